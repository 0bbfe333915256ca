import type { Brief, Reading, ReadingOf } from '../../brief.ts'

/** Holidays that people prepare for weeks, in five languages. */
const HOLIDAY = String.raw`(?:réveillon (?:de|du) (?:noël|nouvel an|jour de l['’]an)|réveillon|noël|noel|nouvel an|saint-sylvestre|pâques|navidad|nochebuena|nochevieja|pascua|natal|ano novo|páscoa|weihnachten|heiligabend|silvester|ostern|christmas(?: eve)?|new year['’]s eve|easter|thanksgiving)`
const PREPARING = String.raw`(?:préparer|préparons|prépare|organiser|organisons|planifier|prévoir)`
/** A holiday with the verb that asks to prepare it. */
export const PREPARED_HOLIDAY = new RegExp(String.raw`(?<!\p{L})${PREPARING} (?:(?:le|la|les|un|notre|mon) )?(?<holiday>${HOLIDAY})(?!\p{L})`, 'giu')
const NAMED = new RegExp(String.raw`(?<!\p{L})${HOLIDAY}(?= |$)`, 'iu')

/** 'Préparer Noël à la maison' is called by the feast: its day is that of the goal, and all that is prepared stands before it. */
export function nameOfHoliday({ 0: all, index, input, groups }: RegExpMatchArray): string {
  return `${groups!['holiday']!}${STANDS_ALONE.test(input!.slice(index! + all.length)) ? AT_HOME : ''}`
}

/** Alone, its name would be a day on which something else is done. */
const STANDS_ALONE = /^\s{0,2}(?:[,.;:!?\n]|$)/u
const AT_HOME = ' à la maison'

/** What is said of a holiday without its name, which was read as a date, is called by it: 'Noël à la maison' for 'maison'. */
export function withHolidayNames(brief: Brief): Brief {
  const events = brief.readings.filter((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated')
  const names = new Map(events.flatMap((event) => {
    const whole = nameWithHoliday(event)
    return whole === null ? [] : [[event.title, whole] as const]
  }))
  if (names.size === 0) return brief
  return { ...brief, subject: names.get(brief.subject) ?? brief.subject, readings: brief.readings.map((reading) => named(reading, names)) }
}

function nameWithHoliday({ title, words }: ReadingOf<'event'>): string | null {
  const holiday = NAMED.exec(words)
  if (holiday === null) return null
  const end = holiday.index + holiday[0].length
  if (end === words.length) return title === AT_HOME.split(' ').at(-1) ? holiday[0] : null
  const at = words.indexOf(title, end)
  return at < 0 || at - end > LONGEST_LINK ? null : `${words.slice(holiday.index, at + title.length)}${/^ (?:nous|moi|uns|mir)(?!\p{L})/u.exec(words.slice(at + title.length))?.[0] ?? ''}`
}

/** In characters: ' à la ', ' avec les '. */
const LONGEST_LINK = 12

function named(reading: Reading, names: ReadonlyMap<string, string>): Reading {
  if (reading.kind === 'event') return { ...reading, title: names.get(reading.title) ?? reading.title, text: [...names].reduce((text, [name, whole]) => text.replace(name, whole), reading.text) }
  return reading.kind === 'deadline' && reading.event !== null ? { ...reading, event: names.get(reading.event) ?? reading.event } : reading
}
