import type { Reading, TaskMatcher } from '../brief.ts'
import { JOINT } from '../joining-words.ts'
import { labelOf } from '../labels.ts'
import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, matcherOf } from '../surroundings.ts'
import type { End } from './bounded-clause.ts'

type OfGoal = { says: string; holds: (context: ReadingContext, end: End) => boolean }

/** Where a day that something is due by is said of the goal as a whole. */
const OF_GOAL: readonly OfGoal[] = [
  { says: 'Sell the house by 1 May', holds: (_context, end) => isFirstClause(end) && !isPart(end) },
  { says: 'A grant application, 15000 euros, deadline 15 February', holds: (context, end) => (end.around.segment?.depth ?? 0) === 0 && isAmountOnly(context, end) },
  { says: 'Read War and Peace (361 chapters) by the end of the year', holds: isBehindBracketOfGoal },
  { says: 'Care home, 3 kitchens: cut food waste by a third by Christmas.', holds: isBehindHead },
  { says: 'Volunteers: Ida. Goal: mend the roof by 30 April.', holds: isHeadedGoal },
  { says: 'Move the archive. Must be empty here by 12 June', holds: isBareDemand },
  { says: 'New tasting card, to be on the tables by 9 May', holds: isSaidOfGoal },
  { says: 'Apply to 5 universities, deadline 15 March', holds: isBehindGoal },
  { says: 'A till app, two developers, by the end of February', holds: isBehindWho },
  { says: 'Read Emma, all three volumes of it, by the end of May', holds: isAllOfGoal },
  { says: 'Read 40 pages a day of Anna Karenina until 12 March', holds: isBehindRate },
  { says: 'Tabletten dreimal täglich bis Sonntag nehmen', holds: isDeedBehind },
  { says: 'Grow tomatoes, beans and courgettes by the end of May', holds: isEndOfGoal },
]

/** German says the deed behind its time, and what it is done to before. */
function isDeedBehind({ language, source: { tokens } }: ReadingContext, { around: { left, right, segment } }: End): boolean {
  return language === 'de' && segment?.sentence === 0 && left.to <= left.from && right.to - right.from === 1 && /^\p{Ll}{2,}(?:en|ern|eln)$/u.test(tokens[right.from]!.text)
}

/** What has to be done by the end; null for the whole plan. */
export function subjectOfEnd(context: ReadingContext, end: End): TaskMatcher | null {
  const { around } = end
  const again = saidAgain(context, end)
  if (again !== null) return again.appliesTo
  const head = headOf(context, end)
  if (head !== null) return { labels: [head] }
  if (OF_GOAL.some(({ holds }) => holds(context, end))) return null
  const isInBracketsOfItem = (around.segment?.depth ?? 0) > 0 && around.segment!.lead === ',' && !isThingOfItsOwn(around)
  const bracketed = itemBehindBracket(context, end)
  if (bracketed !== null) return bracketed
  const words = around.left.to > around.left.from || isGoalBefore(end) ? behindColon(end) : around.right
  if (isInBracketsOfItem) return itemBefore(context, end)
  const own = matcherOf(context, words)
  if (own === null) return itemBefore(context, end)
  const members = membersBefore(context, end)
  return members.length === 0 ? own : { ...own, labels: [...members, ...own.labels.flatMap((label) => label.split(AND))] }
}

/** The cart of 'Cart, checkout and receipts by 5 March': what is listed before the member that 'and' closes, where nothing else is said of it. */
function membersBefore(context: ReadingContext, { group, around: { segment, left } }: End): string[] {
  if (segment?.lead !== ',' || segment.depth > 0 || left.from < segment.from || left.to <= left.from) return []
  const keys = context.source.tokens.slice(left.from, left.to).map(({ key }) => key)
  const closing = keys.findIndex((key) => JOINT.test(key))
  const all = sentenceOf(context, segment)
  const head = all.findLastIndex(({ lead }, index) => lead === ':' && index < all.indexOf(segment))
  const before = all.slice(Math.max(0, head), all.indexOf(segment))
  // What is told in one of them, or has a time or an aside of its own, is no plain list.
  const isPlain = before.length > 0 && before.every(({ lead, depth, from, to }, index) => (index === 0 || lead === ',') && depth === 0 && to - from <= LONGEST_MEMBER && context.groups.every((other) => other === group || other.to <= from || other.from >= to) && !keysOf(context, { from, to }).some((key) => TELLS.test(key)))
  // 'Everything, and the keys by Friday' closes no list of short members.
  if (closing < 0 || closing > LONGEST_MEMBER || !isPlain) return []
  return before.map((member) => labelOf(context, member, LONGEST_MEMBER)).filter((label) => label !== null).filter((label) => !isWholePlan(label))
}

/** In words. */
const LONGEST_MEMBER = 5
const AND = / (?:and|&|und|y|et|e) (?:(?:the|my|our|der|die|das|den|el|la|los|las|le|les|o|os|as?) )?/u
const TELLS = /^(?:i|we|she|he|they|it|you|is|are|was|has|have|had|must|should|needs?|will|can|could|would|ich|wir|sie|er|ist|sind|hat|haben|muss|müssen|yo|tengo|tenemos|es|son|je|nous|on|est|sont|eu|temos|tenho|são|é|because|so|but|if|when|while|who|which|that|no|not|never|only|:)$/u


/** The money of 'money (£35 each) in by 31 July', among other things. */
function itemBehindBracket(context: ReadingContext, { around: { segment, leftKeys } }: End): TaskMatcher | null {
  const isState = leftKeys.filter((key) => key !== ')' && key !== ',').every((key) => /^(?:in|out|done|due|ready|paid|back|sent|to be|be|must|all|collected|returned|signed|printed)$/u.test(key))
  if (segment?.lead !== ')' || segment.sentence === 0 || !isState) return null
  const item = context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth }) => depth === segment.depth)
  return item !== undefined && item.sentence === segment.sentence ? matcherOf(context, item) : null
}

/** The tickets of 'I need to sort: tickets printed by 1 May'. */
function behindColon({ around: { segment, left } }: End): End['around']['left'] {
  return segment?.lead === ':' && segment.sentence > 0 && left.from < segment.from && left.to > segment.from ? { from: segment.from, to: left.to } : left
}

/** The replies of 'invitations (out by 14 February, replies back by 11 April)', where what is sent out is the item. */
function isThingOfItsOwn({ leftKeys }: End['around']): boolean {
  const keys = leftKeys.filter((key) => key !== ',')
  // 'Costumes (Beryl sews, she needs the measurements by …)'.
  if (/^(?:he|she|they|who) (?:only |just |also )?(?:needs?|wants?|has to have|must have) (?:the |all |our |my |your )?(?!it\b|them\b|this\b|that\b|everything\b|to\b)\p{L}{3,}(?: and \p{L}{3,})?$/u.test(keys.join(' '))) return true
  return keys.length >= 2 && keys.length <= 4 && /^\p{L}{4,}s$/u.test(keys[0]!) && /^(?:back|in|done|due|chosen|sent|ready|agreed|signed|collected|paid|\p{L}{3,}ed)$/u.test(keys.at(-1)!) && !/^(?:needs|wants|takes|has|is|does|this|must|always)$/u.test(keys[0]!)
}

/** The first clause with all that stands before its time. */
export function isFirstClause({ around: { segment, left } }: End): boolean {
  return segment?.from === 0 && left.from === 0
}

/** The T-shirts of 'T-shirts: order by 28 May': a lone verb behind a colon is about what stands before it. */
function headOf(context: ReadingContext, { around: { segment, leftKeys } }: End): string | null {
  const content = leftKeys.filter((key) => !/^(?:in|out|off|up|be|to|must|the|it|them|all|:)$/u.test(key))
  // 'Before I go: slides done by Friday' says what is done.
  const isVerb = content.length === 1 && leftKeys.filter((key) => key !== ':').length <= 3 && /^(?:order|ordered|book|booked|send|sent|submit|submitted|print|printed|buy|bought|sign|signed|pay|paid|file|filed|finish|finished|deliver|delivered|hand|approve|approved|agree|agreed|confirm|confirmed|due|ready|done)$/u.test(content[0]!)
  const head = isVerb && segment?.lead === ':' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  return head && head.sentence === segment!.sentence && head.from > 0 && head.to - head.from <= 4 ? labelOf(context, head, 4) : null
}

/** 'a grant application, 15000 euros, deadline 15 February': an amount is nothing that is due. */
function isAmountOnly(context: ReadingContext, { around: { left } }: End): boolean {
  const label = labelOf(context, left, 3)
  return label !== null && /^[\d.,\s€$£%]+(?:k|m|euros?|eur|dollars?|usd|pounds?|gbp|pages?|words?|guests?|people|pieces?|items?|stück|seiten|wörter|km|kg)?$/iu.test(label)
}

/** What ends the first sentence behind its colon is the goal. */
function isBehindHead(context: ReadingContext, { around: { segment } }: End): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ':' && segment.depth === 0 && sentenceOf(context, segment).findLast(({ depth }) => depth === 0) === segment && context.segments.length > context.segments.indexOf(segment) + 1
}

/** 'Goal: mend the roof by 30 April': the heading says what it is. */
function isHeadedGoal({ source: { tokens } }: ReadingContext, { around: { segment, left } }: End): boolean {
  return segment !== null && segment.lead === ':' && left.from === segment.from && /^(?:goal|aim|objective|ziel|objetivo|objectif|meta|but)$/u.test(tokens[segment.from - 2]?.key ?? '') && (segment.from < 3 || tokens[segment.from - 3]!.kind !== 'word')
}

/** 'Must be empty here by 12 June', 'All has to be done by then': a sentence about nothing but the whole. */
function isBareDemand(_context: ReadingContext, { around: { segment, left, leftKeys } }: End): boolean {
  const isAlone = segment !== null && segment.lead === '' && left.from === segment.from && !segment.isBullet
  return isAlone && /^(?:it |this |that |all |everything |we |the whole thing |all of it )?(?:must|has to|have to|should|needs to|need to) (?:all )?be (?:\p{L}+|up and running|up and ready)(?: (?:here|there|again|completely))?$/u.test(leftKeys.join(' '))
}

/** 'New tasting card, to be on the tables by 9 May': where the goal is to be. */
function isSaidOfGoal(context: ReadingContext, { around: { segment, left, leftKeys } }: End): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ',' && context.segments.indexOf(segment) === 1 && left.from >= segment.from && /^to (?:be|go|hang|appear|stand|run|open)(?: |$)/u.test(leftKeys.join(' '))
}

/** 'Read War and Peace (361 chapters) by the end of the year': the goal, an aside, and when. */
function isBehindBracketOfGoal(context: ReadingContext, { around: { segment, left } }: End): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ')' && left.from === 0 && left.to <= segment.from && context.plannerType === 'calendar'
}

/** 'Read 40 pages a day of Anna Karenina until 12 March': the goal goes on behind how often. */
function isBehindRate(context: ReadingContext, { around: { segment, left, leftKeys } }: End): boolean {
  const rate = segment?.from === 0 && leftKeys[0] === 'of' ? context.groups.find(({ to }) => to === left.from) : undefined
  return rate !== undefined && rate.expressions.every(({ recurrence }) => recurrence !== null)
}

/** 'Apply to 5 universities, deadline 15 March': the goal, and alone behind its comma when. */
function isBehindGoal(context: ReadingContext, { group, around: { segment, left } }: End): boolean {
  return segment !== null && segment.sentence === 0 && segment.lead === ',' && segment.from === group.from && left.from === 0 && left.to <= segment.from + 1 && context.segments.indexOf(segment) === 1
}

/** 'A till app, two developers, by the end of February': who does it stands between the goal and its day. */
function isBehindWho(context: ReadingContext, { group, around: { segment } }: End): boolean {
  if (segment === null || segment.from !== group.from || segment.lead !== ',' || segment.depth > 0) return false
  const before = context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth }) => depth === 0)
  if (before === undefined || before.from === 0 || before.sentence !== segment.sentence || before.lead !== ',') return false
  const people = context.readings.filter(({ kind, source }) => kind === 'person' && source === 'stated')
  const isSomebody = (index: number) => people.some(({ start, end }) => context.source.tokens[index]!.start >= start && context.source.tokens[index]!.end <= end)
  const words = context.source.tokens.slice(before.from, before.to).flatMap(({ kind, key }, offset) => (kind === 'word' && !/^(?:and|und|y|et|e)$/u.test(key) ? [before.from + offset] : []))
  const named = new Set(people.flatMap((person) => (person.kind === 'person' && !person.isUser && words.some((index) => context.source.tokens[index]!.start >= person.start && context.source.tokens[index]!.end <= person.end) ? [person.name] : [])))
  return words.length > 0 && words.length <= WORDS_OF_WHO * named.size && words.every(isSomebody)
}

/** A name and what somebody is; 'Hanna does the press, by 1 March' speaks of the press. */
const WORDS_OF_WHO = 2

/** 'Read Emma, all three volumes of it, by the end of May': how much of the goal. */
function isAllOfGoal(context: ReadingContext, { around: { segment, left } }: End): boolean {
  const at = segment === null ? -1 : context.segments.indexOf(segment)
  const amount = at === 1 ? segment! : at === 2 ? context.segments[1]! : null
  const isBare = at === 1 || segment !== null && left.to <= segment.from + 1
  return amount !== null && isBare && amount.sentence === 0 && amount.lead === ',' && /^(?:(?:all|every|both|the whole|start to finish|cover to cover|from start to finish)(?: |$))/u.test(context.source.tokens.slice(amount.from, amount.to).map(({ key }) => key).join(' '))
}

/** 'Grow tomatoes, beans and courgettes by the end of May': the last of a list that 'and' closes ends the goal's own sentence. */
function isEndOfGoal(context: ReadingContext, { group, around: { segment, left } }: End): boolean {
  if (!segment || segment.sentence !== 0 || segment.lead !== ',' || segment.depth > 0 || left.from < segment.from) return false
  const sentence = sentenceOf(context, segment)
  const isList = sentence.slice(0, sentence.indexOf(segment) + 1).every(({ lead, from, to }) => (lead === '' || lead === ',') && to - from <= 14)
  const isAlone = context.groups.every((other) => other === group || other.from >= segment.to || other.from < sentence[0]!.from)
  const keys = context.source.tokens.slice(segment.from, group.from).map(({ key }) => key)
  const closing = keys.findIndex((key) => JOINT.test(key))
  const isItem = keys.every((key) => !/^(?:must|should|has|have|needs?|is|are|i|we|due)$/u.test(key))
  const others = context.source.tokens.slice(sentence[0]!.from, segment.from).some(({ key }) => OF_KNOWN.test(key))
  // 'Plan a fair, stalls and the permit by May' speaks of the permit; 'the loft, the shed and the garage' is one list.
  const isParallel = others || !OF_KNOWN.test(keys[closing + 1] ?? '')
  return isList && isAlone && closing >= 0 && isItem && isParallel
}

const OF_KNOWN = /^(?:the|my|our|your|his|her|their|der|die|das|den|mein\p{L}*|unser\p{L}*|el|la|los|las|mis?|nuestr[oa]s?|le|les|l['’]|mon|ma|mes|nos|os?|as?|meus?|minhas?)$/u

/** 'Year-end close 2026 by 31 January with the auditors': the goal stands before its year; who is along binds nothing. */
function isGoalBefore({ around: { segment, left, rightKeys } }: End): boolean {
  return segment?.from === 0 && left.from > 0 && /^(?:with|mit|avec|con|com)$/u.test(rightKeys[0] ?? '')
}

/** 'permit (must be in by 19 February)': what brackets behind an item of a list say is said of the item. */
function itemBefore(context: ReadingContext, { around: { segment } }: End): TaskMatcher | null {
  const before = segment !== null && segment.depth > 0 ? context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth }) => depth < segment.depth) : undefined
  return before && before.from > 0 && before.sentence === segment!.sentence ? matcherOf(context, before) : null
}

/** 'notice 3 months before, so by the end of March': the same deadline in other words. */
function saidAgain(context: ReadingContext, { around: { left, leftKeys, segment } }: End): Reading | null {
  const isOtherWords = /^(?:o sea|es decir|ou seja|soit|c'est a dire|also|that is|d \. h)?$/u.test(leftKeys.join(' '))
  if (!segment || left.to > left.from && !(leftKeys.length > 0 && isOtherWords) || !/^(?:so|,|\(|-)$/u.test(segment.lead)) return null
  const start = context.source.tokens[sentenceOf(context, segment)[0]!.from]!.start
  return context.readings.findLast((reading) => reading.kind === 'deadline' && reading.start >= start && reading.event === null && reading.appliesTo !== null) ?? null
}

/** The first clause speaks of the whole plan unless it says 'needs to be' of one thing in a list. */
function isPart({ around }: End): boolean {
  return around.leftKeys.some((key) => /^(?:packed|painted|booked|ordered|sent)$/u.test(key))
}
