import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief, Note } from '../goal/brief.ts'
import { OF_HELP } from '../draft/project/agree-on-help.ts'
import { stems, wordBase } from '../goal/matcher.ts'
import { besideGates } from '../goal/gates/beside-gates.ts'
import { noteOfReading } from '../goal/notes/note-of-reading.ts'
import { unboundReadings } from '../verify/unbound-readings.ts'

export type ToldInput = {
  brief: Pick<Brief, 'prompt' | 'notes' | 'readings'>
  tasks: readonly Pick<NetworkTask, 'title' | 'description' | 'subjects' | 'type' | 'tags'>[]
  assignees: readonly string[]
}

/**
 * What the plan does not keep, once each, in the words of the prompt and in their order: without what a task says or names
 * after all, with what was read of things that no task is about, and with the clauses of one sentence that stand beside each other told as one.
 */
export function toldNotes(input: ToldInput): string[] {
  const kept = keptBy(input)
  const unbound = unboundReadings(input.brief, input.tasks).map((reading) => noteOfReading(input.brief, reading))
  // What others take their time for has a check of its own.
  const gates = input.brief.readings.filter(({ kind }) => kind === 'gate')
  const open = [...input.brief.notes.filter((note) => !kept(note)), ...unbound].flatMap((note) => besideGates(note, gates, input.brief.prompt)).toSorted((a, b) => a.start - b.start || b.end - a.end)
  const told: { start: number; end: number }[] = []
  for (const { start, end } of open) {
    const last = told.at(-1)
    if (last !== undefined && isOneSentence(input.brief.prompt, last, { start, end })) last.end = Math.max(last.end, end)
    else told.push({ start, end })
  }
  return [...new Set(told.map((span) => quoted(input.brief.prompt, span)))]
}

/** No more words than this make one note. */
const LONGEST = 40

function isOneSentence(prompt: string, before: { start: number; end: number }, after: { start: number; end: number }): boolean {
  if (after.start < before.end) return true
  const between = prompt.slice(before.end, after.start)
  // A bracket that closes here ends what is told of it: '(two weeks of proofs), then the printer'.
  if (between.includes(')') && !prompt.slice(before.start, before.end).includes('(')) return false
  return /^[^\p{L}\p{N}.!?;\n]{0,6}(?:(?:and|but|so|then|also|und|aber|y|pero|et|mais|e|mas) )?$/u.test(between) && prompt.slice(before.start, after.end).split(' ').length <= LONGEST
}

/** 'and nobody under 18': the clause is quoted from its own first word. */
const LEAD = /^\s{0,9}(?:(?:and|but|also|plus|und|aber|y|pero|et|mais|e|mas)(?![\p{L}\p{N}'’-])|so(?=:))[\s:,]{0,3}/iu

/** A bracket that opens inside the words closes behind them, and none closes that did not open. */
function quoted(prompt: string, { start, end }: { start: number; end: number }): string {
  const words = prompt.slice(start, end).replace(/^[^()]{0,80}\)[\s,;:]{0,3}/u, '').replace(LEAD, '').trim()
  if (words.lastIndexOf('(') <= words.lastIndexOf(')')) return words
  const rest = /^[^().\n]{0,60}\)/u.exec(prompt.slice(end))?.[0]
  return rest !== undefined ? words + rest : words.startsWith('(') ? words.slice(1) : words
}

function keptBy({ brief: { notes }, tasks, assignees }: ToldInput): (note: Note) => boolean {
  // What is settled with whoever helps is quoted whole, with its times.
  const settled = tasks.filter(({ tags }) => tags.includes(OF_HELP)).map(({ description }) => ` ${plain(description)} `)
  if (settled.length === 0 && !notes.some(({ keptIf }) => keptIf !== undefined)) return () => false
  const texts = tasks.map(({ title, description }) => ` ${plain(`${title} ${description}`)} `)
  const named = new Set(stems([...tasks.map(({ title }) => title), ...assignees].join(' ')).map(wordBase))
  return ({ words, keptIf }) => settled.length > 0 && isSaid(words, settled) || keptIf !== undefined && (isSaid(words, texts) || keptIf === 'named' && isNamed(words, named))
}

/** Each part between its signs stands word for word in a task. */
function isSaid(words: string, texts: readonly string[]): boolean {
  const parts = words.split(/[,;:()]/u).map(plain).filter((part) => part !== '')
  return parts.every((part) => texts.some((text) => text.includes(` ${part} `)))
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').replace(/^(?:and|but|so|also|plus|und|aber|y|pero|et|mais|e|mas) /u, '')
}

/** The titles, or the people who do them, name what is counted there, with its number. */
function isNamed(words: string, named: ReadonlySet<string>): boolean {
  const wanted = stems(words).filter((stem) => stem.length > 3).map(wordBase)
  const numbers = words.match(/\d+/gu) ?? []
  return wanted.some((word) => named.has(word)) && numbers.every((number) => named.has(number))
}
