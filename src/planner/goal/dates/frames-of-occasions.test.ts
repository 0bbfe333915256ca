import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Village tournament starts Sat 13 Feb. From Tuesday: serves 15 min daily', 'Village tournament', '2027-02-13'],
  ['The league begins on 20 March. Starting 12 January I want to run three times a week', 'league', '2027-03-20'],
])('what begins later than the plan is an event: “%s”', (prompt, title, day) => {
  expect(stated(prompt, 'event').map((event) => [event.title, iso(event.days.first)])).toEqual([[title, day]])
  expect(stated(prompt, 'horizon').map(({ first }) => iso(first)! < day)).toEqual([true])
})

it('is the start of the plan where there is no other', () => {
  expect(stated('Swim course starts 1 February', 'horizon').concat().length + stated('Swim course starts 1 February', 'event').length).toBe(1)
})

describe('days that do not hold what is dated for the plan', () => {
  it.each<['calendar' | 'sprint', string, string, string]>([
    ['calendar', 'Welding finals start 6 September. Past papers from 10 August: maths, materials, safety', 'Welding finals', '2027-09-06'],
    ['sprint', 'Trade show stand, 14-16 September. Brochures by 20 August. Demo tested. Two of us: Ines and Kofi', 'Trade show stand', '2027-09-14'],
    ['sprint', 'Quilters committee: fair is 15-16 October in the barn. Entries by 18 September', 'fair', '2027-10-15'],
    ['sprint', 'Messestand der Töpferei 19.-21. Oktober in Graz. Grafiken bis 20.9. in den Druck', 'Messestand der Töpferei', '2027-10-19'],
  ])('(%s) are those of an occasion in “%s”', (plannerType, prompt, title, day) => {
    expect(stated(prompt, 'event', plannerType).map((event) => [event.title, iso(event.days.first)])).toContainEqual([title, day])
    expect(stated(prompt, 'deadline', plannerType).filter(({ appliesTo }) => appliesTo === null).map(({ event }) => event)).toContain(title)
    expect(stated(prompt, 'horizon', plannerType).filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })

  it.each([
    'Paint the flat 5-18 April, paint ordered by 30 March',
    'Revise for finals 3-14 May, two hours a day. Notes borrowed by 25 April',
    'We go sailing 7-14 August, five of us. Insurance by 1 July',
    'Write a novel, March to June. Outline by 20 February',
  ])('stay those of the plan in “%s”', (prompt) => {
    expect(stated(prompt, 'horizon').filter(({ appliesTo, first }) => appliesTo === null && first !== null)).toHaveLength(1)
  })

  it('are barred where nobody is there', () => {
    expect(stated('Board game launch on 14 September. Art by 1 September. 10-24 July offline', 'exclusion', 'sprint').map(({ text }) => text)).toEqual(['Nothing on Sat 10 Jul 2027 to Sat 24 Jul 2027'])
  })
})

describe('a day until which something else lasts', () => {
  it.each([
    'Bar exam 27 July. Part-time paralegal, off from June; until then 2 hours a night. The neighbours are noisy until 25 June',
    'Half marathon on 6 June. Long runs from 5 miles, top out at 12 two weeks out',
    'Dad has his operation on 20 August. I teach summer school mornings until 6 August',
  ])('does not end the plan: “%s”', (prompt) => {
    expect(stated(prompt, 'deadline').filter(({ appliesTo, event }) => appliesTo === null && event === null)).toEqual([])
  })

  it('ends it where nothing comes later', () => {
    expect(stated('Stop wasting Sundays: guitar, cooking. Until the end of August', 'deadline')).toHaveLength(1)
  })
})

it('an occasion called out with two marks is that of the sentence behind', () => {
  expect(stated('Baby shower for Dani!! Sunday 11 July, 2-5 pm at the club. Invites out by 6 June.', 'event').map(({ title }) => title)).toEqual(['Baby shower for Dani'])
})
