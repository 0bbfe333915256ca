import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)

describe('who asks for a plan', () => {
  it.each([
    ["We are the residents' association of Elm Park and we're putting on a street party on Saturday 24 July, starting at 7pm", ['Street party']],
    ["The residents' association asks for a schedule for its beach clean-up at Muizenberg on Saturday 8 May, 08:00-11:00", ['Beach clean-up at Muizenberg']],
    ['Our choir wants a timetable for its summer concert on Saturday 8 May at 19:00', ['Summer concert']],
    ['Somos la asociación de vecinos de La Florida y montamos la verbena del sábado 24 de julio, que empieza a las 19:00', ['Montar la verbena']],
    ['Wir sind der Elternbeirat der Grundschule und organisieren das Sommerfest am Samstag, 24. Juli, ab 15 Uhr', ['Organisieren das Sommerfest']],
  ])('is not what happens in “%s”', (prompt, expected) => {
    expect(events(prompt)).toEqual(expected)
  })

  it.each([["I'm a nurse and we're moving house on Saturday 24 July"], ['Our club wants new members by 24 July']])('stays where it is said of more than the asking: “%s”', (prompt) => {
    expect(stated(prompt, 'event').concat().length + stated(prompt, 'deadline').length).toBeGreaterThan(0)
  })
})
