import type { Source } from '../time/grammar/source.ts'

/** Of a clause, in words; further on another begins. */
const LONGEST_CLAUSE = 16
const AND = /^(?:and|y|e|et|und)$/u
const DENIES = /n't$|^n['’]|^(?:cannot|cant|dont|not|never|nothing|nobody|none|no|no-one|without|nao|nunca|nada|nadie|ninguno|ningun|ninguna|ninguem|nenhum|nenhuma|sin|sem|ne|pas|rien|jamais|sans|nicht|nichts|nie|niemand|ohne|kein|keine|keinen|keiner|noch)$/u
/** What is denied of the days themselves: work, presence, time, and pointing words. */
const OF_THOSE_DAYS = /^(?:work|do|make|be|come|train|study|revise|practi[cs]e|learn|write|read|run|available|free|home|here|there|around|then|that|those|these|this|on|in|at|until|till|before|after|during|any|anything|much|plan|schedule|book|time|possible|attend|meet|help|join|disturb|get|leave|go|start|work|works|working|sessions?|training|lessons?|practice|meetings?|deploys?|releases?|else|one|either|more|other|puedo|podemos|puede|tengo|tenemos|hay|estoy|estamos|trabajo|trabajamos|entreno|estudio|quiero|clase|tiempo|posso|podemos|pode|tenho|temos|estou|estamos|trabalho|treino|quero|aula|tempo|ese|esos|esa|nesse|nesses|peux|peut|pouvons|suis|sommes|travaille|travaillons|veux|temps|ce|ces|kann|konnen|bin|sind|ist|arbeite|arbeiten|da|dann|zeit|geht|will|an|am)$/u
/** 'We can't play it yet': whoever lacks something lacks it until then. */
const YET = /^(?:yet|noch|encore|ainda|todavia|aun)$/u
const KNOWS = /^(?:know|understand|own|remember|feel|dare|se|entiendo|sais|comprends|weiss|verstehe|sei|entendo)$/u
const SUBJECT_OR_AUXILIARY = /^(?:i|i'm|we|we're|he|she|it|they|there|is|are|am|have|has|had|i've|we've|do|does|did|yet|still|ever|even|yo|nos|ich|wir|es|er|sie|je|on|nous|il|eu|ainda|todavia|aun|noch|encore|gar|uberhaupt)$/u
const LACKS = /^(?:faltan?|faltam|quedan?|restam?|restent?|reste|manquent?|fehlt|fehlen)$/u
const BEFORE_LACK = /^(?:me|nos|il|ainda|todavia|aun|solo|so|es|mir|uns|noch|encore|nur)$/u

/** What has been cut so far: where the clause begins, and which tokens are dates. */
type Clause = { from: number; isDated: readonly boolean[]; language: string }

/**
 * Whether the 'and' at the index begins a clause that denies something else than the date before it: 'my exam is on 18 June
 * and I don't know anything yet', 'entrego el informe el 3 de marzo y me faltan los anexos'. What is denied in 'visitors on
 * 14 March and I can't work' is that day.
 */
export function isDeniedBehindDate(source: Source, index: number, { from, isDated, language }: Clause): boolean {
  const { tokens } = source
  if (!AND.test(tokens[index]!.key) || index === from) return false
  const end = clauseEnd(source, index + 1)
  const keys = tokens.slice(index + 1, end).map(({ key }) => key)
  const lack = keys.findIndex((key) => LACKS.test(key))
  if (tokens[index]!.key !== 'and' && lack >= 0 && lack <= 3 && keys.slice(0, lack).every((key) => BEFORE_LACK.test(key))) return true
  if (!isDated.slice(from, index).includes(true) || isDated.slice(index + 1, end).includes(true)) return false
  const isToldBefore = tokens.slice(from, index).some(({ kind }, at) => kind === 'word' && !isDated[from + at])
  // The Portuguese 'no dia' is on the day.
  if (!isToldBefore || tokens.slice(from, index).some(({ key }) => DENIES.test(key) && !(key === 'no' && language === 'pt'))) return false
  const denial = keys.findIndex((key) => DENIES.test(key))
  const denied = keys.slice(denial + 1).filter((key) => !DENIES.test(key) && !SUBJECT_OR_AUXILIARY.test(key))
  return denial >= 0 && (isOfLack(keys) || denied.length > 0 && !OF_THOSE_DAYS.test(denied[0]!))
}

/** 'My exam is on 18 June, I don't know anything': what somebody lacks is lacking before the day. */
export function isOfLack(keys: readonly string[]): boolean {
  return keys.some((key) => YET.test(key) || KNOWS.test(key))
}

function clauseEnd({ tokens }: Source, from: number): number {
  const end = tokens.findIndex(({ kind, key }, at) => at >= from && (kind === 'break' || /^[.,;:!?()]$/u.test(key) || /^(?:but|so|because)$/u.test(key)))
  return Math.min(end < 0 ? tokens.length : end, from + LONGEST_CLAUSE)
}
