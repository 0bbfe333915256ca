import type { Playbook } from '../../playbooks/playbook.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { nearKeywords } from './near-keywords.ts'

/** What is made to tell of something: a book, a film, a talk. */
const WORK = String.raw`(?:(?:picture |children['’]?s |short |feature |radio |audio |stage |photo |graphic )?(?:book|novel|novella|story|stories|film|movie|documentary|play|musical|opera|song|album|poem|podcast|comic|essay|article|talk|lecture|speech|sermon|exhibition|screenplay|script|pamphlet|leaflet|zine|blog|mural|paper|report|dissertation|thesis)s?)`
const OF_WHAT = new RegExp(String.raw`(?:(?<!\p{L})(?:an?|the|my|our|his|her|their|this|first|next)|[:,.;]|^) ?(?:\p{L}+ )?${WORK} (?:about|on how|of how|telling|that tells of) (?<what>[^.;:!?\n,]+)`, 'giu')

/** 'A picture book about a hedgehog who can't sleep' cures nobody's sleep: a playbook whose words stand in what the work tells of alone. */
export function isToldOfAlone(playbook: Playbook, frame: PlanFrame): boolean {
  const words = withoutWhatIsTold(frame)
  if (words === null) return false
  const { strong } = words.near(playbook)
  return hasAnyKeyword(words.said, strong) && !hasAnyKeyword(words.left, strong)
}

/** The words of the goal with the keywords that they may hold, and those left without what some work tells of; null where none does. */
const withoutWhatIsTold = oncePerFrame(({ brief: { prompt } }) => {
  const without = prompt.replaceAll(OF_WHAT, (said, what: string) => said.slice(0, said.length - what.length))
  if (without === prompt) return null
  const said = plainWords(prompt)
  return { said, left: plainWords(without), near: nearKeywords(said) }
})
