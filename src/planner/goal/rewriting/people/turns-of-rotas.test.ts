import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../../read-for-tests.ts'

function shown(prompt: string) {
  const brief = read(prompt)
  return { people: readingsOf(brief, 'person').map(({ name, roles }) => [name, ...roles]), chores: readingsOf(brief, 'rhythm').map(({ title }) => title), topics: readingsOf(brief, 'topic') }
}

describe('a rota', () => {
  it.each<[string, string[], string[]]>([
    ['Rota for Nell, Otis and Juno: hoovering and recycling every week, 4 weeks from 11 January.', ['Nell', 'Otis', 'Juno'], ['hoovering', 'recycling']],
    ['Nell, Otis and Ada take turns: clean the stove every week, sweep the stairs every week, 4 weeks from 11 January.', ['Nell', 'Otis', 'Ada'], ['clean the stove', 'sweep the stairs']],
    ['Putzplan für Jana, Murat und Lea: Treppe und Herd jede Woche, 4 Wochen ab 11. Januar.', ['Jana', 'Murat', 'Lea'], ['Treppe', 'Herd']],
    ['Turnos para Ana, Beto y Emilio: escalera y cocina cada semana, 4 semanas desde el 11 de enero.', ['Ana', 'Beto', 'Emilio'], ['escalera', 'cocina']],
    ['Hoover the stairs weekly and take the recycling out weekly, 4 weeks from 11 January. We rotate: Nell, Otis, Ada.', ['Nell', 'Otis', 'Ada'], ['Hoover the stairs', 'take the recycling out']],
  ])('goes round among those it names: %s', (prompt, names, chores) => {
    const { people, chores: titles, topics } = shown(prompt)
    expect(people).toEqual(names.map((name) => [name, ...chores]))
    expect(titles).toEqual(chores)
    expect(topics).toEqual([])
  })

  it('goes on without somebody who is away', () => {
    const away = stated("Rota for Nell, Otis and Wren: hoovering every week, 6 weeks from 11 January. Wren's away 18-24 January.", 'exclusion')
    expect(away.map(({ person }) => person)).toEqual(['Wren'])
  })

  it('is nobody’s turn where it is a thing to be made', () => {
    expect(shown('Write the rota for Nell and Otis by 15 January.').people).toEqual([])
  })
})
