import { clockTime, isoDate } from '../../../time/day-number.ts'
import type { ReadingContext } from '../../reading-context.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import { saidOn } from '../dates/said-on.ts'
import type { Said } from '../said.ts'
import { listOf, runsOf } from './dated-lists.ts'
import type { Item } from './dated-lists.ts'
import { hoursAhead } from './hours-ahead.ts'

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr|a\.m\.|p\.m\.)(?!\p{L}))?`
const SURE_CLOCK = String.raw`(?:\d{1,2}(?:[:.h]\d{2}|h)(?:\s?(?:am|pm|uhr))?|\d{1,2}\s?(?:am|pm|uhr)|noon|midday)(?!\p{L})`
const HOURS = String.raw`(?:${CLOCK}\s?(?:-|–|to|until|till|bis|a|à|às)\s?${CLOCK}|${SURE_CLOCK}|(?:at|um|a las?|à|às)\s${CLOCK})`
/** 'All at 8pm', 'each day 9-4', 'all Fridays, doors 7pm', 'jeweils um 17 Uhr': an hour that all of the dates share. */
const SHARED = new RegExp(String.raw`^\s{0,2}(?:[,;.(–—-]\s{0,2}){0,2}(?:(?:and|und|y|et|e)\s)?(?:(?:they(?:'re| are)?|these are|kick-?off|doors|start|gates?|beginn|einlass|inicio|début|início)(?: is| at| are)?\s)?(?:all|each|every(?: one| time| day| week)?|both|always|same time(?: each| every)?|jeweils|alle|immer|tod[oa]s|siempre|cada|toutes?|tous|chaque|sempre)(?!\p{L})(?:[\s,:]{1,2}(?!\d)\p{L}[\p{L}'’-]*){0,5}?[\s,:]{1,2}(${HOURS})\)?(?:\s(?:each|every)\s(?:time|day|week|one))?`, 'iu')

/** Whose turn it is, where people follow in brackets. */
const OF_TURNS = /(?<!\p{L})(?:rotas?|rosters?|turns?|dut(?:y|ies)|shifts?|who|driver|cover|cook|host)(?!\p{L})/iu
/** 'Date nights', 'Monday evenings': in one sentence with a date they would be hours. */
const OF_HOURS = new RegExp(String.raw`(?<!\p{L})(?:(?:mornings?|afternoons?|evenings?|nights?|daily|weekly|monthly|vormittage?|nachmittage?|abende?|noches?|tardes?|soirs?|soirées?|noites?)(?!\p{L})|(?:${ANY_WEEKDAY})s?(?!\p{L}))`, 'iu')
/** What makes a sentence of a heading; a longer one is none either. */
const IS_SENTENCE = /(?<!\p{L})(?:i|i['’]m|we|we['’]re|they|you|he|she|it|is|are|was|meets?|runs?|starts?|begins?|plan|help|prepare|organi[sz]e|ich|wir|sie|trifft|treffen|ist|sind|hilf|plane|bereite|se|nos|son|es|ayúda\p{L}*|je|nous|on|est|sont|réunit|aide\p{L}*|eu|são|ajuda\p{L}*|reúne)(?!\p{L})/iu
/** 'Skipton Moor (the family one, finished by 1pm)': when it is over. */
const UNTIL = new RegExp(String.raw`^\s?\((?:[^().;]{0,60}\s)?(?:until|till|(?:finish(?:es|ed|ing)?|ends?|over|done|back) (?:by|at)|bis|hasta las?|jusqu['’]à|até às?) (${SURE_CLOCK})\)`, 'iu')
const IS_DUE = /^due /iu
const MOST_WORDS = 6

type Wanted = { dates: readonly DateNamed[]; language: string; context: Pick<ReadingContext, 'expressions' | 'is24'> }

/** 'Gigs 6 March (Leeds), 13 March (York), all doors 7pm', 'auditions, all at 10: Leeds 9 March, York 11 March': one sentence a date, with what happens then and the hour that they share. */
export function sentencesOfDatedLists(text: string, { dates, language, context }: Wanted): Said[] {
  return runsOf(text, dates).flatMap((run) => {
    const list = listOf(text, run)
    const last = list?.items.at(-1)
    if (!list || !last || list.items.some(({ name, date }) => name === '' || IS_SENTENCE.test(name) || IS_DUE.test(text.slice(date.start, date.end)))) return []
    const isOpen = run.some(({ hasHours }) => !hasHours)
    const behind = isOpen ? SHARED.exec(text.slice(last.end)) : null
    const ahead = isOpen && behind === null ? hoursAhead(text, list, context) : null
    const hours = behind?.[1] ?? ahead?.hours ?? null
    if (hours === null && !list.areInBrackets || list.areInBrackets && OF_TURNS.test(list.heading)) return []
    const heading = ahead?.rest ?? list.heading
    // A season in the name would bound what is named by it.
    const hasDays = context.expressions.some(({ start, end, days }) => days !== null && start >= list.start && end <= list.opens)
    const isName = heading.split(/\s+/u).length <= MOST_WORDS && !IS_SENTENCE.test(heading) && !hasDays
    const label = isName ? heading.replace(OF_HOURS, '').trim() : ''
    const items = list.items.map((item) => {
      const until = hours !== null && !item.date.hasHours && !hours.includes('-') ? UNTIL.exec(text.slice(item.end)) : null
      const said = saidOf(text, item, { label: `${label} ${item.name}`.trim(), hours: until ? `${hours!}-${until[1]!}` : hours, language })
      const end = item === last ? endOf(text, last.end + (behind?.[0].length ?? 0)) : item.end
      return { text: `${said}\n`, start: item.start, end: end + (until?.[0].length ?? 0), heading }
    })
    return [{ text: isName ? '' : `${heading}.\n`, start: list.start, end: list.opens }, ...items]
  })
}

/** The sign that ends the sentence belongs to the last of its dates. */
function endOf(text: string, end: number): number {
  return /^\.(?:\s|$)/u.test(text.slice(end)) ? end + 1 : end
}

/** What has hours of its own keeps them. */
function saidOf(text: string, { date, name }: Item, { label, hours, language }: { label: string; hours: string | null; language: string }): string {
  if (date.hasHours && date.at === null) return `${label || name} ${text.slice(date.start, date.end)}.`
  return saidOn({ label, day: isoDate(date.day), hours: date.at === null ? hours : clockTime(date.at), language })
}

/** The dates with the hour that their list says once for all of them. */
export function withSharedHours(text: string, dates: readonly DateNamed[]): DateNamed[] {
  const shared = new Map(runsOf(text, dates).flatMap((run) => {
    const list = listOf(text, run)
    const [, hour, minute = '00', half] = /^(?:at |um |a las? |à |às )?(\d{1,2})(?:[:.h](\d{2})|h)?\s?(am|pm|uhr)?(?!\p{L})/iu.exec(SHARED.exec(text.slice(list?.items.at(-1)?.end ?? run.at(-1)!.end))?.[1] ?? '') ?? []
    const isSure = hour !== undefined && (half !== undefined || Number(hour) > 12)
    const at = isSure ? (Number(hour) % (half === undefined || half === 'uhr' ? 24 : 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute) : null
    // '6 and 20 March at 8pm': the hour behind the last of several is that of all.
    const last = list === null && run.slice(0, -1).every(({ hasHours }) => !hasHours) ? run.at(-1)!.at : null
    return run.map((date) => [date, date.at ?? at ?? last] as const)
  }))
  return dates.map((date) => ({ ...date, at: shared.get(date) ?? date.at }))
}
