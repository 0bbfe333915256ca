import { BOOK_WRITING_FR } from './book-writing.ts'
import { BREAD_BAKING_FR } from './bread-baking.ts'
import { BUSINESS_OPENING_FR } from './business-opening.ts'
import { CAMPING_FR } from './camping.ts'
import { CAR_BUYING_FR } from './car-buying.ts'
import { CAREER_CHANGE_FR } from './career-change.ts'
import { CHRISTMAS_HOME_FR } from './christmas-home.ts'
import { CYCLING_FR } from './cycling.ts'
import { DANCING_FR } from './dancing.ts'
import { DOG_TRAINING_FR } from './dog-training.ts'
import { DRIVING_LICENCE_FR } from './driving-licence.ts'
import { EXAM_STUDY_FR } from './exam-study.ts'
import { FITNESS_FR } from './fitness.ts'
import { FLAT_HUNTING_FR } from './flat-hunting.ts'
import { FREELANCING_FR } from './freelancing.ts'
import { FURNISHING_FR } from './furnishing.ts'
import { GARDENING_FR } from './gardening.ts'
import { GENERAL_SPRINT_FR } from './general-sprint.ts'
import { GENERAL_TEAM_FR } from './general-team.ts'
import { HABIT_FR } from './habit.ts'
import { HIKING_FR } from './hiking.ts'
import { HOME_BUYING_FR } from './home-buying.ts'
import { HOME_REPAIRS_FR } from './home-repairs.ts'
import { HOME_SELLING_FR } from './home-selling.ts'
import { HOUSE_MOVE_FR } from './house-move.ts'
import { JOB_SEARCH_FR } from './job-search.ts'
import { KIND_BUYING_FR } from './kind-buying.ts'
import { KIND_COLLECTING_FR } from './kind-collecting.ts'
import { KIND_DRAWING_UP_FR } from './kind-drawing-up.ts'
import { KIND_FINDING_OUT_FR } from './kind-finding-out.ts'
import { KIND_GATHERING_FR } from './kind-gathering.ts'
import { KIND_GETTING_READY_FR } from './kind-getting-ready.ts'
import { KIND_GETTING_TO_KNOW_FR } from './kind-getting-to-know.ts'
import { KIND_IMPROVING_FR } from './kind-improving.ts'
import { KIND_INTRODUCING_FR } from './kind-introducing.ts'
import { KIND_LOOKING_AFTER_FR } from './kind-looking-after.ts'
import { KIND_MAKING_FR } from './kind-making.ts'
import { KIND_MENDING_FR } from './kind-mending.ts'
import { KIND_MOVING_OVER_FR } from './kind-moving-over.ts'
import { KIND_SEARCHING_FR } from './kind-searching.ts'
import { KIND_SELLING_FR } from './kind-selling.ts'
import { KIND_SETTING_UP_FR } from './kind-setting-up.ts'
import { KIND_SETTLING_FR } from './kind-settling.ts'
import { KIND_TEACHING_FR } from './kind-teaching.ts'
import { KIND_WINDING_DOWN_FR } from './kind-winding-down.ts'
import { KIND_WINNING_PEOPLE_FR } from './kind-winning-people.ts'
import { KNITTING_FR } from './knitting.ts'
import { LANGUAGE_LEARNING_FR } from './language-learning.ts'
import { LANGUAGE_TEST_FR } from './language-test.ts'
import { LESS_PHONE_FR } from './less-phone.ts'
import { MEAL_PREP_FR } from './meal-prep.ts'
import { MOVING_ABROAD_FR } from './moving-abroad.ts'
import { MUSIC_PRACTICE_FR } from './music-practice.ts'
import { NEW_JOB_FR } from './new-job.ts'
import { NEWBORN_FR } from './newborn.ts'
import { ONBOARDING_FR } from './onboarding.ts'
import { OPERATION_FR } from './operation.ts'
import { OWN_WEBSITE_FR } from './own-website.ts'
import { PAINTING_FR } from './painting.ts'
import { PAPERWORK_FR } from './paperwork.ts'
import { PARENTS_AFFAIRS_FR } from './parents-affairs.ts'
import { PARTY_FR } from './party.ts'
import { PERSONAL_FINANCE_FR } from './personal-finance.ts'
import { PERSONAL_GROWTH_FR } from './personal-growth.ts'
import { PET_CARE_FR } from './pet-care.ts'
import { PHOTOGRAPHY_FR } from './photography.ts'
import { PRODUCT_LAUNCH_FR } from './product-launch.ts'
import { QUIT_SMOKING_FR } from './quit-smoking.ts'
import { READING_FR } from './reading.ts'
import { RENOVATION_FR } from './renovation.ts'
import { REUNION_FR } from './reunion.ts'
import { RUNNING_FR } from './running.ts'
import { SCHOOL_START_FR } from './school-start.ts'
import { SKILL_LEARNING_FR } from './skill-learning.ts'
import { SLEEP_BETTER_FR } from './sleep-better.ts'
import { SPRING_CLEANING_FR } from './spring-cleaning.ts'
import { SPRINT_AUTHENTICATION_FR } from './sprint-authentication.ts'
import { SPRINT_CLOUD_MIGRATION_FR } from './sprint-cloud-migration.ts'
import { SPRINT_DATA_PIPELINE_FR } from './sprint-data-pipeline.ts'
import { SPRINT_ECOMMERCE_FR } from './sprint-ecommerce.ts'
import { SPRINT_FEATURE_FR } from './sprint-feature.ts'
import { SPRINT_HIRING_FR } from './sprint-hiring.ts'
import { SPRINT_MOBILE_APP_FR } from './sprint-mobile-app.ts'
import { SPRINT_SOFTWARE_FR } from './sprint-software.ts'
import { SPRINT_WEBSITE_FR } from './sprint-website.ts'
import { SWIMMING_FR } from './swimming.ts'
import { THESIS_FR } from './thesis.ts'
import { TRIP_FR } from './trip.ts'
import { UNIVERSITY_APPLICATION_FR } from './university-application.ts'
import { VOLUNTEERING_FR } from './volunteering.ts'
import { WEDDING_FR } from './wedding.ts'
import { WEIGHT_LOSS_FR } from './weight-loss.ts'
import { WILL_MAKING_FR } from './will-making.ts'
import { YARD_SALE_FR } from './yard-sale.ts'
import { YOGA_FLEXIBILITY_FR } from './yoga-flexibility.ts'
import type { PlaybookWords } from '../playbook-words.ts'

/** Every playbook that stands in French, by id. */
export const WORDS_FR: Readonly<Record<string, PlaybookWords>> = {
  'book-writing': BOOK_WRITING_FR,
  'bread-baking': BREAD_BAKING_FR,
  'business-opening': BUSINESS_OPENING_FR,
  'camping': CAMPING_FR,
  'car-buying': CAR_BUYING_FR,
  'career-change': CAREER_CHANGE_FR,
  'christmas-home': CHRISTMAS_HOME_FR,
  'cycling': CYCLING_FR,
  'dancing': DANCING_FR,
  'dog-training': DOG_TRAINING_FR,
  'driving-licence': DRIVING_LICENCE_FR,
  'exam-study': EXAM_STUDY_FR,
  'fitness': FITNESS_FR,
  'flat-hunting': FLAT_HUNTING_FR,
  'freelancing': FREELANCING_FR,
  'furnishing': FURNISHING_FR,
  'gardening': GARDENING_FR,
  'general-sprint': GENERAL_SPRINT_FR,
  'general-team': GENERAL_TEAM_FR,
  'habit': HABIT_FR,
  'hiking': HIKING_FR,
  'home-buying': HOME_BUYING_FR,
  'home-repairs': HOME_REPAIRS_FR,
  'home-selling': HOME_SELLING_FR,
  'house-move': HOUSE_MOVE_FR,
  'job-search': JOB_SEARCH_FR,
  'kind-buying': KIND_BUYING_FR,
  'kind-collecting': KIND_COLLECTING_FR,
  'kind-drawing-up': KIND_DRAWING_UP_FR,
  'kind-finding-out': KIND_FINDING_OUT_FR,
  'kind-gathering': KIND_GATHERING_FR,
  'kind-getting-ready': KIND_GETTING_READY_FR,
  'kind-getting-to-know': KIND_GETTING_TO_KNOW_FR,
  'kind-improving': KIND_IMPROVING_FR,
  'kind-introducing': KIND_INTRODUCING_FR,
  'kind-looking-after': KIND_LOOKING_AFTER_FR,
  'kind-making': KIND_MAKING_FR,
  'kind-mending': KIND_MENDING_FR,
  'kind-moving-over': KIND_MOVING_OVER_FR,
  'kind-searching': KIND_SEARCHING_FR,
  'kind-selling': KIND_SELLING_FR,
  'kind-setting-up': KIND_SETTING_UP_FR,
  'kind-settling': KIND_SETTLING_FR,
  'kind-teaching': KIND_TEACHING_FR,
  'kind-winding-down': KIND_WINDING_DOWN_FR,
  'kind-winning-people': KIND_WINNING_PEOPLE_FR,
  'knitting': KNITTING_FR,
  'language-learning': LANGUAGE_LEARNING_FR,
  'language-test': LANGUAGE_TEST_FR,
  'less-phone': LESS_PHONE_FR,
  'meal-prep': MEAL_PREP_FR,
  'moving-abroad': MOVING_ABROAD_FR,
  'music-practice': MUSIC_PRACTICE_FR,
  'new-job': NEW_JOB_FR,
  'newborn': NEWBORN_FR,
  'onboarding': ONBOARDING_FR,
  'operation': OPERATION_FR,
  'own-website': OWN_WEBSITE_FR,
  'painting': PAINTING_FR,
  'paperwork': PAPERWORK_FR,
  'parents-affairs': PARENTS_AFFAIRS_FR,
  'party': PARTY_FR,
  'personal-finance': PERSONAL_FINANCE_FR,
  'personal-growth': PERSONAL_GROWTH_FR,
  'pet-care': PET_CARE_FR,
  'photography': PHOTOGRAPHY_FR,
  'product-launch': PRODUCT_LAUNCH_FR,
  'quit-smoking': QUIT_SMOKING_FR,
  'reading': READING_FR,
  'renovation': RENOVATION_FR,
  'reunion': REUNION_FR,
  'running': RUNNING_FR,
  'school-start': SCHOOL_START_FR,
  'skill-learning': SKILL_LEARNING_FR,
  'sleep-better': SLEEP_BETTER_FR,
  'spring-cleaning': SPRING_CLEANING_FR,
  'sprint-authentication': SPRINT_AUTHENTICATION_FR,
  'sprint-cloud-migration': SPRINT_CLOUD_MIGRATION_FR,
  'sprint-data-pipeline': SPRINT_DATA_PIPELINE_FR,
  'sprint-ecommerce': SPRINT_ECOMMERCE_FR,
  'sprint-feature': SPRINT_FEATURE_FR,
  'sprint-hiring': SPRINT_HIRING_FR,
  'sprint-mobile-app': SPRINT_MOBILE_APP_FR,
  'sprint-software': SPRINT_SOFTWARE_FR,
  'sprint-website': SPRINT_WEBSITE_FR,
  'swimming': SWIMMING_FR,
  'thesis': THESIS_FR,
  'trip': TRIP_FR,
  'university-application': UNIVERSITY_APPLICATION_FR,
  'volunteering': VOLUNTEERING_FR,
  'wedding': WEDDING_FR,
  'weight-loss': WEIGHT_LOSS_FR,
  'will-making': WILL_MAKING_FR,
  'yard-sale': YARD_SALE_FR,
  'yoga-flexibility': YOGA_FLEXIBILITY_FR,
}
