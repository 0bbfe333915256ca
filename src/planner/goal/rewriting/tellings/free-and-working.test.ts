import { describe, expect, it } from 'vitest'
import { read, stated } from '../../read-for-tests.ts'

const open = (prompt: string) => stated(prompt, 'availability').map(({ appliesTo, days, windows }) => `${appliesTo?.labels[0] ?? 'all'} ${days.weekdays?.join('') ?? ''} ${windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join()}`.trim())
const busy = (prompt: string) => stated(prompt, 'commitment').map(({ days, windows }) => `${days.weekdays?.join('') ?? ''} ${windows.map(({ from, to }) => `${from / 60}-${to / 60}`).join()}`.trim())
const closed = (prompt: string) => stated(prompt, 'exclusion').map(({ days }) => days.weekdays?.join('') ?? '')

describe('days that are wide open', () => {
  it.each([
    ['Mend the gate by May. Weekends are completely free, Tuesdays are out.', 'all 67'],
    ['Mend the gate by May. Mondays are wide open.', 'all 1'],
    ['Tor reparieren bis Mai. Die Wochenenden sind komplett frei.', 'all 67'],
    ['Arreglar la puerta antes de mayo. Los fines de semana están totalmente libres.', 'all 67'],
    ['Réparer le portail avant mai. Les week-ends sont complètement libres.', 'all 67'],
  ])('are offered, and not kept free: %s', (prompt, days) => {
    expect(open(prompt)).toContain(days)
    expect(closed(prompt)).not.toContain(days.slice(4))
  })

  it('stay closed where they have to stay free', () => {
    expect(closed('Mend the gate by May. Sundays must stay free.')).toEqual(['7'])
  })
})

describe('somebody’s own work', () => {
  it.each([
    ['Mend the gate by May. I work 9 to 5, Monday to Friday.', ['12345 9-17']],
    ['Mend the gate by May. I work 7-3, weekdays.', ['12345 7-15']],
    ['Mend the gate by May. I teach 8 to 1, Mondays to Thursdays.', ['1234 8-13']],
    ['Mend the gate by May. My job in the dairy is 2 to 10, Monday to Friday.', ['12345 14-22']],
    ['Mend the gate by May. Second job at the bakery 5-11am Tue-Sat.', ['23456 5-11']],
    ['Mend the gate by May. 2 jobs (mon-fri 8-2 at the school, tue/thu/sat 4-9 at the store).', ['12345 8-14', '246 16-21']],
  ])('takes its hours on its days, and no others: %s', (prompt, expected) => {
    expect(busy(prompt)).toEqual(expected)
  })

  it('is not the goal', () => {
    expect(read('My job in the dairy is 2 to 10, Monday to Friday. Mend the gate by May.').subject).toBe('Mend the gate')
    expect(busy('Find a new job by May. Job interviews Tuesdays 9-12.')).toEqual([])
  })
})

describe('whoever says when work may be done', () => {
  it.each([
    ['Redo the bath by 30 April: plumbing, tiles. The building only allows noise on weekdays.', 'all 12345'],
    ['Redo the bath by 30 April: plumbing, tiles. Our landlord only lets us work weekdays 9 to 5.', 'all 12345 9-17'],
    ['Casa de banho até 30 de abril: canalizador, azulejos. O prédio só deixa fazer barulho nos dias úteis.', 'all 12345'],
    ['Bad bis 30. April: Installateur, Fliesen. Die Hausordnung erlaubt Lärm nur werktags.', 'all 12345'],
  ])('is no part of it: %s', (prompt, expected) => {
    expect(open(prompt)).toContain(expected)
  })

  it('keeps the point of a shortened word within its bracket', () => {
    expect(open('Clear the den, grab bars (handyman Ray, only avail. Thursdays), sell the Buick by 6 May.')).toEqual(['grab bars 4'])
  })
})

describe('hours on a day of the weekend', () => {
  it.each(['Sort the loft by May. Max 3 hours on a weekend day, nothing on weekdays', 'Sort the loft by May, no more than 3 hours per weekend day'])('are a day’s, and not those of a weekend: %s', (prompt) => {
    expect(stated(prompt, 'limit').map(({ per, max, days }) => [per, max, days?.weekdays?.join('')])).toEqual([['day', 180, '67']])
  })
})
