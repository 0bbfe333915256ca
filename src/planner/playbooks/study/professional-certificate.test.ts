import { expect, it } from 'vitest'
import { draftNetwork } from '../../draft/embedded-drafter.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'

function titlesOf(prompt: string): string[] {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' }))).tasks.map(({ title }) => title)
}

it.each([
  ['Pass CompTIA Security+ by the end of April', ['Threats, vulnerabilities and mitigations', 'Security program management and oversight']],
  ['AWS Solutions Architect Associate exam on 20 April', ['Resilient architectures', 'Cost-optimized architectures']],
  ['AWS Cloud Practitioner by March', ['Billing, pricing and support', 'Cloud concepts']],
  ['Get PMP certified by June', ['Business environment', 'Agile and hybrid ways of working']],
  ['Sit the CCNA in May, an hour a day', ['IP connectivity', 'Automation and programmability']],
])('goes through the domains of the outline: %s', (prompt, domains) => {
  const titles = titlesOf(prompt)
  for (const domain of domains) expect(titles.some((title) => title.startsWith(domain))).toBe(true)
})

it('has cases to decide where nothing is built, and labs where something is', () => {
  expect(titlesOf('Pass the PMP by the end of May').some((title) => title.includes('in a lab'))).toBe(false)
  expect(titlesOf('Pass the AZ-104 by the end of May').some((title) => title.includes('in a lab'))).toBe(true)
})

it.each(['Biology exam on 30 April', 'Hire a solutions architect by May', 'Green belt grading in judo in May'])('leaves other goals to their own books: %s', (prompt) => {
  expect(titlesOf(prompt).some((title) => title.startsWith('Download the current outline'))).toBe(false)
})
