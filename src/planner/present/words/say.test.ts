import { describe, expect, it } from 'vitest'
import { embeddedDrafter } from '../../draft/embedded-drafter.ts'
import { generatePlan } from '../../generate-plan.ts'
import type { Plan, PlannerType } from '../../../contract/plan.ts'
import { say } from './say.ts'

describe('what the planner says, in another language', () => {
  it.each([
    ['de', 'Mon 4 Jan 2027 to Fri 8 Jan 2027', 'Mo., 4. Januar 2027 – Fr., 8. Januar 2027'],
    ['es', '12 tasks, all from Mon 4 Jan until Sat 27 Mar.', '12 tareas, todo desde el lun 4 de enero hasta el sáb 27 de marzo.'],
    ['fr', 'Kim: up to 2.5 h a week', 'Kim : au plus 2,5 h par semaine'],
    ['pt', 'Goes on to Thu 15 Apr 2027', 'Continua até qui. 15 de abril de 2027'],
    ['pt', 'Sessions from 10:00 to 12:00 and from 17:00 to 19:00, as no time of day was named', 'Sessões das 10:00 às 12:00 e das 17:00 às 19:00, já que nenhum horário foi dito'],
    ['pt', 'Sessions at 22:00 (1 h)', 'Sessões às 22:00 (1 h)'],
    ['de', 'waits 28 days after “Antrag einreichen”', 'wartet 28 Tage nach „Antrag einreichen“'],
    ['pt', '“Redefinir senha: telas, com “não fui eu”” needs it 2 days later', '“Redefinir senha: telas, com “não fui eu”” precisa disso 2 dias depois'],
    ['de', 'Opens the plan, 82 days before “Umzug: alles. Fertig”. If it slips: Monday 4 January 2027, 18:30 is free.', 'Eröffnet den Plan, 82 Tage vor „Umzug: alles. Fertig“. Falls es sich verschiebt: Montag, 4. Januar 2027, 18:30 ist frei.'],
    ['es', 'Done before Sun 28 Feb 2027', 'Hecho antes del dom 28 de febrero de 2027'],
    ['de', 'Done before Sun 28 Feb 2027', 'Fertig vor So., 28. Februar 2027'],
    ['es', 'Done by Mon 31 May 2027', 'Hecho para el lun 31 de mayo de 2027'],
    ['de', '2 2-week sprints from Mon 18 Jan 2027', '2 Sprints von 2 Wochen ab Mo., 18. Januar 2027'],
  ] as const)('%s: %s', (language, english, said) => {
    expect(say(english, language)).toBe(said)
    expect(say(english, 'en')).toBe(english)
  })

  it('leaves the words of the prompt alone', () => {
    expect(say('Genetik', 'de')).toBe('Genetik')
    expect(say('No task covers “before and after”', 'fr')).toBe('Aucune tâche ne couvre « before and after »')
  })
})

/** English words that no other of the planner's languages has. */
const ENGLISH = /(?<![\p{L}’'-])(?:the|of|and|with|before|after|from|until|every|each|is|tasks?|days?|weeks?|when|which|your|Monday|Tuesday|Saturday|January|February)(?![\p{L}’'-])/u

describe('no English is left in a plan of another language', () => {
  it.each<[PlannerType, string]>([
    ['calendar', 'Wien, Prag und Budapest mit dem Zug, 9 Tage ab dem 5. Juni 2027'],
    ['calendar', 'Nuestra boda es el 12 de junio de 2027 en Granada, solo los sábados por la mañana'],
    ['calendar', 'Apprendre le piano en 8 semaines, 20 minutes par jour, débutant'],
    ['calendar', 'Viagem de carro pela Toscana, 6 dias a partir de 10 de maio de 2027'],
    ['sprint', 'Onlineshop in zwei Sprints von zwei Wochen ab 11. Januar 2027: Katalog, Warenkorb, Bezahlung. Ana (Backend), Leo (Frontend), Kim (QA) 10 Stunden pro Woche'],
    ['sprint', 'Connexion par lien magique, un sprint de deux semaines à partir du 11 janvier 2027, Karim (backend), Lou (frontend), Zoé (QA)'],
  ])('%s: %s', async (plannerType, prompt) => {
    const plan = await planOf(plannerType, prompt)
    expect(plan.tasks.length).toBeGreaterThan(10)
    expect(textsOf(plan).filter((text) => ENGLISH.test(text))).toEqual([])
  })
})

async function planOf(plannerType: PlannerType, prompt: string): Promise<Plan> {
  const input = { planId: 'plan', prompt, plannerType, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en', seed: 0, drafter: embeddedDrafter }
  for await (const event of generatePlan(input)) if (event.type === 'plan-completed') return event.plan
  throw new Error('The planner ended without a plan.')
}

/** The work's own terms stay: a definition of done is one in German too. */
const TERMS = /Definition of Done|Save-the-Date|Design-system/gu

function textsOf({ tasks, assumptions, checks, warnings, description, metadata }: Plan): string[] {
  const ofTasks = tasks.flatMap(({ title, description: text, why, tags, location }) => [title, text, why ?? '', tags.join(' '), location ?? ''])
  return [...ofTasks, ...assumptions.map(({ text }) => text), ...checks.flatMap(({ name, detail }) => [name, detail]), ...warnings, description, metadata.estimatedDuration].map((text) => text.replaceAll(TERMS, ''))
}
