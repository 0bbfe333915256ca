import { describeMinutes } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { amountOf } from './amounts-of-items.ts'
import { effortBehind, LONGEST_SITTING, lengthBehind } from './effort-behind-items.ts'
import { enumerations } from './enumerations.ts'
import { MAX_ITEM_WORDS } from './is-item.ts'
import { isNoItem, isOrderOf, kindsBehind } from './listed-items.ts'
import { settleSprintTopics } from './settle-sprint-topics.ts'
import { withoutLimitOf } from './targets-of-items.ts'

/** Every item of the prompt's enumerations. */
export function readTopics(context: ReadingContext): void {
  enumerations(context).forEach((items, index) => readList(context, items, index + 1))
  if (context.plannerType === 'sprint') settleSprintTopics(context)
}

function readList(context: ReadingContext, items: readonly Words[], list: number): void {
  const labels = new Set<string>()
  const names = items.map((words) => textOf(context, words).toLowerCase())
  const holdsEffort = items.some((words) => (lengthBehind(context, words)?.minutes ?? 0) > LONGEST_SITTING)
  items.forEach((words, position) => {
    const label = withoutOrder(nameOf(context, words), names)
    if (label === null || !/\p{L}/u.test(label) || labels.has(label) || context.people.has(label) || /^\p{L}{2,}[^e]ed$|^(?:arrives?|comes?|expires?|starts?|begins?)$/u.test(label) || isNoItem(context, words, label) || isOrderOf(label, names)) return
    labels.add(label)
    withoutLimitOf(context, words)
    const amount = amountOf(context, words)
    // The hour of '40 por hora' measures.
    if (amount !== null && UNIT_OF_TIME.test(amount.label)) return
    const effort = ofWork(context, effortBehind(context, words, holdsEffort))
    addReading(context, { from: words.from, to: effort?.next ?? words.to }, {
      value: { kind: 'topic', label: `${amount?.label ?? label}${kindsBehind(context, words)}`, list, position: position + 1, amount: amount?.amount ?? null, minutes: effort?.value ?? null },
      text: effort ? `${label}: ${describeMinutes(effort.value)}` : label,
    })
  })
}

const UNIT_OF_TIME = /^(?:hours?|days?|weeks?|months?|minutes?|stunden?|tage?|wochen?|monate?|minuten?|horas?|d[ií]as?|semanas?|m[eê]s(?:es)?|minutos?|heures?|jours?|semaines?|mois)$/iu

/** The minutes of 'film (4 min)' are those of the film, in a plan for a team. */
function ofWork<Effort extends { value: number }>({ plannerType }: ReadingContext, effort: Effort | null): Effort | null {
  return plannerType === 'sprint' && effort !== null && effort.value < SHORTEST_WORK ? null : effort
}

/** In minutes. */
const SHORTEST_WORK = 15

/** What the item is called, without what is said of its turn, its day or its weight. */
function nameOf(context: ReadingContext, words: Words): string | null {
  const named = labelOf(context, words, MAX_ITEM_WORDS) ?? (words.to - words.from === 1 ? textOf(context, words) : null)
  return named?.replace(IN_THAT_ORDER, '').replace(LEFT_OF_LIMIT, '').replace(BEFORE_TURN, '').replace(BEFORE_VERDICT, '').replace(LEADS_NEXT, '').replace(LEADS_FIRST, '').replace(AT_END, '').replace(IN_SPRINT, '').replace(context.plannerType === 'sprint' ? BESIDE_EACH : '', '').replace(ANNOUNCED, '') ?? null
}

/** The scenery of 'scenery after the wiring', where the list has the wiring. */
function withoutOrder(label: string | null, names: readonly string[]): string | null {
  const [own, sign, other] = label?.split(BESIDE_OTHER) ?? []
  const isListed = sign !== undefined && other !== undefined && names.some((name) => name !== label!.toLowerCase() && (name === other.toLowerCase() || name.endsWith(` ${other.toLowerCase()}`)))
  return isListed ? own! : label
}

const BESIDE_OTHER = /(?<=\p{L}) (?:(?:only|right|straight|not|nur|erst) )?(after|before|nach|vor|despu[eé]s de|antes de|apr[eè]s|avant|depois d[eoa])(?: (?:the|our|den|dem|der|das|la|el|le|les|los|las))? /iu

/** 'then there is the cutting', 'dann Satz'. */
const LEADS_NEXT = /^(?:and )?(?:(?:then|after that|next|finally|dann|danach|luego|despu[eé]s|ensuite|puis|depois|zum schluss|schluss|zuletzt|al final|por fim|por [uú]ltimo|enfin|pour finir)(?: come| comes)?(?= \p{L})(?: there(?:['’]s| is| are))?|there(?:['’]s| is| are))(?: (?:also|still))?(?: (?:the|an?))? /iu

/** 'The films are Alien, …': what the first of a list is said to be. */
const ANNOUNCED = /^(?:(?:the|our|my|die|unsere|los|las|les|nos|os|as) )?\p{L}{3,}[sne] (?:are|will be|sind|son|sont|são) (?:the )?(?=\p{L})(?!\p{L}+(?:ed|ing|t)$|(?:shaky|rusty|wobbly|weak|tricky|easy|patchy|hard|new)$|(?:ready|done|open|clean|free|new|old|still|not|too|very|to|in|at|on|for)(?!\p{L}))/iu

/** '… only in the last sprint'. */
const IN_SPRINT = /(?<=\p{L}),? (?:(?:but|only|just) )*(?:in|from|during|for) (?:the )?(?:very )?(?:first|second|third|fourth|last|final|next) (?:sprint|iteration|cycle)s?$/iu

/** 'First the foundations', where 'first aid' is one thing. */
const LEADS_FIRST = /^(?:first(?: of all)?,? (?:the|our|my|all) |(?:zuerst|erst|zunächst|primero|d['’]abord|primeiro) )(?=\p{L})/iu

/** 'Emails before each wave': when they are due again. */
const BESIDE_EACH = /(?<=\p{L}),? (?:before|after|vor|nach|antes de|avant|après) (?:each|every|any|jede[rnms]?|cada|chaque)(?: \p{L}+){1,3}$/iu

const AT_END = /(?<=\p{L}) (?:(?:right|only|all) )?(?:at the (?:very )?end|last of all|ganz am (?:ende|schluss)|zum schluss|zuletzt|als letztes|al final|por [uú]ltimo|à la fin|en dernier|no fi(?:m|nal))$/iu

const IN_THAT_ORDER = /(?<=\p{L})[\s,]+(?:all |and )?(?:exactly |strictly )?in (?:that|this) (?:order|sequence)$/iu

const LEFT_OF_LIMIT = /(?<=\p{L}) (?:within|once)$/iu

/** What is left of 'before the first …', 'comes last'. */
const BEFORE_TURN = /(?<=\p{L})(?<!\b(?:the|a|new|our|old|each|and)) (?:before|after|until|till)(?: the)?(?: (?:first|second|third|last|other|next))?$|(?: (?:comes?|goes|must be|should be|has to be|is))? (?:first|last)$/iu

/** 'seat map is the hardest': what is said of the item is no part of its name. */
const BEFORE_VERDICT = /(?<=\p{L}),? (?:is|are) (?:by far )?(?:the )?(?:(?:most|least) \p{L}+|\p{L}{3,}est|(?:top |first |main |highest )?priority|main (?:thing|part|risk)|urgent|crucial|critical|key|important|optional|worst)(?: (?:one|part|bit|thing))?$/iu
