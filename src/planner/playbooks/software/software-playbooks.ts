import { SPRINT_AI_FEATURE } from './sprint-ai-feature.ts'
import { SPRINT_A11Y_L10N } from './sprint-accessibility.ts'
import { SPRINT_API_INTEGRATION } from './sprint-api-integration.ts'
import { SPRINT_AUTHENTICATION } from './sprint-authentication.ts'
import { SPRINT_BUG_BASH } from './sprint-bug-bash.ts'
import { SPRINT_CI_CD } from './sprint-ci-cd.ts'
import { SPRINT_CLOUD_COST } from './sprint-cloud-cost.ts'
import { SPRINT_CLOUD_MIGRATION } from './sprint-cloud-migration.ts'
import { SPRINT_DATA_PIPELINE } from './sprint-data-pipeline.ts'
import { SPRINT_DATABASE_MIGRATION } from './sprint-database-migration.ts'
import { SPRINT_DESIGN_SYSTEM } from './sprint-design-system.ts'
import { SPRINT_ECOMMERCE } from './sprint-ecommerce.ts'
import { SPRINT_GAME } from './sprint-game.ts'
import { SPRINT_INCIDENT_FOLLOW_UP } from './sprint-incident-follow-up.ts'
import { SPRINT_ML_MODEL } from './sprint-ml-model.ts'
import { SPRINT_MOBILE_APP } from './sprint-mobile-app.ts'
import { SPRINT_OBSERVABILITY } from './sprint-observability.ts'
import { SPRINT_OPEN_SOURCE } from './sprint-open-source.ts'
import { SPRINT_PAYMENTS } from './sprint-payments.ts'
import { SPRINT_PERFORMANCE } from './sprint-performance.ts'
import { SPRINT_REDESIGN } from './sprint-redesign.ts'
import { SPRINT_REFACTORING } from './sprint-refactoring.ts'
import { SPRINT_SECURITY } from './sprint-security.ts'
import { SPRINT_SOFTWARE } from './sprint-software.ts'
import { SPRINT_VERSION_UPGRADE } from './sprint-version-upgrade.ts'
import { SPRINT_WEBSITE } from './sprint-website.ts'
import { SPRINT_AI_ASSISTANT } from './sprint-ai-assistant.ts'
import { SPRINT_SEARCH } from './sprint-search.ts'
import { SPRINT_NOTIFICATIONS } from './sprint-notifications.ts'
import { SPRINT_DASHBOARD } from './sprint-dashboard.ts'
import { SPRINT_ADMIN_PANEL } from './sprint-admin-panel.ts'
import { SPRINT_BOOKING } from './sprint-booking.ts'
import { SPRINT_ENTERPRISE_ACCESS } from './sprint-enterprise-access.ts'
import { SPRINT_PRIVACY } from './sprint-privacy.ts'
import { SPRINT_FILE_MEDIA } from './sprint-file-media.ts'
import { SPRINT_PUBLIC_API } from './sprint-public-api.ts'
import { SPRINT_EXPERIMENTS } from './sprint-experiments.ts'
import { SPRINT_REALTIME } from './sprint-realtime.ts'
import { SPRINT_SERVICES } from './sprint-services.ts'
import { SPRINT_INVENTORY } from './sprint-inventory.ts'
import { SPRINT_SUBSCRIPTIONS } from './sprint-subscriptions.ts'
import { SPRINT_DISASTER_RECOVERY } from './sprint-disaster-recovery.ts'
import { SPRINT_OFFLINE } from './sprint-offline.ts'
import { SPRINT_MAPS } from './sprint-maps.ts'
import { SPRINT_CLI } from './sprint-cli.ts'
import { SPRINT_TEST_AUTOMATION } from './sprint-test-automation.ts'
import { SPRINT_RECOMMENDATIONS } from './sprint-recommendations.ts'
import { SPRINT_FORECASTING } from './sprint-forecasting.ts'
import { SPRINT_MLOPS } from './sprint-mlops.ts'
import { SPRINT_CODE_CLEANUP } from './sprint-code-cleanup.ts'
import { SPRINT_REPO_SPLIT } from './sprint-repo-split.ts'
import { SPRINT_PLATFORM_UPGRADE } from './sprint-platform-upgrade.ts'
import { SPRINT_INVOICING } from './sprint-invoicing.ts'
import { SPRINT_FRAMEWORK_UPGRADE } from './sprint-framework-upgrade.ts'
import { SPRINT_BUILD_SPEED } from './sprint-build-speed.ts'
import type { Playbook } from '../playbook.ts'
import { SPRINT_FIRMWARE } from './sprint-firmware.ts'
import { SPRINT_DECOMMISSION } from './sprint-decommission.ts'
import { SPRINT_GIS } from './sprint-gis.ts'
import { SPRINT_SCIENTIFIC_CODE } from './sprint-scientific-code.ts'
import { SPRINT_MULTIPLAYER } from './sprint-multiplayer.ts'
import { SPRINT_TEST_REPAIR } from './sprint-test-repair.ts'
import { SPRINT_DATA_PLATFORM } from './sprint-data-platform.ts'
import { SPRINT_PEAK_READINESS } from './sprint-peak-readiness.ts'
import { SPRINT_REWRITE } from './sprint-rewrite.ts'
import { SPRINT_INTERFACE_MIGRATION } from './sprint-interface-migration.ts'
import { SPRINT_DATA_STORY } from './sprint-data-story.ts'
import { SPRINT_RUNTIME_UPGRADE } from './sprint-runtime-upgrade.ts'

/** Sprints that build or change software. */
export const SOFTWARE_PLAYBOOKS: readonly Playbook[] = [
  SPRINT_AI_FEATURE,
  SPRINT_A11Y_L10N,
  SPRINT_API_INTEGRATION,
  SPRINT_AUTHENTICATION,
  SPRINT_BUG_BASH,
  SPRINT_CI_CD,
  SPRINT_CLOUD_COST,
  SPRINT_CLOUD_MIGRATION,
  SPRINT_DATA_PIPELINE,
  SPRINT_DATABASE_MIGRATION,
  SPRINT_DESIGN_SYSTEM,
  SPRINT_ECOMMERCE,
  SPRINT_GAME,
  SPRINT_INCIDENT_FOLLOW_UP,
  SPRINT_ML_MODEL,
  SPRINT_MOBILE_APP,
  SPRINT_OBSERVABILITY,
  SPRINT_OPEN_SOURCE,
  SPRINT_PAYMENTS,
  SPRINT_PERFORMANCE,
  SPRINT_REDESIGN,
  SPRINT_REFACTORING,
  SPRINT_SECURITY,
  SPRINT_SOFTWARE,
  SPRINT_VERSION_UPGRADE,
  SPRINT_WEBSITE,
  SPRINT_AI_ASSISTANT,
  SPRINT_SEARCH,
  SPRINT_NOTIFICATIONS,
  SPRINT_DASHBOARD,
  SPRINT_ADMIN_PANEL,
  SPRINT_BOOKING,
  SPRINT_ENTERPRISE_ACCESS,
  SPRINT_PRIVACY,
  SPRINT_FILE_MEDIA,
  SPRINT_PUBLIC_API,
  SPRINT_EXPERIMENTS,
  SPRINT_REALTIME,
  SPRINT_SERVICES,
  SPRINT_INVENTORY,
  SPRINT_SUBSCRIPTIONS,
  SPRINT_DISASTER_RECOVERY,
  SPRINT_OFFLINE,
  SPRINT_MAPS,
  SPRINT_CLI,
  SPRINT_TEST_AUTOMATION,
  SPRINT_RECOMMENDATIONS,
  SPRINT_FORECASTING,
  SPRINT_MLOPS,
  SPRINT_CODE_CLEANUP,
  SPRINT_REPO_SPLIT,
  SPRINT_PLATFORM_UPGRADE,
  SPRINT_INVOICING,
  SPRINT_FRAMEWORK_UPGRADE,
  SPRINT_BUILD_SPEED,
  SPRINT_FIRMWARE,
  SPRINT_DECOMMISSION,
  SPRINT_GIS,
  SPRINT_SCIENTIFIC_CODE,
  SPRINT_MULTIPLAYER,
  SPRINT_TEST_REPAIR,
  SPRINT_DATA_PLATFORM,
  SPRINT_PEAK_READINESS,
  SPRINT_REWRITE,
  SPRINT_INTERFACE_MIGRATION,
  SPRINT_DATA_STORY,
  SPRINT_RUNTIME_UPGRADE,
]
