import type { Reading, ReadingOf } from '../../goal/brief.ts'
import { describeDay } from '../../goal/describe.ts'
import { stems } from '../../goal/matcher.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { positionOf, withReadings } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, hasAnyKeyword, plainWords } from '../wording.ts'

type Event = ReadingOf<'event'>

const COMES = ['arriv', 'deliver', 'is coming', 'installed', 'fitted', 'technician', 'electrician', 'plumber', 'fitter', 'techniker', 'elektriker', 'klempner', 'geliefert', 'lieferung', 'kommt an', 'kommen an', 'llega', 'entreg', 'livr', 'chega']
const DELIVERED = ['deliver', 'geliefert', 'lieferung', 'entreg', 'livr']
const BEINGS = ['dealer', 'buyer', 'valuer', 'appraiser', 'auctioneer', 'collector', 'estate agent', 'handler', 'kaufer', 'comprador', 'acheteur', 'parent', 'mum', 'mom', 'dad', 'mother', 'father', 'sister', 'brother', 'aunt', 'uncle', 'gran', 'friend', 'guest', 'visitor', 'baby', 'puppy', 'kitten', 'dog', 'cat', 'child', 'kid', 'student', 'pupil', 'au pair', 'team', 'train', 'flight', 'plane', 'bus', 'ferry', 'eltern', 'gast', 'gaste', 'freund', 'zug', 'flug', 'padres', 'amigo', 'invitado', 'tren', 'vuelo', 'ami', 'vol', 'pais', 'hospede', 'voo', 'trem']

/** A thing that arrives on a day of its own, and that the goal itself does not name: work goes on with it, and does not end there. */
export function isDelivery({ title, person }: Event, { brief, of }: PlanFrame): boolean {
  const words = plainWords(title)
  // 'Rigging survey: Dave arrives': who comes for a part brings nothing.
  const isVisit = title.includes(': ') && !hasAnyKeyword(words, DELIVERED)
  if (person !== null || isVisit || !hasAnyKeyword(words, COMES) || hasAnyKeyword(words, BEINGS)) return false
  const names = new Set(of('person').flatMap(({ name }) => plainWords(name)))
  const goal = stems(brief.subject)
  const thing = thingOf(title)
  return thing.length > 0 && !words.some((word) => names.has(word)) && (hasAnyKeyword(words, DELIVERED) || !thing.every((stem) => goal.includes(stem)))
}

/** 'Recover from knee surgery on 20 January': what one heals from comes first, and the work of it behind. */
function isHealedFrom({ title, person }: Event, { brief }: PlanFrame): boolean {
  return person === null && hasAnyKeyword(plainWords(title), OPERATIONS) && HEALING.test(brief.prompt)
}

const OPERATIONS = ['surgery', 'operation', '=op', '=ops', 'replacement', 'arthroscopy', 'transplant', 'procedure', 'c-section', 'caesarean', 'cesarean', 'eingriff', '*operation', '=op-termin', 'operacion', 'cirugia', 'chirurgie', 'cirurgia', 'operacao']
const HEALING = /(?<!\p{L})(?:post-?(?:surgery|op|operative|operation)|recover(?:y|ing)?|rehab\p{L}*|heal(?:ing)?|convalesc\p{L}*|get back on my feet|genes\p{L}+|erhol(?:ung|en)|reha|recuper\p{L}+|rétabli\p{L}*|récupér\p{L}*|rééducation)(?!\p{L})/iu

/** Whether a goal asks how to get well after an operation to come, and not how to get ready for it. */
export function asksToHeal(frame: PlanFrame): boolean {
  return frame.of('event').some((event) => isHealedFrom(event, frame)) && !READYING.test(frame.brief.prompt)
}

const READYING = /(?<!\p{L})(?:prepar\p{L}*|get(?:ting)? ready|ready for|before (?:my|the|surgery)|prehab|vorbereit\p{L}*|pr[eé]par\p{L}*)(?!\p{L})/iu

/** Stems of what arrives: 'rubber', 'floor' of 'rubber flooring arrives'. */
function thingOf(title: string): string[] {
  return stems(title).filter((stem) => stem.length > 3 && !hasAnyKeyword([stem], COMES) && !AROUND.has(stem))
}

const AROUND = new Set(['that', 'this', 'from', 'with', 'will', 'wird', 'werden', 'days', 'order', 'ordered'])

/** Days after a delivery that the work with it takes at least and at most, where nobody says until when. */
const DAYS_WITH_IT = { least: 14, most: 42 }
const DAYS_OF_HEALING = 56
/** A plan that ends so soon after a delivery ends with it. */
const SOON = 4

/** A plan whose last event is a delivery leads to its own end, which comes some weeks later where none is stated. */
export function pastDeliveries(frame: PlanFrame): PlanFrame {
  const { brief, first, last, anchor, of } = frame
  const here = of('event').filter(({ days }) => days.first === anchor)
  if (brief.plannerType !== 'calendar' || here.length === 0 || !here.every((event) => isDelivery(event, frame) || isHealedFrom(event, frame))) return frame
  const others = of('event').filter((event) => !isDelivery(event, frame) && event.days.first > anchor).map(({ days }) => days.first)
  if (others.length > 0) return { ...frame, anchor: Math.max(...others) }
  const isHealing = here.some((event) => isHealedFrom(event, frame))
  const assumed = of('horizon').find(({ source, appliesTo, last: end }) => source === 'assumed' && appliesTo === null && end !== null)
  if (last - anchor > (isHealing ? DAYS_OF_HEALING / 2 : SOON) || assumed === undefined) return { ...frame, anchor: last }
  const end = anchor + (isHealing ? DAYS_OF_HEALING : Math.min(DAYS_WITH_IT.most, Math.max(DAYS_WITH_IT.least, Math.round((anchor - first) / 2))))
  const from = assumed.first ?? first
  const span = { ...assumed, last: end, text: `${end - from + 1} days from ${describeDay(from)}` }
  const kept = brief.readings.filter((reading) => reading !== assumed).map((reading) => (isHealing ? onlyBehind(asOperation(reading), anchor, end) : reading))
  return { ...withReadings(frame, [...kept, span]), anchor: end }
}

/** What is held on the day is the operation, and not the recovery from it. */
function asOperation(reading: Reading): Reading {
  return reading.kind === 'event' ? { ...reading, title: capitalise(reading.title.replace(RECOVERY_FROM, '')) } : reading
}

const RECOVERY_FROM = /^(?:recover(?:y|ing)?|rehab\p{L}*|heal(?:ing)?) (?:from|after) (?:(?:my|the|an?) )?(?=\p{L})/iu

/** 'Physio every Tuesday' of who is operated on in three weeks begins behind that day. */
function onlyBehind(reading: Reading, day: DayNumber, last: DayNumber): Reading {
  if (reading.kind !== 'rhythm' || reading.days.spans !== undefined) return reading
  return { ...reading, days: { ...reading.days, spans: [{ first: day + 1, last }] } }
}

/** The frame of what is done again and again: its weeks are counted from the operation that one heals from. */
export function sinceHealing(frame: PlanFrame): PlanFrame {
  const day = Math.max(...frame.of('event').filter((event) => isHealedFrom(event, frame)).map(({ days }) => days.first + 1))
  return day > frame.first && day < frame.last ? { ...frame, first: day, weeks: Math.max(1, Math.ceil((frame.last - day + 1) / 7)) } : frame
}

/** What is done before the thing is there. */
const BEFORE_IT = ['order', 'choose', 'measure', 'decide', 'settle', 'buy', 'compare', 'select', 'quote', 'offer', 'book', 'plan', 'draw', 'design', 'find', 'agree', 'prepare', 'clear', 'sample', 'place for', 'ask', 'research', 'list', 'budget', 'what is needed', 'what it needs', 'arrange', 'bestell', 'mess', 'wahl', 'aussuch', 'pedir', 'elegir', 'medir', 'comprar', 'command', 'mesur', 'chois', 'encomend', 'escolh']
/** What somebody settles before they go to hospital. */
const READY_AT_HOME = ['ask', 'start the log', 'book', 'make home', 'who helps', 'talk with', 'stock', 'pack', 'freeze', 'order', 'learn the scale']
/** What is done with it. */
const WITH_IT = ['assemble', 'install', 'set up', 'mount', 'hang', 'fit', 'connect', 'unpack', 'lay the', 'lay it', 'aufbau', 'montier', 'anschliess', 'montar', 'instalar', 'monter', 'installer']

/** What uses a thing, or puts in place what the playbook is about, waits for the day on which it arrives. */
export function afterDeliveries(tasks: readonly NetworkTask[], fixed: readonly NetworkTask[], about: { playbook: Playbook | null; frame: PlanFrame }): NetworkTask[] {
  const { playbook, frame } = about
  const deliveries = frame.of('event').filter((event) => isDelivery(event, frame) || isHealedFrom(event, frame))
  return deliveries.reduce<NetworkTask[]>((all, event) => {
    const held = fixed.find(({ answers }) => answers.includes(event.id))
    // The dental of 'dental chairs delivered' is the practice's, of which all tasks speak.
    const goal = stems(frame.brief.subject)
    const [whole, apart] = [thingOf(event.title), thingOf(event.title).filter((stem) => !goal.includes(stem))]
    const thing = apart.length > 0 ? apart : whole
    const isTheMatter = isMatterOf(thing, playbook)
    const isHealing = isHealedFrom(event, frame)
    const waits = ({ title, subjects }: NetworkTask) => {
      const words = plainWords(title)
      if (isHealing) return !hasAnyKeyword(plainWords(title.split(':')[0]!), READY_AT_HOME)
      if (hasAnyKeyword(words, BEFORE_IT)) return false
      const names = [title, ...subjects].flatMap(stems)
      return thing.some((stem) => names.some((name) => name.startsWith(stem))) || isTheMatter && subjects.length === 0 && hasAnyKeyword(words, WITH_IT)
    }
    if (held === undefined) return all
    const { first } = event.days
    const position = Math.min(1, positionOf(first, frame))
    // What one heals with is spread over the time behind it.
    const placeOf = (wished: number | null) => (isHealing ? position + (1 - position) * (wished ?? 0.5) : Math.max(position, wished ?? 0))
    return all.map((task) => (waits(task) ? { ...task, wish: { ...task.wish, position: placeOf(task.wish.position) }, after: [...task.after, { taskId: held.id, lagMinutes: 0 }], allowedDays: { first: Math.max(first, task.allowedDays?.first ?? first), last: (task.allowedDays?.last ?? 0) > first ? task.allowedDays!.last : frame.last } } : task))
  }, [...tasks])
}

/** Whether what arrives is what the playbook is about: the tank of an aquarium, the desk of a study. */
function isMatterOf(thing: readonly string[], playbook: Playbook | null): boolean {
  return playbook !== null && (hasAnyKeyword(thing, [...playbook.matches.strong, ...playbook.matches.weak]) || playbook.tasks.some(({ about }) => about !== undefined && hasAnyKeyword(thing, about)))
}

/** Nobody tests the water before there is a tank, or exercises the new knee before it is there. */
export function onceItIsThere(recurring: readonly NetworkTask[], playbook: Playbook | null, frame: PlanFrame): NetworkTask[] {
  const days = frame.of('event').flatMap((event) => (isHealedFrom(event, frame) ? [event.days.first + 1] : isDelivery(event, frame) && isMatterOf(thingOf(event.title), playbook) ? [event.days.first] : []))
  // The beginners' course has its days, and is over when the bees come.
  const told = new Set(frame.of('rhythm').flatMap(({ id, ofRoutine }) => (ofRoutine === 'told' ? [id] : [])))
  return days.length === 0 ? [...recurring] : recurring.filter(({ wish, answers }) => wish.day === null || wish.day >= Math.max(...days) || answers.some((id) => told.has(id)))
}
