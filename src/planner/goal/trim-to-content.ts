import type { Token } from '../time/grammar/token.ts'
import { isEmptyWord, isForeignToEnglish } from './empty-words.ts'
import type { ReadingContext, Words } from './reading-context.ts'

/** A word at an end of a stretch, and what stands around it. */
type End = {
  context: ReadingContext
  token: Token
  before: Token | undefined
  after: Token | undefined
  afterNext: Token | undefined
  /** Whether it is the first or the last word of the stretch as it is trimmed so far. */
  isFirst: boolean
  isLast: boolean
  isNextLast: boolean
}

/** A word that names nothing elsewhere and yet belongs to the name of a thing. */
type KeptWord = { says: string; holds: (end: End) => boolean }

/** 'cut over', 'roll out', 'clean up' end in words that are empty elsewhere. */
const PARTICLES = new Set(['over', 'out', 'up', 'off', 'down'])

const DAYS_OF_THINGS = /^(?:game|sports?|open|demo|training|moving|launch|release|field|race|match|wedding|clean-?up|action|hack|career|careers|study|info|pitch|exam|family|fun|away|planning|strategy|inset|results?|market|discovery|workshop|visiting|taster)$/u

/** What is said of a day that has no name of its own. */
const OF_DAYS = /^(?:first|last|next|same|whole|full|half|other|good|bad|dry|wet|rainy|sunny|warm|cold|free|busy|long|short|late|early|new|second|third|fourth|fifth|final|previous|following|work|working|week|business|school|rest|off|given|single|one|two|three|four|five|six|seven|eight|nine|ten|\d+|\p{L}+(?:['’]s|day)|odd|even|usual|normal|due|per|date|start|end)$/u

/** Words that name nothing alone, and with the next one a thing. */
const COMPOUNDS = /^(?:help (?:cent(?:re|er)|desk|texts?|pages?|line|articles?|menu|system|screens?|docs|section|button|files?)|(?:time|date) (?:tracking|pickers?|zones?|sheets?|formats?|recording|stamps?|entry|capsule|trials?|slots?)|deadline (?:reminders?|list|calendar|dashboard|tracker|alerts?|view|board)|plan (?:overview|comparison|page|editor|limits)|schedule (?:view|export|editor|import)|set ?up (?:wizard|page|guide|screen)|start (?:page|screen|number|box|line|kit)|place (?:cards?|names?|settings?|mats?))$/u

/** What is set, where 'train set' and 'chess set' are things. */
export const IS_SET = /^(?:dates?|days?|tables?|prices?|alarms?|budgets?|agenda|goals?|targets?|limits?|stage|scene)$/u

/** What somebody is given belongs to the name: 'give Rosie her pills', and not 'give me a plan'. */
export function isGiven({ key }: Token, after: Token | undefined): boolean {
  return key === 'give' && /^(?:the|my|our|his|her|their|\p{Lu}\p{Ll}+)$/u.test(after?.text ?? '')
}

const KEPT_WORDS: readonly KeptWord[] = [
  // The end of a hyphenated word.
  { says: 'check-out', holds: ({ token, before, isFirst }) => !isFirst && isGluedTo(token) && before!.key === '-' && isGluedTo(before) },
  // Its beginning.
  { says: 'over-the-air update', holds: ({ token, after, afterNext, isLast, isNextLast }) => token.kind === 'word' && !isLast && !isNextLast && after!.key === '-' && isGluedTo(after) && afterNext!.kind === 'word' && isGluedTo(afterNext) },
  { says: 'help desk', holds: ({ token, after, isLast }) => !isLast && COMPOUNDS.test(`${token.key} ${after!.key}`) },
  { says: 'rollout to 25 %', holds: ({ token, before, isFirst, isLast }) => token.key === '%' && isLast && !isFirst && before!.kind === 'digits' },
  { says: 'I2C', holds: ({ token, after }) => token.kind === 'word' && after?.kind === 'digits' && isGluedTo(after) },
  { says: '3T', holds: ({ token, before, isFirst }) => token.kind === 'word' && !isFirst && before!.kind === 'digits' && isGluedTo(token) },
  { says: 'ward A', holds: ({ token, before, isFirst, isLast }) => /^\p{Lu}$/u.test(token.text) && token.text !== 'I' && token.spaced && !isFirst && isLast && isContentWord(before) },
  { says: 'A/B test', holds: ({ token, after }) => /^\p{Lu}$/u.test(token.text) && /^[/&]$/u.test(after?.key ?? '') && isGluedTo(after) },
  { says: 'clean up', holds: ({ token, before, isFirst, isLast }) => PARTICLES.has(token.key) && !isFirst && isLast && isContentWord(before) },
  { says: 'check in', holds: ({ token, before, isFirst, isLast }) => token.key === 'in' && isLast && !isFirst && /^(?:check|weigh|log|move|phone|drop|sign|settling|settle|trade|buy|scan|clock|book|opt|plug|hand|goods|opting|signing|logging|checking|dial)$/u.test(before!.key) },
  { says: 'goes back in', holds: ({ token, before, after, afterNext, isFirst, isLast }) => token.key === 'in' && isLast && !isFirst && /^(?:back|moves?|moving)$/u.test(before!.key) && !(after?.kind === 'digits' && /^(?:business|working|hours?|minutes|days?|weeks?|months?)$/u.test(afterNext?.key ?? '')) },
  { says: 'the set is built', holds: ({ token, before, after }) => token.key === 'set' && /^(?:the|our|a|stage|film)$/u.test(before?.key ?? '') && after?.kind === 'word' && !/^(?:of|dates?|days?|times?|hours?|up|out|off|down|in|on|to)$/u.test(after.key) },
  { says: 'open day', holds: ({ token, before, isFirst, isLast }) => token.key === 'day' && isLast && !isFirst && DAYS_OF_THINGS.test(before!.key) },
  { says: 'date night', holds: ({ token, after }) => token.key === 'date' && /^nights?$/u.test(after?.key ?? '') },
  { says: 'picture day', holds: ({ context, token, before, isFirst, isLast }) => context.language === 'en' && token.key === 'day' && isLast && !isFirst && isContentWord(before) && !OF_DAYS.test(before!.key) },
  { says: 'staging build', holds: ({ token, before, isFirst, isLast }) => token.key === 'build' && isLast && !isFirst && (isContentWord(before) || before?.key === 'set') },
  { says: 'set design', holds: ({ context, token, after, isFirst, isLast }) => context.language === 'en' && token.key === 'set' && isFirst && !isLast && /^(?:build|design|designs|dressing|painting|construction|strike|list|lists|menu|text|texts|piece|pieces)$/u.test(after?.key ?? '') },
  { says: 'pens to put up', holds: ({ token, before, after, isFirst, isLast }) => !isFirst && (isLast && PARTICLES.has(token.key) && /^(?:put|set|get)$/u.test(before!.key) || /^(?:put|set|get)$/u.test(token.key) && PARTICLES.has(after?.key ?? '') && before!.key === 'to') },
  { says: "my father's will", holds: ({ token, before, isFirst, isLast }) => token.key === 'will' && isLast && !isFirst && /['’]s?$|^(?:my|our|his|her|their|the|a|living|last)$/u.test(before!.text) },
  { says: 'float and till', holds: ({ token, before, after, isFirst, isLast }) => token.key === 'till' && isLast && (isFirst || /^(?:the|a|our|new|and|&)$/u.test(before!.key)) && after?.kind !== 'word' && after?.kind !== 'digits' },
  { says: 'chess set', holds: ({ token, before, isFirst, isLast }) => token.key === 'set' && isLast && !isFirst && isContentWord(before) && !IS_SET.test(before!.key) },
  { says: 'give away books', holds: ({ token, after, isFirst }) => isFirst && /^(?:give|put)$/u.test(token.key) && /^(?:away|up|back|out|down)$/u.test(after?.key ?? '') },
  { says: 'give the cat her pills', holds: ({ token, after }) => isGiven(token, after) },
  // In a list.
  { says: 'plan de personal', holds: ({ token, before, after, isFirst }) => token.key === 'plan' && isFirst && /^[,:•]$/u.test(before?.key ?? '') && /^(?:de|des|du)$/u.test(after?.key ?? '') },
  { says: 'planning permission', holds: ({ token, after, isFirst, isNextLast }) => isFirst && isNextLast && /^(?:plan|planning)$/u.test(token.key) && /^(?:permission|consent|applications?|approvals?|reviews?|checks?|inspections?|office|officer|department|committee|fees?)$/u.test(after?.key ?? '') },
  { says: 'birth plan', holds: ({ token, before, isFirst, isLast }) => /^(?:plan|plans|schedule|schedules)$/u.test(token.key) && !isFirst && isLast && isContentWord(before) && !/^(?:day|week|month|year)s?$/u.test(before!.key) },
  { says: 'IT training', holds: ({ token, before, after, isFirst, isLast }) => !(isFirst && isLast) && /^(?:IT|US)$/u.test(token.text) && !/^\p{Lu}{2,}$/u.test(before?.text ?? '') && !/^\p{Lu}{2,}$/u.test(after?.text ?? '') },
  // Another language's word.
  { says: 'con law', holds: ({ context, token }) => context.language === 'en' && token.kind === 'word' && isForeignToEnglish(token.key) },
]

/** Trims words that name nothing from both ends; null when nothing remains. */
export function trimToContent(context: ReadingContext, words: Words): Words | null {
  let { from, to } = words
  while (from < to && isEmpty(context, words, { index: from, to })) from += 1
  while (to > from && isEmpty(context, words, { index: to - 1, to })) to -= 1
  return to > from ? { from, to } : null
}

function isEmpty(context: ReadingContext, words: Words, { index, to }: { index: number; to: number }): boolean {
  const { tokens } = context.source
  const token = tokens[index]!
  const end: End = { context, token, before: tokens[index - 1], after: tokens[index + 1], afterNext: tokens[index + 2], isFirst: index === words.from, isLast: index === to - 1, isNextLast: index === to - 2 }
  return !KEPT_WORDS.some(({ holds }) => holds(end)) && (token.kind === 'break' || token.kind === 'symbol' || isEmptyWord(token.key))
}

function isGluedTo(token: Token | undefined): boolean {
  return token?.spaced === false
}

function isContentWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isEmptyWord(token.key)
}
