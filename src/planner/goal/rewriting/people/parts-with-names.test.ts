import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const roles = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles: own }) => [name, own.join(', ')])
const due = (prompt: string) => stated(prompt, 'deadline', 'sprint').map(({ text }) => text)

describe('parts with the names of those whose they are', () => {
  it('are shared as the list says', () => {
    expect(roles('Write our report: Ch3 Mira, Ch4-5 Noel, Ch6 Olga and Mira. Two-week sprints from 3 May.')).toEqual([['Mira', 'Ch3, Ch6'], ['Noel', 'Ch4-5'], ['Olga', 'Ch6']])
  })

  it('are no names of places', () => {
    expect(roles('Tour of three venues: Hotel Krone, Cafe Mozart, Park Monceau. Two-week sprints from 3 May.')).toEqual([])
  })
})

describe('the date of a thing behind a name', () => {
  const FESTIVAL = 'Festival on 28 August. Weekly sprints from 5 July. Joao: food stalls. Kim: flyers, out by 2 August. Hamid: permits.'

  it('is that thing’s, and not the end of all', () => {
    expect(due(FESTIVAL)).toContain('Flyers done by Mon 2 Aug 2027')
    expect(due(FESTIVAL).filter((text) => text.startsWith('Done by'))).toEqual([])
  })

  it('leaves the thing to whoever has it', () => {
    expect(roles(FESTIVAL)).toContainEqual(['Kim', 'flyers'])
  })
})

describe('a number with a comma', () => {
  it('is cut into no list', () => {
    expect(stated('Warehouse in three 2-week sprints from 31 May. Bea draws the plan, Dot relabels 1,200 bins, Emil updates the system.', 'topic', 'sprint').map(({ label }) => label)).not.toContain('200 bins')
  })
})

describe('an internal deadline', () => {
  it('is one of all, and no part', () => {
    expect(due('Write our report in two-week sprints from 3 May. Internal deadline is 30 June. Ana and Ben write.')).toEqual(['Hand in by Wed 30 Jun 2027'])
  })
})

describe('what a sum of roles is', () => {
  it('is no third thing made of both', () => {
    expect(roles('Charity run on 20 June. Paul (sponsors), Rita (route and permits), Sam (volunteers). Weekly sprints from 12 April.')).toContainEqual(['Rita', 'route, permits'])
  })
})

describe('a thing, whose it is, and by when', () => {
  it('is said of each apart', () => {
    const prompt = 'Drei Sprints à zwei Wochen ab 12. April: Lernvideos. Drehbuch: Paul, Kamera: Rike, Freigabe: Frau Thiel bis spätestens 21. Mai.'
    expect(roles(prompt)).toContainEqual(['Thiel', 'Freigabe'])
    expect(due(prompt)).toEqual(['Freigabe done by Fri 21 May 2027'])
  })
})
