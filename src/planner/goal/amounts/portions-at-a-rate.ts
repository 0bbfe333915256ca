import { describeMinutes } from '../describe.ts'
import { TEAM_WORDS } from '../people/people-words.ts'
import { occupationOf } from '../people/roles.ts'
import { addReading, claim, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const ABOUT = String.raw`(?:(?:about|around|roughly|some|~|≈|ca\.?|circa|etwa|rund|unos|unas|environ|cerca de|at|à|zu) ?){0,2}`
const HOUR = String.raw`(?:(?:an|per|a|each|every|pro|je|por|par|à l['’]|de l['’]) ?(?:hour|hr|h|stunde|hora|heure)|(?:/|p/) ?(?:hour|hr|h))`
/** 'We manage about 100 an hour', '40 boxes per hour', '(60/h)'. */
const RATE = new RegExp(String.raw`(?<![\p{L}\d.,])(?<lead>(?:(?:and |at )?(?:we|they|each of us|everybody|everyone|one person|wir|nous|on) (?:can )?(?:all )?(?:manage|do|make|get through|handle|schaffen|machen|hacemos|faisons|fait|fazemos) )?${ABOUT})(?<rate>\d{1,4})(?: (?!(?:people|persons|of us|euros?|pounds?|dollars?|km|miles?)(?!\p{L}))\p{L}{3,15})? ?${HOUR}(?!\p{L})`, 'iu')
/** '12,000 library books', '900 files'. */
const AMOUNT = /(?<![\p{L}\d.,:/-])(?<amount>\d{1,3}(?:[.,]\d{3})+|\d{2,6}) (?<noun>(?!(?:hours?|hrs?|h|days?|weeks?|minutes?|mins?|points?|people|euros?|pounds?|dollars?|km|miles?|stunden|horas|heures|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?!\p{L}))\p{L}[\p{L}'’-]+(?: (?!(?:need|needs|must|have|has|are|is|to|at|in|for|by|from|on|off|out|up|into|onto|over|and|of|with|that|which|each|per|a|an)(?!\p{L}))\p{L}[\p{L}'’-]+){0,2})/giu
/** What is done with all of them: 'relabel 3,600 archive boxes'. */
const DEED = /(?:^|[.!?:,;\n(]\s{0,2}|(?<!\p{L})(?:to|we|must|and) )(?<verb>\p{L}{3,15})(?: (?:the|all|our|all the|these))?\s$/iu
const NO_DEED = /^(?:need|have|has|are|with|for|about|some|our|all|the|there|only|over|under|more|than|from|und|die|alle|noch|insgesamt)$/iu
/** In hours. */
const [LEAST, MOST] = [4, 4000]
const MOST_PORTIONS = 24
/** Of one portion, in hours, where nobody says how many share the work. */
const USUAL_PORTION = 8
const OWN_LIST = 97

/** '12,000 books, about 100 an hour', in a team's plan: so many hours of work, in portions that the people share sprint by sprint. */
export function readPortionsAtRate(context: ReadingContext): void {
  const paced = context.plannerType === 'sprint' ? atRate(context.prompt) ?? effortOfEach(context.prompt) : null
  if (!paced || paced.hours < LEAST || paced.hours > MOST) return
  const { whole, hours, said } = paced
  context.readings = context.readings.filter((reading) => reading.end <= said.start || reading.start >= said.end || !MISREAD.has(reading.kind))
  const count = Math.min(whole.amount, portionsOf(context, hours))
  const words = wordsIn(context, { start: whole.start, end: whole.end })
  const taken = (reading: { start: number; end: number }) => reading.start < whole.end && reading.end > whole.start
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !taken(reading))
  for (let portion = 0; portion < count; portion += 1) {
    const [first, last] = [Math.floor(whole.amount * portion / count) + 1, Math.floor(whole.amount * (portion + 1) / count)]
    const [things, ...behind] = whole.noun.split(/ (?=\p{Ll}+$)/u)
    // 'Bäume pflanzen': German says the deed behind.
    const range = first === last ? numberIn(context, first) : `${numberIn(context, first)}–${numberIn(context, last)}`
    const minutes = Math.ceil(hours * 60 * (last - first + 1) / whole.amount / 15) * 15
    const label = context.language === 'de' ? [things, range, ...behind].join(' ') : `${whole.deed} ${whole.noun} ${range}`
    // The portion that stands next to them quotes the words that say how long each takes.
    const isQuoting = portion === (said.start < whole.start ? 0 : count - 1)
    addReading(context, isQuoting ? wordsIn(context, said) : words, { value: { kind: 'topic', label, list: OWN_LIST, position: portion, amount: null, minutes }, text: `${label}: ${describeMinutes(minutes)}` })
  }
  // What the goal opens with is its name as well.
  if (segmentAt(context, words.from)?.sentence !== 0) claim(context, words)
  claim(context, wordsIn(context, said))
}

type Paced = { whole: Whole; hours: number; said: { start: number; end: number } }

/** '12,000 books, about 100 an hour'. */
function atRate(prompt: string): Paced | null {
  const rate = RATE.exec(prompt)
  const whole = rate ? amountFor(prompt, Number(rate.groups!['rate']), rate) : null
  return rate && whole ? { whole, hours: whole.amount / Number(rate.groups!['rate']), said: { start: rate.index, end: rate.index + rate[0].length } } : null
}

/** '24 tapes … per tape about 16 hours', '12 of them, each around 16 hours': a day and more of work for each. */
function effortOfEach(prompt: string): Paced | null {
  for (const form of EFFORT_OF_EACH) {
    const found = form.exec(prompt)
    const { hours: said = '', of } = found?.groups ?? {}
    const each = Number(said.replace(',', '.'))
    const end = found ? found.index + found[0].length + (INCLUDING.exec(prompt.slice(found.index + found[0].length))?.[0].length ?? 0) : 0
    if (!found || each < LEAST_OF_EACH) continue
    const whole = countedBefore(prompt, { end: found.index, noun: of ?? null })
    if (whole) return { whole, hours: whole.amount * each, said: { start: found.index, end } }
  }
  return null
}

/** 'Including the comparison': what is in it already. */
const INCLUDING = /^,? (?:including|incl\.?|inkl\.?|inklusive|incluid[oa]s?|inclusive|compris(?:e|es)?) [^,.;:()\n]{3,40}/iu

const EFFORT = String.raw`(?<hours>\d{1,3}(?:[.,]\d)?) ?(?:hours?|hrs?|Stunden|horas|heures)(?: (?:of )?work| Arbeit| de trabajo| de travail| de trabalho)?(?!\p{L}| ?(?:(?:an?|per|every|pro|par|por|in der|à la|al?) ?|\/ ?)(?:day|week|wk|month|sprint|tag|woche|monat|jour|semaine|mois|d[ií]a|semana|mes|mês)| weekly| daily)`
const LINKS = String.raw`(?: ?(?:,|:|–|-|takes?|needs?|is|are|means|costs|dauert|braucht|tarda|prend|leva|about|around|roughly|some|circa|ca\.|etwa|rund|unos|environ|cerca de|~))*`
const EFFORT_OF_EACH: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:per|for each|for every|pro|je|por|par|each|every) (?<of>(?!of(?!\p{L}))\p{L}{3,20})${LINKS} ?${EFFORT}`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:each|je|jeweils|cada un[oa]|chacune?|cada um)(?: (?:of them|one))?${LINKS} ?${EFFORT}`, 'iu'),
  new RegExp(String.raw`${EFFORT} ?(?:per|for each|a|pro|je|por|par) (?<of>\p{L}{3,20})`, 'iu'),
  new RegExp(String.raw`${EFFORT},? (?:each|apiece|jeweils|cada un[oa]|chacune?)(?!\p{L})`, 'iu'),
]
/** What takes less than a day is met in one sitting, and told elsewhere. */
const LEAST_OF_EACH = 8
/** Fewer things are parts by themselves. */
const FEWEST_THINGS = 6
const OF_THEM = /(?<![\p{L}'’-])(?<noun>\p{L}[\p{L}'’-]{1,24}(?: \p{L}[\p{L}'’-]{1,24})?),? (?<amount>\d{1,3}) of (?:them|these|those)(?!\p{L})/giu

/** The things that were counted before, of that name if one is said. */
function countedBefore(prompt: string, { end, noun }: { end: number; noun: string | null }): Whole | null {
  const before = prompt.slice(0, end)
  const all = [...before.matchAll(OF_THEM), ...before.matchAll(AMOUNT)].map(({ groups, index, 0: words }) => ({ amount: Number(groups!['amount']!.replaceAll(/[.,]/gu, '')), noun: groups!['noun']!.toLowerCase(), start: index, end: index + words.length, deed: deedBefore(prompt.slice(0, index)) }))
  const stem = noun?.toLowerCase().replace(/(?:en|es|s|n)$/u, '') ?? null
  const found = all.filter((whole) => whole.amount >= FEWEST_THINGS && !/^of(?:f|ten)? /u.test(whole.noun) && !isTimeOrPeople(whole.noun) && (stem === null || !NO_THING.test(stem) && whole.noun.split(' ').some((word) => word.startsWith(stem))))
  return stem === null ? found.toSorted((a, b) => b.end - a.end)[0] ?? null : found[0] ?? null
}

function isTimeOrPeople(noun: string): boolean {
  const [first, last] = [noun.split(' ')[0]!, noun.split(' ').at(-1)!]
  return MONTH.test(first) || TIME.test(noun) || TEAM_WORDS.has(last) || occupationOf(last) !== null
}

const TIME = /(?:^| )(?:days?|weeks?|weekends?|months?|years?|hours?|minutes?|nights?|sessions?|sittings?|tage?n?|wochen?|stunden?|monate?n?|d[ií]as?|semanas?|meses|horas?|jours?|semaines?|mois|heures?)(?: |$)/u
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|de|sprints?|iterations?)$/u

/** 'Per week', 'a person': a time or somebody. */
const NO_THING = /^(?:day|week|month|sprint|year|person|head|developer|dev|member|tag|woche|monat|jour|semaine|moi|dia|día|semana|mes)$/u

/** What an hour behind a number is taken for. */
const MISREAD: ReadonlySet<string> = new Set(['session', 'rhythm', 'quantity', 'limit', 'topic'])

type Whole = { amount: number; noun: string; deed: string; start: number; end: number }

/** The largest number of things beside the rate. */
function amountFor(prompt: string, rate: number, said: RegExpExecArray): Whole | null {
  const found = [...prompt.matchAll(AMOUNT)].filter(({ index, 0: words }) => index + words.length <= said.index || index >= said.index + said[0].length)
  const wholes = found.map(({ groups, index, 0: words }) => ({ amount: Number(groups!['amount']!.replaceAll(/[.,]/gu, '')), noun: groups!['noun']!, start: index, end: index + words.length, deed: deedBefore(prompt.slice(0, index)) })).filter(({ amount }) => amount >= rate * LEAST)
  return wholes.toSorted((a, b) => b.amount - a.amount)[0] ?? null
}

function deedBefore(before: string): string {
  const verb = DEED.exec(before)?.groups!['verb']
  return verb === undefined || NO_DEED.test(verb) ? 'Work through' : verb
}

/** One for everybody in each sprint, where that many are not too many. */
function portionsOf({ readings }: ReadingContext, hours: number): number {
  const people = readings.filter(({ kind }) => kind === 'person').length
  const calendar = readings.find((reading) => reading.kind === 'sprint-calendar')
  const sprints = calendar?.kind === 'sprint-calendar' ? calendar.count : null
  const least = Math.ceil(hours / USUAL_PORTION)
  if (sprints === null) return Math.min(MOST_PORTIONS, Math.max(2, least))
  const each = people > 0 ? people : Math.ceil(least / sprints)
  return sprints * each <= MOST_PORTIONS ? Math.max(2, sprints * each) : Math.min(MOST_PORTIONS, sprints)
}

function numberIn({ language }: ReadingContext, value: number): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language).format(value)
}

function wordsIn({ source: { tokens } }: ReadingContext, { start, end }: { start: number; end: number }): Words {
  return { from: tokens.findIndex((token) => token.end > start), to: tokens.findLastIndex((token) => token.start < end) + 1 }
}
