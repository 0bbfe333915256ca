import type { TaskMatcher } from '../../goal/brief.ts'

const MODAL = /^(?:,? ?(?:all |both |only )?(?:has|have|had|must|should|shall|needs?|ought|will|is|are|gets?|doivent|doit|devront|devra|müssen|muss|sollen|soll|tienen|tiene|deben|debe|têm|tem|devem|deve)(?: (?:to|que|de))? )?(?:all )?(?:(?:be(?:en)?|être|estar|ser|sein|werden) )?/iu
const BOUND = /(?:^|,? )(?:by|before|until|till|no later than|not later than|at the latest|latest|ahead of|in time|bis|vor|vorher|spätestens|avant|pour|d['’]ici|au plus tard|antes|hasta|para|a más tardar|até|no máximo|after|once|when|nach|sobald|después|cuando|après|dès|depois|quando)(?: .*)?$/iu
/** German says it behind the day: 'müssen bis 5. März gedruckt sein'. */
const BEHIND_DAY = /^.* (?<state>ge\p{L}{2,}t|\p{L}*ge\p{L}{2,}en|\p{L}{3,}iert|be\p{L}{3,}t|ver\p{L}{3,}t|er\p{L}{3,}t)(?: sein| werden)?$/u
const STATE = /^(?:\p{L}{2,}(?:ed|ée?s?|[aio]d[ao]s?|iert)|ge\p{L}{2,}(?:t|en)|\p{L}*(?:imprim|écr|m|pr)(?:is|ise|it|ite)e?s?|up|live|on|out|down|in place|in position|online|built|sold|sent|made|cut|hung|lit|paid|put up|set up|laid|bought|chosen|drawn|written|given|taken|shown|known|told|held|found|heard|installed|working|dry|empty|clear|open|closed|shut|full|back)(?: (?:up|out|off|in|down|over|away|back))?$/iu
/** What says of nothing how it is done. */
const PLAIN = /^(?:done|ready|finished|complete|completed|over|due|needed|wanted|fertig|terminé|acabado|listo|listos|pronto)$/iu

/** The 'racks up' of 'racks have to be up before that', the 'cover printed' of 'cover printed by 5 March': how what is due shall be then, in the user's words; null where nothing says it. */
export function saidDeed({ words, appliesTo }: { words: string; appliesTo: TaskMatcher | null }): string | null {
  const [label, ...others] = appliesTo?.labels ?? []
  const at = label === undefined || others.length > 0 ? -1 : words.toLowerCase().indexOf(label.toLowerCase())
  if (at < 0 || label === undefined) return null
  const behind = words.slice(at + label.length).replace(/^[\s,]+/u, '')
  const said = behind.replace(BOUND, '').replace(MODAL, '').trim()
  const state = STATE.test(said) ? said : BEHIND_DAY.exec(behind)?.groups!['state'] ?? ''
  return PLAIN.test(state) || !STATE.test(state) ? null : `${label} ${state}`
}
