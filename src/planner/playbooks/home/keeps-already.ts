import type { Keyword } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'fifteen', 'twenty', 'thirty', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '15', '20', '25', '30', 'many', 'several', 'some']

/** Words of somebody who has done it for some time and wants no first year: no choosing of the place, no buying of the outfit. */
export const KEEPS_ALREADY: Keyword[] = [
  ...wordings(['for', 'after'], NUMBERS, ['years', 'seasons']), ...wordings(NUMBERS, ['years of', 'years behind', 'years experience', 'years in']),
  ...wordings(['my', 'our'], ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'], ['year', 'season', 'summer']),
  'for years', 'years of', 'experienced', 'advanced', 'expert', 'old hand', 've kept', 'have kept', 've been keeping', 'have been keeping', 've grown', 'have grown', 've been growing', 'have been growing', 'already keep', 'already have', 'existing', 'established', 'seit jahren', 'seit vielen jahren', 'erfahren', 'con experiencia', 'desde hace', 'depuis des annees', 'experimente', 'ha anos', 'experiente',
]

/** Words by which a month is the one in which the animals come, and not the one in which everything is done. */
export const ANIMALS_COME: Keyword[] = ['get', 'getting', 'arrive', 'arriving', 'are coming', 'come to us', 'moving in', 'move in', 'pick up', 'collect', 'fetch', 'bring home', 'buy', 'adopt']
