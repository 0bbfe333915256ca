import { afterEach, describe, expect, it, test } from 'vitest'
import { activate, activeLocale, languageOf, type Texts } from './active-language.ts'
import { de } from './de.ts'
import { defineTexts } from './define-texts.ts'
import { es } from './es.ts'

/** Every module that defines texts, loaded, so that its texts are known in English. */
const modules = import.meta.glob<Record<string, Texts>>(['../**/texts.ts', '../**/*-texts.ts'], { eager: true })
/** What functions of texts are given: counts, words, or the facts that legal texts stand on. */
const SAMPLE_ARGUMENTS = [
  [{ product: 'Planwright', operator: 'Example Ltd', address: '1 Street', law: 'Ireland', email: 'help@example.org', model: { name: 'model', host: 'host' }, sandbox: true }, 2, 3],
  [{ product: 'Planwright', operator: null, address: null, law: null, email: null, model: null, sandbox: false }, 1, 1],
]

afterEach(() => activate('en', {}))

describe.each([
  ['es', es],
  ['de', de],
] as const)('the catalogue of %s', (language, catalogue) => {
  const english = Object.values(modules).flatMap((module) => Object.values(module)).filter((texts) => typeof texts === 'object')

  it('holds every text that the page defines, in the same shape', () => {
    const before = english.map(shapeOf)
    activate(language, catalogue)
    expect(english.map(shapeOf)).toEqual(before)
    expect(english.length).toBeGreaterThan(15)
  })

  it('answers each group of texts with its own words', () => {
    const before = english.map((texts) => JSON.stringify(texts))
    activate(language, catalogue)
    expect(english.filter((texts, index) => JSON.stringify(texts) === before[index])).toEqual([])
  })

  it('leaves no text empty and none with a blank at its end', () => {
    activate(language, catalogue)
    for (const text of english.flatMap(stringsOf)) expect(text).toMatch(/^\S(.*\S)?$|^ \S+ $/su)
  })
})

it('reads texts in the language of the moment', () => {
  const texts = defineTexts('sample', { greeting: 'Hello', count: (count: number) => `${count} plans`, nested: { last: 'Bye' } })
  expect([texts.greeting, texts.count(2), texts.nested.last]).toEqual(['Hello', '2 plans', 'Bye'])
  activate('de', { sample: { greeting: 'Hallo', count: (count: number) => `${count} Pläne`, nested: { last: 'Tschüss' } } })
  expect([texts.greeting, texts.count(2), texts.nested.last]).toEqual(['Hallo', '2 Pläne', 'Tschüss'])
  activate('en', {})
  expect(texts.greeting).toBe('Hello')
})

test.each([
  ['en', 'en-GB', 'en-GB'],
  ['en', 'de', 'en-DE'],
  ['en', 'de-AT', 'en-AT'],
  ['de', 'de-CH', 'de-CH'],
  ['de', 'en-US', 'de-US'],
  ['es', 'ja', 'es-JP'],
  ['es', 'not a tag', 'es'],
] as const)('%s texts in a browser of %s are written as in %s', (language, browser, locale) => {
  activate(language, {})
  expect(activeLocale(browser)).toBe(locale)
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['ES-419', 'es'],
  ['fr', null],
  ['', null],
  [null, null],
] as const)('the page speaks %j as %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language)
})

test.each([
  ['en-US', '11/21/2026', '1,234.5'],
  ['en-GB', '21/11/2026', '1,234.5'],
  ['de-DE', '21.11.2026', '1.234,5'],
  ['es-ES', '21/11/2026', '1234,5'],
])('in %s a date is %s and a number %s', (locale, date, number) => {
  const day = new Date(Date.UTC(2026, 10, 21))
  expect(day.toLocaleDateString(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })).toBe(date)
  expect((1234.5).toLocaleString(locale)).toBe(number)
})

/** The structure without the words; a list keeps its length. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return SAMPLE_ARGUMENTS.flatMap((sample) => stringsOf(Reflect.apply(value, undefined, sample)))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
