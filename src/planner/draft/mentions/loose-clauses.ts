import type { Brief, Reading, ReadingKind } from '../../goal/brief.ts'
import { isTold } from '../../goal/notes/background.ts'
import { isDeed } from '../../goal/topics/deed-forms.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

/** What the user says beside times, days, people and hours: a short stretch of the prompt that bounds nothing. */
export type LooseClause = { words: string; start: number; end: number; sentence: number }

type Piece = LooseClause & { lead: string; next: string }

/** Of several clauses put together, and of one as it stands. */
const MOST_TOGETHER = 12
const MOST_WORDS = 24
/** Not the comma of '1,000', the colon of '9:45' or the stop of 'Dr.' and '3. Mai'. */
const SEPARATORS = /(?<!(?<!\p{L})(?:[Dd]r|M[rs]s?|[Pp]rof|[Ss]t|[Ss]r|[DdSs]ra|[Nn]r|No|[Cc]a|approx|incl|bzw|z\.B))(?<!(?<![\d:h])\d{1,2}(?=\.\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))[.!?…]+(?=[\s)]|$)|(?<!\d(?=[,:]\d))[\n;,:()[\]|=]+|\s[-–—/+&]+\s|\s(?=(?:but|plus|also|aber|pero|mais|mas)\s)/gu
const SENTENCE_END = /[.!?…\n]/u
const LEAD_IN = /^[\s•*–-]*(?:\d{1,2}[.)]\s+)?(?:(?:and|but|also|plus|oh|btw|und|aber|y|pero|et|mais|e|mas)\s+)*/iu

/**
 * The clauses that neither the goal's own words nor any reading of times, people or amounts takes up, in their order; those
 * that stand beside each other are one. Why a time is as it is ('not on Fridays (choir)') is no matter of the plan.
 */
export function looseClauses(brief: Brief): LooseClause[] {
  if (isOrderToMachine(brief)) return []
  const all = pieces(brief.prompt)
  const stated = brief.readings.filter(({ source, end }) => source === 'stated' && end > 0)
  const held = [goalOf(brief, all), ...stated.filter(({ kind }) => BINDING.has(kind))]
  const names = new Set(stated.flatMap((reading) => (reading.kind === 'person' ? plainWords(reading.name) : [])))
  const times = stated.filter(({ kind }) => OF_TIMES.has(kind))
  const about = all.map((piece, index) => {
    const before = all[index - 1]?.sentence === piece.sentence ? all[index - 1]! : null
    const isTime = held.some((span) => overlaps(span, piece))
    // 'Turn it every Sunday, print the labels': something else to do is no reason.
    const isReason = before !== null && times.some((reading) => overlaps(reading, before)) && !isDeed(plainWords(piece.words)[0] ?? '')
    const isOfSomebody = brief.plannerType === 'sprint' && (stated.some((reading) => reading.kind === 'person' && all.some((other) => other.sentence === piece.sentence && overlaps(reading, other))) || /:/u.test(piece.lead))
    return { piece, loose: !isTime && !isReason && !isOfSomebody && saysSomething(piece, names), isReason }
  })
  return beside(about.map(({ piece, loose }, index) => ({ piece, loose: loose && !(piece.lead.includes('(') && about[index - 1]?.isReason === true) })))
}

/** A clause that readings of a thing or of its day hold. */
export type HeldClause = LooseClause & { readings: readonly Reading[] }

/** The clauses whose times or things were read, where more than that may be said in them: 'hens collected on 24 May at 5pm from the farm'. */
export function heldClauses(brief: Brief): HeldClause[] {
  if (isOrderToMachine(brief)) return []
  const all = pieces(brief.prompt)
  const goal = goalOf(brief, all)
  const naming = brief.readings.filter((reading) => reading.source === 'stated' && reading.end > 0 && namesThing(reading))
  return all.flatMap((piece) => {
    const readings = naming.filter((reading) => overlaps(reading, piece))
    const isOwnTime = readings.every(({ kind }) => kind === 'commitment') && OF_SOMEBODY.test(piece.words)
    const isKnown = readings.length === 0 || isOwnTime || overlaps(goal, piece) || brief.notes.some((note) => overlaps(note, piece))
    return isKnown || !saysSomething(piece, NOBODY) ? [] : [{ ...piece, readings }]
  })
}

/** 'I teach on Tuesdays': what somebody does with their own time is no part of the plan. */
const OF_SOMEBODY = /(?<!\p{L})(?:i|i['’]m|my|we|our|he|his|she|her|they|their|ich|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|yo|mis?|trabajo|je|j['’]\p{L}+|mon|ma|mes|nous|notre|eu|meus?|minhas?|trabalho)(?!\p{L})/iu
const NOBODY: ReadonlySet<string> = new Set()

/** What becomes a task of its own, or binds one. */
function namesThing(reading: Reading): boolean {
  if (reading.kind === 'rhythm' || reading.kind === 'commitment') return reading.title !== null
  return reading.kind === 'event' || reading.kind === 'topic' || reading.kind === 'precedence' || reading.kind === 'quantity' || BOUND_TO.has(reading.kind) && (reading.appliesTo?.labels.length ?? 0) > 0
}

const BOUND_TO: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['deadline', 'horizon', 'session', 'spacing', 'limit', 'place'])

/** Where the prompt says the goal in its own words; its first clause where they are put together. */
function goalOf({ prompt, subject }: Brief, all: readonly Piece[]): { start: number; end: number } {
  const at = subject === '' ? -1 : prompt.indexOf(subject)
  return at === -1 ? { start: 0, end: all[0]?.end ?? 0 } : { start: at, end: at + subject.length }
}

/** Somebody else's words to a machine are no part of a goal. */
export function isOrderToMachine({ prompt }: Brief): boolean {
  return hasAnyKeyword(plainWords(prompt), ORDERS)
}

const ORDERS = ['ignore all', 'ignore previous', 'ignore the', 'previous instructions', 'system prompt']

function overlaps(span: { start: number; end: number }, { start, end }: LooseClause): boolean {
  return span.start < end && span.end > start
}

function pieces(prompt: string): Piece[] {
  const found: Piece[] = []
  let [from, sentence, lead] = [0, 0, '']
  for (const sign of [...prompt.matchAll(SEPARATORS), null]) {
    const [to, next] = sign === null ? [prompt.length, ''] : [sign.index, sign[0]]
    const start = from + LEAD_IN.exec(prompt.slice(from, to))![0].length
    const words = prompt.slice(start, to).trim()
    if (words !== '') found.push({ words, start, end: start + words.length, sentence, lead, next })
    if (SENTENCE_END.test(next)) sentence += 1
    lead = next
    from = to + next.length
  }
  return found
}

/** What says when, how long, how often, where or with whom. */
const OF_TIMES: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['horizon', 'availability', 'exclusion', 'commitment', 'spacing', 'session', 'limit', 'rhythm', 'travel', 'meeting', 'visit'])
const BINDING: ReadonlySet<ReadingKind> = new Set<Reading['kind']>([...OF_TIMES, 'deadline', 'event', 'quantity', 'person', 'sprint-calendar', 'connection', 'stay', 'start-point', 'preference', 'level', 'precedence', 'place', 'settled'])

/** Not a heading ('Scope:'), a question, a name, or talk about the plan itself. */
function saysSomething({ words: said, next }: Piece, names: ReadonlySet<string>): boolean {
  const words = plainWords(said)
  if (words.length === 0 || words.length > MOST_WORDS || /[:=?]/u.test(next)) return false
  if (OF_THE_TELLING.test(said)) return false
  return !(words.length <= 2 && /^(?:i|we|ich|wir|je|nous|eu|nos|yo)$/u.test(words[0]!)) && !isTold(said) && !words.some((word) => names.has(word)) && !hasAnyKeyword(words, TALK)
}

/** What somebody says of the writing, the telling or their own knowing: 'I have understood this', 'don't ask', 'that's what I told them'. */
const OF_THE_TELLING = /^(?:(?:i|we|you)(?:['’](?:ve|ll|d)| have| had| do| will| did)? (?:understood|said|told|mean|think|know|believe|hope|guess|suppose|noticed|wrote|put it|heard|reckon|tell|remember|forgot|asked|need not)(?!\p{L})|don['’]t ask|listen|hmm|that['’]s (?:exact|what|all|it|that)|as (?:i|you|we) (?:said|say|know|can)|it turns out|long story|love,?|not said|honest(?:ly)?|believe me|trust me|here['’]s the|be blunt|i['’]ll be)(?!\p{L})/iu

const TALK = [
  'plan', 'please', '=pls', '=help', 'thank', 'sorry', 'calendar', 'schedul', 'put the', 'show the', 'add the', '=i got', '=we got', '=i was', '=we bought', '=i bought', '=he', '=she', '=they', '=if', 'hello', 'each step', 'depends on', 'not sure', 'no idea', 'any ideas', 'let me know', 'can you', 'could you',
  'bitte', 'danke', 'hilf', 'eintragen', 'por favor', 'gracias', 'ayuda', 'merci', 'aide moi', 's il te plait', 's il vous plait', 'obrigad', 'ajuda', 'me ajude',
]

function beside(all: readonly { piece: Piece; loose: boolean }[]): LooseClause[] {
  const joined: LooseClause[] = []
  all.forEach(({ piece: { words, start, end, sentence }, loose }, index) => {
    if (!loose) return
    const last = joined.at(-1)
    const follows = last !== undefined && all[index - 1]?.loose === true && last.sentence === sentence && plainWords(`${last.words} ${words}`).length <= MOST_TOGETHER
    if (follows) joined.splice(-1, 1, { start: last.start, end, sentence, words: `${last.words}, ${words}` })
    else joined.push({ words, start, end, sentence })
  })
  return joined
}
