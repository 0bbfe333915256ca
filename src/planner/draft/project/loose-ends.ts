import { isGivenName } from '../../goal/people/given-names.ts'
import { matchesTask, stems } from '../../goal/matcher.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { saysWork, whyNoWork } from '../../goal/names/no-work.ts'
import { placedIn } from '../../goal/names/thing-or-deed.ts'
import { longestSession, shortestSession } from '../days/available-time.ts'
import { partKind } from '../choosing/part-kind.ts'
import { kindBeside, kindIn, matterStages, ownMatterStages } from '../choosing/kinds-of-work.ts'
import { isSaidAsDone } from '../choosing/plain-parts.ts'
import { agreementsOnHelp } from './agree-on-help.ts'
import { handOverTasks } from './hand-over.ts'
import { topicTasks } from './topic-tasks.ts'
import { positionOf } from '../plan-frame.ts'
import { saidDeed } from './said-deed.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'

/** Work that only a deadline or an order names ('hospital bag packed by 1 May', 'interview Petra before the outline') becomes a task of its own. */
export function looseEnds(tasks: readonly NetworkTask[], frame: PlanFrame, playbook: Playbook | null = null): NetworkTask[] {
  const dated = ofDeadlines(tasks, playbook, frame)
  const ordered = ofOrders([...tasks, ...dated], frame)
  const ruled = ofRules([...tasks, ...dated, ...ordered], frame)
  return [...dated, ...ordered, ...ruled, ...handOverTasks([...tasks, ...dated, ...ordered, ...ruled], frame), ...agreementsOnHelp(frame)]
}

/** 'Hedge cutting only in office hours', 'burning leaves from May': what only a rule of its own times names, and no task is about. */
function ofRules(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  if (frame.brief.plannerType !== 'calendar') return []
  const rules = [...frame.of('availability'), ...frame.of('horizon')].filter((rule) => rule.source === 'stated' && rule.strength === 'hard' && !(rule.kind === 'availability' && rule.ofOthers))
  return rules.reduce<NetworkTask[]>((added, rule) => {
    const [label] = rule.appliesTo?.labels ?? []
    const isThere = label === undefined || frame.brief.language === 'en' && !saysWork(label) || isSum(label) || STOP.test(label) || HELPS.test(label) || isGivenName(label) || [...tasks, ...added].some((task) => matchesTask(rule.appliesTo, task) || sharesWords(label, task))
    return isThere ? added : [...added, ...topicTasks({ ...looseTopic(label, frame), readingIds: [rule.id], minutes: oneSitting(label, frame) }, MIDDLE, { playbook: null, topics: [], frame })]
  }, [])
}

/** What nobody can do who types it, or others do: its rule stays, and nothing is drafted for it. */
function isNoWork(label: string, { brief }: PlanFrame): boolean {
  const why = brief.language === 'en' ? whyNoWork(placedIn(brief.prompt, label, 0)) : null
  // Of a team's words the other kinds say too little: 'testers' may be found.
  return brief.plannerType === 'calendar' ? why !== null : why === 'told'
}

/** The surgery of 'after my surgery', the shift of 'once my shift is over': what only says from when, and lies behind whoever waits for it. */
function isBehindIt(label: string, words: string, { brief }: PlanFrame): boolean {
  const said = words.toLowerCase().split(label.toLowerCase())[0]!
  // 'Not until two weeks after the notice' asks for the notice.
  const isAsked = /(?<!\p{L})(?:until|till?) [^.;!?\n]{0,80}$/u.test(said)
  return brief.language === 'en' && brief.plannerType === 'calendar' && !isAsked && !saysWork(label) && /(?:^|\s)(?:after|once|following|since)(?: \p{L}+){0,3} ?$/u.test(said)
}

/** 'Stop on the 28th' says until when. */
const STOP = /^stops?$/iu
/** 'My daughter Anna helps the first week' says who is there, and is nothing to do. */
const HELPS = /^(?:(?:my|our|the) )?\p{L}+(?: \p{Lu}\p{L}+)? (?:helps?(?: (?:me|us))?(?: out)?|(?:is|will be) (?:here|there|with (?:me|us))|stays with (?:me|us)|can help|hilft(?: (?:mir|uns))?|(?:me |nos )?ayuda|(?:m['’]|nous )?aide|(?:me |nos )?ajuda)$/iu
const MIDDLE = 0.5

const EARLIER = 0.3
const LATER = 0.75

/** What comes first, and what waits for it, where no task carries its words. */
function ofOrders(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const orders = frame.of('precedence').filter(({ source }) => source === 'stated')
  if (orders.some(({ before, after }) => comesAfter(after.labels, before.labels, orders))) return []
  const ends = orders.flatMap((order) => [
    { side: order.before, position: EARLIER, order },
    { side: order.after, position: LATER, order },
  ])
  return ends.reduce<NetworkTask[]>((added, { side, position, order: { id, words } }) => {
    const [label] = side.labels
    const isThere = label === undefined || isNoWork(label, frame) || position === EARLIER && isBehindIt(label, words, frame) || isSum(label) || STAYS.test(label) || OF_ANYTHING.test(label) || [...tasks, ...added].some((task) => matchesTask({ labels: [label] }, task) || sharesWords(label, task))
    return isThere ? added : [...added, ...topicTasks({ ...dueTopic(label, saidDeed({ words, appliesTo: side }), frame), readingIds: [id], minutes: oneSitting(label, frame) }, position, { playbook: null, topics: [], frame })]
  }, [])
}

/** 'The old site stays up until we switch' asks for nothing to be done. */
const STAYS = /(?<!\p{L})(?:stays?|remains?|bleib(?:t|en)|queda|reste|fica)(?!\p{L})/iu

/** 'Timber has to sit before I cut anything': all the cutting, and none of its own. */
const OF_ANYTHING = /^\p{L}+ (?:anything|everything|something)$/iu

type Order = { before: { labels: string[] }; after: { labels: string[] } }

/** Whether the orders, one after the other, lead from `from` back to `to`: then nobody can keep them. */
function comesAfter(from: readonly string[], to: readonly string[], orders: readonly Order[]): boolean {
  const reached = new Set(from)
  for (const _ of orders) {
    for (const { before, after } of orders) if (before.labels.some((label) => reached.has(label))) for (const label of after.labels) reached.add(label)
  }
  return to.some((label) => reached.has(label))
}

/** An hour, or what the prompt allows for one session: it is a step of the order, not a project of its own. */
function oneSitting(label: string, frame: PlanFrame): number {
  const task = { title: label, subjects: [] }
  return Math.max(shortestSession(task, frame), Math.min(60, longestSession(task, frame) ?? 60))
}

function ofDeadlines(tasks: readonly NetworkTask[], playbook: Playbook | null, frame: PlanFrame): NetworkTask[] {
  const movable = tasks.filter((task) => task.fixed === null)
  return frame.of('deadline').flatMap((deadline) => {
    const label = deadline.appliesTo?.labels[0]
    const deed = saidDeed(deadline)
    // 'Order racks' of a playbook does not say that they are up; the last firing is one of those that come every week.
    const isSaid = (task: NetworkTask) => (deed === null || frame.brief.plannerType === 'calendar' || task.answers.length > 0 || isHeadedBy(label, task)) && matchesTask(deadline.appliesTo, task) || task.occurrence !== null && sharesWords(label ?? '', task)
    if (!label || deed === null && isSum(label) || isState(label) || isNoWork(label, frame) || deadline.source === 'assumed' || movable.some(isSaid)) return []
    // What happens later is not what has to be done before: the MOT is no part of the rally.
    if (tasks.some((task) => task.fixed !== null && task.fixed.days.first <= dayOfMinute(deadline.latest - 1) && matchesTask({ labels: [label] }, task))) return []
    const latest = positionOf(dayOfMinute(deadline.latest - 1), frame)
    const position = Math.max(0, (isPractised(label, playbook) ? TRIED_AT : 0.7) * latest)
    const topic = isPractised(label, playbook) ? { ...namedTopic(label), kind: 'trial' as const } : dueTopic(label, deed, frame)
    // What is done with it has been said; a playbook's steps are for what is not.
    return topicTasks({ ...topic, readingIds: [deadline.id] }, position, { playbook: topic.kind === 'instruction' ? null : playbook, topics: [], frame })
  })
}

/** The 'Offers: call first, written the same day' of a playbook is what 'offers out by the 26th' speaks of. */
function isHeadedBy(label: string | undefined, { title }: NetworkTask): boolean {
  const [head, rest] = title.split(/: | – | — /u, 2)
  return label !== undefined && rest !== undefined && head!.toLowerCase() === label.toLowerCase()
}

/** 'Walk 3 km by Easter', 'mock audition two weeks before', of a plan that practises for it: it is tried, and not arranged. */
function isPractised(label: string, playbook: Playbook | null): boolean {
  return playbook !== null && (playbook.sessions !== undefined || playbook.series !== undefined) && PERFORMED.test(label)
}

/** Shortly before it counts. */
const TRIED_AT = 0.92

const PERFORMED = /^(?:(?:a|the|my|first|full|complete|whole) )*(?:mock|trial|practice|walk|run|swim|cycle|ride|climb|hike|row|play|perform|sing|dance|recite|speak|hold|lift|do|reach|ski|skate|paddle|sail|meditate|fast)\b/iu

/** 'Lawn rolled', in the user's words; an application keeps its steps, of which that is the last. */
function dueTopic(label: string, deed: string | null, frame: PlanFrame): Topic {
  if (isSaidAsDone(namedTopic(label), frame) || OF_SOMEBODY.test(label)) return { ...namedTopic(label), kind: 'instruction' }
  return deed === null || CALLED_IN.has(partKind(namedTopic(label).words, frame.language) ?? '') ? looseTopic(label, frame) : { ...namedTopic(deed), kind: 'instruction' }
}

/** 'Karin to confirm the hall', 'map to the printer'. */
const OF_SOMEBODY = /^(?:my |our )?[\p{L}'’-]+ to \p{Ll}+/iu

function looseTopic(label: string, frame: PlanFrame): Topic {
  const topic = namedTopic(label)
  // A matter has steps of its own; a kind would take their place.
  if (ownMatterStages(topic, frame) !== null || matterStages(topic, frame) !== null || CALLED_IN.has(partKind(topic.words, frame.language) ?? '')) return topic
  if (MEASURE.test(label)) return { ...topic, kind: 'measure' }
  const kind = kindBeside(topic, frame)
  // A team's plan says it in its own words, as one piece of work; a 'study' that it runs is nothing to learn.
  if (frame.brief.plannerType === 'sprint' && (kind === 'settle' || kind === 'learn' && kindIn(topic.words) !== kind)) return { ...topic, kind: 'instruction' }
  // What only its day or its place in an order names is one task: nobody knows more of it.
  return frame.brief.plannerType === 'calendar' && UNKNOWN.has(kind) ? { ...topic, kind: 'plain' } : { ...topic, kind }
}

const UNKNOWN: ReadonlySet<string> = new Set(['settle', 'make', 'arrange', 'buy'])

/** 'Under 6 by the end of March': a number that the work shall reach by then is looked at, not made. */
const MEASURE = /^(?:under|below|over|above|at (?:least|most)|less than|more than|unter|über|mindestens|höchstens|weniger als|mehr als|menos de|más de|moins de|plus de|mais de) [\d.,]+(?: ?%| \p{L}+)?$/iu

/** What others come for has its appointment: an inspection, a hearing. */
const CALLED_IN: ReadonlySet<string> = new Set(['check', 'application', 'insurance', 'contract', 'paper', 'firm'])

/** 'Everything merged by Wednesday', 'stop on the 28th': all of the work ends then. */
function isState(label: string): boolean {
  return /^(?:\p{L}{3,}ed|stops?)$/iu.test(label.trim())
}

/** '15000 euros, deadline 15 February': the sum is asked for by then, not worked on. */
function isSum(label: string): boolean {
  return /^[\d.,\s]+\p{L}{0,8}$/u.test(label.trim())
}

/** Whether half of the label's words stand in a task that the prompt asked for. */
function sharesWords(label: string, task: NetworkTask): boolean {
  if (task.answers.length === 0) return false
  const wanted = stems(label).filter((stem) => stem.length > 2)
  const words = [task.title.split(': ')[0]!, ...task.subjects].flatMap(stems)
  return wanted.filter((stem) => words.some((word) => word.startsWith(stem))).length * 2 >= Math.max(1, wanted.length)
}
