import type { Brief, Reading, ReadingOf } from '../brief.ts'

type Person = Reading & ReadingOf<'person'>

/**
 * 'We are four developers and a designer … Priya is off 15-19 February': where a team is told by counting, whoever is
 * named for nothing but being away is one of those who were counted, and nobody beside them. Of the largest group, as
 * no more is told; the reading says so.
 */
export function withNamesAmongCounted(brief: Brief): Brief {
  const people = brief.readings.filter((reading): reading is Person => reading.kind === 'person' && reading.source === 'stated')
  const counted = people.filter(({ name, roles }) => roles.length === 1 && isNumbered(name, roles[0]!))
  const named = people.filter(({ name }) => !counted.some((person) => person.name === name))
  // Whoever stands only where their absence is told.
  const strangers = brief.readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.source === 'stated' && reading.person !== null && AWAY.test(reading.words) && /^\p{Lu}\p{Ll}+$/u.test(reading.person) && people.every(({ name }) => name !== reading.person) ? [personOf(reading, reading.person)] : []))
  const away = [...strangers, ...named.filter(({ name, roles, isUser, capacity }) => !isUser && capacity === null && roles.length === 0 && brief.readings.some((reading) => reading.kind === 'exclusion' && reading.person === name && AWAY.test(reading.words)))]
  // Who names others by what they do names all of them.
  if (away.length === 0 || named.some((person) => !away.includes(person) && !person.roles.some((role) => person.name.toLowerCase() === role.toLowerCase()))) return brief
  return away.reduce(amongCounted, brief)
}

function personOf({ start, end, words }: Reading, name: string): Person {
  return { id: '', words, start, end, source: 'stated', strength: 'hard', appliesTo: null, text: name, kind: 'person', name, roles: [], isUser: false, capacity: null }
}

const AWAY = /(?<!\p{L})(?:off|away|out|absent|leave|holidays?|vacation|not (?:here|there|in|available)|unavailable|sick|ill)(?!\p{L})/iu

function isNumbered(name: string, role: string): boolean {
  return name.toLowerCase().replace(/ \d+$/u, '') === role.toLowerCase() && /\d$/u.test(name)
}

function amongCounted(brief: Brief, away: Person): Brief {
  const groups = new Map<string, Person[]>()
  for (const reading of brief.readings) {
    if (reading.kind === 'person' && reading.roles.length === 1 && isNumbered(reading.name, reading.roles[0]!)) groups.set(reading.roles[0]!, [...(groups.get(reading.roles[0]!) ?? []), reading])
  }
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  const replaced = largest.findLast(({ capacity }) => capacity === null)
  if (replaced === undefined || brief.readings.some((reading) => 'person' in reading && reading.person === replaced.name)) return brief
  const [role = ''] = replaced.roles
  const found = { ...away, roles: [role], text: `${away.name} (${role}): taken for one of the ${groups.get(role)!.length}` }
  return { ...brief, readings: [...brief.readings.filter((reading) => reading !== replaced && reading !== away), found] }
}
