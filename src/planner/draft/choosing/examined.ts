import { EXAMINING } from '../../playbooks/examining.ts'
import type { Language, Stage } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { nameOf, partKind } from './part-kind.ts'

/**
 * Steps of a part that looks at the work and is none of what is built: 'schematic review', 'Datenschutz-Folgenabschätzung'.
 * Null for any other part, and for what others come for where nobody builds: a water test has its appointment.
 */
export function examiningStages({ words, kind }: Topic, { language }: PlanFrame, isBuilt: boolean): readonly Stage[] | null {
  const name = nameOf(words, language)
  if (kind !== undefined || !isExamined(name, language)) return null
  const isOwn = /audit|(?<!\b(?:health|gas|safety|electrical|eye|police|background|dbs|fire|boiler|credit) )\bcheck$/u.test(name.join(' '))
  const isByOthers = !isBuilt && !isOwn && partKind(words, language) === 'check'
  return isByOthers ? null : EXAMINING
}

/** Whether a part looks at the work: nobody writes test cases for a load test. */
export function looksAtTheWork(words: readonly string[], language: Language): boolean {
  return isExamined(nameOf(words, language), language)
}

/** English and German names end in what they are, those of the Romance languages begin with it. */
function isExamined(name: readonly string[], language: Language): boolean {
  if (language === 'de') return name.length > 0 && EXAMINATIONS.de.test(name.at(-1)!)
  if (language === 'en') return name.length > 1 && EXAMINATIONS.en.test(name.at(-1)!)
  return EXAMINATIONS[language].test(name[0] ?? '')
}

/** 'Product reviews' and 'risk scores' are things on a screen: a review is one. */
const EXAMINATIONS: Record<Language, RegExp> = {
  en: /^(?:tests?|testing|trial|review|audit|assessment|compliance|precompliance|walkthrough|check)$/u,
  de: /(?:[^ao]tests?|prufung|audit|review|abschatzung|erprobung|begutachtung)$/u,
  es: /^(?:pruebas?|auditoria|evaluacion|ensayos?)$/u,
  fr: /^(?:tests?|essais?|audit|evaluation)$/u,
  pt: /^(?:testes?|auditoria|avaliacao|ensaios?)$/u,
}
