import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from './read-for-tests.ts'

const texts = (prompt: string, kind: 'rhythm' | 'availability' | 'exclusion' | 'commitment') => stated(prompt, kind).map(({ text }) => text)
const spansOf = (prompt: string) => stated(prompt, 'exclusion').flatMap(({ days, windows }) => (days.spans ?? []).map(({ first, last }) => `${iso(first)} ${iso(last)}${windows[0] ? ` ${windows[0].from}` : ''}`))

describe('times that are one', () => {
  it('takes a weekday and its date in brackets for one day', () => {
    expect(stated('Learn Welsh starting on Wednesday (20 Jan) for 6 weeks', 'horizon').map(({ first }) => iso(first))).toContain('2027-01-20')
    expect(readingsOf(read('Learn Welsh starting on Wednesday (20 Jan) for 6 weeks'), 'event')).toEqual([])
  })

  it('takes the night of a date for that night', () => {
    expect(spansOf("Learn Welsh. Night of 5 March I'm on call.")).toEqual(['2027-03-05 2027-03-05 1200'])
    expect(texts("Learn Welsh. Night of 5 March I'm on call.", 'availability')).toEqual([])
  })

  it('takes the weekend before its dates for those two days', () => {
    expect(spansOf('Learn Welsh, not on the weekend 13/14 March')).toEqual(['2027-03-13 2027-03-14'])
    expect(stated('Learn Welsh, not at the weekend', 'exclusion').map(({ days }) => days.weekdays)).toEqual([[6, 7]])
  })

  it('takes the whole evening where a night out is named', () => {
    expect(texts('Learn Welsh in the evenings. Thursday night is quiz so not then.', 'exclusion')).toEqual(['Nothing on Thu 18:00–24:00'])
  })
})

describe('what stands behind days', () => {
  it('keeps a day empty that is to be empty', () => {
    expect(spansOf('Learn Welsh. Keep the 14th of March completely empty.')).toEqual(['2027-03-14 2027-03-14'])
  })

  it('leaves out days on which nothing is done', () => {
    for (const prompt of ["Write stories on Tuesdays. Easter, 26 to 29 March, I don't write.", 'Escrever contos à terça. Páscoa, de 26 a 29 de março, não escrevo.', 'Geschichten schreiben, dienstags. Ostern, 26. bis 29. März, schreibe ich nicht.']) {
      expect(stated(prompt, 'exclusion').some(({ days }) => days.spans?.some(({ first }) => iso(first) === '2027-03-26'))).toBe(true)
    }
    expect(texts('Geige lernen. Jeden ersten Dienstag im Monat ist Elternabend, da fällt das Üben aus.', 'exclusion')).toHaveLength(1)
  })

  it('opens hours that are said to be fine as well', () => {
    expect(texts('Learn Welsh. Sunday afternoons 2-4 ok as well.', 'availability')).toEqual(['Sun 14:00–16:00'])
    expect(texts('Learn Welsh on Tuesdays. Weekends are open for it as well.', 'availability')).toContain('weekends')
  })

  it('keeps what is fixed already', () => {
    expect(texts('Learn Welsh. Pilates Thursdays 18-19 is already booked, keep it.', 'commitment')).toEqual(['Pilates: Thu 18:00–19:00'])
  })

  it('says of revision when it is, where a reason stands before', () => {
    expect(texts('Theory test on 11 March. I drive all day till 5 so revision is weekday evenings 7 to 8, Monday night is football so not then.', 'commitment')).toEqual([])
  })

  it('reads a teacher who comes as a lesson', () => {
    expect(stated('Learn the harp. My teacher comes Thursdays 16:00-16:45.', 'rhythm').map(({ title, minutes }) => [title, minutes])).toEqual([['Lesson with the teacher', 45]])
    expect(stated('Learn the harp. My sister comes Thursdays 16:00-16:45.', 'rhythm')).toEqual([])
  })

  it('takes the hours of the one it is for, in other languages too', () => {
    expect(texts('Révisions du bac pour ma fille Lou. Elle travaille le mercredi de 14h à 16h.', 'availability')).toEqual(['Wed 14:00–16:00'])
    expect(texts('Teach my niece chess. She practises Fridays 16-17.', 'availability')).toEqual(['Fri 16:00–17:00'])
  })
})

describe('a course and what leads up to a day', () => {
  it('ends after so many evenings, and makes up for those that are left out', () => {
    const [course] = stated('Learn tango. The course at Club Sur is Wednesdays 19:00-20:30, starts 3 March, six evenings, none on 31 March.', 'rhythm')
    expect(course!.days.spans!.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-03', '2027-04-14']])
    expect(stated('Learn tango. The class is Wednesdays 19:00-20:30, starts 3 March, six evenings.', 'horizon')).toEqual([])
  })

  it('is on the days right before the occasion, at the hour behind the comma', () => {
    const rhythms = stated('School play on Saturday 20 March at 5pm. We rehearse at ours on the two Sundays before, at 2pm.', 'rhythm')
    expect(rhythms.map(({ count, days, windows }) => [count, days.spans!.map(({ first }) => iso(first)), windows[0]!.from])).toEqual([[2, ['2027-03-06'], 840]])
  })

  it('is open from the hour at which the children are in bed', () => {
    const rhythm = stated('Learn tango. Twenty minutes in the living room on Mondays and Sundays, after the kids are in bed (8.15pm).', 'rhythm').find(({ days }) => days.weekdays?.length === 2)
    expect(rhythm!.windows[0]!.from).toBe(1215)
  })

  it('begins one thing later where it is allowed later', () => {
    const brief = read('Knee rehab for 10 weeks from Monday, exercises every day at 8:00 for 10 minutes. Only from week 6 on I may cycle, 20 min on Tuesdays and Fridays between 17:00 and 19:00.')
    expect(readingsOf(brief, 'horizon').find(({ appliesTo }) => appliesTo !== null)?.appliesTo!.labels).toEqual(['cycle'])
  })

  it('has exams on both of the days that brackets stand behind', () => {
    const events = stated('Exams on 14 June (Latin 9:00, biology 14:00) and 15 June (physics 9:00). Study Sundays 10-12.', 'event')
    expect(events.filter(({ title }) => /latin|physics/iu.test(title)).map(({ title, days }) => [title, iso(days.first)])).toEqual([['Latin', '2027-06-14'], ['physics', '2027-06-15']])
  })

  it('is called by where it is performed', () => {
    expect(stated('I want to sing three songs at the village fête on 12 June', 'event')[0]!.title).toBe('village fête')
    expect(stated('Quiero tocar dos piezas en la velada del 12 de junio', 'event')[0]!.title).toBe('velada')
  })

  it('begins with what is said to be the hardest', () => {
    const [order] = stated('Learn three songs: Perfidia, Sway, Besame Mucho. Sway is the hardest, start with that.', 'precedence')
    expect(order!.before.labels).toEqual(['Sway'])
  })
})

describe('hours that are none', () => {
  it('leaves results to the notes', () => {
    expect(texts('Rowing test on 21 March. PB 7:58, want sub 7:45. Mondays 6:15-7:15.', 'availability').join()).not.toMatch(/07:45|07:58/u)
  })

  it('leaves the bedtime that is to change', () => {
    expect(stated('Shift my bedtime from 0:30 to 22:30 by 1 March', 'commitment')).toEqual([])
  })

  it('asks for nothing that is barred until then', () => {
    expect(stated('Shoulder rehab: bands 10 min every day at 8:00. Therabands, pendulum, wall slides. Nothing overhead before 8 March!', 'topic').some(({ label }) => /overhead/iu.test(label))).toBe(false)
  })
})

describe('whoever is elsewhere, at work or stood in for', () => {
  it('rests while somebody else sees to it', () => {
    expect(spansOf('Feed the cats next door every day at 18:00 in July. From 10 to 14 July my brother does it.')).toContain('2027-07-10 2027-07-14')
  })

  it('works on every other Saturday, and the first one says which', () => {
    const [work] = stated('Gitarre lernen. Ich übe montags und samstags. Jeden zweiten Samstag arbeite ich, erstmals am 16. Januar, dann läuft nichts.', 'commitment')
    expect([work!.days.weekdays, iso(work!.days.everyWeeks!.anchor)]).toEqual([[6], '2027-01-16'])
  })

  it('is away where the words behind the bracket say so', () => {
    expect(spansOf('Gitarre lernen. In der Pfingstwoche (17.5.–23.5.) bin ich in Wien.')).toEqual(['2027-05-17 2027-05-23'])
  })
})
