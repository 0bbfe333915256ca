import type { GateSort } from '../brief.ts'

/** What others do with a thing or give out, by the last word of its name; the first class that fits counts. */
const SORTS: readonly (readonly [GateSort, RegExp])[] = [
  ['review', words(String.raw`reviews?|audits?|assessments?|(?:pen|penetration)[ -]?tests?|pentests?|penetration testing|inspections?|surveys? by \p{L}+|vetting|due diligence|proofreading|certification|compliance checks?|(?:legal|security|privacy|accessibility|brand|editorial|quality|code|safety|data[ -]protection) (?:checks?|tests?|scans?)|\p{L}*pr[üu]fung|\p{L}*audit|\p{L}*gutachten|revisi[óo]n|auditor[íi]a|evaluaci[óo]n|inspecci[óo]n|relecture|v[ée]rification|[ée]valuation|revis[ãa]o|avalia[çc][ãa]o|vistoria`)],
  ['sign-off', words(String.raw`sign[ -]?offs?|approvals?|clearances?|\p{L}*freigaben?|\p{L}*abnahmen?|aprobaci[óo]n|visto bueno|validation|approbation|aprova[çc][ãa]o`)],
  ['appointment', words(String.raw`appointments?|termine?|citas?|rendez-vous|marca[çc][ãa]o`)],
  ['application', words(String.raw`permits?|permissions?|licen[cs]es?|visas?|e-visas?|passports?|(?:[\p{L}-]+ )?renewals?|(?:visa |application )?processing(?: times?)?|bearbeitung(?:szeit)?|tramitaci[óo]n|traitement|processamento|enrolments?|enrollments?|account opening|onboarding by \p{L}+|registrations?|applications?|certificates?|consents?|accreditation|authori[sz]ations?|apostilles?|transcripts?|(?:background|dbs|police|criminal record|reference|credit) checks?|account verification|dbs|id cards?|residence cards?|title deeds?|\p{L}*genehmigung|\p{L}*erlaubnis|\p{L}*zulassung|\p{L}*bescheid|visum|reisepass|\p{L}*ausweis|\p{L}*zeugnis|\p{L}*bescheinigung|\p{L}*urkunde|\p{L}*antrag|permisos?|licencias?|pasaporte|visado|certificado|tr[áa]mite|solicitud|registro|permis|autorisations?|passeport|certificat|agr[ée]ment|demande|alvar[áa]|licen[çc]as?|passaporte|visto|certid[ãa]o|pedido`)],
  ['delivery', words(String.raw`deliver(?:y|ies)|shipping|lead[- ]?times?|\p{L}*lieferung|\p{L}*lieferzeit|entrega|plazo de entrega|livraison|prazo de entrega`)],
]

function words(of: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}-])(?:${of})$`, 'iu')
}

/** What is done with a thing of this name, where others do it; null for all that one does oneself. 'Enrolment of the account' is what stands before its 'of'. */
export function sortOfThing(name: string): GateSort | null {
  const head = name.split(/ (?:of|from|by|for|at|de|del|du|der|des|da|do|vom|von) /iu)[0]!
  return sortOf(name) ?? (head === name ? null : sortOf(head))
}

function sortOf(name: string): GateSort | null {
  return SORTS.find(([, form]) => form.test(name))?.[0] ?? null
}

/** 'The lab's shelf-life test' is done by the lab; null where nobody is named before the thing. */
export function holderOfThing(name: string): string | null {
  const owner = /^(?<owner>.{2,40}?)['’]s? (?=\p{L})/u.exec(name)?.groups?.['owner']
  return owner !== undefined && isHolder(owner) ? owner : null
}

const DEPARTMENTS = String.raw`legal|finance|compliance|procurement|purchasing|security|infosec|accounting|controlling|brand|marketing|hr|it|qa|audit|ops|operations|facilities|privacy|risk|treasury|management|dbas?|devops|infra(?:structure)?|platform`
const ROLES = String.raw`suppliers?|vendors?|manufacturers?|factory|printers?|print shop|bindery|engraver|framer|sign ?maker|seamstress|tailor|carpenter|shop|store|dealer|garage|agency|council|county|city|municipality|town hall|ministry|authority|authorities|embassy|consulate|immigration|registry|registrar|bank|lender|lab|laboratory|court|notary|translator|surveyor|architect|lawyer|solicitor|accountant|tax office|insurer|landlord|utility|client|customer|regulator|auditors?|school|university|supervisor|ethics (?:board|committee)|works council|union|publisher|editor|church|venue|caterer|hospital|surgery|gp|dpo|data protection officer|ciso|cto|ceo|cfo|insurance|insurer|network operator|grid operator|inspector`
const BODIES = String.raw`(?:[\p{L}'’-]+ ){1,3}(?:team|board|department|office|committee|authority|council|group|people|desk|owner|operator|inspector|controller|director|officer)`
const ABROAD = String.raw`rechtsabteilung|datenschutz(?:beauftragte[rn]?)?|betriebsrat|einkauf|finanzabteilung|buchhaltung|it-sicherheit|amt|beh[öo]rde|gemeinde|stadt|bank|notar|druckerei|lieferant|hersteller|kunde|vorstand|finanzas|jur[íi]dico|legal|seguridad|compras|cumplimiento|ayuntamiento|banco|notar[íi]a|imprenta|proveedor|cliente|embajada|juridique|finances|s[ée]curit[ée]|achats|conformit[ée]|mairie|pr[ée]fecture|banque|notaire|imprimerie|fournisseur|client|ambassade|jur[íi]dico|financeiro|seguran[çc]a|prefeitura|c[âa]mara|cart[óo]rio|gr[áa]fica|fornecedor|embaixada`
/** Who has a thing meanwhile: 'legal', 'our tax office', 'the platform team', as part of a regular expression. */
export const HOLDER = String.raw`(?:${DEPARTMENTS}|${ROLES}|${BODIES}|${ABROAD})`
const IS_HOLDER = new RegExp(String.raw`^${HOLDER}$`, 'iu')

/** Whether a name without its article is one of somebody who does not work on the plan. */
export function isHolder(name: string): boolean {
  return IS_HOLDER.test(name)
}
