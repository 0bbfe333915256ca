import type { Playbook, Stage, TaskTemplate, Text } from '../../playbooks/playbook.ts'
import { plainWords } from '../wording.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Words of a goal beside which somebody who has weeks of work in mind would have said more. */
const FEW_WORDS = 7
const WORDS_OF_A_NOTE = 18
const DAYS_OF_A_MODEST_GOAL = 31

/** What is not done in a fortnight however few words name it. */
const LARGE = /(?<!\p{L})(?:house|home|flat|apartment|bungalow|cottage|barn|kitchen|extension|conservatory|loft conversion|compan(?:y|ies)|business|firm|startup|shop|caf[eé]|restaurant|charity|boat|yacht|aeroplane|caravan|horse|novel|thesis|dissertation|memoir|film|album|collection|archives?|library|degree|career|divorce|estate|haus|wohnung|firma|laden|boot|roman|sammlung|casa|piso|departamento|empresa|negocio|tienda|barco|novela|colecci[oó]n|maison|appartement|entreprise|boutique|bateau|roman|collection|apartamento|loja|romance|cole[cç][aã]o)(?!\p{L})/iu

/** A goal of a few words that nothing says to be large: no weeks ahead of it, no list, no sum, nobody beside the user, nothing that comes back. */
export function isModest(frame: PlanFrame): boolean {
  const { brief, words, of } = frame
  if (brief.plannerType !== 'calendar' || words.length > WORDS_OF_A_NOTE || plainWords(brief.subject).length > FEW_WORDS) return false
  if (LARGE.test(brief.subject) || MANY_PIECES.test(brief.subject) || of('topic').length > 0 || of('rhythm').length > 0 || of('quantity').some(({ amount, role }) => role !== 'people' && amount.value > MOST_PIECES)) return false
  return !of('horizon').some(isLong(frame)) && of('deadline').every(({ latest }) => latest - brief.now <= DAYS_OF_A_MODEST_GOAL * 1440)
}

/** Three shelves are one piece of work, forty books a long one; guests are no pieces. */
const MOST_PIECES = 5
const MANY_PIECES = /(?<!\b(?:for|of|für|para|pour) )(?<![\d.,:])(?:[6-9]|\d{2,}) \p{L}/iu

function isLong({ first }: PlanFrame) {
  return (horizon: { source: string; first: number | null; last: number | null }) => horizon.source === 'stated' && horizon.last !== null && horizon.last - (horizon.first ?? first) >= DAYS_OF_A_MODEST_GOAL
}

/** Steps fewer than these say too little of how it is done. */
const FEWEST_STEPS = 2
const WEEKS_OF_A_MODEST_GOAL = 2

/** A kind of work in the few steps that a part of a plan would have, or its chief ones: nobody who sells an old sofa has it valued by two experts. */
export function inChiefSteps(kind: Playbook): Playbook {
  const steps = kind.topicStages ?? []
  const chief = kind.tasks.filter(({ priority }) => priority === 'high')
  if (steps.length >= FEWEST_STEPS) return { ...kind, usualWeeks: WEEKS_OF_A_MODEST_GOAL, tasks: steps.map((step, index) => taskOf(step, index / steps.length, steps[index - 1])) }
  const ids = new Set(chief.map(({ id }) => id))
  return { ...kind, usualWeeks: WEEKS_OF_A_MODEST_GOAL, tasks: chief.map((task) => ({ ...task, after: (task.after ?? []).filter((id) => ids.has(id)) })) }
}

const MINUTES_A_SHARE = 45
const QUARTER = 15

function taskOf({ id, titles, how, done, share, priority }: Stage, at: number, before: Stage | undefined): TaskTemplate {
  return { id, at, minutes: QUARTER * Math.ceil(MINUTES_A_SHARE * share / QUARTER), priority: priority ?? 'medium', title: ofTheGoal(titles[0]!), how: ofTheGoal(how), done: ofTheGoal(done), after: before === undefined ? [] : [before.id] }
}

/** Steps of a part are those of the goal, where it is the only one. */
function ofTheGoal(text: Text): Text {
  const said = (words: string) => words.replaceAll('{Topic}', '{Subject}').replaceAll('{topic}', '{subject}')
  return typeof text === 'string' ? said(text) : { ...text, ...Object.fromEntries(Object.entries(text).map(([language, words]) => [language, said(words)])) }
}
