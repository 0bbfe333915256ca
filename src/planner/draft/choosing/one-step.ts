import { DEED_TEXTS } from '../../playbooks/parts/deed-texts.ts'
import type { DeedText } from '../../playbooks/parts/deed-texts.ts'
import { mainStep } from '../../playbooks/parts/main-steps.ts'
import { WORKED_ON } from '../../playbooks/parts/part-kinds.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import { asYouWrote } from '../mentions/as-you-wrote.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { largerPart } from './larger-parts.ts'
import { partKind } from './part-kind.ts'

/** A step and the minutes that it usually takes; null where nobody knows. */
export type OneStep = { stage: Stage; minutes: number | null }

/**
 * The one task of a part that goes through no steps of its own, in words that say how it is done: by its verb where it has
 * one ('warn the neighbours'), else by what it is (a lamp is got, an organist asked). The general words where neither tells.
 *
 * @example oneStep(namedTopic('Heat lamp'), { general: GENERAL_STAGES.plain[0]!, isDeed: false }, frame).stage.titles // '{Topic}: settle number and size, and order or borrow it'
 */
export function oneStep(topic: Topic, { general, isDeed }: { /** The words where nothing tells more. */ general: Stage; /** What it is called says what is done; 'named' where it is one of several steps in a row, of which one alone may be a thing or a verb. */ isDeed: boolean | 'named' }, frame: PlanFrame): OneStep {
  const plain = inTheirWords(general, topic, frame)
  if (frame.brief.plannerType !== 'calendar') return { stage: plain, minutes: null }
  const larger = largerInOne(topic, general, frame)
  if (larger !== null) return larger
  const deed = deedText(topic, frame)
  if (deed !== null) return { stage: { ...general, how: deed.how, done: deed.done }, minutes: MINUTES[deed.id] ?? null }
  // 'Edit: cut, level' lists steps, and 'super to work out' says what is done.
  const kind = isDeed === true || topic.label.includes(':') || TO_BE_DONE.test(topic.words.join(' ')) ? null : partKind(topic.words, frame.language)
  // 'Ink, scan, bind' are done.
  const isUnclear = isDeed === 'named' && kind !== null && WORKED_ON.has(kind) && topic.words.length === 1
  const main = kind === null || isUnclear ? null : mainStep(kind)
  return main === null ? { stage: plain, minutes: null } : { stage: { ...general, titles: main.titles, how: main.how, done: main.done }, minutes: Math.round(60 * main.share) }
}

/** What usually takes several steps, in a plan without room for them: the heaviest says how. */
function largerInOne({ words, readingIds, kind }: Topic, general: Stage, { language }: PlanFrame): OneStep | null {
  const part = language === 'en' && kind === undefined && readingIds.length > 0 ? largerPart(words) : null
  if (part === null) return null
  const main = part.steps.reduce((heaviest, step) => (step.hours > heaviest.hours ? step : heaviest))
  return { stage: { ...general, titles: [`{Topic}: ${main.title}`], how: main.how, done: main.done }, minutes: Math.round(60 * main.hours) }
}

/** Of what nobody knows, its sentence in the goal tells more than a rule for anything. */
function inTheirWords(general: Stage, { readingIds, label }: Topic, frame: PlanFrame): Stage {
  const said = asYouWrote(readingIds, label, frame)
  return said === '' ? general : { ...general, how: said }
}

/** What is a matter of minutes; the others are left to what the plan has room for. */
const MINUTES: Readonly<Record<string, number>> = { tell: 45, ask: 30, book: 30, borrow: 30, pay: 15, print: 45, cancel: 30, register: 60, send: 45, choose: 45, buy: 45 }

/** What is said of a part's verb; null where it has none that is known. A team's freeze is one of changes, and no cooking. */
export function deedText({ words, said }: Pick<Topic, 'words' | 'said'>, { brief }: PlanFrame): DeedText | null {
  const spoken = said === undefined ? words : [...said.toLowerCase().normalize('NFD').replace(/\p{M}+/gu, '').match(/[\p{L}\p{N}]+/gu) ?? words]
  if (TO_A_TRADE.test(words.join(' '))) return HAND_OVER
  if (brief.plannerType === 'sprint' && words.at(-1) === 'freeze') return null
  const verbs = verbsOf(spoken, brief.language.split('-')[0]!)
  for (const verb of verbs) {
    const found = DEED_TEXTS.find((deed) => BEGINNINGS.get(deed)!.some((beginning) => isVerb(verb, beginning)))
    if (found !== undefined) return found
  }
  return null
}

/** 'Thesis to the printer', 'dress to the tailor', 'Manuskript zum Drucker': given to those who do the rest. */
const TO_A_TRADE = /(?:^| )(?:to (?:the |a |our |my )?(?:printers?|tailor|dry cleaners?|cleaners?|framers?|garage|cobbler|groomer|vet|lawyer|solicitor|notary|binders?|bookbinder|proofreader|copy ?editor|translator|engraver|luthier|kennels?|cattery)|(?:zum|zur) (?:drucker|druckerei|schneiderei|schneider|reinigung|werkstatt|notar|buchbinder|tierarzt)|a la (?:imprenta|tintoreria)|al (?:taller|notario|sastre)|chez (?:le |l )?(?:imprimeur|relieur|notaire|garagiste)|(?:a|na) grafica)$/u
const HAND_OVER = DEED_TEXTS.find(({ id }) => id === 'hand-over')!

/** Where the verb stands: first in 'order the cake', behind the thing in 'deposit paid' and 'Getränke bestellen'. */
function verbsOf(words: readonly string[], language: string): string[] {
  if (words.length === 0) return []
  if (language === 'de') return [words.at(-1)!, words[0]!]
  if (language !== 'en') return [words[0]!]
  const participle = words.findLast((word, index) => index > 0 && (word.length > SHORT && word.endsWith('ed') || IRREGULAR.has(word)))
  const toDo = TO_BE_DONE.exec(words.join(' '))?.groups!['verb']
  const first = isOtherBeside(words) ? [] : [words[0]!]
  return [...(toDo === undefined ? [] : [toDo]), ...(participle === undefined ? [] : [participle]), baseOfPair(words), ...first]
}

/** 'Taking down' is to take down. */
function baseOfPair(words: readonly string[]): string {
  const pair = words.slice(0, 2).join(' ')
  return PAIRED_IN_ING.get(pair) ?? pair
}

const PAIRED_IN_ING: ReadonlyMap<string, string> = new Map([['taking down', 'take down'], ['putting up', 'put up'], ['setting up', 'set up'], ['picking up', 'pick up'], ['handing in', 'hand in'], ['signing up', 'sign up'], ['clearing up', 'clear up'], ['clearing away', 'clear away'], ['giving away', 'give away'], ['stocking up', 'stock up']])

/** Nothing is carried where a measurement, a test or a decision is taken, no contract ends with what is switched on, and nobody is rung who calls something off. */
function isOtherBeside(words: readonly string[]): boolean {
  const [verb = '', ...rest] = words
  if (/^tak(?:e|ing)$/u.test(verb)) return !rest.some((word) => TO_A_PLACE.has(word))
  return /^(?:switch|get|call)(?:t?ing)?$/u.test(verb) && PARTICLES.has(rest[0] ?? '')
}

const TO_A_PLACE: ReadonlySet<string> = new Set(['to', 'home', 'back', 'away', 'over', 'into', 'upstairs', 'downstairs'])
const PARTICLES: ReadonlySet<string> = new Set(['on', 'off', 'over', 'up', 'out', 'down'])

/** 'Two invoices to chase', 'lights to buy'. */
const TO_BE_DONE = /\p{L} to (?<verb>\p{Ll}{3,})(?: (?:out|up|off|in|back|away|down))?$/u
const SHORT = 4
const IRREGULAR = new Set(['paid', 'sold', 'bought', 'sent', 'told', 'found', 'built', 'hung', 'chosen', 'laid', 'sown'])

/** 'Bestellen' and 'ordered' are forms of what a beginning says; 'posters', 'changelog' and 'boxing' are words of their own. */
function isVerb(verb: string, beginning: string): boolean {
  if (verb === beginning) return true
  if (NOUNS_IN_ING.has(verb)) return false
  if (verb === `${beginning}ing` || verb === `${beginning}${beginning.at(-1)}ing` || beginning.endsWith('e') && verb === `${beginning.slice(0, -1)}ing`) return true
  return beginning.length >= SHORTEST && verb.startsWith(beginning) && ENDINGS.has(verb.slice(beginning.length))
}

const SHORTEST = 5
const ENDINGS = new Set(['en', 'n', 'ern', 'ieren', 'ed', 'd', 't'])
const NOUNS_IN_ING = new Set(['boxing', 'building', 'fitting', 'hanging', 'mailing', 'planting', 'washing'])

const BEGINNINGS: ReadonlyMap<DeedText, readonly string[]> = new Map(DEED_TEXTS.map((deed) => [deed, deed.verbs.split(',').filter((verb) => verb !== '')]))

const ERRANDS: ReadonlySet<string> = new Set(['tell', 'book', 'borrow', 'collect', 'register', 'pay', 'sell', 'pack', 'buy', 'print', 'cancel', 'hand-over', 'send'])

/** What is arranged by its own verb: 'borrow the risers', 'music ordered', 'thesis to the printer'. */
export function isErrandOf(topic: Pick<Topic, 'words' | 'said'>, frame: PlanFrame): boolean {
  const deed = topic.words.length > 1 ? deedText(topic, frame) : null
  return deed !== null && ERRANDS.has(deed.id)
}
