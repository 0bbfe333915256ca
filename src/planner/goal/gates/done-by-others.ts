import type { GateSort } from '../brief.ts'
import { firstOf, gate, leftsOf, stage } from './around-a-length.ts'
import type { Around, Found, ToldGate } from './around-a-length.ts'
import { ENDS, FOR_ITS, HAS_TO_AGREE, LOOKS_AT_IT, SIGN_OFFS, TAKES_SO_LONG, TO_DO, TO_DO_ABROAD } from './gate-forms.ts'
import { isHolder, sortOfThing } from './gate-words.ts'
import { nameOfGate } from './names-of-gates.ts'
import type { Statement } from './names-of-gates.ts'

/** 'Legal needs 2 weeks to review the terms'. */
export function doneByOthers({ left, length, right, at }: Around): Found | null {
  const its = FOR_ITS.exec(right)
  const behind = TO_DO.exec(right) ?? TO_DO_ABROAD.exec(right) ?? its
  const name = behind === null ? undefined : TAKES_SO_LONG.exec(left)?.groups?.['name']
  if (behind === null || name === undefined || !isHolder(withoutOwner(name))) return null
  const { deed = '', object, noun, phrase = '' } = behind.groups!
  if (its !== null && noun !== undefined) return { value: gate({ of: nameOfGate(`${phrase} (${name})`), sort: /^(?:pr|rev|v[ée]r)/iu.test(noun) ? 'review' : 'sign-off', holder: name, stages: [stage('submit', length)], input: object! }), left: left.length, right: behind[0].length }
  if (/^(?:dar|conced|otorg|emit|exped|accord|d[ée]livr)/iu.test(deed)) return { value: gate({ of: nameOfGate(object!), sort: sortOfThing(object!) ?? 'application', holder: name, stages: [stage('apply', length)] }), left: left.length, right: behind[0].length }
  const sort: GateSort = /^(?:deliver|make|print|produce|provide|prepare|set up|provision|build|ship|translate)/iu.test(deed) ? 'delivery' : /^(?:sign|approv|clear|decide)/iu.test(deed) ? 'sign-off' : 'review'
  // 'All posters approved by the 7th, legal needs 2 days to review' is said of what stands before it.
  const isOfWhatStandsBefore = object === undefined && left.length !== at && /^\s*(?:$|[.,;)])/u.test(right.slice(behind[0].length))
  if (sort === 'delivery' && object === undefined || isOfWhatStandsBefore) return null
  const of = sort === 'delivery' ? object! : `${name} ${nounOf(deed)}${object === undefined ? '' : ` of ${object}`}`
  return { value: gate({ of: nameOfGate(of), sort, holder: name, stages: [stage(sort === 'delivery' ? 'order' : 'submit', length)], input: sort === 'delivery' ? null : object ?? null }), left: left.length, right: behind[0].length }
}

function nounOf(deed: string): string {
  const plain = deed.toLowerCase().replace(/ (?:on|of)$/u, '')
  return NOUNS.find(([form]) => form.test(plain))?.[1] ?? plain
}

const NOUNS: readonly (readonly [RegExp, string])[] = [[/^sign/u, 'sign-off'], [/^approv/u, 'approval'], [/^(?:review|look)/u, 'review'], [/^(?:check|vet|clear)/u, 'check'], [/^assess/u, 'assessment'], [/^decide/u, 'decision'], [/^certif/u, 'certification']]

/** 'The network operator has to say yes to the connection (20 working days)'. */
export function agreedTo({ statement, left, length, right, at }: Around, text: string): Found | null {
  if (!statement.isBracket || left.length !== at || left.trim() !== '' || right.trim() !== '') return null
  const before = text.slice(Math.max(0, statement.start - 1 - LONGEST_DEED), statement.start - 1)
  const clause = leftsOf(before.split(/[.!?\n]/u).at(-1)!.trimStart()).map((words) => HAS_TO_AGREE.exec(words)).find((found) => found !== null)
  if (clause === undefined) return null
  const { holder = '', deed = '', object = '' } = clause.groups!
  const isReview = /^(?:review|check)/iu.test(deed)
  return { value: gate({ of: nameOfGate(`${holder} ${isReview ? nounOf(deed) : 'approval'} of ${object}`), sort: isReview ? 'review' : 'sign-off', holder, stages: [stage('submit', length)], input: object }), left: clause[0].length + 1 + at, right: right.length + 1 }
}

const LONGEST_DEED = 120

/** 'Our auditors look at it for two weeks'. */
export function lookedAt({ statement, left, length, right }: Around): Found | null {
  const holder = statement.isBracket ? undefined : LOOKS_AT_IT.exec(left)?.groups!['holder']
  const behind = ENDS.exec(right)
  if (holder === undefined || behind === null) return null
  const abroad = LOOKS_ABROAD.find(([word]) => word.test(left))?.[1]
  return { value: gate({ of: nameOfGate(abroad === undefined ? `${holder} review` : `${abroad} (${holder})`), sort: 'review', holder, stages: [stage('submit', length)] }), left: left.length, right: behind[0].length }
}

const LOOKS_ABROAD: readonly (readonly [RegExp, string])[] = [[/pr[üu]f/iu, 'Prüfung'], [/revisa/iu, 'Revisión'], [/examine/iu, 'Examen'], [/analisa/iu, 'Análise']]

/** 'Finance must sign off the invoices before go-live'. */
export function signedOff(statement: Statement): ToldGate[] {
  const words = statement.isBracket ? undefined : firstOf(SIGN_OFFS, statement.text.replace(/(?<![.!\s])[.!\s]+$/u, ''))
  if (words === undefined || DATED.test(words['opens']!)) return []
  const { holder = '', object = '', deed = '', opens = '' } = words
  const sort: GateSort = /^(?:review|check|revis|pr[üu]f|v[ée]rif)/iu.test(deed) ? 'review' : 'sign-off'
  const abroad = NOUNS_ABROAD.find(([form]) => form.test(deed))?.[1]
  const noun = abroad === undefined ? `${holder} ${/^(?:accept|ok|confirm)/u.test(deed) ? 'approval' : nounOf(deed)} of ${object}` : `${abroad} ${object} (${holder})`
  return [{ value: gate({ of: nameOfGate(noun), sort, holder, stages: [stage('submit', null)], input: object, opens }), start: statement.start, end: statement.end }]
}

const NOUNS_ABROAD: readonly (readonly [RegExp, string])[] = [[/^(?:freigeb|absegn)/iu, 'Freigabe'], [/^genehmig/iu, 'Genehmigung'], [/^abnehm/iu, 'Abnahme'], [/^pr[üu]f/iu, 'Prüfung'], [/^unterschreib/iu, 'Unterschrift'], [/^aprobar/iu, 'Aprobación de'], [/^firmar/iu, 'Firma de'], [/^revisar/iu, 'Revisión de'], [/^validar/iu, 'Validación de'], [/^valider/iu, 'Validation de'], [/^approuver/iu, 'Approbation de'], [/^signer/iu, 'Signature de'], [/^v[ée]rifier/iu, 'Vérification de'], [/^aprovar/iu, 'Aprovação de'], [/^assinar/iu, 'Assinatura de']]

/** 'Before Friday' is a deadline. */
const DATED = /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|^(?:may|noon|then|that|christmas|easter)$/iu

function withoutOwner(name: string): string {
  return name.replace(/^(?:the|our|my|your|their|his|her) /iu, '')
}

