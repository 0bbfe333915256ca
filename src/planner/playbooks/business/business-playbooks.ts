import { HR_PLAN } from './hr-plan.ts'
import { LOCAL_MARKETING } from './local-marketing.ts'
import { BUSINESS_TRIP } from './business-trip.ts'
import { BUSINESS_OPENING } from './business-opening.ts'
import { GRANT_APPLICATION } from './grant-application.ts'
import { INVESTOR_ROUND } from './investor-round.ts'
import { JOB_SEARCH } from './job-search.ts'
import { ONBOARDING } from './onboarding.ts'
import { PODCAST } from './podcast.ts'
import { PRODUCT_LAUNCH } from './product-launch.ts'
import { JOB_INTERVIEW } from './job-interview.ts'
import { WORK_HANDOVER } from './work-handover.ts'
import { TECHNICAL_INTERVIEW } from './technical-interview.ts'
import { FREELANCING } from './freelancing.ts'
import { PROMOTION } from './promotion.ts'
import { ANNUAL_REPORT } from './annual-report.ts'
import { TENDER } from './tender.ts'
import { COMPLIANCE } from './compliance.ts'
import { CRAFT_SELLING } from './craft-selling.ts'
import { YEAR_END_CLOSE } from './year-end-close.ts'
import { STOCKTAKE } from './stocktake.ts'
import { BUDGET_ROUND } from './budget-round.ts'
import { BOARD_MEETING } from './board-meeting.ts'
import { CAREER_CHANGE } from './career-change.ts'
import { PERFORMANCE_REVIEWS } from './performance-reviews.ts'
import { SOCIAL_MEDIA } from './social-media.ts'
import { BLOG_NEWSLETTER } from './blog-newsletter.ts'
import { SEARCH_VISIBILITY } from './search-visibility.ts'
import { CROWDFUNDING } from './crowdfunding.ts'
import { EMPLOYEE_SURVEY } from './employee-survey.ts'
import { PRESS_WORK } from './press-work.ts'
import { STAFF_HANDBOOK } from './staff-handbook.ts'
import { BUSINESS_PLAN } from './business-plan.ts'
import { WINNING_CLIENTS } from './winning-clients.ts'
import { BUSINESS_CLOSING } from './business-closing.ts'
import { BUSINESS_SUCCESSION } from './business-succession.ts'
import { TAX_AUDIT } from './tax-audit.ts'
import { FIRST_EMPLOYEE } from './first-employee.ts'
import { PACKAGING } from './packaging.ts'
import { TRADE_FAIR_VISIT } from './trade-fair-visit.ts'
import { DATA_TOOLS } from './data-tools.ts'
import { NEW_MANAGER } from './new-manager.ts'
import { DECISION_PAPER } from './decision-paper.ts'
import { STAFF_VOLUNTEERING } from './staff-volunteering.ts'
import type { Playbook } from '../playbook.ts'
import { OWN_WEBSITE } from './own-website.ts'
import { OWN_APP } from './own-app.ts'
import { MARKET_ANALYSIS } from './market-analysis.ts'
import { NEW_JOB } from './new-job.ts'
import { LOYALTY_SCHEME } from './loyalty-scheme.ts'
import { SEASONAL_STAFFING } from './seasonal-staffing.ts'
import { OWN_APPRAISAL } from './own-appraisal.ts'
import { FOOD_TRUCK } from './food-truck.ts'

/** Work and business. */
export const BUSINESS_PLAYBOOKS: readonly Playbook[] = [
  HR_PLAN,
  BUSINESS_TRIP,
  LOCAL_MARKETING,
  BUSINESS_OPENING,
  GRANT_APPLICATION,
  INVESTOR_ROUND,
  JOB_SEARCH,
  ONBOARDING,
  PODCAST,
  PRODUCT_LAUNCH,
  JOB_INTERVIEW,
  WORK_HANDOVER,
  TECHNICAL_INTERVIEW,
  FREELANCING,
  PROMOTION,
  ANNUAL_REPORT,
  TENDER,
  COMPLIANCE,
  CRAFT_SELLING,
  YEAR_END_CLOSE,
  STOCKTAKE,
  BUDGET_ROUND,
  BOARD_MEETING,
  CAREER_CHANGE,
  PERFORMANCE_REVIEWS,
  SOCIAL_MEDIA,
  BLOG_NEWSLETTER,
  SEARCH_VISIBILITY,
  CROWDFUNDING,
  EMPLOYEE_SURVEY,
  PRESS_WORK,
  STAFF_HANDBOOK,
  BUSINESS_PLAN,
  WINNING_CLIENTS,
  BUSINESS_CLOSING,
  BUSINESS_SUCCESSION,
  TAX_AUDIT,
  FIRST_EMPLOYEE,
  PACKAGING,
  TRADE_FAIR_VISIT,
  DATA_TOOLS,
  NEW_MANAGER,
  DECISION_PAPER,
  STAFF_VOLUNTEERING,
  OWN_WEBSITE,
  OWN_APP,
  MARKET_ANALYSIS,
  NEW_JOB,
  LOYALTY_SCHEME,
  SEASONAL_STAFFING,
  OWN_APPRAISAL,
  FOOD_TRUCK,
]
