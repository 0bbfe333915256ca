import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { planFrame } from '../plan-frame.ts'
import { relevantPlaybooks } from './playbook-relevance.ts'

/** How many words of the goal the playbook of yard sales has. */
function wordsOfYardSales(prompt: string): number {
  const frame = planFrame(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-05T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))
  return relevantPlaybooks(frame).find(({ playbook }) => playbook.id === 'yard-sale')?.matched ?? 0
}

it('compares English goals with the English keywords of a playbook', () => {
  expect(wordsOfYardSales('Explain the word “sale” to Alice')).toBe(wordsOfYardSales('Explain the word “xyz” to Alice') + 1)
})

it.each(['brocante', 'hofverkauf'])('and not with those of its translations: %s', (word) => {
  expect(wordsOfYardSales(`Explain the word “${word}” to Alice`)).toBe(wordsOfYardSales('Explain the word “xyz” to Alice'))
})
