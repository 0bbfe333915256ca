import type { Level, TaskTemplate } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise, fillText, hasAnyKeyword, hasKeyword, plainWords } from '../wording.ts'
import type { Slots } from '../wording.ts'
import { NUMBER_WORDS } from '../../goal/journeys/number-words.ts'

/** A template as it stands in one plan: `slots` tell its copies apart. */
export type TemplateCopy = TaskTemplate & { slots: Slots; /** How many of them share what was stated of the whole. */ copies?: number; /** Of what comes again after so many weeks: its day, and the time before it by a good margin. */ day?: DayNumber; previous?: { id: string; gapDays: number } }

/** First-timers look things up; who has done it often does not. */
const LEVEL_FACTOR: Record<Level, number> = { beginner: 1.25, intermediate: 1, advanced: 0.85 }
/** Words between a number and what it counts: '12 short blog posts'. */
const WORDS_BETWEEN = 3

/** Templates with their copies: one for each batch of an amount, one for each time that something comes again. */
export function templateCopies(templates: readonly TaskTemplate[], frame: PlanFrame): TemplateCopy[] {
  const copies = templates.map((template) => ({ template, copies: copiesOf(template, frame) }))
  const lastOf = new Map(copies.map(({ template, copies: made }) => [template.id, made.at(-1)?.id ?? template.id]))
  return copies.flatMap(({ copies: made }) => made.map((copy) => ({ ...copy, after: (copy.after ?? []).map((id) => lastOf.get(id) ?? id) })))
}

function copiesOf(template: TaskTemplate, frame: PlanFrame): TemplateCopy[] {
  if (template.batch) return batches(template, template.batch, frame)
  if (template.everyWeeks) return returns(template, template.everyWeeks, frame)
  return [{ ...template, slots: {} }]
}

function batches(template: TaskTemplate, batch: NonNullable<TaskTemplate['batch']>, frame: PlanFrame): TemplateCopy[] {
  const stated = statedAmount(batch.units, frame)
  if (!stated && batch.usual === 0) return []
  const value = Math.max(1, Math.round(stated?.value ?? batch.usual))
  const unit = stated === null ? fillText(batch.unit, frame.language) : asWritten(stated.unit, frame)
  const count = Math.min(value, statedWaves(unit, frame) ?? Math.min(batch.atMost, Math.ceil(value / batch.of)))
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * value) / count) + 1
    const to = Math.floor(((index + 1) * value) / count)
    const at = template.at + ((batch.until - template.at) * index) / Math.max(1, count)
    const size = (to - from + 1) / batch.of
    const after = index === 0 ? template.after : [`${template.id}-${index}`]
    return { ...template, copies: count, ...(after && { after }), id: `${template.id}-${index + 1}`, at, minutes: Math.round((template.minutes * Math.min(2.5, Math.max(0.4, size))) / 5) * 5, slots: partSlots(from === to ? `${numbered(unit, 1, frame)} ${from}` : `${numbered(unit, 2, frame)} ${from}–${to}`) }
  })
}

/** 'VMs' stay in capitals. */
function asWritten(unit: string, { brief: { prompt } }: PlanFrame): string {
  const written = /^\p{L}+$/u.test(unit) ? new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, 'iu').exec(prompt)?.[0] : undefined
  return written !== undefined && /\p{Lu}{2}/u.test(written) ? written : unit
}

const WAVES = String.raw`(?:waves?|batches|tranches|instal?lments|lots|groups|rounds|wellen|gruppen|etappen|tandas|oleadas|lotes|grupos|vagues|lots|groupes|levas|ondas)`

/** The 4 of '40 VMs in 4 waves': in how many goes the amount is to be done. */
function statedWaves(unit: string, { brief: { prompt } }: PlanFrame): number | null {
  if (!/^[\p{L} ]+$/u.test(unit)) return null
  const said = new RegExp(String.raw`(?<!\p{L})${unit}(?!\p{L})[^.;:,\n]{0,30}? (?:in|en|em) (?<count>\d{1,2}|\p{L}{2,6}) (?:(?!in|en|em)\p{L}+ )?${WAVES}(?!\p{L})`, 'iu').exec(prompt)?.groups?.['count']?.toLowerCase()
  const count = said === undefined ? 0 : /^\d/u.test(said) ? Number(said) : (NUMBER_WORDS.get(said) ?? 0)
  return count > 1 && count <= MOST_WAVES ? count : null
}

const MOST_WAVES = 24

/** 'Lesson 1' and 'words 1–750', whichever form the prompt has. */
function numbered(unit: string, count: 1 | 2, { language }: PlanFrame): string {
  if (language !== 'en' || !/^\p{L}{3,}(?: \p{L}{2,})*$/u.test(unit)) return unit
  const isPlural = /[^s]s$/u.test(unit)
  if (count === 1) return isPlural ? unit.replace(/ies$/u, 'y').replace(/(?<=(?:ss|sh|ch|x))es$|s$/u, '') : unit
  return isPlural || /(?:s|people|children|men)$/u.test(unit) ? unit : unit.replace(/(?<![aeiou])y$/u, 'ie').concat('s')
}

function partSlots(part: string): Slots {
  return { part, Part: capitalise(part) }
}

/** What comes again comes no sooner than after this part of its time. */
const CLOSEST = 0.5

/** From its place in the plan on, every so many weeks, as long as the main event is still a week away. */
function returns(template: TaskTemplate, everyWeeks: number, frame: PlanFrame): TemplateCopy[] {
  const weeks = (frame.anchor - frame.first + 1) / 7
  if (weeks < 2 * everyWeeks) return []
  const first = Math.max(everyWeeks, Math.ceil(template.at * weeks))
  const numbers = Array.from({ length: 52 }, (_, index) => first + index * everyWeeks).filter((week) => week < weeks)
  return numbers.map((week, index) => ({ ...template, ...(index > 0 && { previous: { id: `${template.id}-week-${numbers[index - 1]!}`, gapDays: Math.floor(everyWeeks * 7 * CLOSEST) } }), id: `${template.id}-week-${week}`, at: Math.min(0.98, positionOf(frame.first + week * 7 - 3, frame)), day: frame.first + week * 7 - 3, slots: { week: String(week) } }))
}

/** Minutes of a template: with the amount of the prompt, for this level. */
export function templateMinutes(template: TaskTemplate, frame: PlanFrame): number {
  const { scale, minutes } = template
  const amount = scale ? statedAmount(scale.units, frame) : null
  const scaled = scale && amount ? Math.min(scale.atMost, minutes + amount.value * scale.minutesEach) : minutes
  return frame.level === 'intermediate' ? scaled : Math.max(5, Math.round((scaled * LEVEL_FACTOR[frame.level]) / 5) * 5)
}

/** An amount of the prompt in one of these units: read as one, or simply a number before the word. */
export function statedAmount(units: readonly string[], frame: PlanFrame): { value: number; unit: string } | null {
  const amounts = [...frame.of('quantity').map((quantity) => quantity.amount), ...frame.of('topic').flatMap((topic) => (topic.amount ? [topic.amount] : []))]
  return amounts.find((each) => hasAnyKeyword(plainWords(each.unit), units)) ?? countedWord(units, frame)
}

/** The number that stands nearest before its unit; no year, and no part of a date, a version or a decimal number. */
function countedWord(units: readonly string[], { words, brief }: PlanFrame): { value: number; unit: string } | null {
  const found = words.flatMap((word, index) => {
    const isFigure = /^\d{1,6}$/u.test(word) && !isPartOfNumber(word, brief.prompt) && !isVersion(word, brief.prompt)
    const value = isFigure ? Number(word) : (NUMBER_WORDS.get(word) ?? 0)
    const near = words.slice(index + 1, index + 1 + WORDS_BETWEEN)
    // 'One lesson' may be any.
    const said = (offset: number) => units.map((unit) => near.slice(offset, offset + plainWords(unit).length)).filter((counted, which) => hasKeyword(counted, units[which]!)).toSorted((one, other) => other.length - one.length)[0]
    const at = value < 2 && !isFigure ? -1 : near.findIndex((_, offset) => said(offset) !== undefined)
    const isItsOwn = at !== -1 && !near.slice(0, at).some(isOfOtherThings) && (at === 0 || !isYear(value) && !isBehindComma(word, said(at)![0]!, brief.prompt))
    return isItsOwn ? [{ value, unit: said(at)!.join(' '), at }] : []
  })
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** The two of 'two-week sprints: product catalogue' counts the weeks. */
function isOfOtherThings(word: string): boolean {
  return /^\d/u.test(word) || /^(?:weeks?|days?|hours?|hrs?|h|minutes?|mins?|months?|years?|people|developers?|devs?|persons?)$/u.test(word)
}

/** The 90 of '90 slides, talks with both': in front of another thing. */
function isBehindComma(figure: string, unit: string, prompt: string): boolean {
  const rest = prompt.toLowerCase().split(new RegExp(String.raw`(?<![\d.,:/])${figure}(?![\d.,:/])`, 'u')).slice(1)
  return /^[a-z]+$/u.test(unit) && rest.length > 0 && rest.every((text) => /^[^.;:!?\n]{0,60}?,/u.test(text) && text.indexOf(',') < text.indexOf(unit))
}

function isYear(value: number): boolean {
  return value >= 1900 && value < 2100
}

/** The 12 of 'our PostgreSQL 12 database': behind the name of a product in the middle of a sentence. */
function isVersion(figure: string, prompt: string): boolean {
  return new RegExp(String.raw`\p{Ll}[ ,]+\p{Lu}[\p{L}.]{2,20} v?${figure}(?![\d.,])`, 'u').test(prompt)
}

/** The 31 of '1.31', the 12 of '12:30'. */
function isPartOfNumber(word: string, prompt: string): boolean {
  return !new RegExp(`(?<![\\d.,:/]|\\d[.,:/])${word}(?![\\d]|[.,:/]\\d)`, 'u').test(prompt)
}
