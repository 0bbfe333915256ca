import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titlesOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks.map(({ title }) => title).join('\n')

describe('what a website has whose goal names no parts', () => {
  it('is the pages that every website has', () => {
    const titles = titlesOf('Website for our pottery studio')
    for (const page of ['Home page', 'Page of what you offer', 'About page', 'Contact page']) expect(titles).toContain(`${page}: write the copy`)
  })

  it('is one page where that is the goal', () => {
    const titles = titlesOf('Landing page for our podcast')
    expect(titles).toContain('Landing page: write the copy')
    expect(titles).not.toContain('About page')
  })

  it.each([
    ['a way to donate', 'Website for our choir', 'Website for our choir with a page for donors', /donations/iu],
    ['a list to search', 'Website for our choir', 'Website for our reptile rescue with an adoption page', /listings/iu],
    ['a form to join', 'Website for our choir', 'Website for our choir where volunteers register', /sign-up:/iu],
  ])('has %s only where the goal speaks of it', (_, plain, asking, words) => {
    expect(titlesOf(plain)).not.toMatch(words)
    expect(titlesOf(asking)).toMatch(words)
  })
})

describe('what a team’s goal has that is one of its own dates', () => {
  it('is that date, and no first, main and last part of it', () => {
    const titles = titlesOf('Otter count on 6 February at 9am with Ida and Bram. Permit by 22 January. Waders mended by 29 January.')
    expect(titles).toContain('Otter count')
    expect(titles).not.toMatch(/first part|main part/u)
  })
})
