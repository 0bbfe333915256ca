import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { describePattern } from '../describe.ts'
import { addReading, claim, segmentAt, sentenceOf } from '../reading-context.ts'
import { personNamed } from '../people/people-words.ts'
import { addTerms } from '../people/terms-of-people.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { daysOfSprints, numberedSprintAt } from '../sprints/sprint-numbers.ts'
import { addLeaves } from './leaving-people.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { hasCue } from '../cues.ts'

/** 'Kai out 15-19 Feb', 'Fatima on parental leave from 12 April on', 'PTO: Uma Mar 22-23': days off of somebody known. */
export function addAbsences(context: ReadingContext): void {
  addTerms(context)
  for (const group of context.groups) {
    const from = nameBefore(context, group)
    const spans = from < 0 ? [] : spansOf(context, group)
    if (spans.length === 0 || context.claimed[group.from] === 1) continue
    const person = personNamed(context, context.source.tokens[from]!.text.replace(/['’]s$/u, ''))!
    const words = { from, to: Math.max(group.to, lengthBeside(context, group)?.to ?? 0) }
    addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows: [], person }, text: `${person} away ${describePattern({ spans })}` })
    claim(context, words)
  }
  addLateJoins(context)
  addLeaves(context)
  addSprintAbsences(context)
}

/** 'Lars joins on the 15th': away until the day before. */
function addLateJoins(context: ReadingContext): void {
  const { tokens } = context.source
  for (const group of context.groups) {
    const [first] = group.expressions
    const { days } = first!
    const at = tokens.findLastIndex(({ text }, index) => index < group.from && index >= group.from - 14 && personNamed(context, text) !== null)
    const said = at < 0 ? '' : tokens.slice(at + 1, group.from).map(({ key }) => key).join(' ')
    // 'Gus – QA – joins 22 March'.
    const verb = said.replace(/^[-–,:] (?:\p{L}+ ){1,4}[-–,] (?=joins?|starts|arrives|back|is)/u, '')
    const isJoin = first!.bound === 'since' && /^[(,] ?(?:only ?)?$/u.test(verb) && tokens[group.to]?.key === ')' || /^(?:who )?(?:only )?(?:joins?|joining|starts|arrives|is back|comes back|returns|will join|can join)(?: us| the team)?(?: only)?(?: (?:a|an?|one|two|three|\d+) (?:week|day|month)s? later)?(?: [(,])*(?: i [.] ?e [.]| ie| that is| so| namely)?(?: ,)?(?: on)?$/u.test(verb)
    const isNotUntil = first!.bound === 'until' && NOT_UNTIL.test(verb)
    if (!isJoin && !isNotUntil && !JOINING.test(verb) || days?.grain !== 'day' || days.first <= context.today || context.claimed[group.from] === 1 || !(isNotUntil || first!.bound === null || first!.bound === 'since')) continue
    const spans = [{ first: context.today, last: days.first - 1 }]
    addReading(context, { from: at, to: group.to }, { value: { kind: 'exclusion', days: { spans }, windows: [], person: personNamed(context, tokens[at]!.text) }, text: `${personNamed(context, tokens[at]!.text)} away ${describePattern({ spans })}` })
    claim(context, { from: at, to: group.to })
  }
}

/** The same in the other languages: 'se incorpora el 1 de febrero', 'kommt erst am 1. Februar dazu', 'só entra no dia 1º'. */
const JOINING = /^(?:recien |solo |so |que |qui |der |die |apenas )*(?:se (?:incorpora|une|suma|integra)|empieza|llega|entra|chega|comeca|se junta|kommt|stosst|steigt|fangt|beginnt|startet|ist|nous rejoint|rejoint|arrive|commence|integre|n'arrive|n'est la|ne rejoint|ne commence)(?: (?:erst|a partir|recien|so|solo|apenas|seulement|que|que a partir|am|wieder|zu uns|l'equipe|al equipo|ao time|no time|na equipe|en el equipo|dia|no dia|el dia|le|da))*$/u

/** 'No llega hasta el 25', 'não entra até o dia 8', 'ist bis zum 5. nicht da'. */
const NOT_UNTIL = /^(?:no|nao) (?:(?:se )?(?:incorpora|une|suma)|llega|empieza|entra|viene|esta|chega|comeca|vem|puede|pode|doesn't join|join)(?: (?:al equipo|no time|na equipe))?$/u

/** Index of the person whose absence the words before a time tell of, or -1. */
function nameBefore(context: ReadingContext, group: TimeGroup): number {
  const { tokens } = context.source
  const segment = segmentAt(context, group.from)
  let isAway = segment !== null && saysAway(tokens[segment.from - 2]?.key ?? '') && tokens[segment.from - 1]?.key === ':'
  // 'Sara - training, 16 h a week, off 25-28 January' between semicolons is one item.
  const isItem = segment !== null && sentenceOf(context, segment).some(({ lead }) => lead === ';')
  for (let index = group.from - 1; index >= Math.max(0, group.from - (isItem ? 12 : 6)); index -= 1) {
    const { key, text, kind } = tokens[index]!
    if (kind === 'break' || /^[.;:]$/u.test(key) || key === ',' && !(isItem && isAway)) return -1
    if (personNamed(context, text.replace(/['’]s$/u, '')) !== null) return isAway || isElsewhere(context, index, group) || isOwnBusiness(context, segment, { name: index, group }) ? index : -1
    isAway ||= saysAway(key)
  }
  return -1
}

const ELSEWHERE = /^(?:is|will be|'ll be|goes|'s) (?:at|on|in|to|off to) (?!the office|town|house|site|board|call|charge|the team|person|reserve)\p{L}|^(?:est|sera) (?:en|au|à|a) |^(?:ist) (?:im|auf|in|bei|beim) (?!haus|büro|team)|^(?:está|esta|estará|estara) (?:en|de|em|no|na) /u

/** 'Tereza is at a congress 11-15 October': somewhere else on those days. */
function isElsewhere(context: ReadingContext, name: number, { from: to, to: end }: Words): boolean {
  const { tokens } = context.source
  const said = tokens.slice(name + 1, to).map(({ key }) => key).join(' ')
  // German closes with where: 'Petra ist vom 1. bis 7. März im Skilager'.
  const behind = tokens.slice(end, end + 3).map(({ key }) => key).join(' ')
  return ELSEWHERE.test(said) || /^(?:ist|is|est|esta|fehlt|reist|fahrt)$/u.test(said) && /^(?:im|in|auf|bei|beim|am|at|on|en|em|de|au) (?!haus|buro|team|office|dienst|einsatz)\p{L}/u.test(behind)
}

const ON_THE_PLAN = /^(?:does|writes|builds|tests|leads|handles|covers|runs|makes|works|is|can|could|has|will|only|joins|starts|free|available|here|back|designs|codes|prepares|reviews|trains|drives|edits|films|records|prints|supports|helps|takes|owns|plans|gives|from|until|for|on|und|and|e|y|et|ist|kann|arbeitet|macht|puede|trabaja|hace|pode|trabalha|faz|peut|travaille|fait|[(:,-])$/u

/** 'Caio viaja de 23 a 27 de agosto', 'Ben has vocational school 11-22 October': beside sprints, days of somebody's own clause that tell of no work. */
function isOwnBusiness(context: ReadingContext, segment: Segment | null, { name, group }: { name: number; group: TimeGroup }): boolean {
  if (context.plannerType !== 'sprint' || segment === null || group.expressions[0]!.days === null) return false
  const { tokens } = context.source
  const isSubject = name === segment.from || name === segment.from + 1 && /^(?:o|a|el|la|der|die|and|but|dr|mr|mrs|ms|frau|herr)$/u.test(tokens[segment.from]!.key)
  const verb = tokens[name + 1]
  const isOther = verb?.kind === 'word' && !ON_THE_PLAN.test(verb.key) && name + 1 < group.from
  const onDuty = verb?.key === 'has' && DUTY.test(tokens.slice(name + 2, group.from).map(({ key }) => key).join(' '))
  if (isSubject && onDuty) return true
  if (group.expressions[0]!.days.grain !== 'range') return false
  return isSubject && isOther
}

/** What keeps somebody for whole days, be it one or several. */
const DUTY = /^(?:an? |her |his )?(?:on - ?call|on call|duty|jury (?:duty|service)|court|reserve|military service|vocational school|school|exams?|surgery|an operation|shifts?|night shifts?|study leave|leave|holidays?|travel|training)(?: duty| days?)?(?: on| from| in)?$/u

/** 'Boris is at a conference during the second sprint', 'Ana is away in sprint 2'. */
function addSprintAbsences(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.lengthDays === null) return
  const { tokens } = context.source
  for (const segment of context.segments) {
    const at = tokens.findIndex((_, index) => index >= segment.from && index < segment.to && numberedSprintAt(context, index, calendar.count) !== null)
    const number = at < 0 ? null : numberedSprintAt(context, at, calendar.count)
    const keys = tokens.slice(segment.from, at < 0 ? segment.from : at).map(({ key }) => key)
    const person = at < 0 ? -1 : tokens.findIndex(({ text }, index) => index >= segment.from && index < at && personNamed(context, text) !== null)
    const joins = keys.some((key) => /^(?:joins?|joining|starts|arrives)$/u.test(key)) && number?.first !== 1
    const leaves = keys.some((key) => /^(?:leaves?|leaving|stops|quits|gone|off)$/u.test(key)) && /^(?:after|behind)$/u.test(keys.at(-1) ?? '')
    const isOnly = person >= 0 && isOnlyThere(context, { from: person, to: segment.to }, number!)
    if (number === null || person < 0 || !joins && !leaves && !isOnly && !keys.some(saysAway)) continue
    const own = daysOfSprints(context, calendar, number)
    const [before, after] = [{ first: context.today, last: own.first - 1 }, { first: own.last + 1, last: own.last + NO_END_DAYS }]
    // 'joins in sprint 2': away before it.
    const spans = (joins ? [before] : leaves ? [after] : isOnly ? [before, after] : [own]).filter(({ first, last }) => last >= first)
    const words = { from: person, to: number.to }
    addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows: [], person: personNamed(context, tokens[person]!.text) }, text: `${personNamed(context, tokens[person]!.text)} away ${describePattern({ spans })}` })
    claim(context, words)
  }
}

/** 'is only with us for the first sprint', 'helps in sprint 2 only', 'Ruth design only in sprint 1': nothing but being there, and only then. */
function isOnlyThere(context: ReadingContext, { from, to }: Words, number: Words): boolean {
  const { tokens } = context.source
  const name = personNamed(context, tokens[from]!.text)
  const trades = new Set(context.readings.flatMap((reading) => (reading.kind === 'person' && reading.name === name ? reading.roles.flatMap((role) => role.toLowerCase().split(' ')) : [])))
  const keys = tokens.slice(from + 1, to).filter(({ key }, offset) => (from + 1 + offset < number.from || from + 1 + offset >= number.to) && !trades.has(key)).map(({ key }) => key)
  return keys.some((key) => /^(?:only|just)$/u.test(key)) && keys.every((key) => /^(?:is|are|was|only|just|with|us|for|in|during|available|here|there|around|works?|can|helps?|help|joins?|on|the|team|stays?|free|out|and|[.])$/u.test(key))
}

function spansOf(context: ReadingContext, group: TimeGroup): DaySpan[] {
  const { entries, expressions: [first] } = group
  const days = first!.days
  if (days && (first!.bound === 'since' || first!.bound === 'after')) {
    const start = days.first + (first!.bound === 'after' ? 1 : 0)
    return [{ first: start, last: start + (lengthBeside(context, group)?.days ?? NO_END_DAYS + 1) - 1 }]
  }
  if (days && (first!.bound === 'until' || first!.bound === 'by')) return [{ first: context.today, last: days.last }]
  if (days && first!.bound === 'before') return [{ first: context.today, last: days.first - 1 }]
  return entries.some(({ windows, point }) => windows.length > 0 || point !== null) ? [] : entries.flatMap(({ spans }) => spans)
}

const DAYS_OF_UNIT: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 }

/** 'A week off from 8 February', 'from 8 February for two weeks': how many days it goes on, where the length stands right beside the day; `to` is where the length ends. */
function lengthBeside({ groups, source: { tokens } }: ReadingContext, { from, to }: TimeGroup): { days: number; to: number } | null {
  const beside = groups.find((other) => other.to <= from && tokens.slice(other.to, from).every(({ key }) => /^(?:off|away|leave|out|of|holiday|vacation)$/u.test(key)) || other.from >= to && tokens.slice(to, other.from).every(({ key }) => key === 'for'))
  const only = beside?.expressions.length === 1 ? beside.expressions[0]! : null
  const days = only?.duration && only.days === null && only.recurrence === null ? (DAYS_OF_UNIT[only.duration.unit] ?? 0) * only.duration.value : 0
  return days >= 1 ? { days: Math.round(days), to: beside!.to } : null
}

function saysAway(key: string): boolean {
  return hasCue([key], 'awayOfPerson')
}
