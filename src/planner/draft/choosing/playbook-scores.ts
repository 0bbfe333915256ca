import type { Playbook } from '../../playbooks/playbook.ts'
import { BODY_PLAYBOOKS } from '../../playbooks/body/body-playbooks.ts'
import { STUDY_PLAYBOOKS } from '../../playbooks/study/study-playbooks.ts'
import { carsByName } from './cars-by-name.ts'
import { bareGoal, goalWithVerb, statedWork } from './goal-head.ts'
import { wasHandedOver, withOrganisersWords, isOrganised } from './organisers.ts'
import { NO_KEYWORDS, isOurs, nearKeywords } from './near-keywords.ts'
import type { NearKeywords } from './near-keywords.ts'
import { knowsAnyOf } from './parts-testify.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { ANY_WEEKDAY } from '../../goal/weekday-names.ts'
import { DETERMINERS, PHRASE_ENDS, hasAnyKeyword, hasKeyword, hasPhrase, plainWords, wordsOfKeyword } from '../wording.ts'

/** From this score on a playbook knows a goal. */
export const ENOUGH = 3
/** They know how anything is learnt or kept up, but nothing of what it is: of equals another is taken. */
export const OF_ANYTHING = new Set(['skill-learning', 'habit', 'personal-growth'])
/** People say what they want within their first words. */
const OPENING_WORDS = 16

/** Whoever writes a playbook of their own means it to be taken where it knows the goal at all. */
function isTheirOwn({ playbook, score }: { playbook: Playbook; score: number }): boolean {
  return !isOurs(playbook) && score >= ENOUGH
}

export type Scored = { playbook: Playbook; score: number }

/** How well each playbook of the plan's type knows this goal, best first; below 3 none does. */
export const scoredPlaybooks = oncePerFrame((frame): readonly Scored[] => {
  const goal = goalWords(frame)
  const organised = isOrganised(frame)
  const byWords: Scored[] = frame.playbooks.filter(({ plannerTypes }) => plannerTypes.includes(frame.brief.plannerType)).map((playbook) => ({ playbook, score: scoreOf(playbook, goal) }))
  const isHealing = HEALING.test(goal.goal.join(' ')) || isMostlyOfTheHurt(byWords)
  const scored: Scored[] = byWords.map(({ playbook, score }) => ({ playbook, score: score * (organised && TAKEN_PART_IN.has(playbook.id) ? HARDLY : 1) * (isHealing && trainsTheHealthy(playbook) ? NOT_YET : 1) }))
  const enough = Math.max(ENOUGH, MUCH_LESS * Math.max(...scored.map(({ score }) => score)))
  const aboutWork = new Set(scored.filter(({ playbook, score }) => score >= enough && isAboutWork(playbook, goal)))
  return scored.toSorted((a, b) => Number(isTheirOwn(b)) - Number(isTheirOwn(a))
    || Number(aboutWork.has(b)) - Number(aboutWork.has(a))
    || b.score - a.score
    || Number(OF_ANYTHING.has(a.playbook.id)) - Number(OF_ANYTHING.has(b.playbook.id))
    || (a.score < ENOUGH ? 0 : firstWord(a.playbook, goal) - firstWord(b.playbook, goal) || longestPhrase(b.playbook, goal) - longestPhrase(a.playbook, goal)))
})

/** What somebody trains or learns for; whoever organises a run need not run. */
const TAKEN_PART_IN: ReadonlySet<string> = new Set([...BODY_PLAYBOOKS, ...STUDY_PLAYBOOKS].map(({ id }) => id))
const HARDLY = 0.4

const NOT_YET = 0.3
/** 'Recover after surgery and get back to the climbing wall': who heals first does not train as the healthy do. */
const HEALING = /^(?:recover|rehab|heal|get better after|genes|recuper|retabl|guerir)/u
const FOR_THE_HURT = ['recover', 'injur', 'surgery', 'operat', 'rehab', 'return to', 'back to', 'reha', 'genesung', 'recuper']

/** 'Had my knee done on Monday, I want every exercise in the diary': what was done to whoever exercises says how. */
function isMostlyOfTheHurt(scored: readonly Scored[]): boolean {
  const most = Math.max(ENOUGH, ...scored.map(({ score }) => score))
  return scored.some(({ playbook, score }) => score >= NEARLY * most && isForTheHurt(playbook))
}

const NEARLY = 0.85

function isForTheHurt({ id, matches }: Playbook): boolean {
  return BODY_IDS.has(id) && matches.strong.some((keyword) => hasAnyKeyword(wordsOfKeyword(keyword), FOR_THE_HURT))
}

function trainsTheHealthy(playbook: Playbook): boolean {
  return BODY_IDS.has(playbook.id) && !isForTheHurt(playbook)
}

const BODY_IDS: ReadonlySet<string> = new Set(BODY_PLAYBOOKS.map(({ id }) => id))

/** 'Make jam before my sister's wedding on 12 June': what begins in the work itself comes before all that is said around it. */
function isAboutWork(playbook: Playbook, { near, work, goal, inEnglish }: GoalWords): boolean {
  const theirs = near(playbook)
  const beginsInWork = (keyword: string) => work.some((_, index) => hasKeyword(goal.slice(index, index + keyword.split(' ').length), keyword))
  return theirs.strong.some((keyword) => beginsInWork(keyword) && !(inEnglish && !keyword.includes(' ') && isModifier(work, keyword, theirs)))
}

/** A playbook with less than this share of the best score may have met the work by one of its words only. */
const MUCH_LESS = 0.45

/** Where the goal first says one of a playbook's words: a conference on bees is a conference. */
function firstWord({ matches }: Playbook, { work, words }: GoalWords): number {
  const placeIn = (said: readonly string[]) => said.findIndex((_, index) => matches.strong.some((keyword) => hasKeyword(said.slice(index, index + keyword.split(' ').length), keyword)))
  const at = placeIn(work)
  return at >= 0 ? at : work.length + placeIn(words)
}

/** Words of the longest keyword that the goal says: 'mudar para Portugal' says more than 'mudar para'. */
function longestPhrase({ matches }: Playbook, { subject }: GoalWords): number {
  return Math.max(0, ...matches.strong.filter((keyword) => hasKeyword(subject, keyword)).map((keyword) => keyword.split(' ').length))
}

/** 'Scanned by her birthday on 9 May', 'by June I want to swim': the birthday says when, not what; a bike says how. Its words, where nothing else in the prompt says them. */
const DUE_BY = /(?:\b(?:[Bb]y|[Ii]n time for)|(?<=[,:;]\s|\band\s|\bit\s|\bthem\s|\bbe\s|\bis\s)ready for)\s+((?:my|our|the|her|his|their|your|christmas|easter|summer|spring|autumn|winter|\p{Lu}|mein\p{L}*|unser\p{L}*|ihr\p{L}*|sein\p{L}*|der|dem|das)[^,.;:]*?)(?=\s+(?:on|at|in|am|im|i|I|we|We|ich|wir)\s|\s+(?:[iI]|we)['’]|[,.;:]|$)/gu

/** 'Bis zum Sommer 8 Kilo abnehmen', 'rechtzeitig zu Omas Geburtstag': the nouns behind it. */
const DUE_BY_GERMAN = /\b(?:bis|rechtzeitig) zu[mr]?\s+((?:(?:mein|unser|ihr|sein)\p{L}*\s+)?\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?)/gu

/** 'and there's a wedding on 22 May': an occasion that the plan lives with, told behind the goal. */
const ASIDE_OCCASION = /(?<=[,.;:]\s(?:and |but |also )?)(?:there['’]s|there is|there are|there will be|we['’]ve got|i['’]ve got|we['’]re at|i['’]m at|i go to|we go to|we['’]re going to|i['’]m going to)\s+((?:an?|the|my|our|two|his|her)\s[^,.;:!?]{2,40}?)(?=\s(?:on|in|at|from)\s|[,.;:])/giu

function dueWords({ brief }: PlanFrame): Set<string> {
  const patterns = [DUE_BY, DUE_BY_GERMAN, FIT_FOR, ASIDE_OCCASION, KEPT_FREE_FOR]
  const rest = new Set(plainWords(patterns.reduce((prompt, pattern) => prompt.replace(pattern, ' '), brief.prompt)))
  const phrases = patterns.flatMap((pattern) => [...brief.prompt.matchAll(pattern)])
  return new Set(phrases.flatMap(([, phrase]) => plainWords(phrase!)).filter((word) => !rest.has(word)))
}

/** 'Leave the last two days for bug fixing': what the end of any work is kept free for. */
const KEPT_FREE_FOR = /(?<!\p{L})(?:leave|keep|reserve|save|hold) (?:the )?(?:last|final|\p{Lu}\p{L}+ \d)[^.,;:!?]{0,30}? (?:free )?(?:purely |only |just )?for ([^.;:!?]{2,40})/giu

/** 'Fit for a ski week': the holiday is what one trains for, not what is planned; that it is for skiing says how. */
const FIT_FOR = /(?<!\p{L})(?:fit|in shape|stronger) (?:for|für|zum|zur|para|pour) (?:(?:an? |my |our |the )?ski(?:ing)? )?((?:[^\s,.;:]+ ){0,3}?(?:\p{L}*urlaub|\p{L}*ferien|weeks?|weekend|holidays?|trip|vacation|vacaciones|vacances|férias)(?: (?:week|weekend|holidays?|trip|season))?)(?!\p{L})/giu

/** 'I run a small bakery and want to …' tells of the writer and asks for no run. */
const OWN_TRADE = /^\s*(?:i|we) (?:run|own|manage|lead|coach|drive|play|teach|write|paint|train)(?= (?:an?|the|my|our|two|three|some) [^.!?]{0,80}?(?:,|\b(?:and|but)) (?:i |we |now |also )*(?:want|need|would like|plan|hope|have to|have been)\b)/iu

/** Mrs Brandt is no brand, Mr Baker bakes nothing. */
const ADDRESSED = /(?<!\p{L})(?:Mrs?|Ms|Miss|Dr|Prof|Frau|Herrn?|Sra?|Señora?|Mme|Madame|Monsieur)\.?\s+\p{Lu}\p{L}+/u

/** 'Mum (81) gets a new hip' says that Mum gets one. */
const AGED = /(?<=\p{L}) \((?:aged? )?\d{1,3}(?: years? old)?\)/giu

/** 'I have a small sewing business plus a job': what somebody lives on, beside what is planned. */
const LIVING = /(?<=(?<!\p{L})(?:i|we) (?:have|run|own) )(?:an?|my|our|two) (?:\p{L}+ ){1,3}(?:business|practice|studio)(?= (?:plus|and|beside|besides|with|next to) (?:an?|my) )/iu

function withoutNames(text: string): string {
  return text.replace(new RegExp(ADDRESSED.source, 'gu'), ' . ')
}

/** 'Finn (platform engineer)' says who works, not what is made. */
function wordsOfTheGoal({ brief, words: said, of }: PlanFrame): readonly string[] {
  const isTelling = [OWN_TRADE, ADDRESSED, LIVING].some((pattern) => pattern.test(brief.prompt)) || brief.prompt.search(AGED) >= 0
  const words = isTelling ? plainWords(withoutNames(brief.prompt.replace(OWN_TRADE, '').replace(LIVING, ' . ').replace(AGED, ''))) : said
  const people = of('person').filter(({ end, start }) => end > start)
  if (brief.plannerType !== 'sprint') return awayOnly(brief.prompt.replace(OTHER_SEASON, ' . '), of('exclusion').some(({ days }) => (days.spans ?? []).length > 0), OTHER_SEASON.test(brief.prompt) ? plainWords(brief.prompt.replace(OTHER_SEASON, ' . ')) : words)
  if (people.length === 0) return words
  const kept = people.toSorted((a, b) => b.start - a.start).reduce((prompt, { start, end }) => `${prompt.slice(0, start)} . ${prompt.slice(end)}`, brief.prompt)
  return plainWords(kept)
}

/** 'Nothing from 14 to 20 February, I'm in Lisbon for work': where somebody is while no work is done is no trip to plan. */
function awayOnly(prompt: string, isAway: boolean, words: readonly string[]): readonly string[] {
  return isAway && WHEREABOUTS.test(prompt) ? plainWords(prompt.replace(WHEREABOUTS, ' . ')) : words
}

const WHEREABOUTS = /(?<!\p{L})(?:i(?:['’]m| am|['’]ll be| will be)|we(?:['’]re| are|['’]ll be| will be)|ich bin|(?:da|dann) bin ich|wir sind|estoy|estamos|estaré|je suis|je serai|nous sommes|estou|estarei) (?:away |travelling |traveling )?(?:(?:in|to|en|à|a|em|no|na) (?:the )?\p{Lu}|(?:on|at) (?:an?|the|my|our|holiday|leave)(?!\p{L}))[^.!?;,\n]*/giu

/** 'He helps, but not during harvest', 'nicht während der Weinlese': what keeps somebody busy meanwhile is no goal. */
const OTHER_SEASON = /(?<!\p{L})(?:not|never|except|nothing|nicht|außer|no|nunca|salvo|excepto|pas|sauf|jamais|não|exceto) (?:during|throughout|while|over|während|durante|pendant) [^.!?;,\n(]{2,60}/iu

/** The sewing of 'restore a sewing machine' says which machine it is. */
const OF_SOMETHING_ELSE = 0.3
/** What leaves the word before it the matter: 'marathon training', 'website relaunch'. */
const OF_THE_SAME = new Set('fixes fix issues training preparation prep plan plans planning practice practise lesson lessons course courses class classes programme program project projects session sessions challenge season schedule routine study studies revision exam exams test tests relaunch redesign launch build mvp prototype version release migration upgrade rollout renovation remodel trip tour weekend holiday party help stuff ideas basics skills skill technique theory rating improvement level game performance score club tournament competition concert certificate licence license improvements work journey adventure pls please'.split(' '))
/** 'Run a workshop' is no run, 'polish my shoes' no language. */
const OTHER_WITH_OBJECT = new Set(['polish', 'run', 'drive', 'climb', 'dance', 'ski', 'surf', 'skate'])

/** 'Birthday: Saturday 13 February': the day says when. */
const CALENDAR_NAME = new RegExp(String.raw`^(?:${ANY_WEEKDAY}|january|february|april|june|july|august|september|october|november|december|today|tomorrow)$`, 'u')

function isModifier(work: readonly string[], keyword: string, near: NearKeywords): boolean {
  const at = work.findIndex((_, index) => hasKeyword(work.slice(index, index + 1), keyword))
  if (at <= 0) return at === 0 && OTHER_WITH_OBJECT.has(work[0]!) && (DETERMINERS.has(work[1] ?? '') || work[1] === 'for')
  // 'Learn to swim properly': what stands behind 'to' is done, and says nothing of another thing.
  if (work[at - 1] === 'to' && !OTHER_WITH_OBJECT.has(work[at]!)) return false
  const behind = work.slice(at + 1)
  const length = behind.findIndex((word) => PHRASE_ENDS.has(word) || DETERMINERS.has(word) || /\d/u.test(word) || CALENDAR_NAME.test(word))
  const head = (length === -1 ? behind : behind.slice(0, length)).at(-1)
  return head !== undefined && !OF_THE_SAME.has(head) && !hasAnyKeyword([head], near.weak)
}

/** The words of a goal, by what they say of it. */
type GoalWords = { goal: readonly string[]; work: readonly string[]; subject: readonly string[]; named: readonly string[]; topics: readonly string[]; words: readonly string[]; near: (playbook: Playbook) => NearKeywords; inEnglish: boolean }

function goalWords(frame: PlanFrame): GoalWords {
  const { brief } = frame
  const onlyWhen = dueWords(frame)
  const saying = (text: string) => plainWords(withOrganisersWords(withoutNames(carsByName(text)))).filter((word) => !onlyWhen.has(word))
  const goal = saying(bareGoal(goalWithVerb(frame)))
  const stated = statedWork(frame)
  const work = stated === null ? goal : saying(bareGoal(stated.work))
  const subject = saying(wasHandedOver(frame) ? `organise a ${brief.subject}` : brief.subject)
  const topics = saying(frame.of('topic').map(({ label }) => label).join(' . '))
  const named = [...saying(frame.of('event').map(({ title }) => title).join(' . ')), ...topics]
  const words = plainWords(withOrganisersWords(wordsOfTheGoal(frame).join(' '))).filter((word) => !onlyWhen.has(word))
  return { goal, work, subject, named, topics, words, near: nearKeywords([...work, ...subject, ...named, ...words]), inEnglish: brief.language === 'en' }
}

const THE_DEED_ALONE = 0.2

/** 'Refit our', 'paint the': such a keyword names a deed and leaves open what it is done to, which is for the playbook to know. */
function isDoneToAnother(keyword: string, playbook: Playbook, { work, inEnglish }: GoalWords): boolean {
  const said = keyword.replace(/^=/u, '').split(' ')
  const end = said.at(-1)!
  if (!inEnglish || OF_ANYTHING.has(playbook.id) || said.length < 2 || !(DETERMINERS.has(end) || end === 'to' || end === 'into')) return false
  const at = work.findIndex((_, index) => hasKeyword(work.slice(index, index + said.length), keyword))
  const behind = at === -1 ? [] : work.slice(at + said.length)
  const length = behind.findIndex((word, index) => index > 0 && PHRASE_ENDS.has(word))
  const object = length === -1 ? behind : behind.slice(0, length)
  const thing = object.filter((word) => !/^(?:(?:my|him|her|it)self|(?:our|them)selves|inside|outside|indoors|outdoors|up|out|again)$/u.test(word)).slice(-1)
  return thing.length > 0 && !knowsAnyOf(playbook, thing, 'en')
}

/** Words of the goal itself weigh most, then events and topics, then the rest of the prompt. */
function scoreOf(playbook: Playbook, goal: GoalWords): number {
  const near = goal.near(playbook)
  const weigh = (keywords: readonly string[], points: number) => keywords.reduce((sum, keyword) => sum + points * weightOf(keyword, near, goal) * (isDoneToAnother(keyword, playbook, goal) ? THE_DEED_ALONE : 1), 0)
  const strong = weigh(near.strong, 2) || looseWeight(near.strong, goal)
  if (strong === 0) return 0
  // Words beside a deed that is done to something else speak for nothing.
  const said = near.strong.filter((keyword) => weightOf(keyword, near, goal) > 0)
  if (said.length > 0 && said.every((keyword) => isDoneToAnother(keyword, playbook, goal))) return strong
  return strong + weigh(near.weak, 0.5) - near.not.reduce((sum, keyword) => sum + 3 * weightAgainst(keyword, goal), 0)
}

/** 'Sell our beloved old car' is asked for by 'sell my car'; for a playbook that nothing else speaks for. */
function looseWeight(keywords: readonly string[], { work, inEnglish }: GoalWords): number {
  return inEnglish && keywords.some((keyword) => keyword.includes(' ') && asksLoosely(work, keyword)) ? LOOSE : 0
}

/** 'Organise a garage sale' does not ask to 'organise the garage'. */
export function asksLoosely(work: readonly string[], keyword: string): boolean {
  return hasPhrase(work, keyword) && !isModifier(work, keyword.split(' ').at(-1)!, NO_KEYWORDS)
}

/** What three words of the work itself would be worth less their exact order. */
const LOOSE = 5

/** What speaks against a playbook is part of the goal itself: a conference before a wedding is no less a conference. */
function weightAgainst(keyword: string, { work, subject, topics }: GoalWords): number {
  const place = hasKeyword(work, keyword) ? 3 : hasKeyword(subject, keyword) ? 2 : hasKeyword(topics, keyword) ? 1.5 : 0
  return keyword.includes(' ') ? 1.4 * place : place
}

function weightOf(keyword: string, near: NearKeywords, { work, subject, named, words, inEnglish }: GoalWords): number {
  const place = hasKeyword(work, keyword) ? 3
    : hasKeyword(subject, keyword) ? 2
      : hasKeyword(named, keyword) || hasKeyword(words.slice(0, OPENING_WORDS), keyword) ? 1.5
        : hasKeyword(words, keyword) ? 1 : 0
  if (keyword.includes(' ')) return 1.4 * place
  return inEnglish && place > 0 && isModifier(work, keyword, near) ? OF_SOMETHING_ELSE * place : place
}
