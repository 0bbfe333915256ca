import { describe, expect, it } from 'vitest'
import type { Brief, Reading } from '../brief.ts'
import { PROMPTS_WITH_CONSTRAINTS } from '../prompts-for-tests.ts'
import { readGoal } from '../read-goal.ts'

const CALENDAR_GOALS = ['Restore the canoe by 30 May', 'Learn the accordion, 25 minutes a day until 20 April', 'Tidy the allotment on Saturdays in April, 10:00-13:00', 'Set up the puppet theatre by 14 May: stage, curtain, six puppets']
const SPRINT_GOALS = ['Move the tide tables online, three 1-week sprints from 8 March. Ana (backend), Nils (frontend)', 'Ship the ferry app, two 2-week sprints from 8 March: timetable, tickets, alarms']

/** Each with the words that must not get lost. */
const DEMANDS: readonly (readonly [clause: string, mark: string])[] = [
  ['The varnish must be dry before anything else goes on', 'before'],
  ['The glue needs 48 hours', '48 hours'],
  ['Only when the lights are off', 'only when'],
  ['No sanding unless the neighbour is out', 'unless'],
  ['At most two of them at a time', 'at most'],
  ['Never two evenings in a row', 'Never'],
  ['Wednesdays except the second one', 'except'],
  ['Photos must be taken beforehand', 'beforehand'],
  ['The frame comes first', 'first'],
  ['Each one by two people', 'Each'],
  ['Tests three days before the end', 'three days before'],
  ['A trial run in the last two weeks', 'last two weeks'],
  ['Rehearsal on the 17th', '17th'],
  ['An hour with the tutor, right after', 'after'],
  ['No swimming for 36 hours after the lesson', '36 hours'],
  ['Labels are only for the front', 'only'],
  ['If the weather turns, the paint waits', 'If'],
  ['Everything bought within ten days', 'within ten days'],
  ['Two days out of those four', 'Two days'],
  ['Nothing glued until Mara has seen it', 'until'],
  ['The lid should stay shut throughout', 'should'],
  ['Budget checks every other', 'every other'],
]
const FOREIGN: readonly (readonly [prompt: string, mark: string])[] = [
  ['Das Kanu bis 30. Mai restaurieren. Der Lack muss trocken sein, bevor es weitergeht.', 'bevor'],
  ['Das Kanu bis 30. Mai restaurieren. Die Fotos vorher machen.', 'vorher'],
  ['Das Kanu bis 30. Mai restaurieren. Wenn der Nachbar schläft, nicht schleifen.', 'Wenn'],
  ['Restaurar la canoa antes del 30 de mayo. Solo barniz suave.', 'Solo'],
  ['Restaurar la canoa antes del 30 de mayo. Nada de lija sin permiso del vecino.', 'sin'],
  ['Restaurer le canoë avant le 30 mai. Seulement du vernis doux.', 'Seulement'],
  ['Restaurer le canoë avant le 30 mai. Pas de ponçage sans masque.', 'sans'],
  ['Restaurar a canoa até 30 de maio. Somente verniz leve.', 'Somente'],
  ['Restaurar a canoa até 30 de maio. Depois da pintura, secar tudo.', 'Depois'],
]

describe('no clause that asks for something is silent', () => {
  const composed = [
    ...DEMANDS.flatMap(([clause, mark], index) => [index, index + 1].map((at) => ['calendar', `${CALENDAR_GOALS[at % CALENDAR_GOALS.length]!}. ${clause}.`, mark] as const)),
    ...DEMANDS.map(([clause, mark], index) => ['sprint', `${SPRINT_GOALS[index % SPRINT_GOALS.length]!}. ${clause}.`, mark] as const),
    ...FOREIGN.map(([prompt, mark]) => ['calendar', prompt, mark] as const),
  ]
  it.each(composed)('%s: %s', (plannerType, prompt, mark) => {
    const brief = read(prompt, plannerType)
    const at = prompt.toLowerCase().lastIndexOf(mark.toLowerCase())
    expect(accountsFor(brief, { start: at, end: at + mark.length })).toBe(true)
  })

  it.each(PROMPTS_WITH_CONSTRAINTS)('%s: %s', (plannerType, prompt) => {
    const brief = read(prompt, plannerType)
    const open = [...prompt.matchAll(MARKS)].filter(({ 0: mark, index }) => !accountsFor(brief, { start: index, end: index + mark.length }))
    expect(open.map(({ index }) => prompt.slice(Math.max(0, index - 20), index + 20))).toEqual([])
  })
})

it('a condition is told with what follows from it', () => {
  expect(read('Restore the canoe by 30 May. If it rains, the varnish waits.', 'calendar').notes.map(({ words }) => words)).toContain('If it rains, the varnish waits')
})

describe('what asks for nothing stays untold', () => {
  it.each([
    "I'm up at six anyway", 'My brother gave it to me last winter', 'So we are not in a hurry at the end', 'Thanks, no rush', 'It has been in the shed for thirty years',
    'Because the old one broke', 'I have never done this', "It's a Sunday", 'My neighbour thinks it is funny', 'Wish me luck',
  ].map((aside, index) => `${CALENDAR_GOALS[index % CALENDAR_GOALS.length]!}. ${aside}.`))('%s', (prompt) => {
    expect(read(prompt, 'calendar').notes.map(({ words }) => words)).toEqual([])
  })
})

/** Marks of a bound, an order or a ban that mean nothing else. */
const MARKS = /(?<![\p{L}\p{N}'])(?:never|must|except|without|unless|at most|at least|no more than|max|until|beforehand|nie|nur|nunca|jamais|seulement|sauf)(?![\p{L}\p{N}])/giu

function read(prompt: string, plannerType: 'calendar' | 'sprint'): Brief {
  return readGoal({ prompt, plannerType, now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
}

/** Told, asked about, the goal's own name, or in the words of a reading that can bring it about, or right beside them. */
function accountsFor({ prompt, readings, notes, subject, questions }: Brief, mark: { start: number; end: number }): boolean {
  const overlaps = ({ start, end }: { start: number; end: number }, near = 0) => start - near < mark.end && end + near > mark.start
  const own = prompt.indexOf(subject)
  const words = prompt.slice(mark.start, mark.end)
  return notes.some((note) => overlaps(note)) || readings.some((reading) => binds(reading) && overlaps(reading, BESIDE)) || overlaps({ start: own, end: own + subject.length }) || questions.some((question) => question.includes(words))
}

/** As in '20 min a day max'. */
const BESIDE = 5

function binds(reading: Reading): boolean {
  if (reading.source === 'assumed') return false
  if (reading.kind === 'topic') return reading.minutes !== null
  return !['person', 'place', 'settled', 'connection'].includes(reading.kind) || reading.kind === 'person' && reading.capacity !== null
}
