import { expect, it } from 'vitest'
import { briefOf, taskOf } from '../../schedule/testing/build.ts'
import { planFrame } from '../plan-frame.ts'
import { withoutStepsOfSeries } from './steps-of-series.ts'

function keptBeside(name: string, titles: readonly string[]): string[] {
  const frame = planFrame(briefOf([{ kind: 'rhythm', title: name, count: 1, per: 'week', atLeast: false, everyDays: null, days: {}, windows: [], minutes: null }]))
  return withoutStepsOfSeries(titles.map((title) => taskOf(title)), frame).map(({ title }) => title)
}

it.each([
  ['one inspection', 'First inspection: eggs, food, temper'],
  ['inspection of the hives', 'Inspection 2 of 5: eggs, food, room'],
  ['rehearsal', 'Second rehearsal to the click: everything from beginning to end'],
  ['rehearsals with Nils', 'Pre-production rehearsal: play it as it will be recorded'],
  ['bins to the curb', 'Post and bins, week 1: letterbox, parcels'],
  ['walk', 'Walk: twenty minutes round the block'],
  ['swims', 'Long swim with Ada: 2 km easy'],
])('beside “%s” stands no “%s”', (name, title) => {
  expect(keptBeside(name, [title])).toEqual([])
})

it.each([
  ['rehearsal', 'Book the rehearsal room for May'],
  ['inspection', 'Light the smoker and go through an inspection with an empty hive'],
  ['walk', 'Walk through the house with the owners'],
  ['lessons', 'Driving lesson, week 1: seat, mirrors, moving off'],
  ['committee meeting', 'Kick-off meeting: aims, roles, dates'],
  ['training', 'Short training: days, length, and what gets harder when'],
  ['swim', 'Get the kit: goggles that seal, a cap, a lock'],
  ['rehearsal', 'Rehearse the reading aloud twice'],
  ['watering', 'Put the plants in groups by thirst'],
  ['bins', 'Order two more bins: one for glass, one for paper'],
])('beside “%s” stays “%s”', (name, title) => {
  expect(keptBeside(name, [title])).toEqual([title])
})

it('hands the order on over what is left out', () => {
  const frame = planFrame(briefOf([{ kind: 'rhythm', title: 'inspection', count: 1, per: 'week', atLeast: false, everyDays: null, days: {}, windows: [], minutes: null }]))
  const after = (...ids: string[]) => ids.map((taskId) => ({ taskId, lagMinutes: 0 }))
  const tasks = [taskOf('Move the colony in'), taskOf('First inspection', { after: after('Move the colony in') }), taskOf('Give room', { after: after('First inspection') })]
  expect(withoutStepsOfSeries(tasks, frame).map(({ after: links }) => links.map(({ taskId }) => taskId))).toEqual([[], ['Move the colony in']])
})
