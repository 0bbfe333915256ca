import type { Check } from '../../contract/plan.ts'
import type { Finding } from '../verify/finding.ts'
import { groupBy } from '../verify/group-by.ts'

/** The certificate: one line for each phrase of the prompt (or general rule) that was checked. */
export function planChecks(findings: readonly Finding[]): Check[] {
  const groups = groupBy(findings, ({ constraint, name }) => `${constraint} ${name}`)
  return [...groups.values()].map(checkOf)
}

function checkOf(group: Finding[]): Check {
  const broken = group.filter(({ ok }) => !ok)
  const shown = broken.length > 0 ? broken : group
  const details = [...new Set(shown.map(({ detail }) => detail).filter(Boolean))]
  const wish = broken.length > 0 && broken.every(({ strength }) => strength === 'soft') ? 'A wish that could not be kept in full: ' : ''
  return { name: group[0]!.name, ok: broken.length === 0, detail: wish + details.join('; ') }
}
