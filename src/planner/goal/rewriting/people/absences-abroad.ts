import { civilOf } from '../../../time/day-number.ts'
import type { DayNumber } from '../../../time/calendar-time.ts'
import type { Said } from '../said.ts'
import { NAME } from './people-named.ts'

const AWAY = String.raw`(?:urlaub|abwesend|krank|elternzeit|nicht da|vacaciones|baja|permiso|ausente|fuera|congés?|vacances|absente?|arrêt|férias|licença|baixa|fora|folga)`
const IS = String.raw`(?:ist|sind|hat|fehlt|est[áa]|estará|tiene|est|sera|a|vai estar|tem)`
/** 'Max (Backend) ist KW 5 im Urlaub': behind the bracket, what is told of who stands before it. */
const BEHIND_BRACKET = new RegExp(String.raw`(?<who>(?<!\p{L})${NAME}) \((?<role>[^()\n]{2,60})\)(?= ${IS} [^.,;!?()\n]{0,50}?(?<!\p{L})${AWAY}(?!\p{L}))`, 'giu')

/** In a roster, when somebody is away is told in a sentence of its own, from the name. */
export function absencesBehindBrackets(text: string): Said[] {
  return [...text.matchAll(BEHIND_BRACKET)].filter(({ groups }) => /^\p{Lu}/u.test(groups!['who']!)).map(({ 0: words, index, groups }) => ({ text: `${words}. ${groups!['who']!}`, start: index, end: index + words.length }))
}

const MONTHS = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
/** 'De férias de 7 a 11': days of the month that was named last, which look like hours. */
const BARE_DAYS = /(?<=(?<!\p{L})(?:férias|licença|baixa|folga|viagem)(?: \p{L}{2,10}){0,2}? )(?:de |do (?:dia )?)(?<first>[1-9]|[12]\d|3[01]) (?:a|ao|até)(?: (?:ao )?(?:dia )?)? ?(?<last>[1-9]|[12]\d|3[01])(?=\s{0,2}(?:[.,;!?)\n]|$)| e )/giu

export function bareDaysOfAbsence(text: string, today: DayNumber): Said[] {
  return [...text.matchAll(BARE_DAYS)].flatMap(({ 0: words, index, groups }) => {
    const [first, last] = [Number(groups!['first']), Number(groups!['last'])]
    const month = [...text.slice(0, index).matchAll(new RegExp(`(?<!\\p{L})(?:${MONTHS})(?!\\p{L})`, 'giu'))].at(-1)?.[0] ?? MONTHS.split('|')[civilOf(today).month - 1]!
    return first < last ? [{ text: `de ${first} a ${last} de ${month.toLowerCase()}`, start: index, end: index + words.length }] : []
  })
}
