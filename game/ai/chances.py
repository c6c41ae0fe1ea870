"""stub"""
def chances(house, scores, dealer):
    s=[x+20 for x in scores]
    return [x*x/sum([y*y for y in s]) for x in s]
