import type { Keyword, Stage } from '../playbook.ts'

/** What a goal is about as a whole: it tells in which sense a word is meant. A screening of papers is no film show. */
export type Field = 'research' | 'health' | 'software' | 'building' | 'garden' | 'stage' | 'media' | 'print' | 'event' | 'travel' | 'food' | 'goods' | 'office' | 'service' | 'grant' | 'boat'

/** A part of a team's work as its trade does it. `about` are ends of its name or whole names; in `within` it must be one of these fields, in `outside` none. `by` are trades that it is for where the team has one. */
export type Craft = { about: readonly Keyword[]; within?: readonly Field[]; outside?: readonly Field[]; stages: readonly Stage[]; by?: readonly string[] }

/** Title behind the part (null: the part alone), how, when it is done, and undisturbed hours of one person. */
type Step = readonly [title: string | null, how: string, done: string, hours: number]

/** One trade's way with a part, step after step. In English. */
export function craft(about: readonly Keyword[], ...steps: readonly Step[]): Craft {
  return {
    about,
    stages: steps.map(([title, how, done, hours], index) => ({ id: `craft-${index + 1}`, titles: [title === null ? '{Topic}' : `{Topic}: ${title}`], how, done, share: hours, priority: 'high' as const })),
  }
}

/** The same where the goal is of one of these fields alone. */
export function within(fields: readonly Field[], crafts: readonly Craft[]): Craft[] {
  return crafts.map((each) => ({ ...each, within: fields }))
}

/** The same in goals of any field but these. */
export function outside(fields: readonly Field[], crafts: readonly Craft[]): Craft[] {
  return crafts.map((each) => ({ ...each, outside: fields }))
}

/** The same for whoever has one of these trades in the team. */
export function by(trades: readonly string[], each: Craft): Craft {
  return { ...each, by: trades }
}
