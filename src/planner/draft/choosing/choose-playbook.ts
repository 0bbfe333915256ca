import { isToldOfAlone } from './told-of.ts'
import { isGrowingHabit } from './growing-habit.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import { SOFTWARE_PLAYBOOKS } from '../../playbooks/software/software-playbooks.ts'
import { languagesOf } from '../../playbooks/playbook-texts.ts'
import { asksToHeal } from '../days/deliveries.ts'
import { isOfAnotherThing } from './of-another-thing.ts'
import { isChore } from './chores.ts'
import { bareGoal, goalWithVerb, headOf, statedWork } from './goal-head.ts'
import type { StatedWork } from './goal-head.ts'
import { isOtherDeed } from './other-deed.ts'
import { isOtherWork } from './kind-of-goal.ts'
import { isVerb, kindIn } from './kinds-of-work.ts'
import { PREPARED } from '../../goal/journeys/frame-of-days-away.ts'
import { isStageTour } from '../trip/stages.ts'
import { isDayOut, isJourney, isPlainTrip, isWorkOnThings, leavesForPlace } from './plain-trip.ts'
import { isOfSoftware, speaksOfSoftware } from './software-teams.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { partsSpeakAgainst } from './parts-testify.ts'
import { forTheTakingApart, forTheTrouble, isBesideTheHead, isProgram } from './work-of-teams.ts'
import { roamedPlaces } from '../trip/roamed-places.ts'
import { isSaidAside } from './said-aside.ts'
import { WHOLE_PRODUCTS } from './whole-products.ts'
import { workOfVerb } from './asked-work.ts'
import type { WorkOfVerb } from './asked-work.ts'
import { isStudiedFor } from './studied-for.ts'
import { relevantPlaybooks } from './playbook-relevance.ts'
import type { Relevance } from './playbook-relevance.ts'
import { isOurs } from './near-keywords.ts'
import { ENOUGH, OF_ANYTHING, asksLoosely, scoredPlaybooks } from './playbook-scores.ts'
import type { Scored } from './playbook-scores.ts'
import { BUILDING_ROLES } from '../sprints/role-words.ts'
import { CRAFT_PLAYBOOKS } from '../../playbooks/craft/craft-playbooks.ts'
import { HOME_PLAYBOOKS } from '../../playbooks/home/home-playbooks.ts'
import { meansRather } from './likeness/likely-playbooks.ts'
import { preferLikely } from './likeness/prefer-likely.ts'
import { hasRole, peopleWith } from '../sprints/team-roles.ts'
import { hasAnyKeyword, hasKeyword, plainWords } from '../wording.ts'

/** A team of these builds software, whatever the goal is called. */
const CODING_ROLES = ['backend', 'frontend', 'developer', 'mobile', 'qa', 'tester', 'firmware']

/** The playbook that knows this goal best, or null when none does. */
export function choosePlaybook(frame: PlanFrame): Playbook | null {
  const way = wayOf(frame)
  if (way !== null) return way
  if (isChore(frame) || isGrowingHabit(frame)) return null
  const mending = forTheTrouble(frame) ?? forTheTakingApart(frame)
  if (mending !== null) return mending
  const isAsked = ({ playbook }: { playbook: Playbook }) => !isOtherDeed(playbook, frame) && !isToldOfAlone(playbook, frame)
  const scored = scoredPlaybooks(frame)
  const ranked = scored.filter((each) => each.score > 0 && isAsked(each))
  const work = workUnlessTheirOwn(frame, ranked)
  if (work !== null) return work.isKind ? null : work.playbook
  const relevance = relevantPlaybooks(frame).filter(isAsked)
  const asked = askedByKeywords(frame, ranked.filter((scored) => !isOnlyMentioned(scored, frame, relevance) && !isSaidAside(scored.playbook, frame, relevance)))
  const best = plainlyAbout(asked, frame, { ranked, relevance }) ?? asked
  const chosen = preferLikely(best !== null && !isOtherDeed(best, frame) ? best : isMadeInCode(frame) ? SPRINT_FEATURE : null, frame, (likely) => isAsked(likely) && isOpenTo(likely.playbook, frame, scored))
  if (chosen?.id === 'operation' && asksToHeal(frame)) return frame.playbooks.find(({ id }) => id === 'recovery') ?? chosen
  // 'Off 8 to 11 March, my mum has surgery' among the rules of a plan for an examination is why, and not what.
  if ((chosen === null || !hasAnyKeyword(plainWords(frame.brief.subject), chosen.matches.strong)) && isStudiedFor(frame) && !chosen?.tags?.includes('study')) return frame.playbooks.find((playbook) => playbook.id === 'exam-study' && !isOtherDeed(playbook, frame)) ?? null
  const trip = !PREPARES_JOURNEYS.has(chosen?.id ?? '') && (chosen === null || isOurs(chosen)) && isJourney(frame) ? frame.playbooks.find(({ id }) => id === 'trip') : undefined
  return trip && !isOtherDeed(trip, frame) ? trip : chosen
}

/** Whether nothing in the goal speaks against the playbook, whatever speaks for it. */
function isOpenTo(playbook: Playbook, frame: PlanFrame, ranked: readonly Scored[]): boolean {
  const isExcluded = ranked.some((scored) => scored.playbook === playbook && scored.score < 0)
  return !isExcluded && !isOtherWork(playbook, frame) && !isOfAnotherThing(playbook, frame) && !isBesideTheHead(playbook, frame) && !isForOtherTeams(playbook, frame) && !lacksBuilders(playbook, frame) && !partsSpeakAgainst(playbook, frame)
}

/** A way of so many days from bed to bed is walked on them; one that is trained for has weeks before it, and one of a single day has no beds. */
function wayOf(frame: PlanFrame): Playbook | null {
  const isTour = (isStageTour(frame) || roamedPlaces(frame) !== null) && isPlainTrip(frame) && !PREPARED.test(frame.brief.prompt)
  const id = isTour || leavesForPlace(frame) ? 'trip' : isDayOut(frame) ? 'day-out' : null
  return frame.playbooks.find((playbook) => playbook.id === id) ?? null
}

/** The work that the verb asks for with its object, where nobody's own playbook knows the goal. */
function workUnlessTheirOwn(frame: PlanFrame, [best]: readonly Scored[]): WorkOfVerb | null {
  return best !== undefined && best.score >= ENOUGH && !isOurs(best.playbook) ? null : workOfVerb(frame)
}

/** They know more of getting ready for a journey of their kind than the trip's own does. */
const PREPARES_JOURNEYS = new Set(['trip', 'marriage-proposal', 'business-trip', 'school-trip', 'festival-visit', 'hen-party', 'camping', 'summer-at-home', 'conference-visit', 'occasion-guest', 'packing', 'moving-abroad'])

/** 'Have the piano tuned and moved to the new flat' moves no household: a keyword stands in the goal, of whose other words its playbook knows few and others far more. */
function isOnlyMentioned({ playbook, score }: Scored, frame: PlanFrame, relevance: readonly Relevance[]): boolean {
  const [best] = relevance
  if (best === undefined || best.asked < TELLING || !isOurs(playbook) || playbook.id === 'trip' || OF_ANYTHING.has(playbook.id)) return false
  const known = relevance.find((other) => other.playbook === playbook)
  const share = score <= IN_PASSING.score && best.asked >= IN_PASSING.asked && isOneWord(playbook, frame) ? IN_PASSING.share : MENTIONED
  const knowsLittle = known === undefined || 2 * known.matched <= known.asked && known.score < share * best.score
  return knowsLittle && !hasAnyKeyword([...openingOf(frame), ...plainWords(headOf(frame) ?? '')], playbook.matches.strong) && !beginsGoal(playbook, frame)
}

/** 'Build a bed for my daughter by her birthday': a phrase that the goal begins with is what it asks for, whatever else it tells. */
function beginsGoal({ matches }: Playbook, frame: PlanFrame): boolean {
  const beginning = plainWords(bareGoal(goalWithVerb(frame))).slice(0, WORDS_OF_A_BEGINNING)
  return matches.strong.some((keyword) => keyword.includes(' ') && hasKeyword(beginning, keyword))
}

const WORDS_OF_A_BEGINNING = 4

/** Goals of fewer words than these, times and small words aside, say too little to be compared. */
const TELLING = 4
const MENTIONED = 0.3
/** 'The wave dance for an anniversary lunch', '… open enrollment runs until Friday': one word far from the goal's own, in a goal of many. */
const IN_PASSING = { score: 6.1, asked: 15, share: 0.72 }

/** Whether one keyword alone speaks for the playbook, and not in what the goal is called. */
function isOneWord({ matches }: Playbook, frame: PlanFrame): boolean {
  const said = matches.strong.filter((keyword) => hasKeyword(frame.words, keyword))
  const roots = new Set(said.map((keyword) => keyword.replace(/^=/u, '').slice(0, ROOT)))
  return (roots.size <= 1 || areSaidTogether(said, frame.words)) && !hasAnyKeyword(plainWords(frame.brief.subject), matches.strong)
}

/** 'Kids' graduation party at our house': two keywords of one thing, said once. */
function areSaidTogether(keywords: readonly string[], words: readonly string[]): boolean {
  const places = words.flatMap((word, index) => (keywords.some((keyword) => !keyword.includes(' ') && hasKeyword([word], keyword)) ? [index] : []))
  return keywords.every((keyword) => !keyword.includes(' ')) && places.length > 0 && places.at(-1)! - places[0]! < keywords.length
}

/** Letters by which forms of one word are told to be the same. */
const ROOT = 5

/** A goal that says so many of a playbook's own words, and so much more of them than of any other's, is about it. In a few words a verb turns the meaning: 'set up a studio' records nothing. */
const PLAIN = { asked: 9, matched: 6, score: 2.1, lead: 1.3, ofScore: 2.5, leadOfScore: 1.1, alone: 2, leadAlone: 2.5 }
/** Keywords up to this score may have meant something else, where their playbook has little of what the goal says. */
const DOUBTFUL = { score: 8.5, share: 0.55, relevance: 2.1 }

/** The playbook that a long goal is plainly about although no keyword, or a mistaken one, asks for another; null when that cannot be said. */
function plainlyAbout(asked: Playbook | null, frame: PlanFrame, { ranked: byKeywords, relevance }: { ranked: readonly Scored[]; relevance: readonly Relevance[] }): Playbook | null {
  const ranked = relevance.filter(({ playbook }) => !lacksBuilders(playbook, frame))
  const [best, second] = ranked
  if (best && asked === null && isAllOfIt(best, second)) return partsSpeakAgainst(best.playbook, frame) ? null : best.playbook
  if (!best || best.playbook === asked || best.matched < PLAIN.matched || best.asked < PLAIN.asked) return null
  const lead = best.score / (second?.score ?? 1)
  const isPlain = best.score >= PLAIN.ofScore && lead >= PLAIN.leadOfScore || best.score >= PLAIN.score && lead >= PLAIN.lead || best.score >= PLAIN.alone && lead >= PLAIN.leadAlone
  if (!isPlain || asked === null) return isPlain && !partsSpeakAgainst(best.playbook, frame) ? best.playbook : null
  const askedFor = byKeywords.find(({ playbook }) => playbook === asked)?.score ?? 0
  const known = ranked.find(({ playbook }) => playbook === asked)?.score ?? 0
  if (hasAnyKeyword(openingOf(frame), asked.matches.strong)) return null
  const isMistaken = isOurs(asked) && askedFor <= DOUBTFUL.score && best.score >= DOUBTFUL.relevance && known < DOUBTFUL.share * best.score
  return isMistaken && !partsSpeakAgainst(best.playbook, frame) ? best.playbook : null
}

/** 'Get our start-up ready for due diligence': few words, nearly all of them one playbook's and no other's. */
function isAllOfIt(best: Relevance, second: Relevance | undefined): boolean {
  return best.asked >= TELLING && best.matched >= SHORT.share * best.asked && best.score >= SHORT.score && best.score >= SHORT.lead * (second?.score ?? 0)
}

const SHORT = { share: 0.75, score: 2.2, lead: 1.6 }

/** 'Save 6,000 pounds …', 'Thanksgiving for 19 people, …': what opens the goal or the prompt is meant. */
function openingOf(frame: PlanFrame): string[] {
  return [...plainWords(bareGoal(goalWithVerb(frame))).slice(0, 2), ...plainWords(bareGoal(frame.brief.prompt)).slice(0, 2)]
}

/** The playbook that the words of the goal ask for, or null when none of them does. */
function askedByKeywords(frame: PlanFrame, byKeywords: readonly Scored[]): Playbook | null {
  const scored = byKeywords.filter(({ playbook, score }) => score > 0 && !(playbook.id === 'trip' && isWorkOnThings(frame)) && !knowsOnlyAPart(playbook, frame) && !knowsOnlyTheEnd(playbook, frame) && !knowsOnlyAStop(playbook, frame) && !isOfAnotherThing(playbook, frame) && !isBesideTheHead(playbook, frame) && !(score >= ENOUGH && partsSpeakAgainst(playbook, frame)) && !isOtherWork(playbook, frame) && !isForOtherTeams(playbook, frame) && !lacksBuilders(playbook, frame))
  const [best] = scored
  const known = best && best.score >= ENOUGH ? (inTheirLanguage(scored, frame) ?? best.playbook) : null
  const stated = frame.brief.plannerType === 'calendar' ? statedWork(frame) : null
  if (stated !== null) return ofTheWords(plainWords(stated.work), scored) ?? ((stated.alone && (isDoneOf(stated.work) || isMeanwhile(stated)) || isWorkOnThings(frame)) && !isOfTheWork(known, stated) ? null : known)
  const head = headOf(frame)
  if (head === null) return known ?? whenUnknown(frame)
  return ofTheWords(plainWords(head), scored) ?? (known && !isProduct(known) ? known : whenUnknown(frame))
}

/** 'Brew a beer' is work of its own; 'a dinner' is what its occasion makes of it. */
function isDoneOf(work: string): boolean {
  const words = plainWords(bareGoal(work))
  const kind = kindIn(words.slice(0, 3))
  return kind !== 'arrange' && (kind !== null || isVerb(words[0] ?? ''))
}

/** 'During half term' says when, whatever is done then. */
function isMeanwhile({ occasion }: StatedWork): boolean {
  return occasion.startsWith('during ')
}

/** Whether the prompt speaks of it outside the occasion that the work is for. */
function isOfTheWork(playbook: Playbook | null, { occasion }: StatedWork): boolean {
  return playbook !== null && !hasAnyKeyword(plainWords(occasion), playbook.matches.strong)
}

/** 'Annual report: finances, sustainability, design, translation' is not a localisation: only one of several topics is known. */
function knowsOnlyAPart(playbook: Playbook, frame: PlanFrame): boolean {
  const { matches } = playbook
  const topics = frame.of('topic').map(({ label }) => plainWords(label))
  // A goal that is called by its parts, and nowhere so by the user, says no more than they do.
  const parts = new Set([...topics.flat(), 'and', 'und', 'y', 'et', 'e'])
  const subject = plainWords(frame.brief.subject)
  const isOfParts = frame.brief.plannerType === 'sprint' && !frame.brief.prompt.includes(frame.brief.subject) && subject.every((word) => parts.has(word))
  if (topics.length < SEVERAL || !isOfParts && hasAnyKeyword(subject, matches.strong)) return false
  const knows = topics.filter((words) => hasAnyKeyword(words, matches.strong))
  const inTopics = new Set(topics.flat())
  // 'Want to build a shed … slab, framing, roof, siding': the other parts are its own as well.
  const [closest, next] = relevantPlaybooks(frame)
  if (frame.brief.plannerType === 'calendar' && closest?.playbook === playbook && closest.score >= Math.max(OF_THE_REST, PLAIN.lead * (next?.score ?? 0))) return false
  return knows.length === 1 && !hasAnyKeyword(frame.words.filter((word) => !inTopics.has(word)), matches.strong)
}

const SEVERAL = 3
/** Relevance from which a playbook knows more of a goal than one of its parts. */
const OF_THE_REST = 1.4

/** 'Move the library: sort, label, pack, … opening party on 26 March' moves books: the one word that is known stands in an event or part of a goal that does something else. */
function knowsOnlyTheEnd({ matches }: Playbook, frame: PlanFrame): boolean {
  const goal = plainWords(bareGoal(goalWithVerb(frame)))
  const verb = frame.brief.plannerType === 'calendar' ? kindIn(goal.slice(0, 1)) : null
  const parts = [...frame.of('topic').map(({ label }) => label), ...frame.of('event').map(({ title }) => title)].map((part) => plainWords(part))
  if (verb === null || verb === 'arrange' || verb === 'learn' || parts.length < SEVERAL || hasAnyKeyword([...goal, ...plainWords(frame.brief.subject)], matches.strong)) return false
  const known = parts.filter((words) => hasAnyKeyword(words, matches.strong))
  const inParts = new Set(parts.flat())
  return known.length === 1 && !hasAnyKeyword(frame.words.filter((word) => !inParts.has(word)), matches.strong)
}

/** 'Our daughter starts school on 30 August … open evening on 12 May': an event on the way to the one that the plan leads to is not what it is about. */
function knowsOnlyAStop({ matches }: Playbook, frame: PlanFrame): boolean {
  const events = frame.of('event')
  const stops = events.filter(({ days }) => days.last < frame.anchor)
  if (frame.brief.plannerType !== 'calendar' || stops.length === 0 || stops.length === events.length) return false
  const isOf = (titles: readonly string[]) => titles.some((title) => hasAnyKeyword(plainWords(title), matches.strong))
  if (!isOf(stops.map(({ title }) => title)) || isOf([frame.brief.subject, ...events.filter((event) => !stops.includes(event)).map(({ title }) => title)])) return false
  const inStops = new Set(stops.flatMap(({ title }) => plainWords(title)))
  return !hasAnyKeyword(frame.words.filter((word) => !inStops.has(word)), matches.strong)
}

/** 'Improve onboarding of our app, Nils (frontend)' is built; a playbook in which nobody builds is for another team than one of which most do. */
function isForOtherTeams({ tasks, topicStages = [] }: Playbook, frame: PlanFrame): boolean {
  const people = frame.of('person')
  const inTeam = new Set([...CODING_ROLES, 'quality'].flatMap((role) => peopleWith(role, frame)))
  if (frame.brief.plannerType !== 'sprint' || 2 * inTeam.size <= people.length || !CODING_ROLES.some((role) => hasRole(frame, role))) return false
  return ![...tasks, ...topicStages].some(({ role }) => role !== undefined && BUILDING_ROLES.has(role))
}

/** A lawyer, a clerk and a nurse release no privacy features: software is built by a team of which somebody builds, or whose goal speaks of it. */
function lacksBuilders(playbook: Playbook, frame: PlanFrame): boolean {
  if (frame.brief.plannerType !== 'sprint' || !SOFTWARE_IDS.has(playbook.id) || isOfSoftware(frame)) return false
  const people = frame.of('person')
  // Whoever is named without a trade may be the one who builds.
  return people.length >= A_TEAM && people.every(({ roles }) => roles.length > 0) && ![...BUILDING_ROLES].some((role) => hasRole(frame, role))
}

const A_TEAM = 2
const SOFTWARE_IDS: ReadonlySet<string> = new Set(SOFTWARE_PLAYBOOKS.map(({ id }) => id))

/** The best that these words of the goal ask for. */
function ofTheWords(words: readonly string[], scored: readonly { playbook: Playbook; score: number }[]): Playbook | null {
  return scored.find(({ playbook, score }) => score >= ENOUGH && playbook.matches.strong.some((keyword) => hasKeyword(words, keyword) || asksLoosely(words, keyword)))?.playbook ?? null
}

/** Where the best knows no word of the goal's language, one nearly as good that does. */
function inTheirLanguage(scored: readonly { playbook: Playbook; score: number }[], { language }: PlanFrame): Playbook | null {
  const [best] = scored
  if (best === undefined || languagesOf(best.playbook).includes(language)) return null
  return scored.find(({ playbook, score }) => score >= NEARLY_AS_GOOD * best.score && score >= ENOUGH && !OF_ANYTHING.has(playbook.id) && languagesOf(playbook).includes(language))?.playbook ?? null
}

const NEARLY_AS_GOOD = 0.9
/** A playbook for making a whole product, not for changing one. */
function isProduct({ id }: Playbook): boolean {
  return WHOLE_PRODUCTS.has(id)
}

/** A developer who helps with a manual builds no feature. */
export const WRITING = /^\s*(?:write|draft|document|translate|schreib\p{L}*|dokumentier\p{L}*|escrib\p{L}*|redact\p{L}*|traduc\p{L}*|rédig\p{L}*|écri\p{L}*|tradui\p{L}*|escrev\p{L}*|redig\p{L}*|traduz\p{L}*)\s/iu

/** What gets better by doing it again and again. */
const PRACTISED = /^(?:get(?:ting)? better at|practi[cs]\p{L}+|hone|master|üben|practicar|s'exercer|pratiquer|praticar)\s/iu
const PRACTISED_IF_REGULAR = /^(?:improv\p{L}+|work(?:ing)? on|train|verbesser\p{L}*|mejorar|améliorer|melhorar)\s(?:my|mein\p{L}*|mi|mis|mon|ma|mes|meu|minha)\s/iu

function whenUnknown(frame: PlanFrame): Playbook | null {
  if (isPlainTrip(frame)) return frame.playbooks.find(({ id }) => id === 'trip') ?? null
  const goal = bareGoal(goalWithVerb(frame))
  const isPractised = PRACTISED.test(goal) || (PRACTISED_IF_REGULAR.test(goal) && frame.of('rhythm').length > 0)
  if (frame.brief.plannerType === 'calendar' && isPractised) return frame.playbooks.find(({ id }) => id === 'skill-learning') ?? null
  const isSoftware = (CODING_ROLES.some((role) => hasRole(frame, role)) || speaksOfSoftware(frame)) && !WRITING.test(frame.brief.subject) && isOfSoftware(frame)
  return frame.brief.plannerType === 'sprint' && (isSoftware || isProgram(frame)) ? SPRINT_FEATURE : null
}

/** 'Build a job board', 'add an export': what a team without other trades makes, and is closer to software than to anything made by hand. */
function isMadeInCode(frame: PlanFrame): boolean {
  return frame.brief.plannerType === 'sprint' && MADE.test(bareGoal(goalWithVerb(frame))) && !lacksBuilders(SPRINT_FEATURE, frame) && meansRather(SOFTWARE_PLAYBOOKS, MADE_BY_HAND, frame)
}

const MADE = /^(?:build|create|develop|implement|code|program|add|make)\s/iu
const MADE_BY_HAND: readonly Playbook[] = [...CRAFT_PLAYBOOKS, ...HOME_PLAYBOOKS]
