import { BODY_PROMPTS } from './body/body-prompts.ts'
import { CRAFT_PROMPTS } from './craft/craft-prompts.ts'
import { EVENTS_PROMPTS } from './events/events-prompts.ts'
import { HOME_PROMPTS } from './home/home-prompts.ts'
import { LIFE_PROMPTS } from './life/life-prompts.ts'
import { OPERATIONS_PROMPTS } from './operations/operations-prompts.ts'
import { SOFTWARE_PROMPTS } from './software/software-prompts.ts'
import { STUDY_PROMPTS } from './study/study-prompts.ts'
import { BUSINESS_PROMPTS } from './business/business-prompts.ts'
import type { PromptSet } from './prompt-set.ts'

/** For each playbook the words that choose it and change it. The trip has tests of its own. */
export const PLAYBOOK_PROMPTS: Record<string, PromptSet> = { ...BODY_PROMPTS, ...CRAFT_PROMPTS, ...EVENTS_PROMPTS, ...HOME_PROMPTS, ...LIFE_PROMPTS, ...OPERATIONS_PROMPTS, ...SOFTWARE_PROMPTS, ...STUDY_PROMPTS, ...BUSINESS_PROMPTS }
