import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const PLAN = 'New scales for our depots, three 2-week sprints from 8 February. Ida, Bo. Warehouse, loading ramp, weigh bridge.'
const rules = (prompt: string) => read(prompt, 'sprint').readings.flatMap((reading) => (reading.source === 'stated' && (reading.kind === 'exclusion' || reading.kind === 'availability') ? [reading.appliesTo?.labels ?? null] : []))

describe('days that a clause bars for one part', () => {
  it.each([
    [`${PLAN} Weigh bridge never on Fridays.`, [['weigh bridge']]],
    [`${PLAN} Loading ramp not in the week of 22 February.`, [['loading ramp']]],
    [`${PLAN} No ramp closures on Mondays, and none at all 1-5 March.`, [['ramp closures', 'loading ramp'], ['ramp closures', 'loading ramp']]],
    ['Neue Waagen, drei 2-wöchige Sprints ab 8. Februar. Ida, Bo. Lager, Filialen, Versand. Versand nicht vom 1. bis 5. März.', [['Versand']]],
    ['Tabletas, tres sprints de 2 semanas desde el 8 de febrero. Ida, Bo. Piloto, oficinas, plantas. En plantas nada los lunes.', [['plantas']]],
  ])('bind that part alone: %s', (prompt, labels) => {
    expect(rules(prompt)).toEqual(labels)
  })

  it.each(['No work on Fridays.', 'The warehouse is closed on 5 March.', 'We are away 1-5 March.'])('bind all where everybody stops: %s', (said) => {
    expect(rules(`${PLAN} ${said}`)).toEqual([null])
  })
})

describe('a deed with a word for its thing', () => {
  const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
  it.each([
    ['Green roof, three 2-week sprints from 8 February. Ida, Bo. Soil bags, sedum mats (they take 4 weeks to arrive, so order them in sprint 1), drains, sign.', 'order sedum mats'],
    ['Film night, three 2-week sprints from 8 February. Ida, Bo. Screen, licence. Popcorn machine: reserve it in the first week.', 'reserve popcorn machine'],
  ])('names the thing that was said before: %s', (prompt, label) => {
    expect(parts(prompt)).toContain(label)
  })

  it('makes no part of what is one of many', () => {
    expect(parts('Badge change, three 2-week sprints from 8 February. Ida, Bo. Also: drop-in hours + emails before each wave, spare badges, help desk.')).toEqual(expect.arrayContaining(['spare badges', 'help desk']))
    expect(parts('Badge change, three 2-week sprints from 8 February. Ida, Bo. Also: drop-in hours + emails before each wave, spare badges, help desk.')).not.toContain('wave')
  })
})
