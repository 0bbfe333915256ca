import { hasTime, isClaimed, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isAboutPeople } from './segments-beside-goal.ts'
import type { Segment } from '../segments.ts'
import { accompaniedLists, overlaps } from './accompanied-lists.ts'
import { partsBesideGoal, withoutGoal } from './goal-before-list.ts'
import { isGoalItself, isOfColonList, withoutHead } from './heads-of-lists.ts'
import { withoutRelative } from './listed-items.ts'
import { breakOfList } from './list-ends.ts'
import { countedPairs } from './counted-pairs.ts'
import { isDeed } from './deed-forms.ts'
import { isHandedClause } from './handed-clauses.ts'
import { bracketLists, isAttribute } from './bracket-lists.ts'
import { isItem, isOrder } from './is-item.ts'
import { isTurnOfItem } from './read-turns-of-items.ts'
import { itemsOf } from './content-of-items.ts'

/** Enumerations: bullets, lists behind a colon, three or more short items between commas, chains of arrows. */
export function enumerations(context: ReadingContext): Words[][] {
  const lists: Words[][] = []
  let run: Segment[] = []
  /** 'Texts, photos.': two things that are a sentence of their own, where a project lists its parts nowhere else. */
  const pairs: Words[][] = []
  let opening: { items: Words[]; run: Segment[] } | null = null
  const flush = () => {
    const items = itemsOf(context, withoutGoal(context, withoutHead(run)))
    const isAnnounced = run[0]?.lead === ':' || run[0]?.isBullet === true || run[0] !== undefined && run[0].lead === ',' && isOfColonList(context, run[0]) || run.some(({ lead }) => lead === '-' || lead === '→' || lead === '>')
    const tellsHow = run[0]?.sentence === 0 && run[0].lead === ':' && isAttribute(context, run[0])
    if ((items.length >= 3 || items.length === 2 && isAnnounced || isAdded(context, run)) && !tellsHow && !isGoalItself(context, run[0])) {
      lists.push(items)
      if (run[0]!.sentence === 0) opening ??= { items, run }
    } else if (isPairAlone(context, run, items)) pairs.push(items)
    run = []
  }
  for (const segment of outsideBrackets(context)) {
    const last = run.at(-1)
    const continues = last !== undefined && (segment.isBullet ? last.isBullet : segment.sentence === last.sentence && /^(?:,|;|-|→|>|\||\)|\/|\+)$/u.test(segment.lead))
    const ending = context.language === 'en' ? null : breakOfList(context, segment, run)
    // 'Kartons, Lampen, danach streichen, Schlüssel': read with its turn, and the list goes on.
    if (continues && ending === 'outside' && isTurnOfItem(context, segment)) continue
    if (!continues || ending !== null) flush()
    if (ending === 'outside') continue
    if (isItem(context, segment)) run.push(segment)
    else if (segment.isBullet && run.at(-1)?.isBullet === true) continue
    // 'Write the rules, Ada approves them, train the staff': what somebody does between the items, or in which order, does not end the list.
    else if (run.length > 0 && (isHandedClause(context, segment) || segment.lead === ',' && (isOrder(context, segment) || isBar(context, segment)))) continue
    // An item with a rule of its own, 'batch cook on Saturdays', does not end the list that a colon opens.
    else if (segment.lead === ',' && run.length > 0 && run[0]!.sentence === segment.sentence && (isOfColonList(context, segment) || isAmongDeeds(context, segment) || isAmongThings(context, segment))) continue
    else if (segment.lead !== ';' && context.source.tokens[segment.from]!.key !== 'team') flush()
  }
  flush()
  if (opening !== null && lists.length > 1) withPartsAlone(context, lists, opening)
  const accompanied = accompaniedLists(context)
  const apart = lists.filter((items) => !overlaps(items, accompanied))
  const found = [...apart, ...accompanied, ...bracketLists(context), ...countedPairs(context, outsideBrackets(context), [...apart, ...accompanied])]
  return found.length > 0 ? found : pairs
}

/** 'Also a loyalty card and opening hours': one thing or two more. */
function isAdded(context: ReadingContext, run: readonly Segment[]): boolean {
  const keys = run[0] ? keysOf(context, run[0]) : []
  return context.plannerType === 'sprint' && run.length === 1 && run[0]!.lead === '' && run[0]!.sentence > 0 && keys.length > 1 && ADDS.test(keys[0]!) && !keys.some((key) => SAYS_MORE.test(key))
}

const ADDS = /^(?:also|plus|additionally|ausserdem|zusatzlich|dazu|tambien|ademas|aussi|tambem)$/u
const SAYS_MORE = /^(?:i|we|he|she|they|it|is|are|was|has|have|can|can't|will|must|should|no|not|please|only|ich|wir|ist|sind|est|sont|esta|estan|after|before|works?)$/u

const LONGEST_OF_PAIR = 4
/** 'Inspection first, then the porch' says in which order. */
const ORDERS = /^(?:first|then|next|last|after|before|erst|zuerst|dann|danach|primero|luego|despues|antes|puis|ensuite|avant|apres|primeiro|depois)$/u

function isPairAlone(context: ReadingContext, run: readonly Segment[], items: readonly Words[]): boolean {
  const [first] = run
  if (context.plannerType !== 'sprint' || items.length !== 2 || run.length !== 2 || first!.sentence === 0) return false
  const isWhole = context.segments.filter(({ sentence }) => sentence === first!.sentence).length === 2
  return isWhole && run.every((segment) => segment.to - segment.from <= LONGEST_OF_PAIR && !isClaimed(context, segment) && !isAboutPeople(context, segment) && !context.source.tokens.slice(segment.from, segment.to).some(({ kind, key }) => kind !== 'word' || ORDERS.test(key)))
}

/** 'Magazine of our club, 48 pages, handed out on 12 June. Interviews, photos, layout.': where the parts are listed elsewhere, the goal is none of them. */
function withPartsAlone(context: ReadingContext, lists: Words[][], opening: { items: Words[]; run: Segment[] }): void {
  const parts = partsBesideGoal(context, opening.run)
  const at = lists.indexOf(opening.items)
  if (parts !== opening.run) lists.splice(at, 1, itemsOf(context, parts))
}

/** The turning of 'mature the cheddar, turn it every Sunday, print labels, pack the crates': what is done again and again among things to do. */
function isAmongDeeds(context: ReadingContext, segment: Segment): boolean {
  if (context.plannerType !== 'calendar' || segment.sentence === 0 || !hasTime(context, segment)) return false
  const others = sentenceOf(context, segment).filter((other) => other !== segment && other.depth === 0)
  const deeds = others.filter((other) => !hasTime(context, other) && isDeed(context.source.tokens[other.from]!.key))
  return others.every(({ lead }, index) => lead === ',' || index === 0) && deeds.length >= FEWEST_DEEDS && deeds.length * 2 >= others.length
}

const FEWEST_DEEDS = 2

/** The rehearsals of 'flyers, chairs, rehearsals Mondays 7-9, lamps, tickets': what has times of its own among three things that have none. */
function isAmongThings(context: ReadingContext, segment: Segment): boolean {
  if (context.plannerType !== 'calendar' || segment.sentence === 0 || !hasTime(context, segment)) return false
  const others = sentenceOf(context, segment).filter((other) => other !== segment && other.depth === 0)
  const things = others.filter((other) => !hasTime(context, other) && other.to - other.from <= LONGEST_THING && isItem(context, other))
  return others.every(({ lead }, index) => lead === ',' || index === 0) && things.length >= FEWEST_THINGS && things.length * 2 > others.length
}

const FEWEST_THINGS = 3
/** In words. */
const LONGEST_THING = 4

/** 'level the screed, no tiling before it is dry, grout': what may not be done yet, between the items. */
function isBar({ source: { tokens } }: ReadingContext, { from, to }: Segment): boolean {
  return tokens[from]!.key === 'no' && tokens.slice(from + 2, to).some(({ key }) => /^(?:before|until|till)$/u.test(key))
}

function outsideBrackets(context: ReadingContext): Segment[] {
  return context.segments.filter(({ depth }) => depth === 0).map((segment) => withoutRelative(context, segment))
}
