import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { read, readingsOf } from '../read-for-tests.ts'

const FRAMES: Readonly<Record<string, string>> = {
  en: 'Three sprints of two weeks from Monday 11 January.', de: 'Drei Sprints à zwei Wochen ab Montag, 11. Januar.', es: 'Tres sprints de dos semanas desde el lunes 11 de enero.',
  fr: 'Trois sprints de deux semaines à partir du lundi 11 janvier.', pt: 'Três sprints de duas semanas a partir de segunda-feira, 11 de janeiro.',
}

function shares(prompt: string, plannerType: PlannerType = 'sprint') {
  return Object.fromEntries(readingsOf(read(prompt, plannerType), 'person').map(({ name, roles }) => [name, roles.join(', ')]))
}

describe('who does what', () => {
  it.each<[string, string, Record<string, RegExp>]>([
    ['en', 'Bike workshop moves to the tram shed. Nuala has the lease and the permits, Tadhg the benches and the compressor, Wim signage.', { Nuala: /lease.*permits/u, Tadhg: /benches.*compressor/u, Wim: /signage/u }],
    ['en', 'Choir tour to Ghent. Marguerite sorts out the coach and the hostel, Hamo the programme; sheet music is down to Ysolde.', { Marguerite: /coach.*hostel/u, Hamo: /programme/u, Ysolde: /sheet music/u }],
    ['en', 'Photo show about the harbour. Curating falls to Ottoline, framing to Kees, and the invitations to Abena.', { Ottoline: /Curating/u, Kees: /framing/u, Abena: /invitations/u }],
    ['en', 'Ski club changes its members’ list. Import is a job for Ruedi, the new fee rules one for Vreni, e-mails one for Beat.', { Ruedi: /Import/u, Vreni: /fee rules/u, Beat: /mails/u }],
    ['en', 'Mud kitchen for the nursery. Timber from Olav, plants from Ingeborg, and Sten builds.', { Olav: /Timber/u, Ingeborg: /plants/u, Sten: /builds/u }],
    ['en', 'Dairy gets new pumps. From our side Hinnerk handles the pipes and Gesa the software; the vet, Dr. Ahrend, checks hygiene.', { Hinnerk: /pipes/u, Gesa: /software/u, 'Dr Ahrend': /hygiene/u }],
    ['en', 'Archive goes digital. Who does what? Layout Femke, portraits Deniz, class pages Ona, ads Femke.', { Femke: /Layout.*ads/u, Deniz: /portraits/u, Ona: /class pages/u }],
    ['de', 'Messeauftritt im März. Heidrun bucht das Hotel, Korbinian den Stand, die Prospekte schreibt Leyla.', { Heidrun: /Hotel/u, Korbinian: /Stand/u, Leyla: /Prospekte/u }],
    ['de', 'Neues Kassensystem. Team sind Heike, Gunnar und Swetlana, wobei die Schulung komplett bei Swetlana liegt und Gunnar die Geräte einrichtet.', { Gunnar: /Geräte/u, Swetlana: /Schulung/u }],
    ['es', 'Feria del libro. Los carteles los hace Amaya, del sonido se encarga Koldo y las casetas las monta Fermín.', { Amaya: /carteles/u, Koldo: /sonido/u, Fermín: /casetas/u }],
    ['fr', 'Rénovation du refuge. Le toit revient à Marius, les dortoirs à Apolline, et la cuisine est confiée à Hakim.', { Marius: /toit/u, Apolline: /dortoirs/u, Hakim: /cuisine/u }],
    ['pt', 'Festa da aldeia. O som fica com o Zeferino, a Graça trata dos bolos e o Nelson das luzes.', { Zeferino: /som/u, Graça: /bolos/u, Nelson: /luzes/u }],
  ])('is read in any order and with any verb (%s): %s', (language, prompt, expected) => {
    const found = shares(`${prompt} ${FRAMES[language]!}`)
    for (const [name, roles] of Object.entries(expected)) expect(found[name]).toMatch(roles)
  })

  it('keeps the days of one in brackets', () => {
    const brief = read(`Canteen gets a new kitchen. Nuala has the drains and the tiles, Tadhg the stove and the hood, Priska crockery and the prices (she's on leave 18 to 22 January). ${FRAMES['en']!}`, 'sprint')
    expect(readingsOf(brief, 'person').map(({ name }) => name)).toEqual(expect.arrayContaining(['Nuala', 'Tadhg', 'Priska']))
    expect(readingsOf(brief, 'exclusion').map(({ person }) => person)).toContain('Priska')
  })

  it('is read in a calendar too', () => {
    expect(shares('Nan’s birthday party on 13 March. Cake is on Aunt Maud, Ned does the balloons, I take the guest list.', 'calendar')).toMatchObject({ Ned: expect.stringMatching(/balloons/u), 'Aunt Maud': expect.stringMatching(/cake/iu) })
  })
})

describe('what looks like it', () => {
  it.each([
    ['Restore the parish organ. Migrate the hymn lists to the new screen.', ['Restore', 'Migrate']],
    ['Parts: budget, letters. Yusuf - budget, Helen - letters.', ['Parts']],
    ['Site of the observatory; Wendy writes, Joel does the photos.', ['Site']],
    ['Move the lists from paper to Zammad, Ana and Bo do it.', ['Zammad']],
    ['Waiting times in our clinic. Ana does admin, Bo is the nurse.', ['Waiting']],
    ['Booking page for a ferry. Flutter has the pages. Ana does the pages, Bo tests.', ['Flutter']],
    ['Festival of short films. Ana selects the films, Bo does sponsors.', ['Festival']],
    ['Meeting with Carol on Tuesday. Ana codes, Bo tests.', ['Carol', 'Meeting']],
    ['Songs: Moon Valley, Danny Hill, Rosie Bell. Ana does the posters, Bo the flyers.', ['Danny', 'Rosie', 'Moon']],
    ['Summer market in the brewery. Ana does stalls, Bo music.', ['Summer']],
    ['Drums and vocals. Ana records the drums, Bo mixes.', ['Drums']],
  ])('is nobody: %s', (prompt, nobody) => {
    const names = Object.keys(shares(`${prompt} ${FRAMES['en']!}`))
    for (const name of nobody) expect(names).not.toContain(name)
  })
})
