import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { labelOf } from '../labels.ts'
import { addReading, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addRhythm } from '../times/add-rhythm.ts'
import { clausesOf } from './doers.ts'
import { REST } from './handed-people.ts'
import { isGivenName } from './given-names.ts'
import { isName } from './people-words.ts'
import { isRelative } from './relatives.ts'
import { isOwnWork, isWorkOfOther } from './work-verbs.ts'

/** Somebody's part of a plan that several people share; `name` null for the user. */
type Deed = { name: string | null; words: Words; verb: string; object: Words }

const SHARING = /(?<!\p{L})(?:shar(?:e|es|ing) (?:out )?(?:(?:the|all the|all|this|these) )*(?:work|jobs?|load|tasks?|chores|it|them)|(?:take|taking) (?:it in )?turns|split(?:ting)? (?:the|it|this|all|these)|divide (?:the|it|this)|between (?:us|the (?:two|three|four|five) of us)|teilen (?:wir )?uns|nos (?:lo )?repartimos|(?:on|nous nous) (?:se )?partage(?:ons)?|nos dividimos|dividimos)(?!\p{L})/iu

/** Whether the prompt says that several people do the work: 'my sister Ruth, our brother Kev and I share the work'. */
export function saysSharing({ prompt }: { prompt: string }): boolean {
  return SHARING.test(prompt)
}

/** What people do in a household or for a feast, beside the work of any plan. */
const CHORES = new Set('fetch pack wash water feed walk call phone ring pay put clear dig hire rent borrow check iron shop mow set pick book cut plant bake buy send see'.split(' '))
const FOREIGN = /^(?:f[aä]hrt|packt|backt|kocht|holt|kauft|bringt|putzt|streicht|besorgt|lleva|trae|compra|cocina|empaqueta|limpia|recoge|reserva|conduit|apporte|achete|cuisine|emballe|nettoie|reserve|traz|cozinha|limpa|busca|arruma|embala)$/u

/** 'drives', 'will bring', 'is doing': index behind the verb of what somebody does; -1 where they do nothing of the kind. */
function behindVerb({ source: { tokens } }: ReadingContext, { from, to }: Words): number {
  const [first, second] = [tokens[from]?.key ?? '', tokens[from + 1]?.key ?? '']
  const isDeed = (key: string) => isWorkOfOther(key) || FOREIGN.test(key) || key.endsWith('s') && CHORES.has(key.replace(/(?<=sh|ch|x|ss)es$|s$/u, ''))
  const isLater = /^(?:will|'ll|can)$/u.test(first) && (isOwnWork(second) || CHORES.has(second) || isWorkOfOther(`${second}s`))
  const isNow = first === 'is' && /^(?:doing|making|baking|bringing|booking|buying|organi[sz]ing|handling|sewing|cooking|driving)$/u.test(second)
  const at = isLater || isNow ? from + 2 : isDeed(first) ? from + 1 : -1
  return at > 0 && at < to ? at : -1
}

const OWN = /^(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa]|mon|ma|notre|meu|minha|noss[oa])$/u

/** Whom a clause begins with: 'Tom', 'my brother Jan', 'our neighbour'; null where it is nobody, or somebody who does no deed. */
function deedOf(context: ReadingContext, { from, to }: Words): Deed | null {
  const { tokens } = context.source
  let at = from
  while (at < to && CLAUSE_JOINT.test(tokens[at]!.key)) at += 1
  const start = at
  if (/^(?:i|we|ich|wir|yo|je|eu)$/u.test(tokens[at]?.key ?? '')) {
    const isOwn = isOwnWork(tokens[at + 1]?.key ?? '') || CHORES.has(tokens[at + 1]?.key ?? '') || isWorkOfOther(`${tokens[at + 1]?.key}s`)
    return isOwn && at + 2 < to ? { name: null, words: { from: start, to }, verb: tokens[at + 1]!.text, object: { from: at + 2, to } } : null
  }
  const isOwned = OWN.test(tokens[at]?.key ?? '')
  if (isOwned) at += 1
  const isKin = isRelative(tokens[at]?.key ?? '')
  if (isKin) at += 1
  const isNamed = isName(context, at) && (isKin || context.people.has(tokens[at]!.text) || isGivenName(tokens[at]!.key) || isIntroduced(context, tokens[at]!.text))
  const verb = isNamed ? at + 1 : at
  const object = isNamed || isOwned && isKin ? behindVerb(context, { from: verb, to }) : -1
  return object < 0 ? null : { name: isNamed ? tokens[at]!.text : textOf(context, { from: start, to: verb }), words: { from: start, to }, verb: tokens[object - 1]!.text, object: { from: object, to } }
}

/** The Lily of 'cousin Lily' is somebody wherever she is named. */
function isIntroduced({ source: { tokens } }: ReadingContext, name: string): boolean {
  return tokens.some(({ text }, index) => text === name && isRelative(tokens[index - 1]?.key ?? ''))
}

type Part = Reading & (ReadingOf<'topic'> | ReadingOf<'rhythm'> | ReadingOf<'event'> | ReadingOf<'commitment'>)

function nameOf(part: Part): string | null {
  return part.kind === 'topic' ? part.label : part.title
}

function isPart(reading: Reading): reading is Part {
  return reading.source === 'stated' && (reading.kind === 'topic' || reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment')
}

/**
 * Where several people share what a calendar holds ('Tom books the hall, Anna sends the invitations, I make the slides'),
 * each part is somebody's: what another sees to is work of the plan, in their name.
 */
export function settleSharedWork(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const deeds = clausesOf(context).flatMap((clause) => deedOf(context, clause) ?? [])
  const isShared = saysSharing(context)
  const doers = new Set(deeds.map(({ name }) => name))
  const paired = pairedParts(context)
  if (!isShared && doers.size < 2 && paired.length === 0) return
  const parts = new Map<string, string[]>()
  for (const { name, part } of paired) parts.set(name, [...parts.get(name) ?? [], part])
  for (const deed of deeds) {
    addOpenPart(context, deed)
    if (deed.name !== null) parts.set(deed.name, [...parts.get(deed.name) ?? [], ...partsIn(context, deed.words)])
  }
  if (isShared) {
    for (const { name, part } of present(context)) parts.set(name, [...parts.get(name) ?? [], part])
    shareTurns(context, parts)
  }
  for (const [name, roles] of parts) addPerson(context, name, [...new Set(roles)])
}

/** 'Cakes - Mrs Patel, raffle - Tom, bouncy castle - me', 'my sister Kate: invitations': two such pairs or more. */
function pairedParts(context: ReadingContext): { name: string; part: string }[] {
  const pairs = context.segments.flatMap((second, index) => {
    const first = context.segments[index - 1]
    if (first === undefined || first.sentence !== second.sentence || !/^[-:=(]$/u.test(second.lead)) return []
    // 'Best man (Luis): rings': what he has stands behind the colon.
    if (second.lead === '(' && context.segments[index + 1]?.lead === ':') return []
    const [before, behind] = [whoIs(context, first), whoIs(context, second)]
    // A colon stands behind the name.
    if ((before === null) === (behind === null) || before === null && second.lead === ':') return []
    return [{ name: before ?? behind!, who: before === null ? second : first, what: before === null ? first : second }]
  })
  if (pairs.length < 2 || pairs.every(({ name }) => name === USER)) return []
  const names = new Set(pairs.map(({ who }) => textOf(context, who)))
  context.readings = context.readings.filter((reading) => !(reading.kind === 'topic' && names.has(reading.label)))
  return pairs.flatMap(({ name, what }) => {
    if (partsIn(context, what).length === 0) addTopic(context, what, labelOf(context, what, MOST_WORDS))
    return name === USER ? [] : partsIn(context, what).map((part) => ({ name, part }))
  })
}

const USER = ''

/** Who a stretch is that holds nothing else: 'Mrs Patel', 'my sister Kate', 'me'. */
function whoIs(context: ReadingContext, { from, to }: Words): string | null {
  const { tokens } = context.source
  if (/^(?:me|myself|ich|yo|moi|eu)$/iu.test(textOf(context, { from, to }))) return USER
  const owned = OWN.test(tokens[from]!.key) ? from + 1 : from
  const related = isRelative(tokens[owned]?.key ?? '') ? owned + 1 : owned
  const titled = /^(?:mrs?|ms|miss|dr|frau|herr|sra?|mme)$/u.test(tokens[related]?.key ?? '') ? related + 1 : related
  const at = titled > related && tokens[titled]?.key === '.' ? titled + 1 : titled
  const isSomebody = to === at + 1 && isName(context, at) && (at > owned || isGivenName(tokens[at]!.key) || isIntroduced(context, tokens[at]!.text))
  return isSomebody ? textOf(context, { from: titled > related ? related : at, to }) : null
}

function addTopic(context: ReadingContext, words: Words, label: string | null): void {
  if (label !== null) addReading(context, words, { value: { kind: 'topic', label, list: SHARED_LIST, position: words.from, amount: null, minutes: null }, text: label })
}

/** What a deed was read as, if it was. */
function partsIn({ readings, source: { tokens } }: ReadingContext, { from, to }: Words): string[] {
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  return readings.flatMap((reading) => (isPart(reading) && reading.start < end && reading.end > start ? nameOf(reading) ?? [] : []))
}

/** 'Lily does the invitations', read as seen to by others or not at all, is a part like those of the user. */
function addOpenPart(context: ReadingContext, { words, verb, object }: Deed): void {
  if (partsIn(context, words).length > 0) return
  const { tokens } = context.source
  const [start, end] = [tokens[words.from]!.start, tokens[words.to - 1]!.end]
  const group = context.groups.find((time) => time.from >= object.from && time.to <= words.to)
  const thing = labelOf(context, { from: object.from, to: group?.from ?? object.to }, MOST_WORDS)
  // 'I work full time' is nothing that is to be done.
  if (thing === null || REST.test(thing) || /^works?$/u.test(verb) && OWN_JOB.test(thing)) return
  context.readings = context.readings.filter((reading) => !(reading.kind === 'settled' && reading.start >= start && reading.end <= end))
  const said = textOf(context, { from: words.from, to: group?.from ?? words.to }).replace(ENDS_IN_LINK, '')
  const label = GENERAL.test(verb) ? thing.replace(/^(?:after|to|care of|on) /u, '') : context.language === 'en' ? `${baseOf(verb)} ${thing}` : said
  const [entry] = group?.entries ?? []
  if (entry !== undefined && (entry.weekdays === null || context.readings.some((reading) => reading.start < end && reading.end > start))) return
  if (entry !== undefined && AGAIN.test(verb)) return addRhythm(context, { entry, days: { weekdays: entry.weekdays! }, words }, said)
  addTopic(context, words, label)
  if (entry !== undefined) addReading(context, words, { value: { kind: 'availability', days: { weekdays: entry.weekdays! }, windows: entry.windows, person: null }, appliesTo: { labels: [label] }, text: `${label}: ${describePattern({ weekdays: entry.weekdays! })}${describeWindows(entry.windows)}` })
}

const OWN_JOB = /^(?:full|part|half|(?:night |early |late )?shifts|nights|days|late|early|freelance|remotely|away|from home|at home|a lot|too|as an?|in an? (?:shop|office|hospital|school|bank|factory))(?!\p{L})/iu

/** What is done every week on such a day; a nursery is painted once. */
const AGAIN = /^(?:takes?|drives?|fetch(?:es)?|collects?|picks?|walks?|feeds?|cooks?|cleans?|waters?|brings?|shops?|does|do|mows?|calls?|irons?|wash(?:es)?|checks?)$/u

const MOST_WORDS = 5
const ENDS_IN_LINK = / (?:on|at|every|each|am|an|el|los|le|na|no|aos?)$/iu
/** Verbs that say nothing of what is done. */
const GENERAL = /^(?:does|do|doing|sees|takes?|looks?|handles?|brings?|macht|hace|fait|faz)$/iu

function baseOf(verb: string): string {
  return verb.replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/u, '').replace(/ing$/u, '')
}

/** Number of the list that such parts form. */
const SHARED_LIST = 83

const PRESENT = /^(?:(?:wants to|would like to|will|can|must|has to) (?:be|come|go)|is|comes|goes) (?:there|here|along|as well|too|with)(?: |$)/u

/** 'Physio comes on Mondays, Ruth wants to be there': whose part the one before it is. */
function present(context: ReadingContext): { name: string; part: string }[] {
  const { tokens } = context.source
  return context.segments.flatMap((segment) => {
    const { from, to, sentence } = segment
    if (!isName(context, from) || !PRESENT.test(tokens.slice(from + 1, to).map(({ key }) => key).join(' '))) return []
    const before = context.readings.filter(isPart).findLast((part) => part.end <= tokens[from]!.start && segmentAt(context, tokens.findIndex((token) => token.end > part.start))?.sentence === sentence)
    const part = before === undefined ? null : nameOf(before)
    return part === null ? [] : [{ name: tokens[from]!.text, part }]
  })
}

/** 'Someone sleeps there every night, but not Kev': in turn, whoever shares the work and is not left out. */
function shareTurns(context: ReadingContext, parts: Map<string, string[]>): void {
  const turns = context.readings.filter((reading) => (reading.kind === 'commitment' || reading.kind === 'rhythm') && /^(?:someone|somebody|one of us|jemand|alguien|quelqu['’]un|algu[eé]m)(?!\p{L})/iu.test(reading.title ?? ''))
  if (turns.length === 0) return
  const everybody = [...new Set([...context.readings.flatMap((reading) => (reading.kind === 'person' ? [reading.name] : [])), ...parts.keys(), ...sharers(context)])]
  for (const turn of turns) {
    if (turn.kind === 'commitment') turn.inPlan = true
    const behind = context.prompt.slice(turn.end).split(/[.!?\n]/u)[0]!
    const out = new Set(everybody.filter((name) => new RegExp(`(?:not|except|without|nicht|außer|menos|excepto|sauf|pas|exceto) (?:\\p{L}+ )?${name}(?!\\p{L})`, 'u').test(behind)))
    if (turn.kind !== 'commitment' && turn.kind !== 'rhythm') continue
    for (const name of everybody) if (!out.has(name)) parts.set(name, [...parts.get(name) ?? [], turn.title!])
  }
}

/** The names in the sentence that says who shares the work. */
function sharers(context: ReadingContext): string[] {
  const { tokens } = context.source
  const at = SHARING.exec(context.prompt)?.index ?? -1
  const sentence = segmentAt(context, tokens.findIndex(({ start }) => start >= at))?.sentence
  return context.segments.filter((segment) => segment.sentence === sentence).flatMap(({ from, to }) => tokens.slice(from, to).flatMap((token, offset) => (isName(context, from + offset) && (isGivenName(token.key) || isIntroduced(context, token.text)) ? [token.text] : [])))
}

function addPerson(context: ReadingContext, name: string, roles: string[]): void {
  if (roles.length === 0) return
  const known = context.readings.find((reading) => reading.kind === 'person' && reading.name === name)
  if (known?.kind === 'person') {
    known.roles = [...new Set([...known.roles, ...roles])]
    return
  }
  const at = context.source.tokens.findIndex(({ text }) => text === name.split(' ').at(-1))
  addReading(context, { from: at, to: at + 1 }, { value: { kind: 'person', name: capitalised(name), roles, isUser: false, capacity: null }, text: `${name} (${roles.join(', ')})` })
}

function capitalised(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}
