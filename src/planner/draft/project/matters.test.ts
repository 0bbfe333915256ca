import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { MATTERS } from '../../playbooks/matters.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const titlesOf = (prompt: string) => draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' })).tasks.map(({ title }) => title)

it('knows what there is to do about the parts that an unknown goal lists', () => {
  const titles = titlesOf('Get our old signal box ready for visitors on 12 June: display of old photos, speeches, invitations, insurance')
  expect(titles).toContain('Invitations: send them, with a day to answer by')
  expect(titles).toContain('Insurance: what is covered already, and what is missing')
  expect(titles.filter((title) => /^Display of old photos: .*pictures/u.test(title))).toEqual([])
})

it('says of each matter how, and when it is done', () => {
  for (const { about, stages } of MATTERS) {
    expect(about.length).toBeGreaterThan(0)
    for (const { titles, how, done } of stages) {
      expect(english(titles[0]!)).toMatch(/^\{Topic\}: /u)
      expect(english(how).length).toBeGreaterThan(40)
      expect(english(done)).not.toMatch(/\.$/u)
    }
  }
})

it('finds the people that a list names by what they do', () => {
  const titles = titlesOf('Start a mending morning in our parish hall on 17 April: eight fixers, three drivers, tools, posters')
  expect(titles.filter((title) => /fixers|drivers/iu.test(title))).toEqual(['Eight fixers: list tasks by hour, with how many are needed', 'Eight fixers: ask people by name for one shift', 'Three drivers: list tasks by hour, with how many are needed', 'Three drivers: ask people by name for one shift'])
})
