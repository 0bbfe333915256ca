import { describeDay } from '../../goal/describe.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { civilOf, dayOfMinute } from '../../time/day-number.ts'
import { withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/** 'Be fit for a ski week 18-25 March', with training and dates before it: the days are those of the ski week, and the plan leads up to them. */
export function untilWhatItIsFor(frame: PlanFrame): PlanFrame {
  const opening = frame.brief.plannerType === 'calendar' ? frame.of('horizon').find((horizon) => isOpenedByParts(horizon, frame)) : undefined
  if (opening !== undefined) return withEventOf(opening, frame.brief.subject, withoutAssumedSpan(frame))
  const span = frame.brief.plannerType === 'calendar' ? frame.of('horizon').find((horizon) => isOfTheOccasion(horizon, frame)) : undefined
  if (span === undefined) return frame
  const last = span.first! - 1
  const readings = frame.brief.readings.map((reading) => (reading === span ? { ...span, first: null, last, text: `until ${describeDay(last)}` } : reading))
  return withReadings(frame, readings)
}

/** 'Sell honey at the market from 5 June. Still missing: jars, labels, …': what is missing is got before it begins. */
function isOpenedByParts({ source, appliesTo, first, last, words }: ReadingOf<'horizon'>, { brief, of }: PlanFrame): boolean {
  const isLater = source === 'stated' && appliesTo === null && first !== null && last === null && first - dayOfMinute(brief.now) >= LEAST_LEAD && /(?<!\p{L})(?:from|as of|ab|vom|desde|a partir|à partir|dès)(?!\p{L})/iu.test(words)
  return isLater && of('topic').filter(({ list }) => list > 0).length >= FEWEST_MISSING && MISSING.test(brief.prompt)
}

const FEWEST_MISSING = 3
const MISSING = /(?<!\p{L})(?:still (?:missing|to do|needed|open|need)|(?:before|until|till|by) (?:that|then)|left to do|to do before|fehlt noch|fehlen noch|noch offen|bis dahin|todavía falta|me faltan?|queda por|reste à faire|il (?:me )?manque|ainda falta)(?!\p{L})/iu

const READY_FOR = /(?<!\p{L})(?:fit|ready|in shape|prepare[d]?|train(?:ing)?) (?:for|für) (?:an?|the|my|our|his|her|eine?n?|die|den|das|meine?n?|unsere?n?) /iu

/** 'Hike the West Highland Way 22-28 May', 'hen do in York, 10-11 April': for a playbook that prepares, these days are the event and the weeks before them are the plan's. */
export function untilItsDays(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief, of } = frame
  const now = dayOfMinute(brief.now)
  const [mostDays, isOfPlaybook] = playbook?.leadsToItsDays === true ? [MOST_DAYS_AWAY, () => true] : [MOST_DAYS_OF_OCCASION, (span: Span) => playbook?.occasion !== undefined && isNameOfGoal(span, brief.prompt)]
  const span = of('horizon').find((each) => each.source === 'stated' && each.appliesTo === null && each.first !== null && each.last !== null && each.first - now >= LEAST_LEAD && each.last - each.first <= mostDays && !isWholeMonth({ first: each.first, last: each.last }) && isOfPlaybook(each))
  if (span === undefined) return frame
  const events = of('event').filter(({ days }) => days.first >= span.first!)
  // What happens on its days is part of it; an occasion alone on its days has its day by the weekday that it is usually on.
  if (playbook?.leadsToItsDays === true ? events.length > 0 : events.length === 0 || events.some(({ days }) => days.last > span.last!)) return frame
  return withEventOf(span, span.words.split(/[\s,:]+(?:(?:on|from|vom|am|ab|del|du|de) )?\d/u)[0]!.trim() || brief.subject, frame)
}

type Span = PlanFrame['brief']['readings'][number] & ReadingOf<'horizon'>

/** Some days behind what the goal is called, in its first sentence; 'set up the stand from 3 to 5 May' are days of work. */
function isNameOfGoal({ words, start, first, last }: Span, prompt: string): boolean {
  const opening = prompt.split(/[.!?;\n](?:\s|$)/u)[0]!
  return start <= opening.length && first !== last && /\d/u.test(words) && !WORKED_ON.test(opening)
}

const WORKED_ON = /^\W{0,4}(?:(?:i|we) (?:need|want|have) to |help me )?(?:prepare|get ready|set ?up|build|clean|pack|write|finish|learn|study|practi[sc]e|train|vorbereit|aufbau|preparar|montar|préparer|monter)/iu
const MOST_DAYS_OF_OCCASION = 8

/** 'In August': on some day of it, and not from its first on. */
function isWholeMonth({ first, last }: DaySpan): boolean {
  return civilOf(first).day === 1 && civilOf(last + 1).day === 1
}

/** What was assumed of its length was counted from the day on which it opens. */
function withoutAssumedSpan(frame: PlanFrame): PlanFrame {
  const readings = frame.brief.readings.filter(({ kind, source }) => kind !== 'horizon' || source !== 'assumed')
  return { ...frame, brief: { ...frame.brief, readings } }
}

/** The span as the event that the plan leads up to. */
function withEventOf(span: ReadingOf<'horizon'>, title: string, frame: PlanFrame): PlanFrame {
  const event: ReadingOf<'event'> = { ...span, kind: 'event', title, days: { first: span.first!, last: span.last ?? span.first! }, from: null, to: null, place: null, person: null, text: `${title}: ${describeDay(span.first!)}` }
  return withReadings(frame, frame.brief.readings.map((reading) => (reading === span ? event : reading)))
}

/** Who is away for some days trains on none of them. */
export function notDuringItsDays(recurring: readonly NetworkTask[], { anchor, of }: PlanFrame): NetworkTask[] {
  const away = of('event').filter(({ days, from }) => days.first === anchor && days.last > days.first && from === null)
  return recurring.filter(({ wish, answers }) => answers.length > 0 || !away.some(({ days }) => wish.day !== null && days.first <= wish.day && wish.day <= days.last))
}

/** Days without which there is nothing to prepare in, and those that a tour takes at most. */
const LEAST_LEAD = 14
const MOST_DAYS_AWAY = 30

/** Something else of the prompt, work or an absence, lies before those days. */
function isOfTheOccasion({ source, appliesTo, first, words }: ReadingOf<'horizon'>, frame: PlanFrame): boolean {
  if (source !== 'stated' || appliesTo !== null || first === null || !READY_FOR.test(words) || frame.of('rhythm').length === 0) return false
  const hasAbsence = frame.of('exclusion').some(({ days }) => (days.spans ?? []).some((span) => span.last < first))
  return hasAbsence || frame.of('deadline').some(({ latest }) => latest <= first * MINUTES_PER_DAY)
}
