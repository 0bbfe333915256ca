import type { DateNamed } from '../dates/dates-named.ts'

/** One date of a list, what the list says happens then, and how far the words about it go. */
export type Item = { date: DateNamed; name: string; start: number; end: number }
/** Dates that follow each other in one sentence or line by line; its words begin at `start`, and those before what it lists end at `opens`. */
export type DatedList = { start: number; opens: number; heading: string; items: readonly Item[]; areInBrackets: boolean }

const JOINT = /\s{0,2}(?:[,;&+]\s{0,2}(?:(?:and|then|und|dann|y|luego|et|puis|e|depois)\s)?|\s(?:and|und|y|et|e)\s)/iu
/** What may stand between two dates of one list, and between two that begin or end their lines. */
const [LONGEST_GAP, LONGEST_LINE] = [60, 100]
const SENTENCE_END = /[.!?](?:\s|$)|\n/u
/** What parts two items and says nothing. */
const IS_JOINT = /^[\s,;&+.•*–—-]{0,8}(?:(?:and|then|und|dann|y|luego|et|puis|e|depois)\s)?(?:(?:on|am|el|le|no dia|the)\s)?$/iu
const NEXT_LINE = /\s{0,3}\n[^\S\n]{0,4}(?:[-•*]\s|\d{1,2}\)\s)?/u
const OPENS_LINE = /\n[^\S\n]{0,4}(?:[-•*]\s|\d{1,2}\)\s)?$/u
/** The last words of a heading that only say that dates follow. */
const LEADS_TO_DATES = /\s{0,2}(?:\s(?:dates?|times?|days (?:are|is)|are|is|on|am|sind|son|sont|los días|el|le|les|no dia|nos dias|dias)|[:–—-])$/iu
const MOST_WORDS = 6

/** Dates of one sentence that only a few words part, and dates that begin or end one line after the other. */
export function runsOf(text: string, dates: readonly DateNamed[]): DateNamed[][] {
  const runs: DateNamed[][] = []
  for (const date of dates.filter(({ day, last }) => day === last)) {
    const before = runs.at(-1)?.at(-1)
    if (before !== undefined && isNext(text.slice(before.end, date.start))) runs.at(-1)!.push(date)
    else runs.push([date])
  }
  return runs.filter((run) => run.length > 1)
}

function isNext(between: string): boolean {
  const lines = between.split('\n').length
  if (lines === 2 && between.length <= LONGEST_LINE && !/[.!?]\s/u.test(between)) return OPENS_LINE.test(between) || /^[^\S\n]{0,2}\n/u.test(between)
  return between.length <= LONGEST_GAP && JOINT.test(between) && !SENTENCE_END.test(between)
}

/** What a list calls each of its dates; null where it does not name all of them. */
export function namesOf(text: string, run: readonly DateNamed[]): string[] | null {
  const names = listOf(text, run)?.items.map(({ name }) => name)
  return names?.every((name) => name !== '') ? names : null
}

/** The list with a name for each date, all of them behind their dates or all before; null for any other. */
export function listOf(text: string, run: readonly DateNamed[]): DatedList | null {
  const [first, last] = [run[0]!, run.at(-1)!]
  const start = startOfList(text, first.start)
  const lead = text.slice(start, first.start)
  const rest = text.slice(last.end)
  const gaps = run.slice(1).map((date, index) => text.slice(run[index]!.end, date.start))
  const parted = gaps.map((gap) => partsOf(gap))
  if (parted.some((parts) => parts === null)) return null
  const [behind, before] = [parted.map((parts) => parts![0]), parted.map((parts) => parts![1])]
  if (behind.every((name) => name !== '') && before.every((name) => name === '')) {
    const names = [...behind, rest.slice(0, endOfName(rest)).trim()]
    const areInBrackets = names.every((name) => /^\(.+\)$/u.test(name))
    const items = run.map((date, index) => {
      const next = run[index + 1]?.start ?? text.length
      const end = date.end + endOfName(text.slice(date.end, next))
      return { date, name: bare(names[index]!), start: date.start, end: next < text.length && IS_JOINT.test(text.slice(end, next)) ? next : end }
    })
    return within({ start, opens: first.start, heading: headingOf(lead), areInBrackets, items })
  }
  if (!before.every((name) => name !== '') || !behind.every((name) => name === '')) return null
  const colon = lead.lastIndexOf(':', lead.trimEnd().length - 2)
  const names = [lead.slice(colon + 1), ...before]
  const items = run.map((date, index) => ({ date, name: bare(names[index]!), start: index === 0 ? start + colon + 1 : run[index - 1]!.end, end: date.end }))
  return within({ start, opens: start + colon + 1, heading: headingOf(lead.slice(0, colon + 1)), areInBrackets: false, items })
}

/** Where the sentence begins that leads to a list; a list line by line has it in the line before, with a colon. */
function startOfList(text: string, at: number): number {
  const lead = text.slice(0, at).replace(/:\s{1,8}(?:[-•*]\s|\d{1,2}\)\s)?$/u, ':')
  return Math.max(...[...lead.matchAll(/[.!?]\s|\n/gu)].map(({ index, 0: sign }) => index + sign.length), 0)
}

/** The words on either side of the joint between two dates; null where there is none or more than one. */
function partsOf(gap: string): readonly [string, string] | null {
  const line = NEXT_LINE.exec(gap)
  if (line) return [gap.slice(0, line.index).trim(), gap.slice(line.index + line[0].length).replace(/[\s:–—-]{1,4}$/u, '').trim()]
  const joint = JOINT.exec(gap)
  if (!joint) return null
  const rest = gap.slice(joint.index + joint[0].length)
  return JOINT.test(rest.trimEnd()) ? null : [gap.slice(0, joint.index).trim(), rest.replace(/(?:^|\s)(?:on|am|el|le|no dia|the)\s?$/iu, '').trim()]
}

function endOfName(rest: string): number {
  const bracket = /^\s{0,2}\([^()]{1,40}\)/u.exec(rest)
  if (bracket) return bracket[0].length
  const sign = /^\s{0,2}(?:[:–—-]\s{1,2})?/u.exec(rest)![0].length
  const end = rest.slice(sign).search(/\s{0,2}(?:[,;.!?\n(–—]|\s-\s)/u)
  return end < 0 ? rest.length : sign + end
}

function bare(name: string): string {
  return name.trim().replace(/^[:–—-]\s/u, '').replace(/^\(|\)$/gu, '').replace(/ \([^()]*$/u, '').replace(/^(?:on|the|that|is|are|for|am|der|die|das|el|la|le|o|a)\s/iu, '').replace(/\s(?:on|is on|am|el|le|no dia)$/iu, '').replace(/[\s:–—-]{1,4}$/u, '').trim()
}

function headingOf(lead: string): string {
  let heading = lead.trim()
  while (LEADS_TO_DATES.test(heading)) heading = heading.replace(LEADS_TO_DATES, '').trim()
  return heading.includes(':') ? heading.slice(heading.lastIndexOf(':') + 1).trim() || heading : heading
}

function within(list: DatedList): DatedList | null {
  return list.items.every(({ name }) => name.split(/\s+/u).length <= MOST_WORDS && !/[.!?]\s/u.test(name)) ? list : null
}
