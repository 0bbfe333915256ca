// usage: node bench/forms/run.ts [language] [--fails]
import type { Reading } from '../../src/planner/goal/brief.ts'
import { readGoal } from '../../src/planner/goal/read-goal.ts'
import { FORMS } from './forms.ts'
import type { Forms, Said, Shape } from './forms.ts'

/** How many of how many, by what a form consists of. */
type Tally = Map<string, { held: number; all: number }>

const wanted = process.argv[2]?.startsWith('--') === false ? process.argv[2] : null
const showsFails = process.argv.includes('--fails')

for (const [language, forms] of Object.entries(FORMS)) if (wanted === null || wanted === language) measure(language, forms)

function measure(language: string, { goals, things, times, shapes }: Forms): void {
  const tally: Tally = new Map()
  let turn = 0
  for (const thing of things) {
    for (const time of times) {
      for (const shape of shapes) {
        if (shape.not?.includes(time.sort)) continue
        const goal = goals[turn++ % goals.length]!
        const said = shape.text(thing.words, time.words)
        const readings = readingsBehind(goal, said)
        const isHeld = bindsOnly(readings, thing.is, time)
        count(tally, [time, shape], isHeld)
        if (showsFails && !isHeld) console.log(`${language}: ${said} => ${readings.map(({ text, appliesTo }) => `${text}${appliesTo === null ? '' : ` [${appliesTo.labels.join(', ')}]`}`).join('; ')}`)
      }
    }
  }
  const share = (key: string) => `${key} ${((100 * tally.get(key)!.held) / tally.get(key)!.all).toFixed(0)} %`
  const keys = [...tally.keys()].filter((key) => key !== 'all')
  console.log(`${language}: ${tally.get('all')!.held} of ${tally.get('all')!.all} forms (${((100 * tally.get('all')!.held) / tally.get('all')!.all).toFixed(1)} %); ${keys.map(share).join(', ')}`)
}

function readingsBehind(goal: string, said: string): Reading[] {
  const { readings } = readGoal({ prompt: `${goal} ${said}`, plannerType: 'calendar', now: '2027-01-25T08:00', timeZone: 'Europe/London', locale: 'en-GB' })
  return readings.filter(({ source, start }) => source === 'stated' && start >= goal.length)
}

/** Whether what was said of the thing binds it, and nothing of it binds the whole plan. */
function bindsOnly(readings: readonly Reading[], thing: RegExp, { holds }: Said): boolean {
  const isOfThing = (reading: Reading) => thing.test([(reading.kind === 'event' || reading.kind === 'rhythm' ? reading.title : null) ?? '', ...(reading.appliesTo?.labels ?? [])].join(' '))
  const binding = readings.filter(({ kind }) => holds.includes(kind))
  return binding.length > 0 && binding.every(isOfThing)
}

function count(tally: Tally, [time, shape]: readonly [Said, Shape], isHeld: boolean): void {
  for (const key of ['all', time.sort, `“${shape.name}”`]) {
    const before = tally.get(key) ?? { held: 0, all: 0 }
    tally.set(key, { held: before.held + (isHeld ? 1 : 0), all: before.all + 1 })
  }
}
