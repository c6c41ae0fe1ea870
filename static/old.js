/* Only browsers load this that know no modules: so old that they can't read the game's scripts, nor this one if it
   were written as those are. They show the rules, and say why there is no game. */
(function () {
  var page = document.documentElement;
  page.setAttribute("data-app", "failed");
  document.querySelector('[data-failure="old"]').removeAttribute("hidden");
  document.getElementById("try-again").style.display = "none";
  document.getElementById("loading").style.display = "none";
  document.getElementById("rules-panel").setAttribute("open", "");
})();
