import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { plainWords } from '../wording.ts'

/** Nothing is asked for or ordered before the plan's first steps. */
const EARLIEST = 0.06
const LATEST = 0.94

/** Parts that are ordered, applied for or permitted. */
const ASKED_FOR = /^(?:order|buy|apply|request|book|ask|get|rent|hire|reserve|parts?)(?= |$)|(?:^| )(?:orders?|ordered|permits?|permissions?|licen[cs]es?|applications?|ethics|consents?|quotes?|quotations?|visas?|bestell\p{L}*|beantrag\p{L}*|genehmigung\p{L}*|antrag|antrage|lizenz|pedir|pedidos?|encargar|permisos?|solicit\p{L}*|licencias?|commander|commandes?|permis|autorisations?|demandes?|encomend\p{L}*|pedido|autorizac\p{L}*|licencas?|licenca)(?= |$)/u

/** Between the last two steps of a part that is with others, on its way or drying lies the stated time; what comes before is begun as much earlier. */
export function withWaits(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const span = Math.max(1, frame.last - frame.first)
  return frame.of('wait').reduce<NetworkTask[]>((all, { appliesTo, days }) => {
    const own = all.filter(({ subjects, type }) => type === 'task' && appliesTo!.labels.includes(subjects[0] ?? '')).toSorted((a, b) => placeOf(a) - placeOf(b))
    const [before, last] = own.slice(-2)
    // A part of one step, such as a screed: what needs it waits.
    if (before !== undefined && last === undefined) return all.map((task) => ({ ...task, after: task.after.map((link) => (link.taskId === before.id ? { ...link, lagMinutes: Math.max(link.lagMinutes, days * MINUTES_PER_DAY) } : link)) }))
    if (before === undefined || last === undefined) return all
    const usual = Math.min(LATEST, Math.max(placeOf(last), placeOf(own[0]!) + days / span))
    // Orders and applications need nothing of the other work: they go out at once.
    const end = ASKED_FOR.test(plainWords(appliesTo!.labels[0]!).join(' ')) ? Math.min(usual, EARLIEST + placeOf(before) - placeOf(own[0]!) + days / span) : usual
    const earlier = new Set(own.slice(0, -1))
    return all.map((task) => {
      if (task === last) return { ...task, wish: { ...task.wish, position: end }, after: [...task.after.filter(({ taskId }) => taskId !== before.id), { taskId: before.id, lagMinutes: days * MINUTES_PER_DAY }] }
      return earlier.has(task) ? { ...task, wish: { ...task.wish, position: Math.max(EARLIEST, Math.min(placeOf(task), end - days / span - (placeOf(before) - placeOf(task)))) } } : task
    })
  }, [...tasks])
}

function placeOf({ wish }: NetworkTask): number {
  return wish.position ?? 0.5
}
