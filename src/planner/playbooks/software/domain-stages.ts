import type { Stage } from '../playbook.ts'
import { SOFTWARE_STAGES } from './software-stages.ts'

type StageWording = { title: string; how: string; done: string }

/** The steps of a piece of software in the words of one domain; steps without words of their own stay as they are. */
export function domainStages(words: Partial<Record<'criteria' | 'design' | 'build' | 'backend' | 'frontend' | 'harden' | 'connect' | 'verify', StageWording>>): Stage[] {
  return SOFTWARE_STAGES.map((stage) => {
    const own = Object.entries(words).find(([id]) => id === stage.id)?.[1]
    return own ? { ...stage, titles: [own.title], how: own.how, done: own.done } : stage
  })
}
