import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { planFrame } from '../plan-frame.ts'
import { choosePlaybook } from './choose-playbook.ts'

const bookOf = (prompt: string, locale: string) => choosePlaybook(planFrame(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T12:00', timeZone: 'Europe/Paris', locale }))))?.id

describe('a week on snow', () => {
  it.each([
    ['fr', 'quatre jours au ski avec ma sœur en mars'], ['fr', 'séjour au ski entre amis du 6 au 13 mars'],
    ['es', 'tres días de esquí con los primos en enero'], ['es', 'semana de esquí con mis hijas'],
    ['pt', 'uma semana a esquiar com a minha irmã em março'], ['de', 'fünf tage skifahren mit den jungs im märz'],
  ])('is a journey: %s, %s', (locale, prompt) => {
    expect(bookOf(prompt, locale)).toBe('trip')
  })

  it.each([
    ['fr', 'être en forme pour une semaine de ski en février', 'ski-fitness'], ['es', 'estar en forma para una semana de esquí', 'ski-fitness'],
    ['pt', 'ficar em forma para uma semana de esqui em fevereiro', 'fitness'],
  ])('is none where somebody only wants to be fit for it: %s, %s', (locale, prompt, id) => {
    expect(bookOf(prompt, locale)).toBe(id)
  })
})
