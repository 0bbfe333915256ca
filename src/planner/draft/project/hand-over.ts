import type { Text } from '../../playbooks/playbook.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, describe, fillText, slug } from '../wording.ts'
import { isOfThing } from '../whose-part.ts'

const TITLE: Text = {
  en: '{Topic}: settle with {name} what is needed and by which day',
  de: '{Topic}: mit {name} klären, was gebraucht wird und bis wann',
  es: '{Topic}: acordar con {name} qué hace falta y para qué día',
  fr: '{Topic} : convenir avec {name} de ce qu’il faut et pour quel jour',
  pt: '{Topic}: combinar com {name} o que é preciso e para que dia',
}
const HOW: Text = {
  en: 'Size, material or number, who pays, where it has to be; and what becomes of it if {name} cannot.',
  de: 'Größe, Material oder Zahl, wer bezahlt, wo es sein muss; und was wird, wenn {name} nicht kann.',
  es: 'Tamaño, material o número, quién paga, dónde tiene que estar; y qué se hace si {name} no puede.',
  fr: 'Taille, matière ou nombre, qui paie, où cela doit être ; et ce qui se passe si {name} ne peut pas.',
  pt: 'Tamanho, material ou número, quem paga, onde tem de estar; e o que se faz se {name} não puder.',
}
const DONE: Text = {
  en: '{name} has said yes to a day',
  de: '{name} einem Tag zugesagt hat',
  es: '{name} ha dicho que sí a un día',
  fr: '{name} a accepté un jour',
  pt: '{name} aceitou um dia',
}
const MINUTES = 20
/** Early enough that somebody else can still be found. */
const POSITION = 0.25

/** 'My sister Jo does the cake', where no step of the plan is about it: it is not done by whoever plans, but it is agreed. */
export function handOverTasks(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  if (frame.brief.plannerType !== 'calendar') return []
  return frame.of('settled').flatMap(({ id, by, appliesTo }) => {
    const [label] = appliesTo?.labels ?? []
    if (by === null || label === undefined || tasks.some((task) => isOfThing(task, { labels: [label] }, tasks))) return []
    const slots = { topic: label, Topic: capitalise(label), name: by }
    return [newTask({
      id: `hand-over-${slug(label)}`, title: fillText(TITLE, frame.language, slots), description: describe(fillText(HOW, frame.language, slots), fillText(DONE, frame.language, slots), frame.language),
      effortMinutes: MINUTES, subjects: [label], wish: { day: null, windows: [], position: POSITION }, answers: [id],
    })]
  })
}
