import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

describe('the last moment of a thing, as its clause tells it', () => {
  it.each([
    ['of what somebody wants', 'Harvest lunch. Seating plan: the caterer wants it by 3 May. Band at noon on 20 May.', 'Seating plan', '2027-05-03'],
    ['beside whoever does it', 'Harvest lunch on 20 May. Bunting from the attic: Uncle Ted, by 3 May.', 'Bunting from the attic', '2027-05-03'],
    ['of what shall be done', 'Harvest lunch on 20 May. The licence must be signed 3 May.', 'licence signed', '2027-05-03'],
  ])('is %s', (_, prompt, label, day) => {
    expect(endsIn(prompt)).toContainEqual([label, day])
  })

  it('is that of the whole plan where the clause says everything', () => {
    expect(endsIn('Harvest lunch on 20 May. Want it all ready by 3 May.')).toContainEqual(['', '2027-05-03'])
  })

  it.each([
    ['what happens on the day', 'Harvest lunch on 20 May. The tables are delivered 3 May.'],
    ['what is so on the day', 'Harvest lunch on 20 May. The yard must be empty on 3 May.'],
    ['an appointment at an hour', 'Harvest lunch on 20 May. The oven has to be checked 3 May at 10.'],
  ])('is not %s', (_, prompt) => {
    expect(endsIn(prompt).filter(([, day]) => day === '2027-05-03')).toEqual([])
  })

  it('leaves a deadline with the thing that has it already', () => {
    expect(endsIn('Harvest lunch on 20 May. The cook needs the meat order by 3 May.').map(([label]) => label)).toContain('meat order')
  })
})

const NOW = { now: '2027-03-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' }

function endsIn(prompt: string): [string, string][] {
  return readGoal({ prompt, plannerType: 'calendar', ...NOW }).readings.flatMap((reading): [string, string][] => (reading.kind === 'deadline' && reading.event === null ? [[reading.appliesTo?.labels[0] ?? '', new Date((Math.ceil(reading.latest / 1440) - 1) * 86_400_000).toISOString().slice(0, 10)]] : []))
}
