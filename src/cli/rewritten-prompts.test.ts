import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ReadGoalInput } from '../planner/goal/prepare-context.ts'
import { readGoal } from '../planner/goal/read-goal.ts'
import { PASSES } from '../planner/goal/rewriting/passes.ts'
import { foundBy, rewrite } from '../planner/goal/rewriting/rewrite.ts'
import { wordingOf } from '../planner/goal/rewriting/wording.ts'
import { writtenWith } from '../planner/goal/rewriting/written-out.ts'

const GoalSchema = z.object({ prompt: z.string(), plannerType: z.enum(['calendar', 'sprint']), now: z.string(), timeZone: z.string() })
const ROOT = join(import.meta.dirname, '../..')
const FEWEST_WORDS = 4
const REWRITERS = PASSES.flatMap(({ rewriters }) => rewriters)
const GOALS = goalsOfPeople()
/** Each with what the rewriters find out of it: found once, for all tests. */
const PROMPTS = [...GOALS, ...promptsOfTests()].map((input) => ({ input, typed: wordingOf(input) }))

describe('the passes', () => {
  it('name each rewriter once', () => {
    const names = REWRITERS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('write what no rewriter would write again', () => {
    const changed = PROMPTS.map(({ input, typed }) => rewrite(input, PASSES, typed)).filter(({ isChanged }) => isChanged)
    expect(changed.length).toBeGreaterThan(200)
    const again = changed.flatMap(({ wording }) => REWRITERS.flatMap((rewriter) => {
      const twice = writtenWith(wording.text, foundBy({ rewriters: [rewriter] }, wording)).text
      return twice === wording.text ? [] : [{ rewriter: rewriter.name, once: wording.text, twice }]
    }))
    expect(again).toEqual([])
  })

  it('lose nothing by the cues that spare other prompts the search', () => {
    const missed = PROMPTS.flatMap(({ typed }) => REWRITERS
      .filter(({ cue, for: types }) => cue !== undefined && types.includes(typed.plannerType) && !cue.test(typed.text))
      .filter(({ find }) => find(typed).length > 0)
      .map(({ name }) => ({ name, prompt: typed.text })))
    expect(missed).toEqual([])
  })

  it('leave every reading and note in the words of the prompt', () => {
    const astray = GOALS.flatMap((input) => {
      const { readings, notes } = readGoal(input)
      return [...readings.filter(({ source }) => source === 'stated'), ...notes].filter(({ start, end, words }) => input.prompt.slice(start, end) !== words).map(({ words }) => ({ words, prompt: input.prompt }))
    })
    expect(astray).toEqual([])
  })
})

function goalsOfPeople(): ReadGoalInput[] {
  const lines = readFileSync(join(ROOT, 'bench/own-checks/goals.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => ({ ...GoalSchema.parse(JSON.parse(line)), locale: 'en-GB' }))
}

/** What the rewriters' own tests try, in one line each. */
function promptsOfTests(): ReadGoalInput[] {
  const files = globSync('src/planner/goal/rewriting/**/*.test.ts', { cwd: ROOT })
  const literals = files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(['"])((?:\\.|(?!\1)[^\\\n])+)\1/gu)].map(([, , text]) => text!.replaceAll(/\\(.)/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign))))
  const prompts = [...new Set(literals)].filter((text) => text.split(/\s+/u).length > FEWEST_WORDS)
  return prompts.flatMap((prompt) => GoalSchema.shape.plannerType.options.map((plannerType) => ({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })))
}
