import type { Said } from '../said.ts'

type Part = 'morning' | 'later'
/** How a language says 'every morning' and 'every evening'; `day` is what it says of every day. */
type Words = { morning: RegExp; later: RegExp; day: string }

const each = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?!\p{L}|\s(?:and|or|und|oder|y|o|et|ou|e)\s)`, 'giu')
const WORDS: Readonly<Record<string, Words>> = {
  en: { morning: each('(?:every|each) morning'), later: each('(?:every|each) (?:evening|afternoon)'), day: 'every day' },
  de: { morning: each('jeden (?:morgen|vormittag)'), later: each('jeden (?:abend|nachmittag)'), day: 'jeden Tag' },
  es: { morning: each('todas las mañanas|cada mañana'), later: each('todas las (?:tardes|noches)|cada (?:tarde|noche)'), day: 'todos los días' },
  fr: { morning: each('tous les matins|chaque matin'), later: each('tous les soirs|chaque soir'), day: 'tous les jours' },
  pt: { morning: each('todas as manhãs|cada manhã'), later: each('todas as (?:tardes|noites)|cada (?:tarde|noite)'), day: 'todos os dias' },
}

const HALF = String.raw`(?: ?[ap]\.?m\.?(?!\p{L}))`
/** English hours of a stretch, each with the half of the day that is said with it. */
const STRETCH = new RegExp(String.raw`(?<![\d:.])(\d{1,2}[:.]\d{2})(${HALF})?( ?(?:-|–|to|and|until|till) ?)(\d{1,2}[:.]\d{2})(${HALF})?(?!\d|[:.]\d)`, 'giu')
/** An hour of the day as those write it who count to 24. */
const CLOCK = /(?<![\d:.,h])(\d{1,2})(?:[:.h]\d{2}| ?(?:uhr|h)(?!\p{L})|(?=(?:[:.]\d{2})? ?(?:-|–|bis|und|a|y|à|et|às|e) ?(?:las |os |as )?\d{1,2}(?:[:.h]\d{2}| ?(?:uhr|h)(?!\p{L}))))/giu
/** Characters behind the days in which their hours are looked for. */
const REACH = 80
/** Counted in whole hours. */
const NOON = 12

/**
 * 'Jeden Morgen Klavier 6:15-7:00', 'every morning from 10 to 16 May, 5:30-6:15': the hours say which part of the day,
 * and the words only that it is every day. Where a clock goes to twelve, its hours are given their half of the day.
 */
export function hoursOfEachPartOfDay(text: string, language: () => string): Said[] {
  const words = WORDS[language()]
  if (words === undefined) return []
  const isEnglish = words === WORDS['en']
  return (['morning', 'later'] as const).flatMap((part) => [...text.matchAll(words[part])].flatMap(({ 0: said, index }): Said[] => {
    const from = index + said.length
    const behind = /^[^.!?;\n]*(?:[.!?](?=\d)[^.!?;\n]*)*/u.exec(text.slice(from, from + REACH))?.[0] ?? ''
    const hours = isEnglish ? stretchOf(behind, part, from) : hasClock(behind, part) ? [] : null
    return hours === null ? [] : [{ text: inTheCaseOf(said, words.day), start: index, end: from }, ...hours]
  }))
}

const RATE = /(?<=(?<![\p{L}\p{N}])(?:\d{1,3} ?(?:minutes|mins?|hours?|h)|half an hour|an hour|one hour|two hours)) (?:an?|per) (?=(?:evening|morning|afternoon)(?![\p{L}-]| (?:at|before|after) the))/giu

/** 'Half an hour an evening' comes every evening, and its hours behind a comma with it. */
export function timeOfEachPartOfDay(text: string): Said[] {
  return [...text.matchAll(RATE)].map(({ 0: words, index }) => ({ text: ' every ', start: index, end: index + words.length }))
}

/** The first stretch of hours behind the days, with its half of the day; null where it has one already or stands right there, where readers find it. */
function stretchOf(behind: string, part: Part, offset: number): Said[] | null {
  const [match] = behind.matchAll(STRETCH)
  if (match === undefined || !behind.slice(0, match.index).includes(',') || match[2] !== undefined || match[5] !== undefined) return null
  const [whole, first, , joint, last] = match
  const hours = [first!, last!].map((clock) => Number.parseInt(clock, 10))
  if (hours.some((hour) => hour >= NOON)) return null
  const half = part === 'morning' ? 'am' : 'pm'
  return [{ text: `${first!}${half}${joint!}${last!}${half}`, start: offset + match.index, end: offset + match.index + whole.length }]
}

function hasClock(behind: string, part: Part): boolean {
  const [match] = behind.matchAll(CLOCK)
  // Behind a comma they are read as those of the part of the day.
  return match !== undefined && !behind.slice(0, match.index).includes(',') && (Number(match[1]) < NOON) === (part === 'morning')
}

function inTheCaseOf(said: string, words: string): string {
  return /^\p{Lu}/u.test(said) ? words[0]!.toUpperCase() + words.slice(1) : words
}
