import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { dayNumber, isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })).tasks

describe('a trip that is prepared for', () => {
  const tasks = draft('Work trip to Oslo 12-15 April. Audit on Tuesday and Wednesday 9-16, sauna one evening, the opera house. Before I go: report printed by 9 April, visa letter, new shoes.')
  const inDays = tasks.filter(({ allowedDays, tags }) => tags[0] === 'trip' && allowedDays !== null && allowedDays.first >= dayNumber('2027-04-12'))

  it('has something on each of its days', () => {
    expect([...new Set(inDays.map(({ allowedDays }) => isoDate(allowedDays!.first)))].toSorted()).toEqual(['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15'])
    expect(inDays.some(({ title }) => /opera/iu.test(title))).toBe(true)
  })

  it('is still prepared for', () => {
    expect(tasks.some(({ title, tags }) => /visa/iu.test(title) && tags[0] !== 'trip')).toBe(true)
    expect(tasks.some(({ title }) => /^opera house:/iu.test(title))).toBe(false)
  })
})

describe('a way with named beds', () => {
  const titles = draft('Sur les chemins de Stevenson à pied, du 3 au 6 mai, du Puy à Alès. On dort à Goudet, Pradelles et Langogne.').map(({ title }) => title)

  it('has a stage from bed to bed on each day', () => {
    expect(titles.filter((title) => /^Étape \d/u.test(title)).slice(1, 3)).toEqual([expect.stringContaining('Goudet → Pradelles'), expect.stringContaining('Pradelles → Langogne')])
  })

  it('has the length of a stage where the prompt says it', () => {
    expect(draft('Coast walk on foot 3-7 May. Stages: Amble – Craster (12 km), Craster – Seahouses (15 km), Seahouses – Bamburgh (9 km).').some(({ title }) => title.includes('Craster → Seahouses (15 km)'))).toBe(true)
  })
})

describe('a road trip', () => {
  const tasks = draft('Ring of Kerry in a camper, 3-6 May. Pick up the van in Killarney 10:00 on Monday. One night each in Kenmare, Sneem and Waterville. We want to see a stone fort and seals.')

  it('sets out from where the van is', () => {
    expect(tasks.some(({ title }) => /Killarney to Kenmare/u.test(title))).toBe(true)
  })

  it('claims no town for what nobody knows the place of', () => {
    expect(tasks.some(({ title }) => /^Seals$/u.test(title))).toBe(true)
  })
})

describe('a train journey with a limit of things a day', () => {
  const tasks = draft('Bahnreise nach Österreich, 3. bis 8. Mai: 2 Nächte Wien, 2 Nächte Linz, 1 Nacht Salzburg. Unbedingt: Albertina Wien (dienstags zu), eine Schifffahrt auf der Donau. Höchstens zwei Programmpunkte am Tag.')

  it('shows a museum in its own town on a day that it is open', () => {
    const museum = tasks.find(({ title }) => /Albertina/u.test(title))
    expect(museum!.subjects).toContain('Wien')
    expect(isoDate(museum!.allowedDays!.first)).not.toBe('2027-05-04')
  })

  it('counts neither rides nor nights among them', () => {
    expect(tasks.some(({ title }) => /Donau/u.test(title))).toBe(true)
    expect(tasks.filter(({ title }) => /von Wien nach Linz|von Linz nach Salzburg/u.test(title))).toHaveLength(2)
  })
})
