/** What a prompt for one playbook says: `{span}`, `{level}` and `{amount}` in `goal` are filled from the pairs. */
export type PromptSet = {
  goal: string
  /** A beginner's words, then an expert's. */
  levels: readonly [string, string]
  /** Short, then long. */
  spans: readonly [string, string]
  /** Small, then large. */
  amounts: readonly [string, string]
}

const ALONE = ['I am a complete beginner', 'I am very experienced'] as const
const FIRST_TIME = ['It is my first time', 'I am experienced and have done this often'] as const
const TEAM = ['We are beginners in this', 'We are an experienced senior team'] as const
const WEEKS = ['over 2 weeks', 'over 12 weeks'] as const
const MONTHS = ['over 3 weeks', 'over 20 weeks'] as const
const SPRINTS = ['in one 1-week sprint', 'in four 2-week sprints'] as const

export const alone = (goal: string, amounts: readonly [string, string], spans: readonly [string, string] = WEEKS): PromptSet => ({ goal: `${goal} {amount} {span}. {level}.`, levels: ALONE, spans, amounts })
export const project = (goal: string, amounts: readonly [string, string], spans: readonly [string, string] = MONTHS): PromptSet => ({ goal: `${goal} {amount} {span}. {level}.`, levels: FIRST_TIME, spans, amounts })
export const team = (goal: string, amounts: readonly [string, string]): PromptSet => ({ goal: `${goal} {amount} {span}. {level}.`, levels: TEAM, spans: SPRINTS, amounts })

/** The prompt with the chosen side of each pair; what is not chosen takes its first side, no level and no amount. */
export function promptOf(set: PromptSet, sides: { level?: 0 | 1; span?: 0 | 1; amount?: 0 | 1 }): string {
  const filled = set.goal
    .replace('{span}', set.spans[sides.span ?? 1])
    .replace('{level}', sides.level === undefined ? '' : set.levels[sides.level])
    .replace('{amount}', sides.amount === undefined ? '' : set.amounts[sides.amount])
  return filled.replace(/\s+/gu, ' ').replace(/ ([.,])/gu, '$1').replace(/\.\s*\.$/u, '.').trim()
}
