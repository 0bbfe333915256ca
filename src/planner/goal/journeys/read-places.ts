import { labelOf } from '../labels.ts'
import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import { addReading } from '../reading-context.ts'
import type { Reading } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { plansTrip } from '../times/elsewhere.ts'

const SINGLE_KINDS = new Set(['stay', 'visit', 'start-point'])

/** Where things happen: 'at Casa Verde', 'my gym is the X on Y Street', '4 days in Lisbon'. */
export function readPlaces(context: ReadingContext): void {
  if (context.readings.some(({ kind }) => SINGLE_KINDS.has(kind)) || context.plannerType === 'sprint') return
  for (const segment of context.segments) {
    readPlaceOf(context, segment)
    readCommonPlace(context, segment)
    readPlaceBeside(context, segment)
    readPlaceBehindTime(context, segment)
  }
}

function readPlaceOf(context: ReadingContext, segment: Segment): void {
  const { tokens } = context.source
  for (let index = segment.from; index < segment.to; index += 1) {
    const lead = tokens[index]!.key
    const isPreposition = /^(?:at|in|en|em|im|a|to)$/u.test(lead) && (lead !== 'a' || context.language !== 'en')
    const isNaming = lead === 'is' && index > segment.from && /^(?:my|our|the|mi|mein|meine|mon|ma|meu|minha)$/u.test(tokens[segment.from]!.key)
    if (!isPreposition && !isNaming) continue
    const at = /^(?:the|el|la|le|der|die|das|o)$/u.test(tokens[index + 1]?.key ?? '') && tokens[index + 1]!.text === tokens[index + 1]!.key ? index + 2 : index + 1
    const name = at < segment.to && isNameWord(context, at) && !isTimeWord(context, at) ? parseProperName(context, at) : null
    if (isWhereabouts(context, segment, index) || isNoPlace(context, index, at) || isTopicNamed(context, segment, index)) continue
    if (!name || isOuting(context, at) || (lead === 'to' && !isTrip(context, segment.from, index)) || (lead === 'is' && !isPlaceNoun(context, segment.from, index))) continue
    const end = lead === 'is' || lead === 'at' ? streetEnd(context, name.next, segment.to) : beforeDate(context, at, name.next)
    const label = lead === 'is' ? labelOf(context, { from: segment.from, to: index }) : null
    const value = context.prompt.slice(tokens[at]!.start, tokens[end - 1]!.end)
    const event = attachToEvent(context, segment, value)
    if (event === null && isAsideOfItem(segment)) continue
    const of = label ?? happeningThere(context, { event, segment, at: tokens[index]!.start })
    addReading(context, { from: index, to: end }, { value: { kind: 'place', name: value }, appliesTo: of === null ? null : { labels: [of] }, text: of === null ? `At ${value}` : `${of}: at ${value}` })
    index = end - 1
  }
}

/** 'A present (weekend in Whitby)', behind the goal: where something in brackets is. */
function isAsideOfItem({ lead, sentence }: Segment): boolean {
  return lead === '(' && sentence > 0
}

/** The lunch of 'Lunch for my aunt on 8 May at 1pm at the Swan': it happens there, and what is done for it elsewhere. Null where the goal's own sentence names the place before the event. */
function happeningThere({ readings }: ReadingContext, { event, segment, at }: { event: string | null; segment: Segment; at: number }): string | null {
  const isBehind = readings.some((reading) => reading.kind === 'event' && reading.title === event && reading.start < at && reading.from !== null)
  return segment.sentence > 0 || isBehind ? event : null
}

/** The Bled of 'one day at Lake Bled', which has been read: nothing else of the sentence is there. */
function isOuting({ readings, source: { tokens } }: ReadingContext, at: number): boolean {
  return readings.some((reading) => reading.kind === 'topic' && reading.start <= tokens[at]!.start && reading.end > tokens[at]!.start && reading.words !== '')
}

/** The 3 of 'trip to Portugal 3 to 14 April' begins a date. */
function beforeDate({ groups }: ReadingContext, from: number, to: number): number {
  const date = groups.find((group) => group.from > from && group.from < to && group.to > to)
  return date?.from ?? to
}

/** Languages are spoken in, and an order is kept to. */
const NO_PLACES = /^(?:gazette|herald|echo|chronicle|observer|tribune|newspaper|portuguese|spanish|french|german|italian|english|irish|welsh|dutch|polish|russian|chinese|mandarin|japanese|korean|arabic|turkish|greek|hindi|latin|swedish|danish|norwegian|finnish|czech|that|this|order)$/iu

function isNoPlace({ source: { tokens } }: ReadingContext, lead: number, at: number): boolean {
  const isOfSomebody = /['’]s?$/u.test(tokens[at]?.text ?? '') && TIME_OF_SOMEBODY.test(tokens[at + 1]?.key ?? '')
  return isOfSomebody || OF_OTHERS.test(tokens[lead - 1]?.key ?? '') && /^(?:in|from)$/u.test(tokens[lead]!.key) && !isGoneThere(tokens.slice(0, lead)) || NO_PLACES.test(tokens[at]?.text ?? '') || tokens[lead]!.key === 'at' && GOOD_AT.test(tokens[lead - 1]?.key ?? '')
}

/** 'Chat with my girlfriend's parents in Seville': where they live. */
const OF_OTHERS = /^(?:parents|family|grandparents|grandmother|grandfather|grandma|grandpa|granny|mother|father|mum|dad|mom|in-laws|laws|cousins?|uncle|aunt|sister|brother|friends?|relatives|colleagues?|customers?|clients?|suppliers?|office|team|branch|headquarters|boss|investors?|partners?)$/u
const GOING_THERE = /^(?:visit|visiting|see|seeing|stay|staying|trip|travel|travelling|go|going|fly|drive|weekend|holiday|party|wedding|meet|meeting)$/u

function isGoneThere(before: readonly { key: string }[]): boolean {
  return before.some(({ key }) => GOING_THERE.test(key))
}

/** 'A paper (subject: plastics in rivers)': where what is written about is, nobody goes. */
function isTopicNamed({ source: { tokens } }: ReadingContext, { from }: Segment, lead: number): boolean {
  return tokens.slice(from, lead).some(({ key }) => /^(?:subject|topic|theme|titled|entitled|thema|titel|tema|titulo|sujet|titre|assunto)$/u.test(key))
}

/** What 'in Ana's calendar' is about. */
const TIME_OF_SOMEBODY = /^(?:calendars?|diary|diaries|schedules?|agenda|planner|timetable|absence|week|day|morning|afternoon|evening|time|hours|words|opinion|view|eyes|name|favou?r|hands)$/u

/** Characters between a place and the days that it is said of. */
const NEAR = 24
/** 'Get good at Excel' names what is learnt. */
const GOOD_AT = /^(?:good|better|best|great|brilliant|bad|rubbish|hopeless|terrible|skilled|confident|fluent|proficient|beginner|expert|novice|competent|faster|quicker)$/u

/** "I'm in Oslo 17-20 May", 'nothing in the last week of April, we are in Crete': where somebody is instead. */
function isWhereabouts(context: ReadingContext, { from, sentence }: Segment, index: number): boolean {
  const { tokens } = context.source
  const { prompt } = context
  const exclusions = context.readings.filter(({ kind }) => kind === 'exclusion')
  if (exclusions.some(({ start, end }) => start <= tokens[index]!.start && end > tokens[index]!.start)) return true
  // 'That weekend in Paris (12-14 February) is sacred'.
  const isDated = (reading: Reading) => reading.kind === 'exclusion' && reading.days.spans !== undefined && reading.days.weekdays === undefined && reading.windows.length === 0
  if (!plansTrip(context) && exclusions.some((exclusion) => isDated(exclusion) && exclusion.start > tokens[index]!.start && exclusion.start - tokens[index]!.end <= NEAR && !/[.!?;\n]/u.test(prompt.slice(tokens[index]!.end, exclusion.start)))) return true
  const said = tokens.slice(from, index).map(({ key }) => key).join(' ')
  const start = tokens[context.segments.find((other) => other.sentence === sentence)!.from]!.start
  return /^(?:as |because |since |when )?(?:i ?['’]? ?m|i am|we ?['’]? ?re|we are|i ?['’]? ?ll be|we ?['’]? ?ll be|ich bin|wir sind|estoy|estamos|je suis|nous sommes|estou)$/u.test(said) && exclusions.some((exclusion) => exclusion.start >= start && exclusion.end <= tokens[index]!.start)
}

/** The Sommer of 'im Sommer' and the Ostern of 'an Ostern' are no places. */
function isTimeWord({ source }: ReadingContext, index: number): boolean {
  return (source.entries[index] ?? []).some(({ sense }) => sense.type === 'season' || sense.type === 'holiday' || sense.type === 'part' || sense.type === 'weekdays')
}

/** 'in the school gym': where an event of the same sentence happens. */
function readCommonPlace(context: ReadingContext, segment: Segment): void {
  const { tokens } = context.source
  for (let index = segment.from; index < segment.to - 1; index += 1) {
    if (!/^(?:at|in)$/u.test(tokens[index]!.key) || !/^(?:the|my|our|their)$/u.test(tokens[index + 1]!.key)) continue
    const first = [3, 4, 5].map((length) => index + length).find((at) => at <= segment.to && isPlaceNoun(context, at - 1, at))
    if (first === undefined) continue
    // 'church hall'.
    const end = first < segment.to && isPlaceNoun(context, first, first + 1) ? first + 1 : first
    const name = context.prompt.slice(tokens[index + 2]!.start, tokens[end - 1]!.end)
    const isOfWork = attachToEvent(context, segment, name) === null && WORKS_AT.test(tokens.slice(segment.from, index).map(({ key }) => key).join(' ')) && !context.readings.some(({ kind }) => kind === 'place')
    if (isOfWork) addReading(context, { from: index, to: end }, { value: { kind: 'place', name }, text: `At ${name}` })
  }
}

/** 'I do all this', 'we practise': the work of the plan. */
const WORKS_AT = /^(?:(?:and|but|also) )?(?:i|we)(?:'ll| will| can| usually| always| mostly| only)* (?:do|work|practi[cs]e|study|train|revise|rehearse|write|learn)(?: (?:all|most|it|this|that|of|on|these|them|the|together|everything))*$/u

/** 'party on 24 April, garden of the Linden Inn': a part of an event's sentence that names nothing but a place. */
function readPlaceBeside(context: ReadingContext, segment: Segment): void {
  const { tokens } = context.source
  const words = tokens.slice(segment.from, segment.to)
  const isBeside = segment.lead === ',' && words.length <= 6 && words.every(({ kind }) => kind === 'word') && !context.claimed.subarray(segment.from, segment.to).includes(1)
  const isNamed = words.some(({ text, key }) => /^\p{Lu}/u.test(text) && !/^(?:i|the)$/u.test(key))
  // 'quiz on Thursday at 8pm, The Fox.'
  const isCalled = words.length <= 3 && words[0]!.text === 'The' && words.slice(1).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) && words.length > 1
  if (isBeside && isNamed && (isCalled || PLACE_AT_END.test(words.map(({ key }) => key).join(' ')))) attachToEvent(context, segment, context.prompt.slice(words[0]!.start, words.at(-1)!.end))
}

/** 'charity run, Saturday 30 October 9:00 Riverside Park': a name of a place right behind the time. */
function readPlaceBehindTime(context: ReadingContext, segment: Segment): void {
  const { tokens } = context.source
  const group = context.groups.findLast(({ from, to }) => from >= segment.from && to < segment.to)
  const words = group ? tokens.slice(group.to, segment.to) : []
  // 'party at 2pm at the cricket ground', 'rehearsal on 3 May in our barn'.
  const said = words.map(({ key }) => key).join(' ')
  if (/^(?:at|in) (?:the|my|our|his|her|their) (?!morning|afternoon|evening|style|hope|end|start|meantime|way|night|time|week|spirit|latest|earliest|same)\p{L}+(?:['’]s)?(?: \p{L}+){0,2}$/u.test(said) && group!.expressions.some(({ days, clock }) => days?.grain === 'day' || days?.grain === 'range' || clock !== null)) attachToEvent(context, segment, context.prompt.slice(words[2]!.start, words.at(-1)!.end))
  const isName = words.length >= 2 && words.length <= 4 && words.every(({ kind, text }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text))
  if (isName && PLACE_AT_END.test(words.map(({ key }) => key).join(' '))) attachToEvent(context, segment, context.prompt.slice(words[0]!.start, words.at(-1)!.end))
}

const PLACE_AT_END = /\b(?:gym|studio|office|school|church|pool|library|club|restaurant|hotel|court|rink|hall|park|garden|theatre|theater|museum|cafe|bar|pub|inn|bakery|barn|farm|beach|stadium|hospital|clinic|chapel|centre|center|house|arena|castle|yard|square|general|infirmary|crematorium|cathedral|pavilion|market|barracks|showground|racecourse|marina|harbour)(?: of (?:the )?\p{L}+(?: \p{L}+)?| \p{L}+)?$/u

function isTrip(context: ReadingContext, from: number, to: number): boolean {
  return context.source.tokens.slice(from, to).some(({ key }) => /^(?:trip|travel|travelling|traveling|going|fly|visit|holiday|vacation|journey|viaje|reise|voyage|viagem)$/u.test(key))
}

function isPlaceNoun(context: ReadingContext, from: number, to: number): boolean {
  return context.source.tokens.slice(from, to).some(({ key }) => /^(?:gym|studio|office|school|venue|place|church|pool|track|library|club|restaurant|hotel|court|rink|hall|lab|park|garden|theatre|theater|museum|cafe|bar|pub|bakery|kitchen|barn|farm|beach|field|stadium|hospital|clinic|classroom|auditorium|chapel|location|address|gimnasio|lugar|ort|lieu)$/u.test(key))
}

/** 'the X on King Street': the street belongs to the name. */
function streetEnd(context: ReadingContext, next: number, end: number): number {
  const { tokens } = context.source
  if (!/^(?:on|in|at)$/u.test(tokens[next]?.key ?? '') || next + 1 >= end || !isNameWord(context, next + 1)) return next
  return parseProperName(context, next + 1)!.next
}

/** The event named in the same sentence happens there: its title, or null when there is none. */
function attachToEvent(context: ReadingContext, segment: Segment, place: string): string | null {
  const sentence = context.segments.filter((other) => other.sentence === segment.sentence)
  const start = context.source.tokens[sentence[0]!.from]!.start
  const end = context.source.tokens[sentence.at(-1)!.to - 1]!.end
  const isOpen = (reading: ReadingContext['readings'][number]) => reading.kind === 'event' && (reading.place === null || reading.title.includes(reading.place) && !reading.title.includes(place))
  // 'Comedy at Monkey Barrel Friday, play at the Traverse Saturday': each in its own words.
  const [from, to] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
  const event = context.readings.find((reading) => isOpen(reading) && reading.start >= from && reading.end <= to && reading.words.includes(place)) ?? context.readings.find((reading) => isOpen(reading) && reading.start >= start && reading.end <= end) ?? context.readings.find((reading) => isOpen(reading) && reading.start < start && reading.end > start && reading.end <= end)
  if (event?.kind !== 'event') return null
  // 'The lighthouse at Ballycotton, the market on Saturday': a place of its own thing.
  if (event.start > to && !/^(?:at|in|on|im|am|en|à|em|no|na)$/u.test(context.source.tokens[segment.from]!.key) && /[,:]$/u.test(segment.lead)) return null
  event.place = place
  return event.title
}
