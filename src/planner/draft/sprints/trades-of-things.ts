import type { Keyword } from '../../playbooks/playbook.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Whose work a thing is by what it is, whatever is done with it; the roles are those of `team-roles`. The first that fits counts. */
const TRADES: readonly (readonly [string, readonly string[]])[] = [
  ['firmware', ['firmware', 'bootloader', 'embedded', 'ota update']],
  ['quality', ['range test', 'field test', 'acceptance test', 'test plan', 'usability test', '=emc', 'compliance test', 'abnahmetest', 'prueba']],
  ['hardware', ['schematic', 'pcb', 'footprint', 'circuit', 'antenna', 'bring up', 'wiring', 'enclosure', 'solder', 'board layout', 'schaltplan', 'platine', 'leiterplatte', 'esquematico']],
  ['photo', ['photo', 'foto', 'shoot', 'picture']],
  ['sound', ['jingle', 'sound', 'audio', 'musik', 'soundtrack']],
  ['design', ['artwork', 'logo', 'poster', 'flyer', 'mockup', 'illustration', 'cover', 'umschlag', 'portada', 'couverture', 'capa', 'plakat', 'affiche', 'cartel', 'cartaz', 'typesetting', 'style guide']],
  ['sales', ['trade customer', 'wholesale', 'retailer', 'price list', 'sales deck', 'distributor', 'handler', 'preisliste']],
  ['marketing', ['campaign', 'instagram', 'social media', 'newsletter', 'press release', 'advert', 'kampagne', 'campana', 'campagne', 'campanha', 'pressemitteilung']],
  ['writing', ['text', 'copy', 'article', 'caption', 'replies', 'letter', 'foreword', 'vorwort', 'texte', 'textos', 'articulo']],
]

/** Layout is the board's for who builds hardware, and the page's for who designs. */
const SHARED: Readonly<Record<string, readonly string[]>> = { layout: ['hardware', 'design'], satz: ['design'], assembly: ['hardware'], charger: ['hardware'] }

/** The trades that a thing belongs to, by its name; none for most. */
export function tradesOfThing(label: string): readonly string[] {
  const words = plainWords(label)
  const found = TRADES.find(([, keywords]) => hasAnyKeyword(words, [...keywords]))
  return found ? [found[0]] : words.flatMap((word) => SHARED[word] ?? [])
}

/** Whoever teaches trains others; where nobody does, whoever looks after the staff. */
const TRAINING: readonly Keyword[] = ['training', 'schulung', 'formation', 'formacion', 'formacao', 'capacitacion', 'treinamento']

/** Whose work a part may be by its name, where neither its step nor anybody's role says more; in five languages. Several may fit. */
const LIKELY: readonly (readonly [role: string, about: readonly Keyword[]])[] = [
  ['it', ['portal', 'software', 'system', 'database', 'mailbox', 'datenbank', 'plataforma', 'logiciel']],
  ['recruiting', ['interview', 'onboarding', 'welcome', 'buddy', 'stellenprofil', 'bewerb', 'absage', 'applicant', 'recruit', '=hire', '=hiring', 'job ad', 'vacanc', 'contratar', 'contratacao', 'contratacion', 'embaucher', 'recrut', 'stellenanzeige', 'einstellung']],
  ['marketing', ['social media', 'instagram', 'facebook', 'linkedin', 'newsletter', 'campaign', 'press release', 'advert', '=ads', 'flyer', 'redes sociais', 'redes sociales', 'reseaux sociaux', 'campanha', 'campana', 'campagne', 'kampagne', 'pressemitteilung', 'mailing']],
  ['design', ['artwork', 'logo', 'layout', 'illustration', 'label design', 'cover design', 'screen design', 'wireframe', 'mockup', 'mock up', 'accessibil', 'barrierefrei', 'accesibil', 'acessibil', 'usability', 'gestaltung', 'diseno', 'maquette', 'prototyp']],
  ['finance', ['budget', 'cost plan', 'pricing', 'invoice', 'cash flow', 'kalkulation', 'presupuesto', 'orcamento']],
  ['sales', ['trade customer', 'resellers', 'dealers', 'key accounts', 'sales deck', 'price list', 'listing talk']],
  ['cooking', ['menu', 'ementa', 'cardapio', 'speisekarte', 'recipes', 'rezepte', 'recetas', 'receitas']],
  ['legal', ['contract', 'terms and conditions', 'licence check', 'license check', 'datenschutz', 'privacy notice', 'gdpr']],
  ['support', ['saved replies', 'macros', 'help centre', 'help center', 'support article']],
  ['writing', ['article', 'texts', 'copy', 'handbook', 'brochure', 'texte', 'textos', 'template', 'letter', 'guide', 'vorlage', 'anschreiben', 'carta', 'lettre']],
  ['teaching', TRAINING],
  ['recruiting', TRAINING],
  ['facilities', ['damp', 'repair', 'flats', 'heating', 'hausmeister', 'reparatur']],
]

/** The trades that a part may belong to by its name, the likeliest first. */
export function likelyTradesOf(label: string): string[] {
  const words = plainWords(label)
  return LIKELY.filter(([, about]) => hasAnyKeyword(words, about)).map(([role]) => role)
}
