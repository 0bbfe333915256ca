import type { PlannerType } from '../../../../contract/plan.ts'
import type { Playbook } from '../../../playbooks/playbook.ts'
import { SOFTWARE_PLAYBOOKS } from '../../../playbooks/software/software-playbooks.ts'
import { SPRINT_FEATURE } from '../../../playbooks/software/sprint-feature.ts'
import type { PlanFrame } from '../../plan-frame.ts'
import { statedTopics } from '../../topics.ts'
import { smallGoal } from '../../small/small-goal.ts'
import { hasAnyKeyword, plainWords } from '../../wording.ts'
import { headOf } from '../goal-head.ts'
import { kindOfGoal } from '../kind-of-goal.ts'
import { relevantPlaybooks } from '../playbook-relevance.ts'
import { WHOLE_PRODUCTS } from '../whole-products.ts'
import { OF_ANYTHING } from '../playbook-scores.ts'
import { likelyPlaybooks } from './likely-playbooks.ts'
import type { Likely } from './likely-playbooks.ts'

/** From which probability a playbook is taken that no keyword asks for; of a list of parts it must be surer, since they say themselves what there is to do. */
const UNASKED: Record<PlannerType, number> = { calendar: 0.7, sprint: 0.5 }
const OF_A_LIST = 0.8
/** Which software a change of some software is. */
const OF_THE_CHANGE = { plain: 0.5, listed: 0.6 }
/** Where keywords ask for another: so likely, and so many times as likely as that. */
const INSTEAD: Record<PlannerType, number> = { calendar: 0.6, sprint: 0.5 }
const TIMES_AS_LIKELY = 10
/** What is less likely than this was met by a word in passing. */
const NEXT_TO_IMPOSSIBLE = 0.05
/** Words of its own, times and small words aside, of which a goal needs so many before its sound says more than a keyword: 'Read Persuasion', 'two weeks in Japan'; and in how many one keyword is in passing. */
const WORDS = { toOverrule: 4, toDrop: 8 }
/** How much of the goal's own words it must say: in a goal of two words the sound of one of them is no proof, and the parts of a list sound of much. */
const SPOKEN_OF = 1
const SPOKEN_OF_BESIDE_A_LIST: Record<PlannerType, number> = { calendar: 2, sprint: 1.5 }
/** 'Make strawberry jam': what is so sure is meant, few though its words are. */
const BEYOND_DOUBT = 0.95

/** What a change of software may be, apart from a product that is made as a whole. */
const OF_SOFTWARE: ReadonlySet<string> = new Set(SOFTWARE_PLAYBOOKS.map(({ id }) => id).filter((id) => !WHOLE_PRODUCTS.has(id)))

/** Two parts are a list. */
const LISTED = 2

/**
 * The playbook that keywords ask for, unless the goal as a whole is plainly meant for another that `fits`: that one then, or
 * none where no other is likely enough and the goal is not called by the keyword. The likeliest too where keywords ask for
 * none, or for any software.
 */
export function preferLikely(asked: Playbook | null, frame: PlanFrame, fits: (likely: Likely) => boolean): Playbook | null {
  const likely = likelyPlaybooks(frame)
  const [best] = likely
  if (best === undefined || best.playbook === asked) return asked
  if (asked === null) return isMeantUnasked(best, frame) && fits(best) ? best.playbook : null
  if (asked === SPRINT_FEATURE) return isOfTheChange(best, frame) && fits(best) ? best.playbook : asked
  const own = likely.find(({ playbook }) => playbook === asked)?.probability
  return own === undefined ? asked : insteadOf({ asked, own, best }, frame, fits)
}

function isMeantUnasked(best: Likely, frame: PlanFrame): boolean {
  const { plannerType } = frame.brief
  const [likely, said] = isListed(frame) ? [OF_A_LIST, SPOKEN_OF_BESIDE_A_LIST[plannerType]] : [UNASKED[plannerType], SPOKEN_OF]
  const isSaid = saidOf(best.playbook, frame) >= said || best.probability >= BEYOND_DOUBT && !isListed(frame)
  return best.probability >= likely && isSaid && !saysItsWork(frame)
}

function insteadOf({ asked, own, best }: { asked: Playbook; own: number; best: Likely }, frame: PlanFrame, fits: (likely: Likely) => boolean): Playbook | null {
  const { brief } = frame
  const head = headOf(frame)
  const isNamed = hasAnyKeyword(plainWords(head ?? brief.subject), asked.matches.strong)
  // 'Add sign-in to our web shop': the whole sounds of the shop, and the head says what is made of it.
  if (isNamed && (head !== null || isNamedBeforeItsParts(asked, frame))) return asked
  const words = relevantPlaybooks(frame)[0]?.asked ?? 0
  const isLikely = best.probability >= INSTEAD[brief.plannerType]
  if (isLikely && words >= WORDS.toOverrule && best.probability >= TIMES_AS_LIKELY * own && saidOf(best.playbook, frame) >= SPOKEN_OF && fits(best)) return best.playbook
  return !isLikely && !isNamed && words >= WORDS.toDrop && own < NEXT_TO_IMPOSSIBLE ? null : asked
}

/** 'Get the house ready for sale: declutter the loft, mend the tap, …': a phrase in the goal's name says what its parts are for, whatever they sound of. */
function isNamedBeforeItsParts({ id, matches }: Playbook, frame: PlanFrame): boolean {
  const { plannerType, subject } = frame.brief
  return plannerType === 'calendar' && isListed(frame) && !OF_ANYTHING.has(id) && hasAnyKeyword(plainWords(subject), matches.strong.filter((keyword) => keyword.includes(' ')))
}

/** Whether a change of software is one of this. */
function isOfTheChange({ playbook, probability }: Likely, frame: PlanFrame): boolean {
  if (saysItsWork(frame) || WHOLE_PRODUCTS.has(playbook.id)) return false
  return probability >= (OF_SOFTWARE.has(playbook.id) ? OF_THE_CHANGE[isListed(frame) ? 'listed' : 'plain'] : OF_A_LIST)
}

function saidOf(playbook: Playbook, frame: PlanFrame): number {
  return relevantPlaybooks(frame).find((other) => other.playbook === playbook)?.score ?? 0
}

function isListed(frame: PlanFrame): boolean {
  return statedTopics(frame).length >= LISTED
}

/** What is one small thing, or a series of one thing, needs no playbook beside its own words. */
function saysItsWork(frame: PlanFrame): boolean {
  const subject = plainWords(frame.brief.subject)
  const isSeries = frame.of('rhythm').some(({ title }) => title !== null && subject.every((word) => plainWords(title).includes(word)))
  return isSeries || smallGoal(frame, false) !== null || PLAIN_DEEDS.has(kindOfGoal(frame)?.playbook.id ?? '')
}

/** Kinds of work whose verb says what is done, to whatever thing or with whomever: who joins a choir gives no concert. */
const PLAIN_DEEDS: ReadonlySet<string> = new Set(['joining', 'taking-part', 'setting-up-group', 'auditioning', 'chairing', 'winning-people', 'keeping-in-touch', 'negotiating', 'selling', 'translating', 'proofreading', 'indexing', 'minuting', 'transcribing', 'drawing-up', 'swapping', 'giving-blood', 'serving-at', 'helping-study', 'treating-animals', 'having-done'].map((kind) => `kind-${kind}`))
