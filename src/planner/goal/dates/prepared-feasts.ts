import { senseAt } from '../../time/grammar/source.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** What says behind a feast that it is kept there, not where the work is done. */
const WHERE_KEPT = /^ (?:at home|em casa|en casa|à la maison|zu hause|daheim)(?!\p{L})/iu
const ARTICLE = /^(?:our|my|the|o|a|el|la|le|nosso|nossa|nuestr[ao]|notre) /iu
const PREPARED = /(?:^| )(?:prepare|preparing|plan|planning|organi[sz]e|organi[sz]ing|host|hosting|celebrate|preparar|planejar|planear|organizar|planificar|celebrar|comemorar|festejar|preparer|organiser|planifier|feter|celebrer)(?: (?:for|our|my|o|a|el|la|le|nosso|nossa|nuestra|nuestro|notre))?$/u
const PREPARED_BEHIND = /^(?:vorbereiten|planen|organisieren|feiern|ausrichten)$/u
/** 'Christmas done early', 'Diwali sorted'. */
const DONE_BEHIND = /^(?:done|sorted|organi[sz]ed|ready|prepped|prepared|under control|planned)(?: (?:early|in time|in good time|this year|properly|for once|without stress|before))*$/u

/** 'Prepare Christmas at home', 'preparar o Natal em casa', 'Weihnachten zu Hause vorbereiten', 'Natal em casa': the feast is what is prepared, and not only when. */
export function isPreparedFeast({ source, segments, prompt }: ReadingContext, group: TimeGroup): boolean {
  const { tokens } = source
  const { days, clock, recurrence, words, end } = group.expressions[0]!
  const isHoliday = tokens.slice(group.from, group.to).some((_, offset) => senseAt(source, group.from + offset, 'holiday') !== null)
  if (!isHoliday || group.expressions.length > 1 || days?.grain !== 'day' || clock !== null || recurrence !== null || /\d/u.test(words)) return false
  const segment = segments.find(({ from, to }) => from <= group.from && to >= group.to)
  if (!segment) return false
  const before = tokens.slice(segment.from, group.from).map(({ key }) => key)
  const behind = tokens.slice(group.to, segment.to).map(({ key }) => key).join(' ')
  return PREPARED.test(before.join(' ')) || before.length === 0 && (DONE_BEHIND.test(behind) || PREPARED_BEHIND.test(tokens[segment.to - 1]!.key) || WHERE_KEPT.test(prompt.slice(end)))
}

/** What such a day is called: the feast, with where it is kept. */
export function nameOfPreparedFeast(context: ReadingContext, group: TimeGroup): string | null {
  if (!isPreparedFeast(context, group)) return null
  const { start, end } = group.expressions[0]!
  return `${context.prompt.slice(start, end).replace(ARTICLE, '')}${WHERE_KEPT.exec(context.prompt.slice(end))?.[0] ?? ''}`
}
