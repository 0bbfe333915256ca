import type { Reading, ReadingOf } from '../brief.ts'
import { matchesTask, stems } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

/** Beyond this many words a label quotes a clause rather than naming work. */
const LONGEST_NAME = 5

/** 'carrots in the third week of April', 'user tests only in sprint 2': what only its days name is work of the plan too. */
export function nameLooseParts(context: ReadingContext): void {
  const parts = context.readings.filter((reading): reading is ReadingOf<'horizon'> & Reading => reading.kind === 'horizon' && reading.appliesTo !== null)
  const loose: { part: Reading; label: string }[] = parts.flatMap((part) => part.appliesTo!.labels.filter((label) => label.split(' ').length <= LONGEST_NAME && !isNamed(context, label)).map((label) => ({ part, label })))
  loose.push(...orderedParts(context))
  const roles = new Set(context.readings.flatMap((reading) => (reading.kind === 'person' ? reading.roles : [])).map((role) => role.toLowerCase()))
  // 'Rosalind (canvassing) … Canvassing only on Saturdays': a part of the team that has days of its own is work.
  for (const part of context.readings) if (part.kind === 'availability' && part.source === 'stated') for (const label of part.appliesTo?.labels ?? []) if (roles.has(label.toLowerCase()) && !isNamed(context, label)) loose.push({ part, label })
  // One part beside a goal without a list is an aside; it does not make the list.
  if (loose.length < 2 && !context.readings.some(({ kind }) => kind === 'topic')) return
  for (const { part: { words, start, end, source, strength }, label } of loose) {
    context.readings.push({ id: '', words, start, end, source, strength, appliesTo: null, text: label, kind: 'topic', label, list: 0, position: 1, amount: null, minutes: null })
  }
}

const NO_WORK = /ed$|^(?:that|this|it|then|everything|all|rest|go|start|day|week|sprint|kick-?off|end|holidays?)(?: |$)/iu

/** 'Rollback plan before the migration', 'mixing after recording': in a plan for several, the one that only its order names. */
function orderedParts(context: ReadingContext): { part: Reading; label: string }[] {
  if (context.plannerType !== 'sprint') return []
  return context.readings.flatMap((part) => {
    if (part.kind !== 'precedence' || part.before.labels.length !== 1 || part.after.labels.length !== 1) return []
    const [before, after] = [part.before.labels[0]!, part.after.labels[0]!]
    const label = isNamed(context, after) ? before : isNamed(context, before) ? after : null
    return label === null || label.split(' ').length > LONGEST_NAME || NO_WORK.test(label) || isNamed(context, label) || context.people.has(label) ? [] : [{ part, label }]
  })
}

function isNamed({ readings }: ReadingContext, label: string): boolean {
  return readings.some((reading) => {
    const name = reading.kind === 'topic' ? reading.label : reading.kind === 'rhythm' || reading.kind === 'event' || reading.kind === 'commitment' ? reading.title : null
    return name !== null && (matchesTask({ labels: [label] }, { title: name, subjects: [] }) || matchesTask({ labels: [name] }, { title: label, subjects: [] }) || sharesHalf(label, name))
  })
}

/** 'order the laptop' and 'laptop + accounts'. */
function sharesHalf(label: string, name: string): boolean {
  const content = (text: string) => stems(text).filter((stem) => stem.length > 3 && !/^(?:plan|test|list|report|check|page|note|meeting)$/u.test(stem))
  const [own, others] = [content(label), content(name)]
  return own.filter((stem) => others.includes(stem)).length * 2 >= Math.max(1, own.length)
}
