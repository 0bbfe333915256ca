import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const spansOf = (prompt: string) => stated(prompt, 'exclusion').flatMap(({ days, windows }) => (days.spans ?? []).map(({ first, last }) => `${iso(first)} ${iso(last)}${windows[0] ? ` ${windows[0].from}` : ''}`))

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

  it.each([
    "Tidy the barn by June. On Saturdays I'm at the market.", 'Den Keller bis Juni streichen. Samstags bin ich auf dem Markt.', 'Pintar el sótano antes de junio. Los sábados estoy en el mercado.',
    'Repeindre la cave avant juin. Le samedi je suis au marché.', 'Pintar a cave até junho. Aos sábados estou na feira.',
  ])('is busy on the days of every week on which they are elsewhere: %s', (prompt) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.weekdays)).toEqual([[6]])
  })

  it.each(["Train for a 10k by June. Saturdays I'm at the track.", "Set up my market stall by June. Saturdays I'm at the market.", "Tidy the barn by June. Saturdays I'm at the barn."])('is not away where the goal itself is worked on: %s', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
  })
})
