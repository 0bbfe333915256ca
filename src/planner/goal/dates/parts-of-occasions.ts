import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { readAs } from '../journeys/reread.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What people gather for on a day, from noon to night. */
const OCCASION = /(?<!\p{L})(?:weddings?|part(?:y|ies)|birthday|\d{2}th|fairs?|f[eê]tes?|festival|concert|ball|gala|christening|baptism|anniversary|reunion|open day|barbecue|bbq|prom|celebration|feast|conference|carnival|reception|jubilee|housewarming|hochzeit|feier|fest|geburtstag|taufe|jubiläum|boda|fiesta|cumpleaños|bautizo|mariage|anniversaire|baptême|casamento|festa|aniversário)(?!\p{L})/iu
/** One part of one day: evenings and 'every evening' come again. */
const PART = /(?<!\p{L})(?:in the (?:evening|afternoon|morning)|at (?:lunchtime|midnight)|am (?:abend|nachmittag|morgen)|por la (?:noche|tarde|mañana)|le soir|(?:dans )?l['’]après-midi|à noite|à tarde)\W*$/iu
const OF_WORK = /^\W*(?:(?:and|but|so) )?(?:i|we|i['’]\p{L}+|we['’]\p{L}+|my time|free|only|work|prep\p{L}*|ich|wir|yo|nosotros|je|on|nous|eu|nós)(?!\p{L})/iu

/** 'Wedding on 19 June … Dave's band plays in the evening': what an occasion has at a part of its day is on that day, and no work of the weeks before. */
export function settlePartsOfOccasions(context: ReadingContext): void {
  const led = context.readings.find((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.event !== null)
  const day = led?.kind === 'deadline' ? context.readings.find((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.title === led.event && reading.days.first === reading.days.last) : undefined
  if (context.plannerType !== 'calendar' || day === undefined || !OCCASION.test(day.title)) return
  context.readings = context.readings.map((reading) => (isPartOf(reading, day) ? asEvent(reading, day) : reading))
}

type OfOneThing = Reading & ReadingOf<'availability'>

function isPartOf(reading: Reading, day: Reading): reading is OfOneThing {
  if (reading.kind !== 'availability' || reading.source !== 'stated' || reading.person !== null || reading.start < day.end) return false
  const isOpen = reading.days.weekdays === undefined && reading.days.spans === undefined
  return isOpen && reading.windows.length === 1 && reading.appliesTo?.labels.length === 1 && reading.appliesTo.ofParts !== true && PART.test(reading.words) && !OF_WORK.test(reading.words)
}

function asEvent(reading: OfOneThing, { days }: Reading & ReadingOf<'event'>): Reading {
  const title = reading.appliesTo!.labels[0]!
  return { ...readAs(reading, { kind: 'event', title, days, from: reading.windows[0]!.from, to: null, place: null, person: null }, { text: `${title}: ${describeDay(days.first)}` }), appliesTo: null }
}
