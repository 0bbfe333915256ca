import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const tasksOf = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
const titles = (prompt: string) => tasksOf(prompt).map(({ title }) => title)

describe('parts of which nobody knows more than their names', () => {
  const KENNEL = 'Bring order into our kennel: 2 two-week sprints from 18 January. Gus (feeding), Olga (walks), Pim (office). Walking scheme, quarantine corner rules, donor cards'

  it('are agreed on, done and accepted, under the words of the prompt', () => {
    expect(titles(KENNEL).filter((title) => title.startsWith('Walking scheme'))).toEqual(['Walking scheme: agree what counts as done', 'Walking scheme', 'Walking scheme: check it and have it accepted'])
  })

  it('stay with whoever begins them', () => {
    const steps = tasksOf(KENNEL).filter(({ answers, subjects, role }) => answers.length > 0 && subjects.length > 0 && role === null)
    const parts = [...new Set(steps.map(({ subjects }) => subjects[0]))]
    expect(parts.map((part) => new Set(steps.filter(({ subjects }) => subjects[0] === part).map(({ assignee }) => assignee)).size)).toEqual(parts.map(() => 1))
  })

  it('go to the trade that their names say', () => {
    const leaflet = tasksOf('New season of our puppet theatre, two 2-week sprints from 18 January. Ruth (props), Nico (marketing), Sam (bookings). Curtain motor, instagram, string repair').filter(({ title }) => title.startsWith('Instagram'))
    expect(new Set(leaflet.map(({ assignee }) => assignee))).toEqual(new Set(['Nico']))
  })
})

it('hands nothing over where the work leads to a day', () => {
  const all = titles('Village lantern walk in two 1-week sprints from 18 January: Ada and Bob. Route marks, hot stones, song sheets. Lantern walk on Friday 29 January at 18:00')
  expect(all.some((title) => title.startsWith('Hand over'))).toBe(false)
})

it('releases no appeal of which nobody is said to build software', () => {
  const all = titles('Sprints for the spring tidy of our allotments society, four 1-week sprints from 18 January')
  expect(all.some((title) => /first usable version|board, repository|walk-through as its user/u.test(title))).toBe(false)
})

it('takes software for what it is, whoever is named', () => {
  const all = titles('Publish our bat call classifier, two 1-week sprints from 18 January: Ines and Olli. README, conda env, example dataset')
  expect(all).toContain('Conda env: list what it needs, with versions')
  expect(all.some((title) => title.startsWith('README: who reads it'))).toBe(true)
})

describe('what looks at the work', () => {
  it('has no thin slice, in whatever language', () => {
    const english = titles('Parking permits online, two 2-week sprints from 18 January. Kai (developer), Lu (QA). Payment, penetration assessment, data protection impact assessment')
    expect(english.filter((title) => title.startsWith('Penetration assessment'))).toEqual(['Penetration assessment: what is looked at, and what counts as passed', 'Penetration assessment', 'Penetration assessment: deal with the findings'])
    const german = titles('Fahrtenbuch-App in zwei Sprints à zwei Wochen ab 18. Januar. Kai (Entwicklung), Lu (QA). Gebraucht werden: Export, Fahrtenliste, Barrierefreiheitsprüfung')
    expect(german.filter((title) => title.startsWith('Barrierefreiheitsprüfung'))).toContain('Barrierefreiheitsprüfung: Befunde abarbeiten')
  })

  it('is built where it is a screen', () => {
    expect(titles('Shop app, two 2-week sprints from 18 January. Kai (developer), Lu (QA). Product reviews, wish list').some((title) => title === 'Product reviews: deal with the findings')).toBe(false)
  })
})

it('gives the release the name of the date that it is for', () => {
  const all = titles('Residents’ portal, two 2-week sprints from 18 January. Kai (backend), Lu (frontend). Parking, bins. Go-live by 11 February')
  expect(all.filter((title) => title.startsWith('Go-live: release'))).toHaveLength(1)
  expect(all.some((title) => /^Go-live: (?:what is needed|arrange)/u.test(title))).toBe(false)
})

it('measures a number that has to be reached, and does not make it', () => {
  const all = titles('Our repair desk answers after nine days, has to be under 4 by 12 February: two 2-week sprints from 18 January, Ida and Jon. Spare parts shelf, call rota')
  expect(all.some((title) => title.startsWith('Under 4: '))).toBe(false)
})
