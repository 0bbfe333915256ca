import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import { isName } from './people-words.ts'
import { isRelative } from './relatives.ts'

type Timed = Reading & (ReadingOf<'exclusion'> | ReadingOf<'availability'>)

/**
 * In a calendar, when somebody else is away or free closes none of the user's days: 'me and my mate Baz, he's away all of
 * March', 'Neil wants to help, but no Saturdays with him', 'Kayleigh does bedtime bar Saturdays'. Whom the goal begins with
 * may be the one it is for, and a relative who is away may keep the user from it: their days stay those of the plan.
 */
export function settleTimesOfOthers(context: ReadingContext, kind: Timed['kind']): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading) => {
    if (reading.kind !== kind || !isOfAll(reading)) return reading
    const person = otherOf(context, reading)
    return person === null ? reading : { ...reading, person, text: `${person}${reading.kind === 'exclusion' ? ' not' : ''} ${describePattern(reading.days)}${describeWindows(reading.windows)}`.replace(/ {2,}/gu, ' ') }
  })
}

function isOfAll(reading: Reading): reading is Timed {
  return (reading.kind === 'exclusion' || reading.kind === 'availability') && reading.source === 'stated' && reading.person === null && reading.appliesTo === null
}

function otherOf(context: ReadingContext, { start, end }: Timed): string | null {
  const { tokens } = context.source
  const at = tokens.findIndex((token) => token.end > start)
  const own = segmentAt(context, at)
  if (own === null) return null
  // 'Kayleigh does bedtime bar Saturdays': the clause begins before what it leaves out.
  const before = /^(?:except|bar|but|außer|ausser|salvo|menos|excepto|sauf|exceto)$/u.test(own.lead) ? context.segments[context.segments.indexOf(own) - 1] : undefined
  const segment = before?.sentence === own.sentence ? before : own
  const from = CLAUSE_JOINT.test(tokens[segment.from]!.key) ? segment.from + 1 : segment.from
  const last = Math.max(from, tokens.findLastIndex((token) => token.start < end))
  if (speaksOfUser(context, from, segment === own ? end : tokens[own.from]!.start)) {
    const back = joint(context, { from, last })
    return back === null || back === from || speaksOfUser(context, back, end) ? null : meantBy(context, back)
  }
  const kin = tokens.slice(from, from + 2).findIndex(({ key }) => isRelative(key, 'friend', 'colleague', 'kin'))
  const name = kin >= 0 ? from + kin + 1 : from
  if (isName(context, name) && isGivenName(tokens[name]!.key)) return isOfGoal(context, name) ? null : tokens[name]!.text.replace(/['’]s$/u, '')
  const pointing = joint(context, { from, last }) ?? (/(?<!\p{L})with (?:him|her)(?!\p{L})/iu.test(context.prompt.slice(tokens[from]!.start, end + 9)) ? from : null)
  return pointing === null ? null : meantBy(context, pointing)
}

function speaksOfUser({ prompt, source: { tokens } }: ReadingContext, from: number, end: number): boolean {
  return /(?<!\p{L})(?:i|i['’]m|i['’]ll|me|we|us|both|ich|wir|yo|nosotros|je|nous|eu|nós)(?!\p{L})/iu.test(prompt.slice(tokens[from]!.start, end))
}

/** Where 'he' or 'she' begins the clause of the time, be it behind an 'and'. */
function joint({ source: { tokens } }: ReadingContext, { from, last }: { from: number; last: number }): number | null {
  const back = tokens.slice(from, last + 1).findLastIndex(({ key }, offset) => POINTING.test(key) && (offset === 0 || /^(?:and|but|so|because|since|as)$/u.test(tokens[from + offset - 1]!.key)))
  return back < 0 ? null : from + back
}

const POINTING = /^(?:he|she|he['’]s|she['’]s|hes|shes)$/u

/** The last who was named before it, unless the goal may be for them. */
function meantBy(context: ReadingContext, at: number): string | null {
  const { tokens } = context.source
  for (let index = at - 1; index >= Math.max(0, at - FARTHEST); index -= 1) {
    const { key, text } = tokens[index]!
    const isSomebody = isName(context, index) && isGivenName(key) || isRelative(key, 'friend', 'colleague', 'helper') || HELPERS.test(key)
    if (isSomebody) return isOfGoal(context, index) ? null : text.replace(/['’]s$/u, '')
    // A relative may be whom the goal is about.
    if (isRelative(key, 'household', 'child', 'kin')) return null
  }
  return null
}

const FARTHEST = 24
const HELPERS = /^(?:helper|mate|buddy|volunteer|assistant|roommate|flatmate|cleaner|handyman|builder|plumber|electrician|contractor)$/u

/** The first sentence says what the goal is, and for whom. */
function isOfGoal(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const name = tokens[index]!.text.replace(/['’]s$/u, '')
  const first = tokens.findIndex(({ text }) => text.replace(/['’]s$/u, '') === name)
  return segmentAt(context, first)?.sentence === context.segments[0]?.sentence
}
