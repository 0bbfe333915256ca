import { describe, expect, it } from 'vitest'
import { tokenize } from '../time/grammar/token.ts'
import { CLAUSE_WORDS } from './clause-words.ts'
import { hasCue } from './cues.ts'

describe('words that tell what a clause does with its times', () => {
  it.each(Object.entries(CLAUSE_WORDS))('%s stand once in one language', (_cue, { does: _does, ...ofLanguages }) => {
    const phrases = Object.values(ofLanguages).flatMap((words) => words.split('|')).map((phrase) => tokenize(phrase).map(({ key }) => key).join(' '))
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
  })

  it('are found in any language, as phrases and with one letter wrong in a long one', () => {
    expect(hasCue(['ich', 'bin', 'im', 'urlaub'], 'away')).toBe(true)
    expect(hasCue(['estou', 'de', 'folga'], 'away')).toBe(true)
    expect(hasCue(['on', 'vaccation'], 'away')).toBe(true)
    expect(hasCue(['offer'], 'away')).toBe(false)
  })
})
