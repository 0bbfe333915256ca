import { PLAYBOOKS } from '../playbooks/all-playbooks.ts'
import type { Playbook, TaskTemplate } from '../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../playbooks/software/sprint-feature.ts'
import { languagesOf } from '../playbooks/playbook-texts.ts'
import { holds } from './plan-frame.ts'
import type { PlanFrame } from './plan-frame.ts'
import { BUILDING_ROLES, hasRole, peopleWith } from './team-roles.ts'
import { hasAnyKeyword, hasKeyword, hasPhrase, keywordSieve, plainWords } from './wording.ts'
import { bareGoal, goalWithVerb, headOf, statedWork } from './goal-head.ts'
import type { StatedWork } from './goal-head.ts'
import { isOtherWork } from './kind-of-goal.ts'
import { isVerb, kindIn } from './kinds-of-work.ts'

const ENOUGH = 3
/** A team of these builds software, whatever the goal is called. */
const CODING_ROLES = ['backend', 'frontend', 'developer', 'mobile', 'qa', 'tester', 'firmware']
const WHOLE_PRODUCTS = new Set(['sprint-ecommerce', 'sprint-mobile-app', 'sprint-website', 'sprint-software', 'sprint-game'])
/** People say what they want within their first words. */
const OPENING_WORDS = 16

/** The playbook that knows this goal best, or null when none does. */
export function choosePlaybook(frame: PlanFrame): Playbook | null {
  const scored = scoredPlaybooks(frame).filter(({ playbook, score }) => score > 0 && !knowsOnlyAPart(playbook, frame) && !isOtherWork(playbook, frame) && !isForOtherTeams(playbook, frame))
  const [best] = scored
  const known = best && best.score >= ENOUGH ? (inTheirLanguage(scored, frame) ?? best.playbook) : null
  const stated = frame.brief.plannerType === 'calendar' ? statedWork(frame) : null
  if (stated !== null) return ofTheWords(plainWords(stated.work), scored) ?? (stated.alone && isDoneOf(stated.work) && !isOfTheWork(known, stated) ? null : known)
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

/** Whether the prompt speaks of it outside the occasion that the work is for. */
function isOfTheWork(playbook: Playbook | null, { occasion }: StatedWork): boolean {
  return playbook !== null && !hasAnyKeyword(plainWords(occasion), playbook.matches.strong)
}

/** 'Annual report: finances, sustainability, design, translation' is not a localisation: only one of several topics is known. */
function knowsOnlyAPart({ matches }: Playbook, frame: PlanFrame): boolean {
  const topics = frame.of('topic').map(({ label }) => plainWords(label))
  if (topics.length < SEVERAL || hasAnyKeyword(plainWords(frame.brief.subject), matches.strong)) return false
  const knows = topics.filter((words) => hasAnyKeyword(words, matches.strong))
  const inTopics = new Set(topics.flat())
  return knows.length === 1 && !hasAnyKeyword(frame.words.filter((word) => !inTopics.has(word)), matches.strong)
}

const SEVERAL = 3

/** 'Improve onboarding of our app, Nils (frontend)' is built; a playbook in which nobody builds is for another team. */
function isForOtherTeams({ tasks, topicStages = [] }: Playbook, frame: PlanFrame): boolean {
  const people = frame.of('person')
  const inTeam = new Set([...CODING_ROLES, 'quality'].flatMap((role) => peopleWith(role, frame)))
  if (frame.brief.plannerType !== 'sprint' || inTeam.size < people.length || !CODING_ROLES.some((role) => hasRole(frame, role))) return false
  return ![...tasks, ...topicStages].some(({ role }) => role !== undefined && BUILDING_ROLES.has(role))
}

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
/** They know how anything is learnt or kept up, but nothing of what it is. */
const OF_ANYTHING = new Set(['skill-learning', 'habit', 'personal-growth'])

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
  const goal = bareGoal(goalWithVerb(frame))
  const isPractised = PRACTISED.test(goal) || (PRACTISED_IF_REGULAR.test(goal) && frame.of('rhythm').length > 0)
  if (frame.brief.plannerType === 'calendar' && isPractised) return frame.playbooks.find(({ id }) => id === 'skill-learning') ?? null
  const isSoftware = CODING_ROLES.some((role) => hasRole(frame, role)) && !WRITING.test(frame.brief.subject)
  return frame.brief.plannerType === 'sprint' && isSoftware ? SPRINT_FEATURE : null
}

const OURS: ReadonlySet<Playbook> = new Set(PLAYBOOKS)

/** Whoever writes a playbook of their own means it to be taken where it knows the goal at all. */
function isTheirOwn({ playbook, score }: { playbook: Playbook; score: number }): boolean {
  return !OURS.has(playbook) && score >= ENOUGH
}

/** How well each playbook of the plan's type knows this goal, best first; below 3 none does. */
export function scoredPlaybooks(frame: PlanFrame): { playbook: Playbook; score: number }[] {
  const goal = goalWords(frame)
  return frame.playbooks
    .filter((playbook) => playbook.plannerTypes.includes(frame.brief.plannerType))
    .map((playbook) => ({ playbook, score: scoreOf(playbook, goal) }))
    .toSorted((a, b) => Number(isTheirOwn(b)) - Number(isTheirOwn(a)) || b.score - a.score)
}

/** The playbook's own tasks and those it shares from others, each id once. */
export function templatesOf(playbook: Playbook, frame: PlanFrame): TaskTemplate[] {
  const used = (playbook.uses ?? []).filter((use) => holds(use.when, frame)).flatMap((use) => frame.playbooks.find((other) => other.id === use.id)?.tasks.filter((task) => task.shared) ?? [])
  const asked = namedMatters(playbook, frame)
  const own = new Set(playbook.tasks.map((task) => task.id))
  const borrowed = used.filter((task) => !own.has(task.id)).map((task) => ({ ...task, optional: true }))
  return frame.brief.plannerType === 'sprint' ? playbook.tasks : [...asked, ...borrowed]
}

/** 'Do my taxes' is not a reason to renew a passport: of separate matters only the named ones, where enough are named. */
export function namedMatters({ tasks, namedOnlyFrom, namedOnlyUnless = [] }: Playbook, frame: PlanFrame): TaskTemplate[] {
  const says = (task: TaskTemplate | undefined) => task?.about !== undefined && hasAnyKeyword(frame.words, task.about)
  const isNamed = (task: TaskTemplate) => says(task) || (task.goesWith !== undefined && says(tasks.find(({ id }) => id === task.goesWith)))
  const named = new Set(tasks.filter(isNamed).map((task) => task.about![0]))
  return namedOnlyFrom === undefined || named.size < namedOnlyFrom || hasAnyKeyword(frame.words, namedOnlyUnless) ? tasks : tasks.filter((task) => !task.about || task.always || isNamed(task))
}

/** 'Scanned by her birthday on 9 May': the birthday says when, not what. Its words, where nothing else in the prompt says them. */
const DUE_BY = /(?:\b(?:by|in time for|bis zu[mr]?|rechtzeitig zu[mr]?)|(?<=[,:;]\s|\band\s|\bit\s|\bthem\s|\bbe\s|\bis\s)ready for)\s+((?:my|our|the|her|his|their|your|\p{Lu}|mein\p{L}*|unser\p{L}*|ihr\p{L}*|sein\p{L}*|der|dem|das)[^,.;:]*?)(?=\s+(?:on|at|in|am|im)\s|[,.;:]|$)/giu

function dueWords({ brief }: PlanFrame): Set<string> {
  const rest = new Set(plainWords(brief.prompt.replace(DUE_BY, ' ')))
  return new Set([...brief.prompt.matchAll(DUE_BY)].flatMap(([, phrase]) => plainWords(phrase!)).filter((word) => !rest.has(word)))
}

/** 'Finn (platform engineer)' says who works, not what is made. */
function wordsOfTheGoal({ brief, words, of }: PlanFrame): readonly string[] {
  const people = of('person').filter(({ end, start }) => end > start)
  if (people.length === 0 || brief.plannerType !== 'sprint') return words
  const kept = people.toSorted((a, b) => b.start - a.start).reduce((prompt, { start, end }) => `${prompt.slice(0, start)} . ${prompt.slice(end)}`, brief.prompt)
  return plainWords(kept)
}

/** The sewing of 'restore a sewing machine' says which machine it is. */
const OF_SOMETHING_ELSE = 0.3
/** What leaves the word before it the matter: 'marathon training', 'website relaunch'. */
const OF_THE_SAME = new Set('training preparation prep plan plans planning practice practise lesson lessons course courses class classes programme program project projects session sessions challenge season schedule routine study studies revision exam exams test tests relaunch redesign launch build release migration upgrade rollout renovation remodel trip tour weekend holiday party help stuff ideas basics skills skill technique theory rating improvement level game performance score club tournament competition concert certificate licence license improvements work journey adventure pls please'.split(' '))
/** Where a noun and what stands before it end. */
const ENDS = new Set('and or for in on at of to with by from before after until over while when so that this next is are was be being needs need every each all daily weekly twice once as into without during starting start within between using through plus then but because if my our the a an i we you he she it they me us him her them sprint sprints'.split(' '))
/** 'Run a workshop' is no run, 'polish my shoes' no language. */
const OTHER_WITH_OBJECT = new Set(['polish', 'run', 'drive', 'climb', 'dance', 'ski', 'surf', 'skate'])
const DETERMINERS = new Set(['a', 'an', 'the', 'our', 'my', 'their', 'for'])

function isModifier(work: readonly string[], keyword: string): boolean {
  const at = work.findIndex((_, index) => hasKeyword(work.slice(index, index + 1), keyword))
  if (at <= 0) return at === 0 && OTHER_WITH_OBJECT.has(work[0]!) && DETERMINERS.has(work[1] ?? '')
  const behind = work.slice(at + 1)
  const length = behind.findIndex((word) => ENDS.has(word) || /\d/u.test(word))
  const head = (length === -1 ? behind : behind.slice(0, length)).at(-1)
  return head !== undefined && !OF_THE_SAME.has(head)
}

/** The words of a goal, by what they say of it. */
type GoalWords = { work: readonly string[]; subject: readonly string[]; named: readonly string[]; words: readonly string[]; near: (keywords: readonly string[]) => string[]; inEnglish: boolean }

function goalWords(frame: PlanFrame): GoalWords {
  const { brief } = frame
  const onlyWhen = dueWords(frame)
  const saying = (text: string) => plainWords(text).filter((word) => !onlyWhen.has(word))
  const work = saying(bareGoal(statedWork(frame)?.work ?? goalWithVerb(frame)))
  const subject = saying(brief.subject)
  const named = saying([...frame.of('event').map((event) => event.title), ...frame.of('topic').map((topic) => topic.label)].join(' . '))
  const words = wordsOfTheGoal(frame).filter((word) => !onlyWhen.has(word))
  return { work, subject, named, words, near: keywordSieve([...work, ...subject, ...named, ...words]), inEnglish: brief.language === 'en' }
}

/** Words of the goal itself weigh most, then events and topics, then the rest of the prompt. */
function scoreOf({ matches }: Playbook, goal: GoalWords): number {
  const weigh = (keywords: readonly string[], points: number) => goal.near(keywords).reduce((sum, keyword) => sum + points * weightOf(keyword, goal), 0)
  const strong = weigh(matches.strong, 2) || looseWeight(matches.strong, goal)
  if (strong === 0) return 0
  return strong + weigh(matches.weak, 0.5) - weigh(matches.not ?? [], 3)
}

/** 'Sell our beloved old car' is asked for by 'sell my car'; for a playbook that nothing else speaks for. */
function looseWeight(keywords: readonly string[], { work, inEnglish, near }: GoalWords): number {
  return inEnglish && near(keywords).some((keyword) => keyword.includes(' ') && asksLoosely(work, keyword)) ? LOOSE : 0
}

/** 'Organise a garage sale' does not ask to 'organise the garage'. */
function asksLoosely(work: readonly string[], keyword: string): boolean {
  return hasPhrase(work, keyword) && !isModifier(work, keyword.split(' ').at(-1)!)
}

/** What three words of the work itself would be worth less their exact order. */
const LOOSE = 5

function weightOf(keyword: string, { work, subject, named, words, inEnglish }: GoalWords): number {
  const place = hasKeyword(work, keyword) ? 3
    : hasKeyword(subject, keyword) ? 2
      : hasKeyword(named, keyword) || hasKeyword(words.slice(0, OPENING_WORDS), keyword) ? 1.5
        : hasKeyword(words, keyword) ? 1 : 0
  if (keyword.includes(' ')) return 1.4 * place
  return inEnglish && place > 0 && isModifier(work, keyword) ? OF_SOMETHING_ELSE * place : place
}
