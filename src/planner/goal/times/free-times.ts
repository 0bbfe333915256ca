import { keysOf, sentenceOf } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { hasDates } from './clause-of-time.ts'
import type { ClauseOfTime } from './clause-of-time.ts'
import { isNegated } from './denial-words.ts'
import type { TimeEntry } from './time-entries.ts'

/**
 * 'evenings free', 'only free Saturdays', 'I have Mondays free': time that is there for the plan. 'Weekends stay free',
 * 'keep Sunday free' and 'free evenings' ask to leave it alone, and so do bare weekends.
 */
export function isOwnFreeTime({ leftKeys, rightKeys }: Surroundings, entry: TimeEntry | null): boolean {
  const left = ` ${leftKeys.join(' ')} `
  const others = [...leftKeys, ...rightKeys.slice(1)].filter((key) => key !== 'free')
  // 'The kiln is only free on Thursdays' leaves nothing alone, whoever or whatever is free then.
  const isOnly = / (?:only|just) (?:\p{L}+ )?free (?:on |at |in |from )?$| free (?:only|just) (?:on |at |in |from )?$/u.test(left)
  if (others.some((key) => KEEPING.test(key) && !(isOnly && /^(?:is|are|from|for)$/u.test(key))) || isNegated(others)) return false
  if (isOnly) return true
  // 'That week I have nothing on'.
  if (/^(?:i|we) have nothing(?: (?:on|planned|else|at all))?$/u.test(rightKeys.join(' '))) return true
  if (rightKeys[0] !== 'free') return false
  // 'five sittings a week with weekends free' leaves them alone; 'with my Mondays free' has them.
  if (leftKeys.at(-1) === 'with' && leftKeys.length === 1) return false
  if (/ (?:have|got|have got|i've|we've|ive|with|my|only|am|are) /u.test(left)) return true
  // 'Office job, weekends free': what the job leaves.
  if (leftKeys.some((key) => /^(?:job|work|working|full-time|school|shifts|uni|university|apprenticeship)$/u.test(key))) return true
  const isWeekend = entry !== null && entry.weekdays !== null && entry.weekdays.every((weekday) => weekday >= 6) && entry.windows.length === 0
  return !isWeekend && (entry?.windows.length ?? 0) > 0
}

/** Words that ask to leave what is free alone. */
const KEEPING = /^(?:keep|stay|stays|leave|leaving|remain|must|should|are|is|be|need|needs|want|of|from|for)$/u

/**
 * Whether 'free' asks to leave a time alone, where no other word of the clause denies it: 'keep Sundays free', 'free
 * weekends'. 'I'm also free Thursday 16 to 18' and 'my only free weekday is Thursday' say when there is time.
 */
export function isLeftFree({ leftKeys }: Surroundings, entry: TimeEntry | null): boolean {
  if (leftKeys.some((key) => ASKS_TO_LEAVE.test(key))) return true
  if (leftKeys.join(' ') === 'free on') return false
  const hasHours = entry !== null && (entry.windows.length > 0 && entry.part === null || entry.point !== null)
  return !hasHours && !leftKeys.some((key) => WHOSE_TIME.test(key))
}

const ASKS_TO_LEAVE = /^(?:keep|keeps|kept|stay|stays|leave|leaving|remain|must|should|need|needs|want|wants|with|like|of|from)$/u
const WHOSE_TIME = /^(?:i|i'm|im|i've|we|we're|am|me|my|our|only|one|also)$/u

/** 'Free Saturdays all day + Thursday after 17:00': days that open a list of hours are there for the plan; 'free Saturdays' alone is left alone. */
export function isFreeList({ context, around: { leftKeys, rightKeys, segment }, entry }: ClauseOfTime): boolean {
  if (leftKeys.join(' ') !== 'free' || segment === null || entry === null || entry.weekdays === null) return false
  const isWhole = /^(?:all day|the whole day|whole day|any time|anytime)(?: |$)/u.test(rightKeys.join(' '))
  const end = context.segments.findLast(({ sentence }) => sentence === segment.sentence)!.to
  return isWhole || context.groups.some(({ from, entries }) => from > segment.from && from < end && entries.some(({ windows }) => windows.length > 0))
}

/** 'Free: Tuesday evenings from 7.30 and Saturdays until 1pm', as a heading of times. */
export function isUnderHeading({ context, around: { segment }, entry }: ClauseOfTime): boolean {
  if (hasDates(entry)) return false
  const sentence = segment === null ? [] : sentenceOf(context, segment)
  const colon = sentence.findIndex(({ lead }) => lead === ':')
  const head = colon > 0 && sentence.indexOf(segment!) >= colon ? sentence[colon - 1]! : null
  const said = head === null ? '' : keysOf(context, head).join(' ')
  return /^(?:(?:i am|i'm|when i'm|when|we are|we're) )?(?:free|available|open|possible|frei|verfugbar|libre|libres|disponible|livre|disponivel)(?: times?| slots?| days?)?$/u.test(said)
}

/** 'Tuesday evenings only, plus Sunday 14 March is free': more of the time that has been told. */
export function isMoreFreeTime({ context, around: { leftKeys, rightKeys } }: ClauseOfTime): boolean {
  const last = context.readings.at(-1)
  return last?.kind === 'availability' && last.person === null && /^(?:(?:and|but|,) )*(?:plus|also)(?: on)?$/u.test(leftKeys.join(' ')) && /^(?:is|are) (?:\p{L}+ )?free$/u.test(rightKeys.join(' '))
}

/** 'Free slots: lunch breaks and evenings 19-21'. */
export function isFreeSlots({ around: { leftKeys } }: ClauseOfTime): boolean {
  return /(?:^| )free (?:slots?|times?|hours?|windows?|days?)(?: (?:are|is|on|at|in))*(?: \p{L}+){0,2}$/u.test(leftKeys.filter((key) => key !== ':').join(' ')) && !leftKeys.some((key) => KEEPING.test(key) && !/^(?:are|is)$/u.test(key))
}

/** 'Je suis libre', 'estoy libre': whoever is free then has the time. */
export function isSomebodyFree({ around: { leftKeys } }: ClauseOfTime): boolean {
  return SELF_FREE.test(` ${leftKeys.join(' ')} `) && !isNegated(leftKeys)
}

const SELF_FREE = / (?:suis|sommes|estoy|estamos|estou|estamos|bin|sind|i'm|im|am|are|we're|they're|he's|she's) (?:\p{L}+ )?(?:libres?|livres?|frei|disponibles?|free|available) /u

/** 'Tengo libres los martes', 'tenho as quartas livres': whoever has them free has the time. */
export function hasThemFree({ around: { leftKeys, rightKeys } }: ClauseOfTime): boolean {
  return HAS_FREE.test(` ${leftKeys.join(' ')} ${rightKeys.join(' ')} `) && !isNegated(leftKeys)
}

const HAS_FREE = / (?:tengo|tenemos|tenho|temos|j'ai|nous avons) (?:\p{L}+ ){0,5}(?:libres?|livres?|disponibles?|disponíveis) /u

/** 'Free to practise', 'libre pour réviser': who is free for the work has the time. */
export function isFreeToWork({ around: { leftKeys, rightKeys } }: ClauseOfTime): boolean {
  if (!FREE_TO.test(leftKeys.join(' ')) && !FREE_FOR_IT.test(rightKeys.join(' '))) return false
  return !isNegated(leftKeys.filter((key) => key !== 'free')) && !leftKeys.some((key) => /^(?:keep|stay|stays|leave|leaving|remain)$/u.test(key))
}

const FREE_TO = /(?:^| )(?:free|available|libres?|disponibles?|livres?|disponivel) (?:to|para|pour|pra) \p{L}+(?: |$)/u

const FREE_FOR_IT = /^(?:is|are|would be) (?:also |all |completely )?(?:free|available|open) for (?:it|this|that|them|practi[cs]e|training|study|studying|lessons)(?: |$)/u

export function areOwnHours({ around: { leftKeys, rightKeys }, entry }: ClauseOfTime): boolean {
  const areWeekly = entry !== null && entry.windows.length > 0 && entry.weekdays !== null
  return areWeekly && leftKeys.every((key) => /^(?:so|and|but|then|,)$/u.test(key)) && /^(?:is|are) (?:free|mine|ours|available|open)$/u.test(rightKeys.join(' '))
}

export function areFreeHours({ around: { leftKeys }, entry }: ClauseOfTime): boolean {
  return leftKeys.join(' ') === 'free' && entry !== null && entry.windows.length > 0
}

/** 'two meetings and one free evening' of a trip: something it holds; '20 per evening': a pace. */
export function isFreePart({ leftKeys, rightKeys }: Surroundings): boolean {
  // 'Evenings I want to relax'.
  if (/^(?:i|we)(?:'d| would)? (?:want|like|love|prefer|need) to (?:relax|rest|chill|switch off|unwind|recover|do nothing)(?= |$)/u.test(rightKeys.join(' '))) return true
  return leftKeys.at(-1) === 'per' || /(?:^| )(?:a|an|one|two|three|\d) free$/u.test(leftKeys.join(' '))
}
