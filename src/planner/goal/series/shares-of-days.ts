import type { Weekday } from '../../time/calendar-time.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { isGivenName } from '../people/given-names.ts'
import { ANY_MARK, timeOf } from './marked-times.ts'

/** Somebody among whom a series goes round. */
export type Sharer = { name: string; isUser: boolean }
/** Whose turn it is on some days of the week; null for those that nobody else has. */
export type ShareOfDays = Sharer & { weekdays: readonly Weekday[] | null }
/** The shares of a sentence, in characters from where to where. */
export type SharesOfDays = { shares: readonly ShareOfDays[]; from: number; to: number }

type Token = { text: string; start: number; end: number }

const TOKEN = /[\uE000-\uECFF]\uF000*|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}]/gu
const USER = /^(?:I|i|me|myself|ich|yo|je|moi|eu)$/u
const NAME = /^\p{Lu}[\p{L}'’]+$/u
/** Between somebody and the days. */
const TAKES = /^(?:does|do|doing|has|have|having|takes?|taking|covers?|gets?|got|is|are|am|on|for|will|can|the|every|each|all|both|always|only|with|off|cooks?|drives?|visits?|comes?|goes|there|übernimmt|übernehme|macht|mache|hat|habe|bekommt|kommt|ist|bin|am|an|den|die|der|das|immer|hace|hago|tiene|tengo|cubre|va|voy|viene|los|las|el|la|prend|prends|fait|fais|a|ai|vient|viens|le|les|faz|faço|tem|tenho|vai|vou|os|as|o|s)$/iu
const REST = /^(?:rest|others?|remaining|remainder|übrigen|anderen|resto|demás|otros|otras|reste|autres|restants|outros|outras)$/iu
const BEHIND_REST = /^(?:days?|ones?|of|it|them|evenings?|nights?|mornings?|afternoons?|weekdays?|tage|tagen|días|jours|dias|week|woche)$/iu
const JOINTS = /^(?:,|;|and|und|y|et|e|&|\+|\/|while|but|then)$/iu
const DAY_NAMES_NOT_PEOPLE = /^(?:Mon|Tues?|Wed|Thu|Thur|Thurs|Fri|Sat|Sun|The|On|Each|Every|Both|All|Only)$/u

/**
 * 'Paul has Mondays and Tuesdays, Jo the weekends, I do the rest': who takes which days of the week, where a sentence or
 * the end of one says this of two or more, and no day of two.
 *
 * @param marked the text with marks for its times
 */
export function sharesOfDays(marked: string, span: { start: number; end: number }, times: readonly TimeExpression[]): SharesOfDays | null {
  const tokens = [...marked.slice(span.start, span.end).matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, start: span.start + index, end: span.start + index + text.length }))
  for (const [at, token] of tokens.entries()) {
    if (!isPerson(token) || at > 0 && !OPENS.test(tokens[at - 1]!.text)) continue
    const found = sharesFrom(tokens, at, times)
    if (found !== null && isWhole(found.shares) && areSurelyPeople(found.shares, marked.slice(token.start, found.end))) return { shares: found.shares, from: token.start, to: found.end }
  }
  return null
}

const OPENS = /^(?:[,;:.(–—-]|and|und|y|et|e|but)$/iu

function isPerson({ text }: Token): boolean {
  return USER.test(text) || NAME.test(text) && !DAY_NAMES_NOT_PEOPLE.test(text)
}

function sharesFrom(tokens: readonly Token[], start: number, times: readonly TimeExpression[]): { shares: ShareOfDays[]; end: number } | null {
  const shares: ShareOfDays[] = []
  let at = start
  let end = tokens[start]!.start
  while (at < tokens.length) {
    const share = shareAt(tokens, at, times)
    if (share === null) return null
    shares.push(share)
    end = tokens[share.next - 1]!.end
    at = share.next
    while (at < tokens.length && JOINTS.test(tokens[at]!.text)) at += 1
    // A full stop, or whatever a dash or a bracket adds, ends the shares.
    if (at < tokens.length && !isPerson(tokens[at]!)) return /^[.!?–—(-]$/u.test(tokens[at]!.text) || at > share.next && shares.length > 1 ? { shares, end } : null
  }
  return { shares, end }
}

function shareAt(tokens: readonly Token[], start: number, times: readonly TimeExpression[]): ShareOfDays & { next: number } | null {
  const isUser = USER.test(tokens[start]!.text)
  const named = isUser && tokens[start + 1]?.text === '(' && tokens[start + 3]?.text === ')' && NAME.test(tokens[start + 2]?.text ?? '')
  let at = start + (named ? 4 : 1)
  const name = named ? tokens[start + 2]!.text : isUser ? 'Me' : tokens[start]!.text
  while (at < tokens.length && TAKES.test(tokens[at]!.text)) at += 1
  if (at < tokens.length && REST.test(tokens[at]!.text)) {
    at += 1
    while (at < tokens.length && BEHIND_REST.test(tokens[at]!.text)) at += 1
    return { name, isUser, weekdays: null, next: at }
  }
  const weekdays: Weekday[] = []
  for (;;) {
    let next = at
    while (next < tokens.length && (JOINTS.test(tokens[next]!.text) || TAKES.test(tokens[next]!.text)) && weekdays.length > 0) next += 1
    const days = next < tokens.length && ANY_MARK.test(tokens[next]!.text) ? weekdaysOf(timeOf(times, tokens[next]!.text)) : null
    if (days === null) break
    weekdays.push(...days)
    at = next + 1
  }
  return weekdays.length === 0 ? null : { name, isUser, weekdays, next: at }
}

function weekdaysOf({ recurrence, days, clock, bound, duration }: TimeExpression): readonly Weekday[] | null {
  if (clock?.from || bound !== null || duration !== null) return null
  if (recurrence !== null) return recurrence.unit === 'week' && recurrence.every === 1 && recurrence.count === null ? recurrence.weekdays : null
  return days?.bareWeekday ? [days.bareWeekday] : null
}

/** 'Duolingo Tuesdays, Memrise Thursdays' are nobody's days. */
function areSurelyPeople(shares: readonly ShareOfDays[], said: string): boolean {
  return shares.some(({ name, isUser }) => isUser || isGivenName(name)) || HAS_THEM.test(said)
}

const HAS_THEM = /(?<!\p{L})(?:does|has|takes|covers|gets|übernimmt|macht|hat|bekommt|hace|tiene|cubre|prend|fait|faz|tem)(?!\p{L})/iu

/** Two or more people, each once, and no day twice. */
function isWhole(shares: readonly ShareOfDays[]): boolean {
  const days = shares.flatMap(({ weekdays }) => weekdays ?? [])
  return shares.length > 1 && new Set(shares.map(({ name }) => name)).size === shares.length && new Set(days).size === days.length && shares.filter(({ weekdays }) => weekdays === null).length < 2
}

/** Said of those among whom a series goes round. */
const IN_TURN = /(?<!\p{L})(?:in turns?|by turns|tak(?:e|es|ing) (?:it in )?turns|alternate|rotate|taken from|one (?:lead|person|driver|cook|parent|adult|name|of them|each time)|abwechselnd|wechseln sich|reihum|por turnos|nos turnamos|se turnan|à tour de rôle|se relaient|em turnos|revezam)(?!\p{L})/iu
const FIRST_OF_ALL = /(?:starting with|beginning with|first (?:is|up is)|angefangen mit|empezando (?:por|con)|en commençant par|começando (?:por|com)) (?<after>\p{Lu}[\p{L}'’]+)|(?<![\p{L}'’])(?<before>\p{Lu}[\p{L}'’]+) (?:begins|starts|goes first|is first|fängt an|beginnt|empieza|commence|começa)(?!\p{L})/u
const LIST_OF_NAMES = /(?<![\p{L}])(?:\p{Lu}[\p{L}'’]+|me|I|ich|mich|yo|moi|eu)(?:, (?:\p{Lu}[\p{L}'’]+|me|I|ich|mich|yo|moi|eu)){0,7},? (?:and|und|y|e|et|&) (?:\p{Lu}[\p{L}'’]+|me|I|ich|mich|yo|moi|eu)(?!\p{L})/u

/** 'Pat, Geoff and Lin staff it in turn, starting with Lin': among whom something goes round, in their order. */
export function sharersInTurn(marked: string, { start, end }: { start: number; end: number }): { among: readonly Sharer[]; from: number; to: number } | null {
  const said = marked.slice(start, end)
  const list = IN_TURN.test(said) ? LIST_OF_NAMES.exec(said) : null
  if (list === null) return null
  const among = list[0].split(/,? (?:and|und|y|e|et|&) |, /u).map((name) => (USER.test(name) ? { name: 'Me', isUser: true } : { name, isUser: false }))
  const begins = FIRST_OF_ALL.exec(said)?.groups
  const first = Math.max(0, among.findIndex(({ name }) => name === (begins?.['after'] ?? begins?.['before'])))
  const hasDays = ANY_MARK.test(said)
  // Beside the days of the series the names alone are those of the turns.
  return { among: [...among.slice(first), ...among.slice(0, first)], from: start + (hasDays ? list.index : 0), to: hasDays ? start + list.index + list[0].length : end }
}
