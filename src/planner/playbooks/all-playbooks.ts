import { EXAM_STUDY } from './exam-study.ts'
import { FITNESS } from './fitness.ts'
import { HABIT } from './habit.ts'
import { HOUSE_MOVE } from './house-move.ts'
import { JOB_SEARCH } from './job-search.ts'
import { LANGUAGE_LEARNING } from './language-learning.ts'
import { MUSIC_PRACTICE } from './music-practice.ts'
import { PARTY } from './party.ts'
import type { Playbook } from './playbook.ts'
import { RUNNING } from './running.ts'
import { THESIS } from './thesis.ts'
import { WEDDING } from './wedding.ts'

/** Every playbook the drafter may choose from. */
export const PLAYBOOKS: readonly Playbook[] = [EXAM_STUDY, LANGUAGE_LEARNING, RUNNING, FITNESS, HABIT, WEDDING, PARTY, HOUSE_MOVE, JOB_SEARCH, THESIS, MUSIC_PRACTICE]
