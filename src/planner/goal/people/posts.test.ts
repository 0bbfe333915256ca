import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const people = (prompt: string) => readingsOf(read(prompt, 'sprint'), 'person').map(({ name, roles, capacity }) => [name, roles.join(), capacity ? `${capacity.minutes / 60} ${capacity.per}` : null])

describe('posts and names', () => {
  it('are read from posts with a name behind each', () => {
    expect(people('Scan the parish registers. Two-week sprints. Librarian Doro, photo operator Ken, IT Wiebke')).toEqual([['Doro', 'librarian', null], ['Ken', 'photo operator', null], ['Wiebke', 'IT', null]])
  })

  it('keep a title with its name, and give bare hours the unit of the first', () => {
    expect(people('Stroke unit at home: Mary (nurse lead, 8h a week), Dr. Singh (neurologist, 4h), Tom (physicist, 5h). 2-week sprints')).toEqual([['Mary', 'nurse lead', '8 week'], ['Dr Singh', 'neurologist', '4 week'], ['Tom', 'physicist', '5 week']])
  })

  it('take hours of a team beside sprints as those of a week', () => {
    expect(people('New paint line. 2-week sprints. Team: Olga (engineer, 25h), Samir (maintenance, 15h)').map(([, , capacity]) => capacity)).toEqual(['25 week', '15 week'])
  })

  it('take what stands in brackets behind a German name as her post', () => {
    expect(people('Neuer Vereinskalender. Team: Uta (Kassenwartin, 6 Stunden pro Woche), Nils (Jugend, 4 Stunden pro Woche). Zweiwöchige Sprints').map(([name]) => name)).toEqual(['Uta', 'Nils'])
  })

  it('are no topics of the plan', () => {
    expect(readingsOf(read('Home office rules by 31 March. Ria (CFO, 10%), Max (works council, 10%), Ida (pharmacist). 2-week sprints', 'sprint'), 'topic')).toEqual([])
  })

  it('never make people of languages', () => {
    expect(people('Help pages: 30 articles, Dutch and Polish, search. Two 2-week sprints: Nel (writer), Jim (designer)').map(([name]) => name)).toEqual(['Nel', 'Jim'])
  })
})

describe('who or what starts on a day', () => {
  it.each(['Chemo starts on 1 March: freezer meals, lifts, wigs'])('leads the plan up to it: %s', (prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'horizon').filter(({ first, source }) => source === 'stated' && first !== null)).toEqual([])
    expect(readingsOf(brief, 'event')).toHaveLength(1)
  })
})
