import { parseNumber } from '../../time/grammar/parse-number.ts'
import { capacityOf, isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { JOINT } from '../joining-words.ts'
import { claim, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const HEADS = /^(?:hours|hrs|stunden|horas|heures)$/u
const EACH = /^(?:each|all|everyone|everybody|others?|rest|je|jeweils|alle|cada|todos|chacun|tous)$/u
const MOST_HOURS = 168
const MOST_HOURS_OF_A_WEEK = 45

/** 'Hours: 8 each per sprint, Kit only 4': behind such a heading, bare numbers are hours of the people beside them. */
export function addHoursOfTeam(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  if (context.plannerType !== 'sprint') return
  for (const [index, segment] of context.segments.entries()) {
    const first = context.segments[index + 1]
    const isHead = segment.to - segment.from <= 3 && HEADS.test(context.source.tokens[segment.from]!.key) && first?.lead === ':' && first.sentence === segment.sentence
    if (isHead) addHours(context, people, sentenceOf(context, segment).filter(({ from }) => from >= segment.from))
  }
}

/** 'Greta (engineer, 30h), Ahmed (maintenance, 20h)' beside sprints: hours of a week, or of what the others' hours are of. */
export function giveHoursTheirWeek(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.count === 1) return
  const withHours = [...people.values()].filter(({ capacity }) => capacity !== null)
  const bare = withHours.filter(({ capacity, words }) => capacity!.per === 'total' && !IN_ALL.test(keysOf(context, withWordsBehind(context, words)).join(' ')))
  if (bare.some(({ capacity }) => capacity!.minutes > MOST_HOURS_OF_A_WEEK * 60)) return
  const per = withHours.find(({ capacity }) => capacity!.per !== 'total')?.capacity!.per ?? 'week'
  for (const { capacity } of bare) capacity!.per = per
}

/** 'Gone all of April' says nothing of the hours. */
const IN_ALL = /(?:^| )(?:total|altogether|overall|all(?! (?:of|day|week|month|through)(?: |$))|insgesamt|gesamt)(?= |$)/u

/** Hours and the 'in total' behind them. */
function withWordsBehind({ source: { tokens } }: ReadingContext, { from, to }: Words): Words {
  return { from, to: tokens[to]?.key === 'in' ? Math.min(tokens.length, to + 2) : to }
}

/** 'Team (hours per sprint): Lotte 20, Bram 32': names with bare numbers behind a heading that speaks of hours. */
export function peopleWithBareHours(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.flatMap((head, index) => {
    if (context.segments[index + 1]?.lead !== ':') return []
    const sentence = sentenceOf(context, head)
    const at = sentence.findIndex((part) => part.lead === ':')
    if (at <= 0 || sentence[at - 1] !== head) return []
    const heading = sentence.slice(0, at).flatMap((part) => keysOf(context, part))
    const per = periodIn(heading)
    const parts = sentence.slice(at).filter(({ depth, lead }) => depth === sentence[at]!.depth && !/^(?:but|aber|pero|mais|mas)$/u.test(lead))
    const items = parts.map((part) => nameWithNumber(context, part))
    const hoursEach = parts.some((part) => keysOf(context, part).some((key) => DAYS.test(key))) ? HOURS_OF_DAY : 1
    const isTeam = items.length > 1 && items.every((item) => item !== null) && heading.some((key) => HEADS.test(key) || /^(?:h|capacity|kapazitat|capacidad|capacite|capacidade)$/u.test(key))
    return isTeam ? items.map((item, index) => ({ name: item.name, roles: [], isUser: false, words: parts[index]!, capacity: { minutes: item.number * hoursEach * 60, per } })) : []
  })
  for (const { words } of found) claim(context, words)
  return found
}

const DAYS = /^(?:days?|tage?|dias?|jours?)$/u
const HOURS_OF_DAY = 8

/** 'Bram 32', 'Bram: 32h', 'Bram 4 days'. */
function nameWithNumber(context: ReadingContext, { from, to }: Words): { name: string; number: number } | null {
  const { tokens } = context.source
  const at = /^[=-]$/u.test(tokens[from + 1]?.key ?? '') ? from + 2 : from + 1
  const number = isName(context, from) ? parseNumber(context.source, at) : null
  const isAll = number !== null && number.next <= to && tokens.slice(number.next, to).every(({ key }) => /^(?:h|hrs?|hours?|std|horas|heures)$/u.test(key) || DAYS.test(key))
  return isAll && number.value > 0 && number.value <= MOST_HOURS ? { name: tokens[from]!.text, number: number.value } : null
}

/** 'Rosa can give 6 hours a week, Ravi 4, Tom 3': behind the rate of the first, bare numbers of the same. */
export function peopleWithRatesInTurn(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const { tokens } = context.source
  const found = context.groups.flatMap((group) => {
    const { recurrence } = group.expressions[0]!
    const capacity = recurrence?.amount ? capacityOf(recurrence.amount, recurrence.unit) : null
    const first = capacity ? nameBefore(context, group.from) : null
    if (capacity === null || first === null) return []
    const others: Person[] = []
    for (let at = group.to; /^(?:,|and|&|und|y|et|e|;)$/u.test(tokens[at]?.key ?? ''); ) {
      const from = JOINT.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
      const end = isName(context, from + 1) ? from + 2 : from + 1
      const number = isName(context, from) ? parseNumber(context.source, end) : null
      // 'Ravi 4' and 'Ravi 4h' say the same.
      const next = number && HOURS.test(tokens[number.next]?.key ?? '') ? number.next + 1 : number?.next ?? from
      if (!number || number.value > MOST_HOURS || !/^(?:,|and|&|und|y|et|e|;|\.|\(|)$/u.test(tokens[next]?.key ?? '')) break
      others.push({ name: tokens.slice(from, end).map(({ text }) => text).join(' '), roles: [], isUser: false, words: { from, to: next }, capacity: { minutes: number.value * 60, per: capacity.per } })
      at = next
    }
    return others.length === 0 ? [] : [{ name: tokens[first]!.text, roles: [], isUser: false, words: { from: first, to: group.to }, capacity }, ...others]
  })
  for (const { words } of found) claim(context, words)
  return found
}

const HOURS = /^(?:h|hrs?|hours?|std|stunden|horas|heures)$/u

/** The name that the words before a rate are about: 'Rosa can give', 'Rosa has', 'Rosa'. */
function nameBefore(context: ReadingContext, at: number): number | null {
  for (let index = at - 1; index >= Math.max(0, at - 5); index -= 1) {
    if (isName(context, index)) return index
    if (!/^(?:can|could|will|give|gives|has|have|spare|do|does|works|for|about|around|only|just|up|to|max|us|:|-|kann|hat|schafft|arbeitet|puede|tiene|dedica|trabaja|unas|peut|a|travaille|donne|pode|tem|trabalha|dar|dedicar|donner|geben|arbeiten|trabajar|travailler|trabalhar)$/u.test(context.source.tokens[index]!.key)) return null
  }
  return null
}

/** 'Max 25 hours a week for Zanele, 15 for Ming': the rate first, then whose it is; the next number has its unit. */
export function peopleWithRatesBehind(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.groups.flatMap((group) => {
    const { recurrence } = group.expressions[0]!
    const capacity = recurrence?.amount ? capacityOf(recurrence.amount, recurrence.unit) : null
    const first = capacity ? nameBehindFor(context, group.to) : null
    if (!capacity || !first) return []
    const people = [{ ...first, capacity, words: { from: group.from, to: first.next } }]
    for (let at = first.next; /^(?:,|and|&|;)$/u.test(context.source.tokens[at]?.key ?? ''); ) {
      const number = parseNumber(context.source, at + 1)
      const other = number && number.value <= MOST_HOURS ? nameBehindFor(context, number.next) : null
      if (!other) break
      people.push({ ...other, capacity: { minutes: number!.value * 60, per: capacity.per }, words: { from: at + 1, to: other.next } })
      at = other.next
    }
    return people
  })
  for (const { words } of found) claim(context, words)
  return found.map(({ name, capacity, words }) => ({ name, roles: [], isUser: false, words, capacity }))
}

function nameBehindFor(context: ReadingContext, at: number): { name: string; next: number } | null {
  const { tokens } = context.source
  return /^(?:for|fur|para|pour)$/u.test(tokens[at]?.key ?? '') && isName(context, at + 1) ? { name: tokens[at + 1]!.text, next: at + 2 } : null
}

function addHours(context: ReadingContext, people: ReadonlyMap<string, Person>, parts: readonly Segment[]): void {
  const per = periodIn(parts.flatMap((part) => keysOf(context, part)))
  for (const part of parts.slice(1)) {
    const hours = hoursIn(context, part)
    if (hours === null) continue
    const named = namesIn(context, part, [...people.keys()]).flatMap((name) => people.get(name) ?? [])
    const isOfEach = keysOf(context, part).some((key) => EACH.test(key))
    const own = named.length > 0 ? named : isOfEach ? [...people.values()].filter(({ capacity }) => capacity === null) : []
    for (const person of own) Object.assign(person, { capacity: { minutes: hours * 60, per } })
    if (own.length > 0) claim(context, part)
  }
}

function periodIn(keys: readonly string[]): 'day' | 'week' | 'sprint' | 'total' {
  const at = keys.findIndex((key, index) => index > 0 && /^(?:sprints?|iteration|week|weekly|woche|semana|semaine|day|daily|tag|dia|jour)$/u.test(key))
  if (at < 0) return 'total'
  return /^(?:sprint|iter)/u.test(keys[at]!) ? 'sprint' : /^(?:week|woche|sem)/u.test(keys[at]!) ? 'week' : 'day'
}

/** The first number of a stretch, with or without its 'h'. */
function hoursIn(context: ReadingContext, { from, to }: Words): number | null {
  for (let index = from; index < to; index += 1) {
    const number = parseNumber(context.source, index)
    if (number && number.value > 0 && number.value <= MOST_HOURS) return number.value
  }
  return null
}

function namesIn(context: ReadingContext, { from, to }: Words, known: readonly string[]): string[] {
  const names: string[] = []
  for (let index = from; index < to; index += 1) {
    const { text } = context.source.tokens[index]!
    if (isName(context, index)) names.push(...known.filter((name) => name === text || name.split(' ').includes(text)))
  }
  return names
}
