import type { Keyword } from '../../playbooks/playbook.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** Whoever teaches trains others; where nobody does, whoever looks after the staff. */
const TRAINING: readonly Keyword[] = ['training', 'schulung', 'formation', 'formacion', 'formacao', 'capacitacion', 'treinamento']

/** What a part is called that is plainly the work of one trade, in five languages. The first that fits. */
const WORK_OF_TRADES: readonly (readonly [role: string, about: readonly Keyword[]])[] = [
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

/** The trades whose work a part is, by its name. */
export function tradesOf(label: string): string[] {
  const words = plainWords(label)
  return WORK_OF_TRADES.filter(([, about]) => hasAnyKeyword(words, about)).map(([role]) => role)
}
