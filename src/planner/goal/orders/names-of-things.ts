import type { Brief } from '../brief.ts'
import { stems, wordBase } from '../matcher.ts'
import { isGivenName } from '../people/given-names.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { placeOfBegun } from '../topics/what-is-begun.ts'
import type { Word } from './clauses-of-text.ts'
import { CLAUSE_WORDS, DOERS, familyOf, HELPERS, LEADS, NO_THINGS, PLAIN_DEEDS, POINTERS, STATES } from './side-words.ts'
import type { Family } from './side-words.ts'

/** What a stretch of a goal names: by the name that it has in the brief (`isKnown`), else in its own words. */
export type Named = { label: string; isKnown: boolean; isNoun?: boolean; start: number; end: number }

/** Finds what a stretch of words names; null where it names nothing that could be done or happen. */
export type NamesThings = (words: readonly Word[]) => Named | null

type Known = { label: string; bases: readonly string[] }

/** What a thing is called in a goal of this brief. */
export function namesOfThings(brief: Brief, expressions: readonly TimeExpression[]): NamesThings {
  const family = familyOf(brief.language)
  const known = knownThings(brief)
  const people = new Set(brief.readings.flatMap((reading) => (reading.kind === 'person' ? reading.name.toLowerCase().split(' ') : [])))
  const isPerson = ({ key, text }: Word) => people.has(key) || /^\p{Lu}/u.test(text) && isGivenName(text)
  const isTime = ({ start, end }: Word) => expressions.some((time) => time.start < end && time.end > start)
  return (words) => {
    const said = spoken(words, { family, isPerson, isTime })
    if (said.length === 0) return null
    const [start, end] = [said[0]!.start, said.at(-1)!.end]
    const bases = basesOf(said.map(({ text }) => text).join(' '))
    if (bases.length === 0) return null
    const own = known.filter((thing) => thing.bases.every((base) => bases.includes(base))).toSorted((a, b) => b.bases.length - a.bases.length)[0]
    if (own !== undefined) return { label: own.label, isKnown: true, start, end }
    const longer = known.filter((thing) => bases.every((base) => thing.bases.includes(base)))
    const labels = new Set(longer.map(({ label }) => label))
    if (labels.size === 1) return { label: longer[0]!.label, isKnown: true, start, end }
    return { label: said.map(({ text }) => text).join(' '), isKnown: false, isNoun: isNoun(words[words.indexOf(said[0]!) - 1], said[0]!, brief.language), start, end }
  }
}

/** Both of 'after the menu and the van', 'after menu + van': the things of the brief that the words join, else the one that they name. */
export function allNamed(names: NamesThings, words: readonly Word[]): Named[] {
  const parts = words.reduce<Word[][]>((all, word, index) => {
    const isSign = index > 0 && word.start - words[index - 1]!.end > SIGN_BETWEEN
    return JOINTS.has(word.key) ? [...all, []] : isSign ? [...all, [word]] : [...all.slice(0, -1), [...all.at(-1)!, word]]
  }, [[]]).filter((part) => part.length > 0)
  const things = parts.length > 1 ? parts.map(names) : []
  const known = things.flatMap((thing) => (thing?.isKnown === true ? [thing] : []))
  if (known.length > 1 && known.length === things.length && new Set(known.map(({ label }) => label)).size === known.length) return known
  const one = names(words)
  return one === null ? [] : [one]
}

/** In characters: the space alone between two words, with a sign between them more. */
const SIGN_BETWEEN = 1
const JOINTS: ReadonlySet<string> = new Set(['and', 'und', 'sowie', 'y', 'e', 'et'])

/** One word of a name is surely a thing behind an article; in German by its capital. */
function isNoun(before: Word | undefined, { text }: Word, language: string): boolean {
  return language === 'de' ? /^\p{Lu}/u.test(text) : before !== undefined && ARTICLES.test(before.key)
}

const ARTICLES = /^(?:the|a|an|my|our|your|his|her|their|el|la|los|las|un|una|mi|nuestr[oa]s?|le|les|l|une|des|mon|ma|mes|notre|nos|o|os|as|um|uma|meu|minha|noss[oa])$/u

function knownThings({ readings }: Brief): Known[] {
  const labels = readings.flatMap((reading) => {
    if (reading.source !== 'stated') return []
    switch (reading.kind) {
      case 'topic': return [reading.label]
      case 'event': return [reading.title]
      case 'rhythm': return reading.title === null ? [] : [reading.title]
      case 'person': return reading.roles
      case 'precedence': return [...reading.before.labels, ...reading.after.labels]
      case 'deadline': return reading.appliesTo?.labels ?? []
      default: return []
    }
  })
  return [...new Set(labels)].flatMap((label) => {
    const bases = basesOf(label)
    return bases.length === 0 || bases.length > LONGEST_NAME + 1 ? [] : [{ label, bases }]
  })
}

/** In words with content. */
const LONGEST_NAME = 5

type Spoken = { family: Family; isPerson: (word: Word) => boolean; isTime: (word: Word) => boolean }

/** The words of a stretch that say what it is about: without who does it, helping verbs, its time, and what is said of it. */
function spoken(words: readonly Word[], { family, isPerson, isTime }: Spoken): Word[] {
  const [leads, doers, helpers] = [LEADS[family], DOERS[family], HELPERS[family]]
  const isLead = ({ key }: Word) => leads.has(key) || doers.has(key) || helpers.has(key) || LED_BY[family].has(key) || POINTERS.has(key)
  let from = placeOfBegun(words.map(({ key }) => key))
  while (from < words.length && (isLead(words[from]!) || isTime(words[from]!) || isPerson(words[from]!) && from + 1 < words.length || PLAIN_DEEDS.has(words[from]!.key) && from + 1 < words.length && leads.has(words[from + 1]!.key) || /^\d/u.test(words[from]!.key))) from += 1
  if (from < words.length && CLAUSE_WORDS.has(words[from]!.key)) return []
  let to = from
  while (to < words.length && to - from < LONGEST_SAID && !isTime(words[to]!) && !(to > from && (CLAUSE_WORDS.has(words[to]!.key) || doers.has(words[to]!.key) || isSaidOfIt(words, to, family)))) to += 1
  if (to - from === LONGEST_SAID && to < words.length) {
    const joint = words.slice(from + 2, to).findLastIndex(({ key }) => PREPOSITIONS.has(key))
    if (joint >= 0) to = from + 2 + joint
  }
  const states = STATES[family]
  while (to > from + 1 && (states.has(words[to - 1]!.key) || PREPOSITIONS.has(words[to - 1]!.key) || leads.has(words[to - 1]!.key) || isPerson(words[to - 1]!))) to -= 1
  const said = words.slice(from, to)
  const isNothing = said.every((word) => NO_THINGS.has(word.key) || POINTERS.has(word.key) || states.has(word.key) || helpers.has(word.key) || leads.has(word.key) || PREPOSITIONS.has(word.key) || PLAIN_DEEDS.has(word.key) || isPerson(word) || !/\p{L}{2}/u.test(word.key) || FILLERS[family].has(word.key))
  return isNothing ? [] : said
}

/** Behind a name, the verb that says something of it: 'the deposit has to be paid', 'the van gets here'. */
function isSaidOfIt(words: readonly Word[], at: number, family: Family): boolean {
  const { key } = words[at]!
  if (!HELPERS[family].has(key)) return false
  return family !== 'en' || !/^(?:run|runs|work|works|open|close|start|drop|stand|hold|land|landing|pass|drops|end|finish|dry|place|will|may|can|order)$/u.test(key) || HELPERS.en.has(words[at + 1]?.key ?? '')
}

const LONGEST_SAID = 6

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const LED_BY: Readonly<Record<Family, ReadonlySet<string>>> = {
  en: list("let us me them him her like ideally probably maybe perhaps obviously hopefully really reckon think guess plan try would could want wanted somebody someone whoever everybody everyone which who whom for of to on in by as be it's that's there's he's she's they've they'd he'd she'd he'll she'll it'll he has with right directly straight immediately shortly yes no not until till before after once"),
  de: list('ich mir mich uns gern bitte noch auch dann ja wohl vielleicht am im zum zur von mit um zu'),
  romance: list('yo me nos por favor con para a al en de del pour sur avec par em no na com ainda quero quiero queremos hay que tengo debo veux dois preciso necesito je'),
}

/** What a clause says beside its thing, and no thing by itself. */
const FILLERS: Readonly<Record<Family, ReadonlySet<string>>> = {
  en: list('said told mean either lasted delivered swapped says done same also ok okay please thanks obviously sorry yes no ideally maybe only just about around approx straight away immediately earliest latest early late order sequence way time fixed promised fact hours sharp each apiece long total soon possible'),
  de: list('gleich ebenfalls bitte danke ungefahr etwa circa nur frist sofort reihenfolge'),
  romance: list('mismo igual gracias favor mas menos aproximadamente solo orden ordre ordem meme merci obrigado obrigada so'),
}

const PREPOSITIONS = list('on at in from by with for to of and or the a an as off into onto about under over than via per zu im am in auf mit fur von vom und oder de del en con por para y o le la les des du dans avec pour et ou do da no na com e')

/** The stems that say what a name means. */
export function basesOf(text: string): string[] {
  return [...new Set(stems(text).filter((stem) => stem.length > 2 && !PREPOSITIONS.has(stem) && !LEADS.en.has(stem)).map(wordBase))]
}
