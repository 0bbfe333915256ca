import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from './time-entries.ts'

/** How somebody is at hours when nothing is to be asked of them. */
const OUT_OF_FORM = /(?:^| )(?:i'm|im|i am|we're|we are|my (?:brain|head|voice|back|body) is) (?:(?:a|an|completely|totally|usually|always|pretty|just|really|far|too|absolutely|no) )*(?:useless|good|use|dead|asleep|exhausted|shattered|knackered|grumpy|tired|awake|functional|wiped out|done for|zombie|wreck|mush|fried|toast)(?: to (?:anyone|anybody|nobody|no one))?$/u

/** 'I'm useless before nine', 'my brain is mush after 8pm'; 'I'm good after six' opens them. */
export function isOutOfForm({ leftKeys }: Surroundings, entry: TimeEntry | null): boolean {
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  const bound = entry?.expressions.at(-1)?.clock?.bound ?? null
  return bound !== null && bound !== 'by' && OUT_OF_FORM.test(said) && (/(?:not|n't|no|hardly|barely) (?:\p{L}+ )?(?:good|use|awake|functional)\b/u.test(said) || !/ (?:good|use|awake|functional)(?: |$)/u.test(said))
}
