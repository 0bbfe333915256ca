import { deedOf, isDeed } from '../../goal/topics/deed-forms.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { PHRASE_ENDS, plainWords } from '../wording.ts'

/** 'Cutting' is done by 'Cut strips and squares', 'buy the fabric' by 'Buy fabric, thread and needles': a step of a playbook that says the part's own deed. In English, and in a plan of one's own. */
export function saysItsDeed({ title }: TaskTemplate, { words, kind }: Topic, { language, brief }: PlanFrame): boolean {
  if (language !== 'en' || brief.plannerType !== 'calendar' || kind !== undefined || typeof title !== 'string') return false
  const end = words.findIndex((word, index) => index > 0 && PHRASE_ENDS.has(word))
  const [deed = '', ...things] = (end === -1 ? words : words.slice(0, end)).filter((word) => !/^(?:the|a|an|my|our)$/u.test(word))
  const [verb = '', ...rest] = plainWords(title.split(':')[0]!)
  if (things.length === 0) return /^\p{L}{3,}ing$/u.test(deed) && (verb === baseOf(deed) || rest.includes(deed))
  return verb === deed && isDeed(deed) && things.every((thing) => rest.includes(thing))
}

function baseOf(gerund: string): string {
  return deedOf(gerund) ?? gerund.slice(0, -'ing'.length)
}
