import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { stated } from '../read-for-tests.ts'

const nights = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days, windows, minutes }) => [title, days.weekdays, windows.map(({ from, to }) => [from / 60, to / 60]), minutes])

describe('hours that are called after the goal or its list', () => {
  it.each([
    ['I want to digitise our photos. Each Sunday 4-6pm is scan time: slides, albums, negatives, letters.', [7], [16, 18], 120],
    ['Get our papers in order. Sunday 5-6pm is admin hour, until 30 April: insurance, passwords, certificates, wills.', [7], [17, 18], 60],
    ['I want a house without clutter. Thursday evenings 7-9 are for decluttering: wardrobe, kitchen, books, papers.', [4], [19, 21], 120],
    ['Wir wollen unsere Unterlagen ordnen. Jeden Mittwoch von 20 bis 21 Uhr ist Papierabend, bis Ende März: Steuer, Versicherung, Verträge, Testament.', [3], [20, 21], 60],
    ['Queremos ordenar la casa. Los domingos de 10 a 12 son para eso: armarios, trastero, fotos, balcón.', [7], [10, 12], 120],
    ["Mettre de l'ordre dans nos papiers. Tous les mardis de 20h à 21h, c'est soirée papiers : impôts, mutuelle, testament, abonnements.", [2], [20, 21], 60],
  ])('are sittings of the plan, one for each of what is listed: “%s”', (prompt, weekdays, hours, minutes) => {
    expect(nights(prompt)).toEqual([[null, weekdays, [hours], minutes]])
    expect(stated(prompt, 'commitment')).toEqual([])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('last as long as is said with them', () => {
    const prompt = 'We want our finances sorted. every monday 8-9pm is money night, jan 11 until the end of march: budget, loans, pensions, wills'
    expect(stated(prompt, 'horizon').map(({ first }) => isoDate(first!))).toEqual(['2027-01-11'])
    expect(stated(prompt, 'deadline').map(({ appliesTo, latest }) => [appliesTo, isoDate(latest / 1440)])).toEqual([[null, '2027-04-01']])
  })

  it.each([
    'Declutter the attic by 30 April: toys, clothes, books. Every Monday 8-9pm is choir practice, Friday 7-10 is pizza night.',
    'Learn Italian by 30 June. Tuesday 8-10pm is date night.',
  ])('are not those of something else: “%s”', (prompt) => {
    expect(nights(prompt).filter(([title]) => title === null)).toEqual([])
    expect(stated(prompt, 'availability').filter(({ days }) => days.weekdays?.includes(2) === true || days.weekdays?.includes(5) === true)).toEqual([])
  })
})
