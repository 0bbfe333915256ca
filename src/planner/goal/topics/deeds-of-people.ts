import type { ReadingOf } from '../brief.ts'
import { labelOf } from '../labels.ts'
import { personNamed } from '../people/people-words.ts'
import { addReading, hasTime, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** Number of the list that deeds beside a list form. */
const DEEDS_LIST = 81
const LONGEST_OBJECT = 4

/** What people do that is no part of the work, or is read as the part alone. */
const NO_DEED = /^(?:is|has|was|does|gets|joins|starts|leaves|stays|knows|prefers|comes|goes|returns|lives|thinks|says|likes|hates|misses|becomes|uses|arrives|takes|needs|wants|leads|manages|helps|works|decides|approves|reviews|supports|runs|owns|handles|covers|tests|designs|builds|codes|develops|gives|keeps|depends|follows|requires|makes)$/u
const PRONOUN = /^(?:she|he|elle|il|ella|el|sie|er|ela|ele)$/u
/** Behind the verb, what it is done to: never a preposition. */
const NO_OBJECT = /^(?:to|for|on|at|in|with|by|from|of|until|till|after|before|only|not|and|or|it|this|that|them|all|everything|a|up|out|off|over|down|back)$/u
const ARTICLES: Readonly<Record<string, RegExp>> = {
  fr: /^(?:les?|la|l['’]\p{L}+|des|aux?)$/u, es: /^(?:el|la|los|las)$/u, pt: /^(?:o|a|os|as)$/u, de: /^(?:die|das|den|der)$/u,
}

/**
 * 'Sanjay marks the homework', 'Solène (tests, et elle forme les agents)': beside a list of parts, what somebody does to
 * something that no part names is a part as well, and theirs.
 */
export function addDeedsOfPeople(context: ReadingContext, isNew: (label: string) => boolean): void {
  for (let index = 0; index < context.source.tokens.length - 2; index += 1) {
    const name = subjectAt(context, index)
    const deed = name === null ? null : deedAt(context, index + 1)
    if (name === null || deed === null || !isNew(deed.thing)) continue
    const person = context.readings.find((reading): reading is typeof reading & ReadingOf<'person'> => reading.kind === 'person' && reading.name === name)
    if (!person || person.source !== 'stated') continue
    addReading(context, deed.words, { value: { kind: 'topic', label: deed.label, list: DEEDS_LIST, position: index, amount: null, minutes: null }, text: deed.label })
    const isSaid = context.source.tokens[index]!.text === name && person.roles.some((role) => role.toLowerCase().includes(deed.thing.toLowerCase()))
    if (!isSaid) person.roles = [...person.roles, deed.label]
  }
}

/** What is a trade and a thing that somebody makes. */
const CRAFT = /^(?:sound|music|art|artwork|video|videos|photos?|animation|animations|graphics|copy|voices?|texts?)$/iu

/** 'Jun levels + sound': where the one is a part of the work, the other is as well. */
export function addPartsBesideKnown(context: ReadingContext, { isNew, isThing }: Record<'isNew' | 'isThing', (part: string) => boolean>): void {
  for (const person of context.readings.filter((reading): reading is typeof reading & ReadingOf<'person'> => reading.kind === 'person' && reading.source === 'stated')) {
    for (const parts of person.roles.map((role) => role.split(/ (?:[&+]|and|und|y|et|e) /u))) {
      if (parts.length < 2 || parts.every(isNew)) continue
      for (const label of parts.filter((part) => isNew(part) && (isThing(part) || CRAFT.test(part)))) {
        const words = { from: context.source.tokens.findIndex(({ start }) => start >= person.start), to: context.source.tokens.findLastIndex(({ end }) => end <= person.end) + 1 }
        addReading(context, words, { value: { kind: 'topic', label, list: DEEDS_LIST, position: words.from, amount: null, minutes: null }, text: label })
        person.roles = [...person.roles, label]
      }
    }
  }
}

/** Somebody of the team, or the 'elle' of brackets behind their name. */
function subjectAt(context: ReadingContext, index: number): string | null {
  const { tokens } = context.source
  if (!PRONOUN.test(tokens[index]!.key)) return personNamed(context, tokens[index]!.text)
  const open = tokens.slice(0, index).findLastIndex(({ key }) => /^[().!?]$/u.test(key))
  return open > 0 && tokens[open]!.key === '(' ? personNamed(context, tokens[open - 1]!.text) : null
}

function deedAt(context: ReadingContext, at: number): { label: string; thing: string; words: Words } | null {
  const { tokens } = context.source
  const segment = segmentAt(context, at)
  const base = segment === null ? null : baseOf(context, at)
  if (segment === null || base === null || at + 1 >= segment.to) return null
  const end = tokens.slice(at + 1, segment.to).findIndex(({ key, kind }, offset) => kind !== 'word' || offset > 0 && /^(?:to|for|on|at|in|with|by|from|until|till|after|before|and|et|y|e|und|while|who|which)$/u.test(key))
  const words = { from: at + 1, to: end < 0 ? segment.to : at + 1 + end }
  const thing = words.to - words.from > LONGEST_OBJECT || words.to <= words.from || hasTime(context, words) ? null : labelOf(context, words, LONGEST_OBJECT)
  if (thing === null) return null
  return { thing, label: context.language === 'de' ? `${thing} ${base}` : `${base} ${thing}`, words: { from: at, to: words.to } }
}

/** 'teaches' is to teach, 'forme' former, 'schult' schulen; null for a word that is no deed. */
function baseOf({ source: { tokens }, language }: ReadingContext, at: number): string | null {
  const [verb, next] = [tokens[at]!, tokens[at + 1]]
  if (next === undefined || verb.text !== verb.text.toLowerCase() || NO_DEED.test(verb.key)) return null
  if (language === 'en') return NO_OBJECT.test(next.key) || !/^\p{Ll}{2,}[^s\P{Ll}]s$/u.test(verb.text) ? null : verb.text.replace(/ies$/u, 'y').replace(/(ch|sh|ss|x|zz)es$/u, '$1').replace(/s$/u, '')
  if (ARTICLES[language]?.test(next.key) !== true) return null
  if (language === 'fr') return /^\p{Ll}{3,}e$/u.test(verb.text) ? `${verb.text}r` : null
  if (language === 'de') return /^\p{Ll}{4,}t$/u.test(verb.text) ? verb.text.replace(/e?t$/u, 'en') : null
  return /^\p{Ll}{3,}a$/u.test(verb.text) ? `${verb.text}r` : null
}
