import { describe, expect, it } from 'vitest'
import { read } from '../read-for-tests.ts'

const GOAL = 'New member portal: sign-up, booking, newsletter. Team: Ann, Bo. Six 2-week sprints from 11 January 2027.'
const readIn = (said: string) => {
  const { readings, notes } = read(`${GOAL} ${said}`, 'sprint')
  return {
    waits: readings.flatMap((reading) => (reading.kind === 'wait' ? [`${reading.appliesTo!.labels.join()} ${reading.days}`] : [])),
    work: readings.flatMap((reading) => (reading.kind === 'topic' && reading.minutes !== null ? [reading.label] : [])),
    isTold: notes.length > 0,
  }
}

describe('what goes by with others', () => {
  it.each([
    ['PCB fab takes 15 working days.', 'PCB fab 21'],
    ['Boards take 4 weeks at the fab.', 'Boards 28'],
    ['The objection period for the decree is 6 weeks.', 'objection period for the decree 42'],
  ])('is waited for and no work of the team: %s', (said, wait) => {
    expect(readIn(said)).toMatchObject({ waits: [wait], work: [] })
  })

  it('is not taken for the part of another clause', () => {
    expect(readIn('Bo does test jigs and compliance; PCB fab takes 15 working days and assembly another 5.')).toMatchObject({ waits: ['PCB fab 21', 'assembly 7'] })
  })

  it.each(['The rollout is 6 weeks.', 'Everything around the data needs two months.'])('is told where nobody can say what it is, and makes no hours: %s', (said) => {
    expect(readIn(said)).toEqual({ waits: [], work: [], isTold: true })
  })

  it('is that of the part before it, where only whoever has it is named', () => {
    expect(read('Sensor rev B. Team: Ann, Bo. Three 2-week sprints from 11 January 2027. Parts: schematic, order boards (fab takes 8 days), sleep mode meanwhile.', 'sprint').readings.flatMap((reading) => (reading.kind === 'wait' ? [reading.text] : []))).toEqual(['order boards: 8 days of waiting'])
  })

  it('leaves a listed part its effort', () => {
    expect(readIn('Booking needs 3 weeks, newsletter 2 days.').work).toEqual(expect.arrayContaining(['booking', 'newsletter']))
  })
})
