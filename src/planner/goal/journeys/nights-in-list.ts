import type { ReadingContext } from '../reading-context.ts'
import type { Stay } from './trip-start.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, single: 1, two: 2, three: 3, four: 4, ein: 1, eine: 1, je: 1, zwei: 2, drei: 3, vier: 4, un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, une: 1, deux: 2, trois: 3, quatre: 4, um: 1, uma: 1, duas: 2, três: 3, quatro: 4,
}
const COUNT = '\\d{1,2}|an?|one|two|three|four|single|eine?|zwei|drei|vier|una?|dos|tres|cuatro|une|deux|trois|quatre|uma?|duas|três|quatro'
const NIGHTS = '(?:[Nn]ights?|[Nn]acht|[Nn]ächte|[Nn]oches?|[Nn]uits?|[Nn]oites?)'
/** Where one sleeps, before the places: 'one night each in', 'we sleep at', 'dormimos en'. */
const HEAD = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:je )?(${COUNT}) ${NIGHTS} (?:each|apiece|jeweils|cada una|cada uma|chacune) (?:in|at|on|en|à|em)|(?:jeweils|je) (${COUNT}) ${NIGHTS} in|we(?:'ll| will| are)? (?:sleep|sleeping|stay|staying|overnight)(?: overnight| the night)? (?:in|at)|sleeping (?:in|at)|(?:overnight|night)s?(?: stops| stays|s)? (?:in|at|are|:)|(?:wir )?(?:schlafen|übernachten)(?: wir)? in|übernachtung(?:en)? in|(?:dormimos|dormiremos|pernoctamos|haremos noche) en|(?:on|nous) (?:dort|dormons|dormira) à|nuits? (?:à|:)|(?:dormimos|pernoitamos|dormiremos) em|(?:overnight )?(?:stops?|moorings?|refugios?|refuges|huts?|hütten|etappenorte|beds)(?: (?:in order|in this order))?:)\\s+`, 'giu')
const ARTICLE = '(?:the |in |at |en |à |em |o |a |la |le |el )?'
/** 'Vila Nova de Milfontes', "John o'Groats". */
const NAME = "\\p{Lu}[\\p{L}'’-]*(?: (?:(?:de|del|da|do|la|le|les|sur|am|an der|of|upon) )?(?:o['’])?\\p{Lu}[\\p{L}'’-]*){0,3}"
const PLACE = new RegExp(`^${ARTICLE}(${NAME})\\s*(?:\\((?:for )?(${COUNT})(?: ${NIGHTS})?\\)|(?:x ?)?(\\d) ?${NIGHTS})?$`, 'u')
const LEGS = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})\\s*(?:–|—|->|→|(?<= )-(?= ))\\s*(${NAME})(?:\\s*\\([^()\\n]{1,30}\\))?`, 'gu')
/** Whole days somewhere on the way: 'rest day in Almograve'. */
const REST = /(?<!\p{L})(?:rest day|day of rest|day off|ruhetag|pausentag|d[ií]a de descanso|jour de repos|dia de descanso)\s(?:in|at|en|à|em)\s(\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*){0,2})/iu
const STAGED = /(?<!\p{L})(?:stages?|legs?|etap(?:as?|pen?)|étapes?)(?!\p{L})|\(\d[\d.,]* ?(?:km|mi|miles)\)/iu
const LEAD = 30
const LEAST_PLACES = 2
const LEAST_STOPS = 3

/** Whether places are said where one sleeps. */
export function namesBeds(context: ReadingContext): boolean {
  return listedNights(context).length > 0 || nightsOfLegs(context).length > 0
}

/** 'One night each in Applecross, Ullapool and Durness', 'on dort à Beaugency, Blois (deux nuits) et Tours': stays in the order of the list. */
export function listedNights(context: ReadingContext): Stay[] {
  const { prompt } = context
  for (const head of prompt.matchAll(HEAD)) {
    const from = head.index + head[0].length
    const list = prompt.slice(from).split(/[.;!?\n]/u)[0]!
    const each = countOf(head[1] ?? head[2]) ?? 1
    // 'Stops:' may be anything; three places in a row are a way.
    const least = head[0].trimEnd().endsWith(':') ? LEAST_STOPS : LEAST_PLACES
    const stays = placesIn(list, each).map(({ place, nights }) => ({ place, days: null, nights, within: [], words: wordsAt(context, head.index, from + list.length) }))
    if (stays.length >= least) return stays
  }
  return []
}

/** 'Porto Covo – Milfontes (20 km), Milfontes – Almograve (15 km)': one sleeps where each leg ends, a night more where one rests. */
export function nightsOfLegs(context: ReadingContext): Stay[] {
  const { prompt } = context
  const legs = [...prompt.matchAll(LEGS)].map(({ 1: start, 2: goal, 0: text, index }) => ({ start: start!, goal: goal!, from: index, to: index + text.length }))
  const chain = legs.filter(({ start }, index) => index === 0 || isSame(legs[index - 1]!.goal, start))
  // 'Direct lines: Oslo – Riga, Riga – Malta' are ways that one may take.
  if (chain.length < LEAST_PLACES || chain.length < legs.length || !STAGED.test(prompt.slice(Math.max(0, chain[0]!.from - LEAD), chain.at(-1)!.to))) return []
  const rest = REST.exec(prompt)?.[1]
  const words = wordsAt(context, chain[0]!.from, chain.at(-1)!.to)
  return chain.map(({ goal }) => ({ place: goal, days: null, nights: rest !== undefined && isSame(rest, goal) ? 2 : 1, within: [], words }))
}

/** 'Milfontes' is 'Vila Nova de Milfontes' said shorter. */
function isSame(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length)
  return long!.endsWith(short!) || long!.startsWith(short!)
}

function placesIn(list: string, each: number): { place: string; nights: number }[] {
  const items = list.split(/,\s*|\s(?:and|then|und|y|e|et|&)\s/u).map((item) => item.trim().replace(/^(?:and|then|und|y|e|et|&)\s/u, '')).filter((item) => item !== '')
  const places: { place: string; nights: number }[] = []
  for (const item of items) {
    const [, place, bracketed, behind] = PLACE.exec(item) ?? []
    if (place === undefined) break
    places.push({ place, nights: countOf(bracketed) ?? countOf(behind) ?? each })
  }
  return places
}

function countOf(word: string | undefined): number | null {
  if (word === undefined) return null
  return /^\d+$/u.test(word) ? Number(word) : (NUMBERS[word.toLowerCase()] ?? null)
}

function wordsAt({ source: { tokens } }: ReadingContext, start: number, end: number) {
  return { from: Math.max(0, tokens.findIndex((token) => token.start >= start)), to: tokens.findLastIndex((token) => token.end <= end) + 1 }
}
