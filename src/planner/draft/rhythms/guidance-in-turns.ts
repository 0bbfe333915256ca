import type { ReadingOf } from '../../goal/brief.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { plainWords } from '../wording.ts'

type Stated = ReadingOf<'rhythm'>

/**
 * What comes back on the days that somebody named comes back on no other day: where a playbook has another rehearsal
 * beside the stated rehearsals, what it says of it becomes part of one of those.
 */
export function guidanceInTurns(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('rhythm').filter(isOnItsDays).reduce((all, rhythm) => withinTurns(all, rhythm, frame), tasks)
}

function withinTurns(tasks: NetworkTask[], rhythm: Stated, frame: PlanFrame): NetworkTask[] {
  const noun = nounOf(rhythm.title!, frame.language)
  const turns = tasks.filter(({ answers }) => answers.includes(rhythm.id))
  if (noun === null || turns.length < FEWEST_TURNS) return tasks
  const others = tasks.filter((task) => task.answers.length === 0 && task.fixed === null && isTurn(task.title, noun))
  if (others.length === 0) return tasks
  const more = new Map<NetworkTask, string[]>()
  for (const [index, other] of others.entries()) {
    const turn = turns[Math.floor((index * turns.length) / others.length)]!
    more.set(turn, [...(more.get(turn) ?? []), other.description === '' ? other.title : `${other.title}. ${other.description}`])
  }
  const kept = tasks.filter((task) => !others.includes(task)).map((task) => (more.has(task) ? { ...task, description: [task.description, ...more.get(task)!].filter((text) => text !== '').join('\n') } : task))
  return withoutGaps(kept, tasks)
}

const FEWEST_TURNS = 2

function isOnItsDays({ title, source, days, everyDays, inAll }: Stated): boolean {
  return source === 'stated' && title !== null && ((days.weekdays?.length ?? 0) > 0 || everyDays !== null && everyDays > 1 || inAll !== undefined)
}

/** The 'lesson' of 'driving lessons with Kit', the 'ensay' of 'ensayos de la banda': what one of them is called. */
function nounOf(title: string, language: string): string | null {
  const words = plainWords(title.split(OF_IT)[0]!)
  const noun = language === 'en' || language === 'de' ? words.at(-1) : words[0]
  const stem = noun?.replace(/(?:es|s|en|n|e|os|as|o|a)$/u, '') ?? ''
  return stem.length >= SHORTEST_NOUN && !TOO_WIDE.has(stem) ? stem : null
}

const OF_IT = /\s(?:for|with|of|at|in|on|by|from|to|für|mit|bei|von|im|am|para|con|de|del|en|pour|avec|du|des|à|com|do|da|no|na)\s/iu
const SHORTEST_NOUN = 5
/** What much else is called as well. */
const TOO_WIDE = new Set(['sessio', 'session', 'meetin', 'meeting', 'course', 'cours', 'evenin', 'evening', 'morning', 'practic', 'training', 'review', 'check', 'study', 'clean', 'house', 'garden', 'water'])

/** 'Rehearsal to the click', and not 'book the rehearsal room': what is done is none of its preparations. */
function isTurn(title: string, noun: string): boolean {
  const [head] = title.split(/[:–—,(]/u, 1)
  const words = plainWords(head!)
  return words.some((word) => word.startsWith(noun)) && !PREPARES.test(words[0] ?? '') && !PREPARES_BEHIND.test(words.at(-1) ?? '')
}

const PREPARES = /^(?:book|reserve|order|buy|plan|fix|settle|agree|ask|find|choose|confirm|arrange|call|ring|write|print|set|prepare|pay|register|sign|read|list|note|collect|check|decide|invite|tell|get|make|send|compare|put|pack|learn|pick|draw|build|hire|borrow|bring|look|count|measure|share|thank|after|before|reserv\w*|compr\w*|encarg\w*|planific\w*|fij\w*|acord\w*|preguntar|buscar|elegir|confirm\w*|prepar\w*|pagar|inscri\w*|escrib\w*|llamar|achet\w*|command\w*|fixer|choisir|demander|chercher|ecrire|payer|appeler|marcar|combinar|perguntar|procurar|escolher|ligar)$/u
/** The verb that closes a German step. */
const PREPARES_BEHIND = /^(?:buchen|reservieren|bestellen|kaufen|planen|festlegen|fragen|suchen|wahlen|klaren|absprechen|anmelden|schreiben|drucken|vorbereiten|bezahlen|einladen|packen|besorgen|vereinbaren|anrufen|lesen|prufen)$/u
