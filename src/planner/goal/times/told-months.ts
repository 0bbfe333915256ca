import { keysOf, segmentAt, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'I tore my tendon in October', 'the boot came off before Christmas', 'taken over in November': a month or a feast that a verb of the past puts behind us. */
export function isToldMonth(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const isWide = expressions.every(({ days, clock, recurrence, duration, words }) => days !== null && clock === null && recurrence === null && duration === null && (/^(?:month|season|quarter)$/u.test(days.grain) || days.past !== null && days.bareWeekday === null && (!/\d/u.test(words) || context.today - days.past.last <= RECENT_DAYS && days.first - context.today > RECENT_DAYS)))
  const segment = isWide ? segmentAt(context, from) : null
  if (segment === null || context.plannerType !== 'calendar') return false
  const said = keysOf(context, { from: segment.from, to: from }).join(' ')
  const elsewhere = HAPPENED_ELSEWHERE[context.language]
  return elsewhere === undefined ? HAPPENED.test(said) && !LEADS_ON.test(said) : elsewhere.test(textOf(context, segment).toLowerCase())
}

const WHO = "(?:i|we|he|she|they|it|(?:my|our|the|his|her|their) (?:[\\p{L}'’-]+ ){1,4}?)"
const VERBS = 'tore|broke|hurt|had|was|were|lost|died|moved|retired|separated|divorced|took|bought|stopped|quit|started|began|came|went|gave|fell|got|left|sold|became|finished|turned|passed|failed|joined|inherited|adopted|changed|ended|closed|opened'
/** Whoever, and what happened; or what was done, behind a comma. */
const HAPPENED = new RegExp(`^(?:(?:and|but|because|since|which|that) )*(?:${WHO} ?(?:(?:only|just|already|finally|both|first|last) )*(?:${VERBS})(?= |$)|(?:${VERBS}) (?:it|them|my|our|the|his|her) |(?:taken over|bought|born|operated on|diagnosed|stitched|laid off|given up|inherited)(?= |$))`, 'u')
/** Forms that are said of nothing present or to come: 'nos casamos en mayo' and 'me caso en mayo' are no such, so the accents count. */
const HAPPENED_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  // The deed is said behind the month.
  de: /(?:^| )(?:ist|sind|bin|wurden?|habe|haben|hat) (?:.* )?(?:gestorben|verstorben|geboren|gefallen|gestürzt|umgezogen|eingezogen|operiert|entlassen|gekündigt|verloren|gekauft|geerbt|begonnen|angefangen|aufgehört|geheiratet|getrennt|geschieden|gebrochen|gerissen|übernommen|weggelaufen|ausgezogen|pensioniert)$/u,
  es: /(?:^| )(?:falleci(?:ó|eron)|muri(?:ó|eron)|naci(?:ó|eron)|empecé|empezó|compré|compró|perdí|perdió|dejé|dejó|heredé|heredó|adoptaron|(?:me|se|nos|le) (?:jubilé|jubiló|operé|operó|operaron|rompí|rompió|mudé|mudó|casé|casó|divorcié|divorció|separé|separó|caí|cayó|lesioné|despidieron))(?= |$)/u,
  fr: /(?:^| )(?:(?:est|sont|suis|sommes) (?:décédée?s?|morte?s?|née?s?|tombée?s?|partie?s?|séparée?s?|divorcée?s?)|(?:a|ai|avons|ont) (?:été (?:opérée?|licenciée?|embauchée?)|perdu|acheté|hérité|commencé|arrêté|quitté|adopté|déménagé|pris (?:sa|ma) retraite))(?= |$)/u,
  pt: /(?:^| )(?:faleceu|faleceram|morreu|morreram|nasceu|nasceram|comecei|começou|comprei|comprou|perdi|perdeu|deixei|deixou|herdei|herdou|adotei|adotou|(?:me|se) (?:reformei|reformou|aposentei|aposentou|operei|mudei|mudou|casei|casou|separei|separou)|fui operad[oa]|caiu)(?= |$)/u,
}
/** A day of the last months; its next one is further off. */
const RECENT_DAYS = 150

/** What was booked or begun for a time to come. */
const LEADS_ON = / (?:for|until then|ready|to be|tickets?|a place|booked|planned|wanted|hoped|due)(?: |$)/u
