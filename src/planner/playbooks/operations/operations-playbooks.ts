import { RFID_INTRODUCTION } from './rfid-introduction.ts'
import { MARKETING_CAMPAIGN } from './marketing-campaign.ts'
import { BRAND_IDENTITY } from './brand-identity.ts'
import { SIGNAGE_WAYFINDING } from './signage-wayfinding.ts'
import { UX_DISCOVERY } from './ux-discovery.ts'
import { KNOWLEDGE_BASE } from './knowledge-base.ts'
import { CUSTOMER_SUCCESS } from './customer-success.ts'
import { PROCESS_IMPROVEMENT } from './process-improvement.ts'
import { OFFICE_MOVE } from './office-move.ts'
import { COURSE_CREATION } from './course-creation.ts'
import { CERTIFICATION_PROGRAMME } from './certification-programme.ts'
import { CHANGE_PROGRAMME } from './change-programme.ts'
import { DEVICE_ROLLOUT } from './device-rollout.ts'
import { MARKET_ENTRY } from './market-entry.ts'
import { VIDEO_PRODUCTION } from './video-production.ts'
import { SALES_PROCESS } from './sales-process.ts'
import { MUSEUM_EXHIBITION } from './museum-exhibition.ts'
import { PREMISES_FIT_OUT } from './premises-fit-out.ts'
import { PRICE_CHANGE } from './price-change.ts'
import { PUBLICATION } from './publication.ts'
import { WAREHOUSE_REORGANISATION } from './warehouse-reorganisation.ts'
import { COMMUNITY_PROGRAMME } from './community-programme.ts'
import { PRODUCTION_LINE } from './production-line.ts'
import { SPRINT_CONTENT_MARKETING } from './sprint-content-marketing.ts'
import { SPRINT_CRM_ROLLOUT } from './sprint-crm-rollout.ts'
import { SPRINT_HARDWARE } from './sprint-hardware.ts'
import { SPRINT_HIRING } from './sprint-hiring.ts'
import { SPRINT_TOOL_MIGRATION } from './sprint-tool-migration.ts'
import { SPRINT_TRAINING_ROLLOUT } from './sprint-training-rollout.ts'
import { STRATEGY_PROCESS } from './strategy-process.ts'
import { CLINICAL_IMPROVEMENT } from './clinical-improvement.ts'
import { QUALITY_MANAGEMENT } from './quality-management.ts'
import { SECOND_SUPPLIER } from './second-supplier.ts'
import { MEDICAL_DEVICE_FILE } from './medical-device-file.ts'
import { RESTAURANT_MENU } from './restaurant-menu.ts'
import { EMPLOYER_BRANDING } from './employer-branding.ts'
import { ARCHIVE_DIGITISATION } from './archive-digitisation.ts'
import { LEARNING_PLATFORM } from './learning-platform.ts'
import { NEWSLETTER_MIGRATION } from './newsletter-migration.ts'
import { ERP_ROLLOUT } from './erp-rollout.ts'
import { SERVICE_DESK } from './service-desk.ts'
import { OKR_INTRODUCTION } from './okr-introduction.ts'
import { PLANT_SHUTDOWN } from './plant-shutdown.ts'
import { CARBON_ROADMAP } from './carbon-roadmap.ts'
import { TRAINEE_PROGRAMME } from './trainee-programme.ts'
import { EMERGENCY_PLANS } from './emergency-plans.ts'
import { USABILITY_STUDY } from './usability-study.ts'
import { INSPECTION } from './inspection.ts'
import { ON_CALL_ROTA } from './on-call-rota.ts'
import { SUPPLIER_AUDIT } from './supplier-audit.ts'
import { PILOT_SCHEME } from './pilot-scheme.ts'
import { PHONE_SYSTEM } from './phone-system.ts'
import { DATA_RETENTION } from './data-retention.ts'
import { WORKS_ELECTION } from './works-election.ts'
import { CANTEEN_MENU } from './canteen-menu.ts'
import { SHIFT_ROTA } from './shift-rota.ts'
import { ELECTRONIC_FILES } from './electronic-files.ts'
import { MASTER_DATA } from './master-data.ts'
import { REFERRAL_PROGRAMME } from './referral-programme.ts'
import { FORM_DIGITISATION } from './form-digitisation.ts'
import { OFFICE_AUTOMATION } from './office-automation.ts'
import type { Playbook } from '../playbook.ts'
import { ADVISORY_BOARD } from './advisory-board.ts'
import { CHANGEOVER_REDUCTION } from './changeover-reduction.ts'
import { CLINICAL_AUDIT } from './clinical-audit.ts'
import { TEAM_MERGER } from './team-merger.ts'
import { WAYS_OF_WORKING } from './ways-of-working.ts'
import { ONLINE_SERVICE } from './online-service.ts'
import { IDENTITY_ROLLOUT } from './identity-rollout.ts'
import { METHOD_VALIDATION } from './method-validation.ts'
import { PUBLIC_INFORMATION } from './public-information.ts'
import { FIELD_INSPECTIONS } from './field-inspections.ts'
import { CURRICULUM_REVISION } from './curriculum-revision.ts'
import { MACHINE_INSTALLATION } from './machine-installation.ts'
import { PAPER_RESUBMISSION } from './paper-resubmission.ts'
import { AUDIT_REMEDIATION } from './audit-remediation.ts'
import { ELECTRONIC_CHARTS } from './electronic-charts.ts'
import { BOOK_PRODUCTION } from './book-production.ts'
import { UNIT_MOVE } from './unit-move.ts'
import { FASTER_CLOSE } from './faster-close.ts'
import { FUNDER_REPORT } from './funder-report.ts'

/** Sprints of all other teams. */
export const OPERATIONS_PLAYBOOKS: readonly Playbook[] = [
  RFID_INTRODUCTION,
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
  PROCESS_IMPROVEMENT,
  OFFICE_MOVE,
  COURSE_CREATION,
  CERTIFICATION_PROGRAMME,
  CHANGE_PROGRAMME,
  DEVICE_ROLLOUT,
  MARKET_ENTRY,
  VIDEO_PRODUCTION,
  SALES_PROCESS,
  MUSEUM_EXHIBITION,
  PREMISES_FIT_OUT,
  PRICE_CHANGE,
  PUBLICATION,
  WAREHOUSE_REORGANISATION,
  COMMUNITY_PROGRAMME,
  PRODUCTION_LINE,
  SPRINT_TRAINING_ROLLOUT,
  STRATEGY_PROCESS,
  CLINICAL_IMPROVEMENT,
  QUALITY_MANAGEMENT,
  SECOND_SUPPLIER,
  MEDICAL_DEVICE_FILE,
  RESTAURANT_MENU,
  EMPLOYER_BRANDING,
  ARCHIVE_DIGITISATION,
  LEARNING_PLATFORM,
  NEWSLETTER_MIGRATION,
  ERP_ROLLOUT,
  SERVICE_DESK,
  OKR_INTRODUCTION,
  PLANT_SHUTDOWN,
  CARBON_ROADMAP,
  TRAINEE_PROGRAMME,
  EMERGENCY_PLANS,
  USABILITY_STUDY,
  INSPECTION,
  ON_CALL_ROTA,
  SUPPLIER_AUDIT,
  PILOT_SCHEME,
  PHONE_SYSTEM,
  DATA_RETENTION,
  WORKS_ELECTION,
  CANTEEN_MENU,
  SHIFT_ROTA,
  ELECTRONIC_FILES,
  MASTER_DATA,
  ADVISORY_BOARD,
  CHANGEOVER_REDUCTION,
  CLINICAL_AUDIT,
  TEAM_MERGER,
  WAYS_OF_WORKING,
  ONLINE_SERVICE,
  REFERRAL_PROGRAMME,
  FORM_DIGITISATION,
  OFFICE_AUTOMATION,
  IDENTITY_ROLLOUT,
  METHOD_VALIDATION,
  PUBLIC_INFORMATION,
  FIELD_INSPECTIONS,
  CURRICULUM_REVISION,
  MACHINE_INSTALLATION,
  PAPER_RESUBMISSION,
  AUDIT_REMEDIATION,
  ELECTRONIC_CHARTS,
  BOOK_PRODUCTION,
  UNIT_MOVE,
  FASTER_CLOSE,
  FUNDER_REPORT,
]
