import type { LeftOut } from './left-out.ts'
import { wellFormed } from './well-formed.ts'

/** Texts that the user has written or seen; what stands in them is not the model's invention. */
export type KnownText = { has(words: string): boolean }

export function knownText(texts: readonly string[]): KnownText {
  const known = texts.join('\n').toLowerCase()
  return { has: (words) => known.includes(words.trim().toLowerCase()) }
}

export type CleaningOptions = { maxLength: number; known: KnownText; language: string; leftOut: LeftOut }

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSHOWABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const ADDRESS = /\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|(?:javascript|data|mailto):)[^\s<>"')\]]+/gi

/** A text of a model for people to read: well-formed, without dates and addresses that the user did not write. */
export function cleanText(text: string, { maxLength, known, language, leftOut }: CleaningOptions): string {
  const shown = wellFormed(text).replace(UNSHOWABLE, '')
  const withoutAddresses = shown.replace(ADDRESS, (address) => strike(address, { known, leftOut, reason: 'address' }))
  const withoutDates = withoutAddresses.replace(momentsIn(language), (moment) => strike(moment, { known, leftOut, reason: 'date' }))
  const isChanged = withoutDates !== shown
  return truncate(isChanged ? tidy(withoutDates) : withoutDates.trim(), maxLength)
}

/** True for words that name a calendar day. */
export function namesDate(words: string, language: string): boolean {
  return new RegExp(calendarDate(language), 'iu').test(words)
}

function strike(words: string, { known, leftOut, reason }: { known: KnownText; leftOut: LeftOut; reason: 'date' | 'address' }): string {
  if (known.has(bare(words))) return words
  leftOut.add(reason, bare(words))
  return ''
}

const bare = (words: string) => words.replace(/^[\s([]+|[\s)\].,:;]+$/g, '')

/** What striking words out leaves behind: empty brackets, doubled spaces, a comma at the end. */
function tidy(text: string): string {
  return text
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +([.,;:!?])/g, '$1')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
}

function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

const PATTERNS = new Map<string, RegExp>()

/** Dates, clock times and weekdays that say when, as English and the plan's language write them. */
function momentsIn(language: string): RegExp {
  const known = PATTERNS.get(language)
  if (known !== undefined) return known
  const weekday = namesOf('weekday', language)
  const clock = String.raw`\d{1,2}(?::\d{2}(?:\s*[ap]\.?m${AFTER}\.?)?|\s*[ap]\.?m${AFTER}\.?|(?::\d{2})?\s*Uhr${AFTER})`
  const pattern = new RegExp(
    [
      String.raw`(?:${BEFORE}(?:on|by|until|before|due|am|bis|le|el)\s+)?(?:${BEFORE}(?:${weekday}),?\s+)?${calendarDate(language)}`,
      String.raw`${BEFORE}(?:at|by|from|until|um|bis|ab|à)\s+${clock}(?:\s*(?:-|–|to|until|bis)\s*${clock})?`,
      String.raw`${BEFORE}${clock}\s*(?:-|–|to)\s*${clock}`,
      String.raw`${BEFORE}(?:on|by|until|next|this)\s+(?:${weekday})s?${AFTER}`,
      String.raw`^(?:${weekday})\s*[:–-]\s+`,
      String.raw`\((?:${weekday})\)`,
    ].join('|'),
    'giu',
  )
  PATTERNS.set(language, pattern)
  return pattern
}

/** Edges of words in any script. */
const BEFORE = String.raw`(?<![\p{L}\p{M}\d])`
const AFTER = String.raw`(?![\p{L}\p{M}\d])`

/** A pattern for '2027-03-01', '1.3.2027', '1/3/27', '1 March', 'March 1st, 2027', in English and the language. */
function calendarDate(language: string): string {
  const month = namesOf('month', language)
  const year = String.raw`(?:,?\s+(?:of\s+|de\s+)?\d{4})?`
  const ways = [
    String.raw`\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?`,
    String.raw`\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}/\d{1,2}/\d{2}`,
    String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?(?:${month})${AFTER}\.?${year}`,
    String.raw`(?:${month})\.?\s+\d{1,2}(?:st|nd|rd|th)?${AFTER}${year}`,
  ]
  return `${BEFORE}(?:${ways.join('|')})${AFTER}`
}

/** Names of months or weekdays, longest first; the runtime knows them in every language. */
function namesOf(part: 'month' | 'weekday', language: string): string {
  const days = Array.from({ length: 12 }, (_, index) => (part === 'month' ? new Date(Date.UTC(2024, index, 1)) : new Date(Date.UTC(2024, 0, 1 + (index % 7)))))
  const names = ['en', language].flatMap((tag) => {
    const locale = Intl.DateTimeFormat.supportedLocalesOf([tag || 'en']).length > 0 ? tag : 'en'
    const styles = part === 'month' ? (['long', 'short'] as const) : (['long'] as const)
    return styles.flatMap((style) => days.map((day) => new Intl.DateTimeFormat(locale, { [part]: style, timeZone: 'UTC' }).format(day)))
  })
  const usable = [...new Set(names)].map((name) => name.replace(/\.$/, '')).filter((name) => /^[\p{L}\p{M}]{3,}$/u.test(name))
  return usable.toSorted((a, b) => b.length - a.length).join('|')
}
