import { expect, test } from 'vitest'
import { readGoal } from '../../read-goal.ts'

/** What each deadline of things binds, and the parts. */
function read(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') {
  const { readings } = readGoal({ prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  const due = readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo !== null ? reading.appliesTo.labels : []))
  return { due, parts: readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : [])) }
}

test.each([
  ['Street party on 10 April. Before that I need the food permit, a card reader, flyers for the street.', ['food permit', 'card reader', 'flyers for the street']],
  ['Open the stall on 30 April. By 10 April I need to have a permit, labels and flyers ready.', ['permit', 'labels', 'flyers']],
  ['Open the stall on 30 April. By 10 April: a permit, some labels and flyers.', ['permit', 'labels', 'flyers']],
  ['Eröffnung am 30. April. Davor brauche ich die Genehmigung, Etiketten und ein Kartenlesegerät.', ['Genehmigung', 'Etiketten', 'Kartenlesegerät']],
  ['Boda el 12 de junio. Antes de eso necesito flores, banda y fotógrafo.', ['flores', 'banda', 'fotógrafo']],
])('every one of the things needed by then is due: %s', (prompt, things) => {
  expect(read(prompt)).toEqual({ due: things, parts: things })
})

test('so it is for a team', () => {
  expect(read('Launch on 30 April with Ana and Bo. Before that we need the consent form, an export and the audit log.', 'sprint').due).toEqual(['consent form', 'export', 'audit log'])
})

test('what is to be done, or one thing alone, is read as it stands', () => {
  expect(read('Exam on 30 April. Before that I need to revise optics, waves and heat.').due).toEqual(['revise optics', 'waves', 'heat'])
  expect(read('Move on 30 April. By 10 April I need a van.').due).toEqual(['van'])
})
