import { expect, it } from 'vitest'
import { newTask } from '../new-task.ts'
import { withoutGaps } from './precedence.ts'

const task = (id: string, after: string[] = [], lagMinutes = 0) => newTask({ id, title: id, description: '', effortMinutes: 30, after: after.map((taskId) => ({ taskId, lagMinutes })) })

it('lets what waited for a task that is left out wait for what that one waited for', () => {
  const all = [task('cut'), task('trial', ['cut'], 1440), task('sand', ['trial']), task('oil', ['sand'])]
  const kept = withoutGaps(all.filter(({ id }) => id === 'cut' || id === 'oil'), all)
  expect(kept.map(({ id, after }) => [id, after])).toEqual([['cut', []], ['oil', [{ taskId: 'cut', lagMinutes: 1440 }]]])
})
