import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const RATHER = String.raw`(?:(?:lieber|bitte|am liebsten|möglichst|eher|wenn möglich|dann|da|auch|und|mejor|preferiblemente|y|plutôt|de préférence|si possible|et|de preferência|melhor|e|rather|preferably|please|and) )*`
const WISHED = /(?<!\p{L})(?:lieber|liebsten|möglichst|eher|mejor|preferiblemente|plutôt|préférence|possible|preferência|melhor|rather|preferably)(?!\p{L})/iu
const NONE = new RegExp(String.raw`^${RATHER}(?:gar nicht|überhaupt nicht|nicht|gar nichts|nichts|nie|niemals|keine?s?|no|nada|nunca|jamás|nadie|pas|pas du tout|rien|jamais|não|nem pensar|not|not at all|never|nothing|none)(?: bitte| por favor| please)?$`, 'iu')

/** 'Werktags 30 Minuten, am Wochenende lieber gar nicht': what is called by a denial alone is no turn; on those days there is none. */
export function settleDeniedTurns(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => {
    if (reading.kind !== 'rhythm' || reading.source !== 'stated' || reading.title === null || !NONE.test(reading.title)) return reading
    const { id, words, start, end, source, title, days, windows } = reading
    return { id, words, start, end, source, appliesTo: null, strength: WISHED.test(title) ? 'soft' : 'hard', text: `Nothing on ${describePattern(days)}${describeWindows(windows)}`, kind: 'exclusion', days, windows, person: null }
  })
}
