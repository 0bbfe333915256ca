import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const batches = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
  .flatMap((reading) => (reading.kind === 'rhythm' && reading.portion !== undefined ? [{ title: reading.title, ...reading.portion, weekdays: reading.days.weekdays, from: reading.windows[0]?.from, minutes: reading.minutes }] : []))

describe('a number of things that are made batch by batch', () => {
  it.each([
    ['I want 120 jars for the fair on 29 May. I can cook 20 in a session, one session a day, Sundays 10-14 only.', { title: 'cook jars', size: 20, total: 120, weekdays: [7], from: 600, minutes: 240 }],
    ['Iron 60 napkins, 15 in one go, Tuesday and Friday evenings 18:00-20:00.', { title: 'iron napkins', size: 15, total: 60, weekdays: [2, 5], from: 1080, minutes: 120 }],
    ['We have 48 stools to varnish, 8 at a time, only on Saturdays.', { title: 'varnish stools', size: 8, total: 48, weekdays: [6], from: undefined, minutes: null }],
    ['I need to label 300 bottles. I manage 50 a session, one session per day, weekday mornings 9-11.', { title: 'label bottles', size: 50, total: 300, weekdays: [1, 2, 3, 4, 5], from: 540, minutes: 120 }],
    ['Digitise 90 slides, 6 on each Sunday afternoon, 14:00-17:00.', { title: 'digitise slides', size: 6, total: 90, weekdays: [7], from: 840, minutes: 180 }],
    ['Wir brauchen 80 Kerzen. 20 pro Durchgang, nur samstags 9-12 Uhr.', { title: 'Kerzen', size: 20, total: 80, weekdays: [6], from: 540, minutes: 180 }],
    ['120 bougies, 30 à la fois, le samedi de 9h à 13h.', { title: 'bougies', size: 30, total: 120, weekdays: [6], from: 540, minutes: 240 }],
    ['Necesito 120 velas, 30 por sesión, los sábados de 9 a 13.', { title: 'velas', size: 30, total: 120, weekdays: [6], from: 540, minutes: 240 }],
    ['Preciso de 120 velas, 30 por sessão, aos sábados das 9 às 13.', { title: 'velas', size: 30, total: 120, weekdays: [6], from: 540, minutes: 240 }],
  ])('has its portion, its days and its hours: %s', (prompt, expected) => {
    expect(batches(prompt)).toEqual([expected])
  })

  it('keeps days off and the last day beside it for the batches', () => {
    const { readings } = readGoal({ prompt: 'I want 120 jars. I can cook 20 in a session, Sundays 10-14 only, not on 18 April.', plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(readings.filter(({ kind }) => kind === 'exclusion').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['cook jars']])
  })

  it.each([
    'We need 200 rolls for the fair on 12 June at noon, 4 in each box.',
    'There are 150 guests, 10 at a table. Dinner on Saturday 12 June at 19:00.',
    'Raise 500 pounds by June, 20 at a time on Saturdays.',
    'Train for 12 weeks, 3 sessions a week, 45 minutes each session.',
    'Wisdom tooth out on 10 Feb. Rinse 3 times a day for ten days after.',
    'Do 28 runs by June, 3 each day on Mondays.',
    'The hall holds 120 people. We meet on Saturdays 9-12.',
  ])('is none of what is packed, paid or seated: %s', (prompt) => {
    expect(batches(prompt)).toEqual([])
  })
})
