import type { Reading, ReadingOf } from '../../goal/brief.ts'
import { describeDay } from '../../goal/describe.ts'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { holds, withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Days after the event: what is done sooner belongs to the event's own day, what is done later to a plan of its own. */
export const DAYS_AFTER = { least: 4, most: 14 }
const LISTED = 3
/** A task up to this place belongs to what the event leaves to do, however long its preparation was. */
const LEFT_TO_DO = 1.15
/** From this place on it is not done on the evening of the event. */
const NOT_THE_SAME_DAY = 1.04

type Horizon = ReadingOf<'horizon'>

/** A plan that nobody ended and that leads to an event goes on a little after it, where the playbook has work to do then. */
export function withAftermath(playbook: Playbook | null, frame: PlanFrame, { most }: { most?: number } = {}): PlanFrame {
  if (frame.brief.plannerType !== 'calendar' || frame.anchor <= frame.first || recurs(playbook, most === undefined ? frame.of('rhythm').length > 0 : false) || !isOpenEnded(frame) || (most === undefined && isTheEndItself(playbook, frame))) return frame
  // Who lists what is to be done gets that, and none of our looks back.
  const isListed = frame.of('topic').length >= LISTED
  const own = (playbook?.tasks ?? []).filter((task) => holds(task.when, frame) && !(isListed && task.daysAfter !== undefined))
  const least = most === undefined ? DAYS_AFTER.least : 1
  const after = own.map((task) => task.daysAfter ?? daysAfter(task, frame, most)).filter((days, index) => days >= least && (own[index]!.daysAfter !== undefined || days <= (most ?? DAYS_AFTER.most)))
  const last = frame.anchor + Math.max(0, ...after)
  if (last <= frame.last) return frame
  const { readings } = frame.brief
  const end = assumedEnd(frame)
  const lasting = end === null ? [...readings, endOfItsOwn(last, frame)] : readings.map((reading) => (reading === end ? endingOn(end, last, frame) : reading))
  return withReadings(frame, lasting)
}

/** Whether an event alone bounds the plan: nobody said when all is done; being ready for the event is not the end of it. */
function isOpenEnded(frame: PlanFrame): boolean {
  const ends = frame.of('horizon').filter(isWholePlan)
  const isDue = frame.of('deadline').some(({ appliesTo, event }) => appliesTo === null && (event === null || !frame.of('event').some(({ title }) => title === event)))
  const leadsToEvent = frame.of('event').some(({ days }) => days.first === frame.anchor)
  return leadsToEvent && !isDue && ends.length <= 1 && ends.every(({ source }) => source === 'assumed')
}

function isWholePlan({ last, appliesTo }: Horizon): boolean {
  return last !== null && appliesTo === null
}

/** The span that was assumed for a plan that only its event bounds, if one was. */
function assumedEnd(frame: PlanFrame): Horizon | null {
  return frame.of('horizon').find(isWholePlan) ?? null
}

/** What comes again week after week would go on after the event as well. */
function recurs(playbook: Playbook | null, hasRhythm: boolean): boolean {
  return hasRhythm || playbook?.id === 'trip' || (playbook?.series ?? []).length > 0 || playbook?.sessions !== undefined
}

/** 'Handing back the flat on 30 April' is what the playbook has after the move: nothing of it is left for later. */
function isTheEndItself(playbook: Playbook | null, frame: PlanFrame): boolean {
  const title = frame.of('event').filter(({ days }) => days.first === frame.anchor).flatMap((event) => plainWords(event.title))
  return (playbook?.tasks ?? []).some(({ at, about }) => at > 1 && about !== undefined && hasAnyKeyword(title, about))
}

/** Days from the event to the place of a task; less than 0 before it. A long preparation does not draw out what follows, nor a short one cut it off. */
function daysAfter({ at }: TaskTemplate, frame: PlanFrame, most?: number): number {
  const lead = frame.anchor - frame.first
  const days = Math.round((at - 1) * lead)
  if (most !== undefined || at < NOT_THE_SAME_DAY || at > LEFT_TO_DO || lead < 2 * DAYS_AFTER.least) return days
  // Hours that were named are those of the preparation.
  const namesHours = frame.of('availability').some(({ source, person }) => source === 'stated' && person === null)
  return Math.min(DAYS_AFTER.most, namesHours ? days : Math.max(DAYS_AFTER.least, days))
}

function endOfItsOwn(last: number, frame: PlanFrame): Reading {
  const stated = frame.of('horizon').find(({ first, appliesTo }) => first !== null && appliesTo === null)
  const horizon: Horizon = { id: 'after-the-event', words: '', start: 0, end: 0, source: 'assumed', strength: 'hard', appliesTo: null, text: '', kind: 'horizon', first: stated?.first ?? frame.first, last }
  return endingOn(horizon, last, frame)
}

function endingOn(end: Horizon, last: number, frame: PlanFrame): Reading {
  const first = end.first ?? frame.first
  return { ...end, last, text: `${last - first + 1} days from ${describeDay(first)}` }
}
