import type { ReadingOf } from '../../goal/brief.ts'
import { stems } from '../../goal/matcher.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'

type Stated = ReadingOf<'rhythm'>

/** Whether a rhythm is of the goal itself rather than of one activity in it. */
export function isWholeGoal(rhythm: Stated, frame: PlanFrame): boolean {
  if (rhythm.title === null || namesNoActivity(rhythm, rhythm.title, frame) || namesCompany(rhythm)) return true
  // 'Wash the rinds' keeps a cheese, and does not make it.
  const [deed = ''] = plainWords(rhythm.title)
  if (UPKEEP.has(deed) && !plainWords(frame.brief.subject).includes(deed)) return false
  const goal = stems(frame.brief.subject)
  return stems(rhythm.title).some((stem) => stem.length > 3 && goal.includes(stem))
}

/** What keeps a thing as it is. */
const UPKEEP = new Set(['wash', 'feed', 'water', 'trim', 'turn', 'stir', 'brush', 'groom', 'clean', 'mow', 'weigh', 'empty', 'air', 'milk', 'oil', 'wipe', 'sweep', 'dust', 'refill', 'clear'])

/** 'Thursdays 14-17 with Hedwig' says who is there, not what is done. */
function namesCompany({ title, words }: Stated): boolean {
  const [before, name] = words.split(COMPANY)
  return name !== undefined && plainWords(name).join(' ') === plainWords(title ?? '').join(' ') && plainWords(before!).every((word) => /^\d/u.test(word) || SMALL_WORDS.has(word) || TIME_WORDS.some((time) => word.startsWith(time)))
}

const COMPANY = /\s(?:with|mit|con|avec|com)\s(?:my |our |mein\p{L}* |unser\p{L}* |mi |mis |mon |ma |meu |minha )?/iu
const SMALL_WORDS = new Set(['on', 'at', 'from', 'to', 'every', 'each', 'and', 'am', 'an', 'von', 'bis', 'um', 'uhr', 'jeden', 'los', 'las', 'de', 'a', 'y', 'le', 'les', 'et', 'e', 'as', 'h'])

/** 'Total beginner, 20 minutes a day' and 'house, papers and ourselves, two evenings a week' say who and what for, not what is done each time. */
function namesNoActivity({ everyDays, per }: Stated, title: string, frame: PlanFrame): boolean {
  const words = stems(title).filter((word) => word.length > 2)
  const levels = new Set(frame.of('level').flatMap(({ value }) => stems(value)))
  // '15 new words a day' are the goal's daily work, '20 kanji a week' one of its parts.
  const isAmount = (everyDays !== null || per === 'day') && /^\d+(?:\s+\p{L}+){0,2}$/u.test(title.trim())
  const isLevel = words.length > 0 && words.every((word) => levels.has(word) || LEVEL_WORDS.has(word))
  const topics = statedTopics(frame).filter((topic) => topic.words.every((word) => plainWords(title).includes(word)))
  const isTime = words.length > 0 && words.every((word) => TIME_WORDS.some((time) => word.startsWith(time)))
  return isAmount || isLevel || isTime || topics.length > 1
}

/** 'Saturday mornings' are when, not what. */
const TIME_WORDS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekend', 'weekday', 'morning', 'afternoon', 'evening', 'night', 'lunch', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'abend', 'vormittag', 'nachmittag', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'tarde', 'manana', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'soir', 'matin']

/** 'In a barn; one evening a week': the hours are for the goal, whatever stood before them. */
export function isTimeForIt({ title, words }: Stated): boolean {
  const said = new Set(stems(words))
  return title !== null && !stems(title).some((word) => said.has(word)) && hasAnyKeyword(plainWords(words), TIME_GIVEN)
}

const TIME_GIVEN = ['evening', 'morning', 'afternoon', 'hour', 'half an hour', 'minutes', 'abend', 'stunde', 'vormittag', 'nachmittag', 'tarde', 'noche', 'hora', 'manana', 'soir', 'heure', 'matin', 'noite', 'manha']

/** Whether a rhythm is called what the goal is called. */
export function isTheGoal(rhythm: Stated, frame: PlanFrame): boolean {
  return rhythm.title !== null && stems(rhythm.title).join(' ') === stems(frame.brief.subject).join(' ')
}

/** 'I sew Tuesdays and Thursdays 1-3': the hours in which a quilt is made, and no sewing beside it. */
export function isItsWork({ title, windows, days }: Stated, { title: playbook, matches }: Playbook): boolean {
  const [word, ...more] = plainWords(title ?? '')
  const isNamed = word !== undefined && more.length === 0 && word.length >= 3 && [...plainWords(playbook), ...matches.strong].some((keyword) => keyword === word || keyword === `${word}ing`)
  return isNamed && windows.length > 0 && (days.weekdays ?? []).length > 0
}

const LEVEL_WORDS = new Set(['total', 'complete', 'absolute', 'beginner', 'novice', 'newbie', 'intermediate', 'advanced', 'expert', 'anfanger', 'anfangerin', 'principiante', 'debutant', 'debutante', 'iniciante'])
