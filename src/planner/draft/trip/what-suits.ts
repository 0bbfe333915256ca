import { matchesTask, stems } from '../../goal/matcher.ts'
import { onDay } from '../days/available-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { openHours } from './day-limits.ts'
import type { TripDay } from './trip-days.ts'

/** At six in the morning nobody is there who lands at noon, and on its day off nothing is to be seen of a museum. */
export function isPossibleOn({ label }: Topic, day: TripDay, frame: PlanFrame): boolean {
  const task = { title: label, subjects: [label] }
  const isShut = frame.of('exclusion').some(({ appliesTo, days, windows }) => appliesTo !== null && windows.length === 0 && onDay(days, day.day) && matchesTask(appliesTo, task))
  if (isShut) return false
  const hours = frame.of('availability').filter(({ appliesTo }) => appliesTo !== null && matchesTask(appliesTo, task)).flatMap(({ windows }) => windows)
  const open = openHours(day, frame)
  return hours.length === 0 || hours.some(({ from, to }) => from >= open.from && to <= open.to)
}

/** Who walks with a stick or behind a pram is not sent away for a whole day unasked. */
export function isGentle({ brief }: PlanFrame): boolean {
  return GENTLE.test(brief.prompt)
}

const GENTLE = /(?<!\p{L})(?:wheelchair|walking stick|(?:with|has|uses) a (?:stick|cane|walker|frame)|no stairs|step[- ]free|few steps|bad (?:knees?|back|hip)|short walks|can['’]?t walk far|toddlers?|pram|buggy|pushchair|rollstuhl|rollator|gehstock|kinderwagen|kleinkind|silla de ruedas|bastón|carrito|fauteuil roulant|poussette|canne|cadeira de rodas|bengala|carrinho)(?!\p{L})/iu

/** 'No museums', 'keine Kirchen'. */
export function isUnwanted(title: string, { brief }: PlanFrame): boolean {
  const [, banned] = UNWANTED.exec(brief.prompt) ?? []
  return banned !== undefined && stems(title).some((word) => word.startsWith(stems(banned)[0]!.slice(0, LEAST_STEM)))
}

const LEAST_STEM = 5
const UNWANTED = /(?<!\p{L})(?:no|not any|without|keine|ohne|sin|nada de|pas de|aucun|sans|sem|nenhum)\s(museums?|galler(?:y|ies)|church(?:es)?|shopping|markets?|museen|kirchen|museos|iglesias|mus[ée]es|[ée]glises|museus|igrejas)(?!\p{L}| on | am | el | le )/iu

/** Somebody is expected at an hour of that day. */
export function hasHours({ day }: TripDay, frame: PlanFrame): boolean {
  return frame.of('event').some(({ days, from }) => days.first <= day && day <= days.last && from !== null)
}
