import type { Brief } from '../goal/brief.ts'
import type { Playbook } from '../playbooks/playbook.ts'
import { choosePlaybook } from './choose-playbook.ts'
import { draftCalendar } from './calendar-draft.ts'
import { finishTasks } from './finish-network.ts'
import { meetingTasks, stayTasks, visitTasks } from './outings.ts'
import { GENERAL_TASKS } from '../playbooks/general.ts'
import { planFrame } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'
import { projectTasks } from './project.ts'
import { withPrecedence } from './precedence.ts'
import { draftSprint } from './sprint-draft.ts'
import { withStatedAmounts } from './stated-amounts.ts'
import type { NetworkTask, TaskDrafter, TaskNetwork } from './task-network.ts'
import { capitalise, hasAnyKeyword, plainWords, shorten } from './wording.ts'

/** Drafts from the readings and the playbooks alone: the same brief always gives the same network. */
export const embeddedDrafter: TaskDrafter = {
  draft: (brief: Brief) => [draftNetwork(brief)],
}

export function draftNetwork(brief: Brief): TaskNetwork {
  const frame = planFrame(brief)
  const outing = outingTasks(frame)
  const playbook = choosePlaybook(frame)
  if (outing.length > 0 && isOuting(playbook, frame)) return network(outing, null, frame)
  const drafted = brief.plannerType === 'sprint' ? draftSprint(playbook, frame) : draftCalendar(playbook, frame)
  return network([...drafted, ...outing, ...fewMore([...drafted, ...outing], frame)], playbook, frame)
}

function outingTasks(frame: PlanFrame): NetworkTask[] {
  return [...meetingTasks(frame), ...visitTasks(frame), ...stayTasks(frame)]
}

/** Finding slots, visits or an order of stays is the whole task, unless something also recurs or only one stay is named. */
function isOuting(playbook: Playbook | null, frame: PlanFrame): boolean {
  if (playbook !== null && playbook.id !== 'trip' && frame.of('topic').length > 1) return false
  if (frame.brief.plannerType === 'sprint' || frame.of('rhythm').length > 0) return false
  return frame.of('stay').length !== 1 || frame.of('visit').length > 0 || frame.of('meeting').length > 0
}

/** A plan of one or two tasks gets the steps that any goal has, unless no more were asked for. */
function fewMore(drafted: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const asked = frame.of('rhythm').some((rhythm) => rhythm.per === 'total' && rhythm.count !== null && rhythm.count <= drafted.length)
  if (drafted.length >= 3 || asked) return []
  return projectTasks({ playbook: null, templates: GENERAL_TASKS, topics: [], fixed: drafted, frame }).filter((task) => GENERAL_CORE.has(task.id))
}

const GENERAL_CORE = new Set(['picture-the-end', 'take-stock', 'get-what-it-needs', 'first-version', 'finish'])

function network(drafted: NetworkTask[], playbook: Playbook | null, frame: PlanFrame): TaskNetwork {
  const tasks = withPrecedence(withStatedAmounts(finishTasks(drafted), frame), frame)
  return {
    title: planTitle(frame.brief, playbook),
    description: planDescription(frame),
    tasks,
    assumptions: assumptionsOf(playbook, frame),
  }
}

/** The goal in the user's own words, after the playbook's name where they do not say what it is. */
export function planTitle(brief: Brief, playbook: Playbook | null = null): string {
  const words = (brief.subject.trim() || brief.prompt.split(/[\n.!?]/u)[0]!.trim()).replace(/[\s.,;:!]+$/u, '')
  const unclear = playbook !== null && brief.language === 'en' && !hasAnyKeyword(plainWords(words), [...playbook.matches.strong, ...playbook.matches.weak])
  return shorten(capitalise(unclear ? `${playbook.title}: ${words}` : words), 80) || 'Your plan'
}

function planDescription(frame: PlanFrame): string {
  const topics = [...new Set(frame.of('topic').map((topic) => topic.label))]
  const span = frame.sprints.length > 0 ? `${frame.sprints.length} ${frame.sprints.length === 1 ? 'sprint' : 'sprints'}` : `${frame.weeks} ${frame.weeks === 1 ? 'week' : 'weeks'}`
  const covered = topics.length > 0 ? `, covering ${shorten(topics.join(', '), 160)}` : ''
  return `A plan over ${span}${covered}.`
}

/** Playbooks whose wording stands in German, Spanish, French and Portuguese too. */
const TRANSLATED = new Set(['exam-study', 'language-learning', 'party', 'habit'])

function assumptionsOf(playbook: Playbook | null, frame: PlanFrame): string[] {
  const { brief, level, language } = frame
  const unknown = language !== brief.language && brief.language !== '' && brief.language !== 'und'
  const foreign = unknown || (language !== 'en' && playbook !== null && !TRANSLATED.has(playbook.id))
  return [
    ...(playbook ? [`Drafted from the ${playbook.title} playbook; efforts are typical values, not yours.`] : ['No playbook knows this goal: the steps come from your own words.']),
    ...(level === 'intermediate' && frame.of('level').length === 0 && brief.plannerType === 'calendar' && playbook !== null ? ['You named no level, so neither a beginner nor an expert is assumed.'] : []),
    ...(foreign ? ['The plan is worded in English where no other wording stands, with your own words kept.'] : []),
  ]
}
