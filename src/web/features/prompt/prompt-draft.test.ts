import { expect, test } from 'vitest'
import { EMPTY_DRAFT, readPromptDraft, writePromptDraft } from './prompt-draft.ts'

test('the prompt and the planner come back after a reload', () => {
  const storage = memoryStorage()
  writePromptDraft(storage, { text: 'learn to swim', plannerType: 'sprint' })
  expect(readPromptDraft(storage)).toEqual({ text: 'learn to swim', plannerType: 'sprint' })
})

test.each([null, 'not json', '{"text":5}', '{"text":"a","plannerType":"gantt"}'])('a stored %j starts afresh', (stored) => {
  expect(readPromptDraft({ getItem: () => stored })).toEqual(EMPTY_DRAFT)
})

test('a stored text over the limit is cut', () => {
  const stored = JSON.stringify({ text: 'a'.repeat(6000), plannerType: 'calendar' })
  expect(readPromptDraft({ getItem: () => stored }).text).toHaveLength(5000)
})

test('a storage that refuses is no error', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(readPromptDraft(closed)).toEqual(EMPTY_DRAFT)
  expect(() => writePromptDraft(closed, EMPTY_DRAFT)).not.toThrow()
})

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}
