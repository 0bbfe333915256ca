import type { PlannerType } from '../../../contract/plan.ts'
import examples from './examples.json'
import authImage from './images/auth-sprint.svg'
import ecommerceImage from './images/ecommerce-sprint.svg'
import fitnessImage from './images/fitness-routine.svg'
import italyImage from './images/italy-vacation.svg'
import mealImage from './images/meal-prep.svg'

/** One card of the carousel. Its plan is fetched when it is opened (load-example-plan.ts). */
export interface Example {
  id: string
  title: string
  prompt: string
  /** Address of the picture. */
  image: string
  plannerType: PlannerType
}

const IMAGES: Record<string, string> = {
  'italy-vacation': italyImage,
  'ecommerce-sprint': ecommerceImage,
  'fitness-routine': fitnessImage,
  'auth-sprint': authImage,
  'meal-prep': mealImage,
}

export const EXAMPLES: readonly Example[] = examples.map(({ id, title, prompt, plannerType }) => ({
  id,
  title,
  prompt,
  image: IMAGES[id]!,
  plannerType: plannerType === 'sprint' ? 'sprint' : 'calendar',
}))
