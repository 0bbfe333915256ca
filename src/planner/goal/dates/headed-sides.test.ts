import { describe, expect, it } from 'vitest'
import { dayOfMinute } from '../../time/day-number.ts'
import { iso, stated } from '../read-for-tests.ts'

const due = (prompt: string) => stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo!.labels, iso(dayOfMinute(latest - 1))])

describe('a heading that says on which side of a day its list is done', () => {
  it.each([
    ['Our au pair lands on 12 February. Before she comes: bunk bed, bus pass, second phone line.', ['bunk bed', 'bus pass', 'second phone line'], '2027-02-11'],
    ['Our au pair lands on 12 February. Still to do before then: bunk bed, bus pass', ['bunk bed', 'bus pass'], '2027-02-11'],
    ['The lodger moves in on 1 March. Before she moves in we need a second key, a new lock and a desk.', ['second key', 'new lock', 'desk'], '2027-02-28'],
    ['Unser Opa kommt am 6. März. Bevor er einzieht: Rampe bauen, Haltegriffe, Bett.', ['Rampe bauen', 'Haltegriffe', 'Bett'], '2027-03-05'],
    ['Mi suegra llega el 5 de marzo. Antes de que llegue: limpiar el trastero, colchón, internet.', ['limpiar el trastero', 'colchón', 'internet'], '2027-03-04'],
    ['Mon oncle arrive le 17 février. Avant qu’il arrive : deux lampes, nouveau matelas, téléphone.', ['deux lampes', 'nouveau matelas', 'téléphone'], '2027-02-16'],
    ['Minha avó chega no dia 6 de março. Antes disso: rampa, cama nova, telefone fixo.', ['rampa', 'cama nova', 'telefone fixo'], '2027-03-05'],
  ])('%s', (prompt, labels, day) => {
    expect(due(prompt)).toEqual([[labels, day]])
  })

  it('means the day on which somebody comes, where it says that they come', () => {
    const prompt = 'Gran has her eye operation on 2 March and comes home on 5 March. Before she’s back: lamp, chair by the window, phone with big keys.'
    expect(stated(prompt, 'event').map(({ title }) => title)).toContain('Gran comes home')
    expect(due(prompt)).toEqual([[['lamp', 'chair by the window', 'phone with big keys'], '2027-03-04']])
  })

  it('goes on once somebody is there, and is no part itself', () => {
    const prompt = 'Moving from Lyon to Turin for a new job.\n- flight 24 March\n- movers collect the boxes 19 March\n- once there: bank account, sim card, health insurance'
    expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['bank account', 'sim card', 'health insurance'])
    expect(stated(prompt, 'horizon').map(({ appliesTo, first }) => [appliesTo?.labels, iso(first)])).toEqual([[['bank account', 'sim card', 'health insurance'], '2027-03-24']])
  })

  it('heads no list with what is done each time, or with hours', () => {
    expect(due('Ski race on 6 March. Before each run: stretch, drink, check the bindings.')).toEqual([])
    expect(due('Piano exam on 12 March. Before work: scales, arpeggios.')).toEqual([])
  })
})
