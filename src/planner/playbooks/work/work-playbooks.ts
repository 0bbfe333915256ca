import { BUSINESS_OPENING } from './business-opening.ts'
import { GRANT_APPLICATION } from './grant-application.ts'
import { INVESTOR_ROUND } from './investor-round.ts'
import { JOB_SEARCH } from './job-search.ts'
import { ONBOARDING } from './onboarding.ts'
import { PODCAST } from './podcast.ts'
import { PRODUCT_LAUNCH } from './product-launch.ts'
import { JOB_INTERVIEW } from './job-interview.ts'
import { WORK_HANDOVER } from './work-handover.ts'
import type { Playbook } from '../playbook.ts'

/** Work and business. */
export const WORK_PLAYBOOKS: readonly Playbook[] = [
  BUSINESS_OPENING,
  GRANT_APPLICATION,
  INVESTOR_ROUND,
  JOB_SEARCH,
  ONBOARDING,
  PODCAST,
  PRODUCT_LAUNCH,
  JOB_INTERVIEW,
  WORK_HANDOVER,
]
