import { detectLanguage } from '../../time/grammar/languages.ts'
import type { Said } from './said.ts'

/** What people shorten when they type in haste, and the words that every reader knows. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  b4: 'before', 'b/w': 'between', btwn: 'between', 'w/o': 'without', 'b/c': 'because', til: 'until', thru: 'through', wkly: 'weekly', mth: 'month', mths: 'months', '2moro': 'tomorrow', '2morrow': 'tomorrow', '2nite': 'tonight', arvo: 'afternoon', 'lunch hr': 'lunch hour', wkend: 'weekend', wkends: 'weekends', wknd: 'weekend', wknds: 'weekends', 'drop by': 'come', 'drops by': 'comes', 'pops by': 'comes', 'swings by': 'comes',
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

/** The words that an English goal shortens, written out. */
export function writtenOut(prompt: string): Said[] {
  const found = [...[...prompt.matchAll(SHORTENED)].map((match) => ({ match, full: SHORT_FOR[match[0].toLowerCase()]! })), ...[...prompt.matchAll(WITH)].map((match) => ({ match, full: prompt[match.index + 2] === ' ' ? 'with' : 'with ' }))]
  for (const match of prompt.matchAll(WITH_POINT)) found.push({ match, full: 'available' })
  for (const match of prompt.matchAll(DAY_IS)) found.push({ match, full: ' is' })
  for (const match of prompt.matchAll(BESIDE_CLOCK)) found.push({ match, full: match[0].toLowerCase() === 'pre' ? 'before' : 'after' })
  const meant = found.filter(({ match: { 0: word } }) => !SMALL_ONLY.has(word.toLowerCase()) || word === word.toLowerCase())
  if (meant.length === 0 || detectLanguage(prompt) !== 'en') return []
  return meant.map(({ match: { 0: word, index }, full }) => ({ text: /^\p{Lu}/u.test(word) ? `${full[0]!.toUpperCase()}${full.slice(1)}` : full, start: index, end: index + word.length }))
}
