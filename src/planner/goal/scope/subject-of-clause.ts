import { isRelative } from '../people/relatives.ts'
import { everybodyAt } from '../people/somebody.ts'
import { occupationOf } from '../people/roles.ts'
import { parseNumberWords } from '../../time/grammar/parse-number.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { somebodyByPredicate } from './somebody-by-predicate.ts'
import type { Clause } from './clause-of-rule.ts'

/** Of whom or what a clause speaks; a pronoun, or no subject at all, points back to what was said before. */
export type Subject = { of: 'user' | 'everybody' | 'pointing' | 'elided' | 'nothing' } | { of: 'somebody' | 'thing'; words: Words }

/** What may stand before a subject. */
const LEADS = /^(?:and|but|so|of|because|cos|cause|since|as|when|while|whilst|where|then|also|oh|ok|well|plus|please|though|although|if|that|even|,|:|-|–|\(|\)|"|und|aber|denn|weil|da|wenn|dann|bitte|y|e|pero|porque|ya|pues|cuando|luego|et|mais|car|donc|puis|parce|mas|pois|quando|entao|in|at|on|by|from|for|during|am|an|im|ab|von|bei|en|a|por|de|du|des|pour|em|na|no|nas|nos|com|con|avec|mit)$/u
/** What says how a time holds, and nothing of a thing. */
const RULING = /^(?:only|just|solely|never|keinesfalls|not|no|mostly|usually|maybe|sometime|somewhere|anytime|whenever|except|excepting|excluding|apart|bar|save|skip|off|away|out|closed|shut|open|free|busy|available|avail|unavailable|outside|both|all|each|every|either|any|max|maximum|tops|least|most|up|under|over|about|around|roughly|ideally|preferably|otherwise|as|usual|nur|nie|nicht|niemals|erst|ausser|frei|zu|immer|jeweils|ungefahr|etwa|maximal|hochstens|mindestens|solo|solamente|unicamente|nunca|jamas|salvo|excepto|menos|libre|libres|siempre|como|mucho|maximo|minimo|seulement|uniquement|jamais|sauf|hormis|dispo|disponible|disponibles|pas|toujours|environ|so|somente|apenas|exceto|livre|livres|sempre|cerca)$/u
const USER = /^(?:let's|lets|i|i'm|im|i've|ive|i'll|i'd|me|we|we're|we've|we'll|we'd|us|you|myself|ich|wir|mir|uns|man|yo|nosotr[oa]s|je|moi|eu)$|^(?:j'|m')\p{L}+$/u
const USER_IN: Readonly<Record<string, RegExp>> = { fr: /^(?:nous|on|me|m')$/u, es: /^(?:me|nos)$/u, pt: /^(?:me|nos)$/u }
/** 'Somos tres', 'temos as terças': the verb says who, and no pronoun stands before it. */
const WE_DO = /^(?!(?:proximos|ultimos|minimos|maximos|decimos|ramos|tramos|extremos|termos|animos|sismos)$)\p{L}{1,12}(?:amos|emos|omos|imos)$/u
/** The verb that begins a clause goes on with the subject of the one before: 'Kathi makes the candles, but cannot on Mondays'. */
const ELIDED = /^(?:is|are|can't|cannot|cant|won't|doesn't|isn't|works|kann|arbeitet|puede|peut|pode)$/u
/** Of whom nobody is left out. */
export const EVERYBODY = /^(?:everyone|everybody|everything|nobody|noone|neither|anyone|anybody|anything|nothing|alle|alles|niemand|keiner|nichts|jeder|todos|todas|todo|nadie|nada|tous|tout|personne|rien|ninguem|tudo)$/u
const POINTING = /^(?:he|she|they|it|he's|she's|they're|it's|who|whom|whose|which|her|his|their|er|sie|ella|ellos|ellas|que|quien|il|elle|ils|elles|qui|ele|ela|eles|elas|quem)$/u
const ARTICLE = /^(?:the|a|an|my|our|his|her|their|der|die|das|ein|eine|mein|meine|unser|unsere|el|la|los|las|un|una|mi|mis|nuestr[oa]s?|le|les|une|mon|ma|mes|notre|nos|o|os|as|um|uma|meu|minha|meus|minhas|noss[oa]s?)$/u

const MEANWHILE = /^(?:while|whilst|when|whenever|wahrend|solange|wenn|mientras|cuando|quand|enquanto|quando)$/u

/** The subject of a clause: the nearest one before its time, or else the one behind it. */
export function subjectOfClause(context: ReadingContext, { before, behind }: Pick<Clause, 'before' | 'behind'>): Subject {
  const found = before.map((words) => subjectOfWords(context, words)).filter(({ of }) => of !== 'nothing')
  return found.findLast(({ of }) => of !== 'thing') ?? found[0] ?? (behind[0] === undefined ? { of: 'nothing' } : subjectOfWords(context, behind[0]))
}

/** The subject of a stretch of words, which its first words say. */
export function subjectOfWords(context: ReadingContext, { from, to }: Words): Subject {
  const { tokens } = context.source
  for (let at = from; at < to; at += 1) {
    const { key, kind } = tokens[at]!
    // 'Six Sunday evenings' counts the evenings, and speaks of nothing.
    if (kind !== 'word' || RULING.test(key) || parseNumberWords(context.source, at) !== null) continue
    // 'Mornings while the kids are at nursery': why there is time then.
    if (MEANWHILE.test(key)) return { of: 'nothing' }
    if (EVERYBODY.test(key) || key === 'none' || key === 'one' && tokens[at - 1]?.key === 'no') return { of: 'everybody' }
    const who = everybodyAt(context, at, to)
    if (isUser(context, key) || who?.who.some((somebody) => somebody.isUser)) return { of: 'user' }
    const third = somebodyElse(context, who, { from: at, to })
    if (third !== null) return { of: 'somebody', words: third }
    if (isPointing(context, at, from)) return { of: 'pointing' }
    if (LEADS.test(key)) continue
    if (at <= from + 1 && ELIDED.test(key)) return { of: 'elided' }
    const doing = somebodyByPredicate(context, { from: at, to })
    return doing === null ? { of: 'thing', words: { from: at, to } } : { of: 'somebody', words: doing }
  }
  return { of: 'nothing' }
}

function isUser({ language }: ReadingContext, key: string): boolean {
  return USER.test(key) || USER_IN[language]?.test(key) === true || (language === 'es' || language === 'pt') && WE_DO.test(key)
}

/** 'One of us', 'Ana and Bo', 'the electrician', 'my husband’s': whoever is not the user. */
function somebodyElse(context: ReadingContext, who: ReturnType<typeof everybodyAt>, { from, to }: Words): Words | null {
  const { tokens } = context.source
  if (tokens[from]!.key === 'one' && tokens[from + 1]?.key === 'of' && /^(?:us|them)$/u.test(tokens[from + 2]?.key ?? '')) return { from, to: Math.min(to, from + 3) }
  if (who !== null && who.who.every(({ isSure, name }) => isSure || isNameElsewhere(context, name, from))) return { from, to: who.to }
  const post = ARTICLE.test(tokens[from]!.key) ? from + 1 : from
  const word = post < to ? tokens[post]!.key.replace(/['’]s$/u, '') : ''
  // The pm of 'Fridays pm' is no product manager.
  return word !== '' && tokens[post]!.text !== 'pm' && (occupationOf(word) !== null || isRelative(word)) ? { from, to: post + 1 } : null
}

/** A pronoun, or the German 'der' behind a comma that stands for one. */
function isPointing({ language, source: { tokens } }: ReadingContext, at: number, from: number): boolean {
  const isRelative = language === 'de' && at === from && tokens[at - 1]?.key === ',' && /^(?:der|die|das)$/u.test(tokens[at]!.key) && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '')
  return isRelative || POINTING.test(tokens[at]!.key)
}

/** A word with a capital inside another clause is a name wherever it stands. */
function isNameElsewhere({ source: { tokens } }: ReadingContext, name: string, at: number): boolean {
  const [first] = name.split(/[ -]/u)
  return tokens.some(({ text }, index) => index !== at && text === first && tokens[index - 1]?.kind === 'word')
}
