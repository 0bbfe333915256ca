import type { TaskTemplate } from '../playbook.ts'

/** Release work that every software team forgets once; `trials` are the tasks, before it, by which people try it out. */
export function releaseTasks(what: string, trials: string[] = []): TaskTemplate[] {
  return [
    { id: 'definition-of-done', at: 0.02, minutes: 60, role: 'product', always: true, title: 'Definition of done and release criteria', how: 'Reviewed, tested in CI, documented, observable, accessible where people see it; name who says go and what would stop it.', done: 'the page is agreed by everybody and pinned to the board' },
    { id: 'release-rehearsal', at: 0.9, minutes: 120, role: 'operations', title: `Rehearse release and rollback of ${what} on staging`, how: 'Run the exact commands, time them, break one step on purpose and go back.', done: 'release and rollback each took less time than promised and are written down' },
    { id: 'release', at: 0.96, minutes: 120, priority: 'high', role: 'operations', after: ['release-rehearsal', ...trials], title: `Release ${what} and watch it`, how: 'Early in the day, early in the week, to a few users first; error rate, latency and the one business number on a screen for two hours.', done: 'the numbers are at least as before and the flag is fully on' },
  ]
}
