import { describe, expect, it } from 'vitest'
import { readGoal } from '../../../goal/read-goal.ts'
import { draftNetwork } from '../../embedded-drafter.ts'

describe('a journey to one place', () => {
  it('is spent on the snow, and what it needs is done at home', () => {
    const { tasks, title } = draft('Skiing with the children in Switzerland 6-13 March, book the lessons, and sort out gloves')
    expect(title).toBe('Skiing with the children in Switzerland')
    const first = tasks.find(({ title: name }) => /boots and skis/iu.test(name))!
    const school = tasks.find(({ title: name }) => /ski school/iu.test(name))!
    expect(dayOf(first)).toBe('2027-03-06')
    expect(school.wish.day === null || school.wish.position! < 0.9).toBe(true)
    expect(tasks.filter(({ title: name }) => /on the snow|slopes|without skis/iu.test(name)).length).toBeGreaterThan(5)
    expect(tasks.filter(({ title: name }) => /Zurich|Geneva|museum/iu.test(name))).toEqual([])
  })

  it.each([
    ['Skiurlaub im Zillertal vom 6. bis 13. März', /Piste/u],
    ['Semana de esquí en Sierra Nevada del 6 al 13 de marzo', /pistas/u],
    ['Vacances au ski à Tignes du 6 au 13 mars', /pistes/u],
    ['Semana de esqui em Bariloche de 6 a 13 de julho', /pistas/u],
  ])('in the language of its goal: %s', (prompt, slope) => {
    expect(draft(prompt).tasks.filter(({ title }) => slope.test(title)).length).toBeGreaterThan(2)
  })

  it('is by the sea where a beach is what one goes for, with something to see on every third day', () => {
    const titles = draft('Beach holiday in Mallorca 5-14 June').tasks.map(({ title }) => title)
    expect(titles.filter((title) => /beach|bay|water|siesta/iu.test(title)).length).toBeGreaterThan(8)
    expect(titles.some((title) => /Valldemossa|Cala|Trenc|La Seu|courtyards|Sóller/u.test(title))).toBe(true)
  })

  it('is shared with those whom one visits', () => {
    const titles = draft('Visit my grandparents in Vienna 5-12 June').tasks.map(({ title }) => title)
    expect(titles.filter((title) => /hosts|together|with them|at the table|for you|them alone/iu.test(title)).length).toBeGreaterThan(5)
  })

  it.each([
    ['Sailing trip in Greece 5-12 June with five friends', /anchor|harbour|cast off|on board|leg/iu],
    ['Safari in Kenya 5-12 June', /drive|lodge|fire|stars/iu],
    ['A week in a cottage in Wales with grandma, 5-12 June', /house|fire|woods|water/iu],
    ['Spa weekend in Bath 12-15 March with my sister', /water|treatment|sauna|dinner|breakfast/iu],
    ['Diving holiday in Malta 5-12 June', /dive|kit|log book/iu],
  ])('is spent on what it is called by: %s', (prompt, own) => {
    const days = draft(prompt).tasks.filter(({ tags }) => tags.includes('trip') && (tags.includes('morning') || tags.includes('afternoon')))
    expect(days.filter(({ title }) => own.test(title)).length).toBeGreaterThan(2)
  })

  it('sees animals at sunrise', () => {
    const drive = draft('Safari in Kenya 5-12 June').tasks.find(({ title }) => /sunrise/iu.test(title))!
    expect(drive.wish.windows[0]!.from).toBe(6 * 60)
  })

  it.each(['Holiday in Croatia with the children 10-20 June', 'Half-term in Madeira 13-20 February', 'Three weeks in Vietnam from 2 March', 'Skiing in Verbier 6-13 March'])('is prepared in the weeks before: %s', (prompt) => {
    const { tasks } = draft(prompt)
    expect(tasks.some(({ title }) => /Compare and book the journey/u.test(title))).toBe(true)
    expect(tasks.some(({ title }) => title.startsWith('Arrive'))).toBe(true)
  })

  it('is only its days where those are asked for', () => {
    expect(draft('Holiday in Croatia 10-20 June, day by day').tasks.map(({ title }) => title).join()).not.toMatch(/Compare and book/u)
  })

  it('is made for the place otherwise', () => {
    expect(draft('Six days in Vienna 5-10 June').tasks.map(({ title }) => title).join()).not.toMatch(/hosts|slopes|siesta/iu)
  })
})

describe('going away, said by its verb', () => {
  it.each(['Take my grandmother to Fatima in May', 'Safari in Tanzania next September, jabs and visas', 'Partir dix jours en Sicile en juin', 'Skiing in Verbier 6-13 March'])('is a journey: %s', (prompt) => {
    expect(draft(prompt).tasks.some(({ tags }) => tags.includes('trip'))).toBe(true)
  })

  it('of a named way has its stages on days of the month', () => {
    const { tasks } = draft('Hike the Pennine Way in June, camping, 6 days')
    expect(tasks.filter(({ title }) => /^Stage \d of 6/u.test(title))).toHaveLength(6)
    expect(tasks.filter(({ title }) => /camping/iu.test(title))).toEqual([])
  })

  it('is none where somebody is brought to an office', () => {
    expect(draft('Take my son to School every morning').tasks.some(({ tags }) => tags.includes('trip'))).toBe(false)
  })
})

function draft(prompt: string) {
  return draftNetwork(readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T09:00', timeZone: 'Europe/London', locale: 'en-GB' }))
}

function dayOf({ wish }: { wish: { day: number | null } }): string {
  return new Date(wish.day! * 86_400_000).toISOString().slice(0, 10)
}
