import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Exclusion = Reading & ReadingOf<'exclusion'>

/** What says of somebody, right behind the name, that they are not there. */
const IS_AWAY = String.raw`(?:['’]s|is|are|will be|goes|has|takes|ist|sind|hat|nimmt|está|están|tiene|libra|est|sont|a|prend|está|estão|tem|tira)(?: \p{L}+){0,3}? ?(?:on )?(?:away|off|out|absent|unavailable|not (?:there|available|here|in)|leave|holidays?|vacation|sick|ill|travelling|abroad|weg|frei|urlaub|krank|im urlaub|fuera|vacaciones|baja|libre|absente?|congés?|vacances|fora|férias|folga|no time|keine zeit)`

/** 'Vom 12. bis 16. März ist Ana im Urlaub': the verb stands before the name. */
const ABSENT_IN_GERMAN = '(?:(?:im|auf|in|nicht|ganz|leider) )*(?:weg|frei|urlaub|krank|dienstreise|reha|elternzeit|da|verreist|unterwegs|abwesend|keine zeit)'

/** 'From 12 to 16 March Ana is on leave': days before the name are hers, and nobody else's. */
export function settleAbsentPeople(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  context.readings = context.readings.flatMap((reading) => {
    if (reading.kind !== 'exclusion' || reading.person !== null || reading.appliesTo !== null || reading.source !== 'stated') return [reading]
    const names = namesAway(context, reading)
    return names.length === 0 ? [reading] : names.map((name) => ({ ...reading, person: name, text: reading.text.replace(/^Nothing on/u, `${name} away`) }))
  })
}

function namesAway({ people }: ReadingContext, { words }: Exclusion): string[] {
  const known = [...people].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'))
  if (known.length === 0) return []
  const names = String.raw`((?:${known.join('|')})(?:(?:,| and| und| y| et| e| &) (?:${known.join('|')}))*)`
  const said = (new RegExp(String.raw`(?<!\p{L})${names} ?${IS_AWAY}(?!\p{L})`, 'iu').exec(words) ?? new RegExp(String.raw`(?<!\p{L})(?:ist|sind|hat|haben|nimmt) ${names} ${ABSENT_IN_GERMAN}(?!\p{L})`, 'iu').exec(words))?.[1]
  return said === undefined ? [] : [...people].filter((name) => new RegExp(String.raw`(?<!\p{L})${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\p{L})`, 'u').test(said))
}
