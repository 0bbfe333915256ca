import type { ReadingOf, TaskMatcher } from '../brief.ts'
import { stems } from '../matcher.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** A phrase of spacing: how far apart, or how many days a week stay free; `of` names what, as far as the phrase does. */
export type SpacingPhrase = { words: Words; minGapDays: number; restDays: number; of: string | null }

const NUMBERS: readonly RegExp[] = [/^(?:1|an?|one|eine?n?|une?|una?|uma?)$/iu, /^(?:2|two|zwei|dos|deux|dois|duas)$/iu, /^(?:3|three|drei|tres|trois|três)$/iu, /^(?:4|four|vier|cuatro|quatre|quatro)$/iu, /^(?:5|five|fünf|cinco|cinq)$/iu]
const NUMBER = String.raw`(?<![\p{L}\p{N}])(?<number>\d{1,3}|an?|one|two|three|four|five|eine?n?|zwei|drei|vier|une?|deux|trois|una?|dos|tres|cuatro|uma?|dois|duas|três|quatro)`
const DAY = String.raw`(?:days?|tagen?|tage|días?|dias?|jours?)`
const REST = String.raw`(?:rest|recovery|easy|free|full|clear|whole|freien?|ganze[rn]?)`
const OFF = String.raw`(?:['’]s? rest|(?: of)? rest| off| recovery| gap| break| pause| abstand| de descanso| de repos| libres?| livres?)`
const AT_LEAST = String.raw`(?:at least|no (?:less|fewer) than|a minimum of|minimum|mindestens|al menos|por lo menos|au moins|pelo menos)`
const A_WEEK = String.raw`(?:an?|per|each|every|in the|pro|in der|à la|a la|par|por)`
const WEEK = String.raw`(?:week|woche|semana|semaine)`

/** Two days, or two of something, must not follow each other. */
const IN_A_ROW = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:never|not|no|don['’]t|avoid|without|nie|niemals|nicht|keine|nunca|jamais|pas) (?<what>(?:[\p{L}'’-]{1,20} ){0,3}?)(?:(?:on )?(?:two|2) (?:consecutive |successive |straight )?(?:days|times|evenings|mornings)? ?(?:in a row|running|in succession|back[- ]to[- ]back)|on (?:two )?(?:consecutive|successive|back[- ]to[- ]back|adjacent) days|(?:two|2) (?:consecutive|successive|straight) days|consecutive days|back[- ]to[- ]back days|days? in a row|(?:an )?zwei tagen? (?:hintereinander|nacheinander|in folge)|zwei aufeinanderfolgenden? tagen?|dos días (?:seguidos|consecutivos)|días (?:seguidos|consecutivos)|deux jours (?:de suite|d['’]affilée|consécutifs)|dois dias (?:seguidos|consecutivos)|dias (?:seguidos|consecutivos))(?![\p{L}])`, 'giu')
const BETWEEN = new RegExp(String.raw`(?:${AT_LEAST} |with |always |leave |keep |need |want |have |take |mit |immer |con |avec |com )${NUMBER} (?:${REST} )?(?<unit>${DAY}|hours?|stunden|horas|heures)(?:${OFF})?,? (?:in )?(?<relation>between|apart|zwischen|auseinander|entre)(?![\p{L}])(?<what>(?: [\p{L}'’-]{1,20}){0,4})`, 'giu')
const REST_DAYS = new RegExp(String.raw`(?:${AT_LEAST} )?${NUMBER} (?:(?:full |complete )?(?:rest|recovery|training[- ]free)[- ]days?|${DAY}(?: of rest| off| de descanso| de repos| libres?| livres?)|ruhetage?|trainingsfreie tage|pausentage?) ${A_WEEK} ${WEEK}(?![\p{L}])`, 'giu')

/** Phrases of spacing, whose words no other rule may take: 'never two days in a row', 'two rest days a week'. */
export function findSpacings(context: ReadingContext): SpacingPhrase[] {
  const { prompt } = context
  const phrases = [
    ...[...prompt.matchAll(IN_A_ROW)].map((match) => ({ match, minGapDays: 2, restDays: 0, of: match.groups!['what']!.trim() || null })),
    ...[...prompt.matchAll(BETWEEN)].flatMap((match) => gapOf(match)),
    ...[...prompt.matchAll(REST_DAYS)].map((match) => ({ match, minGapDays: 1, restDays: numberOf(match.groups!['number']!), of: null })),
  ]
  return phrases.flatMap(({ match, ...phrase }) => {
    const words = wordsOf(context, match.index, match.index + match[0].length)
    if (words === null || phrase.restDays > 6 || phrase.minGapDays > 60) return []
    return [{ ...phrase, words }]
  }).filter((phrase) => {
    const isMeant = subjectKnown(context, phrase)
    if (isMeant) claim(context, phrase.words)
    return isMeant
  })
}

/** Binds the phrases once it is known what recurs. */
export function readSpacings(context: ReadingContext, phrases: readonly SpacingPhrase[]): void {
  for (const phrase of phrases) {
    const { words, minGapDays, restDays } = phrase
    const text = restDays > 0 ? `${restDays} free day${restDays === 1 ? '' : 's'} a week` : `At least ${minGapDays} days from one session to the next`
    addReading(context, words, { value: { kind: 'spacing', minGapDays, restDays }, appliesTo: restDays > 0 ? null : matcherOf(context, phrase), text })
  }
}

type Gap = { match: RegExpMatchArray & { index: number }; minGapDays: number; restDays: number; of: string | null }

/** 'two days between' leaves two days free; 'two days apart' and '48 hours between' count from one to the next. */
function gapOf(match: RegExpExecArray): Gap[] {
  const { number, unit, relation, what } = match.groups!
  const of = what!.trim()
  // What lies between two different things is not a distance between sessions of one.
  if (/(?:^| )(?:and|und|y|et|e)(?: |$)/iu.test(of)) return []
  const count = numberOf(number!)
  const isHours = /^(?:hour|stund|hora|heure)/iu.test(unit!)
  const isApart = /apart|auseinander/iu.test(relation!)
  const days = isHours ? Math.ceil(count / 24) : isApart ? count : count + 1
  return isHours && count < 24 ? [] : [{ match, minGapDays: days, restDays: 0, of: of || null }]
}

function numberOf(word: string): number {
  const index = NUMBERS.findIndex((form) => form.test(word))
  return index < 0 ? Number(word) : index + 1
}

function wordsOf(context: ReadingContext, start: number, end: number): Words | null {
  const { tokens } = context.source
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.start < end) + 1
  return from < 0 || to <= from ? null : { from, to }
}

const GENERIC = /^(?:the |any |each |every |my |our |your |the two |any two |two |den |las |los |les |as |os )?(?:sessions?|workouts?|training(?:s| sessions)?|exercise|lessons?|classes|them|those|these|each|two|do it|it|do them|train|be|practi[cs]e|einheiten|sesiones|séances|sessões|entrenamientos|entraînements|treinos|on|schedule|put|have)?$/iu

/** 'two days between Rome' speaks of no sessions: what is named must stand in the prompt elsewhere, as something that comes back. */
function subjectKnown({ prompt }: ReadingContext, { of }: SpacingPhrase): boolean {
  if (of === null || GENERIC.test(of)) return true
  const named = stems(of)
  return stems(prompt.replace(of, ' ')).some((stem) => named.some((other) => isSameWord(stem, other)))
}

/** 'swimming' and 'swim'. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= 4 && b.startsWith(a)) || (b.length >= 4 && a.startsWith(b))
}

/** The rhythm that the phrase names, else the last one before it, else everything. */
function matcherOf(context: ReadingContext, { of, words }: SpacingPhrase): TaskMatcher | null {
  const start = context.source.tokens[words.from]!.start
  const rhythms = context.readings.filter((reading): reading is Extract<typeof reading, { kind: 'rhythm' }> => reading.kind === 'rhythm')
  const named = of === null || GENERIC.test(of) ? undefined : rhythms.find(({ title }) => title !== null && stems(title).some((stem) => stems(of).some((other) => isSameWord(stem, other))))
  const before = rhythms.findLast((rhythm) => rhythm.start < start) ?? rhythms[0]
  return named ? tasksOf(named) : of !== null && !GENERIC.test(of) && rhythms.length > 1 ? { labels: [of] } : before ? tasksOf(before) : null
}

function tasksOf({ appliesTo, title }: Pick<ReadingOf<'rhythm'>, 'appliesTo' | 'title'>): TaskMatcher | null {
  return appliesTo ?? (title === null ? null : { labels: [title] })
}
