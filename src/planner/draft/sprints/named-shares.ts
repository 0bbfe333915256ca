import type { Playbook } from '../../playbooks/playbook.ts'
import { stems, wordBase } from '../../goal/matcher.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { plainWords } from '../wording.ts'

/** 'Jonas (layout), Weber approves the texts': what somebody does with every part where the playbook has it among the steps of each. */
export function isStepOfEach({ label, words }: Topic, { topicStages = [] }: Playbook, frame: PlanFrame): boolean {
  const said = basesOf(label)
  const isShare = words.length < 3 && frame.of('person').some(({ roles }) => roles.some((role) => said.every((word) => basesOf(role).includes(word))))
  return isShare && topicStages.some(({ titles }) => titles.some((title) => basesOf(english(title)).includes(said[0]!)))
}

function basesOf(text: string): string[] {
  return stems(text).map(wordBase)
}

/** 'Build a booking page. Diego does the mockups': what one of the team is named with, where nothing else is, is not the whole of the work. */
export function isOneShare(stated: readonly Topic[], frame: PlanFrame): boolean {
  const [only] = stated
  const people = frame.of('person')
  return stated.length === 1 && people.length > 2 && people.some(({ roles }) => roles.some((role) => only!.words.every((word) => plainWords(role).includes(word))))
}
