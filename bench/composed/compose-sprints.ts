import { seededRandom } from '../../src/planner/schedule/seeded-random.ts'
import type { Random } from '../../src/planner/schedule/seeded-random.ts'
import { capitalized } from './areas/sprints/in-words.ts'
import type { ComposedGoal, Constraint } from './compose-goals.ts'

/** Something as the goal says it, and a regular expression that finds it in a task. */
type Part = readonly [said: string, pattern: string]

export type SprintWork = {
  id: string
  /** Fits behind 'we want to'. */
  goal: string
  parts: readonly Part[]
  /** Two of the parts, of which the first comes before the second. */
  order: readonly [first: string, firstPattern: string, then: string, thenPattern: string]
  roles: readonly [string, string, string]
  /** What each of three people does: as said of a person, as a thing, and how it is found. */
  works: readonly [Work, Work, Work]
  /** What is left out. */
  out: Part
  /** An amount that the plan is to name, and what a release is called here. */
  num?: Part
  rel?: string
}
type Work = readonly [does: string, thing: string, pattern: string]

/** Sprints of whole weeks that start on a Monday; dates are of the form 2027-01-18. */
export type SprintCalendar = { count: number; weeks: number; start: string; end: string; lastFri: string; mondays: readonly string[]; fridays: readonly string[] }

/** What a goal is composed of: work, three people and a calendar. */
export type SprintCase = SprintWork & { A: string; B: string; C: string; cal: SprintCalendar }

type Said = { id: string; text: (of: SprintCase) => string; when?: (of: SprintCase) => boolean }
export type Layout = Said
export type CalendarWords = Said
export type TeamWords = Said & { slot?: string; constraints?: (of: SprintCase) => readonly Constraint[] }
export type SprintPhrase = Said & {
  /** Two phrases of one slot would contradict or repeat each other. */
  slot: string
  /** Slots that it cannot stand beside. */
  clash?: readonly string[]
  constraints: (of: SprintCase) => readonly Constraint[]
}

export type SprintArea = {
  work: readonly SprintWork[]
  people: readonly string[]
  calendars: readonly SprintCalendar[]
  layouts: readonly Layout[]
  calendarWords: readonly CalendarWords[]
  teamWords: readonly TeamWords[]
  phrases: readonly SprintPhrase[]
}

const MOST_PHRASES = 4

/** Goals of work, team, calendar and one to four constraints each. Deterministic by seed. */
export function composeSprints(area: SprintArea, { count, seed }: { count: number; seed: number }): ComposedGoal[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => composeSprint(area, area.work[index % area.work.length]!, { id: `c${index}`, random }))
}

function composeSprint(area: SprintArea, work: SprintWork, { id, random }: { id: string; random: Random }): ComposedGoal {
  const [A, B, C] = threeOf(area.people, random)
  const of: SprintCase = { ...work, A, B, C, cal: oneOf(area.calendars, random) }
  const layout = oneOf(area.layouts, random)
  const calendar = oneOf(fitting(area.calendarWords, of), random)
  const team = oneOf(fitting(area.teamWords, of), random)
  const chosen = choosePhrases(fitting(area.phrases, of), { team, random })
  const behind = random() < 0.5 ? [calendar, team] : [team, calendar]
  const demanded = [
    { source: `layout ${layout.id}`, constraint: { type: 'mentions', all: work.parts.map(([, pattern]) => pattern) } },
    { source: `calendar ${calendar.id}`, constraint: { type: 'sprints', count: of.cal.count, days: of.cal.weeks * 7, start: of.cal.start } },
    { source: `team ${team.id}`, constraint: { type: 'assignees', names: [A, B, C].map((name) => withoutMarks(name)) } },
    ...(team.constraints?.(of) ?? []).map((constraint) => ({ source: `team ${team.id}`, constraint })),
    ...chosen.flatMap((phrase) => phrase.constraints(of).map((constraint) => ({ source: `${phrase.slot}.${phrase.id}`, constraint }))),
  ]
  return {
    id, group: 'sprint', domain: work.id, planner_type: 'sprint', now: '2027-01-04T08:00', time_zone: 'Europe/London', repeat_ok: true, min_tasks: 3,
    prompt: oneOf(STYLES, random)(layout.text(of), [...behind, ...chosen].map((said) => said.text(of))).replaceAll('\n ', '\n').replace(/\n\n+/gu, '\n').trim(),
    constraints: demanded.map(({ constraint }) => constraint), sources: demanded.map(({ source }) => source), phrases: chosen.map((phrase) => phrase.id),
  }
}

function choosePhrases(phrases: readonly SprintPhrase[], { team, random }: { team: TeamWords; random: Random }): SprintPhrase[] {
  const wanted = 1 + Math.floor(random() * MOST_PHRASES)
  const chosen: SprintPhrase[] = []
  const clashes = (one: SprintPhrase, other: SprintPhrase) => one.slot === other.slot || (one.clash?.includes(other.slot) ?? false)
  for (let attempt = 0; attempt < 5 * wanted && chosen.length < wanted; attempt += 1) {
    const next = oneOf(phrases, random)
    if (next.slot !== team.slot && chosen.every((other) => !clashes(next, other) && !clashes(other, next))) chosen.push(next)
  }
  return chosen
}

function fitting<Form extends Said>(forms: readonly Form[], of: SprintCase): Form[] {
  return forms.filter(({ when }) => when?.(of) ?? true)
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)]!
}

function threeOf(people: readonly string[], random: Random): [string, string, string] {
  const left = [...people]
  const next = () => left.splice(Math.floor(random() * left.length), 1)[0]!
  return [next(), next(), next()]
}

/** A name as the scorer compares it. */
export function withoutMarks(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/gu, '')
}

const sentences = (said: readonly string[]) => said.map((text) => `${capitalized(text)}${text.endsWith('\n') ? '' : '.'}`)
/** The goal, closed by a line when it ends in a list and by a stop otherwise. */
const closed = (goal: string) => goal.replace(/[.!]?$/u, goal.includes('\n') ? '\n' : '.')

/** How people put one thing behind another. */
const STYLES: readonly ((goal: string, said: readonly string[]) => string)[] = [
  (goal, said) => [closed(goal), ...sentences(said)].join(' '),
  (goal, said) => (said.some((text) => text.includes('\n')) ? [closed(goal), ...sentences(said)].join(' ') : [closed(goal), ...sentences([...said.slice(0, 2), said.slice(2).join(', ')].filter((text) => text !== ''))].join(' ')),
  (goal, said) => [closed(goal), ...sentences(said)].join(' '),
  (goal, said) => [goal, ...said].join('\n'),
  (goal, said) => [`${goal}${goal.includes('\n') ? '\n' : ''}`, said.slice(0, 2).join('. '), said.slice(2).join('; ')].filter((text) => text !== '').join(' - '),
]
