import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event', 'sprint').map(({ title, days }) => [title, iso(days.first)!.slice(5)])

describe('days that are kept for something', () => {
  it.each<[string, string]>([
    ['Choir festival, opening on Saturday 30 January. Keep Monday 1 February free for repairs.', 'repairs'],
    ['Choir festival, opening on Saturday 30 January. Reserve 1 February for sound checks.', 'sound checks'],
    ['Chorfest, Eröffnung am 30. Januar. Bitte halten wir den 1. Februar für Proben frei.', 'Proben'],
    ['Festival de coros, apertura el 30 de enero. Dejamos el 1 de febrero libre para ensayos.', 'ensayos'],
  ])('%s', (prompt, title) => {
    expect(events(prompt)).toContainEqual([title, '02-01'])
    expect(stated(prompt, 'exclusion', 'sprint')).toEqual([])
  })

  it('stay free where nothing is done on them', () => {
    expect(stated('Choir festival, opening on Saturday 30 January. Keep 1 February free for the family.', 'exclusion', 'sprint')).toHaveLength(1)
    expect(stated('Choir festival, opening on Saturday 30 January. Keep 1 February free.', 'exclusion', 'sprint')).toHaveLength(1)
  })
})
