import { PLAIN_DONE, PLAIN_HOW } from '../../playbooks/plain-parts.ts'
import type { Stage, Text } from '../../playbooks/playbook.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { countIn } from '../choosing/deed-stages.ts'
import { asYouWrote } from '../mentions/as-you-wrote.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { countOf, statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { shorten } from '../wording.ts'
import { teamMinutes } from './team-effort.ts'

/**
 * The one step of a part of which no playbook and no craft knows more: what it is done for, and when it is done, as far
 * as the goal itself says (what waits for it, the day it is for, how many of it); its hours are its share of what the
 * team has and no estimate.
 */
export function plainStage(stage: Stage, topic: Topic, frame: PlanFrame): Stage {
  const count = countIn(topic) ?? countOf(topic)
  const next = partBehind(topic, frame)
  const event = frame.of('event').find(({ days }) => days.first === frame.anchor)?.title
  const kind = count > 1 ? 'several' : next !== null ? 'next' : event !== undefined ? 'event' : 'plain'
  const slots = { count: String(count), next: shorten(next ?? '', LONGEST_NAME), event: shorten(event ?? '', LONGEST_NAME) }
  const said = count > 1 ? '' : asYouWrote(topic.readingIds, topic.label, frame)
  return { ...stage, how: said === '' ? withSlots(PLAIN_HOW[count > 1 ? 'several' : 'one'], slots) : said, done: withSlots(PLAIN_DONE[kind], slots), share: hoursOf(count, topic, frame) }
}

const LONGEST_NAME = 50

/** What the goal says is done after it. */
function partBehind(topic: Topic, frame: PlanFrame): string | null {
  const part = { title: topic.label, subjects: [topic.label] }
  const order = frame.of('precedence').find(({ before, after }) => matchesTask(before, part) && !matchesTask(after, part))
  return order?.after.labels[0] ?? null
}

/** The slots that the drafter does not fill for all steps alike. */
function withSlots(text: Text, slots: Record<string, string>): Text {
  const fill = (template: string) => template.replace(/\{(?:count|next|event)\}/gu, (slot) => slots[slot.slice(1, -1)] ?? '')
  return typeof text === 'string' ? fill(text) : { en: fill(text.en), ...Object.fromEntries(Object.entries(text).map(([language, said]) => [language, fill(said)])) }
}

/** Part of the team's time that all its parts together may take by this guess. */
const GUESSED = 0.3
const HOURS = { least: 2.5, most: 9, each: 1.5 }
/** What is asked for, signed or fetched is small beside what is made; what is changed as a whole is large. */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:registration|hire|rental|booking|approval|permission|sign-?up|signature|appointment|order|purchase|insurance|invitation|announcement|account|subscription|notice|cancellation|delivery|keys?|badges?|licen[cs]e|receipts?|anmeldung|buchung|genehmigung|bestellung|versicherung|einladung|kundigung|inscripcion|reserva|permiso|pedido|seguro|invitacion|inscription|reservation|autorisation|commande|assurance|inscricao|licenca|encomenda|convite)$/u, 0.4],
  [/^(?:request|export|config|configuration|backup|test|check|monitoring|rollback|list|plan|policy|agreement|agenda|survey|budget|schedule|brief|map|guide|sheet|text|letter|concept|liste|vertrag|umfrage|lista|presupuesto|encuesta|devis|sondage|contrat|orcamento|pesquisa|contrato)$/u, 0.65],
  [/^(?:renovation|construction|migration|development|conversion|restoration|cataloguing|fundraising|recruitment|umbau|sanierung|entwicklung|reforma|construccion|travaux|obra|restauracion|restauracao)$/u, 1.4],
]

/** Hours, undisturbed: a share of the team's by the size of such a thing, for many of a kind at least so much for each. */
function hoursOf(count: number, { words }: Topic, frame: PlanFrame): number {
  const size = SIZES.find(([name]) => words.some((word) => name.test(word) || name.test(word.replace(/s$/u, ''))))?.[1] ?? 1
  const share = (GUESSED * teamMinutes(frame)) / 60 / Math.max(1, statedTopics(frame).length)
  return Math.max(HOURS.least, Math.max(size * Math.min(HOURS.most, share), count > 1 ? Math.min(HOURS.most, count * HOURS.each) : 0))
}
