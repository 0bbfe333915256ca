import type { GateSort, GateStage } from '../brief.ts'
import { gate, isOneself, LENGTHS, stage } from './around-a-length.ts'
import type { Around, Found } from './around-a-length.ts'
import { AHEAD, AND_BOOKED, ARRIVES, AT_HOLDER, BARE_NAME, ENDS, HAS_LEAD, SAYS, SINCE_ORDER, TAKES_SO_LONG, WHICH_TAKES } from './gate-forms.ts'
import { holderOfThing, sortOfThing } from './gate-words.ts'
import { nameOfGate } from './names-of-gates.ts'

/** 'Panels come 3 weeks after the deposit', 'labels are 15 working days at the printer'. */
export function comesLater({ left, length, right }: Around): Found | null {
  const [since, at] = [SINCE_ORDER.exec(right), AT_HOLDER.exec(right)]
  const lead = HAS_LEAD.exec(left) ?? (LEAD_BEHIND.test(right) ? TAKES_SO_LONG.exec(left) : null)
  const said = (lead ?? (since === null ? at === null ? null : TAKES_SO_LONG.exec(left) : ARRIVES.exec(left)))?.groups?.['name']
  const behind = lead === null ? since ?? at : ENDS.exec(right)
  // The window of 'the window supplier has a lead time'.
  const name = said?.replace(/ (?:supplier|vendor|manufacturer|maker)s?$/iu, '')
  if (name === undefined || behind === null || isOneself(name)) return null
  return { value: gate({ of: nameOfGate(name), sort: sortOfThing(name) ?? 'delivery', holder: at?.groups!['holder'] ?? null, stages: [stage(since === null && lead === null && !MAKERS.test(right) ? 'submit' : 'order', length)] }), left: left.length, right: behind[0].length }
}

const MAKERS = /(?:print|factory|supplier|vendor|manufactur|fab|foundry|store|shop|engrav|sign ?maker)/iu
const LEAD_BEHIND = /^ (?:lead[- ]?time|turn ?around|delivery|lieferzeit)(?!\p{L})/iu

/** 'The trading licence takes 5 weeks', 'app store review up to 5 days', 'consent which the council says is 8 weeks'. */
export function thingThatTakes({ statement, item, left, length, right, at }: Around): Found | null {
  const booked = bookedAhead(right)
  const behind = booked ?? ENDS.exec(right)
  if (behind === null) return null
  const which = WHICH_TAKES.exec(left)?.groups
  const words = which ?? TAKES_SO_LONG.exec(left)?.groups ?? (statement.isFirst ? undefined : BARE_NAME.exec(left)?.groups)
  const said = which === undefined ? words?.['name'] : lastName(which['name']!)
  const owner = said === undefined ? null : holderOfThing(said)
  const sort = said === undefined ? null : (sortOfThing(said) ?? (owner === null ? null : 'review'))
  if (said === undefined || sort === null || sort === 'review' && owner === null && !isOutside(said) || isOneself(said)) return null
  const isBare = /^(?:the |an? )?(?:appointments?|slots?|delivery|shipping|lead[- ]?time|approval|sign-?off|permission|application|registration|termin|lieferung|lieferzeit|cita|entrega|livraison)$/iu.test(said)
  if (isBare && item === null) return null
  // Of 'passport renewal takes 8 weeks' as the first words the name is that of the goal.
  const isGoal = statement.isFirst && left.length === at
  const of = nameOfGate(isBare ? item! : withoutLead(said))
  const stages = [...(booked === null ? [] : [stage('book', booked.length)]), stage(STEPS[sort], length)]
  return { value: gate({ of, sort, holder: words!['holder'] ?? null, stages, opens: isBare ? null : item === null ? null : nameOfGate(item) }), left: which === undefined ? (isGoal ? left.length - left.indexOf(said) - said.length : left.length) : which['clause']!.length + 1, right: behind[0].length }
}

/** The 'listed building consent' of 'then listed building consent', the 'certificat du consulat' of 'il faut un certificat du consulat'. */
function lastName(words: string): string {
  return words.split(/(?:^|[ '’])(?:an?|the|our|my|his|her|their|some|then|and|un|une|una|el|la|le|o|um|uma|eine?n?|der|die|das|unser\p{L}*) (?=\p{L})/iu).at(-1)!.split(' ').slice(-LONGEST_NAME).join(' ')
}

/** In words. */
const LONGEST_NAME = 7

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
export function saidByOthers({ item: before, left, length, right, at }: Around): Found | null {
  const behind = ENDS.exec(right)
  const item = left.length === at ? before : null
  const name = behind === null || item === null ? undefined : SAYS.exec(left)?.groups?.['name']
  if (behind === null || item === null || name === undefined || /^(?:i|we|you)$/iu.test(name)) return null
  return { value: gate({ of: nameOfGate(item), sort: sortOfThing(item) === 'application' ? 'application' : 'delivery', holder: /^(?:they|he|she|it)$/iu.test(name) ? null : name, stages: [stage('order', length)] }), left: left.length, right: behind[0].length }
}


/** 'My passport renewed (takes about 3 weeks)', 'visa (not applied for yet, about 4 weeks)': what an office gives out takes that long. */
export function itemThatTakes({ statement, item, left, length, right, at }: Around): Found | null {
  const behind = ENDS.exec(right)
  if (behind === null || item === null || left.length !== at || !statement.isBracket || !PAPERS.test(item) || !IT_TAKES.test(left)) return null
  return { value: gate({ of: nameOfGate(item), sort: 'application', stages: [stage('apply', length)] }), left: left.length, right: behind[0].length }
}

const PAPERS = /(?<!\p{L})(?:passports?|visas?|id cards?|residence permits?|driving licen[cs]es?|birth certificates?|dbs(?: checks?)?|(?:background|police|criminal record|credit) checks?|work permits?|references?|letters? of (?:recommendation|reference)|papeles|documentos|papiers|reisepass|pasaporte|passeport|passaporte|visto|visado|visum)(?!\p{L})/iu
const IT_TAKES = /^(?:[^,;]{3,40}[,;] )?(?:(?:it|he|she|that|this|which|they|und|and) )?(?:usually |normally |currently |still )?(?:takes?|needs?|dauert|tarda|tardan|prend|prennent|demora|leva)?\s?(?:about|around|roughly|up to|approx\.?|some|etwa|ca\.?|ungefähr|unas|unos|environ|cerca de|uns|umas)?\s?$/iu

/** 'The landlord has to agree first (he takes about 10 days)'. */
export function whoAgrees({ statement, item, left, length, right, at }: Around): Found | null {
  const behind = ENDS.exec(right)
  const who = item === null || !statement.isBracket || left.length !== at ? undefined : AGREES.exec(item)?.groups?.['who']
  if (behind === null || who === undefined || isOneself(who) || !IT_TAKES.test(left)) return null
  return { value: gate({ of: nameOfGate(`${who}’s approval`), sort: 'sign-off', stages: [stage('submit', length)] }), left: left.length, right: behind[0].length }
}

const AGREES = /^(?:(?:and|but|then) )?(?:(?:my|our|the) )?(?<who>\p{L}{3,}(?: \p{L}{3,})?) (?:has|have|needs?) to (?:agree|approve|sign off|say yes|consent|ok|okay)(?: \p{L}+){0,3}$/iu
