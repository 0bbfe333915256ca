import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { tellsOfPast } from '../times/unbinding-times.ts'
import { isWorkOnce } from '../times/whose-days.ts'
import { askedByWriter, asks, asksNoWork, isPost } from './who-writes.ts'

/** What is wanted, where the first of the goal's lines tells something else: why, who plans, what every day is like. */
export function askedElsewhere(context: ReadingContext, goals: readonly Segment[]): Segment[] {
  const found = [askedByWriter(context), wantedTherefore(context), askedFor(context), meantBehindDailyLife(context, goals), awaited(context, goals), askedBehindStory(context, goals)]
  return found.filter((segment) => segment !== undefined)
}

/** 'The lease ends in May, so I want a new flat by then': what follows from the first thing that is told is the goal, whatever else is said of it. */
function wantedTherefore(context: ReadingContext): Segment | undefined {
  const [first] = context.segments
  if (!first || context.plannerType !== 'calendar' || context.language !== 'en' || asks(context, first)) return undefined
  return context.segments.find((segment) => segment !== first && segment.sentence <= 1 && (segment.lead === 'so' || keysOf(context, segment)[0] === 'so') && asks(context, segment) && !asksNoWork(context, segment))
}

function askedFor(context: ReadingContext): Segment | undefined {
  const early = context.segments.filter(({ sentence }) => sentence <= 3)
  const [first, second] = early
  if (!first || isThing(context, first) && second && isWantedOfIt(context, second)) return undefined
  return early.find((segment) => {
    const keys = keysOf(context, segment)
    const asking = isExclaimed(context, first) ? ASKING_OUTRIGHT : ASKING
    return (isStory(context, first) || isExclaimed(context, first) && segment.sentence > 0) && !keys.includes('again') && keys.some((key) => asking.has(key)) && !asksNoWork(context, segment)
  })
}

const ASKING = new Set("want need like help plan build create prepare learn would i'd goal aim hoping looking quiero necesito mochte will brauche veux voudrais quero preciso".split(' '))

/** 'Haunted garage!! Build walls, …': a step of it, and not what is wanted. */
const ASKING_OUTRIGHT = new Set([...ASKING].filter((key) => !/^(?:plan|build|create|prepare)$/u.test(key)))

function meantBehindDailyLife(context: ReadingContext, goals: readonly Segment[]): Segment | undefined {
  if (!context.segments[0] || !isDailyLife(context, context.segments[0])) return undefined
  return goals.find((segment) => segment.sentence > 0 && segment.sentence <= 3 && MEANT.test(context.source.tokens[segment.from]!.key))
}

const MEANT = /^(?:need|learn|practi[cs]e|train|study|write|read|lose|start|run|swim|knit|sew|bake|cook|teach|save|quit|stop|get|build|make|paint|prepare|plan|organi[sz]e|help|i'd|want|improve|revise|sort|clear|declutter|renovate|find|buy|sell)$/u

/** 'My aunt died on Saturday. The funeral is on the 22nd': what everything is to be ready for. */
function awaited(context: ReadingContext, goals: readonly Segment[]): Segment | undefined {
  if (!goals[0] || !isStory(context, goals[0]) && !LOSS.test(keysOf(context, goals[0]).join(' '))) return undefined
  return goals.find((segment) => segment.sentence > 0 && segment.sentence <= 2 && isAim(context, segment))
}

const LOSS = /^(?:my|our) (?:\p{L}+ ){1,4}?(?:has |have |just |suddenly |sadly )*(?:died|passed away|passed)(?= |$)/u

function askedBehindStory(context: ReadingContext, goals: readonly Segment[]): Segment | undefined {
  if (!goals[0] || !isStory(context, goals[0]) && !isPractised(context, goals[0])) return undefined
  return goals.slice(1, 3).find((segment) => isWorkOnce(keysOf(context, segment).join(' ')) || isAskedBehind(context, segment))
}

/** 'Self-employed, first tax return due on 31 January': who one is, before what one wants. */
export function tellsWho(context: ReadingContext, segment: Segment): boolean {
  return STATUS.test(textOf(context, segment)) || isPost(context, segment)
}

const STATUS = /^(?:(?:i['’]?m|i am|we['’]re|we are|newly|recently|just|freshly|both) )*(?:self[ -]employed|freelance(?:r|rs)?|retired|divorced|widowed|separated|single (?:mum|mom|dad|parent|mother|father)|homeowners?|first[ -]time (?:buyers?|parents?|landlords?)|landlords?|unemployed|pregnant|newlyweds?|empty[ -]nesters?|student)$/iu

/** 'I got laid off last week' tells why, not what. */
function isStory(context: ReadingContext, segment: Segment): boolean {
  if (/^(?:i|we|my \p{L}+|our \p{L}+) (?:was|were|have been|has been|got) (?:just |recently )?(?:told|diagnosed|advised|offered|promoted|laid off|made redundant)(?= |$)/u.test(keysOf(context, segment).join(' '))) return true
  if (STATE.test(keysOf(context, segment).join(' '))) return true
  return context.groups.some((group) => group.from >= segment.from && group.to <= segment.to && (tellsOfPast(context, group) || group.expressions.some(({ days }) => days !== null && days.last < context.today)))
}

/** 'Our kitchen is 25 years old', 'the garden is a wilderness': how things stand, before what is wanted of them. */
const STATE = /^(?:my|our|the) (?:\p{L}+ ){1,6}?(?:is|are|has|have been|looks?) (?:.* )?(?:years? old|an? (?:(?:complete|total|real) )?(?:mess|wilderness|jungle|disaster|wreck|chaos)|too (?:small|dark|old|big|full|loud)|worn out|falling apart|run down|neglected|in pieces)(?= |$)/u

function isAim(context: ReadingContext, { from, to }: Segment): boolean {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  return context.readings.some((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null && reading.start >= start && reading.start < end)
}

/** 'I leave for work at 8': what every day is like, before the goal. */
function isDailyLife(context: ReadingContext, segment: Segment): boolean {
  return /^(?:i|we) (?:do (?:nights|shifts|lates|earlies)|leave|get up|wake up|work|commute|live|come home|get home|start work|finish work|am retired|am a|am an|have (?:two|three|four|a full|a part|small|no|little)) ?/u.test(keysOf(context, segment).join(' '))
}

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

/** 'Old boat in the barn, want it floating by June': what is wanted of the thing before, which is what the plan is about. */
function isWantedOfIt(context: ReadingContext, segment: Segment): boolean {
  return segment.lead === ',' && /^(?:(?:and|i|we|i'd|we'd) )*(?:want|need|like|would like|hope)(?: to)?(?: (?:get|have|see|make|put))? (?:it|them|her|him|this)(?: |$)/u.test(keysOf(context, segment).join(' '))
}

/** A name without a verb: 'Grandad's clock', '1974 racing dinghy in pieces'. */
function isThing(context: ReadingContext, segment: Segment): boolean {
  const keys = keysOf(context, segment)
  return segment.sentence === 0 && keys.length <= 8 && !keys.some((key) => /^(?:i|we|i'm|we're|i've|we've|i'd|is|are|was|were|has|have|want|need|to|got|he|she|they|it)$/u.test(key))
}
