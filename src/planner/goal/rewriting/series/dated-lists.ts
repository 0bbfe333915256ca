import type { DateNamed } from '../dates/dates-named.ts'
import { isoDate } from '../../../time/day-number.ts'
import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'
import { saidOn } from '../dates/said-on.ts'

/** One date of a list, what the list says happens then, and how far the words about it go. */
type Item = { date: DateNamed; name: string; end: number }
/** Dates that follow each other in one sentence, and the words before the first of them. */
type DatedList = { start: number; heading: string; items: readonly Item[]; areInBrackets: boolean }

const CLOCK = String.raw`\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr|a\.m\.|p\.m\.)(?!\p{L}))?`
const SURE_CLOCK = String.raw`(?:\d{1,2}(?:[:.h]\d{2}|h)(?:\s?(?:am|pm|uhr))?|\d{1,2}\s?(?:am|pm|uhr)|noon|midday)(?!\p{L})`
const HOURS = String.raw`(?:${CLOCK}\s?(?:-|–|to|until|till|bis|a|à|às)\s?${CLOCK}|${SURE_CLOCK}|(?:at|um|a las?|à|às)\s${CLOCK})`
/** 'All at 8pm', 'each day 9-4', 'all Fridays, doors 7pm', 'jeweils um 17 Uhr': an hour that all of the dates share. */
const SHARED = new RegExp(String.raw`^\s{0,2}(?:[,;.(–—-]\s{0,2}){0,2}(?:(?:and|und|y|et|e)\s)?(?:(?:they(?:'re| are)?|these are)\s)?(?:all|each|every(?: one| time| day| week)?|both|always|same time(?: each| every)?|jeweils|alle|immer|tod[oa]s|siempre|cada|toutes?|tous|chaque|sempre)(?!\p{L})(?:[\s,:]{1,2}(?!\d)\p{L}[\p{L}'’-]*){0,5}?[\s,:]{1,2}(${HOURS})\)?(?:\s(?:each|every)\s(?:time|day|week|one))?`, 'iu')
const JOINT = /\s{0,2}(?:[,;&+]\s{0,2}(?:(?:and|then|und|dann|y|luego|et|puis|e|depois)\s)?|\s(?:and|und|y|et|e)\s)/iu
/** What may stand between two dates of one list. */
const LONGEST_GAP = 60
const SENTENCE_END = /[.!?](?:\s|$)|\n/u
/** The last words of a heading that only say that dates follow. */
const LEADS_TO_DATES = /\s{0,2}(?:\s(?:dates?|times?|days (?:are|is)|are|is|on|am|sind|son|sont|los días|el|le|les|no dia|nos dias|dias)|[:–—-])$/iu
/** Whose turn it is, where people follow in brackets. */
const OF_TURNS = /(?<!\p{L})(?:rotas?|rosters?|turns?|dut(?:y|ies)|shifts?|who|driver|cover|cook|host)(?!\p{L})/iu
const MOST_WORDS = 6

/** 'Date nights', 'Monday evenings': in one sentence with a date they would be hours. */
const OF_HOURS = new RegExp(String.raw`(?<!\p{L})(?:(?:mornings?|afternoons?|evenings?|nights?|daily|weekly|monthly|vormittage?|nachmittage?|abende?|noches?|tardes?|soirs?|soirées?|noites?)(?!\p{L})|(?:${ANY_WEEKDAY})s?(?!\p{L}))`, 'iu')

/** 'Gigs 6 March (Leeds), 13 March (York), all doors 7pm': one sentence a date, with what happens then and the hour that they share. */
export function sentencesOfDatedLists(text: string, dates: readonly DateNamed[], language: string): Said[] {
  return runsOf(text, dates).flatMap((run) => {
    const list = listOf(text, run)
    const last = list?.items.at(-1)
    if (!list || !last) return []
    const shared = SHARED.exec(text.slice(last.end))
    const hours = shared && run.some(({ hasHours }) => !hasHours) ? shared[1]! : null
    const isNamed = list.items.every(({ name }) => name !== '')
    if (!isNamed || hours === null && !list.areInBrackets || list.areInBrackets && OF_TURNS.test(list.heading)) return []
    return list.items.map((item, index) => {
      const isLast = item === last
      const own = item.date.hasHours ? item.date.at : null
      const when = own === null ? item.date.hasHours ? null : hours : clockOf(own)
      const start = index === 0 ? list.start : list.items[index - 1]!.end
      return { text: `${saidOn({ label: `${OF_HOURS.test(list.heading) ? '' : list.heading} ${item.name}`.trim(), day: isoDate(item.date.day), hours: when, language })}\n`, start, end: isLast ? last.end + (hours === null ? 0 : shared![0].length) : item.end, heading: list.heading }
    })
  })
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

function clockOf(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

/** Dates of one sentence that only a few words part. */
export function runsOf(text: string, dates: readonly DateNamed[]): DateNamed[][] {
  const runs: DateNamed[][] = []
  for (const date of dates.filter(({ day, last }) => day === last)) {
    const before = runs.at(-1)?.at(-1)
    const between = before ? text.slice(before.end, date.start) : ''
    const isNext = before !== undefined && between.length <= LONGEST_GAP && JOINT.test(between) && !SENTENCE_END.test(between)
    if (isNext) runs.at(-1)!.push(date)
    else runs.push([date])
  }
  return runs.filter((run) => run.length > 1)
}

/** What a list calls each of its dates; null where it does not name all of them. */
export function namesOf(text: string, run: readonly DateNamed[]): string[] | null {
  const names = listOf(text, run)?.items.map(({ name }) => name)
  return names?.every((name) => name !== '') ? names : null
}

/** The list with a name for each date, all of them behind their dates or all before; null for any other. */
function listOf(text: string, run: readonly DateNamed[]): DatedList | null {
  const [first, last] = [run[0]!, run.at(-1)!]
  const start = Math.max(...[...text.slice(0, first.start).matchAll(/[.!?]\s|\n/gu)].map(({ index, 0: sign }) => index + sign.length), 0)
  const lead = text.slice(start, first.start)
  const rest = text.slice(last.end)
  const gaps = run.slice(1).map((date, index) => text.slice(run[index]!.end, date.start))
  const parted = gaps.map((gap) => partsOf(gap))
  if (parted.some((parts) => parts === null)) return null
  const [behind, before] = [parted.map((parts) => parts![0]), parted.map((parts) => parts![1])]
  if (behind.every((name) => name !== '') && before.every((name) => name === '')) {
    const tail = endOfName(rest)
    const names = [...behind, rest.slice(0, tail).trim()]
    const areInBrackets = names.every((name) => /^\(.+\)$/u.test(name))
    return within({ start, heading: headingOf(lead), areInBrackets, items: run.map((date, index) => ({ date, name: bare(names[index]!), end: date.end + (index < gaps.length ? gaps[index]!.length - before[index]!.length : tail) })) })
  }
  if (!before.every((name) => name !== '') || !behind.every((name) => name === '')) return null
  const colon = lead.lastIndexOf(':')
  const names = [lead.slice(colon + 1), ...before]
  return within({ start, heading: headingOf(lead.slice(0, colon + 1)), areInBrackets: false, items: run.map((date, index) => ({ date, name: bare(names[index]!), end: date.end })) })
}

/** The words on either side of the joint between two dates; null where there is none or more than one. */
function partsOf(gap: string): readonly [string, string] | null {
  const joint = JOINT.exec(gap)
  if (!joint) return null
  const rest = gap.slice(joint.index + joint[0].length)
  return JOINT.test(rest.trimEnd()) ? null : [gap.slice(0, joint.index).trim(), rest.replace(/(?:^|\s)(?:on|am|el|le|no dia|the)\s?$/iu, '').trim()]
}

function endOfName(rest: string): number {
  const bracket = /^\s{0,2}\([^()]{1,40}\)/u.exec(rest)
  if (bracket) return bracket[0].length
  const end = rest.search(/[,;.!?\n(–—]|\s-\s/u)
  return end < 0 ? rest.length : end
}

function bare(name: string): string {
  return name.trim().replace(/^\(|\)$/gu, '').replace(/^(?:on|the|that|is|are|for|am|der|die|das|el|la|le|o|a)\s/iu, '').replace(/\s(?:on|is on|am|el|le|no dia)$/iu, '').trim()
}

function headingOf(lead: string): string {
  let heading = lead.trim()
  while (LEADS_TO_DATES.test(heading)) heading = heading.replace(LEADS_TO_DATES, '').trim()
  return heading.includes(':') ? heading.slice(heading.lastIndexOf(':') + 1).trim() || heading : heading
}

function within(list: DatedList): DatedList | null {
  const isShort = (words: string) => words.split(/\s+/u).length <= MOST_WORDS && !/[.!?]\s/u.test(words)
  return isShort(list.heading) && list.items.every(({ name }) => isShort(name)) ? list : null
}
