import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { NUMBER_FORMS, numberSaid } from '../journeys/number-words.ts'
import { mark, timeOf } from './marked-times.ts'

/** What is told of a series beside its name and its days of the week. */
export type Slots = {
  count?: number
  /** Where `first` is called the first, it is that of a series and not of the plan. */
  first?: TimeExpression
  isFirst?: true
  last?: TimeExpression
  length?: TimeExpression
  /** How long all of it goes on: 'for two weeks'. */
  lasting?: TimeExpression
  hours?: readonly TimeExpression[]
  without?: readonly TimeExpression[]
  /** 'Twice a week', beside the days that say when. */
  often?: TimeExpression
  /** Days without anything at all: 'the hall is shut on 4 May'. */
  offForAll?: readonly TimeExpression[]
}

export const NUMBER = String.raw`(?:\d{1,2}|(?:a )?dozen|${NUMBER_FORMS}|quince|quinze|fünfzehn|fifteen|twenty|zwanzig|veinte|vingt|vinte)`
const OTHER_NUMBERS: Readonly<Record<string, number>> = { dozen: 12, 'a dozen': 12, fifteen: 15, quince: 15, quinze: 15, 'fünfzehn': 15, twenty: 20, zwanzig: 20, veinte: 20, vingt: 20, vinte: 20 }

/** Whose every one is a turn of the series, whatever it is called. */
export const TURNS = String.raw`(?:(?:weekly|evening|double|wöchentliche|semanales) )?(?:times?|sessions?|lessons?|class(?:es)?|evenings?|mornings?|afternoons?|nights?|appointments?|visits?|meetings?|treatments?|pills?|tablets?|injections?|rounds?|goes|turns?|dates|doses|shots|units|mal|termine|einheiten|stunden|abende|sitzungen|treffen|runden|sesiones|veces|clases|citas|tardes|noches|reuniones|séances|fois|cours|soirées|soirs|réunions|rendez-vous|sess[oõ]es|vezes|aulas|encontros|noites)`
const IN_ALL = String.raw`(?: (?:of (?:them|these|those|it)|in all|in total|altogether|all told|insgesamt|davon|en total|en todo|au total|en tout|ao todo|no total|em total))`
const ARTICLE = String.raw`(?:(?:the|our|my|der|die|das|la|el|le|les|a|o) )?`
const FIRST = String.raw`(?:very |zum )?(?:first|1st|erstmals|erste[rsnm]?|primer[ao]?|premi[eè]re?|primeir[ao])`
const LAST = String.raw`(?:very |zum )?(?:last|final|letztmals|letzte[rsnm]?|[uú]ltim[ao]|derni[eè]re?)`
/** The one that an edge is of. */
const ONE = String.raw`(?: (?:one|time|turn|session|lesson|class|date|evening|night|appointment|meeting|visit|dose|mal|termin|abend|stunde|vez|sesi[oó]n|clase|cita|fois|s[eé]ance|cours|sess[aã]o|aula))?(?: of (?:them|these|all))?`
const IS = String.raw`(?: (?:is|are|being|will be|falls|takes place|ist|findet|sei|es|será|siendo|est|étant|é|sendo|on|am|el|le|em|no|dia|the|um|at|for))*:?`
const JOINT = /^(?:and|und|y|et|e|&|with|mit|con|avec|com|for|then|but) /iu

const DAYS = String.raw`${mark('day')}(?:(?:, | (?:and|und|y|et|e|or|oder|o|ou) )${mark('day')})*`
/** Said of a day on which there is none. */
const NONE = String.raw`(?:no|none|not|nothing|without|off|closed|cancelled|drops? out|left out|kein\p{L}*|nicht|fällt aus|fallen aus|entfällt|entfallen|frei|no hay|sin|cancela\p{L}*|pas|aucun\p{L}*|annulé\p{L}*|não|sem|nenhum\p{L}*)`

type Slot = { pattern: RegExp; read: (groups: Readonly<Record<string, string>>, times: readonly TimeExpression[]) => Slots }

type Read = Slot['read']
const first: Read = ({ time }, times) => ({ first: timeOf(times, time!), isFirst: true })
const since: Read = ({ time }, times) => ({ first: timeOf(times, time!) })
const last: Read = ({ time }, times) => ({ last: timeOf(times, time!) })
const lengths: Read = ({ time }, times) => (timeOf(times, time!).duration!.high >= A_DAY ? { lasting: timeOf(times, time!) } : { length: timeOf(times, time!) })
/** In seconds. */
const A_DAY = 86_400
const without = ({ times: said }: Readonly<Record<string, string>>, times: readonly TimeExpression[]): Slots => ({ without: said!.match(new RegExp(mark('day'), 'gu'))!.map((each) => timeOf(times, each)) })
const rowOf = (source: string) => new RegExp(String.raw`^${source}(?=$|\s|[.!?])`, 'iu')

/** Narrow ones stand before wide ones; each begins where the one before it ended. */
const SLOTS: readonly Slot[] = [
  { pattern: rowOf(String.raw`${ARTICLE}${FIRST}${ONE}${IS} (?<time>${mark('day')})`), read: first },
  { pattern: rowOf(String.raw`${ARTICLE}${LAST}${ONE}${IS} (?<time>${mark('day')})`), read: last },
  { pattern: rowOf(String.raw`(?<time>${mark('day')})${IS} ${ARTICLE}${FIRST}${ONE}`), read: first },
  { pattern: rowOf(String.raw`(?<time>${mark('day')})${IS} ${ARTICLE}${LAST}${ONE}`), read: last },
  { pattern: rowOf(String.raw`(?:(?:just |only |nur |solo |sólo )?(?:not|no|none|never|except|apart from|but not|nicht|außer|kein\p{L}*|no|sin|menos|salvo|pas|sauf|aucun\p{L}*|não|sem|exceto)(?: \p{L}{3,15})?(?: (?:on|am|el|le|em|no|dia))? )(?<times>${DAYS})`), read: without },
  { pattern: rowOf(String.raw`(?<times>${DAYS})(?: [\p{L}'’-]{1,15}){0,6}? ${NONE}(?: \p{L}{1,15}){0,3}$`), read: without },
  { pattern: rowOf(String.raw`(?:none|nothing|not|nicht|keine[rs]?|nada|ninguna|rien|plus|nenhuma) (?<time>${mark('after')})`), read: last },
  { pattern: rowOf(String.raw`(?:(?:starts?|starting|begins?|beginning|running|from) )?(?<time>${mark('since')})`), read: since },
  { pattern: rowOf(String.raw`(?:up to|until|till|through|bis|hasta|jusqu['’]au|jusqu['’]à|até)(?: (?:and including|and with|einschließlich|inklusive|incluido|y con|et y compris|e incluindo|inclusive|zum|el|le|o|ao))* (?<time>${mark('day')})(?: (?:inclusive|included|einschließlich|inklusive|incluido|inclus))?`), read: last },
  { pattern: rowOf(String.raw`(?<time>${mark('until')})(?: (?:inclusive|included|einschließlich|inklusive|incluido|inclus|inclusive))?`), read: last },
  { pattern: rowOf(String.raw`(?<time>${mark('often')})`), read: ({ time }, times) => ({ often: timeOf(times, time!) }) },
  { pattern: rowOf(String.raw`(?<time>${mark('span')})`), read: ({ time }, times) => { const span = timeOf(times, time!); return { first: span, last: span } } },
  { pattern: rowOf(String.raw`(?:(?:of|at|à|de|zu|je|jeweils|lasting|each|each (?:is|one|takes|lasts)|they last|dura\p{L}{0,2}|durent|dauern) ){0,3}(?<time>${mark('length')})(?: (?:each|apiece|long|each time|every time|a time|at a time|a go|jeweils|lang|cada un[oa]|cada vez|chacune?|à chaque fois|cada um[a]?))?`), read: lengths },
  { pattern: rowOf(String.raw`(?:(?:at|from|always|immer|siempre|toujours|sempre) ){0,2}(?<time>${mark('hours')})`), read: ({ time }, times) => ({ hours: [timeOf(times, time!)] }) },
  { pattern: rowOf(String.raw`(?:one|another|(?:the )?(?:other|second|third)(?: one)?|(?:die )?eine|(?:die )?andere|una|(?:la )?otra|l['’]une|l['’]autre|uma|(?:a )?outra) (?<time>${mark('open')}|${mark('hours')})`), read: ({ time }, times) => ({ hours: [timeOf(times, time!)] }) },
  { pattern: rowOf(String.raw`(?:(?:all|alle|las|les|os|as) )?(?<number>${NUMBER})(?: ?(?:x|${TURNS})${IN_ALL}?|${IN_ALL})(?! (?:each|apiece|per|pro|je|por|cada|par|chacun\p{L}*)(?!\p{L}))`), read: ({ number }) => ({ count: countSaid(number!) }) },
]

export function countSaid(number: string): number {
  return OTHER_NUMBERS[number.toLowerCase()] ?? numberSaid(number)
}

/** In characters: nobody tells more of one series between two signs. */
const LONGEST_PIECE = 300

/** The slots that a piece of a telling fills, and where what is read of it ends: its end, a joint, or its beginning. */
export function slotsOf(whole: string, times: readonly TimeExpression[]): { slots: Slots; end: number; isWhole: boolean } {
  const piece = whole.slice(0, LONGEST_PIECE)
  let slots: Slots = {}
  let [at, end] = [piece.length - piece.trimStart().length, 0]
  for (;;) {
    const rest = piece.slice(at)
    const joint = JOINT.exec(rest)?.[0].length ?? 0
    const found = slotAt(rest.slice(joint))
    if (!found) return { slots, end, isWhole: end > 0 && !/[\p{L}\d\uE000-\uECFF]/u.test(whole.slice(end)) }
    slots = joined(slots, found.read(found.match.groups ?? {}, times))
    end = at + joint + found.match[0].length
    at = end + (piece.slice(end).length - piece.slice(end).trimStart().length)
  }
}

function slotAt(text: string): { match: RegExpExecArray; read: Slot['read'] } | null {
  for (const { pattern, read } of SLOTS) {
    const match = pattern.exec(text)
    if (match) return { match, read }
  }
  return null
}

/** What was said first holds; hours and days without it come together. */
export function joined(slots: Slots, more: Slots): Slots {
  const lists = Object.fromEntries((['hours', 'without', 'offForAll'] as const).map((key) => [key, [...(slots[key] ?? []), ...(more[key] ?? [])]] as const).filter(([, list]) => list.length > 0))
  return { ...more, ...slots, ...lists }
}
