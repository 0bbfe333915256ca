import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { hoursOfChildren } from './hours-of-children.ts'

const written = (text: string) => hoursOfChildren(text).toSorted((a, b) => a.start - b.start).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('hours of a child’s day, and the last of one’s own', () => {
  it.each([
    ['My son has a spelling test on 5 March, 20 minutes after school, and bedtime is 7.45', 'My son has a spelling test on 5 March, 20 minutes between 16:00 and 19:45'],
    ['Teach my daughter the recorder, half an hour after school on Tuesdays', 'Teach my daughter the recorder, half an hour between 16:00 and 19:30 on Tuesdays'],
    ['Finish the quilt by May, half an hour before bed', 'Finish the quilt by May, half an hour a day between 21:00 and 22:30'],
    ['Learn the harp, 20 minutes a night before bed', 'Learn the harp, 20 minutes a night between 21:00 and 22:30'],
  ])('%s', (text, said) => {
    expect(written(text)).toBe(said)
  })

  it.each(['My son goes to after school club on Mondays', 'My son can do an hour after school from 4:30', 'My son: piano after school at 4', 'Ring the school, an hour after school ends', 'No screens before bed', 'Half an hour before bed (9.30pm)', 'Get the bed frame before the bed is delivered'])('leaves what has its hours or no amount: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})

it('takes bedtime for no hour of the exam', () => {
  expect(stated('My girl has her flute exam on 5 March, she can do half an hour after school, bed is at 8', 'event').every(({ from }) => from === null)).toBe(true)
})
