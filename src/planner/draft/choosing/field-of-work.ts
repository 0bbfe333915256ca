import type { Field } from '../../playbooks/crafts/craft.ts'
import type { Keyword } from '../../playbooks/playbook.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import { hasKeyword, plainWords } from '../wording.ts'
import { isOfSoftware } from './software-teams.ts'

/** Words that tell what a goal is about; English, as the crafts are. */
const SIGNS: readonly (readonly [Field, readonly Keyword[]])[] = [
  ['research', ['systematic review', 'scoping review', 'literature review', 'meta analysis', 'prospero', 'hypothesis', 'cohort', 'randomised', 'randomized', 'pilot study', 'field study', 'fieldwork', 'validation', 'elisa', 'assay', 'lab analysis', 'lab work', 'laborator', 'sampling', 'sample size', 'risk of bias', 'research', 'dissertation', 'thesis', 'preprint', 'ethics', 'participants', 'soil survey', 'ecolog', 'archaeolog', 'excavation', 'specimen', '=lod', '=sop', 'systematic', '=study']],
  ['health', ['clinic', 'patient', '=ward', 'hospital', 'hospice', 'surgery', 'dental', 'dentist', 'nurse', 'triage', 'pdsa', 'medical', 'gp practice', 'midwi', 'physio', 'pharmacy']],
  ['building', ['kitchen', 'bathroom', 'refit', 'renovat', 'refurb', 'fit out', 'fitting out', 'builder', 'building', 'electrician', 'plumb', 'extension', 'loft', 'roof', '=house', 'barn', 'construction', 'carpent', 'joiner', 'plaster', 'scaffold', 'strip out', '=floor']],
  ['garden', ['garden', 'planting', 'plants', 'allotment', 'landscap', 'paving', 'orchard', 'greenhouse', 'pergola']],
  ['stage', ['set build', 'stage set', 'theatre', 'theater', 'rehearsal', '=play', 'musical', 'panto', 'scenery', 'props', 'opera']],
  ['media', ['=film', 'shoot', 'documentary', 'podcast', 'audiobook', 'video', 'lookbook', 'album', 'novel', 'investigation', 'journalis', 'editor', 'camera', 'broadcast', '=radio', 'photographer', 'episode', '=story', 'trailer']],
  ['print', ['magazine', 'newsletter', 'lookbook', 'catalogue', 'brochure', 'newspaper', 'printer', 'zine', 'yearbook', '=book', 'booklet', 'layout', 'typeset']],
  ['event', ['festival', 'exhibition', '=fair', 'fun run', '=race', 'open day', '=opens', 'opening', 'conference', 'gala', 'concert', 'kickoff', '=weekend', 'tournament', 'wedding', '=launch', 'museum', 'gallery', '=show']],
  ['travel', ['=tour', '=trip', 'travel', 'exchange', 'ferry', 'flights', 'excursion', '=visit']],
  ['food', ['cafe', 'bakery', 'restaurant', 'kitchen', 'menu', 'sauce', 'brewery', 'recipe', 'chef', 'gluten', 'bakes', 'baking', '=bread', '=jam', '=cheese', '=food', 'allergen']],
  ['goods', ['shelves', '=shop', 'stockist', '=product', 'supplier', 'barcode', 'bottle', 'warehouse', 'wholesale', 'retail', 'delis', 'shelf life', 'packaging']],
  ['office', ['office', '=staff', 'employees', 'hires', 'joiners', '=hr', 'finance', 'accounts', 'month end', '=close', 'compliance', '=soc', 'policy', 'policies', 'handbook', '=process', 'credit union', '=bank', '=council', 'department', 'onboard']],
  ['service', ['call centre', 'call center', '=calls', '=call', 'handling time', 'waiting time', 'helpdesk', 'help desk', 'customer service', 'support team', 'backlog', 'pdsa', 'service desk', 'qi project']],
  ['grant', ['grant', 'funder', '=fund', 'funding', '=bid', 'logframe', 'tender', 'foundation']],
  ['boat', ['boat', 'yacht', 'dinghy', '=sail', '=hull', 'narrowboat']],
]

/** One word of what the goal is called, or two of its others: one alone is said in passing. */
const PLAIN = 2

/** What the goal is about, as its own words tell, the plainest first: usually one or two fields, none where they tell nothing. */
export const fieldsOf = oncePerFrame((frame): ReadonlySet<Field> => {
  const subject = plainWords(frame.brief.subject)
  const strength = (signs: readonly Keyword[]) => signs.filter((sign) => hasKeyword(frame.words, sign)).length + signs.filter((sign) => hasKeyword(subject, sign)).length
  const strengths = SIGNS.map(([field, signs]) => ({ field, strength: strength(signs) }))
  const fields = new Set<Field>(strengths.filter((each) => each.strength >= PLAIN).toSorted((a, b) => b.strength - a.strength).map(({ field }) => field))
  if (isOfSoftware(frame)) fields.add('software')
  return fields
})
