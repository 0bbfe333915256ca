import { MARKETING_CAMPAIGN } from './marketing-campaign.ts'
import { BRAND_IDENTITY } from './brand-identity.ts'
import { SIGNAGE_WAYFINDING } from './signage-wayfinding.ts'
import { UX_DISCOVERY } from './ux-discovery.ts'
import { KNOWLEDGE_BASE } from './knowledge-base.ts'
import { CUSTOMER_SUCCESS } from './customer-success.ts'
import { SPRINT_CONTENT_MARKETING } from './sprint-content-marketing.ts'
import { SPRINT_CRM_ROLLOUT } from './sprint-crm-rollout.ts'
import { SPRINT_HARDWARE } from './sprint-hardware.ts'
import { SPRINT_HIRING } from './sprint-hiring.ts'
import { SPRINT_TOOL_MIGRATION } from './sprint-tool-migration.ts'
import type { Playbook } from '../playbook.ts'

/** Sprints of all other teams. */
export const OPERATIONS_PLAYBOOKS: readonly Playbook[] = [
  SPRINT_CONTENT_MARKETING,
  SPRINT_CRM_ROLLOUT,
  SPRINT_HARDWARE,
  SPRINT_HIRING,
  SPRINT_TOOL_MIGRATION,
  SIGNAGE_WAYFINDING,
  BRAND_IDENTITY,
  MARKETING_CAMPAIGN,
  UX_DISCOVERY,
  KNOWLEDGE_BASE,
  CUSTOMER_SUCCESS,
]
