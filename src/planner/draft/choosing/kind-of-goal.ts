import { workOfVerb } from './asked-work.ts'
import { isChore } from './chores.ts'
import { inChiefSteps, isModest } from './size-of-goal.ts'
import { nameOfOneWeek } from '../../goal/rewriting/tellings/plan-of-one-week.ts'
import { ASKED_WORK } from '../../playbooks/kinds/asked-work.ts'
import { KIND_PLAYBOOKS } from '../../playbooks/kinds/kind-playbooks.ts'
import type { Playbook, Text } from '../../playbooks/playbook.ts'
import { languagesOf } from '../../playbooks/playbook-texts.ts'
import { bareGoal, fromLastVerb, goalWithVerb, statedWork, withoutArticle } from './goal-head.ts'
import { deedsOf, isVerb } from './kinds-of-work.ts'
import { keywordLookup } from './near-keywords.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import { isTownOrCountry } from '../trip/route.ts'
import { DETERMINERS, hasAnyKeyword, hasKeyword, plainWords, wordsOfKeyword } from '../wording.ts'
import { DECIDING } from '../../playbooks/kinds/personal-kinds.ts'
import { DOES_AT, OCCASIONS_SERVED, SERVING_AT } from '../../playbooks/kinds/service-kinds.ts'
import { TROUBLE } from '../../playbooks/kinds/trouble-kind.ts'
import { brokenThing, troubleOf } from './told-trouble.ts'

/** How such work is done whatever it is done to, and what it is done to in the goal's own words. */
export type KindOfGoal = { playbook: Playbook; object: string }

/** The kind of work that the verb of an unknown goal names; null where none tells, or the prompt lists the parts of the work itself. */
export function kindOfGoal(frame: PlanFrame): KindOfGoal | null {
  if (isChore(frame) || nameOfOneWeek(frame.brief.prompt) !== null || statedTopics(frame).length >= LISTED || deedsOf(frame).length > 1) return null
  // 'Increase my plank by 10 seconds every day' is done, and no number that somebody looks after.
  if (frame.of('growth').length > 0) return null
  const work = workOfVerb(frame)
  if (work?.isKind === true) return { playbook: work.playbook, object: work.object }
  const trouble = troubleOf(frame)
  if (trouble !== null) return { playbook: trouble === '' ? nameless(TROUBLE) : TROUBLE, object: trouble === '' ? frame.brief.subject : trouble }
  const thing = brokenThing(frame)
  if (thing !== null) return { playbook: MENDING, object: thing }
  const choice = frame.brief.language === 'en' && frame.brief.plannerType === 'calendar' ? HAS_TO_CHOOSE.exec(frame.brief.prompt)?.groups!['what'] : undefined
  if (choice !== undefined) return { playbook: DECIDING, object: choice }
  const goal = asAsked(fromLastVerb(bareGoal(sayingWhat(goalWithVerb(frame), frame))).replace(ARRANGED, '$1 '), frame)
  const words = goal.split(/\s+/u)
  const ended = DONE_AT_END.exec(goal)
  const broken = RUNNING_AGAIN.exec(goal)?.[1]
  if (broken !== undefined) return { playbook: frame.brief.plannerType === 'sprint' ? forBoard(MENDING) : MENDING, object: withoutArticle(broken) }
  const found = isServedAt(words) ? SERVING_AT : ended ? kindOf(ended[2]!) : (kindOfPhrase(words) ?? kindOf(words.slice(0, 2).join(' ')) ?? (frame.brief.language === 'de' ? (kindOf(words.at(-1)!) ?? kindOf(lastWordOfClause(frame))) : null))
  if (found === null || !found.plannerTypes.includes(frame.brief.plannerType)) return null
  const object = SAYS_IT_ALL.has(found.id) ? goal : withoutArticle(ended?.[1] ?? objectOf(goal, found, frame)).replace(/^own\s+/iu, '')
  if (object.length < SHORTEST_OBJECT) return null
  const ofIt = narrower(found, object, frame)
  return { playbook: frame.brief.plannerType === 'sprint' ? forBoard(found) : isModest(frame) && DONE_ONCE.has(found.id) ? inChiefSteps(ofIt) : ofIt, object }
}

/** 'Photograph my cousin's wedding', 'play the organ at a wedding': what is done for whoever holds it. */
function isServedAt(words: readonly string[]): boolean {
  const said = plainWords(words.join(' '))
  return DOES_AT.some((deed) => hasKeyword(said.slice(0, deed.split(' ').length), deed)) && hasAnyKeyword(said.slice(1), OCCASIONS_SERVED)
}

/** Cheese is made in another way than a shelf: the kind of work that knows what it is done to, where it stands in the goal's language. */
function narrower(found: Playbook, object: string, { language }: PlanFrame): Playbook {
  const words = plainWords(object)
  return KIND_PLAYBOOKS.find((kind) => kind.id.startsWith(`${found.id}-`) && languagesOf(kind).includes(language) && hasAnyKeyword(words, kind.matches.weak)) ?? found
}

/** Kinds of work that end with the thing they are done to; who keeps in touch or gives something up has as much to do in few words. */
const DONE_ONCE = new Set(['kind-selling', 'kind-buying', 'kind-mending', 'kind-making', 'kind-drawing-up', 'kind-collecting', 'kind-searching', 'kind-settling', 'kind-finding-out', 'kind-deciding', 'kind-coating', 'kind-cleaning-care', 'kind-having-done'])

/** Selling a guitar is not practising it: whether the goal's verb asks for another kind of work than the playbook knows. */
export function isOtherWork(playbook: Playbook, frame: PlanFrame): boolean {
  const [verb = '', whom = ''] = plainWords(bareGoal(goalWithVerb(frame)))
  if (playbook.id === 'trip' && isKnownByPlaceAlone(playbook, frame)) return !TRAVELLING.has(verb) && (isVerb(verb) || kindOf(verb) !== null)
  const kind = ONESELF.has(whom) ? null : kindOf(verb)
  const isPractice = playbook.sessions !== undefined || playbook.series !== undefined
  if (isPractice && MADE_THING.test(bareGoal(goalWithVerb(frame)))) return !playbook.matches.strong.some((keyword) => hasAnyKeyword(wordsOfKeyword(keyword), verb === 'set' ? ['set up'] : ['build', 'make', 'construct', 'bau']))
  if (kind === null || !kind.plannerTypes.includes(frame.brief.plannerType) || !(isPractice ? APART_FROM_PRACTICE : APART).has(kind.id)) return false
  return !playbook.matches.strong.some((keyword) => hasAnyKeyword(wordsOfKeyword(keyword), kind.matches.strong))
}

/** 'Teach myself the guitar' learns it. */
const ONESELF = new Set(['myself', 'ourselves', 'me', 'us', 'mir', 'mich', 'uns'])

/** Whoever builds a guitar does not practise it; a habit or a routine is built by doing it. */
const MADE_THING = /^(?:build|construct|craft|set up)\s+(?:an?|my|our|my own|our own|two|three|\d+)\s(?!(?:\p{L}+\s){0,3}?(?:habit|routine|practice|base|body|vocabulary|repertoire|skill|streak|plan|program|programme|schedule|timetable|challenge|regime|strength|endurance|muscle|stamina|confidence|fluency|technique|budget)s?(?!\p{L}))/iu

/** 'Write a guide to Lisbon' names a town as a trip does, and is none. */
function isKnownByPlaceAlone({ matches }: Playbook, { words, language }: PlanFrame): boolean {
  return !matches.strong.some((keyword) => hasKeyword(words, keyword) && !isTownOrCountry(wordsOfKeyword(keyword), language))
}

const TRAVELLING = new Set(['plan', 'planning', 'visit', 'see', 'explore', 'spend', 'go', 'travel', 'fly', 'drive', 'tour', 'discover', 'book', 'organise', 'organize', 'arrange', 'celebrate', 'take', 'make', 'meet'])
const APART = new Set(['kind-winding-down', 'kind-selling', 'kind-buying', 'kind-searching', 'kind-winning-people', 'kind-deciding'])
const APART_FROM_PRACTICE = new Set([...APART, 'kind-collecting', 'kind-gathering', 'kind-mending', 'kind-moving-over', 'kind-settling', 'kind-teaching'])

/** The frame in which the object stands for the goal: 'Stamp collection: …'. */
export function frameOfKind({ object }: KindOfGoal, frame: PlanFrame): PlanFrame {
  return { ...frame, brief: { ...frame.brief, subject: object } }
}

/** What is an hour for one person's own matter is half a day for a team and the people around it. */
const TEAM_SCALE = 4

/** On a board of one goal its name need not begin each title. */
function forBoard(playbook: Playbook): Playbook {
  const { tasks } = nameless(playbook)
  return { ...playbook, tasks: tasks.map((task) => ({ ...task, minutes: TEAM_SCALE * task.minutes })) }
}

function nameless(playbook: Playbook): Playbook {
  return { ...playbook, tasks: playbook.tasks.map((task) => ({ ...task, title: withoutTheGoal(task.title) })) }
}

function withoutTheGoal(title: Text): Text {
  const bare = (text: string) => text.replace(THE_GOAL, '')
  return typeof title === 'string' ? bare(title) : { ...title, ...Object.fromEntries(Object.entries(title).map(([language, text]) => [language, bare(text)])) }
}

const THE_GOAL = /^\{Subject\}\s?: /u

export function isKind(playbook: Playbook): boolean {
  return KIND_PLAYBOOKS.some(({ id }) => id === playbook.id)
}

/** 'Introduces electronic records' of 'our nursing home introduces electronic records': who does it is whoever plans. */
function asAsked(goal: string, { brief }: PlanFrame): string {
  const isTold = brief.language === 'en' && /^(?:our|my|the) /iu.test(brief.prompt) && brief.prompt.indexOf(goal) <= LONGEST_DETERMINER
  const told = isTold ? TOLD_OF_US.exec(goal) : null
  if (told === null) return goal
  const verb = told.groups!['verb']!
  const asked = [verb.replace(/s$/u, ''), verb.replace(/es$/u, '')].find((word) => kindOf(word) !== null)
  return asked === undefined ? goal : `${asked}${told.groups!['rest']!}`
}

/** What is done for somebody is not told by what it is done to. */
const SAYS_IT_ALL = new Set(['kind-serving-at', 'kind-helping-study'])

const LONGEST_DETERMINER = 'our '.length
const TOLD_OF_US = /^(?:(?:our|the) )?(?:[\p{L}-]+ ){1,3}?(?<verb>(?!was |has |is |does |needs |wants |gets )\p{Ll}{3,}s)(?<rest> \p{L}.{3,})$/u

/** 'I have three job offers and must decide by Friday'. */
const HAS_TO_CHOOSE = /^(?:i|we)(?: have|['’]ve)(?: got)? (?<what>[^.,;:!?]{4,40}?),? (?:and|but) (?:(?:i|we) )?(?:must|have to|need to|should|can['’]t|cannot) (?:decide|choose|pick)(?!\p{L})/iu

/** Two named parts are a list of what is to be done. */
const LISTED = 2
const SHORTEST_OBJECT = 3
/** 'Organise the move of our catalogue' moves it. */
const ARRANGED = /^(?:organi[sz]e|plan|manage|coordinate|prepare)\s+the\s+(move|migration|transfer|introduction|rollout|sale|repair|search|closure|merger)\s+(?:of|for)\s+/iu
/** 'Get the roof repaired', 'have the collection valued and sold'. */
const DONE_AT_END = /^(?:get|getting|have|having)\s+(.+?)\s+((?:(?:dry|steam|professionally|properly) )?(?:\p{L}+(?:ed|ted)|sold|built|made|written|taught|bought|found|done|sorted)(?:\s+and\s+\p{L}+)?)(?=\s|$)/iu

/** 'Get our old tractor running again' mends it. */
const RUNNING_AGAIN = /^(?:get|getting|bring|bringing|have)\s+(.{3,50}?)\s+(?:(?:up and )?(?:running|working|going|flying|sailing)\s+again|back (?:on the road|to life|to turning|to running|to working|into working order|into use|up and running)|roadworthy)(?=\s|$)/iu
const MENDING = KIND_PLAYBOOKS.find(({ id }) => id === 'kind-mending')!

/** Kinds that a verb alone tells; the others are asked for by it together with its object. */
const KINDS_OF_VERBS = KIND_PLAYBOOKS.filter(({ id }) => !ASKED_WORK.some(({ by }) => by === id))
const keywordsOfKinds = keywordLookup(KINDS_OF_VERBS)

function kindOf(words: string): Playbook | null {
  const plain = plainWords(words)
  const near = keywordsOfKinds(plain)
  return KINDS_OF_VERBS.find((kind) => hasAnyKeyword(plain, near.get(kind)?.strong ?? [])) ?? null
}

/** 'Keep in touch with …': a phrase of three words says what two of them do not. */
function kindOfPhrase(words: readonly string[]): Playbook | null {
  const phrase = phraseOfKind(words)
  return phrase === null ? null : (KINDS_OF_VERBS.find(({ matches }) => matches.strong.includes(phrase)) ?? null)
}

/** The phrase of three words or more by which a kind of work is asked for, where these words begin with it. */
function phraseOfKind(words: readonly string[]): string | null {
  const beginning = plainWords(words.slice(0, LONGEST_PHRASE).join(' '))
  return PHRASES.find((phrase) => hasKeyword(beginning.slice(0, phrase.split(' ').length), phrase)) ?? null
}

/** 'Keep in touch with …' is done with somebody, and not to them. */
const LINKS = /^(?:with|to|of|from)$/iu
const PHRASES = KINDS_OF_VERBS.flatMap(({ matches }) => matches.strong.filter((keyword) => keyword.split(' ').length > 2))

const LONGEST_PHRASE = 6

/** The verb of 'Stromkosten bis Ende Juni senken'. */
function lastWordOfClause({ brief }: PlanFrame): string {
  const from = Math.max(0, brief.prompt.indexOf(brief.subject))
  return brief.prompt.slice(from).split(/[,;:!?\n]|\.(?!\s*\p{L}*\s?\d)(?=\s|$)/u)[0]!.trim().split(/\s+/u).at(-1) ?? ''
}

/** 'Become' of 'Become a morning person', where a word of the rest is one of time: the prompt's own first clause says it. */
function sayingWhat(goal: string, { brief }: PlanFrame): string {
  return goal.includes(' ') ? goal : (brief.prompt.split(/[.!?:;,\n(]/u).find((clause) => clause.includes(goal)) ?? goal).trim()
}

/** The goal without its verb, up to where it turns to its circumstances; what somebody is made ready for belongs to it. */
function objectOf(goal: string, { id }: Playbook, frame: PlanFrame): string {
  const work = id === 'kind-getting-ready' ? goal : (statedWork({ ...frame, brief: { ...frame.brief, subject: goal, prompt: goal } })?.work ?? goal)
  return withoutVerb(work.split(/\s+/u)).join(' ').split(TURNS_ASIDE)[0]!.replace(AND_DONE, '').trim()
}

function withoutVerb(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words
  if (words.length === 1) return words
  const phrase = phraseOfKind(words)
  const rest = words.slice(phrase?.split(' ').length ?? words.length)
  if (rest.length > 0 && !LINKS.test(rest[0]!)) return rest
  const determiner = words.findIndex((word) => DETERMINERS.has(word.toLowerCase()))
  // 'Seal the patio': the phrase names the thing as well.
  if (phrase !== null && rest.length === 0 && determiner > 0) return words.slice(determiner)
  // 'Motorrad verkaufen': the second of two words may be the verb alone.
  if (kindOf(first) !== null || kindOf(second) === null && kindOf(`${first} ${second}`) !== null) return words.slice(PARTICLE.test(second) ? 2 : 1)
  return kindOf(words.at(-1)!) === null ? words : words.slice(0, -1)
}

/** The second verb of 'Write and bind three notebooks' is none of the notebooks. */
const AND_DONE = /^(?:and|und|y|et|e)\s+\p{L}+\s+(?=\p{L})/iu

const PARTICLE = /^(?:up|out|down|over|after|for|in|off|of|together|rid)$/iu
const TURNS_ASIDE = /[,:;]|\s(?:from|um)\s(?=to\s|\d)|\s(?:so that|because|until|before|by|over|during|within|bis|vor|damit|antes|hasta|avant|jusqu|até|in (?:one|two|three|four|five|six|\d))(?=\s|$)/iu
