import { keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TimeGroup } from './time-groups.ts'

/** 'I tore my tendon in October', 'the boot came off before Christmas', 'taken over in November': a month or a feast that a verb of the past puts behind us. */
export function isToldMonth(context: ReadingContext, { from, expressions }: TimeGroup): boolean {
  const isWide = expressions.every(({ days, clock, recurrence, duration, words }) => days !== null && clock === null && recurrence === null && duration === null && (/^(?:month|season|quarter)$/u.test(days.grain) || days.past !== null && days.bareWeekday === null && (!/\d/u.test(words) || context.today - days.past.last <= RECENT_DAYS && days.first - context.today > RECENT_DAYS)))
  const segment = isWide ? segmentAt(context, from) : null
  if (segment === null || context.plannerType !== 'calendar') return false
  const said = keysOf(context, { from: segment.from, to: from }).join(' ')
  if (context.language === 'de') return IST_GESCHEHEN.test(keysOf(context, segment).join(' '))
  return (HAPPENED_ELSEWHERE[context.language] ?? HAPPENED).test(said) && !LEADS_ON.test(said)
}

const WHO = "(?:i|we|he|she|they|it|(?:my|our|the|his|her|their) (?:[\\p{L}'’-]+ ){1,4}?)"
const VERBS = 'tore|broke|hurt|had|was|were|lost|died|moved|retired|separated|divorced|took|bought|stopped|quit|started|began|came|went|gave|fell|got|left|sold|became|finished|turned|passed|failed|joined|inherited|adopted|changed|ended|closed|opened'
/** Whoever, and what happened; or what was done, behind a comma. */
const HAPPENED = new RegExp(`^(?:(?:and|but|because|since|which|that) )*(?:${WHO} ?(?:(?:only|just|already|finally|both|first|last) )*(?:${VERBS})(?= |$)|(?:${VERBS}) (?:it|them|my|our|the|his|her) |(?:taken over|bought|born|operated on|diagnosed|stitched|laid off|given up|inherited)(?= |$))`, 'u')
/** In German the deed is said behind the month. */
const IST_GESCHEHEN = /(?:^| )(?:ist|sind|bin|wurde|wurden|habe|haben|hat|habe|bin) (?:.* )?(?:gestorben|verstorben|geboren|gefallen|gesturzt|umgezogen|eingezogen|operiert|entlassen|gekundigt|verloren|gekauft|geerbt|begonnen|angefangen|aufgehort|geheiratet|getrennt|geschieden|gebrochen|gerissen|ubernommen|weggelaufen|ausgezogen|pensioniert)$/u
const HAPPENED_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  es: /(?:^| )(?:fallecio|fallecieron|murio|murieron|nacio|nacieron|empece|empezo|empezamos|compre|compro|compramos|perdi|perdio|deje|dejo|dejamos|herede|heredo|heredamos|adopte|adoptamos|adoptaron|(?:me|se|nos) (?:jubile|jubilo|opere|opero|operaron|rompi|rompio|mude|mudo|mudamos|case|caso|casamos|divorcie|divorcio|divorciamos|separe|separo|separamos|cai|cayo|lesione|despidieron))(?= |$)/u,
  fr: /(?:^| )(?:(?:est|sont|suis|sommes|est tombe|s est|me suis|nous sommes) (?:decede|decedee|mort|morte|ne|nee|nes|tombe|tombee|partie?|casse|cassee|blesse|blessee|separes?|divorces?|marie|maries|demenages?)|(?:a|ai|avons|ont) (?:ete (?:opere|operee|licencie|licenciee|embauche|embauchee)|perdu|achete|herite|commence|arrete|quitte|adopte|demenage|pris sa retraite|pris ma retraite|eu son bac))(?= |$)/u,
  pt: /(?:^| )(?:faleceu|faleceram|morreu|morreram|nasceu|nasceram|comecei|comecou|comecamos|comprei|comprou|compramos|perdi|perdeu|perdemos|deixei|deixou|herdei|herdamos|adotei|adotamos|(?:me|se|nos) (?:reformei|aposentei|operei|mudei|mudamos|casei|casamos|separei|separamos)|fui operad[oa]|cai|caiu|parti o|parti a)(?= |$)/u,
}
/** A day of the last months; its next one is further off. */
const RECENT_DAYS = 150

/** What was booked or begun for a time to come. */
const LEADS_ON = / (?:for|until then|ready|to be|tickets?|a place|booked|planned|wanted|hoped|due)(?: |$)/u
