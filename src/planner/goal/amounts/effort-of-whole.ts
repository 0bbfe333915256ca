/** The work that all of a goal is said to be, in minutes, and where the prompt says it. */
export type EffortOfWhole = { words: string; start: number; end: number; minutes: number }

const HOUR = 60
const LENGTHS: readonly (readonly [RegExp, number])[] = [[/^(?:h|st)/iu, HOUR], [/^(?:w|sem)/iu, 40 * HOUR], [/^(?:mo|mê|mes)/iu, 160 * HOUR], [/^/u, 8 * HOUR]]
const NUMBER = String.raw`(?<![\p{L}\d.,])(?<number>\d{1,4}(?:[.,]\d)?)`
/** '74 person-days', '12 dev weeks', '40 Personentage', '30 jours-homme', '25 dias-pessoa'. */
const UNITS: readonly RegExp[] = [
  new RegExp(String.raw`${NUMBER}[ -](?:person|people|man|staff|developer|dev|engineer|engineering|designer|team|team[ -]member)[ -](?<unit>hour|day|week|month)s?(?!\p{L})`, 'giu'),
  new RegExp(String.raw`${NUMBER} (?:personen|mann|entwickler|team)(?<unit>stunden|tagen?|wochen|monaten?)(?!\p{L})`, 'giu'),
  new RegExp(String.raw`${NUMBER} (?<unit>horas|días|dias|semanas|meses|jours|semaines|mois|heures)[ -/](?:persona|pessoa|homme|homem|hombre)s?(?!\p{L})`, 'giu'),
]
/** What says of a number that it is the work, and not the time that there is for it. */
const IS_WORK = /(?:estimat|effort|takes?|needs?|requires?|worth|work|scope|aufwand|schätz|brauch|estim|esfuerzo|necesita|charge|esforço|precisa)[^.;!?\n]{0,30}$/iu
const IS_WORK_BEHIND = /^ ?(?:of (?:work|effort)|effort|estimated|aufwand|de trabajo|de travail|de trabalho)/iu
const IS_TIME = /(?:have|has|budget|capacity|available|per|each|every|left|pro|je|haben|verfügbar|tenemos|por|avons|temos)(?!\p{L})[^.;!?\n,]{0,20}$/iu
const OF_EACH = /^ ?(?:per|each|a |an |every|left|available|pro|je|por|par|chacun|cada|budget)/iu

/**
 * 'We estimate 74 developer-days for the till': the one effort that a goal tells. Where it tells several they are those of
 * its parts.
 *
 * @example effortOfWhole('Estimated effort is 30 person-days.')?.minutes // 14400
 */
export function effortOfWhole(prompt: string): EffortOfWhole | null {
  const told = UNITS.flatMap((unit) => [...prompt.matchAll(unit)])
  const [only] = told
  if (only === undefined || told.length > 1) return null
  const { 0: words, index: start, groups } = only
  const end = start + words.length
  const before = prompt.slice(Math.max(0, start - REACH), start)
  const behind = prompt.slice(end, end + REACH)
  if (OF_EACH.test(behind) || IS_TIME.test(before) || !IS_WORK.test(before) && !IS_WORK_BEHIND.test(behind)) return null
  const length = LENGTHS.find(([unit]) => unit.test(groups!['unit']!))![1]
  return { words, start, end, minutes: Number(groups!['number']!.replace(',', '.')) * length }
}

/** In letters. */
const REACH = 60
