import type { Weekday } from '../../time/calendar-time.ts'
import type { ReadingValue } from '../brief.ts'
import { ADDED, BY_STEP, FIRST_WEEK, FROM_NOW, FROM_TO, MEASURES, MORE_EACH, NUMBER_WORDS, sameUnit, START, TARGET, unitOf, UP_TO, valueOf } from './growth-forms.ts'

/** How much more or less of something each time is, which words say so, and what is left to say without them. */
export type Growth = {
  value: GrowthValue
  /** What grows, as it was typed; null where only its sentence tells. */
  of: string | null
  /** The words that say so, as offsets. */
  start: number
  end: number
  /** These and those of both ends, from left to right, with what stands for each in a text that says nothing of growth. */
  parts: readonly { start: number; end: number; plain: string }[]
}
export type GrowthValue = Extract<ReadingValue, { kind: 'growth' }>

type Found = { at: number; end: number; words: string; groups: Record<string, string | undefined> }

/** Every growth that a text tells, sentence by sentence; the amounts at its ends are looked for in its sentence and in the next one. */
export function growthsIn(text: string): Growth[] {
  const sentences = sentencesOf(text)
  const taken: { start: number; end: number }[] = []
  return sentences.flatMap((sentence, index) => {
    const step = stepIn(text, sentence)
    if (step === null) return []
    const near = { start: sentence.start, end: sentences[index + 1]?.end ?? sentence.end }
    const growth = growthOf(text, { step, sentence, near })
    if (growth === null || growth.parts.some((part) => taken.some((other) => part.start < other.end && other.start < part.end))) return []
    taken.push(...growth.parts)
    return [growth]
  })
}

type Stretch = { start: number; end: number }
/** How much more it is each time, its sentence, and that with the next. */
type ToldStep = { step: Found; sentence: Stretch; near: Stretch }

function sentencesOf(text: string): Stretch[] {
  return Array.from(text.matchAll(/[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*/gu), ({ 0: words, index }) => ({ start: index, end: index + words.length }))
}

function stepIn(text: string, { start, end }: Stretch): Found | null {
  const words = text.slice(start, end)
  for (const form of [BY_STEP, ADDED, MORE_EACH, FROM_TO, UP_TO]) {
    const [found] = allOf(form, words, start)
    if (found && (form !== ADDED || found.groups['every'] !== undefined || found.groups['first'] !== undefined)) return found
  }
  return null
}

function allOf(form: RegExp, words: string, offset: number): Found[] {
  return Array.from(words.matchAll(form), ({ 0: said, index, groups = {} }) => ({ at: offset + index, end: offset + index + said.length, words: said, groups }))
}

function growthOf(text: string, told: ToldStep): Growth | null {
  const { step: { groups, at, end }, sentence } = told
  const ends = endsOf(text, told)
  const amounts = amountsOf(text, told, ends)
  if (amounts === null) return null
  const { unit, from, to, usual } = amounts
  const isDown = groups['down'] !== undefined || /^(?:fewer|less|shorter)$/iu.test(groups['more'] ?? '') || from !== null && to !== null && to < from
  const every = groups['every'] ?? groups['first'] ?? null
  const of = groups['object']?.trim() || groups['behind']?.trim() || null
  const often = ends.first?.often ?? every?.toLowerCase().replace(/^(?:an?|per) /u, 'every ') ?? null
  const parts = [
    { start: at, end, plain: plainOf(text, { told: told.step, of, every: often }) }, ...(ends.first?.parts ?? []), ...(to === null ? [] : ends.last!.parts),
    ...(usual === null ? [] : [withoutAmount(text, sentence.start + usual.index, usual.length)]),
  ]
  return {
    of: of === null ? null : withoutWeekday(named(of)), start: at, end, parts: parts.toSorted((a, b) => a.start - b.start),
    value: { kind: 'growth', unit, from, step: groups['step'] === undefined ? null : (isDown ? -1 : 1) * valueOf(groups['step']), to, every: every === null ? { per: 'turn', count: 1 } : intervalOf(every), weekday: weekdayIn(of ?? '') },
  }
}

/** Null where the words say no amounts that could grow: 'put the frame up from 7 to 18 June' has days. */
function amountsOf(text: string, { step: { groups, at }, sentence }: ToldStep, { first, last }: Ends): { unit: string; from: number | null; to: number | null; usual: Amount | null } | null {
  const before = text.slice(sentence.start, at)
  const said = [groups['step'], first?.amount, last?.amount].map((words) => (words === undefined ? undefined : unitOf(words) ?? undefined))
  const own = [groups['unit'], ...said].find((unit) => unit !== undefined)
  const isStep = groups['step'] !== undefined
  // 'Ten minutes a day, building up to 20'.
  const isUpTo = groups['target'] !== undefined && groups['start'] === undefined
  const unit = own ?? (isStep || isUpTo ? amountsIn(before).at(-1)?.unit : undefined)
  if (isUpTo && !MEASURES.has(sameUnit(unit ?? ''))) return null
  const usual = first === null && unit !== undefined ? amountBefore(before, unit) : null
  const from = first === null ? (usual?.value ?? null) : valueOf(first.amount)
  const to = last !== null && agrees(last.amount, unit ?? '') ? valueOf(last.amount) : null
  const isTold = isStep ? unit !== undefined || from !== null : unit !== undefined && from !== null && to !== null
  // 'Ten Spanish words, two more each week': the unit is the word behind.
  return isTold && !/^\p{Lu}\p{Ll}/u.test(unit ?? '') ? { unit: unit ?? '', from, to, usual } : null
}

type Ends = { first: End | null; last: End | null }
type End = { amount: string; parts: Growth['parts']; often?: string }

/** How much it is at first and at last, in the words of the step itself, of its sentence and of the next. */
function endsOf(text: string, { step, sentence, near }: ToldStep): Ends {
  const beside = (form: RegExp, within: Stretch) => allOf(form, text.slice(within.start, within.end), within.start).find(({ at, end }) => end <= step.at || at >= step.end)
  const own = (amount: string | undefined): End | null => (amount === undefined ? null : { amount, parts: [] })
  const said = (found: Found | undefined, plain = ''): End | null => (found === undefined ? null : { amount: found.groups['amount']!, parts: [{ start: found.at, end: found.end, plain }] })
  const reached = allOf(TARGET, text.slice(step.end, near.end), step.end)[0]
  const first = own(step.groups['start']) ?? said(beside(START, near)) ?? fromNow(text, { step, sentence })
  const inFirstWeek = first === null ? beside(FIRST_WEEK, sentence) : undefined
  return { first: first ?? said(inFirstWeek, inFirstWeek?.groups['often']?.replace(/^a /u, 'every ')), last: own(step.groups['target']) ?? said(reached) }
}

/** '… by one cup a week from 5 cups a day'. */
function fromNow(text: string, { step, sentence }: Pick<ToldStep, 'step' | 'sentence'>): End | null {
  const now = FROM_NOW.exec(text.slice(step.end, sentence.end))
  if (now === null) return null
  return { amount: now.groups!['amount']!, parts: [{ start: step.end, end: step.end + now[0].length, plain: '' }], ...(now.groups!['often'] === undefined ? {} : { often: 'every day' }) }
}

type Amount = { value: number; unit: string; index: number; length: number }

/** The last amount of that unit in words that stand before: the 'ten minutes' of 'ten minutes a day, then five more each week'. */
function amountBefore(words: string, unit: string): Amount | null {
  return amountsIn(words).findLast((amount) => sameUnit(amount.unit) === sameUnit(unit)) ?? null
}

/** '15 minutes a day' without its minutes is 'every day'. */
function withoutAmount(text: string, at: number, length: number): { start: number; end: number; plain: string } {
  const often = /^ (?:an?|per) (?=day|week|month|night|morning|evening)/u.exec(text.slice(at + length, at + length + 20))
  return { start: at, end: at + length + (often?.[0].length ?? 0), plain: often ? 'every ' : '' }
}

function amountsIn(words: string): Amount[] {
  const amounts = words.matchAll(new RegExp(String.raw`(?<![\p{L}\d:.])(?:\d{1,6}(?:[.,]\d{1,3})?|${NUMBER_WORDS.join('|')}) ?(?:%|(?!(?:am|pm|st|nd|rd|th|days?|weeks?|months?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|march|april|january|february|august|september|october|november|december)(?!\p{L}))\p{L}[\p{L}-]*)`, 'giu'))
  return Array.from(amounts, ({ 0: said, index }) => ({ value: valueOf(said), unit: unitOf(said) ?? '', index, length: said.length })).filter(({ unit }) => unit !== '')
}

function agrees(amount: string, unit: string): boolean {
  const own = unitOf(amount)
  return own === null || unit === '' || sameUnit(own) === sameUnit(unit)
}

/** 'My plank', 'the Sunday run' without whose it is. */
function named(of: string): string {
  return of.replace(/^(?:my|our|his|her|their|the|each|every|this|that) /iu, '')
}

/** 'Sunday run' is the run of Sundays, whatever else it is called. */
function withoutWeekday(name: string): string {
  return name.replace(WEEKDAY, '').trim() || name
}

function weekdayIn(name: string): Weekday | null {
  const said = WEEKDAY.exec(name)?.[1]?.toLowerCase()
  return WEEKDAYS.find(([word]) => word === said)?.[1] ?? null
}

const WEEKDAYS: readonly (readonly [string, Weekday])[] = [['mon', 1], ['tues', 2], ['wednes', 3], ['thurs', 4], ['fri', 5], ['satur', 6], ['sun', 7]]
const WEEKDAY = new RegExp(String.raw`(?<!\p{L})(${WEEKDAYS.map(([word]) => word).join('|')})days?(?!\p{L})`, 'iu')

/** What remains where the growth alone is taken out: what grows with how often, at the head of its sentence, where the text says it nowhere else. */
function plainOf(text: string, { told, of, every }: { told: Found; of: string | null; every: string | null }): string {
  const others = `${text.slice(0, told.at)} ${text.slice(told.end)}`.toLowerCase()
  if (of === null && every === 'each day' && !OFTEN.test(others)) return 'every day'
  if (of === null || every === null && told.groups['start'] === undefined) return ''
  const name = named(of)
  const isKnown = name.toLowerCase().split(/[ -]/u).some((word) => word.length > 2 && others.includes(word.slice(0, Math.max(3, word.length - 2))))
  return isKnown ? '' : every === null ? `${of} ` : `${of} ${every}`
}

/** Something else says how often it is done. */
const OFTEN = /(?<!\p{L})(?:each|every|daily|twice|once|weekly|times|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|an? (?:day|week))(?!\p{L})/u

const UNITS_OF_TIME: readonly [RegExp, GrowthValue['every']['per']][] = [[/^(?:day|night|morning|evening|afternoon|daily|nightly)/u, 'day'], [/^(?:week|wk|fortnight|\p{L}+day|weekly)/u, 'week'], [/^month/u, 'month']]

function intervalOf(words: string): GrowthValue['every'] {
  const said = words.toLowerCase().split(' ')
  const last = said.at(-1)!
  const per = UNITS_OF_TIME.find(([form]) => form.test(last))?.[1] ?? 'turn'
  const number = said.length < 3 ? 1 : said[1] === 'other' || said[1] === 'second' ? 2 : said[1] === 'third' ? 3 : valueOf(said[1]!)
  return { per, count: Math.max(1, number) * (last.startsWith('fortnight') ? 2 : 1) }
}
