import { describe, expect, it } from 'vitest'
import { draftNetwork } from '../../../draft/embedded-drafter.ts'
import { isoDate } from '../../../time/day-number.ts'
import { readGoal } from '../../read-goal.ts'
import { iso, stated } from '../../read-for-tests.ts'

/** Written on Thursday 14 January. */
const AT = { plannerType: 'calendar' as const, now: '2027-01-14T09:00', timeZone: 'Europe/London', locale: 'en-GB' }
const planOf = (prompt: string) => draftNetwork(readGoal({ prompt, ...AT }))
const entries = (prompt: string) => planOf(prompt).tasks.map(({ title, fixed }) => `${fixed === null ? '-' : isoDate(fixed.days.first).slice(5)} ${title}`).toSorted()

describe('a week that is laid out', () => {
  it('is entered day by day, and nothing is prepared that it does not name', () => {
    expect(entries('Next week. Mon: vet with the cat 5pm. Tue: choir. Thu: ring the plumber. Fri: cinema 7.45pm')).toEqual(['01-18 Vet with the cat', '01-19 Choir', '01-21 Ring the plumber', '01-22 Cinema'])
  })

  it('leaves the day free that holds nothing', () => {
    const exclusions = readGoal({ prompt: 'My week: Friday swimming, Saturday nothing, Sunday lunch at gran’s, Monday choir', ...AT }).readings.filter(({ kind }) => kind === 'exclusion')
    expect(exclusions.map((reading) => reading.kind === 'exclusion' && reading.days.spans?.map(({ first }) => iso(first)))).toEqual([['2027-01-16']])
  })

  it('goes shopping before the first meal', () => {
    expect(entries('Speiseplan für nächste Woche: Montag Eintopf, Dienstag Pfannkuchen, Donnerstag Curry. Einkauf am Samstag davor.')).toEqual(['01-16 Einkauf', '01-18 Eintopf', '01-19 Pfannkuchen', '01-21 Curry'])
  })

  it('is called by what stands above it', () => {
    expect(planOf('Menus de la semaine : vendredi gratin, samedi omelette, dimanche riz').title).toBe('Menus de la semaine')
  })

  it.each([
    'Every week: Monday swim, Wednesday run, Friday yoga',
    'My week for the next 6 weeks: Mon legs, Tue push, Thu pull',
  ])('is none where it comes back: %s', (prompt) => {
    expect(readGoal({ prompt, ...AT }).isErrands).toBeUndefined()
  })

  it('is no list of entries where it is revised for', () => {
    expect(readGoal({ prompt: 'Revise next week: Monday algebra, Tuesday optics, Friday cells', ...AT }).isErrands).toBeUndefined()
  })
})

describe('meals of some days', () => {
  it('are one on each day, with what is said of them', () => {
    expect(entries('Suppers Tuesday to Friday next week: two curry, one soup, the rest leftovers. Groceries Monday.')).toEqual(['01-18 Groceries', '01-19 Curry for supper', '01-20 Curry for supper', '01-21 Soup for supper', '01-22 Leftovers for supper'])
  })

  it('are of the coming days where no week is named', () => {
    expect(entries('packed lunches mon-wed, something different each day')).toEqual(['01-18 Packed lunch', '01-19 Packed lunch', '01-20 Packed lunch'])
  })

  it('that come back for weeks are a rhythm', () => {
    expect(stated('We need dinners Monday to Friday for the next six weeks', 'event')).toEqual([])
  })
})
