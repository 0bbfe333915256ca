import { BODY_PLAYBOOKS } from './body/body-playbooks.ts'
import { CRAFT_PLAYBOOKS } from './craft/craft-playbooks.ts'
import { EVENTS_PLAYBOOKS } from './events/events-playbooks.ts'
import { HOME_PLAYBOOKS } from './home/home-playbooks.ts'
import { LIFE_PLAYBOOKS } from './life/life-playbooks.ts'
import { OPERATIONS_PLAYBOOKS } from './operations/operations-playbooks.ts'
import { SOFTWARE_PLAYBOOKS } from './software/software-playbooks.ts'
import { STUDY_PLAYBOOKS } from './study/study-playbooks.ts'
import { BUSINESS_PLAYBOOKS } from './business/business-playbooks.ts'
import { TRANSLATIONS } from './translations/translations.ts'
import { translatedPlaybook } from './translations/translated-playbook.ts'
import { TRIP } from './trip.ts'
import type { Playbook } from './playbook.ts'

const WRITTEN: readonly Playbook[] = [TRIP, ...STUDY_PLAYBOOKS, ...BODY_PLAYBOOKS, ...HOME_PLAYBOOKS, ...LIFE_PLAYBOOKS, ...CRAFT_PLAYBOOKS, ...EVENTS_PLAYBOOKS, ...BUSINESS_PLAYBOOKS, ...SOFTWARE_PLAYBOOKS, ...OPERATIONS_PLAYBOOKS]

/** Every playbook the drafter may choose from, in all languages that it stands in. */
export const PLAYBOOKS: readonly Playbook[] = WRITTEN.map((playbook) => translatedPlaybook(playbook, TRANSLATIONS[playbook.id]))
