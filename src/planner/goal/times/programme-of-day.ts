import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { clockTime } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan, describeWindows } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, extendReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { DailyClause } from './daily-clause.ts'

/** 'lunch from 12:30 at the Red Lion', 'wake afterwards in the rugby club from 12.30', 'luego comida a las 14:30', in the sentence that has named an occasion and its day: its own hour, or what follows on it. */
export function addProgrammeOfDay(context: ReadingContext, clause: DailyClause): boolean {
  const programme = programmeOf(context, clause)
  const event = programme === null ? null : eventBefore(context, clause)
  if (programme === null || event === null) return false
  const { entry, words } = clause
  const [window] = entry.windows
  const from = entry.point ?? window!.from
  const to = window === undefined || window.to === MINUTES_PER_DAY ? null : window.to
  if (event.from === null) {
    Object.assign(event, { from, to, place: event.place ?? programme.place, text: `${event.title}: ${describeSpan(event.days)} ${clockTime(from)}` })
    extendReading(context, event, words)
    const ready = context.readings.find((reading) => reading.kind === 'deadline' && reading.event === event.title)
    if (ready?.kind === 'deadline') ready.latest = event.days.first * MINUTES_PER_DAY + from
    return true
  }
  if (from < event.from) return false
  const name = programme.title.replace(HEADS, '')
  const title = name[0]!.toUpperCase() + name.slice(1)
  addReading(context, words, { value: { kind: 'event', title, days: event.days, from, to, place: programme.place, person: null }, text: `${title}: ${describeSpan(event.days)}${window === undefined ? ` ${clockTime(from)}` : describeWindows(entry.windows)}` })
  return true
}

/** What is held there, and where; null where the clause speaks of something else. */
function programmeOf(context: ReadingContext, { entry, around: { segment, left, right } }: DailyClause): { title: string; place: string | null } | null {
  const isHour = entry.expressions.length === 1 && entry.part === null && entry.weekdays === null && !entry.isDaily && entry.spans.length === 0 && entry.windows.length + entry.points.length <= 1
  if (!isHour || segment === null || entry.point === null && entry.windows.length === 0) return null
  const own = { from: Math.max(left.from, segment.from), to: left.to }
  const said = phraseOf(context, own.to > own.from || segment.lead !== ',' ? own : wordsBefore(context, segment) ?? own, 12)
  const parts = said === null ? null : SAID.exec(said)?.groups
  if (!parts || !MEETINGS.test(parts['what']!.replace(HEADS, '')) && parts['then'] === undefined && parts['later'] === undefined) return null
  const behind = PLACE.exec(phraseOf(context, right, 8) ?? '')?.groups?.['where'] ?? null
  return /^\p{L}/u.test(parts['what']!) && parts['what']!.split(' ').length <= 5 ? { title: parts['what']!, place: parts['where'] ?? behind } : null
}

/** The dinner of 'then dinner for 60 at the Oaks, at 8.30', where only the hour stands behind the comma. */
function wordsBefore(context: ReadingContext, segment: Segment): Words | null {
  const before = context.segments[context.segments.indexOf(segment) - 1]
  if (before === undefined || before.sentence !== segment.sentence || before.depth !== segment.depth) return null
  const last = context.groups.findLast(({ to }) => to <= before.to && to > before.from)
  return { from: last?.to ?? before.from, to: before.to }
}

/** 'for 60', 'para unas 40 personas': how many come to it. */
const HEADS = / (?:for|para|für|fur|pour) (?:about |unos |unas |etwa |environ )?\d+(?: \p{L}+)?$/iu
const WHERE = '(?:at|in|on|im|in der|in dem|beim|bei|en|en el|en la|dans|à|au|chez|no|na|em)'
/** 'then lunch at the Red Lion', 'wake afterwards in the rugby club'. */
const SAID = new RegExp(`^(?:(?:.* (?:and|und|y|et|e) )?(?<then>then|afterwards|followed by|danach|anschlie(?:ß|ss)end|luego|despu[eé]s|ensuite|puis|depois|em seguida) )?(?:(?:the|a|an|der|die|das|la|el|le|les|un|una|une|o|um|uma) )?(?<what>\\S+(?: \\S+){0,4}?)(?: (?<later>afterwards|after that|danach|despu[eé]s|ensuite|depois))?(?: ${WHERE} (?<where>(?:the |our |el |la |der |dem |le )?\\S+(?: \\S+){0,3}))?$`, 'iu')
const PLACE = new RegExp(`^${WHERE} (?<where>\\S+(?: \\S+){0,4})$`, 'iu')

/** What people come together for on the day of an occasion. */
const MEETINGS = /^(?:\S+ )?(?:breakfast|brunch|lunch|tea|dinner|supper|meal|buffet|barbecue|bbq|picnic|drinks|cake|coffee|toasts?|speeches|wake|reception|ceremony|service|mass|blessing|dancing|disco|fireworks|doors|prize ?-?giving|awards?|kick ?-?off|final|finals|start|curtain|welcome|parade|raffle draw|draw|auction|party|gottesdienst|messe|trauung|sektempfang|empfang|kaffee|mittagessen|abendessen|essen|feier|misa|comida|cena|almuerzo|banquete|baile|brindis|c[oó]ctel|messe|repas|d[eé]jeuner|d[iî]ner|ap[eé]ro|ap[eé]ritif|vin d['’]honneur|bal|missa|almo[cç]o|jantar|lanche|festa)(?: open| opens| starts| begins)?$/iu

/** The occasion of a single day that the same sentence has named before. */
function eventBefore(context: ReadingContext, { around: { segment } }: DailyClause): (Reading & ReadingOf<'event'>) | null {
  const start = context.source.tokens[sentenceOf(context, segment!)[0]!.from]!.start
  const event = context.readings.findLast((reading) => reading.kind === 'event')
  return event?.kind === 'event' && event.start >= start && event.days.first === event.days.last ? event : null
}
