import { describe, expect, it } from 'vitest'
import { iso, read } from '../../read-for-tests.ts'
import { rostersInSentences } from './rosters-in-sentences.ts'

const GOAL = 'Build a booking app: login, calendar, reminders. Three 2-week sprints from 11 January 2027.'
const teamOf = (said: string) => read(`${GOAL} ${said}`, 'sprint').readings.flatMap((reading) => {
  if (reading.kind === 'person') return [`${reading.name} (${reading.roles.join(', ')}) ${reading.capacity === null ? '-' : reading.capacity.minutes / 60}`]
  return reading.kind === 'exclusion' && reading.person !== null ? [`${reading.person} away to ${iso(reading.days.spans![0]!.last)}`] : []
})

describe('who works on it, told in other words than a roster', () => {
  it('says where somebody comes from, how much of their time there is, and from when', () => {
    expect(teamOf('Paul from facilities full time from 1 Feb, Nadine IT 2 days a week.')).toEqual(['Paul (facilities) 40', 'Paul away to 2027-01-31', 'Nadine (IT) 16'])
    expect(teamOf("I have Birgit from the citizens' office (1 day a week), Henrik in IT (3 days a week) and Ann.")).toEqual(expect.arrayContaining(['Birgit () 8', 'Henrik (IT) 24']))
  })

  it('says what each is with signs of equality', () => {
    expect(teamOf('Architect = Ruth, data scientist = Hye-jin (4 days), manager = Rosalind (2h per week).')).toEqual(['Ruth (Architect) -', 'Hye-jin (data scientist) 32', 'Rosalind (manager) 2'])
  })

  it.each(['Sprint length = 2 weeks, start = Monday 11 January.', 'MVP = Login and Booking, goal = More Users.', 'Trains from Leeds (3 days a week).', 'Ann from the office helps.'])('finds nobody in %s', (text) => {
    expect(rostersInSentences(text)).toEqual([])
  })
})

it('somebody in charge of a thing does it', () => {
  const { readings } = read("Flower shop: posters, vases. Three one-week sprints from 11 January 2027. Lupe, Ty and Marguerite.\n* Ty is in charge of deliveries", 'sprint')
  expect(readings.flatMap((reading) => (reading.kind === 'person' ? [[reading.name, reading.roles.join()]] : []))).toContainEqual(['Ty', 'deliveries'])
  expect(readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : []))).toContain('deliveries')
  expect(readings.flatMap((reading) => (reading.kind === 'topic' && /Ty|Marguerite/u.test(reading.label) ? [reading.label] : []))).toEqual([])
})
