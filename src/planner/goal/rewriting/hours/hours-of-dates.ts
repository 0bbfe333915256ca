import { clockTime } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import { dayInWords, hourInWords } from '../dates/day-in-words.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

/** 'Ceremony 4 pm', 'dinner at 6', 'Essen um 18 Uhr', 'misa 12:00': a thing and its hour. */
const AT_HOUR = /^(?<lead>\s{0,2}(?:(?:and|then|und|dann|y|luego|et|puis|e|depois)\s)?)(?<label>\p{L}[\p{L}\d'’.&/-]*(?: (?!(?:at|from|um|ab|desde|a las?|a partir|à|às|gegen|is|are) )[\p{L}\d'’.&/+-]+){0,5}?)(?<at>(?:,? (?:is|are|ist|es|est|é))?(?: (?:at|from|um|ab|gegen|desde las?|a partir de las?|a las?|à partir de|à|a partir das|às|vers))? )(?<hour>\d{1,2})(?:(?<sign>[:.h])(?<minute>\d{2})|(?<bare>h))?(?<mark>\s?[ap]m|\s?uhr|\s?horas)?(?![\p{L}\d]|[.:/-]\d|\s?(?:[-–]|to|till|until|bis)\s?\d)(?<rest>.{0,60})$/iu
/** What is said of every day, or bounds something, or is when the thing named before begins and ends. */
const SAID_OTHERWISE = /(?<!\p{L})(?:i|we|he|she|they|you|it|by|before|until|till|after|from|since|daily|weekly|every|each|all|both|always|usually|not?|never|nothing|only|free|work|sleep|bed|doors?|gates?|starts?|starting|begins?|ends?|ending|closes?|over|finish(?:ed)?|done|sub|under|target|pb|age|room|page|chapter|version|bus|line|platform|flight|bis|vor|ab|jede\p{L}*|täglich|immer|ich|wir|kein\p{L}*|nicht|beginn|einlass|ende|hasta|antes|desde|cada|todos|nunca|sin|empieza|avant|jusqu\S*|chaque|dès|jamais|até|sempre|sem|nach|nur|von|zwischen|después|solo|sólo|libre|a partir|après|seulement|depois|após|só|das|entre|livre|break|gym|gimnasio|ginásio|study|practi[cs]e|rehearse|revise|train(?:ing)?|runs?|lernen|üben|estud\p{L}*|entren\p{L}*|révis\p{L}*|trein\p{L}*|week|weekends?|weekdays?|wochenende|woche|semana|semaine|week-end|(?:days?|evenings?|mornings?|nights?|afternoons?))(?!\p{L})/iu
const WEEKDAY = new RegExp(String.raw`(?<!\p{L})(?:${ANY_WEEKDAY})(?!\p{L})`, 'iu')
const COMES_BACK = /(?<!\p{L})(?:every|each|daily|weekly|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days|jede[nrs]?|täglich|(?:mon|diens|donners|frei|sams|sonn)tags|cada|todos|chaque|tous)(?!\p{L})/iu
/** When there is time, and no hour of anything on the date. */
const OF_FREE_TIME = /(?<!\p{L})(?:i|we|ich|wir|je|on|nous|yo|eu)['’]?(?:m|re)?(?: am| are)? (?:can only|(?:only |just )?(?:free|available)|only have|kann nur|können nur|habe nur|haben nur|bin frei|suis libre|ne peux)(?!\p{L})|(?<!\p{L})(?:solo puedo|sólo puedo|solo tengo|só posso|só tenho|estoy libre|estou livre)(?!\p{L})/iu
const PLACE = /^,? ?\(?(?:at|in|with|im|in der|bei|beim|mit|en|con|à|au|chez|avec|no|na|em|com) [^\d]{2,40}$/iu
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d|[^\s.!?]{0,12}\))[^.!?\n]*)*/gu

/** 'Baptism on 9 May, church 11:00, lunch 13:30': hours that a sentence gives to several things of the one day it names. */
export function hoursOfDates(text: string, dates: () => readonly DateNamed[], language: () => string): Said[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: said, index }) => {
    const pieces = COMES_BACK.test(said) || OF_FREE_TIME.test(said) ? [] : piecesOf(said)
    if (pieces.filter((piece) => HAS_HOUR.test(piece.text)).length < FEWEST) return []
    const named = dates().filter((date) => date.start >= index && date.end <= index + said.length)
    const [date] = named
    if (!date || named.some(({ day, last }) => day !== date.day || last !== day)) return []
    const found = inOrder(pieces.flatMap((piece) => (piece.start >= named.at(-1)!.end - index ? thingAt(piece) : [])))
    if (found.length < (date.hasHours ? 1 : FEWEST)) return []
    return found.map(({ label, minute, start, end }) => ({ text: `${label} ${dayInWords(date.day, language())} ${hourInWords(clockTime(minute), language())}`, start: index + start, end: index + end }))
  })
}

const FEWEST = 2
const HAS_HOUR = /(?<![\d.,/-])\d{1,2}(?:[:.h]\d{2}|h|\s?[ap]m|\s?uhr)?(?![\d/])/iu

type Piece = { text: string; start: number }
type Thing = { label: string; minute: number; isSure: boolean; start: number; end: number }

/** What commas, colons and 'and' part, brackets left whole. */
function piecesOf(said: string): Piece[] {
  const masked = said.replace(/\([^()]{0,80}\)/gu, (inside) => 'x'.repeat(inside.length))
  let start = 0
  return masked.split(/([,;]|:(?!\d)|\s[-–—]\s)/u).flatMap((part, index) => {
    const piece = { text: said.slice(start, start + part.length), start }
    start += part.length
    return index % 2 === 0 ? [piece] : []
  })
}

function thingAt({ text, start }: Piece): Thing[] {
  const found = AT_HOUR.exec(text)
  if (!found) return []
  const { lead, label, at, hour, sign, minute = '00', bare, mark, rest } = found.groups!
  const isSaid = sign !== undefined || bare !== undefined || mark !== undefined || /\p{L}/u.test(at!)
  const isAlone = rest!.trim() === '' || PLACE.test(rest!) || /^\s?\([^()]*\)$/u.test(rest!)
  if (!isSaid || !isAlone || Number(hour) > 23 || Number(minute) > 59 || SAID_OTHERWISE.test(label!) || WEEKDAY.test(label!) || /^(?:back|home)$/iu.test(label!)) return []
  const half = mark?.trim().toLowerCase()
  const said = Number(hour) % (half === 'am' || half === 'pm' ? 12 : 24) + (half === 'pm' ? 12 : 0)
  const isSure = mark !== undefined || bare !== undefined || said > 12 || sign === 'h'
  return [{ label: label!, minute: said * 60 + Number(minute), isSure, start: start + lead!.length, end: start + text.length - rest!.length }]
}

/** What has no half of the day follows what stands before it: 'doors at 10, tours at 2'. */
function inOrder(things: readonly Thing[]): Thing[] {
  let before = EARLIEST
  return things.map((thing) => {
    const minute = !thing.isSure && thing.minute < before && thing.minute < HALF_DAY ? thing.minute + HALF_DAY : thing.minute
    before = minute
    return { ...thing, minute }
  })
}

/** In minutes: hours before seven are those of the afternoon. */
const EARLIEST = 420
const HALF_DAY = 720
