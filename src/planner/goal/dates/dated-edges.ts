import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay, describeMoment } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { labelOf } from '../labels.ts'
import { personIn } from '../people/person-of-clause.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { clauseOfEvent } from './clauses-of-events.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { plansTrip } from '../times/elsewhere.ts'

const ARRIVALS = /^(?:arriv\w*|start\w*|begin\w*|commenc\w*|depart\w*|fly\w*|land\w*|kick\w*|beginn\w*|empez\w*|empiez\w*)$/u
const ENDINGS = /^(?:finish\w*|end|ends|ending|return\w*|leaving|back|stop\w*|endet|termin\w*|volv\w*)$/u
/** 'day one is', 'the first session should be on', "let's get going on". */
const BEGINNING = /(?:^| )(?:(?:day (?:one|1)|first (?:day|session|lesson|run|one|practice|training|class|swim|ride|walk|workout|sitting|evening|round|time|go|slot|block)|erster tag) (?:is|will be|should be|has to be|must be|can be|to be|happens|takes place|:|=|ist)(?: on)?|(?:get|getting) (?:going|started|cracking|moving|rolling|stuck in|to work|down to it)(?: with (?:it|this))?(?: on)?|(?:make|making) a start(?: on (?:it|this))?(?: on)?|(?:crack|cracking) on(?: with (?:it|this))?(?: on)?)$/u
/** Which edge of the plan its words make of a date: 'starting 8 March', 'finish on the 12th'; null when none. */
export function edgeOf(context: ReadingContext, { entry, around }: TypedTime): 'first' | 'last' | null {
  if (entry.windows.length > 0) return null
  if (isWayHome(context, { entry, around })) return 'last'
  if (BACK_TO_WORK.test(around.leftKeys.join(' '))) return null
  if (isKickOff(around) && entry.point !== null || isDreaded(context, around)) return null
  if (isEdge(around, ARRIVALS) && !isSettingOffAlone(context, around) && !isBeforeVerb(around) && !isStartOfTask(around) && !isDelivery(around) && comingThing(context, around) === null && !around.leftKeys.includes('back') && !startsElsewhere(around) && !startsSomething(around)) return 'first'
  const said = around.leftKeys.join(' ')
  if (PLANNED_TO.test(said)) return 'last'
  // 'I stop work on 26 March': then there is time.
  if (/(?:^| )(?:i|we)(?: will|'ll)? (?:stop|finish|leave|quit) (?:work|working|my job|the job)(?: on)?$/u.test(said)) return null
  if (/(?:^| )(?:i|we)(?: will|'ll)? (?:leave|set off|take off)(?: (?:for|to) \p{L}+)?(?: on)?$/u.test(said) && plansTrip(context)) return 'first'
  if (BEGINNING.test(said) && entry.spans.length === 1) return 'first'
  if (entry.point !== null || around.segment !== null && personIn(context, around.segment) !== null) return null
  // 'My sister flies on 5 May and is back on the 9th'.
  if (/(?:^| )(?:is|he's|she's|are they|they are|they're|comes|gets|returns) ?(?:back|home)?$/u.test(said) && !/(?:^| )(?:i|we|plan|trip|tour|it|which|course|programme|program)(?: |$)/u.test(said)) return null
  if (isEdge(around, ENDINGS) && entry.spans.length === 1 && labelBeforeVerb(context, around) === null) return 'last'
  return /^(?:goal|target|aim|ziel|objetivo|meta|objectif)$/u.test(around.leftKeys.at(-1) ?? '') ? 'last' : null
}

/** 'Returning to work on 1 March' is what the plan leads up to. */
export const BACK_TO_WORK = /(?:^| )(?:back|return|returns|returning) (?:to|at) (?:work|school|university|uni|college|the office|my job|teaching|nursing)(?: |$)/u

/** 'Plan it to the end of April'. */
const PLANNED_TO = /^(?:please )?(?:plan|schedule|map|lay out|make|do) (?:it|this|that|everything|it all|the plan)(?: out)?(?: right| all the way| up)? (?:to|till|through)(?: the)?$/u

/** 'I have to fly on 9 May and am terrified of flying': what is feared happens then, and the plan leads up to it. */
function isDreaded({ prompt }: ReadingContext, { leftKeys }: Surroundings): boolean {
  const isDuty = /(?:^| )(?:(?:have|has|need|needs|got) to|must|will|'ll|'m|am|i'm|due to) (?:fly|flying|depart|start|begin|land)\b/u.test(leftKeys.join(' '))
  return isDuty && /\b(?:terrified|afraid|scared|frightened|petrified|fear|phobia|panic|dread|anxious|nervous)\b/iu.test(prompt)
}

/** The meeting of 'Kickoff on Monday 11 January at 10:00'; 'we kick off on Monday' begins the plan. */
function isKickOff({ leftKeys }: Surroundings): boolean {
  return /^(?:(?:with|and|the|a|our|project|sprint|team|short|joint) )*(?:kick-off|kickoff|kick - off|kick off)(?: (?:meeting|call|session|workshop|is|on|at|with everyone|with all))*$/u.test(leftKeys.join(' '))
}

const ARRIVES = /^(?:arrives?|arriving|lands?|landing|gets?|reach|reaches|ankunft|llega|llegamos|arrive|arrivons|chega|chegamos)$/u
const LEAVES = /^(?:leaves?|leaving|departs?|departing|departure|flies|back|returns?|abfahrt|abflug|sale|salimos|part|partons|sai|partimos)$/u

/** 'train arrives 12:20 Friday', 'flight leaves 17:05 on Sunday'. */
export function isArrivalHour(context: ReadingContext, { entry, around }: TypedTime): boolean {
  // An English 'bake sale' leaves for nowhere.
  if (comingThing(context, around) !== null || context.language === 'en' && /^(?:sale|part|sai)$/u.test(around.leftKeys.findLast((key) => !/^(?:at|on|in)$/u.test(key)) ?? '')) return false
  // 'A kitten, she arrives on Saturday at 11': who comes is no traveller.
  if (around.leftKeys.length <= 4 && /(?:^| )(?:she|he|it|ela|ele|ella|elle|il|sie|er|es) (?:arrives|comes|llega|viene|chega|vem|arrive|vient|kommt)(?: (?:on|no|na|el|am|le))?$/u.test(around.leftKeys.join(' '))) return false
  const words = around.leftKeys.filter((key) => key !== 'at' && key !== 'on')
  // 'gets in at', 'comes in at', 'goes back at', 'heads back at'.
  const verb = /^(?:gets?|comes?|pulls?|goes|go|heads?|drives?)$/u.test(words.at(-2) ?? '') && /^(?:in|back|home)$/u.test(words.at(-1) ?? '') ? (words.at(-1) === 'in' ? 'arrives' : 'leaves') : words.findLast((key) => key !== 'in')
  // 'Our exchange student lands at 13:05', 'my parents fly in at noon': who comes is no traveller.
  const at = verb === undefined ? -1 : words.lastIndexOf(verb)
  const comer = words.slice(0, Math.max(0, at)).filter((key) => !/^(?:and|then|the|our|my|his|her|a|an|der|die|das|unser\p{L}*|mein\p{L}*|el|la|mi|nuestr\p{L}*|le|notre|mon|ma|o|os|as|noss\p{L}*|meu|minha)$/u.test(key))
  if (verb !== undefined && ARRIVES.test(verb) && comer.length > 0 && !comer.some((key) => TRAVELLING.test(key))) return false
  const isHour = entry.point !== null && entry.spans.length === 1 && entry.windows.length === 0
  return isHour && (isWayHome(context, { entry, around }) || verb !== undefined && (ARRIVES.test(verb) || LEAVES.test(verb)) && around.leftKeys.length <= 5)
}

/** What one travels with, and whoever travels. */
const TRAVELLING = /^(?:i|we|flights?|planes?|trains?|bus|coach|ferry|boat|ship|tram|eurostar|taxi|transfer|car|outbound|inbound|return|way|first|last|\p{L}{0,2}\d+|wir|ich|zug|flug|flieger|bahn|fahre|ice|schiff|auto|yo|nosotros|vuelo|avion|tren|autobus|barco|coche|ave|nous|je|on|vol|bateau|tgv|voiture|eu|voo|aviao|trem|comboio|onibus|autocarro|carro)$/u

const SETS_OFF = /^(?:fly|flies|flying|depart|departs|departing|sail|sails|head|drive|set)$/u

/** 'We fly out of Faro on the 14th' of a trip from the 3rd to the 14th, 'we fly home on …': one sets off to go back. */
function isWayHome({ readings, segments }: ReadingContext, { entry, around: { leftKeys, segment } }: Pick<TypedTime, 'entry' | 'around'>): boolean {
  const verb = leftKeys.findIndex((key) => SETS_OFF.test(key))
  if (verb < 0 || verb > 3 || leftKeys.length - verb > 7 || entry.spans.length !== 1 || segment === segments[0]) return false
  if (/^(?:home|back)$/u.test(leftKeys[verb + 1] ?? '')) return true
  const { first } = entry.spans[0]!
  return readings.some((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last - reading.first > 1 && reading.first < first && first >= reading.last)
}

/** Nothing before one gets there, and nothing after one has to go. */
export function addArrival(context: ReadingContext, { entry, around, words, person }: TypedTime): void {
  const isEnd = around.leftKeys.some((key) => LEAVES.test(key) || key === 'home') || isWayHome(context, { entry, around })
  const windows = isEnd ? [{ from: entry.point!, to: MINUTES_PER_DAY }] : [{ from: 0, to: entry.point! }]
  if (windows[0]!.to <= windows[0]!.from) return
  if (isEnd && isOthersDeparture(context, around)) addDeparture(context, { entry, words })
  addReading(context, words, { value: { kind: 'exclusion', days: { spans: entry.spans }, windows, person }, text: `${person ?? 'Nothing'} ${person !== null ? 'not ' : ''}${isEnd ? 'after' : 'before'} ${describeMoment(entry.spans[0]!.first * MINUTES_PER_DAY + entry.point!)}` })
}

/** What comes in 'the piano arrives Friday at 3' and 'Our kitten (9 weeks) arrives on 2 May'; null for travellers. */
export function comingThing(context: ReadingContext, around: Surroundings): Words | null {
  const { leftKeys, left, segment } = clauseOfEvent(context, around)
  // 'four hens arriving on Saturday', but 'a weekend in York, arriving on Friday'.
  const verb = leftKeys.findLastIndex((key, index) => /^(?:arrives?|comes?|lands?)$/u.test(key) || index > 0 && /^(?:arriving|coming)$/u.test(key) && !leftKeys.some((other) => TRAVELLERS.test(other) || /^(?:am|are|is|i'm|we're|be)$/u.test(other)))
  // 'The cast comes off on Wednesday'.
  if (/^(?:off|out|down|undone|apart|loose|true|up)$/u.test(leftKeys[verb + 1] ?? '')) return null
  if (verb < 0 || segment === null || leftKeys.length - verb > 3 || leftKeys.some((key, index) => /^(?:before|until|till|when|after|once|in|who|which|that|by)$/u.test(key) && leftKeys[index + 1] !== '-')) return null
  const outside = verb === 0 ? context.segments.findLast(({ to, depth, sentence }) => to <= left.from + verb && depth === segment.depth && sentence === segment.sentence) : undefined
  const isJoined = verb > 0 && leftKeys.slice(0, verb).every((key) => CLAUSE_JOINT.test(key))
  const words = isJoined ? whoBefore(context, segment) : verb > 0 ? { from: left.from, to: left.from + verb } : outside ?? null
  return words === null || TRAVELLERS.test(context.source.tokens[words.to - 1]!.key) ? null : words
}

/** The mum of 'my mum has her operation on 2 March and comes home on 5 March'. */
function whoBefore(context: ReadingContext, segment: Segment): Words | null {
  const { from, to } = sentenceOf(context, segment)[0]!
  const keys = keysOf(context, { from, to })
  const noun = keys.findIndex((key) => !/^(?:my|our|the|his|her|their|and|so)$/u.test(key))
  const verb = keys.findIndex((key, index) => index > noun && /^(?:had|will|gets?|have|\p{L}{2,}s)$/u.test(key))
  return noun < 0 ? null : { from: from + noun, to: verb < 0 ? to : from + verb }
}

/** Who or what brings the travellers of the plan. */
const TRAVELLERS = /^(?:i|we|you|he|she|they|it|i'll|we'll|will|train|flight|plane|bus|coach|ferry|boat|ship|taxi|us|me|ich|wir|yo|nous|eu|zug|flug|tren|vuelo|vol|avion|voo|trem)$/u

/** 'she flies on 3 May at 6:10', beside the goal: what is prepared for somebody else is over then. */
function isOthersDeparture(context: ReadingContext, { leftKeys, segment }: Surroundings): boolean {
  const isOther = leftKeys.some((key, index) => /^(?:he|she|they)$/u.test(key) && LEAVES.test(leftKeys[index + 1] ?? ''))
  return isOther && segment !== null && segment.sentence === 0 && context.readings.every(({ kind }) => kind !== 'deadline' && kind !== 'stay')
}

function addDeparture(context: ReadingContext, { entry, words }: Pick<TypedTime, 'entry' | 'words'>): void {
  const [days] = entry.spans
  const latest = days!.first * MINUTES_PER_DAY + entry.point!
  addReading(context, words, { value: { kind: 'event', title: 'Departure', days: days!, from: entry.point, to: null, place: null, person: null }, text: `Departure: ${describeMoment(latest)}` })
  addReading(context, words, { value: { kind: 'deadline', latest, event: 'Departure' }, text: `Ready for Departure on ${describeDay(days!.first)}` })
}

function isEdge(around: Surroundings, pattern: RegExp): boolean {
  return around.leftKeys.slice(-3).some((key) => pattern.test(key)) || (around.leftKeys.length > 0 && around.leftKeys.length <= 8 && pattern === ARRIVALS && pattern.test(around.leftKeys[1] ?? ''))
}

/** 'boards arrive 8 Feb', 'the baby arrives in May': what comes, not when one begins. */
function isDelivery({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => /^(?:arriv|land)/u.test(key))
  const subject = verb > 0 ? leftKeys[verb - 1]! : null
  return subject !== null && !/^(?:i|we|you|he|she|they|i'll|we'll|will|train|flight|plane|bus|ferry|and|guests?|us|me|to|ich|wir|yo|nous|eu)$/u.test(subject)
}

/** 'We fly to Canada on 2 October' of a passport: whoever plans no journey has to be ready when it begins. */
function isSettingOffAlone(context: ReadingContext, { leftKeys }: Surroundings): boolean {
  return leftKeys.some((key) => /^(?:fly|flying|sail|sailing)$/u.test(key)) && !plansTrip(context)
}

/** 'before we fly on 6 May' ends the plan there. */
function isBeforeVerb({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => ARRIVALS.test(key))
  return leftKeys.slice(0, Math.max(0, verb)).some((key) => /^(?:before|until|till|bevor|avant|antes)$/u.test(key))
}

/** 'start cooking no later than 4 pm on the day': a task begins then, behind a sentence that has said what the plan is. */
function isStartOfTask({ leftKeys, segment }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => /^(?:start|begin)$/u.test(key))
  return segment !== null && segment.sentence > 0 && verb >= 0 && /\p{L}{3}ing$/u.test(leftKeys[verb + 1] ?? '') && !/^(?:training|studying|working|practi[cs]ing|learning)$/u.test(leftKeys[verb + 1]!)
}

/** 'my daughter starts school on 1 September': what is done before it. */
function startsSomething({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => /^(?:starts|begins|start|begin|starting|beginning)$/u.test(key))
  // 'I'm starting a new job', 'we start nursery': the writer's own life, and no work on a plan.
  if (verb >= 0 && OWN_START.test(leftKeys.slice(verb).join(' '))) return true
  if (SOMEBODY_STARTS.test(leftKeys.join(' '))) return true
  return verb > 0 && !/^(?:to|we|you|please|and|will)$/u.test(leftKeys[verb - 1]!) && leftKeys.slice(verb + 1).some((key) => /^(?:school|nursery|kindergarten|work|university|uni|college|kita|job|chemo|treatment|apprenticeship)$/u.test(key))
}

/** 'the trip starts 13 March' dates the trip; the plan leads up to it. */
function startsElsewhere({ leftKeys }: Surroundings): boolean {
  const verb = leftKeys.findLastIndex((key) => ARRIVALS.test(key))
  // 'start of term on 1 March'.
  if (verb === 0 && leftKeys[1] === 'of' && /^(?:term|school|season|semester|service|sales|production|operations|works?|construction|treatment)$/u.test(leftKeys.at(-1)!)) return true
  return verb > 0 && /^(?:fest|expo|summit|showcase|jam|hackathon|congress|voting|audit|inspection|elections?|holidays|cycle|chemo|chemotherapy|radiotherapy|treatment|cert|certs|gcses|levels|finals|trial|exhibition|fair|trip|holiday|vacation|journey|cruise|season|race|event|job|festival|conference|camp|tournament|school|semester|term|leave|internship|apprenticeship|exams?|reise|viaje|voyage|viagem|urlaub|saison)$/u.test(leftKeys[verb - 1]!)
}

/** 'Our toddler starts daycare', 'my brother begins his walk': somebody's life, where nothing but the thing stands behind the verb. */
const SOMEBODY_STARTS = /^(?:(?:because|since|as|when|and|but) )?(?:my|our|his|her|their) (?:(?!plan|project|training|course|programme|program|diet|challenge|sprint|work)\p{L}[\p{L}-]*(?: - \p{L}+)* ){1,4}(?:starts|begins) (?!(?:on|in|at|from|next|again|early|late|by|about|around|the|this|back|as)(?: |$))(?:(?:a|an|his|her|their|the) )?\p{L}[\p{L}-]*(?: \p{L}+){0,2}(?: on| in)?$/u

const OWN_START = /^\p{L}+ (?:(?:a|an|my|our|the|his|her|new|first) )*(?:\p{L}+ )?(?:job|apprenticeship|internship|traineeship|placement|university|uni|college|nursery|kindergarten|kita|school|residency|phd)(?: |$)/u

function labelBeforeVerb(context: ReadingContext, around: Surroundings): string | null {
  const at = around.leftKeys.findIndex((key) => ENDINGS.test(key))
  return at > 0 ? labelOf(context, { from: around.left.from, to: around.left.from + at }) : null
}

export function addEdge(context: ReadingContext, { entry, words }: TypedTime, edge: 'first' | 'last'): void {
  const [span] = entry.spans
  const value = edge === 'first' ? { first: span!.first, last: null } : { first: null, last: span!.last }
  addReading(context, words, { value: { kind: 'horizon', ...value }, text: `${edge === 'first' ? 'Start' : 'End'} on ${describeDay(edge === 'first' ? span!.first : span!.last)}` })
}

