import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../contract/plan.ts'
import { choosePlaybook } from '../draft/choosing/choose-playbook.ts'
import { draftNetwork } from '../draft/embedded-drafter.ts'
import { planFrame } from '../draft/plan-frame.ts'
import { MONDAY, reading, testBrief } from '../draft/brief-for-tests.ts'
import { PLAYBOOKS } from './all-playbooks.ts'
import type { Playbook } from './playbook.ts'
import { english, playbookWordings } from './playbook-texts.ts'

const OWN_TEMPLATES = 15

/** In how many playbooks each title stands. */
const PLAYBOOKS_WITH = new Map<string, number>()
for (const playbook of PLAYBOOKS) for (const title of new Set(playbookWordings(playbook).flatMap(({ titles }) => titles.map(english)))) PLAYBOOKS_WITH.set(title, (PLAYBOOKS_WITH.get(title) ?? 0) + 1)

describe.each(PLAYBOOKS.map((playbook) => [playbook.id, playbook] as const))('the %s playbook', (_, playbook) => {
  it('has enough templates of its own, each with a title, a way and an end', () => {
    const own = playbookWordings(playbook)
    expect(own.filter(({ titles }) => titles.every((title) => PLAYBOOKS_WITH.get(english(title)) === 1)).length).toBeGreaterThanOrEqual(OWN_TEMPLATES)
    for (const { titles, how, done } of own) {
      for (const title of titles) {
        expect(english(title).length).toBeGreaterThan(2)
        expect(english(title).length).toBeLessThanOrEqual(95)
      }
      expect(english(how).length).toBeGreaterThan(15)
      expect(english(done).length).toBeGreaterThan(5)
      expect(english(done)).not.toMatch(/^Done when|\.$/u)
    }
  })

  it('links its tasks only to each other, without circles, at sensible places', () => {
    const ids = playbook.tasks.map((task) => task.id)
    expect(new Set(ids).size).toBe(ids.length)
    const place = new Map(playbook.tasks.map((task) => [task.id, task.at]))
    for (const task of playbook.tasks) {
      expect(task.minutes).toBeGreaterThan(0)
      expect(task.at).toBeGreaterThanOrEqual(0)
      for (const id of task.after ?? []) expect(place.get(id)).toBeLessThanOrEqual(task.at)
    }
  })

  it('is chosen for its own title and drafts a plan with distinct titles', () => {
    const plannerType = playbook.plannerTypes[0]!
    const brief = plain(playbook, plannerType, 42)
    expect(choosePlaybook(planFrame(brief))).not.toBeNull()
    const titles = draftNetwork(brief).tasks.map((task) => task.title)
    expect(titles.length).toBeGreaterThanOrEqual(3)
    expect(new Set(titles).size / titles.length).toBeGreaterThanOrEqual(0.6)
    expect(titles.filter((title) => /\{|\}|undefined|NaN|^[:–]/u.test(title))).toEqual([])
  })

  it('changes its tasks with the span', () => {
    const plannerType = playbook.plannerTypes[0]!
    const long = effort(plain(playbook, plannerType, 84))
    expect(effort(plain(playbook, plannerType, 7))).not.toEqual(long)
  })
})

it('lets a wedding use what the party and the trip know', () => {
  const ids = (prompt: string) => draftNetwork(testBrief({ prompt, subject: 'our wedding' })).tasks.map((task) => task.id)
  expect(ids('our wedding')).toContain('drinks')
  expect(ids('our wedding')).not.toContain('pack')
  expect(ids('our wedding and the honeymoon after it')).toContain('pack')
})

it('lets a move use the paperwork', () => {
  const { tasks } = draftNetwork(testBrief({ prompt: 'our house move', subject: 'our house move', readings: [reading({ kind: 'horizon', first: MONDAY, last: MONDAY + 83 })] }))
  expect(tasks.map((task) => task.id)).toContain('cancel-contract')
})

it('fits efforts to an amount named in the prompt', () => {
  const invite = (guests: number) => {
    const brief = testBrief({ prompt: `birthday party for ${guests} people`, subject: 'birthday party', readings: [reading({ kind: 'quantity', amount: { value: guests, unit: 'people' }, role: 'people' })] })
    return draftNetwork(brief).tasks.find((task) => task.id === 'invite')!.effortMinutes
  }
  expect(invite(60)).toBeGreaterThan(invite(10))
})

it('starts a beginner lower than an advanced runner', () => {
  const longest = (level: string) => {
    const brief = testBrief({ prompt: 'half marathon training', subject: 'half marathon training', readings: [reading({ kind: 'horizon', first: MONDAY, last: MONDAY + 83 }), reading({ kind: 'level', value: level })] })
    return draftNetwork(brief).tasks.find((task) => task.id.startsWith('long-run'))!.title
  }
  expect(longest('beginner')).not.toBe(longest('advanced'))
})

function plain(playbook: Playbook, plannerType: PlannerType, days: number) {
  const words = playbook.matches.strong[0]!.replace(/^[=*]/u, '')
  return testBrief({
    prompt: words, subject: words, plannerType,
    readings: [
      reading({ kind: 'horizon', first: MONDAY, last: MONDAY + days - 1 }),
      ...(plannerType === 'sprint' ? [reading({ kind: 'sprint-calendar', count: null, lengthDays: 7, firstDay: MONDAY })] : []),
    ],
  })
}

function effort(brief: ReturnType<typeof plain>): number[] {
  return draftNetwork(brief).tasks.map((task) => task.effortMinutes)
}
