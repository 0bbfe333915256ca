import type { Playbook } from '../../../playbooks/playbook.ts'
import { SOFTWARE_PLAYBOOKS } from '../../../playbooks/software/software-playbooks.ts'
import { SPRINT_FEATURE } from '../../../playbooks/software/sprint-feature.ts'
import type { PlanFrame } from '../../plan-frame.ts'
import { statedTopics } from '../../topics.ts'
import { smallGoal } from '../../small/small-goal.ts'
import { hasAnyKeyword, plainWords } from '../../wording.ts'
import { kindOfGoal } from '../kind-of-goal.ts'
import { WHOLE_PRODUCTS } from '../whole-products.ts'
import { likelyPlaybooks } from './likely-playbooks.ts'
import type { Likely } from './likely-playbooks.ts'

/** How sure must be what no keyword asks for, which software it is, and what keywords ask for otherwise. */
const SURE = { unasked: 0.7, ofSoftware: 0.4, instead: { likely: 0.8, asked: 0.02 } }
/** What a change of software may be, apart from a product that is made as a whole. */
const OF_SOFTWARE: ReadonlySet<string> = new Set(SOFTWARE_PLAYBOOKS.map(({ id }) => id).filter((id) => !WHOLE_PRODUCTS.has(id)))

/** Two parts say themselves what there is to do. */
const LISTED = 2

/** The playbook that keywords ask for, unless the goal as a whole is plainly meant for another that `fits` and does not name it as its subject; that one too where keywords ask for none, or for any software. */
export function preferLikely(asked: Playbook | null, frame: PlanFrame, fits: (likely: Likely) => boolean): Playbook | null {
  const likely = likelyPlaybooks(frame)
  const [best] = likely
  if (best === undefined || best.playbook === asked || !fits(best)) return asked
  if (asked === SPRINT_FEATURE) return best.probability >= SURE.ofSoftware && OF_SOFTWARE.has(best.playbook.id) && !saysItsWork(frame) ? best.playbook : asked
  if (best.probability < SURE.unasked) return asked
  if (asked === null) return saysItsWork(frame) ? null : best.playbook
  if (hasAnyKeyword(plainWords(frame.brief.subject), asked.matches.strong)) return asked
  const own = likely.find(({ playbook }) => playbook === asked)?.probability
  return own !== undefined && own <= SURE.instead.asked && best.probability >= SURE.instead.likely ? best.playbook : asked
}

/** What lists its parts, is one small thing, or is a series of one thing needs no playbook beside its own words. */
function saysItsWork(frame: PlanFrame): boolean {
  const subject = plainWords(frame.brief.subject)
  const isSeries = frame.of('rhythm').some(({ title }) => title !== null && subject.every((word) => plainWords(title).includes(word)))
  return isSeries || statedTopics(frame).length >= LISTED || smallGoal(frame, false) !== null || PLAIN_DEEDS.has(kindOfGoal(frame)?.playbook.id ?? '')
}

/** Kinds of work whose verb says what is done, to whatever thing or with whomever: who joins a choir gives no concert. */
const PLAIN_DEEDS: ReadonlySet<string> = new Set(['joining', 'taking-part', 'setting-up-group', 'auditioning', 'chairing', 'winning-people', 'keeping-in-touch', 'negotiating', 'selling', 'translating', 'proofreading', 'indexing', 'minuting', 'transcribing', 'drawing-up', 'swapping', 'giving-blood', 'serving-at', 'helping-study', 'treating-animals', 'having-done'].map((kind) => `kind-${kind}`))
