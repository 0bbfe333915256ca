import type { Brief, Reading } from '../brief.ts'

/** Rules of a thing; said of a measure alone they are those of what is measured. */
type Rule = Extract<Reading, { kind: 'deadline' | 'horizon' | 'availability' | 'session' }>

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const UNIT = String.raw`(?:(?:square|sq\.?|cubic|running|linear) )?(?:metres?|meters?|m|m2|m²|m3|m³|feet|foot|ft|yards?|acres?|hectares?|ha|cm|inch(?:es)?|litres?|liters?|kilos?|kg|tons?|tonnes?|quadratmeter|qm|kubikmeter|meter|hektar|metros(?: cuadrados| quadrados)?|m[eè]tres(?: carr[eé]s)?|hect[aá]reas?|hectares?)`
const MEASURE = new RegExp(`^(?:(?:about|around|roughly|some|approx\\.?|ca\\.?|etwa|rund|unos|environ|cerca de) )?${NUMBER} ?${UNIT}$`, 'iu')

/** 'Lay laminate, 28 square metres, before Christmas': how large it is names no part, so that the day is the goal's. */
export function withMeasureOfGoal(brief: Brief): Brief {
  const ofMeasure = brief.readings.filter((reading): reading is Rule => isRule(reading) && reading.appliesTo !== null && reading.appliesTo.labels.length > 0 && reading.appliesTo.labels.every((label) => MEASURE.test(label)))
  const measures = new Set(ofMeasure.flatMap(({ appliesTo }) => appliesTo!.labels))
  // '20 metres by Easter, 40 metres by May' are stages of their own.
  if (brief.plannerType !== 'calendar' || measures.size !== 1) return brief
  const [measure] = measures
  const readings = brief.readings.filter((reading) => reading.kind !== 'topic' || reading.label !== measure)
  return { ...brief, readings: readings.map((reading): Reading => (ofMeasure.some((rule) => rule === reading) ? { ...reading, appliesTo: null, text: withoutMeasure(reading.text, measure!) } : reading)) }
}

function isRule({ kind }: Reading): boolean {
  return kind === 'deadline' || kind === 'horizon' || kind === 'availability' || kind === 'session'
}

/** '28 square metres done before …' is said as 'Done before …'. */
function withoutMeasure(text: string, measure: string): string {
  const rest = text.startsWith(measure) ? text.slice(measure.length).replace(/^:?\s+/u, '') : text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
