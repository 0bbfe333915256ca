import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const openTimes = (prompt: string) => stated(prompt, 'availability').map(({ windows }) => windows)

describe('a number that is no hour of the day', () => {
  it.each([
    'Abrir la biblioteca en mayo. Somos una asociación de 6.',
    'Lançar o jornal até maio. Somos um grupo de 7 (Ana, Rui e outros).',
    'Préparer le marathon. Passer de 12 à 5 cafés.',
    'Lose weight by May. I drop from 4 to 2 coffees.',
    'Passer le permis en mai. Pratique 2 x 3 h.',
    'Organizar a festa em maio. Convites até 20.',
    'Move the office in May. Emails to staff at 6, 3 and 1 weeks out.',
    'Mend 250 nets by May. I do about 15 an evening.',
    'Umbau bis Mai. Vom 4½-Zimmer ins 3-Zimmer.',
  ])('opens no time: %s', (prompt) => {
    expect(openTimes(prompt)).toEqual([])
  })

  it.each([
    ['Learn Spanish by May. Free from 7.', 420, 1440],
    ['Aprender piano até maio. Só posso até às 20.', 0, 1200],
    ['Repasar hasta mayo. Estudio de 16 a 18.', 960, 1080],
    ['Learn to weld by May. From 6 to 8 on Tuesdays.', 1080, 1200],
  ] as const)('is left an hour where it is one: %s', (prompt, from, to) => {
    expect(openTimes(prompt)).toEqual([[{ from, to }]])
  })

  it('is a day of the month behind the article of days', () => {
    const [demo] = stated('Relancer le site en mai. Nora est dispo à partir du 14. Démo le 22 à 15 h.', 'event', 'sprint')
    expect([demo?.title, demo?.from]).toEqual(['Démo', 900])
    const away = read('Build an app by May. Ania on vacation from 19. Ben tests it.', 'sprint').readings
    expect(away.some((reading) => reading.kind === 'exclusion' && reading.windows.length > 0)).toBe(false)
  })
})
