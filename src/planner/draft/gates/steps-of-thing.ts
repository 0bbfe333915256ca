import type { ReadingOf } from '../../goal/brief.ts'
import { gateMark } from '../../goal/gates/gate-marks.ts'
import { stems } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { answeringTask, askingTask, waitingText } from './gate-tasks.ts'
import { ASKS, USES } from './gate-verbs.ts'

type Gate = ReadingOf<'gate'>

/** `steps`: the tasks that ask for each stage, one list a stage; `last`: what uses the answer. */
export type Drafted = { steps: NetworkTask[][]; last: NetworkTask[]; others: NetworkTask[] }

/** Whether a task is about the part that is called as the thing is, or about one of those in its name. */
export function isOf({ type, fixed, subjects: [subject, ...more], occurrence }: NetworkTask, { of }: Gate): boolean {
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
export function stepsOf(gate: Gate, own: readonly NetworkTask[], { language }: PlanFrame): Drafted {
  const isGoal = own.length > 0 && own.every(({ subjects }) => subjects.length === 0)
  const answers = [...new Set([gate.id, ...own.flatMap((task) => task.answers)])]
  const inOrder = own.toSorted((a, b) => (a.wish.position ?? 0) - (b.wish.position ?? 0))
  const asking = gate.stages.length > 1 ? [] : isGoal ? inOrder.slice(0, 1) : lastOfEach(inOrder.filter(({ title }) => hasAnyKeyword(plainWords(stepIn(title)), ASKS)))
  const at = Math.max(-1, ...asking.map((task) => inOrder.indexOf(task)))
  const using = asking.length === 0 ? [] : inOrder.filter((task, index) => !asking.includes(task) && (index > at || hasAnyKeyword(plainWords(task.title), USES)))
  const answering = answeringTask({ ...gate }, language)
  const steps = gate.stages.map((stage, index) => (index === 0 && asking.length > 0 ? asking.map((task) => marked(task, gate, { stage: 1, waiting: waitingText(gate, stage, language) })) : [{ ...askingTask(gate, index, language), answers }]))
  const last = using.length > 0 ? using.map((task) => marked(task, gate, { stage: 0, waiting: '' })) : answering === null ? [] : [{ ...answering, answers }]
  const isReplaced = asking.length === 0 && gate.sort !== 'review' && gate.sort !== 'appointment' && gate.sort !== 'parallel'
  const others = isReplaced ? [] : inOrder.filter((task) => !asking.includes(task) && !using.includes(task))
  return { steps, last, others }
}

/** What is done, without the name of the part: 'count what arrives' of 'Order lamps: count what arrives'. */
function stepIn(title: string): string {
  return title.split(': ').at(-1)!
}

/** Of a bed and a wardrobe the last step of each that asks for it. */
function lastOfEach(tasks: readonly NetworkTask[]): NetworkTask[] {
  return tasks.filter((task, index) => !tasks.slice(index + 1).some(({ subjects }) => subjects[0] === task.subjects[0]))
}

function marked(task: NetworkTask, { of, id }: Gate, { stage, waiting }: { stage: number; waiting: string }): NetworkTask {
  return { ...task, subjects: [...task.subjects, gateMark(of, stage)], answers: [...task.answers, id], description: waiting === '' ? task.description : `${task.description} ${waiting}` }
}

