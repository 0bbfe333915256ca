import type { ReadingOf } from '../../goal/brief.ts'
import type { SessionPlan } from '../../playbooks/playbook.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { capitalise } from '../wording.ts'

/** What is learnt by its parts; a video or a lecture is watched once. */
const PART = /(?<!\p{L})(?:chapters?|units?|modules?|lessons?|kapiteln?|lektionen|module|einheiten|cap[ií]tulos?|unidades|m[oó]dulos|lecciones|temas|chapitres?|unit[ée]s|le[cç]ons|li[cç][oõ]es)$/iu
const FEWEST = 2
const MOST = 200
/** Parts that are studied one by one; of more, so many groups. */
const ONE_BY_ONE = 14
const GROUPS = 10

/** What is asked in an examination where the goal only says how much that is: 'chapter 1', 'chapter 2' of '10 chapters', 'chapters 1–4' of 40. */
export function countedContents(frame: PlanFrame): Topic[] {
  const [counted] = frame.of('quantity').filter(isCounted).toSorted((a, b) => b.amount.value - a.amount.value)
  return counted === undefined ? [] : partsOf(counted)
}

/** 'Modules 3-8' are what is worked on whatever a playbook would go through: who names parts by their numbers has them at hand. */
export function numberedParts(frame: PlanFrame): Topic[] {
  const numbered = frame.of('quantity').find((quantity) => isCounted(quantity) && quantity.amount.first !== undefined)
  return numbered === undefined ? [] : partsOf(numbered)
}

function partsOf(counted: ReadingOf<'quantity'> & { id: string }): Topic[] {
  const { value, first = 1 } = counted.amount
  const unit = partOf(counted)!
  const groups = value <= ONE_BY_ONE ? value : GROUPS
  return Array.from({ length: groups }, (_, index) => {
    const from = Math.floor((index * value) / groups) + first
    const to = Math.floor(((index + 1) * value) / groups) + first - 1
    return { ...namedTopic(capitalise(from === to ? `${singular(unit)} ${from}` : `${unit} ${from}–${to}`)), readingIds: [counted.id] }
  })
}

/** 'Song 1' to 'Song 6' of '6 songs', where the playbook says that it works on such things one by one. */
export function countedThings({ countedIn = {} }: SessionPlan, frame: PlanFrame): Topic[] {
  for (const { id, role, amount, source } of frame.of('quantity')) {
    const one = countedIn[amount.unit.toLowerCase()]
    if (one !== undefined && source === 'stated' && role === 'work' && Number.isInteger(amount.value) && amount.value >= FEWEST && amount.value <= ONE_BY_ONE) {
      return Array.from({ length: amount.value }, (_, index) => ({ ...namedTopic(`${one} ${index + (amount.first ?? 1)}`), readingIds: [id] }))
    }
  }
  return []
}

/** The 'chapters' of '12 chapters' and of 'chapters 4-9'. */
function partOf({ words, amount }: ReadingOf<'quantity'>): string | null {
  return (PART.exec(words) ?? PART.exec(/^\p{L}+/u.exec(words)?.[0] ?? '') ?? PART.exec(amount.unit))?.[0] ?? null
}

function isCounted(quantity: ReadingOf<'quantity'>): boolean {
  const { role, amount, source } = quantity
  return source === 'stated' && role === 'work' && partOf(quantity) !== null && Number.isInteger(amount.value) && amount.value >= FEWEST && amount.value <= MOST
}

/** 'Units', 'Lektionen', 'lecciones', 'unidades', 'lições'. */
function singular(unit: string): string {
  return unit.replace(/(?<=lekt)ionen$/iu, 'ion').replace(/(?<=einheit)en$/iu, '').replace(/(?<=lec)ciones$/iu, 'ción').replace(/(?<=unidad)es$/iu, '').replace(/(?<=li[cç])[oõ]es$/iu, 'ão').replace(/(?<=modul)e$/iu, '').replace(/s$/iu, '')
}
