import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, roles.join(', ')])

describe('teams in other languages', () => {
  it.each([
    ['Cabalgata del barrio en dos sprints. Somos Nora, Ulises y Bea. Tareas: carrozas, música', ['Nora', 'Ulises', 'Bea']],
    ['Quartiersfest in zwei Sprints. Wir sind Hauke, Nele und Ayse. Aufgaben: Bühne, Strom', ['Hauke', 'Nele', 'Ayse']],
    ['Fête du quartier en deux sprints. Nous sommes Maël, Ana et Théo. Tâches : scène, buvette', ['Maël', 'Ana', 'Théo']],
    ['Festa do bairro em dois sprints. Somos a Inês, o Tomás e a Rita. Tarefas: palco, luz', ['Inês', 'Tomás', 'Rita']],
    ['Festa do bairro em dois sprints. A equipe é Lara, Enzo e Ivo. Tarefas: palco, luz', ['Lara', 'Enzo', 'Ivo']],
    ['Street party in two sprints. We are Moss, Ida and Per. Tasks: stage, lights', ['Moss', 'Ida', 'Per']],
  ])('name who they are: %s', (prompt, names) => {
    expect(people(prompt).map(([name]) => name)).toEqual(names)
  })

  it('are not what German calls by capitals', () => {
    expect(people('Quartiersfest in zwei Sprints. Aufgaben sind Bühne, Strom und Toiletten.')).toEqual([])
  })

  it.each([
    ['Coro en dos sprints. Nora lleva la música, Ulises el vestuario y Bea las entradas.', [['Nora', 'música'], ['Ulises', 'vestuario'], ['Bea', 'entradas']]],
    ['Chorabend in zwei Sprints. Hauke macht die Noten, Nele den Saal, Ayse das Programmheft.', [['Hauke', 'Noten'], ['Nele', 'Saal'], ['Ayse', 'Programmheft']]],
    ['Coral em dois sprints, com a Inês no palco, o Tomás no som e a Rita nos convites.', [['Inês', 'palco'], ['Tomás', 'som'], ['Rita', 'convites']]],
  ])('say what each does: %s', (prompt, expected) => {
    expect(people(prompt)).toEqual(expected)
  })

  it('are nobody where a thing is said to be of another', () => {
    expect(people('App do mercado em dois sprints: carrinho, cupons.')).toEqual([])
  })
})

describe('work that is handed over in other languages', () => {
  it.each([
    ['Coro en dos sprints. Somos Nora, Ulises y Bea. Tareas: vestuario, entradas. De las entradas se ocupa Bea.', ['Bea', 'entradas']],
    ['Chorabend in zwei Sprints. Wir sind Hauke, Nele und Ayse. Aufgaben: Noten, Saal. Um den Saal kümmert sich Nele.', ['Nele', 'Saal']],
    ["Concert en deux sprints. Nous sommes Maël, Ana et Théo. Tâches : partitions, salle. La salle, c'est Ana qui s'en charge.", ['Ana', 'salle']],
    ['Coral em dois sprints. Somos Lara, Enzo e Ivo. Tarefas: partituras, palco. O palco fica com Enzo.', ['Enzo', 'palco']],
  ])('is theirs: %s', (prompt, expected) => {
    expect(people(prompt)).toContainEqual(expected)
  })
})

describe('who comes later or is off, in other languages', () => {
  it.each([
    ['Coro en dos sprints. Somos Nora, Ulises y Bea. Nora no llega hasta el 8 de febrero.', '2027-02-07'],
    ["Concert en deux sprints. Nous sommes Maël, Ana et Théo. Ana n'arrive que le 8 février.", '2027-02-07'],
    ['Chorabend in zwei Sprints. Wir sind Hauke, Nele und Ayse. Hauke kommt erst am 8.2.', '2027-02-07'],
  ])('%s', (prompt, last) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ days }) => iso(days.spans?.[0]?.last ?? null))).toEqual([last])
  })

  it.each([
    ['Coro en dos sprints. Somos Nora, Ulises y Bea. Nora libra el 4 y el 5 de febrero.', 'Nora'],
    ['Concert en deux sprints. Nous sommes Maël, Ana et Théo. Ana a posé le 4 et le 5 février.', 'Ana'],
    ['Coral em dois sprints. Somos Lara, Enzo e Ivo. Ivo folga dias 4 e 5 de fevereiro.', 'Ivo'],
  ])('%s', (prompt, name) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toContain(name)
    expect(stated(prompt, 'event', 'sprint')).toEqual([])
  })
})

describe('sprints that are counted in other ways', () => {
  it.each([
    ['Stadtteilzeitung: 5 Wochensprints ab 11.1. Artikel, Fotos, Druck', 5, 7],
    ['Revista del barrio: un sprint por semana, 5 en total, desde el 11 de enero: textos, fotos', 5, 7],
    ['Local paper: one sprint a week, 5 in total, from 11 January: texts, photos', 5, 7],
  ])('%s', (prompt, count, lengthDays) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint')).toMatchObject([{ count, lengthDays }])
  })
})

describe('people of a project', () => {
  const TEAMS = {
    es: 'Web del club en 2 sprints de 2 semanas desde el 11 de enero. Equipo: Rosa (backend), Emilio (diseño).', de: 'Vereinsseite in 2 Sprints à 2 Wochen ab 11. Januar. Team: Rosa (Backend), Emil (Design).',
    fr: 'Site du club en 2 sprints de 2 semaines à partir du 11 janvier. Équipe : Rosa (backend), Émile (design).', pt: 'Site do clube em 2 sprints de 2 semanas a partir de 11 de janeiro. Time: Rosa (backend), Emílio (design).',
  } as const

  it.each([
    ['es', 'Rosa se encarga de las fotos'], ['de', 'Rosa kümmert sich um die fotos'], ['fr', "Rosa s'occupe des photos"], ['pt', 'Rosa cuida das fotos'],
  ] as const)('%s: %s', (language, words) => {
    const roles = readingsOf(read(`${TEAMS[language]} ${words}.`, 'sprint'), 'person').find(({ name }) => name === 'Rosa')!.roles
    expect(roles.some((role) => /(?:f|ph)otos/u.test(role))).toBe(true)
  })

  it.each([
    ['es', 'Rosa se incorpora el 20 de enero'], ['de', 'Rosa kommt erst am 20. Januar dazu'], ['fr', 'Rosa nous rejoint le 20 janvier'], ['pt', 'Rosa só entra no dia 20 de janeiro'],
  ] as const)('away until the first day: %s: %s', (language, words) => {
    const away = stated(`${TEAMS[language]} ${words}.`, 'exclusion', 'sprint')
    expect(away.map(({ person, days }) => [person, iso(days.spans![0]!.last)])).toEqual([['Rosa', '2027-01-19']])
  })

  it('a Portuguese "só" does not cut its clause', () => {
    const rosa = stated(`${TEAMS.pt} Rosa só trabalha 15 horas por semana.`, 'person', 'sprint').find(({ name }) => name === 'Rosa')
    expect(rosa?.capacity).toMatchObject({ minutes: 900, per: 'week' })
  })
})
