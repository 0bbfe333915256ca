import { expect, it } from 'vitest'
import type { Note } from '../goal/brief.ts'
import { toldNotes } from './told-notes.ts'

it('a count that a task says word for word is taken into account, a rule beside it is not', () => {
  const told = toldOf('46 hosts, no lifting for two weeks', [['46 hosts', 'named'], ['no lifting for two weeks']], 'Keep in mind: 46 hosts; no lifting for two weeks.')
  expect(told).toEqual(['no lifting for two weeks'])
})

it('what asks for no time is kept by the task that says it', () => {
  expect(toldOf('Bake for the fair. No nuts, and labels must be in braille.', [['No nuts', 'said'], ['and labels must be in braille', 'said']], 'Keep in mind: No nuts.')).toEqual(['labels must be in braille'])
})

it('clauses that stand beside each other in one sentence are told as one, and a sentence for itself', () => {
  const prompt = 'Paint the hall. First the ceiling, then the doors, and the frames last. Never on a school day.'
  expect(toldOf(prompt, [['First the ceiling'], ['then the doors'], ['and the frames last'], ['Never on a school day']])).toEqual(['First the ceiling, then the doors, and the frames last', 'Never on a school day'])
})

it('a bracket is quoted whole, and the same words once', () => {
  const prompt = 'Old Mrs Finch wants hers early (before ten, as she says). A week of drying.'
  expect(toldOf(prompt, [['Old Mrs Finch wants hers early (before ten'], ['A week of drying'], ['A week of drying']])).toEqual(['Old Mrs Finch wants hers early (before ten, as she says)', 'A week of drying'])
})

function toldOf(prompt: string, said: [words: string, keptIf?: Note['keptIf']][], description = ''): string[] {
  const notes = said.map(([words, keptIf]) => ({ words, start: prompt.indexOf(words), end: prompt.indexOf(words) + words.length, ...(keptIf && { keptIf }) }))
  return toldNotes({ brief: { prompt, notes, readings: [] }, tasks: [{ title: 'Begin', description, subjects: [], type: 'task', tags: [] }], assignees: [] })
}
