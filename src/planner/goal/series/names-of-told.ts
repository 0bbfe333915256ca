import { labelOf } from '../labels.ts'
import { isClaimed } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { baseOf } from '../people/work-verbs.ts'
import { isWorkVerb } from '../times/whose-days.ts'
import { ANY_MARK, mark } from './marked-times.ts'
import type { Piece } from './pieces.ts'
import { NUMBER, TURNS, countSaid, joined, slotsOf } from './slots.ts'
import type { Slots } from './slots.ts'

const OWN_COUNT = new RegExp(String.raw`(?:^|\s)(?<number>${NUMBER})(?: ?(?:x|times|mal|veces|fois|vezes))?(?: (?:on|am|an|los|les|nos|às))?\s*$`, 'iu')
const COUNT_OF_NAME = new RegExp(String.raw`^\s*(?:(?:the|our|my|all|in all) )?(?<number>${NUMBER}) (?<name>\p{L}.*)$`, 'iu')
/** A turn of anything, which names nothing. */
export const IS_BARE = new RegExp(String.raw`^(?:(?:little|short|small|kurze|cortas|courtes|curtas) )?${TURNS}$`, 'iu')
/** Where what is said of a thing begins; 'son' and 'est' are verbs in their languages alone. */
const COPULAS: Readonly<Record<string, RegExp>> = Object.fromEntries(Object.entries({
  en: 'is|are|was|were|has|have|will|get|gets|takes place|happens|runs?|meets?|rehearses|starts?|begins?',
  de: 'ist|sind|wird|findet|finden|beginnt|beginnen',
  es: 'es|son|será|empiezan?|comienzan?', fr: 'est|sont|sera|commencent?', pt: 'é|são|será|começam?',
}).map(([language, verbs]) => [language, new RegExp(String.raw`\s(?:${verbs})(?!\p{L}).*$`, 'iu')]))
const ENDS_IN_TURNS = new RegExp(String.raw`(?:^|\s)${TURNS}$`, 'iu')
/** Tells who is free, busy or away, and names nothing that comes back. */
const NO_NAME = /(?<!\p{L})(?:i['’]m|we['’]re|work|works|working|shifts?|free|available|off|away|busy|closed|shut|open|can|can['’]t|cannot|could|only|not|never|no|without|except|frei|arbeite\p{L}*|nur|nicht|kein\p{L}*|libre|trabajo|solo|sólo|nunca|travaille|seulement|jamais|trabalho|só)(?!\p{L})/iu
/** 'In eight evenings', 'we have five Saturdays' is time for the goal. */
const ENDS_OPEN = /(?:^|\s)(?:in|over|within|for|during|have|has|got|get|need|needs|take|takes|another|other|next|über|für|haben|habe|innerhalb|en|tengo|tenemos|durante|pendant|dans|ai|avons|em|tenho|temos)\s*$/iu
const OF_WRITER = /^\s*(?:i|we|ich|wir|yo|je|nous|on|eu|nós)\s.*(?<=\s)(?<!(?:with|of|for|from|at|in|by|to|mit|von|de|del|con|avec|pour|com)\s)(?=(?:an?|the|my|our|eine?n?|mein\p{L}*|une?|una?|mon|ma|mi|uma?|meu|minha)\s)/iu
/** Who does it, or that there is such a thing: 'she does her', 'there's a', 'the cat needs her'. */
const OF_SOMEBODY = /^\s*(?:and )?(?:there['’]s|there (?:is|are)|it['’]s|(?:[\p{L}'’]+ ){1,4}(?:put|puts|is|are) (?:[\p{L}'’]+ ){0,2}on|(?:[\p{L}'’]+ ){1,3}(?:does|do|doing|needs?|gets?|takes?|has|have|having|give|gives|giving|wants?|macht|nimmt|bekommt|braucht|hace|toma|necesita|fait|prend|faz|precisa de))\s(?:(?:me|us|him|her|them) (?:doing|to do|to take) )?(?=\p{L})/iu
/** 'Somebody cooks his dinner', 'one of us should be with her'. */
const ANYBODY = /^\s*(?:and )?(?:someone|somebody|one (?:of us|person)(?: \p{L}+)?|jemand|einer von uns|alguien|uno de nosotros|quelqu['’]un|l['’]un de nous|alguém|um de nós)\s(?:(?:has to|must|should|needs to|is to|will|muss|soll|tiene que|debe|doit|tem que|deve) )?(?=\p{Ll})/iu
/** 'The society opens its shop'. */
const HELD_BY = /^\s*(?:the|our|my) (?:[\p{L}'’]+ ){1,4}(?:opens|runs|holds|hosts|offers|staffs|keeps) (?:its|the|an?|our|their) (?=\p{L})/iu
/** 'We open every Tuesday': those hours of theirs have no other name. */
const IS_OPEN = /^\s*(?:and )?(?:we|they) open(?:s|ed)?\s*$/iu
/** 'Repaint the boat', 'den Keller streichen'. */
export const DEED = /^(?:\p{L}{3,} (?:the|my|our|his|her|their|all)|(?:den|die|das|meinen?|unseren?) .*\p{L}{3,}en$)(?!\p{L})/iu
const LONGEST_NAME = 60
const LONGEST_PIECE = 120

/** `isOfThings`: what is counted are chapters and crates, and no turns. */
export type Named = { title: string; slots: Slots; from: number; isOfThings: boolean }

/** What the words before the days call it: in the same breath, or before a colon, a comma or a bracket; and how many of it. */
export function nameOfTold(context: ReadingContext, { pieces, at, before }: { pieces: readonly Piece[]; at: number; before: string }): Named | null {
  const own = pieces[at]!
  const count = OWN_COUNT.exec(before)
  // 'Six sessions, one every five days'.
  const number = count ? countSaid(count.groups!['number']!) : 0
  let slots: Slots = number > 1 ? { count: number } : {}
  const words = count ? before.slice(0, count.index) : before
  if (count && ENDS_OPEN.test(words)) return null
  if (/[\p{L}\d]/u.test(words)) return named(context, { text: words, start: own.start }, slots)
  for (let back = at - 1; back >= 0 && back >= at - 2; back -= 1) {
    const filled = slotsOf(pieces[back]!.text, context.expressions)
    if (!filled.isWhole || back === 0) return named(context, pieces[back]!, slots)
    slots = joined(slots, filled.slots)
  }
  return null
}

/** 'Every Monday evening the debate team meets': what stands behind the days that open a sentence. */
export function nameBehind(context: ReadingContext, { ahead, behind, start }: { ahead: string; behind: string; start: number }): Named | null {
  return /[\p{L}\d]/u.test(ahead) || ANY_MARK.test(behind) || !(COPULAS[context.language] ?? COPULAS['en']!).test(behind) ? null : named(context, { text: behind, start }, {})
}

/** 'Set up the reading morning. It is held …': what the sentence before was about. */
export function nameBefore(context: ReadingContext, { text, start }: Piece): Named | null {
  const lead = LED_IN.exec(text)?.[0].length ?? 0
  return ANY_MARK.test(text) ? null : named(context, { text: text.slice(lead), start: start + lead }, {})
}

/** What somebody does with a series, before its name. */
const LED_IN = /^\s*(?:(?:please|help me|i|we|i['’]m|we['’]re|i['’]ve|we['’]ve|want to|need to|have to|am|are|going to|would like to|i['’]d like to) )*(?:(?:set|setting|sign|signed|signing) (?:me |us )?up (?:for )?|start(?:ing)? |organi[sz](?:e|ing) |plan(?:ning)? |run(?:ning)? |launch(?:ing)? |put(?:ting)? on |offer(?:ing)? |join(?:ed|ing)? |book(?:ed|ing)? |teach(?:ing)? |host(?:ing)? |lead(?:ing)? |attend(?:ing)? |have |got )?(?=(?:the|a|an|my|our|\p{L}))/iu

const LASTING = new RegExp(String.raw`^\s*${mark('length')} (?:of|lang|von|de|d['’])\s?`, 'u')

/** Without the times around it: '3 weeks of training from Monday 4 October', 'From 3 May to 1 June he does his exercises'. */
function withoutTimes({ text, start }: Piece, context: ReadingContext): { name: Piece; slots: Slots } {
  const opening = slotsOf(text, context.expressions)
  const lead = LASTING.exec(text)?.[0].length ?? (opening.isWhole ? 0 : opening.end)
  const slots = LASTING.test(text) ? slotsOf(text.slice(0, lead).replace(/\s\S+\s?$/u, ''), context.expressions).slots : lead > 0 ? opening.slots : {}
  const rest = text.slice(lead)
  const at = rest.search(ANY_MARK)
  const tail = at < 0 ? null : slotsOf(rest.slice(at), context.expressions)
  return tail?.isWhole ? { name: { text: rest.slice(0, at), start: start + lead }, slots: joined(slots, tail.slots) } : { name: { text: rest, start: start + lead }, slots }
}

function named(context: ReadingContext, piece: Piece, known: Slots): Named | null {
  if (piece.text.length > LONGEST_PIECE) return null
  const { name: { text, start }, slots } = withoutTimes(piece, context)
  const told = text.slice((OF_SOMEBODY.exec(text) ?? ANYBODY.exec(text) ?? HELD_BY.exec(text))?.[0].length ?? 0)
  const cut = told.replace(COPULAS[context.language] ?? COPULAS['en']!, '')
  const counted = known.count === undefined ? COUNT_OF_NAME.exec(cut) : null
  const name = counted ? counted.groups!['name']! : cut.slice(OF_WRITER.exec(cut)?.[0].length ?? 0)
  const from = start + text.indexOf(name)
  if (IS_OPEN.test(told)) return { title: 'Opening', slots, from: start, isOfThings: false }
  if (ANY_MARK.test(name) || NO_NAME.test(name) || name.length > LONGEST_NAME || IS_BARE.test(name.trim())) return null
  const words = wordsOf(context, from, from + name.trimEnd().length)
  // 'Repaint the boat: six Saturdays 9-12' are the hours of the goal.
  const isGoal = words !== null && words.from === 0 && (isWorkVerb(context.source.tokens[0]!.key) || DEED.test(name))
  const title = words && !isGoal && !isClaimed(context, words) ? labelOf(context, words, 5) : null
  if (title === null) return null
  const isAnybodys = context.language === 'en' && ANYBODY.test(text)
  const number = counted ? countSaid(counted.groups!['number']!) : 0
  return { title: isAnybodys ? title.replace(/^\p{L}+/u, baseOf) : title, slots: joined(number > 1 ? { ...known, count: number } : known, slots), from: piece.start + piece.text.length - piece.text.trimStart().length, isOfThings: number > 1 && !ENDS_IN_TURNS.test(name.trimEnd()) }
}

/** The tokens between two offsets; null where there are none. */
export function wordsOf({ source: { tokens } }: ReadingContext, start: number, end: number): Words | null {
  const [from, to] = [tokens.findIndex((token) => token.end > start), tokens.findLastIndex((token) => token.start < end) + 1]
  return from < 0 || to <= from ? null : { from, to }
}
