import type { ReadingContext, Words } from '../reading-context.ts'
import { keysOf, textOf } from '../reading-context.ts'
import { behindArticle } from './doers.ts'
import { isGivenName } from './given-names.ts'
import { isName, isTitle } from './people-words.ts'
import { isRelative } from './relatives.ts'

/** Whoever a stretch begins with; `isSure` where nobody takes the words for a thing, `to` is the token behind them. */
export type Somebody = { name: string; isUser: boolean; isSure: boolean; isPlural: boolean; words: Words }

const USER = /^(?:i|me|myself|we|ich|mich|wir|yo|nosotr[oa]s|je|moi|nous|eu|nos)$/u
const OWN = /^(?:my|our|his|her|their|mein|meine|unser|unsere|mi|mis|tu|nuestr[oa]s?|mon|ma|mes|notre|nos|meu|minha|meus|minhas|noss[oa]s?)$/u
const THE = /^(?:the|die|der|das|el|la|los|las|le|les|o|a|os|as)$/u
/** Who is called by what they are, in a household of any language. */
const CALLED = /^(?:dad|daddy|mum|mummy|mom|mommy|gran|granny|grandma|grandpa|grandad|nan|nana|auntie|hubby|oma|opa|mama|papa|mami|papi|maman|abuela|abuelo|avo|vovo|vo|mae|pai|pere|mere|padre|madre|mutter|vater|tio|tia|tante|onkel|oncle|uncle|aunt)$/u
/** Several who are named by what they are together. */
const SEVERAL = /^(?:parents|grandparents|kids|children|twins|triplets|boys|girls|cousins|neighbou?rs|brothers|sisters|scouts|pupils|students|volunteers|interns|teachers|flatmates|housemates|in-laws|eltern|grosseltern|kinder|zwillinge|nachbarn|padres|abuelos|hijos|ninos|vecinos|voluntarios|enfants|parents|voisins|jumeaux|benevoles|pais|avos|filhos|criancas|vizinhos|gemeos)$/u
const PARTICLE = /^(?:van|von|der|den|de|da|do|dos|di|del|della|du|la|le|bin|ibn|al|el|ter|ten|zu)$/u

/** 'Ana', 'Dr Okoye', 'Van der Berg', 'my sister Nell', 'Dad', 'Tom's mum', 'the twins', 'me': null where the words name nobody. */
export function somebodyAt(context: ReadingContext, from: number): Somebody | null {
  const { tokens } = context.source
  const first = tokens[from]
  if (first?.kind !== 'word') return null
  if (USER.test(first.key) && !/^\p{Lu}{2,}$/u.test(first.text) && (first.key !== 'nos' || context.language === 'pt')) return userAt(context, from)
  return groupAt(context, from) ?? byRelation(context, from) ?? byName(context, from)
}

function userAt({ source: { tokens } }: ReadingContext, from: number): Somebody {
  // 'Moi je m'occupe du vin'.
  const to = /^(?:moi|me|yo|eu)$/u.test(tokens[from]!.key) && /^(?:je|i|j'\p{L}+)$/u.test(tokens[from + 1]?.key ?? '') ? from + 2 : from + 1
  return { name: 'Me', isUser: true, isSure: true, isPlural: false, words: { from, to } }
}

/** 'Class 6b', 'Gruppe B', 'team Okafor': several who are known by a number, a letter or a name. */
function groupAt(context: ReadingContext, from: number): Somebody | null {
  const { tokens } = context.source
  const next = tokens[from + 1]
  if (!GROUP.test(tokens[from]!.key) || next === undefined) return null
  const isGlued = next.kind === 'digits' && tokens[from + 2]?.kind === 'word' && !tokens[from + 2]!.spaced
  const isMarked = next.kind === 'digits' || /^\p{Lu}$/u.test(next.text) || isName(context, from + 1)
  const words = { from, to: from + (isGlued ? 3 : 2) }
  return isMarked ? { name: capitalised(textOf(context, words)), isUser: false, isSure: true, isPlural: false, words } : null
}

const GROUP = /^(?:class|group|year|form|family|klasse|gruppe|familie|clase|grupo|familia|classe|groupe|famille|turma)$/u

function byRelation(context: ReadingContext, from: number): Somebody | null {
  const { tokens } = context.source
  const isOwned = OWN.test(tokens[from]!.key)
  const isMarked = isOwned || THE.test(tokens[from]!.key) || /['’]s$/u.test(tokens[from]!.text) && isName(context, from)
  const at = isMarked ? from + 1 : from
  const { key = '', text = '' } = tokens[at] ?? {}
  const isCapital = /^\p{Lu}/u.test(text)
  if (SEVERAL.test(key) && (isMarked || isCapital || from === 0 || tokens[from - 1]!.key === ',')) return { name: capitalised(textOf(context, { from: THE.test(tokens[from]!.key) ? at : from, to: at + 1 })), isUser: false, isSure: true, isPlural: true, words: { from, to: at + 1 } }
  const isKin = CALLED.test(key) || isRelative(key, 'household', 'child', 'kin', 'friend', 'colleague') || isMarked && isRelative(key)
  if (!isKin) return null
  // 'Our neighbour Mrs Lindqvist'.
  if (isTitle(context, at + 1)) {
    const titled = byName(context, at + 1)
    if (titled) return { ...titled, words: { from, to: titled.words.to } }
  }
  const named = at + 1 < tokens.length ? endOfName(context, at + 1) : -1
  // 'Mutter' alone is somebody by its capital, and a 'frau' without a name nobody in particular.
  if (named < 0 && !isOwned && !(CALLED.test(key) && (isCapital || isMarked)) && !/['’]s$/u.test(tokens[from]!.text)) return null
  const called = named < 0 ? capitalised(textOf(context, { from: THE.test(tokens[from]!.key) ? at : from, to: at + 1 })) : CALLED.test(key) && isCapital ? textOf(context, { from: at, to: named }) : textOf(context, { from: at + 1, to: named })
  return { name: called, isUser: false, isSure: true, isPlural: false, words: { from, to: named < 0 ? at + 1 : named } }
}

function byName(context: ReadingContext, from: number): Somebody | null {
  const { tokens } = context.source
  const titled = isTitle(context, from) ? (tokens[from + 1]?.key === '.' ? from + 2 : from + 1) : -1
  const at = titled > 0 ? titled : behindArticle(context, from)
  const to = endOfName(context, at)
  if (to < 0) return null
  const words = tokens.slice(at, to)
  const isSure = titled > 0 || words.some(({ key }) => isGivenName(key)) || context.names.has(at) || context.people.has(textOf(context, { from: at, to })) || isIntroduced(context, tokens[at]!.text)
  const name = titled > 0 ? `${tokens[from]!.text} ${textOf(context, { from: at, to })}` : textOf(context, { from: at, to })
  return { name, isUser: false, isSure, isPlural: false, words: { from, to } }
}

/** Behind 'Ana', 'Ji-woo', 'Van der Berg', 'Luis Ángel', "O'Neill"; -1 where no name stands. */
export function endOfName(context: ReadingContext, from: number): number {
  const { tokens } = context.source
  if (!isNameWord(context, from)) return -1
  let at = from + 1
  for (;;) {
    const [next, behind] = [tokens[at], tokens[at + 1]]
    if (next?.key === '-' && !next.spaced && behind?.kind === 'word' && !behind.spaced) at += 2
    else if (next?.kind === 'word' && PARTICLE.test(next.key) && particlesTo(context, at) > at) at = particlesTo(context, at)
    // German writes things with a capital as well.
    else if (isNameWord(context, at) && (context.language !== 'de' || /^(?:[:(=]|macht|hat|ist|kann)$/u.test(tokens[at + 1]?.key ?? ''))) at += 1
    else return at
  }
}

/** Behind the name that 'van der' leads to; the same index where none follows. */
function particlesTo(context: ReadingContext, from: number): number {
  let at = from
  while (at < from + 3 && context.source.tokens[at]?.kind === 'word' && PARTICLE.test(context.source.tokens[at]!.key) && context.source.tokens[at]!.text === context.source.tokens[at]!.key) at += 1
  // 'Björn den Aufbau' names what he does.
  const isArticle = at === from + 1 && context.language === 'de' && !/^(?:van|von|de)$/u.test(context.source.tokens[from - 1]!.key)
  return at > from && !isArticle && isNameWord(context, at) ? at + 1 : from
}

function isNameWord(context: ReadingContext, index: number): boolean {
  return isName(context, index) && !/['’]s$/u.test(context.source.tokens[index]!.text)
}

/** The Lily of 'cousin Lily' is somebody wherever she is named. */
function isIntroduced({ source: { tokens } }: ReadingContext, name: string): boolean {
  return tokens.some(({ text }, index) => text === name && isRelative(tokens[index - 1]?.key ?? ''))
}

function capitalised(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

/** Everybody whom a stretch begins with: 'Marc et Driss', 'Ravi, Chloe & me'; with what stands behind them. */
export function everybodyAt(context: ReadingContext, from: number, end: number): { who: Somebody[]; to: number } | null {
  const first = somebodyAt(context, from)
  if (first === null || first.words.to > end) return null
  const who = [first]
  let { to } = first.words
  while (/^(?:and|&|\+|\/|und|y|et|e|with|mit|con|avec|com)$/u.test(context.source.tokens[to]?.key ?? '')) {
    const next = to + 1 < end ? somebodyAt(context, to + 1) : null
    if (next === null || next.words.to > end) break
    who.push(next)
    to = next.words.to
  }
  return { who, to }
}

/** Whether the stretch says nothing but who. */
export function namesOnly(context: ReadingContext, words: Words): Somebody[] | null {
  const found = words.from < words.to ? everybodyAt(context, words.from, words.to) : null
  return found !== null && found.to === words.to && !keysOf(context, words).includes('(') ? found.who : null
}

/** 'My wife Jo and I are building …', 'me and my sister want to …': behind the user and whoever is named beside them; the stretch's start where the user is alone or not named. */
export function behindUsTogether(context: ReadingContext, segment: Words): number {
  const { tokens } = context.source
  const found = everybodyAt(context, segment.from, segment.to)
  if (found === null || found.who.length < 2 || !found.who.some(({ isUser }) => isUser)) return segment.from
  const behind = tokens.slice(found.to, segment.to).findIndex(({ key }) => !/^(?:both|all|are|am|is|will|would|have|to|plan|planning|going|want|wanna|need|like|love|sind|werden|wollen|mochten|mussen|estamos|vamos|queremos|a|sommes|allons|voulons|organizamos|organisons|organisieren|preparamos|preparons|planen)$/u.test(key))
  return behind < 0 ? segment.from : found.to + behind
}
