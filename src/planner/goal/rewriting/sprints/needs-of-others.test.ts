import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const orders = (prompt: string) => stated(prompt, 'precedence', 'sprint').map(({ before, after }) => [before.labels[0], after.labels[0]])

describe('what one waits for that another makes', () => {
  it.each([
    'Move our website: Cleo builds the templates, Dan writes the texts. Two one-week sprints from 3 May. Cleo needs Dan’s texts first.',
    'Move our website: Cleo (templates), Dan (texts). Two one-week sprints from 3 May. Cleo waits for Dan’s texts.',
  ])('is an order of the two: %s', (prompt) => {
    expect(orders(prompt)).toEqual([['texts', 'templates']])
    expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label)).not.toContain('Cleo needs Dan’s texts')
  })
})
