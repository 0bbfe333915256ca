import { isInList, MEASURES } from '../amounts/lengths-of-steps.ts'
import { labelOf } from '../labels.ts'
import { textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSomebodyWord } from '../scope/words-for-others.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const ABOUT = String.raw`(?: (?:at least|up to|about|around|roughly|usually|currently|some|another|only|etwa|rund|mindestens|unos|unas|al menos|hasta|environ|au moins|uns|umas|pelo menos|até))*`
/** 'The planning permit takes', 'el permiso tarda', 'die Zulassung dauert' before its length. */
const TAKES = new RegExp(String.raw`^(?:(?:and|but|und|aber|y|pero|et|mais|e|mas) )*(?<thing>\p{L}.{1,60}?) (?:takes?|will take|can take|dauert|tarda|tardan|lleva|prend|demora|leva)${ABOUT}$`, 'iu')
/** What one does oneself takes as long as one works on it. */
const OWN_WORK = /(?:ing|draft|manuscript|thesis|dissertation|chapters?|novel|book|revision|practice|work|job|task|part|step|phase|journey|trip|drive|flight|recovery|season|pregnancy|school|year|sprint)s?$/iu
const OF_EACH = /(?<!\p{L})(?:each|every|per|apiece|i|we|it|that|this|he|she|they|you|one|je|pro|cada|chaque|par|por)(?!\p{L})/iu
/** In seconds: what a list gives so many days is no sitting of its own. */
const [FEWEST_DAYS, WEEK] = [5 * 86_400, 7 * 86_400]

/** What takes weeks of the calendar without any work on it being told: 'the tax certificate takes 4 weeks', and the item of a list that has them right behind it. */
export function thingThatTakes(context: ReadingContext, group: TimeGroup, segment: Segment): string | null {
  const { duration, comparison } = group.expressions[0]!
  if (duration === null || duration.high < FEWEST_DAYS || segment.depth > 0) return null
  const left = textOf(context, { from: segment.from, to: group.from })
  const behind = textOf(context, { from: group.to, to: segment.to })
  const said = TAKES.exec(left)?.groups?.['thing']
  // 'Printer takes 12 days so order by 20 September' says what follows from it.
  const isTold = said !== undefined && !context.source.tokens.slice(segment.to, segment.to + 2).some(({ key }) => /^(?:so|also|deshalb|asi|donc|entao)$/u.test(key)) && duration.high >= WEEK && /^(?:$|and (?!so )|but |because |und |y |et |e )/iu.test(behind)
  const isItem = said === undefined && comparison === null && /^(?:$|(?:and|but) (?:it )?(?:can|must|may|has|needs|only)(?= ))/iu.test(behind) && left !== '' && segment !== context.segments[0] && isInList(context, segment) && !NO_ITEM.test(left)
  if (!isTold && !isItem) return null
  const words = said ?? left
  const label = OF_EACH.test(words) ? null : labelOf(context, { from: segment.from, to: segment.from + (isTold ? wordsIn(context, segment, said) : group.from - segment.from) }, 4)
  return label === null || isWholePlan(label) || MEASURES.test(label) || OWN_WORK.test(label) || isSomebodyWord(label.split(' ').at(-1)!.toLowerCase()) || !/\p{L}{2}/u.test(label) ? null : label
}

/** 'Read for 6 weeks', 'wean over 2 weeks': how long it goes on. */
const NO_ITEM = /(?<!\p{L})(?:for|over|in|within|after|before|every|last|past|next|the|first|since|until|during|from|until|für|über|seit|vor|nach|in|durante|en|por|desde|hace|pendant|depuis|dans|em|há|of|at|to|than)$/iu

/** Of the first tokens of a clause, those that the words are. */
function wordsIn({ source: { tokens } }: ReadingContext, { from, to }: Segment, said: string): number {
  const behind = tokens.slice(from, to).findIndex(({ end }) => end >= tokens[from]!.start + said.length)
  return behind < 0 ? 0 : behind + 1
}
