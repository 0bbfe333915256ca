import { parseNumber } from '../../time/grammar/parse-number.ts'
import { NUMBER_FORMS, numberSaid } from '../journeys/number-words.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { segmentOfReading, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Return = Reading & ReadingOf<'rhythm'> & { title: string }

const MOST = 60
/** So many on each of its days, and not in all. */
const EACH = /(?<!\p{L})(?:every|each|per|a (?:day|week)|weekly|jede[nrs]?|je|pro|cada|tod[ao]s|por|chaque|tous|toutes|par)(?!\p{L})/iu

/** 'Twelve rehearsals: Tuesdays plus Sundays', 'practise with the choir eight times, Tuesdays 2.15-3': so many in all, on those days. 'Two loads, Mondays and Fridays' are one on each. */
export function settleTotalsOfReturns(context: ReadingContext): void {
  for (const reading of context.readings.filter(isReturn)) {
    nameCounted(context, reading)
    const total = areOneEach(reading) || !EACH.test(reading.words) ? totalOf(context, reading) : null
    if (total === null || total.count <= reading.days.weekdays!.length) continue
    Object.assign(reading, { title: total.name, inAll: total.count, ofRoutine: 'part', appliesTo: { labels: [total.name] }, text: `${total.name}: ${total.count} in all, ${reading.text.replace(`${reading.title}: `, '')}` })
  }
}

/** 'Six lessons every Friday 19-20': in that time nobody has six of them. */
function areOneEach({ words, windows: [window] }: Return): boolean {
  const count = SITTINGS.exec(words)?.groups?.['count']
  return count !== undefined && window !== undefined && (window.to - window.from) / numberSaid(count) < SHORTEST_SITTING
}

/** In minutes. */
const SHORTEST_SITTING = 30
const SITTINGS = new RegExp(String.raw`^(?<count>\d{1,2}|${NUMBER_FORMS}) (?:\p{L}+ )?(?:sessions|lessons|classes|rehearsals|meetings|workshops|tutorials|evenings|treatments|proben|termine|treffen|einheiten|sesiones|clases|ensayos|reuniones|séances|cours|répétitions|réunions|sessões|aulas|ensaios|reuniões)(?!\p{L})`, 'iu')

function isReturn(reading: Reading): reading is Return {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && reading.per === 'week' && reading.inAll === undefined && (reading.days.weekdays ?? []).length > 0
}

/** The number that begins or ends the name, and the name without it. */
function totalOf(context: ReadingContext, { title, start, end }: Return): { count: number; name: string } | null {
  const { tokens } = context.source
  for (const [index, token] of tokens.entries()) {
    const number = token.start >= start && token.end <= end && title.includes(token.text) ? parseNumber(context.source, index) : null
    if (number === null || !Number.isInteger(number.value) || number.value < 2 || number.value > MOST) continue
    const said = textOf(context, { from: index, to: number.next })
    const times = /^(?:times|mal|veces|fois|vezes)$/u.test(tokens[number.next]?.key ?? '') ? tokens[number.next]! : null
    const ending = times === null ? null : [`${said} ${times.text}`, said].find((words) => title.endsWith(words)) ?? null
    const name = ending !== null ? title.slice(0, -ending.length).trim() : times === null && title.startsWith(`${said} `) && /s$|en$/u.test(title) ? title.slice(said.length).trim() : ''
    if (name.length > 2) return { count: number.value, name }
  }
  return null
}

/** 'Freezer meals, 2 batches every Sunday': what stands alone before the comma is what there are two batches of. */
function nameCounted(context: ReadingContext, reading: Return): void {
  const segment = segmentOfReading(context, reading)
  const sentence = segment?.lead === ',' ? sentenceOf(context, segment) : []
  const [first, next] = sentence
  const isCount = /^(?:\d+|two|three|four|zwei|drei|dos|tres|deux|trois|dois|duas|três) \p{L}+s$/iu.test(reading.title) && EACH.test(reading.words)
  if (!isCount || next !== segment || first === undefined || first.to - first.from > 3 || context.groups.some(({ from }) => from >= first.from && from < first.to)) return
  const name = `${textOf(context, first)}, ${reading.title}`
  Object.assign(reading, { title: name, appliesTo: { labels: [textOf(context, first)] }, text: reading.text.replace(reading.title, name) })
}
