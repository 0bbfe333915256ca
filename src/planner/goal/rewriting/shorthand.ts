import { detectLanguage } from '../../time/grammar/languages.ts'
import type { Said } from './said.ts'

/** What people shorten when they type in haste, and the words that every reader knows. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  b4: 'before', 'b/w': 'between', btwn: 'between', 'w/o': 'without', 'b/c': 'because', til: 'until', thru: 'through', wkly: 'weekly', mth: 'month', mths: 'months', '2moro': 'tomorrow', '2morrow': 'tomorrow', '2nite': 'tonight', arvo: 'afternoon', 'lunch hr': 'lunch hour', wkend: 'weekend', wkends: 'weekends', wknd: 'weekend', wknds: 'weekends', 'away day': 'awayday', 'away days': 'awaydays', 'drop by': 'come', 'drops by': 'comes', 'pops by': 'comes', 'swings by': 'comes',
  eow: 'the end of the week', eom: 'the end of the month', eoy: 'the end of the year', hols: 'holidays', bday: 'birthday', appt: 'appointment', appts: 'appointments', mtg: 'meeting', mtgs: 'meetings', avail: 'available', ppl: 'people', poss: 'possible', pls: 'please', plz: 'please',
  gotta: 'have to', wanna: 'want to', gonna: 'going to', gimme: 'give me', lemme: 'let me',
  cant: "can't", dont: "don't", wont: "won't", doesnt: "doesn't", didnt: "didn't", isnt: "isn't", arent: "aren't", wasnt: "wasn't", shouldnt: "shouldn't", couldnt: "couldn't", wouldnt: "wouldn't", havent: "haven't", hasnt: "hasn't", im: "I'm", ive: "I've", theres: "there's", thats: "that's", theyre: "they're",
}

/** Names when they have a capital: Til, and German Im. */
const SMALL_ONLY = new Set(['til', 'im', 'poss', 'bc'])
const SHORTENED = new RegExp(`(?<![\\p{L}\\p{N}@'’._/-])(?!avail\\.)(?:${Object.keys(SHORT_FOR).join('|')})(?![\\p{L}\\p{N}'’/_@-]|\\.\\p{L})`, 'giu')
/** 'w/ Jo' and 'w/Jo', but neither 'w/c 8 March' nor 'w/e'. */
const WITH = /(?<![\p{L}\p{N}/])w\/(?= ?(?:\p{L}{2}|[ai] ))/giu

/** 'post 8pm', 'pre 7:30am'. */
const BESIDE_CLOCK = /(?<![\p{L}\p{N}'’-])(?:post|pre)(?=[ -]?\d{1,2}(?::\d\d)? ?[ap]\.?m\b)/giu

/** The point of a shortened word ends no sentence. */
const WITH_POINT = /(?<!\p{L})avail\.(?= (?:\p{L}|\d))/giu
/** 'Saturday's my only free day'. */
const DAY_IS = /(?<=(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]s(?= (?:my|our|the|out|off|free) )/giu

/** 'Ben (full stack)': what somebody is, in one word. */
const FULL_STACK = /(?<!\p{L})full[ -]stack(?= ?[),;]| and )/giu
/** '90 or more minutes'. */
const OR_MORE = /(?<![\p{L}\d.,])(?<number>\d{1,3}|an?|one|two|three) or more (?<unit>minutes|mins|hours)(?!\p{L})/giu

/** What is shortened in other languages, and the words in full. */
const SHORT_ABROAD: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [[/(?<![\p{L}\p{N}])1 ?[x×] (?=(?:morgens|mittags|nachmittags|abends|nachts)(?!\p{L}))/giu, 'täglich '], [short(String.raw`t(?:ä|ae)?gl\.?`), 'täglich'], [short(String.raw`w(?:ö|oe)(?:ch(?:tl)?\.?|\.)`), 'wöchentlich'], [short(String.raw`(?:monatl|mtl)\.?`), 'monatlich'], [short(String.raw`jew\.`), 'jeweils'], [short(String.raw`vorm\.`), 'vormittags'], [short(String.raw`nachm\.`), 'nachmittags'], [short(String.raw`abds\.?`), 'abends'], [short(String.raw`(?:spät|spätest)\.`), 'spätestens'], [/(?<=(?:am|jedes|ganze) )WE(?!\p{L})/gu, 'Wochenende']],
  es: [[short(String.raw`c\/(?= ?\p{L})`), 'cada'], [/(?<=\d ?)hs\.?(?![\p{L}])/giu, 'h'], [short('tb'), 'también']],
  fr: [[short(String.raw`ts (?=les )`), 'tous '], [short(String.raw`ttes (?=les )`), 'toutes '], [short('rdv'), 'rendez-vous'], [short('apr(?:è|e)m'), 'après-midi'], [/(?<=(?:le|ce|les|chaque) )(?:WE|w-e)(?!\p{L})/gu, 'week-end']],
  pt: [[short(String.raw`p\/(?= ?\p{L})`), 'para'], [/(?<=\d ?)hrs?\.?(?![\p{L}])/giu, 'h'], [short('tb'), 'também']],
}

function short(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}@'’._/-])(?:${words})(?![\p{L}\p{N}'’/_@-])`, 'giu')
}

/** The words that a goal shortens, written out. */
export function writtenOut(prompt: string): Said[] {
  const language = detectLanguage(prompt)
  return language === 'en' ? inEnglish(prompt) : (SHORT_ABROAD[language] ?? []).flatMap(([words, full]) => [...prompt.matchAll(words)].map(({ 0: said, index }) => ({ text: full, start: index, end: index + said.length })))
}

/** The 14k of '£14k'. */
const THOUSANDS = /(?<=[£$€] ?)(?<number>\d{1,3}(?:\.\d)?)k(?![\p{L}\d])/giu

function inEnglish(prompt: string): Said[] {
  const found = [...[...prompt.matchAll(SHORTENED)].map((match) => ({ match, full: SHORT_FOR[match[0].toLowerCase()]! })), ...[...prompt.matchAll(WITH)].map((match) => ({ match, full: prompt[match.index + 2] === ' ' ? 'with' : 'with ' }))]
  for (const match of prompt.matchAll(WITH_POINT)) found.push({ match, full: 'available' })
  for (const match of prompt.matchAll(DAY_IS)) found.push({ match, full: ' is' })
  for (const match of prompt.matchAll(BESIDE_CLOCK)) found.push({ match, full: match[0].toLowerCase() === 'pre' ? 'before' : 'after' })
  for (const match of prompt.matchAll(FULL_STACK)) found.push({ match, full: 'fullstack' })
  for (const match of prompt.matchAll(OR_MORE)) found.push({ match, full: `at least ${match.groups!['number']!} ${match.groups!['unit']!}` })
  for (const match of prompt.matchAll(THOUSANDS)) found.push({ match, full: String(Math.round(Number(match.groups!['number']) * 1000)) })
  const meant = found.filter(({ match: { 0: word } }) => !SMALL_ONLY.has(word.toLowerCase()) || word === word.toLowerCase())
  if (meant.length === 0) return []
  return meant.map(({ match: { 0: word, index }, full }) => ({ text: /^\p{Lu}/u.test(word) ? `${full[0]!.toUpperCase()}${full.slice(1)}` : full, start: index, end: index + word.length }))
}
