import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const spans = (prompt: string) => stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, first, last }) => [appliesTo!.labels, iso(first), iso(last)])

describe('what lies between two occasions', () => {
  it.each([
    ['The lodger leaves on 28 February, the next one comes on 16 March. In between: paint the room, new carpets, boiler service.', ['paint the room', 'new carpets', 'boiler service'], '2027-02-28', '2027-03-16'],
    ['My exam is on 12 March and the holiday starts on 26 March, in between: visa, vaccinations, passport photos.', ['visa', 'vaccinations', 'passport photos'], '2027-03-12', '2027-03-26'],
  ])('is what such a sentence lists: %s', (prompt, labels, first, last) => {
    expect(spans(prompt)).toEqual([[labels, first, last]])
  })

  it('is nothing where no two of them are named', () => {
    expect(spans('Learn Greek in February. In between: rest, walks, reading.')).toEqual([])
  })
})

describe('within some days of an occasion', () => {
  it.each([
    ['The tenant moves out on Sunday 28 Feb, the next gets the keys on 16 March. The deposit has to be settled within 10 days of the move out.', '2027-02-28', '2027-03-10'],
    ['Move out on 28 Feb. Return the keys within 3 days of moving out.', '2027-02-28', '2027-03-03'],
    ['Surgery on 5 March. Blood test (has to be within 7 days of surgery), insurance form.', '2027-02-26', '2027-03-05'],
  ])('is after what is settled by it, and before what it is needed for: %s', (prompt, first, last) => {
    expect(spans(prompt).map(([, from, to]) => [from, to])).toEqual([[first, last]])
  })
})

describe('a clause behind another', () => {
  const PROMPT = 'Roof leaked, two quotes by March 5. The surveyor comes on Tuesday Feb 23 at 1:30pm. Dryers are running in the loft until the 22nd, and no repairs before the surveyor has seen it!'

  it('bars by itself', () => {
    expect(stated(PROMPT, 'precedence').map(({ before, after }) => [before?.labels, after?.labels])).toEqual([[['surveyor'], ['repairs']]])
  })

  it('tells of what goes on by itself', () => {
    expect(stated(PROMPT, 'deadline').map(({ appliesTo }) => appliesTo?.labels[0])).toEqual(['two quotes'])
    expect(read(PROMPT).notes.map(({ words }) => words)).toContain('Dryers are running in the loft until the 22nd')
  })
})
