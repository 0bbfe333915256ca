import { describe, expect, it } from 'vitest'
import type { Brief } from '../brief.ts'
import { PROMPTS_WITH_CONSTRAINTS } from '../prompts-for-tests.ts'
import { readGoal } from '../read-goal.ts'

/** Numbers on their own, and words that bound or forbid, found without the grammar. */
const CUES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.#/_-])\d+(?:[.,:]\d+)*(?![\p{L}\d/]*\p{L}\d)|[€$£]|`
  + String.raw`\b(?:never|must|at most|at least|no more than|no later than|max|maximum|minimum|until|avoid|except|without|only|not|no|nothing|nobody|can't|cannot|don't|`
  + String.raw`mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends?|nie|nicht|nur|nunca|solo|jamais|seulement|sauf)\b`, 'giu')

/** Words that look like a constraint and are none. */
const IDIOMS = /\b(?:not sure|no idea|no rush|not only|don't know|don't mind|can't wait|never done|why not|old)\b/iu

describe('every word of constraint ends in a reading or in a note', () => {
  it.each(PROMPTS_WITH_CONSTRAINTS)('%s', (plannerType, prompt) => {
    const brief = readGoal({ prompt, plannerType, now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(uncovered(brief)).toEqual([])
  })

  it('over at least 40 prompts', () => {
    expect(PROMPTS_WITH_CONSTRAINTS.length).toBeGreaterThanOrEqual(40)
  })
})

describe('what nobody asked for is no note', () => {
  it.each([
    'Learn to juggle by 31 March, 20 minutes every weekday between 18:00 and 19:00',
    "I've never done this before and I'm not sure where to begin. Learn to knit in 4 weeks, Tuesdays 19:00-20:00",
    'Migrate k8s from v1.29 to v1.31, two engineers, one 2-week sprint from 8 March',
    'No rush, plan my spring cleaning on Saturdays in April, 10:00-12:00',
  ])('%s', (prompt) => {
    const brief = readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(brief.notes.map(({ words }) => words)).toEqual([])
  })
})

it.each([
  ['Half marathon on 20 June, at least two days between long runs', 'at least two days between long runs'],
  ['Swim twice a week for 6 weeks. Never three days in a row.', 'Never three days in a row'],
  ['Meal plan for April on Sundays 16:00-18:00, no pork', 'no pork'],
  ['Move house on 5 June at 9:00. About 3 movers (quotes in writing)', 'About 3 movers'],
  ['Packed lunches Mon-Fri next week. One salad, two soups.', 'two soups'],
  ['Repaint the hall in April, Saturdays 10:00-14:00. Three neighbours are allergic to solvents.', 'Three neighbours are allergic to solvents'],
])('%s: the phrase itself is the note', (prompt, note) => {
  const brief = readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(brief.notes.map(({ words }) => words)).toContain(note)
})

it('who does what is a note where nothing holds it', () => {
  const brief = readGoal({ prompt: 'Move the club archive online, one 2-week sprint from 8 March: Ines (scans), Jo (web pages). Ines wants to see it first. The two work together', plannerType: 'sprint', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
  expect(brief.notes.map(({ words }) => words)).toEqual(['Ines wants to see it first', 'The two work together'])
})

/** The cues outside the words of every stated reading, every note, every question and the goal itself. */
function uncovered(brief: Brief): string[] {
  const { prompt } = brief
  const covered = new Uint8Array(prompt.length)
  for (const { start, end } of [...brief.readings.filter(({ source }) => source === 'stated'), ...brief.notes]) covered.fill(1, start, end)
  const own = prompt.indexOf(brief.subject)
  if (own >= 0) covered.fill(1, own, own + brief.subject.length)
  return [...prompt.matchAll(CUES)].filter(({ 0: cue, index }) => {
    const isIdiom = IDIOMS.test(prompt.slice(Math.max(0, index - 8), index + 14))
    // A cue beside the words of a reading is part of what was read: '20 min a day max', 'no longer than 45 min'.
    const isBeside = /^\P{N}+$/u.test(cue) && covered.subarray(Math.max(0, index - 14), index + cue.length + 14).includes(1)
    return !isIdiom && !isBeside && !covered.subarray(index, index + cue.length).includes(1) && !brief.questions.some((question) => question.includes(cue))
  }).map(({ 0: cue, index }) => `${cue}: ${prompt.slice(Math.max(0, index - 20), index + 20)}`)
}

const notesOf = (prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar') => readGoal({ prompt, plannerType, now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).notes.map(({ words }) => words)

it.each([
  ['Choir tour on 12 June. The sopranos must wear something blue.', 'The sopranos must wear something blue'],
  ['Repaint the boat by 20 May. The hull must not get wet.', 'The hull must not get wet'],
  ['Boot vom Lack befreien bis 20. Mai. Der Rumpf darf nicht nass werden.', 'Der Rumpf darf nicht nass werden'],
  ['Pintar el barco antes del 20 de mayo. El casco no debe mojarse.', 'El casco no debe mojarse'],
  ['Repeindre le bateau avant le 20 mai. La coque ne doit pas être mouillée.', 'La coque ne doit pas être mouillée'],
  ['Clear the attic by 20 May. Keep the skylight shut throughout.', 'Keep the skylight shut throughout'],
])('%s: what is asked and read by nothing is told as the whole clause', (prompt, note) => {
  expect(notesOf(prompt)).toContain(note)
})

it('who does what in a team is told where nobody was read from it', () => {
  const prompt = 'Move the museum shop online, two 1-week sprints from 8 March. Goals: stock list, till, labels. Mara and Ugo on stock.'
  const { readings, notes } = readGoal({ prompt, plannerType: 'sprint', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
  const people = readings.flatMap((reading) => (reading.kind === 'person' && reading.source === 'stated' ? [reading.name] : []))
  expect([...people, ...notes.map(({ words }) => words)].join(' ')).toMatch(/Mara.*Ugo/u)
})

it.each([
  'Swim twice a week until 30 April because my doctor says I must not run.',
  "Learn the ukulele by 30 April, 20 minutes a day. I'm a nurse with no free weekends.",
  'Learn the ukulele by 30 April, 20 minutes a day. It rained for three weeks and nothing dried.',
  'Learn the ukulele by 30 April, 20 minutes a day. Thanks a lot, no rush!',
  'Learn the ukulele by 30 April, 20 minutes a day. When will I be any good?',
  'Learn the ukulele by 30 April, 20 minutes a day. I volunteer on Sundays, so leave those be.',
])('%s: reasons, talk and what is said already are no notes', (prompt) => {
  expect(notesOf(prompt)).toEqual([])
})

it.each([
  ['Ten maps, weekly sprints from 8 March. Ana (texts), Nils (layout). Printing (Ostra Ltd) won\'t begin before all ten are signed.', "Printing (Ostra Ltd) won't begin before all ten are signed", 'sprint'],
  ['Apply for the grant, due 25 March: portfolio, three letters, which must be in the original ink.', 'three letters, which must be in the original ink', 'calendar'],
] as const)('%s: a clause that leans on the one before is told with it', (prompt, note, plannerType) => {
  expect(notesOf(prompt, plannerType)).toContain(note)
})

it.each([
  'Bake every Saturday for 6 weeks starting 13 March.',
  'Learn the ukulele by 30 April, 20 minutes a day. Mondays are choir; not available.',
  'Learn the ukulele by 30 April, 20 minutes a day. That is all, nothing else.',
  'Learn the ukulele by 30 April, 20 minutes a day. Fridays are out, no music lessons.',
  'Show my ukulele on 30 April at 19:00, already in the diary, do not move it.',
])('%s: what a reading knows already is no note', (prompt) => {
  expect(notesOf(prompt)).toEqual([])
})
