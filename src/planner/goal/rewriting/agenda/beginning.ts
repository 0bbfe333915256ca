import { clockTime } from '../../../time/day-number.ts'
import { daysInWords, hourInWords } from '../dates/day-in-words.ts'
import type { Said } from '../said.ts'
import type { Anchor } from './anchors.ts'
import type { Clause, Sentence } from './clauses.ts'
import { wordsOf } from './things.ts'

/** The clauses that say when an occasion begins and ends, and the occasion's date with these hours behind it. */
export type Beginning = { clause: Clause; ending: Clause | null; said: Said[] }

const WHO = String.raw`(?:(?:it|we|they|all|people|guests|visitors|everyone|everybody|(?:the|our) (?:show|concert|race|fair|fete|party|ceremony|service|event|doors|gates)|show|concert|race|fair|que|qui|es|geht|se|on|il|elle) )?(?:all |will |then )?`
/** The words for a beginning, those that say it most plainly first. */
const BEGINS: readonly RegExp[] = [
  new RegExp(String.raw`^${WHO}(?:start|starts|starting|begin|begins|beginning|kick-?off|kicks? off|curtain(?: up)?|tee(?:s|ing)? off|rolls? out|rolling out|sets? off|setting off|push(?:ing)? off|sits? down|sitting down|goes live|beginnt|beginn|start|los|anpfiff|empieza|empezamos|comienza|comenzamos|inicio|arranca|salida|commence|commencement|début|démarre|départ|começa|começamos|início|arranca|partida)(?: \p{L}{3,}ing| off| promptly| sharp| es)?$`, 'iu'),
  new RegExp(String.raw`^${WHO}(?:opens?|opening|doors?(?: open)?|gates?(?: open)?|öffnet|einlass|abre|abrimos|apertura|puertas|ouvre|ouverture(?: des portes)?|abre|abertura|portas)$`, 'iu'),
]
/** The words for an end behind it. */
const ENDS = new RegExp(String.raw`^(?:and |und |y |et |e )?${WHO}(?:closes?|closing|shuts?|ends?|ending|finish(?:es)?|over|all done|schließt|ende|endet|schluss|cierra|cerramos|termina|acaba|ferme|fin|finit|fecha|encerra)$`, 'iu')
const LONGEST = 4
/** In minutes. */
const [HALF_DAY, EARLIEST_EVENING] = [720, 360]
/** What begins at seven begins in the evening. */
const EVENING = /(?<!\p{L})(?:supper|dinner|concert|gig|quiz|party|show|play|performance|film|screening|band|ball|dance|bonfire|fireworks|evening|night|recital|panto\p{L}*|musical|banquet|gala|abend\p{L}*|konzert|cena|concierto|función|dîner|concert|soirée|spectacle|jantar|concerto|espetáculo)s?(?!\p{L})/iu

/** '4 and 5 December', and no stretch of days that begins once. */
function isNamedOneByOne(text: string, { clause: { moments }, days }: Anchor): boolean {
  const dated = moments.filter(({ kind }) => kind === 'days')
  const isList = dated.length > 1 && dated.length === days.length || dated.some(({ start, end }) => /\d\S{0,12} (?:and|&|\+|und|y|et|e) /iu.test(text.slice(start, end)))
  return days.length === 1 || isList && days.length <= LONGEST && days.every((day, index) => index === 0 || day > days[index - 1]!)
}

/** 'The choir’s concert, Saturday 11 December, we start singing at 7pm': the hour of the occasion, said behind its date. Null where the date has one, or none is said. */
export function beginningOf(text: string, { clauses }: Sentence, anchors: readonly Anchor[], language: string): Beginning | null {
  const found = clauses.flatMap((clause) => {
    const [hours] = clause.moments
    const words = hours?.kind === 'hours' && hours.to === null && clause.moments.length === 1 ? wordsOf(text, clause) : null
    const rank = words === null ? -1 : BEGINS.findIndex((begins) => begins.test(words))
    return hours?.kind === 'hours' && rank >= 0 ? [{ clause, hours, rank }] : []
  })
  const first = found.toSorted((a, b) => a.rank - b.rank)[0]
  const anchor = first && anchors.findLast((other) => other.sentence === first.clause.sentence && other.clause.end <= first.clause.start)
  if (!first || !anchor || anchor.hasHours || !isNamedOneByOne(text, anchor) || clauses.some(({ moments }) => moments.some(({ kind }) => kind === 'other'))) return null
  const { clause, hours } = first
  const isLate = !hours.isSure && hours.from < HALF_DAY && hours.from >= EARLIEST_EVENING && EVENING.test(text.slice(clauses[0]!.start, clause.end))
  const from = hours.from + (isLate ? HALF_DAY : 0)
  const ending = endingOf(text, clauses, { clause, from })
  const hour = ending === null ? hourInWords(clockTime(from), language) : `${clockTime(from)}-${clockTime(ending.to)}`
  const date = anchor.clause.moments.find(({ kind }) => kind === 'days')!
  const dated = anchor.days.length === 1 ? { text: ` ${hour}`, start: anchor.end, end: anchor.end } : { text: `${daysInWords(anchor.days, language)} ${hour}`, start: date.start, end: anchor.end }
  const isFirst = /^[,;]/u.test(clause.lead)
  return { clause, ending: ending?.clause ?? null, said: [{ ...dated, of: { start: date.start, end: clause.end } }, { text: '', start: isFirst ? clause.opens : clause.start, end: clause.end }, ...(ending === null ? [] : [{ text: '', start: ending.clause.opens, end: ending.clause.end }])] }
}

/** The 'close at 5pm' right behind 'gates open 1pm', in the half of the day that comes after it. */
function endingOf(text: string, clauses: readonly Clause[], { clause, from }: { clause: Clause; from: number }): { clause: Clause; to: number } | null {
  const behind = clauses[clauses.indexOf(clause) + 1]
  const [hours] = behind?.moments ?? []
  if (behind === undefined || hours?.kind !== 'hours' || behind.moments.length !== 1 || !ENDS.test(wordsOf(text, behind) ?? '')) return null
  const at = hours.to ?? hours.from
  const to = at <= from && !hours.isSure && at < HALF_DAY ? at + HALF_DAY : at
  return to > from ? { clause: behind, to } : null
}
