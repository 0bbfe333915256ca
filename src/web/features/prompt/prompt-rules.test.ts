import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROMPT_MAX_LENGTH } from '../../../contract/limits.ts'
import { checkPrompt, isAtLimit, truncatePrompt } from './prompt-rules.ts'
import { promptTexts } from './texts.ts'

describe('submitting a prompt', () => {
  test.each([
    ['no planner is asked for first', 'short', null, 'no_planner'],
    ['nothing but spaces is empty', '  \n ', 'calendar', 'empty'],
    ['nine characters are too few, whatever the spaces around them', '  123456789  ', 'sprint', 'too_short'],
  ] as const)('%s', (_, text, plannerType, problem) => {
    expect(checkPrompt(text, plannerType)).toEqual({ ok: false, problem })
  })

  test('says of each problem what to do', () => {
    expect(promptTexts.errors).toEqual({
      no_planner: 'Please select a planner type first',
      empty: 'Please enter a task description',
      too_short: 'Please provide more details (at least 10 characters)',
    })
  })

  test('sends ten characters without the spaces around them', () => {
    expect(checkPrompt(' 1234567890\n', 'calendar')).toEqual({ ok: true, prompt: '1234567890' })
  })

  test('accepts every suggestion offered', () => {
    for (const plannerType of ['calendar', 'sprint'] as const) {
      expect(promptTexts.suggestions[plannerType]).toHaveLength(5)
      for (const text of promptTexts.suggestions[plannerType]) {
        expect(checkPrompt(text, plannerType)).toEqual({ ok: true, prompt: text })
      }
    }
  })
})

describe('the limit of 5000 characters', () => {
  test('cuts what is beyond it', () => {
    expect(truncatePrompt('a'.repeat(5001))).toBe('a'.repeat(5000))
    expect(isAtLimit('a'.repeat(5000))).toBe(true)
    expect(isAtLimit('a'.repeat(4999))).toBe(false)
  })

  test('leaves out a surrogate pair that would be split', () => {
    expect(truncatePrompt(`${'a'.repeat(4999)}😀`)).toBe('a'.repeat(4999))
    expect(truncatePrompt(`${'a'.repeat(4998)}😀b`)).toBe(`${'a'.repeat(4998)}😀`)
  })

  test('keeps any well-formed text well-formed and within the limit', () => {
    assert(
      property(string({ unit: 'binary', minLength: 0, maxLength: 40 }), integer({ min: 4980, max: 5000 }), (tail, padding) => {
        const cut = truncatePrompt('x'.repeat(padding) + tail)
        expect(cut.length).toBeLessThanOrEqual(PROMPT_MAX_LENGTH)
        expect(encodeURIComponent(cut)).toBeTypeOf('string')
      }),
    )
  })
})
