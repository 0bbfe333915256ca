import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|several|some|zwei|drei|vier|fünf|mehrere|dos|tres|cuatro|cinco|varios|deux|trois|quatre|cinq|plusieurs|dois|duas|três|quatro|vários|várias)`
const JOBS = String.raw`(?:(?:paid |open |new |big |small )?(?:jobs|contracts|orders|commissions|clients|customers|assignments|gigs)|aufträgen?|kunden|encargos|clientes|pedidos|commandes|clients|missions|encomendas)`
/** Whoever has 'three jobs on at once' or 'zwei Aufträge' plans what they are paid for. */
const HAS_JOBS = new RegExp(String.raw`(?<!\p{L})(?:with|have|got|has|juggling|mit|habe|con|tengo|avec|j['’]ai|com|tenho|here,|,) (?:got )?${COUNT} ${JOBS}(?!\p{L})`, 'iu')
const WORKS = /^(?:(?:and|but|so|,) )*(?:i|we|ich|wir|je|nous|yo|eu) (?:only |usually |just |nur |meist )?(?:work|arbeite|arbeiten|travaille|travaillons|trabajo|trabalho)(?! (?:for|at|in|as|bei|als|para|pour|chez|como|en|em) )(?!\p{L})|^(?:trabajo|trabalho)(?! (?:para|en|em|como|de noche))(?!\p{L})/iu

/** 'I'm a freelance editor with three jobs on … I work Tue-Fri 9 to 2': such hours are those of the plan, where no others are named. */
export function settleHoursOfOwnTrade(context: ReadingContext): void {
  const opening = context.prompt.split(/[.!?\n](?:\s|$)/u)[0]!
  const hasOwn = context.readings.some((reading) => reading.kind === 'availability' && reading.person === null && reading.appliesTo === null && reading.source === 'stated' && reading.windows.length > 0)
  if (context.plannerType !== 'calendar' || hasOwn || !HAS_JOBS.test(opening)) return
  context.readings = context.readings.map((reading) => {
    if (reading.kind !== 'commitment' || reading.person !== null || reading.inPlan || reading.windows.length === 0 || !WORKS.test(reading.words)) return reading
    const { id, words, start, end, source, strength, days, windows } = reading
    return { id, words, start, end, source, strength, appliesTo: null, text: `${describePattern(days)}${describeWindows(windows)}`, kind: 'availability', days, windows, person: null }
  })
}
