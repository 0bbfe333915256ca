import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Counted = Reading & ReadingOf<'rhythm'> & { title: string }

const MOST = String.raw`(?:at (?:the )?most|no more than|not more than|never more than|max(?:imum|\.)?|up to|only|höchstens|maximal|nicht mehr als|como (?:mucho|máximo)|máximo|no más de|au (?:plus|maximum)|pas plus de|no máximo)`
const NUMBER = String.raw`(?:\d|one|two|three|four|eine?[rs]?|zwei|drei|un[oa]?|dos|tres|une|deux|trois|uma?|duas|três)`
/** 'At most two a week', which names nothing of its own. */
const BARE_LIMIT = new RegExp(String.raw`^(?:and |but |und |y |et |e )?${MOST} ${NUMBER} (?:(?:a|an|per|each|every|in a|pro|die|je|jede|in der|por|a la|cada|par|la) ?)?(?:week|day|woche|tag|semana|d[ií]a|dia|semaine|jour)$|^${MOST} ${NUMBER} (?:daily|weekly|wöchentlich|täglich)$`, 'iu')
/** 'Never two days running'. */
const BARE_SPACING = /^(?:and |but |und )?(?:never|not|no)(?: on)? (?:two|2|consecutive|successive) (?:days?)?(?: ?(?:running|in a row|in succession|back to back|after each other))?(?: days)?$|^(?:nie|nicht)(?: an)? zwei tagen? (?:hintereinander|in folge)$/iu

/** 'Six lessons before the audition, at most one a week': a limit that names nothing is of what was counted, and not of all that is planned. */
export function bindLimitsToCounted(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const counted = context.readings.filter((reading): reading is Counted => reading.kind === 'rhythm' && reading.per === 'total' && reading.count !== null && reading.title !== null && reading.appliesTo !== null)
  if (counted.length !== 1) return
  const [series] = counted
  for (const reading of context.readings) {
    if (reading.appliesTo !== null || reading.source !== 'stated' || reading.start < series!.end || !isBare(reading)) continue
    reading.appliesTo = { labels: [...series!.appliesTo!.labels] }
    reading.text = `${series!.title}: ${reading.text}`
  }
}

function isBare(reading: Reading): boolean {
  const words = reading.words.trim().replace(/^[,;]\s*/u, '')
  return reading.kind === 'limit' && reading.measure === 'tasks' && BARE_LIMIT.test(words) || reading.kind === 'spacing' && BARE_SPACING.test(words)
}
