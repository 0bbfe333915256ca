import type { Reading, ReadingOf } from '../brief.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { clauseOfRule } from './clause-of-rule.ts'
import { isBareConsequence } from './scope-of-rule.ts'

type Rule = Reading & ReadingOf<'availability' | 'exclusion' | 'limit' | 'session' | 'spacing' | 'horizon'>

/**
 * 'My eyes get sore so no more than 20 minutes at a time', 'kids go to bed at 8 so evenings only after that': what is drawn
 * from a reason bounds the plan, and not the reason.
 */
export function settleConsequences(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const rule of context.readings.filter(isNamed)) {
    const clause = clauseOfRule(context, rule)
    if (clause === null || !isBareConsequence(context, rule, clause)) continue
    const reason = clause.sentence[clause.sentence.indexOf(clause.segment) - 1]
    const said = reason === undefined ? '' : ` ${keysOf(context, reason).join(' ')} `
    const [label] = rule.appliesTo!.labels
    if (said.includes(` ${label!.toLowerCase()} `)) Object.assign(rule, { appliesTo: null, text: rule.text.replace(`${label}: `, '') })
  }
}

function isNamed(reading: Reading): reading is Rule {
  return RULES.has(reading.kind) && reading.source === 'stated' && reading.appliesTo?.labels.length === 1
}

const RULES: ReadonlySet<Reading['kind']> = new Set(['availability', 'exclusion', 'limit', 'session', 'spacing', 'horizon'])
