import { BOOK_WRITING_PT } from './book-writing.ts'
import { BREAD_BAKING_PT } from './bread-baking.ts'
import { BUSINESS_OPENING_PT } from './business-opening.ts'
import { CAMPING_PT } from './camping.ts'
import { CAR_BUYING_PT } from './car-buying.ts'
import { CAREER_CHANGE_PT } from './career-change.ts'
import { CHRISTMAS_HOME_PT } from './christmas-home.ts'
import { CYCLING_PT } from './cycling.ts'
import { DANCING_PT } from './dancing.ts'
import { DOG_TRAINING_PT } from './dog-training.ts'
import { DRIVING_LICENCE_PT } from './driving-licence.ts'
import { EXAM_STUDY_PT } from './exam-study.ts'
import { FITNESS_PT } from './fitness.ts'
import { FLAT_HUNTING_PT } from './flat-hunting.ts'
import { FREELANCING_PT } from './freelancing.ts'
import { FURNISHING_PT } from './furnishing.ts'
import { GARDENING_PT } from './gardening.ts'
import { GENERAL_SPRINT_PT } from './general-sprint.ts'
import { GENERAL_TEAM_PT } from './general-team.ts'
import { HABIT_PT } from './habit.ts'
import { HIKING_PT } from './hiking.ts'
import { HOME_BUYING_PT } from './home-buying.ts'
import { HOME_REPAIRS_PT } from './home-repairs.ts'
import { HOME_SELLING_PT } from './home-selling.ts'
import { HOUSE_MOVE_PT } from './house-move.ts'
import { JOB_SEARCH_PT } from './job-search.ts'
import { KIND_BUYING_PT } from './kind-buying.ts'
import { KIND_COLLECTING_PT } from './kind-collecting.ts'
import { KIND_DRAWING_UP_PT } from './kind-drawing-up.ts'
import { KIND_FINDING_OUT_PT } from './kind-finding-out.ts'
import { KIND_GATHERING_PT } from './kind-gathering.ts'
import { KIND_GETTING_READY_PT } from './kind-getting-ready.ts'
import { KIND_GETTING_TO_KNOW_PT } from './kind-getting-to-know.ts'
import { KIND_IMPROVING_PT } from './kind-improving.ts'
import { KIND_INTRODUCING_PT } from './kind-introducing.ts'
import { KIND_LOOKING_AFTER_PT } from './kind-looking-after.ts'
import { KIND_MAKING_PT } from './kind-making.ts'
import { KIND_MENDING_PT } from './kind-mending.ts'
import { KIND_MOVING_OVER_PT } from './kind-moving-over.ts'
import { KIND_SEARCHING_PT } from './kind-searching.ts'
import { KIND_SELLING_PT } from './kind-selling.ts'
import { KIND_SETTING_UP_PT } from './kind-setting-up.ts'
import { KIND_SETTLING_PT } from './kind-settling.ts'
import { KIND_TEACHING_PT } from './kind-teaching.ts'
import { KIND_WINDING_DOWN_PT } from './kind-winding-down.ts'
import { KIND_WINNING_PEOPLE_PT } from './kind-winning-people.ts'
import { KNITTING_PT } from './knitting.ts'
import { LANGUAGE_LEARNING_PT } from './language-learning.ts'
import { LANGUAGE_TEST_PT } from './language-test.ts'
import { LESS_PHONE_PT } from './less-phone.ts'
import { MEAL_PREP_PT } from './meal-prep.ts'
import { MOVING_ABROAD_PT } from './moving-abroad.ts'
import { MUSIC_PRACTICE_PT } from './music-practice.ts'
import { NEW_JOB_PT } from './new-job.ts'
import { NEWBORN_PT } from './newborn.ts'
import { ONBOARDING_PT } from './onboarding.ts'
import { OPERATION_PT } from './operation.ts'
import { OWN_WEBSITE_PT } from './own-website.ts'
import { PAINTING_PT } from './painting.ts'
import { PAPERWORK_PT } from './paperwork.ts'
import { PARENTS_AFFAIRS_PT } from './parents-affairs.ts'
import { PARTY_PT } from './party.ts'
import { PERSONAL_FINANCE_PT } from './personal-finance.ts'
import { PERSONAL_GROWTH_PT } from './personal-growth.ts'
import { PET_CARE_PT } from './pet-care.ts'
import { PHOTOGRAPHY_PT } from './photography.ts'
import { PRODUCT_LAUNCH_PT } from './product-launch.ts'
import { QUIT_SMOKING_PT } from './quit-smoking.ts'
import { READING_PT } from './reading.ts'
import { RENOVATION_PT } from './renovation.ts'
import { REUNION_PT } from './reunion.ts'
import { RUNNING_PT } from './running.ts'
import { SCHOOL_START_PT } from './school-start.ts'
import { SKILL_LEARNING_PT } from './skill-learning.ts'
import { SLEEP_BETTER_PT } from './sleep-better.ts'
import { SPRING_CLEANING_PT } from './spring-cleaning.ts'
import { SPRINT_AUTHENTICATION_PT } from './sprint-authentication.ts'
import { SPRINT_CLOUD_MIGRATION_PT } from './sprint-cloud-migration.ts'
import { SPRINT_DATA_PIPELINE_PT } from './sprint-data-pipeline.ts'
import { SPRINT_ECOMMERCE_PT } from './sprint-ecommerce.ts'
import { SPRINT_FEATURE_PT } from './sprint-feature.ts'
import { SPRINT_HIRING_PT } from './sprint-hiring.ts'
import { SPRINT_MOBILE_APP_PT } from './sprint-mobile-app.ts'
import { SPRINT_SOFTWARE_PT } from './sprint-software.ts'
import { SPRINT_WEBSITE_PT } from './sprint-website.ts'
import { SWIMMING_PT } from './swimming.ts'
import { THESIS_PT } from './thesis.ts'
import { TRIP_PT } from './trip.ts'
import { UNIVERSITY_APPLICATION_PT } from './university-application.ts'
import { VOLUNTEERING_PT } from './volunteering.ts'
import { WEDDING_PT } from './wedding.ts'
import { WEIGHT_LOSS_PT } from './weight-loss.ts'
import { WILL_MAKING_PT } from './will-making.ts'
import { YARD_SALE_PT } from './yard-sale.ts'
import { YOGA_FLEXIBILITY_PT } from './yoga-flexibility.ts'
import type { PlaybookWords } from '../playbook-words.ts'

/** Every playbook that stands in Portuguese, by id. */
export const WORDS_PT: Readonly<Record<string, PlaybookWords>> = {
  'book-writing': BOOK_WRITING_PT,
  'bread-baking': BREAD_BAKING_PT,
  'business-opening': BUSINESS_OPENING_PT,
  'camping': CAMPING_PT,
  'car-buying': CAR_BUYING_PT,
  'career-change': CAREER_CHANGE_PT,
  'christmas-home': CHRISTMAS_HOME_PT,
  'cycling': CYCLING_PT,
  'dancing': DANCING_PT,
  'dog-training': DOG_TRAINING_PT,
  'driving-licence': DRIVING_LICENCE_PT,
  'exam-study': EXAM_STUDY_PT,
  'fitness': FITNESS_PT,
  'flat-hunting': FLAT_HUNTING_PT,
  'freelancing': FREELANCING_PT,
  'furnishing': FURNISHING_PT,
  'gardening': GARDENING_PT,
  'general-sprint': GENERAL_SPRINT_PT,
  'general-team': GENERAL_TEAM_PT,
  'habit': HABIT_PT,
  'hiking': HIKING_PT,
  'home-buying': HOME_BUYING_PT,
  'home-repairs': HOME_REPAIRS_PT,
  'home-selling': HOME_SELLING_PT,
  'house-move': HOUSE_MOVE_PT,
  'job-search': JOB_SEARCH_PT,
  'kind-buying': KIND_BUYING_PT,
  'kind-collecting': KIND_COLLECTING_PT,
  'kind-drawing-up': KIND_DRAWING_UP_PT,
  'kind-finding-out': KIND_FINDING_OUT_PT,
  'kind-gathering': KIND_GATHERING_PT,
  'kind-getting-ready': KIND_GETTING_READY_PT,
  'kind-getting-to-know': KIND_GETTING_TO_KNOW_PT,
  'kind-improving': KIND_IMPROVING_PT,
  'kind-introducing': KIND_INTRODUCING_PT,
  'kind-looking-after': KIND_LOOKING_AFTER_PT,
  'kind-making': KIND_MAKING_PT,
  'kind-mending': KIND_MENDING_PT,
  'kind-moving-over': KIND_MOVING_OVER_PT,
  'kind-searching': KIND_SEARCHING_PT,
  'kind-selling': KIND_SELLING_PT,
  'kind-setting-up': KIND_SETTING_UP_PT,
  'kind-settling': KIND_SETTLING_PT,
  'kind-teaching': KIND_TEACHING_PT,
  'kind-winding-down': KIND_WINDING_DOWN_PT,
  'kind-winning-people': KIND_WINNING_PEOPLE_PT,
  'knitting': KNITTING_PT,
  'language-learning': LANGUAGE_LEARNING_PT,
  'language-test': LANGUAGE_TEST_PT,
  'less-phone': LESS_PHONE_PT,
  'meal-prep': MEAL_PREP_PT,
  'moving-abroad': MOVING_ABROAD_PT,
  'music-practice': MUSIC_PRACTICE_PT,
  'new-job': NEW_JOB_PT,
  'newborn': NEWBORN_PT,
  'onboarding': ONBOARDING_PT,
  'operation': OPERATION_PT,
  'own-website': OWN_WEBSITE_PT,
  'painting': PAINTING_PT,
  'paperwork': PAPERWORK_PT,
  'parents-affairs': PARENTS_AFFAIRS_PT,
  'party': PARTY_PT,
  'personal-finance': PERSONAL_FINANCE_PT,
  'personal-growth': PERSONAL_GROWTH_PT,
  'pet-care': PET_CARE_PT,
  'photography': PHOTOGRAPHY_PT,
  'product-launch': PRODUCT_LAUNCH_PT,
  'quit-smoking': QUIT_SMOKING_PT,
  'reading': READING_PT,
  'renovation': RENOVATION_PT,
  'reunion': REUNION_PT,
  'running': RUNNING_PT,
  'school-start': SCHOOL_START_PT,
  'skill-learning': SKILL_LEARNING_PT,
  'sleep-better': SLEEP_BETTER_PT,
  'spring-cleaning': SPRING_CLEANING_PT,
  'sprint-authentication': SPRINT_AUTHENTICATION_PT,
  'sprint-cloud-migration': SPRINT_CLOUD_MIGRATION_PT,
  'sprint-data-pipeline': SPRINT_DATA_PIPELINE_PT,
  'sprint-ecommerce': SPRINT_ECOMMERCE_PT,
  'sprint-feature': SPRINT_FEATURE_PT,
  'sprint-hiring': SPRINT_HIRING_PT,
  'sprint-mobile-app': SPRINT_MOBILE_APP_PT,
  'sprint-software': SPRINT_SOFTWARE_PT,
  'sprint-website': SPRINT_WEBSITE_PT,
  'swimming': SWIMMING_PT,
  'thesis': THESIS_PT,
  'trip': TRIP_PT,
  'university-application': UNIVERSITY_APPLICATION_PT,
  'volunteering': VOLUNTEERING_PT,
  'wedding': WEDDING_PT,
  'weight-loss': WEIGHT_LOSS_PT,
  'will-making': WILL_MAKING_PT,
  'yard-sale': YARD_SALE_PT,
  'yoga-flexibility': YOGA_FLEXIBILITY_PT,
}
