import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { NUMBER_FORMS, numberSaid } from '../../journeys/number-words.ts'
import type { Said } from '../said.ts'
import { sentenceStart } from '../sentence-start.ts'
import { saidOn } from './said-on.ts'

const WEEKDAYS = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|diens|donners|frei|sams|sonn)tage|lunes|martes|miércoles|jueves|viernes|sábados|domingos|(?:lun|mar|mercre|jeu|vendre|same)dis|dimanches`
const UNIT = String.raw`(?:${WEEKDAYS}|days|nights|evenings|mornings|afternoons|tage|abende|nächte|nachmittage|días|noches|tardes|jours|soirs|nuits|dias|noites)`
/** 'Five nights in a row', 'four consecutive evenings', 'vier Abende hintereinander', 'tres noches seguidas'. */
const ROW = new RegExp(String.raw`(?<!\p{L})(?:on |for |over |an |durante |pendant |por )?(?<count>\d{1,2}|${NUMBER_FORMS}) (?:${UNIT} (?:in a row|running|straight|in succession|on the trot|hintereinander|nacheinander|in folge|am stück|seguid[oa]s|consecutiv[oa]s|d['’]affilée|de suite|consécuti(?:fs|ves))|(?:consecutive|successive|straight) ${UNIT}|aufeinanderfolgende ${UNIT})(?!\p{L})`, 'iu')
const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2})?(?: ?(?:am|pm|uhr|h)(?!\p{L}))?`
/** 'Call 18:00, wrap 04:00', 'jeweils 19 bis 22 Uhr', '10 to 6', '19:30 each night'. */
const HOURS = new RegExp(String.raw`^[,:;]? {0,2}\(?(?:(?:each (?:day|night|evening)|every (?:day|night|evening)|daily|nightly|jeweils|täglich|cada (?:día|noche)|chaque (?:jour|soir)|cada (?:dia|noite)|always|(?:the )?\p{L}{3,8} open|call|doors?|start(?:s|ing)?|open|von|from|at|um|de|a las|à|das|às),? ){0,2}(?<from>${CLOCK})(?:(?: ?(?:-|–|to|till|until|bis|a|à|às) ?|,? (?:wrap|end(?:s|ing)?|finish|close[sd]?|schluss|fin|fim) (?:at )?)(?<to>${CLOCK}))?(?: (?:each|every|cada|chaque|per|a) (?:day|night|evening|día|noche|jour|soir|dia|noite))?\)?(?=[.,;:!?\n]|\s{0,2}$)`, 'iu')
const MOST = 14
const NEAR = 16
const DAYS_OF_WEEK = 7
const LONGEST_HEAD = 6

/** What happens on so many days in a row, each day with its date and its hours: 'Market, three days running from 8 May, 10 to 6'. */
export function rowsBeforeDate(text: string, timesOf: (text: string) => readonly TimeExpression[], language: () => string): Said[] {
  const row = ROW.exec(text)
  const count = row === null ? 0 : numberSaid(row.groups!['count']!)
  const head = row === null ? '' : headBefore(text.slice(0, row.index))
  if (row === null || count < 2 || count > MOST || head === '') return []
  const behind = row.index + row[0].length
  const start = timesOf(text).find(({ days, recurrence, start: at, end }) => days !== null && days.grain === 'day' && days.first === days.last && recurrence === null && end > behind && at - behind < NEAR)
  if (start === undefined) return []
  const step = new RegExp(`(?:${WEEKDAYS})(?!\\p{L})`, 'iu').test(row[0]) ? DAYS_OF_WEEK : 1
  const clock = start.clock === null ? -1 : text.slice(start.start, start.end).search(/,? (?:at |um |a las? |à |às )?\d{1,2}(?:[:.h]\d{2}| ?[ap]m| ?uhr)/iu)
  const ends = clock < 0 ? start.end : start.start + clock
  const hours = HOURS.exec(text.slice(ends))
  const said = Array.from({ length: count }, (_, index) => saidOn({ label: `${head} ${DAY[language()] ?? DAY['en']!} ${index + 1}`, day: isoDate(start.days!.first + index * step), hours: hours === null ? null : hoursOf(hours.groups!, language()), language: language() }))
  const end = ends + (hours?.[0].length ?? 0)
  return [{ text: `. ${said.join(' ')}`, start: row.index - (/[,:;–-]? ?$/u.exec(text.slice(0, row.index))![0].length), end: /^[.!?]/u.test(text.slice(end)) ? end + 1 : end }]
}

const DAY: Readonly<Record<string, string>> = { en: 'day', de: 'Tag', es: 'día', fr: 'jour', pt: 'dia' }

/** What the sentence is about so far. */
function headBefore(text: string): string {
  const said = text.slice(sentenceStart(text, text.length)).replace(/(?<![\s,:;–-])[\s,:;–-]+$/u, '').replace(/^[\s,]*(?:(?:our|my|the|a|an|we have|there is|unser\p{L}*|mein\p{L}*|der|die|das|ein\p{L}*|el|la|un|una|nuestr[oa]|le|notre|une|o|nosso|nossa|um|uma) )+/iu, '')
  return said.split(/\s+/u).length > LONGEST_HEAD || /[,:;\d]/u.test(said) ? '' : said
}

/** 'From 10:00 to 18:00'; a 'to 6' behind '10' is the evening's. */
function hoursOf({ from, to }: Readonly<Record<string, string | undefined>>, language: string): string {
  const [start, end] = [minuteOf(from!), to === undefined ? null : minuteOf(to)]
  const late = end !== null && end <= start && end < NOON && !/am|:|h/iu.test(to!) && end + NOON > start ? end + NOON : end
  return late === null ? clockOf(start) : `${FROM[language]?.[0] ?? 'from'} ${clockOf(start)} ${FROM[language]?.[1] ?? 'to'} ${clockOf(late)}`
}

const NOON = 12 * 60
const FROM: Readonly<Record<string, readonly [string, string]>> = { de: ['von', 'bis'], es: ['de', 'a'], fr: ['de', 'à'], pt: ['das', 'às'] }

function minuteOf(clock: string): number {
  const [, hour, minute] = /^(\d{1,2})(?:[:.h](\d{2}))?/iu.exec(clock)!
  const hours = Number(hour) + (/pm/iu.test(clock) && Number(hour) < 12 ? 12 : 0)
  return (hours % 24) * 60 + Number(minute ?? 0)
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
