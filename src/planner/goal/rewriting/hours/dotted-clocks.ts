import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { sentenceStart } from '../sentence-start.ts'
import { ANY_DATE } from '../time-patterns.ts'
import type { Said } from '../said.ts'

/** 'Joan 12.15 cut', 'on stage 8.30': behind a name, hours and minutes in steps of five. */
const DOTTED = /(?<=(?<before>\p{L}[\p{L}'’]*)\)? )(?<hour>[1-9]|1\d|2[0-3]|0\d)\.(?<minute>[0-5][05])(?=$|[,;)\n]|\.(?!\d)| (?!(?:am|pm|to|till|until|uhr|km|kms?|k|kg|g|m|mi|miles?|l|litres?|ml|per|percent|points?|euros?|eur|usd|gbp|pounds?|dollars?|million|billion|[ap]\.m|x|out|seconds?|min|mins|minutes|h|hours?)(?!\p{L})| ?[-–%€$£+/*]))/giu
/** Another clock, which no number of something else looks like. */
const CLOCK = /(?<![\d.,])\d{1,2}(?::[0-5]\d(?!\d)|(?:\.[0-5]\d)? ?(?:am|pm)(?!\p{L}))|(?<!\p{L})(?:at \d{1,2}(?:[.:]\d{2})?(?![\d/%]| ?(?:%|km|kg|percent))|noon|midday|midnight)(?!\p{L})/iu
/** A day of the calendar or of the week right behind: 'in the oven 8.30 Sunday'. */
const DAY_BEHIND = /^ (?:on )?(?:(?:every|each) (?:day|night|evening|morning)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)(?!\p{L})/iu
/** What a number with a point is said of otherwise, and what already says that it is a time. */
const OTHERWISE = /^(?:at|from|by|till|until|after|before|since|between|and|to|or|is|was|are|of|about|around|over|under|than|sub|for|in|costs?|scores?|scored|gpa|version|release|chapter|section|figure|table|ratio|rate|average|mean|marks?|grade|size|level|weigh\p{L}*|band|ielts|python|node|java|ios|android|windows|ubuntu|php|ruby|pb|pr|plus|minus|target|goal|elo|rating|pace|time|page|room|step|part|route|rs|usd|eur|gbp|run|runs|swim|row|out|off|back|home|away|dep|arr|um|ab|bis|von|de|das|du|les|las)$/iu

const DATE = new RegExp(String.raw`(?<![\p{L}\d])${ANY_DATE}`, 'iu')

/** English hours with a point, written with a colon where the goal has other hours beside them. */
export function dottedClocks(text: string, said: () => readonly TimeExpression[]): Said[] {
  const found = [...text.matchAll(DOTTED)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    // 'The party is on 9 October, lunch 12.30'.
    const isDated = DATE.test(text.slice(sentenceStart(text, index), index))
    const isSure = isDated || CLOCK.test(text.slice(0, index)) || CLOCK.test(text.slice(end)) || DAY_BEHIND.test(text.slice(end))
    if (!isSure || OTHERWISE.test(groups!['before']!)) return []
    return [{ text: `at ${Number(groups!['hour'])}:${groups!['minute']!}`, start: index, end }]
  })
  // 'Train in 12.15 on Friday' is read as it stands.
  const known = found.length === 0 ? [] : said()
  return found.filter(({ start, end }) => !known.some((time) => time.start < end && time.end > start))
}
