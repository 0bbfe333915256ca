import type { Brief } from '../brief.ts'
import type { ReadGoalInput } from '../prepare-context.ts'
import { PASSES } from './passes.ts'
import type { Pass } from './rewriter.ts'
import type { Said } from './said.ts'
import { wordingOf } from './wording.ts'
import type { Wording } from './wording.ts'
import { besideEachOther, inOwnWords, writtenWith } from './written-out.ts'

/** A prompt in plainer words, and the way back to the words in which it was typed. */
export type Rewritten = { input: ReadGoalInput; wording: Wording; isChanged: boolean; toOwnWords: (brief: Brief) => Brief }

/** Writes a prompt out in plainer words, pass by pass. A prompt without anything to rewrite is read with what was found of it on the way; `typed` is what is known of it already. */
export function rewrite(input: ReadGoalInput, passes: readonly Pass[] = PASSES, typed: Wording = wordingOf(input)): Rewritten {
  const start: Rewritten = { input, wording: typed, isChanged: false, toOwnWords: (brief) => brief }
  return passes.reduce((before, pass) => {
    const said = foundBy(pass, before.wording)
    if (said.length === 0) return before
    const written = writtenWith(before.wording.text, said)
    // The language is that in which somebody typed, however much is said in dates and names since.
    const next = { ...before.input, prompt: written.text, language: before.input.language ?? before.wording.language() }
    return { input: next, wording: wordingOf(next), isChanged: true, toOwnWords: (brief) => before.toOwnWords(inOwnWords(brief, written)) }
  }, start)
}

/** What the rewriters of a pass say in other words, from left to right; nothing where they only leave words out. */
export function foundBy({ rewriters }: Pick<Pass, 'rewriters'>, wording: Wording): Said[] {
  const said = besideEachOther(rewriters.flatMap(({ for: types, cue, find }) => (types.includes(wording.plannerType) && (cue?.test(wording.text) ?? true) ? [find(wording)] : [])))
  return said.every(({ text }) => text === '' || text === '\n') ? [] : said
}
