import { PlanSchema, type Plan } from '../../../contract/plan.ts'
import { shiftPlanTo } from './shift-plan.ts'

/** Written by `npm run demo-plans`. */
const PLANS: Record<string, () => Promise<{ default: unknown }>> = {
  'italy-vacation': () => import('./plans/italy-vacation.json'),
  'ecommerce-sprint': () => import('./plans/ecommerce-sprint.json'),
  'fitness-routine': () => import('./plans/fitness-routine.json'),
  'auth-sprint': () => import('./plans/auth-sprint.json'),
  'meal-prep': () => import('./plans/meal-prep.json'),
}

/** The example's plan, moved to start today or within the six days after. Rejects when it cannot be fetched. */
export async function loadExamplePlan(exampleId: string): Promise<Plan> {
  const { default: plan } = await PLANS[exampleId]!()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // The Swedish way of writing a date is the ISO one.
  return shiftPlanTo(PlanSchema.parse(plan), new Intl.DateTimeFormat('sv-SE').format(), timeZone)
}
