import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

const HEADS = /^(?:hours|hrs|stunden|horas|heures)$/u
const EACH = /^(?:each|all|everyone|everybody|others?|rest|je|jeweils|alle|cada|todos|chacun|tous)$/u
const MOST_HOURS = 168

/** 'Hours: 8 each per sprint, Kit only 4': behind such a heading, bare numbers are hours of the people beside them. */
export function addHoursOfTeam(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  if (context.plannerType !== 'sprint') return
  for (const [index, segment] of context.segments.entries()) {
    const first = context.segments[index + 1]
    const isHead = segment.to - segment.from <= 3 && HEADS.test(context.source.tokens[segment.from]!.key) && first?.lead === ':' && first.sentence === segment.sentence
    if (isHead) addHours(context, people, sentenceOf(context, segment).filter(({ from }) => from > segment.from))
  }
}

function addHours(context: ReadingContext, people: ReadonlyMap<string, Person>, parts: readonly Segment[]): void {
  const per = periodIn(parts.flatMap((part) => keysOf(context, part)))
  for (const part of parts) {
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
