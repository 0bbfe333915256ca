import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const topics = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('lines of a list', () => {
  it.each([
    ['Skipper exam on Thursday 25 March.\n- I work Fri, Sat 7-19 as a nurse, no studying on those days\n- topics: knots, lights, weather, law\n- totally off 8-11 March, my sister marries', ['knots', 'lights', 'weather', 'law']],
    ['Prüfung am 25. März\n- ich arbeite Fr und Sa 7-19 Uhr, als Pfleger\n- Themen: Anatomie, Recht, Hygiene\n- nie nach 21 Uhr', ['Anatomie', 'Recht', 'Hygiene']],
    ['Renovate the bathroom by 1 May:\n- strip tiles\n- new pipes\n- we can only work Saturdays 9-16, neighbours\n- tiling', ['strip tiles', 'new pipes', 'tiling']],
  ])('that say when there is time name no parts: %j', (prompt, parts) => {
    expect(topics(prompt)).toEqual(parts)
  })

  it('are parts where they say what is done', () => {
    expect(topics('Garage by 1 May\n- clear shelves\n- off to the tip with the rubbish\n- paint the floor')).toHaveLength(3)
  })
})
