import { describe, expect, it } from 'vitest'
import { civilOf } from '../../time/day-number.ts'
import { read, stated } from '../read-for-tests.ts'

const places = (prompt: string) => stated(prompt, 'place').flatMap(({ name, days }) => (days === undefined ? [] : [[name, days.weekdays, civilOf(days.spans![0]!.first).month]]))

describe('what becomes of one sitting of the week', () => {
  it.each([
    ['Gravel race on 30 May. Three rides a week: Tuesday and Thursday 6:30 to 7:30 am, and Sunday 9-12. From March the Sunday one is on the road.', ['on the road', [7], 3]],
    ['Learn to sail by June. Two lessons a week: Wednesday 17-19 and Saturday 9-12, starting in April the Saturday one moves to the estuary.', ['at the estuary', [6], 4]],
    ['Choir concert on 22 May. Rehearsals Tuesday 19-21 and Sunday 16-18. From April the Sunday rehearsals are in the church.', ['in the church', [7], 4]],
    ['Triathlon am 6. Juni. Training dienstags 6:30 bis 7:30 und sonntags 9-11 Uhr. Ab Mai ist das Sonntagstraining im See.', ['im See', [7], 5]],
    ['Travesía a nado el 6 de junio. Tres entrenos por semana: martes y viernes de 7 a 8 y domingo de 9 a 11. A partir de mayo el del domingo es en el mar.', ['en el mar', [7], 5]],
    ["Trail le 30 mai. Trois sorties par semaine : mardi et jeudi de 6h30 à 7h30 et dimanche de 9h à 11h. À partir d'avril celle du dimanche est en montagne.", ['en montagne', [7], 4]],
  ])('is where it is from then on, and neither begins the plan nor happens once: “%s”', (prompt, expected) => {
    expect(places(prompt)).toEqual([expected])
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event').map(({ days }) => civilOf(days.first).month).filter((month) => month < 5)).toEqual([])
  })

  it('stays with the notes where nothing recurs then, or only the way of doing it changes', () => {
    const brief = read('Learn to bake sourdough by May, Wednesdays 18-20. From February I only use rye flour.')
    expect(brief.readings.filter(({ kind }) => kind === 'horizon' || kind === 'place').filter(({ source }) => source === 'stated')).toEqual([])
    expect(brief.notes.map(({ words }) => words).join(' ')).toContain('rye flour')
  })

  it.each(['Learn to swim crawl. Three swims a week. From May.', 'Learn Danish. From March the sessions are on Mondays and Fridays.', 'From May I train for a 10k on 29 August.'])('is not meant by “%s”, which begins the plan', (prompt) => {
    expect(stated(prompt, 'horizon').some(({ first }) => first !== null)).toBe(true)
  })
})
