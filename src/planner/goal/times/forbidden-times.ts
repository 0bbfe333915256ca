import { hasCue } from '../cues.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isInGoal } from '../scope/things-of-clause.ts'
import { isExceptingAt } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import { TAKEN } from '../dates/bans-behind.ts'
import { isElsewhere } from './elsewhere.ts'
import { isOccasionOfOthers, isTakenUp } from './off-elsewhere.ts'
import { isFreedForPlan, isFreedByJob } from './freed-days.ts'
import { isOutOfForm } from './out-of-form.ts'
import type { TimeEntry } from './time-entries.ts'
import { clauseOfTime, hasDates } from './clause-of-time.ts'
import type { ClauseOfTime } from './clause-of-time.ts'
import { areFreeHours, areOwnHours, hasThemFree, isFreeList, isFreeSlots, isFreeToWork, isLeftFree, isMoreFreeTime, isOwnFreeTime, isSomebodyFree, isUnderHeading } from './free-times.ts'
import { isAway, isBusyThen, isDoneByOthers, isHeadedAway, isThere, isThereThen, isTooTired, isWholeTeamOut } from './who-is-away.ts'
import { isBreakTime, isDayOfRest, isIdleSpan, isNamedBreak, isOutOfUse, isPublicHoliday, isReserved, isRest } from './days-of-rest.ts'
import { givesTime } from './gives-time.ts'
import { isNegated, isSkipped } from './denial-words.ts'

type Verdict = { says: string; forbids: boolean; holds: (clause: ClauseOfTime) => boolean }

/** What forbids a time and what opens it, narrow wordings before wide ones: the first that holds decides. */
export const VERDICTS: readonly Verdict[] = [
  { says: "I don't work Thursdays, so that's when", forbids: false, holds: ({ context, around }) => isFreedForPlan(context, around) },
  { says: "I'm a cook, days off are Mondays and Tuesdays", forbids: false, holds: ({ context, around }) => isFreedByJob(context, around) },
  { says: "I'm useless before nine", forbids: true, holds: ({ around, entry }) => isOutOfForm(around, entry) },
  { says: 'the pool is ours on Tuesdays', forbids: false, holds: ({ around }) => givesTime(around) },
  { says: 'treino livre ao domingo', forbids: false, holds: ({ context, around }) => context.language !== 'en' && FREE_PRACTICE.test(around.leftKeys.join(' ')) },
  { says: 'evenings, except Mondays', forbids: true, holds: isExcepted },
  { says: 'the week of 11 October is fall break', forbids: true, holds: isBreakTime },
  { says: 'el 24 de febrero es fiesta local', forbids: true, holds: isPublicHoliday },
  { says: 'the weekend of 8 May is sacred', forbids: true, holds: ({ around, entry }) => hasDates(entry) && TAKEN.test(around.rightKeys.join(' ')) },
  { says: 'Free: Tuesday evenings and Saturdays', forbids: false, holds: isUnderHeading },
  { says: 'Holidays: 3-9 May', forbids: true, holds: isHeadedAway },
  { says: 'hut trip 4-10 May', forbids: true, holds: isNamedBreak },
  { says: 'every day but Wednesday', forbids: true, holds: isButDays },
  { says: 'the kit is being repaired from 1 to 5 February', forbids: true, holds: isOutOfUse },
  { says: 'over Diwali (8-10 November) nobody works', forbids: true, holds: isIdleSpan },
  { says: "I'm in Oslo 17-20 May", forbids: true, holds: isThere },
  { says: 'we go skiing from 6 to 13 February', forbids: true, holds: ({ context, around, entry }) => isElsewhere(context, around, entry) },
  { says: 'el 6 y el 7 de marzo tengo una boda', forbids: true, holds: ({ context, around, entry }) => isOccasionOfOthers(context, around, entry) },
  { says: 'du 8 au 12 février j’ai les petits', forbids: true, holds: ({ context, around, entry }) => isTakenUp(context, around, entry) },
  { says: 'je suis libre le mardi', forbids: false, holds: isSomebodyFree },
  { says: 'from 17 to 31 July my neighbour does it', forbids: true, holds: isDoneByOthers },
  { says: 'in der Osterwoche (29.3.-4.4.) bin ich in Rom', forbids: true, holds: isThereThen },
  { says: 'the night of 27 February I am working', forbids: true, holds: isBusyThen },
  { says: 'everybody is out on 2 February', forbids: true, holds: isWholeTeamOut },
  { says: 'tengo libres los martes', forbids: false, holds: hasThemFree },
  { says: 'I have Mondays free', forbids: false, holds: ({ around, entry }) => isOwnFreeTime(around, entry) },
  { says: 'plus Sunday 14 March is free', forbids: false, holds: isMoreFreeTime },
  { says: 'free to revise Mon-Sat 9-12', forbids: false, holds: isFreeToWork },
  { says: 'free slots: lunch breaks and evenings 19-21', forbids: false, holds: isFreeSlots },
  { says: 'Mon and Wed 6.30-7.30 am are mine', forbids: false, holds: areOwnHours },
  { says: 'free Saturdays all day + Thursdays after 17:00', forbids: false, holds: isFreeList },
  { says: 'free 18:00-20:00', forbids: false, holds: areFreeHours },
  { says: 'Sunday is a day of rest', forbids: true, holds: isDayOfRest },
  { says: 'never on Mondays, plus 10-14 May', forbids: true, holds: addsToExclusion },
  { says: 'the old server is switched off on 31 March', forbids: false, holds: isThingSwitchedOff },
  { says: 'phone off at 22:00 each night', forbids: false, holds: isDoneEveryDay },
  { says: '13 March impossible', forbids: true, holds: isImpossible },
  { says: 'nothing on Fridays', forbids: true, holds: isDenied },
  { says: 'away 15-21 February', forbids: true, holds: isAway },
  { says: 'lorry driver, out Mondays to Thursdays', forbids: true, holds: ({ context, around: { leftKeys }, entry }) => context.plannerType === 'calendar' && /^(?:(?:i'm|im|i am) )?out$/u.test(leftKeys.join(' ')) && (entry?.weekdays?.length ?? 0) > 1 },
  { says: 'keep 28 February totally empty', forbids: true, holds: isKeptEmpty },
  { says: 'keep Sundays clear', forbids: true, holds: ({ keys }) => hasCue(keys, 'keepFree') },
  { says: 'Sundays belong to the family', forbids: true, holds: isReserved },
  { says: 'skip 5 May', forbids: true, holds: ({ keys }) => isSkipped(keys) },
  { says: 'rest on Mondays', forbids: true, holds: isRest },
  { says: "weekday evenings I'm too tired", forbids: true, holds: isTooTired },
]

/** Whether the clause forbids its time. */
export function isForbidden(context: ReadingContext, stated: Surroundings, entry: TimeEntry | null = null): boolean {
  const clause = clauseOfTime(context, stated, entry)
  return !isGoalItself(clause) && (VERDICTS.find(({ holds }) => holds(clause))?.forbids ?? false)
}

function isExcepted({ context, around: { segment } }: ClauseOfTime): boolean {
  return segment !== null && segment.from > 0 && isExceptingAt(context.source, segment.from)
}

/** 'Free' behind the noun of what is done is how it is done; free time, days and people are another matter. */
const FREE_PRACTICE = /^(?:(?:y|e|et|,) )?(?:treino|nado|nata[cç][aã]o|natacion|nage|entreno|entrenamiento|entrainement|patinage|patinaje|patinagem|escalada|dibujo|desenho|dessin|baile|danca|danse|luta|lucha|lutte|verso|vers|estilo|estudo|estudio|pratica|practica|pratique) (?:livre|libre)s?$/u

/** 'From 11 March with my dad who can't walk far' denies nothing of the days before it. */
function isDenied({ keys, around, entry }: ClauseOfTime): boolean {
  const { leftKeys, rightKeys } = around
  // 'My gran helps on Wednesdays only and doesn't drive'.
  if (rightKeys[0] === 'only') return isNegated(leftKeys)
  const aside = rightKeys.findIndex((key) => /^(?:who|whose|because|cos|although|though)$/u.test(key))
  const said = aside < 0 ? keys : [...leftKeys, ...rightKeys.slice(0, aside)]
  if (!isNegated(said)) return false
  return isNegated(said.filter((key) => key !== 'free')) || isLeftFree(around, entry)
}

/** 'Only Saturdays, March 13 impossible'. */
function isImpossible({ context, entry }: ClauseOfTime): boolean {
  if (entry === null || entry.spans.length === 0) return false
  const { end } = entry.expressions.at(-1)!
  return /^ (?:is |are )?(?:impossible|not possible|no good|taken|gone|off limits|blocked|not free|unmöglich|imposible)(?!\p{L})|^ (?:don['’]?t|doesn['’]?t|won['’]?t) (?:work|suit)(?!\p{L})/iu.test(context.prompt.slice(end, end + 20))
}

/** 'every day but Wednesday', 'any day but Mondays and Fridays'. */
function isButDays({ context, around: { segment, leftKeys, rightKeys } }: ClauseOfTime): boolean {
  if (!segment || leftKeys.join(' ') !== 'but' || rightKeys.length > 0) return false
  const before = context.groups.findLast(({ to }) => to <= segment.from)
  return before !== undefined && before.to === segment.from && before.entries.some(({ isDaily, weekdays }) => isDaily || (weekdays?.length ?? 0) >= 5)
}

/** 'phone off at 22:00 each night': an hour of every day is when something is done, not when nothing may be. */
function isDoneEveryDay({ keys, entry }: ClauseOfTime): boolean {
  return entry !== null && entry.isDaily && entry.windows.length === 0 && entry.point !== null && !isNegated(keys)
}

/** Something ends then; whoever plans works on. */
function isThingSwitchedOff({ around: { leftKeys } }: ClauseOfTime): boolean {
  return SWITCHED_OFF.test(leftKeys.join(' ')) && !leftKeys.some((key) => NEEDED.test(key))
}

const SWITCHED_OFF = /(?:^| )(?:switched|turned|shut|cut|taken|goes|go|going|kicks?|kicked|signed|paid|written|sold|called|dropped|fall|falls|come|comes|came|coming) off(?: (?:on|at|for good|by us|forever|finally|completely))?$/u

/** Without it nobody works. */
const NEEDED = /^(?:power|water|heating|gas|electricity|internet|wifi|lift|oven|i|we)$/u

function isKeptEmpty({ context, around: { leftKeys, rightKeys } }: ClauseOfTime): boolean {
  if (/^(?:is |are )?(?:to be )?(?:kept|left) (?:empty|free|clear|blank|open)(?: |$)/u.test(rightKeys.join(' '))) return true
  // 'Leave me Saturdays', 'keep Friday evenings for the family': whoever they are for, the plan has none of them.
  if (/^(?:please )?(?:leave|spare|save) (?:me|us|mir|uns)(?: the| my| our)?$/u.test(leftKeys.join(' '))) return true
  const whom = /^(?:please )?(?:keep|leave|save|reserve)(?: my| our| the)?$/u.test(leftKeys.join(' ')) ? /^for (?:the |my |our )?(\p{L}+)$/u.exec(rightKeys.join(' '))?.[1] : undefined
  if (whom !== undefined && !whom.endsWith('ing') && !isInGoal(context, whom)) return true
  const isKept = /(?:^| )(?:keep|leave|have|want)$/u.test(leftKeys.filter((key) => !/^(?:the|on|all)$/u.test(key)).join(' '))
  return isKept && /^(?:(?:totally|completely|absolutely|all|as) )?(?:empty|blank|untouched|bare|clear|free)(?: |$)/u.test(rightKeys.join(' '))
}

/** 'never on Mondays, plus 10-14 May': further days of the same kind. */
function addsToExclusion({ context: { readings, source }, around: { segment, left, leftKeys } }: ClauseOfTime): boolean {
  const last = readings.at(-1)
  const isOr = leftKeys.length === 1 && /^(?:or|nor)$/u.test(leftKeys[0]!)
  // 'Not Tuesdays (swimming) or Fridays': what stands in brackets says why.
  const isBehindReason = segment?.lead === ')' && segment.from === left.from
  if (isOr && last?.kind === 'exclusion' && (isBehindReason || source.tokens[left.to - 1]!.start - last.end <= 1)) return true
  const isMore = segment !== null && source.tokens[segment.from]!.key === 'plus' && leftKeys.every((key) => key === 'plus' || key === 'on' || key === 'also')
  return isMore && last?.kind === 'exclusion' && source.tokens[segment.from]!.start - last.end <= 3
}

/** 'Get fit for skiing in February', 'a week camping in Wales in July': what is asked for, and nobody's absence from it. */
function isGoalItself({ context, around: { segment } }: ClauseOfTime): boolean {
  if (segment === null || segment !== context.segments[0]) return false
  const said = keysOf(context, segment).join(' ')
  return ASKS_FOR_IT.test(said) && !ABSENT.test(said)
}

const ASKS_FOR_IT = /^(?:(?:i|we) (?:want|need|would like|plan) to |please |help (?:me|us) )*(?:get|be|become|train|prepare|plan|organi[sz]e|book|go|an?|one|two|three|four|\d+) .*(?<!\p{L})(?:skiing|camping|trip|tour)(?!\p{L})/u
const ABSENT = /(?:^| )(?:not|no|never|nothing|except|off|away|out|but)(?: |$)/u
