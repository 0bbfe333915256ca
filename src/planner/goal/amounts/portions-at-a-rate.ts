import { describeMinutes } from '../describe.ts'
import { addReading, claim, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const ABOUT = String.raw`(?:(?:about|around|roughly|some|~|≈|ca\.?|circa|etwa|rund|unos|unas|environ|cerca de|at|à|zu) ?){0,2}`
const HOUR = String.raw`(?:(?:an|per|a|each|every|pro|je|por|par|à l['’]|de l['’]) ?(?:hour|hr|h|stunde|hora|heure)|(?:/|p/) ?(?:hour|hr|h))`
/** 'We manage about 100 an hour', '40 boxes per hour', '(60/h)'. */
const RATE = new RegExp(String.raw`(?<![\p{L}\d.,])(?<lead>(?:(?:and |at )?(?:we|they|each of us|everybody|everyone|one person|wir|nous|on) (?:can )?(?:all )?(?:manage|do|make|get through|handle|schaffen|machen|hacemos|faisons|fait|fazemos) )?${ABOUT})(?<rate>\d{1,4})(?: (?!(?:people|persons|of us|euros?|pounds?|dollars?|km|miles?)(?!\p{L}))\p{L}{3,15})? ?${HOUR}(?!\p{L})`, 'iu')
/** '12,000 library books', '900 files'. */
const AMOUNT = /(?<![\p{L}\d.,:/-])(?<amount>\d{1,3}(?:[.,]\d{3})+|\d{2,6}) (?<noun>(?!(?:hours?|hrs?|h|days?|weeks?|minutes?|mins?|points?|people|euros?|pounds?|dollars?|km|miles?|stunden|horas|heures|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?!\p{L}))\p{L}[\p{L}'’-]+(?: (?!(?:need|needs|must|have|has|are|is|to|at|in|for|by|from|on|and|of|with|that|which|each|per|a|an)(?!\p{L}))\p{L}[\p{L}'’-]+){0,2})/giu
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
  const rate = context.plannerType === 'sprint' ? RATE.exec(context.prompt) : null
  const whole = rate ? amountFor(context.prompt, Number(rate.groups!['rate']), rate) : null
  if (!rate || !whole) return
  const hours = whole.amount / Number(rate.groups!['rate'])
  if (hours < LEAST || hours > MOST) return
  const said = { start: rate.index, end: rate.index + rate[0].length }
  context.readings = context.readings.filter((reading) => reading.end <= said.start || reading.start >= said.end || !MISREAD.has(reading.kind))
  const count = portionsOf(context, hours)
  const minutes = Math.ceil(hours * 60 / count / 15) * 15
  const words = wordsIn(context, { start: whole.start, end: whole.end })
  const taken = (reading: { start: number; end: number }) => reading.start < whole.end && reading.end > whole.start
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !taken(reading))
  for (let portion = 0; portion < count; portion += 1) {
    const [first, last] = [Math.floor(whole.amount * portion / count) + 1, Math.floor(whole.amount * (portion + 1) / count)]
    const [things, ...behind] = whole.noun.split(/ (?=\p{Ll}+$)/u)
    // 'Bäume pflanzen': German says the deed behind.
    const range = `${numberIn(context, first)}–${numberIn(context, last)}`
    const label = context.language === 'de' ? [things, range, ...behind].join(' ') : `${whole.deed} ${whole.noun} ${range}`
    addReading(context, words, { value: { kind: 'topic', label, list: OWN_LIST, position: portion, amount: null, minutes }, text: `${label}: ${describeMinutes(minutes)}` })
  }
  // What the goal opens with is its name as well.
  if (segmentAt(context, words.from)?.sentence !== 0) claim(context, words)
  claim(context, wordsIn(context, said))
}

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
