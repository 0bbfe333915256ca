import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What a freeze forbids, as tasks are called. */
export const FROZEN: readonly string[] = ['deploy', 'deployment', 'release', 'rollout', 'roll-out', 'go-live', 'cutover', 'cut-over', 'migration', 'switch-over', 'launch']

/** What does not go live on some weekday, whoever says so; work goes on. */
const GOES_LIVE = /(?<!\p{L})(?:deploy\p{L}*|releas\p{L}*|go(?:es|ing)?[ -]live|go-lives?|roll(?:s|ing|ed)?[ -]?outs?|(?:push|pushes|pushed|changes?|nothing|anything) (?:(?:goes|go|gets|is) )?(?:to|in|into|on) (?:prod|production)|(?:production )?changes|cut[ -]?overs?|migrat\p{L}*|deploya?mos|desplega\p{L}*|despliegues?|publica\p{L}*|mises? en (?:production|ligne)|déploi\p{L}*|deployen|ausgeroll\p{L}*|live)(?!\p{L})/iu

/** 'Los viernes ni despliegues ni demos': what is shown to others then is neither. */
const SHOWN = /(?<!\p{L})(?:demos?|reviews?|demonstra\p{L}*|demostraci\p{L}*)(?!\p{L})/iu
const SHOWINGS: readonly string[] = ['demo', 'review', 'demostración', 'démonstration', 'demonstração', 'vorführung']

/** 'We never deploy on Fridays', 'no changes on Fridays': on these days nothing goes live, and everybody works. */
export function settleDaysWithoutDeploys({ readings, plannerType }: ReadingContext): void {
  if (plannerType !== 'sprint') return
  for (const reading of readings) {
    if (isOfDeploys(reading)) Object.assign(reading, { appliesTo: { labels: [...new Set([...(reading.appliesTo?.labels ?? []), ...FROZEN]), ...(SHOWN.test(reading.words) ? SHOWINGS : [])] }, text: `Nothing goes live on ${describePattern(reading.days)}` })
  }
}

/** 'No deploys on Fridays' bars releases as well, whatever the plan calls them. */
const CHANGES = /^(?:(?:production|prod|live|system) )?(?:changes?|deploys?|deployments?|releases?|roll-?outs?|go-?lives?|pushes)$/iu

function isOfDeploys(reading: Reading): reading is Reading & ReadingOf<'exclusion'> {
  if (reading.kind !== 'exclusion' || reading.source !== 'stated' || reading.person !== null || reading.windows.length > 0) return false
  const labels = reading.appliesTo?.labels ?? null
  // 'No releases in the week of 5 July' names days, and what does not happen on them.
  if (!reading.days.weekdays?.length) return (reading.days.spans ?? []).length > 0 && labels !== null && labels.length > 0 && labels.every((label) => CHANGES.test(label))
  // What else is barred by its own name is found by it: 'no migrations on Fridays'.
  return labels === null ? GOES_LIVE.test(reading.words) : labels.length > 0 && labels.every((label) => CHANGES.test(label))
}
