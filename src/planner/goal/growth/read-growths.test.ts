import { describe, expect, it } from 'vitest'
import { withoutGrowth } from './told-growth.ts'
import { growthsIn } from './read-growths.ts'

const valueOf = (text: string) => growthsIn(text).map(({ of, value: { unit, from, step, to, every, weekday } }) => ({ of, unit, from, step, to, every: `${every.count} ${every.per}`, weekday }))
const plain = (text: string) => withoutGrowth(text).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text).replaceAll(/\s+(?=[,.]|$)|(?<=\s)\s+/gu, '')

describe('how much each time grows', () => {
  it.each<[string, Partial<ReturnType<typeof valueOf>[number]>]>([
    ['Hang from the bar every morning, starting at 20 seconds and 5 seconds more each week', { unit: 'seconds', from: 20, step: 5, every: '1 week' }],
    ['Increase my squat by 2.5 kg every second week, beginning with 40 kg, up to 70 kg', { of: 'squat', unit: 'kg', from: 40, step: 2.5, to: 70, every: '2 week' }],
    ['Skip rope twice a week: start with 50, ten more each time', { unit: '', from: 50, step: 10, every: '1 turn' }],
    ['Row on Tuesdays and Saturdays, add 500 metres to the Saturday row each week, starting from 2000 metres', { of: 'row', unit: 'metres', from: 2000, step: 500, weekday: 6 }],
    ['Cycle every Sunday, building from 15 to 60 km', { unit: 'km', from: 15, step: null, to: 60 }],
    ['Cut my sugar by one spoon a week from 6 spoons a day to start with', { of: 'sugar', unit: 'spoon', from: 6, step: -1, every: '1 week' }],
    ['Two cigarettes fewer every week, from 20 to nothing', { step: -2 }],
    ['Practise the oboe 10 minutes a day, 5 more each week until I reach 30 minutes', { unit: 'minutes', from: 10, step: 5, to: 30 }],
    ['Read 12 pages every evening, three more every ten days', { unit: 'pages', from: 12, step: 3, every: '10 day' }],
    ['Write 300 words a day. Each week add 50 words', { unit: 'words', step: 50, every: '1 week' }],
  ])('is read: %s', (text, wanted) => {
    expect(valueOf(text)).toEqual([expect.objectContaining(wanted)])
  })

  it.each([
    'No more than two lessons a day, and never longer than an hour each day',
    'I work from 9 to 5 and cut the grass once a week',
    'Move the race from 6 to 13 June, by bike each week if need be',
    'Add two chairs to the order and go through the list every week',
    'She is here more each week than we are',
    'The scaffolders have the tower up from 3 to 9 May',
    'Raise 400 euros by 3 May, meeting each week',
  ])('is not told by what merely has its words: %s', (text) => {
    expect(valueOf(text)).toEqual([])
  })

  it('leaves how often it is done', () => {
    expect(plain('Practise the oboe 10 minutes a day for six weeks, 5 more each week')).toBe('Practise the oboe every day for six weeks,')
    expect(plain('Increase my squat by 2 kg every week, starting at 40 kg')).toBe('my squat every week,')
    expect(plain('Run Tuesdays and Sundays, add 1 km to the Sunday run every week')).toBe('Run Tuesdays and Sundays,')
  })
})

describe('how much it is at last, behind how much it is at first', () => {
  it.each([
    ['Stretch ten minutes a day, building up to 25 over three months', 'minutes', 10, 25],
    ['Read 12 pages a night, working up to 40 pages by Easter', 'pages', 12, 40],
  ])('%s', (text, unit, from, to) => {
    expect(growthsIn(text)).toMatchObject([{ value: { unit, from, to, step: null } }])
  })

  it.each(['Run 5 km on Tuesdays, building up to 10 km', 'Three times a week, going up to 5 times in June', 'Get the savings up to 3000 by June'])('is left to whoever knows how it is trained, or is none: %s', (text) => {
    expect(growthsIn(text)).toEqual([])
  })
})
