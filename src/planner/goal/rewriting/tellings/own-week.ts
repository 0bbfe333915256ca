import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'
import { TIME, weeklyTimesIn } from './weekly-times.ts'
import type { WeeklyTime } from './weekly-times.ts'
import { HEADS_OF_OWN_TIMES, MEANINGS, PLAIN } from './words-of-own-week.ts'
import type { Meaning } from './words-of-own-week.ts'

/** A clause with its times taken out, and those times as they stand. */
type Clause = { start: number; end: number; masked: string; times: WeeklyTime[] }

const END_OF_CLAUSE = /[.;!?\n()]+|, | [-–—] | (?=(?:but|and|so|because|aber|und|denn|pero|y|porque|mais|et|donc|car|mas|e) )/gu

/**
 * What people tell of their own week, as a sentence that every reader knows: 'Le samedi je travaille au magasin' is a day that is taken,
 * 'Wednesday is my only day off' one that is there. What the goal itself speaks of is left to the goal.
 */
export function tellingsOfOwnWeek(text: string, expressions: readonly TimeExpression[], language: string): Said[] {
  const meanings = MEANINGS[language]
  const plain = PLAIN[language]
  if (meanings === undefined || plain === undefined) return []
  return clausesOf(text, expressions).flatMap((clause) => {
    const [time, hours, ...more] = daysFirst(clause.times)
    if (time === undefined || more.length > 0 || (hours !== undefined && (hours.hasDays || !hours.hasHours))) return []
    const meaning = meanings.find(({ said, isDaily }) => (time.hasDays || isDaily === true && time.hasHours) && said.test(clause.masked))
    if (meaning === undefined || isOfGoal(clause, goalWords(text.slice(0, clause.start))) || meaning.says === 'free' && IS_KEPT.test(text.slice(clause.end))) return []
    const said = plainly(meaning, { time, hours: hours ?? null, masked: clause.masked }, plain)
    return said === null ? [] : [{ text: said, start: clause.start, end: clause.end }]
  })
}

/** 'Meine freien Zeiten: Mo 12-14 Uhr und Mi ab 13.30 Uhr', 'Nos dispos pour ça : …': a heading of all the times that there are. */
export function headedOwnTimes(text: string): Said[] {
  return HEADS_OF_OWN_TIMES.flatMap(({ said, plain }) => [...text.matchAll(said)].map(({ 0: words, index }) => ({ text: `${plain} `, start: index, end: index + words.length })))
}

/** Of 'as noites de segunda a quinta, entre as 20h e as 22h' the days and their hours say all. */
function daysFirst(times: readonly WeeklyTime[]): readonly WeeklyTime[] {
  const [part, days] = times
  return times.length === 2 && part!.hasHours && !part!.hasDays && days!.hasDays && days!.hasHours ? [days!] : times
}

/** 'Mondays are my only day off so nothing Mondays': a day off that is meant for rest. */
const IS_KEPT = /^[\s,–—-]*(?:(?:so|and|hence|therefore|also|deshalb|as[ií] que|donc|ent[aã]o) )?(?:please )?(?:nothing|no|not|never|none|keep|leave|nichts|kein\p{L}*|nada|rien|pas)(?!\p{L})/iu

function plainly({ says, said }: Meaning, { time, hours, masked }: { time: WeeklyTime; hours: WeeklyTime | null; masked: string }, plain: (typeof PLAIN)[string]): string | null {
  const when = (hours === null ? time.words : `${time.words} ${hours.words}`).replace(BEFORE_HOURS, ' ')
  if (says === 'free') return plain.free(when)
  // Whoever works on Saturdays is busy then, and may well be away for a week.
  if (says === 'taken') return hours === null && !time.hasHours && IS_WORK.test(masked) ? plain.works(when) : plain.taken(when)
  if (says === 'home') return hours === null ? null : plain.taken(`${time.words} ${plain.before} ${hours.words.replace(POINT, '')}`)
  const what = said.exec(masked)?.groups?.['what']
  if (what === undefined) return null
  if (!time.hasHours && hours === null) return `${what} ${when}`
  return ENDS_ONLY.test(when) ? plain.taken(when) : plain.held(what, when)
}

const IS_WORK = /(?<!\p{L})(?:work|temp|arbeiten?|jobbe|trabajo|trabajamos|travaille|travaillons|bosse|trabalho|trabalhamos)(?!\p{L})/iu
/** 'Till 6' says when somebody has time again, and not when it is. */
const ENDS_ONLY = /^[^\d]*(?<!\p{L})(?:till?|until|bis|hasta|jusqu|até)(?!\p{L})/iu
/** 'Sundays, 9-2' are the hours of those days. */
const BEFORE_HOURS = /, (?=(?:from |de |von |das? )?\d)/u
/** 'At', 'um', 'a las' before an hour of the clock. */
const POINT = /^(?:at|about|around|um|gegen|erst|à|vers|a|sobre|por volta d)\s+(?=\S)/iu

/** The clauses in which a time of the week stands, cut at marks and joints outside of their times. */
function clausesOf(text: string, expressions: readonly TimeExpression[]): Clause[] {
  const times = weeklyTimesIn(text, expressions)
  // 'Le dimanche, c’est pour la famille' is one clause, though its time is set off.
  const cuts = [...text.matchAll(END_OF_CLAUSE)].filter(({ index, 0: mark }) => !times.some(({ start, end }) => index >= start && index < end || mark === ', ' && index === end && opensSentence(text, start)))
  const clauses = [...cuts, null].map((cut, at) => {
    const before = cuts[at - 1]
    return { start: before === undefined ? 0 : before.index + before[0].length, end: cut?.index ?? text.length }
  })
  return clauses.flatMap(({ start, end }) => {
    const within = times.filter((time) => time.start >= start && time.end <= end)
    if (within.length === 0 || end - start > LONGEST) return []
    let [masked, at] = ['', start]
    for (const time of within) [masked, at] = [masked + text.slice(at, time.start) + TIME, time.end]
    const whole = masked + text.slice(at, end)
    const indent = whole.length - whole.trimStart().length
    return [{ start: start + indent, end: end - (whole.length - whole.trimEnd().length), masked: whole.trim().replace(/\s+/gu, ' '), times: within }]
  })
}

function opensSentence(text: string, start: number): boolean {
  return /(?:^|[.;!?\n])\s*$/u.test(text.slice(Math.max(0, start - 4), start))
}

/** In characters: what is told at greater length is no plain sentence. */
const LONGEST = 120

/** The beginnings of the words of the first sentence. */
function goalWords(text: string): Set<string> {
  return new Set(stemsOf(text.split(/[.!?;\n]/u)[0]!))
}

function isOfGoal({ masked, start }: Clause, goal: ReadonlySet<string>): boolean {
  return start > 0 && stemsOf(masked).some((stem) => goal.has(stem))
}

function stemsOf(words: string): string[] {
  return [...words.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 4))
}
