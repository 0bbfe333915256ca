import type { Language, Playbook, Text } from '../../playbooks/playbook.ts'
import { playbookWordings } from '../../playbooks/playbook-texts.ts'
import type { PartKind } from '../../playbooks/parts/part-kinds.ts'
import { goalWithVerb } from './goal-head.ts'
import { stageKind } from './kinds-of-work.ts'
import { nameOf, partKind } from './part-kind.ts'
import { workOn } from './worked-parts.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { hasKeyword, plainWords, wordsOfKeyword } from '../wording.ts'

/**
 * Whether the parts that a goal names speak against a playbook that a word of it asked for: accounts, an election and a
 * projector are nothing that a vegetable garden knows. Only parts that are known for what they are testify, since a
 * playbook's own matter (carrots, integrals) is what it need not list.
 */
export function partsSpeakAgainst(playbook: Playbook, frame: PlanFrame): boolean {
  // What is stripped or sanded tells of the work, not of the trade of its thing.
  const parts = statedTopics(frame).filter((part) => workOn(part, frame) === null)
  if (parts.length < FEWEST_PARTS || isWhatItIs(playbook, frame) || takesAnyParts(playbook, frame)) return false
  const kinds = parts.map(({ words }) => partKind(words, frame.language))
  if (kinds.filter((kind) => kind !== null).length < MOST * parts.length) return false
  if (playbook.sessions !== undefined && parts.filter((part, index) => isPractical(part, kinds[index]!)).length >= HALF * parts.length) return true
  const known = vocabularyOf(playbook, frame.language)
  return parts.filter(({ words }) => tellingWords(words, frame.language).some((word) => known.has(stem(word)))).length <= FEW * parts.length
}

/** A letting needs beds, alarms and insurance: a playbook whose parts go through their own steps has nothing against them, where the goal itself asks for it in several words. */
function takesAnyParts({ partsByKind, matches }: Playbook, { brief }: PlanFrame): boolean {
  const subject = plainWords(brief.subject)
  return partsByKind === true && matches.strong.some((keyword) => keyword.includes(' ') && hasKeyword(subject, keyword))
}

/** Whether a playbook speaks of what the part is by its name: what it does with its own things it does with this one. */
export function speaksOf(playbook: Playbook, words: readonly string[], language: Language): boolean {
  const known = vocabularyOf(playbook, language)
  return tellingWords(words, language).some((word) => known.has(stem(word)))
}

/** Whether a playbook uses any of these words, in some form. */
export function knowsAnyOf(playbook: Playbook, words: readonly string[], language: Language): boolean {
  const known = vocabularyOf(playbook, language)
  return words.some((word) => known.has(stem(word)))
}

/** What a part is stands last in English: a 'reception desk' is a desk. */
function tellingWords(words: readonly string[], language: Language): readonly string[] {
  const name = nameOf(words, language)
  return language === 'en' ? name.slice(-1) : name
}

/** Whether a list is of things to get, people to ask, machines to set up: done once each, and nothing to practise. */
export function arePractical(parts: readonly Topic[], frame: PlanFrame): boolean {
  const worked = parts.filter((part) => part.said !== undefined || workOn(part, frame) !== null)
  const kinds = parts.filter((part) => !worked.includes(part)).map(({ words }) => partKind(words, frame.language)).filter((kind) => kind !== null)
  const got = kinds.filter((kind) => !STUDIED.has(kind)).length
  return parts.length >= FEWEST_PARTS && worked.length + kinds.length >= MOST * parts.length && worked.length + got >= HALF * parts.length && stageKind(parts[0]!, frame) !== 'learn'
}

/** A silver wedding is a wedding and 'my son starts secondary' a start at school, whatever is to be done for it; a home tournament is no home, and an allotment association no allotment. */
function isWhatItIs({ matches }: Playbook, frame: PlanFrame): boolean {
  const names = [frame.brief.subject, goalWithVerb(frame), ...frame.of('event').map(({ title }) => title)].map((name) => nameOf(plainWords(name), frame.language))
  return names.some((name) => matches.strong.some((keyword) => endsIn(name, wordsOfKeyword(keyword))))
}

function endsIn(name: readonly string[], keyword: readonly string[]): boolean {
  const end = name.slice(-keyword.length)
  return keyword.length > 0 && end.length === keyword.length && keyword.every((word, index) => end[index]!.endsWith(word) || end[index]!.startsWith(word) && end[index]!.length - word.length <= LONGEST_ENDING)
}

const LONGEST_ENDING = 3
const FEWEST_PARTS = 4
const MOST = 0.66
const HALF = 0.5
/** So many of the parts share a word with a playbook of another trade. */
const FEW = 0.45

/** 'A visit of the author', 'new shelves': got, made or held, and nothing that is studied. */
function isPractical({ words }: Topic, kind: PartKind | null): boolean {
  return kind !== null && !STUDIED.has(kind) && words.length > 1
}

const STUDIED: ReadonlySet<PartKind> = new Set(['text', 'list', 'figures', 'contract', 'insurance', 'vote', 'pictures', 'paper'])

const vocabularies = new WeakMap<Playbook, Map<Language, ReadonlySet<string>>>()

/** The words in which a playbook speaks, without their endings. */
function vocabularyOf(playbook: Playbook, language: Language): ReadonlySet<string> {
  const known = vocabularies.get(playbook) ?? new Map<Language, ReadonlySet<string>>()
  vocabularies.set(playbook, known)
  const found = known.get(language)
  if (found) return found
  const texts = playbookWordings(playbook).flatMap(({ titles, how }) => [...titles, how]).map((text) => inLanguage(text, language))
  const words = plainWords([playbook.title, ...playbook.matches.strong, ...playbook.matches.weak, ...playbook.tasks.flatMap(({ about = [] }) => about), ...texts].join(' '))
  const vocabulary = new Set(words.map(stem).filter((word) => word.length >= SHORTEST))
  known.set(language, vocabulary)
  return vocabulary
}

const SHORTEST = 4

function inLanguage(text: Text, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}

function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|en|er|s|e|n)$/u, '')
}
