import type { DayNumber } from '../../../time/calendar-time.ts'
import { civilOf, dayFromCivil, weekdayOf } from '../../../time/day-number.ts'
import { weekdayIn } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const WEEKDAY = String.raw`(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)`
const PART = String.raw`(?:mañanas?|tardes?|noches?)`
const MONTH = String.raw`(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)`
const NUMBER = String.raw`(?:\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)`
/** Times that come back every week, or the day. */
const WEEKLY = String.raw`(?:de ${WEEKDAY} a ${WEEKDAY}|(?:s[óo]lo |siempre )?(?:los|todos los|cada) (?:${WEEKDAY}|fines de semana|d[íi]as)|${WEEKDAY}(?:, ${WEEKDAY})*,? y (?:los )?${WEEKDAY}|entre semana|(?:s[óo]lo |siempre )?(?:por |todas )?las ${PART}|(?:s[óo]lo |siempre )?por la (?:mañana|tarde|noche)|${PART} de \d|los fines de semana)`
const START = String.raw`(?<=^|[.!?\n]\s{0,2})`
/** What stands before a clause of its own. */
const BREAK = String.raw`(?<break>[,;]\s*(?:y |pero )?)`
const END = String.raw`(?=\s{0,2}(?:[.!?;,)\n]|$))`

const STAY = String.raw`${NUMBER} (?:d[íi]as|noches|semanas?)`
/** Behind the first letter of a place. */
const ON_DAYS = String.raw`[^.;,\n]{2,60} del \d{1,2}(?: de ${MONTH})? al \d`

type Telling = { said: RegExp; plain: (groups: Record<string, string | undefined>) => string }

const sentence = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** 'Entreno martes y jueves por la tarde', 'nos ponemos los domingos': when the work that was just told is done. */
const OWN_WORK = String.raw`(?:(?:yo|nosotros|nosotras) )?(?:entreno|estudio|estudiamos|practico|me pongo|nos ponemos|(?:le |nos )?(?:dedico|dedicamos)|trabajo en (?:ello|esto|eso)|trabajamos en (?:ello|esto|eso))(?: con (?:ello|esto))?`

/** What somebody says of themselves in one breath with the goal, as sentences that every reader knows. */
const TELLINGS: readonly Telling[] = [
  // 'Hay que dar de baja la luz': nobody is on leave.
  { said: /(?<=(?<!\p{L})(?:hay que|tengo que|tenemos que|debo|debemos|para|,|:|y) )dar de baja (?=(?:el|la|los|las|mi|mis|nuestr[oa]s?|\p{L}{3,}) ?)/giu, plain: () => 'cancelar ' },
  // 'Ponerme en forma después del parto, el bebé tiene 4 meses': since when, and no order.
  { said: /(?:después del|tras el) parto(?:, (?:el|la|mi|nuestr[oa]) (?:bebé|niñ[oa]|hij[oa]) (?:ya )?tiene \p{L}{2,6} meses|, (?:el|la|mi|nuestr[oa]) (?:bebé|niñ[oa]|hij[oa]) (?:ya )?tiene \d{1,2} (?:meses|semanas))?(?!\p{L})/giu, plain: () => 'posparto' },
  { said: new RegExp(`(?:${START}|${BREAK})${OWN_WORK} (?=${WEEKLY})`, 'giu'), plain: () => 'Puedo ' },
  // Without a pronoun before it, the verb is known.
  { said: new RegExp(`(?:${START}|${BREAK})(?:yo|nosotros|nosotras) (?<verb>(?:s[óo]lo )?(?:tengo|tenemos|puedo|podemos|estoy|estamos|trabajo|trabajamos)) `, 'giu'), plain: ({ verb }) => `${sentence(verb!)} ` },
  { said: new RegExp(`(?:${START}|${BREAK})(?<days>(?:el|los) (?:\\d{1,2}(?: de ${MONTH})?|${WEEKDAY}(?: \\d{1,2})?)) (?:trabajo|trabajamos|tengo guardia|curro)(?: todo el d[íi]a)?${END}`, 'giu'), plain: ({ days }) => `${sentence(days!)} no puedo` },
  // 'Mi hija Lucía puede venir los sábados': the name says who it is.
  { said: new RegExp(`(?:${START}|${BREAK})[mM]i (?:hij[oa]|madre|padre|herman[oa]|primo|prima|amig[oa]|marido|mujer|pareja|novi[oa]|suegr[oa]|cuñad[oa]|vecin[oa]|ti[oa]|tí[oa]) (?<name>\\p{Lu}\\p{Ll}+) (?<verb>(?:s[óo]lo )?puede|viene|est[áa] libre) (?=(?:[a-zñáéíóú]+ ){0,3}(?:los|las|el|de|a|por|entre|cada|todos) )`, 'gu'), plain: ({ name, verb }) => `${name!} ${verb!} ` },
  // 'En tres meses, por las tardes': the span is that of the goal.
  { said: new RegExp(`(?<=(?<!\\p{L})(?:en|durante) ${NUMBER} (?:d[íi]as|semanas?|mes(?:es)?|años?))(?<break>, )(?=${WEEKLY})`, 'giu'), plain: () => '' },
  { said: new RegExp(`(?<break>, )(?<part>${PART}) (?=de \\d{1,2}(?:[:.h]\\d{0,2})? a \\d)`, 'giu'), plain: ({ part }) => `Por ${part!.endsWith('s') ? 'las' : 'la'} ${part!} ` },
  // 'A las 7, los domingos cocino': another day, and what is done on it.
  { said: new RegExp(`(?<=[\\d\\p{L}])(?<break>, )(?<days>los ${WEEKDAY}|los fines de semana|por las ${PART})(?= (?!no(?!\\p{L})|nunca|nada|libres?|y |e |o |de |a |por |en |desde|hasta|entre|menos|salvo|s[óo]lo|tambi[ée]n|igual|siempre|si |que |cada |como )\\p{Ll}{4,})`, 'gu'), plain: ({ days }) => sentence(days!) },
  // 'Viene los martes; del 15 al 19 no estoy': of whom it is told, and not of who was named before.
  { said: new RegExp(`${BREAK}(?<days>del \\d{1,2}(?: de ${MONTH})? al \\d{1,2}(?: de ${MONTH})?|(?:el|los) (?:\\d{1,2}(?: de ${MONTH})?|${WEEKDAY}))(?= (?:yo )?no (?:estoy|estamos|puedo|podemos)(?!\\p{L}))`, 'giu'), plain: ({ days }) => sentence(days!) },
  { said: new RegExp(`${BREAK}no (?<verb>puedo|podemos|estoy|estamos) (?=(?:del?|el|los|en|la) )`, 'giu'), plain: ({ verb }) => `No ${verb!} ` },
  // What is made for a child is there before it is.
  { said: new RegExp(`(?<!\\p{L})que nace(?:r[áa])? (?:en (?<month>${MONTH})|el (?=\\d))`, 'giu'), plain: ({ month }) => (month === undefined ? 'antes del ' : `antes de ${month}`) },
  // What an adviser says is what is asked for, whoever says so.
  { said: new RegExp(`(?:${START}|${BREAK})(?:mi|el|la) (?:m[ée]dic[oa]|doctora?|fisio(?:terapeuta)?|cardi[óo]log[oa]|nutricionista|dietista|entrenadora?|ginec[óo]log[oa]|matrona|terapeuta) (?:dice|recomienda|aconseja|me ha dicho|me recomienda|me aconseja)(?: que)?:? (?<what>menos|m[áa]s|nada de|no) `, 'giu'), plain: ({ what }) => `${sentence(what!)} ` },
  // 'nunca en fin de semana': of each one.
  { said: /(?<!\p{L})en fin de semana(?!\p{L})/giu, plain: () => 'los fines de semana' },
  // The days that are named are as many.
  { said: new RegExp(`${START}pasar(?= ${STAY} en \\p{Lu}${ON_DAYS})`, 'giu'), plain: () => 'Viaje' },
  { said: new RegExp(`(?<=${START}(?:pasar|viaje))(?: de)? ${STAY} (?:en|a)(?= \\p{Lu}${ON_DAYS})`, 'giu'), plain: () => ' a' },
  { said: new RegExp(`${START}${STAY} en(?= \\p{Lu}${ON_DAYS})`, 'giu'), plain: () => 'Viaje a' },
  { said: new RegExp(`${START}pasar(?= ${STAY} en \\p{Lu}(?!${ON_DAYS}))`, 'giu'), plain: () => 'Viaje de' },
  { said: new RegExp(`(?<=${START}pasar ${STAY} )en(?= \\p{Lu}(?!${ON_DAYS}))`, 'giu'), plain: () => 'a' },
  // The list behind it is that of the goal, and not of what is handed in.
  { said: new RegExp(`(?<=^[^,;:\n]{8,90}), (?:con |la )?entrega:? (?<day>el \\d{1,2} de ${MONTH}(?: de \\d{4})?)(?=, (?!${WEEKLY})\\p{L}[\\p{L} ]+,)`, 'giu'), plain: ({ day }) => ` hasta ${day!}` },
  // Whose food it is, and no span of the plan.
  { said: /(?<=(?:cocin\p{L}+|comidas?|cenas?|men[uú]s?|compra|t[uú]pers?)) para (?:toda )?la semana(?!\p{L})/giu, plain: () => ' para varios días' },
  // Whose birthday it is has been said, or is said in the same words.
  { said: new RegExp(`(?<=cumpleaños de [^.;,]{2,40}), (?:que )?cumple ${NUMBER}(?: años)?,? (?=(?:el|este|en) )`, 'giu'), plain: () => ' ' },
  { said: new RegExp(`${START}(?<who>[mM]i \\p{L}+(?: \\p{Lu}\\p{L}+)?|\\p{Lu}\\p{Ll}+) cumple ${NUMBER}(?: años)? (?=(?:el|este|en) )`, 'gu'), plain: ({ who }) => `Cumpleaños de ${/^mi /iu.test(who!) ? who!.replace(/^M/u, 'm') : who!} ` },
]

/** 'La boda el 5 de junio, martes a las 20:30': where the day is none of that name, it comes every week. */
const WEEKDAY_BEHIND = new RegExp(`(?<!\\p{L})el (?<day>\\d{1,2}) de (?<month>${MONTH})(?: de (?<year>\\d{4}))?(?<break>, )(?<weekday>${WEEKDAY})(?= (?:a las?|de) \\d)`, 'giu')

function weekdaysBehind(text: string, today: DayNumber): Said[] {
  return [...text.matchAll(WEEKDAY_BEHIND)].flatMap(({ 0: all, index, groups }) => {
    const { day, month, year, weekday } = groups!
    const on = nextOn(today, { month: MONTHS.findIndex((name) => month!.toLowerCase().startsWith(name)) + 1, day: Number(day), year: year === undefined ? null : Number(year) })
    if (on === null || weekdayOf(on) === weekdayIn(weekday!)) return []
    const end = index + all.length
    const start = end - weekday!.length
    return [{ text: '. ', start: start - groups!['break']!.length, end: start }, { text: `Los ${weekday!}`, start, end }]
  })
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** The day of a date without a year is the next one; null where there is no such day. */
function nextOn(today: DayNumber, { month, day, year }: { month: number; day: number; year: number | null }): DayNumber | null {
  const years = year === null ? [civilOf(today).year, civilOf(today).year + 1] : [year]
  return years.map((each) => dayFromCivil(each, month, day)).find((on) => on !== null && (year !== null || on >= today)) ?? null
}

/** 'Diciembre del año que viene': the month with its year. */
const OF_NEXT_YEAR = new RegExp(`(?<=(?<!\\p{L})${MONTH}) del? (?:año que viene|pr[óo]ximo año|año pr[óo]ximo)(?!\\p{L})`, 'giu')

const CUE = /parto|de baja|en|yo|pon|dedic|pract|ensay|estudi|trabaj|guardia|puede|viene|cumple|pasar|los |las |estoy|puedo|nace|d[íi]as|entrega|semana|dice|recomienda|aconseja|dicho/iu

export function spanishTellings(text: string, { today, language }: { today: DayNumber; language: () => string }): Said[] {
  if (!CUE.test(text) || language() !== 'es') return []
  const told = TELLINGS.flatMap(({ said, plain }) => [...text.matchAll(said)].flatMap(({ 0: all, index, groups }) => {
    const start = index + (groups?.['break']?.length ?? 0)
    // The sign that parted them ends the sentence before, and is no word of this one.
    const end: Said[] = start > index ? [{ text: '. ', start: index, end: start }] : []
    return [...end, ...(index + all.length > start ? [{ text: plain(groups ?? {}), start, end: index + all.length }] : [])]
  }))
  const years = [...text.matchAll(OF_NEXT_YEAR)].map(({ 0: all, index }) => ({ text: ` de ${civilOf(today).year + 1}`, start: index, end: index + all.length }))
  return [...told, ...weekdaysBehind(text, today), ...years]
}
