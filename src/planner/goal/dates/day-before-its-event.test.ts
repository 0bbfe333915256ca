import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, from }) => [title, from === null ? null : from / 60])

describe('a sentence that opens with the day of its event', () => {
  it.each([
    ['Am 8. Mai um 9 Uhr habe ich in Kassel die Prüfung für den Jagdschein in Hessen. Ich lerne montags.', 'Prüfung für den Jagdschein in Hessen', 9],
    ['Am 8. Mai um 9 Uhr steht für mich die Meisterprüfung im Handwerk an. Ich lerne montags.', 'Meisterprüfung im Handwerk', 9],
    ['Am 24. April um 15 Uhr findet in Ulm das Jubiläum unseres Chors statt. Vorbereitet wird samstags.', 'Jubiläum unseres Chors', 15],
    ['Am 24. April um 14 Uhr feiern wir in Bonn den 70. Geburtstag meiner Tante.', '70. Geburtstag meiner Tante', 14],
    ['El 17 de abril a las 9 tengo en Cádiz el examen de patrón de barco. Estudio los lunes.', 'examen de patrón de barco', 9],
    ["Le 24 avril à 14h je passe à Brest l'examen du permis côtier.", 'examen du permis côtier', 14],
    ['No dia 24 de abril às 14h tenho em Braga o exame de código.', 'exame de código', 14],
  ])('“%s”', (prompt, title, hour) => {
    expect(events(prompt)).toEqual([[title, hour]])
    expect(read(prompt).subject).toBe(title)
  })

  it('is none where nothing happens then', () => {
    expect(events('Am 8. Mai um 9 Uhr habe ich in Kassel keine Zeit. Gitarre lernen bis Juni.')).toEqual([])
    expect(events('Ab 8. Mai habe ich in Kassel die neue Wohnung. Umzug planen.')).toEqual([])
  })
})
