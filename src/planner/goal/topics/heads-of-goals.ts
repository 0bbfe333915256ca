import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** Houses, groups and firms: what stands before the colon of 'Parish: renovate the youth room' and does what stands behind it. */
const HOUSES = new Set((
  'ward clinic hospital hospice surgery practice pharmacy lab laboratory department dept division unit team crew office firm company agency consultancy startup start-up practice branch headquarters hq '
  + 'school academy college university faculty nursery kindergarten library museum gallery archive theatre theater orchestra choir band church parish congregation mosque synagogue temple charity ngo foundation association federation '
  + 'society club union council municipality county city town village committee board cooperative co-op brewery winery bakery butchery farm dairy hotel hostel restaurant cafe bar shop store warehouse factory plant mill workshop garage '
  + 'zoo gym spa salon courthouse court police embassy bank insurer utility airline airport port shipyard publisher printer hr marketing sales finance legal it accounting procurement logistics support '
  + 'station klinik krankenhaus praxis apotheke abteilung kanzlei firma agentur schule kita bibliothek bucherei museum theater chor orchester kirche kirchengemeinde pfarrei gemeinde verein verband stiftung stadt stadtwerke brauerei backerei hof hotel gasthof betrieb werk lager labor verlag buro '
  + 'clinica hospital farmacia empresa despacho oficina agencia escuela colegio instituto universidad biblioteca museo teatro coro iglesia parroquia ayuntamiento asociacion fundacion cooperativa bodega panaderia granja restaurante tienda fabrica taller equipo departamento '
  + 'clinique hopital pharmacie entreprise cabinet bureau agence ecole lycee universite bibliotheque mediatheque musee eglise paroisse mairie commune association fondation brasserie boulangerie ferme magasin usine atelier equipe service '
  + 'empresa escritorio escola faculdade igreja paroquia prefeitura associacao fundacao padaria fazenda loja fabrica oficina equipe setor cartorio posto'
).split(' '))
export function isHouse(key: string): boolean {
  return HOUSES.has(key)
}

const LONGEST_HEAD = 5
/** Whose, which and where: 'our', 'of', 'in Leeds'. */
const JOINS = /^(?:the|our|my|a|an|of|in|at|for|and|der|die|das|unsere?|im|in|von|la|el|los|las|de|del|le|les|du|des|da|do|o|a|no|na|nuestro|nuestra|notre|nosso|nossa)$/u

/** Whether a clause is the head of the prompt that says who or where, with the goal behind its colon. */
export function isWhoPlans(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  if (segment.sentence !== 0 || segment.from !== context.segments[0]?.from || tokens[segment.to]?.key !== ':' || segment.to - segment.from > LONGEST_HEAD) return false
  const keys = keysOf(context, segment)
  const isHouse = (index: number) => HOUSES.has(keys[index]!)
  const last = keys.findLastIndex((key, index) => tokens[segment.from + index]!.kind === 'word' && !JOINS.test(key))
  // 'Ward 7', 'HR team', 'Library of our village', 'Parish St Anne'.
  if (keys.some((key) => /^(?:for|to|fur|para|pour|zum|zur)$/u.test(key))) return false
  const [, second] = tokens.slice(segment.from, segment.to)
  // 'Renovate our shop: walls, floor' is what is to be done.
  if (!isHouse(0) && second !== undefined && /^(?:the|our|my|your|his|her|their|an?|der|die|das|den|unser|unsere|unseren|el|la|los|las|le|les|l['’]|o|os|as|nuestr[oa]s?|notre|nos|noss[oa]s?|mi|mon|ma|meu|minha)$/u.test(second.key)) return false
  return isHouse(last) || isHouse(0) && (context.language !== 'en' && context.language !== 'de' && keys.length === 2 || second?.kind === 'digits' || /^\p{Lu}/u.test(second?.text ?? '') || JOINS.test(second?.key ?? ''))
}
