import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../../read-for-tests.ts'

const SPRINTS = 'Two 2-week sprints from 11 January.'

function readParts(prompt: string) {
  const brief = read(prompt, 'sprint')
  return readingsOf(brief, 'topic').map(({ label, minutes }) => [label, minutes === null ? null : minutes / 60])
}

describe('parts in one line with the work they take', () => {
  it.each<[string, [string, number | null][]]>([
    [`Ferry timetable app. ${SPRINTS} Tide data 4 days, route map 6 days, favourites 2 days.`, [['Tide data', 32], ['route map', 48], ['favourites', 16]]],
    [`Ferry timetable app. ${SPRINTS} tide data 4d; route map 6d; favourites 12h`, [['tide data', 32], ['route map', 48], ['favourites', 12]]],
    [`Ferry timetable app. ${SPRINTS} Backlog: tide data (4 days), route map (6 days), opening hours`, [['tide data', 32], ['route map', 48], ['opening hours', null]]],
    [`Ferry timetable app. ${SPRINTS} Tide data is 4 days, the route map is about 6 days and favourites are 2 days of work.`, [['Tide data', 32], ['route map', 48], ['favourites', 16]]],
    [`Ferry timetable app. ${SPRINTS} 4 days for tide data, 6 days for the route map.`, [['tide data', 32], ['route map', 48]]],
    [`Ferry timetable app. ${SPRINTS} Tides 4 days, Map 6 days, Favourites 2 days.`, [['Tides', 32], ['Map', 48], ['Favourites', 16]]],
    [`Fährplan-App. Zwei Sprints zu 2 Wochen ab 11. Januar. Gezeiten 4 Tage, Karte 6 Tage, Favoriten 2 Tage.`, [['Gezeiten', 32], ['Karte', 48], ['Favoriten', 16]]],
  ])('are read each with its own: %s', (prompt, expected) => {
    expect(readParts(prompt)).toEqual(expected)
    expect(readingsOf(read(prompt, 'sprint'), 'horizon')).toEqual([])
  })

  it('keep what is said of one of them in brackets', () => {
    const brief = read(`${SPRINTS} Tide data 4 days, route map 6 days (once the tide data is there), harbour permit takes a week.`, 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['Tide data', 'route map'])
    expect(readingsOf(brief, 'precedence').map(({ before, after }) => [before.labels[0], after.labels[0]])).toEqual([['Tide data', 'route map']])
    expect(readingsOf(brief, 'gate').map(({ of, stages }) => [of, stages[0]!.takes])).toEqual([['Harbour permit', { count: 7, unit: 'day' }]])
  })

  it.each([
    [`Ferry timetable app. ${SPRINTS} Nadia 20h, Owen 30h. Tide data, route map.`, ['Nadia', 'Owen']],
    [`Ferry timetable app. ${SPRINTS} Harbour master Nadia (4h), skipper Owen (6h). Tide data, route map.`, ['Nadia', 'Owen']],
  ])('are no people with their hours: %s', (prompt, names) => {
    expect(readingsOf(read(prompt, 'sprint'), 'person').map(({ name }) => name)).toEqual(names)
    expect(readParts(prompt).filter(([, hours]) => hours !== null)).toEqual([])
  })

  it('leaves the sprints and the hours of a week', () => {
    const brief = read('Ferry timetable app: tide data, route map. 2 sprints à 2 weeks, one developer (Nadia), 25 hrs a week, start Mon 11 Jan', 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['tide data', 'route map'])
    expect(readingsOf(brief, 'person').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual([['Nadia', 1500]])
  })

  it('are quoted as they stand', () => {
    const prompt = `Ferry timetable app. ${SPRINTS} Tide data 4d, route map 6d (after the tide data) and favourites 2d.`
    expect(readingsOf(read(prompt, 'sprint'), 'topic')).toHaveLength(3)
    const { readings } = read(prompt, 'sprint')
    expect(readings.filter(({ source }) => source === 'stated').map(({ start, end }) => prompt.slice(start, end))).toEqual(readings.filter(({ source }) => source === 'stated').map(({ words }) => words))
  })
})

describe('parts in points', () => {
  const sprints = (prompt: string) => readingsOf(read(prompt, 'sprint'), 'sprint-calendar').map(({ count, lengthDays }) => [count, lengthDays])

  it.each<[string, [number, number]]>([
    ['Story points: tides 8, map 5, alerts 13. We do about 13 points per 2-week sprint, starting 11 January. Ferry app.', [2, 14]],
    ['Ferry app. Sprints of 2 weeks from 11 January. Features: tides (8 points), map (5), alerts (13). Velocity is around 10 points a sprint.', [3, 14]],
    ['Ferry app. Weekly sprints from 11 January. Backlog in points: tides 8, map 5, alerts 13. Velocity 13.', [2, 7]],
    ['Ferry app. Five 1-week sprints from 11 January. Tides 8 pts, map 5 pts, alerts 13 pts, velocity 13.', [5, 7]],
  ])('fill as many sprints as their points need: %s', (prompt, expected) => {
    expect(sprints(prompt)).toEqual([expected])
    const parts = readParts(prompt)
    expect(parts.map(([label]) => String(label).toLowerCase())).toEqual(['tides', 'map', 'alerts'])
    // As heavy as their points, each to the other.
    expect(Number(parts[2]![1]) / Number(parts[1]![1])).toBeCloseTo(13 / 5, 0)
  })

  it('are nothing in a goal that speaks of other points', () => {
    expect(readParts('Ferry app. Sprints of 2 weeks from 11 January. Tides, map, alerts. 20 landing points along the river.').map(([, hours]) => hours)).toEqual([null, null, null])
  })
})
