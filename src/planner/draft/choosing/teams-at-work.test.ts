import { expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const bookOf = (prompt: string, plannerType: PlannerType) => choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType, now: '2026-11-29T12:00', timeZone: 'Europe/London', locale: 'en' }))))?.id ?? null

it.each<[string, PlannerType, string]>([
  ['A points card for the customers of our three cafes: loyalty programme from scratch', 'sprint', 'loyalty-scheme'],
  ['Hire and train 25 seasonal workers for the strawberry harvest', 'sprint', 'seasonal-staffing'],
  ['Set up a residents advisory panel for our housing association', 'sprint', 'advisory-board'],
  ['Halve the setup time of the press in hall 3', 'sprint', 'changeover-reduction'],
  ['Online multiplayer for our chess app', 'sprint', 'sprint-multiplayer'],
  ['Bring together the two HR teams after the takeover', 'sprint', 'team-merger'],
  ['Agree a hybrid work policy with the works council', 'sprint', 'ways-of-working'],
  ['Put dog tax registrations online for our town', 'sprint', 'online-service'],
  ['Prescribing audit at our surgery, 40 records', 'calendar', 'clinical-audit'],
  ['Science week at our primary school in the second week of March', 'calendar', 'theme-week'],
  ['Get ready for my annual appraisal', 'calendar', 'own-appraisal'],
  ['Hand over my post to the new secretary', 'calendar', 'work-handover'],
])('%s (%s) has the book of its kind: %s', (prompt, plannerType, id) => expect(bookOf(prompt, plannerType)).toBe(id))

it.each<[string, PlannerType, string]>([
  ['Appraisals of my team of eight', 'calendar', 'own-appraisal'],
  ['Get my mother’s ring appraised and sold', 'calendar', 'own-appraisal'],
  ['Merge two databases into one', 'sprint', 'team-merger'],
  ['Ski week in the Alps in March', 'calendar', 'theme-week'],
  ['Find a remote job', 'calendar', 'ways-of-working'],
  ['Board meeting on 12 March', 'calendar', 'advisory-board'],
  ['Energy audit of our house', 'calendar', 'clinical-audit'],
  ['Apply for a parking permit online', 'calendar', 'online-service'],
  ['Changeover to winter clothes', 'calendar', 'changeover-reduction'],
])('%s (%s) is no matter of %s', (prompt, plannerType, id) => expect(bookOf(prompt, plannerType)).not.toBe(id))
