import type { TaskMatcher } from './brief.ts'
import { wordsWithoutAccents } from './words-without-accents.ts'

/** What a matcher looks at: a task's title and the labels its drafter gave it; its tags tell a meeting of the sprint from work. */
export type Matchable = { title: string; subjects: readonly string[]; tags?: readonly string[] }

/**
 * The one meaning of 'the tasks this reading binds', shared by drafting, scheduling and verifying.
 * A label matches when each of its words begins a word of the title or of one subject, or is another form of one
 * (case and diacritics ignored, plural endings dropped); a single letter, as in 'A&E', is only itself.
 */
export function matchesTask(matcher: TaskMatcher | null, task: Matchable): boolean {
  if (matcher === null) return true
  const texts = [...(matcher.ofParts ? [] : [ownTitle(task)]), ...task.subjects].map(wordsOf)
  const hit = (label: string) => {
    const wanted = wordsOf(label)
    return wanted.stems.length > 0 && texts.some((text) => containsAll(text, wanted))
  }
  return matcher.labels.some(hit) && !(matcher.except ?? []).some(hit)
}

/** 'Sprint 2 planning: field test done and accepted' is planning: the work that its goal names is done elsewhere. */
function ownTitle({ title, tags }: Matchable): string {
  return tags?.includes('ceremony') ? title.split(': ')[0]! : title
}

/** Whether the task has to be done by a deadline: what comes back goes on where the plan does. */
export function isDueBy({ appliesTo, goesOn }: { appliesTo: TaskMatcher | null; goesOn?: string[] }, task: Matchable): boolean {
  return matchesTask(appliesTo, task) && !(goesOn !== undefined && matchesTask({ labels: goesOn, ofParts: true }, task))
}

/**
 * Whether an order ('import before automations') speaks of the task: what it is about, or its title up to a colon,
 * says so. 'Switch: final import' is no import.
 */
export function isInOrder(matcher: TaskMatcher, { title, subjects }: Matchable): boolean {
  return matchesTask(matcher, { title: title.split(': ')[0]!, subjects })
}

/** Lower-case words without diacritics or plural endings. */
export function stems(text: string): readonly string[] {
  return wordsOf(text).stems
}

/** What forms of a word share, of a stem: 'run' of running, 'paint' of painted, 'writ' of write and writing. */
export function wordBase(form: string): string {
  if (form.length < 4) return form
  const stem = IRREGULAR.get(form) ?? form
  // Translation is what translating is; a station has nothing of the state.
  const verbal = stem.length >= LONGEST_PLAIN ? stem.replace(/(?<=at|ct)ion$/u, '') : stem
  const bare = verbal.length > 5 ? verbal.replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '') : verbal
  return bare.replace(/(?<=\p{L}{3})e$/u, '').replace(/(?<=\p{L}{2})([bdgklmnprst])\1$/u, '$1')
}

/** In letters. */
const LONGEST_PLAIN = 9

/** Participles that share no beginning with their verb: 'carburettors rebuilt' are what 'rebuild the carburettors' is about. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([['built', 'build'], ['rebuilt', 'rebuild'], ['told', 'tell'], ['hung', 'hang'], ['sold', 'sell'], ['bought', 'buy'], ['sent', 'send'], ['paid', 'pay'], ['repaid', 'repay'], ['laid', 'lay'], ['sewn', 'sew'], ['sown', 'sow'], ['made', 'make'], ['taken', 'take'], ['chosen', 'choose'], ['written', 'write'], ['rewritten', 'rewrite'], ['practice', 'practise']])

/** `joined`: what a word and its particle are in one. */
type Words = { stems: readonly string[]; bases: readonly string[]; joined: readonly string[] }

function containsAll(text: Words, wanted: Words): boolean {
  return wanted.stems.every((stem, index) => text.stems.some((word) => (stem.length === 1 ? word === stem : word.startsWith(stem))) || text.bases.includes(wanted.bases[index]!) || text.joined.includes(stem))
}

/** 'Lay out' is what a layout is made by, 'log in' what a login is. */
const PARTICLES = /^(?:out|up|off|in|down|over|on)$/u

/** Texts are matched again and again while one plan is made; the bound keeps a long-lived process small. */
const KNOWN_TEXTS = 12_000
const LONGEST_KNOWN_TEXT = 400
const known = new Map<string, Words>()

/** Few words make up many texts. */
const knownBases = new Map<string, string>()

function knownBase(stem: string): string {
  const before = knownBases.get(stem)
  if (before !== undefined) return before
  const base = wordBase(stem)
  if (knownBases.size >= KNOWN_TEXTS) knownBases.clear()
  if (stem.length <= LONGEST_KNOWN_TEXT) knownBases.set(stem, base)
  return base
}

function wordsOf(text: string): Words {
  const before = known.get(text)
  if (before) return before
  const words = wordsWithoutAccents(text)
  const joined = words.flatMap((word, index) => (PARTICLES.test(words[index + 1] ?? '') ? [`${word}${words[index + 1]!}`] : []))
  const stemmed = words.map((word) => (word.length > 3 ? word.replace(/ies$/u, 'y').replace(/(?:es|(?<!s)s)$/u, '') : word))
  const result = { stems: stemmed, bases: stemmed.map(knownBase), joined }
  if (known.size >= KNOWN_TEXTS) known.clear()
  if (text.length <= LONGEST_KNOWN_TEXT) known.set(text, result)
  return result
}
