import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const horizons = (prompt: string) => stated(prompt, 'horizon').map(({ first, last, appliesTo }) => [iso(first), iso(last), appliesTo?.labels ?? null])

describe('time behind what the plan leads to', () => {
  it.each([
    ['Wedding on 12 June. After it we have three weeks to unpack and write thank-you cards.', '2027-07-03', ['unpack', 'write thank-you cards']],
    ['Get ready for my choir concert on 20 March. After that there are four weeks to learn the requiem.', '2027-04-17', ['learn the requiem']],
    ['My hip is replaced on 9 March. Afterwards six weeks of physio.', '2027-04-20', ['physio']],
  ])('goes on for the length that is said, with what is said of it: “%s”', (prompt, last, labels) => {
    expect(horizons(prompt)).toContainEqual([null, last, null])
    const [, , parts] = horizons(prompt).find(([first]) => first !== null)!
    expect(parts).toEqual(labels)
  })

  it('holds the parts that are listed for it, and no others', () => {
    const prompt = 'We fetch our kitten on 6 March. Before that: litter tray, vet. Then the first five weeks with him: sleeping through, scratching post, other cats.'
    expect(horizons(prompt)).toEqual([[null, '2027-04-10', null], ['2027-03-06', null, ['sleeping through', 'scratching post', 'other cats']]])
    expect(stated(prompt, 'deadline')[0]?.appliesTo?.labels).toEqual(['litter tray', 'vet'])
  })

  it('ends with the date that is said behind it', () => {
    expect(horizons('My theory test is on 18 February. After the test I have six weeks of driving lessons until the practical on 6 April.')).toEqual([['2027-02-19', null, ['driving lessons']]])
  })

  it('is not read where nothing was dated, or where it rests', () => {
    expect(horizons('Learn to bake bread. Then for six weeks nothing.')).not.toContainEqual([expect.anything(), null, expect.anything()])
    expect(stated('Marathon on 18 April, four weeks of recovery after it.', 'horizon')).toEqual([])
  })
})

it('gives its name to what recurs then', () => {
  const [rhythm] = stated('My theory test is on 18 February. After the test I have six weeks of sailing lessons until the practical on 6 April, lessons Saturdays 10-12.', 'rhythm')
  expect(rhythm).toMatchObject({ title: 'sailing lessons', days: { weekdays: [6] } })
})

it('counts from what everything is to be ready for, and not from what was told between', () => {
  const prompt = 'We marry on 3 September at 11.00. My sister runs a marathon on 25 April. After it we have four days to clear the farm.'
  expect(horizons(prompt)).toContainEqual([null, '2027-09-07', null])
  expect(horizons('Half marathon on 6 June. Camp 27 March to 3 April. Two easy weeks before the race, after it two weeks off.').filter(([first]) => first === null)).toEqual([])
})

it('goes on for the first weeks behind an arrival', () => {
  const prompt = 'Adopt a rabbit, pick up Saturday 16 January noon. First two weeks after: keep her in the den, play twice a day.'
  expect(stated(prompt, 'event').map(({ title }) => title)).toEqual(['pick up'])
  expect(stated(prompt, 'horizon').map(({ last }) => iso(last))).toEqual(['2027-01-29'])
})
