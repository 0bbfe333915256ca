import { nameOfOneWeek } from '../../goal/rewriting/tellings/plan-of-one-week.ts'
import type { Language, Playbook, Stage } from '../../playbooks/playbook.ts'
import { PART_KINDS, PART_STAGES, WORKED_ON } from '../../playbooks/parts/part-kinds.ts'
import type { PartKind } from '../../playbooks/parts/part-kinds.ts'
import type { PartWords } from '../../playbooks/parts/words/part-words.ts'
import { GERMAN_PARTS } from '../../playbooks/parts/words/de.ts'
import { ENGLISH_PARTS } from '../../playbooks/parts/words/en.ts'
import { FRENCH_PARTS, PORTUGUESE_PARTS, SPANISH_PARTS } from '../../playbooks/parts/words/romance.ts'
import { bareGoal, goalWithVerb } from './goal-head.ts'
import { isInstruction, kindIn } from './kinds-of-work.ts'
import { saysItsVerb } from './said-verbs.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { PHRASE_ENDS, plainWords } from '../wording.ts'

/** What there is to do about a part by what it is: a till is set up, a certificate applied for, a referee asked. Null where its name does not tell, or the goal itself is what is done to it. */
export function partStages(topic: Topic, frame: PlanFrame): readonly Stage[] | null {
  // In somebody's week the laundry is an hour, and no firm that is chosen among three.
  if (nameOfOneWeek(frame.brief.prompt) !== null) return null
  // 'Re-insulate the trailer', 'pintar el remolque': what is done, and no trailer that is got.
  if (topic.kind !== undefined || isInstruction(topic) || saysItsVerb(topic.said ?? topic.label, frame.brief.language.split('-')[0]!)) return null
  const kind = partKind(topic.words, frame.language)
  // 'Turkey ordered': nobody knows what else there is to do with it.
  if (kind === null) return topic.isFetched === true ? PART_STAGES.thing.slice(0, 1) : null
  if (isWorkOfTheGoal(kind, frame)) return null
  return kind === 'thing' && HIRED.has(topic.words[0] ?? '') ? HIRED_THING : PART_STAGES[kind]
}

/** What is hired for the day comes shortly before it, and not weeks. */
const HIRED = new Set('hire rent borrow mieten leihen ausleihen alquilar louer emprunter alugar'.split(' '))
const HIRED_THING: readonly Stage[] = PART_STAGES.thing.map((stage) => (stage.id === 'check' ? { ...stage, at: 0.96 } : stage))

/** The place of a step that has one, parts of the same kind one after the other. */
export function placeOf({ at }: Stage, positionInList: number): number | null {
  return at === undefined ? null : at + SPREAD * (positionInList - 0.5)
}

/** Share of the plan over which the same step of all parts is spread. */
const SPREAD = 0.1

export function hasPlace({ at }: Stage): boolean {
  return at !== undefined
}

/** Whether a part goes through the steps of what it is, whatever the playbook does with its own parts: nobody rehearses a hall's rent. */
export function goesByKind(topic: Topic, playbook: Playbook | null, frame: PlanFrame): boolean {
  if (playbook?.topicStages === undefined || playbook.partsByKind === true) return true
  const kind = playbook.keepsParts === true || topic.kind !== undefined ? null : partKind(topic.words, frame.language)
  // Anodes that are ordered and new ropes are got, whatever is done to the old ones.
  if (topic.isFetched === true || kind !== null && topic.words[0] === 'new' && GOT.has(kind)) return true
  return kind !== null && !WORKED_ON.has(kind)
}

const GOT: ReadonlySet<PartKind> = new Set(['thing', 'supplies', 'device', 'fixture'])

/** Whoever learns or writes works on each part of it; whoever builds, mends or sells does so with things. */
function isWorkOfTheGoal(kind: PartKind, frame: PlanFrame): boolean {
  const [verb = ''] = plainWords(bareGoal(goalWithVerb(frame)))
  const work = kindIn([verb])
  if (work === 'learn' || work === 'write') return true
  return WORKED_ON.has(kind) && work !== null && WORKS_ON_THINGS.has(work) && !OPENING.has(verb)
}

const WORKS_ON_THINGS: ReadonlySet<string> = new Set(['make', 'repair', 'tidy', 'sell', 'move'])
/** Whoever starts or opens something gets what it takes. */
const OPENING = new Set(['start', 'launch', 'develop', 'publish'])

/** What the name of a part says that it is. */
export function partKind(words: readonly string[], language: Language): PartKind | null {
  const whole = LEXICON[language].get(words.join(' '))
  if (whole !== undefined) return whole
  if (language === 'en') return lastOf(headWords(words, PHRASE_ENDS))
  if (language === 'de') return compoundOf(words)
  return firstOf(headWords(words, ROMANCE_ENDS), LEXICON[language])
}

const MOST_WORDS = 3

/** The words of a name up to where it says for whom, of what or where. */
function headWords(words: readonly string[], ends: ReadonlySet<string>): readonly string[] {
  const named = words.filter((word) => !/^x?\d+x?$/u.test(word))
  const end = named.findIndex((word, index) => index > 0 && ends.has(word))
  return end === -1 ? named : named.slice(0, end)
}

/** What a part is called, without what it is for, of or with. */
export function nameOf(words: readonly string[], language: Language): readonly string[] {
  return headWords(words, language === 'en' ? PHRASE_ENDS : language === 'de' ? GERMAN_ENDS : ROMANCE_ENDS)
}

/** English names end in what they are. */
function lastOf(words: readonly string[]): PartKind | null {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    const end = words.slice(-length)
    const kind = LEXICON.en.get(end.join(' ')) ?? LEXICON.en.get([...end.slice(0, -1), singular(end.at(-1)!)].join(' '))
    if (kind !== undefined) return kind
  }
  return null
}

/** Sales of advertisements are no sale that people come to. */
function singular(word: string): string {
  return word === 'sales' ? word : word.replace(/ies$/u, 'y').replace(/(?<=ss|sh|ch|x)es$/u, '').replace(/(?<=[^s])s$/u, '')
}

/** German names are compounds that end in what they are; what is done stands behind the thing: 'Feuerlöscher prüfen lassen'. */
function compoundOf(words: readonly string[]): PartKind | null {
  const end = words.findIndex((word, index) => index > 0 && GERMAN_ENDS.has(word))
  const head = end === -1 ? words : words.slice(0, end)
  const phrase = [words.slice(-2).join(' '), head.join(' '), head.slice(-2).join(' ')].map((text) => LEXICON.de.get(text)).find((kind) => kind !== undefined)
  return phrase ?? (head.length === 0 ? null : endingOf(head.at(-1)!))
}

const SHORTEST_ENDING = 3
const PLURALS = /(?:nen|ern|en|er|e|n|s)$/u

/** The longest ending that is a known noun; a short one only as the whole word. */
function endingOf(word: string): PartKind | null {
  for (let start = 0; start <= word.length - SHORTEST_ENDING; start++) {
    const ending = word.slice(start)
    const isWhole = start === 0 || ending.length > SHORTEST_ENDING
    const kind = isWhole ? (LEXICON.de.get(ending) ?? LEXICON.de.get(ending.replace(PLURALS, '')) ?? LEXICON.de.get(ending.replace(/[en]$/u, ''))) : undefined
    if (kind !== undefined) return kind
  }
  return null
}

/** Names in the Romance languages begin with what they are. */
function firstOf(words: readonly string[], lexicon: ReadonlyMap<string, PartKind>): PartKind | null {
  for (const start of words.keys()) {
    for (let length = Math.min(MOST_WORDS, words.length - start); length > 0; length--) {
      const name = words.slice(start, start + length)
      const kind = lexicon.get(name.join(' ')) ?? lexicon.get(name.map(romanceSingular).join(' '))
      if (kind !== undefined) return kind
    }
  }
  return null
}

function romanceSingular(word: string): string {
  return word.replace(/(?<=[lrndz])es$/u, '').replace(/[sx]$/u, '')
}

const GERMAN_ENDS = new Set('mit fur von vom zum zur durch des der bei im in am an auf aus nach vor uber gegen ohne und oder bis als die das den dem'.split(' '))
const ROMANCE_ENDS = new Set('de del des du d para por pour par con avec com em en no na aux au sin sans sem y et e o ou para que qui avant antes'.split(' '))

const LEXICON: Record<Language, ReadonlyMap<string, PartKind>> = {
  en: lexicon(ENGLISH_PARTS), de: lexicon(GERMAN_PARTS), es: lexicon(SPANISH_PARTS), fr: lexicon(FRENCH_PARTS), pt: lexicon(PORTUGUESE_PARTS),
}

function lexicon(words: PartWords): ReadonlyMap<string, PartKind> {
  return new Map(PART_KINDS.flatMap((kind) => words[kind].split(',').map((noun) => [noun, kind] as const)))
}
