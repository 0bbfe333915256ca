import { isEmptyIn } from '../../empty-words.ts'
import { isGivenName } from '../../people/given-names.ts'
import { LANGUAGES, ROLE_WORDS, TEAM_WORDS } from '../../people/people-words.ts'
import { isRelative } from '../../people/relatives.ts'
import { isWorkOfOther } from '../../people/work-verbs.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'

/** One word that may be somebody's name: 'Ana', 'Ji-woo'. */
export const NAME = String.raw`\p{Lu}\p{Ll}{1,20}(?:-\p{L}\p{Ll}{1,20})?(?![\p{L}\d])`
/** Between two who do the same. */
export const JOINT = String.raw`(?:,? (?:and|und|y|e|et) | ?[&+/] ?|, )`

const SAYS_AWAY = new RegExp(String.raw`(?<!\p{L})(${NAME})(?:['’]s| is| will be) (?:away|off|out|on (?:annual |parental |sick )?leave|on holiday|on vacation|ill|abroad|half[ -]time|part[ -]time|(?:only )?(?:here|there|in|available) only)(?!\p{L})`, 'gu')
const SAYS_WORK = new RegExp(String.raw`(?<!\p{L})(${NAME}) (\p{Ll}{2,12})(?!\p{L})`, 'gu')
/** Behind a comma, German has things with a capital. */
const BESIDE_APART = new RegExp(String.raw`(?<!\p{L})(${NAME})(?=(?: und | ?[&+/] ?)(${NAME}))`, 'gu')
const BESIDE = new RegExp(String.raw`(?<!\p{L})(${NAME})(?=${JOINT}(${NAME}))`, 'gu')
const SAYS_OWNER = new RegExp(String.raw`(?:l[oa]s? lleva|l[oa]s? hace|owner|owned by|led by|assigned to|assignee|DRI|verantwortlich|zuständig|responsable|responsável):? (${NAME})`, 'gu')
const SAYS_KIN = new RegExp(String.raw`(?<!\p{L})(\p{L}{3,12}) (${NAME})`, 'gu')
/** Who is called by what they are. */
const CALLED = /^(?:Mum|Mom|Mummy|Dad|Daddy|Gran|Granny|Grandma|Grandpa|Grandad|Nan|Mama|Papa|Mami|Papi|Oma|Opa|Maman|Mamá|Papá|Mamãe|Papai|Abuela|Abuelo)$/u
/** What stands before a verb and is nobody: 'This covers', 'Friday works'. */
const NOBODY = new RegExp(String.raw`^(?:who|what|it|this|that|she|he|they|we|you|everybody|everyone|nobody|somebody|someone|each|one|all|both|work|half|time|sprints?|${ANY_WEEKDAY}|january|february|march|april|may|june|july|august|september|october|november|december)$`, 'iu')

/** Whether a word of the text is somebody: by a name that people are given, by what it says of them, or beside somebody who is. */
export type IsSomebody = (word: string) => boolean

export function peopleIn(text: string, language: string): IsSomebody {
  const isName = (word: string) => /^\p{Lu}/u.test(word) && (isGivenName(word) || CALLED.test(word))
  const isPossible = (word: string) => mayBeSomebody(word, language)
  const told = new Set([...text.matchAll(SAYS_AWAY), ...text.matchAll(SAYS_OWNER)].map(([, name]) => name!).filter(isPossible))
  // German writes every noun with a capital: 'Bremse prüft' is nobody.
  if (language !== 'de') for (const [, name, verb] of text.matchAll(SAYS_WORK)) if (isWorkOfOther(verb!) && !PLURAL.test(verb!) && isPossible(name!)) told.add(name!)
  for (const [, kin, name] of text.matchAll(SAYS_KIN)) if (isRelative(kin!.toLowerCase()) && isPossible(name!)) told.add(name!)
  for (const [, first, second] of text.matchAll(language === 'de' ? BESIDE_APART : BESIDE)) for (const [one, other] of [[first!, second!], [second!, first!]] as const) if (isName(one) && isPossible(other)) told.add(other)
  return (word) => isName(word) || told.has(word)
}

/** A word with a capital that is none of a plan, a team, a language or the calendar. */
export function mayBeSomebody(word: string, language: string): boolean {
  const key = word.toLowerCase()
  return !NOBODY.test(word) && !LANGUAGES.test(word) && !ROLE_WORDS.has(key) && !TEAM_WORDS.has(key) && !isEmptyIn(language, key)
}

/** Verbs that are plurals as well: 'Unit tests'. */
const PLURAL = /^(?:records|designs|reviews|plans|tests|orders|drives|prints|builds|covers|films|drafts|paints|signs|codes|edits|runs|works|looks|plays|reads|repairs|takes|helps|sales|sells|copies)$/u

/** A stretch of the text. */
export type Stretch = { start: number; end: number }

/** The sentences of a text: up to a full stop, or the end of a line; not at the stop of '8. Februar' or 'Dr. Weber', nor within brackets. */
export function sentencesIn(text: string): Stretch[] {
  const found: Stretch[] = []
  let [start, depth] = [0, 0]
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '\n'
    if (sign === '(') depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign === '\n') depth = 0
    if (sign !== '\n' && !(depth === 0 && /[.!?]/u.test(sign) && /^(?:\s|$)/u.test(text.slice(at + 1, at + 2)) && !isWithinSentence(text, at))) continue
    if (text.slice(start, at).trim() !== '') found.push({ start: start + /^\s*/u.exec(text.slice(start, at))![0].length, end: at })
    start = at + 1
  }
  return found
}

function isWithinSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 6), at)
  return /(?<!\p{L})(?:dr|mr|mrs|ms|prof|st|approx|ca|e\.g|i\.e|z\.B|bzw|sra?)$/iu.test(before) || /\d$/u.test(before) && WRITTEN_MONTH.test(text.slice(at + 1, at + 6))
}

const WRITTEN_MONTH = /^\s(?:Jan|Feb|M[aä]r|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|\p{Ll})/u

/** The parts of a sentence: at commas, semicolons and spaced dashes outside of brackets; `sign` is where the one before it ends. */
export type PartOfSentence = Stretch & { sign: number }

export function partsOfSentence(text: string, { start, end }: Stretch): PartOfSentence[] {
  const parts: PartOfSentence[] = []
  let [from, sign, depth] = [start, start, 0]
  for (let at = start; at <= end; at += 1) {
    const one = at === end ? ',' : text[at]!
    if (one === '(') depth += 1
    if (one === ')') depth -= 1
    const isDash = /[-–—]/u.test(one) && text[at - 1] === ' ' && text[at + 1] === ' '
    const isCut = at === end || depth === 0 && (/[,;]/u.test(one) && /\s/u.test(text[at + 1] ?? ' ') || isDash)
    if (!isCut) continue
    const [first, last] = [from + /^\s*/u.exec(text.slice(from, at))![0].length, from + text.slice(from, at).trimEnd().length]
    if (last > first) parts.push({ start: first, end: last, sign })
    sign = last
    from = at + 1
  }
  return parts
}
