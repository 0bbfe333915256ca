import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])

describe('a weekday within days away', () => {
  it('is that of the camp whose programme is asked for', () => {
    expect(events('Cub camp Fri 4 - Sun 6 June at Lake Farm. A programme for the weekend itself: raft race on Saturday, quiz Sat evening.')).toEqual(expect.arrayContaining([['raft race', '2027-06-05', null], ['quiz', '2027-06-05', 1140]]))
  })

  it('rests on one day, which stands in the plan', () => {
    const prompt = 'Canoe tour. We collect the canoes in Bled on Mon 7 June at 9:00 and return them on Mon 14 June by 17:00. Thursday is a rest day.'
    expect(events(prompt)).toContainEqual(['Rest day', '2027-06-10', null])
    expect(stated(prompt, 'exclusion').map(({ days }) => days.spans?.map(({ first }) => iso(first)))).toEqual([['2027-06-10']])
    expect(stated('Train for the regatta on 12 June. Thursday is a rest day.', 'exclusion').map(({ days }) => days.weekdays)).toEqual([[4]])
  })
})

describe('both of two weekdays', () => {
  it.each([
    ['The boys (4 and 7) are off school from Mon 8 to Fri 19 February. Trampolines both Tuesdays at 3pm.', 'Trampolines', 2],
    ['Les enfants (4 et 7 ans) sont en vacances du 8 au 19 février. Patinoire les deux mardis à 15h.', 'Patinoire', 2],
  ])('come back within the days of “%s”', (prompt, title, weekday) => {
    expect(stated(prompt, 'rhythm').map((rhythm) => [rhythm.title, rhythm.days.weekdays, rhythm.count])).toContainEqual([title, [weekday], 1])
    expect(stated(prompt, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-02-08', '2027-02-19']])
  })
})

describe('what comes back behind its first time', () => {
  it.each([
    'New rabbit on 6 Feb. Check on 17 February at 10:00 and then every 5 weeks. Plan it until the end of May.',
    'Conejo nuevo el 6 de febrero. Revisión el 17 de febrero a las 10:00 y luego cada 5 semanas. Hasta finales de mayo.',
  ])('goes on at that distance in “%s”', (prompt) => {
    const [series] = stated(prompt, 'rhythm')
    expect(series!.days.everyWeeks?.interval).toBe(5)
    expect(iso(series!.days.spans![0]!.first)).toBe('2027-02-18')
  })
})

describe('what begins on a day', () => {
  it('at an hour happens then, and the plan before it', () => {
    expect(events('My traineeship starts Monday 1 March 8:30. Before that: shoes, bus pass.')).toEqual([['traineeship', '2027-03-01', 510]])
  })

  it('lets no work begin before it that it bars', () => {
    const prompt = 'Opening my gallery on 15 May. The lease starts on 1 April so no sanding or wiring before that.'
    expect(stated(prompt, 'horizon').map(({ first, appliesTo }) => [iso(first), appliesTo?.labels.join(' ')])).toEqual([['2027-04-01', expect.stringMatching(/sanding.*wiring/u)]])
  })

  it('bars what stands before its bracket', () => {
    expect(stated('Poner en orden el piso: pintar el techo (no se puede antes del 1 de marzo), vender el sofá.', 'horizon').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['pintar el techo']])
  })
})

describe('days that are open until then', () => {
  it('are all open from then on', () => {
    const { readings } = read("Opening my gallery on 15 May. Until 28 Feb I'm employed Tue to Sat so before that only Sundays and Mondays.")
    expect(readings.filter(({ kind, source }) => kind === 'availability' && source === 'assumed').map(({ text }) => text)).toContain('Any day from Mon 1 Mar 2027 on')
    expect(readings.find((reading) => reading.kind === 'commitment')?.text).toContain('Sun 28 Feb 2027')
  })
})

describe('the past', () => {
  it.each(['Had my wisdom teeth out on Thursday. Soft food plan for a week.', 'My dad broke his hip on Sunday. Get the house ready for him by 1 March.'])('is no day of the plan in “%s”', (prompt) => {
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('is told apart from what is coming', () => {
    expect(stated('My dad has his hip operation on Sunday. Get the house ready for him by 1 March.', 'event')).not.toEqual([])
  })
})

describe('a deadline in a list', () => {
  it('is that of its line', () => {
    expect(stated('Fair on 22 May.\n- scenery\n- van to be booked by end of March', 'deadline').filter(({ event }) => event === null).map(({ appliesTo }) => appliesTo?.labels)).toEqual([['van']])
  })
})
