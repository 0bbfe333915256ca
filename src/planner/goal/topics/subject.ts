import { withoutArranging } from '../journeys/arranged-before.ts'
import { JOINT } from '../joining-words.ts'
import { TEAM_WORDS } from '../people/people-words.ts'
import { whyNoWork } from '../names/no-work.ts'
import { opensClause } from '../names/word-classes.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isState } from '../times/circumstances.ts'
import { bareText } from './bare-text.ts'
import { behindPeople, behindSprints, behindWanting } from './behind-lead-words.ts'
import { withoutHost } from './hosts.ts'
import { isAboutPeople, isHeading } from './segments-beside-goal.ts'
import { isOnePart, namedByParts, withoutRules } from './subject-of-teams.ts'
import { askedElsewhere, tellsWho } from './told-before-goal.ts'
import { isAddress, whatIsWanted } from './what-is-wanted.ts'
import { asks, behindWhoWrites, isOfShifts, tellsOfWriter } from './who-writes.ts'

const MAX_LENGTH = 120

/** What only marks a day, beside the goal that leads to it. */
const MILESTONE = /^(?:we )?(?:go-?\s?live|going live|launch|kick-?off|deadline|start|end|release)$/iu

/** Of 'Please help me keep track: …', beside what it is kept track of. */
const NAMES_NOTHING = /^(?:(?:to )?(?:keep|stay|be|get|remain|keep it|keep this|keep everything|keep all of it|keep on) (?:track|on track|organi[sz]ed|on top of (?:it|this|things|everything)|sorted|going|together|in hand)(?: of (?:it|this|that|everything|it all|things))?|(?:not )?(?:to )?(?:forget anything|miss anything|lose track)|get through (?:it|this)|cope)$/iu

/** The three of 'our home (80 beds) in three two-week sprints', the two of 'our studio, two owners + a freelancer'. */
const LEFT_OF_TIMES = /^(?:one|two|three|four|five|six|eight|ten|\d{1,2})$/iu

/** The goal in the user's words, without asking words and times: 'launch my podcast'. */
export function subjectOf(context: ReadingContext): string {
  const named = outingOf(context) ?? toldFirst(context)
  if (named !== null) return named
  const all = goalLines(context)
  const goals = withoutRules(context, all)
  const lines = [...askedElsewhere(context, all), ...goals, ...(all.length === 0 ? context.segments : [])]
  const isPartsOnly = goals.every(({ isBullet }) => isBullet) || context.plannerType === 'sprint' && isFarFromWriter(context, lines[0])
  return (isPartsOnly && all.length > 0 ? namedByParts(context) : null) ?? firstNamed(context, { lines, last: goals.at(-1), isRuleLeft: goals.length < all.length }) ?? firstNamed(context, { lines: all, last: all.at(-1), isRuleLeft: false }) ?? context.prompt.trim().slice(0, MAX_LENGTH)
}

/** 'Since the county wants all gates mended, I'd like a plan'. */
const REASON = /^(?:since|as|because) (?=(?:the|our|my|we|i|\p{Lu})(?!\p{L}))/iu

/** Where rules stood before the parts, the first part is no goal. */
function firstNamed(context: ReadingContext, { lines, last, isRuleLeft }: { lines: readonly Segment[]; last: Segment | undefined; isRuleLeft: boolean }): string | null {
  for (const segment of lines) {
    const text = ofTwoClauses(context, segment, nameIn(context, segment))
    const isNamed = /[\p{L}\p{M}]{3}|\p{Lu}{2}/u.test(text) && !isNoName(text, context.language) && !(MILESTONE.test(text) && segment !== last)
    const occasion = NAMES_NOTHING.test(text) ? occasionBefore(context, segment) : null
    if (occasion !== null) return occasion.slice(0, MAX_LENGTH)
    if (isNamed && (isAddress(text) || isState(text)) && segment !== last) continue
    if (isNamed && isRuleLeft && segment.from > 0 && isOnePart(context, text)) return namedByParts(context)
    if (isNamed) return withoutArranging(withStays(context, withList(context, segment, withoutHost(withoutComplaint(context, whatIsWanted(text.replace(REASON, ''), context.language)))))).slice(0, MAX_LENGTH)
  }
  return null
}

/** 'She's only in on Tuesdays', the 'say' of 'say by May': said of what was named elsewhere, or nothing. */
function isNoName(text: string, language: string): boolean {
  const [first = ''] = text.split(' ')
  return opensClause(first, language) || LEFT_ALONE.test(text)
}

const LEFT_ALONE = /^(?:say|off|out|on|done|finished|ready|days|weeks|only|mostly|each|somos|soy|sprint|sprint goal|objectifs?|objetivos?|ziele?|capacity|goal|(?:(?:a|my|one-person|one-man|one-woman|small|side|solo|team|group|new|next|our|another|hobby) )*(?:project|projekt|proyecto|projet|projeto)|solo)$/iu

/** 'Dad's wake is on Saturday. Help me keep track': what was said before is what it is about. */
function occasionBefore({ readings, source }: ReadingContext, { from }: Segment): string | null {
  const event = readings.find((reading) => reading.kind === 'event' && reading.end <= source.tokens[from]!.start)
  return event?.kind === 'event' ? event.title : null
}

/** The segments that may say the goal: neither people nor headings, and bullets only where there is nothing else. */
function goalLines(context: ReadingContext): Segment[] {
  const plain = context.segments.filter((segment) => !isAboutPeople(context, segment) && !isHeading(context, segment))
  const lines = plain.some(({ isBullet }) => !isBullet) ? plain.filter(({ isBullet }) => !isBullet) : plain
  if (lines.length < 2) return lines
  if (context.plannerType === 'sprint') return behindWriter(context, lines)
  if (!tellsWho(context, lines[0]!)) return lines
  const behind = lines.slice(1).filter((segment) => segment.depth === 0 && !isOfShifts(context, segment) && !tellsOfWriter(context, segment))
  return behind.length > 0 ? behind : lines
}

/** 'We're four potters. The kiln has to move': of a team's goal, what stands behind the clauses that say who they are; all where nothing does. */
function behindWriter(context: ReadingContext, lines: Segment[]): Segment[] {
  const first = lines.findIndex((segment) => segment.depth === 0 && !tellsWhoTheyAre(context, segment))
  const behind = first < 1 ? lines : lines.slice(first).filter((segment) => segment.depth === 0)
  return behind.length > 0 ? behind : lines
}

/** 'We're four potters. Two sprints. Glazes, kiln, shelves. First clay comes on 4 May': what stands so far behind is no goal. */
function isFarFromWriter(context: ReadingContext, line: Segment | undefined): boolean {
  const writer = context.segments.find((segment) => segment.depth === 0 && !isHeading(context, segment))
  return line !== undefined && writer !== undefined && tellsWhoTheyAre(context, writer) && line.sentence > writer.sentence + 1 && !asks(context, line)
}

/** Who they are and nothing of what they do: 'we run tours' and 'we're five households planning a workshop' name it. */
function tellsWhoTheyAre(context: ReadingContext, segment: Segment): boolean {
  return context.language === 'en' && tellsOfWriter(context, segment) && !DOES_SOMETHING.test(textOf(context, segment))
}

const DOES_SOMETHING = /^(?:i|we|two|three|four|five|six) (?:of us )?(?:run|own|manage|drive|look after|teach|do)(?= )|(?<!\p{L})(?:and|who|with(?! \d)|whose)(?!\p{L})|\p{L}s \p{L}+ing(?= )/iu

function nameIn(context: ReadingContext, segment: Segment): string {
  const opening = bareText(context, behindWanting(context, behindWhoWrites(context, behindPeople(context, behindSprints(context, segment)))))
  const rest = behindAges(context, segment).map((part) => bareText(context, part)).filter((text) => !LEFT_OF_TIMES.test(text))
  const named = [opening, ...rest].filter((text) => text !== '').join(' ')
  const whole = LEFT_OF_TIMES.test(named) ? behind(context, segment, OF_NUMBER) ?? named : isAddress(named) ? behind(context, segment, FOR_WHAT) ?? named : named
  return tellsOfWriter(context, segment) ? whole.replace(OWNING, '') : whole
}

/** 'We run a mobile sauna' is about the sauna. */
const OWNING = /^(?:run|own|manage) (?:an?|the|our|my) (?=\p{L})/iu

/** The decluttering of 'five evenings of decluttering', the review of 'three of us doing a review'. */
const OF_NUMBER = /(?:^| )of (?:us (?:(?:are|get|getting|have|doing|to|will) )*)?/u
/** The choir of 'arrange three sprints for our choir'. */
const FOR_WHAT = /(?:^| )for (?:our|my|the) /u

function behind(context: ReadingContext, segment: Segment, lead: RegExp): string | null {
  const said = lead.exec(keysOf(context, segment).join(' '))
  const from = said === null ? segment.to : segment.from + said.input.slice(0, said.index + said[0].length).trim().split(' ').length
  const text = from < segment.to ? bareText(context, { ...segment, from }) : ''
  return text === '' ? null : text
}

/** 'I run a clinic and the inspector comes on 9 March': how things are, and what comes; of 'We clear the loft and the skip comes on 9 March' the deed is the goal. */
function ofTwoClauses(context: ReadingContext, segment: Segment, text: string): string {
  const [{ readings, source: { tokens } }, { from, to }] = [context, segment]
  const doing = OF_LIFE.test(textOf(context, segment)) ? BESIDE_LIFE.exec(text)?.groups!['doing'] : undefined
  if (doing !== undefined) return doing
  const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
  const event = readings.find((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.start >= start && reading.end <= end)
  const joint = event?.kind === 'event' ? text.toLowerCase().search(new RegExp(String.raw` and (?:the|our|my|his|her|their|an?) ${firstWord(event.title)}(?= |$)`, 'u')) : -1
  if (joint < 0 || event?.kind !== 'event') return text
  return OF_LIFE.test(text) ? event.title : text.slice(0, joint)
}

const OF_LIFE = /^(?:i |we )?(?:run|manage|own|lead|work|live|keep|look after|teach|have|am|are|rent|chair|head|supervise|farm)(?= )/iu

/** The renovating of 'I have a bakery at Leith and I am renovating it'. */
const BESIDE_LIFE = / and (?:i|we)(?:['’](?:m|re)| am| are) (?:now )?(?<doing>\p{L}+ing .{3,})$/iu

/** In letters and digits alone, to stand in a pattern. */
function firstWord(title: string): string {
  return /^[\p{L}\p{N}]+/u.exec(title.toLowerCase())?.[0] ?? 'nothing'
}

/** 'Stock counts take us 40 days', 'our site search is rubbish': what is complained of is the goal, and not the complaint. */
function withoutComplaint({ plannerType, language }: ReadingContext, text: string): string {
  const thing = plannerType === 'sprint' && language === 'en' ? COMPLAINT.exec(text)?.groups?.thing : undefined
  return thing !== undefined && (thing.trim().includes(' ') || thing.trim().length > 6) ? thing.trim() : text
}

const COMPLAINT = /^(?<thing>(?!(?:i|we|it|they|this|that|there|here|what|who|how|everything|nobody|if|when)\b)(?:(?!(?:what|which|that|who|where|because|so)\b)[\p{L}\p{N}'’/&-]+ ){1,5}?)(?:takes? (?:us|me|them|our|too|far|ages|forever|up|over|about|around|\d)|takes?$|costs? (?:us|too)|came back (?:with|from)|fails?\b|keeps? (?:failing|crashing|breaking|falling|going)|(?:is|are) (?:so |too |very |really |still |completely |utterly |a )?(?:rubbish|broken|slow|terrible|awful|useless|crap|mess|bad|embarrassing|painful|outdated|dreadful|unusable|hopeless|missing|a mess|a disaster|a nightmare|wrong|late|out of date))(?:\b.*)?$/iu

/** 'Pottery, six Saturdays 10-12, the first on 16 January': what opens the prompt and is told whole there is what the plan is about. */
function toldFirst({ readings, prompt }: ReadingContext): string | null {
  const told = readings.find((reading) => reading.kind === 'rhythm' && reading.ofRoutine === 'told' && !/\p{L}/u.test(prompt.slice(0, reading.start)))
  return told?.kind === 'rhythm' ? told.title : null
}

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
    if (context.groups.some(({ from }) => from === next.from) || isInRhythm(context, next) || isState(textOf(context, next)) || /^(?:i|we)$/u.test(context.source.tokens[next.from]!.key)) break
    const isClosing = next.lead === '+' && context.segments[index + 1]?.lead !== '+' || keysOf(context, next).some((key) => JOINT.test(key))
    const words = bareText(context, next)
    if (context.plannerType === 'calendar' && context.language === 'en' && !isItemOf(textOf(context, next), words)) break
    if (words === '' || LEFT_OF_TIMES.test(words) || JOINT.test(words) || words.split(' ').length > (isClosing ? 7 : 4)) break
    rest.push(words)
    if (isClosing) return [text, ...rest].join(', ')
    if (context.groups.some(({ from }) => from >= next.from && from < next.to)) break
  }
  const isTopic = context.readings.some((reading) => reading.kind === 'topic' && reading.label === text)
  return isTopic && rest.length >= 2 ? [text, ...rest].join(', ') : text
}

/** The Node of 'Learn React, Node and Docker'; 'he is 92' and 'please' go on about something else. */
function isItemOf(said: string, name: string): boolean {
  return said.replace(/^(?:(?:and|the|an?|my|our|some) )+/iu, '').startsWith(name) && !/^(?:please|thanks|sorry|then|after|before|first)$/iu.test(name) && whyNoWork({ name, before: '', behind: '' }) === null
}

/** The 14 of 'three times a day at 8, 14 and 20': a turn of what is done, and nothing to do. */
function isInRhythm({ readings, source }: ReadingContext, { from }: Segment): boolean {
  const { start } = source.tokens[from]!
  return readings.some((reading) => reading.kind === 'rhythm' && reading.per === 'day' && reading.windows.length > 1 && reading.start < start && reading.end > start)
}

/** 'Trip' and 'We'll be travelling' are told apart by where they lead. */
function withStays(context: ReadingContext, text: string): string {
  const places = context.readings.flatMap((reading) => (reading.kind === 'stay' ? [reading.place] : []))
  const isGeneral = /^(?:trip|tour|journey|holiday|vacation|we|we'll|i|i'll|itinerary|travel)\b/iu.test(text) && text.split(' ').length <= 4 && !/ \p{Lu}/u.test(text)
  return context.language === 'en' && places.length >= 2 && isGeneral ? `Trip to ${joined(places)}` : text
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
