import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { personNamed } from './people-words.ts'
import { isRelative } from './relatives.ts'

/** Who the words around a time are about, from the plainest sign to the faintest; null for the user. */
export function personAround(context: ReadingContext, around: Surroundings): string | null {
  if (isOfAll(context, around)) return null
  return personIn(context, around.left) ?? relativeIn(around) ?? personBeforeBracket(context, around) ?? personOfItem(context, around) ?? personOfClause(context, around) ?? personOfJoint(context, around) ?? personSpared(context, around) ?? (around.segment?.isBullet ? personOfLine(context, around) : null)
}

/** 'We are Ana and Bo, evenings only': where a clause names everybody, the time behind it is that of the plan. */
function isOfAll(context: ReadingContext, { segment, left }: Surroundings): boolean {
  if (context.plannerType !== 'sprint' || segment === null || segment.lead !== ',' || left.from >= segment.from || context.people.size < 2) return false
  const named = new Set(context.source.tokens.slice(left.from, segment.from).flatMap(({ text }) => personNamed(context, text) ?? []))
  return named.size === context.people.size
}

/** The known person named last in a stretch: 'Leo (frontend), Kim (QA) 10 h a week' is about Kim. */
export function lastPersonIn(context: ReadingContext, words: Words): string | null {
  for (let from = words.to - 1; from >= words.from; from -= 1) {
    const person = personIn(context, { from, to: words.to })
    if (person !== null) return person
  }
  return null
}

/** Somebody known who is the subject of a stretch: named before the time. */
export function personIn(context: ReadingContext, words: Words): string | null {
  for (let index = words.from; index < words.to; index += 1) {
    const written = context.source.tokens[index]!.text
    const text = context.names.has(index) ? written[0]!.toUpperCase() + written.slice(1) : written
    const person = personNamed(context, text.replace(/['’]s?$/u, ''))
    if (person !== null) return person
  }
  return null
}

/** 'My partner is away 18-29 Jan': somebody else's days. */
function relativeIn({ leftKeys }: Surroundings): string | null {
  // 'My parents’ golden wedding' is no day of theirs.
  const at = leftKeys.findIndex((key, index) => isRelative(key, 'household', 'colleague', 'superior', 'helper') && !/^['’]$/u.test(leftKeys[index + 1] ?? ''))
  const isSubject = at > 0 && at <= 2 && /^(?:my|our|the|mein|meine|mi|mon|ma|meu|minha)$/u.test(leftKeys[at - 1]!)
  // 'Away for work' says why; 'for' before a name says for whom.
  const isOwn = !leftKeys.some((key, index) => /^(?:i|we|i'm|we're|ich|wir|yo|je|eu|with|before)$/u.test(key) || key === 'for' && !IS_GONE.test(leftKeys[index - 1] ?? ''))
  return isSubject && isOwn && leftKeys.length - at <= 6 ? leftKeys[at]! : null
}

const IS_GONE = /^(?:away|off|out|abroad|gone|travelling|traveling)$/u

/** 'Jon hardware (only Mon-Wed)', in a plan for several: the person right before the brackets. */
function personBeforeBracket(context: ReadingContext, { segment }: Surroundings): string | null {
  const before = segment?.lead === '(' && context.plannerType === 'sprint' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  return before && before.sentence === segment!.sentence ? personIn(context, before) : null
}

/** 'Rui - dev; Sara - training, 16 h a week, off 24-28 May': the one person of the item between the semicolons. */
function personOfItem(context: ReadingContext, { segment }: Surroundings): string | null {
  const sentence = segment !== null && segment.lead === ',' && context.plannerType === 'sprint' ? sentenceOf(context, segment) : []
  if (segment === null || !sentence.some(({ lead }) => lead === ';')) return null
  const at = sentence.indexOf(segment)
  const start = sentence.slice(0, at).findLastIndex(({ lead }) => lead === ';' || lead === ':')
  const people = sentence.slice(Math.max(0, start), at + 1).map((part) => personIn(context, part)).filter((person) => person !== null)
  return people.length === 1 ? people[0]! : null
}

/** 'Ifeoma: flight ops, 35 h a week' on a line of its own: the one person whose name begins the line. */
export function personOfLine(context: ReadingContext, { segment }: Surroundings): string | null {
  if (segment === null || context.plannerType !== 'sprint') return null
  const line = context.segments.filter((part) => part.line === segment.line && part.from <= segment.from)
  const people = new Set(line.map((part) => personIn(context, part)).filter((person) => person !== null))
  const [person] = people
  return people.size === 1 && line.length > 1 && context.source.tokens[line[0]!.from]!.text.replace(/['’]s$/u, '') === person ? person : null
}

/** The Eoin of 'Eoin works 4 days a week, never Fridays': behind the comma nobody else is named. */
function personOfClause(context: ReadingContext, { segment, leftKeys, left }: Surroundings): string | null {
  if (segment === null || segment.lead !== ',' || context.plannerType !== 'sprint' || left.from < segment.from || !leftKeys.every((key) => OWN_WORDS.test(key))) return null
  const sentence = sentenceOf(context, segment)
  const before = sentence.slice(0, sentence.indexOf(segment))
  const [first] = before
  const people = new Set(before.map((part) => personIn(context, part)).filter((person) => person !== null))
  const [person] = people
  const isSubject = first !== undefined && people.size === 1 && context.source.tokens[first.from]!.text.replace(/['’]s$/u, '') === person
  return isSubject && keysOf(context, first).some((key) => /^(?:works?|is|has|can|does|only|will|joins?|comes?|starts?|gets?|stays?|available)$|['’]s$/u.test(key)) ? person : null
}

/** 'Birk has 12 hours a week and is away 1-5 February': behind the 'and' the subject of the clause goes on. */
function personOfJoint(context: ReadingContext, { segment, leftKeys, left }: Surroundings): string | null {
  if (segment === null || context.plannerType !== 'sprint' || left.from <= segment.from || !GOES_ON.test(leftKeys.join(' '))) return null
  return personNamed(context, context.source.tokens[segment.from]!.text) ?? personNamed(context, context.source.tokens[segment.from + 1]?.text ?? '')
}

/** 'Nothing on 15-19 February for Graham', 'no tasks on Mondays for Lou'. */
function personSpared(context: ReadingContext, { leftKeys, right, rightKeys }: Surroundings): string | null {
  const isSpared = rightKeys[0] === 'for' && rightKeys.length <= LONGEST_SPARED && leftKeys.some((key) => /^(?:nothing|no|not|never|none|free|off)$/u.test(key))
  return isSpared ? personIn(context, { from: right.from + 1, to: right.to }) : null
}

/** 'for' and a name of two words. */
const LONGEST_SPARED = 3

const GOES_ON = /^(?:and|but|,) (?:(?:is|isn't|has|hasn't|can|can't|cannot|could|works|works only|will|won't|will be|comes|goes|only|never|not|doesn't|off|away|out)(?: |$))/u

const OWN_WORDS = /^(?:never|not|no|except|but|only|off|and|just|on|out|away|excluding|without|in|nie|nicht|nunca|jamais)$/u
