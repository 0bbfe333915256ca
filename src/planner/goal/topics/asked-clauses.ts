import type { Reading } from '../brief.ts'
import { phraseOf } from '../labels.ts'
import { isClaimed, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { addPart } from './add-part.ts'
import { FORMS_ABROAD, isDeedAbroad } from './asking-forms-abroad.ts'
import { ASKING_FORMS, isDeedOfList } from './asking-forms.ts'
import type { Asked, Form } from './asking-forms.ts'

const MOST_WORDS = 12
const LONGEST_NAME = 10

/**
 * What a clause asks for that no reading took is a part of the plan in the user's own words: an order ('recruit two
 * stewards'), a want ('we still need napkins'), what has to be done with a thing, and a fragment among others that say
 * what is done ('loft cleared, a new lock, keys cut').
 */
export function readAskedClauses(context: ReadingContext): void {
  const forms = context.language === 'en' ? ASKING_FORMS : FORMS_ABROAD[context.language]
  if (forms === undefined || context.readings.some(({ kind }) => kind === 'visit' || kind === 'meeting')) return
  const lists = new Map<number, boolean>()
  const open = context.segments.filter((segment) => isOpen(context, segment))
  const found = open.flatMap((segment) => partIn(context, askedOf(context, segment, lists), forms) ?? [])
  // One part does not make the list of a project that names none.
  const isListed = context.readings.some(({ kind, source }) => kind === 'topic' && source === 'stated')
  if (context.plannerType === 'sprint' && !isListed && found.length < 2) return
  for (const { words, name } of found) addPart(context, words, name, { isDuty: true })
}

/** Between the signs of one level, held by nothing, and neither the goal, a heading nor a question. */
function isOpen(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  if (segment.depth > 0 || headsMore(context, segment) || isClaimed(context, segment)) return false
  const isOfGoal = segment.sentence === 0 && (segment.lead === ':' && !/^[,;]$/u.test(tokens[segment.to]?.key ?? '') || !sentenceOf(context, segment).some((other) => other.lead === ':' && other.from <= segment.from && other.depth === 0))
  return !isOfGoal && !readingsIn(context, segment).length
}

/** Before a colon, a question mark or a dash, also behind a bracket: 'Best man (Joe): rings'. */
function headsMore({ source: { tokens } }: ReadingContext, { to }: Segment): boolean {
  const close = tokens[to]?.key === '(' ? tokens.findIndex(({ key }, index) => index > to && key === ')') : -1
  return /^[:?=→>-]$/u.test(tokens[close > 0 ? close + 1 : to]?.key ?? '')
}

function readingsIn({ readings, source: { tokens } }: ReadingContext, { from, to }: Words): Reading[] {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  return readings.filter((reading) => reading.source === 'stated' && reading.start < end && reading.end > start)
}

/** `lists`: of each sentence that was looked at, whether it says several things to do. */
function askedOf(context: ReadingContext, segment: Segment, lists: Map<number, boolean>): Asked | null {
  const own = withoutLead(context, segment)
  const words = withoutTime(context, own)
  if (words === null || words.to <= words.from || words.to - words.from > MOST_WORDS) return null
  const isAmong = () => {
    const known = lists.get(segment.sentence) ?? sentenceOf(context, segment).filter((other) => other.depth === 0 && saysDeed(context, other)).length >= FEWEST_DEEDS
    lists.set(segment.sentence, known)
    return known
  }
  return { context, words, keys: keysOf(context, words), isTimed: words.to < own.to, isAmong }
}

const FEWEST_DEEDS = 2

/** Whether a part of a sentence is something to do: a part, an event or a habit of the plan, or a deed in a fragment. */
function saysDeed(context: ReadingContext, segment: Segment): boolean {
  const held = readingsIn(context, segment)
  if (held.length > 0 || isClaimed(context, segment)) return held.some(({ kind }) => kind === 'topic' || kind === 'event' || kind === 'rhythm')
  const words = withoutLead(context, segment)
  const asked: Asked = { context, words, keys: keysOf(context, words), isTimed: false, isAmong: () => true }
  return words.to > words.from && (context.language === 'en' ? isDeedOfList(asked) : isDeedAbroad(asked))
}

type Part = { words: Words; name: string }

function partIn(context: ReadingContext, asked: Asked | null, forms: readonly Form[]): Part | null {
  const thing = asked && firstOf(asked, forms)
  if (!thing) return null
  if ('name' in thing) return thing
  const name = splitAtJoints(context.source, thing).length > 1 || thing.to - thing.from <= LONGEST_NAME ? textOf(context, thing) : phraseOf(context, thing, LONGEST_NAME)
  return name === null || !/\p{L}{3}/u.test(name) ? null : { words: thing, name: name.replace(/^(?:the|an?|some) (?=\p{L})/iu, '').replace(/(?<=\p{L}) (?:too|as well|also|first|please|pls)$/iu, '') }
}

function firstOf(asked: Asked, forms: readonly Form[]): ReturnType<Form> {
  for (const form of forms) {
    const thing = form(asked)
    if (thing !== null) return thing
  }
  return null
}

const LEADS = /^(?:and|also|plus|oh|but|so|then|please|pls|plz|just|finally|lastly|afterwards|ideally|next|und|auch|dann|danach|ausserdem|bitte|schliesslich|y|tambien|ademas|luego|despues|et|aussi|puis|ensuite|enfin|e|tambem|depois|&|\+)$/u

function withoutLead({ source: { tokens } }: ReadingContext, { from, to }: Words): Words {
  const lead = tokens.slice(from, to).findIndex(({ key }) => !LEADS.test(key))
  return { from: from + Math.max(0, lead), to }
}

/** What stands before the one time that the clause holds; null where it holds several, or begins with it. */
function withoutTime({ groups, source: { tokens } }: ReadingContext, { from, to }: Words): Words | null {
  const inside = groups.filter((group) => group.from < to && group.to > from)
  const [time] = inside
  if (inside.length > 1) return null
  // The 'com' of 'avisar o síndico com dez dias'.
  const end = time === undefined ? to - from : tokens.slice(from, time.from).findLastIndex(({ key }) => !LEFT_OVER.test(key)) + 1
  return { from, to: from + end }
}

const LEFT_OVER = /^(?:of|in|on|at|for|from|by|with|to|the|an?|until|till|com|con|de|del|en|em|a|ate|hasta|por|par|para|pour|avec|dans|au|aux|mit|am|im|an|in|bis|vor|nach|fur|um|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/u
