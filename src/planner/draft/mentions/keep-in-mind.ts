import type { Brief, ReadingKind } from '../../goal/brief.ts'
import { stems, wordBase } from '../../goal/matcher.ts'
import { isGivenName } from '../../goal/people/given-names.ts'
import { ROLE_WORDS } from '../../goal/people/people-words.ts'
import { isPostWord } from '../../goal/people/post-words.ts'
import { occupationOf } from '../../goal/people/roles.ts'
import { fixedWords } from '../fixed-words.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { statedTopics } from '../topics.ts'
import { plainWords } from '../wording.ts'
import { quoteIn } from './as-you-wrote.ts'
import { heldClauses, looseClauses } from './loose-clauses.ts'
import { contentOf } from './plain-words.ts'

/** What is left over of a whole page that was pasted is no longer about single tasks. */
const MOST_MENTIONS = 12
const MOST_OF_TASK = 2

/** `own`: the words that count, where the line says more; `most`: so many of them may be said nowhere; `isAside`: what it counts must be said as well; `heldBy`: the readings of its clause, of which one word more may be the deed. */
type Mention = { words: string; around: string; own?: string; most?: number; isAside?: true; heldBy?: readonly string[]; /** Readings of its own sentence, the nearest first. */ beside?: readonly string[] }

/**
 * What the user said and no task says goes to the task nearest to it in words, else to the one that opens the work, as the
 * last line of its description: topics and habits that found no task, and asides ('dinosaur theme', 'no pork').
 */
export function withMentions(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const said = tasks.map(wordsOfTask)
  const people = new Set(frame.of('person').flatMap(({ name }) => contentOf(name)))
  const quotes = tasks.map(({ description }) => quoteIn(description).quoted.toLowerCase()).filter((quoted) => quoted !== '')
  const missing = mentionsOf(frame).filter(({ words }) => !quotes.some((quoted) => quoted.includes(words.toLowerCase()))).filter((mention) => isMissing(mention, said, { names: mention.own === undefined ? namesIn(mention.words, frame) : [], people })).filter(({ words }, index, all) => !all.some((other, at) => at !== index && other.words.includes(words) && (other.words !== words || at < index))).slice(0, MOST_MENTIONS)
  const carried = new Map<NetworkTask, string[]>()
  for (const mention of missing) {
    const open = tasks.filter((task) => canCarry(task) && (carried.get(task)?.length ?? 0) < MOST_OF_TASK)
    const task = open.find(({ answers }) => mention.heldBy?.some((id) => answers.includes(id))) ?? besideIn(mention, open) ?? nearest(mention, open) ?? opening(open.filter((other) => !carried.has(other))) ?? opening(open)
    if (task !== undefined) carried.set(task, [...(carried.get(task) ?? []), mention.words])
  }
  return tasks.map((task) => (carried.has(task) ? { ...task, description: `${task.description}\n${fixedWords('keepInMind', frame.language, { what: carried.get(task)!.join('; ') })}` } : task))
}

function mentionsOf(frame: PlanFrame): Mention[] {
  const { brief } = frame
  const topics = statedTopics(frame).map(({ label, readingIds }) => ({ words: label, around: sentenceAround(brief, brief.readings.find(({ id }) => id === readingIds[0]) ?? { start: 0, end: 0 }) }))
  const once = frame.of('rhythm').filter(({ source, title, per, count }) => source === 'stated' && title !== null && per === 'total' && count === 1).map((rhythm) => ({ words: rhythm.words, around: rhythm.title! }))
  const asides = looseClauses(brief).map((clause) => ({ words: clause.words, around: sentenceAround(brief, clause), isAside: true as const, beside: besideIt(brief, clause) }))
  const held = heldClauses(brief).map(({ words, readings }) => ({ words, around: words, heldBy: readings.map(({ id }) => id) }))
  return [...goalOf(frame), ...topics, ...once, ...areasOf(frame), ...asides, ...boundThings(frame), ...held]
}

/** 'Yard work Saturdays in April', where no task is called so: what only its times name is said with them. */
function boundThings({ brief }: PlanFrame): Mention[] {
  return brief.readings.flatMap(({ kind, source, appliesTo, words }) => {
    const labels = NAMED_BY_TIMES.has(kind) && source === 'stated' ? appliesTo?.labels ?? [] : []
    const said = words.trim().replace(/[\s.,;:(]+$/u, '')
    return labels.flatMap((label) => (said.split(' ').length <= LONGEST_SAID && said.includes('(') === said.includes(')') && said.includes(label.split(' ')[0]!) && contentOf(label).length > 0 ? [{ words: said, own: label, around: label }] : []))
  })
}

const LONGEST_SAID = 14
const NAMED_BY_TIMES: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['rhythm', 'availability', 'session', 'horizon', 'limit'])

/** 'Marta (kitchen and menu)': several things that somebody sees to, which are no trades; the work may call them otherwise. */
function areasOf({ brief, of }: PlanFrame): Mention[] {
  if (brief.plannerType !== 'sprint') return []
  return of('person').flatMap(({ name, words }) => {
    const bracket = /^[^()]*\(([^()]+)\)$/u.exec(words)?.[1] ?? ''
    const areas = bracket.split(/ (?:and|und|y|et|e) | ?[&+] ?/u)
    const areTrades = areas.some((area) => plainWords(area).some((word) => ROLE_WORDS.has(word) || occupationOf(word) !== null || isPostWord({ key: word, text: word }, brief.language)))
    return areas.length === 2 && !areTrades && !/\d/u.test(words) ? [{ words: `${name}: ${bracket}`, own: bracket, around: bracket }] : []
  })
}

/** 'Move our 40 mailboxes from the old server': where no parts are named, the steps of a playbook may say none of a project's own words. */
function goalOf({ brief }: PlanFrame): Mention[] {
  const isNamed = brief.plannerType === 'sprint' && !brief.readings.some(({ kind, source }) => kind === 'topic' && source === 'stated')
  return isNamed && contentOf(brief.subject).length >= FEWEST_OF_GOAL ? [{ words: brief.subject, around: brief.subject, most: 1 }] : []
}

const FEWEST_OF_GOAL = 2

/** What the sentence says up to the end of the clause at `at`: what 'Guildhall' stands behind is the exam. */
function sentenceAround({ prompt }: Brief, { start, end }: { start: number; end: number }): string {
  const from = Math.max(...['. ', '! ', '? ', '\n', '; ', ': '].map((sign) => prompt.lastIndexOf(sign, start - 1))) + 1
  return prompt.slice(from, end)
}

/** What was read in the sentence of a clause, nearest first: the goggles of 'Drilling: Saturday at 2pm, shed, goggles' are for the drilling. */
function besideIt({ prompt, readings }: Brief, { start, end }: { start: number; end: number }): string[] {
  const [from, to] = [Math.max(...SENTENCE_ENDS.map((sign) => prompt.lastIndexOf(sign, start - 1))) + 1, Math.min(...SENTENCE_ENDS.map((sign) => prompt.indexOf(sign, end)).map((at) => (at === -1 ? prompt.length : at)))]
  const distance = (reading: { start: number; end: number }) => (reading.end <= start ? start - reading.end : (reading.start - end) * BEHIND)
  return readings.filter((reading) => reading.source === 'stated' && reading.end > from && reading.start < to && reading.start >= from && (reading.end <= start || reading.start >= end)).toSorted((a, b) => distance(a) - distance(b)).map(({ id }) => id)
}

const SENTENCE_ENDS = ['. ', '! ', '? ', '\n']
/** What is said after something is more often about it than what is said before it. */
const BEHIND = 3

/** A task that says one of its own words is still nearer than the sentence. */
function besideIn({ words, beside = [] }: Mention, tasks: readonly NetworkTask[]): NetworkTask | undefined {
  const wanted = contentOf(words)
  if (tasks.some((task) => wanted.some((word) => wordsOfTask(task).title.includes(word)))) return undefined
  for (const id of beside) {
    const task = tasks.find(({ answers }) => answers.includes(id))
    if (task !== undefined) return task
  }
  return undefined
}

/** The 14 of '14 clients', and not the 9 of '9 am'. */
function numbersIn(text: string): string[] {
  return text.match(/(?<![\p{L}\d.,:])\d{1,9}(?=[.,]?\d{0,9}[%€$£]|[.,]?\d{0,9} (?!am|pm|uhr)\p{L}{3})/giu) ?? []
}

type TaskWords = { title: readonly string[]; text: readonly string[] }

function wordsOfTask({ title, description, location, tags }: NetworkTask): TaskWords {
  return { title: stems(title).map(wordBase), text: [quoteIn(description).rest, location ?? '', ...tags].flatMap(stems).map(wordBase) }
}

/** The Tomasz of 'my friend Tomasz helps'; German writes every noun so, and has names that people are given. */
function namesIn(words: string, { brief }: PlanFrame): string[] {
  const said = words.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? []
  return contentOf((brief.language === 'de' ? said.filter(isGivenName) : said).join(' '))
}

type Names = { names: readonly string[]; people: ReadonlySet<string> }

/** Half of it or more is said nowhere, or a name. */
function isMissing({ words, own = words, most, isAside, heldBy }: Mention, said: readonly TaskWords[], { names, people }: Names): boolean {
  const wanted = contentOf(own)
  const open = wanted.filter((word) => !said.some(({ title, text }) => [...title, ...text].some((other) => other.startsWith(word))))
  if (most !== undefined) return open.length > most
  if (heldBy !== undefined) return open.some((word) => !people.has(word))
  if (isAside && wanted.length > 0 && numbersIn(own).some((number) => !said.some(({ title, text }) => title.includes(number) || text.includes(number)))) return true
  // Who helps is to be seen, though 'friend' and 'help' are said elsewhere.
  return open.length > 0 && (open.length * 2 >= wanted.length || open.some((word) => names.includes(word)))
}

function canCarry({ fixed, occurrence, type }: NetworkTask): boolean {
  return (fixed === null ? occurrence === null || occurrence.index === 0 : type === 'event') && type !== 'meeting'
}

/** A word that few tasks say tells more; the clause's own words tell more than those around it, and titles more than texts. */
function nearest({ words, around }: Mention, tasks: readonly NetworkTask[]): NetworkTask | undefined {
  const said = tasks.map(wordsOfTask)
  const score = new Map<NetworkTask, number>()
  for (const [weight, wanted] of [[2, contentOf(words)], [1, contentOf(around)]] as const) {
    for (const word of wanted) {
      const hits = said.map(({ title, text }) => (title.includes(word) ? 3 : text.includes(word) ? 1 : 0))
      const count = hits.filter((hit) => hit > 0).length
      tasks.forEach((task, index) => score.set(task, (score.get(task) ?? 0) + (weight * hits[index]!) / Math.max(1, count)))
    }
  }
  const best = tasks.toSorted((a, b) => score.get(b)! - score.get(a)!)[0]
  return best !== undefined && score.get(best)! > 0 ? best : undefined
}

function opening(tasks: readonly NetworkTask[]): NetworkTask | undefined {
  return tasks.find(({ fixed, optional }) => fixed === null && !optional) ?? tasks.find(({ fixed }) => fixed === null)
}
