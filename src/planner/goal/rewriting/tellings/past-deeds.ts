import type { Said } from '../said.ts'

const MONTHS = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const WHEN = String.raw`(?:(?:back )?in (?:${MONTHS}|(?:the )?(?:spring|summer|autumn|winter))(?: last year)?|last (?:week|month|year|spring|summer|autumn|winter|(?:${MONTHS}))|(?:a|two|three|four|five|six|\d{1,2}|some|several|few|a few) (?:days|weeks?|months?|years?) ago|already|the other (?:day|week))`
const PASSED = String.raw`(?:did|passed|sat|took|had|got|finished|completed|failed)`
/** What somebody did, with its time in the past: 'I passed my theory test in November'. */
const DEED = new RegExp(String.raw`(?:i|we) (?:already )?${PASSED} (?:my|our|the|a|an) (?:[\p{L}’'-]+ ){1,4}?${WHEN}(?!\p{L})`, 'giu')
/** So many of something behind somebody: 'I've had 12 lessons so far'. */
const SO_FAR = /(?:i|we)(?:['’]ve| have) (?:already )?(?:had|done|taken) (?:about |around )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some|several) (?:driving |swimming |riding |singing |piano |guitar |trial )?(?:lessons?|sessions?|classes|interviews?|treatments?|appointments?|mocks?|mock (?:tests?|exams?))(?: so far| already)?(?! (?:a|per|each|every|to|left|of)(?!\p{L}))(?!\p{L})/giu
const JOINED = /^(?:[.!;\n] {0,2}|, (?:and |but |so )?| and (?:now )?| but | so (?:now )?)(?=\S)/iu
const BEFORE = /(?:^|[.!?;\n] {0,2}|, (?:and |but )?| and | but )$/iu

/** 'I did my theory test in November and I've had 12 lessons': that is over, and what is told behind or before it is the work. */
export function pastDeeds(text: string): Said[] {
  const found = [...text.matchAll(DEED), ...text.matchAll(SO_FAR)].filter(({ index }) => BEFORE.test(text.slice(Math.max(0, index - LONGEST_JOINT), index))).toSorted((a, b) => a.index - b.index)
  const behind = new Set<number>()
  return found.flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const before = BEFORE.exec(text.slice(Math.max(0, index - LONGEST_JOINT), index))![0]
    const isOpening = behind.has(index) || /^(?:$|[.!?;\n])/u.test(before)
    // A sentence goes with the joint behind it, and a clause with that before it.
    if (!isOpening) return [{ text: ' ', start: index - before.length, end }]
    const joint = JOINED.exec(text.slice(end))
    if (joint === null) return []
    behind.add(end + joint[0].length)
    return [{ text: ' ', start: index, end: end + joint[0].length }]
  })
}

/** In characters. */
const LONGEST_JOINT = 8
