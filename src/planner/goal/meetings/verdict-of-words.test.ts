import { describe, expect, it } from 'vitest'
import { tokenize } from '../../time/grammar/token.ts'
import { verdictOf } from './verdict-of-words.ts'

const verdict = (words: string, bound: 'before' | 'after' | 'by' | 'until' | null) => verdictOf(tokenize(words).map(({ key }) => key), bound)

describe('words around a time', () => {
  it.each([
    ['Vera does not wish to be called', 'before'], ['Vera would be grateful not to be kept', 'after'], ['Vera hates meetings', 'before'],
    ['Vera would rather stay out of meetings', 'until'], ['Vera would like to keep free', 'after'], ['Vera would prefer to be free', 'after'],
    ['Vera is not available', 'before'], ['Vera never meets anybody', 'before'], ['Vera is away', 'until'], ["Vera can't stand meetings", 'after'],
    ['nothing for Vera', 'before'], ['please spare Vera', 'after'], ['Vera finds it too early', 'before'], ['Vera is in a meeting', null],
    ["Vera doesn't want to be booked", 'after'], ['Vera asked for another day', null],
  ] as const)('close it: %s', (words, bound) => {
    expect(verdict(words, bound)).toBe('closed')
  })

  it.each([
    ['Vera is free', 'after'], ['it works for Vera', 'after'], ["Vera isn't busy", 'before'], ['Vera has no objection', 'before'], ["Vera doesn't mind", 'after'],
    ['Vera only has time', 'after'], ['Vera requires a time from', 'after'], ['Vera needs a slot no earlier than', 'after'], ['Vera prefers', 'after'], ['Vera can stay', 'until'],
  ] as const)('open it: %s', (words, bound) => {
    expect(verdict(words, bound)).toBe('open')
  })

  it.each([
    ['Vera wants to be done with meetings', 'by'], ['Vera has to be finished', 'by'], ['Vera must leave', 'before'], ['Vera needs to be home', 'by'], ['Vera would like to be free', 'by'],
  ] as const)('say that somebody is gone by then: %s', (words, bound) => {
    expect(verdict(words, bound)).toBe('gone-by')
  })

  it.each([['Vera', 'before'], ['Vera on', 'after']] as const)('say nothing: %s', (words, bound) => {
    expect(verdict(words, bound)).toBeNull()
  })
})
