import { isDay, isEmptyCell, isName, rangesIn } from './cells.ts'
import { areFreeTimes } from './free-times.ts'
import { areInvited } from './invited-names.ts'
import { busySentence } from './grid-sentences.ts'
import type { Said } from '../said.ts'

type Times = { day: string; ranges: string | null }

type PersonLine = { name: string; times: Times[] }

/** Lines of a name and nothing but days and hours behind it, with whatever signs between: 'Ana → Mon 9-10 / 12-13; Tue –'. At least two of people who are to meet. */
export function sentencesOfPersonLines(text: string): Said[] {
  let start = 0
  let lead = ''
  let isBelow = false
  const said: Said[] = []
  const names = new Set<string>()
  for (const written of text.split('\n')) {
    const line = personLine(written)
    if (line) {
      said.push({ text: sentencesOf(line, { isFree: areFreeTimes(lead) }), start, end: start + written.length })
      names.add(line.name)
      isBelow = true
    } else if (written.trim() === '') isBelow = false
    // A line among those of people heads nothing.
    else if (!isBelow && !isAboutOne(written, text.slice(0, start))) lead = written
    start += written.length + 1
  }
  return said.length >= 2 && areInvited(text, said, [...names]) ? said : []
}

/** 'Ana can do any time.', 'Ana: nothing so far', of whom was spoken before: what holds for her heads nobody else's hours. */
function isAboutOne(line: string, above: string): boolean {
  const [, name] = /^\s*(?:[-*•] ?)?(\p{Lu}[\p{L}’'-]+):? /u.exec(line) ?? []
  return name !== undefined && isName(name) && !line.trimEnd().endsWith(':') && (above.includes(` ${name}`) || above.includes(`(${name}`))
}

function sentencesOf({ name, times }: PersonLine, { isFree }: { isFree: boolean }): string {
  const busy = times.flatMap(({ day, ranges }) => (ranges === null ? [] : [busySentence(name, { day, ranges, isFree })]))
  if (busy.length > 0) return busy.join(' ')
  return isFree ? `${name} is busy during 0:00 to 23:59.` : `${name} is free all day.`
}

/** Longer lines are prose. */
const LONGEST = 400

function personLine(written: string): PersonLine | null {
  if (written.length > LONGEST) return null
  const line = written.replace(/^\s*(?:[-*•+>]\s+|\d{1,2}[.)]\s+)/u, '').trim().replace(/\s+/gu, ' ').replace(/^\[ ?[xX]? ?\] |^\[(\p{Lu}[^\]]{0,40})\] /u, (_, name: string | undefined) => (name === undefined ? '' : `${name}: `))
  return personBehind(line) ?? personBefore(line)
}

/** 'Mon 9-10 Ana', 'Mon 9-10 Ana: call'. */
function personBehind(line: string): PersonLine | null {
  const bare = line.replace(/: ?\p{Ll}[\p{L} ]{0,20}$/u, '')
  for (let cut = bare.indexOf(' '); cut > 0 && /^\d|^\p{L}{2,9}[,.]? /u.test(bare); cut = bare.indexOf(' ', cut + 1)) {
    const name = bare.slice(cut + 1).replace(/^(?:–|-|:|\() ?|\)$/gu, '')
    const times = isName(name) && !isDay(name) ? timesBefore(bare.slice(0, cut).replace(/[,:]$/u, '')) : null
    if (times) return { name, times }
  }
  return null
}

/** 'Mon 9-10', and 'nine to ten on Mon' the other way round: '9-10 Mon'. */
function timesBefore(text: string): Times[] | null {
  for (let cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1)) {
    const [ranges, day] = [rangesIn(text.slice(0, cut).replace(/,$/u, '')), text.slice(cut + 1).replace(/^on /iu, '')]
    if (ranges !== null && isDay(day)) return [{ day, ranges }]
  }
  return timesIn(text)
}

/** 'Ana: Mon 9-10, 12-13'. */
function personBefore(line: string): PersonLine | null {
  const head = /^(\p{Lu}[^\d:;,|→=/–—()[\]]{0,30}?) ?(?::|,|=|→|\||\/|\[|\(|–|—| - |->) ?/u.exec(line)
  const name = head?.[1]?.trim()
  if (name === undefined || !isName(name) || isDay(name) || LABEL.test(name)) return null
  const rest = line.slice(head![0].length).replace(/[\])]$/u, '')
  const times = rest === '' ? null : timesIn(rest)
  return times && { name, times }
}

/** What a line of hours is headed with that belongs to nobody. */
const LABEL = /^(?:when|where|what|hours?|times?|busy|free|taken|blocked|booked|window|days?|dates?|available|availability|office|core|working|work|possible|lunch|meeting|meetings|calls?|note|notes|from|until|start|end)\b/iu

/** Days and hours in order; null when anything else is said. */
function timesIn(text: string): Times[] | null {
  if (isEmptyCell(text)) return [{ day: '', ranges: null }]
  const times: Times[] = []
  for (const piece of piecesOf(text)) {
    const ranges = rangesIn(piece)
    const last = times.at(-1)
    if (isDay(piece)) times.push({ day: piece, ranges: null })
    else if (ranges !== null && last) last.ranges = last.ranges === null ? ranges : `${last.ranges}, ${ranges}`
    else if (ranges !== null) times.push({ day: '', ranges })
    else if (!isEmptyCell(piece)) return null
  }
  return times.some(({ ranges }) => ranges !== null) ? times : null
}

/** Cut at signs and joints, and behind each day: 'Mon 9-10, 12-13 and 15-16'. A date's own comma stays. */
function piecesOf(text: string): string[] {
  return text.split(/ ?[;|()[\]&+] ?| \/ |, ?(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d)|: | and (?:on )?| [–—] (?=\p{L})/iu).flatMap((part) => {
    const piece = part.replace(/^on /iu, '').trim()
    const cut = firstCut(piece)
    return piece === '' ? [] : cut > 0 ? [piece.slice(0, cut).replace(/:$/u, ''), piece.slice(cut + 1).replace(/^(?:from|between) /iu, '')] : [piece]
  })
}

/** Index of the space between the day and the hours of 'Monday 4 January 9-10'. */
function firstCut(piece: string): number {
  for (let cut = piece.indexOf(' '); cut > 0; cut = piece.indexOf(' ', cut + 1)) {
    const rest = piece.slice(cut + 1)
    if (isDay(piece.slice(0, cut).replace(/:$/u, '')) && (rangesIn(rest) !== null || isEmptyCell(rest))) return cut
  }
  return -1
}
