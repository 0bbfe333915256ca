import type { ReadingContext } from '../reading-context.ts'
import { isInGoal, isOfPlan } from './things-of-clause.ts'

/** 'No lifting for', 'I can't drive for', before a stretch of days: only that is barred for so long. */
const FOR_SO_LONG = /^(?:.* (?:and|but|so) (?=i |we |can|must|may|should|not|won))?(?:(?:and|but|so|then|also|please|i|we|with) )*(?:no ((?:(?!or |and |nor )\p{L}{3,} ){0,2}?\p{L}{3,}(?: (?:or|and|nor) (?:\p{L}+ )?\p{L}{3,}){0,2})|(?:can't|cannot|cant|mustn't|must not|may not|shouldn't|am not allowed to|not allowed to|won't be able to) (\p{L}{4,})(?: \p{L}+){0,2}) for(?: (?:the|at least|about|around))*$/u
/** Words with which all of the work is barred, and no deed of its own. */
export const OF_ALL_WORK = /^(?:work|plan|planned|schedul\p{L}*|start|book|booked|done|touch|study|train|practi[cs]e|have|want|need|count|fill|plac\p{L}*|make|like|give|expect|happen\p{L}*|possible|before|after|until|later|more|less|than|only|just|during|walk|walking|run|running|stand|move|sport|sports|exercise|time|tasks?|appointments?|sessions?|anything|everything|nothing)$/u

/** What words before a stretch of days bar for so long; null where that is all of the work, or something the goal itself is about. */
export function barredForSoLong(context: ReadingContext, said: string): string[] | null {
  const [, nouns, deed] = FOR_SO_LONG.exec(said) ?? []
  const barred = nouns?.split(/ (?:or|and|nor) /u) ?? (deed === undefined ? [] : [deed])
  return barred.length > 0 && barred.every((label) => !OF_ALL_WORK.test(label) && !isOfPlan(context, label) && !isInGoal(context, label)) ? barred : null
}
