import type { GateSort, GateStage, ReadingValue } from '../brief.ts'
import { AHEAD, AND_BOOKED, BARE_NAME, BEFORE_END, ENDS, HAS_TO_BE, NOTICE, SAYS, SIDE_BY_SIDE, SIGN_OFFS, TAKES_SO_LONG, TO_BE_ASKED, TO_BE_ASKED_ABROAD, TO_DO, WHICH_TAKES } from './gate-forms.ts'
import { gateLength, LENGTH } from './gate-length.ts'
import { isHolder, sortOfThing } from './gate-words.ts'
import { itemBefore, nameOfGate, sentencesWithBrackets } from './names-of-gates.ts'
import type { Statement } from './names-of-gates.ts'

export type Gate = Extract<ReadingValue, { kind: 'gate' }>
/** A gate, and where the text speaks of it. */
export type ToldGate = { value: Gate; start: number; end: number }

const LENGTHS = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${LENGTH}`, 'giu')
const LONGEST_STATEMENT = 400

/** What others take their time for, statement by statement, each stretch of the text in one gate at most. */
export function gatesIn(text: string): ToldGate[] {
  const statements = sentencesWithBrackets(text).filter(({ text: said }) => said.length <= LONGEST_STATEMENT)
  return statements.flatMap((statement) => [...withLengths(statement, text), ...signedOff(statement)]).toSorted((a, b) => a.start - b.start)
    .reduce<ToldGate[]>((known, gate) => ((known.at(-1)?.end ?? 0) > gate.start ? known : [...known, gate]), [])
}

/** The words of a statement around one length of it. */
type Around = { statement: Statement; left: string; length: string; right: string; at: number }
/** `used`: how many characters in front of the length and behind it say it. */
type Found = { value: Gate; left: number; right: number }

function withLengths(statement: Statement, text: string): ToldGate[] {
  let from = 0
  return Array.from(statement.text.matchAll(LENGTHS)).flatMap(({ 0: length, index }): ToldGate[] => {
    if (index < from) return []
    const around: Around = { statement, left: statement.text.slice(from, index), length, right: statement.text.slice(index + length.length), at: index }
    const found = leftsOf(around.left).map((left) => gateAround({ ...around, left }, text)).find((gate) => gate !== null)
    if (found === undefined) return []
    const end = index + length.length + found.right
    from = end
    return [{ value: found.value, start: statement.start + index - found.left, end: statement.start + end }]
  })
}

/** What may be the clause before a length: from the nearest comma on, then from those before. */
function leftsOf(left: string): string[] {
  const starts = Array.from(left.matchAll(/(?:[,;:] | [-–—] | (?:and|but|so|und|aber|et|mais|pero)(?= ))/gu), ({ 0: mark, index }) => index + mark.length).toReversed()
  return [...starts.slice(0, MOST_STARTS), 0].map((start) => left.slice(start))
}

const MOST_STARTS = 4

function gateAround(around: Around, text: string): Found | null {
  return parallel(around) ?? inOrder(around, text) ?? askedAhead(around) ?? noticeOf(around) ?? doneByOthers(around) ?? thingThatTakes(around, text) ?? saidByOthers(around, text)
}

/** 'Run old and new side by side for 3 weeks before turning off the old one'. */
function parallel({ left, length, right }: Around): Found | null {
  const end = BEFORE_END.exec(right)
  const what = end === null ? null : firstOf(SIDE_BY_SIDE, left)?.['what']
  if (end === null || what === undefined || what === null || !PARALLEL.test(left + right)) return null
  const then = end.groups!['then']!
  return { value: gate({ of: nameOfGate(what), sort: 'parallel', stages: [stage('begin', length)], opens: then.trim() }), left: left.length, right: end[0].length }
}

const PARALLEL = /paral|side by side|alongside|together/iu

/** 'Certificate (has to be requested from the registry, 3 weeks, then legalised, 2 weeks)': one stage after the other. */
function inOrder({ statement, left, length, right, at }: Around, text: string): Found | null {
  const item = statement.isBracket ? itemBefore(text, statement.start) : null
  const words = HAS_TO_BE.exec(left)?.groups
  if (item === null || words === undefined || left.length !== at || !ORDERING.test(words['deed']!)) return null
  const next = NEXT_STAGE.exec(right)
  const second = next === null ? [] : [{ ...stage('ask', next.groups!['length']!), said: deedOf(next.groups!['deed']!, '') }]
  return { value: gate({ of: nameOfGate(item), sort: 'application', stages: [{ ...stage('order', length), said: deedOf(words['deed']!, words['where'] ?? '') }, ...second] }), left: left.length, right: next?.[0].length ?? 0 }
}

const ORDERING = /^(?:ordered|requested|applied for|asked for|fetched|obtained|sent|booked|collected|issued|posted)$/iu
const NEXT_STAGE = new RegExp(String.raw`^,? (?:and )?then (?:be )?(?<deed>\p{L}{2,}(?:ed|t|n))(?: (?:by|in|at|with|through) [\p{L} ]{2,30}?)?,? (?:which )?(?:takes? )?(?<length>${LENGTH})`, 'iu')

/** 'Order it from Lisbon' of 'has to be ordered from Lisbon'; 'have it translated' of what others do then. */
function deedOf(deed: string, where: string): string {
  const plain = DEEDS[deed.toLowerCase()]
  return plain === undefined ? `have it ${deed}${where}` : `${plain}${where}`
}

const DEEDS: Readonly<Record<string, string>> = { ordered: 'order it', requested: 'request it', 'applied for': 'apply for it', 'asked for': 'ask for it', fetched: 'fetch it', obtained: 'ask for it', sent: 'send it', booked: 'book it', collected: 'ask for it', issued: 'ask for it', posted: 'post it' }

/** 'The hall has to be booked six weeks ahead'. */
function askedAhead({ left, length, right }: Around): Found | null {
  const behind = AHEAD.exec(right)
  const words = behind === null ? undefined : (TO_BE_ASKED.exec(left) ?? TO_BE_ASKED_ABROAD.exec(left))?.groups
  if (behind === null || words === undefined || isOneself(words['name']!)) return null
  const name = words['name']!
  const step = /order|bestell/iu.test(words['deed'] ?? behind[0]) ? 'order' : /book|reserv|arrang|schedul|gebucht|agend/iu.test(words['deed'] ?? left + behind[0]) ? 'book' : 'ask'
  const sort = sortOfThing(name) ?? 'notice'
  return { value: gate({ of: nameOfGate(name), sort: sort === 'review' ? sort : 'notice', stages: [stage(step, length), ...(sort === 'review' ? [stage('submit', null)] : [])] }), left: left.length, right: behind[0].length }
}

/** 'The replica from the platform team needs 10 days' notice', 'the council wants 6 weeks' notice for the closure'. */
function noticeOf({ left, length, right }: Around): Found | null {
  const behind = NOTICE.exec(right)
  const name = behind === null ? undefined : TAKES_SO_LONG.exec(left)?.groups?.['name']
  if (behind === null || name === undefined || isOneself(name)) return null
  const [thing, from] = name.split(/ (?:from|by|through|via) (?:the |our |a |an )?/iu) as [string, string | undefined]
  const about = behind.groups!['thing']
  const holder = from ?? (isHolder(thing) || about !== undefined ? thing : null)
  const of = about ?? thing
  return { value: gate({ of: nameOfGate(of), sort: from === undefined ? 'notice' : 'delivery', holder, stages: [stage(from === undefined ? 'notify' : 'ask', length)] }), left: left.length, right: behind[0].length }
}

/** 'Legal needs 2 weeks to review the terms'. */
function doneByOthers({ left, length, right }: Around): Found | null {
  const behind = TO_DO.exec(right)
  const name = behind === null ? undefined : TAKES_SO_LONG.exec(left)?.groups?.['name']
  if (behind === null || name === undefined || !isHolder(withoutOwner(name))) return null
  const { deed, object } = behind.groups as { deed: string; object?: string }
  const sort: GateSort = /^(?:deliver|make|print|produce|provide|prepare|set up|provision|build|ship|translate)/iu.test(deed) ? 'delivery' : /^(?:sign|approv|clear|decide)/iu.test(deed) ? 'sign-off' : 'review'
  if (sort === 'delivery' && object === undefined) return null
  const of = sort === 'delivery' ? object! : `${name} ${nounOf(deed)}${object === undefined ? '' : ` of ${object}`}`
  return { value: gate({ of: nameOfGate(of), sort, holder: name, stages: [stage(sort === 'delivery' ? 'order' : 'submit', length)], input: sort === 'delivery' ? null : object ?? null }), left: left.length, right: behind[0].length }
}

function nounOf(deed: string): string {
  const plain = deed.toLowerCase().replace(/ (?:on|of)$/u, '')
  return NOUNS.find(([form]) => form.test(plain))?.[1] ?? plain
}

const NOUNS: readonly (readonly [RegExp, string])[] = [[/^sign/u, 'sign-off'], [/^approv/u, 'approval'], [/^(?:review|look)/u, 'review'], [/^(?:check|vet|clear)/u, 'check'], [/^assess/u, 'assessment'], [/^decide/u, 'decision'], [/^certif/u, 'certification']]

/** 'The trading licence takes 5 weeks', 'app store review up to 5 days', 'consent which the council says is 8 weeks'. */
function thingThatTakes({ statement, left, length, right }: Around, text: string): Found | null {
  const booked = bookedAhead(right)
  const behind = booked ?? ENDS.exec(right)
  if (behind === null) return null
  const words = WHICH_TAKES.exec(left)?.groups ?? TAKES_SO_LONG.exec(left)?.groups ?? (statement.isFirst ? undefined : BARE_NAME.exec(left)?.groups)
  const said = words?.['name']
  const sort = said === undefined ? null : sortOfThing(said)
  if (said === undefined || sort === null || sort === 'review' && !isOutside(said) || isOneself(said)) return null
  const item = statement.isBracket ? itemBefore(text, statement.start) : null
  const isBare = /^(?:the |an? )?(?:appointments?|slots?|delivery|shipping|lead[- ]?time|approval|sign-?off|permission|application|registration|termin|lieferung|lieferzeit|cita|entrega|livraison)$/iu.test(said)
  if (isBare && item === null) return null
  const of = nameOfGate(isBare ? item! : said)
  const stages = [...(booked === null ? [] : [stage('book', booked.length)]), stage(STEPS[sort], length)]
  return { value: gate({ of, sort, holder: words!['holder'] ?? null, stages, opens: isBare ? null : item === null ? null : nameOfGate(item) }), left: left.length, right: behind[0].length }
}

const STEPS: Readonly<Record<GateSort, GateStage['step']>> = { review: 'submit', 'sign-off': 'submit', delivery: 'order', application: 'apply', appointment: 'book', notice: 'notify', parallel: 'begin' }

function bookedAhead(right: string): { 0: string; length: string } | null {
  const second = new RegExp(LENGTHS.source, 'iu').exec(right)
  if (second === null || !AND_BOOKED.test(right.slice(0, second.index))) return null
  const ahead = AHEAD.exec(right.slice(second.index + second[0].length))
  return ahead === null ? null : { 0: right.slice(0, second.index + second[0].length + ahead[0].length), length: second[0] }
}

/** A review of one's own is work; one by others is named after them or after what they look at. */
function isOutside(name: string): boolean {
  return !/^(?:the |our |an? )?(?:(?:peer|code|design|team|own|internal|final|sprint|first|second|self|personal) )?(?:reviews?|checks?|inspection|assessments?|pr[üu]fung|revisi[óo]n|revis[ãa]o|relecture)$/iu.test(name)
}

/** 'Bed and wardrobe (the store quotes 4 weeks)'. */
function saidByOthers({ statement, left, length, right, at }: Around, text: string): Found | null {
  const behind = ENDS.exec(right)
  const item = statement.isBracket && left.length === at ? itemBefore(text, statement.start) : null
  const name = behind === null || item === null ? undefined : SAYS.exec(left)?.groups?.['name']
  if (behind === null || item === null || name === undefined || /^(?:i|we|you)$/iu.test(name)) return null
  return { value: gate({ of: nameOfGate(item), sort: sortOfThing(item) === 'application' ? 'application' : 'delivery', holder: /^(?:they|he|she|it)$/iu.test(name) ? null : name, stages: [stage('order', length)] }), left: left.length, right: behind[0].length }
}

/** 'Finance must sign off the invoices before go-live'. */
function signedOff(statement: Statement): ToldGate[] {
  const words = statement.isBracket ? undefined : firstOf(SIGN_OFFS, statement.text.replace(/[.!\s]+$/u, ''))
  if (words === undefined || DATED.test(words['opens']!)) return []
  const { holder, object, deed, opens } = words as Record<'holder' | 'object' | 'deed' | 'opens', string>
  const sort: GateSort = /^(?:review|check|revis|pr[üu]f|v[ée]rif)/iu.test(deed) ? 'review' : 'sign-off'
  const noun = /^\p{ASCII}+$/u.test(deed) && /^(?:sign|approv|accept|review|clear|check|ok|confirm)/u.test(deed) ? `${holder} ${/^(?:accept|ok|confirm)/u.test(deed) ? 'approval' : nounOf(deed)} of ${object}` : `${object} (${holder})`
  return [{ value: gate({ of: nameOfGate(noun), sort, holder, stages: [stage('submit', null)], input: object, opens }), start: statement.start, end: statement.end }]
}

/** 'Before Friday' is a deadline. */
const DATED = /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|^(?:may|noon|then|that|christmas|easter)$/iu

function firstOf(forms: readonly RegExp[], words: string): Record<string, string> | undefined {
  for (const each of forms) {
    const found = each.exec(words)
    if (found !== null) return found.groups
  }
  return undefined
}

function isOneself(name: string): boolean {
  return /^(?:i|we|it|this|that|they|he|she|you|everything|all|each|both|ich|wir|es|there)$/iu.test(name) || /(?:^| )(?:i|we|you)$/iu.test(name)
}

function withoutOwner(name: string): string {
  return name.replace(/^(?:the|our|my|your|their|his|her) /iu, '')
}

function stage(step: GateStage['step'], length: string | null): GateStage {
  return { step, said: null, takes: length === null ? null : gateLength(length) }
}

function gate(told: Pick<Gate, 'of' | 'sort' | 'stages'> & Partial<Gate>): Gate {
  return { kind: 'gate', holder: null, input: null, opens: null, ...told }
}
