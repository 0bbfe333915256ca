import { parseNumber } from '../../time/grammar/parse-number.ts'
import { countedTeam, membersBehind } from './counted-team.ts'
import { capacityOf, isName } from './people-words.ts'
import { isWantedAt, LARGEST_TEAM } from './wanted-people.ts'
import type { Counted } from './wanted-people.ts'
import type { Person } from './people-words.ts'
import { JOINT } from '../joining-words.ts'
import { claim } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { roleAt } from './roles.ts'
import { saysEach } from './shared-shares.ts'
import { shareAt } from './shares-of-time.ts'
import { isRelative } from './relatives.ts'

/** People without names: 'two developers and a designer', 'a team of 4', 'we are three', 'me and my wife', 'solo'. */
export function unnamedPeople(context: ReadingContext, known: ReadonlySet<string> = new Set()): Person[] {
  if (context.plannerType !== 'sprint') return []
  // '5 volunteers for the envelopes' beside a team with names take on nothing else of its work.
  const counted = countedRoles(context).filter(({ words, count }) => known.size < 2 || count < 2 || context.source.tokens[words.to]?.key !== 'for')
  const all = countedTeam(context, known.size > 0)
  if (all && counted.length > 0) counted[0]!.words = { from: Math.min(all.words.from, counted[0]!.words.from), to: counted[0]!.words.to }
  const listed = all ? membersBehind(context, all) : []
  const team = counted.length > 0 || listed.length > 0 ? null : all?.isOpen ? all : null
  const relatives = relativesOf(context)
  for (const { words } of [...counted, ...(all && !all.isOfSubject ? [all] : [])]) claim(context, words)
  return [...relatives, ...listed, ...namesBeside(context, counted), ...expandCounted([...listed.length > 0 ? [] : counted, ...(team ? [team] : [])]), ...soloOf(context)]
}

/** 'Developer 1', 'Developer 2', 'Designer'. */
export function expandCounted(counted: readonly Counted[]): Person[] {
  const totals = new Map<string, number>()
  for (const { role, count } of counted) totals.set(role ?? '', (totals.get(role ?? '') ?? 0) + count)
  const given = new Map<string, number>()
  return counted.flatMap(({ role, count, words, capacity }) => Array.from({ length: count }, () => {
    const key = role ?? ''
    const number = (given.get(key) ?? 0) + 1
    given.set(key, number)
    const title = role === null ? 'Person' : role[0]!.toUpperCase() + role.slice(1)
    return { name: totals.get(key) === 1 && role !== null ? title : `${title} ${number}`, roles: role === null ? [] : [role], isUser: false, words, capacity }
  }))
}

/** 'two devs and a designer', '2 backend, 1 frontend, 1 tester': the article counts only beside a number. */
function countedRoles(context: ReadingContext): Counted[] {
  const { tokens } = context.source
  const found: Counted[] = []
  let wanted = -1
  for (let index = 0; index < tokens.length; index += 1) {
    const count = countAt(context, index, found.at(-1) ?? null)
    const role = count ? roleAt(context, count.next) : null
    if (!count || !role || context.claimed[index] === 1 || isNamed(context, role.next) || isModifier(context, role.next)) continue
    // 'for 3 managers and 5 analysts': what is joined to others' roles is others' too.
    if (isWantedAt(context, index) || wanted >= 0 && index - wanted <= 2) {
      wanted = role.next
      continue
    }
    // 'A rota for Saturdays (two drivers each)': so many of them at a time.
    if (tokens[role.next]?.key === 'each' && !/^(?:word|digits)$/u.test(tokens[role.next + 1]?.kind ?? '')) continue
    const share = tokens[role.next]?.key === '(' ? shareAt(context, role.next + 1) : shareAt(context, role.next)
    const each = share ? null : hoursOfEach(context, role.next)
    found.push({ count: count.value, role: role.value, words: { from: index, to: share?.next ?? each?.next ?? role.next }, capacity: share ? { minutes: share.minutes, per: 'week' } : each?.capacity ?? null })
    index = role.next - 1
  }
  return found
}

/** 'two trainees (10 hours a week each)', 'two students, 12 hours a week each': what each of those before it has. */
function hoursOfEach(context: ReadingContext, at: number): { capacity: Counted['capacity']; next: number } | null {
  const { tokens } = context.source
  const from = /^(?:\(|,|with|at|for|on)$/u.test(tokens[at]?.key ?? '') ? at + 1 : at
  const rate = context.groups.find((group) => group.from === from)
  const { amount, unit } = rate?.expressions[0]!.recurrence ?? { amount: null, unit: null }
  const capacity = amount && unit ? capacityOf(amount, unit) : null
  const isEach = rate !== undefined && (saysEach(context, rate.to) || /^(?:each|apiece)$/u.test(tokens[rate.to - 1]?.key ?? ''))
  return capacity && isEach ? { capacity, next: tokens[from - 1]?.key === '(' && tokens[rate.to + 1]?.key === ')' ? rate.to + 2 : rate.to + 1 } : null
}

function countAt(context: ReadingContext, index: number, last: Counted | null): { value: number; next: number } | null {
  const { tokens } = context.source
  const { key, kind } = tokens[index]!
  const isArticle = /^(?:a|an|our|the|my|ein|eine|einen|un|una|une|um|uma)$/u.test(key)
  const isBeside = last !== null && index - last.words.to <= 3 && tokens.slice(last.words.to, index).every((token) => /^(?:,|\)|and|&|\+|plus|y|und|et|e)$/u.test(token.key))
  // 'A team of a product owner, two developers and a tester': the first one is of the team as well.
  const isOfTeam = tokens[index - 1]?.key === 'of' && /^(?:team|crew|squad)$/u.test(tokens[index - 2]?.key ?? '')
  if (isArticle) return isBeside || isOfTeam ? { value: 1, next: index + 1 } : null
  if (key === 'pair' && tokens[index + 1]?.key === 'of') return { value: 2, next: index + 2 }
  const number = kind === 'digits' || kind === 'word' ? parseNumber(context.source, index) : null
  return number && number.value >= 1 && number.value <= LARGEST_TEAM && Number.isInteger(number.value) && !isTime(context, index) && (tokens[number.next]?.spaced ?? false) ? number : null
}

/** The 3 of '3pm' and of '2.3'. */
function isTime(context: ReadingContext, index: number): boolean {
  const isFraction = context.source.tokens[index - 1]?.key === '.' && !context.source.tokens[index]!.spaced
  return isFraction || context.groups.some(({ from, to, expressions: [first] }) => index >= from && index < to && first!.duration === null)
}

/** '(Kemi, Lars)', ': Joost and Fleur', ', Sam and Alex' behind the role: the names are read instead. */
function isNamed(context: ReadingContext, next: number): boolean {
  const { tokens } = context.source
  if (isName(context, next)) return true
  const isLead = /^(?:\(|:|,|-|=)$/u.test(tokens[next]?.key ?? '')
  if (!isLead || !isName(context, next + 1)) return false
  return tokens[next]!.key !== ',' || /^(?:and|&|\+|,|\.|\()$/u.test(tokens[next + 2]?.key ?? '.')
}

/** 'three designer chairs', '2 frontend bugs': the role only describes something else. */
function isModifier(context: ReadingContext, next: number): boolean {
  const token = context.source.tokens[next]
  if (token?.kind !== 'word' || isPluralBefore(context, next)) return false
  return context.source.entries[next]!.length === 0 && !/^(?:who|with|can|could|has|have|will|each|both|working|on|at|full|part|only|half|is|are|we|me|he|she|they|max|mit|und|con|avec|com|nur|je|que|qui|per|from|in|to|for|available|remote|alone|sharing|doing|building|i|need|needs|want|help|build|test|write|draw|paint|join|assist)$/u.test(token.key)
}

/** 'Five nurses released on Wednesdays': what describes another noun stands in the singular in English. */
function isPluralBefore({ source: { tokens }, language }: ReadingContext, next: number): boolean {
  return language === 'en' && /\p{L}{3}s$/u.test(tokens[next - 1]!.key) && /(?:ed|but|when|while|then|so)$/u.test(tokens[next]!.key)
}

/** 'me and my wife', 'my brother and I', 'with a friend'. */
function relativesOf(context: ReadingContext): Person[] {
  const { tokens } = context.source
  for (let index = 1; index < tokens.length; index += 1) {
    if (!isRelative(tokens[index]!.key, 'household', 'child', 'kin', 'friend', 'colleague', 'superior') || !/^(?:my|a|our|meine?|mi|un|una|ma|mon|une|minha|meu|um|uma)$/u.test(tokens[index - 1]!.key) || isName(context, index + 1)) continue
    const before = tokens.slice(Math.max(0, index - 3), index - 1).map(({ key }) => key).join(' ')
    const behind = tokens.slice(index + 1, index + 3).map(({ key }) => key).join(' ')
    const joined = / ?(?:me|myself|i|ich|yo|moi|eu) (?:and|&|\+|plus|und|y|et|e)$/u.test(before) || /^(?:and|&|\+|und|y|et|e) (?:i|me|myself|ich|yo|moi|eu)\b/u.test(behind)
    if (!joined) continue
    const from = / ?(?:and|&|\+|plus|und|y|et|e)$/u.test(before) ? index - 3 : index - 1
    const words = { from: Math.max(0, from), to: from === index - 3 ? index + 1 : index + 3 }
    claim(context, words)
    return [
      { name: 'Me', roles: [], isUser: true, words, capacity: null },
      { name: `My ${tokens[index]!.text.toLowerCase()}`, roles: [], isUser: false, words, capacity: null },
    ]
  }
  return []
}

/** The Priyanka of 'Priyanka and one contractor', and the user of 'me + 2 devs'. */
function namesBeside(context: ReadingContext, counted: readonly Counted[]): Person[] {
  return counted.flatMap(({ words }) => {
    const [joint, name] = [context.source.tokens[words.from - 1], context.source.tokens[words.from - 2]]
    if (!joint || !name || !JOINT.test(joint.key) || !isName(context, words.from - 2)) return []
    const at = { from: words.from - 2, to: words.from - 1 }
    claim(context, at)
    return [{ name: name.text, roles: [], isUser: false, words: at, capacity: null }]
  })
}

/** 'solo founder', 'just me', "I'm on my own". */
function soloOf(context: ReadingContext): Person[] {
  const { tokens } = context.source
  const at = tokens.findIndex(({ key }, index) => {
    const [next, third] = [tokens[index + 1]?.key ?? '', tokens[index + 2]?.key ?? '']
    return key === 'solo' && context.language === 'en' || key === 'just' && next === 'me' || key === 'only' && next === 'me' || key === 'on' && next === 'my' && third === 'own'
  })
  if (at < 0) return []
  const to = tokens[at]!.key === 'on' ? at + 3 : tokens[at]!.key === 'solo' && roleAt(context, at + 1) === null ? at + 1 : at + 2
  const words = { from: at, to: Math.min(to, tokens.length) }
  claim(context, words)
  return [{ name: 'Me', roles: [], isUser: true, words, capacity: null }]
}
