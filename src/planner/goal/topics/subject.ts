import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import { roleOfCue, ROLE_WORDS, TEAM_WORDS } from '../people/people-words.ts'
import { textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isState } from '../times/circumstances.ts'
import { tellsOfPast } from '../times/unbinding-times.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { isWorkOnce } from '../times/whose-days.ts'
import type { Segment } from '../segments.ts'
import { closingLength, leadInLength, namedByVerb } from '../lead-ins.ts'
import { isWhoPlans } from './heads-of-goals.ts'
import { withoutHost } from './hosts.ts'

const LEADING = new Set('sprints plan plans planning schedule find put together build make create give set up design prepare organise organize lets looking trying signed structured week weeks day days month genug bitte planea organiza'.split(' '))
const ASKING = new Set("want need like help plan build create prepare learn would i'd goal aim hoping looking quiero necesito mochte will brauche veux voudrais quero preciso".split(' '))
const MAX_LENGTH = 120

/** What only marks a day, beside the goal that leads to it. */
const MILESTONE = /^(?:we )?(?:go-?\s?live|going live|launch|kick-?off|deadline|start|end|release)$/iu

const WANTING = /^(?:promised|agreed|decided|volunteered|want|need|like|hoping|looking|trying|quiero|queremos|necesito|necesitamos|mochte|mochten|will|wollen|brauche|brauchen|veux|voudrais|voulons|quero|queremos|preciso|precisamos)$/u

/** The three of 'our home (80 beds) in three two-week sprints'. */
const LEFT_OF_TIMES = /^(?:one|two|three|four|five|six|eight|ten|\d{1,2})$/iu

/** The goal in the user's words, without asking words and times: 'launch my podcast'. */
export function subjectOf(context: ReadingContext): string {
  const outing = outingOf(context)
  if (outing !== null) return outing
  const early = context.segments.filter(({ sentence }) => sentence <= 3)
  const asked = early[0] && isThing(context, early[0]) && early[1] && isWantedOfIt(context, early[1]) ? undefined : early.find((segment) => (isStory(context, early[0]!) || isExclaimed(context, early[0]!) && segment.sentence > 0) && !keysIn(context, segment).includes('again') && keysIn(context, segment).some((key) => ASKING.has(key)))
  const plain = context.segments.filter((segment) => !isAboutPeople(context, segment) && !isHeading(context, segment))
  const lines = plain.some(({ isBullet }) => !isBullet) ? plain.filter(({ isBullet }) => !isBullet) : plain
  // 'Self-employed, first tax return due on 31 January': who one is, before what one wants.
  const goals = lines.length > 1 && STATUS.test(textOf(context, lines[0]!)) ? lines.slice(1).filter(({ depth }) => depth === 0) : lines
  const told = goals[0] && (isStory(context, goals[0]) || isPractised(context, goals[0])) ? goals.slice(1, 3).find((segment) => isWorkOnce(keysIn(context, segment).join(' ')) || isAskedBehind(context, segment)) : undefined
  const awaited = goals[0] && (isStory(context, goals[0]) || LOSS.test(keysIn(context, goals[0]).join(' '))) ? goals.find((segment) => segment.sentence > 0 && segment.sentence <= 2 && isAim(context, segment)) : undefined
  const meant = context.segments[0] && isDailyLife(context, context.segments[0]) ? goals.find((segment) => segment.sentence > 0 && segment.sentence <= 3 && MEANT.test(context.source.tokens[segment.from]!.key)) : undefined
  for (const segment of [...(asked ? [asked] : []), ...(meant ? [meant] : []), ...(awaited ? [awaited] : []), ...(told ? [told] : []), ...goals, ...(goals.length === 0 ? context.segments : [])]) {
    const text = [segment, ...behindAges(context, segment)].map((part, index) => bareText(context, index > 0 ? part : behindWanting(context, behindPeople(context, behindSprints(context, part))))).filter((part, index) => part !== '' && !(index > 0 && LEFT_OF_TIMES.test(part))).join(' ')
    if (/[\p{L}\p{M}]{3}|\p{Lu}{2}/u.test(text) && !(MILESTONE.test(text) && segment !== goals.at(-1))) return withStays(context, withList(context, segment, withoutHost(withoutComplaint(context, text)))).slice(0, MAX_LENGTH)
  }
  return context.prompt.trim().slice(0, MAX_LENGTH)
}

const STATUS = /^(?:(?:i['’]?m|i am|we['’]re|we are|newly|recently|just|freshly|both) )*(?:self[ -]employed|freelance(?:r|rs)?|retired|divorced|widowed|separated|single (?:mum|mom|dad|parent|mother|father)|homeowners?|first[ -]time (?:buyers?|parents?|landlords?)|landlords?|unemployed|pregnant|newlyweds?|empty[ -]nesters?|student)$/iu

/** 'Old boat in the barn, want it floating by June': what is wanted of the thing before, which is what the plan is about. */
function isWantedOfIt(context: ReadingContext, segment: Segment): boolean {
  return segment.lead === ',' && /^(?:(?:and|i|we|i'd|we'd) )*(?:want|need|like|would like|hope)(?: to)?(?: (?:get|have|see|make|put))? (?:it|them|her|him|this)(?: |$)/u.test(keysIn(context, segment).join(' '))
}

/** A name without a verb: 'Grandad's clock', '1974 racing dinghy in pieces'. */
function isThing(context: ReadingContext, segment: Segment): boolean {
  const keys = keysIn(context, segment)
  return segment.sentence === 0 && keys.length <= 8 && !keys.some((key) => /^(?:i|we|i'm|we're|i've|we've|i'd|is|are|was|were|has|have|want|need|to|got|he|she|they|it)$/u.test(key))
}

/** 'Stock counts take us 40 days', 'our site search is rubbish': what is complained of is the goal, and not the complaint. */
function withoutComplaint({ plannerType, language }: ReadingContext, text: string): string {
  const thing = plannerType === 'sprint' && language === 'en' ? COMPLAINT.exec(text)?.groups?.thing : undefined
  return thing !== undefined && (thing.trim().includes(' ') || thing.trim().length > 6) ? thing.trim() : text
}

const COMPLAINT = /^(?<thing>(?!(?:i|we|it|they|this|that|there|here|what|who|how|everything|nobody|if|when)\b)(?:(?!(?:what|which|that|who|where|because|so)\b)[\p{L}\p{N}'’/&-]+ ){1,5}?)(?:takes? (?:us|me|them|our|too|far|ages|forever|up|over|about|around|\d)|takes?$|costs? (?:us|too)|came back (?:with|from)|fails?\b|keeps? (?:failing|crashing|breaking|falling|going)|(?:is|are) (?:so |too |very |really |still |completely |utterly |a )?(?:rubbish|broken|slow|terrible|awful|useless|crap|mess|bad|embarrassing|painful|outdated|dreadful|unusable|hopeless|missing|a mess|a disaster|a nightmare|wrong|late|out of date))(?:\b.*)?$/iu

/** A meeting is called by its occasion and its people, a day with friends by its friends. */
function outingOf(context: ReadingContext): string | null {
  if (context.language !== 'en') return null
  const meeting = context.readings.find((reading) => reading.kind === 'meeting')
  if (meeting?.kind === 'meeting' && meeting.people.length > 0) return `${meeting.title} with ${joined(meeting.people)}`.slice(0, MAX_LENGTH)
  const met = context.readings.flatMap((reading) => (reading.kind === 'visit' ? [reading.person] : []))
  return met.length > 1 ? `Meet ${joined(met)}`.slice(0, MAX_LENGTH) : null
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

/** 'Learn React' goes on with ', Node and Docker' when 'and' closes the list. */
function withList(context: ReadingContext, segment: Segment, text: string): string {
  // 'Entrego el TFM el 31 de marzo y …, los resultados': what is dated is the goal.
  if (context.language !== 'en' && context.groups.some(({ from, expressions: [first] }) => from >= segment.from && from < segment.to && first!.days !== null)) return text
  const rest: string[] = []
  for (let index = context.segments.indexOf(segment) + 1; index < context.segments.length && rest.length < 4; index += 1) {
    const next = context.segments[index]!
    if (!/^[,+]$/u.test(next.lead) || next.sentence !== segment.sentence || next.depth !== segment.depth || TEAM_WORDS.has(context.source.tokens[next.from]!.key) || context.source.tokens.slice(next.from, next.to).some(({ text }) => context.people.has(text))) break
    if (context.groups.some(({ from }) => from === next.from) || isState(textOf(context, next)) || /^(?:i|we)$/u.test(context.source.tokens[next.from]!.key)) break
    const isClosing = next.lead === '+' && context.segments[index + 1]?.lead !== '+' || keysIn(context, next).some((key) => /^(?:and|&|y|und|et|e)$/u.test(key))
    const words = bareText(context, next)
    if (words === '' || /^(?:and|&|y|und|et|e)$/u.test(words) || words.split(' ').length > (isClosing ? 7 : 4)) break
    rest.push(words)
    if (isClosing) return [text, ...rest].join(', ')
    if (context.groups.some(({ from }) => from >= next.from && from < next.to)) break
  }
  const isTopic = context.readings.some((reading) => reading.kind === 'topic' && reading.label === text)
  return isTopic && rest.length >= 2 ? [text, ...rest].join(', ') : text
}

/** 'Trip' and 'We'll be travelling' are told apart by where they lead. */
function withStays(context: ReadingContext, text: string): string {
  const places = context.readings.flatMap((reading) => (reading.kind === 'stay' ? [reading.place] : []))
  const isGeneral = /^(?:trip|tour|journey|holiday|vacation|we|we'll|i|i'll|itinerary|travel)\b/iu.test(text) && text.split(' ').length <= 4 && !/ \p{Lu}/u.test(text)
  return context.language === 'en' && places.length >= 2 && isGeneral ? `Trip to ${joined(places)}` : text
}

/** 'Ana, Bo and Cy do the code', 'Team: …', 'two-week sprints' say who and when, not what. */
function isAboutPeople(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  const words: number[] = []
  for (let index = segment.from; index < segment.to; index += 1) if (tokens[index]!.kind === 'word' && !isEmptyWord(tokens[index]!.key) && parseNumber(context.source, index) === null) words.push(index)
  const isPerson = (index: number) => context.people.has(tokens[index]!.text)
  const isTeam = (index: number) => TEAM_WORDS.has(tokens[index]!.key) || /^(?:me|myself|sprints?|person|head|strong)$/u.test(tokens[index]!.key)
  const hasPerson = words.some(isPerson)
  if (/^(?:capacity|availability|kapazitat|capacidad)$/u.test(tokens[segment.from]!.key)) return true
  const leadsToPeople = /^[:(]$/u.test(tokens[segment.to]?.key ?? '') && tokens.slice(segment.to + 1, segment.to + 4).some(({ text }) => context.people.has(text))
  const namesTeam = words.length > 0 && isTeam(words.at(-1)!) && (leadsToPeople || tokens[segment.from]!.key === 'team')
  return namesTeam || words.every((index) => isPerson(index) || isTeam(index) || (context.claimed[index] === 1 && !isStay(context)) || (hasPerson && ROLE_WORDS.has(tokens[index]!.key)))
}

function isStay(context: ReadingContext): boolean {
  return context.readings.some(({ kind }) => kind === 'stay')
}

/** What goes on behind the brackets of 'Teach Nuria (7) and Bastian (5) to ride'. */
function behindAges(context: ReadingContext, segment: Segment): Segment[] {
  const rest: Segment[] = []
  for (let index = context.segments.indexOf(segment) + 1; index < context.segments.length;) {
    const age = context.segments[index]!
    const behind = context.segments.findIndex(({ depth }, at) => at > index && depth <= segment.depth)
    const isAge = age.lead === '(' && context.source.tokens[age.from]!.kind === 'digits' && age.to - age.from <= 3
    if (!isAge || behind < 0 || context.segments[behind]!.lead !== ')' || context.segments[behind]!.sentence !== segment.sentence) break
    rest.push(context.segments[behind]!)
    index = behind + 1
  }
  return rest
}

/** The home of 'Care home, 3 kitchens: cut food waste by a third.', the goal being the one clause behind the colon. */
function isBeforeGoal(context: ReadingContext, segment: Segment): boolean {
  if (segment.sentence !== 0 || segment.isBullet || segment.to - segment.from > 4) return false
  const sentence = context.segments.filter((other) => other.sentence === 0)
  const goal = sentence.findIndex(({ lead }) => lead === ':')
  const words = goal === sentence.length - 1 && goal > sentence.indexOf(segment) ? keysIn(context, sentence[goal]!) : []
  // 'Laser cutter: get it running' speaks of what stands before.
  if (words.some((key) => /^(?:it|them)$/u.test(key))) return false
  return context.plannerType === 'sprint' && words.length >= 3 && !words.some((key) => /^(?:and|und|y|et|e|&)$/u.test(key)) && context.segments.length > sentence.length
}

const ASKED_FOR = /^(?:sprint|sprints|plan|planning|schedule|please|pls|plz|help|need|needed|wanted|a|an|the|our|me|for|request|calendar|project|next|new|backlog|bitte|sprintplan|favor|por)$/u

/** 'Features:' leads a list. */
function isHeading(context: ReadingContext, segment: Segment): boolean {
  // 'Sprint plan pls: …'.
  if (context.source.tokens[segment.to]?.key === ':' && keysIn(context, segment).every((key) => ASKED_FOR.test(key))) return true
  if (isBeforeGoal(context, segment) || isWhoPlans(context, segment) || isGreeting(context, segment)) return true
  return segment.to - segment.from === 1 && context.source.tokens[segment.to]?.key === ':' && /^(?:simple|quick|hi|hello|hey|help|question|request|task|idea|product|project|goal|objective|aim|what|subject|title|job|mission|ziel|projekt|proyecto|objetivo|projet|projeto|features?|pages?|topics?|tasks?|scope|goals?|steps?|deliverables|epics?|modules?|stories|workstreams?|funktionen|aufgaben|seiten|themen|funciones|tareas|temas|paginas|fonctionnalites|taches|funcionalidades|tarefas)$/u.test(context.source.tokens[segment.from]!.key)
}

/** The 'hi all' and the 'small bakery here' before the goal. */
function isGreeting(context: ReadingContext, segment: Segment): boolean {
  const said = keysIn(context, segment).join(' ')
  return segment.sentence === 0 && context.segments.length > 2 && (/^(?:hey|hi|hello|hiya|hallo|moin|servus|hola|buenas|salut|bonjour|coucou|oi|ola|bom dia|good (?:morning|evening|day))(?: (?:all|there|everyone|everybody|team|folks|zusammen|a todos|tous|gente))*$/u.test(said) || /^(?:(?:just )?(?:a|an|one|two|small|tiny|little|family) )?(?:[\p{L}\d-]+ ){1,4}here$/u.test(said))
}

/** 'Three 2-week sprints from 11 January to launch the campaign': what they are for. */
function behindSprints(context: ReadingContext, segment: Segment): Segment {
  const { tokens } = context.source
  const calendar = context.readings.find(({ kind }) => kind === 'sprint-calendar')
  if (!calendar || calendar.start > tokens[segment.from]!.end || context.plannerType !== 'sprint') return segment
  const behind = tokens.findIndex(({ start }, index) => index >= segment.from && index < segment.to && start >= calendar.end)
  return behind > 0 && /^(?:to|for|fur|zum|para|pour|on)$/u.test(tokens[behind]!.key) && behind + 1 < segment.to ? { ...segment, from: behind + 1 } : segment
}

/** 'Karim and I build …': what they do. */
function behindPeople(context: ReadingContext, segment: Segment): Segment {
  let { from } = segment
  const { tokens } = context.source
  while (from < segment.to && (context.people.has(tokens[from]!.text) || /^(?:me|i|and|&|[+]|,|y|und|et|e)$/u.test(tokens[from]!.key) || context.people.has(tokens[from + 1]?.text ?? '') && roleOfCue(tokens[from]!.key).length > 0)) from += 1
  const named = tokens.slice(segment.from, from).some(({ text }) => context.people.has(text))
  return named && from < segment.to ? { ...segment, from } : segment
}

/** 'I got laid off and want to find a new job': what is wanted. */
function behindWanting(context: ReadingContext, segment: Segment): Segment {
  const keys = keysIn(context, segment)
  // 'I volunteer for our orchestra and I'm to organise its tour'.
  const told = keys.findIndex((key, index) => index > 2 && keys[index - 1] === 'and' && (/^(?:i'm|im|we're)$/u.test(key) && keys[index + 1] === 'to' || /^(?:i|we)$/u.test(key) && /^(?:am|are|have|need|was|were)$/u.test(keys[index + 1] ?? '') && /^(?:to|asked|supposed)$/u.test(keys[index + 2] ?? '')))
  const behindTo = told > 0 ? keys.indexOf('to', told) : -1
  if (behindTo > 0 && behindTo - told <= 3 && behindTo + 1 < keys.length) return { ...segment, from: segment.from + behindTo + 1 }
  const verb = keys.findLastIndex((key, index) => WANTING.test(key) && index < 14)
  const isOwn = verb > 0 && keys.slice(0, verb).some((key) => /^(?:i|we|i'd|we'd|ich|wir|je|nous|yo|eu|quiero|and|und|y|et|e)$/u.test(key) || context.people.has(context.source.tokens[segment.from]!.text))
  return isOwn && verb + 1 < keys.length ? { ...segment, from: segment.from + verb + 1 } : segment
}

function keysIn(context: ReadingContext, words: Words): string[] {
  return context.source.tokens.slice(words.from, words.to).map(({ key }) => key)
}

/** 'I got laid off last week' tells why, not what. */
function isStory(context: ReadingContext, segment: Segment): boolean {
  if (/^(?:i|we|my \p{L}+|our \p{L}+) (?:was|were|have been|has been|got) (?:just |recently )?(?:told|diagnosed|advised|offered|promoted|laid off|made redundant)(?= |$)/u.test(keysIn(context, segment).join(' '))) return true
  return context.groups.some((group) => group.from >= segment.from && group.to <= segment.to && (tellsOfPast(context, group) || group.expressions.some(({ days }) => days !== null && days.last < context.today)))
}

const LOSS = /^(?:my|our) (?:\p{L}+ ){1,4}?(?:has |have |just |suddenly |sadly )*(?:died|passed away|passed)(?= |$)/u

/** 'My aunt died on Saturday. The funeral is on the 22nd': what everything is to be ready for. */
function isAim(context: ReadingContext, { from, to }: Segment): boolean {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null && reading.start >= start && reading.start < end)
}

/** 'I leave for work at 8': what every day is like, before the goal. */
function isDailyLife(context: ReadingContext, segment: Segment): boolean {
  return /^(?:i|we) (?:do (?:nights|shifts|lates|earlies)|leave|get up|wake up|work|commute|live|come home|get home|start work|finish work|am retired|am a|am an|have (?:two|three|four|a full|a part|small|no|little)) ?/u.test(keysIn(context, segment).join(' '))
}

const MEANT = /^(?:need|learn|practi[cs]e|train|study|write|read|lose|start|run|swim|knit|sew|bake|cook|teach|save|quit|stop|get|build|make|paint|prepare|plan|organi[sz]e|help|i'd|want|improve|revise|sort|clear|declutter|renovate|find|buy|sell)$/u

/** 'We moved in on 1 December. Redecorate the flat by April': what opens the next sentence asks, unless it tells more, or of the same. */
function isAskedBehind({ source: { tokens }, language, groups }: ReadingContext, { from, to, sentence, lead }: Segment): boolean {
  const opensSentence = sentence > 0 || lead === ';'
  const isTime = groups.some((group) => group.from === from)
  return language === 'en' && opensSentence && !isTime && to - from > 1 && tokens[from]!.kind === 'word' && /^\p{L}+$/u.test(tokens[from]!.key) && !TELLS.test(tokens[from]!.key) && !/^(?:it|them|him|her|this|that|from|for|with)$/u.test(tokens[from + 1]!.key)
}

const TELLS = /^(?:plan|planning|please|an?|the|my|our|his|her|their|your|its|i|we|he|she|they|it|you|who|there|here|this|that|these|those|no|not|never|only|none|nothing|some|each|every|all|both|and|but|or|so|if|when|while|because|since|as|on|in|at|to|by|from|for|with|without|of|after|before|until|during|between|now|then|today|still|also|currently|usually|one|two|three|four|five|six|seven|eight|nine|ten|most|many|much|more|maybe|perhaps|budget|deadline|goal|available|free|topics?|days?|hours?|\p{L}+s)$/u

/** 'I've kept bees for 8 years': who plans, not what. */
function isPractised(context: ReadingContext, { from, to }: Segment): boolean {
  const { tokens } = context.source
  return /^(?:i|we|i've|we've)$/u.test(tokens[from]!.key) && context.readings.some(({ kind, start, end }) => kind === 'level' && start >= tokens[from]!.start && end <= tokens[to - 1]!.end)
}

/** 'New telescope!!': joy, not yet what is wanted. */
function isExclaimed(context: ReadingContext, { from, to }: Segment): boolean {
  return context.source.tokens[to]?.key === '!' && to - from <= 5 && context.groups.every((group) => group.from >= to)
}

/** 'Planning permission for our barn' asks for no plan. */
function isPermission({ source: { tokens } }: ReadingContext, kept: readonly number[]): boolean {
  return tokens[kept[0]!]!.key === 'planning' && /^(?:permission|application|consent|board|committee|officer|department|law|software|tool)$/u.test(tokens[kept[1]!]!.key)
}

/** 'Design a shop' asks for a plan, 'design sprint' names one. */
function isLeading(context: ReadingContext, kept: readonly number[]): boolean {
  const key = context.source.tokens[kept[0]!]!.key
  return LEADING.has(key) && (key !== 'design' || isEmptyWord(context.source.tokens[kept[1]!]!.key))
}

/** What 'before our camping trip on 3 May' is done before is another matter than the goal. */
function endsBefore({ readings, source }: ReadingContext, index: number): boolean {
  const { start } = source.tokens[index]!
  return readings.some((reading) => reading.kind === 'deadline' && reading.event !== null && reading.start <= start && reading.end > start)
}

/** The words of a segment up to its first date, without lengths, leading articles and asking words. */
function bareText(context: ReadingContext, segment: Segment): string {
  const { tokens } = context.source
  const kept = wordsBeforeDates(context, segment)
  kept.splice(0, leadInLength(kept.map((index) => tokens[index]!.key), context.language))
  while (kept.length > 1 && isLeadingFiller(context, kept)) kept.shift()
  while (kept.length > 1 && (tokens[kept.at(-1)!]!.kind === 'symbol' || LEFT_OVER.test(tokens[kept.at(-1)!]!.key))) kept.pop()
  const closing = closingLength(kept.map((index) => tokens[index]!.key), context.language)
  if (closing > 0) kept.splice(-closing)
  if (kept.length === 1 && /^(?:whole|entire|all|rest|duration|course|month|period|apiece|each|weekdays?)$/u.test(tokens[kept[0]!]!.key)) return ''
  return namedByVerb(kept.map((index, position) => `${position > 0 && tokens[index]!.spaced ? ' ' : ''}${tokens[index]!.text}`).join('').trim(), context.language)
}

/** Words that a name cannot end with. */
const LEFT_OVER = /^(?:on|in|at|for|by|is|from|the|a|to|over|due|with|of|and|nothing|never|not|we're|der|das|el|le|von|de|em|en|um)$/u

function isLeadingFiller(context: ReadingContext, kept: readonly number[]): boolean {
  const { key, kind } = context.source.tokens[kept[0]!]!
  return !isPermission(context, kept) && (isEmptyWord(key) || isLeading(context, kept) || kind === 'symbol')
}

/** Indices of the words up to the first date; lengths are left out with the 'for' before them. */
function wordsBeforeDates(context: ReadingContext, { from, to }: Segment): number[] {
  const { tokens } = context.source
  const kept: number[] = []
  for (let index = from; index < to; index += 1) {
    const group = context.groups.find((each) => index >= each.from && index < each.to) ?? null
    const hasContent = kept.some((at) => !isEmptyWord(tokens[at]!.key))
    if (endsSubject(context, index, { group, kept, hasContent, to })) break
    if (group && isLength(group) && kept.length > 0 && /^(?:of|de|von|in|for|over|within|um|uma|en|con|a|an|the)$/u.test(tokens[kept.at(-1)!]!.key)) kept.pop()
    if (!group || isAdjective(context, group, to)) kept.push(index)
  }
  return kept
}

type AtWord = { group: TimeGroup | null; kept: readonly number[]; hasContent: boolean; to: number }

/** Whether the goal has been named before this word: a date, what another reading holds, 'before our trip on 3 May'. */
function endsSubject(context: ReadingContext, index: number, { group, kept, hasContent, to }: AtWord): boolean {
  if (context.source.tokens[index]!.key === 'before' && kept.length > 2 && endsBefore(context, index)) return true
  if (!hasContent) return false
  if (group === null) return context.claimed[index] === 1 && context.plannerType === 'sprint'
  // Hindi names the thing behind its times.
  return !isLength(group) && !isAdjective(context, group, to) && context.language !== 'hi'
}

function isLength({ expressions }: TimeGroup): boolean {
  return expressions.every(({ duration }) => duration !== null)
}

/** The autumn of 'the autumn campaign', the weekly of 'a weekly newsletter'. */
function isAdjective({ source }: ReadingContext, group: TimeGroup, to: number): boolean {
  const { expressions } = group
  const isSeason = group.to - group.from <= 2 && expressions[0]!.days?.grain === 'season' && source.tokens[group.to]?.kind === 'word' && group.to < to && source.entries[group.to]!.length === 0
  return isSeason || group.to - group.from === 1 && expressions.every(({ days, clock, recurrence }) => !days && !clock && recurrence !== null)
}
