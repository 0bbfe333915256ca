import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const PLAN = 'Ferry timetable app, 4 one-week sprints from 1 February. Ada, Ben. Stops, fares, tickets.'
const stretches = (prompt: string) => read(prompt, 'sprint').readings.flatMap((reading) => (reading.kind === 'horizon' && reading.first !== null ? [[reading.appliesTo?.labels ?? [], iso(reading.first), iso(reading.last)]] : []))

describe('what a stretch of the sprints is for', () => {
  it.each<[string, [string[], string, string]]>([
    [`${PLAN} Last week is for crew training and retiring the paper tickets.`, [['crew training', 'retiring the paper tickets'], '2027-02-22', '2027-02-28']],
    [`${PLAN} The final sprint is reserved for sea trials, staff briefing and archiving the old data.`, [['sea trials', 'staff briefing', 'archiving the old data'], '2027-02-22', '2027-02-28']],
    [`${PLAN} Weeks 3 and 4 go to data migration and user training.`, [['data migration', 'user training'], '2027-02-15', '2027-02-28']],
    [`${PLAN} In the last week only proofreading and printing.`, [['proofreading', 'printing'], '2027-02-22', '2027-02-28']],
    ['Fährplan, 4 einwöchige Sprints ab 1. Februar. Ada, Ben. Häfen, Preise, Karten. Die letzte Woche ist für Schulung und Probefahrten.', [['Schulung', 'Probefahrten'], '2027-02-22', '2027-02-28']],
  ])('is done in it: %s', (prompt, expected) => {
    expect(stretches(prompt)).toEqual([expected])
    expect(stated(prompt, 'topic', 'sprint').map(({ label }) => label)).toEqual(expect.arrayContaining(expected[0]))
  })

  it('makes no work of holidays', () => {
    expect(stated(`${PLAN} The last week is for holidays.`, 'topic', 'sprint').map(({ label }) => label)).toEqual(['Stops', 'fares', 'tickets'])
  })
})

describe('two parts that are a sentence of their own', () => {
  it('are the work where nothing else is listed', () => {
    expect(stated('Choir tour book, 4 one-week sprints from 1 February. Ada, Ben. Texts, photos.', 'topic', 'sprint').map(({ label }) => label)).toEqual(['Texts', 'photos'])
  })

  it('are no people', () => {
    expect(stated('Choir tour book, 4 one-week sprints from 1 February. Ada, Ben.', 'topic', 'sprint')).toEqual([])
  })
})
