import { describe, expect, it } from 'vitest'
import { day, read, readingsOf } from '../../read-for-tests.ts'
import { sentencesOfTables } from './tables-in-sentences.ts'

const MEETING = '{"attendees": ["Nadia", "Jonas"], "length_minutes": 60, "days": ["Monday"], "working_hours": "09:00-17:00", "busy": {"Nadia": {}, "Jonas": {"Monday": ["09:00-11:30", "12:00-14:30"]}}}'
const TRIP = '{"total_days": 12, "cities": {"Hanoi": 6, "Aarhus": 5, "Accra": 3}, "must_be_there": [{"city": "Accra", "from_day": 1, "to_day": 3}], "direct_flights": [["Aarhus", "Hanoi"], ["Accra", "Aarhus", "one way"]]}\nIn which order should I visit them?'
const FRIENDS = '{"start": {"place": "Old Mill", "time": "09:00"}, "friends": [{"name": "Dmitri", "place": "The Docks", "from": "10:00", "to": "12:30", "min_minutes": 45}, {"name": "Zoe", "place": "Old Mill", "from": "14:00", "to": "16:00", "min_minutes": 30}], "travel_minutes": {"Old Mill": {"The Docks": 10}, "The Docks": {"Old Mill": 7}}}\nMeet as many of them as possible.'
const ROWS = 'friend;place;from;to;minutes\nDmitri;The Docks;10:00;12:30;45\nZoe;Old Mill;14:00;16:00;30\n\nstart;Old Mill;9:00\n\nfrom;to;minutes\nOld Mill;The Docks;10\nThe Docks;Old Mill;7\n\nMeet as many friends as possible.'

describe('a table of the prompt', () => {
  it('holds the busy times of a meeting', () => {
    const brief = read(MEETING)
    expect(readingsOf(brief, 'meeting')).toMatchObject([{ people: ['Nadia', 'Jonas'], minutes: 60 }])
    expect(readingsOf(brief, 'commitment').map(({ person, windows }) => [person, windows.map(({ from, to }) => [from, to])])).toEqual([['Jonas', [[540, 690], [720, 870]]]])
  })

  it('holds the stays and flights of a trip', () => {
    const brief = read(TRIP)
    expect(readingsOf(brief, 'stay').map(({ place, days }) => [place, days])).toEqual([['Hanoi', 6], ['Aarhus', 5], ['Accra', 3]])
    expect(readingsOf(brief, 'connection').map(({ from, to, bothWays }) => [from, to, bothWays])).toEqual([['Aarhus', 'Hanoi', true], ['Accra', 'Aarhus', false]])
    expect(readingsOf(brief, 'stay').find(({ place }) => place === 'Accra')?.within).toHaveLength(1)
  })

  it.each([['JSON', FRIENDS], ['columns', ROWS]])('holds the friends of a day, in %s', (_, prompt) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'visit').map(({ person, place, window, minutes }) => [person, place, window.from, window.to, minutes])).toEqual([['Dmitri', 'The Docks', 600, 750, 45], ['Zoe', 'Old Mill', 840, 960, 30]])
    expect(readingsOf(brief, 'travel').map(({ from, to, minutes }) => [from, to, minutes])).toEqual([['Old Mill', 'The Docks', 10], ['The Docks', 'Old Mill', 7]])
    expect(readingsOf(brief, 'start-point')).toMatchObject([{ place: 'Old Mill', at: 540 }])
  })

  it.each([MEETING, TRIP, FRIENDS, ROWS])('is quoted as it stands', (prompt) => {
    const brief = read(prompt)
    expect(brief.prompt).toBe(prompt)
    const quoted = [...brief.readings.filter(({ source }) => source === 'stated'), ...brief.notes]
    expect(quoted.map(({ start, end }) => prompt.slice(start, end))).toEqual(quoted.map(({ words }) => words))
  })

  it('says its other fields by their names', () => {
    const brief = read('{"goal": "Learn the piano", "deadline": "30 April", "hours": "evenings"}')
    expect(brief.subject).toBe('Learn the piano')
    expect(readingsOf(brief, 'deadline')).toMatchObject([{ latest: (day('2027-04-30') + 1) * 1440 }])
  })
})

it.each(['Learn chess; practise on Mondays; rest on Sundays', 'Parse {not json} and [1, 2]', '{"a": ', '{'.repeat(3000), '["a", ['.repeat(800), `{"a": "${' '.repeat(4000)}"`, ';'.repeat(4000)])('%.30s holds no table', (prompt) => {
  expect(sentencesOfTables(prompt, 'calendar').filter(({ text }) => text.trim() !== '')).toEqual([])
})
