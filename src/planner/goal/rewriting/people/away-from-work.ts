import type { Said } from '../said.ts'

const NOBODY_WORKS = String.raw`(?:(?:arbeitet|arbeiten) (?:keiner|niemand)|(?:nobody|no one|no-one) (?:works|is working|is in)|personne ne travaille|nadie trabaja|no trabaja nadie|ningu[ée]m trabalha)`
/** ', Good Friday and Easter Monday nobody works', behind something else. */
const RUN_ON = new RegExp(String.raw`(?<=[\p{L}\d]), (?=[^,.;!?\n]{3,40}(?:\([^()\n]{3,30}\) )?${NOBODY_WORKS}(?!\p{L}))`, 'giu')

/** Days on which nobody works are told in a sentence of their own, so that they join no days before them. */
export function sentencesOfDaysOff(text: string): Said[] {
  return [...text.matchAll(RUN_ON)].map(({ 0: said, index }) => ({ text: '. ', start: index, end: index + said.length }))
}
