import type { ReadingOf } from '../../goal/brief.ts'
import { isInOrder, matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

type Gate = ReadingOf<'gate'>

/** What is looked at has to be there first: the steps of the part that is named, which are not asked of others themselves. */
export function inputOf({ input }: Gate, tasks: readonly NetworkTask[]): NetworkTask[] {
  if (input === null) return []
  const own = tasks.filter((task) => task.type === 'task' && task.fixed === null && task.occurrence === null && matchesTask({ labels: [input], ofParts: true }, task))
  const named = own.length > 0 ? own : tasks.filter((task) => task.type === 'task' && task.fixed === null && task.occurrence === null && isInOrder({ labels: [input] }, task))
  return named.filter(({ id }) => !RELEASES.test(id))
}

/** What playbooks call the step that makes the work available, and what goals call it. */
export const RELEASES = /^(?:\p{L}+-)?(?:release|launch|go-live|rollout)$/u
const RELEASE = /^(?:the )?(?:go[- ]?live|going live|launch|release|roll-?out|livegang|inbetriebnahme|start|veröffentlichung|lanzamiento|puesta en marcha|lancement|mise en (?:ligne|service)|lançamento|we (?:release|launch|go live)|goes live|releasing|launching)$/iu
/** What is done with a thing before it is allowed. */
const BEFORE_IT = ['choose', 'measure', 'settle', 'order', 'plan', 'draw', 'design', 'quote', 'decide', 'list', 'compare', 'research', 'ask', 'budget']

/** What waits for the answer: what the goal names, else the release of what was looked at. */
export function openedBy(gate: Gate, tasks: readonly NetworkTask[], input: readonly NetworkTask[]): NetworkTask[] {
  const { opens, sort } = gate
  if (sort === 'parallel') return []
  const movable = tasks.filter((task) => task.type === 'task' && task.fixed === null && !input.includes(task) && !hasAnyKeyword(plainWords(task.title.split(': ').at(-1)!), BEFORE_IT))
  const isRelease = opens === null ? sort === 'review' || sort === 'sign-off' : RELEASE.test(opens)
  const releases = isRelease ? movable.filter(({ id }) => RELEASES.test(id)) : []
  // 'Release criteria' are agreed on at first.
  return releases.length > 0 || opens === null ? releases : movable.filter((task) => isInOrder({ labels: [opens] }, task) && (task.wish.position ?? 1) > (isRelease ? LATE : 0))
}

/** The work that is looked at, or goes on beside the old, is made before that day: its places move together. */
export function madeBefore(tasks: readonly NetworkTask[], [step]: readonly NetworkTask[], { gate, frame }: { gate: Gate; frame: PlanFrame }): NetworkTask[] {
  const end = step?.wish.position ?? 1
  const whole = gate.sort === 'parallel' ? 1 : LATE
  if (frame.brief.plannerType !== 'sprint' || end >= whole) return [...tasks]
  const isMade = ({ type, fixed, occurrence, wish, answers, id }: NetworkTask) => type === 'task' && fixed === null && occurrence === null && wish.day === null && wish.position !== null && wish.position <= whole && !answers.includes(gate.id) && (whole === 1 || !RELEASES.test(id))
  return tasks.map((task) => (isMade(task) ? { ...task, wish: { ...task.wish, position: task.wish.position! * (end / whole) } } : task))
}

/** Share of a plan behind which what is left is the release itself. */
const LATE = 0.85
