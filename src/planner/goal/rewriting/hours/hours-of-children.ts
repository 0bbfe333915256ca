import type { Said } from '../said.ts'

const CHILD = /(?<!\p{L})(?:my|our|her|his|the) (?:\d{1,2}[- ]year[- ]olds?|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|twins|little one|grandson|granddaughter|teenager)(?!\p{L})/iu
const BEDTIME = /(?:,| and|, and|\.|;|,? but| so) (?:(?:her |his |their |the )?(?:bed|bedtime|lights out|bed time)|(?:she|he|they) (?:goes|go|has to go|is|are) (?:to|in) bed)(?: is| are|['’]s)?(?: at| by| around)? (?<hour>[6-9]|10)(?:[.:](?<minute>\d{2}))? ?(?:pm|o['’]clock)?(?= ?(?:[.,;!?)\n]|$| and| so| but))/iu
const AFTER_SCHOOL = /(?<!\p{L})(?<!(?:straight|club|clubs|right|just) )after school(?! ?(?:club|clubs|activit|care|\(|from|at |until|till|to \d|,? ?\d))(?! (?:on )?\p{L}{3,9}(?:[-–]\p{L}{3,9})?,? (?:from |at )?\d)(?!\p{L})/giu
const BEFORE_BED = /(?<=(?<!\p{L})(?:(?:half an|an?) hour|\d{1,2} ?(?:minutes?|mins?)|(?:ten|fifteen|twenty|thirty|forty) min(?:ute)?s|one chapter|a chapter|\d{1,3} pages)(?: (?:a|each|every|per) (?:day|night|evening)| daily| nightly)?) (?:just |right )?before (?:bed(?:time)?|i go to bed|i sleep|sleep|going to (?:bed|sleep))(?! ?(?:\(|at |,? ?\d))(?!\p{L})/giu
/** When a child is home and has eaten something, and the latest that it works. */
const [FROM_SCHOOL, UNTIL_BED] = ['16:00', '19:30']
/** The last hour and a half of an adult's day. */
const [LATE, NIGHT] = ['21:00', '22:30']
const OFTEN = /(?:a|each|every|per) (?:day|night|evening)$|daily$|nightly$/iu

/** 'An hour after school, bed is 8.30' is a child's afternoon and early evening; 'half an hour before bed' is the end of the day. */
export function hoursOfChildren(text: string): Said[] {
  const isOfChild = CHILD.test(text)
  const bed = isOfChild ? BEDTIME.exec(text) : null
  const until = bed === null ? UNTIL_BED : `${Number(bed.groups!['hour']) + 12}:${bed.groups!['minute'] ?? '00'}`
  const afternoons = isOfChild ? [...text.matchAll(AFTER_SCHOOL)].map(({ 0: words, index }) => ({ text: `between ${FROM_SCHOOL} and ${until}`, start: index, end: index + words.length })) : []
  const nights = isOfChild ? [] : [...text.matchAll(BEFORE_BED)].map(({ 0: words, index }) => ({ text: `${OFTEN.test(text.slice(0, index)) ? '' : ' a day'} between ${LATE} and ${NIGHT}`, start: index, end: index + words.length }))
  return [...afternoons, ...nights, ...(bed === null || afternoons.length === 0 ? [] : [{ text: '', start: bed.index, end: bed.index + bed[0].length }])]
}
