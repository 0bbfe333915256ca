import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const partsOf = (prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') =>
  readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label.toLowerCase()] : []))

describe('what a clause asks for is a part of the plan', () => {
  it.each([
    ['Street party on Saturday 12 June at 14:00. Recruit eight stewards.', 'recruit eight stewards'],
    ['Move the library on 12 June. Notify the insurer about the rare books.', 'notify the insurer about the rare books'],
    ['Village concert on 20 March at 19:00. The harpsichord needs fresh strings.', 'fresh strings for the harpsichord'],
    ['New roof in May. A skip must be hired a week before the roofers come.', 'hire a skip'],
    ['Club regatta on 12 June. Sails get mended by Otto.', 'mend sails'],
    ['Flat handover on 31 March. The surveyor has to approve the plaster.', 'surveyor has to approve the plaster'],
    ['House sale by 30 April. Chimney inspection.', 'chimney inspection'],
    ['Wedding on 12 June at 15:00. Curtains shortened well ahead.', 'curtains'],
  ])('%s', (prompt, part) => {
    expect(partsOf(prompt).join(', ')).toContain(part)
  })

  it('takes the things of a sentence that lists what is done, whatever stands in it', () => {
    const parts = partsOf('The attic becomes a study by 30 April. Beams sanded, a skylight for the stairs, old wiring taken out by an electrician.')
    expect(parts.join(', ')).toMatch(/beams.*skylight.*wiring/u)
  })

  it('adds to the parts of a project', () => {
    expect(partsOf('Relaunch of our shop in two 2-week sprints from 8 February: catalogue, basket, checkout. Hire two testers.', 'sprint')).toContain('hire two testers')
  })
})

describe('in other languages', () => {
  it.each([
    ['Boda de mi hermana el 12 de junio a las 17:00. Me faltan las servilletas bordadas.', 'servilletas bordadas'],
    ['Mariage de ma sœur le 12 juin à 15h. Prévenir aussi le voisin du dessous.', 'prévenir aussi le voisin'],
    ['Festa da aldeia no dia 12 de junho às 15h. Avisar o padre da capela.', 'avisar o padre'],
    ['Straßenfest am 12. Juni um 14 Uhr. Uns fehlen noch drei Pavillons.', 'pavillons'],
  ])('%s', (prompt, part) => {
    expect(partsOf(prompt).join(', ')).toContain(part)
  })

  it.each([
    'Boda de mi hermana el 12 de junio a las 17:00. Mi padre no puede estar de pie.',
    'Mariage de ma sœur le 12 juin à 15h. Mon papier préféré est le bleu.',
    'Straßenfest am 12. Juni um 14 Uhr. Meine Nachbarn helfen.',
  ])('%s', (prompt) => {
    expect(partsOf(prompt)).toEqual([])
  })
})

describe('what is told is no part', () => {
  it.each([
    'Half marathon on 20 June. My knees are 58 years old.',
    'Half marathon on 20 June. Not kidding this time.',
    'Half marathon on 20 June. No running near the motorway.',
    'Half marathon on 20 June. Total distance under 40 km a week.',
    'Half marathon on 20 June. Family of four.',
    'Half marathon on 20 June. Only the hills worry me.',
    'Half marathon on 20 June. Give me a plan that works.',
    'Half marathon on 20 June. I need a rest now and then.',
    'Half marathon on 20 June. Kim our neighbour comes along.',
    'Half marathon on 20 June. Sessions should be short.',
  ])('%s', (prompt) => {
    expect(partsOf(prompt)).toEqual([])
  })

  it('leaves a project without a list to its own steps', () => {
    expect(partsOf('Move our mailboxes to the new server in two 2-week sprints from 8 February. Hire two testers.', 'sprint')).toEqual([])
  })
})
