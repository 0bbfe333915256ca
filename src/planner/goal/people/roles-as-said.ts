import { baseOf, isPluralAsWell, isWorkOfOther } from './work-verbs.ts'

/**
 * What brackets and verbs say beside the work: how much of their time somebody gives, that they are away, and words that
 * join the name to the work. 'diseño media jornada' is the design, 'deletes dead ones first' deletes dead ones.
 */
export function workAlone(role: string): string {
  const bare = role.replace(SHARE, ' ').replace(BOUND, '').replace(BEHIND, '').replace(BEFORE, '').replace(/ {2,}/gu, ' ').trim()
  return ABSENCE.test(bare) ? '' : bare
}

const SHARE = /(?<![\p{L}-])(?:(?:half|full|part|third|quarter)[ -]time|media jornada|jornada completa|(?:design-|mi-|mi )?temps(?: plein| partiel)?|halbtags|[vV]ollzeit|[tT]eilzeit|tempo parcial|meio período|tempo inteiro)(?![\p{L}-])/gu
/** At the end alone: 'first aid' is a work. */
const BEHIND = /(?: (?:total|altogether|only|seulement|solo|sólo|apenas|erst|nebenbei|first|third|quarter|half|per|daily|weekly)){1,4}$/u
const BOUND = / (?:within|until)(?: .*)?$/u
const BEFORE = /^(?:como|als|comme|as|at|on) (?=\p{L})/u
const ABSENCE = /^(?:seulement|only|solo|nur|paternity|maternity|holidays?|vacation|(?:(?:parental|paternity|maternity|family|care|sick|annual|study|unpaid|special) )?leave|away|out|off|urlaub|elternzeit|vacaciones|baja|congés?|vacances|férias|licença|third|quarter|total|helps?|works?|joins?)$|^(?:helps?|works?) \p{Lu}\p{Ll}{2,5}days?(?: \p{Lu}\p{Ll}{2,5}days?)?$/u

/** 'Claire valide tout', 'Goh comments': what somebody says of the work of others is no part of its own. */
export function isApproval(label: string): boolean {
  return /^(?:approves?|approval|comments?|signs(?: off(?: .*)?)?|decides(?: .*)?|reviews|checks|validates?|valide|aprovando|aprova|aprueba|valida|decide|genehmigt|pr[uü]ft)(?: (?:all|everything|tout|alles|todo|tudo|only|both))?$/iu.test(label)
}

/** 'Verifies fixes' as what is to be done, in English: 'verify fixes'; 'tasting notes' and 'sales deck' stay. */
export function asOrder(role: string, language: string): string {
  const [verb = '', next = '', ...rest] = role.split(' ')
  const isVerb = language === 'en' && next !== '' && /^\p{Ll}{2,}s$/u.test(verb) && !/(?:ss|ics)$/u.test(verb) && (isWorkOfOther(verb) && !isPluralAsWell(verb) || /(?:ies|ches|shes)$/u.test(verb) || /^(?:the|an?|our|all|every)$/u.test(next))
  return isVerb ? [baseOf(verb), next, ...rest].join(' ') : role
}
