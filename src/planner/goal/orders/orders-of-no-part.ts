import type { Brief, Reading } from '../brief.ts'
import { isPostWord } from '../people/post-words.ts'

/**
 * Leaves out orders one side of which is no part of the work: 'the auditor needs the list before' is no step called auditor,
 * and in 'before the term, which begins on Monday' nothing begins first. What is said of everything is said of the plan.
 */
export function withoutOrdersOfNoPart(brief: Brief): Brief {
  if (brief.plannerType !== 'sprint') return brief
  const readings = brief.readings.filter((reading) => reading.kind !== 'precedence' || ![reading.before, reading.after].some(({ labels }) => labels.length === 1 && isNoPart(labels[0]!, reading, brief.language)))
  return { ...brief, readings: readings.map(ofWholePlan) }
}

function isNoPart(label: string, { words }: Reading, language: string): boolean {
  if (EVERYTHING.test(label) || BEGINS.test(label)) return true
  return /^\p{Ll}+$/u.test(label) && SOMEBODY.test(label) && isPostWord({ key: label, text: label }, language) && NEEDING.test(words)
}

const EVERYTHING = /^(?:everything|all|everyone|alles|alle|todo|todos|tout|tous|tudo)(?:['’]s)?$/iu
/** A clause that says when something begins. */
const BEGINS = /^(?:(?:which|that|die|der|das|que|qui) )?(?:begins|starts|opens|beginnt|startet|empieza|comienza|commence|d[eé]bute|come[cç]a|inicia) (?:on|am|el|le|na|no|em|an|with|at)(?!\p{L})/iu
const SOMEBODY = /(?:er|or|ist|ian|eer|ant)s?$/u
const NEEDING = /(?<!\p{L})(?:needs?|wants?|requires?|gets?|asks? for|braucht|necesita|a besoin|precisa)(?!\p{L})/iu

function ofWholePlan(reading: Reading): Reading {
  if (reading.kind !== 'deadline' || reading.appliesTo?.labels.length !== 1 || !EVERYTHING.test(reading.appliesTo.labels[0]!)) return reading
  const text = reading.text.slice(reading.appliesTo.labels[0]!.length).trim()
  return { ...reading, appliesTo: null, text: text === '' ? reading.text : `${text[0]!.toUpperCase()}${text.slice(1)}` }
}
