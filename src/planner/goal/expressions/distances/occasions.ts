import type { DaySpan } from '../../../time/calendar-time.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { isOccasion } from '../eves.ts'
import { baseOf, isSameThing } from '../settle-counted-days.ts'

/** What a distance is counted from, and where its words end. */
export type Anchor = DaySpan & { end: number }

const LEAD = /^ (?:(?:to|of|from|than|the|our|my|your|his|her|their|its|de|del|da|do|dos|das|du|des|dem|der|den|die|el|la|los|las|le|les|o|a|os|as|su|sus|mi|mis|nuestr[ao]|notre|nos|mon|ma|son|sa|ein\p{L}{0,2}|unser\p{L}{0,2}|mein\p{L}{0,2}) |[dl]['’]){0,4}/iu
const OF_EACH = /^(?:last|previous|other|next|one|each|every|any|all|jede\p{L}{0,2}|alle\p{L}{0,2}|cada|tod[ao]s|chaque|toutes?|tous)(?!\p{L})/iu
const POINTING = /^(?:that|this|it|then|eso|ello|esto|isso|isto|cela|ça)(?!\p{L})/iu
const WORDS = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}/u
/** What stands for the date of the goal under whatever name. */
const GENERIC = /^(?:open\p{L}*|launch\p{L}*|event|day|date|start\p{L}*|departure|handover|deadline|kick-?off|show|concert|race|finals?|exams?|test|party|wedding|move|trip|release|go-?live|termin|abreise|abfahrt|eröffnung|fest|feier|prüfung|konzert|veranstaltung|hochzeit|apertura|inauguración|salida|partida|boda|evento|fiesta|examen|estreno|fecha|data|festa|casamento|prova|exame|abertura|estreia|départ|ouverture|fête|mariage|événement|concours|spectacle|premi[eè]re|representation|vernissage|gigs?|match|game|fete|fair|funeral|ceremony|sale|auftritt|spiel|partido|concierto|funci[oó]n|jogo|concerto)$/iu
const AWAY = /(?<!\p{L})(?:away|off|out|closed|shut|on holiday|on leave|vacation|skip|except|excluding|not|no|nothing|never|nobody|without|absent|urlaub|weg|zu|frei|vacaciones|fuera|vacances|férias|fora)(?:[^.,;\n]{0,20})$/iu
/** How far before or behind its date the name of an occasion stands, in characters. */
const NEAR = 90

/** The occasion a distance with nothing behind it leads up to: that of the first sentence that dates one. */
export function mainOccasion(text: string, expressions: readonly TimeExpression[], at: number): DaySpan | null {
  const occasions = expressions.filter((expression) => isOccasion(text, expression) && !AWAY.test(text.slice(Math.max(0, expression.start - 30), expression.start)))
  const before = occasions.filter(({ end }) => end <= at)
  const dues = before.length > 0 ? [] : expressions.filter(({ days, bound, end }) => days?.grain === 'day' && bound === 'by' && !days.isRelative && end <= at)
  const due = dues.find(({ words }) => DEADLINE.test(words)) ?? dues.at(-1)
  if (due) return due.days
  const named = before.length > 0 ? before : occasions
  const first = named.find((other) => isOfGoal(text, other)) ?? named.findLast((other) => isRightBehind(text.slice(other.end, at))) ?? named[0]
  if (first === undefined) return null
  const sentence = named.filter((other) => other.start >= first.start && !SENTENCE_END.test(text.slice(first.end, other.start)))
  // 'On 16 and 17 March' begins on the first of its days; apart, what comes last is what it all leads to.
  const latest = sentence.toSorted((a, b) => b.days!.first - a.days!.first)[0]!
  const own = sentence.findLast(({ start, days }) => days!.first < latest.days!.first && (latest.days!.first - days!.first < A_WEEK || isJoined(text.slice(start, latest.start))))
  return (own ?? latest).days
}

/** 'Deadline 14 May. … Letters by 20 April … submitted two days early'. */
const DEADLINE = /^(?:deadline|due|abgabe|frist|fecha l[ií]mite|[eé]ch[eé]ance|prazo)(?!\p{L})/iu

/** 'Pizza on 14 November, medals ordered three weeks before', where the goal has no date. */
function isRightBehind(between: string): boolean {
  return /^,? ?(?:and |with )?[^.,;:!?\n]*$/u.test(between)
}

/** 'Iftar gala for 300. Ramadan ends on 9 March. The gala is on 27 February': the date of what the first sentence, without one, is about. */
function isOfGoal(text: string, { start }: TimeExpression): boolean {
  const goal = /^[^.!?;\n]{3,160}/u.exec(text)?.[0] ?? ''
  if (start < goal.length) return true
  const said = new Set(text.slice(Math.max(0, start - NEAR), start).split(/[.!?;,\n]/u).at(-1)!.split(/[^\p{L}]+/u).map(keyOf))
  return goal.split(/[^\p{L}]+/u).some((word) => word.length > 3 && !FUNCTION.test(word) && said.has(keyOf(word)))
}

const FUNCTION = /^(?:with|from|that|this|have|will|been|what|when|plan|need|want|unser\p{L}*|mein\p{L}*|para|pour|avec|dans|nuestr\p{L}*|nosso|nossa|notre)$/iu

/** 'We leave on 8 May and arrive on the 12th' is one stretch. */
const A_WEEK = 7

function isJoined(between: string): boolean {
  return between.length < NEAR / 2 && /(?:,|and|&|\+|\/|-|–|to|und|bis|y|al?|et|au|e|ao)\s{0,2}(?:the |on |el |le |o )?$/iu.test(between) && !/[.;:!?\n(]/u.test(between)
}

const SENTENCE_END = /(?<!\d)[.!?](?=\s)|\n/u

/** The date named last before an offset, bounds included: what 'later' and 'after' go on from. */
export function dateBefore(expressions: readonly TimeExpression[], at: number): DaySpan | null {
  return expressions.findLast(({ days, end, bound, recurrence }) => end <= at && days !== null && /^(?:day|range|weekend)$/u.test(days.grain) && days.bareWeekday === null && recurrence === null && bound !== 'before')?.days ?? null
}

/** The date of what is named behind a relation: 'of the launch', 'vor dem Konzert', 'antes da data prevista, que é 28 de abril'. */
export function namedOccasion(text: string, expressions: readonly TimeExpression[], from: number): Anchor | null {
  const at = from + (LEAD.exec(text.slice(from, from + 40))?.[0].length ?? 0)
  const begun = expressions.find(({ start, days }) => days !== null && days.bareWeekday === null && start >= from && start <= at + 1)
  if (begun) return { ...spanOf(begun), end: begun.end }
  const behind = text.slice(at, at + 60)
  if (OF_EACH.test(behind)) return null
  const pointing = POINTING.exec(behind)
  const before = pointing ? dateBefore(expressions, from) : null
  if (pointing) return before && { first: before.first, last: before.last, end: at + pointing[0].length }
  const names = WORDS.exec(behind)?.[0].split(' ') ?? []
  return besideOneOf(text, expressions, { names, at }) ?? generic(text, expressions, { names, at, from })
}

type Named = { names: readonly string[]; at: number }

function besideOneOf(text: string, expressions: readonly TimeExpression[], { names, at }: Named): Anchor | null {
  const dates = expressions.filter(({ days, bound, recurrence }) => days !== null && /^(?:day|range|weekend)$/u.test(days.grain) && days.bareWeekday === null && recurrence === null && bound !== 'after' && bound !== 'until')
  let end = at
  for (const name of names) {
    end += name.length
    const wanted = baseOf(keyOf(name))
    const explained = dates.find(({ start }) => start > end && start - end < NEAR / 2 && /^(?:[^.,;:!?\n(]{0,12})[,(][^.;!?\n]{0,16}$/u.test(text.slice(end, start)))
    const date = name.length < 4 ? undefined : dates.find((other) => isNamedBy(text, other, { wanted, at }))
    if (date ?? explained) return { ...spanOf((date ?? explained)!), end }
    end += 1
  }
  return null
}

/** Whether the sentence around a date speaks of the thing, elsewhere than in the words that ask for it. */
function isNamedBy(text: string, { start, end }: TimeExpression, { wanted, at }: { wanted: string; at: number }): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start).split(/(?<!\d)[.!?;](?=\s)|\n/u).at(-1)!
  const after = text.slice(end, end + NEAR / 2).split(/[.!?;,\n]/u)[0]!
  const isAsking = start - before.length <= at && at < end + after.length
  if (isAsking) return false
  return `${before} ${after}`.split(/[^\p{L}]+/u).some((word) => isNameOf(baseOf(keyOf(word)), wanted))
}

/** 'Opening' and 'open' are one, and so are 'Konzert' and 'Frühjahrskonzert'. */
function isNameOf(word: string, wanted: string): boolean {
  if (word.length < 4) return word.length === 3 && word === wanted
  return isSameThing(word, wanted) || wanted.length > 5 && word.endsWith(wanted)
}

function generic(text: string, expressions: readonly TimeExpression[], { names, at, from }: Named & { from: number }): Anchor | null {
  const main = names[0] !== undefined && GENERIC.test(names[0]) ? mainOccasion(text, expressions, from) : null
  return main && { first: main.first, last: main.last, end: at + names[0]!.length }
}

function keyOf(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function spanOf({ days }: TimeExpression): DaySpan {
  return { first: days!.first, last: days!.last }
}
