import { describe, expect, it } from 'vitest'
import { draftNetwork } from '../draft/embedded-drafter.ts'
import type { NetworkTask } from '../draft/task-network.ts'
import { readGoal } from '../goal/read-goal.ts'
import { reconcileBrief } from '../reconcile-brief.ts'
import { PLAYBOOKS } from './all-playbooks.ts'
import { promptOf } from './prompt-set.ts'
import type { PromptSet } from './prompt-set.ts'
import { PLAYBOOK_PROMPTS } from './prompts-for-tests.ts'

/** Playbooks whose experts train more, where those of others need less time for the same work. */
const TRAINING = new Set(['running', 'fitness', 'swimming', 'distance-swimming', 'triathlon', 'health-change', 'cycling', 'obstacle-race'])

const cases = Object.entries(PLAYBOOK_PROMPTS).map(([id, prompts]) => ({ id, prompts, playbook: PLAYBOOKS.find((playbook) => playbook.id === id)! }))

it('has prompts for every playbook but the trip', () => {
  expect(PLAYBOOKS.map(({ id }) => id).filter((id) => !(id in PLAYBOOK_PROMPTS))).toEqual(['trip'])
})

describe.each(cases)('the $id playbook', ({ id, prompts, playbook }) => {
  const drafted = new Map<string, ReturnType<typeof draftOf>>()
  const draft = (sides: Parameters<typeof promptOf>[1]) => {
    const key = JSON.stringify(sides)
    const made = drafted.get(key) ?? draftOf(prompts, sides, playbook.plannerTypes[0]!)
    drafted.set(key, made)
    return made
  }

  it('is chosen by its prompts', () => {
    for (const sides of [{}, { level: 0 }, { level: 1 }, { span: 0 }, { amount: 0 }, { amount: 1 }] as const) expect(draft(sides).assumptions.join('\n')).toContain(`the playbook “${playbook.title}”`)
  })

  it('gives a beginner and an expert tasks of their own, and the one who needs it more time', () => {
    const [beginner, expert] = [draft({ level: 0 }).tasks, draft({ level: 1 }).tasks]
    expect(onlyIn(beginner, expert).length, 'tasks for beginners').toBeGreaterThanOrEqual(2)
    expect(onlyIn(expert, beginner).length, 'tasks for experts').toBeGreaterThanOrEqual(1)
    const [less, more] = TRAINING.has(id) ? [beginner, expert] : [expert, beginner]
    expect(loadOf(more)).toBeGreaterThanOrEqual(loadOf(less))
  })

  it('uses a longer span for more work and for other work', () => {
    const [short, long] = [draft({ span: 0 }).tasks, draft({}).tasks]
    expect(minutesOf(long)).toBeGreaterThan(1.15 * minutesOf(short))
    expect(onlyIn(long, short).length, 'tasks that a short plan has no room for').toBeGreaterThanOrEqual(3)
  })

  it('grows with the amount in the prompt', () => {
    const [small, large] = [draft({ amount: 0 }).tasks, draft({ amount: 1 }).tasks]
    const grown = large.filter((task) => minutesOf([task]) / minutesOf(large) > 1.15 * (minutesOf(small.filter((other) => other.id === task.id)) / minutesOf(small)))
    expect(minutesOf(large) > 1.1 * minutesOf(small) || grown.length > 0, 'some work grows with the amount').toBe(true)
    expect(large.length).toBeGreaterThanOrEqual(small.length)
  })
})

function draftOf(prompts: PromptSet, sides: Parameters<typeof promptOf>[1], plannerType: 'calendar' | 'sprint') {
  const brief = reconcileBrief(readGoal({ prompt: promptOf(prompts, sides), plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))
  return draftNetwork(brief)
}

function minutesOf(tasks: readonly NetworkTask[]): number {
  return tasks.reduce((sum, task) => sum + task.effortMinutes, 0)
}

/** Distance or repetitions where titles carry them, else minutes. */
function loadOf(tasks: readonly NetworkTask[]): number {
  const distances = tasks.flatMap((task) => (task.title.match(/(\d+(?:\.\d+)?) (?:km|m)\b/u) ?? []).slice(1, 2).map(Number))
  return distances.length > 0 ? Math.max(...distances) : minutesOf(tasks)
}

/** Titles of one that the other has not, whatever their numbers and repetitions are. */
function onlyIn(tasks: readonly NetworkTask[], others: readonly NetworkTask[]): string[] {
  const plain = (title: string) => title.replace(/\d+(?:[.,]\d+)?/gu, '#').replace(/ \(.*\)$/u, '')
  const known = new Set(others.map((task) => plain(task.title)))
  return [...new Set(tasks.map((task) => plain(task.title)))].filter((title) => !known.has(title))
}
