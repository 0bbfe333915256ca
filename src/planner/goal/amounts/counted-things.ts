import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { addReading, claim, isClaimed, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** What happens on an occasion of its own, so that a number of them are as many tasks. */
const OCCASIONS = /^(?:rehearsals?|run-?throughs?|fittings?|tastings?|viewings?|tests?|exams?|papers?|interviews?|mocks?|lessons?|trials?|rounds?|checks?|appointments?|drills?|walk-?throughs?|dry-?runs?|trips?|visits?|sittings?|feedbacks?|reviews?|consultations?|simulations?|clinics?|workshops?|scrimmages?|friendlies|recces?|shoots?|runs?)$/u
/** What they are, said before them; some nouns need it. */
const KINDS = /^(?:mock|practice|practise|trial|dress|full|test|driving|coaching|tasting|past|dry|run|feedback|sample|rehearsal|dance|fitting|technical|sound|short|long|cake|menu|wine|wedding|band|flying|surf|riding|singing|piano|site|venue|training|pilot|proof|review)$/u
/** Nouns that are occasions only with a kind before them. */
const PLAIN = /^(?:tests?|exams?|papers?|interviews?|trials?|checks?|runs?|trips?|visits?|sittings?|reviews?|shoots?|appointments?|lessons?|workshops?|clinics?)$/u
const MOST = 12

/** 'With three practice interviews', 'two tastings at the bakery', '3 rounds of feedback': that many of them. */
export function readCountedThings(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const { tokens } = context.source
  for (let from = 0; from < tokens.length - 1; from += 1) {
    const number = parseNumber(context.source, from)
    const noun = number && Number.isInteger(number.value) && number.value >= 2 && number.value <= MOST ? nounBehind(context, number.next) : null
    if (noun === null || isClaimed(context, { from, to: noun.to }) || isRate(context, from, noun.to) || isAlready(context, from)) continue
    const plural = textOf(context, noun)
    const title = plural.replace(/ies$/u, 'y').replace(/(?<![s])s(?= of |$)/u, '')
    const period = periodBehind(context, { from, to: noun.to })
    context.readings = context.readings.filter((reading) => reading !== period && (reading.kind !== 'quantity' || reading.start < tokens[from]!.start || reading.end > tokens[noun.to - 1]!.end))
    const days = period === undefined || period.first === null || period.last === null ? {} : { spans: [{ first: period.first, last: period.last }] }
    addReading(context, { from, to: noun.to }, {
      value: { kind: 'rhythm', title, count: number!.value, per: 'total', atLeast: false, everyDays: null, days, windows: [], minutes: null }, appliesTo: { labels: [title] }, text: `${title}: ${number!.value} times${period === undefined ? '' : `, ${describePattern(days)}`}`,
    })
    claim(context, { from, to: noun.to })
  }
}

/** 'Two dress rehearsals in March': when those are, which was taken for the days of the plan. */
function periodBehind({ readings, groups, source: { tokens } }: ReadingContext, { from, to }: Words): ReadingOf<'horizon'> | undefined {
  const group = groups.find((other) => other.from >= to && other.from - to <= 1)
  return group === undefined || !isPeriod(group) ? undefined : readings.find((reading): reading is ReadingOf<'horizon'> => reading.kind === 'horizon' && reading.source === 'stated' && reading.start <= tokens[from]!.start && reading.end >= tokens[group.to - 1]!.end)
}

function isPeriod({ expressions: [first] }: TimeGroup): boolean {
  return first!.bound === null && first!.clock === null && first!.days !== null && first!.days.last > first!.days.first
}

/** The words up to the occasion: 'practice interviews', 'full dress rehearsals', 'rounds of feedback'. */
function nounBehind({ source: { tokens } }: ReadingContext, from: number): Words | null {
  let at = from
  while (at < from + 3 && KINDS.test(tokens[at]?.key ?? '') && !OCCASIONS.test(tokens[at]!.key) || KINDS.test(tokens[at]?.key ?? '') && OCCASIONS.test(tokens[at + 1]?.key ?? '')) at += 1
  // 'run-throughs'.
  const isHyphened = tokens[at + 1]?.key === '-' && !tokens[at + 1]!.spaced
  const end = isHyphened ? at + 3 : at + 1
  const noun = tokens.slice(at, end).map(({ key }) => key).join('')
  if (!OCCASIONS.test(noun) || !noun.endsWith('s') || at === from && PLAIN.test(noun) && tokens[end]?.key !== 'with') return null
  const isOf = tokens[end]?.key === 'of' && /^\p{L}{4,}$/u.test(tokens[end + 1]?.text ?? '')
  if (/^rounds$/u.test(noun) && !isOf) return null
  return { from, to: isOf ? end + 2 : end }
}

/** 'Two rehearsals a week', 'three lessons every Saturday': how often, which is read elsewhere. */
function isRate({ groups, source: { tokens } }: ReadingContext, from: number, to: number): boolean {
  return groups.some((group) => group.from < to && group.to > from || group.from >= to && group.from - to <= 1 && group.expressions.some(({ recurrence, days }) => recurrence !== null || days !== null && !isPeriod(group))) || /^(?:a|an|per|each|every|last|past)$/u.test(tokens[to]?.key ?? '') || /^(?:last|past|previous|after|about|of|chapter|week|day|part|page)$/u.test(tokens[from - 1]?.key ?? '') || tokens.slice(Math.max(0, from - 4), from).some(({ key }) => /^(?:had|did|done|failed|passed|already|been|was|were)$/u.test(key))
}

function isAlready({ readings, source: { tokens } }: ReadingContext, from: number): boolean {
  const { start } = tokens[from]!
  return readings.some((reading) => (reading.kind === 'rhythm' || reading.kind === 'topic' || reading.kind === 'session' || reading.kind === 'event') && reading.start <= start && reading.end > start)
}
