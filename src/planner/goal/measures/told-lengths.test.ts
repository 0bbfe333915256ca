import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { readGoal } from '../read-goal.ts'

describe('how long a thing takes, as its clause tells it', () => {
  it.each([
    ['Barn by 30 April. Whitewashing takes a day and a half. Then the doors.', 'Whitewashing', 720],
    ['Barn by 30 April. Gutter clean, Otto, 3 hours. No work on Sundays.', 'Gutter clean', 180],
    ['Barn by 30 April. Whitewash the stalls (half a day) and sort the tools.', 'Whitewash the stalls', 240],
    ['Barn by 30 April. The rewiring is four days.', 'rewiring', 1920],
    ['Stall bis zum 30. April fertig. Zuerst Wände kalken, zwei Tage; dann das Tor.', 'Wände kalken', 960],
    ['Grange prête pour le 30 avril. Ragréage : deux jours.', 'Ragréage', 960],
  ])('is the work of that thing: %s', (prompt, label, minutes) => {
    expect(lengthsIn(prompt)).toContainEqual([label, minutes])
  })

  it('counts eight hours a day and five days a week for a team', () => {
    expect(lengthsIn('New till by 30 April. Mo: stock import, 3 days. Ada: label printing, a week.', 'sprint')).toEqual(expect.arrayContaining([['stock import', 1440], ['label printing', 2400]]))
  })

  it('is of what the sentence before was about where it points back', () => {
    expect(lengthsIn('Barn by 30 April. Rat proofing comes before the feed. It takes half a day.')).toContainEqual(['Rat proofing', 240])
  })

  it.each([
    ['how long before', 'Barn by 30 April. Order the lime two weeks before.'],
    ['for how long something goes on', 'Barn by 30 April. Walk the dog for three weeks.'],
    ['what dries', 'Barn by 30 April. The lime has to dry two days.'],
    ['what every turn takes, in German', 'Stall bis zum 30. April. Wände kalken jeweils eine Stunde.'],
    ['what every turn takes, in Spanish', 'Reformar el establo antes del 30 de abril. Encalar las paredes una hora cada vez.'],
    ['what every turn takes, in French', "Rénover l'étable avant le 30 avril. Chauler les murs une heure à chaque fois."],
    ['what every turn takes, in Portuguese', 'Renovar o estábulo até 30 de abril. Caiar as paredes uma hora de cada vez.'],
    ['a rate', 'Barn by 30 April. Sand the beams, 2 hours a day.'],
    ['turns of a series', 'Barn by 30 April. Choir every Monday, 2 hours, in the hall.'],
    ['others who are told about in brackets', 'Barn by 30 April. Order the gates (the forge takes 8 days).'],
    ['an hour of the day', 'Réunion le 12 avril, salle des fêtes, 19h. Affiches avant le 1er avril.'],
    ['what somebody wants', 'Barn by 30 April. The vet wants an hour alone.'],
    ['what takes weeks', 'Barn by 30 April. The permit takes three weeks.'],
  ])('is not %s', (_, prompt) => {
    expect(lengthsIn(prompt)).toEqual([])
  })

  it('takes the place of the end of the plan that such a length was read as', () => {
    const { readings } = readGoal({ prompt: 'Barn by 30 April. Whitewashing, three days. Then the doors.', plannerType: 'calendar', ...NOW })
    expect(readings.filter(({ kind }) => kind === 'horizon')).toEqual([])
  })

  it('gives the length of every turn to the thing', () => {
    const { readings } = readGoal({ prompt: 'Barn by 30 April. Hoof trimming, Mondays, say twenty minutes apiece.', plannerType: 'calendar', ...NOW })
    expect(readings.filter((reading) => reading.kind === 'topic' && reading.minutes !== null)).toEqual([])
  })

  it('reads hostile text in time', () => {
    const start = Date.now()
    readGoal({ prompt: `Paint, ${'two days, '.repeat(150)}`, plannerType: 'calendar', ...NOW })
    expect(Date.now() - start).toBeLessThan(4000)
  })
})

const NOW = { now: '2027-03-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' }

function lengthsIn(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): [string, number][] {
  return readGoal({ prompt, plannerType, ...NOW }).readings.flatMap((reading): [string, number][] => (reading.kind === 'topic' && reading.minutes !== null ? [[reading.label, reading.minutes]] : []))
}

it('gives a part no weeks that others take', () => {
  const minutes = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label, minutes: of }) => [label, of])
  expect(minutes('Weather mast: sensor, uplink tower w. cable, screens. Team: Ada, Bo. Tower needs a permit from the town - applied already, 8-12 weeks.').filter(([, of]) => of !== null)).toEqual([])
  expect(minutes('Write 6 chapters of a cookery course. Each chapter is proof-read by another college, a week. Team: Ada, Bo.').filter(([, of]) => of !== null)).toEqual([])
})
