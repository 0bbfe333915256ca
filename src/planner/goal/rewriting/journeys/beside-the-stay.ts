import type { Rewriter } from '../rewriter.ts'
import { daysGivenToPlaces } from './days-given-to-places.ts'
import { dayElsewhere } from './day-elsewhere.ts'
import { outingBesideDays } from './outing-beside-days.ts'

/** What a journey's days are for, and what is done on those beside them. */
export const BESIDE_THE_STAY: readonly Rewriter[] = [
  { name: "days given to places: 'three days should be devoted to Ghent, two to Bonn'", for: ['calendar'], cue: /(?:days?|nights?) /iu, find: ({ text }) => daysGivenToPlaces(text) },
  { name: "a day at another place among things to see: 'the tile museum, a day in Sintra'", for: ['calendar'], cue: /day (?:out )?(?:in|at) /u, find: ({ text }) => dayElsewhere(text) },
  { name: "an outing before or behind the days of a stay: 'day trip to Naples afterwards'", for: ['calendar'], cue: /trip to|outing to|excursion to|ausflug nach/iu, find: ({ text, stayBefore, language }) => outingBesideDays(text, stayBefore, language) },
]
