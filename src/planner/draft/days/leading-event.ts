import type { ReadingOf } from '../../goal/brief.ts'
import { stems } from '../../goal/matcher.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { OCCASION } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isDelivery, pastDeliveries } from './deliveries.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

type Event = ReadingOf<'event'>

const FIRST = /^(?:first|erste[rsn]?|premi[eè]re?|primer[ao]?|primeir[ao])(?!\p{L})/iu

/** 'The wedding is on 12 June, hen weekend 8-10 May': a plan for the hen weekend leads to that one of the events, which need not be the last. */
export function withLeadingEvent(playbook: Playbook | null, read: PlanFrame): PlanFrame {
  const frame = pastDeliveries(read)
  const events = frame.of('event').filter((event) => event.recurs !== true && !isDelivery(event, frame))
  const opening = events.find(({ title, days }) => FIRST.test(title) && days.first > frame.first)
  // 'First evening on 4 March, then every first Thursday until December': it is the first one that all is got ready for.
  if (opening !== undefined && frame.anchor === frame.last && frame.of('rhythm').some(({ source, title }) => source === 'stated' && title !== null)) return { ...frame, anchor: opening.days.first }
  const readiedFor = new Set(frame.of('deadline').filter(({ source, appliesTo }) => source === 'stated' && appliesTo === null).map(({ event }) => event))
  const isReadied = events.some(({ title, days }) => days.first === frame.anchor && readiedFor.has(title))
  if (playbook === null || events.length < 2 || frame.brief.plannerType === 'sprint' && isReadied) return frame
  // Of several exams each is led up to, and the last one ends the plan.
  if (playbook.sessions?.topicsOfEvents === true) return frame
  // A morning at the sewing machine is not what a quilt for a birthday is ready for.
  const isForOccasion = events.some(({ title, days }) => days.first === frame.anchor && OCCASION.test(title))
  const called = events.filter((event) => !IN_A_ROW.test(event.title))
  const own = calledByGoal(called.filter(({ title }) => hasAnyKeyword(plainWords(title), isForOccasion ? playbook.matches.strong : [...playbook.matches.strong, ...playbook.matches.weak])), frame).map(({ days }) => days.first)
  const ahead = own.filter((day) => day > frame.first && day <= frame.last)
  return ahead.length === 0 || ahead.includes(frame.anchor) ? frame : { ...frame, anchor: Math.max(...ahead) }
}

/** No plan leads to the fourth of six lessons. */
const IN_A_ROW = / \(\d+ of \d+\)$/u

/** 'Puppy arrives on 30 January … check-up of the puppy on 12 March': what the goal is called, if it is called after one of them. */
function calledByGoal(events: readonly Event[], { brief }: PlanFrame): readonly Event[] {
  const goal = new Set(stems(brief.subject))
  const named = events.filter(({ title }) => stems(title).length > 1 && stems(title).every((stem) => goal.has(stem)))
  return named.length > 0 ? named : events
}
