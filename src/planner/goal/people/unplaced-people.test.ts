import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Set up the lending shop in three two-week sprints from 18 January.'
const names = (said: string, goal = GOAL) => stated(`${goal} ${said}`, 'person', 'sprint').map(({ name }) => name)

describe('a given name in the goal of a team', () => {
  it.each([
    ['Lettering takes Ottilie four days.', ['Ottilie']],
    ['Plan for Ottilie, Wren and Marek.', ['Ottilie', 'Wren', 'Marek']],
    ['The signs must be dry before Marek can hang them.', ['Marek']],
    ['From the workshop we get Bernd and Solveig.', ['Bernd', 'Solveig']],
    ['Helpers can give 5 hours per sprint each: Solveig, Wren, Tobi.', ['Solveig', 'Wren', 'Tobi']],
    ['Solveig in Oslo 12-23 February.', ['Solveig']],
    ['Two carpenters, plus Gitte who runs the store.', ['Gitte']],
    ['Mixing takes two weeks with Clément.', ['Clément']],
    ['ottilie + marek, no weekends', ['Ottilie', 'Marek']],
    ['Maintainers: @wren, @mo.', ['Wren', 'Mo']],
  ])('is one of them: %s', (said, expected) => expect(names(said)).toEqual(expect.arrayContaining(expected)))

  it.each([
    ['We move the lists from paper to Jane.', 'Jane'],
    ['The first shelf is a gift for Leo (9).', 'Leo'],
    ['"Annie" opens on 11 June.', 'Annie'],
    ['Closed on Adelaide Cup, 8 March.', 'Adelaide'],
    ['Solveig wants it nice and bright.', 'Solveig'],
    ['Our client Solveig chooses the colour.', 'Solveig'],
    ['Deliver to Agnes Street.', 'Agnes'],
    ['It should look like a shop of Petra.', 'Petra'],
  ])('is a product, a title, a thing or whom it is for: %s', (said, name) => expect(names(said).join(' ')).not.toContain(name))

  it.each([
    ['Julia package for tides, two sprints of two weeks from 18 January, just me.', 'Julia'],
    ['Launch the Athena telescope app in two 2-week sprints from 18 January; Marek and Ottilie.', 'Athena'],
    ['Wedding of Clara and Tom: website in two one-week sprints from 18 January. Marek designs.', 'Clara'],
    ['Romeo and Juliet, school play, weekly sprints from 18 January. Marek directs.', 'Juliet'],
  ])('is part of what the goal is about: %s', (goal, name) => expect(names('', goal).join(' ')).not.toContain(name))

  it('is written in one word where the first only opens the sentence', () => expect(names('Editing Neha, listing texts Amma.')).toEqual(expect.arrayContaining(['Neha', 'Amma'])))
})

describe('people who are counted beside those with names', () => {
  it.each([
    'Marek builds, Solveig paints. Pilot with five agents of the hotline.',
    'Interview study: 12 nurses and 12 parents. We have Marek and Solveig as researchers.',
    'Client: a practice with 3 therapists. Marek (full stack) and Solveig (design).',
  ])('are those with whom it is done: %s', (said) => expect(names(said).filter((name) => / \d+$/u.test(name))).toEqual([]))

  it('work on it where they build or the sentence says so', () => {
    expect(names('Marek and Solveig lead, two developers build.').filter((name) => /Developer \d/u.test(name))).toHaveLength(2)
    expect(names('Our team is Marek, Solveig and two nurses.').filter((name) => /Nurse \d/u.test(name))).toHaveLength(2)
  })
})

describe('what says how a team works', () => {
  it('is no person and no goal', () => {
    const prompt = 'Solo project. A spoiler blocker for two browsers. Ten hours a week. Five one-week sprints from 18 January. Rollout: 5 % of readers on 9 February, 25 % on 11 February.'
    expect(stated(prompt, 'person', 'sprint').map(({ name }) => name)).toEqual(['Me'])
    expect(stated(prompt, 'event', 'sprint').map(({ title }) => title)).toEqual(['5 % of readers', expect.stringMatching(/25 %$/u)])
    expect(stated('An evaluation set of 150 real questions for our bot, two sprints from 18 January.', 'quantity', 'sprint').filter(({ role }) => role === 'budget')).toEqual([])
  })
})
