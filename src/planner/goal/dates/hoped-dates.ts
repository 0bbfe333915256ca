import type { ReadingContext } from '../reading-context.ts'

/** 'Hoping for before Easter', 'aiming for 20 March': when all of it shall be done, and no part that is called hoping. */
export function settleHopedDates({ readings, language }: ReadingContext): void {
  if (language !== 'en') return
  for (const reading of readings) {
    const [label, ...others] = reading.kind === 'deadline' ? reading.appliesTo?.labels ?? [] : []
    if (label === undefined || others.length > 0 || !HOPING.test(label)) continue
    reading.appliesTo = null
    reading.text = reading.text.replace(`${label} done`, 'Done').replace(`${label}: `, '')
  }
}

const HOPING = /^(?:(?:i['’]?m|we['’]?re|i am|we are) )?(?:(?:really|still|just) )?(?:hoping|aiming|shooting|hope|aim|targeting|wishing)(?: (?:for|at|to be done|to finish|to have it done))?$/iu
