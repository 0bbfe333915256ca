import { clockOf, isClock, isDay, isEmptyCell, isLength, isName, rangesIn } from './cells.ts'
import { areFreeTimes } from './free-times.ts'
import { busySentence } from './grid-sentences.ts'
import { areInvited } from './invited-names.ts'
import type { Said } from '../said.ts'
import { sentencesOfPlace } from './place-sections.ts'
import { roleOf } from './record-sentences.ts'
import { sectionsIn } from './sections.ts'
import type { Line, Section } from './sections.ts'
import { visitSentence } from './visit-rows.ts'

/** Names with lines below that say when somebody is busy, where somebody is to be met, or how far the next places are, as sentences. */
export function sentencesOfSections(text: string): Said[] {
  const all = sectionsIn(text)
  const sections = all.filter(({ name }) => !isDay(name))
  const days = all.flatMap((section) => busyOnDay(section) ?? [])
  const onDays = days.map(({ said }) => said)
  if (days.length > 0 && areInvited(text, onDays, [...new Set(days.flatMap(({ names }) => names))])) return onDays
  return [busyOf, visitOf, sentencesOfPlace].flatMap((read) => {
    const known = sections.flatMap((section) => {
      const said = read(section)
      return said ? [{ name: section.name, said }] : []
    })
    const said = known.map((section) => section.said)
    return read !== busyOf || said.length >= 2 && areInvited(text, said, known.map(({ name }) => name)) ? said : []
  })
}

/** 'Ana' above '9-10', or above 'Mon: 9-10' and 'Tue: -'. */
function busyOf({ name, lead, head, lines }: Section): Said | null {
  const read = lines.map(({ label, text }) => ({ day: isDay(label) ? label : '', ...(isDay(label) || label === '' ? dayAndRanges(text) : { ranges: null, isIdle: false }) }))
  if (!read.every(({ ranges, isIdle }) => ranges !== null || isIdle)) return null
  const isFree = areFreeTimes(lead)
  const sentences = read.flatMap(({ day, own, ranges }) => (ranges === null ? [] : [busySentence(name, { day: day || (own ?? ''), ranges, isFree })]))
  return { text: sentences.length > 0 ? sentences.join(' ') : `${name} is ${isFree ? 'busy during 0:00 to 23:59' : 'free all day'}.`, start: head.start, end: lines.at(-1)!.end }
}

/** The 'Mon' and the ranges of 'Mon 9-10, 11-12'. */
function dayAndRanges(text: string): { own?: string; ranges: string | null; isIdle: boolean } {
  const whole = rangesIn(text)
  if (whole !== null || isEmptyCell(text)) return { ranges: whole, isIdle: whole === null }
  for (let cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1)) {
    const [day, ranges] = [text.slice(0, cut), rangesIn(text.slice(cut + 1))]
    if (isDay(day) && ranges !== null) return { own: day, ranges, isIdle: false }
  }
  return { ranges: null, isIdle: false }
}

/** 'Mon:' above 'Ana 9-10, 12-13'. */
function busyOnDay({ name: day, lead, head, lines }: Section): { names: string[]; said: Said } | null {
  const isFree = areFreeTimes(lead)
  const read = lines.map(({ label, text }) => namedRanges(label === '' ? text : `${label} ${text}`))
  if (!isDay(day) || !read.every((line) => line !== null)) return null
  const text = read.map(({ name, ranges }) => busySentence(name, { day, ranges, isFree })).join(' ')
  return { names: read.map(({ name }) => name), said: { text, start: head.start, end: lines.at(-1)!.end } }
}

/** The Ana and the ranges of 'Ana 9-10, 12-13'. */
function namedRanges(line: string): { name: string; ranges: string } | null {
  for (let cut = line.indexOf(' '); cut > 0; cut = line.indexOf(' ', cut + 1)) {
    const [name, ranges] = [line.slice(0, cut).replace(/ ?[:–—=-]$/u, ''), rangesIn(line.slice(cut + 1).replace(/^[:–—=-] /u, ''))]
    if (ranges !== null && isName(name) && !isDay(name)) return { name, ranges }
  }
  return null
}

/** 'Rita' above a place, hours and a length, with or without words for each. */
function visitOf({ name, head, lines }: Section): Said | null {
  const value = (test: (line: Line) => boolean) => lines.filter(test).map(({ text }) => text.replace(/^"|"$/gu, ''))
  const [place, ...others] = value(({ label, text }) => isName(text) && (label === '' || /^(?:place|location)$/u.test(roleOf(label) ?? '') || /^(?:at|where|in)$/iu.test(label)))
  const [hours] = value(({ text }) => rangesIn(text) !== null).flatMap((text) => rangesIn(text) ?? [])
  const [from] = value(({ label, text }) => roleOf(label) === 'from' && isClock(text.replaceAll('"', '')))
  const [to] = value(({ label, text }) => roleOf(label) === 'to' && isClock(text.replaceAll('"', '')))
  const [length] = value(({ label, text }) => isLength(text) || roleOf(label) === 'minutes' && /^\d{1,3}$/u.test(text))
  const window = hours ?? (from !== undefined && to !== undefined ? `${clockOf(from)} to ${clockOf(to)}` : undefined)
  if (place === undefined || others.length > 0 || window === undefined || length === undefined) return null
  return { text: visitSentence({ person: name, place, hours: window, length: /^\d+$/u.test(length) ? `${length} minutes` : length }), start: head.start, end: lines.at(-1)!.end }
}
