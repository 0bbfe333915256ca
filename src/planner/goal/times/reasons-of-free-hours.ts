/** Who has time then. */
const FREE = String.raw`(?:free|available|time(?: for (?:it|this|that))?|can (?:only )?(?:work|study|practi[cs]e|write|train|sew|paint|do (?:it|this|that))(?: on (?:it|this|that))?|frei|zeit|kann(?: nur)?|libre|tiempo|puedo|libre|temps|peux|livre|tempo|posso)`
const WHEN = String.raw`(?:while|when|whenever|during|as long as|während|wenn|solange|mientras|cuando|durante|pendant(?: que)?|quand|lorsque|tant que|enquanto|quando)`
const HOURS = String.raw`(?:(?:on |am |los |le |às |aos )?(?:mon|tue|wed|thu|fri|sat|sun|weekday|mo|di|mi|do|fr)\p{L}*,? )?(?:from |between |about |around |von |zwischen |ab |de |desde las |entre |das )?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h|uhr)?\s?(?:-|–|to|till|until|and|bis|und|a|y|à|et|às|e)\s?\d`
const REASON = new RegExp(String.raw`(?<=(?<!\p{L})${FREE}(?: only| just| nur| solo| seulement| só)?,?\s)${WHEN}\s[^.;:,()!?\d\n]{3,60}?[,:(–-]?\s?(?=${HOURS})`, 'giu')

/** 'Back to work after maternity leave on 1 March': the leave is over then, and does not begin. */
const LEAVE_BEHIND = /(?<=(?<!\p{L})(?:back|return|returns|returning) to (?:work|school|university|college|the office|my job|teaching|nursing)(?: (?:part|full)[- ]time)?) after (?:my |her |his |our |a |the )?(?:[\p{L}'-]+ ){0,3}(?:leave|break|sabbatical|illness|holidays?|vacation|furlough)(?= on (?:mon|tue|wed|thu|fri|sat|sun|the |\d))/giu

/** 'I'm only free while the baby naps, 12:30 to 2': the hours are what is free, and nobody's nap. What says why is left out, and so is a leave that is over; every offset stays. */
export function withoutReasonsOfFreeHours(text: string): string {
  return [REASON, LEAVE_BEHIND].reduce((rest, pattern) => rest.replace(pattern, (aside) => ' '.repeat(aside.length)), text)
}
