import { parseNumber } from './parse-number.ts'
import { keyAt, operatorAt, senseAt } from './source.ts'
import type { Source } from './source.ts'

/** French, Spanish and Portuguese say 'two hours' and 'two o'clock' with the same words. */
const HOURS = /^(?:heures?|horas?)$/u
/** What makes it the clock again: 'deux heures du matin', 'duas horas em ponto', 'trois heures et quart'. */
const OF_THE_CLOCK = /^(?:du|de|da|pile|en|em|y|et|e|moins|menos)$/u
/** What comes round, before which a number of hours is how long: 'une heure chaque matin', 'duas horas aos sábados'. */
const COMING_ROUND = /^(?:par|chaque|por|cada|les|los|las|aos|nos|nas|tous|toutes|todos|todas|toda|todo|le|la|el|o|a|au|ao|de|le)$/u
/** Nobody counts so many hours without saying that it is a clock. */
const MOST_HOURS_IN_DIGITS = 5
/** 'Cada capa necesita 24 horas'. */
const HOURS_OF_DAY = 24

/**
 * 'une heure chaque matin', 'duas horas por dia', 'deux heures' between its commas: a length, unless a word before it
 * ('à', 'vers', 'às', 'a las', 'de') or behind it ('du matin') announces the clock.
 */
export function isLengthOfHours(source: Source, index: number): boolean {
  const number = parseNumber(source, index)
  if (number && isOfEachTime(source, number.next, number.value)) return true
  if (number && HOURS.test(keyAt(source, number.next)) && isOfWork(source, number.next + 1) && !(announcesClock(source, index) && keyAt(source, index - 1) !== 'de')) return true
  if (!number || !HOURS.test(keyAt(source, number.next)) || index > 0 && announcesClock(source, index) && !isOfSitting(source, index)) return false
  const behind = number.next + 1
  if (APPROXIMATE.test(keyAt(source, index - 1)) || LASTING.test(keyAt(source, index - 1))) return true
  const isRepeated = COMING_ROUND.test(keyAt(source, behind)) && repeats(source, behind)
  if (isRepeated) return true
  const isWord = source.tokens[index]!.kind === 'word'
  return (isWord || number.value <= MOST_HOURS_IN_DIGITS || number.value === HOURS_OF_DAY) && !OF_THE_CLOCK.test(keyAt(source, behind)) && senseAt(source, behind, 'part') === null
}

/** 'Vinte horas de aulas', '60 heures de stage': what they are spent on, and no part of the day or date. */
function isOfWork(source: Source, index: number): boolean {
  const thing = keyAt(source, index) === 'de' ? index + 1 : -1
  const isWord = source.tokens[thing]?.kind === 'word' && keyAt(source, thing).length > 3
  return isWord && !OF_THE_DAY.test(keyAt(source, thing)) && (source.entries[thing] ?? []).length === 0
}

const OF_THE_DAY = /^(?:manha|madrugada|tarde|noite|manana|mediodia|noche|matin|midi|soir|soiree|hoje|hoy|amanha|ontem|ayer)$/u

/** The 'de' of 'sesiones de dos horas' says how long they are. */
function isOfSitting(source: Source, index: number): boolean {
  return keyAt(source, index - 1) === 'de' && /^(?:sesion|sesiones|bloques?|ratos?|tramos?|clases?|sessao|sessoes|blocos?|aulas?|seances?|creneaux|maximo|minimo)$/u.test(keyAt(source, index - 2))
}

/** '2 h à chaque fois', '1h chacune', 'environ 6 heures chacun': what is so for every time is how long, and no hour of the day. */
function isOfEachTime(source: Source, hours: number, count: number): boolean {
  const isHour = count <= MOST_HOURS_IN_DIGITS && keyAt(source, hours) === 'h' && !announcesClock(source, hours - 1) || HOURS.test(keyAt(source, hours))
  return isHour && EACH_TIME.test([1, 2, 3].map((offset) => keyAt(source, hours + offset)).join(' '))
}

const EACH_TIME = /^(?:(?:a |en )?chaque (?:fois|seance)|chacune?|(?:de |en )?cada (?:vez|un[oa]|uma?)|por (?:vez|sesion|sessao)|par seance|(?:la |par )?piece|pro stuck)(?= |$)/u

/** 'Umas oito horas', 'unas 6 horas' count hours, while 'hacia las 6' does not. */
const APPROXIMATE = /^(?:umas|unas|quelques)$/u

/** 'La colle sèche 12 heures', 'el barniz tarda 8 horas'. */
const LASTING = /^(?:seche|sechent|dure|durent|prend|prennent|repose|reposent|necesita|necesitan|tarda|tardan|dura|duran|seca|secan|reposa|reposan|precisa|precisam|demora|demoram|leva|levam|duram|secam)$/u

function announcesClock(source: Source, index: number): boolean {
  return !APPROXIMATE.test(keyAt(source, index - 1)) && !isSetApart(source, index - 1) && operatorAt(source, index - 1, 'at', 'from', 'until', 'before', 'after', 'since', 'between', 'to', 'around', 'by', 'past') === index
}

/** A dash with space around it behind a plain word: it leads to what is said of it, and joins no two times. */
function isSetApart(source: Source, index: number): boolean {
  const before = source.tokens[index - 1]
  return keyAt(source, index) === '-' && source.tokens[index]!.spaced && source.tokens[index + 1]?.spaced === true && before?.kind === 'word' && (source.entries[index - 1] ?? []).length === 0
}

/** Whether days, parts of days or units stand within the next three words. */
function repeats(source: Source, from: number): boolean {
  return [0, 1, 2].some((offset) => (source.entries[from + offset] ?? []).some(({ sense }) => /^(?:weekdays?|unit|part)$/u.test(sense.type)))
}
