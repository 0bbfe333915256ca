import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { generatePlan } from '../../generate-plan.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'

async function planOf(prompt: string): Promise<Plan> {
  let plan: Plan | null = null
  for await (const event of generatePlan({ plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en', planId: 'p', prompt, seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plan = event.plan
  return plan!
}

const SOFTWARE = /\b(?:API|data model|merged|release criteria|staging|repository|backlog|regression|acceptance examples|Abnahmebeispiele|ejemplos de aceptación|exemples d’acceptation|exemplos de aceitação)\b|: (?:bauen|construirlo|le construire|construir)$/iu

it.each([
  ['en', 'Autumn collection for our hospice. Three 2-week sprints from 1 February. Team: Wilma fundraising, Ruud letters, Jonna database. Clean the list, letter, photo of the nurse, thank-you cards.'],
  ['de', 'Umzug unseres Stadtarchivs. Drei Sprints zu 2 Wochen ab 1. Februar. Team: Gudrun (Archivarin), Henning (Magazin). Bestände sichten, Karten rollen, Regale beschriften, Leihgaben.'],
  ['es', 'Romería del pueblo. Tres sprints de 2 semanas desde el 1 de febrero. Equipo: Jimena (ermita), Lucho (comida). Carretas, flores, permiso del ayuntamiento, misa.'],
  ['fr', 'Fête de la moisson. Trois sprints de deux semaines à partir du 1er février. Équipe : Solène (repas), Gaël (chars). Chars, bal, buvette, défilé.'],
  ['pt', 'Festa da colheita. Três sprints de 2 semanas desde 1 de fevereiro. Equipe: Rute (comida), Davi (carros). Carros, baile, barracas, desfile.'],
])('speaks of no software where nobody builds any (%s)', async (_, prompt) => {
  const { tasks } = await planOf(prompt)
  expect(tasks.length).toBeGreaterThan(8)
  expect(tasks.filter(({ title, description }) => SOFTWARE.test(title) || SOFTWARE.test(description)).map(({ title }) => title)).toEqual([])
})

it('leaves the stated wait before the last step of what is ordered, and orders it at once', async () => {
  const { tasks, checks } = await planOf('Reading room for our village. Four 2-week sprints from 11 January. Team: Ada, Bo. Sort the shelves, paint the walls, order lamps (lead time 4 weeks), signs, opening hours.')
  const lamps = tasks.filter(({ title, type }) => type === 'task' && title.startsWith('Order lamps'))
  const [last, before] = [lamps.at(-1)!, lamps.at(-2)!]
  expect((Date.parse(last.date) - Date.parse(before.endDate ?? before.date)) / 86_400_000).toBeGreaterThanOrEqual(28)
  expect(lamps[0]!.sprint).toBe(1)
  expect(checks).toContainEqual(expect.objectContaining({ name: 'lead time 4 weeks', ok: true }))
})
