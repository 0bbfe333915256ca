import type { Brief, Quantity, ReadingOf } from '../goal/brief.ts'
import { matchesTask } from '../goal/matcher.ts'
import { asOrder as orderOfRole } from '../goal/people/roles-as-said.ts'
import { baseOf, isWorkOfOther } from '../goal/people/work-verbs.ts'
import { studiedParts } from './choosing/goal-head.ts'
import { saidAsDone } from './said-as-done.ts'
import { isBareVerb, isOrderVerb, orderOf } from './choosing/orders-of-parts.ts'
import { withoutSittings } from './rhythms/kinds-of-sittings.ts'
import { fillText, hasAnyKeyword, plainWords } from './wording.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { StageKind } from '../playbooks/general-stages.ts'
import type { Level, SessionPlan, Text } from '../playbooks/playbook.ts'

/** Something to cover, do or deliver, in the user's words; `readingIds` is empty when the playbook named it. */
export type Topic = {
  label: string
  words: readonly string[]
  readingIds: string[]
  amount: Quantity | null
  minutes: number | null
  list: number
  /** The kind of work, where its own verb says it. */
  kind?: StageKind
  /** The label of the readings that name it, where it was made an order ('replace wiring loom' of 'wiring loom replaced'). */
  said?: string
  /** It is to be got: 'tiles' of 'order the shower tray + tiles'. */
  isFetched?: true
}

/** 'Field trial in the last sprint' is the field trial; when it is done is read apart. */
const WHICH_SPRINT = /\s+(?:in|during|im|en el|dans le|no)\s+(?:(?:the\s+)?(?:first|second|third|fourth|last|final|next|ersten|zweiten|letzten)\s+(?:sprint|week|iteration)|(?:sprint|iteration)\s+\d{1,2})$/iu

/** The topics of the prompt in their order, each label once. */
export function statedTopics(frame: PlanFrame): Topic[] {
  const byLabel = new Map<string, Topic>()
  for (const reading of frame.of('topic')) {
    const said = reading.label.trim().replace(WHICH_SPRINT, '')
    const order = asOrder(reading, said, frame)
    const label = order ?? said
    const words = plainWords(label)
    const known = byLabel.get(words.join(' '))
    if (known) known.readingIds.push(reading.id)
    else byLabel.set(words.join(' '), { label, words, readingIds: [reading.id], amount: reading.amount, minutes: reading.minutes, list: reading.list, ...(order === null && !isSomebodysDeed(label, reading) ? {} : { said }), ...(order === null && isFetched(reading, [...byLabel.values()].at(-1), frame) ? { isFetched: true as const } : {}) })
  }
  return [...byLabel.values()].filter((topic) => topic.label !== '' && !ENDS.test(topic.label))
}

/** The 'check the links' of 'Olaf checks the links'. */
function isSomebodysDeed(label: string, { words }: ReadingOf<'topic'>): boolean {
  const [verb = '', ...rest] = label.split(' ')
  return rest.length > 0 && baseOf(`${verb}s`) === verb && words.split(' ').some((word) => word !== verb && /^\p{Ll}+s$/u.test(word) && baseOf(word) === verb)
}

/** 'Stop on the 28th' says until when, and 'lunch 12.30' when it is: nothing to do. */
const ENDS = /^(?:stops?|\p{L}+ \d{1,2}[.:]\d{2})$/iu

/** Behind 'order the' and 'buy some', or joined to what stands there. */
function isFetched({ start, words, list }: ReadingOf<'topic'>, before: Topic | undefined, { brief: { prompt }, language }: PlanFrame): boolean {
  const said = prompt.slice(Math.max(0, start - 40), start)
  if (language !== 'en' || FETCHING.test(words)) return false
  if (ORDERED.test(words)) return true
  return FETCHING.test(said.split(/[,.;:(\n]/u).at(-1)!) || before?.isFetched === true && before.list === list && JOINED.test(said)
}

const FETCHING = /(?:^|\s)(?:order|buy|purchase|hire|rent|borrow|source)(?: (?:the|an?|some|new|our|my|more|enough|two|three|four|\d{1,3}))*\s*$/iu
/** 'Stove ordered', 'sofa bought'. */
const ORDERED = /\p{L} (?:is |are |to be |been )?(?:ordered|bought|purchased|hired|rented|borrowed|sourced|delivered)$/iu
const JOINED = /\p{L}\s*(?:\+|&|\band\b)\s*(?:(?:the|an?|some|new) )*$/iu

/** 'Wiring loom replaced' and the 'sand' of 'table: strip, sand, oil', as orders; null for any other part. */
function asOrder(reading: ReadingOf<'topic'>, said: string, { brief, language }: PlanFrame): string | null {
  // 'Olaf checks the links' names him with what is done.
  if (brief.plannerType === 'sprint') return orderOfShare(reading, said, brief) ?? (language === 'en' ? saidAsDone(said, reading.words) : null) ?? (orderOfRole(said, language) === said ? null : orderOfRole(said, language))
  if (language !== 'en' || said.length > LONGEST_ORDER) return null
  const withEach = NAME_ALONE.test(said) ? DONE_WITH_EACH.exec(headOf(reading, brief))?.[1] : undefined
  if (withEach !== undefined) return `${withEach.toLowerCase()} ${said}`
  if (isBareVerb(said)) return `${said.toLowerCase()} ${thingOf(reading, brief)}`.trim()
  const words = reading.words.length <= LONGEST_ORDER && reading.words.includes(said) ? reading.words : said
  return orderOf(words) ?? orderOf(said)
}

/** 'Wanda translates German, Xavier French' is to translate both, which is no writing; what is built or written is named by its thing alone. */
function orderOfShare({ start }: ReadingOf<'topic'>, said: string, { prompt }: Brief): string | null {
  const before = prompt.slice(Math.max(0, start - 120), start).split(/[.;:!?\n]/u).at(-1)!
  const verb = SHARE.exec(before)?.[1] ?? (ELIDED.test(before) ? [...before.matchAll(SHARES)].at(-1)?.[1] : undefined)
  return verb === undefined || !isWorkOfOther(verb) || MAKES.test(verb) || /^\p{Ll}+s /u.test(said) ? null : `${baseOf(verb)} ${said}`
}

const SHARE = /\p{Lu}\p{Ll}+ (\p{Ll}+s) (?:(?:the|our|a|an|all|all the) )?$/u
const SHARES = /(?<!\p{L})\p{Lu}\p{Ll}+ (\p{Ll}{3,}s)(?!\p{L})/gu
/** The second name of 'Wanda translates German, Xavier French'. */
const ELIDED = /, (?:and )?\p{Lu}\p{Ll}+ (?:the )?$/u
const MAKES = /^(?:does|makes|builds|writes|designs|develops|drafts|creates|codes|programs|implements|prepares|handles|owns|leads|runs|manages|covers|takes|organi[sz]es|coordinates|arranges|produces|provides|works|looks|helps|supervises|oversees|plans)$/u

const LONGEST_ORDER = 90

/** 'Visit all my aunts: Rita, Jo': each of them is visited. */
const DONE_WITH_EACH = /^(?:(?:please|i|we|want|need|have|would like|plan|to) ){0,4}(visit|call|ring|phone|see|meet|write to|email|text|message|interview|thank|invite|contact|photograph)(?= )/iu
const NAME_ALONE = /^(?:\p{Lu}[\p{L}'’-]*|(?:aunt|auntie|uncle|cousin|granny|gran|grandma|grandpa|mr|mrs|ms|dr)\.? \p{Lu}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*){0,2}$/u

/** What stands before the list: 'table: strip, sand, oil', 'Restore the old dresser by May: strip, sand'. */
function thingOf(reading: ReadingOf<'topic'>, brief: Brief): string {
  const head = headOf(reading, brief).replace(/ (?:by|before|until|for|in time for) .+$/iu, '').replace(/ ready$/iu, '')
  const [verb = ''] = plainWords(head)
  if (HEADS_OF_LISTS.test(head)) return ''
  const thing = isOrderVerb(verb) ? head.replace(/^\S+ /u, '') : head
  return /^(?:the|my|our|an?) /iu.test(thing) ? thing.replace(/^\S+ /u, 'the ') : thing === '' ? '' : `the ${thing[0]!.toLowerCase()}${thing.slice(1)}`
}

/** The words before the colon that opens a list. */
function headOf({ start, list }: ReadingOf<'topic'>, { prompt, readings }: Brief): string {
  const first = Math.min(start, ...readings.flatMap((other) => (other.kind === 'topic' && other.list === list && list > 0 ? [other.start] : [])))
  return /(?:^|[.!?;,\n])([^.!?;:,\n]{2,60}):\s*$/u.exec(prompt.slice(0, first))?.[1]?.trim() ?? ''
}

const HEADS_OF_LISTS = /(?:^|\s)(?:to-? ?do|todos?|still|needs?|needed|plan|steps|tasks|jobs|work|list|order|want|before|after|until|then|things|includes?|including|left|is|are|be|i|we|it)(?:\s|$)/iu

/** The playbook's topics for this level, when the prompt names none. */
export function usualTopics(topics: Text[] | Record<Level, Text[]> | undefined, frame: PlanFrame, ofItsKind: SessionPlan['topicsFor'] = []): Topic[] {
  const named = topics === undefined ? [] : studiedParts(frame)
  if (named.length > 0) return named.map(namedTopic)
  const special = ofItsKind.find(({ mentions }) => hasAnyKeyword(frame.words, mentions))?.topics
  const texts = special ?? (topics === undefined ? [] : Array.isArray(topics) ? topics : ofTheLevel(topics, frame))
  const usual = texts.map((text) => usualTopic(text, frame))
  const left = usual.filter((topic) => !hasSeriesOfItsOwn(topic, frame))
  return left.length > 0 ? left : usual
}

/** In other languages it is known by its English words as well, by which templates say what they are about: 'Ausschreibung' is the posting. */
function usualTopic(text: Text, { language, brief: { subject } }: PlanFrame): Topic {
  const topic = namedTopic(fillText(text, language, { subject }))
  return language === 'en' ? topic : { ...topic, words: [...topic.words, ...plainWords(fillText(text, 'en', { subject }))] }
}

/** 'Sight reading three times a week' is not worked on in the other sessions as well. */
function hasSeriesOfItsOwn({ label }: Topic, frame: PlanFrame): boolean {
  return frame.of('rhythm').some(({ source, title, per }) => source === 'stated' && title !== null && per !== 'total' && matchesTask({ labels: [withoutSittings(title)] }, { title: label, subjects: [] }))
}

const TO_READ = /^\s*(?:read|reread|re-read|finish reading|finish|lesen|leer|lire|ler)\s+(?!about\b|up\b|more\b|every\b|a\b|an\b|\d)(.+?)(?:\s+(?:by|before|in|until|for|with|aloud)\s.*)?$/iu

/** The one work that a goal of reading names, in parts of its pages: 'War and Peace' of 'Read War and Peace'. */
export function workToRead(frame: PlanFrame): Topic | null {
  const books = countedBooks(frame)
  if (books !== null) return { ...namedTopic('reading'), amount: { value: books, unit: 'books' }, minutes: MINUTES_A_BOOK }
  const title = TO_READ.exec(frame.brief.subject)?.[1]?.trim()
  if (title === undefined || !/\p{Lu}/u.test(title) || /\b(?:books|novels|papers|articles)\b/iu.test(title)) return null
  const pages = frame.of('quantity').find(({ amount }) => /^(?:page|chapter|part|volume|seite|página|kapitel|capítulo|chapitre)/iu.test(amount.unit) && Number.isInteger(amount.value))
  return { ...namedTopic(title), amount: pages?.amount ?? { value: 100, unit: '%' } }
}

const MINUTES_A_BOOK = 360

/** 'Page' of '640 pages, 20 pages an hour' is part of what the goal reads, and goes by the name of that. */
export function nameOfWhole(topic: Topic, frame: PlanFrame): Topic {
  const isUnit = topic.amount !== null && topic.words.length === 1 && plainWords(topic.amount.unit)[0]?.startsWith(topic.words[0]!) === true
  const subject = frame.brief.subject.trim()
  const named = isUnit ? TO_READ.exec(subject)?.[1]?.trim() ?? WORKED_ON.exec(subject)?.[1]?.trim() : undefined
  return named === undefined || plainWords(named).length === 0 || plainWords(named).length > LONGEST_NAME ? topic : { ...namedTopic(named), readingIds: topic.readingIds, amount: topic.amount, minutes: topic.minutes, list: topic.list }
}

const WORKED_ON = /^\s*(?:read|translate|mark|grade|proofread|edit|revise|study|learn|knit|sew|write|type up|scan|lesen|übersetzen|leer|traducir|lire|traduire|ler|traduzir)\s+(?!\d)(.+?)(?:\s+(?:by|before|in|until|for|with)\s.*)?$/iu
const LONGEST_NAME = 8

/** A year at one level is a long time: the next level's topics follow, and where no level is said the first one's come before. */
function ofTheLevel(topics: Record<Level, Text[]>, frame: PlanFrame): Text[] {
  const own = LEVELS.indexOf(frame.level)
  const isSaid = frame.of('level').length > 0 || frame.level !== 'intermediate'
  const most = Math.max(1, Math.floor(frame.weeks / WEEKS_A_TOPIC))
  const order = frame.weeks < LONG_PLAN ? [own] : isSaid ? [own, own + 1] : [0, own, own + 1]
  const all = order.flatMap((index) => topics[LEVELS[index] ?? 'advanced'] ?? []).filter((text, index, list) => list.indexOf(text) === index)
  return frame.weeks < LONG_PLAN ? all : all.slice(0, Math.max(topics[frame.level].length, most))
}

const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
const LONG_PLAN = 20
const WEEKS_A_TOPIC = 3

/** '24 books this year'. */
function countedBooks({ words }: PlanFrame): number | null {
  const at = words.findIndex((word, index) => /^\d{1,3}$/u.test(word) && /^(?:books|novels)$/u.test(words[index + 1] ?? ''))
  return at === -1 || Number(words[at]) < 2 ? null : Number(words[at])
}

export function namedTopic(label: string): Topic {
  return { label, words: plainWords(label), readingIds: [], amount: null, minutes: null, list: 0 }
}

/** Minutes that the prompt itself gives for a topic: stated outright, or an amount in hours. */
export function statedMinutes(topic: Topic): number | null {
  const { amount, minutes } = topic
  if (amount && /^(?:h|hours?|hrs?|stunden?|horas?|heures?)$/iu.test(amount.unit)) return amount.value * 60
  if (minutes === null) return null
  return amount && amount.value > 1 && Number.isInteger(amount.value) ? minutes * amount.value : minutes
}

/** Four e-mails are not four times the work of one, but more than it. */
const MOST_FOR_MANY = 3

/** How many of it the prompt asks for; 1 where it says so itself or names an amount of something else. */
export function countOf({ label, amount, words }: Topic): number {
  const counts = amount !== null && Number.isInteger(amount.value) && plainWords(amount.unit).every((word) => words.includes(word)) && !/\d/u.test(label)
  return counts ? amount.value : 1
}

/** How much longer all of them take than one. */
export function timesOf(topic: Topic): number {
  return Math.min(MOST_FOR_MANY, 1 + (Math.max(countOf(topic), countInside(topic)) - 1) / 3)
}

/** The articles of 'help centre with 25 articles'; a cake with two layers is one cake. */
function countInside({ label }: Topic): number {
  const count = Number(/\s(?:with|mit|con|avec|com) (\d{1,3}) \p{L}{3,}$/iu.exec(label)?.[1] ?? 1)
  return count >= FEWEST_INSIDE ? count : 1
}

const FEWEST_INSIDE = 5

/** 'Referees' of '4 referees' with their number. */
export function withCount(topic: Topic): Topic {
  const count = countOf(topic)
  return count > 1 ? { ...topic, label: `${count} ${topic.label}` } : topic
}
