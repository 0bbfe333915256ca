import type { ReadingOf } from '../../goal/brief.ts'
import { PLAIN_SERIES } from '../../playbooks/general-series.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

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
const SITTINGS_OF = new RegExp(String.raw`^${SITTINGS} (?:(?:of|on|for|in|with|von|zu|mit|de|d['’]|con|sobre|sur|em|com)(?!\p{L})) ?(?=.)`, 'iu')
const OF_SITTINGS = new RegExp(String.raw`(?<=\p{L})[ -]${SITTINGS}$`, 'iu')

/** What the sittings are about: 'statistics' of 'sessions of statistics'. */
export function withoutSittings(title: string): string {
  return title.replace(SITTINGS_OF, '').replace(OF_SITTINGS, '')
}

/** 'Sessions of statistics' says what is worked on; 'swim sessions' may be anything. */
export function saysWhatOf(title: string): boolean {
  return SITTINGS_OF.test(title)
}
