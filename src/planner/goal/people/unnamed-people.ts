import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isName, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { roleAt } from './roles.ts'
import { shareAt } from './shares-of-time.ts'
import { isRelative } from './relatives.ts'

/** More than this many are an audience, not a team. */
export const LARGEST_TEAM = 15

export type Counted = { count: number; role: string | null; words: Words; capacity: Person['capacity'] }

/** People without names: 'two developers and a designer', 'a team of 4', 'we are three', 'me and my wife', 'solo'. */
export function unnamedPeople(context: ReadingContext, known: ReadonlySet<string> = new Set()): Person[] {
  if (context.plannerType !== 'sprint') return []
  // '5 volunteers for the envelopes' beside a team with names take on nothing else of its work.
  const counted = countedRoles(context).filter(({ words, count }) => known.size < 2 || count < 2 || context.source.tokens[words.to]?.key !== 'for')
  const all = countedTeam(context, known.size > 0)
  if (all && counted.length > 0) counted[0]!.words = { from: Math.min(all.words.from, counted[0]!.words.from), to: counted[0]!.words.to }
  const team = counted.length > 0 ? null : all?.isOpen ? all : null
  const relatives = relativesOf(context)
  for (const { words } of [...counted, ...(all ? [all] : [])]) claim(context, words)
  return [...relatives, ...namesBeside(context, counted), ...expandCounted([...counted, ...(team ? [team] : [])]), ...soloOf(context)]
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
    const share = tokens[role.next]?.key === '(' ? shareAt(context, role.next + 1) : shareAt(context, role.next)
    found.push({ count: count.value, role: role.value, words: { from: index, to: share?.next ?? role.next }, capacity: share ? { minutes: share.minutes, per: 'week' } : null })
    index = role.next - 1
  }
  return found
}

/** 'A pilot with ten students', 'demo with six nurses': people of no trade that builds things, with whom something is done. */
function areGuests(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const number = index < tokens.length ? parseNumber(context.source, index) : null
  const noun = tokens[index - 2]
  const isWith = /^(?:with|by|mit|con|avec|com)$/u.test(tokens[index - 1]?.key ?? '') && noun?.kind === 'word' && !context.groups.some(({ from, to }) => from <= index - 2 && to > index - 2) && !TEAM_WORDS.has(noun.key) && !/^(?:work|working|together|built|done|made|am|are|is|it|up|sprints?|weeks?)$/u.test(noun.key)
  return isWith && number !== null && /^(?:students?|pupils?|volunteers?|teachers?|nurses?|doctors?|drivers?|lecturers?|gardeners?|midwives|pharmacists?|librarians?)$/u.test(tokens[number.next]?.key ?? '')
}

function countAt(context: ReadingContext, index: number, last: Counted | null): { value: number; next: number } | null {
  const { tokens } = context.source
  const { key, kind } = tokens[index]!
  const isArticle = /^(?:a|an|our|the|my|ein|eine|einen|un|una|une|um|uma)$/u.test(key)
  const isBeside = last !== null && index - last.words.to <= 2 && tokens.slice(last.words.to, index).every((token) => /^(?:,|and|&|\+|plus|y|und|et|e)$/u.test(token.key))
  if (isArticle) return isBeside ? { value: 1, next: index + 1 } : null
  if (key === 'pair' && tokens[index + 1]?.key === 'of') return { value: 2, next: index + 2 }
  const number = kind === 'digits' || kind === 'word' ? parseNumber(context.source, index) : null
  return number && number.value >= 1 && number.value <= LARGEST_TEAM && Number.isInteger(number.value) && !isTime(context, index) && (tokens[number.next]?.spaced ?? false) ? number : null
}

/** The 3 of '3pm' and of '2.3'. */
function isTime(context: ReadingContext, index: number): boolean {
  const isFraction = context.source.tokens[index - 1]?.key === '.' && !context.source.tokens[index]!.spaced
  return isFraction || context.groups.some(({ from, to, expressions: [first] }) => index >= from && index < to && first!.duration === null)
}

/** 'hire two engineers', 'interviews with 5 designers', 'training for 3 developers': whom the work is for, not who does it. */
export function isWantedAt(context: ReadingContext, index: number): boolean {
  if (areGuests(context, index)) return true
  // 'proposals from 11 team leads', 'signatures of 4 tutors'; a 'team of 3 developers' is one.
  const [before, earlier] = [context.source.tokens[index - 1]?.key ?? '', context.source.tokens[index - 2]]
  if (/^(?:from|of|to|between|among)$/u.test(before) && earlier?.kind === 'word' && !TEAM_WORDS.has(earlier.key) && !/^(?:group|pair|made|up|consists?|consisting|composed|panel|pool|mix)$/u.test(earlier.key) && !context.groups.some((group) => group.from <= index && group.to > index)) return true
  if (context.source.tokens[index - 1]?.key === 'for' || /^(?:it's|it is|that's|this is) (?:about|around|roughly)$/u.test(keysOf(context, { from: Math.max(0, index - 2), to: index }).join(' '))) return true
  return context.source.tokens.slice(Math.max(0, index - 4), index).some(({ key }) => /^(?:hire|hiring|recruit|recruiting|find|interview|interviews|onboard|onboarding|train|training|survey|surveys|test|tests|testing|usability|user|users|workshop|ask|seek|teach|coach|brief|invite|einstellen|schulen|einschulen|einladen|contratar|formar|capacitar|entrenar|recruter|former|embaucher|inviter|treinar|entrevistar)$/u.test(key))
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
  if (token?.kind !== 'word') return false
  return context.source.entries[next]!.length === 0 && !/^(?:who|with|can|could|has|have|will|each|both|working|on|at|full|part|only|half|is|are|we|me|he|she|they|max|mit|und|con|avec|com|nur|je|que|qui|per|from|in|to|for|available|remote|alone|sharing|doing|building|i|need|needs|want|help|build|test|write|draw|paint|join|assist)$/u.test(token.key)
}

/** 'a team of 4', '6 people', 'we are three', '3 of us', '5-person squad'. */
function countedTeam(context: ReadingContext, isBesideNames: boolean): (Counted & { isOpen: boolean }) | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const number = parseNumber(context.source, index)
    if (!number || number.value < 2 || number.value > LARGEST_TEAM || !Number.isInteger(number.value)) continue
    const [before, earlier] = [tokens[index - 1]?.key ?? '', tokens[index - 2]?.key ?? '']
    const at = tokens[number.next]?.key === '-' ? number.next + 1 : number.next
    const after = tokens[at]?.key ?? ''
    const { isTeamOf, areWe } = leadOf(before, earlier)
    const areUs = after === 'of' && tokens[at + 1]?.key === 'us'
    const arePeople = /^(?:people|persons?|ppl|devs|colleagues|leute|personas|personnes|pessoas)$/u.test(after) && isTeamPhrase(context, { from: index, to: at + 1 }) && !isAudience(context, index, isBesideNames) && !(isBesideNames && before === '(' && !TEAM_WORDS.has(earlier) && !/^(?:we|us)$/u.test(earlier))
    if (!isTeamOf && !areUs && !arePeople && !(areWe && !/^(?:weeks?|days?|months?|hours?|sprints?)$/u.test(after))) continue
    const next = areUs ? at + 2 : arePeople ? at + 1 : number.next
    return { count: number.value, role: null, capacity: null, isOpen: !hasNames(context, next), words: { from: isTeamOf ? index - 2 : areWe ? index - 1 : index, to: next } }
  }
  return null
}

/** The 'team of' and the 'we are' right before a number. */
function leadOf(before: string, earlier: string): { isTeamOf: boolean; areWe: boolean } {
  return {
    isTeamOf: before === 'of' && /^(?:team|squad|crew|group)$/u.test(earlier) || /^(?:equipo|equipe)$/u.test(earlier) && before === 'de' || earlier === 'team' && before === 'von',
    areWe: /^(?:we're|wir|somos|sommes)$/u.test(before) || before === 'are' && earlier === 'we' || before === 'sind' && earlier === 'wir',
  }
}

/** '6 people' as a clause of its own, or before 'team'; not 'a form for 6 people'. */
function isTeamPhrase(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  const isOpen = from === 0 || tokens[from - 1]!.kind === 'break' || /^(?:,|\.|;|:|\(|!|have|with|got|mit|con|avec|com)$/u.test(tokens[from - 1]!.key)
  const isClosed = tokens[to] === undefined || tokens[to].kind === 'break' || /^(?:,|\.|;|\)|team|squad|crew|on|available|working|who|each|full|and)$/u.test(tokens[to].key)
  return isOpen && isClosed
}

/** 'card sorting with 10 people' beside a team with names, 'usability test with 5 people': with whom something is done, not who does it. */
function isAudience(context: ReadingContext, index: number, isBesideNames: boolean): boolean {
  return /^(?:with|mit|con|avec|com)$/u.test(context.source.tokens[index - 1]?.key ?? '') && (isBesideNames || isWantedAt(context, index))
}

function hasNames(context: ReadingContext, from: number): boolean {
  return [from, from + 1, from + 2].some((index) => isName(context, index) && context.source.tokens.slice(from, index).every(({ kind }) => kind === 'symbol'))
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
    if (!joint || !name || !/^(?:and|&|\+|,|plus|y|und|et|e)$/u.test(joint.key) || !isName(context, words.from - 2) || joint.key === ',' && !isOpening(context, words.from - 3)) return []
    const at = { from: words.from - 2, to: words.from - 1 }
    claim(context, at)
    return [{ name: name.text, roles: [], isUser: false, words: at, capacity: null }]
  })
}

function isOpening(context: ReadingContext, index: number): boolean {
  const token = context.source.tokens[index]
  return token === undefined || token.kind === 'break' || /^[.:(]$/u.test(token.key) || TEAM_WORDS.has(token.key)
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
