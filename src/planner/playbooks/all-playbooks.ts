import { EXAM_STUDY } from './exam-study.ts'
import { FITNESS } from './fitness.ts'
import { GARDENING } from './gardening.ts'
import { HABIT } from './habit.ts'
import { HOUSE_MOVE } from './house-move.ts'
import { JOB_SEARCH } from './job-search.ts'
import { LANGUAGE_LEARNING } from './language-learning.ts'
import { MUSIC_PRACTICE } from './music-practice.ts'
import { NEWBORN } from './newborn.ts'
import { ONBOARDING } from './onboarding.ts'
import { PAPERWORK } from './paperwork.ts'
import { PARTY } from './party.ts'
import { PODCAST, PRODUCT_LAUNCH } from './product-launch.ts'
import { RUNNING } from './running.ts'
import { SPRING_CLEANING } from './spring-cleaning.ts'
import { SPRINT_API_INTEGRATION } from './sprint-api-integration.ts'
import { SPRINT_AUTHENTICATION } from './sprint-authentication.ts'
import { SPRINT_BUG_BASH } from './sprint-bug-bash.ts'
import { SPRINT_CI_CD } from './sprint-ci-cd.ts'
import { SPRINT_CONTENT_MARKETING } from './sprint-content-marketing.ts'
import { SPRINT_DATA_PIPELINE } from './sprint-data-pipeline.ts'
import { SPRINT_DESIGN_SYSTEM } from './sprint-design-system.ts'
import { SPRINT_ECOMMERCE } from './sprint-ecommerce.ts'
import { SPRINT_HIRING } from './sprint-hiring.ts'
import { SPRINT_ML_MODEL } from './sprint-ml-model.ts'
import { SPRINT_MOBILE_APP } from './sprint-mobile-app.ts'
import { SPRINT_PAYMENTS } from './sprint-payments.ts'
import { SPRINT_WEBSITE } from './sprint-website.ts'
import { THESIS } from './thesis.ts'
import { TRIP } from './trip.ts'
import { WEDDING } from './wedding.ts'
import type { Playbook } from './playbook.ts'

/** Every playbook the drafter may choose from. */
export const PLAYBOOKS: readonly Playbook[] = [
  EXAM_STUDY,
  FITNESS,
  GARDENING,
  HABIT,
  HOUSE_MOVE,
  JOB_SEARCH,
  LANGUAGE_LEARNING,
  MUSIC_PRACTICE,
  NEWBORN,
  ONBOARDING,
  PAPERWORK,
  PARTY,
  PODCAST,
  PRODUCT_LAUNCH,
  RUNNING,
  SPRING_CLEANING,
  SPRINT_API_INTEGRATION,
  SPRINT_AUTHENTICATION,
  SPRINT_BUG_BASH,
  SPRINT_CI_CD,
  SPRINT_CONTENT_MARKETING,
  SPRINT_DATA_PIPELINE,
  SPRINT_DESIGN_SYSTEM,
  SPRINT_ECOMMERCE,
  SPRINT_HIRING,
  SPRINT_ML_MODEL,
  SPRINT_MOBILE_APP,
  SPRINT_PAYMENTS,
  SPRINT_WEBSITE,
  THESIS,
  TRIP,
  WEDDING,
]
