import { expect, it } from 'vitest'
import { stated } from './read-for-tests.ts'

const orders = (prompt: string) => stated(`${prompt} Team: Ana, Bo. Two 2-week sprints from 11 January 2027.`, 'precedence', 'sprint').map(({ before, after }) => `${before.labels.join()} < ${after.labels.join()}`)

it.each(['Postgres 12 -> 16 migration.', 'Warehouse move Duisburg -> Venlo.', 'Move our CI from Jenkins → GitHub Actions.', 'React 17 -> 19 upgrade.'])('an arrow from what is to what shall be orders nothing: %s', (prompt) => {
  expect(orders(prompt)).toEqual([])
})

it.each([
  ['Design system: tokens -> components -> docs.', ['tokens < components', 'components < docs']],
  ['Migration: schema -> backfill -> switch.', ['schema < backfill', 'backfill < switch']],
  ['Rebuild the shop: API -> checkout.', ['API < checkout']],
])('an arrow between steps does: %s', (prompt, expected) => {
  expect(orders(prompt)).toEqual(expected)
})
