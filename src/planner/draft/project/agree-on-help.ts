import { offersOfHelp } from '../../goal/people/offers-of-help.ts'
import type { Text } from '../../playbooks/playbook.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { describe, fillText, slug } from '../wording.ts'

const TITLE: Text = 'Agree the details with {name}: {topic}'
const HOW: Text = 'Day, hour and place, what each of you brings, and who steps in if it falls through. You wrote: “{amount}”.'
const DONE: Text = 'a day and an hour stand in both calendars'
const MINUTES = 15
/** Early enough that somebody else can still be found. */
const POSITION = 0.1
/** What a plan says of help with it is found by this tag. */
export const OF_HELP = 'help'

/** 'My partner Jess can drive me home': whoever helps is asked in time, and is seen in the plan. */
export function agreementsOnHelp(frame: PlanFrame): NetworkTask[] {
  const { plannerType, prompt, language } = frame.brief
  if (plannerType !== 'calendar' || language !== 'en') return []
  return offersOfHelp(prompt).map(({ name, deed, words }) => {
    const slots = { name, topic: deed, amount: words }
    return newTask({
      id: `help-${slug(`${name} ${deed}`)}`, title: fillText(TITLE, language, slots), description: describe(fillText(HOW, language, slots), fillText(DONE, language, slots), language),
      effortMinutes: MINUTES, subjects: [name], tags: [OF_HELP], wish: { day: null, windows: [], position: POSITION }, optional: true,
    })
  })
}
