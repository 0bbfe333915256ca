import { nameOfOuting } from '../goal/rewriting/tellings/outing-of-day.ts'
import { nameOfOneWeek } from '../goal/rewriting/tellings/plan-of-one-week.ts'
import { targetInWords } from '../goal/targets/targets-in.ts'
import { statedTitle } from '../goal/stated-title.ts'
import type { Playbook } from '../playbooks/playbook.ts'
import { bareGoal, goalWithVerb } from './choosing/goal-head.ts'
import { isKind } from './choosing/kind-of-goal.ts'
import { fixedWords } from './fixed-words.ts'
import type { PlanFrame } from './plan-frame.ts'
import { firstClause, titleOfFact, titleOfFactIn, titleOfJourney } from '../goal/title-of-fact.ts'
import { nameIn } from './no-name.ts'
import { titleOfThings } from './title-of-things.ts'
import { capitalise, hasAnyKeyword, plainWords, shorten } from './wording.ts'

/** What the plan is called: as the goal says it, or after its playbook or its dates where what was read as the goal names nothing. */
export function planTitle(frame: PlanFrame, playbook: Playbook | null): string {
  const title = titleAsRead(frame, playbook)
  // A journey is called by its places, whoever comes along.
  if (playbook?.id === 'trip') return title
  // 'Day trip with the kids' was read as an outing.
  const outing = /^outing(?!\p{L})/iu.test(title) ? nameOfOuting(frame.brief.prompt) : null
  if (outing !== null) return capitalise(`${outing}${title.slice('outing'.length)}`)
  const words = playbook !== null && title.startsWith(`${capitalise(playbook.title)}: `) ? title.slice(playbook.title.length + 2) : title
  const named = nameIn(words, frame.brief.language)
  return named === words ? title : shorten(capitalise(named ?? titleOfThings(playbook, frame) ?? title), 80)
}

/** What the user calls it, or the goal in the user's own words, after the playbook's name where they do not say what it is. */
function titleAsRead(frame: PlanFrame, playbook: Playbook | null): string {
  const { brief, of } = frame
  const stated = statedTitle(brief.prompt) ?? nameOfOneWeek(brief.prompt) ?? (playbook?.id === 'trip' ? titleOfJourney(brief.prompt) : null)
  if (stated !== null) return shorten(stated, 80)
  const aimed = titleOfTarget(frame)
  if (aimed !== null) return aimed
  const words = wordsOfTitle(frame)
  const told = titleBehindWho(words, frame)
  if (told !== null) return shorten(capitalise(told), 80)
  if (playbook !== null && isOneOfItsSeries(words, frame)) return capitalise(playbook.title)
  if (POINTS_BACK.test(words)) return shorten(playbook === null || isKind(playbook) ? titleOfFact(firstClause(brief.prompt), brief.prompt) : capitalise(playbook.title), 80)
  if (LEVEL_ALONE.test(words)) return capitalise(of('event')[0]?.title ?? playbook?.title ?? words)
  // 'Write 500 words a day' is called by more than its verb.
  const habit = words.includes(' ') ? undefined : of('rhythm').find(({ source, title }) => source === 'stated' && title !== null && title.toLowerCase().startsWith(`${words.toLowerCase()} `))
  return habit?.title ? capitalise(habit.title) : inOwnWords(words, frame, playbook)
}

/** 'Cut our hosting bill by 30 %' where the prompt opens with its target, else the goal and what is to be reached: 'Search on our shop: p95 under 300 ms'. */
function titleOfTarget({ brief, of }: PlanFrame): string | null {
  const [target] = of('target')
  if (target === undefined) return null
  const aim = targetInWords(target)
  const isSaid = target.measure !== '' && brief.subject.toLowerCase().includes(target.measure.toLowerCase()) || aim.toLowerCase().startsWith(brief.subject.toLowerCase())
  const opens = !/\p{L}/u.test(brief.prompt.slice(0, target.start))
  const title = opens && !target.words.includes(', ') ? target.words : isSaid || opens ? aim : `${brief.subject}: ${aim}`
  return title.length <= LONGEST_TITLE ? capitalise(title) : null
}

const LONGEST_TITLE = 80

/** Steps that are named after the goal are named as the plan is, where the goal was read as a greeting or the rest of a sentence. */
export function withNameAsSubject(playbook: Playbook | null, frame: PlanFrame): PlanFrame {
  const { brief } = frame
  return brief.subject.trim() === '' || nameIn(brief.subject, brief.language) !== null ? frame : { ...frame, brief: { ...brief, subject: planTitle(frame, playbook) } }
}

/** The goal as it was read, with the small words that a name needs. */
function wordsOfTitle(frame: PlanFrame): string {
  const { brief } = frame
  const subject = withItsLinks((brief.subject.trim() || brief.prompt.split(/[\n.!?]/u)[0]!.trim()).replace(/[\s.,;:!]+$/u, ''), brief.prompt).replace(/^able to (?=\p{L})/iu, '').replace(STANDS_FAST, '')
  return brief.plannerType === 'calendar' || brief.language === 'en' && FACT_OF_TEAM.test(brief.prompt) ? namedAsTold(subject, frame) : subject
}

/** 'The fire audit is confirmed for 3 May' is called by what it is, and not by that it will be. */
const STANDS_FAST = / (?:is|are|has been|have been) (?:now |already )?(?:confirmed|booked|fixed|set|scheduled|announced)$/iu

function inOwnWords(words: string, frame: PlanFrame, playbook: Playbook | null): string {
  const { brief } = frame
  const led = brief.language === 'de' ? leadOf(words, brief.prompt) : ''
  // A team's goal or a journey in several words of its own needs no name of a trade before them.
  const isTold = (brief.plannerType === 'sprint' || playbook?.id === 'trip') && words.split(' ').length >= TOLD_IN_WORDS
  const unclear = playbook !== null && !isTold && !isKind(playbook) && brief.language === 'en' && !hasAnyKeyword(plainWords(words), [...playbook.matches.strong, ...playbook.matches.weak])
  const whole = unclear || NEEDS_ITS_VERB.test(words) || SOMEBODY_TO_DO.test(words) ? saidWithVerb(frame) : null
  if (whole === null && unclear && HOW_SOMEBODY_IS.test(words)) return capitalise(playbook.title)
  return shorten(capitalise(whole ?? (unclear && !playbook.title.includes(words.toLowerCase()) ? `${playbook.title}: ${words}` : `${led}${words}`)), 80) || fixedWords('untitled', 'en')
}

function namedAsTold(subject: string, { brief }: PlanFrame): string {
  return brief.language === 'en' ? withItsTime(titleOfFact(subject, brief.prompt), brief.prompt) : titleOfFactIn(brief.language, subject, brief.prompt)
}

/** 'Our washing machine is broken and we need a new one', '… and want to halve that'. */
const POINTS_BACK = /^(?:(?:an? )?new ones?|\p{L}+ (?:that|it|them|this|those)|(?:something|somebody) (?:new|else|better)|new)$/iu

/** 'Sole trader', 'four piece band', 'practice manager': who asks, and not what for. */
const WHO_ASKS = /^(?:(?:an?|the|two|three|four|five|six|\d+) )?(?:[\p{L}-]+ ){0,3}(?:traders?|managers?|band|duo|trio|quartet|photographers?|teachers?|nurses?|mum|mom|dad|parents?|couple|family|students?|freelancers?|owners?|secretary|treasurer|captain|coach|pensioners?|retirees?|gardeners?|farmers?|volunteers?)$/iu
/** 'Can you plan', 'plan', 'help me': the request, and nothing of what it is about. */
const REQUEST_ALONE = /^(?:(?:can|could|would|will) you (?:please )?)?(?:plan|schedule|organi[sz]e|help|sort|make (?:me )?a plan)(?: (?:me|us|this|it|that))?(?: please)?$/iu

/** What is asked for, where the goal was read as whoever asks: 'Get my books straight' of 'sole trader, got to get my books straight'. */
function titleBehindWho(words: string, { brief, of }: PlanFrame): string | null {
  if (brief.language !== 'en' || brief.plannerType !== 'calendar') return null
  if (REQUEST_ALONE.test(words)) {
    const [clause = ''] = brief.prompt.trim().split(/[.!?\n]/u)
    const main = of('event').toSorted((a, b) => a.days.first - b.days.first).at(-1)
    const fact = titleOfFact(clause.replace(/^(?:i|we)(?:['’](?:ve|d|m)| have| had| am)? (?=(?:had|have|got|am|hurt|broke|tore)(?!\p{L}))/iu, ''), brief.prompt)
    return fact.length <= LONGEST_WITH_VERB && !REQUEST_ALONE.test(fact) ? fact.replace(/ (?:last|this|on|next) \p{L}+$/iu, '').replace(/^(?:i|we) (?:had|have) (?:my|our) /iu, '') : (main?.title ?? null)
  }
  const at = WHO_ASKS.test(words) ? brief.prompt.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0 || at > LEAD_BEFORE_WHO) return null
  const said = BEHIND_WHO.exec(brief.prompt.slice(at + words.length))?.groups!['said']!.replace(HAS_TO, '').replace(/ (?:by|until|till|before|on|from) [^,]*\d.*$/iu, '').trim()
  return said === undefined || said.length < SHORTEST_NAME || /^(?:and|but|who|which|so|with|from|in|on|at|for)(?!\p{L})/iu.test(said) || /\d{4}|\d\s?(?:am|pm)/u.test(said) ? null : said
}

const BEHIND_WHO = /^(?:, | [–-] |: )(?<said>[^.,;:!?\n]{3,50})(?=[.,;:!?\n]|$)/u
const HAS_TO = /^(?:(?:i|we)(?:['’]ve| have|['’]d)? )?(?:(?:got|have|need|want|would like) to |must )/iu
/** In characters: 'I am a …'. */
const LEAD_BEFORE_WHO = 9
const SHORTEST_NAME = 5

const ATTENDED = /(?<!\p{L})(?:lessons?|class(?:es)?|courses?|meetings?|appointments?|physio|tutor(?:ing)?)$/iu

/** One of several series that are kept is not what all of it is for. */
function isOneOfItsSeries(words: string, { of, brief }: PlanFrame): boolean {
  const titles = of('rhythm').filter(({ source, title }) => source === 'stated' && title !== null).map(({ title }) => title!.toLowerCase())
  return brief.plannerType === 'calendar' && ATTENDED.test(words) && new Set(titles).size > 1 && titles.includes(words.toLowerCase()) && !brief.prompt.toLowerCase().startsWith(words.toLowerCase())
}

/** What a team tells of itself or its product: 'Our app crashes on Android 15 and …'. */
const FACT_OF_TEAM = /^(?:our|my|the|we (?:lost|have lost)) /iu

/** 'Complete beginner, marathon on 3 October' is called by what follows. */
const LEVEL_ALONE = /^(?:(?:complete|total|absolute) )?(?:beginner|novice|newbie)$/iu

/** The evenings of 'stop working evenings': a time that the verb needs, where the goal has few other words. */
function withItsTime(words: string, prompt: string): string {
  const [before, behind] = prompt.split(words, 2)
  const time = before === undefined || words.split(' ').length > 2 ? undefined : /^ (?:(?:in the |on |at )?(?:evenings?|weekends?|nights?|sundays?|mornings?)|late|overtime)(?=[.,;!?\n]|$)/iu.exec(behind ?? '')?.[0]
  return `${words}${time ?? ''}`
}

/** 'Rid of the moss', 'divorced', 'baby to sleep through', 'son for starting school' are half of what was said. */
const NEEDS_ITS_VERB = /^(?:rid of|divorced|married|engaged|fit|ready|better|promoted|organi[sz]ed|used to|over|out of|through|back)(?!\p{L})/iu
/** Whom somebody gets to do something, or readies for it. */
const SOMEBODY_TO_DO = /^(?!(?:[\p{L}]+ ){0,2}(?:trip|visit|letter|way|guide|introduction|access|move|drive|road|journey|tour|flight) )(?:[\p{L}]+ ){1,3}(?:ready )?(?:to (?!the |our |my |a |an )\p{Ll}+|for \p{Ll}+ing)(?= |$)/u
const HOW_SOMEBODY_IS = /^(?:married|engaged|divorced|pregnant|retired|moving)$/iu
/** In characters. */
const LONGEST_WITH_VERB = 60

/** 'Get rid of the moss in my lawn': the goal as its user said it, where that is an order of few words. */
function saidWithVerb(frame: PlanFrame): string | null {
  const whole = bareGoal(goalWithVerb(frame)).replace(SPRINTS_TO, '')
  const isOrder = frame.brief.language === 'en' && whole.length <= LONGEST_WITH_VERB && /^\p{L}+ \p{L}/u.test(whole)
  return isOrder && !/^(?:i|we|you|he|she|they|it|my|our|the|an?|this|in|on|at|by|for|to|and|but)(?!\p{L})/iu.test(whole) && whole.toLowerCase() !== frame.brief.subject.toLowerCase() ? whole : null
}

/** 'Three sprints to get our app offline': what they are for. */
const SPRINTS_TO = /^(?:[\p{L}\d]+[ -]){1,4}sprints? (?:to|for) (?=\p{L})/iu

/** The 'mit den' of 'mit den Kindern an die Ostsee': a German name in its case needs it. */
function leadOf(words: string, prompt: string): string {
  const at = prompt.indexOf(words)
  return at <= 0 || !words.includes(' ') ? '' : (LEAD.exec(prompt.slice(0, at))?.[1] ?? '')
}

const LEAD = /(?:^|[\s,.;:])((?:mit|für|nach|zu[mr]?|bei|beim|auf|ohne|ins?|im|ans?|am) (?:(?:den|dem|der|die|das|\d+|meine[nmr]?|unsere[nmr]?|eine[nmr]?|drei|zwei|vier) )?)$/iu

const TOLD_IN_WORDS = 4

/** 'Taking my mum Seville' said 'to Seville': a small word before a name that was read with its days. */
function withItsLinks(words: string, prompt: string): string {
  if (/^end /iu.test(words) && /week-end/iu.test(prompt)) return `Week-${words}`
  if (prompt.includes(words)) return words
  const parts = words.split(' ')
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const link = before !== undefined && /^\p{Lu}/u.test(part) && !prompt.includes(`${before} ${part}`) ? LINKS.find((each) => prompt.includes(`${before} ${each} ${part}`)) : undefined
    return link === undefined ? part : `${link} ${part}`
  }).join(' ')
}

const LINKS = ['to', 'in', 'at', 'on', 'around', 'nach', 'auf', 'a', 'en', 'à', 'para', 'em']
