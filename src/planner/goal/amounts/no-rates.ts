import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'

/** How far back and on words say what a count is of. */
const NEAR = 6

/** 'Reduce by three each week', 'add five each week', '15 minutes earlier each week', 'an hour longer every day': how something changes, and nothing that is done so often. */
const CHANGES = /(?:^| )(?:(?:reduc|increas|rais|lower|grow|lengthen|shorten|cut(?:ting)?|taper|build|progress|steiger|erhoh|reduzier|senk|verkurz|verlanger|aument|reduc|baj|sub|increment|augment|redui|diminu)\p{L}*(?: \S+){0,4} (?:by|um|en|de|em) (?:\S+ ){0,3}|add(?:ing)? (?:on )?(?:\d+|an?|one|two|three|four|five|six|ten|another) (?:\S+ ){0,2}|(?:earlier|later|longer|shorter|further|heavier|faster|slower|more|less|fewer|fruher|spater|langer|kurzer|mehr|weniger|mas|menos|plus tot|plus tard|plus long\p{L}*|plus|moins|mais) )$/u

/** Whether the words before a period, its own count among them, say by how much something changes. */
export function saysChange({ source: { tokens } }: ReadingContext, { left }: Surroundings, end: number): boolean {
  const keys = tokens.slice(left.from, end).map(({ key }) => key).filter((key) => key !== ',')
  return CHANGES.test(`${keys.slice(-NEAR - 4).join(' ')} `)
}

/** 'Five a week isn't going to cut it', 'no pupil twice in one week', 'nobody more than six a week': what is not to be. */
export function isNoRate({ language }: ReadingContext, { leftKeys, rightKeys }: Surroundings): boolean {
  const isRefused = /^(?:(?:just|simply|really) )?(?:isn't|is not|won't|will not|wouldn't|would not|aren't|are not|doesn't|does not|reicht nicht|no (?:basta|alcanza|me alcanza)|ne suffit|nao (?:basta|chega|da))(?= |$)/u.test(rightKeys.join(' '))
  const left = leftKeys.join(' ')
  // 'No me pongas más de tres' bounds what there is.
  if (language === 'en' && NO_SUCH.test(left) && leftKeys.length <= NEAR) return true
  return isRefused || /^(?:(?:and|but) )?(?:nobody|no one|none of \p{L}+|niemand|kein\p{L}* \p{L}+|nadie|ningun\p{L}* \p{L}+|personne|aucun\p{L}* \p{L}+|ninguem|nenhum\p{L}* \p{L}+)(?= |$)/u.test(left) && leftKeys.length <= NEAR
}

const NO_SUCH = /^(?:(?:and|but) )?no \p{L}+(?= |$)/u

/** 'I reckon 12 a day', 'we manage about five': who says so names nothing. */
export const OPINION = /^(?:(?:and|so|but) )?(?:i|we|i'd|we'd|ich|wir|yo|nous|je|eu)? ?(?:reckon|guess|think|figure|say|estimate|aim for|schatze|denke|calculo|creo|pense|estime|acho)(?: (?:on|i|we|about|it's|it'll be))*$/iu
