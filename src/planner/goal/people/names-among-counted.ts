import { describeDay } from '../describe.ts'
import type { Brief, Reading, ReadingOf } from '../brief.ts'

type Person = Reading & ReadingOf<'person'>

/**
 * 'We are four developers and a designer … Priya is off 15-19 February': where a team is told by counting, whoever is
 * named for nothing but being away is one of those who were counted, and nobody beside them. Of the largest group, as
 * no more is told; the reading says so.
 */
export function withNamesAmongCounted(told: Brief): Brief {
  const brief = withLeavesOfStrangers(told)
  const people = brief.readings.filter((reading): reading is Person => reading.kind === 'person' && reading.source === 'stated')
  const counted = people.filter((person) => groupOf(person) !== null)
  const named = people.filter(({ name }) => !counted.some((person) => person.name === name))
  // Whoever stands only where their absence is told.
  const strangers = brief.readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.source === 'stated' && reading.person !== null && AWAY.test(reading.words) && /^\p{Lu}\p{Ll}+$/u.test(reading.person) && people.every(({ name }) => name !== reading.person) ? [personOf(reading, reading.person)] : []))
  const away = [...strangers, ...named.filter(({ name, roles, isUser, capacity }) => !isUser && capacity === null && roles.length === 0 && brief.readings.some((reading) => 'person' in reading && reading.person === name && (reading.kind === 'exclusion' && AWAY.test(reading.words) || reading.kind === 'availability' && isTold(people, name))))]
  // Who names others by what they do names all of them.
  if (away.length === 0 || counted.length === 0) return told
  if (named.some((person) => !person.isUser && !away.includes(person) && !person.roles.some((role) => person.name.toLowerCase() === role.toLowerCase()))) return told
  return away.reduce(amongCounted, brief)
}

function personOf({ start, end, words }: Reading, name: string): Person {
  return { id: '', words, start, end, source: 'stated', strength: 'hard', appliesTo: null, text: name, kind: 'person', name, roles: [], isUser: false, capacity: null }
}

const AWAY = /(?<!\p{L})(?:off|away|out|absent|leave|holidays?|vacation|not (?:here|there|in|available)|unavailable|sick|ill)(?!\p{L})/iu

/** 'Jin is on leave from 1 February', where no reader knows Jin: no thing that ends then, but away from that day on. */
function withLeavesOfStrangers(brief: Brief): Brief {
  const isLeave = (reading: Reading): reading is Reading & ReadingOf<'horizon'> => reading.kind === 'horizon' && reading.source === 'stated' && reading.first === null && reading.last !== null && reading.appliesTo?.labels.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(reading.appliesTo.labels[0]!) && AWAY.test(reading.words) && IS_AWAY.test(reading.words)
  const leaves = brief.readings.filter(isLeave)
  const readings = brief.readings.map((reading): Reading => {
    if (!isLeave(reading)) return reading
    const { id, words, start, end, source, strength } = reading
    const [first, person] = [reading.last! + 1, reading.appliesTo!.labels[0]!]
    return { id, words, start, end, source, strength, appliesTo: null, text: `${person} away from ${describeDay(first)} on`, kind: 'exclusion', days: { spans: [{ first, last: first + DAYS_AHEAD }] }, windows: [], person }
  })
  return leaves.length === 0 ? brief : { ...brief, readings, notes: brief.notes.filter(({ words }) => !leaves.some((leave) => leave.words === words)) }
}

/** As far as any plan goes. */
const DAYS_AHEAD = 3650
const IS_AWAY = /^\p{Lu}\p{Ll}+(?:['’]s| is| will be| goes) /u

/** 'Sara is only here on Mondays': told of her as the subject, and not in a row with those who were counted. */
function isTold(people: readonly Person[], name: string): boolean {
  return people.some((person) => person.name === name && /\p{L}(?: is|['’]s)$/u.test(person.words))
}

/** What those are called who are counted: 'Developer 2' is a developer, 'Person 3' a person of whom no more is told. */
function groupOf({ name, roles }: Person): string | null {
  const called = /^(?<group>\p{L}[^\d]{0,40}) \d{1,2}$/u.exec(name)?.groups?.['group'] ?? null
  return called === null || roles.length > 1 || roles.length === 1 && called.toLowerCase() !== roles[0]!.toLowerCase() ? null : roles[0] ?? called
}

function amongCounted(brief: Brief, away: Person): Brief {
  const groups = new Map<string, Person[]>()
  for (const reading of brief.readings) {
    const group = reading.kind === 'person' ? groupOf(reading) : null
    if (reading.kind === 'person' && group !== null) groups.set(group, [...(groups.get(group) ?? []), reading])
  }
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  const replaced = largest.findLast(({ capacity }) => capacity === null)
  if (replaced === undefined || brief.readings.some((reading) => 'person' in reading && reading.person === replaced.name)) return brief
  const found = { ...away, roles: replaced.roles, text: `${away.name}${replaced.roles.length === 0 ? '' : ` (${replaced.roles[0]!})`}: taken for one of the ${largest.length}` }
  return { ...brief, readings: [...brief.readings.filter((reading) => reading !== replaced && reading !== away), found] }
}
