import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statedSort } from '../times/sort-of-time.ts'
import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import { behindAbout } from './leads-of-statements.ts'
import { groupsIn, hasWindows, possessor, skipBullet } from './meeting-people.ts'
import { isWish } from './verdict-of-words.ts'

/** The person that 'I' and 'me' stand for. */
export const USER = ''

export function namedIn(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): boolean {
  for (let index = from; index < to; index += 1) if (nameAt(context, index, names)) return true
  return false
}

export function nameAt(context: ReadingContext, index: number, names: ReadonlySet<string>): string | null {
  const name = isNameWord(context, index) ? parseProperName(context, index) : null
  if (!name) return null
  const bare = possessor(name.value)
  if (names.has(bare)) return bare
  const first = possessor(context.source.tokens[index]!.text)
  return names.has(first) ? first : null
}

/** The person a statement begins with, behind bullets, days and words like 'also'; 'I' is the user when it says something of the time. */
export function subjectIn(context: ReadingContext, statement: Words, names: ReadonlySet<string>): string | null {
  const comma = behindLeadIn(context, statement, names)
  if (comma > statement.from) return subjectIn(context, { from: comma, to: statement.to }, names)
  const asked = askedIn(context, statement, names)
  if (asked !== null) return asked
  const told = isTelling(context, statement) ? onlyPerson(context, statement, names) : null
  if (told !== null) return told
  const opening = keysOf(context, { from: statement.from, to: Math.min(statement.to, statement.from + 2) })
  if (!isRequest(context, statement) && opening.some((key) => /^(?:i|i'm|im|i've|me|ich|yo|je|eu)$/u.test(key)) && (statedSort(keysOf(context, statement)) !== null || opening[1] === ':' || (opening[1] === 'have' && hasWindows(context, statement)))) return USER
  for (let index = statement.from; index < Math.min(statement.to, statement.from + 4); index += 1) {
    const name = nameAt(context, index, names)
    if (name) return name
    if (isNameWord(context, index) && index > statement.from + 1) return null
  }
  return subjectAtEnd(context, statement, names) ?? subjectOfWish(context, statement, names) ?? subjectBehind(context, statement, names) ?? subjectOfDoubt(context, statement, names) ?? onlyPerson(context, statement, names)
}

/** The Ana of the line 'Ana: I'm busy 9-10. Please nothing after 15:00', who goes on to speak in it. */
export function speakerOf(context: ReadingContext, { from }: Words, names: ReadonlySet<string>): string | null {
  const { tokens } = context.source
  const start = behindAbout(context, skipBullet(context, tokens.findLastIndex(({ kind }, index) => index < from && kind === 'break') + 1))
  const name = start < from ? nameAt(context, start, names) : null
  return name !== null && [tokens[start + 1]?.key, tokens[start + 2]?.key].includes(':') ? name : null
}

/** 'I asked all of them', 'I'm trying to organise a one-hour meeting on Monday': no times of one's own. */
function isRequest(context: ReadingContext, { from, to }: Words): boolean {
  const keys = keysOf(context, { from, to: Math.min(to, from + LONGEST_REQUEST) })
  const isLengthAlone = !hasWindows(context, { from, to }) && groupsIn(context, { from, to }).some(({ expressions: [first] }) => first!.duration !== null)
  return isLengthAlone || keys.slice(0, 4).some((key) => ASKED.test(key)) || keys.some((key) => ARRANGES.test(key))
}

/** 'I am still trying to set up'. */
const LONGEST_REQUEST = 7

const ASKED = /^(?:asked|checked|wonder|wondered|know|looked|heard|gathered|collected|compiled|listed)$/u
const ARRANGES = /^(?:organi[sz](?:e|ing)|arrang(?:e|ing)|schedul(?:e|ing)|conven(?:e|ing)|set|setting|coordinat(?:e|ing)|find|finding|book|booking|squeeze|fit|organizar|agendar|organisieren|organiser)$/u

/** The Ana of 'I checked with Ana: …'. */
function askedIn(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  const at = Array.from({ length: Math.min(5, to - from) }, (_, offset) => from + offset).find((index) => /^(?:with|to)$/u.test(context.source.tokens[index]!.key) && context.source.tokens[index + 2]?.key === ':')
  return at === undefined ? null : nameAt(context, at + 1, names)
}

/** Index behind the comma of 'According to the calendar, Ana is …'; the start when there is no such phrase. */
function behindLeadIn(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): number {
  const comma = context.source.tokens.slice(from, Math.min(to, from + LONGEST_LEAD_IN)).findIndex(({ key }) => key === ',')
  const lead = { from, to: from + comma }
  const isLeadIn = comma > 0 && /^(?:according|as|per|from|looking|judging|in|unfortunately|also|then|next|finally|meanwhile|however|lastly|sadly|apparently|note)$/u.test(context.source.tokens[from]!.key)
  return isLeadIn && !context.groups.some((group) => group.from < lead.to && group.to > lead.from) && !namedIn(context, lead, names) ? from + comma + 1 : from
}

const LONGEST_LEAD_IN = 9

/** 'If possible, nothing before 10 for Ana'. */
function subjectAtEnd(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  const [before, last] = [context.source.tokens[to - 2], context.source.tokens[to - 1]]
  if (to - from <= 3) return null
  // 'Not on Monday, Ana says.'
  if (SAYS.test(last?.key ?? '') && before) return nameAt(context, to - 2, names)
  return SAYS.test(before?.key ?? '') || /^(?:for|fur|para|pour)$/u.test(before?.key ?? '') ? nameAt(context, to - 1, names) : null
}

export const SAYS = /^(?:says|said|asks|asked|insists|writes|wrote|adds|added|begs|begged|thinks|warns)$/u

/** 'Ideally we would leave Ana alone after 10': the only person of a wish. */
function subjectOfWish(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  const isWish = /^(?:ideally|preferably|if|please|we'd|maybe|wish|wishes|preference|request|nothing|no|not|try|nb|ps)$/u.test(context.source.tokens[from]?.key ?? '')
  if (!isWish && statedSort(keysOf(context, { from, to })) !== 'prefers-not') return null
  const found = new Set(Array.from({ length: to - from }, (_, offset) => nameAt(context, from + offset, names)).filter((name) => name !== null))
  return found.size === 1 ? [...found][0]! : null
}

/** 'It won't work for Ana on Monday': the only person, whose time it speaks of. */
function subjectOfDoubt(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  if (statedSort(keysOf(context, { from, to })) === null) return null
  const named = Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => nameAt(context, index, names) !== null)
  const [index] = named
  return index !== undefined && named.length === 1 && /^(?:for|on|with)$/u.test(context.source.tokens[index - 1]?.key ?? '') ? nameAt(context, index, names) : null
}

/** 'I'm afraid Ana is out 9-10' tells of her and not of the one who tells. */
function isTelling(context: ReadingContext, { from, to }: Words): boolean {
  return /^i(?:['’]m| am)? (?:afraid|sorry|told|happy to say|glad to say|think|know|believe|hear|heard|see|fear|guess|gather|understand|promised) /u.test(`${keysOf(context, { from, to: Math.min(to, from + 5) }).join(' ')} `)
}

/** 'It must not collide with what Ana has planned: 9-10': who else would the hours be of. */
function onlyPerson(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  if (!hasWindows(context, { from, to }) && !isWish(keysOf(context, { from, to }))) return null
  const found = new Set(Array.from({ length: to - from }, (_, offset) => nameAt(context, from + offset, names)).filter((name) => name !== null))
  return found.size === 1 ? [...found][0]! : null
}

/** 'On Monday 11 January Ana is tied up …', 'After 11 works for Ana': the only person of a statement that begins with a time. */
function subjectBehind(context: ReadingContext, statement: Words, names: ReadonlySet<string>): string | null {
  const [group] = groupsIn(context, statement)
  if (!group || group.from > statement.from + 2) return null
  const found = new Set<string>()
  for (let index = statement.from; index < statement.to; index += 1) {
    const name = nameAt(context, index, names)
    if (name) found.add(name)
  }
  return found.size === 1 ? [...found][0]! : null
}
