import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Brief } from '../brief.ts'
import { clausesOfText } from '../orders/clauses-of-text.ts'
import type { Clause, Word } from '../orders/clauses-of-text.ts'
import { basesOf, namesOfThings } from '../orders/names-of-things.ts'
import type { Named } from '../orders/names-of-things.ts'
import { isThing } from '../orders/told-things.ts'
import { isGivenName } from '../people/given-names.ts'
import { ROLE_WORDS } from '../people/people-words.ts'
import { isRelative } from '../people/relatives.ts'

export type Stretch = { start: number; end: number }

/** Where a time stands: its clause and sentence, the words of the clause on both sides, and the thing that it is told of. */
export type Place = { clause: Clause; before: readonly Word[]; behind: readonly Word[]; thing: Named | null; sentence: Stretch }

/** Finds what stands around a stretch of the text; null where no clause holds it. */
export type Places = (stretch: Stretch) => Place | null

/**
 * The thing that a time is told of: what its clause names before it, else what the sentence named last before ('grouting, Stan,
 * two days'), the head of a row ('cake: Pip, by Sunday'), what stands behind it, or what the sentence before was about.
 */
export function placesOf(brief: Brief, { text, times, isDemand }: { text: string; times: readonly TimeExpression[]; /** What somebody wants of a thing names nobody's thing by itself: 'the brewery wants it by Sunday'. */ isDemand?: RegExp }): Places {
  const clauses = clausesOfText(text, () => false)
  const names = namesOfThings(brief, times)
  const people = new Set(brief.readings.flatMap((reading) => (reading.kind === 'person' ? reading.name.toLowerCase().split(' ') : [])))
  const isPerson = ({ key, text: said }: Word) => people.has(key) || /^\p{Lu}/u.test(said) && isGivenName(said)
  const named = (words: readonly Word[]): Named | null => {
    const thing = words.length === 0 || words.length > LONGEST_CLAUSE || words.every(isPerson) ? null : names(words)
    return thing !== null && !STATE.test(thing.label) && !isSomebody(thing, words, isPerson) && (isThing(thing) || isLone(thing, words, brief.language)) ? thing : null
  }
  return ({ start, end }) => {
    const at = clauses.findIndex(({ words }) => words.some((word) => word.start < end && word.end > start))
    if (at < 0) return null
    const clause = clauses[at]!
    const before = clause.words.filter((word) => word.end <= start)
    const behind = clause.words.filter((word) => word.start >= end)
    const own = isDemand !== undefined && before.some(({ key }) => isDemand.test(key)) ? [] : withoutLasting(before)
    const row = (words: readonly Word[]) => { const thing = named(words); return thing === null || thing.isKnown || isRow(thing, words) ? thing : null }
    // 'Order the boards (the factory takes 8 days)' tells of the factory.
    const isOpen = own.every((word) => POINTS_BACK.test(word.key) || STATE.test(word.text) || isPerson(word))
    const thing = named(own) ?? (isOpen ? inSentence(clauses, at, row) : null) ?? (at === 0 || clauses[at - 1]!.sentence !== clause.sentence ? opening({ clauses, at, before, behind }, named) : null)
    const said = clauses.filter(({ sentence }) => sentence === clause.sentence)
    return { clause, before, behind, thing, sentence: { start: said[0]!.words[0]!.start, end: said.at(-1)!.words.at(-1)!.end } }
  }
}

/** In words: more of them say more than one thing. */
const LONGEST_CLAUSE = 14

/** 'Roofer', 'the damp man', 'Mr Teal': who does it, and no thing. */
function isSomebody({ label, start, end }: Named, words: readonly Word[], isPerson: (word: Word) => boolean): boolean {
  const own = words.filter((word) => word.start >= start && word.end <= end)
  return SOMEBODY.test(label) || own.some(({ key }) => isRelative(key)) || own.length === 1 && isRole(own[0]!.key) || own.length > 0 && own.every(isPerson)
}

function isRole(key: string): boolean {
  return ROLE_WORDS.has(key) || ROLE_WORDS.has(key.replace(/s$/u, '')) || AGENT.test(key)
}

const AGENT = /^(?:\p{L}{4,}(?:ator|actor|icians?|ologists?|aker|ayer|inter|umber|oofer|cians?)s?|firm|company|office|clinic|bank|council|court|lab|factory)$/u
const SOMEBODY = /(?:^| )(?:mr|mrs|ms|miss|dr|herr|frau|se[nñ]or\p{L}*|madame|monsieur|dona|senhor\p{L}*)\.? |(?:^| )(?:man|men|lady|guy|guys|bloke|blokes|lad|lads|people|folks|family|neighbou?rs?|lodger|beginners?|novices?|newbies?|anfänger(?:in)?|principiantes?|débutante?s?|iniciantes?)$/iu

/** A clause that says nothing but the thing, as rows do: what stands in prose names it beside much else. */
function isRow({ start, end }: Named, words: readonly Word[]): boolean {
  return words.filter((word) => word.end <= start || word.start >= end).length <= MOST_BESIDE
}

/** In words. */
const MOST_BESIDE = 2

/** 'Crating' or 'dagging' alone, before its time or its helping verb. */
function isLone({ label, isKnown }: Named, words: readonly Word[], language: string): boolean {
  return !isKnown && (language === 'en' ? /^\p{L}{4,}$/u : /^\p{Lu}\p{L}{3,}$/u).test(label) && words[0]?.text === label
}

/** Without the verbs that say no more than that something takes time. */
function withoutLasting(words: readonly Word[]): readonly Word[] {
  const kept = words.findLastIndex(({ key }) => !LASTING.test(key)) + 1
  return words.slice(0, kept)
}

const LASTING = /^(?:takes?|taking|needs?|requires?|lasts?|allow|reckon|say|about|around|roughly|maybe|probably|a|an|good|full|dauert|dauern|braucht|brauche|brauchen|kostet|wohl|etwa|ca|ungefahr|circa|gut|rund|me|le|lo|la|lleva\p{L}*|llevan|tarda\p{L}*|toma|dura|duran|unos|unas|prend|prennent|prendra|compter|prevoir|demande|environ|disons|leva|levam|demora|demoram|pede|precisa|uns|umas|cerca|tarefa|tarea|de)$/u

/** How a thing shall be, said in a clause of its own: 'flyers, Bo, printed by 5 May'. */
export const STATE = /^(?:however|first|usable|back|gone|out|in|\p{L}{2,}ed|\p{L}{2,}(?:bought|sewn|paid|sent|made|written|built|hung|sold|chosen|taken|cut|drawn)|bought|sewn|paid|sent|made|written|built|hung|sold|chosen|taken|cut|drawn|reckon|say|allow|good|max|maximum|latest|deadline|due|ready|done|firm|above|mind|good light|sessions?|sittings?|sprints?|lessons?|turns?|rounds?|plus|idea|beforehand|afterwards?|additionally|also|then|before|after)$/iu

type Names = (words: readonly Word[]) => Named | null

/** What the sentence named before the clause: nearest first what the plan has, else the head of the row, else whatever is nearest. */
function inSentence(clauses: readonly Clause[], at: number, named: Names): Named | null {
  const found: Named[] = []
  for (let back = at - 1; back >= 0 && clauses[back]!.sentence === clauses[at]!.sentence && at - back <= FARTHEST; back -= 1) {
    if (ASIDE.test(clauses[back]!.words[0]!.key)) continue
    const thing = named(clauses[back]!.words)
    if (thing !== null) found.push(thing)
  }
  return found.find(({ isKnown }) => isKnown) ?? found[0] ?? null
}

/** In clauses. */
const FARTHEST = 5
const ASIDE = /^(?:which|who|whom|whose|where|because|since|as|so|he|she|they|if|while|although|though|unless|weil|da|wenn|que|qui|quien|quem|porque|car|pois)$/u

type Opening = { clauses: readonly Clause[]; at: number; before: readonly Word[]; behind: readonly Word[] }

/** At the front of a sentence: 'half a day of weeding', or 'it takes half a day' of what was named before. */
function opening({ clauses, at, before, behind }: Opening, named: Names): Named | null {
  if (behind.length > 0 && /^(?:of|for|von|fur|de|pour|para)$/u.test(behind[0]!.key)) return named(behind.slice(1))
  if (!before.every(({ key }) => POINTS_BACK.test(key)) || behind.some(({ key }) => !IDLE.test(key))) return null
  const last = clauses[at - 1]?.sentence
  const head = clauses.find(({ sentence }) => sentence === last)
  return last === undefined || last !== clauses[at]!.sentence - 1 ? null : named(head!.words)
}

const POINTS_BACK = /^(?:it|that|this|they|takes?|taking|will|is|are|needs?|lasts?|should|must|be|done|by|on|about|around|roughly|say|allow|das|es|dauert|braucht|toma|tarda|dura|lleva|cela|ca|prend|il|isso|leva|demora)$/u
const IDLE = /^(?:each|apiece|long|all|in|told|total|altogether|or|so|at|least|most|the|latest|please|max)$/u

/** Whether the goal as a whole is called so: what is told of it is no part's. */
export function isGoal({ subject }: Brief, { label }: Pick<Named, 'label'>): boolean {
  const own = basesOf(subject)
  return basesOf(label).every((base) => own.includes(base))
}

/** Whether two labels say the same thing. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [basesOf(one), basesOf(other)]
  return left.length > 0 && right.length > 0 && (left.every((base) => right.includes(base)) || right.every((base) => left.includes(base)))
}
