import { matchesTask } from '../../goal/matcher.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Verbs of steps that are over once a thing is booked, bought or in other hands; telling, confirming and using it are not. */
const ARRANGES = /^(?:book|find|choose|hire|reserve|order|rent|fix|settle|compare|visit|look for|get|buy|ask for|bake|make|pick|decide|engage|secure|apply|hold (?:the )?(?:auditions?|try-?outs?)|win)\b/iu

/** The steps of a playbook without those that arrange what is settled already. */
export function withoutSettled(templates: readonly TaskTemplate[], frame: PlanFrame): TaskTemplate[] {
  const settled = frame.of('settled')
  if (settled.length === 0) return [...templates]
  const labels = settled.flatMap(({ appliesTo }) => appliesTo?.labels ?? [])
  const words = labels.map(plainWords)
  const isOver = (template: TaskTemplate) => {
    const title = english(template.title)
    if (!ARRANGES.test(title)) return false
    return words.some((said) => hasAnyKeyword(said, template.about ?? [])) || labels.some((label) => matchesTask({ labels: [label] }, { title: title.split(': ')[0]!, subjects: [] }))
  }
  const gone = new Set(templates.filter(isOver).map(({ id }) => id))
  return templates.filter(({ id }) => !gone.has(id)).map((template) => (template.after?.some((id) => gone.has(id)) === true ? { ...template, after: template.after.filter((id) => !gone.has(id)) } : template))
}
