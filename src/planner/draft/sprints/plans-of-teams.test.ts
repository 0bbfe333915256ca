import { describe, expect, it } from 'vitest'
import type { Plan, Task } from '../../../contract/plan.ts'
import { generatePlan } from '../../generate-plan.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'

async function planOf(prompt: string): Promise<Plan> {
  let plan: Plan | null = null
  for await (const event of generatePlan({ plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en', planId: 'p', prompt, seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plan = event.plan
  return plan!
}

const isCeremony = ({ tags }: Task) => tags.includes('ceremony')
const one = (plan: Plan, title: RegExp) => plan.tasks.find((task) => title.test(task.title))!

describe('a part of which nothing is known', () => {
  it.each([
    ['Tidy the lighthouse. Two 2-week sprints from 11 January. Ada, Ben. Lens, stairs, logbook, lantern gallery, winch. Winch before the lantern gallery.', /^Winch/u, /“lantern gallery” can start from it/u],
    ['Pageant on Saturday 6 February at 14:00. Two 2-week sprints from 11 January, Ada and Ben. Floats, banner poles, dragon, torches, drums.', /^Dragon/u, /on the day of “Pageant”/u],
    ['Tidy the lighthouse. Two 2-week sprints from 11 January. Ada, Ben. Lens, stairs, logbook, 12 lanterns, winch.', /^12 lanterns/u, /all 12 are there/u],
    ['Leuchtturm herrichten. Zwei Sprints zu 2 Wochen ab 11. Januar. Ada, Ben. Linse, Treppe, Logbuch, Galerie, Winde. Winde vor der Galerie.', /^Winde/u, /„Galerie“ darauf aufbauen kann/u],
  ])('is done when what the goal itself says of it holds: %s', async (prompt, title, done) => {
    expect(one(await planOf(prompt), title).description).toMatch(done)
  })

  it('takes its share of what the team has, and a small thing less', async () => {
    const plan = await planOf('Tidy the lighthouse. Two 2-week sprints from 11 January. Ada, Ben. Lens, stairs, lift hire, lantern gallery, winch.')
    expect(one(plan, /^Lift hire/u).estimatedHours).toBeLessThan(one(plan, /^Winch/u).estimatedHours)
    const evenings = await planOf('Tidy the lighthouse. Two 2-week sprints from 11 January. Ada (3 hours a week), Ben (3 hours a week). Lens, stairs, lift hire, lantern gallery, winch.')
    expect(one(evenings, /^Winch/u).estimatedHours).toBeLessThan(one(plan, /^Winch/u).estimatedHours)
  })
})

describe('what a team begins and ends with', () => {
  it.each([
    ['Clock tower. Two 2-week sprints from 11 January. Ada, Ben. Scaffold, masonry, roof, floor, doors.', /^Walk the site together/u, /^Walk round with the drawing/u],
    ['Pageant weekend on 6 February at 18:00. Two 2-week sprints from 11 January. Ada, Ben. Floats, banner poles, dragon, torches, drums.', /^Kick-off: the day on one page/u, /^Walk through the day on the spot/u],
    ['Restore our old sailing boat. Two 2-week sprints from 11 January. Ada, Ben. Sanding, seams, varnish, engine, fittings.', /^Go over the boat with chalk/u, /^Afloat at the mooring/u],
  ])('is what its field does: %s', async (prompt, opening, closing) => {
    const { tasks } = await planOf(prompt)
    expect(tasks.filter(({ title }) => opening.test(title))).toHaveLength(1)
    expect(tasks.filter(({ title }) => closing.test(title))).toHaveLength(1)
    expect(tasks.filter(({ title }) => /Go through the whole once|Look at the whole once more|definition of done/iu.test(title))).toEqual([])
  })

  it('is what any team does where the goal tells no field', async () => {
    const { tasks } = await planOf('Tidy the lighthouse. Two 2-week sprints from 11 January. Ada, Ben. Lens, stairs, logbook, lantern gallery, winch.')
    expect(tasks.filter(({ title }) => title.startsWith('Go through the whole once'))).toHaveLength(1)
  })
})

describe('meetings of a sprint', () => {
  it('are not held in a sprint without work, and the plan says so', async () => {
    const { tasks, assumptions } = await planOf('Tidy the lighthouse. Six 1-week sprints from 11 January. Ada, Ben. Lens, stairs and logbook by 22 January. Paint the door by 22 January.')
    const worked = new Set(tasks.filter((task) => !isCeremony(task) && task.type !== 'deadline').map(({ sprint }) => sprint))
    const idle = [1, 2, 3, 4, 5, 6].filter((sprint) => !worked.has(sprint))
    expect(idle.length).toBeGreaterThan(0)
    for (const sprint of idle.filter((number) => number < Math.max(...[...worked].map(Number)))) expect(tasks.filter((task) => isCeremony(task) && task.sprint === sprint).map(({ title }) => title)).toEqual([`Sprint ${sprint} planning: nothing is planned yet: bring work forward`])
    for (const sprint of idle.filter((number) => number > Math.max(...[...worked].map(Number)))) {
      expect(tasks.filter((task) => isCeremony(task) && task.sprint === sprint)).toEqual([])
      expect(assumptions.map(({ text }) => text)).toContain(`Nothing is planned in sprint ${sprint}, so it has no meetings: bring work forward, or end earlier.`)
    }
    for (const sprint of worked) expect(tasks.filter((task) => isCeremony(task) && task.sprint === sprint)).toHaveLength(3)
  })

  it.each([
    ['Tidy the lighthouse. Three 1-week sprints from 11 January. Ada, Ben. Lens, stairs, logbook, winch. No meetings on Fridays.', [5]],
    ['Tidy the lighthouse. Three 1-week sprints from 11 January. Ada, Ben. Lens, stairs, logbook, winch. Nobody works on Mondays.', [1]],
  ])('are on none of the days that are kept free: %s', async (prompt, off) => {
    const { tasks } = await planOf(prompt)
    const meetings = tasks.filter(isCeremony)
    expect(meetings.length).toBeGreaterThanOrEqual(9)
    expect(meetings.filter(({ date }) => off.includes(new Date(date).getUTCDay()))).toEqual([])
  })

  it('are left out of a sprint in which nobody works', async () => {
    const { tasks } = await planOf('Tidy the lighthouse. Three 1-week sprints from 11 January. Ada, Ben. Lens, stairs, logbook, winch. Nobody works 18 to 24 January.')
    expect(tasks.filter((task) => isCeremony(task) && task.date >= '2027-01-18' && task.date <= '2027-01-24')).toEqual([])
  })
})

it('plans no hours for what somebody is there for, beside a list of parts', async () => {
  const { tasks } = await planOf('Ferry film. Two 2-week sprints from 11 January. Vera directs, Tom (camera), Una produces. Permit, casting, props, shot list, kit hire.')
  expect(tasks.filter(({ title }) => /^(?:Directs|Camera|Produces)\b/u.test(title))).toEqual([])
  expect(new Set(tasks.flatMap(({ assignee }) => assignee ?? []))).toEqual(new Set(['Vera', 'Tom', 'Una']))
})
