import { craft, within } from './craft.ts'
import type { Craft } from './craft.ts'

/** What teams that build software do beside it, and running systems: nothing of it has screens and an API. */
export const SOFTWARE_CRAFTS: readonly Craft[] = within(['software'], [
  craft(['brownouts', 'brownout', 'planned outages'],
    [null, 'Announced with the hour a week before; ten minutes, then an hour, at another time of day; the error says where to go; support and a way to stop it ready.', 'who still called is on a list with a person to ring, and the next one is announced', 5]),
  craft(['wifi coverage', 'wi fi coverage', 'radio coverage'],
    [null, 'Walk with the real device at the height of the hand, full and empty aisles, doors shut; dead places on the plan; roaming while moving.', 'the device stays connected on every way that people take', 6]),
  craft(['full stock count', 'stock count', 'stocktake', 'physical inventory'],
    ['areas, sheets, pairs, and what must not move meanwhile', 'Every place has a number; one counts and one writes; goods on the way settled before; one aisle tried.', 'one aisle was counted twice with the same result, and everybody knows their area', 4],
    [null, 'All movement stops; blind, area by area, signed; differences above the limit counted again by another pair.', 'each area is signed, and every large difference is explained or booked by whoever may', 8]),
  craft(['rollback plan', 'back out plan', 'fallback plan'],
    [null, 'For each step: how it is undone, by whom, until when that is possible and what is lost; who decides, by which sign; run once on a copy with the clock going.', 'it was carried out once on a copy within the time allowed, and the one who decides has signed', 4]),
  craft(['backups verified', 'backups', 'verified backups'],
    [null, 'Restored to a clean machine by somebody who did not set it up; row counts and newest entry compared; hours taken against hours allowed.', 'a full restore ran within its hours, and the owner has opened the data', 5]),
  craft(['extension check', 'compatibility check', 'extensions', 'driver check'],
    [null, 'List from the running system and not from memory; each with its version for the new release, what replaces it, and who uses it; tried on a copy with the real load.', 'each has a version that works on the copy, or a decision', 4]),
  craft(['strings', 'strings out', 'strings extracted', 'string extraction', 'text extraction', 'externalised strings'],
    ['a key for every text, none glued together', 'Plurals, dates, numbers and names by the library; a note for each of where it stands and how long it may be; a false language in the build that shows what was missed.', 'the product runs in the false language, and no text is left in the code', 8],
    ['freeze the texts and hand them over', 'A day after which nothing changes without a word to all translators; file, notes and pictures in one place.', 'each translator has opened the file and its notes', 2]),
  craft(['translation', 'translations', 'japanese', 'korean', 'thai', 'german', 'french', 'spanish', 'italian', 'arabic', 'polish', 'dutch', 'portuguese'],
    ['glossary and tone, with ten screens as a pattern', 'Terms that never change, form of address, length of buttons; agreed with somebody who lives there.', 'the pattern is accepted, and terms stand in the tool', 3],
    ['translate the frozen texts, seen in the product', 'With picture or key of where it stands; questions in one list; numbers, dates, plurals and names checked.', 'each text was seen where it stands, and no question is open', 10]),
])
