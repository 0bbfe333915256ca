import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const SPRINTS = 'Three 2-week sprints from 11 January.'
const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label.toLowerCase())

it.each([
  [`New seating in the hall. ${SPRINTS} Edda (layout), Ulf (data), Vera (WMS).`, /layout|data|wms/u],
  [`New seating in the hall. ${SPRINTS} Edda (layout, 20h), Ulf = sound, Vera = upholstery.`, /layout|sound|upholstery/u],
])('says what somebody is there for and names no part: %s', (prompt, none) => {
  expect(parts(prompt).filter((label) => none.test(label))).toEqual([])
})

it.each([
  [`Harvest fair. ${SPRINTS} Edda (posters), Ulf (tents), Vera (helper rota).`, ['posters', 'tents', 'helper rota']],
  [`Harvest booklet. ${SPRINTS} Edda (photos), Ulf (layout). Photos first, then the layout, then printing.`, ['layout']],
])('names parts: %s', (prompt, named) => {
  expect(parts(prompt)).toEqual(expect.arrayContaining(named))
})
