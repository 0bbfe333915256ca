import { addMonths, weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { senseAt } from '../../time/grammar/source.ts'
import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { isEmptyWord } from '../labels.ts'

/** Takes out times that only say of which kind a thing is: 'Christmas cookies', 'budget for next year', '20 years of photos'. */
export function withoutTimesOfThings(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  return expressions.filter((expression) => !OF_THINGS.some((isOfThing) => isOfThing(source, expression, expressions)))
}

type IsOfThing = (source: Source, expression: TimeExpression, expressions: readonly TimeExpression[]) => boolean

const OF_THINGS: readonly IsOfThing[] = [
  isKindOfThing, isPeriodOfThing, isYearOfAccounts, isSpanOfThings, isDayOf, isForEach, isSeasonOfThing, isTalkedAbout, isDayOfVenture, isSeasonOfOccasion, isAtTheLatest, isShift, isNamedDay, isOtherSprint, isReplaced, isPartOfThing, isIssue, isMeasure, isDatedHoliday, isDatedBreak, isWeekdayOfDate, isPerPart, isOnePer, isFirstWeeks, isOneOfRow, isGreeting, isTold,
]

/** 'the day of a flight counts for both places' is no day of the calendar. */
function isDayOf({ text }: Source, { words, end }: TimeExpression): boolean {
  return /^(?:about )?the day$/iu.test(words) && /^(?: (?:of|on which|that|when|is|will be|would be|in question) |:)/iu.test(text.slice(end, end + 14))
}

/** 'Slides for each week', 'a menu for every day': one of the things for each, not how often something is done. */
function isForEach(source: Source, { start, end, words, recurrence }: TimeExpression): boolean {
  if (recurrence === null || !/^(?:for )?(?:each|every) (?:week|day|month|lesson|class|session)$/iu.test(words)) return false
  const from = tokenAt(source, start)
  const isFor = /^for /iu.test(words) || source.tokens[from - 1]?.key === 'for'
  const noun = source.tokens[/^for /iu.test(words) ? from - 1 : from - 2]
  const behind = /^\s*(?:[,.;)]|and\b|$)/iu.test(source.text.slice(end, end + 5))
  return isFor && behind && noun?.kind === 'word' && !isEmptyWord(noun.key) && source.entries[source.tokens.indexOf(noun)]!.length === 0
}

/** 'Christmas dinner' is eaten on the day; its market and its cookies are not. */
const OF_THE_DAY = /^(?:dinner|lunch|breakfast|brunch|meal|feast|party|parties|concert|service|mass|play|pageant|celebrations?|day|eve|morning|afternoon|evening|night|week|weekend|break|holidays?|vacation|recess|itself|time|period|and|or|but|is|are|falls|comes|this|next|if|with|at|we|i|starts|begins|ends|monday|sunday|saturday|friday|bank|supper|off|free|closed|frei|zu|geschlossen|weg|libre|livre|nothing|gathering|race|run|trip|visit)$/u
/** Holidays that things are named for. */
const LENDS_NAME = new Set(['christmas', 'easter', 'halloween', 'valentine', 'thanksgiving', 'black-friday', 'carnival', 'st-patrick', 'mothers-day', 'fathers-day', 'new-year'])
const LEADS_DAY = /^(?:on|at|by|before|after|until|till|from|since|over|during|this|next|last|every|each|antes|despues|partir|depois|vispera|noche|semana|dia|domingo|lunes|vacaciones|ferias|vacances|cena|ceia|veille|jour|soir|reveillon|repas|diner|almoco|comida|fiesta|festa|fete)$/u

function isKindOfThing(source: Source, { words, start, end, days, clock, bound, recurrence }: TimeExpression): boolean {
  if (days === null || days.grain !== 'day' || clock !== null || bound !== null && bound !== 'since' || recurrence !== null || /\d/u.test(words)) return false
  const from = tokenAt(source, start)
  const to = source.tokens.findIndex((token) => token.start >= end)
  const next = to < 0 ? source.tokens.length : to
  const lead = /^(?:for|de|del|da|do)$/u.test(source.tokens[from]?.key ?? '') ? from + 1 : from
  const holiday = senseAt(source, lead, 'holiday')
  if (holiday?.next !== next || !LENDS_NAME.has(holiday.value.name) || bound === 'since' && lead === from) return false
  const thing = source.tokens[next]
  const isThing = thing?.kind === 'word' && thing.spaced && /^\p{Ll}/u.test(thing.text) && source.entries[next]!.length === 0 && !isEmptyWord(thing.key) && !OF_THE_DAY.test(thing.key)
  if (isThing && source.tokens[lead - 1] !== undefined && !LEADS_DAY.test(source.tokens[lead - 1]!.key)) return true
  if (isThing && lead === 0) return true
  // 'galletas de Navidad', 'marché de Noël'.
  const [of, noun] = [lead > from ? from : from - 1, lead > from ? from - 1 : from - 2].map((index) => source.tokens[index])
  return /^(?:de|del|da|do)$/u.test(of?.key ?? '') && noun?.kind === 'word' && !isEmptyWord(noun.key) && !LEADS_DAY.test(noun.key) && source.entries[source.tokens.indexOf(noun)]!.length === 0
}

/** 'talk to my boss about Wednesdays off', 'ask for Fridays from home': what the talk is of. */
function isTalkedAbout(source: Source, { start, days, recurrence }: TimeExpression): boolean {
  return (days !== null || recurrence !== null) && /\b(?:talk|speak|ask|chat|discuss|enquire|inquire|negotiate|email|agree)\b[^.!?;,\n]* (?:about|regarding|re) (?:having |taking |working )?$/iu.test(source.text.slice(Math.max(0, start - 60), start))
}

/** What happens in a season, so that the season says when; 'this spring' needs no noun. */
const OF_THE_SEASON = /^(?:and|or|but|is|are|we|i|my|our|the|when|so|if|because|with|at|for|to|in|on|by|this|next|20\d\d|term|semester|break|holidays?|vacation|half|half-term|months?|weekends?|evenings?|mornings?|days?|season|trip|tour)$/u

/** 'the spring market', 'a summer dress', 'winter tyres': of which kind it is. 'This spring', 'in spring' and 'spring term' are times. */
function isSeasonOfThing(source: Source, { start, end, days, bound, clock }: TimeExpression): boolean {
  if (days?.grain !== 'season' || bound !== null && bound !== 'since' || clock !== null) return false
  const [from, next] = [tokenAt(source, start), tokenAt(source, end)]
  const season = senseAt(source, next - 1, 'season')
  const [lead, thing] = [source.tokens[from - 1], source.tokens[next]]
  const isAlone = season?.next === next && source.tokens.slice(from, next - 1).every(({ key }) => /^(?:at|for|the)$/u.test(key))
  const isThing = thing?.kind === 'word' && thing.spaced && /^\p{Ll}{3,}/u.test(thing.text) && source.entries[next]!.length === 0 && !OF_THE_SEASON.test(thing.key)
  return isAlone && isThing && !/^(?:this|next|last|in|every|each|all|until|till|by|before|after|from|since|during|over)$/u.test(lead?.key ?? '')
}

const ACCOUNTED = /\b(?:budgets?|books?|accounts?|accounting|forecasts?|strategy|targets?|okrs?|goals|roadmap|curriculum|syllabus|rota|roster|menus?|calendar|taxes|tax returns?|audit|payroll|invoices|statements?|report|catalogue|haushalt|etat|jahresplanung|budgetplan|steuererkl\p{L}+|abschluss|b(?:ü|u)cher|presupuestos?|cuentas|presupuestario|comptes|bilan|or(?:ç|c)amento|contas)\b/iu

/** 'Marketing budget for next year', 'close the books for the year': what it is for, not when it is made. */
function isPeriodOfThing(source: Source, { words, start, days, bound, clock }: TimeExpression): boolean {
  const isPeriod = days !== null && /^(?:year|half-year|quarter|month|season)$/u.test(days.grain) && bound === null && clock === null
  return isPeriod && /^(?:for|für|pour|para) /iu.test(words) && ACCOUNTED.test(clauseBefore(source, start))
}

/** 'Budget 2028', 'Jahresabschluss 2026': the year that is planned or closed. */
function isYearOfAccounts({ text }: Source, { words, start }: TimeExpression): boolean {
  return /^20\d\d$/u.test(words) && ACCOUNTED.test(text.slice(Math.max(0, start - 24), start)) && /\p{L} $/u.test(text.slice(Math.max(0, start - 2), start))
}

/** The summer of 'by the summer fair on 19 June': the occasion has a date of its own. */
function isSeasonOfOccasion(source: Source, { end, days }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  if (days?.grain !== 'season') return false
  const next = tokenAt(source, end)
  const noun = source.tokens[next]
  const isNoun = noun?.kind === 'word' && /^\p{Ll}{3,}/u.test(noun.text) && source.entries[next]!.length === 0 && !isEmptyWord(noun.key)
  return isNoun && expressions.some((other) => other.start > end && other.start - end < MOST_BETWEEN && other.days?.grain === 'day' && /^[^.,;:!?\n]*$/u.test(source.text.slice(end, other.start)))
}

/** Widest stretch between a season and the date of what is named for it, in characters. */
const MOST_BETWEEN = 40

/** The second of 'DE in the first sprint, the others in the second'. */
function isOtherSprint({ text }: Source, { words, start }: TimeExpression): boolean {
  return /^(?:in |on )?the (?:first|second|third|fourth|fifth|last)$/iu.test(words) && /\b(?:first|second|third|last) (?:sprint|iteration|block)\b[^.;\n]*$/iu.test(text.slice(Math.max(0, start - 60), start))
}

/** 'einen Tag der offenen Tür', 'un día de puertas abiertas': an occasion, no length. */
function isNamedDay({ text }: Source, { words, end, duration }: TimeExpression): boolean {
  return duration?.unit === 'day' && duration.value === 1 && /^(?:einen?|eine[mr]?|un|une|um) (?:tag|d[ií]a|jour)$/iu.test(words) && /^ (?:der|des|de|do|da|du) \p{L}/iu.test(text.slice(end, end + 8))
}

/** 'home by noon instead of 5pm', 'statt um 17 Uhr': how it was. */
function isReplaced({ text }: Source, { start, end }: TimeExpression): boolean {
  return /(?<![\p{L}])(?:instead of|rather than|anstatt|statt|en vez de|en lugar de|au lieu de|em vez de)(?: at| on| um| a las| à| às)? $/iu.test(text.slice(Math.max(0, start - 24), start)) && /^\s*(?:$|[.,;:!?)\n])/u.test(text.slice(end, end + 4))
}

/** The spring of 'no work during spring break, 22-26 March'. */
function isDatedBreak({ text }: Source, { end, days }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  const dated = days?.grain !== 'season' ? undefined : expressions.find((other) => other.start > end && other.start - end <= 24 && other.days?.grain === 'range')
  return dated !== undefined && /^ (?:break|holidays?|half[- ]term|vacation|recess|term)(?: |, | \(|: )(?:on |from )?$/iu.test(text.slice(end, dated.start))
}

/** The Tuesday of 'Carnival Tuesday (16 February)'. */
function isWeekdayOfDate({ text }: Source, { end, days }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  const weekday = days?.bareWeekday ?? null
  const dated = weekday === null ? undefined : expressions.find((other) => other.start === end + 2)
  return dated?.days?.grain === 'day' && dated.days.bareWeekday === null && text.slice(end, end + 2) === ' (' && weekdayOf(dated.days.first) === weekday
}

/** The Easter of 'Orthodox Easter: 30 April to 3 May' and 'Carnival (16 February)': the dates behind say when. */
function isDatedHoliday(source: Source, { start, end, days, clock, recurrence }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  if (days?.grain !== 'day' || clock !== null || recurrence !== null || senseAt(source, tokenAt(source, start), 'holiday') === null) return false
  const dated = expressions.find((other) => other.start > end && other.start - end <= 14 && other.days !== null && !other.days.isRelative && other.days.bareWeekday === null)
  return dated !== undefined && /^(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day)?(?: \(|: ?)$/iu.test(source.text.slice(end, dated.start))
}

/** The 4 of 'de 8 % à 4 %' and 'from 12 kg to 9 kg'. */
function isMeasure({ text }: Source, { words, end, clock, days, recurrence }: TimeExpression): boolean {
  return clock !== null && days === null && recurrence === null && /\d$/u.test(words) && !words.includes(':') && /^ ?(?:%|€|£|°|(?:percent|prozent|kg|km|cm|mm|euros?|points?)(?![\p{L}]))/iu.test(text.slice(end, end + 9))
}

/** What works or is held in a part of the day: 'night shift trial', 'the evening clinic', 'morning briefing board'. */
function isPartOfThing({ text }: Source, { words, end }: TimeExpression): boolean {
  return /^(?:the )?(?:night|day|evening|morning|afternoon|late|early)$/iu.test(words) && /^[ -](?:shift(?!s? (?:on|from|every|until)\b)|clinic|school|market|bus|buses|train|nurse|worker|porter|team|staff|crew|mode|surgery|ward|desk|handover|briefing|edition|care|menu|rate|watch|service|routine for)s?(?![\p{L}])/iu.test(text.slice(end, end + 20)) && !/^ (?:shift|service|market|school)s? ?(?:$|[\d(])/iu.test(text.slice(end, end + 14))
}

/** What appears every so often. */
const ISSUE = /^(?:(?:una?|une|uma?|el|le|la|o|a) )?(?:informe|bolet[ií]n|resumen|factura|reporte|correo|rapport|bulletin|lettre|bilan|facture|relat[óo]rio|boletim|resumo|fatura|affichage|suivi|tableau|sauvegarde|publication|copia|balance)s? (?:mensua(?:l|is)|mensa(?:l|is)|semana(?:l|is)|diari[oa]s?|trimestra(?:l|is)|mensuel(?:le)?s?|hebdomadaires?|quotidien(?:ne)?s?|trimestriel(?:le)?s?)$/iu

const ISSUE_BEHIND = /^ (?:\p{L}+ )?(?:reports?|newsletters?|digests?|statements?|invoices?|summar(?:y|ies)|bulletins?|exports?|backups?|statistics|dashboards?|figures|berichte?|rundbriefe?|auswertung(?:en)?)(?! (?:on|every|each)\b)(?![\p{L}])/iu

/** 'a monthly report', 'un informe mensual', 'un rapport hebdomadaire': of which kind it is, not how often work is done. */
function isIssue({ text }: Source, { words, start, end, recurrence, clock }: TimeExpression): boolean {
  if (recurrence === null || clock !== null) return false
  const noun = `${text.slice(Math.max(0, start - 20), start).split(' ').at(-2) ?? ''} `
  return ISSUE.test(words) || ISSUE.test(noun + words) || /^(?:an? |the )?(?:daily|weekly|monthly|quarterly|yearly|annual)$/iu.test(words) && ISSUE_BEHIND.test(text.slice(end, end + 40))
}

/** 'one chapter per evening, Mon-Thu 19:30-21:00': the evenings are those named behind. */
function isPerPart({ text }: Source, { words, start, end, days }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  const isPart = days === null && /^(?:morning|evening|afternoon|night)$/iu.test(words) && /\b(?:per|each|an?) $/iu.test(text.slice(Math.max(0, start - 5), start))
  return isPart && expressions.some((other) => other.start > end && other.start - end <= 3 && /^[ ,(:]+$/u.test(text.slice(end, other.start)))
}

/** The 'two weeks after' of 'First two weeks after: play twice a day': how long, not when. */
function isFirstWeeks({ text }: Source, { words, start }: TimeExpression): boolean {
  return /^(?:\d+|two|three|four|five|six|eight) (?:days|weeks|months) after$/iu.test(words) && /\bfirst $/iu.test(text.slice(Math.max(0, start - 7), start))
}

/** '90 photos, one per year': one for each, not how often. */
function isOnePer(_source: Source, { recurrence, words }: TimeExpression): boolean {
  return recurrence !== null && /^\d+ \p{L}+ ?,? one (?:per|for (?:each|every)) (?:year|month|week|day)$/iu.test(words)
}

/** 'Good morning!' asks for no mornings. */
function isGreeting({ text }: Source, { words, start, end, days, recurrence }: TimeExpression): boolean {
  return days === null && recurrence === null && /^(?:morning|afternoon|evening|day)$/iu.test(words) && /(?:^|[.!?\n] *)(?:(?:hello|hi|hey)[ ,]+(?:and )?)?good $/iu.test(text.slice(Math.max(0, start - 24), start)) && /^(?:[!,.]| \p{Lu}|\s*\n| (?:all|everyone|everybody|team|there|to you))/u.test(text.slice(end, end + 12))
}

/** The morning of 'Ana called me this morning': when it was said. */
function isTold({ text }: Source, { words, start }: TimeExpression): boolean {
  return /^(?:this (?:morning|afternoon|evening|week)|earlier today|today|yesterday|just now|last (?:night|week))$/iu.test(words) && TOLD.test(text.slice(Math.max(0, start - 40), start))
}

const TOLD = /\b(?:called|rang|phoned|emailed|mailed|messaged|texted|wrote|told|asked|informed|reminded|contacted|spoke|mentioned|heard from|checked with)(?: (?:to|me|us|him|her|them|with|in|on|it|\p{Lu}\p{Ll}+)){0,3} $/u

/** 'hopping from one to the next': one of them, not one o'clock. */
function isOneOfRow({ text }: Source, { words, end, clock }: TimeExpression): boolean {
  return clock !== null && /^(?:from )?one$/iu.test(words) && /^ (?:\p{L}+ ){0,2}?to (?:the (?:next|other|following)|another)\b/iu.test(text.slice(end, end + 40))
}

/** 'Ruud is on nights 14-18 June': a shift, after which one sleeps; the dates alone say when. */
function isShift({ text }: Source, { words, start, end }: TimeExpression, expressions: readonly TimeExpression[]): boolean {
  const isNights = /^(?:on )?(?:nights|night shifts?)$/iu.test(words) && (/^on /iu.test(words) || /\bon $/iu.test(text.slice(Math.max(0, start - 4), start)))
  return isNights && expressions.some((other) => other.start - end === 1 && other.days !== null && other.recurrence === null)
}

/** The 'tarde' of 'como muy tarde' is late, not the afternoon. */
function isAtTheLatest({ text }: Source, { words, start }: TimeExpression): boolean {
  return /^tard[ea]r?$/iu.test(words) && /(?:como (?:muy|m[áa]s)|a m[áa]s|lo m[áa]s|mais|au plus) ?$/iu.test(text.slice(Math.max(0, start - 12), start))
}

/** 'We're opening a Saturday clinic', 'launch a Sunday supper club': on which day it will be held, not when it is prepared. */
function isDayOfVenture(source: Source, { start, end, days, recurrence, clock, bound }: TimeExpression): boolean {
  if (clock !== null || bound !== null || recurrence !== null || days === null || days.bareWeekday === null) return false
  const from = tokenAt(source, start)
  const next = tokenAt(source, end)
  const [article, verb, noun] = [source.tokens[from - 1], source.tokens[from - 2], source.tokens[next]]
  const isNoun = noun?.kind === 'word' && /^\p{Ll}{3,}/u.test(noun.text) && source.entries[next]!.length === 0 && !isEmptyWord(noun.key)
  const isFounded = /^(?:open|opening|launch|launching|start|starting|found|founding|establish|up|run|running|relaunch|reopen|host|hosting)$/u.test(verb?.key ?? '') || /^(?:open|opening|launch|start|set|run|found)$/u.test(source.tokens[from - 3]?.key ?? '')
  return isNoun && isFounded && /^(?:a|an|our|new|weekly)$/u.test(article?.key ?? '')
}

/** '20 years of family photos'; 'ten years of experience' is the writer's. */
function isSpanOfThings(source: Source, { duration, end }: TimeExpression): boolean {
  const behind = /^ (?:of|an|de|d['’]|voller) ?(?<thing>\p{L}+(?: \p{L}+)?)/iu.exec(source.text.slice(end, end + 40))?.groups?.['thing']
  return duration !== null && (duration.unit === 'year' || duration.unit === 'decade') && behind !== undefined && !/exp|erfahrung|praxis|practice|use|work|study|training|warranty|school/iu.test(behind)
}

function clauseBefore(source: Source, start: number): string {
  return source.text.slice(Math.max(0, start - 80), start).split(/[.!?;\n]/u).at(-1)!
}

function tokenAt({ tokens }: Source, start: number): number {
  return tokens.findIndex((token) => token.start >= start)
}

/** Sooner than this, the period itself is meant. */
const SHORTEST_PLAN_DAYS = 14

/** 'until June' is over when June begins; 'before winter', said in January, means the next one. */
export function withBoundsOfPeriods(expressions: readonly TimeExpression[], today: number): TimeExpression[] {
  return expressions.map((expression) => {
    const { days, bound, words } = expression
    // Hindi '20 से 25 मार्च तक': the word behind belongs to the range.
    if (days?.grain === 'range' && bound === 'until' && /से.*तक$/u.test(words)) return { ...expression, bound: null }
    if (days === null || days.isRelative || days.narrowed !== null || days.grain !== 'month' && days.grain !== 'season') return expression
    if (bound === 'before' && days.first <= today) return { ...expression, days: { ...days, first: addMonths(days.first, 12), last: addMonths(days.last, 12) } }
    const isUntil = bound === 'until' && UNTIL.test(words) && days.first >= today + SHORTEST_PLAN_DAYS
    return isUntil ? { ...expression, days: makeDays({ first: days.first - 1, last: days.first - 1 }) } : expression
  })
}

const UNTIL = /^(?:until|till|til|up to|bis|hasta|jusqu['’](?:en|à|au)|jusque|até)(?: the| zum| el| la| o| a)? [\p{L}]+$/iu
