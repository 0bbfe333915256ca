import type { Said } from '../said.ts'

/** Done once, before what is done again and again. */
const ONCE = String.raw`(?:get (?:the|my|our|a|an|some) |buy |order |book |sort (?:out )?|prepare |clear |tidy |arrange |find |set up |register |join |pick up |choose |make (?:an appointment|room|space) |see (?:the|my|a) |ask )`
const AGAIN = String.raw`(?:do|practi[sc]e|walk|take|stretch|exercise|run|swim|read|measure|check|eat|drink|train|study|write|go|meditate|train|feed|brush|water|revise|rehearse|weigh)`
const RATE = String.raw`(?:(?:once|twice|thrice|(?:\d|three|four|five) times) (?:a|per) (?:day|week)|every (?:day|morning|evening|night|other day)|daily)`
const DEEDS = new RegExp(String.raw`(?<=^|[.!?;,\n] ?)(?:i (?:need|want|have) to )?${ONCE}[^.!?;:,\n]{2,60}? and (?<again>${AGAIN}(?!\p{L})[^.!?;:,\n]{0,60}?(?<!\p{L})${RATE}(?!\p{L}))`, 'dgiu')

/** 'Get the house ready and do the exercises twice a day': only the second of them comes again. */
export function deedsApart(text: string): Said[] {
  return [...text.matchAll(DEEDS)].map(({ indices, groups }) => {
    const [start] = indices!.groups!['again']!
    return { text: `. ${groups!['again']!.charAt(0).toUpperCase()}`, start: start - ' and '.length, end: start + 1 }
  })
}
