import { FIRST_AID } from './first-aid.ts'
import { BOOK_CLUB } from './book-club.ts'
import { EXAM_STUDY } from './exam-study.ts'
import { LANGUAGE_LEARNING } from './language-learning.ts'
import { LANGUAGE_TEST } from './language-test.ts'
import { MUSIC_PRACTICE } from './music-practice.ts'
import { ONLINE_COURSE } from './online-course.ts'
import { PROFESSIONAL_CERTIFICATE } from './professional-certificate.ts'
import { READING_GOAL } from './reading-goal.ts'
import { READING } from './reading.ts'
import { RESEARCH_STUDY } from './research-study.ts'
import { SIGN_LANGUAGE } from './sign-language.ts'
import { SKILL_LEARNING } from './skill-learning.ts'
import { THESIS } from './thesis.ts'
import { THESIS_DEFENCE } from './thesis-defence.ts'
import { PROGRAMMING } from './programming.ts'
import { COURSE_DESIGN } from './course-design.ts'
import { ESSAY } from './essay.ts'
import { MEMORISING } from './memorising.ts'
import { SCHOOL_SUBJECT } from './school-subject.ts'
import { SCIENCE_FAIR } from './science-fair.ts'
import { HOMESCHOOLING } from './homeschooling.ts'
import { CHESS } from './chess.ts'
import { JOURNAL_ARTICLE } from './journal-article.ts'
import { CONFERENCE_POSTER } from './conference-poster.ts'
import { POLICY_BRIEF } from './policy-brief.ts'
import { DEBATING } from './debating.ts'
import { STAND_UP } from './stand-up.ts'
import { TOUCH_TYPING } from './touch-typing.ts'
import { ADMISSION_TEST } from './admission-test.ts'
import type { Playbook } from '../playbook.ts'
import { MARKING } from './marking.ts'
import { NATURE_WATCHING } from './nature-watching.ts'
import { SCHOOL_REPORTS } from './school-reports.ts'
import { TERM_PLAN } from './term-plan.ts'
import { PROFESSIONAL_REGISTRATION } from './professional-registration.ts'
import { TEXT_IN_PORTIONS } from './text-in-portions.ts'

/** Learning, exams and research. */
export const STUDY_PLAYBOOKS: readonly Playbook[] = [
  EXAM_STUDY,
  LANGUAGE_LEARNING,
  LANGUAGE_TEST,
  MUSIC_PRACTICE,
  READING,
  READING_GOAL,
  ONLINE_COURSE,
  PROFESSIONAL_CERTIFICATE,
  RESEARCH_STUDY,
  SIGN_LANGUAGE,
  SKILL_LEARNING,
  THESIS,
  THESIS_DEFENCE,
  PROGRAMMING,
  COURSE_DESIGN,
  ESSAY,
  MEMORISING,
  SCHOOL_SUBJECT,
  SCIENCE_FAIR,
  HOMESCHOOLING,
  CHESS,
  JOURNAL_ARTICLE,
  CONFERENCE_POSTER,
  POLICY_BRIEF,
  DEBATING,
  STAND_UP,
  TOUCH_TYPING,
  ADMISSION_TEST,
  BOOK_CLUB,
  MARKING,
  NATURE_WATCHING,
  SCHOOL_REPORTS,
  TERM_PLAN,
  FIRST_AID,
  PROFESSIONAL_REGISTRATION,
  TEXT_IN_PORTIONS,
]
