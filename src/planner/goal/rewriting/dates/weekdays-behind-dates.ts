import { isoDate, weekdayOf } from '../../../time/day-number.ts'
import { ANY_WEEKDAY, weekdayIn } from '../../weekday-names.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

/** 'Monday to Friday', 'de lunes a viernes': the first of them alone is no day behind a date. */
const NO_RANGE = String.raw`(?! ?(?:[–-]|to|till|until|through|bis|al?|à|au) ?(?:${ANY_WEEKDAY})(?!\p{L}))`
const BARE = new RegExp(String.raw`(?<!\p{L})(?<first>${ANY_WEEKDAY})(?: ?(?<joint>[+&/]|-|–|and|und|y|et|e|to|bis) ?(?<second>${ANY_WEEKDAY}))?(?![\p{L}\d])${NO_RANGE}(?!,? ?(?:the )?\d{1,2}(?:st|nd|rd|th|[./])?(?!\d?[:.]?\d* ?(?:[ap]m|h|uhr|[–-]))(?: \p{L}|\.|$))`, 'giu')
/** Before a day that is no next one: 'every Friday', 'by Friday', 'free on Friday'. */
const NO_NEXT = /(?:(?:every|each|any|some|one|a|which|bar|except|without|but not|außer|sauf|salvo|exceto|only|no|not|never|next|last|this|by|until|till|before|from|since|after|due|jeden|jede|nur|kein|nicht|bis|vor|ab|seit|nächsten|cada|todos los|solo|hasta|antes del|desde el|chaque|tous les|seulement|avant|jusqu['’]à|dès|toda|todo|só|até|antes de) (?:on |the |el |le |am )?|(?:free|busy|work|away|off|available|frei|libre|livre)(?: on| am)? )$/iu
/** Behind a day that comes again, or that is counted from something else: 'Monday evenings', 'the Wednesday before'. */
const NO_LONE_DAY = /^ ?(?:(?:mornings|afternoons|evenings|nights|lunchtimes|abends|morgens|nachmittags|mittags)|(?:before|after|following|davor|danach|darauf|vorher|antes|después|siguiente|avant|après|suivant|depois|seguinte)(?!\p{L}))/iu
/** The sentence is told in a row: what stands between two days. */
const IN_A_ROW = /^(?:[^.!?\n]{0,10}(?:[,;]|(?<!\p{L})(?:and|then|und|dann|y|luego|et|puis|e|depois)(?!\p{L}))[^.!?\n]{1,50}|[,;] ?)$/u
const MOST_DAYS_AFTER = 2

/** 'Freeze Wed 17 Feb, testing Thu + Fri, release Mon 22 Feb': a day of the week between two dates, or right behind one, is the next one behind the date before it. */
export function weekdaysBehindDates(text: string, dates: () => readonly DateNamed[]): Said[] {
  const found = [...text.matchAll(BARE)]
  if (found.length === 0 || !/\d/u.test(text)) return []
  // A day of the week alone is what is looked for.
  const named = dates().filter(({ start, end }) => /\d/u.test(text.slice(start, end).replace(/(?: at)? \d{1,2}(?:[:.]\d{2})? ?(?:[ap]m|h|uhr).*$/iu, '')))
  let last: { day: number; end: number } | null = null
  return found.flatMap(({ 0: words, index, groups }) => {
    const [start, end] = [index, index + words.length]
    if (named.some((date) => date.start < end && date.end > start)) return []
    const date = named.findLast((other) => other.end <= start)
    // 'Demo 24 Feb wed 2pm': the day of the week of the date right before it is no further day.
    if (date && groups!['second'] === undefined && /^,? $/u.test(text.slice(date.end, start)) && date.day === date.last && nextOf(groups!['first']!, date.last - 1) === date.last) return [{ text: isoDate(date.last), start: date.start, end }]
    const before = date !== undefined && (last === null || date.end > last.end) ? { day: date.last, end: date.end } : last
    if (before === null || NO_LONE_DAY.test(text.slice(end)) || !IN_A_ROW.test(text.slice(before.end, start)) || NO_NEXT.test(text.slice(Math.max(0, start - 24), start))) return []
    const day = nextOf(groups!['first']!, before.day)
    const second = groups!['second'] === undefined ? null : nextOf(groups!['second'], day)
    const behind = named.find((other) => other.start >= end)
    const isBounded = behind !== undefined && behind.day >= (second ?? day) && !/[.!?\n]/u.test(text.slice(end, behind.start))
    // 'Theory Mon and Wed 18-19' with no date behind it comes every week.
    if (!isBounded && (second !== null || day - before.day > MOST_DAYS_AFTER)) return []
    last = { day: second ?? day, end }
    const joint = /^(?:-|–|to|bis)$/iu.test(groups!['joint'] ?? '') ? ' to ' : ' and '
    return [{ text: second === null ? isoDate(day) : `${isoDate(day)}${joint}${isoDate(second)}`, start, end }]
  })
}

/** The first such day of the week behind a day. */
function nextOf(word: string, day: number): number {
  return day + 1 + (weekdayIn(word)! - weekdayOf(day + 1) + 7) % 7
}
