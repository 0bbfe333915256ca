import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Brief, Reading, ReadingOf } from '../brief.ts'
import type { Named } from '../orders/names-of-things.ts'
import { NUMBER, TURNS, countSaid } from '../series/slots.ts'
import { isGoal, isSame } from './things-of-times.ts'
import type { Place, Places, Stretch } from './things-of-times.ts'

type Told = { thing: Named; count: number } & Stretch
type Input = { text: string; times: readonly TimeExpression[]; places: Places }

/**
 * How many times a thing is done in all, with no period to do it in: 'blade sharpening twice', 'jabs, three of them', 'speech
 * (4 times, 20 min)', 'oiling: three coats'. So many sittings of it the plan has; a series that has its days ends after so many.
 */
export function withToldCounts(brief: Brief, { text, times, places }: Input): Brief {
  if (brief.plannerType !== 'calendar') return brief
  const told = [...text.matchAll(COUNT)].flatMap((match) => countAt(brief, match, { text, times, places }) ?? [])
  return told.filter(({ thing }, index) => !told.slice(0, index).some((other) => isSame(other.thing.label, thing.label))).reduce(withCount, brief)
}

const AGAIN = String.raw`(?:times|mal|veces|fois|vezes)`
/** What is done over and over to one thing: each is a turn, whatever it is called. */
const LAYERS = String.raw`(?:coats|layers|batches|loads|runs|rehearsals|practices|sittings|trips|anstriche|durchgänge|capas|hornadas|couches|fournées|demãos|fornadas)`
const COUNT = new RegExp(String.raw`(?<![\p{L}\d.:,/£$€])(?:(?<twice>twice|thrice|zweimal|dreimal|viermal|fünfmal|sechsmal)|x ?(?<behind>\d{1,2})(?![\p{L}\d.:])|(?<number>${NUMBER})(?: ?(?:x|×)| (?<again>${AGAIN})| (?<of>of (?:them|these|those))| (?<turns>(?:${TURNS}|${LAYERS}))))(?![\p{L}\d])`, 'giu')
const BY_WORD: Readonly<Record<string, number>> = { twice: 2, thrice: 3, zweimal: 2, dreimal: 3, viermal: 4, 'fünfmal': 5, sechsmal: 6 }

function countAt(brief: Brief, match: RegExpExecArray, { text, times, places }: Input): Told | null {
  const { twice, behind, number, turns } = match.groups ?? {}
  const stretch = { start: match.index, end: match.index + match[0].length }
  const count = twice === undefined ? Number(behind ?? 0) || countSaid(number ?? '') : BY_WORD[twice.toLowerCase()]!
  const place = places(stretch)
  const thing = place?.thing ?? null
  if (place === null || place.sentence.start === 0 || thing === null || count < 2 || count > MOST || isRate(text, stretch, times) || isGoal(brief, thing)) return null
  // 'Two evenings a week' and 'the three lessons' are no turns of what stands before.
  if (turns !== undefined && (place.before.length > 0 || place.behind.length > 0 || isItem(text, stretch, times))) return null
  // '5 batches, only one a weekend' is a series by that name.
  const isSeries = turns !== undefined && brief.readings.some((reading) => reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null && turns.toLowerCase().startsWith(reading.title.toLowerCase()))
  return isSeries || isOver(place) ? null : { thing, count, ...stretch }
}

const MOST = 30

/** 'Shed, two coats (in May), compost': with a time of its own in a bracket it is an item beside the others, and not how often the one before is done. */
function isItem(text: string, { start, end }: Stretch, times: readonly TimeExpression[]): boolean {
  const bracket = /^ ?\(([^()\n]{2,60})\)/u.exec(text.slice(end))
  return bracket !== null && /,\s{1,2}$/u.test(text.slice(0, start)) && times.some((time) => time.start > end && time.end < end + bracket[0].length)
}

/** 'Twice a week', 'four times daily', 'x2 per day'. */
function isRate(text: string, { start, end }: Stretch, times: readonly TimeExpression[]): boolean {
  const next = text.slice(end, end + 24)
  return RATE.test(next) || BEFORE.test(text.slice(Math.max(0, start - 12), start)) || times.some((time) => time.start < end && time.end > start && time.recurrence !== null && time.recurrence.count !== null)
}

const RATE = /^\s?(?:\/|an?\s|per\s|each\s(?!time)|every\s|daily|weekly|monthly|nightly|in the (?:day|week)|as\s|the\s|more\s|pro\s|am\s|im\s|die\s|in der\s|je\s|täglich|wöchentlich|al\s|a la\s|por\s|par\s|à\s|ao\s|na\s|no\s|diári|semana|jour|table|bigger|sch)/iu
const BEFORE = /(?:every|each|than|first|last|the|these|those|for|over|alle|jede[rsn]?|cada|chaque)\s$/iu

/** What has been done already, or by nobody, is none of the plan's. */
function isOver({ clause: { words } }: Place): boolean {
  return words.some(({ key }) => /^(?:nobody|none|never|niemand|nie|niemals|nadie|nunca|personne|jamais|ninguem|been|already|failed|was|were|did|had|tried|ago|last|schon|bereits|ya|deja|ja)$/u.test(key))
}

function withCount(brief: Brief, { thing, count, start, end }: Told): Brief {
  const own = brief.readings.filter((reading) => reading.source === 'stated')
  const label = thing.label.replace(IN_LABEL, '').trim()
  if (label === '' || own.some((reading) => reading.kind === 'event' && isSame(reading.title, label))) return brief
  const series = own.find((reading): reading is Series => reading.kind === 'rhythm' && reading.title !== null && isSame(reading.title, label))
  if (series !== undefined) return series.per === 'total' || series.inAll !== undefined ? brief : { ...brief, readings: brief.readings.map((reading) => (reading === series ? { ...series, inAll: count } : reading)) }
  const part = own.find((reading): reading is Reading & ReadingOf<'topic'> => reading.kind === 'topic' && isSame(reading.label, label))
  const sitting = own.find((reading): reading is Reading & ReadingOf<'session'> => reading.kind === 'session' && reading.appliesTo?.labels.some((name) => isSame(name, label)) === true)
  const rhythm: Reading = {
    id: `r${brief.readings.length + 1}`, words: brief.prompt.slice(start, end), start, end, source: 'stated', strength: 'hard', appliesTo: { labels: [label] }, text: `${label}: ${count} in total`,
    kind: 'rhythm', title: label, count, per: 'total', atLeast: false, everyDays: null, days: {}, windows: [], minutes: part?.minutes ?? sitting?.maxMinutes ?? null,
  }
  // 'Six sessions' beside what they are of is no part of its own.
  const others = brief.readings.filter((reading) => !(reading.kind === 'topic' && reading !== part && reading.start < end && reading.end > start))
  return { ...brief, readings: [...others.map((reading) => (reading === part ? { ...part, label, minutes: null, text: label } : reading)), rhythm], notes: brief.notes.filter((note) => note.start < start - LONGEST_SIGN || note.end > end + LONGEST_SIGN) }
}

type Series = Reading & ReadingOf<'rhythm'>
/** In characters. */
const LONGEST_SIGN = 2
const IN_LABEL = new RegExp(String.raw`\s+(?:twice|thrice|x ?\d{1,2}|\d{1,2} ?x|${NUMBER} ${AGAIN})$`, 'iu')
