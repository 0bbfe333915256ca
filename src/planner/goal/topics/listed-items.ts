import { isEmptyWord } from '../labels.ts'
import { isClaimed, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** The 'Scope' that leads a list of its own, and what only measures: 'sprint'. */
export function isNoItem({ source: { tokens } }: ReadingContext, { to }: Words, label: string): boolean {
  return /^(?:sprints?|iterations?|weeks?|days?|months?|hours?)$/iu.test(label) || tokens[to]?.key === ':' && /^(?:(?:the |our )?(?:scope|work|features?|tasks?|deliverables|to.?dos?|must.?haves?|backlog|goals?|order|stories|steps|parts|umfang|aufgaben|alcance|tareas|perimetre|t[aâ]ches|escopo|tarefas|start|begin|end|finish|dates?|due|deadline|when|who|team|people|crew|sprints?|length|hours|budget|holidays?))$/iu.test(label)
}

/** 'Import before shipping' in a list that has both: how its items follow each other. */
export function isOrderOf(label: string, names: readonly string[]): boolean {
  const [first, second] = label.toLowerCase().split(/ (?:must (?:come|be done|be finished) |comes? |only |is done )?(?:before|after|vor|nach|antes de|despu[eé]s de|avant|apr[eè]s|depois de) (?:the |el |la |le |den |die |das |dem |der |o |a )?/u)
  const isListed = (part: string | undefined) => part !== undefined && names.some((name) => name !== label.toLowerCase() && (name.includes(part) || part.includes(name)))
  return isListed(first) && isListed(second)
}

/** Longest bracket that stays part of an item's name, in characters. */
const LONGEST_KINDS = 48

/** The ' (Klarna, PayPal)' of 'payment (Klarna, PayPal)' in a project's list: of which kinds the item is, when nothing else is said there. */
export function kindsBehind(context: ReadingContext, { to }: Words): string {
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || tokens[to]?.key !== '(') return ''
  const length = tokens.slice(to + 1, to + 16).findIndex(({ key }) => key === ')')
  const inside = tokens.slice(to + 1, to + 1 + length)
  const isList = length > 0 && inside.some(({ key }) => /^[,/+&]$/u.test(key)) && inside.every(({ kind, key }) => kind === 'word' && !isEmptyWord(key) || /^(?:[,/+&.-]|and|or)$/u.test(key))
  const words = { from: to, to: to + 2 + length }
  const isFree = isList && !isClaimed(context, words) && !context.groups.some((group) => group.from < words.to && group.to > words.from) && !inside.some(({ text }) => context.people.has(text))
  const text = isFree ? textOf(context, words) : ''
  return text.length > 0 && text.length <= LONGEST_KINDS ? ` ${text}` : ''
}
