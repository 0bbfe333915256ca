import { GENERAL_TEAM } from '../../playbooks/general-team.ts'
import type { Field } from '../../playbooks/crafts/craft.ts'
import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { BRACKETS } from '../../playbooks/team-brackets.ts'
import { fieldsOf } from '../choosing/field-of-work.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { buildsThings } from './unknown-work.ts'

/**
 * The steps that any team could be told to take, said as the goal's field does them: a referee's look at a review, a walk
 * through the day of a festival. Nobody who builds no software agrees on a definition of done with tests in it.
 */
export function inItsField(templates: readonly TaskTemplate[], book: Playbook, frame: PlanFrame): TaskTemplate[] {
  if (buildsThings(book, frame)) return [...templates]
  const field = frame.language === 'en' ? [...fieldsOf(frame)].find((each) => BRACKETS[each] !== undefined) : undefined
  const bracket = field === undefined ? undefined : BRACKETS[field]
  return templates.map((template) => {
    if (template.id === 'scope' && template.shared === true) return { ...template, ...(bracket?.opening ?? wordsOf('scope')) }
    return template.id === 'whole-check' && GENERAL_TEAM.tasks.includes(template) && bracket !== undefined ? { ...template, ...bracket.closing, at: OF_A_DAY.has(field!) ? SHORTLY_BEFORE : template.at } : template
  })
}

/** What is walked through is walked through days before, and not weeks. */
const OF_A_DAY: ReadonlySet<Field> = new Set(['event', 'travel', 'stage'])
const SHORTLY_BEFORE = 0.97

function wordsOf(id: string): Pick<TaskTemplate, 'title' | 'how' | 'done'> {
  const { title, how, done } = GENERAL_TEAM.tasks.find((task) => task.id === id)!
  return { title, how, done }
}
