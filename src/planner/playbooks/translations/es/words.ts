import { BOOK_WRITING_ES } from './book-writing.ts'
import { BREAD_BAKING_ES } from './bread-baking.ts'
import { BUSINESS_OPENING_ES } from './business-opening.ts'
import { CAMPING_ES } from './camping.ts'
import { CAR_BUYING_ES } from './car-buying.ts'
import { CAREER_CHANGE_ES } from './career-change.ts'
import { CHRISTMAS_HOME_ES } from './christmas-home.ts'
import { CYCLING_ES } from './cycling.ts'
import { DANCING_ES } from './dancing.ts'
import { DOG_TRAINING_ES } from './dog-training.ts'
import { DRIVING_LICENCE_ES } from './driving-licence.ts'
import { EXAM_STUDY_ES } from './exam-study.ts'
import { FITNESS_ES } from './fitness.ts'
import { FLAT_HUNTING_ES } from './flat-hunting.ts'
import { FREELANCING_ES } from './freelancing.ts'
import { FURNISHING_ES } from './furnishing.ts'
import { GARDENING_ES } from './gardening.ts'
import { GENERAL_SPRINT_ES } from './general-sprint.ts'
import { GENERAL_TEAM_ES } from './general-team.ts'
import { HABIT_ES } from './habit.ts'
import { HIKING_ES } from './hiking.ts'
import { HOME_BUYING_ES } from './home-buying.ts'
import { HOME_REPAIRS_ES } from './home-repairs.ts'
import { HOME_SELLING_ES } from './home-selling.ts'
import { HOUSE_MOVE_ES } from './house-move.ts'
import { JOB_SEARCH_ES } from './job-search.ts'
import { KIND_BUYING_ES } from './kind-buying.ts'
import { KIND_COLLECTING_ES } from './kind-collecting.ts'
import { KIND_DRAWING_UP_ES } from './kind-drawing-up.ts'
import { KIND_FINDING_OUT_ES } from './kind-finding-out.ts'
import { KIND_GATHERING_ES } from './kind-gathering.ts'
import { KIND_GETTING_READY_ES } from './kind-getting-ready.ts'
import { KIND_GETTING_TO_KNOW_ES } from './kind-getting-to-know.ts'
import { KIND_IMPROVING_ES } from './kind-improving.ts'
import { KIND_INTRODUCING_ES } from './kind-introducing.ts'
import { KIND_LOOKING_AFTER_ES } from './kind-looking-after.ts'
import { KIND_MAKING_ES } from './kind-making.ts'
import { KIND_MENDING_ES } from './kind-mending.ts'
import { KIND_MOVING_OVER_ES } from './kind-moving-over.ts'
import { KIND_SEARCHING_ES } from './kind-searching.ts'
import { KIND_SELLING_ES } from './kind-selling.ts'
import { KIND_SETTING_UP_ES } from './kind-setting-up.ts'
import { KIND_SETTLING_ES } from './kind-settling.ts'
import { KIND_TEACHING_ES } from './kind-teaching.ts'
import { KIND_WINDING_DOWN_ES } from './kind-winding-down.ts'
import { KIND_WINNING_PEOPLE_ES } from './kind-winning-people.ts'
import { KNITTING_ES } from './knitting.ts'
import { LANGUAGE_LEARNING_ES } from './language-learning.ts'
import { LANGUAGE_TEST_ES } from './language-test.ts'
import { LESS_PHONE_ES } from './less-phone.ts'
import { MEAL_PREP_ES } from './meal-prep.ts'
import { MOVING_ABROAD_ES } from './moving-abroad.ts'
import { MUSIC_PRACTICE_ES } from './music-practice.ts'
import { NEW_JOB_ES } from './new-job.ts'
import { NEWBORN_ES } from './newborn.ts'
import { ONBOARDING_ES } from './onboarding.ts'
import { OPERATION_ES } from './operation.ts'
import { OWN_WEBSITE_ES } from './own-website.ts'
import { PAINTING_ES } from './painting.ts'
import { PAPERWORK_ES } from './paperwork.ts'
import { PARENTS_AFFAIRS_ES } from './parents-affairs.ts'
import { PARTY_ES } from './party.ts'
import { PERSONAL_FINANCE_ES } from './personal-finance.ts'
import { PERSONAL_GROWTH_ES } from './personal-growth.ts'
import { PET_CARE_ES } from './pet-care.ts'
import { PHOTOGRAPHY_ES } from './photography.ts'
import { PRODUCT_LAUNCH_ES } from './product-launch.ts'
import { QUIT_SMOKING_ES } from './quit-smoking.ts'
import { READING_ES } from './reading.ts'
import { RENOVATION_ES } from './renovation.ts'
import { REUNION_ES } from './reunion.ts'
import { RUNNING_ES } from './running.ts'
import { SCHOOL_START_ES } from './school-start.ts'
import { SKILL_LEARNING_ES } from './skill-learning.ts'
import { SLEEP_BETTER_ES } from './sleep-better.ts'
import { SPRING_CLEANING_ES } from './spring-cleaning.ts'
import { SPRINT_AUTHENTICATION_ES } from './sprint-authentication.ts'
import { SPRINT_CLOUD_MIGRATION_ES } from './sprint-cloud-migration.ts'
import { SPRINT_DATA_PIPELINE_ES } from './sprint-data-pipeline.ts'
import { SPRINT_ECOMMERCE_ES } from './sprint-ecommerce.ts'
import { SPRINT_FEATURE_ES } from './sprint-feature.ts'
import { SPRINT_HIRING_ES } from './sprint-hiring.ts'
import { SPRINT_MOBILE_APP_ES } from './sprint-mobile-app.ts'
import { SPRINT_SOFTWARE_ES } from './sprint-software.ts'
import { SPRINT_WEBSITE_ES } from './sprint-website.ts'
import { SWIMMING_ES } from './swimming.ts'
import { THESIS_ES } from './thesis.ts'
import { TRIP_ES } from './trip.ts'
import { UNIVERSITY_APPLICATION_ES } from './university-application.ts'
import { VOLUNTEERING_ES } from './volunteering.ts'
import { WEDDING_ES } from './wedding.ts'
import { WEIGHT_LOSS_ES } from './weight-loss.ts'
import { WILL_MAKING_ES } from './will-making.ts'
import { YARD_SALE_ES } from './yard-sale.ts'
import { YOGA_FLEXIBILITY_ES } from './yoga-flexibility.ts'
import type { PlaybookWords } from '../playbook-words.ts'

/** Every playbook that stands in Spanish, by id. */
export const WORDS_ES: Readonly<Record<string, PlaybookWords>> = {
  'book-writing': BOOK_WRITING_ES,
  'bread-baking': BREAD_BAKING_ES,
  'business-opening': BUSINESS_OPENING_ES,
  'camping': CAMPING_ES,
  'car-buying': CAR_BUYING_ES,
  'career-change': CAREER_CHANGE_ES,
  'christmas-home': CHRISTMAS_HOME_ES,
  'cycling': CYCLING_ES,
  'dancing': DANCING_ES,
  'dog-training': DOG_TRAINING_ES,
  'driving-licence': DRIVING_LICENCE_ES,
  'exam-study': EXAM_STUDY_ES,
  'fitness': FITNESS_ES,
  'flat-hunting': FLAT_HUNTING_ES,
  'freelancing': FREELANCING_ES,
  'furnishing': FURNISHING_ES,
  'gardening': GARDENING_ES,
  'general-sprint': GENERAL_SPRINT_ES,
  'general-team': GENERAL_TEAM_ES,
  'habit': HABIT_ES,
  'hiking': HIKING_ES,
  'home-buying': HOME_BUYING_ES,
  'home-repairs': HOME_REPAIRS_ES,
  'home-selling': HOME_SELLING_ES,
  'house-move': HOUSE_MOVE_ES,
  'job-search': JOB_SEARCH_ES,
  'kind-buying': KIND_BUYING_ES,
  'kind-collecting': KIND_COLLECTING_ES,
  'kind-drawing-up': KIND_DRAWING_UP_ES,
  'kind-finding-out': KIND_FINDING_OUT_ES,
  'kind-gathering': KIND_GATHERING_ES,
  'kind-getting-ready': KIND_GETTING_READY_ES,
  'kind-getting-to-know': KIND_GETTING_TO_KNOW_ES,
  'kind-improving': KIND_IMPROVING_ES,
  'kind-introducing': KIND_INTRODUCING_ES,
  'kind-looking-after': KIND_LOOKING_AFTER_ES,
  'kind-making': KIND_MAKING_ES,
  'kind-mending': KIND_MENDING_ES,
  'kind-moving-over': KIND_MOVING_OVER_ES,
  'kind-searching': KIND_SEARCHING_ES,
  'kind-selling': KIND_SELLING_ES,
  'kind-setting-up': KIND_SETTING_UP_ES,
  'kind-settling': KIND_SETTLING_ES,
  'kind-teaching': KIND_TEACHING_ES,
  'kind-winding-down': KIND_WINDING_DOWN_ES,
  'kind-winning-people': KIND_WINNING_PEOPLE_ES,
  'knitting': KNITTING_ES,
  'language-learning': LANGUAGE_LEARNING_ES,
  'language-test': LANGUAGE_TEST_ES,
  'less-phone': LESS_PHONE_ES,
  'meal-prep': MEAL_PREP_ES,
  'moving-abroad': MOVING_ABROAD_ES,
  'music-practice': MUSIC_PRACTICE_ES,
  'new-job': NEW_JOB_ES,
  'newborn': NEWBORN_ES,
  'onboarding': ONBOARDING_ES,
  'operation': OPERATION_ES,
  'own-website': OWN_WEBSITE_ES,
  'painting': PAINTING_ES,
  'paperwork': PAPERWORK_ES,
  'parents-affairs': PARENTS_AFFAIRS_ES,
  'party': PARTY_ES,
  'personal-finance': PERSONAL_FINANCE_ES,
  'personal-growth': PERSONAL_GROWTH_ES,
  'pet-care': PET_CARE_ES,
  'photography': PHOTOGRAPHY_ES,
  'product-launch': PRODUCT_LAUNCH_ES,
  'quit-smoking': QUIT_SMOKING_ES,
  'reading': READING_ES,
  'renovation': RENOVATION_ES,
  'reunion': REUNION_ES,
  'running': RUNNING_ES,
  'school-start': SCHOOL_START_ES,
  'skill-learning': SKILL_LEARNING_ES,
  'sleep-better': SLEEP_BETTER_ES,
  'spring-cleaning': SPRING_CLEANING_ES,
  'sprint-authentication': SPRINT_AUTHENTICATION_ES,
  'sprint-cloud-migration': SPRINT_CLOUD_MIGRATION_ES,
  'sprint-data-pipeline': SPRINT_DATA_PIPELINE_ES,
  'sprint-ecommerce': SPRINT_ECOMMERCE_ES,
  'sprint-feature': SPRINT_FEATURE_ES,
  'sprint-hiring': SPRINT_HIRING_ES,
  'sprint-mobile-app': SPRINT_MOBILE_APP_ES,
  'sprint-software': SPRINT_SOFTWARE_ES,
  'sprint-website': SPRINT_WEBSITE_ES,
  'swimming': SWIMMING_ES,
  'thesis': THESIS_ES,
  'trip': TRIP_ES,
  'university-application': UNIVERSITY_APPLICATION_ES,
  'volunteering': VOLUNTEERING_ES,
  'wedding': WEDDING_ES,
  'weight-loss': WEIGHT_LOSS_ES,
  'will-making': WILL_MAKING_ES,
  'yard-sale': YARD_SALE_ES,
  'yoga-flexibility': YOGA_FLEXIBILITY_ES,
}
