import type { Said } from '../said.ts'

/** What somebody does who is told of by a verb, as a role. */
const ROLES: Readonly<Record<string, string>> = {
  développe: 'développement', code: 'développement', programme: 'développement', dessine: 'design', conçoit: 'design', teste: 'tests', rédige: 'textes', traduit: 'traduction',
}
const NAME = String.raw`\p{Lu}[\p{Ll}’'-]+`
const LOAD = String.raw`,? (?:à )?(?<load>plein[- ]temps|temps plein|mi[- ]temps|\d{1,3} ?%)`
const BEFORE = String.raw`(?<=(?:^|[.;,:(]|(?<!\p{L})(?:et|puis)) ?)`
const ENDS = String.raw`(?=\s{0,2}(?:[.;,\n]|$| et \p{Lu}))`

function inBrackets(who: string, role: string, load: string): string {
  const share = /plein/iu.test(load) ? '' : `, ${/mi/iu.test(load) ? '50 %' : load}`
  return `${who} (${role}${share})`
}

const TELLINGS: readonly { told: RegExp; plain: (match: RegExpMatchArray) => string }[] = [
  // 'Sofia développe à plein temps'.
  { told: new RegExp(String.raw`${BEFORE}(?<who>${NAME}) (?<verb>${Object.keys(ROLES).join('|')})${LOAD}${ENDS}`, 'gu'), plain: ({ groups }) => inBrackets(groups!['who']!, ROLES[groups!['verb']!]!, groups!['load']!) },
  // 'Moi pour les textes 3 heures par semaine'.
  { told: new RegExp(String.raw`${BEFORE}(?<who>[Mm]oi|${NAME}) pour (?:le |la |les |l['’])(?<what>\p{L}+),? (?<hours>\d{1,2} ?(?:h|heures?) par (?:semaine|jour|sprint))${ENDS}`, 'gu'), plain: ({ groups }) => `${groups!['who']!} (${groups!['what']!}, ${groups!['hours']!})` },
  // 'Hugo design 2 jours par semaine'.
  { told: new RegExp(String.raw`${BEFORE}(?<who>${NAME}) (?:au |à la |aux )?(?<what>design|développement|tests?|textes|rédaction|marketing|produit|backend|frontend|données) (?<hours>\d{1,2} ?(?:h|heures?|jours?) par (?:semaine|jour|sprint))${ENDS}`, 'gu'), plain: ({ groups }) => `${groups!['who']!} (${groups!['what']!}, ${groups!['hours']!})` },
  // 'Sofia (développement, plein temps)': as much as anybody.
  { told: /(?<=\(\p{L}[^()]{1,40}),? (?:à )?(?:plein[- ]temps|temps plein)(?=[,)])/giu, plain: () => '' },
  { told: /(?<=\(\p{L}[^()]{1,40}, )(?:à )?mi[- ]temps(?=[,)])/giu, plain: () => '50 %' },
]

/** People of a French team who are told of in sentences, each with the role in brackets, and their loads in per cent. */
export function rolesByVerb(text: string): Said[] {
  return TELLINGS.flatMap(({ told, plain }) => Array.from(text.matchAll(told), (match) => ({ text: plain(match), start: match.index, end: match.index + match[0].length })))
}
