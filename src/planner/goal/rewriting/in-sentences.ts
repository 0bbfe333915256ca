import type { PlannerType } from '../../../contract/plan.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Brief } from '../brief.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { detectLanguage } from '../../time/grammar/languages.ts'
import { weekdaysBehindDates } from './dates/weekdays-behind-dates.ts'
import { writtenOut } from './shorthand.ts'
import { jsonAt } from './tables/json-nodes.ts'
import type { JsonNode } from './tables/json-nodes.ts'
import { sentencesOfJson } from './tables/json-sentences.ts'
import type { Said } from './said.ts'
import { sentencesOfGrids } from './tables/grid-sentences.ts'
import { beforeNamedEvents } from './dates/before-events.ts'
import { sentencesOfHeadedTimes } from './dates/headed-times.ts'
import { fourDigitClocks } from './tables/four-digit-clocks.ts'
import { OF_EACH, sentencesOfPointsOfEach } from './series/points-of-each.ts'
import { sentencesOfDatedLists } from './series/dated-lists.ts'
import type { DateNamed } from './dates/dates-named.ts'
import { sentencesOfOwnWay } from './journeys/days-of-way.ts'
import { sentencesOfLaidOutDays } from './weeks/laid-out-days.ts'
import type { StayBefore, WeekOf } from './weeks/laid-out-days.ts'
import { sentencesOfJourneysEnds } from './journeys/ends-of-journey.ts'
import { hoursOfDates } from './hours/hours-of-dates.ts'
import { hoursOfEach } from './hours/hours-of-each.ts'
import { hoursLent } from './hours/lent-hours.ts'
import { sentencesOfLinks } from './tables/link-lines.ts'
import { sentencesOfMeals } from './weeks/meals-of-days.ts'
import { sentencesOfShares } from './people/shares-in-sentences.ts'
import { sentencesOfRotas } from './people/turns-of-rotas.ts'
import { sentencesOfPeople } from './people/tellings-of-people.ts'
import { sentencesOfTellings } from './tellings/plain-tellings.ts'
import { monthsOfBareDays } from './dates/months-of-bare-days.ts'
import { sentencesOfPairedDates } from './dates/paired-dates.ts'
import { sentencesOfPersonLines } from './tables/person-lines.ts'
import { ratesBehindThings } from './series/rates-of-things.ts'
import { sentencesOfSections } from './tables/section-sentences.ts'
import { sentencesOfStays } from './tables/stay-lines.ts'
import { sentencesOfOrders, sentencesOfTheRest } from './lists/rest-sentences.ts'
import { sentencesOfRows } from './tables/table-rows.ts'
import { teamwork } from './sprints/teamwork.ts'
import { sentencesOfVisits } from './tables/visit-rows.ts'

/** A prompt whose tables are written out, and which words of the prompt each stretch of it stands for. */
export type WrittenOut = { text: string; parts: readonly (Said & { at: number })[]; prompt: string }

/** Writes JSON and tables out in sentences and shortened words in full; null when the prompt holds none that is understood. Tables of the week and of places are those of a calendar. */
export function inSentences(prompt: string, plannerType: PlannerType = 'calendar', named: Named = NOTHING_NAMED): WrittenOut | null {
  const json = jsonIn(prompt)
  const isInJson = ({ start, end }: { start: number; end: number }) => json.some((node) => start < node.end && end > node.start)
  const rows = [...(plannerType === 'calendar' ? sentencesOfVisits(prompt) : []), ...sentencesOfRows(prompt), ...(plannerType === 'calendar' ? [...sentencesOfGrids(prompt), ...sentencesOfSections(prompt), ...sentencesOfPersonLines(prompt), ...sentencesOfStays(prompt), ...sentencesOfLinks(prompt)] : [])].filter((row) => !isInJson(row))
  const tables = [...json.flatMap((node) => saidInJson(node, prompt)), ...rows]
  const language = () => detectLanguage(prompt)
  const lists = tables.length > 0 ? [] : plannerType === 'calendar' ? saidOfDays(prompt, named) : besideEachOther(teamwork(prompt, language, named.starts))
  const way = plannerType === 'calendar' ? sentencesOfOwnWay(prompt, named.timesOf, language) : []
  const hours = plannerType === 'calendar' ? [...hoursOfDates(prompt, named.dates, language), ...hoursOfEach(prompt, named.dates), ...hoursLent(prompt, named.dates), ...beforeNamedEvents(prompt, named.dates), ...ratesBehindThings(prompt), ...sentencesOfTheRest(prompt), ...sentencesOfOrders(prompt)] : []
  const told = plannerType === 'calendar' ? [...sentencesOfTellings(prompt, language), ...sentencesOfJourneysEnds(prompt, language, named.stayBefore), ...sentencesOfRotas(prompt, language), ...sentencesOfShares(prompt, language, 'calendar')] : []
  const said = besideEachOther([tables, way, lists, sentencesOfPairedDates(prompt), monthsOfBareDays(prompt, named.dates), weekdaysBehindDates(prompt, named.dates), fourDigitClocks(prompt, tables), hours, told, sentencesOfPeople(prompt), writtenOut(prompt)])
  if (said.every(({ text }) => text === '' || text === '\n')) return null
  return writtenWith(prompt, said, (start, end) => json.some((node) => start >= node.start && end <= node.end))
}

/** The prompt with stretches of it said in other words, from left to right; of what lies between them, `isSaid` tells what has been said. */
export function writtenWith(prompt: string, said: readonly Said[], isSaid: (start: number, end: number) => boolean = () => false): WrittenOut {
  const parts: (Said & { at: number })[] = []
  let [text, from] = ['', 0]
  const add = (part: Said) => {
    parts.push({ ...part, at: text.length })
    text += part.text
  }
  for (const part of said) {
    if (part.start < from) continue
    if (part.start > from && !isSaid(from, part.start)) add({ text: prompt.slice(from, part.start), start: from, end: part.start })
    add(part)
    from = part.end
  }
  if (from < prompt.length) add({ text: prompt.slice(from), start: from, end: prompt.length })
  return { text, parts, prompt }
}

/** What a prompt says of its dates, asked for where a table needs it. */
export type Named = { stayBefore: StayBefore; weekOf: WeekOf; dates: () => readonly DateNamed[]; starts: () => readonly DateNamed[]; timesOf: (text: string) => readonly TimeExpression[]; today: DayNumber }

const NOTHING_NAMED: Named = { stayBefore: () => null, weekOf: () => null, dates: () => [], starts: () => [], timesOf: () => [], today: 0 }
/** Without two numbers there are no two dates. */
const SEVERAL_NUMBERS = /\d[^\d]+\d/u

/** The days of a stay, the dates of lists, and what is counted from each of them. */
function saidOfDays(prompt: string, named: Named): Said[] {
  const language = () => detectLanguage(prompt)
  const days = [...sentencesOfMeals(prompt, language, named.weekOf), ...sentencesOfLaidOutDays(prompt, language, named.stayBefore, named.weekOf)]
  const headed = sentencesOfHeadedTimes(prompt, named.timesOf)
  if (days.length > 0 || !SEVERAL_NUMBERS.test(prompt)) return besideEachOther([days, headed])
  return besideEachOther([headed, sentencesOfDatedLists(prompt, named.dates(), language()), OF_EACH.test(prompt) ? sentencesOfPointsOfEach(prompt, named, language()) : []])
}

/** From left to right; what overlaps words that an earlier reader wrote out is left to that one. */
function besideEachOther(layers: readonly (readonly Said[])[]): Said[] {
  return layers.reduce<Said[]>((known, layer) => [...known, ...layer.filter(({ start, end }) => known.every((other) => start >= other.end || end <= other.start))], []).toSorted((a, b) => a.start - b.start)
}

/** More beginnings than this are not tried. */
const MOST_TRIES = 4

/** The JSON objects with something in them, and lists of such. */
function jsonIn(prompt: string): JsonNode[] {
  const nodes: JsonNode[] = []
  let at = prompt.search(/[{[]/u)
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries += 1) {
    const node = jsonAt(prompt, at)
    const isTable = node?.kind === 'object' && node.entries.length > 0 || node?.kind === 'array' && node.items.some(({ kind }) => kind === 'object')
    if (isTable) nodes.push(node)
    const behind = isTable ? node.end : at + 1
    const next = prompt.slice(behind).search(/[{[]/u)
    at = next < 0 ? -1 : behind + next
  }
  return nodes
}

/** Its sentences, between its edges: keys and signs among them have been said. */
function saidInJson(node: JsonNode, prompt: string): Said[] {
  const above = prompt.slice(0, node.start).trimEnd()
  return [{ text: '', start: node.start, end: node.start }, ...sentencesOfJson(node, above.slice(above.lastIndexOf('\n') + 1)), { text: '\n', start: node.end, end: node.end }]
}

/** The brief in the words of the prompt itself. */
export function inOwnWords(brief: Brief, written: WrittenOut): Brief {
  const own = ({ start, end }: { start: number; end: number }) => {
    const [from, to] = [offsetOf(written, start, 'start'), offsetOf(written, Math.max(start, end - 1), 'end')]
    return { start: from, end: Math.max(from, to), words: written.prompt.slice(from, Math.max(from, to)) }
  }
  // A list of dates is called what its heading says, and not as the first of them.
  const heading = written.parts.find(({ heading: above = '' }) => above !== '' && brief.subject.toLowerCase().startsWith(`${above.toLowerCase()} `))?.heading
  return {
    ...brief, prompt: written.prompt, subject: heading ?? brief.subject,
    readings: brief.readings.map((reading) => (reading.source === 'assumed' ? reading : { ...reading, ...own(reading) })).toSorted((a, b) => Number(a.source === 'assumed') - Number(b.source === 'assumed') || a.start - b.start), notes: brief.notes.map((note) => ({ ...note, ...own(note) })),
  }
}

/** The offset in the prompt of what stands at `at` in the sentences; of a sentence, the edge of what it stands for. */
function offsetOf({ parts, prompt }: WrittenOut, at: number, edge: 'start' | 'end'): number {
  const part = parts.findLast((candidate) => candidate.at <= at)
  if (!part) return 0
  const isVerbatim = part.text === prompt.slice(part.start, part.end)
  return isVerbatim ? part.start + at - part.at + (edge === 'end' ? 1 : 0) : (part.of ?? part)[edge]
}
