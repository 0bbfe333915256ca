import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const eventsOf = (prompt: string) => stated(prompt, 'event').map((event) => [event.title, iso(event.days.first), iso(event.days.last)])

describe('days of one thing beside those of the plan', () => {
  it.each([
    ['My final exam is on 18 June. Study group weekend in Hull 14-16 May, evenings free', 'Study group weekend in Hull', '2027-05-14', '2027-05-16'],
    ["Gran turns 90 on 3 July and I'm baking for sixty. Street fair on our square 7-10 May.", 'Street fair on our square', '2027-05-07', '2027-05-10'],
  ])('%s', (prompt, title, first, last) => {
    expect(eventsOf(prompt)).toContainEqual([title, first, last])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('are led up to where weekly hours find no second week in them', () => {
    const prompt = 'Organise a canoe weekend for the office, 11-13 June, twelve people. I can work on it on Wednesday evenings'
    expect(eventsOf(prompt)).toEqual([['canoe weekend for the office', '2027-06-11', '2027-06-13']])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-06-11'])
  })

  it.each([
    'Rome 5-9 May with my mum; buy the train tickets by 1 April',
    'Plan 12-16 April: revise chemistry, two hours a day',
    'Long weekend in Ghent, 7-9 May. On the Sunday lunch with Joris at 13:00',
  ])('%s has the days of its plan', (prompt) => {
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toHaveLength(1)
  })
})

describe('what is said of one thing only', () => {
  it.each([
    ['Get the pond ready: lift the pump, I want to thin the lilies in May, mend the liner, feed the fish', 'horizon', ['thin the lilies']],
    ['Teach our choir six songs by 30 June; board meeting first Monday every month 20:00', 'commitment', []],
  ] as const)('%s', (prompt, kind, labels) => {
    const found = stated(prompt, kind)
    expect(found.length).toBeGreaterThan(0)
    expect(found.flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).toEqual(labels)
  })

  it('a start before which something is due is no start of the plan', () => {
    const prompt = 'My first night class as a teacher starts 12 April, ten weeks. The outline has to be with the school by 1 March.'
    expect(stated(prompt, 'horizon').flatMap(({ first }) => first ?? [])).toEqual([])
  })

  it.each(['Our daughter starts school in September and can’t tie her shoes', 'Paint the hall, Christmas is over so no hurry', 'Sell 40 scarves at the autumn market on 9 May'])('%s bars no day', (prompt) => {
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'horizon').flatMap(({ first }) => first ?? [])).toEqual([])
  })

  it.each([
    ['Do up the camper, on the road on 18 June for three weeks', '2027-06-18', '2027-07-08'],
    ['Dig the vegetable plot in February and March', '2027-02-01', '2027-03-31'],
  ])('%s is one stretch', (prompt, first, last) => {
    expect(stated(prompt, 'horizon').map((span) => [iso(span.first), iso(span.last)])).toEqual([[first, last]])
  })

  it.each([
    ['Learn to sew by June. Over Easter (29 March - 4 April) I am away.', '2027-03-29', '2027-04-04'],
    ['Ich will bis Juni nähen lernen. Im März bin ich zwei Wochen auf Montage (8.-21.3.).', '2027-03-08', '2027-03-21'],
    ['Quiero aprender a coser antes de junio. En Semana Santa (29 marzo - 4 abril) estoy fuera.', '2027-03-29', '2027-04-04'],
  ])('%s', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans ?? []).map((span) => [iso(span.first), iso(span.last)])).toEqual([[first, last]])
  })
})

describe('places', () => {
  it('belong to the event of their sentence, and not to where somebody is instead', () => {
    const prompt = 'My final exam is on 18 June. Study group weekend in Hull 14-16 May. Nothing in the first week of April, we are in Malta.'
    expect(stated(prompt, 'place').map(({ name, appliesTo }) => [name, appliesTo?.labels])).toEqual([['Hull', ['Study group weekend in Hull']]])
  })
})

describe('a series behind its first', () => {
  it.each([
    ['Write 5 articles on knitting, first one out on 5 March, then one every two weeks', '2027-04-30'],
    ['Board games: first night Friday 5 March at 19:00, then every first Friday until July', '2027-07-31'],
  ])('%s', (prompt, last) => {
    expect(stated(prompt, 'horizon').map((horizon) => iso(horizon.last))).toEqual([last])
    expect(stated(prompt, 'rhythm')).toHaveLength(1)
  })

  it('gives what is monthly its day', () => {
    expect(stated('Monthly poetry slam, always third Thursday at 19:00. I have Sunday evenings', 'rhythm').map(({ days }) => iso(days.spans?.[0]?.first ?? null))).toEqual(['2027-01-21'])
  })
})

describe('days that others of its dates lead up to', () => {
  it.each([
    ['Annual leave 1-12 March. Before that I have to hand over two projects and clear my desk', '2027-03-01', '2027-03-12'],
    ['Lodgers here 12-14 February. Clean on the 11th, food shop on the 10th', '2027-02-12', '2027-02-14'],
  ])('are an event and not those of the plan: %s', (prompt, first, last) => {
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
    expect(stated(prompt, 'event').map(({ days }) => [iso(days.first), iso(days.last)])).toContainEqual([first, last])
  })

  it('are those of the plan where it is a journey or work', () => {
    expect(stated('Weekend in York 19-21 February, pack on the 18th', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-02-19', '2027-02-21']])
  })
})
