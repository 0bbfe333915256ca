import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const GOAL = 'Garten-App. Ina und Jo, zwei Sprints zu 2 Wochen ab 22. März. Karte, Beete.'

it('days on which nobody works, behind those of somebody, are nobody and nobody else’s', () => {
  const prompt = `${GOAL} Ina fehlt am 24. März, Karfreitag arbeitet niemand.`
  expect(stated(prompt, 'person', 'sprint').map(({ name }) => name)).toEqual(['Ina', 'Jo'])
  expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, 'spans' in days ? days.spans.map(({ first }) => iso(first)) : null])).toEqual([['Ina', ['2027-03-24']], [null, ['2027-03-26']]])
})

it('somebody on leave is away from then on, in the words that say so', () => {
  const [away] = stated('Museum app. Ana, Bo. 2-week sprints from 1 February. Ana is on parental leave from 8 February. Map, tickets.', 'exclusion', 'sprint')
  expect(away).toMatchObject({ person: 'Ana', text: 'Ana away from Mon 8 Feb 2027 on' })
})
