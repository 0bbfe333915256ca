import { DAY_PARTS, OPERATORS, SEASONS, TIME_UNITS } from './sense.ts'
import type { Operator, Sense, WordTable } from './sense.ts'
import { tokenize } from './token.ts'
import type { Weekday } from '../calendar-time.ts'

/** A trie over word keys; a node's senses belong to the phrase that ends there. */
export type LexiconNode = { senses: Sense[]; next: Map<string, LexiconNode> }

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5]
const WEEKEND: Weekday[] = [6, 7]

/** Signs that mean the same in every language. */
const SIGNS: Partial<Record<Operator, string>> = { to: '-', and: '&|+', or: '/', at: '@', per: '/', until: '-' }

export function buildLexicon(table: WordTable): LexiconNode {
  const root: LexiconNode = { senses: [], next: new Map() }
  const add = (words: string | undefined, sense: Sense) => {
    for (const phrase of words?.split('|') ?? []) insert(root, phrase, sense)
  }
  addCalendarWords(table, add)
  addClockWords(table, add)
  addNumberWords(table, add)
  for (const operator of OPERATORS) {
    add(table.operators[operator], { type: 'operator', operator })
    add(SIGNS[operator], { type: 'operator', operator })
  }
  return root
}

type Add = (words: string | undefined, sense: Sense) => void

function addCalendarWords(table: WordTable, add: Add): void {
  for (const weekday of WEEKDAYS) {
    add(table.weekdays[weekday - 1], { type: 'weekday', weekday, plural: false })
    add(table.weekdaysRepeated[weekday - 1], { type: 'weekday', weekday, plural: true })
  }
  add(table.weekdaySets.workdays, { type: 'weekdays', weekdays: WORKDAYS, plural: false })
  add(table.weekdaySets.weekend, { type: 'weekdays', weekdays: WEEKEND, plural: false })
  add(table.weekdaySetsRepeated.workdays, { type: 'weekdays', weekdays: WORKDAYS, plural: true })
  add(table.weekdaySetsRepeated.weekend, { type: 'weekdays', weekdays: WEEKEND, plural: true })
  const risky = new Set(table.riskyMonths.split('|'))
  table.months.forEach((words, index) => {
    for (const word of words.split('|')) add(word, { type: 'month', month: index + 1, risky: risky.has(word) })
  })
  for (const unit of TIME_UNITS) {
    add(table.units[unit], { type: 'unit', unit, plural: false })
    add(table.unitsPlural[unit], { type: 'unit', unit, plural: true })
  }
  for (const [offset, words] of Object.entries(table.days)) add(words, { type: 'day', offset: Number(offset), part: null })
  for (const { words, offset, part } of table.dayParts) add(words, { type: 'day', offset, part })
  for (const [name, words] of Object.entries(table.holidays)) add(words, { type: 'holiday', name })
  for (const season of SEASONS) add(table.seasons[season], { type: 'season', season })
  for (const { words, every, unit } of table.repeats) add(words, { type: 'repeat', every, unit })
}

function addClockWords(table: WordTable, add: Add): void {
  for (const part of DAY_PARTS) {
    add(table.parts[part], { type: 'part', part, plural: false })
    add(table.partsRepeated[part], { type: 'part', part, plural: true })
  }
  for (const [minute, words] of Object.entries(table.clocks)) add(words, { type: 'clock', minute: Number(minute) })
  add(table.now, { type: 'now' })
}

function addNumberWords(table: WordTable, add: Add): void {
  for (const [value, words] of Object.entries(table.numbers)) add(words, { type: 'number', value: Number(value) })
  for (const [value, words] of Object.entries(table.ordinals)) add(words, { type: 'ordinal', value: Number(value) })
  for (const [value, words] of Object.entries(table.counts)) add(words, { type: 'count', value: Number(value) })
}

function insert(root: LexiconNode, phrase: string, sense: Sense): void {
  let node = root
  for (const { key } of tokenize(phrase)) {
    let next = node.next.get(key)
    if (!next) {
      next = { senses: [], next: new Map() }
      node.next.set(key, next)
    }
    node = next
  }
  node.senses.push(sense)
}
