import type { Playbook } from '../playbook.ts'
import { translatedPlaybook } from '../translations/translated-playbook.ts'
import { TRANSLATIONS } from '../translations/translations.ts'
import { AUDITIONING, BEING_LICENSED } from './admission-kinds.ts'
import { BREEDING, SHOWING, TREATING_ANIMALS } from './animal-kinds.ts'
import { IMPROVING, INTRODUCING, MOVING_OVER, WINDING_DOWN } from './changing-kinds.ts'
import { BUYING, FINDING_OUT, SEARCHING, SELLING, SETTLING } from './getting-kinds.ts'
import { BECOMING, JOINING, NEGOTIATING, TAKING_PART } from './entering-kinds.ts'
import { FELLING, TAKING_DOWN } from './felling-kinds.ts'
import { MAKING_FOOD } from './food-kind.ts'
import { FORAGING, HARVESTING, PLANTING, PROPAGATING } from './growing-kinds.ts'
import { LEARNING_DISH } from './learning-dish-kind.ts'
import { GETTING_TO_KNOW } from './learning-kinds.ts'
import { COLLECTING, DRAWING_UP, MAKING, MENDING } from './making-kinds.ts'
import { GROUP_JOURNEY, ON_WATER, OWN_VEHICLE, SEEING } from './outing-kinds.ts'
import { BEING_TREATED, GETTING_CONNECTED, GIVING_BLOOD } from './own-body-kinds.ts'
import { CHANGING_ONESELF, DECIDING, EXPERIENCING, GETTING_OVER, KEEPING_IN_TOUCH, RECORDING } from './personal-kinds.ts'
import { HELPING_STUDY } from './helping-study-kind.ts'
import { CHAIRING, LEADING_WALK, MINUTING, OFFICIATING, SWAPPING, TAKING_OVER } from './post-kinds.ts'
import { BUYING_PRESENT } from './present-kind.ts'
import { RECOVERING_DATA } from './recovering-kind.ts'
import { HAVING_DONE, SERVING_AT } from './service-kinds.ts'
import { CLEANING_CARE, COATING } from './surface-kinds.ts'
import { INDEXING, PROOFREADING, TRANSCRIBING, TRANSLATING } from './text-kinds.ts'
import { TROUBLE } from './trouble-kind.ts'
import { GATHERING, GETTING_READY, LOOKING_AFTER, SETTING_UP, STARTING_GROUP, TEACHING, WINNING_PEOPLE } from './people-kinds.ts'

/**
 * What is known about a kind of work whatever it is done to: how anything is sold, mended or introduced. For goals
 * that no playbook knows; `{subject}` is what the work is done to, in the goal's own words, and the keywords are
 * those of its verb (`strong`) or of its noun (`weak`). The first of several stands for the goal.
 */
export const KIND_PLAYBOOKS: readonly Playbook[] = [
  WINDING_DOWN, SELLING, BUYING, BUYING_PRESENT, SERVING_AT, HAVING_DONE, RECOVERING_DATA, HELPING_STUDY, COATING, CLEANING_CARE, MENDING, IMPROVING, INTRODUCING, MOVING_OVER, TEACHING, COLLECTING, SEARCHING,
  GETTING_TO_KNOW, SETTLING, FINDING_OUT, WINNING_PEOPLE, LOOKING_AFTER, GETTING_READY, SETTING_UP, STARTING_GROUP, GATHERING, DRAWING_UP, MAKING, MAKING_FOOD,
  JOINING, TAKING_PART, NEGOTIATING, KEEPING_IN_TOUCH, GETTING_OVER, DECIDING, EXPERIENCING, RECORDING, CHANGING_ONESELF, BECOMING, TROUBLE,
  PLANTING, PROPAGATING, HARVESTING, FORAGING, FELLING, TAKING_DOWN, TRANSLATING, TRANSCRIBING, INDEXING, PROOFREADING, TAKING_OVER, CHAIRING, MINUTING, OFFICIATING, SWAPPING, LEADING_WALK,
  ON_WATER, OWN_VEHICLE, SEEING, GROUP_JOURNEY, BREEDING, SHOWING, TREATING_ANIMALS, AUDITIONING, BEING_LICENSED, GIVING_BLOOD, BEING_TREATED, GETTING_CONNECTED, LEARNING_DISH,
].map((playbook) => translatedPlaybook(playbook, TRANSLATIONS[playbook.id]))
