import { describePattern, describeWindows } from '../describe.ts'
import { addReading, claim, hasTime, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import type { Segment } from '../segments.ts'

/** Days without the usual work: 'I don't work on', 'my days off are', 'I'm off on'. */
const FREED = /(?:^| )(?:(?:i|we) (?:don't|do not|never|dont) (?:have to )?work|(?:i'm|im|i am|we're) (?:off|not working|not at work|off work)|(?:my|our) (?:free days?|days? off|non - working days?|non-working days?) (?:is|are|=|:))(?: on)?$/u

/** 'Fridays are my day off', 'Mondays we're closed'. */
const FREED_BEHIND = /^(?:(?:is|are) (?:my|our) (?:free days?|days? off|non - working days?|non-working days?)|(?:i'm|i am|we're|we are) (?:closed|shut))$/u

/** 'so that's when I can do this', 'so those', 'so I have time then'. */
const USED = /^(?:(?:so|and|which means|meaning|therefore|let's|let us|we'll|i'll) )*(?:(?:that|this|those|these|it)(?:'s| is| are|'re)? (?:when|the days?|my (?:time|chance|days?))\b.*|(?:use |take |plan |only |just )*(?:those|these|then|them|on those(?: days)?|those days|those two)(?: (?:please|only|then|it is|work|are fine|would be good|are ideal|suit me))?|(?:i |we )?(?:can|have time|have got time|am free|am around)(?: \p{L}+){0,6} (?:then|on those days|on them))$/u

/** Whether days that are free of work are named as the time for the plan: "I don't work Thursdays, so that's when". */
export function isFreedForPlan(context: ReadingContext, { leftKeys, rightKeys, segment }: Surroundings): boolean {
  const isFreed = /(?:^| )(?:i've|we've|i have|we have)(?: got)?$/u.test(leftKeys.join(' ')) && rightKeys.join(' ') === 'off' || FREED.test(leftKeys.filter((key) => key !== ',').join(' ')) || FREED_BEHIND.test(rightKeys.join(' '))
  return isFreed && segment !== null && useOf(context, segment) !== null
}

/** Who tells of a job has the days for the plan that the job leaves: 'I'm a cook, days off are Mon + Tue', 'ich arbeite 80 %, freitags frei'. */
export function isFreedByJob(context: ReadingContext, { leftKeys, rightKeys }: Surroundings): boolean {
  if (context.plannerType !== 'calendar' || !HAS_JOB.test(context.prompt)) return false
  const left = leftKeys.filter((key) => key !== ',').join(' ')
  return OFF_WORK.test(left) || FREED_BEHIND.test(rightKeys.join(' ')) || /^(?:i|we) (?:have|get|'ve got) (?:it |them )?off$/u.test(rightKeys.join(' ')) || HAS_OFF.test(left) && /^(?:off|frei|libres?)$/u.test(rightKeys.join(' '))
}

const HAS_JOB = /(?<!\p{L})(?:i work|we both work|i['’]?m (?:an? )?(?:\p{L}+ ){0,2}(?:cook|chef|nurse|driver|teacher|waiter|waitress|manager|paralegal|baker|doctor|electrician|plumber|carpenter|firefighter)|i (?:teach|commute)|my job|full.?time|on shifts?|ich arbeite|je travaille|trabajo de|trabajo en|trabalho (?:de|em|n[oa]))(?!\p{L})/iu
const OFF_WORK = /^(?:(?:and|but) )?(?:(?:my|our) )?(?:days? off|off days?|free days?) (?:is|are|=|:)(?: on)?$/u
const HAS_OFF = /(?:^| )(?:(?:i|we) (?:have|get)|i've got|ich arbeite (?:[\p{L}\d]+ ?){1,3}%?)$/u

/** Several such days are those of the plan; a single one is only a good day for it. */
export function addDaysOffWork(context: ReadingContext, { days, entry, words }: TypedTime): void {
  const isAll = (days.weekdays?.length ?? 0) > 1 || context.readings.some(({ kind, appliesTo, strength }) => kind === 'availability' && appliesTo === null && strength === 'hard')
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, strength: isAll ? 'hard' : 'soft', text: `${describePattern(days)}${describeWindows(entry.windows)}` })
}

/** The words that follow are part of what has been read. */
export function claimUse(context: ReadingContext, { segment }: Surroundings): void {
  const use = segment ? useOf(context, segment) : null
  if (use) claim(context, use)
}

function useOf(context: ReadingContext, segment: Segment): Segment | null {
  const sentence = sentenceOf(context, segment)
  const next = sentence[sentence.indexOf(segment) + 1]
  return next && !hasTime(context, next) && USED.test(keysOf(context, next).join(' ')) ? next : null
}
