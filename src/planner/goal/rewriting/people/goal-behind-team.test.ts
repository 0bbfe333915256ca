import { describe, expect, it } from 'vitest'
import { goalBehindTeam } from './goal-behind-team.ts'

const written = (text: string) => goalBehindTeam(text).toReversed().reduce((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('a team told before its goal in German', () => {
  it.each([
    ['Wir sind zwei Köche und eine Konditorin (Ute, nur freitags) und stellen die Karte auf vegan um.', 'Wir stellen die Karte auf vegan um. Wir sind zwei Köche und eine Konditorin (Ute, nur freitags).'],
    ['Wir sind vier Lehrkräfte und wollen den Schulgarten neu anlegen.', 'Wir wollen den Schulgarten neu anlegen. Wir sind vier Lehrkräfte.'],
  ])('is a sentence of its own behind it: %s', (text, plain) => {
    expect(written(text)).toBe(plain)
  })

  it.each([
    'Wir sind drei Köche und eine Konditorin. Neue Karte bis März.',
    'Wir sind im Mai fertig und stellen dann um.',
    'Wir sind zwei Köche und brauchen bis März.',
  ])('is left where nothing follows: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})
