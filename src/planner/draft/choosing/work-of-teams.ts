import type { Playbook } from '../../playbooks/playbook.ts'
import { SOFTWARE_PLAYBOOKS } from '../../playbooks/software/software-playbooks.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { INTO_A_SERVICE, SPRINT_SERVICES } from '../../playbooks/software/sprint-services.ts'
import { hasAnyKeyword, hasKeyword, plainWords, wordsOfKeyword } from '../wording.ts'
import { isOfSoftware } from './software-teams.ts'

const SOFTWARE: ReadonlySet<string> = new Set(SOFTWARE_PLAYBOOKS.map(({ id }) => id))
/** 'Checkout is slow on mobile', 'The app keeps crashing when people upload photos': a thing, and what is wrong with it. */
const TROUBLE = /^[^.!?\n]{2,50}? (?:is|are|keeps?|gets?|feels?|takes?|loads?|runs?|has become)(?: [\p{L}'’-]+){0,3}? (?<trouble>slow|slowly|sluggish|laggy|forever|ages|timing out|crashing|freezing|failing|hanging|breaking|broken|unstable|buggy)(?!\p{L})/iu
const IS_SLOW = /^(?:slow|slowly|sluggish|laggy|forever|ages|timing out)$/iu

/** What is wrong is mended: a checkout that is slow is measured and made faster, and no shop is built. */
export function forTheTrouble(frame: PlanFrame): Playbook | null {
  if (frame.brief.plannerType !== 'sprint' || !isOfSoftware(frame)) return null
  const trouble = TROUBLE.exec(frame.brief.prompt)?.groups!['trouble']
  if (trouble === undefined) return null
  return frame.playbooks.find(({ id }) => id === 'sprint-performance' && IS_SLOW.test(trouble)) ?? (IS_SLOW.test(trouble) ? null : ofOneFault(frame))
}

/** 'Split the billing code off our shop into a service of its own': whatever the part does, it is taken out of the program that has it, and not built. */
export function forTheTakingApart({ brief, playbooks, words }: PlanFrame): Playbook | null {
  if (brief.plannerType !== 'sprint' || !TAKEN_OUT.test(brief.prompt) || !hasAnyKeyword(words, INTO_A_SERVICE)) return null
  return playbooks.find(({ id }) => id === SPRINT_SERVICES.id) ?? null
}

const TAKEN_OUT = /(?<!\p{L})(?:extract|split|carve|pull|take|move|migrat|separat|break|cut|peel|factor|turn|lift|spin|decoupl)\p{L}*/iu

/** One fault is reproduced, mended and looked at again; the bugs of a whole week are nobody's here. */
function ofOneFault(frame: PlanFrame): Playbook | null {
  const book = frame.playbooks.find(({ id }) => id === 'sprint-bug-bash')
  return book ? { ...book, defaultTopics: [/^(?:(?:our|the|my) )?(?<fault>[^.!?,;\n]{5,110})/iu.exec(frame.brief.prompt)?.groups!['fault'] ?? frame.brief.subject], tasks: book.tasks.filter(({ id }) => OF_ONE_FAULT.has(id)) } : null
}

const OF_ONE_FAULT: ReadonlySet<string> = new Set(['env', 'regression', 'release-bugs', 'class-fix'])

const APPS = /(?:^| )(?:apps?|web ?apps?|website|portal|dashboard|chatbot|bot|plugin|software|web ?shop|online (?:shop|store))(?: (?:for|of|to|that|with|in|where|which|from|de|del|do|da|para|com|con|für|mit|pour|avec|du|des) .*)?$/iu
/** Whether what is made is a program by its name. */
export function isProgram({ brief: { plannerType, subject } }: PlanFrame): boolean {
  return plannerType === 'sprint' && APPS.test(subject) && !OF_A_PROGRAM.test(subject)
}

/** 'Usability study for a banking app' is a study, and no app. */
const OF_A_PROGRAM = /^(?!(?:\p{L}+ ){0,3}(?:apps?|website|portal|dashboard|software) )[^,]*\p{L} (?:for|of|about|on|für|para|pour) (?:an?|the|our|my|your|their|unser\p{L}*|nuestr\p{L}*|notre|nossa?) /iu

/** A word before one of these tells what kind of place it is. */
const PLACES = new Set('shop store studio room rooms library museum school club cafe bar centre center warehouse office factory station kiosk gallery theatre'.split(' '))

/** 'Stock app for our warehouse' converts no warehouse, and a 'board game shop' programs no game: what a goal is called by is its last noun. */
export function isBesideTheHead(playbook: Playbook, frame: PlanFrame): boolean {
  const { brief, words: said } = frame
  if (brief.plannerType !== 'sprint') return false
  if (isProgram(frame) && !SOFTWARE.has(playbook.id)) return true
  const words = plainWords(brief.subject)
  const met = playbook.matches.strong.filter((keyword) => hasKeyword(words, keyword))
  const isBeforePlace = (keyword: string) => words.some((word, index) => index > 0 && PLACES.has(word) && hasKeyword(words.slice(Math.max(0, index - wordsOfKeyword(keyword).length), index), keyword))
  return met.length > 0 && met.every((keyword) => isBeforePlace(keyword)) && !hasAnyKeyword(said.filter((word) => !words.includes(word)), playbook.matches.strong)
}
