import calendarGoals from './calendar-goals.json' with { type: 'json' }
import sprintGoals from './sprint-goals.json' with { type: 'json' }

/** By playbook, goals in English as people type them that it is meant for: short ones, single sentences, and long ones that tell much in passing. */
export const SAMPLE_GOALS: Readonly<Record<string, readonly string[]>> = { ...calendarGoals, ...sprintGoals }
