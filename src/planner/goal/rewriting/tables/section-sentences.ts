import { clockOf, isClock, isDay, isEmptyCell, isLength, isName, lengthInside, minutesIn, rangeInside, rangesIn } from './cells.ts'
import { areFreeTimes } from './free-times.ts'
import { busySentence } from './grid-sentences.ts'
import { areInvited } from './invited-names.ts'
import type { Said } from '../said.ts'
import { roleOf } from './record-sentences.ts'
import { visitSentence } from './visit-rows.ts'

type Line = { text: string; label: string; depth: number; isMarked: boolean; start: number; end: number }

/** A name on a line of its own and the lines that are set below it. */
type Section = { name: string; lead: string; head: Line; lines: Line[] }

/** Names with lines below that say when somebody is busy, where somebody is to be met, or how far the next places are, as sentences. */
export function sentencesOfSections(text: string): Said[] {
  const all = sectionsIn(text)
  const sections = all.filter(({ name }) => !isDay(name))
  const days = all.flatMap((section) => busyOnDay(section) ?? [])
  const onDays = days.map(({ said }) => said)
  if (days.length > 0 && areInvited(text, onDays, [...new Set(days.flatMap(({ names }) => names))])) return onDays
  return [busyOf, visitOf, visitsAt, waysOf].flatMap((read) => {
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

/** 'Harbour' above 'Rita, 10-12, 45 min'. */
function visitsAt({ name, head, lines }: Section): Said | null {
  const visits = lines.map(({ label, text }) => {
    const whole = label === '' ? text : `${label}, ${text}`
    const range = rangeInside(whole)
    const length = range && lengthInside(range.rest)
    const person = length?.rest.split(/[|,;:()–—-]/u).map((cell) => cell.trim()).filter((cell) => cell !== '') ?? []
    return range && length && person.length === 1 && isName(person[0]!) ? visitSentence({ person: person[0]!, place: name, hours: range.hours, length: length.length }) : null
  })
  return visits.every((visit) => visit !== null) ? { text: visits.join(' '), start: head.start, end: lines.at(-1)!.end } : null
}

/** 'Harbour' above 'Zoo: 12 min'. */
function waysOf({ name, head, lines }: Section): Said | null {
  const legs = lines.map(({ label, text }) => {
    const loose = /^(?:to |→ ?|-> ?)?(\p{Lu}.{0,40}?)[ :(–-]{1,3}(\d{1,3}(?: ?(?:m|min|mins|minutes))?)\)?$/u.exec(label === '' ? text : `${label}: ${text}`)
    return loose && isName(loose[1]!) && minutesIn(loose[2]!) !== null ? `${name} to ${loose[1]}: ${minutesIn(loose[2]!)}.` : null
  })
  return legs.every((leg) => leg !== null) ? { text: legs.join('\n'), start: head.start, end: lines.at(-1)!.end } : null
}

function sectionsIn(text: string): Section[] {
  const sections: Section[] = []
  let [start, lead, open] = [0, '', null as Section | null]
  for (const written of text.split('\n')) {
    const line = lineOf(written, start)
    start += written.length + 1
    // 'Name: Ana' above 'Where: the pier'.
    const isField = open !== null && open.head.label !== '' && line.label !== '' && roleOf(line.label) !== 'person' && line.depth === open.head.depth
    const isBelow = open !== null && line.text !== '' && (isField || line.depth > open.head.depth || line.isMarked && !open.head.isMarked)
    const isOwn = roleOf(line.label) === 'person'
    const name = isBelow && !isOwn ? null : nameOf(line)
    if (isBelow && !isOwn) open!.lines.push(line)
    else if (name !== null) {
      open = { name, lead, head: line, lines: [] }
      sections.push(open)
    } else {
      open = null
      if (line.text !== '') lead = written
    }
  }
  return sections.filter(({ lines }) => lines.length > 0)
}

/** 'Ana', '**Ana**', '### Ana:', '- name: Ana'. */
function nameOf({ text, label }: Line): string | null {
  const bare = text.replace(/^[#*_ ]{1,6}|[:*_ ]{1,6}$/gu, '').replace(/^(?:from|at|in|leaving) /iu, '')
  if (label !== '' && roleOf(label) !== 'person') return null
  return isName(bare) || label === '' && isDay(bare) ? bare : null
}

function lineOf(written: string, start: number): Line {
  const [mark] = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?/u.exec(written)!
  const rest = written.slice(mark.length).trim()
  const labelled = /^(.{1,30}?): (.+)$/u.exec(rest)
  return { text: unquoted(labelled?.[2] ?? rest), label: labelled?.[1] ?? '', depth: mark.length - mark.trimStart().length, isMarked: mark.trim() !== '', start, end: start + written.length }
}

/** The 9-10, 11-12 of '["9-10", "11-12"]'. */
function unquoted(text: string): string {
  return /^\[.*\]$/u.test(text) ? text.slice(1, -1).replaceAll('"', '') : text
}
