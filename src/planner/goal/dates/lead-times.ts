import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { matchesTask } from '../matcher.ts'
import { addReading, isClaimed, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const SECONDS_PER_DAY = 86_400
const NEEDS = /^(?:(?:and|but) )?(?<thing>.+?) (?:needs?|wants?|requires?|asks? for|has|have|takes?|take|brauch(?:t|en)|(?:hat|haben)|tardan?|necesitan?|lleva|prend|prennent|demande|leva|precisa(?:m)?)(?: (?:at least|about|around|a|an|roughly|the|mindestens|etwa|al menos|unos|au moins|environ|pelo menos|cerca de))*$/iu
/** 'The dress has a lead time of', 'Lieferzeit der Ringe:' before the length. */
const OF_LEAD = /(?: has| have| hat| haben| tienen?| ont?| a| tem| têm) (?:a |an |eine |un |uma |um )?(?:lead[- ]?time|delivery time|turnaround|lieferzeit|vorlaufzeit|plazo de entrega|délai|prazo(?: de entrega)?) (?:of|von|de)(?: about| around| etwa| unos| environ)?$/iu
const NOTICE = /^(?:['’]s? |s['’]? )?(?:of )?(?:notice|lead[- ]?times?|delivery(?: times?)?|turn ?around|warning|in advance|beforehand|ahead|(?:to|for) (?:print|deliver|arrive|make|order|engrave|process|approve|decide|come|printing|delivery|engraving|approval|production)|vorlauf(?:zeit)?|lieferzeit|de antelación|de plazo|en llegar|de délai|à l['’]avance|de antecedência|de prazo)(?![\p{L}])/iu

/** 'The council needs 12 weeks' notice', 'medals have a 6 week lead time', 'prospectus (the printer needs a week)': by when what takes so long has to be asked for, counted back from the day it is for. */
export function readLeadTimes(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const group of context.groups) {
    const segment = context.segments.find(({ from, to }) => from <= group.from && to >= group.to)
    const isNamed = segment !== undefined && OF_LEAD.test(textOf(context, { from: segment.from, to: group.from }))
    const thing = segment === undefined || isClaimed(context, group) && !isNamed ? null : thingOf(context, group, segment)
    const day = thing === null ? null : dayItIsFor(context)
    if (segment === undefined || thing === null || day === null) continue
    const latest = day - Math.round(group.expressions[0]!.duration!.high / SECONDS_PER_DAY)
    if (latest < context.today) continue
    if (isNamed) context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || reading.start < context.source.tokens[segment.from]!.start || reading.end > context.source.tokens[segment.to - 1]!.end)
    const words = { from: segment.from, to: Math.max(group.to, segment.to) }
    if (!context.readings.some((reading) => reading.kind === 'topic' && matchesTask({ labels: [reading.label] }, { title: thing, subjects: [] }))) {
      addReading(context, words, { value: { kind: 'topic', label: thing, list: 0, position: 0, amount: null, minutes: null }, text: thing })
    }
    addReading(context, words, { value: { kind: 'deadline', latest: (latest + 1) * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [thing] }, text: `${thing} done by ${describeDay(latest)}` })
    context.claimed.fill(1, words.from, words.to)
  }
}

/** What takes so long: the subject of the clause, or the item that a bracket speaks of. */
function thingOf(context: ReadingContext, group: TimeGroup, segment: Segment): string | null {
  const [length] = group.expressions
  if (group.expressions.length !== 1 || length!.duration === null || length!.days !== null || length!.duration.high < SECONDS_PER_DAY) return null
  const left = textOf(context, { from: segment.from, to: group.from })
  const said = OF_LEAD.test(left) ? left.replace(OF_LEAD, '') : NEEDS.exec(left)?.groups?.['thing']
  const behind = textOf(context, { from: group.to, to: segment.to })
  const isBracket = segment.depth > 0
  if (said === undefined || !OF_LEAD.test(left) && !NOTICE.test(behind) && !(isBracket && behind === '')) return null
  const before = isBracket ? context.segments.slice(0, context.segments.indexOf(segment)).findLast(({ depth }) => depth < segment.depth) : undefined
  const label = before !== undefined && before.sentence === segment.sentence ? labelOf(context, before, 4) : labelOf(context, { from: segment.from, to: segment.from + said.split(/\s+/u).length }, 4)
  return label === null || /^(?:i|we|it|this|that|he|she|they|ich|wir|es|ça|eso)$/iu.test(label) ? null : label
}

/** What everything is to be ready for. */
function dayItIsFor({ readings, today }: ReadingContext): number | null {
  const aim = readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  if (aim?.kind === 'deadline') return Math.floor(aim.latest / MINUTES_PER_DAY)
  const event = readings.find((reading) => reading.kind === 'event' && reading.days.first > today)
  return event?.kind === 'event' ? event.days.first : null
}
