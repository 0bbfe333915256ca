import { BOOK_WRITING } from './book-writing.ts'
import { CONFERENCE } from './conference.ts'
import { DISTANCE_SWIMMING } from './distance-swimming.ts'
import { DOG_TRAINING } from './dog-training.ts'
import { EXAM_STUDY } from './exam-study.ts'
import { FITNESS } from './fitness.ts'
import { GARDENING } from './gardening.ts'
import { GRANT_APPLICATION } from './grant-application.ts'
import { HABIT } from './habit.ts'
import { HOUSE_MOVE } from './house-move.ts'
import { JOB_SEARCH } from './job-search.ts'
import { LANGUAGE_LEARNING } from './language-learning.ts'
import { LANGUAGE_TEST } from './language-test.ts'
import { MEAL_PREP } from './meal-prep.ts'
import { MUSIC_PRACTICE } from './music-practice.ts'
import { NEWBORN } from './newborn.ts'
import { ONBOARDING } from './onboarding.ts'
import { PAPERWORK } from './paperwork.ts'
import { PARTY } from './party.ts'
import { PERSONAL_FINANCE } from './personal-finance.ts'
import { PERSONAL_GROWTH } from './personal-growth.ts'
import { PET_CARE } from './pet-care.ts'
import { PODCAST } from './podcast.ts'
import { PRODUCT_LAUNCH } from './product-launch.ts'
import { READING } from './reading.ts'
import { RECOVERY } from './recovery.ts'
import { RENOVATION } from './renovation.ts'
import { RESEARCH_STUDY } from './research-study.ts'
import { RUNNING } from './running.ts'
import { SKILL_LEARNING } from './skill-learning.ts'
import { SPRING_CLEANING } from './spring-cleaning.ts'
import { SPRINT_A11Y_L10N } from './sprint-accessibility.ts'
import { SPRINT_API_INTEGRATION } from './sprint-api-integration.ts'
import { SPRINT_AUTHENTICATION } from './sprint-authentication.ts'
import { SPRINT_BUG_BASH } from './sprint-bug-bash.ts'
import { SPRINT_CI_CD } from './sprint-ci-cd.ts'
import { SPRINT_DATABASE_MIGRATION } from './sprint-database-migration.ts'
import { SPRINT_PERFORMANCE } from './sprint-performance.ts'
import { SPRINT_CLOUD_MIGRATION } from './sprint-cloud-migration.ts'
import { SPRINT_CONTENT_MARKETING } from './sprint-content-marketing.ts'
import { SPRINT_CRM_ROLLOUT } from './sprint-crm-rollout.ts'
import { SPRINT_DATA_PIPELINE } from './sprint-data-pipeline.ts'
import { SPRINT_DESIGN_SYSTEM } from './sprint-design-system.ts'
import { SPRINT_ECOMMERCE } from './sprint-ecommerce.ts'
import { SPRINT_GAME } from './sprint-game.ts'
import { SPRINT_HARDWARE } from './sprint-hardware.ts'
import { SPRINT_HIRING } from './sprint-hiring.ts'
import { SPRINT_ML_MODEL } from './sprint-ml-model.ts'
import { SPRINT_MOBILE_APP } from './sprint-mobile-app.ts'
import { SPRINT_OBSERVABILITY } from './sprint-observability.ts'
import { SPRINT_OPEN_SOURCE } from './sprint-open-source.ts'
import { SPRINT_PAYMENTS } from './sprint-payments.ts'
import { SPRINT_REFACTORING } from './sprint-refactoring.ts'
import { SPRINT_SECURITY } from './sprint-security.ts'
import { SPRINT_SOFTWARE } from './sprint-software.ts'
import { SPRINT_TOOL_MIGRATION } from './sprint-tool-migration.ts'
import { SPRINT_WEBSITE } from './sprint-website.ts'
import { SWIMMING } from './swimming.ts'
import { THESIS } from './thesis.ts'
import { RESTORATION } from './restoration.ts'
import { FUNDRAISING } from './fundraising.ts'
import { VOLUNTEERING } from './volunteering.ts'
import { SPRINT_INCIDENT_FOLLOW_UP } from './sprint-incident-follow-up.ts'
import { BUSINESS_OPENING } from './business-opening.ts'
import { CARE_MOVE } from './care-move.ts'
import { HEALTH_CHANGE } from './health-change.ts'
import { SPRINT_CLOUD_COST } from './sprint-cloud-cost.ts'
import { MEMORIAL } from './memorial.ts'
import { SIGN_LANGUAGE } from './sign-language.ts'
import { INVESTOR_ROUND } from './investor-round.ts'
import { PAINTING } from './painting.ts'
import { BICYCLE_REPAIR } from './bicycle-repair.ts'
import { SPRINT_VERSION_UPGRADE } from './sprint-version-upgrade.ts'
import { TALK } from './talk.ts'
import { TRIATHLON } from './triathlon.ts'
import { TRIP } from './trip.ts'
import { WEDDING } from './wedding.ts'
import { TRANSLATIONS } from './translations/all-translations.ts'
import { translatedPlaybook } from './translations/translated-playbook.ts'
import type { Playbook } from './playbook.ts'

const WRITTEN: readonly Playbook[] = [
  BICYCLE_REPAIR,
  BUSINESS_OPENING,
  CARE_MOVE,
  HEALTH_CHANGE,
  BOOK_WRITING,
  CONFERENCE,
  DISTANCE_SWIMMING,
  DOG_TRAINING,
  EXAM_STUDY,
  FITNESS,
  GARDENING,
  GRANT_APPLICATION,
  HABIT,
  HOUSE_MOVE,
  INVESTOR_ROUND,
  JOB_SEARCH,
  LANGUAGE_LEARNING,
  LANGUAGE_TEST,
  MEAL_PREP,
  MEMORIAL,
  MUSIC_PRACTICE,
  NEWBORN,
  ONBOARDING,
  PAINTING,
  PAPERWORK,
  PARTY,
  PERSONAL_FINANCE,
  PERSONAL_GROWTH,
  PET_CARE,
  PODCAST,
  PRODUCT_LAUNCH,
  READING,
  RECOVERY,
  RENOVATION,
  RESEARCH_STUDY,
  RUNNING,
  SIGN_LANGUAGE,
  SKILL_LEARNING,
  SPRING_CLEANING,
  SPRINT_A11Y_L10N,
  SPRINT_API_INTEGRATION,
  SPRINT_AUTHENTICATION,
  SPRINT_BUG_BASH,
  SPRINT_CI_CD,
  SPRINT_CLOUD_COST,
  SPRINT_CLOUD_MIGRATION,
  SPRINT_DATABASE_MIGRATION,
  SPRINT_PERFORMANCE,
  SPRINT_CONTENT_MARKETING,
  SPRINT_CRM_ROLLOUT,
  SPRINT_DATA_PIPELINE,
  SPRINT_DESIGN_SYSTEM,
  SPRINT_ECOMMERCE,
  SPRINT_GAME,
  SPRINT_HARDWARE,
  SPRINT_HIRING,
  SPRINT_ML_MODEL,
  SPRINT_MOBILE_APP,
  SPRINT_OBSERVABILITY,
  SPRINT_OPEN_SOURCE,
  SPRINT_PAYMENTS,
  SPRINT_REFACTORING,
  SPRINT_SECURITY,
  SPRINT_SOFTWARE,
  SPRINT_VERSION_UPGRADE,
  SPRINT_TOOL_MIGRATION,
  SPRINT_WEBSITE,
  SWIMMING,
  TALK,
  THESIS,
  RESTORATION,
  FUNDRAISING,
  VOLUNTEERING,
  SPRINT_INCIDENT_FOLLOW_UP,
  TRIATHLON,
  TRIP,
  WEDDING,
]

/** Every playbook the drafter may choose from, in all languages that it stands in. */
export const PLAYBOOKS: readonly Playbook[] = WRITTEN.map((playbook) => translatedPlaybook(playbook, TRANSLATIONS[playbook.id]))
