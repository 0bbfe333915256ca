import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'
import { OTHER_LIFE } from './settle-other-life.ts'

const GOAL = 'Restore the old rowing boat by the end of May.'
const taken = (words: string, goal = GOAL) => stated(`${goal} ${words}`, 'commitment').map(({ text, inPlan }) => ({ text, inPlan }))

describe('what a week holds beside the plan', () => {
  it.each([
    ['Mass on Saturday evenings 18-19', 'Mass: Sat 18:00–19:00'],
    ['Nursery run Mon-Fri 8:10 to 8:50', 'Nursery run: weekdays 08:10–08:50'],
    ["My daughter's ballet is Tuesdays 16:30-17:30", "daughter's ballet: Tue 16:30–17:30"],
    ['Weekly department meeting Thursday 9-10:30', 'department meeting: Thu 09:00–10:30'],
    ['Tuesdays 11 till 12 I am at the osteopath', 'osteopath: Tue 11:00–12:00'],
    ['I have an evening class Wednesdays 19-21', 'evening class: Wed 19:00–21:00'],
    ['Lunch is 12-13 every day', 'Lunch: every day 12:00–13:00'],
  ])('is taken time: %s', (words, text) => {
    expect(taken(words)).toEqual([{ text, inPlan: false }])
    expect(read(`${GOAL} ${words}`).readings.filter(({ kind }) => kind === 'rhythm' || kind === 'event')).toEqual([])
  })

  it('says of each of several days what is on', () => {
    expect(taken('On Mondays I have Italian 18-19:30 and Fridays judo 19-20').map(({ text }) => text)).toEqual(['Italian: Mon 18:00–19:30', 'judo: Fri 19:00–20:00'])
  })

  it('takes both walks of a day', () => {
    expect(taken('Dog walks 6:45-7:30 and 17:00-17:45 daily').map(({ text }) => text)).toEqual(['Dog walks: every day 06:45–07:30', 'Dog walks: every day 17:00–17:45'])
  })

  it.each(OTHER_LIFE.map(({ what, names }) => [what, names] as const))('knows no work of a plan as %s', (_what, names) => {
    for (const work of ['Long run', 'Vocabulary', 'Sanding', 'Scales', 'Strength', 'Mock exam', 'Swimming', 'Lesson with Nia']) expect(names.test(work)).toBe(false)
  })
})

describe('beside a list of parts', () => {
  it.each([
    "Mum's party is on 27 February: cake, decorations, slideshow - dog walks 7:00-7:45 daily",
    'Sort the cellar by 30 April: shelves, bikes, tools, after 17:00, I have an evening class Tuesdays 18:30-20:30',
    'Sort the cellar by 30 April: shelves, bikes, while the kids are at school. School pick-up Mon-Fri 14:50 to 15:30',
  ])('is no part of it: %s', (prompt) => {
    expect(stated(prompt, 'commitment')).toMatchObject([{ inPlan: false, appliesTo: null }])
    expect(stated(prompt, 'rhythm')).toEqual([])
  })
})

describe('what belongs to the goal', () => {
  it.each([
    ['I am learning Italian with a friend.', 'On Mondays I have Italian 18-19:30'],
    ['Sing well enough for our choir by June.', 'Choir practice Tuesdays 19-21'],
    ['Get fit for the summer.', 'Swimming Tuesdays 7-8, weights Fridays 18-19'],
    ['Learn the cello by June.', 'Lesson with Ida every Wednesday 17:00-17:45'],
  ])('%s %s', (goal, words) => {
    expect(taken(words, goal).filter(({ inPlan }) => !inPlan).filter(({ text }) => !/^(?:Italian|Choir)/u.test(text))).toEqual([])
    expect(read(`${goal} ${words}`).readings.some(({ kind }) => kind === 'rhythm' || kind === 'commitment')).toBe(true)
  })

  it('holds an appointment of one day on that day', () => {
    expect(stated(`${GOAL} Dentist on Thursday 14:00-15:00`, 'event')).toMatchObject([{ title: 'Dentist', from: 840, to: 900 }])
  })
})
