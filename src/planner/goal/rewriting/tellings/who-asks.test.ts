import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../../read-for-tests.ts'
import { whoAsks } from './who-asks.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)

describe('what somebody lives on', () => {
  it.each([
    ['We run a vet practice with two rooms and the licence inspection is confirmed for Tuesday 28 September, 9 am.', ['licence inspection']],
    ['I own a village bakery in Ely, the hygiene visit is on 20 May. Clean the ovens.', ['hygiene visit']],
  ])('is not what comes up there: “%s”', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected)
  })

  it.each(['I run a half marathon in May and my knee hurts', 'I run a gym and want to run a half marathon in May', 'We run a farm shop on 3 May and the week after'])('stays where it may be the goal: “%s”', (prompt) => {
    expect(whoAsks(prompt)).toEqual([])
  })
})

describe('who asks for a plan', () => {
  it.each([
    ["We are the residents' association of Elm Park and we're putting on a street party on Saturday 24 July, starting at 7pm", ['Street party']],
    ["The residents' association asks for a schedule for its beach clean-up at Muizenberg on Saturday 8 May, 08:00-11:00", ['Beach clean-up at Muizenberg']],
    ['Our choir wants a timetable for its summer concert on Saturday 8 May at 19:00', ['Summer concert']],
    ['Somos la asociación de vecinos de La Florida y montamos la verbena del sábado 24 de julio, que empieza a las 19:00', ['Verbena']],
    ['Wir sind der Elternbeirat der Grundschule und organisieren das Sommerfest am Samstag, 24. Juli, ab 15 Uhr', ['Sommerfest']],
  ])('is not what happens in “%s”', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected)
  })

  it.each([
    ["I'm a nurse and we're moving house on Saturday 24 July"],
    ['My company needs a marketing plan for its new shop by 3 May'],
    ['Our club wants a calendar for its website by 3 May'],
    ['Our club needs new kit for the tournament on 3 May'],
  ])('stays where something else is told or asked for: “%s”', (prompt) => {
    expect(whoAsks(prompt)).toEqual([])
  })
})

it.each([
  ['We are a chain of 12 pet shops and want to bring in a new till system. Ann and Bo.', 'Bring in a new till system'],
  ['We’re a small museum in Leeds, we need to move our collection. Ann and Bo.', 'Move our collection'],
])('a house that asks is none of those who do it: %s', (prompt, subject) => {
  const brief = read(prompt, 'sprint')
  expect([brief.subject.toLowerCase(), brief.notes]).toEqual([subject.toLowerCase(), []])
})

it('a team that asks is who does it', () => expect(readingsOf(read('We are a team of four and want to rebuild the site', 'sprint'), 'person')).toHaveLength(4))
