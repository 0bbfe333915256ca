import type { Priority } from '../../../contract/plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { planViewTexts } from './texts.ts'

export function PriorityBadge({ priority }: { priority: Priority }) {
  return <Badge tone={priority}>{planViewTexts.priorities[priority]}</Badge>
}
