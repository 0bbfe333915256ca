import { expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name }) => name)

it.each(['Launch our mobile app in May, Ana designs and Ben builds', 'Launch our mobile app in June, Ana designs and Ben builds', 'Launch our mobile app by May, Ana designs and Ben builds'])('a month behind a word that leads to a time is nobody of the team: %s', (prompt) => {
  expect(people(prompt)).toEqual(['Ana', 'Ben'])
  expect(read(prompt, 'sprint').readings.filter(({ kind, source }) => source === 'stated' && (kind === 'horizon' || kind === 'deadline'))).toHaveLength(1)
})

it('a name that is a month stays one among people', () => {
  expect(people('Team: June (backend), Ana (frontend). Website with a blog')).toEqual(['June', 'Ana'])
  expect(people('Website. May, Ana and Ben build it; designs reviewed by May, Ana and Ben')).toContain('May')
})

it.each(['Garten anlegen: Kartoffeln ab Mitte April, Bohnen pflanzen', 'Garten anlegen: Kartoffeln Ende Juni, Bohnen pflanzen', 'Garten anlegen: Kartoffeln Anfang April, Bohnen und Erbsen'])('German nouns beside a month make it no name: %s', (prompt) => {
  expect(stated(prompt, 'horizon')).toHaveLength(1)
})
