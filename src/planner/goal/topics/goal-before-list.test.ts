import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('a goal and what is said of it behind commas', () => {
  it.each([
    ['Sew my first quilt, 30 blocks, for a baby due in June', '2027-06-01'],
    ['Hausarbeit über Kafka, 15 Seiten, Abgabe 15. März', '2027-03-16'],
    ['Photo exhibition in the town library, opening 12 March, 40 photos', '2027-03-12'],
    ['Apply to 5 universities, deadline 15 March', '2027-03-16'],
    ['Fotobuch über unsere Reise nach Japan für Omas 80. Geburtstag am 10. März', '2027-03-10'],
  ])('%s lists nothing and is over in time', (prompt, latest) => {
    expect(stated(prompt, 'topic')).toEqual([])
    expect(stated(prompt, 'precedence')).toEqual([])
    expect(stated(prompt, 'deadline').map((deadline) => [iso(deadline.latest / 1440), deadline.appliesTo])).toEqual([[latest, null]])
  })

  it('keeps how much there is of it', () => {
    expect(stated('Photo exhibition in the town library, opening 12 March, 40 photos', 'quantity').map(({ amount }) => amount)).toEqual([{ value: 40, unit: 'photos' }])
  })

  it('leaves out what the plan leads up to', () => {
    expect(stated('Chemistry exam on Friday 12 February, acids, bonds, rates', 'topic').map(({ label }) => label)).toEqual(['acids', 'bonds', 'rates'])
    expect(stated('Dentist on 12 March, haircut, passport photos', 'topic').map(({ label }) => label)).toContain('Dentist')
  })

  it('still lists what and joins', () => {
    expect(stated('Learn React, Node and Docker by March', 'topic').map(({ label }) => label)).toEqual(['React', 'Node', 'Docker'])
  })
})

describe('names alone behind the sprints', () => {
  const names = (prompt: string) => readingsOf(read(prompt, 'sprint'), 'person').map(({ name, capacity }) => [name, capacity?.minutes ?? null])

  it('are the people of the plan', () => {
    expect(names('Museum audio guide in three 2-week sprints from 11 January: Noor, Sven, August')).toEqual([['Noor', null], ['Sven', null], ['August', null]])
    expect(names('Office move in two 2-week sprints from 11 January: Ben (facilities) 20h, Sara (graphic designer) 30h, Tom (project lead) 15h')).toEqual([['Ben', 1200], ['Sara', 1800], ['Tom', 900]])
  })

  it('are no technologies', () => {
    expect(names('Platform work in three 2-week sprints from 11 January: Docker, Kafka, Terraform')).toEqual([])
  })

  it('gives a four-day week no length', () => {
    expect(stated('Introduce a four-day week pilot in our agency in four 2-week sprints', 'horizon', 'sprint')).toEqual([])
  })
})

it('keeps the dated goal, helpers and ends out of the list', () => {
  expect(stated('Declutter the flat by June, hall, bathroom and cellar', 'topic').map(({ label }) => label)).toEqual(['hall', 'bathroom', 'cellar'])
  expect(stated('A lamb comes on 8 May: pen, feed, fence, twins 5 help', 'topic').map(({ label }) => label)).toEqual(['pen', 'feed', 'fence'])
  expect(stated('15 jars of jam and 6 cakes for the fair', 'topic').map(({ label }) => label)).toEqual(['jars of jam', 'cakes'])
})

it('counts each of two amounts that stand in one place of a list', () => {
  expect(stated('Glue my model railway, 14 wagons and 3 engines, before the show on 8 May.', 'topic').map(({ label, amount }) => [label, amount?.value])).toEqual(expect.arrayContaining([['wagons', 14], ['engines', 3]]))
  expect(stated('Move the archive to the cloud, 900 boxes, 12 shelves, before the lease ends on 30 April. 2-week sprints.', 'topic', 'sprint').map(({ label }) => label)).not.toContain('lease ends')
})
