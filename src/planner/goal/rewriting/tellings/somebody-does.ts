import { baseOf } from '../../people/work-verbs.ts'
import type { Said } from '../said.ts'

/** In a clause of its own that says how often: whoever it is has no name, and the deed is what comes again. */
const DOES = /(?<=(?:^|[.!?;,\n]\s{0,2}|(?:^|[.!?;,\n]\s{0,2})(?:and|but|so) ))(?<who>(?:somebody|someone|one of us)(?: (?:from|of|in|at) (?:the |our |my )?\p{L}+| else)?) (?:(?<modal>(?:has|needs|ought) to|must|should|will|can) (?<bare>\p{Ll}{3,})|(?<does>\p{Ll}{2,}(?<!s)s|watches|washes|fetches|brushes|does|goes))(?= [^.!?;,\n]{0,60}?(?:weekly|daily|monthly|fortnightly|every|each|once a|twice a|times a|nightly))/giu
/** Where several share it, whose turn it is is read with their names. */
const SHARED = /(?<!\p{L})(?:shares?|sharing|turns?|rota|rotas|roster|in turn|between us|each of us|takes? (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun|week)|does (?:mon|tues|wednes|thurs|fri|satur|sun))/iu
const STATES = /^(?:is|has|sleeps|sits|was|needs|wants|likes|says|thinks|knows|lives|works|helps|comes|visits|stays|arrives|gives)$/iu

/** 'Somebody watches for them weekly': what is to be done, as it would be told to whoever does it. */
export function somebodyDoes(text: string): Said[] {
  if (SHARED.test(text)) return []
  return [...text.matchAll(DOES)].flatMap(({ 0: words, index, groups }) => {
    const { bare, does } = groups ?? {}
    if (does !== undefined && STATES.test(does)) return []
    const deed = bare ?? baseOf(does!)
    const isFirst = index === 0 || /[.!?\n]\s*$/u.test(text.slice(0, index))
    return [{ text: isFirst ? `${deed.charAt(0).toUpperCase()}${deed.slice(1)}` : deed, start: index, end: index + words.length }]
  })
}
