import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, uncapitalise } from '../wording.ts'

/** 'Go-live by 4 March' is the playbook's own release under the prompt's name, and no further work beside it. */
export function withGoLive(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('deadline').reduce<NetworkTask[]>((all, { id, appliesTo }) => {
    const [label = ''] = appliesTo?.labels ?? []
    if (!GO_LIVE.test(label) || all.some((task) => matchesTask(appliesTo, task))) return all
    const release = all.findLast((task) => RELEASES.test(task.id) && task.fixed === null)
    return all.map((task) => (task === release ? { ...task, title: `${capitalise(label)}: ${frame.language === 'de' ? task.title : uncapitalise(task.title)}`, answers: [...task.answers, id] } : task))
  }, [...tasks])
}

const GO_LIVE = /^(?:the |our |der |die |das )?(?:go[- ]?live|launch|release|roll-?out|livegang|inbetriebnahme|veröffentlichung|lanzamiento|puesta en marcha|lancement|mise en (?:ligne|service)|lançamento)$/iu
/** What playbooks call the step that makes the work available. */
const RELEASES = /^(?:release|launch|go-live)$/u
