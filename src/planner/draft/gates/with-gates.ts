import type { ReadingOf } from '../../goal/brief.ts'
import { daysOfGate, daysOfLength } from '../../goal/gates/gate-length.ts'
import { gateMark } from '../../goal/gates/gate-marks.ts'
import { isInOrder, matchesTask, stems } from '../../goal/matcher.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { ASKS, USES } from './gate-verbs.ts'
import { stepsOfGoal } from './steps-of-goal.ts'
import { dayNeeded, isTooLate, workdayUpTo } from './gate-days.ts'
import { answeringTask, askingTask, waitingText } from './gate-tasks.ts'

type Gate = ReadingOf<'gate'>

/** Adds what others take their time for: each stage is asked for early enough, waited for and used, and what it opens comes behind it. */
export function withGates(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('gate').reduce<NetworkTask[]>((all, gate) => withGate(all, gate, frame), [...tasks])
}

/** `steps`: the tasks that ask for each stage, one list a stage; `last`: what uses the answer. */
type Drafted = { steps: NetworkTask[][]; last: NetworkTask[]; others: NetworkTask[] }

function withGate(tasks: readonly NetworkTask[], gate: Gate, frame: PlanFrame): NetworkTask[] {
  const named = tasks.filter((task) => isOf(task, gate))
  const own = named.length > 0 ? named : stepsOfGoal(tasks, gate, frame)
  const kept = tasks.filter((task) => !own.includes(task))
  const needed = frame.brief.plannerType === 'sprint' ? workdayUpTo(dayNeeded(gate, frame)) : dayNeeded(gate, frame)
  const isLate = isTooLate(gate, frame)
  const drafted = stepsOf(gate, own, frame)
  const { steps, last } = onTheirDays(drafted, gate, { frame, needed, isLate })
  // Both can only go on side by side once the new one is there.
  const input = gate.sort === 'parallel' ? kept.filter(({ id, fixed }) => fixed === null && RELEASES.test(id)) : inputOf(gate, kept)
  const lags = gate.stages.map(({ takes }) => daysOfLength(takes))
  const linked = steps.map((step, index) => withLinks(step, [...linksTo(steps[index - 1] ?? [], lags[index - 1] ?? 0), ...(index === steps.length - 1 ? linksTo(input, 0) : [])]))
  // Of what cannot be there in time nobody knows when it is used.
  const inSpan = isLate ? linked.filter((_, index) => frame.first + lags.slice(0, index).reduce((sum, lag) => sum + lag, 0) <= needed) : linked
  const used = isLate ? [] : withLinks(last, linksTo(linked.at(-1)!, lags.at(-1)!))
  const opened = isLate ? [] : openedBy(gate, kept, input)
  const opening = used.length > 0 ? linksTo(used, 0) : linksTo(linked.at(-1)!, lags.at(-1)!)
  const whole = [...kept.map((task) => (opened.includes(task) ? { ...task, after: [...task.after, ...opening] } : task)), ...drafted.others, ...inSpan.flat(), ...used]
  const wantsAll = gate.sort === 'parallel' || gate.sort === 'review' && input.length === 0
  return withoutGaps(wantsAll && !isLate ? madeBefore(whole, steps.at(-1)!, { gate, frame }) : whole, [...tasks, ...whole])
}

function withLinks(tasks: readonly NetworkTask[], links: NetworkTask['after']): NetworkTask[] {
  // Two steps of one part follow each other already, without the time between them.
  return tasks.map((task) => ({ ...task, after: [...links, ...task.after.filter(({ taskId }) => !links.some((link) => link.taskId === taskId))] }))
}

function linksTo(tasks: readonly NetworkTask[], days: number): NetworkTask['after'] {
  return tasks.map(({ id }) => ({ taskId: id, lagMinutes: days * MINUTES_PER_DAY }))
}

/** Whether a task is about the part that is called as the thing is, or about one of those in its name. */
function isOf({ type, fixed, subjects: [subject, ...more], occurrence }: NetworkTask, { of }: Gate): boolean {
  const words = stems(withoutDeed(subject ?? '')).filter((stem) => stem.length > 2)
  const name = stems(of)
  // 'Order both certificates' is of the other one too.
  const isShared = more.some((other) => !stems(other).every((stem) => name.includes(stem)))
  return type === 'task' && fixed === null && occurrence === null && !isShared && words.length > 0 && words.every((stem) => name.includes(stem)) && (words.length === name.filter((stem) => stem.length > 2).length || / and /u.test(of))
}

/** The lamps of 'order lamps'. */
function withoutDeed(label: string): string {
  return label.replace(/^(?:order|buy|get|book|apply for|request|hire|rent) (?:the |an? )?(?=\p{L})/iu, '').replace(/ (?:bestellen|kaufen|beantragen|buchen)$/iu, '')
}

/** What asks for it and uses it among the steps that the thing has already, and new ones for what is missing. */
function stepsOf(gate: Gate, own: readonly NetworkTask[], { language }: PlanFrame): Drafted {
  const isGoal = own.length > 0 && own.every(({ subjects }) => subjects.length === 0)
  const answers = [...new Set([gate.id, ...own.flatMap((task) => task.answers)])]
  const inOrder = own.toSorted((a, b) => (a.wish.position ?? 0) - (b.wish.position ?? 0))
  const asking = gate.stages.length > 1 ? [] : isGoal ? inOrder.slice(0, 1) : lastOfEach(inOrder.filter(({ title }) => hasAnyKeyword(plainWords(title), ASKS)))
  const at = Math.max(-1, ...asking.map((task) => inOrder.indexOf(task)))
  const using = asking.length === 0 ? [] : inOrder.filter((task, index) => !asking.includes(task) && (index > at || hasAnyKeyword(plainWords(task.title), USES)))
  const answering = answeringTask({ ...gate }, language)
  const steps = gate.stages.map((stage, index) => (index === 0 && asking.length > 0 ? asking.map((task) => marked(task, gate, { stage: 1, waiting: waitingText(gate, stage, language) })) : [{ ...askingTask(gate, index, language), answers }]))
  const last = using.length > 0 ? using.map((task) => marked(task, gate, { stage: 0, waiting: '' })) : answering === null ? [] : [{ ...answering, answers }]
  const isReplaced = asking.length === 0 && gate.sort !== 'review' && gate.sort !== 'appointment' && gate.sort !== 'parallel'
  const others = isReplaced ? [] : inOrder.filter((task) => !asking.includes(task) && !using.includes(task))
  return { steps, last, others }
}

/** Of a bed and a wardrobe the last step of each that asks for it. */
function lastOfEach(tasks: readonly NetworkTask[]): NetworkTask[] {
  return tasks.filter((task, index) => !tasks.slice(index + 1).some(({ subjects }) => subjects[0] === task.subjects[0]))
}

function marked(task: NetworkTask, { of, id }: Gate, { stage, waiting }: { stage: number; waiting: string }): NetworkTask {
  return { ...task, subjects: [...task.subjects, gateMark(of, stage)], answers: [...task.answers, id], description: waiting === '' ? task.description : `${task.description} ${waiting}` }
}

/** What is looked at has to be there first: the steps of the part that is named, which are not asked of others themselves. */
function inputOf({ input }: Gate, tasks: readonly NetworkTask[]): NetworkTask[] {
  if (input === null) return []
  const own = tasks.filter((task) => task.type === 'task' && task.fixed === null && task.occurrence === null && matchesTask({ labels: [input], ofParts: true }, task))
  const named = own.length > 0 ? own : tasks.filter((task) => task.type === 'task' && task.fixed === null && task.occurrence === null && isInOrder({ labels: [input] }, task))
  return named.filter(({ id }) => !RELEASES.test(id))
}

/** What playbooks call the step that makes the work available, and what goals call it. */
const RELEASES = /^(?:\p{L}+-)?(?:release|launch|go-live|rollout)$/u
const RELEASE = /^(?:the )?(?:go[- ]?live|going live|launch|release|roll-?out|livegang|inbetriebnahme|start|veröffentlichung|lanzamiento|puesta en marcha|lancement|mise en (?:ligne|service)|lançamento|we (?:release|launch|go live)|goes live|releasing|launching)$/iu
/** What is done with a thing before it is allowed. */
const BEFORE_IT = ['choose', 'measure', 'settle', 'order', 'plan', 'draw', 'design', 'quote', 'decide', 'list', 'compare', 'research', 'ask', 'budget']

/** What waits for the answer: what the goal names, else the release of what was looked at. */
function openedBy(gate: Gate, tasks: readonly NetworkTask[], input: readonly NetworkTask[]): NetworkTask[] {
  const { opens, sort } = gate
  if (sort === 'parallel') return []
  const movable = tasks.filter((task) => task.type === 'task' && task.fixed === null && !input.includes(task) && !hasAnyKeyword(plainWords(task.title.split(': ').at(-1)!), BEFORE_IT))
  const isRelease = opens === null ? sort === 'review' || sort === 'sign-off' : RELEASE.test(opens)
  const releases = isRelease ? movable.filter(({ id }) => RELEASES.test(id)) : []
  // 'Release criteria' are agreed on at first.
  return releases.length > 0 || opens === null ? releases : movable.filter((task) => isInOrder({ labels: [opens] }, task) && (task.wish.position ?? 1) > (isRelease ? LATE : 0))
}

type Days = { frame: PlanFrame; needed: DayNumber; isLate: boolean }

/** Each stage by the last day on which asking is early enough; what needs nothing of ours goes out at once. */
function onTheirDays({ steps, last }: Drafted, gate: Gate, { frame, needed, isLate }: Days): Pick<Drafted, 'steps' | 'last'> {
  const isSprint = frame.brief.plannerType === 'sprint'
  const span = Math.max(1, (isSprint ? frame.last : frame.anchor) - frame.first)
  const place = (task: NetworkTask, first: DayNumber, latest: DayNumber, wished: DayNumber): NetworkTask => {
    const wanted = isSprint && weekdayOf(wished) > FRIDAY ? wished + MONDAY_NEXT - weekdayOf(wished) : wished
    const day = Math.max(first, Math.min(wanted, latest))
    const sprint = frame.sprints.find((each) => each.first <= day && day <= each.last)
    return { ...task, allowedDays: isLate ? task.allowedDays : { first: frame.first, last: Math.max(frame.first, latest) }, wish: { ...task.wish, day: isSprint ? day : task.wish.day, position: (day - frame.first) / span }, sprintWish: sprint?.number ?? task.sprintWish }
  }
  const room = needed - frame.first - daysOfGate(gate)
  // What comes back wants some days before the day it is needed.
  const reserve = Math.max(0, Math.min(gate.sort === 'review' ? DAYS_TO_MEND : DAYS_TO_USE, Math.floor(room / 2)))
  const asked = steps.map((step, index) => {
    const behind = gate.stages.slice(index).reduce((sum, { takes }) => sum + daysOfLength(takes), 0)
    const latest = workdayUpTo(needed - behind - (last.length > 0 ? Math.min(1, reserve) : 0))
    const soonest = frame.first + gate.stages.slice(0, index).reduce((sum, { takes }) => sum + daysOfLength(takes), 0)
    const waitsForUs = index === steps.length - 1 && WANTS_OURS.has(gate.stages[index]!.step) && (isSprint || !COMES_EARLY.has(gate.sort))
    const wished = isLate ? frame.first : waitsForUs ? Math.max(soonest, needed - behind - reserve) : soonest + Math.min(2, Math.max(0, room))
    // The playbook's own step has steps before it.
    const dayOf = (task: NetworkTask) => (task.subjects.length === 1 ? Math.min(latest, frame.first + Math.round((task.wish.position ?? 0) * span)) : wished)
    return step.map((task) => place(task, frame.first, latest, dayOf(task)))
  })
  const soonest = frame.first + daysOfGate(gate) + DAYS_TO_USE
  // One goes there prepared; what is delivered or found is used at once.
  const wished = gate.sort === 'parallel' ? needed : gate.sort === 'appointment' ? Math.max(soonest, needed - DAYS_PREPARED) : Math.max(soonest, needed - reserve)
  return { steps: asked, last: last.map((task) => place(task, frame.first, needed, COMES_BY_ITSELF.has(gate.sort) ? soonest : wished)) }
}

const COMES_BY_ITSELF: ReadonlySet<string> = new Set(['delivery', 'application', 'sign-off', 'notice'])
/** In a plan of one's own nothing says what it waits for. */
const COMES_EARLY: ReadonlySet<string> = new Set(['review', 'sign-off', 'application'])
const DAYS_PREPARED = 10
const FRIDAY = 5
/** Counted from the Monday before as 1. */
const MONDAY_NEXT = 8
const DAYS_TO_MEND = 5
const DAYS_TO_USE = 3
/** What is handed over, or goes on beside the old, is made here first. */
const WANTS_OURS: ReadonlySet<string> = new Set(['submit', 'begin'])

/** The work that is looked at, or goes on beside the old, is made before that day: its places move together. */
function madeBefore(tasks: readonly NetworkTask[], [step]: readonly NetworkTask[], { gate, frame }: { gate: Gate; frame: PlanFrame }): NetworkTask[] {
  const end = step?.wish.position ?? 1
  const whole = gate.sort === 'parallel' ? 1 : LATE
  if (frame.brief.plannerType !== 'sprint' || end >= whole) return [...tasks]
  const isMade = ({ type, fixed, occurrence, wish, answers, id }: NetworkTask) => type === 'task' && fixed === null && occurrence === null && wish.day === null && wish.position !== null && wish.position <= whole && !answers.includes(gate.id) && (whole === 1 || !RELEASES.test(id))
  return tasks.map((task) => (isMade(task) ? { ...task, wish: { ...task.wish, position: task.wish.position! * (end / whole) } } : task))
}

/** Share of a plan behind which what is left is the release itself. */
const LATE = 0.85
