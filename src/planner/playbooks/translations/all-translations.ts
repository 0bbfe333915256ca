import { BOOK_WRITING_DE } from './book-writing.de.ts'
import { BOOK_WRITING_ES } from './book-writing.es.ts'
import { BOOK_WRITING_FR } from './book-writing.fr.ts'
import { BOOK_WRITING_PT } from './book-writing.pt.ts'
import { DOG_TRAINING_DE } from './dog-training.de.ts'
import { DOG_TRAINING_ES } from './dog-training.es.ts'
import { DOG_TRAINING_FR } from './dog-training.fr.ts'
import { DOG_TRAINING_PT } from './dog-training.pt.ts'
import { READING_DE } from './reading.de.ts'
import { READING_ES } from './reading.es.ts'
import { READING_FR } from './reading.fr.ts'
import { READING_PT } from './reading.pt.ts'
import { SWIMMING_DE } from './swimming.de.ts'
import { SWIMMING_ES } from './swimming.es.ts'
import { SWIMMING_FR } from './swimming.fr.ts'
import { SWIMMING_PT } from './swimming.pt.ts'
import { BREAD_BAKING_DE } from './bread-baking.de.ts'
import { BREAD_BAKING_ES } from './bread-baking.es.ts'
import { BREAD_BAKING_FR } from './bread-baking.fr.ts'
import { BREAD_BAKING_PT } from './bread-baking.pt.ts'
import { PAINTING_DE } from './painting.de.ts'
import { PAINTING_ES } from './painting.es.ts'
import { PAINTING_FR } from './painting.fr.ts'
import { PAINTING_PT } from './painting.pt.ts'
import { SPRINT_MOBILE_APP_DE } from './sprint-mobile-app.de.ts'
import { SPRINT_MOBILE_APP_ES } from './sprint-mobile-app.es.ts'
import { SPRINT_MOBILE_APP_FR } from './sprint-mobile-app.fr.ts'
import { SPRINT_MOBILE_APP_PT } from './sprint-mobile-app.pt.ts'
import { SPRINT_SOFTWARE_DE } from './sprint-software.de.ts'
import { SPRINT_SOFTWARE_ES } from './sprint-software.es.ts'
import { SPRINT_SOFTWARE_FR } from './sprint-software.fr.ts'
import { SPRINT_SOFTWARE_PT } from './sprint-software.pt.ts'
import { EXAM_STUDY_DE } from './exam-study.de.ts'
import { EXAM_STUDY_ES } from './exam-study.es.ts'
import { EXAM_STUDY_FR } from './exam-study.fr.ts'
import { EXAM_STUDY_PT } from './exam-study.pt.ts'
import { LANGUAGE_LEARNING_DE } from './language-learning.de.ts'
import { LANGUAGE_LEARNING_ES } from './language-learning.es.ts'
import { LANGUAGE_LEARNING_FR } from './language-learning.fr.ts'
import { LANGUAGE_LEARNING_PT } from './language-learning.pt.ts'
import { SKILL_LEARNING_DE } from './skill-learning.de.ts'
import { SKILL_LEARNING_ES } from './skill-learning.es.ts'
import { SKILL_LEARNING_FR } from './skill-learning.fr.ts'
import { SKILL_LEARNING_PT } from './skill-learning.pt.ts'
import { RUNNING_DE } from './running.de.ts'
import { RUNNING_ES } from './running.es.ts'
import { RUNNING_FR } from './running.fr.ts'
import { RUNNING_PT } from './running.pt.ts'
import { FITNESS_DE } from './fitness.de.ts'
import { FITNESS_ES } from './fitness.es.ts'
import { FITNESS_FR } from './fitness.fr.ts'
import { FITNESS_PT } from './fitness.pt.ts'
import { HABIT_DE } from './habit.de.ts'
import { HABIT_ES } from './habit.es.ts'
import { HABIT_FR } from './habit.fr.ts'
import { HABIT_PT } from './habit.pt.ts'
import { HOUSE_MOVE_DE } from './house-move.de.ts'
import { HOUSE_MOVE_ES } from './house-move.es.ts'
import { HOUSE_MOVE_FR } from './house-move.fr.ts'
import { HOUSE_MOVE_PT } from './house-move.pt.ts'
import { PARTY_DE } from './party.de.ts'
import { PARTY_ES } from './party.es.ts'
import { PARTY_FR } from './party.fr.ts'
import { PARTY_PT } from './party.pt.ts'
import { WEDDING_DE } from './wedding.de.ts'
import { WEDDING_ES } from './wedding.es.ts'
import { WEDDING_FR } from './wedding.fr.ts'
import { WEDDING_PT } from './wedding.pt.ts'
import { MEAL_PREP_DE } from './meal-prep.de.ts'
import { MEAL_PREP_ES } from './meal-prep.es.ts'
import { MEAL_PREP_FR } from './meal-prep.fr.ts'
import { MEAL_PREP_PT } from './meal-prep.pt.ts'
import { JOB_SEARCH_DE } from './job-search.de.ts'
import { JOB_SEARCH_ES } from './job-search.es.ts'
import { JOB_SEARCH_FR } from './job-search.fr.ts'
import { JOB_SEARCH_PT } from './job-search.pt.ts'
import { GENERAL_SPRINT_DE } from './general-sprint.de.ts'
import { GENERAL_SPRINT_ES } from './general-sprint.es.ts'
import { GENERAL_SPRINT_FR } from './general-sprint.fr.ts'
import { GENERAL_SPRINT_PT } from './general-sprint.pt.ts'
import { GENERAL_TEAM_DE } from './general-team.de.ts'
import { GENERAL_TEAM_ES } from './general-team.es.ts'
import { GENERAL_TEAM_FR } from './general-team.fr.ts'
import { GENERAL_TEAM_PT } from './general-team.pt.ts'
import { TRIP_DE } from './trip.de.ts'
import { TRIP_ES } from './trip.es.ts'
import { TRIP_FR } from './trip.fr.ts'
import { TRIP_PT } from './trip.pt.ts'
import { MUSIC_PRACTICE_DE } from './music-practice.de.ts'
import { MUSIC_PRACTICE_ES } from './music-practice.es.ts'
import { MUSIC_PRACTICE_FR } from './music-practice.fr.ts'
import { MUSIC_PRACTICE_PT } from './music-practice.pt.ts'
import { SPRINT_ECOMMERCE_DE } from './sprint-ecommerce.de.ts'
import { SPRINT_ECOMMERCE_ES } from './sprint-ecommerce.es.ts'
import { SPRINT_ECOMMERCE_FR } from './sprint-ecommerce.fr.ts'
import { SPRINT_ECOMMERCE_PT } from './sprint-ecommerce.pt.ts'
import { SPRINT_AUTHENTICATION_DE } from './sprint-authentication.de.ts'
import { SPRINT_AUTHENTICATION_ES } from './sprint-authentication.es.ts'
import { SPRINT_AUTHENTICATION_FR } from './sprint-authentication.fr.ts'
import { SPRINT_AUTHENTICATION_PT } from './sprint-authentication.pt.ts'
import { SPRINT_FEATURE_DE } from './sprint-feature.de.ts'
import { SPRINT_FEATURE_ES } from './sprint-feature.es.ts'
import { SPRINT_FEATURE_FR } from './sprint-feature.fr.ts'
import { SPRINT_FEATURE_PT } from './sprint-feature.pt.ts'
import { THESIS_DE } from './thesis.de.ts'
import { THESIS_ES } from './thesis.es.ts'
import { THESIS_FR } from './thesis.fr.ts'
import { THESIS_PT } from './thesis.pt.ts'
import { PERSONAL_FINANCE_DE } from './personal-finance.de.ts'
import { PERSONAL_FINANCE_ES } from './personal-finance.es.ts'
import { PERSONAL_FINANCE_FR } from './personal-finance.fr.ts'
import { PERSONAL_FINANCE_PT } from './personal-finance.pt.ts'
import { LANGUAGE_TEST_DE } from './language-test.de.ts'
import { LANGUAGE_TEST_ES } from './language-test.es.ts'
import { LANGUAGE_TEST_FR } from './language-test.fr.ts'
import { LANGUAGE_TEST_PT } from './language-test.pt.ts'
import { SPRINT_WEBSITE_DE } from './sprint-website.de.ts'
import { SPRINT_WEBSITE_ES } from './sprint-website.es.ts'
import { SPRINT_WEBSITE_FR } from './sprint-website.fr.ts'
import { SPRINT_WEBSITE_PT } from './sprint-website.pt.ts'
import { WEIGHT_LOSS_DE } from './weight-loss.de.ts'
import { WEIGHT_LOSS_ES } from './weight-loss.es.ts'
import { WEIGHT_LOSS_FR } from './weight-loss.fr.ts'
import { WEIGHT_LOSS_PT } from './weight-loss.pt.ts'
import { YOGA_FLEXIBILITY_DE } from './yoga-flexibility.de.ts'
import { YOGA_FLEXIBILITY_ES } from './yoga-flexibility.es.ts'
import { YOGA_FLEXIBILITY_FR } from './yoga-flexibility.fr.ts'
import { YOGA_FLEXIBILITY_PT } from './yoga-flexibility.pt.ts'
import { SPRING_CLEANING_DE } from './spring-cleaning.de.ts'
import { SPRING_CLEANING_ES } from './spring-cleaning.es.ts'
import { SPRING_CLEANING_FR } from './spring-cleaning.fr.ts'
import { SPRING_CLEANING_PT } from './spring-cleaning.pt.ts'
import { DRIVING_LICENCE_DE } from './driving-licence.de.ts'
import { DRIVING_LICENCE_ES } from './driving-licence.es.ts'
import { DRIVING_LICENCE_FR } from './driving-licence.fr.ts'
import { DRIVING_LICENCE_PT } from './driving-licence.pt.ts'
import { PET_CARE_DE } from './pet-care.de.ts'
import { PET_CARE_ES } from './pet-care.es.ts'
import { PET_CARE_FR } from './pet-care.fr.ts'
import { PET_CARE_PT } from './pet-care.pt.ts'
import { FLAT_HUNTING_DE } from './flat-hunting.de.ts'
import { FLAT_HUNTING_ES } from './flat-hunting.es.ts'
import { FLAT_HUNTING_FR } from './flat-hunting.fr.ts'
import { FLAT_HUNTING_PT } from './flat-hunting.pt.ts'
import { UNIVERSITY_APPLICATION_DE } from './university-application.de.ts'
import { UNIVERSITY_APPLICATION_ES } from './university-application.es.ts'
import { UNIVERSITY_APPLICATION_FR } from './university-application.fr.ts'
import { UNIVERSITY_APPLICATION_PT } from './university-application.pt.ts'
import { GARDENING_DE } from './gardening.de.ts'
import { GARDENING_ES } from './gardening.es.ts'
import { GARDENING_FR } from './gardening.fr.ts'
import { GARDENING_PT } from './gardening.pt.ts'
import type { PlaybookWords, TranslatedLanguage } from './playbook-words.ts'

/** Playbooks that stand in every language, by id. */
export const TRANSLATIONS: Readonly<Record<string, Readonly<Record<TranslatedLanguage, PlaybookWords>>>> = {
  'exam-study': { de: EXAM_STUDY_DE, es: EXAM_STUDY_ES, fr: EXAM_STUDY_FR, pt: EXAM_STUDY_PT },
  'language-learning': { de: LANGUAGE_LEARNING_DE, es: LANGUAGE_LEARNING_ES, fr: LANGUAGE_LEARNING_FR, pt: LANGUAGE_LEARNING_PT },
  'skill-learning': { de: SKILL_LEARNING_DE, es: SKILL_LEARNING_ES, fr: SKILL_LEARNING_FR, pt: SKILL_LEARNING_PT },
  'running': { de: RUNNING_DE, es: RUNNING_ES, fr: RUNNING_FR, pt: RUNNING_PT },
  'fitness': { de: FITNESS_DE, es: FITNESS_ES, fr: FITNESS_FR, pt: FITNESS_PT },
  'habit': { de: HABIT_DE, es: HABIT_ES, fr: HABIT_FR, pt: HABIT_PT },
  'house-move': { de: HOUSE_MOVE_DE, es: HOUSE_MOVE_ES, fr: HOUSE_MOVE_FR, pt: HOUSE_MOVE_PT },
  'party': { de: PARTY_DE, es: PARTY_ES, fr: PARTY_FR, pt: PARTY_PT },
  'wedding': { de: WEDDING_DE, es: WEDDING_ES, fr: WEDDING_FR, pt: WEDDING_PT },
  'meal-prep': { de: MEAL_PREP_DE, es: MEAL_PREP_ES, fr: MEAL_PREP_FR, pt: MEAL_PREP_PT },
  'job-search': { de: JOB_SEARCH_DE, es: JOB_SEARCH_ES, fr: JOB_SEARCH_FR, pt: JOB_SEARCH_PT },
  'general-sprint': { de: GENERAL_SPRINT_DE, es: GENERAL_SPRINT_ES, fr: GENERAL_SPRINT_FR, pt: GENERAL_SPRINT_PT },
  'general-team': { de: GENERAL_TEAM_DE, es: GENERAL_TEAM_ES, fr: GENERAL_TEAM_FR, pt: GENERAL_TEAM_PT },
  'trip': { de: TRIP_DE, es: TRIP_ES, fr: TRIP_FR, pt: TRIP_PT },
  'music-practice': { de: MUSIC_PRACTICE_DE, es: MUSIC_PRACTICE_ES, fr: MUSIC_PRACTICE_FR, pt: MUSIC_PRACTICE_PT },
  'sprint-ecommerce': { de: SPRINT_ECOMMERCE_DE, es: SPRINT_ECOMMERCE_ES, fr: SPRINT_ECOMMERCE_FR, pt: SPRINT_ECOMMERCE_PT },
  'sprint-authentication': { de: SPRINT_AUTHENTICATION_DE, es: SPRINT_AUTHENTICATION_ES, fr: SPRINT_AUTHENTICATION_FR, pt: SPRINT_AUTHENTICATION_PT },
  'sprint-feature': { de: SPRINT_FEATURE_DE, es: SPRINT_FEATURE_ES, fr: SPRINT_FEATURE_FR, pt: SPRINT_FEATURE_PT },
  'thesis': { de: THESIS_DE, es: THESIS_ES, fr: THESIS_FR, pt: THESIS_PT },
  'personal-finance': { de: PERSONAL_FINANCE_DE, es: PERSONAL_FINANCE_ES, fr: PERSONAL_FINANCE_FR, pt: PERSONAL_FINANCE_PT },
  'language-test': { de: LANGUAGE_TEST_DE, es: LANGUAGE_TEST_ES, fr: LANGUAGE_TEST_FR, pt: LANGUAGE_TEST_PT },
  'sprint-website': { de: SPRINT_WEBSITE_DE, es: SPRINT_WEBSITE_ES, fr: SPRINT_WEBSITE_FR, pt: SPRINT_WEBSITE_PT },
  'weight-loss': { de: WEIGHT_LOSS_DE, es: WEIGHT_LOSS_ES, fr: WEIGHT_LOSS_FR, pt: WEIGHT_LOSS_PT },
  'yoga-flexibility': { de: YOGA_FLEXIBILITY_DE, es: YOGA_FLEXIBILITY_ES, fr: YOGA_FLEXIBILITY_FR, pt: YOGA_FLEXIBILITY_PT },
  'spring-cleaning': { de: SPRING_CLEANING_DE, es: SPRING_CLEANING_ES, fr: SPRING_CLEANING_FR, pt: SPRING_CLEANING_PT },
  'driving-licence': { de: DRIVING_LICENCE_DE, es: DRIVING_LICENCE_ES, fr: DRIVING_LICENCE_FR, pt: DRIVING_LICENCE_PT },
  'pet-care': { de: PET_CARE_DE, es: PET_CARE_ES, fr: PET_CARE_FR, pt: PET_CARE_PT },
  'flat-hunting': { de: FLAT_HUNTING_DE, es: FLAT_HUNTING_ES, fr: FLAT_HUNTING_FR, pt: FLAT_HUNTING_PT },
  'university-application': { de: UNIVERSITY_APPLICATION_DE, es: UNIVERSITY_APPLICATION_ES, fr: UNIVERSITY_APPLICATION_FR, pt: UNIVERSITY_APPLICATION_PT },
  'gardening': { de: GARDENING_DE, es: GARDENING_ES, fr: GARDENING_FR, pt: GARDENING_PT },
  'sprint-software': { de: SPRINT_SOFTWARE_DE, es: SPRINT_SOFTWARE_ES, fr: SPRINT_SOFTWARE_FR, pt: SPRINT_SOFTWARE_PT },
  'sprint-mobile-app': { de: SPRINT_MOBILE_APP_DE, es: SPRINT_MOBILE_APP_ES, fr: SPRINT_MOBILE_APP_FR, pt: SPRINT_MOBILE_APP_PT },
  'painting': { de: PAINTING_DE, es: PAINTING_ES, fr: PAINTING_FR, pt: PAINTING_PT },
  'bread-baking': { de: BREAD_BAKING_DE, es: BREAD_BAKING_ES, fr: BREAD_BAKING_FR, pt: BREAD_BAKING_PT },
  'swimming': { de: SWIMMING_DE, es: SWIMMING_ES, fr: SWIMMING_FR, pt: SWIMMING_PT },
  'reading': { de: READING_DE, es: READING_ES, fr: READING_FR, pt: READING_PT },
  'dog-training': { de: DOG_TRAINING_DE, es: DOG_TRAINING_ES, fr: DOG_TRAINING_FR, pt: DOG_TRAINING_PT },
  'book-writing': { de: BOOK_WRITING_DE, es: BOOK_WRITING_ES, fr: BOOK_WRITING_FR, pt: BOOK_WRITING_PT },
}
