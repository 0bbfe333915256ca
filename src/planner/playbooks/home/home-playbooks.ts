import { REHOMING_PET } from './rehoming-pet.ts'
import { COOKING_SKILLS } from './cooking-skills.ts'
import { PIZZA_OVEN } from './pizza-oven.ts'
import { AQUARIUM } from './aquarium.ts'
import { BEE_KEEPING } from './bee-keeping.ts'
import { BICYCLE_REPAIR } from './bicycle-repair.ts'
import { CAMPERVAN } from './campervan.ts'
import { CAR_BUYING } from './car-buying.ts'
import { CAR_CARE } from './car-care.ts'
import { CAR_SELLING } from './car-selling.ts'
import { CHICKEN_KEEPING } from './chicken-keeping.ts'
import { CHRISTMAS_HOME } from './christmas-home.ts'
import { DECK_PATIO } from './deck-patio.ts'
import { DIGITAL_TIDY } from './digital-tidy.ts'
import { DOG_TRAINING } from './dog-training.ts'
import { EMERGENCY_PREP } from './emergency-prep.ts'
import { ENERGY_UPGRADE } from './energy-upgrade.ts'
import { FENCE_WALL } from './fence-wall.ts'
import { FITTED_FURNITURE } from './fitted-furniture.ts'
import { FLAT_HUNTING } from './flat-hunting.ts'
import { GARDENING } from './gardening.ts'
import { GARDEN_POND } from './garden-pond.ts'
import { GARDEN_SHED } from './garden-shed.ts'
import { HOME_BUYING } from './home-buying.ts'
import { HOME_LETTING } from './home-letting.ts'
import { HOME_NETWORK } from './home-network.ts'
import { HOME_SELLING } from './home-selling.ts'
import { HOUSEHOLD_SYSTEM } from './household-system.ts'
import { HOUSEPLANTS } from './houseplants.ts'
import { HOUSE_MOVE } from './house-move.ts'
import { MEAL_PREP } from './meal-prep.ts'
import { OVERGROWN_PLOT } from './overgrown-plot.ts'
import { PAINTING } from './painting.ts'
import { PARENTS_HOUSE } from './parents-house.ts'
import { PET_CARE } from './pet-care.ts'
import { RENOVATION } from './renovation.ts'
import { RESTORATION } from './restoration.ts'
import { SPRING_CLEANING } from './spring-cleaning.ts'
import { GARDEN_DESIGN } from './garden-design.ts'
import { HORSE_KEEPING } from './horse-keeping.ts'
import { LOFT_CONVERSION } from './loft-conversion.ts'
import type { Playbook } from '../playbook.ts'
import { GOAT_KEEPING } from './goat-keeping.ts'
import { DUCK_KEEPING } from './duck-keeping.ts'
import { DINNER_MENU } from './dinner-menu.ts'
import { GARDEN_YEAR } from './garden-year.ts'
import { PRESERVING } from './preserving.ts'
import { HOME_REPAIRS } from './home-repairs.ts'
import { PEST_CONTROL } from './pest-control.ts'
import { HOME_EXTENSION } from './home-extension.ts'
import { HOME_OFFICE } from './home-office.ts'
import { FRUIT_TREES } from './fruit-trees.ts'
import { FURNISHING } from './furnishing.ts'
import { TENANCY_TROUBLE } from './tenancy-trouble.ts'
import { DATA_RESCUE } from './data-rescue.ts'
import { HOUSE_GUESTS } from './house-guests.ts'
import { BIRTHING_SEASON } from './birthing-season.ts'
import { ANIMAL_HOUSING } from './animal-housing.ts'
import { VEHICLE_RESTORATION } from './vehicle-restoration.ts'
import { BUILDING_PERMIT } from './building-permit.ts'

/** House, garden, vehicles and animals. */
export const HOME_PLAYBOOKS: readonly Playbook[] = [
  COOKING_SKILLS,
  PIZZA_OVEN,
  AQUARIUM,
  BEE_KEEPING,
  BICYCLE_REPAIR,
  CAMPERVAN,
  CAR_BUYING,
  CAR_CARE,
  CAR_SELLING,
  CHICKEN_KEEPING,
  CHRISTMAS_HOME,
  DECK_PATIO,
  DIGITAL_TIDY,
  DOG_TRAINING,
  EMERGENCY_PREP,
  ENERGY_UPGRADE,
  FENCE_WALL,
  FITTED_FURNITURE,
  FLAT_HUNTING,
  GARDENING,
  GARDEN_POND,
  GARDEN_SHED,
  HOME_BUYING,
  HOME_LETTING,
  HOME_NETWORK,
  HOME_SELLING,
  HOUSEHOLD_SYSTEM,
  HOUSEPLANTS,
  HOUSE_MOVE,
  MEAL_PREP,
  OVERGROWN_PLOT,
  PAINTING,
  PARENTS_HOUSE,
  PET_CARE,
  RENOVATION,
  RESTORATION,
  SPRING_CLEANING,
  GARDEN_DESIGN,
  HORSE_KEEPING,
  LOFT_CONVERSION,
  GOAT_KEEPING,
  DUCK_KEEPING,
  DINNER_MENU,
  GARDEN_YEAR,
  PRESERVING,
  HOME_REPAIRS,
  PEST_CONTROL,
  HOME_EXTENSION,
  HOME_OFFICE,
  FRUIT_TREES,
  FURNISHING,
  TENANCY_TROUBLE,
  DATA_RESCUE,
  HOUSE_GUESTS,
  REHOMING_PET,
  BIRTHING_SEASON,
  ANIMAL_HOUSING,
  VEHICLE_RESTORATION,
  BUILDING_PERMIT,
]
