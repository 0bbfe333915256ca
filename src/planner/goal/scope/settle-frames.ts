import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'

type Frame = Reading & ReadingOf<'horizon'>

/** Days that a later sentence names are no frame of the plan where they are a part of others, or a time in which nothing is done. */
export function settleFrames(context: ReadingContext): void {
  context.readings = context.readings.flatMap((reading) => {
    if (reading.kind !== 'horizon' || reading.source !== 'stated' || reading.appliesTo !== null && !IS_PAUSE.test(reading.appliesTo.labels[0] ?? '')) return [reading]
    const clause = clauseOfRule(context, reading)
    if (clause !== null && isPast(context, reading, clause)) {
      context.claimed.fill(0, clause.time.from, clause.time.to)
      return []
    }
    if (clause === null || clause.segment.sentence === 0) return [reading]
    const isPaused = isPause(context, reading, clause)
    // 'Closed for three days' says not which.
    if (isPaused && !COUNTED.test(reading.text)) return [asPause(reading)]
    if (!isPaused && !isPartOfDays(context, clause)) return [reading]
    context.claimed.fill(0, clause.time.from, clause.time.to)
    return []
  })
}

/** 'I had my knee operated on this week': what has happened frames nothing that is to come. */
function isPast(context: ReadingContext, { first, last }: Frame, { before, behind }: Clause): boolean {
  const isNow = first !== null && last !== null && first <= context.today && last - first < LONGEST_NOW
  const said = [...before, ...behind].map((words) => keysOf(context, words).join(' ')).join(' ')
  return isNow && HAPPENED.test(said) && !TO_COME.test(said)
}

const LONGEST_NOW = 31
const HAPPENED = /(?:^| )(?:(?:i|we|she|he|they|it|mum|mom|dad|grandma|grandad|(?:my|our) \p{L}+)(?: just| only| finally)? (?:had|was|were|got|broke|sprained|lost|bought|moved|gave|came|fell|found|passed|failed|started|signed|adopted|inherited)|i've (?:just )?had|me operaron|se rompio|wurde|wurden|habe|hatte|j'ai (?:ete|eu|casse|achete)|fui oper\p{L}+|fizemos|parti|quebrei)(?: |$)/u
const TO_COME = /(?:^| )(?:to|will|going|must|should|need|want|have to|due|until|till|by|muss|soll|will|wollen|quiero|tengo que|veux|dois|quero|preciso)(?: |$)/u

const IS_PAUSE = /^(?:pause|break|holidays?|closed|pausa|ferien|urlaub|vacances|vacaciones|férias)(?!\p{L})/iu
const COUNTED = /^\d+ (?:days|times|weekends)/u

/** The 'two weeks' of 'for the first two weeks', the 'March' of 'on the final Friday of March', the week of 'the week before the exam'. */
function isPartOfDays(context: ReadingContext, { time, segment }: Clause): boolean {
  const { tokens } = context.source
  const first = tokens[time.from]!.key
  const before = time.from > segment.from ? tokens[time.from - 1]!.key : ''
  const isDay = /^(?:day|tag|dia|jour)$/u.test(keysOf(context, time)[1] ?? '')
  const isCounted = !isDay && isHeld(context, { time, segment })
  const isPart = PART.test(first) && isCounted || !isDay && LAST.test(first) || PART.test(before) && !/^(?:on|am|el|le|em|no|at|in)$/u.test(first) && (before === 'of' || isHeld(context, { time, segment }))
  return isPart && !FRAMES.test(keysOf(context, segment).join(' ')) || BESIDE.test(tokens[time.to]?.key ?? '')
}

/** 'In the first week', 'first week I check twice': a part of the plan, and not, as 'then the first three weeks', what it is about. */
function isHeld(context: ReadingContext, { time, segment }: Pick<Clause, 'time' | 'segment'>): boolean {
  const said = keysOf(context, { from: Math.max(segment.from, time.from - 3), to: time.from + 1 })
  return said.some((key) => HELD.test(key)) || time.from === segment.from && /^(?:i|we|ich|wir|je|on|nous)$/u.test(context.source.tokens[time.to]?.key ?? '')
}

const HELD = /^(?:for|in|during|of|within|over|her|his|their|its|im|in|wahrend|en|durante|pendant|les|na|nas|nos)$/u
const LAST = /^(?:last|final|letzten?|ultim[ao]s?|derni[eè]re?s?)$/u
const PART = /^(?:of|first|last|final|ersten?|letzten?|primer[ao]s?|ultim[ao]s?|premi[eè]re?s?|derni[eè]re?s?|primeir[ao]s?)$/u
const BESIDE = /^(?:before|after|preceding|following|leading|vor|nach|antes|anterior|despues|previa|avant|apres|precedant|suivant|depois)$/u
const FRAMES = /(?:^| )(?:starts?|starting|begins?|beginning|finish|finished|done|end|plan)(?: |$)/u

/** 'Pause in the Easter week, 22 to 29 March', '… is a holiday, as is 22 March'. */
function isPause(context: ReadingContext, { first, last }: Frame, { sentence, segment }: Clause): boolean {
  if (first === null || last === null || last - first > LONGEST_PAUSE_DAYS) return false
  const said = keysOf(context, { from: sentence[0]!.from, to: sentence.at(-1)!.to }).join(' ')
  const host = sentence[sentence.indexOf(segment) - 1]
  const isExcepted = segment.lead === '(' && host !== undefined && EXCEPTING.test(keysOf(context, host).join(' '))
  return (isExcepted || PAUSE.test(said) || IS_PAUSE.test(said)) && !FRAMES.test(keysOf(context, segment).join(' '))
}

/** 'Apart from the stocktaking (28 to 30 January)'. */
const EXCEPTING = /(?:^| )(?:apart from|aside from|except|excepting|excluding|ausser|salvo|excepto|menos|sauf|hormis|exceto)(?: \p{L}[\p{L}'’-]*| -){1,5}$/u
const LONGEST_PAUSE_DAYS = 40
const PAUSE = /^(?:pause|break|closed|shut|no work|holidays?|off|pausa|ferien|urlaub|vacances|vacaciones|ferias)(?= )|(?:^| )(?:(?:is|are) (?:a |the |public |bank |all )*(?:closed|shut|holidays?)|ist (?:\p{L}+ ){0,2}(?:zu|geschlossen|frei)|esta cerrad[oa]|est fermee?|esta fechad[oa])(?: |$)/u

function asPause({ id, words, start, end, source, strength, first, last }: Frame): Reading {
  const days = { spans: [{ first: first!, last: last! }] }
  return { id, words, start, end, source, strength, appliesTo: null, text: `Nothing on ${describePattern(days)}`, kind: 'exclusion', days, windows: [], person: null }
}
