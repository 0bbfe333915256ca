import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)

describe('a name in a bracket', () => {
  it.each([
    ['Cellar flood. Loss people come on 4 May at 9am (damp inspection).', 'damp inspection'],
    ['Cellar flood. Slate (roof delivery) Monday 31 May 13:00.', 'roof delivery'],
    ['Cellar flood. Train at 14:17 on 30 May (airport run).', 'airport run'],
  ])('names what happens by the clause before it: %s', (prompt, name) => {
    expect(events(prompt).join()).toContain(name)
    expect(stated(prompt, 'topic').map(({ label }) => label)).not.toContain(name)
  })

  it.each([
    ['Cellar flood. Party on 4 May at 9am (if it is dry).', 'dry'],
    ['Cellar flood. Party on 4 May at 9am (booked).', 'booked'],
    ['Cellar flood. Party on 4 May at 9am (Moira and Sam).', 'Moira'],
    ['Cellar flood. Party on 4 May at 9am (twelve of us).', 'twelve'],
    ['Cellar flood. Party on 4 May at 9am (near the pub).', 'pub'],
    ['Cellar flood. Ducklings collected on 4 May at 9am (pen ready day before).', 'pen'],
    ['Cellar flood. Party on 4 May at 9am (mini golf, treasure hunt).', 'golf'],
  ])('is none where it is a remark, people, a number or a place: %s', (prompt, word) => {
    expect(events(prompt).join()).not.toContain(word)
  })
})

it.each([
  ['Choir concert on 11 June. Rehearsals Mondays 7.30-9.30 (hall shut half term, 25-29 May), posters.', /shut/u],
  ['Choir concert on 11 June. Rehearsals Mondays 7.30-9.30 (caretaker away, 3-8 May), posters.', /caretaker/u],
])('is none where it says what is shut or who is away: %s', (prompt, word) => {
  expect(stated(prompt, 'rhythm').map(({ title }) => title ?? '').join()).not.toMatch(word)
})
