import { DIVING } from './diving.ts'
import { CHILD_CYCLING } from './child-cycling.ts'
import { DISTANCE_SWIMMING } from './distance-swimming.ts'
import { FITNESS } from './fitness.ts'
import { HABIT } from './habit.ts'
import { HEALTH_CHANGE } from './health-change.ts'
import { RECOVERY } from './recovery.ts'
import { RUNNING } from './running.ts'
import { SWIMMING } from './swimming.ts'
import { TRIATHLON } from './triathlon.ts'
import { CLIMBING } from './climbing.ts'
import { CYCLING } from './cycling.ts'
import { HIKING } from './hiking.ts'
import { DANCING } from './dancing.ts'
import { MARTIAL_ARTS } from './martial-arts.ts'
import { SKILL_SPORT } from './skill-sport.ts'
import { TEAM_COACHING } from './team-coaching.ts'
import { WEIGHT_LOSS } from './weight-loss.ts'
import { DRINKING_LESS } from './drinking-less.ts'
import { SUGAR_FREE } from './sugar-free.ts'
import { GOING_VEGAN } from './going-vegan.ts'
import { WALKING_STEPS } from './walking-steps.ts'
import { YOGA_FLEXIBILITY } from './yoga-flexibility.ts'
import { OBSTACLE_RACE } from './obstacle-race.ts'
import { RETURN_TO_SPORT } from './return-to-sport.ts'
import { BACK_POSTURE } from './back-posture.ts'
import { FASTING } from './fasting.ts'
import { POSTNATAL_FITNESS } from './postnatal-fitness.ts'
import { BODYWEIGHT_FEAT } from './bodyweight-feat.ts'
import { LESS_CAFFEINE } from './less-caffeine.ts'
import { SKI_FITNESS } from './ski-fitness.ts'
import type { Playbook } from '../playbook.ts'
import { BIKE_COMMUTE } from './bike-commute.ts'
import { SAILING } from './sailing.ts'

/** Training and health. */
export const BODY_PLAYBOOKS: readonly Playbook[] = [
  DIVING,
  DISTANCE_SWIMMING,
  FITNESS,
  HABIT,
  HEALTH_CHANGE,
  RECOVERY,
  RUNNING,
  SWIMMING,
  TRIATHLON,
  CLIMBING,
  CYCLING,
  HIKING,
  DANCING,
  MARTIAL_ARTS,
  SKILL_SPORT,
  TEAM_COACHING,
  WEIGHT_LOSS,
  DRINKING_LESS,
  SUGAR_FREE,
  GOING_VEGAN,
  WALKING_STEPS,
  YOGA_FLEXIBILITY,
  OBSTACLE_RACE,
  RETURN_TO_SPORT,
  BACK_POSTURE,
  FASTING,
  POSTNATAL_FITNESS,
  CHILD_CYCLING,
  BIKE_COMMUTE,
  SAILING,
  BODYWEIGHT_FEAT,
  LESS_CAFFEINE,
  SKI_FITNESS,
]
