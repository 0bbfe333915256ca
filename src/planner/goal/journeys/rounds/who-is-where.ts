import type { ReadingContext, Words } from '../../reading-context.ts'
import { statementsOf } from '../../statements.ts'
import type { Statement } from '../../statements.ts'
import { isLabel as isLabelOfTimes } from '../../meetings/meeting-people.ts'
import { isPersonWord } from '../../topics/proper-names.ts'
import type { Mention } from '../name-mentions.ts'
import { factsIn } from './facts.ts'
import type { Fact } from './facts.ts'
import type { TravelTable } from './travel-table.ts'

export type Whereabouts = { person: string; facts: Fact[]; words: Words }
/** Facts by person, those said once for everybody, and those that are nobody else's than of the one who makes the round. */
export type Told = { people: Whereabouts[]; ofAll: Fact[]; own: { facts: Fact[]; statement: Words }[]; statements: Words[] }

/** Who is where, and when: every fact goes to the person whom its line or sentence names, or the one named last. */
export function whoIsWhere(context: ReadingContext, table: TravelTable, mentions: readonly Mention[]): Told {
  const statements = statementsOf(context, { atCommas: false }).filter(({ from }) => !table.statements.has(from))
  const places = mentions.filter(({ name }) => table.places.has(name))
  const told = (people: ReadonlySet<string>) => assign(context, { statements, places, named: mentions.filter(({ name }) => people.has(name)) })
  const candidates = new Set(mentions.filter((mention) => !table.places.has(mention.name) && isPersonWord(context, mention.from) && !isLabel(context, mention) && !isLabelOfTimes(context, mention.from)).map(({ name }) => name))
  // Who cannot be met at any hour is nobody: a city, a heading.
  const known = new Set(told(candidates).people.filter(({ facts }) => windowOf(facts) !== null).map(({ person }) => person))
  return told(known)
}

/** The hours of somebody: both said at once, or one by one. */
export function windowOf(facts: readonly Fact[]): { from: number; to: number } | null {
  const hours = facts.filter((fact) => fact.kind === 'hours')
  const whole = hours.find(({ start, end }) => start !== null && end !== null)
  if (whole) return { from: whole.start!, to: whole.end! }
  const [points, ends] = [hours.flatMap(({ start }) => start ?? []), hours.flatMap(({ end }) => end ?? [])]
  const from = Math.min(...points)
  const to = ends.length > 0 ? Math.max(...ends) : points.length > 1 ? Math.max(...points) : -1
  return points.length > 0 && to > from ? { from, to } : null
}

/** 'Location: the pier'. */
function isLabel({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return /^(?:names?|who|whom|persons?|people|friends?|contacts?|places?|where|when|with|locations?|address|venues?|spots?|available|availability|times?|hours|windows?|minimum|min|duration|lengths?|needed|needs|starts?|ends?|starting|goal|free|note|earliest|latest|arrives|leaves|arrival|departure|meet|meeting|visit|travel|present|there|open|around|here)$/u.test(tokens[from]!.key) && (to > from + 1 || /^(?::|-|=|\||,|\*|from|between|until)$/u.test(tokens[to]?.key ?? ''))
}

/** 'Where: the pier', 'When: 9 to 11'. */
function isField(context: ReadingContext, { from, to }: Words): boolean {
  return to - from <= LONGEST_FIELD && isLabel(context, { from, to: from + 1 })
}

const LONGEST_FIELD = 10

type Material = { statements: readonly Statement[]; places: readonly Mention[]; named: readonly Mention[] }

function assign(context: ReadingContext, { statements, places, named }: Material): Told {
  const people = new Map<string, Whereabouts>()
  const [own, ofAll, used]: [Told['own'], Fact[], Words[]] = [[], [], []]
  let last: string[] = []
  let end = 0
  const give = (person: string, facts: readonly Fact[], words: Words) => {
    const known = people.get(person) ?? { person, facts: [], words }
    const fresh = facts.filter((fact) => fact.kind === 'hours' || !known.facts.some(({ kind }) => kind === fact.kind))
    people.set(person, { person, facts: [...known.facts, ...(windowOf(known.facts) ? fresh.filter(({ kind }) => kind !== 'hours') : fresh)], words: known.facts.length === 0 ? words : known.words })
  }
  const lineOf = ({ from }: Words) => statements.findLast((statement) => statement.from <= from)?.line
  for (const statement of statements) {
    const facts = factsIn(context, statement, places)
    const present = named.filter(({ from, to }) => from >= statement.from && to <= statement.to)
    if (isNewBlock(context, end, statement.from)) last = []
    end = statement.to
    if (present.length > 0) used.push(statement)
    if (present.length > 0) {
      const parts = partsByPerson(context, { statement, present, facts })
      for (const part of parts) for (const person of part.people) give(person, part.facts, statement)
      last = parts.at(-1)?.people ?? []
      const given = new Set(parts.flatMap((part) => part.facts))
      if (facts.some((fact) => !given.has(fact))) own.push({ facts: facts.filter((fact) => !given.has(fact)), statement })
      continue
    }
    const [owner, ...others] = new Set(isField(context, statement) ? named.filter((mention) => lineOf(mention) === statement.line).map(({ name }) => name) : [])
    // 'Where: the pier. Who: Rita.'
    if (owner !== undefined && others.length === 0 && !people.has(owner)) {
      give(owner, facts, statement)
      used.push(statement)
      continue
    }
    if (isOfAll(context, statement) && facts.length > 0) used.push(statement)
    if (isOfAll(context, statement)) ofAll.push(...facts.filter(({ kind }) => kind === 'length'))
    const isMine = isAboutMe(context, statement)
    const theirs = facts.filter((fact) => (fact.kind === 'length' || !isMine) && last.some((person) => isMissing(people.get(person)!, fact)))
    if (theirs.length > 0) used.push(statement)
    for (const person of last) if (theirs.length > 0) give(person, theirs, statement)
    if (theirs.length < facts.length) own.push({ facts: facts.filter((fact) => !theirs.includes(fact)), statement })
  }
  return { people: [...people.values()], ofAll, own, statements: used }
}

function isMissing({ facts }: Whereabouts, fact: Fact): boolean {
  return fact.kind === 'hours' ? windowOf(facts) === null : facts.every(({ kind }) => kind !== fact.kind)
}

/** An empty line ends what is said of one person. */
function isNewBlock({ source: { tokens } }: ReadingContext, end: number, start: number): boolean {
  return tokens.slice(end, start).filter(({ kind }) => kind === 'break').length > 1
}

/** 'at least half an hour with each of them'. */
function isOfAll({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return tokens.slice(from, to).some(({ key }) => /^(?:each|every|everyone|everybody|all|anyone|anybody|per|apiece|them|any|whoever|one)$/u.test(key))
}

function isAboutMe({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return tokens.slice(from, to).some(({ key }) => /^(?:my|our|start|starts|starting|begin|begins|beginning|arrive|arriving|land)$/u.test(key)) && !tokens.slice(from, to).some(({ key }) => /^(?:he|she|they|him|her|them|his|their)$/u.test(key))
}

type Part = { people: string[]; facts: Fact[] }

/** What a statement says of each of those it names. */
function partsByPerson(context: ReadingContext, { statement, present, facts }: { statement: Words; present: readonly Mention[]; facts: readonly Fact[] }): Part[] {
  const groups = groupsOfPeople(context, present, facts)
  if (groups.length === 1) return [{ people: groups[0]!.people, facts: [...facts] }]
  const isBehind = facts.length > 0 && facts[0]!.from < groups[0]!.from && facts.at(-1)!.from < groups.at(-1)!.from
  const cuts = isBehind ? groups.map(({ to }) => to) : groups.slice(1).map(({ from }) => from)
  // 'At the pier there's Rita from 9 to 11, in the park Saul from 10 to 12': a place right before each, hours behind.
  const isPlaceFirst = !isBehind && facts[0]?.kind === 'place' && facts[0].from < groups[0]!.from
  const bounds = isBehind ? [statement.from, ...cuts] : [statement.from, ...(isPlaceFirst ? groups.slice(1).map(({ from }, index) => placeBefore(facts, { from, after: groups[index]!.to })) : cuts), statement.to]
  return groups.map(({ people }, index) => ({ people, facts: facts.filter(({ from }) => from >= bounds[index]! && from < bounds[index + 1]!) }))
}

function placeBefore(facts: readonly Fact[], { from, after }: { from: number; after: number }): number {
  return facts.findLast((fact) => fact.kind === 'place' && fact.from < from && fact.from >= after)?.from ?? from
}

/** 'Rita and Saul' are somewhere together. */
function groupsOfPeople({ source: { tokens } }: ReadingContext, present: readonly Mention[], facts: readonly Fact[]): (Words & { people: string[] })[] {
  return present.reduce<(Words & { people: string[] })[]>((groups, { name, from, to }) => {
    const last = groups.at(-1)
    if (last?.people.includes(name)) return last.people.length === 1 ? [...groups.slice(0, -1), { ...last, to }] : groups
    const isJoined = last !== undefined && from - last.to <= 2 && tokens.slice(last.to, from).every(({ key }) => /^(?:and|&|,|plus)$/u.test(key)) && !facts.some((fact) => fact.from >= last.to && fact.from < from)
    return isJoined ? [...groups.slice(0, -1), { people: [...last.people, name], from: last.from, to }] : [...groups, { people: [name], from, to }]
  }, [])
}
