import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const opened = (prompt: string) => stated(prompt, 'availability').filter(({ appliesTo, person }) => appliesTo === null && person === null).map(({ days, windows }) => [days.weekdays ?? null, windows.map(({ from, to }) => [from / 60, to / 60])])

describe('what somebody says to do at some hours, where that is the goal', () => {
  it.each([
    ['Good evening! I would like to finish a rag doll for my niece by 3 April. I stitch Wednesdays and Fridays 8-10 pm.', [3, 5], [20, 22]],
    ['Ich will bis Ostern einen Pullover stricken. Ich stricke montags und freitags 20-22 Uhr.', [1, 5], [20, 22]],
    ['Quiero pintar el salón antes del 30 de abril. Pinto los sábados y domingos de 10 a 13.', [6, 7], [10, 13]],
    ['Je voudrais restaurer une armoire avant le 15 mai. Je ponce le samedi et le dimanche de 9h à 12h.', [6, 7], [9, 12]],
    ['Realistically I manage Sundays 9-12. Rebuild the pergola by 15 May.', [7], [9, 12]],
    ['Build a kennel by 3 April. Realistic is Sundays, 2 to 5.', [7], [14, 17]],
  ])('“%s” says when there is time', (prompt, weekdays, hours) => {
    expect(opened(prompt)).toEqual([[weekdays, [hours]]])
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it.each(['Learn Welsh by June. I paint Mondays and Thursdays 6-8 pm.', 'Ich will bis Mai Chinesisch lernen. Ich arbeite montags und dienstags 9-17 Uhr.'])('“%s” tells of something else', (prompt) => {
    expect(opened(prompt)).toEqual([])
  })
})

describe('how well a number of evenings suits', () => {
  it.each(['Three evenings a week is realistic: Mon, Wed and Fri 7-8 pm. Pass the bookkeeping exam on 2 April.', 'Pass the bookkeeping exam on 2 April. Three evenings a week would work.', 'Pass the bookkeeping exam on 2 April. Doable are three evenings a week.'])('“%s” names nothing that is done', (prompt) => {
    expect(stated(prompt, 'rhythm').map(({ title, count, per }) => [title, count, per])).toEqual([[null, 3, 'week']])
  })
})

describe('a part of the day and its hours behind a comma', () => {
  it.each([
    ['Learn to whittle by May. I can do mornings, 9 to 1.', [9, 13]], ['Learn to whittle by May. Lunchtimes, 12 to 1.', [12, 13]],
    ['Learn to whittle by May. Evenings, 7 to 9.', [19, 21]], ['Schnitzen lernen bis Mai. Vormittags, 10 bis 12:30 Uhr.', [10, 12.5]],
  ])('are one time: “%s”', (prompt, hours) => {
    expect(opened(prompt)).toEqual([[null, [hours]]])
  })
})

describe('a sitting that does not take place', () => {
  it('is a day off where all of the work is done then', () => {
    const brief = read('Club nights: Thursdays 19:00-21:00, get the canoe ready for 1 May. No club night on 18 March, the hall is shut.')
    expect(readingsOf(brief, 'exclusion').map(({ appliesTo, days }) => [appliesTo, days.spans?.length])).toEqual([[null, 1]])
  })

  it('is off for the whole day, whenever it would begin', () => {
    expect(stated('Costumes for the pageant on 6 June, sewing nights: Wednesdays 19-21:30 only. no sewing night 14 April, hall is closed', 'exclusion').map(({ windows, appliesTo }) => [windows, appliesTo])).toEqual([[[], null]])
  })

  it('says nothing of the plan where it is a matter of its own', () => {
    const brief = read('Redo the bathroom by 1 May. Pottery class is Mondays 18:00-20:00, no class on 8 March.')
    expect(readingsOf(brief, 'exclusion').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
  })
})
