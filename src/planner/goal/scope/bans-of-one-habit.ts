import type { Reading } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What people say they do not do on some days; `label` names tasks of it, `goal` what a plan of it speaks of. */
type Habit = { said: RegExp; label: string; goal: RegExp }

const habit = (said: string, goal: string, label: string): Habit => ({ said: new RegExp(said, 'iu'), goal: new RegExp(goal, 'iu'), label })
const NEVER = String.raw`(?<!\p{L})(?:i|we) (?:never|don['’]t|do not|won['’]t|can['’]t)`
const HABITS: readonly Habit[] = [
  habit(String.raw`${NEVER} (?:cook|bake)(?!\p{L})|koche ich nicht|backe ich nicht|ich (?:koche|backe) [^.]{0,40}nicht|ne cuisine pas|ne cuisinons pas|no cocino|no cocinamos|não cozinho`, String.raw`cook|bak(?:e|ing)|meal|dinner|lunch|supper|menu|recipe|food|kitchen|diet|koch|back|essen|rezept|menü|cuisin|repas|dîner|recette|cocin|comida|cena|receta|cozinh|refeiç|jantar`, 'cook'),
  habit(String.raw`${NEVER} drive(?!\p{L})|fahre ich nicht|ne conduis pas|no conduzco|não conduzo`, String.raw`driv|(?<!\p{L})car(?!\p{L})|licen[cs]e|trip|road|journey|fahr|auto|reise|conduc|coche|viaj|conduire|voiture|voyage|carro`, 'drive'),
]

/** 'Renovate the bathroom. I don't cook at weekends': it bars meals and no other work, where the plan is of something else. */
export function bindBansOfOneHabit(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const ban of context.readings) {
    if (!isOpenBan(ban)) continue
    const own = HABITS.find(({ said }) => said.test(ban.words.trim()))
    const rest = `${context.prompt.slice(0, ban.start)} ${context.prompt.slice(ban.end)}`
    if (own === undefined || own.goal.test(rest)) continue
    ban.appliesTo = { labels: [own.label] }
    ban.text = ban.text.replace(/^Nothing/u, `No ${own.label}`)
  }
}

function isOpenBan(reading: Reading): boolean {
  return reading.kind === 'exclusion' && reading.appliesTo === null && reading.source === 'stated' && reading.person === null
}
