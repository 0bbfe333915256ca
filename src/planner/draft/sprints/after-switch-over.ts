import { english } from '../../playbooks/playbook-texts.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'

/** What the prompt calls the day on which the new takes the place of the old. */
const SWITCHES_OVER = /(?<!\p{L})(?:cut[ -]?over|go(?:es|ing)?[ -]?live|switch[ -]?over|change[ -]?over|livegang|produktivsetzung|umstellung|umschaltung|bascule|mise en (?:production|service)|puesta en (?:marcha|producción)|paso a producción|entrada em produção|virada)(?!\p{L})/iu
/** What prepares that day is not it. */
const BEFORE_IT = /(?<!\p{L})(?:rehears\p{L}*|dry[ -]?run|test|trial|mock|pilot|prepar\p{L}*|plan|training|before|probe\p{L}*|generalprobe|ensayo|prueba|essai|répétition|ensaio|teste)(?!\p{L})/iu
/** 'Switch off the old', 'Retire the legacy server', 'Old system: read only, archive, switch off'. */
const ENDS_THE_OLD = /^(?:(?:switch|turn|power) off|shut down|retire|decommission|dismantle|cancel)(?: [\p{L}-]+){0,3} (?:old|legacy|former|previous)(?!\p{L})|^(?:the )?(?:old|legacy) [\p{L}-]+: |^(?:alte\p{L}*|altes) [\p{L}-]+ (?:abschalten|ausschalten|kündigen|abbauen)/iu

/** What works today is switched off only behind the day of the switch-over; where the plan ends with that day, it is what is left over. */
export function afterSwitchOver(tasks: readonly NetworkTask[], { book, frame }: { book: Playbook; frame: PlanFrame }): NetworkTask[] {
  const switches = tasks.filter(({ type, fixed, title }) => type === 'event' && fixed !== null && SWITCHES_OVER.test(title) && !BEFORE_IT.test(title))
  if (switches.length === 0) return [...tasks]
  const day = Math.max(...switches.map(({ fixed }) => fixed!.days.last))
  const first = day + 1
  const sprint = frame.sprints.find(({ last }) => last >= first)?.number ?? null
  const englishTitles = new Map(book.tasks.map(({ id, title }) => [id, english(title)]))
  return tasks.map((task) => {
    const isOfTheEnd = task.type === 'task' && task.fixed === null && [task.title, englishTitles.get(task.id) ?? ''].some((title) => ENDS_THE_OLD.test(title))
    if (!isOfTheEnd) return task
    return { ...task, optional: task.optional || first > frame.last, allowedDays: { first: Math.max(first, task.allowedDays?.first ?? first), last: Math.max(first, task.allowedDays?.last ?? frame.last) }, sprintWish: Math.max(task.sprintWish ?? 0, sprint ?? 0) || null }
  })
}
