import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

describe('people known by nothing but what they are', () => {
  it.each<[string, [string, number | undefined][]]>([
    ['Move the archive in two 2-week sprints from 8 March. Head archivist full time, two conservators 4 h a week each, driver', [['Head archivist', 2400], ['Conservator 1', 240], ['Conservator 2', 240], ['Driver', undefined]]],
    ['Three one-week sprints from 8 March to renew the tills with two store managers, a porter for testing 5 hours a week and a DBA at 40%', [['Store manager 1', undefined], ['Store manager 2', undefined], ['Porter', 300], ['DBA', 960]]],
    ['Weather app, 2-week sprints from 8 March. Team: product lead, 2 developers, UX writer half time', [['Product lead', undefined], ['Developer 1', undefined], ['Developer 2', undefined], ['UX writer', 1200]]],
    ['Chat widget in 3 sprints of one week from 8 March, one backend developer, one iOS, one Android', [['Backend developer', undefined], ['IOS', undefined], ['Android', undefined]]],
  ])('%s', (prompt, expected) => {
    const brief = readSprint(prompt)
    expect(brief.flatMap((reading) => (reading.kind === 'person' ? [[reading.name, reading.capacity?.minutes]] : []))).toEqual(expected)
    expect(brief.filter(({ kind }) => kind === 'limit')).toEqual([])
  })

  it.each([
    ['Two touch tables for the aquarium in 2-week sprints from 8 March. We are an agency of three on this: designer, developer, sound person.', ['Designer', 'Developer', 'Sound person']],
    ['Open day of our nursery, weekly sprints from 8 March. The head, the caretaker, the PTA chair and the art teacher share the work.', ['Head', 'Caretaker', 'PTA chair', 'Art teacher']],
    ['Bell tower concert in weekly sprints from 8 March. There are three of us: organist, treasurer, a volunteer.', ['Organist', 'Treasurer', 'Volunteer']],
  ])('share it: %s', (prompt, names) => {
    expect(readSprint(prompt).flatMap((reading) => (reading.kind === 'person' ? [reading.name] : []))).toEqual(names)
  })

  it('stand beside those with names', () => {
    const people = readSprint('Relaunch the guide in 4 one-week sprints from 8 March. Writers Ula and Milo (20 h a week), editor Ines, photo freelancer 5 h a week').filter(({ kind }) => kind === 'person')
    expect(people.map((person) => (person.kind === 'person' ? person.name : ''))).toEqual(['Ula', 'Milo', 'Ines', 'Photo freelancer'])
  })

  it.each<[string, string[]]>([
    ['Rebuild our till in two 1-week sprints from 8 March. Two full-stack developers, a designer 12 hours a week, a tester at 50%', ['Full stack developer 1', 'Full stack developer 2', 'Designer', 'Tester']],
    ['Forecast the harvest in two 1-week sprints from 8 March. Data engineer Ilse, data scientist Bram. Five years of data, two seasons of design', ['Ilse', 'Bram']],
  ])('are told from what is worked on: %s', (prompt, names) => {
    expect(readSprint(prompt).flatMap((reading) => (reading.kind === 'person' ? [reading.name] : []))).toEqual(names)
  })

  it.each([
    'Build editor, checker and player in two 1-week sprints from 8 March',
    'Set up one printer, two routers and a scanner in a 2-week sprint from 8 March',
    'Interviews with one nurse, two drivers and a cook in two sprints from 8 March',
    'Two sprints of one week from 8 March: customer, order, partner screens',
  ])('are not the things of “%s”', (prompt) => {
    expect(readSprint(prompt).filter(({ kind }) => kind === 'person')).toEqual([])
  })
})

function readSprint(prompt: string) {
  return readGoal({ prompt, plannerType: 'sprint', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
}
