import { publicHolidays } from '../../time/holidays.ts'
import { hasCue, saysOnly } from '../cues.ts'
import { describeDay } from '../describe.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const HORIZON_DAYS = 550
/** 'public holidays', 'bank holidays', 'Feiertage', 'festivos', 'jours fériés', 'feriados'. */
const ADJECTIVES = /^(?:public|bank|national|federal|statutory|stat|legal)$/u
const NOUNS = /^(?:holidays?|hols?)$/u
const WHOLE = /^(?:feiertage?n?|festivos?|feriados?)$/u

/** 'not on public holidays': the days themselves, where the country's are known; else the words stay a note. */
export function readPublicHolidays(context: ReadingContext, timeZone: string): void {
  for (const segment of context.segments) {
    const words = holidaysIn(context, segment)
    if (words === null) continue
    // 'The 20th is a public holiday': that day alone.
    if (/^(?:holiday|feiertag|festivo|feriado)$/u.test(context.source.tokens[words.to - 1]!.key) && context.groups.some(({ from, to, entries }) => from >= segment.from && to <= segment.to && entries.some(({ spans }) => spans.length > 0))) continue
    const keys = keysOf(context, segment)
    // 'Bank holiday weekend away with friends': when the plan is.
    const isDated = context.groups.some(({ from, entries }) => from > words.to && from <= words.to + 2 && entries.some(({ spans }) => spans.length > 0))
    if ((segment.from === 0 || isDated) && /^weekend$/u.test(context.source.tokens[words.to]?.key ?? '')) continue
    // The word itself says nothing of who is away: 'Dave can help on the bank holiday'.
    const beside = [...keys.slice(0, words.from - segment.from), ...keys.slice(words.to - segment.from)]
    if (!hasCue(beside, 'never') && !hasCue(beside, 'away') && !saysOnly(keys, context.language) || /\b(?:even|also|including|auch|incluso|meme)\b/u.test(keys.join(' '))) continue
    const days = publicHolidays(timeZone, { first: context.today, last: context.today + HORIZON_DAYS })
    if (days === null) {
      context.questions.push(`“${context.prompt.slice(context.source.tokens[words.from]!.start, context.source.tokens[words.to - 1]!.end)}”: which days these are in your country is not known here. Name the dates.`)
      continue
    }
    const isOnly = saysOnly(keys, context.language) && !hasCue(keys, 'never')
    const named = days.slice(0, 3).map(describeDay).join(', ')
    if (isOnly) addReading(context, segment, { value: { kind: 'availability', days: { spans: days.map((day) => ({ first: day, last: day })) }, windows: [], person: null }, text: `Public holidays, next ${named}` })
    else addReading(context, segment, {
      value: { kind: 'exclusion', days: { spans: days.map((day) => ({ first: day, last: day })) }, windows: [], person: null },
      text: `Nothing on public holidays, next ${named}`,
    })
    claim(context, words)
  }
}

function holidaysIn(context: ReadingContext, { from, to }: Words): Words | null {
  const { tokens } = context.source
  for (let index = from; index < to; index += 1) {
    const { key } = tokens[index]!
    if (WHOLE.test(key)) return { from: index, to: index + 1 }
    if (ADJECTIVES.test(key) && index + 1 < to && NOUNS.test(tokens[index + 1]!.key)) return { from: index, to: index + 2 }
    if (key === 'jours' && /^feries?$/u.test(tokens[index + 1]?.key ?? '')) return { from: index, to: index + 2 }
  }
  return null
}
