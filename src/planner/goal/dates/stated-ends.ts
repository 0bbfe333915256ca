import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Event = Reading & ReadingOf<'event'>

const WHOLE = String.raw`(?:it(?: all)?|everything|all|(?:the |our |this )?(?:whole )?(?:project|plan|work|job))`
const ENDS = [
  String.raw`(?:and|which|that|this|it|then)(?:['’]s| is| will be| has to be| marks)(?: also| then)? (?:the|our) (?:very )?(?:end|finish|deadline|finishing line|last day)(?: of ${WHOLE}| of that)?(?! of )`,
  String.raw`(?:and|which|that|this|it) (?:also )?(?:ends|closes|concludes|finishes|completes|wraps up|marks the end of) ${WHOLE}`,
  String.raw`(?:and |then |after that )+(?:we['’]?(?:re| are)|it['’]?s|it is|everything is|that['’]s|the (?:project|plan) is|the whole thing is) (?:done|over|finished|through|it|closed)`,
  String.raw`(?:damit|dann|danach) (?:ist|sind) (?:das projekt |alles |wir )?(?:schluss|ende|zu ende|fertig|vorbei|abgeschlossen|beendet)`,
  String.raw`(?:und )?das ist (?:auch |zugleich |dann )?(?:das ende|der schlusspunkt|der schluss|die frist)`,
  String.raw`(?:y )?(?:con (?:eso|esto|ello)|ah[ií]|as[ií]) (?:se )?(?:termina|acaba|concluye|cierra)(?: todo| el proyecto)?`,
  String.raw`(?:y |que )(?:ese |eso )?(?:es|marca|ser[aá]) (?:tambi[eé]n )?(?:el (?:final|fin|cierre)|la fecha l[ií]mite)`,
  String.raw`(?:et |qui |ce qui )+(?:c['’]est (?:aussi )?|marque (?:aussi )?|sera (?:aussi )?)(?:la fin|l['’][eé]ch[eé]ance|la cl[oô]ture)`,
  String.raw`(?:e |que )(?:a[ií] |isso |esse )?(?:acaba|termina|encerra|[eé] (?:tamb[eé]m )?o (?:fim|encerramento|prazo)|marca o fim)`,
]
const SAYS_END = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ENDS.join('|')})(?![\p{L}\p{N}])`, 'iu')

/** 'Sign-off is on Thursday 25 March and that is also the end of it': what the sentence ends with is what all the work is done by. */
export function settleStatedEnds(context: ReadingContext): void {
  const { readings, segments, source: { tokens } } = context
  if (readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)) return
  const events = readings.filter((reading): reading is Event => reading.kind === 'event' && reading.source === 'stated')
  for (const event of events.toReversed()) {
    const own = segments.findLast(({ from }) => tokens[from]!.start <= event.start)
    const end = own ? tokens[sentenceOf(context, own).at(-1)!.to - 1]!.end : event.end
    const said = SAYS_END.exec(context.prompt.slice(event.start, Math.max(end, event.end)))
    const isBetween = events.some((other) => other !== event && other.start > event.start && said !== null && other.start < event.start + said.index)
    if (!said || isBetween) continue
    readings.push(deadlineOf(event))
    return
  }
}

function deadlineOf({ days, from, title, words, start, end }: Event): Reading {
  return { id: '', words, start, end, source: 'stated', strength: 'hard', appliesTo: null, kind: 'deadline', latest: days.first * MINUTES_PER_DAY + (from ?? 0), event: title, text: `Ready for ${title} on ${describeDay(days.first)}` }
}
