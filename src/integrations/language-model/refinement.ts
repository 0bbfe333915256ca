import type { DraftingDesk, TaskNetwork, Verdict } from '../../planner/draft/task-network.ts'
import type { Brief } from '../../planner/goal/brief.ts'
import { isOtherLanguage } from './answer-language.ts'
import { knownText } from './clean-text.ts'
import { correctBrief } from './correct-brief.ts'
import { LeftOut } from './left-out.ts'
import { mergeAnswer } from './merge-answer.ts'
import { parseModelText } from './parse-model-text.ts'
import { readAnswer, type ModelAnswer, type ModelCorrection } from './read-answer.ts'

/** A network that came of an answer, verified. */
export type Candidate = { network: TaskNetwork; verdict: Verdict; leftOut: LeftOut; isWhole: boolean; ground: Ground }

/** Nothing of the answer can be used. */
type Unusable = { network: null; leftOut: LeftOut }

/** Turns the text of a model's answer into refinements of the embedded draft. */
export type Refinement = {
  /** What an unfinished answer makes of the draft; null when that shows nothing new. */
  grow(text: string): Promise<TaskNetwork | null>
  /** What the answer makes of it in the end. */
  finish(text: string): Promise<Candidate | Unusable>
  /** The network to stand, its warnings in it; null when it keeps less of what was asked than the embedded draft. */
  settle(candidate: Candidate): TaskNetwork | null
}

export type RefinementParts = {
  brief: Brief
  draft: TaskNetwork
  desk: DraftingDesk
  /** The embedded draft of another brief. */
  redraft: (brief: Brief) => Promise<TaskNetwork | null>
}

/** The brief and the embedded draft that tasks are merged into, once the model's readings are in. */
type Ground = { brief: Brief; draft: TaskNetwork }

export function createRefinement({ brief, draft, desk, redraft }: RefinementParts): Refinement {
  const known = knownText([brief.prompt, ...draft.tasks.flatMap(({ title, description }) => [title, description])])
  let latest: { of: string; laid: Promise<Ground> } | null = null
  let shown = 0

  async function take(text: string, leftOut: LeftOut): Promise<{ answer: ModelAnswer; isClosed: boolean }> {
    const { value, isClosed } = await parseModelText(text)
    return { answer: inOwnLanguage(readAnswer(value, { known, language: brief.language, leftOut }), { brief, draft, desk, leftOut }), isClosed }
  }

  /** While an answer grows its readings mostly stay the same; which of them go together is told at its end. */
  function groundOf(corrections: readonly ModelCorrection[]): Promise<Ground> {
    const of = JSON.stringify(corrections)
    if (latest?.of !== of) latest = { of, laid: tryCorrections(corrections, new LeftOut()).then((ground) => ground ?? { brief, draft }) }
    return latest.laid
  }

  /** The corrections that go together with the rest: all of them, else one after the other as far as they do. */
  async function layGround(corrections: readonly ModelCorrection[], leftOut: LeftOut): Promise<Ground> {
    const whole = await tryCorrections(corrections, leftOut)
    if (whole !== null) return whole
    const kept: ModelCorrection[] = []
    let ground: Ground = { brief, draft }
    for (const correction of corrections) {
      // Alone it was found wanting already.
      const next = corrections.length === 1 ? null : await tryCorrections([...kept, correction], leftOut)
      if (next === null) leftOut.add('contradiction', correction.means)
      else {
        kept.push(correction)
        ground = next
      }
    }
    return ground
  }

  /** Null when the plan would keep less than without them. */
  async function tryCorrections(corrections: readonly ModelCorrection[], leftOut: LeftOut): Promise<Ground | null> {
    const corrected = correctBrief(brief, corrections, { desk, leftOut })
    if (corrected === brief) return { brief, draft }
    const redrafted = await redraft(corrected)
    // A draft may bring its own brief: a team's plan that nobody ended is as long as the work takes.
    const network = redrafted && { ...redrafted, brief: redrafted.brief ?? corrected }
    return network !== null && troubles(desk.check(network)) <= troubles(desk.check(draft)) ? { brief: network.brief, draft: network } : null
  }

  return {
    async grow(text) {
      const leftOut = new LeftOut()
      const { answer } = await take(text, leftOut)
      // The last task of an unfinished answer may be cut in the middle of a word, and so may the readings before any task.
      const finished = { ...answer, title: '', description: '', tasks: answer.tasks.slice(0, -1) }
      if (!answer.hasTasks || finished.tasks.length <= shown) return null
      shown = finished.tasks.length
      const { brief: read, draft: base } = await groundOf(answer.corrections)
      return mergeAnswer(base, finished, { brief: read, isWhole: false, leftOut })
    },

    async finish(text) {
      const leftOut = new LeftOut()
      const { answer, isClosed } = await take(text, leftOut)
      const ground = await layGround(answer.corrections, leftOut)
      if (answer.tasks.length === 0 && ground.draft === draft) return { network: null, leftOut }
      const network = mergeAnswer(ground.draft, answer, { brief: ground.brief, isWhole: isClosed && answer.tasks.length > 0, leftOut })
      return { network, verdict: desk.check(network), leftOut, isWhole: isClosed, ground }
    },

    settle({ network, verdict, leftOut, isWhole, ground }) {
      const settled = makeRoom({ network, verdict }, { base: ground.draft, desk, leftOut })
      if (troubles(settled.verdict) > troubles(desk.check(ground.draft))) return null
      const cut = isWhole ? [] : ['The model’s answer was cut short; what had arrived was used, and the rest is from the embedded draft.']
      return { ...settled.network, warnings: [...(settled.network.warnings ?? []), ...cut, ...leftOut.warnings()] }
    },
  }
}

type Checked = Pick<Candidate, 'network' | 'verdict'>

const MOST_ROUNDS = 8

/** What a model adds gives way where the plan does not hold with it: first what found no room itself, then the last of it. */
function makeRoom(checked: Checked, { base, desk, leftOut }: { base: TaskNetwork; desk: DraftingDesk; leftOut: LeftOut }): Checked {
  const own = new Set(base.tasks.map(({ id }) => id))
  const bearable = desk.check(base).failed.length
  let standing = checked
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { unplaced, failed } = standing.verdict
    const added = standing.network.tasks.filter(({ id }) => !own.has(id))
    const homeless = new Set(unplaced.map(({ taskId }) => taskId))
    const excess = unplaced.length > 0 ? unplaced.length : failed.length > bearable ? Math.ceil(added.length / 2) : 0
    const roomless = added.filter(({ id }) => homeless.has(id))
    const gone = roomless.length > 0 ? roomless : added.slice(added.length - Math.min(excess, added.length))
    if (gone.length === 0 || gone.length === standing.network.tasks.length) break
    for (const { title } of gone) leftOut.add('no-room', title)
    const network = withoutTasks(standing.network, new Set(gone.map(({ id }) => id)))
    standing = { network, verdict: desk.check(network) }
  }
  return standing
}

/** How much of what was asked a network does not keep. */
export function troubles({ failed, unplaced }: Verdict): number {
  return failed.length + unplaced.length
}

function withoutTasks(network: TaskNetwork, gone: ReadonlySet<string>): TaskNetwork {
  const tasks = network.tasks.filter(({ id }) => !gone.has(id))
  return { ...network, tasks: tasks.map((task) => ({ ...task, after: task.after.filter(({ taskId }) => !gone.has(taskId)) })) }
}

/** Words in another language than the goal's are left out; order, effort and wishes need none. */
function inOwnLanguage(answer: ModelAnswer, { brief, draft, desk, leftOut }: { brief: Brief; draft: TaskNetwork; desk: DraftingDesk; leftOut: LeftOut }): ModelAnswer {
  const texts = answer.tasks.flatMap(({ title, description }) => [title, description])
  if (!isOtherLanguage(texts, { goal: brief.prompt, languageOf: desk.languageOf })) return answer
  const drafted = new Map(draft.tasks.map((task) => [task.id, task]))
  leftOut.add('wrong-language', '')
  const tasks = answer.tasks.flatMap((task) => {
    const own = drafted.get(task.id ?? '')
    if (own === undefined) leftOut.add('wrong-language', task.title)
    return own === undefined ? [] : [{ ...task, title: own.title, description: own.description, tags: [] }]
  })
  return { ...answer, title: '', description: '', tasks }
}
