import type { TimeExpression } from '../../time/grammar/time-expression.ts'

/** What is said behind an hour to end the day's work with it. */
const BEHIND = /^,? (?:(?:au plus tard |spätestens |a más tardar |no máximo )?(?:je|j['’]|on|eu|a gente|yo|i|we)? ?(?:coupe|arr[êe]te|coupons|paro|paramos|p[áa]ro|para|stop|(?:am |['’]m |are )?(?:done|off to bed)|lo dejo|lo dejamos|acabo|encerro|desligo)|(?:ist|wird|mach(?:e|en)? (?:ich|wir)|hör(?:e|en)? (?:ich|wir)) (?:dann |für mich |bei mir |immer )?(?:schluss|feierabend|ende|auf|zapfenstreich)(?: gemacht)?|se acab[óo]|c['’]est fini)(?=$|[.,;:!)\n]| (?:y|e|et|und|and)\s)/iu
/** What is said before it. */
const BEFORE = /(?<!\p{L})(?:j['’]arr[êe]te|je coupe|on arr[êe]te|paro|lo dejo|paramos|eu paro|encerro|ich hör(?:e)? auf|feierabend ist|schluss ist|i stop|we stop|i have to stop|i'm done) (?:immer |siempre |sempre |toujours |always )?$/iu

/** 'Um 22 Uhr ist Feierabend', 'à 22h30 je coupe', 'I stop at 10 pm': an hour at which the day's work ends bounds it. */
export function withStoppingHours(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return withBeginnings(text, withStops(text, expressions))
}

function withStops(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  let swallowed = -1
  let begins = 0
  return expressions.flatMap((expression) => {
    if (expression.start < swallowed) return []
    const { clock, days, duration, start, end } = expression
    const hour = clock === null || days !== null || duration !== null || clock.part !== null ? null : clock.bound === null && clock.isPoint && clock.to === null ? clock.from : clock.bound === 'by' ? clock.to : null
    if (!hour) {
      begins = clock?.from && !clock.from.isAmbiguous ? clock.from.minute : begins
      return [expression]
    }
    const behind = BEHIND.exec(text.slice(end, end + MOST_BEHIND))?.[0] ?? ''
    const before = behind === '' ? BEFORE.exec(text.slice(Math.max(0, start - MOST_BEFORE), start))?.[0] ?? '' : ''
    if (behind === '' && before === '') return [expression]
    swallowed = end + behind.length
    return [{ ...expression, clock: { ...clock!, from: null, to: begins >= 720 && hour.isAmbiguous && hour.minute < 720 ? { ...hour, minute: hour.minute + 720, isAmbiguous: false } : hour, isPoint: false, bound: 'by' }, start: start - before.length, end: swallowed, words: text.slice(start - before.length, swallowed) }]
  })
}

/** In characters. */
const [MOST_BEHIND, MOST_BEFORE] = [60, 30]

/** What is said before the hour at which one begins. */
const STARTS = /(?<!\p{L})(?:empiezo|empezamos|comienzo|começo|começamos|je commence|on commence|fang(?:e)? ich|fangen wir|ich fange|i start|we start|i begin) (?:at )?$/iu
const JOINT = /^(?: an)?,? ?(?:y|e|et|und|and)? $/iu

/** 'Empiezo a las 19h y a las 21h lo dejo': both ends of one stretch. */
function withBeginnings(text: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.flatMap((expression, index) => {
    const [stretch, next] = [stretchOf(text, expressions[index - 1], expression), stretchOf(text, expression, expressions[index + 1])]
    return stretch ? [stretch] : next ? [] : [expression]
  })
}

function stretchOf(text: string, first: TimeExpression | undefined, last: TimeExpression | undefined): TimeExpression | null {
  const from = first?.clock?.isPoint && first.days === null && first.recurrence === null ? first.clock.from : null
  const to = last?.clock?.bound === 'by' ? last.clock.to : null
  const said = from && to && JOINT.test(text.slice(first!.end, last!.start)) ? STARTS.exec(text.slice(Math.max(0, first!.start - MOST_BEFORE), first!.start))?.[0] : undefined
  if (said === undefined || to!.minute <= from!.minute) return null
  const start = first!.start - said.length
  return { ...last!, clock: { ...last!.clock!, from, bound: null }, start, words: text.slice(start, last!.end) }
}
