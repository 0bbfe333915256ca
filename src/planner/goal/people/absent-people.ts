import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { addReading, hasTime, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Exclusion = Reading & ReadingOf<'exclusion'>

/** What says of somebody, right behind the name, that they are not there. */
const IS_AWAY = String.raw`(?:isn['’]t|aren['’]t|won['’]t be|can(?:['’]t|not) be) (?:available|there|in|here|free|around|with us)|(?:['’]s|is|are|will be|goes|has|takes|ist|sind|hat|nimmt|está|están|tiene|libra|est|sont|a|prend|está|estão|tem|tira)(?: \p{L}+){0,3}? ?(?:on )?(?:away|off|out|absent|unavailable|not (?:there|available|here|in)|leave|holidays?|vacation|sick|ill|travelling|abroad|weg|frei|urlaub|krank|im urlaub|fuera|vacaciones|baja|libre|absente?|congés?|vacances|fora|férias|folga|no time|keine zeit)`

/** 'Vom 12. bis 16. März ist Ana im Urlaub': the verb stands before the name. */
const ABSENT_IN_GERMAN = '(?:(?:im|auf|in|nicht|ganz|leider) )*(?:weg|frei|urlaub|krank|dienstreise|reha|elternzeit|da|verreist|unterwegs|abwesend|keine zeit)'

/** 'From 12 to 16 March Ana is on leave': days before the name are hers, and nobody else's. */
export function settleAbsentPeople(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  addAbsencesOnDaysTold(context)
  context.readings = context.readings.flatMap((reading) => {
    if (reading.kind === 'exclusion' && reading.person !== null) return withoutSharedDays(context, reading)
    if (reading.kind !== 'exclusion' || reading.person !== null || reading.appliesTo !== null || reading.source !== 'stated') return [reading]
    const names = namesAway(context, reading.words)
    return names.length === 0 ? [reading] : names.map((name) => ({ ...reading, person: name, text: reading.text.replace(/^Nothing on/u, `${name} away`) }))
  })
}

/** 'On 30 September and 1 October we count the stock, so Ana isn't available': away on the days that the sentence has told. */
function addAbsencesOnDaysTold(context: ReadingContext): void {
  for (const segment of context.segments) {
    const words = textOf(context, segment)
    const names = hasTime(context, segment) ? [] : namesAway(context, words)
    const sentence = names.length === 0 ? [] : sentenceOf(context, segment)
    const groups = context.groups.filter(({ from }) => from < segment.from && sentence.some((part) => from >= part.from && from < part.to))
    const spans = groups.flatMap(({ entries }) => entries.flatMap((entry) => (entry.windows.length > 0 || entry.point !== null ? [] : entry.spans)))
    for (const name of spans.length === 0 ? [] : names) addReading(context, { from: groups[0]!.from, to: segment.to }, { value: { kind: 'exclusion', days: { spans }, windows: [], person: name }, text: `${name} away ${describePattern({ spans })}` })
  }
}

/** What the words behind a day say of everybody. */
const ALL_OFF = new RegExp(String.raw`^[)\]]?,? ?(?:${[
  String.raw`(?:nobody|no one|none of us)(?: will)? (?:works?|is (?:in|here|there|working|available))`,
  String.raw`(?:everyone|everybody|we(?: all|['’]re all| are all| all are)|all of us|the whole (?:\p{L}+)|(?:the|our) (?:office|studio|shop|lab|company|firm|building|plant|school))(?: (?:is|are|has|have|will be|takes?|gets?))* (?:the day )?(?:off|closed|shut|out|free|away|on (?:leave|holiday))`,
  String.raw`arbeitet (?:niemand|keiner)|(?:haben|sind) (?:wir )?alle (?:frei|weg)|(?:ist|bleibt) (?:(?:das|der|die) )?\p{L}+ (?:zu|geschlossen)|wird nicht gearbeitet`,
  String.raw`personne ne (?:travaille|bosse|vient)|tout le monde (?:est (?:en (?:cong[ée]|repos|vacances)|absent)|chôme)|(?:le|la|notre) \p{L}+ (?:est|sera) ferm[ée]e?`,
  String.raw`(?:no trabaja nadie|nadie trabaja)|(?:todos|todo el mundo) (?:libra\p{L}*|descansa\p{L}*|(?:tiene|tenemos|tienen) libre)|(?:la|el) \p{L}+ (?:est[áa] cerrad[oa]|cierra)`,
  String.raw`ningu[ée]m trabalha|(?:todos|toda a gente|todo mundo) (?:folga\p{L}*|est[ãá]o? de folga)|[oa] \p{L}+ (?:est[áa] fechad[oa]|fecha)`,
].join('|')})(?!\p{L})`, 'iu')

/** 'Leo is away 15 to 19 March, and on Easter Monday nobody works': the last of the days has a subject of its own, and is everybody's. */
function withoutSharedDays({ prompt }: ReadingContext, away: Exclusion): Reading[] {
  const spans = away.days.spans ?? []
  const shared = spans.at(-1)
  if (spans.length < 2 || away.windows.length > 0 || !ALL_OFF.test(prompt.slice(away.end).trimStart())) return [away]
  const own = { ...away.days, spans: spans.slice(0, -1) }
  const ofAll = { spans: [shared!] }
  return [
    { ...away, days: own, text: `${away.person} away ${describePattern(own)}` },
    { ...away, person: null, days: ofAll, text: `Nothing on ${describePattern(ofAll)}` },
  ]
}

function namesAway({ people }: ReadingContext, words: string): string[] {
  // Most clauses name nobody, and need no pattern.
  const said = words.toLowerCase()
  const named = [...people].filter((name) => name.toLowerCase().split(/[^\p{L}\p{N} ]/u).every((piece) => said.includes(piece)))
  const known = named.toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'))
  if (known.length === 0) return []
  const names = String.raw`((?:${known.join('|')})(?:(?:,| and| und| y| et| e| &) (?:${known.join('|')}))*)`
  const away = (new RegExp(String.raw`(?<!\p{L})${names} ?(?:${IS_AWAY})(?!\p{L})`, 'iu').exec(words) ?? new RegExp(String.raw`(?<!\p{L})(?:ist|sind|hat|haben|nimmt) ${names} ${ABSENT_IN_GERMAN}(?!\p{L})`, 'iu').exec(words))?.[1]
  return away === undefined ? [] : named.filter((name) => new RegExp(String.raw`(?<!\p{L})${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\p{L})`, 'u').test(away))
}
