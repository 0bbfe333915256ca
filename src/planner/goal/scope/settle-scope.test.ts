import { describe, expect, it } from 'vitest'
import type { ReadingKind } from '../brief.ts'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const GOAL = 'Get the holiday cottage ready by 21 May.'
const bound = (prompt: string, kind: ReadingKind) => stated(prompt, kind).map(({ appliesTo }) => appliesTo?.labels ?? null)

describe('a rule whose clause speaks of somebody else', () => {
  it.each([
    [`${GOAL} We have the electrician only on 3 and 4 March.`, 'availability', ['electrician']],
    [`${GOAL} Then an hour at the archive with my sister Ines. She is in on Wednesday mornings only.`, 'availability', ['Ines']],
    ['Vender el piso antes de junio. Después una hora con el gestor, que solo atiende los martes por la mañana.', 'availability', ['gestor']],
    ['Bis Juni die Wohnung verkaufen. Dann eine Stunde beim Notar, der nur mittwochs vormittags Zeit hat.', 'availability', ['Notar']],
    ['Passer le permis en juin. Deux leçons par semaine avec mon moniteur, dispo uniquement le mardi matin.', 'availability', ['leçons']],
  ] as const)('leaves the plan its time: %s', (prompt, kind, labels) => {
    expect(bound(prompt, kind)).toEqual([labels])
  })

  it.each([
    'Three 2-week sprints from 18 January. Reviews by Tuija and Marek. Tuija is unavailable on Thursdays.',
    'Sprints de uma semana a partir de 18 de janeiro. A Marta faz os desenhos e o Tuija as obras. O Tuija tira férias de 8 a 12 de fevereiro.',
  ])('is that person’s in a plan for several: %s', (prompt) => {
    const away = readingsOf(read(`Refit the clinic. ${prompt}`, 'sprint'), 'exclusion').filter(({ source }) => source === 'stated')
    expect(away.map(({ person }) => person)).toEqual(['Tuija'])
  })

  it.each([
    'Get my son through his maths exam on 21 May. He can study on Tuesdays and Thursdays.',
    'Learn Finnish by 21 May. My teacher says I need lessons. She only has Saturdays between 10 and 12 for me.',
    `${GOAL} Nobody works on Sundays, we only have Fridays and Saturdays.`,
  ])('is the plan’s where the goal is about them, or they are all of us: %s', (prompt) => {
    expect([...bound(prompt, 'availability'), ...bound(prompt, 'exclusion')]).toContainEqual(null)
  })
})

describe('a rule that goes on with a thing', () => {
  it.each([
    [`${GOAL} The bookbinding class starts 3 March, Fridays at 7.`, 'availability', ['bookbinding class']],
    [`${GOAL} The site survey has to be done after 20:00.`, 'availability', ['site survey']],
    [`${GOAL} After that a 15 min phone call with the agency (Vera) every Monday.`, 'session', ['phone call with the agency']],
    ['Aprender a nadar até junho, aula às terças às 7h (40 min), treino livre ao domingo.', 'session', ['aula']],
  ] as const)('binds that thing: %s', (prompt, kind, labels) => {
    expect(bound(prompt, kind)).toEqual([labels])
  })

  it.each([
    ['Learn Finnish by 21 May. Total beginner, evenings only.', 'availability'],
    ['Learn Finnish by 21 May. 45 minutes each, weekdays before 8.', 'session'],
    ['Learn Finnish by 21 May. In sittings of 45 minutes.', 'session'],
    ['Learn Finnish by 21 May. Study times are Tuesdays 19-20.', 'availability'],
    ['Bis 21. Mai Finnisch lernen. Ich habe nur montags und mittwochs abends Zeit.', 'availability'],
    ['Learn Finnish. Five Wednesday mornings 9-10, starting 13 January.', 'availability'],
    ['Repasar química: de lunes a jueves de 17 a 19 h, los sábados solo ejercicios de 9 a 11, y Carnaval (8-10 de febrero) libre.', 'exclusion'],
    ['Aprender finés hasta junio. Solo los martes y jueves por la tarde.', 'availability'],
    ['Aprender finlandês até junho. Só às terças e quintas à noite.', 'availability'],
  ] as const)('is the plan’s where it names none: %s', (prompt, kind) => {
    expect(bound(prompt, kind)).toEqual([null])
  })

  it('is a choice of days where a thing has several', () => {
    const prompt = 'Lift weights three times a week from 4 January. Deload in week 5 and in week 9.'
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo?.labels[0] === 'deload')).toHaveLength(0)
  })
})

describe('a place that is the user’s then', () => {
  it.each([
    'Get the boat ready by 20 May. The yard is mine on Saturdays 9-13, no other times.',
    'Learn bookbinding by 20 May. Our club room is free for us on Saturdays 9-13.',
  ])('opens the plan: %s', (prompt) => {
    expect(stated(prompt, 'availability').map(({ days, windows, appliesTo }) => [days.weekdays, windows, appliesTo])).toEqual([[[6], [{ from: 540, to: 780 }], null]])
  })
})
