import { BICYCLE_REPAIR } from './bicycle-repair.ts'
import { DOG_TRAINING } from './dog-training.ts'
import { GARDENING } from './gardening.ts'
import { HOUSE_MOVE } from './house-move.ts'
import { MEAL_PREP } from './meal-prep.ts'
import { PAINTING } from './painting.ts'
import { PET_CARE } from './pet-care.ts'
import { RENOVATION } from './renovation.ts'
import { RESTORATION } from './restoration.ts'
import { SPRING_CLEANING } from './spring-cleaning.ts'
import type { Playbook } from '../playbook.ts'

/** House, garden, vehicles and animals. */
export const HOME_PLAYBOOKS: readonly Playbook[] = [
  BICYCLE_REPAIR,
  DOG_TRAINING,
  GARDENING,
  HOUSE_MOVE,
  MEAL_PREP,
  PAINTING,
  PET_CARE,
  RENOVATION,
  RESTORATION,
  SPRING_CLEANING,
]
