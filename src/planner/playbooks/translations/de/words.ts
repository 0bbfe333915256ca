import { BOOK_WRITING_DE } from './book-writing.ts'
import { BREAD_BAKING_DE } from './bread-baking.ts'
import { DOG_TRAINING_DE } from './dog-training.ts'
import { DRIVING_LICENCE_DE } from './driving-licence.ts'
import { EXAM_STUDY_DE } from './exam-study.ts'
import { FITNESS_DE } from './fitness.ts'
import { FLAT_HUNTING_DE } from './flat-hunting.ts'
import { GARDENING_DE } from './gardening.ts'
import { GENERAL_SPRINT_DE } from './general-sprint.ts'
import { GENERAL_TEAM_DE } from './general-team.ts'
import { HABIT_DE } from './habit.ts'
import { HOUSE_MOVE_DE } from './house-move.ts'
import { JOB_SEARCH_DE } from './job-search.ts'
import { KIND_BUYING_DE } from './kind-buying.ts'
import { KIND_COLLECTING_DE } from './kind-collecting.ts'
import { KIND_DRAWING_UP_DE } from './kind-drawing-up.ts'
import { KIND_FINDING_OUT_DE } from './kind-finding-out.ts'
import { KIND_GATHERING_DE } from './kind-gathering.ts'
import { KIND_GETTING_READY_DE } from './kind-getting-ready.ts'
import { KIND_GETTING_TO_KNOW_DE } from './kind-getting-to-know.ts'
import { KIND_IMPROVING_DE } from './kind-improving.ts'
import { KIND_INTRODUCING_DE } from './kind-introducing.ts'
import { KIND_LOOKING_AFTER_DE } from './kind-looking-after.ts'
import { KIND_MAKING_DE } from './kind-making.ts'
import { KIND_MENDING_DE } from './kind-mending.ts'
import { KIND_MOVING_OVER_DE } from './kind-moving-over.ts'
import { KIND_SEARCHING_DE } from './kind-searching.ts'
import { KIND_SELLING_DE } from './kind-selling.ts'
import { KIND_SETTING_UP_DE } from './kind-setting-up.ts'
import { KIND_SETTLING_DE } from './kind-settling.ts'
import { KIND_TEACHING_DE } from './kind-teaching.ts'
import { KIND_WINDING_DOWN_DE } from './kind-winding-down.ts'
import { KIND_WINNING_PEOPLE_DE } from './kind-winning-people.ts'
import { LANGUAGE_LEARNING_DE } from './language-learning.ts'
import { LANGUAGE_TEST_DE } from './language-test.ts'
import { MEAL_PREP_DE } from './meal-prep.ts'
import { MUSIC_PRACTICE_DE } from './music-practice.ts'
import { NEWBORN_DE } from './newborn.ts'
import { PAINTING_DE } from './painting.ts'
import { PARTY_DE } from './party.ts'
import { PERSONAL_FINANCE_DE } from './personal-finance.ts'
import { PET_CARE_DE } from './pet-care.ts'
import { QUIT_SMOKING_DE } from './quit-smoking.ts'
import { READING_DE } from './reading.ts'
import { RENOVATION_DE } from './renovation.ts'
import { RUNNING_DE } from './running.ts'
import { SKILL_LEARNING_DE } from './skill-learning.ts'
import { SPRING_CLEANING_DE } from './spring-cleaning.ts'
import { SPRINT_AUTHENTICATION_DE } from './sprint-authentication.ts'
import { SPRINT_ECOMMERCE_DE } from './sprint-ecommerce.ts'
import { SPRINT_FEATURE_DE } from './sprint-feature.ts'
import { SPRINT_MOBILE_APP_DE } from './sprint-mobile-app.ts'
import { SPRINT_SOFTWARE_DE } from './sprint-software.ts'
import { SPRINT_WEBSITE_DE } from './sprint-website.ts'
import { SWIMMING_DE } from './swimming.ts'
import { THESIS_DE } from './thesis.ts'
import { TRIP_DE } from './trip.ts'
import { UNIVERSITY_APPLICATION_DE } from './university-application.ts'
import { WEDDING_DE } from './wedding.ts'
import { WEIGHT_LOSS_DE } from './weight-loss.ts'
import { YOGA_FLEXIBILITY_DE } from './yoga-flexibility.ts'
import type { PlaybookWords } from '../playbook-words.ts'

/** Every playbook that stands in German, by id. */
export const WORDS_DE: Readonly<Record<string, PlaybookWords>> = {
  'book-writing': BOOK_WRITING_DE,
  'bread-baking': BREAD_BAKING_DE,
  'dog-training': DOG_TRAINING_DE,
  'driving-licence': DRIVING_LICENCE_DE,
  'exam-study': EXAM_STUDY_DE,
  'fitness': FITNESS_DE,
  'flat-hunting': FLAT_HUNTING_DE,
  'gardening': GARDENING_DE,
  'general-sprint': GENERAL_SPRINT_DE,
  'general-team': GENERAL_TEAM_DE,
  'habit': HABIT_DE,
  'house-move': HOUSE_MOVE_DE,
  'job-search': JOB_SEARCH_DE,
  'kind-buying': KIND_BUYING_DE,
  'kind-collecting': KIND_COLLECTING_DE,
  'kind-drawing-up': KIND_DRAWING_UP_DE,
  'kind-finding-out': KIND_FINDING_OUT_DE,
  'kind-gathering': KIND_GATHERING_DE,
  'kind-getting-ready': KIND_GETTING_READY_DE,
  'kind-getting-to-know': KIND_GETTING_TO_KNOW_DE,
  'kind-improving': KIND_IMPROVING_DE,
  'kind-introducing': KIND_INTRODUCING_DE,
  'kind-looking-after': KIND_LOOKING_AFTER_DE,
  'kind-making': KIND_MAKING_DE,
  'kind-mending': KIND_MENDING_DE,
  'kind-moving-over': KIND_MOVING_OVER_DE,
  'kind-searching': KIND_SEARCHING_DE,
  'kind-selling': KIND_SELLING_DE,
  'kind-setting-up': KIND_SETTING_UP_DE,
  'kind-settling': KIND_SETTLING_DE,
  'kind-teaching': KIND_TEACHING_DE,
  'kind-winding-down': KIND_WINDING_DOWN_DE,
  'kind-winning-people': KIND_WINNING_PEOPLE_DE,
  'language-learning': LANGUAGE_LEARNING_DE,
  'language-test': LANGUAGE_TEST_DE,
  'meal-prep': MEAL_PREP_DE,
  'music-practice': MUSIC_PRACTICE_DE,
  'newborn': NEWBORN_DE,
  'painting': PAINTING_DE,
  'party': PARTY_DE,
  'personal-finance': PERSONAL_FINANCE_DE,
  'pet-care': PET_CARE_DE,
  'quit-smoking': QUIT_SMOKING_DE,
  'reading': READING_DE,
  'renovation': RENOVATION_DE,
  'running': RUNNING_DE,
  'skill-learning': SKILL_LEARNING_DE,
  'spring-cleaning': SPRING_CLEANING_DE,
  'sprint-authentication': SPRINT_AUTHENTICATION_DE,
  'sprint-ecommerce': SPRINT_ECOMMERCE_DE,
  'sprint-feature': SPRINT_FEATURE_DE,
  'sprint-mobile-app': SPRINT_MOBILE_APP_DE,
  'sprint-software': SPRINT_SOFTWARE_DE,
  'sprint-website': SPRINT_WEBSITE_DE,
  'swimming': SWIMMING_DE,
  'thesis': THESIS_DE,
  'trip': TRIP_DE,
  'university-application': UNIVERSITY_APPLICATION_DE,
  'wedding': WEDDING_DE,
  'weight-loss': WEIGHT_LOSS_DE,
  'yoga-flexibility': YOGA_FLEXIBILITY_DE,
}
