import { isGivenName } from '../people/given-names.ts'
import { isPostWord } from '../people/post-words.ts'
import { isRelative } from '../people/relatives.ts'
import { isWorkOfOther } from '../people/work-verbs.ts'
import { mayBeSomebody } from '../rewriting/people/people-named.ts'
import type { IsSomebody } from '../rewriting/people/people-named.ts'
import type { Word } from './words-of-sentence.ts'

/** Whoever stands in a clause from word `from` to `to`: by their names, with the post that is said with one. */
export type Who = { names: string[]; post: string | null; from: number; to: number; isSure: boolean; isUser: boolean; isOwner: boolean; isPronoun: boolean; isAll: boolean }

/** What a word of the goal may be. */
export type Reader = { language: string; isSomebody: IsSomebody; isSmall: boolean }

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|profa|professor|frau|herr|sra?|dona?|mme|aunt|auntie|uncle|tante|onkel|oma|opa|oncle|tia|tio|sister|father|pastor|captain|coach|granny|grandma|grandpa)$/u
const USER: Readonly<Record<string, RegExp>> = { en: /^(?:me|i|i'm|i'll|myself)$/u, de: /^(?:ich|mich|mir)$/u, es: /^(?:yo|mi)$/u, fr: /^(?:moi|je)$/u, pt: /^(?:eu|mim)$/u }
const PRONOUN = /^(?:her|hers|him|his|she|he|he's|she's|they|ihm|ihr|el|ella|elle|lui|ela|ele)$/u
const JOINT = /^(?:and|&|\+|plus|\/|und|y|e|et)$/u
/** Several who are named by what they are, where a thing stands behind them. */
const SEVERAL = /^(?:kids|children|grandparents|twins|kinder|ninos|hijos|enfants|criancas|filhos)$/u
const ALL = /^(?:both|everyone|everybody|beide|alle|ambos|ambas|todos|tous|toutes)$/u
const ARTICLE = /^(?:the|our|a|an|die|das|den|dem|der|ein|eine|einen|el|la|los|las|le|les|o|a|os|as)$/u
/** What may stand before a name for what somebody is. */
const OWN = /^(?:my|our|the|his|her|mein|meine|unser|unsere|der|die|mi|nuestr[oa]|mon|ma|notre|meu|minha|noss[oa])$/u
const KIN = /^(?:twins?|man|woman|guy|lad|girl|boy|neighbours?|neighbors?|friends?|mate|intern|trainee|apprentice|vet|cousins?|brothers?|sisters?|kids|nachbar|nachbarin|vecin[oa]|voisine?|vizinh[oa])$/u
const MOST_WORDS_OF_POST = 3
/** What is called like somebody and is a product, a place to sell or a feast. */
const THINGS = /^(?:Instagram|Facebook|Tiktok|Youtube|Whatsapp|Linkedin|Spotify|Etsy|Google|Excel|Figma|Stripe|Jira|Slack|Wordpress|Shopify|Mailchimp|Eventbrite|Twitter|Telegram|Android|Kotlin|Swift|Java|Python|Flutter|React|Unity|Postgres|Kubernetes|Docker|Jenkins|Azure|Windows|Linux|Bluetooth|Wifi|Internet|Christmas|Easter|Halloween|Phase|Sprint|Week|Part|Step|Stage|Unit|Chapter|Module|Room|Hall|Street|Church|School|Club|Team|Team[a-z]+)$/u

/** Everybody of a clause, from left to right; those side by side together. */
export function everybodyIn(words: readonly Word[], reader: Reader): Who[] {
  const found: Who[] = []
  for (let at = 0; at < words.length; at += 1) {
    const who = whoAt(words, at, reader)
    if (who === null) continue
    const last = found.at(-1)
    const isBeside = last !== undefined && last.to + 1 === who.from && JOINT.test(words[last.to]!.key) && !last.isPronoun && !who.isPronoun
    if (isBeside) Object.assign(last, { names: [...last.names, ...who.names], to: who.to, isSure: last.isSure || who.isSure, isUser: last.isUser || who.isUser, isOwner: who.isOwner })
    else found.push(who)
    at = who.to - 1
  }
  return found.map((who) => withPost(words, who, reader))
}

function whoAt(words: readonly Word[], at: number, reader: Reader): Who | null {
  const { key, text, isSign } = words[at]!
  if (isSign) return null
  const one = { post: null, from: at, to: at + 1, isOwner: false, isPronoun: false, isAll: false }
  if (USER[reader.language]?.test(key) === true && text !== 'MI') return { ...one, names: [USER_NAME[reader.language] ?? 'me'], isSure: true, isUser: true }
  if (PRONOUN.test(key) && text === text.toLowerCase() && (reader.language === 'en' || key.length > 2)) return { ...one, names: [], isSure: false, isUser: false, isPronoun: true }
  if (ALL.test(key) && at === words.length - 1 && at > 0) return { ...one, names: [], isSure: false, isUser: false, isPronoun: true, isAll: true }
  if (SEVERAL.test(key) && ARTICLE.test(words[at + 1]?.key ?? '')) return { ...one, names: [capitalised(text)], isSure: true, isUser: false }
  const behind = TITLE.test(key) && /^(?:\p{Lu}|dr|prof|mr|ms|mrs)/u.test(text) ? (words[at + 1]?.text === '.' ? at + 2 : at + 1) : at
  const name = words[behind]
  if (name === undefined || name.isSign) return null
  const own = withoutOwner(name.text)
  const isCapital = /^\p{Lu}\p{Ll}|^\p{Lu}['’]\p{Lu}/u.test(own)
  const isSure = isCapital ? behind > at || reader.isSomebody(own) : reader.isSmall && behind === at && isGivenName(own)
  if (!isSure && !(isCapital && mayBeOther(own, words, { at, language: reader.language }))) return null
  const to = endOfName(words, behind, { isTitled: behind > at, isSure, reader })
  const called = words.slice(behind, to).map((word) => withoutOwner(word.text)).join(' ')
  return { ...one, names: [behind > at ? `${text} ${called}` : capitalised(called)], to, isSure, isUser: false, isOwner: /['’]s?$/u.test(words[to - 1]!.text) }
}

function withoutOwner(word: string): string {
  return word.replace(/['’]s?$/u, '')
}

function capitalised(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

/** Behind 'Ana Lu', 'Dr Noor Haddad' and 'Ana María López', where capitals tell of names. */
function endOfName(words: readonly Word[], at: number, { isTitled, isSure, reader: { language, isSomebody } }: { isTitled: boolean; isSure: boolean; reader: Reader }): number {
  const [next, third] = [words[at + 1], words[at + 2]]
  const isSurname = (word: Word | undefined) => word !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word.text) && !THINGS.test(word.text)
  if (language === 'de' || !isSure || next === undefined || next.isSign) return at + 1
  if (!isSomebody(withoutOwner(next.text)) || JOINT.test(next.key)) return isTitled && isSurname(next) ? at + 2 : at + 1
  return isSurname(third) && (isTitled || third === words.at(-1)) ? at + 3 : at + 2
}

const USER_NAME: Readonly<Record<string, string>> = { en: 'me', de: 'ich', es: 'yo', fr: 'moi', pt: 'eu' }

/** A word with a capital that no list of names holds, where capitals tell of names; not one that the text has in small letters as well. */
function mayBeOther(word: string, words: readonly Word[], { at, language }: { at: number; language: string }): boolean {
  // German has things with a capital: 'Korbinian den Stand' begins with somebody.
  const isTold = language !== 'de' || at === 0 && /^(?:den|die|das|dem|ein|eine|einen)$/u.test(words[1]?.key ?? '') && words.length > 2
  // 'Die Prospekte schreibt Leyla'.
  const isBehindVerb = language === 'de' && at === words.length - 1 && at > 1 && /^\p{Ll}{4,}t$/u.test(words[at - 1]!.text)
  return (isTold || isBehindVerb) && word.length > 1 && mayBeSomebody(word, language) && !THINGS.test(word) && !words.some(({ text }, index) => index !== at && text === word.toLowerCase())
}

/** 'our IT man Fitz', 'receptionist Agnieszka', 'the twins Nils and Pim': with what is said of them before the name. */
function withPost(words: readonly Word[], who: Who, { language }: Reader): Who {
  if (who.isUser || who.isPronoun) return who
  const before = words[who.from - 1]
  if (before === undefined || before.isSign) return who
  const isPost = isPostWord({ key: before.key, text: language === 'de' || /^\p{Lu}{2,}$/u.test(before.text) ? before.text : before.text.toLowerCase() }, language) && !isWorkOfOther(before.key)
  const isKin = isRelative(before.key) || KIN.test(before.key)
  const own = words.slice(Math.max(0, who.from - 1 - MOST_WORDS_OF_POST), who.from).findLastIndex(({ key }) => OWN.test(key))
  const start = own < 0 ? who.from - 1 : Math.max(0, who.from - 1 - MOST_WORDS_OF_POST) + own
  // 'The vet Ada' and 'vet Ada'; of 'the texts writer Ada' the first words may be a thing.
  if (!isPost && !(isKin && own >= 0)) return who
  const isOfPost = ({ key, text, isSign }: Word) => !isSign && isPostWord({ key, text: text.toLowerCase() }, language)
  const first = words.slice(0, who.from - 1).findLastIndex((word) => !isOfPost(word)) + 1
  const from = own < 0 ? (first === 0 || JOINT.test(words[first - 1]!.key) ? first : who.from) : start
  if (from === who.from) return who
  const said = words.slice(from + Number(own >= 0), who.from).map(({ text }) => (language !== 'de' && from === 0 && /^\p{Lu}\p{Ll}+$/u.test(text) ? text.toLowerCase() : text)).join(' ')
  return { ...who, from, isSure: who.isSure || isPost || isKin, post: isPost && !isKin ? said : null }
}

/** What somebody is, behind their name: 'our neighbour', 'the treasurer'. */
export function isPostOf(word: Word, language: string): boolean {
  return isRelative(word.key) || KIN.test(word.key) || isPostWord({ key: word.key, text: word.text }, language)
}
