import type { GroupSessionKind, Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What a group calls what it does together, in five languages. */
const SESSIONS: readonly { kind: GroupSessionKind; names: Readonly<Record<string, string>>; said: RegExp }[] = [
  { kind: 'rehearsal', names: { en: 'rehearsal', de: 'Probe', es: 'ensayo', fr: 'répétition', pt: 'ensaio' }, said: /(?<!\p{L})(?:rehears(?:es?|als?|ing)|band practi[cs]e|choir practi[cs]e|proben?|probt|geprobt|ensay(?:an?|os?|amos|ar)|répèt(?:e|ent)|répét(?:itions?|ons)|ensai(?:am?|os?|amos))(?!\p{L})/iu },
  { kind: 'class', names: { en: 'class', de: 'Kursstunde', es: 'clase', fr: 'cours', pt: 'aula' }, said: /(?<!\p{L})(?:class(?:es)?|lessons?|course|i(?:'m| am)? teach(?:ing)?|kurs|unterricht|unterrichte|kursabende?|clases?|enseño|imparto|cours|j'enseigne|j'anime|aulas?|ensino|workshops?)(?!\p{L})/iu },
  { kind: 'training', names: { en: 'training', de: 'Training', es: 'entrenamiento', fr: 'entraînement', pt: 'treino' }, said: /(?<!\p{L})(?:training|practi[cs]es?|trains|we train|trainiert|trainieren|entren(?:an?|amientos?|amos)|entraîn(?:e|ent|ements?|ons)|trein(?:am?|os?|amos))(?!\p{L})/iu },
]

/** Whoever leads a group says so, or speaks of it as theirs. */
const LEADS = /(?<!\p{L})(?:i(?:'m| am)? (?:run|lead|coach|conduct|direct|teach|manage|train|running|leading|coaching|directing|teaching)|our (?:\p{L}+ ){0,2}(?:choir|chorus|band|orchestra|ensemble|troupe|team|squad|group|play|show|concert|production|drama group)|my (?:\p{L}+ )?(?:team|squad|choir|chorus|band|orchestra|ensemble|troupe|class|pupils|students|players|cast)|the (?:team|squad|choir|chorus|band|orchestra|ensemble|troupe|players|cast|under[- ]?\d+s?|u\d+s?)|we (?:rehearse|train)|geprobt|unser(?:e|en|em|er|es)? \p{L}*(?:chor|chors|chores|orchester|orchesters|kapelle|mannschaft|theatergruppe|band|gruppe)|ich (?:leite|trainiere|unterrichte|gebe)|ensayamos|nuestr[oa] (?:coro|orquesta|banda|grupo|equipo|obra)|(?:entreno|dirijo|enseño|imparto|doy)|nous répétons|notre (?:chorale|orchestre|groupe|troupe|équipe|pièce)|(?:j'entraîne|je dirige|j'enseigne|j'anime)|ensaiamos|noss[oa] (?:coro|coral|banda|grupo|orquestra|time|peça)|(?:treino|dirijo|ensino|dou aula))(?!\p{L})/iu

/** Who only takes part learns a part of it at home. */
const TAKES_PART = /(?<!\p{L})(?:i(?:'m| am| have| just)? (?:sing|play|dance|act|singing|playing|sang|joined) (?:in|with|for)|my (?:own )?(?:part|lines|solo|role|voice)|learn my|ich (?:singe|spiele) (?:in|im|bei)|canto en|toco en|je chante dans|je joue dans|canto no|toco na)(?!\p{L})/iu

/** 'We rehearse Thursdays 7.30-9.30pm', said by whoever leads the group: its sessions recur then, and what else there is to do has other hours. */
export function settleSessionsOfGroups(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || !LEADS.test(context.prompt) || TAKES_PART.test(context.prompt)) return
  const fitting = context.readings.filter(isWeekly)
  const known = fitting.flatMap((reading) => {
    const session = SESSIONS.find(({ said }) => said.test(saidBy(reading, context)))
    // A class in the user's week is as often a duty beside the goal.
    return session && !(session.kind === 'class' && reading.kind === 'commitment') ? [{ reading, session }] : []
  })
  const [only] = known
  if (known.length !== 1 || only === undefined) return
  const { reading, session } = only
  const title = session.names[context.language] ?? session.names['en']!
  const { from, to } = reading.windows[0]!
  // What was read as the length of all sittings is the length of these.
  context.readings = context.readings.filter((other) => other.kind !== 'session' || other.start !== reading.start || other.end !== reading.end)
  const before = reading.kind === 'rhythm' ? reading.title : null
  // 'No rehearsals that week' was said of it under the name that it had.
  for (const other of context.readings) if (before !== null && other.kind === 'exclusion' && other.appliesTo?.labels.includes(before)) Object.assign(other, { appliesTo: { labels: [title] }, text: other.text.replace(before, title) })
  context.readings[context.readings.indexOf(reading)] = {
    ...baseOf(reading), appliesTo: { labels: [title] }, text: `${title}: ${describePattern(reading.days)}${describeWindows(reading.windows)}`,
    kind: 'rhythm', title, count: null, per: 'week', atLeast: false, everyDays: null, days: reading.days, windows: reading.windows, minutes: to - from, ofGroup: session.kind,
  }
}

type Weekly = ReadingOf<'availability'> | ReadingOf<'rhythm'> | ReadingOf<'commitment'>

/** On each of its days of the week, for a stretch of at most half a day. */
function isWeekly(reading: Reading): reading is Weekly {
  if (reading.source !== 'stated' || reading.kind !== 'availability' && reading.kind !== 'rhythm' && reading.kind !== 'commitment') return false
  const [window] = reading.windows
  const isOneStretch = reading.windows.length === 1 && window!.to - window!.from >= SHORTEST && window!.to - window!.from <= LONGEST
  return isOneStretch && (reading.days.weekdays ?? []).length > 0 && (reading.kind === 'rhythm' ? reading.per === 'week' && reading.everyDays === null && (reading.count ?? reading.days.weekdays!.length) === reading.days.weekdays!.length : reading.person === null)
}

/** In minutes. */
const [SHORTEST, LONGEST] = [30, 360]

/** Its own words; an availability is often only the days of the clause that says what they are for. */
function saidBy(reading: Weekly, { prompt }: ReadingContext): string {
  const clause = prompt.slice(0, reading.start).split(/[.;:!?\n(]/u).at(-1) ?? ''
  return `${clause}${reading.words}`
}

function baseOf({ id, words, start, end, source, strength }: Weekly) {
  return { id, words, start, end, source, strength }
}
