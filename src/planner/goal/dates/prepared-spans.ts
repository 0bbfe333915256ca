import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { pointOf } from '../times/clock-windows.ts'
import { addDayEvent } from './add-day-event.ts'
import { COMING_TO_LIVE, HAPPENS, HAS_IT, IN_FORCE, LED_UP_TO, VISITORS, WORKED_FOR } from './led-up-to.ts'

type Horizon = ReadingOf<'horizon'>

/** Nearer days are the plan's own: there is no time to lead up to them. */
const SHORTEST_LEAD_DAYS = 7
/** Weeks ahead, the time until then is what is planned. */
const LONG_LEAD_DAYS = 21

/**
 * 'Prepare for a hiking holiday 5-12 June', 'moving to Canada in September': the days belong to what the goal leads up to,
 * and the plan ends where they begin. 'Family holiday in Puglia from 5 to 12 June' is done on its days.
 */
export function settlePreparedSpans(context: ReadingContext): void {
  const horizon = context.plannerType === 'calendar' ? spanOfGoal(context) : undefined
  if (!horizon) return
  const said = goalKeys(context)
  if (isOffSchool(context)) return
  if (!leadsUp(context, said, horizon)) return
  const days = { first: horizon.first!, last: lastDayOf(context, horizon) }
  const words = wordsOf(context, horizon)
  const isOfGoal = words.from < context.segments[0]!.to
  const title = (isOfGoal || !IN_FORCE.test(said) ? titleOfGoal(context, words) : null) ?? (isExact(context, horizon) ? phraseOf(context, context.segments[0]!, 6) : null)
  if (title === null) return
  // 'My dad (78) is coming to live with us from 1 April, convert the study, …': whoever comes is no thing to do.
  const isOfIt = (reading: ReadingContext['readings'][number]) => reading.kind === 'topic' && COMING_TO_LIVE.test(said) && reading.end <= horizon.end
  // 'from 8 March for three days': the first day, read apart from its length.
  const isStartOf = (reading: ReadingContext['readings'][number]) => reading.kind === 'horizon' && reading.source === 'stated' && reading.first === days.first && (reading.last === null || reading.appliesTo === null && reading.last <= days.last + 1)
  // Where one goes then is not where one gets ready.
  const isPlaceOfIt = (reading: ReadingContext['readings'][number]) => reading.kind === 'place' && reading.appliesTo === null && reading.start >= horizon.start && reading.end <= horizon.end
  context.readings = context.readings.filter((reading) => reading !== horizon && !isOfIt(reading) && !isPlaceOfIt(reading) && !isLengthOf(reading, horizon) && !isStartOf(reading))
  if (isExact(context, horizon)) addDayEvent(context, words, { title, days, from: hourOf(context, horizon) })
  if (context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.latest <= days.first * MINUTES_PER_DAY)) return
  addReading(context, words, { value: { kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title }, text: `${title}: ready by ${describeDay(days.first)}` })
}

/** 'The children are off school from 15 to 26 February': the days are those that the plan fills. */
const OFF_SCHOOL = /(?:^| )(?:kids|children|boys|girls|twins|son|daughter|grandchildren|enfants|petits|filles|fils|kinder|jungs|ninos|ninas|hijos|hijas|criancas|filhos|filhas) (?:\S+ ){0,6}?(?:en vacances|off school|off nursery|on holiday|on half term|ferien|de vacaciones|de ferias)(?= |$)/u

/** Whether children who are at home are what the plan is for. */
export function isOffSchool(context: ReadingContext): boolean {
  return OFF_SCHOOL.test(goalKeys(context))
}

/** The days that the first sentence gives to the whole plan, the narrowest of them. */
function spanOfGoal(context: ReadingContext): Horizon | undefined {
  const goalEnds = context.segments.findLast(({ sentence }) => sentence === 0)?.to ?? 0
  const end = context.source.tokens[goalEnds - 1]?.end ?? 0
  const isFact = HAS_IT.test(goalKeys(context)) || HAPPENS.test(goalKeys(context))
  return context.readings
    .filter((reading): reading is Horizon => reading.kind === 'horizon' && reading.source === 'stated' && (reading.appliesTo === null || isFact || VISITORS.test(reading.words.toLowerCase()) || COMING_TO_LIVE.test(reading.words.toLowerCase()) || reading.start < (context.source.tokens[context.segments[0]!.to - 1]?.end ?? 0)) && reading.first !== null && reading.start < end)
    .filter(({ first }) => first! >= context.today + SHORTEST_LEAD_DAYS)
    .toSorted((a, b) => (a.last ?? Infinity) - a.first! - ((b.last ?? Infinity) - b.first!))[0]
}

function goalKeys(context: ReadingContext): string {
  const [first] = context.segments
  return first ? sentenceOf(context, first).flatMap((segment) => keysOf(context, segment)).filter((key) => /[\p{L}\p{N}]/u.test(key)).join(' ') : ''
}

function leadsUp(context: ReadingContext, said: string, { first, last }: Horizon): boolean {
  const text = context.source.tokens.map(({ key }) => key).join(' ')
  const goal = { said, text, prompt: context.prompt, isOpen: last === null, isFar: first! >= context.today + LONG_LEAD_DAYS, hasRhythm: hasRhythm(context) }
  return LED_UP_TO.some(({ holds }) => holds(goal))
}

/** 'Prepare for the fair from 1 March, Saturdays 10-12': with days of its own, the work rather than the fair begins then. */
function hasRhythm({ readings }: ReadingContext): boolean {
  return readings.some((reading) => (reading.kind === 'rhythm' || reading.kind === 'availability') && reading.source === 'stated')
}

/** 'four weeks from 5 March': the length that was read apart from its first day. */
function isLengthOf(reading: ReadingContext['readings'][number], { last }: Horizon): boolean {
  return last === null && reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first === null
}

function lastDayOf({ readings }: ReadingContext, horizon: Horizon): number {
  const length = readings.find((reading) => isLengthOf(reading, horizon))
  return horizon.last ?? (length?.kind === 'horizon' ? Math.max(horizon.first!, length.last!) : horizon.first!)
}

/** 'in September' says when at the earliest, not on which days. */
function isExact({ expressions }: ReadingContext, { first, start, end }: Horizon): boolean {
  const said = expressions.find((expression) => expression.days?.first === first && expression.start >= start && expression.end <= end)
  return said === undefined || said.days!.grain === 'day' || said.days!.grain === 'range'
}

/** The 9:00 of 'starts school on Monday 30 August at 9:00'. */
function hourOf({ expressions, is24 }: ReadingContext, { start, end }: Horizon): number | null {
  const clock = expressions.find((expression) => expression.start >= start && expression.end <= end && expression.clock !== null)?.clock
  return clock?.isPoint ? pointOf(clock, is24) : null
}

function wordsOf({ source: { tokens } }: ReadingContext, { start, end }: Horizon): Words {
  return { from: tokens.findIndex((token) => token.start >= start), to: tokens.findLastIndex((token) => token.end <= end) + 1 }
}

/** The words of the goal before its days, without the verb that prepares it. */
function titleOfGoal(context: ReadingContext, words: Words): string | null {
  // The week of 'a week in Sicily in April' is what it is called.
  const own = context.groups.filter(({ from, to }) => from >= words.from && to <= words.to)
  const group = own.find(({ expressions }) => expressions.some(({ days }) => days !== null)) ?? own[0]
  const keys = keysOf(context, words)
  const forWhat = WORKED_FOR.test(keys.join(' ')) ? keys.findLastIndex((key) => /^(?:for|fur|pour|para)$/u.test(key)) : -1
  const from = words.from + (forWhat >= 0 ? forWhat + 1 : /^(?:bereite|bereiten|preparer|preparar)$/u.test(keys[0]!) ? 1 : /^(?:pack|packing)$/u.test(keys[0]!) && keys[1] === 'for' ? 2 : 0)
  return phraseOf(context, { from, to: group?.from ?? words.to }, 6)
}
