import { stems } from '../../goal/matcher.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { GENERAL_SPRINT } from '../../playbooks/general-sprint.ts'
import { isVerb } from '../choosing/kinds-of-work.ts'
import { namedThings } from '../choosing/dense-lists.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import { statedTopics } from '../topics.ts'
import { PHRASE_ENDS } from '../wording.ts'

/** Who names so many things has a plan, and wants it to hold; so many parts in a team are its backlog. */
const MANY_THINGS = 6
const MANY_PARTS = 4
/** Steps that a playbook adds to so many, one fewer for each more of them: whoever has thought of all has left little to forget. */
const MOST_STEPS = 9
const FEWEST_STEPS = 3
const STEPS_FOR_PART = 3
const FEWEST_FOR_TEAM = 12

/** What a playbook adds comes second: beside a list of the user's own stand its most important steps, and not thirty that nobody asked for. */
export function withoutTooMany<T extends TaskTemplate>(templates: readonly T[], isAsked: (template: T) => boolean, frame: PlanFrame): T[] {
  const most = mostSteps(frame)
  const said = new Set(stems(frame.brief.prompt))
  const subject = new Set(stems(frame.brief.subject))
  // 'Sand and oil it, three coats': a step of which the goal speaks is asked for, though it is no part of a list.
  const isSpokenOf = ({ title }: T) => {
    const words = stems(english(title)).filter((word) => word.length >= SHORTEST_WORD && !PHRASE_ENDS.has(word))
    const spoken = words.filter((word) => said.has(word) && !subject.has(word))
    return spoken.length >= FEWEST_WORDS || spoken.length > 0 && spoken[0] === words.find((word) => !isVerb(word))
  }
  const added = templates.filter((template) => !isAsked(template) && template.batch === undefined && !isOfEverySprint(template) && !isSpokenOf(template))
  if (most === null || added.length <= most) return [...templates]
  const kept = new Set(added.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most))
  return templates.filter((template) => kept.has(template) || !added.includes(template))
}

function mostSteps(frame: PlanFrame): number | null {
  if (frame.brief.plannerType === 'sprint') {
    const parts = statedTopics(frame).length
    return parts < MANY_PARTS ? null : Math.max(FEWEST_FOR_TEAM, STEPS_FOR_PART * parts)
  }
  // The days of a short plan are filled as far as they go.
  const things = frame.weeks > SHORT_PLAN ? Math.max(namedThings(frame), Math.floor(frame.words.length / WORDS_A_THING)) : 0
  return things < MANY_THINGS ? null : Math.max(FEWEST_STEPS, MOST_STEPS + MANY_THINGS - things)
}

const SHORT_PLAN = 1
/** Whoever writes at length says what they want, whether each of it was made out or not. */
const WORDS_A_THING = 15
/** 'Rules for the second-hand tables' is not spoken of where twelve tables are. */
const FEWEST_WORDS = 2
const SHORTEST_WORD = 4

const IN_EVERY_SPRINT: ReadonlySet<string> = new Set(GENERAL_SPRINT.tasks.flatMap(({ id, shared }) => (shared === true ? [id] : [])))

function isOfEverySprint({ id, title }: TaskTemplate): boolean {
  return IN_EVERY_SPRINT.has(id) || /definition of done/iu.test(english(title))
}

export const RANKS = { high: 0, medium: 1, low: 2 }

/** Looking back again and again is for those who have not said what they do when. */
function rankOf({ priority = 'medium', optional = false, everyWeeks }: TaskTemplate): number {
  return RANKS[priority] + (optional ? 2 : 0) + (everyWeeks === undefined ? 0 : 2)
}
