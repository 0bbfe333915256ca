/**
 * Words that say when: calendar dates, clock times, weekdays and relative days, as English and the plan's language
 * write them. A model's texts may not carry them, since only the scheduler knows when a task is.
 */
const PATTERNS = new Map<string, RegExp>()

/** Edges of words in any script. */
const BEFORE = String.raw`(?<![\p{L}\p{M}\d])`
const AFTER = String.raw`(?![\p{L}\p{M}\d])`
const LEAD = String.raw`(?:on|by|at|from|until|till|before|after|due|am|um|ab|vom|bis|zum|le|à|el|a las|as|às)`
const PART_OF_DAY = 'morning|afternoon|evening|night|früh|morgen|vormittag|nachmittag|abend|matin|après-midi|soir|por la mañana|por la tarde|por la noche|de manhã|à tarde|à noite'
const RELATIVE_DAY = 'today|tonight|tomorrow|the day after tomorrow|heute|morgen|übermorgen|aujourd’hui|aujourd\'hui|demain|après-demain|hoy|mañana|pasado mañana|hoje|amanhã|depois de amanhã'
const NEXT_SPAN = 'next week|next month|this week|nächste Woche|nächsten Monat|la semaine prochaine|la próxima semana|na próxima semana'

/** Global; each match is words to strike out, with the preposition before them. */
export function momentsIn(language: string): RegExp {
  const known = PATTERNS.get(language)
  if (known !== undefined) return known
  const weekday = namesOf('weekday', language)
  const month = namesOf('month', language)
  const clock = clockTime()
  const day = `(?:${weekday})s?`
  const pattern = new RegExp(
    [
      String.raw`(?:${BEFORE}${LEAD}\s+)?(?:${BEFORE}(?:${weekday}),?\s+)?${calendarDate(language)}(?:\s*(?:,|at|um|à)?\s*${clock})?`,
      String.raw`${BEFORE}(?:am|ab|bis|vom|zum)\s+\d{1,2}\.\d{1,2}\.`,
      String.raw`(?:${BEFORE}${LEAD}\s+)?${BEFORE}(?:in|by|until|before|(?:by |at )?(?:the )?(?:start|end) of|mid|im|bis|ab|Anfang|Mitte|Ende|en|em|fin)[\s-]+(?:${month})${AFTER}\.?(?:\s+(?:de\s+)?\d{4})?`,
      String.raw`(?:${BEFORE}${LEAD}\s+)?(?:^|${BEFORE})(?:${RELATIVE_DAY}|${day})\s*,?\s+(?:${LEAD}\s+)?${clock}\s*:?`,
      String.raw`(?:${BEFORE}${LEAD}\s+)?${BEFORE}${day}[\s-]*(?:${PART_OF_DAY})s?${AFTER}`,
      String.raw`(?:${BEFORE}(?:${LEAD}|between|entre|zwischen|de|du|das)\s+)?${BEFORE}${clock}(?:\s*(?:-|–|to|until|and|bis|und|à|a|y|e)\s*${clock})?`,
      String.raw`${BEFORE}(?:${LEAD}|next|this|every|each|jeden)\s+${day}${AFTER}`,
      String.raw`^(?:${day}|${RELATIVE_DAY}|${NEXT_SPAN})\s*[:–-]\s+`,
      String.raw`\(${day}\)`,
      String.raw`(?<=[\p{Ll}]\s)(?:${weekday})(?=\s*(?:[.,;!?)]|$))`,
      String.raw`${BEFORE}(?:by|until|before|bis|avant|antes de|hasta|até)\s+(?:${RELATIVE_DAY}|${NEXT_SPAN})${AFTER}`,
    ].join('|'),
    'giu',
  )
  PATTERNS.set(language, pattern)
  return pattern
}

/** True for words that name a calendar day. */
export function namesDate(words: string, language: string): boolean {
  return new RegExp(calendarDate(language), 'iu').test(words)
}

/** '18:30', '6:30 pm', '7 o’clock', '18 Uhr', '18h30'; not a pace, a ratio or a score such as '5:30 min/km', '16:9' and '3:1'. */
function clockTime(): string {
  const halfDay = String.raw`\s*[ap]\.?m${AFTER}\.?`
  const ways = [
    String.raw`(?:[01]?\d|2[0-4]):[0-5]\d(?!:?\d)(?:${halfDay}|\s*Uhr${AFTER})?(?!\s*(?:min|\/|per${AFTER}|pace|h${AFTER}))`,
    String.raw`\d{1,2}(?:${halfDay}|\s*Uhr${AFTER}|\s*o['’]clock|\s*h\s*[0-5]\d${AFTER})`,
    String.raw`(?<=${BEFORE}à\s)\d{1,2}\s*h${AFTER}`,
    String.raw`(?<=${BEFORE}(?:at|by|until|before|from)\s)(?:noon|midnight)${AFTER}`,
  ]
  return `(?:${ways.join('|')})`
}

/** '2027-03-01', '1.3.2027', '1/3/27', '1 March', 'March 1st, 2027', '1er mai', '2027年5月1日', in English and the language. */
function calendarDate(language: string): string {
  const month = namesOf('month', language)
  const year = String.raw`(?:,?\s+(?:of\s+|de\s+)?\d{4})?`
  const ways = [
    String.raw`\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?`,
    String.raw`\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}/\d{1,2}/\d{2}`,
    String.raw`\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s+(?:of\s+|de\s+)?(?:${month})${AFTER}\.?${year}`,
    String.raw`(?:${month})\.?\s+\d{1,2}(?:st|nd|rd|th)?${AFTER}${year}`,
  ]
  return String.raw`(?:${BEFORE}(?:${ways.join('|')})${AFTER}|(?:\d{4}年)?\d{1,2}月\d{1,2}[日号])`
}

/** Names of months or weekdays, longest first; the runtime knows them in every language. */
function namesOf(part: 'month' | 'weekday', language: string): string {
  const days = Array.from({ length: 12 }, (_, index) => (part === 'month' ? new Date(Date.UTC(2024, index, 1)) : new Date(Date.UTC(2024, 0, 1 + (index % 7)))))
  const names = ['en', language].flatMap((tag) => {
    const locale = Intl.DateTimeFormat.supportedLocalesOf([tag || 'en']).length > 0 ? tag : 'en'
    const styles = part === 'month' ? (['long', 'short'] as const) : (['long'] as const)
    return styles.flatMap((style) => days.map((day) => new Intl.DateTimeFormat(locale, { [part]: style, timeZone: 'UTC' }).format(day)))
  })
  const usable = [...new Set(names)].map((name) => name.replace(/\.$/, '')).filter((name) => /^[\p{L}\p{M}]{2,}$/u.test(name) && (name.length > 2 || language === 'hi'))
  return usable.toSorted((a, b) => b.length - a.length).join('|')
}
