import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

function tasksOf(prompt: string) {
  return draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' }))).tasks
}

it('gives the step of the playbook to whoever does it', () => {
  const finish = tasksOf('Restore an old bench by mid April, Bo does the varnish').filter(({ title }) => /varnish/iu.test(title))
  expect(finish.map(({ assignee }) => assignee)).toEqual(['Bo'])
})

it('settles with somebody what no step is about', () => {
  const handed = tasksOf('Restore an old bench by mid April, Ina sews the cushion').filter(({ subjects }) => subjects.includes('cushion'))
  expect(handed.map(({ title, assignee }) => ({ title, assignee }))).toEqual([{ title: 'Cushion: settle with Ina what is needed and by which day', assignee: null }])
})

it('settles nothing where a thing is only said to be ready', () => {
  expect(tasksOf('Birthday party for my mum on 20 March. The hall is booked.').filter(({ title }) => title.includes('settle with'))).toEqual([])
})

it('leaves hands at the place of the steps that they take over', () => {
  const titles = tasksOf('Restore an old bench by mid April, Bo does the varnish, Ina sews the cushion').toSorted((one, other) => (one.wish.position ?? 0) - (other.wish.position ?? 0)).map(({ title }) => title)
  const at = (start: string) => titles.findIndex((title) => title.startsWith(start))
  expect(at('Varnish')).toBeGreaterThan(at('Clean and strip'))
  expect(at('Varnish')).toBeGreaterThan(at('Take it apart'))
  expect(at('Put it together')).toBeGreaterThan(at('Varnish'))
})

it('settles nothing that is to be left out', () => {
  expect(tasksOf('Family reunion on 17 July. My brother Rick is doing the golf outing, leave that out of mine please.').filter(({ title }) => /golf/iu.test(title))).toEqual([])
})
