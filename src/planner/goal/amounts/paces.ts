import { describeMinutes } from '../describe.ts'
import type { Reading } from '../brief.ts'
import { NUMBER_WORDS, countOf } from './counted-units.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const LENGTH = String.raw`(?:about |around |roughly |some |etwa |ca\.? |unos |unas |environ |cerca de )?`
const UNIT_OF_TIME = String.raw`(?:minutes?|mins?|min|hours?|hrs?|h|minuten|minutos|stunden?|horas?|heures?)`
const COUNT_OF_TIME = String.raw`(?:\d{1,3}(?:[.,]\d)?|an?|half an|one|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|dos|tres|cuatro|deux|trois|quatre|dois|três|quatro)`
const COUNT = String.raw`(?<count>\d{1,3}(?:[.,]\d)?|an?|one|two|three|four|five|ten|eine?|una?|une|um|uma)`
const UNIT = String.raw`(?<unit>\p{L}{3,12})`
const AMOUNT_FIRST = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${COUNT} ${UNIT}(?: or so)? ?(?:an|a|per|each|in an|every|/|pro|die|por|par|[àa] l['’]|a la|por la) ?(?:hour|hr|h|stunde|hora|heure)(?!\p{L})`, 'giu')
const LENGTH_FIRST = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?<length>${COUNT_OF_TIME})[ -]?(?<of>${UNIT_OF_TIME}) (?:an?|per|for each|for every|each|pro|je|por|par) ${UNIT}`, 'giu')
const OF_EACH = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:each(?: one| of them)?|jede[rs]?|je|cada un[oa]|cada uma?|chacune?)(?: (?:takes?|needs?|is|dauert|braucht|tarda|lleva|prend|demora|leva)(?: me| us| mich| mir)?)? ${LENGTH}(?<length>${COUNT_OF_TIME})[ -]?(?<of>${UNIT_OF_TIME})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,])(?<long>${COUNT_OF_TIME})[ -]?(?<unit>${UNIT_OF_TIME}) (?:each|apiece|a piece|cada un[oa]|cada uma?|chacune?|per item|pro stück)(?=$|[.,;:!?)\n]| (?:and|but|so)(?!\p{L}))`, 'giu')
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, ein: 1, eine: 1, un: 1, una: 1, une: 1, um: 1, uma: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, zwei: 2, drei: 3, vier: 4, fünf: 5, dos: 2, tres: 3, cuatro: 4, deux: 2, trois: 3, quatre: 4, dois: 2, três: 3, quatro: 4, 'half an': 0.5 }
/** Nobody takes longer for one of many, in minutes. */
const LONGEST_OF_EACH = 600

type Pace = { start: number; end: number; /** Null behind 'each'. */ unit: string | null; minutes: number }

/** '640 pages at 20 pages an hour', '12 squares, 2 hours a square': what the whole amount takes. Needs the quantities and lengths. */
export function settlePaces(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const pace of [...pacesIn(context.prompt), ...ofEachIn(context)]) {
    const isSaid = ({ start, end }: Reading) => start < pace.end && end > pace.start
    const amount = countOf(context, { unit: pace.unit, before: pace.start, apart: pace })
    if (!amount || pace.minutes > LONGEST_OF_EACH || context.readings.some((reading) => reading.kind === 'topic' && reading.minutes !== null)) continue
    context.readings = context.readings.filter((reading) => !(isSaid(reading) && (reading.kind === 'quantity' || reading.kind === 'session' || reading.kind === 'limit' || reading.kind === 'rhythm' && reading.per === 'total')))
    const { tokens } = context.source
    const from = tokens.findIndex(({ end }) => end > pace.start)
    const to = tokens.findLastIndex(({ start }) => start < pace.end) + 1
    context.claimed.fill(1, from, to)
    const said = pace.unit ?? amount.unit
    const label = context.language === 'de' ? said : said.toLowerCase().replace(/s$/u, '')
    if (pace.unit === null && SITTINGS.test(amount.unit)) {
      addSittings(context, { from, to }, { amount, minutes: pace.minutes })
      continue
    }
    addReading(context, { from, to }, { value: { kind: 'topic', label, list: 0, position: 1, amount, minutes: pace.minutes }, text: `${amount.value.toLocaleString('en')} ${amount.unit}: ${describeMinutes(Math.round(amount.value * pace.minutes))}` })
  }
}

/** What is attended or held, and not worked through. */
const SITTINGS = /^(?:lessons?|classes|sessions?|appointments?|rehearsals?|workshops?|seminars?|lectures?|shifts?|meetings?|trainings?|tutorials?|treatments?|visits?|dives|stunden|proben|termine|einheiten|clases|sesiones|citas|ensayos|talleres|cours|séances|répétitions|ateliers|aulas|sessões|consultas|ensaios)$/iu

/** 'Four choir rehearsals, two hours each': four times, each so long. */
function addSittings(context: ReadingContext, words: { from: number; to: number }, { amount, minutes }: { amount: { value: number; unit: string }; minutes: number }): void {
  const said = new RegExp(String.raw`(?:\p{L}[\p{L}'’-]* ){0,2}${amount.unit}(?!\p{L})`, 'iu').exec(context.prompt)?.[0] ?? amount.unit
  const title = said.replace(NUMBER_BEFORE, '').trim()
  addReading(context, words, {
    value: { kind: 'rhythm', title, count: amount.value, per: 'total', atLeast: false, everyDays: null, days: {}, windows: [], minutes },
    appliesTo: { labels: [title] }, text: `${title}: ${amount.value} in all, ${describeMinutes(minutes)} each`,
  })
}

const NUMBER_BEFORE = new RegExp(String.raw`^(?:.* )?(?:${NUMBER_WORDS}) `, 'iu')

/** '40 exams to mark, each takes 30 minutes', '12 costumes, 4 hours each', 'je 2 Stunden': unless a list is told of, or what comes back. */
function ofEachIn({ prompt, readings }: ReadingContext): Pace[] {
  return [...prompt.matchAll(OF_EACH)].flatMap(({ 0: words, index, groups }) => {
    const isList = readings.some((reading) => reading.kind === 'topic' && readings.some((other) => other !== reading && other.kind === 'topic' && other.list === reading.list))
    const isHabit = readings.some(({ kind, start }) => kind === 'rhythm' && start < index + words.length)
    const minutes = numberOf(groups!['length'] ?? groups!['long'] ?? '0') * (/^(?:h|s)/iu.test(groups!['of'] ?? groups!['unit']!) ? 60 : 1)
    return isList || isHabit ? [] : [{ start: index, end: index + words.length, unit: null, minutes }]
  }).filter(({ minutes }) => minutes > 0 && Number.isFinite(minutes))
}

function pacesIn(prompt: string): Pace[] {
  const perHour = [...prompt.matchAll(AMOUNT_FIRST)].map(({ 0: words, index, groups }) => ({ start: index, end: index + words.length, unit: groups!['unit']!, minutes: 60 / numberOf(groups!['count']!) }))
  const each = [...prompt.matchAll(LENGTH_FIRST)].map(({ 0: words, index, groups }) => ({ start: index, end: index + words.length, unit: groups!['unit']!, minutes: numberOf(groups!['length']!) * (/^(?:h|s)/iu.test(groups!['of']!) ? 60 : 1) }))
  return [...perHour, ...each].filter(({ minutes, unit }) => minutes > 0 && Number.isFinite(minutes) && !A_TIME.test(unit))
}

/** 'Three hours a week for six weeks' is a rate, and no week is work of its own. */
const A_TIME = /^(?:days?|weeks?|weekends?|months?|years?|nights?|evenings?|mornings?|afternoons?|tage?|wochen?|monate?|abende?|d[ií]as?|semanas?|mes(?:es)?|noches?|tardes?|jours?|semaines?|mois|soirs?|noites?)$/iu

function numberOf(said: string): number {
  return NUMBERS[said.toLowerCase()] ?? Number(said.replace(',', '.'))
}
