import { stems } from '../../goal/matcher.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { FIRST_DAY } from '../days/first-day.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText, hasAnyKeyword, plainWords } from '../wording.ts'

/** What happens at a stated time, as a task of the plan or as it was read. */
type Held = { title: string }

const PREPARES = /^(?:prepare|rehearse|practi[sc]e|plan|pack|write|draft|learn|set up|book|reserve|order)\b/iu

/** Whether what happens then is what the template does. What prepares it is not, and the goal itself stands for none of the work for it. */
export function isHeldAs({ about, title, type, daysBefore }: TaskTemplate, held: Held, { brief, language }: PlanFrame): boolean {
  // What there is to do on the day goes beside it.
  if (daysBefore === 0 && type === undefined) return false
  if (isCalledSo(fillText(title, language), held.title)) return true
  if (about === undefined || PREPARES.test(english(title)) || !hasAnyKeyword(plainWords(held.title), about)) return false
  // What is delivered is not yet fitted.
  if (DELIVERED.test(held.title) && !about.some((keyword) => DELIVERED.test(keyword)) && !DELIVERED.test(english(title))) return false
  const goal = new Set(stems(brief.subject))
  return type === 'event' || type === 'meeting' || !stems(held.title).every((stem) => goal.has(stem))
}

const DELIVERED = /(?<!\p{L})(?:deliver|arriv|geliefert|lieferung|livr|entreg)/iu

/** 'Dress rehearsal the day before' is the 'Dress rehearsal in the hall with light': all words of a name, in their order, with which a step begins. */
function isCalledSo(step: string, held: string): boolean {
  const name = stems(held)
  return name.length > 1 && name.every((stem, index) => stems(step)[index] === stem)
}

/** A step at this place or later is the last before what the playbook leads to, unless it is the event itself. */
const AT_THE_END = 0.9
/** Days for what the playbook has after such an event, where nobody says until when. */
export const MOST_DAYS_AFTER = 42

/**
 * A founding meeting or a go-live need not be the last thing: where the event that the plan leads to stands in the
 * middle of the playbook, its places are counted up to it, and what follows in the playbook follows the event.
 */
export function aroundItsEvent(playbook: Playbook | null, frame: PlanFrame): Playbook | null {
  const { first, anchor, last } = frame
  const event = frame.of('event').find(({ days }) => days.first === anchor)
  if (playbook === null || event === undefined || anchor <= first) return playbook
  const occasion = playbook.tasks.find((task) => event.id === FIRST_DAY ? task.id === playbook.begins?.task : isOccasion(task, event))
  if (occasion === undefined && (playbook.sessions || playbook.series)) return playbook
  const held = playbook.tasks.filter((task) => isHeldAs(task, event, frame))
  const place = occasion?.at ?? Math.max(0, ...held.map(({ at }) => at))
  const isItself = held.some(({ at, type }) => at === place && type === 'event')
  if (occasion === undefined && place < LEAST_PLACE || place >= (isItself ? 1 : AT_THE_END)) return playbook
  const lead = anchor - first
  // A span that was assumed ends where the usual number of days does, were it the day after.
  const isBounded = frame.of('horizon').some(({ source, appliesTo, last: end }) => source === 'stated' && appliesTo === null && end !== null)
  const days = Math.min(anchor < last && (isBounded || last - anchor > FEW_DAYS) ? last - anchor : MOST_DAYS_AFTER, (lead * (1 - place)) / place)
  const placed = (at: number) => (at <= place ? at / place : 1 + ((at - place) / (1 - place)) * (days / lead))
  return { ...playbook, tasks: playbook.tasks.map((task) => ({ ...task, at: placed(task.at), ...(task === occasion && event.id !== FIRST_DAY && { daysBefore: 0 }) })) }
}

/** 'First day at home', where the plan leads to somebody coming home, even where the goal is called so. */
function isOccasion({ occasion, about }: TaskTemplate, { title }: Held): boolean {
  return occasion === true && hasAnyKeyword(plainWords(title), about ?? [])
}

/** Fewer days than this leave no time for what follows an event. */
const FEW_DAYS = 7

/** An event so early in the playbook is not what its work leads to. */
const LEAST_PLACE = 0.3
