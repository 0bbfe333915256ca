import type { Brief, Reading, ReadingOf } from '../brief.ts'
import { stems, wordBase } from '../matcher.ts'
import { isWorkOfOther } from '../people/work-verbs.ts'
import { familyOf, HELPERS } from '../orders/side-words.ts'
import { peopleIn, sentencesIn } from '../rewriting/people/people-named.ts'
import type { Wording } from '../rewriting/wording.ts'
import { everybodyIn } from './somebody-in-clause.ts'
import type { Who } from './somebody-in-clause.ts'
import { textOf, toldBy } from './told-by-clause.ts'
import type { ClauseReader, Told } from './told-by-clause.ts'
import { clausesIn } from './words-of-sentence.ts'
import { wordsIn } from './words-of-sentence.ts'
import type { Clause, Word } from './words-of-sentence.ts'

/** That a thing is theirs, and where it is said. */
type Share = { names: readonly string[]; isUser: boolean; thing: string; start: number; end: number }
/** How it is said: with the name first, by standing side by side, by a verb that no list holds. */
type How = { isFirst: boolean; isPaired: boolean; isProse: boolean }
type Found = Share & How & { isSure: boolean }
type Person = Reading & ReadingOf<'person'>

/**
 * Adds what a team's goal hands out and its brief has not: clause by clause, with the times left out that stand between
 * ('Dmitri – measure the aisles – 2 days', 'the panels Ines writes, 8 days'), whoever is surely somebody and the thing that is
 * said with them, before or behind. A person of the brief gets what they do; somebody it has not comes in with it.
 */
export function withToldShares(brief: Brief, { text, plannerType, language, expressions }: Pick<Wording, 'text' | 'plannerType' | 'language' | 'expressions'>): Brief {
  if (plannerType !== 'sprint') return brief
  const shares = sharesIn(brief, { text, language: language(), times: expressions() })
  return shares.reduce(withShare, brief)
}

type Text = { text: string; language: string; times: ReturnType<Wording['expressions']> }

function sharesIn(brief: Brief, { text, language, times }: Text): Share[] {
  const isNamed = peopleIn(text, language)
  const known = new Set(brief.readings.flatMap((reading) => (reading.kind === 'person' && reading.source === 'stated' ? reading.name.split(' ') : [])))
  const idle = new Set(brief.readings.flatMap((reading) => (reading.kind === 'person' && reading.source === 'stated' && reading.roles.length === 0 ? [reading.name] : [])))
  const plain = withoutTimes(text, times)
  const reader = { language, isSomebody: (word: string) => known.has(word) || isNamed(word), isSmall: !/\p{Lu}\p{Ll}/u.test(text), hasTime: () => false }
  const sentences = sentencesIn(plain).map((sentence) => {
    const told: Told[] = []
    for (const clause of clausesIn(plain, sentence)) told.push(toldBy(clause, reader, told.findLast(({ kind }) => kind === 'share') ?? null))
    // What is said without a time has been read as it stands.
    const isTable = told.filter(({ kind }) => kind === 'who' || kind === 'share').length === 1 && [...text.slice(sentence.start, sentence.end).matchAll(CELL)].length > 1
    return { told, isTimed: isTable || times.some(({ start, end }) => start < sentence.end && end > sentence.start), isRow: ROW.test(text.slice(Math.max(0, sentence.start - LONGEST_BULLET), sentence.end)) }
  })
  const rows = inColumns(sentences.map(({ told }) => told))
  const found = rows.flatMap((told, index) => sharesOf(told, reader).map((share) => ({ ...share, ...sentences[index]! })))
  return believed(found.filter(({ isTimed, isRow, isPaired, isProse, names }) => (isTimed || isProse && names.every((name) => idle.has(name))) && (!isPaired || isRow || names.every((name) => known.has(name)))), text)
}

const CELL = /\s(?:[-–—|/→]|->|=>|\.\.\.)(?=\s)/gu
/** A line with a mark before it, or cells between spaced marks. */
const ROW = /(?:^|\n) *(?:[-*•·▪◦→>+–—]|\[[ x]?\]|\d{1,2}[.)]|\p{Ll}\)) |\s(?:[-–—|/→]|->|=>|\.\.\.)\s/u
const LONGEST_BULLET = 4

/**
 * In rows with the same cells somebody stands in the same place: where two rows or more have a sure name there, what stands
 * there in the others is somebody as well ('grant – Hilary – 30 April', 'survey – the ecologist – at dusk').
 */
function inColumns(sentences: readonly Told[][]): Told[][] {
  const places = new Set(sentences.flatMap((told) => {
    const at = told.flatMap((one, index) => (one.kind === 'who' && one.who.isSure ? [index] : []))
    return at.length > 0 && told.length > 1 && told.every(({ kind }) => kind !== 'share') ? [at[0]!] : []
  }))
  const place = [0, 1].find((index) => places.has(index) && sentences.filter((told) => told.length > 1 && told[index] !== undefined && (told[index].kind === 'who' || isOneWord(told[index]))).length >= FEWEST_ROWS)
  if (place === undefined) return [...sentences]
  return sentences.map((told) => {
    const one = told[place]
    const isRow = told.length > 1 && one !== undefined && told.every(({ kind }) => kind === 'thing' || kind === 'post' || kind === 'deed' || kind === 'who') && !told.some((other) => other.kind === 'who' && other.who.isSure)
    if (!isRow || !isOneWord(one)) return told
    const name = textOf(one.clause.words.filter(({ key }, index) => index > 0 || !ARTICLE.test(key)))
    const who: Who = { names: [name[0]!.toUpperCase() + name.slice(1)], post: null, from: 0, to: one.clause.words.length, isSure: true, isUser: false, isOwner: false, isPronoun: false, isAll: false }
    return told.map((other, index) => (index === place ? { clause: one.clause, kind: 'who', who, isPointed: false } : other))
  })
}

/** 'Contractor', 'the ecologist', 'Sal + Bo'. */
function isOneWord({ clause: { words } }: Told): boolean {
  const own = words.filter(({ key }, index) => index > 0 || !ARTICLE.test(key))
  const isJoined = own.some(({ isSign, text }) => isSign && /^[&+]$/u.test(text))
  return own.length > 0 && own.length <= (isJoined ? MOST_JOINED : 1) && own.every(({ text, isSign }) => isSign || /^\p{L}{2,}/u.test(text)) && !NOBODY.test(own[0]!.key)
}

const MOST_JOINED = 4
/** So many make a table. */
const FEWEST_ROWS = 3
const NOBODY = /^(?:who|what|when|how|wer|was|quien|que|qui|quoi|quem|all|everyone|everybody|both|alle|beide|todos|todas|tous|nobody|same|ditto|tbc|tba|deadline|at|by|in|on)$/u

/** What is surely somebody's, and what stands just like it or with a name that the goal has more than once. */
function believed(shares: readonly Found[], text: string): Share[] {
  const sure = shares.filter(({ isSure }) => isSure)
  const isTwice = (name: string) => text.split(new RegExp(`(?<!\\p{L})${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u')).length > 2
  return shares.filter((share) => share.isSure || share.names.every(isTwice) && share.names.every((name) => /^\p{Lu}/u.test(name)) || sure.filter(({ isFirst }) => isFirst === share.isFirst).length > 1)
}

/** The text with a separator for every time in it, for every mark between the cells of a row, and for every 'then'; as long as it was. */
function withoutTimes(text: string, times: Text['times']): string {
  let plain = text
  for (const { start, end } of times) plain = `${plain.slice(0, start)};${' '.repeat(end - start - 1)}${plain.slice(end)}`
  return plain.replace(/(?<=\s)(?:[-–—|/→]|->|=>|\.\.\.|(?:and )?then|danach|dann|luego|puis|depois)(?=\s)/gu, (mark) => `;${' '.repeat(mark.length - 1)}`)
    .replace(/^([^\S\n]*)(?:[-*•·▪◦→>+]|\[[ x]?\]|\d{1,2}[.)]|\p{Ll}\))(?=\s)/gmu, (mark) => ' '.repeat(mark.length))
}

/** A clause that names one person and what they do, in whatever verb: 'may Lucy begin with the import', 'the report is written by Ana'. */
function toldInProse(told: Told, reader: ClauseReader): Told {
  if (told.kind !== 'other' || !told.hasSomebody) return told
  const { clause } = told
  const people = everybodyIn(clause.words, reader).filter(({ isSure, isUser, isPronoun }) => isSure && !isUser && !isPronoun)
  const [who] = people
  if (people.length !== 1 || who === undefined || who.isOwner) return told
  const passive = byWhom(clause.words.slice(0, who.from))
  const thing = passive ?? deedBehind(clause.words.slice(who.to))
  return thing === null || thing.length === 0 ? told : { clause, kind: 'share', who, thing: [...thing], isFirst: passive === null, isStrong: true, isPersonal: true }
}

/** 'The self-evaluation is written by', 'the boats shall be borrowed by': the thing. */
function byWhom(words: readonly Word[]): Word[] | null {
  const at = words.length - 1
  if (at < 2 || !/^(?:by|von|por|par|pela|pelo|durch)$/u.test(words[at]!.key)) return null
  const verb = words.findIndex(({ key }, index) => index > 0 && PASSIVE.test(key))
  const from = words.findIndex(({ key }) => !ARTICLE.test(key))
  const to = verb > 0 ? verb : at - 1
  return from < 0 || to <= from ? null : words.slice(from, to)
}

const PASSIVE = /^(?:is|are|was|were|will|shall|should|must|can|may|has|have|being|be|to|wird|werden|es|son|sera|seran|est|sont|e|sao)$/u
const ARTICLE = /^(?:the|a|an|our|my|and|but|der|die|das|und|el|la|los|las|y|le|les|et|o|os|as)$/u

/** 'Will clean the patient records', 'can start Spanish', 'wants to do the fence': the deed, or its thing where the verb says no more than that it is done. */
function deedBehind(words: readonly Word[]): Word[] | null {
  let from = 0
  while (from < words.length && HELPING.test(words[from]!.key)) from += 1
  const [verb, next] = [words[from], words[from + 1]]
  if (verb === undefined || next === undefined || verb.isSign || POINTING.test(verb.key) || STATE.test(verb.key) || verb.text !== verb.text.toLowerCase()) return null
  // What is not there, and where somebody is, are no deeds.
  if (words.slice(0, from).some(({ key }) => /^(?:not|never|can't|cannot|won't|isn't|doesn't)$/u.test(key))) return null
  const isPlain = PLAIN.test(verb.key)
  if (from === 0 && !isPlain && !isWorkOfOther(verb.key)) return null
  let at = from + 1
  while (at < words.length && (ARTICLE.test(words[at]!.key) || /^(?:with|on|of|care|charge|after|up|over|out|making|doing)$/u.test(words[at]!.key))) at += 1
  const thing = words.slice(isPlain ? at : from)
  const object = words[from + 1]!
  return thing.length === 0 || POINTING.test(object.key) || !isPlain && /^(?:on|in|at|to|for|until|from|that|how|if|him|her|me|us)$/u.test(object.key) ? null : thing
}

const HELPING = /^(?:will|shall|can|could|may|might|must|should|would|has|have|is|are|to|going|needs|wants|promised|offered|agreed|kindly|also|then|now|still|again|first|only|just|then|meanwhile|finally|probably|not|never|can't|cannot|won't)$/u
const PLAIN = /^(?:do|does|doing|start|starts|begin|begins|take|takes|taking|handle|handles|handling|have|get|gets|own|owns|run|runs|look|looks|see|sees|make|makes|making|macht|ubernimmt|hace|lleva|fait|faz)$/u
const STATE = /^(?:one|away|off|out|free|available|ill|busy|here|there|back|on|in|at|by|for|from|with|and|or|of|until|no|nothing|teaches|works|travels|lectures|attends|says|said|told|thinks|asks|asked|knows|comes|goes|needs|wants|likes|prefers|hates|lives|leaves|returns|joins|who|which|that|only|has|had|was|were|been|lasts|ist|hat|war|ab|im|am|um|und|kann|esta|tiene|no|nao|tem|est|ne|a)$/u
const POINTING = /^(?:it|them|that|this|those|these|him|her|us|me)$/u

/** Whose is what in a sentence: said in one clause, or by a name beside a thing that nobody else has. */
function sharesOf(told: readonly Told[], reader: ClauseReader): Found[] {
  const shares: Found[] = []
  // 'Stroke unit: Mary (nurse, 8 h), Tom (physicist, 5 h)' says who they are.
  if (told.filter(({ clause }) => clause.asides.length > 0 && everybodyIn(clause.words, reader).some(({ isSure }) => isSure)).length > 1) return shares
  const used = new Set<number>()
  const give = (who: Who, thing: readonly Word[], at: number, { isFirst = false, isPaired = false, isProse = false }: Partial<How> = {}) => {
    used.add(at)
    const label = labelOf(thing, reader.language)
    if (label !== null && who.names.length > 0 && !who.isPronoun) shares.push({ names: who.names, isUser: who.isUser, thing: label, start: thing[0]!.start, end: thing.at(-1)!.end, isSure: who.isSure, isFirst, isPaired, isProse })
  }
  const isThing = (at: number) => (told[at]?.kind === 'thing' || told[at]?.kind === 'deed') && !used.has(at)
  const areMany = told.filter((one) => one.kind === 'who' && one.who.isSure).length > 1
  for (const [at, plain] of told.entries()) {
    const one = toldInProse(plain, reader)
    const aside = asideOf(one.clause, reader)
    if (aside !== null && (one.kind === 'thing' || one.kind === 'deed')) {
      const isPost = one.thing.length <= 2 && isThing(at - 1)
      const other = told[at - 1]
      if (isPost && (other?.kind === 'thing' || other?.kind === 'deed')) give(aside, other.thing, at - 1)
      else give(aside, one.thing.filter(({ start }) => start < one.clause.asides[0]!.start), at)
      continue
    }
    if (one.kind === 'share' && one.isStrong) give(one.who, one.thing, at, { isFirst: one.isFirst, isProse: one !== plain })
    if (one.kind !== 'who' || !one.who.isSure || areMany && !told.some(({ kind }) => kind === 'share')) continue
    const before = told[at - 1]
    const opens = !told.slice(0, at).some(({ kind }) => kind === 'thing' || kind === 'deed' || kind === 'share')
    const place = opens ? at + 1 : at - 1
    const other = told[place]
    if (isThing(place) && (other?.kind === 'thing' || other?.kind === 'deed')) give(one.who, other.thing, place, { isPaired: true })
    else if (before?.kind === 'share' && !before.isFirst) give(one.who, before.thing, at - 1, { isPaired: true })
  }
  return shares
}

/** Whoever stands alone in the first brackets of a clause, or before the first comma in them: 'route plan (Solveig, 6 August)'. */
function asideOf({ asides: [aside] }: Clause, reader: ClauseReader): Who | null {
  if (aside === undefined) return null
  const said = aside.said.split(/[,;]/u)[0]!
  const words = wordsIn(said, { start: 0, end: said.length })
  const [who] = everybodyIn(words, reader)
  return who !== undefined && who.isSure && who.from === 0 && who.to === words.length ? who : null
}

/** A few words, without what is said of them behind. */
function labelOf(said: readonly Word[], language: string): string | null {
  const helpers = HELPERS[familyOf(language)]
  const first = said.findIndex(({ key, isSign }) => !isSign && !LEADING.test(key) && !ARTICLE.test(key))
  if (first < 0 || helpers.has(said[first]!.key) && said.length - first > 1 || STATE.test(said[first]!.key) || BEHIND.test(said[first]!.key)) return null
  const thing = said.slice(first)
  const cut = thing.findIndex(({ key, isSign }, at) => at > 0 && (isSign && !/^[&+'’-]$/u.test(key) || BEHIND.test(key)))
  const own = thing.slice(0, cut < 0 ? thing.length : cut).slice(0, LONGEST)
  while (own.length > 1 && DANGLING.test(own.at(-1)!.key)) own.pop()
  const label = textOf(own)
  return own.length > 0 && /\p{L}{3}/u.test(label) && !NOTHING.test(label) ? label : null
}

/** Before a thing, and no part of its name. */
const LEADING = /^(?:tu|du|ihr|vos|then|also|only|and|please|bitte|da|dann|auch|nur|solo|so|seulement|recien|tambien|tambem|aussi)$/u
/** In words. */
const LONGEST = 7
/** Begins what is said of a thing behind it. */
const BEHIND = /^(?:by|until|till|before|after|once|when|while|from|only|because|as|but|so|which|who|that|bis|nach|vor|ab|sobald|wenn|nur|antes|despues|hasta|cuando|solo|avant|apres|quand|jusqu'a|seulement|depois|ate|quando|so)$/u
const DANGLING = /^(?:the|a|an|of|and|or|to|for|with|on|in|at|und|mit|fur|y|de|con|et|avec|e|com|max|about|around|needs?|is|are)$/u
const NOTHING = /^(?:dear|contributors|people|crew|staff|helpers|volunteers|same.*|hols|\d+ .*|\d+h .*|absent[es]*|ausente|urlaub|ferien|vacaciones|vacances|ferias|somos|team|equipo|equipe|dependendo.*|max|maximum|only|just|also|same|none|nothing|nobody|away|off|out|holidays?|(?:(?:parental|paternity|maternity|family|care|sick|annual|study|unpaid|special) )?leave|absent|everyone|all|both|each|done|together|alone|later|first|last|next|deadline|ready|please|yes|no|sorry|hello|hi|dear .*)$/iu

/** The brief with one more share, unless it has it. */
function withShare(brief: Brief, { names, isUser, thing, start, end }: Share): Brief {
  return names.reduce((read, name) => {
    const person = read.readings.find((reading): reading is Person => reading.kind === 'person' && (isUser ? reading.isUser : isCalled(reading.name, name)))
    if (person === undefined) return isUser ? read : { ...read, readings: [...read.readings, { id: `r${read.readings.length + 1}`, words: brief.prompt.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: null, text: `${name} (${thing})`, kind: 'person', name, roles: [thing], isUser: false, capacity: null }] }
    const said = new Set(person.roles.flatMap(basesOf))
    if (basesOf(thing).some((base) => said.has(base))) return read
    return { ...read, readings: read.readings.map((reading) => (reading === person ? { ...person, roles: [...person.roles, thing] } : reading)) }
  }, brief)
}

function isCalled(one: string, other: string): boolean {
  const last = (name: string) => name.replaceAll(/[.’']/gu, '').split(' ').at(-1)!.toLowerCase()
  return last(one) === last(other) || one.split(' ')[0]!.toLowerCase() === other.toLowerCase()
}

function basesOf(text: string): string[] {
  return stems(text).filter((word) => word.length > 2).map(wordBase)
}
