import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const NOW = '2027-01-28T20:00'
const drafted = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: NOW, timeZone: 'Europe/Berlin', locale: 'en' }))).tasks
const titles = (prompt: string) => drafted(prompt).map(({ title }) => title)

describe('steps that are named one by one', () => {
  it('are done themselves, and are no things that go through the stages of others', () => {
    const found = titles('Zine for the fair on 24 April, I draw Tuesdays and Fridays 8-10pm. Steps: plot, thumbnails, pencil, ink, scan, fold.')
    expect(['Plot', 'Thumbnails', 'Pencil', 'Ink', 'Scan', 'Fold'].filter((step) => !found.includes(step))).toEqual([])
    expect(found.filter((title) => /^(?:Plot|Pencil|Ink|Fold):/u.test(title))).toEqual([])
  })

  it('take the few hours before what nobody named, and fewer than usual', () => {
    const few = drafted('Patchwork cot quilt for a friend, party is 4 April. I sew Mon & Thu 8-9:30pm and that is it. Steps: pick fabric, cut, piece the top (16 blocks), baste, bind, wash. Want it finished a full week before.')
    expect(few.filter(({ title }) => /^(?:Pick|Cut|Piece|Baste|Trim it square|Wash)/u.test(title)).length).toBeGreaterThanOrEqual(6)
    expect(few.filter(({ title }) => /squared paper|trial block|photograph/u.test(title))).toEqual([])
    expect(few.filter(({ fixed, timed }) => fixed === null && timed).reduce((sum, { effortMinutes }) => sum + effortMinutes, 0)).toBeLessThanOrEqual(16 * 90)
  })

  it('recur no more often than once, where a playbook would do one week by week', () => {
    expect(titles('Publish my podcast pilot by 2 April. Mon and Wed 7-9pm. Steps: outline, script, record, edit, mix, upload.').filter((title) => /in week \d/u.test(title))).toEqual([])
    expect(titles('Publish my podcast pilot by 2 April. Mon and Wed 7-9pm. Steps: outline, script, record, edit, mix, upload.')).toContain('Mix')
  })
})
