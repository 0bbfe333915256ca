import type { GateSort, GateStage, ReadingValue } from '../brief.ts'
import { AHEAD, AND_BOOKED, ARRIVES, AT_HOLDER, BARE_NAME, BEFORE_END, ENDS, HAS_LEAD, HAS_TO_AGREE, HAS_TO_BE, LOOKS_AT_IT, NOTICE, SAYS, SIDE_BY_SIDE, SIGN_OFFS, SINCE_ORDER, TAKES_SO_LONG, TO_BE_ASKED, TO_BE_ASKED_ABROAD, TO_DO, TO_DO_ABROAD, WHICH_TAKES, WITH_SO_MUCH } from './gate-forms.ts'
import { gateLength, LENGTH } from './gate-length.ts'
import { holderOfThing, isHolder, sortOfThing } from './gate-words.ts'
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
    .reduce<ToldGate[]>((known, gate) => ((known.at(-1)?.end ?? 0) > gate.start ? known : [...known, beforeNext(gate, text)]), [])
}

/** 'The permit takes 8 weeks. Then foundation, frame': what comes next waits for it. */
function beforeNext({ value, start, end }: ToldGate, text: string): ToldGate {
  const next = value.opens === null && ALLOWING.has(value.sort) ? THEN.exec(text.slice(end)) : null
  return next === null ? { value, start, end } : { value: { ...value, opens: next.groups!['next']!.trim() }, start, end: end + next.groups!['then']!.length }
}

const ALLOWING: ReadonlySet<GateSort> = new Set(['review', 'sign-off', 'application'])
const THEN = /^(?<then>\.\s+(?:only )?(?:then|after that|afterwards|once (?:it|that)['’]?s? (?:there|granted|in|done)|danach|dann|despu[ée]s|luego|ensuite|puis|depois),?\s+)(?:(?:comes?|we|i|the|kommt|die|der|das|el|la|los|las|le|les|o|a) )*(?<next>[\p{L}][\p{L}\p{N} '’-]{2,40}?)(?=[,.;:\n]| and | und | y | et | e |$)/iu

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
    const said = index + length.length + found.right
    const behind = TAIL.exec(statement.text.slice(said))?.[0] ?? ''
    const end = said + behind.length
    from = end
    return [{ value: withMore(found.value, length, behind), start: statement.start + index - found.left, end: statement.start + end }]
  })
}

/** What goes on about the length: 'after they get the report', 'but everyone says 11'. */
const TAIL = /^ (?:after|once|when|as soon as|if|because|since|but (?:everyone|everybody|people|others|it|they|usually|often|really|in practice|allow)(?!\p{L}))[^,.;:!?()\n–—]{2,70}?(?=$|[,.;:!?()\n–—]| and (?!then))/iu

/** The longer one, where somebody says that it takes longer than others say. */
function withMore(value: Gate, length: string, behind: string): Gate {
  const more = /^ but /iu.test(behind) ? /\d{1,3}(?=\D*$)/u.exec(behind)?.[0] : undefined
  const longer = more === undefined ? null : gateLength(length.replace(/(?:\d{1,3}|(?<!\p{L})\p{L}+)(?=[ -](?:\p{L}+[ -])?\p{L}+$)/u, more))
  const last = value.stages.at(-1)!
  return longer === null || last.takes === null || longer.unit !== last.takes.unit || longer.count <= last.takes.count ? value : { ...value, stages: [...value.stages.slice(0, -1), { ...last, takes: longer }] }
}

/** What may be the clause before a length: from the nearest comma on, then from those before. */
function leftsOf(left: string): string[] {
  const starts = Array.from(left.matchAll(/(?:[,;:] | [-–—] | (?:and|but|so|und|aber|et|mais|pero)(?= ))/gu), ({ 0: mark, index }) => index + mark.length).toReversed()
  return [...starts.slice(0, MOST_STARTS), 0].map((start) => left.slice(start))
}

const MOST_STARTS = 4

function gateAround(around: Around, text: string): Found | null {
  return parallel(around) ?? inOrder(around, text) ?? askedAhead(around, text) ?? noticeOf(around, text) ?? doneByOthers(around) ?? comesLater(around) ?? agreedTo(around, text) ?? thingThatTakes(around, text) ?? saidByOthers(around, text)
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
function askedAhead({ statement, left, length, right, at }: Around, text: string): Found | null {
  const behind = AHEAD.exec(right) ?? (WITH_SO_MUCH.test(left) ? ENDS.exec(right) : null)
  const item = statement.isBracket && left.length === at ? itemBefore(text, statement.start) : null
  const words = behind === null ? undefined : (TO_BE_ASKED.exec(item === null ? left : `it ${left}`) ?? TO_BE_ASKED_ABROAD.exec(left))?.groups
  const name = words === undefined ? undefined : item !== null && isOneself(words['name']!) ? item : words['name']!
  if (behind === null || name === undefined || isOneself(name)) return null
  const said = `${words!['deed'] ?? left} ${behind[0]}`
  const step = /order|bestell|encarg|command/iu.test(said) ? 'order' : /book|reserv|arrang|schedul|gebucht|agend/iu.test(said) ? 'book' : 'ask'
  const isReview = sortOfThing(name) === 'review'
  return { value: gate({ of: nameOfGate(name), sort: isReview ? 'review' : 'notice', stages: [stage(step, length), ...(isReview ? [stage('submit', null)] : [])] }), left: left.length, right: behind[0].length }
}

/** 'The replica from the platform team needs 10 days' notice', 'the council wants 6 weeks' notice for the closure'. */
function noticeOf({ statement, left, length, right, at }: Around, text: string): Found | null {
  const behind = NOTICE.exec(right)
  const said = behind === null ? undefined : TAKES_SO_LONG.exec(left)?.groups?.['name']
  const item = statement.isBracket && left.length === at ? itemBefore(text, statement.start) : null
  if (behind === null || said === undefined || isOneself(said) && item === null) return null
  const [thing, from] = said.split(/ (?:from|by|through|via) (?:the |our |a |an )?/iu) as [string, string | undefined]
  const about = behind.groups!['thing'] ?? (item !== null && (isOneself(thing) || isHolder(thing)) ? item : undefined)
  const holder = from ?? (!isOneself(thing) && (isHolder(thing) || about !== undefined) ? thing : null)
  return { value: gate({ of: nameOfGate(about ?? thing), sort: from === undefined ? 'notice' : 'delivery', holder, stages: [stage(from === undefined ? 'notify' : 'ask', length)] }), left: left.length, right: behind[0].length }
}

/** 'Panels come 3 weeks after the deposit', 'labels are 15 working days at the printer'. */
function comesLater({ left, length, right }: Around): Found | null {
  const [since, at] = [SINCE_ORDER.exec(right), AT_HOLDER.exec(right)]
  const lead = HAS_LEAD.exec(left) ?? (LEAD_BEHIND.test(right) ? TAKES_SO_LONG.exec(left) : null)
  const said = (lead ?? (since === null ? at === null ? null : TAKES_SO_LONG.exec(left) : ARRIVES.exec(left)))?.groups?.['name']
  const behind = lead === null ? since ?? at : ENDS.exec(right)
  // The window of 'the window supplier has a lead time'.
  const name = said?.replace(/ (?:supplier|vendor|manufacturer|maker)s?$/iu, '')
  if (name === undefined || behind === null || isOneself(name)) return null
  return { value: gate({ of: nameOfGate(name), sort: sortOfThing(name) ?? 'delivery', holder: at?.groups!['holder'] ?? null, stages: [stage(since === null && lead === null ? 'submit' : 'order', length)] }), left: left.length, right: behind[0].length }
}

const LEAD_BEHIND = /^ (?:lead[- ]?time|turn ?around|delivery|lieferzeit)(?!\p{L})/iu

/** 'The network operator has to say yes to the connection (20 working days)', 'our auditors look at it for two weeks'. */
function agreedTo({ statement, left, length, right, at }: Around, text: string): Found | null {
  const looks = statement.isBracket ? undefined : LOOKS_AT_IT.exec(left)?.groups
  if (looks !== undefined && ENDS.test(right)) return { value: gate({ of: nameOfGate(/^\p{ASCII}*(?:review|check|look)/iu.test(left.replace(looks['holder']!, '')) ? `${looks['holder']!} review` : `${LOOKS_ABROAD.find(([word]) => word.test(left))?.[1] ?? 'Review'} (${looks['holder']!})`), sort: 'review', holder: looks['holder']!, stages: [stage('submit', length)] }), left: left.length, right: ENDS.exec(right)![0].length }
  if (!statement.isBracket || left.length !== at || left.trim() !== '' || right.trim() !== '') return null
  const before = text.slice(Math.max(0, statement.start - 1 - LONGEST_DEED), statement.start - 1)
  const clause = leftsOf(before.split(/[.!?\n]/u).at(-1)!.replace(/\s+$/u, '')).map((words) => HAS_TO_AGREE.exec(words.replace(/^then /iu, ''))?.groups).find((words) => words !== undefined)
  if (clause === undefined) return null
  const { holder, deed, object } = clause as Record<'holder' | 'deed' | 'object', string>
  const isReview = /^(?:review|check)/iu.test(deed)
  return { value: gate({ of: nameOfGate(`${holder} ${isReview ? nounOf(deed) : 'approval'} of ${object}`), sort: isReview ? 'review' : 'sign-off', holder, stages: [stage('submit', length)], input: object }), left: 0, right: 0 }
}

const LONGEST_DEED = 120
const LOOKS_ABROAD: readonly (readonly [RegExp, string])[] = [[/pr[üu]f/iu, 'Prüfung'], [/revisa/iu, 'Revisión'], [/examine/iu, 'Examen'], [/analisa/iu, 'Análise']]

/** 'Legal needs 2 weeks to review the terms'. */
function doneByOthers({ left, length, right }: Around): Found | null {
  const behind = TO_DO.exec(right) ?? TO_DO_ABROAD.exec(right)
  const name = behind === null ? undefined : TAKES_SO_LONG.exec(left)?.groups?.['name']
  if (behind === null || name === undefined || !isHolder(withoutOwner(name))) return null
  const { deed, object } = behind.groups as { deed: string; object?: string }
  if (/^(?:dar|conced|otorg|emit|exped|accord|d[ée]livr)/iu.test(deed)) return { value: gate({ of: nameOfGate(object!), sort: sortOfThing(object!) ?? 'application', holder: name, stages: [stage('apply', length)] }), left: left.length, right: behind[0].length }
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
  const which = WHICH_TAKES.exec(left)?.groups
  const words = which ?? TAKES_SO_LONG.exec(left)?.groups ?? (statement.isFirst ? undefined : BARE_NAME.exec(left)?.groups)
  const said = which === undefined ? words?.['name'] : lastName(which['name']!)
  const owner = said === undefined ? null : holderOfThing(said)
  const sort = said === undefined ? null : (sortOfThing(said) ?? (owner === null ? null : 'review'))
  if (said === undefined || sort === null || sort === 'review' && owner === null && !isOutside(said) || isOneself(said)) return null
  const item = statement.isBracket ? itemBefore(text, statement.start) : null
  const isBare = /^(?:the |an? )?(?:appointments?|slots?|delivery|shipping|lead[- ]?time|approval|sign-?off|permission|application|registration|termin|lieferung|lieferzeit|cita|entrega|livraison)$/iu.test(said)
  if (isBare && item === null) return null
  const of = nameOfGate(isBare ? item! : withoutLead(said))
  const stages = [...(booked === null ? [] : [stage('book', booked.length)]), stage(STEPS[sort], length)]
  return { value: gate({ of, sort, holder: words!['holder'] ?? null, stages, opens: isBare ? null : item === null ? null : nameOfGate(item) }), left: which === undefined ? left.length : which['clause']!.length + 1, right: behind[0].length }
}

/** The 'listed building consent' of 'then listed building consent', the 'certificat du consulat' of 'il faut un certificat du consulat'. */
function lastName(words: string): string {
  return words.split(/(?:^|[ '’])(?:an?|the|our|my|his|her|their|some|then|and|un|une|una|el|la|le|o|um|uma|eine?n?|der|die|das|unser\p{L}*) (?=\p{L})/iu).at(-1)!
}

/** The carpet of 'carpet lead time' and of 'delivery of the carpet'. */
function withoutLead(name: string): string {
  const plain = name.replace(/ (?:lead[- ]?time|delivery(?: time)?|shipping(?: time)?|turn ?around)$/iu, '').replace(/^(?:lead[- ]?time|delivery|shipping|lieferung|lieferzeit|entrega|livraison) (?:of|for|von|der|des|de|du) (?:the |our )?/iu, '')
  return plain === '' ? name : plain
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
  const abroad = NOUNS_ABROAD.find(([form]) => form.test(deed))?.[1]
  const noun = abroad === undefined ? `${holder} ${/^(?:accept|ok|confirm)/u.test(deed) ? 'approval' : nounOf(deed)} of ${object}` : `${abroad} ${object} (${holder})`
  return [{ value: gate({ of: nameOfGate(noun), sort, holder, stages: [stage('submit', null)], input: object, opens }), start: statement.start, end: statement.end }]
}

const NOUNS_ABROAD: readonly (readonly [RegExp, string])[] = [[/^(?:freigeb|absegn)/iu, 'Freigabe'], [/^genehmig/iu, 'Genehmigung'], [/^abnehm/iu, 'Abnahme'], [/^pr[üu]f/iu, 'Prüfung'], [/^unterschreib/iu, 'Unterschrift'], [/^aprobar/iu, 'Aprobación de'], [/^firmar/iu, 'Firma de'], [/^revisar/iu, 'Revisión de'], [/^validar/iu, 'Validación de'], [/^valider/iu, 'Validation de'], [/^approuver/iu, 'Approbation de'], [/^signer/iu, 'Signature de'], [/^v[ée]rifier/iu, 'Vérification de'], [/^aprovar/iu, 'Aprovação de'], [/^assinar/iu, 'Assinatura de']]

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
  return /^(?:die|sie|ils|ellos|eles|i|we|it|this|that|they|he|she|you|everything|all|each|both|ich|wir|es|there)$/iu.test(name) || /(?:^| )(?:i|we|you)$/iu.test(name)
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
