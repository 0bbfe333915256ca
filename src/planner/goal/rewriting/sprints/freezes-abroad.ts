import type { Said } from '../said.ts'

const LIVE = String.raw`(?:mises? en (?:production|prod|ligne)|d[ée]ploiements?|livraisons?|despliegues?|(?:puestas? en|pases? a) producci[óo]n|lanzamientos?|deploys?|publica[çc][õo]es|produ[çc][ãa]o|releases?|implanta[çc][õo]es)`
/** What is frozen, with the dates right behind it. */
const FREEZE = new RegExp(String.raw`(?<!\p{L})(?:(?:gel|gels|congelaci[óo]n|congelamiento|parada|congelamento|congela[çc][ãa]o) (?:des?|d[aeo]s?|del|de las?|de los) ?(?:la |les? |los )?${LIVE}|(?:produktions|release|deployment|auslieferungs|rollout)-?(?:stopp|sperre|pause))(?: (?:est|es|é|ist|gilt|va|dura))?(?= (?:du|de|del|entre|vom|von|zwischen|am|le|el|do|desde|ab) \p{L}{0,3} ?\d)`, 'giu')

/** 'Gel des mises en production du 22 au 26', 'Produktionsstopp vom 3. bis 5.': no work, but the freeze that every reader knows. */
export function freezesAbroad(text: string): Said[] {
  return [...text.matchAll(FREEZE)].map(({ 0: words, index }) => ({ text: 'Release-Freeze', start: index, end: index + words.length }))
}
