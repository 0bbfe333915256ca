import { describe, expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { stated } from '../../read-for-tests.ts'
import { whatIsLeft } from './what-is-left.ts'

const written = (text: string) => whatIsLeft(text).toSorted((a, b) => a.start - b.start).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('what is done already, of so many', () => {
  it.each([
    ["I've watched 6 of the 20 lectures on tides, test on 3 May", 'Watch lectures 7-20 on tides, test on 3 May'],
    ["We've finished two of nine lessons of our sailing book and want to get the rest done by 1 June", 'Finish lessons 3-9 of our sailing book by 1 June'],
    ['Welding course by May. Four units down, three to go, Mondays 6-8', 'Welding course by May. units 5-7. Mondays 6-8'],
    ['Tile the bath. 3 of the 4 walls are done, 2 hours a week', 'Tile the bath. the last of the walls. 2 hours a week'],
    ['Sewing. Already done 10 of 30 blocks', 'Sewing. 20 blocks'],
  ])('%s', (text, said) => {
    expect(written(text)).toBe(said)
  })

  it.each(['Read 4 of the 12 chapters by Friday', 'I want 3 of the 8 modules done by May', 'Two modules by June', 'one of the rooms is done in blue', 'I have done 8 of 8 modules'])('leaves what is still to do: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})

it('works through the parts that are left, by their numbers', async () => {
  const { tasks } = await planOf("Tide tables exam on 12 March. I've done 3 of the 6 units, 4 hours a week")
  const titles = tasks.map(({ title }) => title).join('\n')
  expect(titles).toContain('Unit 4')
  expect(titles).toContain('Unit 6')
  expect(titles).not.toMatch(/Unit [123](?!\d)/u)
})

it('takes a part a week from the first that is left', async () => {
  const { tasks } = await planOf("I've got through 2 of the 7 lessons of my harp book and want the rest done by 1 May, one lesson a week")
  expect(tasks.map(({ title }) => title)).toEqual(['Lesson 3', 'Lesson 4', 'Lesson 5', 'Lesson 6', 'Lesson 7'])
})

it('counts parts named by their numbers, and takes no dates for them', () => {
  expect(stated('Law exam on 20 March, chapters 4-9', 'quantity').map(({ amount }) => amount)).toEqual([{ value: 6, unit: 'chapters', first: 4 }])
  expect(stated('Law course, modules 3-4 May', 'quantity')).toEqual([])
})
