import type { ReadingOf } from '../../goal/brief.ts'
import { stems, wordBase } from '../../goal/matcher.ts'
import { PLAIN_SERIES } from '../../playbooks/general-series.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { Playbook, SeriesTemplate, TaskTemplate } from '../../playbooks/playbook.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { NetworkTask } from '../task-network.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords, wordsOfKeyword } from '../wording.ts'
import { withoutSittings } from './kinds-of-sittings.ts'

type Stated = ReadingOf<'rhythm'>

/** 'Water test twice a week' is what the playbook has as 'Test the water, week {week}': it takes its words, at the hours of the prompt. */
export function seriesOfReturn(rhythm: Stated, playbook: Playbook | null, frame: PlanFrame): SeriesTemplate | null {
  const own = playbook?.tasks.find((template) => holds(template.when, frame) && isReturnOf(template, rhythm))
  // What is called by its whole title keeps the words of the prompt; 'scales twice a week' says less than the playbook knows.
  const title = own !== undefined && isAbout(own, rhythm) ? own.title : '{name}'
  return own === undefined ? null : { ...PLAIN_SERIES, id: own.id, minutes: own.minutes, sessions: [{ id: own.id, title, how: own.how, done: own.done }] }
}

/** Whether a rhythm of the prompt already says how often this comes again. */
export function isStatedReturn(template: TaskTemplate, frame: PlanFrame): boolean {
  return frame.of('rhythm').some((rhythm) => rhythm.source === 'stated' && isReturnOf(template, rhythm))
}

/** Who has named the days on which all sit together has no other meetings of the same people beside them; what the prompt asks of one of those stays. */
export function withoutOtherMeetings(tasks: NetworkTask[], templates: readonly TaskTemplate[], frame: PlanFrame): NetworkTask[] {
  const own = [...frame.of('rhythm').filter(({ per }) => per !== 'total'), ...frame.of('commitment').filter(({ days }) => (days.weekdays ?? []).length > 0)]
  if (!own.some(({ title, source }) => source === 'stated' && title !== null && isMeetingOfAll(title))) return tasks
  const ids = templates.filter(({ title, everyWeeks }) => (everyWeeks === undefined ? NUMBERED_MEETING : RETURNING_MEETING).test(english(title))).map(({ id }) => id)
  const isOther = (task: NetworkTask) => task.answers.length === 0 && ids.some((id) => task.id === id || task.id.startsWith(`${id}-week-`))
  const kept = tasks.filter((task) => !isOther(task))
  return kept.length === tasks.length ? tasks : withoutGaps(kept, tasks)
}

/** Where the prompt has a day that all leads up to, its committee's evenings are for the committee, and not the hours of all the work. */
export function isOwnMeeting({ title }: Stated, frame: PlanFrame): boolean {
  return title !== null && (isMeetingOfAll(title) && frame.of('event').length > 0 || isFoundedGroup(title, frame))
}

/** 'Start a book club, first Thursday of every month at 7:30pm': those are its evenings; whoever sets it up does so on other days. */
function isFoundedGroup(title: string, { brief }: PlanFrame): boolean {
  const [, named] = FOUNDED.exec(brief.prompt) ?? []
  return named !== undefined && GROUP.test(title) && stems(title).every((stem) => stems(named).includes(stem))
}

const FOUNDED = /^\W{0,4}(?:(?:i|we)(?:['’]d like to|['’]re going to| want to| would like to| are going to| plan to) )?(?:start|set(?:ting)? up|found|launch|begin|create|open|establish|organi[sz]e|run)(?:ing)? (?:an?|our|my|the) ([^.;:!?\n]{3,80})/iu
const GROUP = /(?<!\p{L})(?:clubs?|groups?|circle|choir|caf[eé]|playgroup|meet-?ups?|band|orchestra|market|coffee morning|lunch(?:es)?|supper|(?:quiz|games?|film|craft) (?:night|evening))(?!\p{L})/iu

/** 'A call with the adviser', 'Gespräch mit Petra' is for two, and all still meet. */
function isMeetingOfAll(title: string): boolean {
  return MEETING.test(title) && !FOR_TWO.test(title)
}

const MEETING = /(?:^|[^\p{L}])(?:meet(?:s|ings?|[- ]ups?)?|calls?|huddles?|assembly|jour fixe|reuni[óo]n(?:es)?|junta|r[ée]unions?|reuni[ãa]o|reuni[õo]es)(?!\p{L})|(?:treffen|sitzung|besprechung|versammlung|runde)$/iu
const FOR_TWO = /(?:^|[^\p{L}])(?:with|mit|con|avec|com|swim|track|athletics|1:1)(?!\p{L})/iu
const NUMBERED_MEETING = /^(?:first|second|third|next|last) (?:\p{L}+ )?meeting(?! with)(?!\p{L})/iu
const RETURNING_MEETING = /(?:^|: )(?:meet the (?:leaders|leads|helpers|team)|go round the|(?:(?:organisers|leaders|group|team|committee|crew|board|family)['’]? )?(?:meeting|call|round))(?!\p{L})/iu

function isReturnOf({ everyWeeks, title, about }: TaskTemplate, rhythm: Stated): boolean {
  const wanted = rhythm.title === null ? [] : basesOf(rhythm.title).filter((word) => !/^\d/u.test(word))
  const said = basesOf(english(title))
  return everyWeeks !== undefined && (wanted.length > 1 && wanted.every((word) => said.includes(word)) || isAbout({ about }, rhythm))
}

/** 'Two scales sessions' and 'sight reading, once a week' are called by a word for what comes again, and by nothing else. */
function isAbout({ about }: { about?: TaskTemplate['about'] | undefined }, { title, per }: Stated): boolean {
  const words = plainWords(withoutSittings(title ?? ''))
  return per === 'week' && about !== undefined && about.some((keyword) => wordsOfKeyword(keyword).length === words.length && hasAnyKeyword(words, [keyword]))
}

function basesOf(text: string): string[] {
  return stems(text).filter((stem) => stem.length > 2).map(wordBase)
}
