import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const HELD = String.raw`(?:rehearsals?|practices?|lessons?|class(?:es)?|sessions?|meetings?|fittings?|appointments?|proben?|chorproben|unterricht|stunden|treffen|ensayos?|clases?|reuniones|répétitions?|cours|réunions?|ensaios?|aulas?|reuniões)`
/** 'Choir rehearsals for the Easter concert (28 March, 7pm): every Monday …': what comes back, the occasion that it is for with its date, and when. */
const HEAD = new RegExp(String.raw`(?<=^|[.!?\n]\s)(?<series>(?:[\p{L}'’-]+ ){0,3}${HELD}) (?:for|für|para|pour) (?:(?:the|our|my|das|die|den|unser\p{L}*|el|la|le|l['’]|o|a) )?(?<occasion>[^():.!?\n]{3,50}?) (?:\((?<dated>[^()]{3,40})\)|(?<on>(?:on|am|el|le) [^():.!?\n]{3,30})): (?=(?:(?:every|each|jede[nrs]?|todos|cada|chaque|tous les|toda[os]?|on|am|los) )?(?:los |les )?(?:second |other )?(?:${ANY_WEEKDAY}))`, 'iu')

/** The occasion in a sentence of its own, behind the series, which is then called by its name. */
export function headsOfSeries(text: string, dates: () => readonly DateNamed[]): Said[] {
  const found = HEAD.exec(text)
  if (!found) return []
  const { series, occasion, dated, on } = found.groups!
  const start = found.index + found[0].indexOf(dated ?? on!)
  if (!dates().some((date) => date.start < start + (dated ?? on!).length && date.end > start)) return []
  const end = found.index + found[0].length
  const behind = text.slice(end).search(/(?<!\d)[.!?](?:\s|$)|\n/u)
  const close = behind < 0 ? text.length : end + behind
  const of = { start: found.index + found[0].indexOf(occasion!), end: start + (dated ?? on!).length }
  return [{ text: `${series!}: `, start: found.index, end }, { text: `. ${occasion![0]!.toUpperCase()}${occasion!.slice(1)} ${dated === undefined ? on! : `(${dated})`}`, start: close, end: close, of }]
}
