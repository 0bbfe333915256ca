import { PACKING } from './packing.ts'
import { HEARING_AIDS } from './hearing-aids.ts'
import { MEDICAL_TEST } from './medical-test.ts'
import { SCHOOL_BULLYING } from './school-bullying.ts'
import { FAMILY_SCREENS } from './family-screens.ts'
import { SWITCHING_SUPPLIER } from './switching-supplier.ts'
import { CARE_MOVE } from './care-move.ts'
import { CITIZENSHIP } from './citizenship.ts'
import { DEMENTIA_CARE } from './dementia-care.ts'
import { DRIVING_LICENCE } from './driving-licence.ts'
import { ESTATE } from './estate.ts'
import { INSURANCE_CLAIM } from './insurance-claim.ts'
import { MOVING_ABROAD } from './moving-abroad.ts'
import { NEWBORN } from './newborn.ts'
import { OPERATION } from './operation.ts'
import { PAPERWORK } from './paperwork.ts'
import { PARENTS_AFFAIRS } from './parents-affairs.ts'
import { PERSONAL_FINANCE } from './personal-finance.ts'
import { PERSONAL_GROWTH } from './personal-growth.ts'
import { QUIT_SMOKING } from './quit-smoking.ts'
import { SCHOOL_START } from './school-start.ts'
import { SEPARATION } from './separation.ts'
import { SLEEP_BETTER } from './sleep-better.ts'
import { SMALL_CLAIM } from './small-claim.ts'
import { STUDY_ABROAD } from './study-abroad.ts'
import { UNIVERSITY_APPLICATION } from './university-application.ts'
import { WILL_MAKING } from './will-making.ts'
import { POTTY_TRAINING } from './potty-training.ts'
import { BABY_SLEEP } from './baby-sleep.ts'
import { FIRST_SOLIDS } from './first-solids.ts'
import { NAME_CHANGE } from './name-change.ts'
import { DISABILITY_BENEFITS } from './disability-benefits.ts'
import { RETIREMENT } from './retirement.ts'
import { PARENTAL_RETURN } from './parental-return.ts'
import { SUMMER_AT_HOME } from './summer-at-home.ts'
import { FAMILY_CHECKUPS } from './family-checkups.ts'
import { CHILD_READING } from './child-reading.ts'
import { MOVING_IN_TOGETHER } from './moving-in-together.ts'
import { HOSTING_GUEST } from './hosting-guest.ts'
import { HOME_CARE } from './home-care.ts'
import { PARENT_MOVING_IN } from './parent-moving-in.ts'
import { CANCER_TREATMENT } from './cancer-treatment.ts'
import { MENOPAUSE } from './menopause.ts'
import { ADOPTION } from './adoption.ts'
import { ZERO_WASTE } from './zero-waste.ts'
import { WORK_RETURN } from './work-return.ts'
import { FACING_FEAR } from './facing-fear.ts'
import { CHILDCARE_SEARCH } from './childcare-search.ts'
import { LOST_PAPERS } from './lost-papers.ts'
import { FERTILITY_TREATMENT } from './fertility-treatment.ts'
import { THERAPY_SEARCH } from './therapy-search.ts'
import { BREAKUP } from './breakup.ts'
import { MARRIAGE_PROPOSAL } from './marriage-proposal.ts'
import { FIRST_WEEKS } from './first-weeks.ts'
import type { Playbook } from '../playbook.ts'
import { HOUSE_SITTING } from './house-sitting.ts'
import { FOOD_DIAGNOSIS } from './food-diagnosis.ts'
import { GRANDCHILD_MINDING } from './grandchild-minding.ts'
import { ASSESSMENT_DIAGNOSIS } from './assessment-diagnosis.ts'
import { DIGITAL_HELP } from './digital-help.ts'
import { RELATIVES_OPERATION } from './relatives-operation.ts'
import { CHRONIC_PAIN } from './chronic-pain.ts'
import { GRIEF } from './grief.ts'
import { LEAVING_HOME } from './leaving-home.ts'
import { CONDITION_CARE } from './condition-care.ts'
import { COMPLAINT } from './complaint.ts'
import { GETTING_ORGANISED } from './getting-organised.ts'
import { GIFT_SHOPPING } from './gift-shopping.ts'
import { PRECONCEPTION } from './preconception.ts'
import { OFFICIAL_PERMIT } from './official-permit.ts'
import { REDUNDANCY } from './redundancy.ts'
import { CONFLICT } from './conflict.ts'
import { COUPLE } from './couple.ts'
import { THEFT } from './theft.ts'
import { LESS_PHONE } from './less-phone.ts'
import { WORKING_LESS } from './working-less.ts'
import { NEW_IN_TOWN } from './new-in-town.ts'
import { SABBATICAL } from './sabbatical.ts'
import { REFINANCING } from './refinancing.ts'
import { FINDING_PARTNER } from './finding-partner.ts'
import { OPERATOR_LICENCE } from './operator-licence.ts'
import { PERMIT_RENEWAL } from './permit-renewal.ts'
import { QUIT_VAPING } from './quit-vaping.ts'

/** Papers, money, family and care. */
export const LIFE_PLAYBOOKS: readonly Playbook[] = [
  HEARING_AIDS,
  MEDICAL_TEST,
  SCHOOL_BULLYING,
  CARE_MOVE,
  CITIZENSHIP,
  DEMENTIA_CARE,
  DRIVING_LICENCE,
  ESTATE,
  INSURANCE_CLAIM,
  MOVING_ABROAD,
  NEWBORN,
  OPERATION,
  PAPERWORK,
  PARENTS_AFFAIRS,
  PERSONAL_FINANCE,
  PERSONAL_GROWTH,
  QUIT_SMOKING,
  SCHOOL_START,
  SEPARATION,
  SLEEP_BETTER,
  SMALL_CLAIM,
  STUDY_ABROAD,
  UNIVERSITY_APPLICATION,
  WILL_MAKING,
  POTTY_TRAINING,
  BABY_SLEEP,
  FIRST_SOLIDS,
  NAME_CHANGE,
  DISABILITY_BENEFITS,
  RETIREMENT,
  PARENTAL_RETURN,
  SUMMER_AT_HOME,
  FAMILY_CHECKUPS,
  CHILD_READING,
  MOVING_IN_TOGETHER,
  HOSTING_GUEST,
  ADOPTION,
  ZERO_WASTE,
  WORK_RETURN,
  FACING_FEAR,
  CHILDCARE_SEARCH,
  LOST_PAPERS,
  FERTILITY_TREATMENT,
  THERAPY_SEARCH,
  BREAKUP,
  MARRIAGE_PROPOSAL,
  FIRST_WEEKS,
  HOME_CARE,
  PARENT_MOVING_IN,
  CANCER_TREATMENT,
  MENOPAUSE,
  SWITCHING_SUPPLIER,
  FAMILY_SCREENS,
  HOUSE_SITTING,
  FOOD_DIAGNOSIS,
  GRANDCHILD_MINDING,
  ASSESSMENT_DIAGNOSIS,
  DIGITAL_HELP,
  RELATIVES_OPERATION,
  CHRONIC_PAIN,
  GRIEF,
  LEAVING_HOME,
  CONDITION_CARE,
  COMPLAINT,
  GETTING_ORGANISED,
  GIFT_SHOPPING,
  PRECONCEPTION,
  OFFICIAL_PERMIT,
  REDUNDANCY,
  CONFLICT,
  COUPLE,
  THEFT,
  LESS_PHONE,
  WORKING_LESS,
  NEW_IN_TOWN,
  SABBATICAL,
  REFINANCING,
  FINDING_PARTNER,
  PACKING,
  OPERATOR_LICENCE,
  PERMIT_RENEWAL,
  QUIT_VAPING,
]
