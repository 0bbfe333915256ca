import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import type { DayPart } from '../../time/grammar/sense.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { addClosing } from './closings.ts'
import { addEdge } from './dated-edges.ts'
import { OCCASION, occasionOf } from './dated-occasions.ts'
import { nameOfPreparedFeast } from './prepared-feasts.ts'
import { isForeseen, MEETING_OF_IT, ONLY_WHERE, PERFORMED_AT, placeBehind, readiedFor, sitsExam, titleOf } from './dated-titles.ts'
import { describeDay, describeSpan, describeWindows } from '../describe.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { readBarredUntil } from './barred-until.ts'
import { addReading, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { matcherOf } from '../surroundings.ts'
import { withoutHost } from '../topics/hosts.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'

const HAND_INS = /^(?:hand|due|deadline|submit\w*|submission|deliver|delivers|delivering|deliverables?|turn|expires?|closes?|shuts?|abgabe|entrega|entregar|rendre|remise|vence|fallig)$/u
/** What a plan is made for: work on it ends when it happens. */
export const GOALS = /exam|test|finals?\b|race|marathon|recital|concert|wedding|married|marry|party|ceremony|presentation|interview\b|launch|conference|competition|performance|fair|birthday|tournament|due|birth|pr[uü]fung|klausur|hochzeit|examen|boda|fiesta|carrera|mariage|f[eê]te|prova|casamento|festa|(?<!slide)show|gala|exhibition|contest|geburtstag|cumplea|anniversaire|anivers[aá]rio|triathlon|10k|5k|audition|defense|defence|viva|club|camp\b|examination|exámen|\brelease\b|\b(?:re-?)?opening\b(?! (?:hours|times))|premi[eè]re|vernissage|er[oö]ffnung|inaugura|estreno|estreia|go-?live|\bquiz\b|bake sale|jumble sale|garage sale|yard sale|car boot|\bauction\b|\bhearing\b|\binspection\b|\bderby\b|\bmatch day\b|regatta|graduation|\bprom\b|parade|carnival|sportive|\breunion\b|funeral|memorial|christening|communion|confirmation|baptism|leaving cert|gcses?\b|a-levels?|bar mitzvah|bat mitzvah|\bopen day\b|open house|\bopen mic\b|\bgig\b|\bvernissage\b|\bset day\b|\bpitch\b|\bgrand prix\b|\bgrading\b|\bbelt test\b|\beisteddfod\b|\bhackathon\b|\bsummit day\b|\bfundraiser\b|\bballot\b|\belection\b|\bscreening\b|\bpageant\b/iu

/** When something 'in the afternoon' usually begins. */
const PART_STARTS: Partial<Record<DayPart, number>> = { 'early-morning': 420, morning: 540, midday: 720, afternoon: 840, evening: 1140, night: 1200 }

/** What somebody does: in 'audit by the certifier on 15 June' the certifier audits, and is no end. */
const ACTS = /^(?:audit|inspection|visit|review|talk|speech|assessment|check|approval|concert|workshop|lecture|survey|examination|performance|made|done|written|led|run|given|held|signed|checked|approved|inspected)$/u

/** A day with what happens on it: its name, the minute it begins, and whether that is only a part of the day. */
type EventClause = TypedTime & { day: DaySpan; isAim: boolean; title: string | null; from: number | null; isPart: boolean }

/** What a clause makes of a single day. */
export const DAY_ROLES: readonly ClauseRole<EventClause>[] = [
  { says: 'Call for talks. The portal closes on 12 March at 17:00', yields: 'deadline', reads: when((_context, { around }) => around.leftKeys.some((key) => /^(?:closes?|shuts?|expires?)$/u.test(key)), addNothing) },
  { says: 'Plan the launch. Team of 2: Jonas and Leo. Jonas is ill this week and back on the 19th', yields: 'exclusion', reads: (context, { title, day }) => title !== null && /^back$/iu.test(title) && returns(context, day) },
  { says: 'Scan the photos. My sister flies to Rome on 3 March and is back on 12 March', yields: null, reads: when((_context, { title, from }) => title !== null && from === null && /^back$/iu.test(title), ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: 'Write the essay. Deadline: 12 March', yields: 'deadline', reads: when((_context, { title, around }) => title === null && around.leftKeys.some((key) => HAND_INS.test(key)), addNothing) },
  { says: 'Band on Tuesdays 19-21. Next: 8 March', yields: null, reads: when((_context, { title, from }) => title !== null && from === null && /^next(?: one| time)?:?$/iu.test(title), ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: 'On 12 March', yields: 'horizon', reads: when((_context, { title, from }) => title === null && from === null, (context, clause) => addLoneDay(context, clause, clause.day)) },
  { says: 'First lesson on 12 March', yields: 'horizon', reads: when((context, { title, from, day }) => title !== null && from === null && FIRSTS.test(title) && !isFirstOfFounded(context, title, day), (context, clause) => addEdge(context, clause, 'first')) },
  { says: 'Two 2-week sprints. The last working day is 12 March', yields: 'horizon', reads: when((context, { title, from, person }) => title !== null && from === null && person === null && context.plannerType === 'sprint' && LASTS.test(title), (context, clause) => addEdge(context, clause, 'last')) },
  { says: "Organise the fair. I've been given the Friday evening", yields: null, reads: when((_context, { title }) => title !== null && /^(?:given|asked|told|offered|assigned|lent|left)$/iu.test(title), ({ claimed }, { group }) => claimed.fill(0, group.from, group.to)) },
  { says: "Scan the photos by my father's birthday on 20 March", yields: 'deadline', reads: addDoneBefore },
  { says: 'Friday 2-5pm', yields: 'availability', reads: when((_context, { title }) => title === null, (context, clause) => addOpenDays(context, clause, clause.day)) },
  { says: 'Two 2-week sprints. Brochures must go to print on 12 March', yields: 'deadline', reads: addDueThen },
  { says: 'Piano recital on 20 March', yields: 'event', reads: when(() => true, addNamed) },
]

/** In minutes of the day of its beginning: 'from 10pm to 2am' ends after midnight. */
function endOf([first, next]: TypedTime['entry']['windows']): number | null {
  return first?.to === MINUTES_PER_DAY && next?.from === 0 && next.to < first.from ? MINUTES_PER_DAY + next.to : first?.to ?? null
}

/** 'Rehearsals for the concert: 5, 12 and 19 March': an occasion is on one day or on days in a row, so it is what is done for it that has these dates. */
function comesAgain({ spans }: TypedTime['entry']): boolean {
  return spans.some(({ first }, index) => index > 0 && first > spans[index - 1]!.last + 1)
}

/** Something that happens on a day: an event, a hand-in, what has to be done before it, or a lone day. */
export function addEvent(context: ReadingContext, typed: TypedTime, { day, isAim }: { day: DaySpan; isAim: boolean }): void {
  const { entry, around } = typed
  const title = nameOfPreparedFeast(context, typed.group) ?? bareTitle(withoutHeadcount(context, around, (comesAgain(entry) ? null : occasionOf(context, around, GOALS)) ?? antecedent(context, titleOf(context, around)) ?? titleBeforeLength(context, around)))
  const isPart = entry.part !== null && entry.expressions.every(({ clock }) => !clock?.from && !clock?.to)
  const from = entry.point ?? (isPart ? PART_STARTS[entry.part!] : undefined) ?? entry.windows[0]?.from ?? null
  const handedIn = isHandedIn(around) && !isBroughtByOthers(context, around)
  // 'Hand the keys back by noon on the 31st': an hour up to which, and none at which.
  if (handedIn && from === 0) {
    addHandIn(context, typed, { day, from: entry.windows[0]?.to ?? null })
    return
  }
  if (handedIn) addHandIn(context, typed, { day, from })
  readByRole(DAY_ROLES, context, { ...typed, day, isAim, title, from, isPart })
}

const HEADCOUNT = /^(?:(?:for |with )?(?:about |around |some |roughly |up to |ca\.? )?)\d[\d.,]* (?:people|persons|guests|visitors|attendees|participants|members|delegates|children|kids|pupils|students|employees|seats|places)$/iu

/** 'Opening our bakery, 4 Mill Lane, Friday 7 May': where it is. */
const ADDRESS = /^(?:at |in )?\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’.-]* ){1,3}(?:road|rd|street|st|lane|avenue|ave|square|drive|way|place|close|terrace|crescent|court|hill|row|yard|park|gardens|mews|quay|boulevard)\.?$/iu

/** The conference of 'Annual conference, 180 people, Saturday 24 April', the fair of 'Book fair, 9 and 10 April in Lille': how many come, and where, is no name. */
function withoutHeadcount(context: ReadingContext, { left: { from }, right }: Surroundings, title: string | null): string | null {
  const where = textOf(context, right)
  const isWhere = title !== null && ONLY_WHERE.test(where) && where.endsWith(title)
  if (title === null || !isWhere && !HEADCOUNT.test(title) && !ADDRESS.test(title) && !/^\d+ (?:years?|yrs?) (?:after|since|of|on|later|with)\b/iu.test(title)) return title
  const at = context.segments.findIndex((segment) => from >= segment.from && from < segment.to)
  const before = context.segments[at - 1]
  const isBeside = before !== undefined && before.sentence === context.segments[at]!.sentence && before.depth === 0 && !context.groups.some((group) => group.from < before.to && group.to > before.from && group.expressions.some(({ days, clock }) => clock !== null || days !== null && days.grain !== 'year'))
  return isBeside ? (phraseOf(context, before, 6) ?? title) : title
}

/** In 'there's a kick-off on the first Monday' the ordinal is the day's. */
function bareTitle(title: string | null): string | null {
  return title === null ? null : withoutHost(title).replace(/^(?:(?:she|he|they|who) )?turns (\d{1,3})$/iu, 'Birthday (turns $1)').replace(/^l['’](?=\p{L}{3})/iu, '').replace(/ (?:(?:[eé] )?(?:el|o|no|nos|os|los|del|em) d[ií]as?|a lieu(?: les?| du| le)?|findet(?: statt)?|tiene lugar|tem lugar)$/iu, '').replace(/ on the (?:first|second|third|last|next|following)$/iu, '').replace(/^there(?:['’]s| is| will be|['’]ll be) (?:an? |the |our )?/iu, '')
}

function isHandedIn({ leftKeys }: Surroundings): boolean {
  return leftKeys.some((key, index) => HAND_INS.test(key) && !isSpeech(leftKeys, index) || key === 'closed' && index === leftKeys.length - 1)
}

/** 'The racking supplier delivers on 1 February': what comes to a team from somebody else is none of its hand-ins. */
function isBroughtByOthers({ plannerType, people, source: { tokens } }: ReadingContext, { left, leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findIndex((key, index) => index > 0 && key === 'delivers')
  return plannerType === 'sprint' && verb > 0 && !tokens.slice(left.from, left.from + verb).some(({ text }) => people.has(text))
}

/** The hand-in says it all: it is a moment, and takes no hour. */
function addNothing(): void {}

/** 'scan the photos by my father's birthday on 20 March': done before what happens then. */
function addDoneBefore(context: ReadingContext, { entry, around, words, person, day, title, from }: EventClause): boolean {
  if (readBarredUntil(context, { entry, around, words })) return true
  const before = around.leftKeys.findLastIndex((key, index) => /^(?:before|until|till|antes|vor|avant)$/u.test(key) || key === 'by' && (!ACTS.test(around.leftKeys[index - 1] ?? '') || GOALS.test(around.leftKeys.slice(index + 1).join(' '))) && /^(?:my|our|the|his|her|their)$/u.test(around.leftKeys[index + 1] ?? '') && around.leftKeys.length - index <= 6)
  if (before < 0 || around.leftKeys[before] === 'by' && BESIDE.test(around.leftKeys.slice(before + 1).join(' '))) return false
  const event = labelOf(context, { from: around.left.from + before + 1, to: around.left.to }, 5) ?? title
  const appliesTo = isPartOfList(context, around) || (around.segment?.sentence ?? 0) > 0 && BOUND.test(around.leftKeys.slice(0, before).join(' ')) ? matcherOf(context, { from: around.left.from, to: around.left.from + before }) : null
  addReading(context, { from: Math.min(words.from, around.left.from + before), to: words.to }, { value: { kind: 'deadline', latest: day.first * MINUTES_PER_DAY + (from ?? 0), event }, appliesTo, text: `${appliesTo ? `${appliesTo.labels[0]} d` : 'D'}one before ${event ?? 'then'} on ${describeDay(day.first)}` })
  if (event !== null && from !== null && entry.windows.length === 0 && (GOALS.test(event) || /\b(?:comes?|arrives?|visits?|leaves?|start|starts|begins?)$/iu.test(event)) && !/\bdue$/iu.test(event)) addReading(context, words, { value: { kind: 'event', title: event, days: day, from, to: null, place: null, person }, text: `${event}: ${describeSpan(day)}` })
  return true
}

/** 'Dinner by the canal on Saturday': where it is, and nothing that happens then. */
const BESIDE = /^(?:the|our|my) (?:\p{L}+ )?(?:sea|seaside|lake|lakeside|river|riverside|canal|water|waterfront|waterside|harbour|harbor|beach|coast|shore|ocean|pool|pond|fire|fireside|fireplace|stream|bay|port|docks?|quay|pier|marina|fountain|bridge|bandstand|sea front|seafront|loch|fjord|falls|waterfall)$/u

/** Nine o'clock. */
const START_OF_DAY = 540

function addNamed(context: ReadingContext, { entry, around, words, person, day, isAim, title, from, isPart }: EventClause): void {
  if (title === null) return
  const to = isPart ? null : endOf(entry.windows)
  // 'The assembly on 22 January takes all morning until 12' does not begin at midnight.
  const begins = from === 0 && to !== null && to > 60 ? Math.min(START_OF_DAY, to - 60) : from
  addReading(context, words, { value: { kind: 'event', title, days: day, from: begins, to, place: placeBehind(context, around), person }, text: `${title}: ${describeSpan(day)}${describeWindows(entry.windows)}` })
  const isBeforeMain = context.readings.some((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.title !== title && reading.days.first > day.first)
  const isGoal = isAim && !isBeforeMain && !isForeseen(around) && (GOALS.test(title) || sitsExam(around) || isForOccasion(around) || readiedFor(around) > 0 || isPerformed(context, around)) && isEarly(context, around) && !(context.plannerType === 'sprint' && STEPS.test(title) && isPartOfList(context, around))
  if (isGoal) addReading(context, words, { value: { kind: 'deadline', latest: day.first * MINUTES_PER_DAY + (from ?? 0), event: title }, text: `Ready for ${title} on ${describeDay(day.first)}` })
}

/** 'I want to play two pieces at the jam': what is rehearsed is ready by then. */
function isPerformed(context: ReadingContext, { left }: Surroundings): boolean {
  return PERFORMED_AT.test(phraseOf(context, left, 14) ?? '')
}

/** What is one step of the work when it stands in the list of its parts. */
const STEPS = /\b(?:tests?|testing|reviews?|tasting|audit|interviews?|demo|check|inspection|rehearsal|workshop|presentation|prüfung|abnahme|prueba|revisión|revue|ensaio|teste)\b/iu

const MUST = /^(?<thing>.{3,40}?) (?:must|have to|has to|should|needs? to|müssen|muss|sollen|soll|tienen que|tiene que|deben?|doivent|doit|t[eê]m (?:de|que)|tem (?:de|que)|precisam?|devem?)(?: |$)/iu

/** 'Brochures must go to print on 12 March': in a plan for several, what has to be out by then. */
function addDueThen(context: ReadingContext, { around, words, day, title, from }: EventClause): boolean {
  // 'Die Küche muss am 23. April abgenommen sein': German closes with what is done.
  const isSplit = /^(?:muss|müssen|mussen|soll|sollen)$/u.test(around.leftKeys.at(-1) ?? '')
  const thing = context.plannerType === 'sprint' && title !== null && !MEETING_OF_IT.test(around.leftKeys.join(' ')) ? MUST.exec(title)?.groups!['thing'] ?? (isSplit ? title : undefined) : undefined
  if (thing === undefined) return false
  addReading(context, words, { value: { kind: 'deadline', latest: from === null ? (day.last + 1) * MINUTES_PER_DAY : day.first * MINUTES_PER_DAY + from, event: null }, appliesTo: { labels: [thing] }, text: `${thing} done by ${describeDay(day.first)}` })
  return true
}

/** 'the banners have to be up before the parade'. */
const BOUND = /^(?:and |but |also )?(?:the|our|my|all|both) (?:\p{L}+ ){1,4}(?:must|should|have to|has to|need to|needs to) (?:be|hang|arrive|stand|go|get)\b/u

/** 'Fotobuch … für Omas 80. Geburtstag am 10. März': what the goal is for happens then. */
function isForOccasion({ leftKeys }: Surroundings): boolean {
  const purpose = leftKeys.findLastIndex((key) => /^(?:for|fur|para|pour|zu|zum|zur)$/u.test(key))
  const occasion = leftKeys.slice(purpose + 1).join(' ')
  return purpose > 0 && (GOALS.test(occasion) || OCCASION.test(occasion))
}

/** Behind the colon of an enumeration, a clause is about its own item: 'two talks: slides before the first on 10 May, …'. */
function isPartOfList(context: ReadingContext, { segment }: Surroundings): boolean {
  if (segment === null) return false
  const sentence = sentenceOf(context, segment)
  const colon = sentence.findIndex(({ lead, from }) => lead === ':' && from <= segment.from && from > 0)
  return colon >= 0 && sentence.slice(colon).filter(({ lead }) => /^[:,;]$/u.test(lead)).length > 1
}

/** 'Jonas is ill this week and back on the 19th': away until the day before. */
function returns({ readings }: ReadingContext, day: DaySpan): boolean {
  const away = readings.at(-1)
  const span = away?.kind === 'exclusion' ? away.days.spans?.at(-1) : undefined
  if (away?.kind !== 'exclusion' || !span || day.first <= span.first) return false
  away.days = { ...away.days, spans: [{ first: span.first, last: day.first - 1 }] }
  away.text = `${away.person ?? 'Away'} until ${describeDay(day.first - 1)}`
  return true
}

/** 'Piano recital in 8 weeks (Sunday 27 June)': the words before the length that the date in brackets makes exact. */
function titleOfBracket(context: ReadingContext, segment: Segment): string | null {
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const group = before ? context.groups.findLast(({ from, to, expressions: [length] }) => from >= before.from && to === before.to && length!.duration !== null) : undefined
  const title = before && group ? phraseOf(context, { from: before.from, to: group.from }) : null
  return title !== null && GOALS.test(title) ? title : null
}

/** '10k in under 50 minutes on 7 May': what the sentence begins with, before a length. */
function titleBeforeLength(context: ReadingContext, { segment, left }: Surroundings): string | null {
  if (segment?.lead === '(' && left.to <= segment.from) return titleOfBracket(context, segment)
  const length = context.groups.find(({ to }) => to === left.from)
  if (segment === null || segment.from > 0 || length?.expressions[0]!.duration === null || !length || left.to > left.from + 1) return null
  const title = phraseOf(context, { from: segment.from, to: length.from })
  return title !== null && GOALS.test(title) ? title : null
}

/** 'exam week is 22-26 November, mine is on the Wednesday': one of what was named last. */
function antecedent(context: ReadingContext, title: string | null): string | null {
  if (title === null || !/^(?:mine|ours|yours|hers|his|theirs)(?:['’]s| is)?$/iu.test(title)) return title
  const named = context.readings.findLast((reading) => reading.kind === 'event')
  return named?.kind === 'event' ? named.title.replace(/ (?:week|days?|period)$/iu, '') : title
}

/** 'deliver the eulogy', 'turn 40': an act of the day itself. */
function isSpeech(keys: readonly string[], index: number): boolean {
  const behind = keys.slice(index + 1, index + 5)
  return keys[index]!.startsWith('deliver') && behind.some((key) => /^(?:speech|speeches|eulogy|talk|lecture|toast|presentation|sermon|keynote|pitch|address|babies|baby)$/u.test(key))
}

/** 'first day Monday 11 January', 'first one 6 March': when it all begins. */
const FIRSTS = /^(?:(?:the )?first(?: (?:day|one|session|lesson|time|class|run))?|day one|day 1|start(?: day| date)?|erste[rs]?|primer d[ií]a|premier jour|primeiro dia)$/iu

/** 'The last working day is 12 February': when it all is over. */
const LASTS = /^(?:(?:the|our|my) )?(?:very )?(?:last|final)(?: (?:working|work|project|full|possible|official))*(?: day)?(?: of (?:work|the project|the plan|all|the whole thing))?$/iu

/** 'Start a supper club …, first one 20 March', weeks ahead: what the work leads to. */
function isFirstOfFounded({ source: { tokens }, today, plannerType }: ReadingContext, title: string, day: DaySpan): boolean {
  return plannerType === 'calendar' && /\b(?:one|evening|edition)$/iu.test(title) && day.first >= today + WEEKS_AHEAD && /^(?:start|starting|launch|found|set|open|organi[sz]e|host|hosting|put)$/u.test(tokens[0]?.key ?? '')
}

/** In days. */
const WEEKS_AHEAD = 21

/** 'mornings this month' and '(Friday 2-5pm)' without a name: when there is time. A time alone is left for the notes. */
function addOpenDays(context: ReadingContext, { entry, group, words, person }: TypedTime, day: DaySpan): void {
  if (entry.windows.length === 0) {
    context.claimed.fill(0, group.from, group.to)
    return
  }
  const days = { spans: [day] }
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person }, text: `${describeSpan(day)}${describeWindows(entry.windows)}` })
}

/** A goal is named in the first two sentences. */
function isEarly(context: ReadingContext, around: Surroundings): boolean {
  return (around.segment?.sentence ?? 0) <= 1 && context.readings.every((reading) => reading.kind !== 'deadline' || reading.event === null)
}

/** What closes for whoever hands something in. */
const CALLS = /^(?:(?:the|submission|application|upload) )?(?:portal|call|submissions?|applications?|window|competition)\b/iu

function addHandIn(context: ReadingContext, typed: TypedTime, { day, from }: { day: DaySpan; from: number | null }): void {
  if (addClosing(context, typed, { day, from })) return
  const { words, around } = typed
  const latest = from === null ? (day.last + 1) * MINUTES_PER_DAY : day.first * MINUTES_PER_DAY + from
  const label = labelOf(context, around.left)
  const isItem = around.segment?.lead === ',' && sentenceOf(context, around.segment).some(({ lead, from }) => lead === ':' && from < around.segment!.from)
  const isWhole = (around.segment?.sentence ?? 0) === 0 && !isItem || label !== null && CALLS.test(label)
  addReading(context, words, { value: { kind: 'deadline', latest, event: null }, appliesTo: isWhole || !label ? null : { labels: [label] }, text: `Hand in by ${describeDay(day.first)}` })
}

/** A day with neither name nor time: the day the plan is for. */
function addLoneDay(context: ReadingContext, { words, around, group }: TypedTime, day: DaySpan): void {
  if ((around.segment?.depth ?? 0) > 0) {
    context.claimed.fill(0, group.from, group.to)
    return
  }
  // 'only tonight 8-10, Wed 5th 7-9, Sat 8th all day': one more of the days on which there is time.
  const last = context.readings.at(-1)
  if (last?.kind === 'availability' && last.appliesTo === null && last.days.spans !== undefined && last.days.weekdays === undefined && context.source.tokens[group.from]!.start - last.end <= 3) {
    addReading(context, words, { value: { kind: 'availability', days: { spans: [day] }, windows: [], person: null }, text: describeSpan(day) })
    return
  }
  addReading(context, words, { value: { kind: 'horizon', first: day.first, last: day.last }, text: describeSpan(day) })
}
