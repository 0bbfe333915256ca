import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { eventBefore } from '../dates/headed-sides.ts'
import { describeDay } from '../describe.ts'
import { addReading, keysOf, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { addPart } from './add-part.ts'
import { isDeed } from './deed-forms.ts'

/** How a language heads what is done before the day just named, what may say that one has to, and whether words are something that is done. */
type Lead = { before: RegExp; duty: RegExp; isDone: (keys: readonly string[]) => boolean }

const ROMANCE_CLITIC = String.raw`(?:me|nos|se|m'|le|lui)`

const LEADS: Readonly<Record<string, Lead>> = {
  en: {
    before: /^(?:before (?:that|then)|beforehand|(?:by|until|till) then)(?: ,)?(?= )/u,
    duty: /^ (?:(?:please|just|also|still|first) )*(?:(?:i|we|i've|we've|i'd|we'd)(?: (?:also|still|really|both|first))* (?:(?:need|have|got|ought|want|like)(?: got)?(?: also| still| really)? to|must|should|will)(?: (?:also|still|first))* )?/u,
    isDone: ([verb = '', ...rest]) => rest.length > 0 && (isDeed(verb) || PLAIN_DEEDS.test(verb)),
  },
  de: {
    before: /^(?:vorher|davor|zuvor|bis dahin)(?: ,)?(?= )/u,
    duty: /^ (?:(?:noch|bitte|auch|erst) )*(?:(?:muss|mussen|sollte|sollten|will|wollen|mochte|mochten)(?: (?:ich|wir))? )?(?:(?:noch|auch|erst|unbedingt) )*/u,
    isDone: (keys) => keys.length > 1 && /\p{L}{3}(?:en|ern|eln)$/u.test(keys.at(-1)!),
  },
  es: {
    before: /^(?:antes(?: de (?:eso|ello|esto))?|hasta entonces|previamente)(?: ,)?(?= )/u,
    duty: /^ (?:(?:tambien|todavia|aun|solo) )*(?:(?:(?:tengo|tenemos) que|hay que|debo|debemos|necesito|necesitamos|quiero|queremos|toca|me gustaria|falta|quisiera)(?: (?:tambien|todavia|aun))* )?/u,
    isDone: (keys) => isInfinitive(keys, /(?:[aei]r|[aei]r(?:me|nos|lo|la|los|las|le|les))$/u),
  },
  fr: {
    before: /^(?:avant(?: (?:cela|ca))?|d'ici la|auparavant|d'ici - la)(?: ,)?(?= )/u,
    duty: /^ (?:(?:aussi|encore) )*(?:(?:(?:je|on|nous) (?:dois|doit|devons|veux|veut|voulons|voudrais)|il (?:me |nous )?(?:faut|faudra|reste a)|reste a)(?: (?:aussi|encore))* )?/u,
    isDone: (keys) => isInfinitive(keys, /\p{L}{2}(?:er|ir|re|oir)$/u),
  },
  pt: {
    before: /^(?:antes(?: d(?:isso|isto))?|ate la|previamente)(?: ,)?(?= )/u,
    duty: /^ (?:(?:tambem|ainda|so) )*(?:(?:(?:tenho|temos) (?:que|de)|preciso(?: de)?|precisamos(?: de)?|devo|devemos|quero|queremos|e preciso|falta|ha que|gostava de|gostaria de)(?: (?:tambem|ainda))* )?/u,
    isDone: (keys) => isInfinitive(keys, /\p{L}[aei]r$/u),
  },
}

/** Deeds whose verb is a word for much else. */
const PLAIN_DEEDS = /^(?:get|prepare|do|have|learn|read|see|talk|speak|visit|try|draw|collect|agree|settle|decide|look|put|turn|move|go|pick|work|train|practise|practice|study|finish|complete|clear|sell|rehearse|watch|meet|call|ring|phone|contact|open|close|load|unload|charge|download|research|compare)$/u

function isInfinitive(keys: readonly string[], form: RegExp): boolean {
  const [verb = '', ...rest] = new RegExp(`^${ROMANCE_CLITIC}$`, 'u').test(keys[0] ?? '') ? keys.slice(1) : keys
  return rest.length > 0 && form.test(verb)
}

const MOST_WORDS = 9
/** In words: a thing behind the first deed, 'comprar la cuna, sábanas y pañales'. */
const MOST_OF_THING = 4

/** 'Before that get the blood test and prepare the bathroom': each is something to do, ready when what was dated last happens. */
export function readDutiesBeforeThat(context: ReadingContext): void {
  const lead = LEADS[context.language]
  if (context.plannerType !== 'calendar' || lead === undefined) return
  for (const segment of context.segments) {
    const sentence = sentenceOf(context, segment)
    if (segment !== sentence[0] || segment.sentence === 0) continue
    const event = eventBefore(context, segment)
    const parts = event ? partsOf(context, sentence, lead) : []
    if (event && parts.length > 0) addDuties(context, { sentence, parts, latest: event.days.first * MINUTES_PER_DAY + (event.from ?? 0), event: event.title })
  }
}

/** What the sentence says is done; nothing where it says hours, or anything that is no deed. */
function partsOf(context: ReadingContext, sentence: readonly Segment[], { before, duty, isDone }: Lead): Words[] {
  const [first, ...others] = sentence
  const said = `${keysOf(context, first!).join(' ')} `
  const head = before.exec(said)?.[0]
  if (head === undefined || sentence.some(({ depth, lead, isBullet }) => depth > 0 || isBullet || lead === ':') || saysTimes(context, sentence, head.split(' ').length)) return []
  const rest = said.slice(head.length)
  const behind = head.split(' ').length + (duty.exec(rest)?.[0].trim().split(' ').filter(Boolean).length ?? 0)
  const ranges = [{ from: first!.from + behind, to: first!.to }, ...others]
  const parts = ranges.flatMap((range) => (range.to > range.from ? splitAtJoints(context.source, range) : [])).map((words) => withoutDuty(context, words, duty))
  const [deed, ...more] = parts.map((words) => keysOf(context, words))
  const isList = deed !== undefined && deed.length <= MOST_WORDS && isDone(deed) && more.every((keys) => keys.length <= MOST_WORDS && (isDone(keys) || keys.length <= MOST_OF_THING && keys.every((key) => /^[\p{L}\p{N}'’-]+$/u.test(key))))
  const isWish = parts.length === 1 && WISHES.test(said.slice(head.length))
  return isList && !isWish ? parts : []
}

/** 'Before the exam I want to read the book twice' says how one prepares. */
const WISHES = /^ (?:(?:i|we)(?:'d)? (?:want|like)|(?:will|wollen|mochte|mochten)|quiero|queremos|je (?:veux|voudrais)|quero) /u

/** The measuring of '… and we have to measure the door'. */
function withoutDuty(context: ReadingContext, { from, to }: Words, duty: RegExp): Words {
  const lead = duty.exec(` ${keysOf(context, { from, to }).join(' ')} `)?.[0].trim().split(' ').filter(Boolean).length ?? 0
  return { from: Math.min(from + lead, to - 1), to }
}

/** Whether the sentence names times besides its head. */
function saysTimes(context: ReadingContext, sentence: readonly Segment[], headLength: number): boolean {
  const [from, to] = [sentence[0]!.from + headLength, sentence.at(-1)!.to]
  return context.groups.some((group) => group.from >= from && group.to <= to && group.expressions.some(({ days, clock, recurrence, duration }) => days !== null || clock !== null || recurrence !== null || duration !== null))
}

function addDuties(context: ReadingContext, { sentence, parts, latest, event }: { sentence: readonly Segment[]; parts: readonly Words[]; latest: number; event: string }): void {
  const { tokens } = context.source
  const [start, end] = [tokens[sentence[0]!.from]!.start, tokens[sentence.at(-1)!.to - 1]!.end]
  // What the words were read as before, one after the other, they say together.
  context.readings = context.readings.filter((reading) => reading.start < start || reading.end > end || !REPLACED.has(reading.kind))
  const labels = parts.flatMap((words) => addPart(context, words, textOf(context, words), { isDuty: true }) ?? [])
  if (labels.length === 0) return
  addReading(context, { from: sentence[0]!.from, to: sentence.at(-1)!.to }, { value: { kind: 'deadline', latest, event }, appliesTo: { labels }, text: `${labels.join(', ')} done before ${event} on ${describeDay(Math.floor(latest / MINUTES_PER_DAY))}` })
}

const REPLACED: ReadonlySet<string> = new Set(['topic', 'deadline', 'precedence'])
