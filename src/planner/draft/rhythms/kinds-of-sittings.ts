import type { ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { PLAIN_SERIES } from '../../playbooks/general-series.ts'
import type { SeriesTemplate } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { fillText, hasAnyKeyword, plainWords } from '../wording.ts'

type Stated = ReadingOf<'rhythm'>

/** 'Driving lessons' are taken beside the work on a driving licence. */
export function isAttended(rhythm: Stated): boolean {
  const words = plainWords(rhythm.title ?? '')
  return words.length > 1 && hasAnyKeyword(words, PLAIN_SERIES.about)
}

/** Words for the work itself; 'mock exams' are something beside it. */
export function isOfSessions(rhythm: Stated): boolean {
  return rhythm.title !== null && !isAttended(rhythm) && !hasAnyKeyword(plainWords(rhythm.title), TRIAL_WORDS) && hasAnyKeyword(plainWords(rhythm.title), SESSION_WORDS)
}

/** 'A mock test each day' for a test is no time for the other work on it. */
export function isTrial({ title }: Stated): boolean {
  const words = plainWords(title ?? '')
  return hasAnyKeyword(words, ['mock', 'simulacro', 'simulado', 'past paper']) || hasAnyKeyword(words, ['practice', 'practise', 'probe', 'blanc', 'trial']) && hasAnyKeyword(words, ['=test', '=tests', 'exam', 'klausur', 'prufung'])
}

/** A practice test is sat beside the practice. */
const TRIAL_WORDS = ['=test', '=tests', 'exam', 'mock', 'simulation', 'past paper', 'probeklausur', 'prufung', 'simulacro', 'simulado', 'examen blanc']

const SESSION_WORDS = ['session', 'rehears', 'probe', 'ensayo', 'repetition', 'ensaio', 'lesson', 'study', 'studi', 'practi', 'block', 'learn', 'read', 'writ', 'work', 'train', 'class', 'hour', 'course', 'revis', 'unterricht', 'stunde', 'lernen', 'uben', 'clase', 'estudi', 'seance', 'cours', 'aula', 'estud']

/** What a sitting is called, around what it is about: 'two sessions of statistics', 'three listening sessions'. */
const SITTINGS = String.raw`(?:study |practice |revision )?(?:sessions?|sittings?|blocks?|slots?|einheiten?|sitzung(?:en)?|sesi(?:ón|ones)|bloques?|s[ée]ances?|blocs?|sess(?:ão|ões)|blocos?)`
const SITTINGS_OF = new RegExp(String.raw`^${SITTINGS} (?:(?:of|on|for|in|with|von|zu|mit|de|con|sobre|sur|em|com) |d['’])(?=.)`, 'iu')
/** 'Einheiten Hörverstehen': German joins them without a word. */
const GERMAN_SITTINGS = /^(?:Einheit|Sitzung)(?:en)? (?=\p{Lu})/u
const OF_SITTINGS = new RegExp(String.raw`(?<=\p{L})[ -]${SITTINGS}$`, 'iu')

/** What the sittings are about: 'statistics' of 'sessions of statistics'. */
export function withoutSittings(title: string): string {
  const about = title.replace(SITTINGS_OF, '').replace(GERMAN_SITTINGS, '').replace(OF_SITTINGS, '')
  return plainWords(about).every((word) => OF_ANY_SITTING.has(word)) ? title : about
}

/** Words that say of a sitting how long or when it is, or that it is for the work. */
const OF_ANY_SITTING = new Set(['short', 'little', 'small', 'quick', 'brief', 'long', 'longer', 'extra', 'daily', 'weekly', 'morning', 'evening', 'afternoon', 'weekend', 'practice', 'practise', 'training', 'study', 'work', 'working', 'learning', 'exercise', 'lern', 'ubungs'])

/** 'Sessions of statistics' says what is worked on; 'swim sessions' may be anything. */
export function saysWhatOf(title: string): boolean {
  return SITTINGS_OF.test(title) || GERMAN_SITTINGS.test(title)
}

/** 'Two hill sessions a week' are the series' hill runs, and not each of its runs in turn. */
export function ofItsKind(template: SeriesTemplate, name: string, frame: PlanFrame): SeriesTemplate {
  const kind = template.sessions.filter((session) => matchesTask({ labels: [name] }, { title: fillText(session.title, frame.language).split(':')[0]!, subjects: [] }))
  return kind.length === 0 || kind.length > LARGEST_KIND * template.sessions.length ? template : { ...template, sessions: kind }
}

/** What more of the sessions are called is the series itself. */
const LARGEST_KIND = 0.34
