import { describe, expect, it } from 'vitest'
import type { ReadingKind } from '../brief.ts'
import { stated } from '../read-for-tests.ts'

const GOAL = 'We are moving the bakery to the mill on 30 June.'
const bound = (text: string, kind: ReadingKind) => stated(`${GOAL} ${text}`, kind).map(({ appliesTo }) => appliesTo?.labels ?? null)

describe('a time behind the name of a thing', () => {
  it.each([
    ['Oven check: Per from the yard, weekdays, 8 to 4.', 'availability', 'Oven check'],
    ['Signwriting: my cousin and his brother, any weekend.', 'availability', 'Signwriting'],
    ['Mixer service: the fitter brings parts, not next week.', 'exclusion', 'Mixer service'],
    ['Chimney test – by 14 May – walk-in, not weekends.', 'exclusion', 'Chimney test'],
    ['Floor paint: two coats, a day apart, nothing after 4pm.', 'exclusion', 'Floor paint'],
    ['\n- shelf fitting, not weekends, same man\n- menu boards, an hour, any evening', 'exclusion', 'shelf fitting'],
    ['\n- shelf fitting, not weekends, same man\n- menu boards, an hour, any evening', 'session', 'menu boards'],
    ['Dough practice (Wednesdays, 7.30–9), bar 28 April, when there is a concert.', 'exclusion', 'Dough practice'],
    ['Grain order by 5 May, the firm takes nobody on Fridays.', 'exclusion', 'Grain order'],
  ] as const)('is that thing’s: %s', (text, kind, label) => {
    expect(bound(text, kind).flat()).toContain(label)
  })

  it.each([
    ['Die Bäckerei zieht am 30. Juni in die Mühle um. Umzugswagen: Onkel Horst, nicht am Wochenende.', 'exclusion', 'Umzugswagen'],
    ['La panadería se muda al molino el 30 de junio. Pintura de la fachada: mi primo, solo por las tardes.', 'availability', 'Pintura de la fachada'],
    ['La boulangerie déménage au moulin le 30 juin. Peinture de la façade : mon cousin, du lundi au vendredi.', 'availability', 'Peinture de la façade'],
    ['A padaria muda-se para o moinho a 30 de junho. Pintura da fachada: dois pintores, de segunda a sexta.', 'availability', 'Pintura da fachada'],
  ] as const)('is that thing’s in other languages: %s', (prompt, kind, label) => {
    expect(stated(prompt, kind).flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toContain(label)
  })

  it.each([
    ['Break: 25–31 May.', 'exclusion'],
    ['Shop fair in Graz 10-12 May, so nothing then.', 'exclusion'],
    ['Availability: weekdays, 8 to 4.', 'availability'],
    ['Total beginner, evenings only.', 'availability'],
    ['Free time: Mondays and Thursdays.', 'availability'],
    ['Hernia surgery on 8 March, two weeks off afterwards.', 'exclusion'],
    ['Signwriting, floor paint, I cannot work on Sundays.', 'exclusion'],
    ['Mixer service: 5 May, I am away 10-12 May.', 'exclusion'],
    ['Please keep in mind: nothing on Sundays.', 'exclusion'],
    ['Time: evenings, 7 to 9.', 'availability'],
    ['Sanding things (shelves, counter) is for Saturdays and Sundays.', 'availability'],
  ] as const)('is the plan’s where the words in front name nothing to do: %s', (text, kind) => {
    expect(bound(text, kind).every((labels) => labels === null)).toBe(true)
  })

  it.each([
    ['Preparo a tese até 31 de maio. Trabalho num escritório das 14h às 22h, por isso só tenho as manhãs de segunda a sexta.', 'availability'],
    ['Faço mantas para a feira de 4 de dezembro. Bordo de segunda a sexta, 19h-21h, domingo nunca.', 'exclusion'],
  ] as const)('is the plan’s where a verb without a subject stands in front: %s', (prompt, kind) => {
    expect(stated(prompt, kind).every(({ appliesTo }) => appliesTo === null)).toBe(true)
  })
})
