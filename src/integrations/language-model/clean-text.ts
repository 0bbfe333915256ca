import type { LeftOut } from './left-out.ts'
import { momentsIn } from './moments-in-text.ts'
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
    // The look behind lets each run be tried once, not from every one of its characters.
    .replace(/^[\s,;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/g, '')
}

function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}
