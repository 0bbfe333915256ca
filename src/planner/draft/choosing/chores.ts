import { MEDICINES } from '../../playbooks/general-series.ts'
import { MAKING_VERBS, WORK_VERBS } from '../../playbooks/general-work.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import { isWholeGoal } from '../rhythms/rhythm-names.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { bareGoal, goalWithVerb } from './goal-head.ts'
import { kindIn } from './kinds-of-work.ts'

/** What is simply done again and again, with the thing it is done to: nobody founds an apiary by giving bees water. */
const CHORE = /^\s*(?:(?:call|phone|ring|visit|see|write to|facetime|skype) (?:mum|mom|mam|mummy|dad|daddy|gran|nan|granny|grandma|grandpa|grandad|papa|mama|oma|opa)(?!\p{L})|(?:water|feed|brush|groom|bathe|mow|weigh|empty|refill|top up|turn|stir|air|wind|oil|muck out|let out|put out|take out|call|phone|ring|visit|write to|volunteer (?:at|in|with|for)|help out (?:at|in|with)|take|give|change|check on|look in on|clean out|gie(?:ß|ss)en|füttern|regar|dar de comer a|alimentar|arroser|nourrir) (?:the|my|our|your|his|her|their|all|both|some|die|den|das|mein\p{L}*|unser\p{L}*|el|la|los|las|mi|mis|le|les|mon|ma|mes|nos|o|a|os|as|meu|minha)(?!\p{L})|(?:write down|note(?: down)?|jot(?: down)?|log|record|list|name|photograph|take a photo of|weigh|measure) (?:one|two|three|four|five|ten|a few|\d{1,2}|what|how|my|myself|our)(?!\p{L})|(?:walk|run|exercise) (?:the|my|our) (?:dog|dogs|pony|horse|neighbour'?s dog)(?!\p{L})|(?:die|den|das|mein\p{L}*|unser\p{L}*) (?:\p{L}+ ){1,3}(?:gießen|giessen|füttern|besuchen|anrufen|bürsten|mähen)(?!\p{L}))/iu
/** In words: a longer goal says more than what is done each time. */
const LONGEST = 7

/** What is learnt or made has its contents, however many times a day somebody sits down to it. */
const HAS_CONTENTS = /^\s*(?:(?:i|we) (?:want|would like|'d like|need|plan|hope) to )?(?:learn|study|practi[cs]e|train|prepare|revise|write|build|make|master|improve|get|become|start|finish|read|lernen|üben|aprender|estudiar|practicar|apprendre|étudier|estudar|praticar)(?!\p{L})/iu

/** Drops at 8, 14 and 20: as many minutes of the day as turns. */
export function isGivenByTheClock({ source, per, windows, count }: ReadingOf<'rhythm'>): boolean {
  return source === 'stated' && per === 'day' && windows.length > 1 && windows.length === count
}

/** Three times a day nobody sits down to a piece of work: what is taken, given or looked after. */
export function isDoneThroughTheDay({ source, per, count, title, minutes }: ReadingOf<'rhythm'>): boolean {
  return source === 'stated' && per === 'day' && (count ?? 0) > 1 && title !== null && minutes === null
}

/** In minutes. */
const SHORT_HABIT = 30

/** 'A 10 minute look back every Sunday at 5': day, minute and length are all said, and nothing grows by it. */
export function isSettledHabit({ source, days, windows, minutes }: ReadingOf<'rhythm'>, frame: PlanFrame): boolean {
  return source === 'stated' && windows.length === 1 && minutes !== null && minutes <= SHORT_HABIT && (days.weekdays ?? days.spans ?? []).length > 0 && !HAS_CONTENTS.test(frame.brief.prompt)
}

/** A goal that is nothing but something to do at its times: the plan is that rhythm, whatever a playbook knows of the thing. */
export function isChore(frame: PlanFrame): boolean {
  const { subject, plannerType } = frame.brief
  if (frame.of('rhythm').some(({ ofRoutine }) => ofRoutine === 'whole')) return true
  if (frame.of('rhythm').some((rhythm) => rhythm.ofRoutine === 'told' && rhythm.title === subject)) return frame.of('event').length === 0
  if (plannerType !== 'calendar' || subject.trim().split(/\s+/u).length > LONGEST || frame.of('topic').length > 0) return false
  if (!HAS_CONTENTS.test(frame.brief.prompt) && frame.of('rhythm').some((rhythm) => isGivenByTheClock(rhythm) && isWholeGoal(rhythm, frame))) return true
  if (frame.of('event').length > 0) return false
  if (!HAS_CONTENTS.test(frame.brief.prompt) && !isWorkToFinish(frame) && frame.of('rhythm').some((rhythm) => comesMonthly(rhythm) && isWholeGoal(rhythm, frame))) return true
  const repeats = frame.of('rhythm').some((rhythm) => rhythm.source === 'stated' && rhythm.per !== 'total' && isWholeGoal(rhythm, frame))
  return repeats && (!HAS_CONTENTS.test(frame.brief.prompt) && hasAnyKeyword(plainWords(subject), MEDICINES) || CHORE.test(frame.brief.prompt.trimStart()) || CHORE.test(subject) || SO_MUCH_EACH_DAY.test(frame.brief.prompt) || SO_MUCH_ABROAD.test(frame.brief.prompt))
}

/** Rent on the 5th, filters every three months: so seldom nobody practises, or does a share of something larger. */
export function comesMonthly({ source, per, everyDays }: ReadingOf<'rhythm'>): boolean {
  return source === 'stated' && (per === 'month' || (everyDays ?? 0) >= DAYS_OF_MONTH)
}

const DAYS_OF_MONTH = 28

/** A boat that is restored on one Saturday a month is done some day. */
function isWorkToFinish(frame: PlanFrame): boolean {
  const kind = kindIn(plainWords(bareGoal(goalWithVerb(frame))).slice(0, 1))
  return kind === 'make' || kind === 'write' || kind === 'repair' || kind === 'learn' || hasAnyKeyword(plainWords(frame.brief.subject), [...WORK_VERBS, ...MAKING_VERBS])
}

/** 'Write 500 words a day': so much of it, each day, and nothing else. */
const SO_MUCH_EACH_DAY = /^\s*(?:(?:i|we) (?:want|would like|'d like|plan|need) to )?(?:write|read|do|learn|drink|eat|draw|translate|take|save|play|solve|memori[sz]e) (?:at least )?(?:\d{1,5}|one|two|three|five|ten|twenty|an?) (?!hours?|minutes?|min |h )\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2} (?:a|per|each|every) (?:day|night|morning|evening|weekday)(?!\p{L})(?: (?:until|till|by|for|from|in|before|please) [^,;:\n]{0,30})?[.!]?\s*$/iu
const SO_MUCH_ABROAD = /^\s*(?:\d{1,5} \p{L}+ (?:am|pro|jeden) tag (?:lesen|schreiben|lernen|machen|trinken|üben)|(?:leer|escribir|hacer|aprender|beber|lire|écrire|faire|apprendre|boire|ler|escrever|fazer|estudar) \d{1,5} \p{L}+(?: de \p{L}+)? (?:al|por|cada|par|chaque) (?:día|dia|jour))[.!]?\s*$/iu
