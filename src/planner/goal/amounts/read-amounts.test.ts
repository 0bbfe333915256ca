import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('rhythms', () => {
  it.each([
    ['Get fit, 4 runs a week', { title: 'runs', count: 4, per: 'week' }],
    ['Get fit. I want to swim three times a week', { title: 'swim', count: 3, per: 'week' }],
    ['Find work, at least one networking call a week', { title: 'networking call', count: 1, per: 'week', atLeast: true }],
    ['Piano. Practise every other day', { title: 'Practise', everyDays: 2 }],
    ['Ler 20 minutos por noite', { title: 'Ler', everyDays: 1, minutes: 20, windows: [{ from: 1200, to: 1220 }] }],
    ['Lire 20 minutes par soir', { title: 'Lire', everyDays: 1, minutes: 20, windows: [{ from: 1080, to: 1320 }] }],
    ['Marathon training, long run every Sunday', { title: 'long run', days: { weekdays: [7] }, count: 1 }],
    ['Gym on Mon, Wed and Fri between 17:30 and 19:00', { title: 'Gym', days: { weekdays: [1, 3, 5] }, windows: [{ from: 1050, to: 1140 }] }],
    ['meditate 10 min every day', { title: 'meditate', everyDays: 1, minutes: 10 }],
    ['Lernen: dienstags und donnerstags je 45 Minuten', { days: { weekdays: [2, 4] }, minutes: 45 }],
  ])('are read from “%s”', (prompt, expected) => {
    expect(stated(prompt, 'rhythm')[0]).toMatchObject(expected)
  })
})

describe('limits', () => {
  it.each([
    ['Write a thesis. I can do about 20 hours a week', { per: 'week', max: 1200, measure: 'minutes' }],
    ['Write a thesis, at most 5 hours on a day', { per: 'day', max: 300, measure: 'minutes' }],
    ['Read a novel. I only have one hour a day for it', { per: 'day', max: 60, measure: 'minutes' }],
    ['Prepare for a baby. max one thing per day please', { per: 'day', max: 1, measure: 'tasks' }],
  ])('are read from “%s”', (prompt, expected) => {
    expect(stated(prompt, 'limit')[0]).toMatchObject(expected)
  })

  it('hold for each person when everybody has so much', () => {
    const limits = stated('Bug bash with 2 people: Ines, Marco. Everybody has 5 hours a day for it', 'limit', 'sprint')
    expect(limits.map(({ person, max, per }) => [person, max, per])).toEqual([['Ines', 300, 'day'], ['Marco', 300, 'day']])
  })
})

describe('sessions', () => {
  it.each([
    ['Piano every other day, half an hour each time', { minMinutes: 30, maxMinutes: 30 }],
    ['Write a book in sessions of at most 2 hours', { minMinutes: null, maxMinutes: 120 }],
    ["Train for a race. The long run shouldn't be more than 2.5 hours", { minMinutes: null, maxMinutes: 150, appliesTo: { labels: ['long run'] } }],
  ])('are read from “%s”', (prompt, expected) => {
    expect(stated(prompt, 'session')[0]).toMatchObject(expected)
  })
})

describe('amounts', () => {
  it.each([
    ['Wedding with about 80 guests', { amount: { value: 80, unit: 'people' }, role: 'people' }],
    ['Kyoto in April. Budget around 150,000 yen', { amount: { value: 150_000, unit: 'JPY' }, role: 'budget' }],
    ['Read the book, all 16 chapters', { amount: { value: 16, unit: 'chapters' }, role: 'work' }],
    ['Run 10 km in May', { amount: { value: 10, unit: 'km' }, role: 'distance' }],
    ['Correr dezesseis quilômetros em maio', { amount: { value: 16, unit: 'km' }, role: 'distance' }],
    ['Comprar um carro usado por R$ 15 mil', { amount: { value: 15_000, unit: 'BRL' }, role: 'budget' }],
    ['Buy a used car for at most 12 thousand euros', { amount: { value: 12_000, unit: 'EUR' }, role: 'budget' }],
  ])('are read from “%s”', (prompt, expected) => {
    expect(stated(prompt, 'quantity')[0]).toMatchObject(expected)
  })
})

it('takes a rate of money for no count of tasks', () => {
  expect(stated('Meal prep each Sunday, max 40 euros per week', 'limit')).toEqual([])
})

it.each([
  ['Train for a 10 km run in 8 weeks, four sessions of 45 minutes a week', { title: null, count: 4, per: 'week', minutes: 45 }],
  ['Two easy runs of 30 minutes a week', { title: 'easy runs', count: 2, per: 'week', minutes: 30 }],
])('%s counts its sessions', (prompt, rhythm) => {
  expect(stated(prompt, 'rhythm')).toMatchObject([rhythm])
  expect(stated(prompt, 'limit')).toEqual([])
})
