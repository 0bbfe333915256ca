import type { Brief, Reading } from '../goal/brief.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { Minute } from '../time/calendar-time.ts'
import { leftAside } from './left-aside.ts'
import type { DraftingDesk, TaskNetwork, Verdict } from './task-network.ts'

/**
 * A plan that cannot hold because of one phrase has mostly read that phrase wrongly: '6pm ish' of one dinner as the hour of
 * everything. Where a phrase does not say in so many words that it binds the whole plan, and the plan holds without it, it
 * is left aside and told as not taken into account.
 */
export function withoutDoubted(brief: Brief, draft: (brief: Brief) => TaskNetwork, check: DraftingDesk['check']): TaskNetwork {
  let best = attempt(brief, draft, check)
  for (let round = 0; round < MOST_DOUBTED && best.troubles > 0; round++) {
    const doubtful = best.brief.readings.filter((reading) => isDoubtful(reading, best)).slice(0, Math.min(MOST_TRIED, Math.floor(MOST_TASKS / best.network.tasks.length)))
    const others = doubtful.map((reading) => attempt(leftAside(reading, best.brief), draft, check))
    const next = others.reduce<Attempt | null>((least, other) => (least === null || other.troubles < least.troubles ? other : least), null)
    if (next === null || next.troubles * 2 > best.troubles) break
    best = next
  }
  return best.brief === brief ? best.network : { ...best.network, brief: best.network.brief ?? best.brief }
}

/** Phrases that one plan may leave aside, and readings tried for one. */
const MOST_DOUBTED = 2
const MOST_TRIED = 8
/** Tasks that may be drafted anew for one phrase: a long plan is not made over and over. */
const MOST_TASKS = 600

type Attempt = { brief: Brief; network: TaskNetwork; troubles: number }

function attempt(brief: Brief, draft: (brief: Brief) => TaskNetwork, check: DraftingDesk['check']): Attempt {
  const network = draft(brief)
  const checked = network.brief === undefined ? { ...network, brief } : network
  return { brief, network: checked, troubles: troublesOf(check(checked)) }
}

function troublesOf({ broken, unplaced }: Verdict): number {
  return broken + unplaced.length
}

/** Restricts the whole plan, and no word of it says that the whole plan is meant. */
function isDoubtful(reading: Reading, { brief, network, troubles }: Attempt): boolean {
  if (reading.source !== 'stated' || reading.appliesTo !== null || reading.strength !== 'hard') return false
  if ('person' in reading && reading.person !== null) return false
  if (reading.kind === 'deadline') return isOutlived(reading.latest, brief)
  if (reading.kind === 'horizon' && reading.last !== null && isOutlived((reading.last + 1) * MINUTES_PER_DAY, brief)) return true
  // One step too many says nothing against hours that were stated, nor one missing against 'an hour Mon-Thu'; the span of the goal itself is in few words.
  const isLoose = reading.kind === 'rhythm' && (reading.minutes === null || reading.days.weekdays === undefined)
  if (!isLoose && troubles < Math.max(2, network.tasks.length * (reading.kind === 'horizon' ? 0.25 : 0.1))) return false
  const isRestriction = 'days' in reading && reading.kind !== 'limit' && reading.kind !== 'event' ? closesMost(reading) : RESTRICTING.has(reading.kind)
  return isRestriction && !OF_ALL.test(clauseOf(reading, brief.prompt))
}

const RESTRICTING: ReadonlySet<Reading['kind']> = new Set(['horizon', 'session', 'limit', 'spacing'])

/**
 * Hours of every week are mostly meant, and 'out of town 2 to 6 April' leaves time enough: they are kept. A date as the only
 * time that there is, and what closes most of each week, are worth a second look.
 */
function closesMost(reading: Reading): boolean {
  if (reading.kind === 'rhythm') return reading.title === null
  if (reading.kind === 'availability') return reading.days.spans !== undefined
  if (reading.kind !== 'exclusion' && reading.kind !== 'commitment' || reading.days.spans !== undefined) return false
  const ofDay = reading.windows.length === 0 ? 1 : reading.windows.reduce((sum, { from, to }) => sum + to - from, 0) / MINUTES_PER_DAY
  return ((reading.days.weekdays ?? ALL_DAYS).length / ALL_DAYS.length) * ofDay > 0.5
}

const ALL_DAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** What is stated to happen, or to be ready, after the plan would have to be over. */
function isOutlived(end: Minute, { readings }: Brief): boolean {
  return readings.some((reading) => {
    if (reading.source !== 'stated') return false
    if (reading.kind === 'event') return reading.days.first * MINUTES_PER_DAY >= end
    if (reading.kind === 'deadline') return reading.latest > end
    return reading.kind === 'sprint-calendar' && reading.firstDay !== null && reading.count !== null && (reading.firstDay + reading.count * (reading.lengthDays ?? 1)) * MINUTES_PER_DAY > end
  })
}

/** The words up to the reading's end in its clause. */
function clauseOf({ start, end }: Reading, prompt: string): string {
  const before = prompt.slice(Math.max(0, start - LONGEST_LEAD_IN), start)
  return before.slice(before.search(/[^.;:!?,\n]*$/u)) + prompt.slice(start, end)
}

const LONGEST_LEAD_IN = 40

/** 'Only weekends', 'I'm free Tuesdays', 'never before nine', 'max 2 h a day': such words speak of all that is planned. */
const OF_ALL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    'only|just|mostly|usually|always|free|available|availability|off|can|could|time|hours|prefer\\p{L}*|never|no|not|nothing|none|evenings|mornings|afternoons|weeknights|weekdays|weekends|except|apart|outside|avoid|max|maximum|most|least|up to|each|sessions?|everything|whole|plan|work|study|train',
    'nur|frei|abends|morgens|vormittags|nachmittags|werktags|kann|können|zeit|nie|nicht|nichts|kein\\p{L}*|außer|höchstens|maximal|mindestens|jeweils|immer|alles|arbeite\\p{L}*|lerne\\p{L}*',
    'solo|sólo|solamente|libres?|puedo|podemos|tiempo|nunca|no|nada|ningún|excepto|salvo|máximo|como mucho|cada|siempre|todo|trabajo|estudio',
    'seulement|uniquement|libres?|dispo\\p{L}*|peux|pouvons|temps|jamais|pas|rien|aucun\\p{L}*|sauf|maximum|maxi|chaque|toujours|tout|travaille|étudie',
    'só|somente|apenas|livres?|posso|podemos|tempo|nunca|não|nada|nenhum\\p{L}*|exceto|menos|máximo|sempre|tudo|trabalho|estudo',
  ].join('|')})(?![\p{L}\p{N}])`,
  'iu',
)
