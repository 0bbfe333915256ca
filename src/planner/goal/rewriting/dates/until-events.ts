import type { Said } from '../said.ts'

/** Up to where the day begins, whether or not the word before it belongs to it. */
const UNTIL = /(?<=\p{L} )(?:bis (?:zum|zur) (?<german>(?:\p{Ll}+en )?\p{Lu}[\p{L}-]+) (?<am>am )?|jusqu['’](?:au |à la |à l['’]|aux )(?!(?:fin|début|milieu|week)(?!\p{L}))(?<french>[\p{L}'’-]+(?: (?!du |le )[\p{Ll}'’-]+){0,2}?) (?<du>du |le )?)$/u
const LONGEST = 80

/** 'Vokabeln lernen bis zur Prüfung am 5. Februar': the event has its day, and what leads up to it keeps its own name. `starts`: where dates of a single day begin. */
export function untilEvents(text: string, starts: readonly number[]): Said[] {
  return starts.flatMap((start) => {
    const from = Math.max(0, start - LONGEST)
    const found = UNTIL.exec(text.slice(from, start))
    if (found === null) return []
    const { german, am, french, du } = found.groups!
    const at = from + found.index
    return [{ text: german === undefined ? `; ${french!} ${du === undefined ? '' : 'le '}` : `; ${german} ${am ?? ''}`, start: at, end: start }]
  })
}
