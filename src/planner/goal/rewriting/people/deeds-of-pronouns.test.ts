import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const GOAL = 'Support bot in 3 two-week sprints from 18 January. Moritz: backend.'
const roles = (said: string, name: string) => stated(`${GOAL} ${said}`, 'person', 'sprint').filter((person) => person.name === name).flatMap((person) => person.roles.map((role) => role.toLowerCase()))

describe('what he or she does', () => {
  it.each<[string, string, RegExp]>([
    ['Henrike from legal: 8 hours per sprint, no more, she does the risk file.', 'Henrike', /risk file/u],
    ['Henrike is here on Tuesdays only. She writes the captions.', 'Henrike', /captions/u],
    ['Nuno joins in the second sprint; he tests the exports.', 'Nuno', /exports/u],
  ])('is done by whoever was named: %s', (said, name, role) => expect(roles(said, name).join(', ')).toMatch(role))

  it.each(['Henrike from legal helps. She is away on 1 February.', 'Henrike from legal helps. She works on Mondays.', 'Our client likes it when she wins.'])('is no deed where it says when somebody is there: %s', (said) => {
    expect(roles(said, 'Henrike').join(' ')).not.toMatch(/away|monday|wins/u)
  })
})
