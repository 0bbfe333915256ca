import type { DayNumber } from '../../../time/calendar-time.ts'
import { clockTime, isoDate } from '../../../time/day-number.ts'
import { SURE_CLOCK } from '../time-patterns.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

/** How a language points at what the sentence before named, and says that it is on a day; `begins`: how it says from which hour. */
type Pointing = { is: RegExp; begins: string; determiner: string; of: RegExp; after: RegExp; on: string; at: string }

const POINTING: Readonly<Record<string, Pointing>> = {
  en: {
    is: /^(?:it|this|that)(?:['’]s| is| will be| takes place| happens|['’]ll be)(?: all)?(?: happening| taking place)?(?: on)? $/iu,
    begins: String.raw`(?:opens?|opening|starts?|starting|begins?|beginning|kicks? off|kick-?off|doors?(?: open)?|gates?(?: open)?|curtain(?: up)?|first \p{L}+)(?: is| are)?(?: at| from)?`,
    determiner: String.raw`the|our|my|an?|his|her|their|this year['’]s`, of: /(?<!\p{L})of $/iu,
    after: / (?:this|next) (?:year|month|spring|summer|autumn|fall|winter|term)$| (?:again|please|together|for the first time)$|(?<=\p{L}) (?:needs?|has to|have to|must|should|wants?|is|will|could) .*$/iu, on: ' is on ', at: ' at ',
  },
  de: {
    is: /^(?:er|sie|es|das) (?:ist|findet|steigt|läuft)(?: am)? $/iu, begins: String.raw`(?:(?:es )?beginnt|startet|öffnet|geht(?: es)? los|(?:es )?geht los|beginn|einlass|start|anpfiff)(?: ist)?(?: um| ab)?`,
    determiner: String.raw`das|die|der|den|dem|unser\p{L}{0,2}|mein\p{L}{0,2}|ein(?:e|en|em)?`, of: /(?<=\p{Lu}\p{L}+) $|(?<!\p{L})(?:von|vom) $/u, after: / (?:dieses jahr|in diesem jahr)$/iu, on: ' ist am ', at: ' um ',
  },
  es: {
    is: /^(?:es|será|se celebra|tiene lugar)(?: el)? $/iu, begins: String.raw`(?:empieza|comienza|abre|arranca|inicio|apertura|puertas)(?: a las?| desde las?)?`,
    determiner: String.raw`el|la|los|las|nuestr[oa]|mi|una?|al`, of: /(?<!\p{L})de $/iu, after: / (?:de )?este año$/iu, on: ' es el ', at: ' a las ',
  },
  fr: {
    is: /^(?:c['’]est|ce sera|(?:il|elle) (?:est|a lieu|aura lieu)|ça a lieu)(?: le)? $/iu, begins: String.raw`(?:(?:ça |il |elle )?(?:commence|ouvre|débute|démarre)|ouverture(?: des portes)?|début)(?: à| dès)?`,
    determiner: String.raw`la|le|les|l['’]|notre|mon|ma|une?|au`, of: /(?<!\p{L})de $/iu, after: / cette année$/iu, on: ' est le ', at: ' à ',
  },
  pt: {
    is: /^(?:é|será|realiza-se|acontece|calha)(?: no| na| a| em)? $/iu, begins: String.raw`(?:começa|abre|arranca|início|abertura)(?: às?| pelas)?`,
    determiner: String.raw`o|a|os|as|noss[oa]|meu|minha|uma?|no|na|ao`, of: /(?<!\p{L})de $/iu, after: / este ano$/iu, on: ' é no dia ', at: ' às ',
  },
}
const CLOCK = String.raw`(?:${SURE_CLOCK}|\d{1,2}(?![\d:.-])|noon|midday)(?:\s?(?:[-–]|to|till|until|bis|a|às|à)\s?${SURE_CLOCK})?`
/** '7.30pm for 8': when guests come and when it begins. */
const FOR_LATER = String.raw`(?: for \d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?)?`
/** A point behind a number is none before its month. */
const SENTENCE = /[^.!?\n]+(?:(?:[.!?](?=\d)|(?<=\d)\.(?= (?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)))[^.!?\n]*)*/giu
const MOST_WORDS = 7

/** 'Help with the village fete. It's on Saturday 10 July, opens at 1.30pm': what is on that day is called after the occasion of the sentence before. */
export function occasionsOfIt(text: string, { dates, today, language }: { dates: () => readonly DateNamed[]; today: DayNumber; language: () => string }): Said[] {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: words, index }) => ({ start: index + words.length - words.trimStart().length, end: index + words.length }))
  const pointing = POINTING[language()]
  if (!pointing || sentences.length < 2) return []
  return sentences.slice(1).flatMap(({ start, end }, index) => {
    const before = sentences[index]!
    const date = dates().find((other) => other.start >= start && other.end <= end)
    if (!date || /^due /iu.test(text.slice(date.start)) || date.day !== date.last || date.day === today || dates().some((other) => other.start < start && other.end > before.start)) return []
    const said = momentOf(text, { start, end, date }, pointing)
    const name = said === null ? null : occasionIn(text.slice(before.start, before.end), pointing)
    return said === null || name === null ? [] : [{ text: `${name[0]!.toUpperCase()}${name.slice(1)}${pointing.on}${said.on}${said.at === '' ? '' : `${pointing.at}${said.at}`}`, start, end: said.end }]
  })
}

type Sentence = { start: number; end: number; date: DateNamed }

/** The date in its words and the hour of the sentence, where it says nothing else. */
function momentOf(text: string, { start, end, date }: Sentence, { is, begins }: Pointing): { on: string; at: string; end: number } | null {
  const [lead, rest] = [text.slice(start, date.start), text.slice(date.end, end)]
  const isBegun = date.at !== null && new RegExp(String.raw`^(?:(?:it|es|ça) )?${begins}(?: um| à| às| a las)? $`, 'iu').test(lead)
  if (isBegun) return /^\s*$/u.test(rest) ? { on: isoDate(date.day), at: clockTime(date.at!), end: date.end } : null
  const words = text.slice(date.start, date.end).replace(/^(?:on|am|el|le|no|na|the) /iu, '')
  const opens = new RegExp(String.raw`^(?:(?:it|es|ça) )?${begins} (?<at>${CLOCK}),?(?: on| am| el| le| no| na)? $`, 'iu').exec(lead)
  if (opens) return /^\s*$/u.test(rest) ? { on: words, at: opens.groups!['at']!, end: date.end } : null
  const behind = new RegExp(String.raw`^(?:,| and| und| y| et| e){1,2} ?(?:it |es |ça |and )?${begins} (?<at>${CLOCK})${FOR_LATER}(?=\s*$|[,;(])`, 'iu').exec(rest)
  if (!is.test(lead) && !(lead === '' && behind)) return null
  if (behind) return { on: words, at: behind.groups!['at']!, end: date.end + behind[0].length }
  const bare = new RegExp(String.raw`^${FOR_LATER}(?=\s*$|,? (?:from|at|ab|um|desde|à partir|das|in|im|en|no|na|au|à) )`, 'iu').exec(rest)
  return bare ? { on: words, at: '', end: date.end + bare[0].length } : null
}

/** The last thing that a sentence names, with what it is of. */
function occasionIn(sentence: string, { determiner, of, after }: Pointing): string | null {
  const named = [...sentence.matchAll(new RegExp(String.raw`(?<![\p{L}'’])(?:${determiner})(?:(?<=['’])| )(?=[\p{L}\d])`, 'giu'))].filter(({ index }) => !of.test(sentence.slice(0, index)))
  const last = named.at(-1)
  if (!last) return null
  const name = sentence.slice(last.index).replace(/^an? /iu, 'the ').replace(after, '').trim()
  return name.split(/\s+/u).length <= MOST_WORDS && !/[,;:()]|(?<!\p{L})(?:i|we|to)(?!\p{L})/iu.test(name) ? name : null
}
