import type { Playbook, TaskTemplate } from '../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../playbooks/sprint-feature.ts'
import { holds } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'
import { hasRole } from './team-roles.ts'
import { hasAnyKeyword, hasKeyword, plainWords } from './wording.ts'
import { headOf } from './goal-head.ts'

const ENOUGH = 3
/** A team of these builds software, whatever the goal is called. */
const SOFTWARE_ROLES = ['backend', 'frontend', 'quality', 'developer', 'mobile']
const WHOLE_PRODUCTS = new Set(['sprint-ecommerce', 'sprint-mobile-app', 'sprint-website', 'sprint-software', 'sprint-game'])
/** People say what they want within their first words. */
const OPENING_WORDS = 16

/** The playbook that knows this goal best, or null when none does. */
export function choosePlaybook(frame: PlanFrame): Playbook | null {
  const [best] = scoredPlaybooks(frame)
  const known = best && best.score >= ENOUGH ? best.playbook : null
  const head = headOf(frame)
  if (head === null) return known ?? whenUnknown(frame)
  const words = plainWords(head)
  const ofTheHead = scoredPlaybooks(frame).find(({ playbook, score }) => score >= ENOUGH && hasAnyKeyword(words, playbook.matches.strong))
  return ofTheHead?.playbook ?? (known && !isProduct(known) ? known : whenUnknown(frame))
}

/** A playbook for making a whole product, not for changing one. */
function isProduct({ id }: Playbook): boolean {
  return WHOLE_PRODUCTS.has(id)
}

function whenUnknown(frame: PlanFrame): Playbook | null {
  return frame.brief.plannerType === 'sprint' && SOFTWARE_ROLES.some((role) => hasRole(frame, role)) ? SPRINT_FEATURE : null
}

/** How well each playbook of the plan's type knows this goal, best first; below 3 none does. */
export function scoredPlaybooks(frame: PlanFrame): { playbook: Playbook; score: number }[] {
  return frame.playbooks
    .filter((playbook) => playbook.plannerTypes.includes(frame.brief.plannerType))
    .map((playbook) => ({ playbook, score: scoreOf(playbook, frame) }))
    .toSorted((a, b) => b.score - a.score)
}

/** The playbook's own tasks and those it shares from others, each id once. */
export function templatesOf(playbook: Playbook, frame: PlanFrame): TaskTemplate[] {
  const used = (playbook.uses ?? []).filter((use) => holds(use.when, frame)).flatMap((use) => frame.playbooks.find((other) => other.id === use.id)?.tasks.filter((task) => task.shared) ?? [])
  const asked = namedMatters(playbook, frame)
  const own = new Set(playbook.tasks.map((task) => task.id))
  const borrowed = used.filter((task) => !own.has(task.id)).map((task) => ({ ...task, optional: true }))
  return frame.brief.plannerType === 'sprint' ? playbook.tasks : [...asked, ...borrowed]
}

/** 'Do my taxes' is not a reason to renew a passport: of separate matters only the named ones, where enough are named. */
export function namedMatters({ tasks, namedOnlyFrom }: Playbook, frame: PlanFrame): TaskTemplate[] {
  const says = (task: TaskTemplate | undefined) => task?.about !== undefined && hasAnyKeyword(frame.words, task.about)
  const isNamed = (task: TaskTemplate) => says(task) || (task.goesWith !== undefined && says(tasks.find(({ id }) => id === task.goesWith)))
  const named = new Set(tasks.filter(isNamed).map((task) => task.about![0]))
  return namedOnlyFrom === undefined || named.size < namedOnlyFrom ? tasks : tasks.filter((task) => !task.about || task.always || isNamed(task))
}

/** Words of the goal itself weigh most, then events and topics, then the rest of the prompt. */
function scoreOf(playbook: Playbook, frame: PlanFrame): number {
  const { brief } = frame
  const subject = plainWords(brief.subject)
  const named = plainWords([...frame.of('event').map((event) => event.title), ...frame.of('topic').map((topic) => topic.label)].join(' . '))
  const weigh = (keywords: readonly string[], points: number) => keywords.reduce((sum, keyword) => {
    const phrase = keyword.includes(' ') ? 1.4 : 1
    if (hasKeyword(subject, keyword)) return sum + 3 * points * phrase
    if (hasKeyword(named, keyword)) return sum + 1.5 * points * phrase
    if (hasKeyword(frame.words.slice(0, OPENING_WORDS), keyword)) return sum + 1.5 * points * phrase
    return hasKeyword(frame.words, keyword) ? sum + points * phrase : sum
  }, 0)
  const strong = weigh(playbook.matches.strong, 2)
  if (strong === 0) return 0
  return strong + weigh(playbook.matches.weak, 0.5) - weigh(playbook.matches.not ?? [], 3)
}
