import { expect, test } from 'vitest'
import { readGoal } from '../read-goal.ts'

function parts(prompt: string): string[] {
  return readGoal({ prompt, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))
}

test.each([
  ['Gala on 20 March. Renee (sponsors), Sunita (auction prizes), Paul (seating charts). Save-the-dates, invitations and headcount by 1 March.', ['sponsors', 'auction prizes', 'seating charts', 'invitations']],
  ['Festival in May with a programme, a map and a shop. Lou (posters), Ines (stage and sound).', ['programme', 'posters']],
])('things put beside a name are work of the plan although others are listed: %s', (prompt, labels) => {
  expect(parts(prompt)).toEqual(expect.arrayContaining(labels))
})

test.each([
  ['New pump by 30 April: frame, gantry, pump head. Haruki (mech), Mei (electronics), Tom (software).', ['mech', 'electronics', 'software']],
  ['Film in May: script, casting, edit. Nadia (producer), Olu (camera), Beth (ward sister).', ['producer', 'camera', 'ward sister']],
  ['Ward system: prescribing, letters. Tanja (decides on the texts), Kim (comms).', ['decides on the texts', 'comms']],
])('trades, posts and clauses beside a name are none: %s', (prompt, labels) => {
  for (const label of labels) expect(parts(prompt)).not.toContain(label)
})
