import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { isHiredSkip, isNegated } from './denial-words.ts'
import { consequence } from './said-behind.ts'
import type { TimeEntry } from './time-entries.ts'

/** A clause that may forbid or open its time; `keys` are its words and those of what is said to follow from it. */
export type ClauseOfTime = { context: ReadingContext; around: Surroundings; keys: readonly string[]; entry: TimeEntry | null }

/** The clause as it speaks of its time alone; 'so keep that free' behind it counts. */
export function clauseOfTime(context: ReadingContext, stated: Surroundings, entry: TimeEntry | null): ClauseOfTime {
  const around = withoutReason(withoutSecondClause(withoutReference(context.language === 'pt' ? withoutArticle(stated) : stated)))
  // 'phone-free evenings'.
  const own = around.keys.filter((key, index) => (key !== 'free' || !(around.keys[index - 1] === 'be' && /^(?:before|by|until|of|from)$/u.test(around.keys[index + 1] ?? '')) && around.keys[index - 1] !== '-' && !FREE_OF.test(around.keys[index - 1] ?? '')) && !isHiredSkip(around.keys, index))
  return { context, around, keys: [...own, ...consequence(context, around)], entry }
}

/** 'Moth free', 'smoke free'. */
const FREE_OF = /^(?:moth|moths|clutter|sugar|gluten|dairy|lactose|nut|smoke|pain|debt|car|dust|mould|mold|weed|stress|plastic|screen|phone|alcohol|meat|sick|fee|tax|nappy|diaper|snag)$/u

/** Whether the time has dates of its own, rather than days of the week or hours alone. */
export function hasDates(entry: TimeEntry | null): entry is TimeEntry {
  return (entry?.spans.length ?? 0) > 0
}

/** The Portuguese 'no exame' is in the exam and denies nothing. */
function withoutArticle(around: Surroundings): Surroundings {
  const spoken = (keys: readonly string[]) => keys.filter((key) => key !== 'no')
  return { ...around, keys: spoken(around.keys), leftKeys: spoken(around.leftKeys), rightKeys: spoken(around.rightKeys) }
}

/** 'Apart from that I've got Mondays': what is excepted stands in the sentence before. */
function withoutReference(around: Surroundings): Surroundings {
  const said = REFERENCE.exec(around.leftKeys.join(' '))?.[0]
  const count = said === undefined ? 0 : said.trim().split(' ').length
  if (count === 0) return around
  const leftKeys = around.leftKeys.slice(count)
  return { ...around, leftKeys, keys: [...leftKeys, ...around.rightKeys] }
}

const REFERENCE = /^(?:(?:and|but) )?(?:apart from|aside from|other than|besides) (?:that|this|it|them|those|these)(?: ,)? (?=(?:i|i'm|i've|we|we're|we've|it's|only|just|my|our)(?: |$))/u

/** 'It can be done on Mondays, as we're closed', 'I need a test every other Saturday and nothing heavy the day before': what opens a time is not undone by its reason, nor by what is denied of another. */
function withoutReason(around: Surroundings): Surroundings {
  const { leftKeys, rightKeys: right } = around
  if (!leftKeys.some((key) => OPENS.test(key)) || isNegated(leftKeys)) return around
  const at = right.findIndex((key, index) => REASONS.test(key) && SUBJECT.test(right[index + 1] ?? '') || /^(?:and|but)$/u.test(key) && DENIES_ANOTHER.test(right.slice(index + 1).join(' ')))
  if (at < 0) return around
  const rightKeys = right.slice(0, at)
  return { ...around, rightKeys, keys: [...leftKeys, ...rightKeys] }
}

const OPENS = /^(?:can|could|may|possible|done|happens|want|need|would|do|have)$/u
const REASONS = /^(?:as|because|cos|since)$/u
const SUBJECT = /^(?:i|i'm|we|we're|it|it's|they|they're|he|he's|she|she's|that's|the|my|our|nobody|everybody|there|there's)$/u
const DENIES_ANOTHER = /^(?:nothing|no|not|never) (?:\p{L}+ ){1,3}(?:the|on|before|after|in|during|until) /u

/** 'Our son starts school in September and can't tie his shoes': what is denied behind the 'and' is not the day. */
function withoutSecondClause(around: Surroundings): Surroundings {
  const joint = around.rightKeys.findIndex((key, index) => /^(?:and|but)$/u.test(key) && /n't$|^(?:can't|cannot|not|never|has|have|is|are)$/u.test(around.rightKeys[index + 1] ?? ''))
  const neverDone = /^(?:(?:have|has|had|i've|we've) (?:never|not)|haven't|hasn't|never \p{L}+ed) /u.test(`${around.rightKeys.slice(joint + 1).join(' ')} `)
  if (joint < 0 || !neverDone && !around.leftKeys.some((key) => /^(?:starts?|begins?|turns?|arrives?|moves?|joins?|retires?)$/u.test(key))) return around
  const rightKeys = around.rightKeys.slice(0, joint)
  return { ...around, rightKeys, keys: [...around.leftKeys, ...rightKeys] }
}
