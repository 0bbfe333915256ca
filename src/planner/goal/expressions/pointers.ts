import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const THOSE = /(?<!\p{L})(?:those|these|diesen|jenen|estos|estas|esos|esas|ces|esses|essas|nesses|nessas|an den)(?: (?:same|very|few|two|three|four|five|drei|zwei|dos|tres|deux|trois|duas|\d{1,2}))? $/iu
const UNITS = /^(?:(?:two|three|four|five|six|seven|drei|zwei|dos|tres|deux|trois|duas|\d{1,2}) )?(?:nights?|days?|evenings?|mornings?|afternoons?|weekends?|weeks?|abende?n?|tagen?|wochen|noches|tardes|d[ií]as|soirs?|jours|matins|noites|dias)$/iu

/** The nights of 'my mother has him 12-14 February, so no story those nights': they point at days that are said, and name none. */
export function withoutPointers(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const isDated = expressions.some(({ days, words }) => days !== null && !THE_DAY.test(words))
  return expressions.filter(({ words, start, end }) => !(isDated && THE_DAY.test(words)) && !(UNITS.test(words) && THOSE.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))) && !(THAT_DAY.test(words) && /^(?:[- ]là(?!\p{L})|[.,;)\n]|$)/u.test(text.slice(end, end + 4))))
}

/** The day of 'a timetable for the day', where the day has its date. */
const THE_DAY = /^(?:for |of )?the (?:whole |entire )?day$/iu

const THAT_DAY = /^(?:(?:a|am|an|en|em|on) )?(?:ce|cette|ese|esa|dem|diesem|der|esse|essa|nesse|nessa|naquele) (?:jour|soir|semaine|d[ií]a|noche|tarde|tag|abend|dia|noite)$/iu

/** In characters. */
const LONGEST_LEAD = 24

/** 'I'm on late shift till 10': where it ends, without where it begins, says nothing of the hours before noon. */
const LATE_SHIFT = /(?<!\p{L})(?:(?:late|evening|night|back|twilight) shifts?(?: \p{L}+){0,2}|all day(?: long)?) $/iu

const DISTURBS = /^(?: on| an)?,? (?:(?!(?:and|but|so|y|et|und)(?!\p{L}))[\p{L}'’]+ ){0,4}(?:complains?|moans?|objects?|bangs?|se quejan?|se plaignent|se plaint|beschweren|beschwert|meckern|meckert|reclamam?|se queixam?)(?!\p{L})/iu
const DISTURBED = /^(?: on)? beschwer(?:en|t) sich/iu

/** 'After 8 the neighbours complain', 'a partir de las 20 los vecinos se quejan': an hour from which others mind is no time for the plan. */
export function withoutDisturbingHours(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.filter(({ clock, days, recurrence, start, end }) => {
    const isOpen = clock !== null && clock.from !== null && clock.to === null && !clock.isPoint && days === null && recurrence === null
    const behind = text.slice(end, end + MOST_BEHIND)
    const isEndOfShift = clock !== null && clock.from === null && clock.bound !== null && days === null && recurrence === null && LATE_SHIFT.test(text.slice(Math.max(0, start - LONGEST_LEAD), start))
    return !isEndOfShift && !(isOpen && (DISTURBS.test(behind) || DISTURBED.test(behind)))
  })
}

/** In characters. */
const MOST_BEHIND = 50
