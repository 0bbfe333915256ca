import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}`)
const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days }) => `${title} ${days.weekdays?.join() ?? ''}`.trim())

describe('when something is told to happen', () => {
  it('happens then, and is no free time', () => {
    expect(events('Jumble sale for the scouts, it’s Saturday 20 March 10-2. Tables, tea, raffle.')).toEqual(['Jumble sale for the scouts 03-20 10'])
    expect(stated('Jumble sale for the scouts, it’s Saturday 20 March 10-2. Tables, tea, raffle.', 'availability')).toEqual([])
  })

  it.each([
    ['I’m the new secretary and got landed with the summer concert on 12 March at 19:00', 'summer concert'],
    ['We are two dads from year 4 and have to organise the quiz night on 12 March at 19:00', 'quiz night'],
    ['Soy del club y me tocó organizar la verbena el 12 de marzo a las 19:00', 'organizar la verbena'],
  ])('and who somebody is, is no goal: %s', (prompt, subject) => {
    expect(read(prompt).subject).toBe(subject)
  })

  it('keeps what somebody is where that is what is wanted', () => {
    expect(read('I am a beginner and want to learn the cello by May').subject).toContain('cello')
  })
})

describe('why something is done', () => {
  it('takes no days away, whoever is away', () => {
    expect(rhythms('Brush the pony every second day and walk it on Saturdays while Nina is on holiday, 2-13 March')).toEqual(['Brush the pony', 'walk the pony 6'])
    expect(stated('Air the cellar on Saturdays while our neighbours are away, 2-13 March', 'exclusion')).toEqual([])
  })

  it('takes them away where the user is gone', () => {
    expect(stated('Train for a 10k on Saturdays until 1 May. Nothing while I am away 6-13 March', 'exclusion')).not.toEqual([])
  })

  it('has no days of its own', () => {
    expect(rhythms('learn to dive, I’m a bit scared of depth, Tuesdays and Fridays at 6pm')).toEqual(['learn to dive 2,5'])
  })
})

it('counts the nights behind a colon', () => {
  expect(stated('Train trip Lyon to Turin 4 to 9 May: 2 nights Lyon, 1 night Chambéry, 2 nights Turin', 'stay').map(({ place, nights }) => [place, nights])).toEqual([['Lyon', 2], ['Chambéry', 1], ['Turin', 2]])
})

it('does a list that a bare ‘before’ closes before what was told', () => {
  const prompt = 'Rehab clinic 3-17 March for my hip. Cancel the paper, ask Tom about the dog, pack a bag before.'
  expect(events(prompt)).toEqual(['Rehab clinic 03-03'])
  expect(stated(prompt, 'deadline').map(({ appliesTo, latest }) => [appliesTo?.labels, iso(latest / 1440)])).toEqual([[['Cancel the paper', 'ask Tom about the dog', 'pack a bag'], '2027-03-03']])
})

it('leaves a list that forbids something before as it is', () => {
  expect(stated('Sensor box on 10 May. Boards only arrive 15 Feb, no tuning before. Case, tuning, labels.', 'horizon')).not.toEqual([])
})

it('reads what is read a night in the evenings', () => {
  expect(stated('Read three novels by 1 May, 20 pages a night', 'availability').map(({ windows }) => windows[0]?.from)).toEqual([18 * 60])
})

it('does all of a list when its last words say', () => {
  const prompt = 'Fetch the parcel, ring the bank, return the drill, all tomorrow before 1'
  expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['Fetch the parcel', 'ring the bank', 'return the drill'])
  expect(stated(prompt, 'deadline')).toEqual([])
  expect(stated(prompt, 'availability').every(({ windows }) => windows[0]?.to === 13 * 60)).toBe(true)
})

it('leaves the evening before an occasion its own', () => {
  expect(events('Konfirmation am 5. Juni, Probe und Essen am Abend davor.').length).toBeGreaterThan(0)
})

describe('hours and ends', () => {
  it('gives an occasion the date of its sentence', () => {
    expect(events('Our son turns 4 on 6 March, party at the hall 3-5, ten kids')).toEqual(['son turns 4 03-06', 'party at the hall 03-06 15'])
  })

  it('counts guests before a date as guests', () => {
    expect(events('Prep for the goose dinner for 12, sat 20 feb at 19:00').map((said) => said.slice(-8))).toEqual(['02-20 19'])
  })

  it.each([
    ['Clear the loft before the end of March', '2027-03-31'], ['Vider le grenier avant fin mars', '2027-03-31'], ['Ordenar el desván antes de fin de mes', '2027-01-31'], ['Arrumar o sótão antes do fim do mês', '2027-01-31'],
  ])('has the last days of a month: %s', (prompt, last) => {
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440 - 1))).toEqual([last])
  })

  it('takes the length of a talk for the talk’s', () => {
    expect(stated('Giving a 15 min talk about owls at the library on Wed 17 February 7.30pm', 'session')).toEqual([])
    expect(stated('Giving a 15 min talk about owls at the library on Wed 17 February 7.30pm', 'event').map(({ from, to }) => [from, to])).toEqual([[1170, 1185]])
  })
})

it('fetches what is hired on the first day of a journey and gives it back on the last', () => {
  const prompt = 'Motorhome tour of Brittany, 4-9 May. Collect the van in Rennes, drop off in Nantes. Carnac and Saint Malo are musts.'
  expect(events(prompt)).toEqual(expect.arrayContaining([expect.stringMatching(/^Collect.* 05-04$/u), expect.stringMatching(/^drop off.* 05-09$/u)]))
  expect(stated(prompt, 'topic').map(({ label }) => label)).toEqual(['Carnac', 'Saint Malo'])
})

it('looks for the somebody who must do it', () => {
  expect(stated('Clinic 2-6 March for my hip. Someone must walk the dog, cancel the paper, pack a bag before.', 'topic').map(({ label }) => label)).toContain('find somebody to walk the dog')
})
