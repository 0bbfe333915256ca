import { ANY_WEEKDAY } from '../../weekday-names.ts'
import { CLOCK } from '../time-patterns.ts'
import type { Said } from '../said.ts'

const HOURS = String.raw`(?:(?:from )?${CLOCK} ?(?:-|–|to|till|until) ?${CLOCK}|between ${CLOCK} and ${CLOCK}|at ${CLOCK})`
const WEEKDAYS = `(?:${ANY_WEEKDAY})s?`
const DATE = String.raw`(?:(?:${WEEKDAYS},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: \p{L}{3,9})?|(?:${WEEKDAYS},? )?\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)`
const COUNT = '(?:once|twice|one|two|three|four|five|six|\\d)'
const TIMES: Readonly<Record<string, string>> = { one: 'once', two: 'twice' }

type Form = { told: RegExp; plain: (groups: Readonly<Record<string, string | undefined>>) => string | null }

/** What comes back, lasts or is skipped, told in a way of its own, and the words that every reader knows. */
const FORMS: readonly Form[] = [
  // 'The sopranos on Mondays and the basses on Wednesdays, 7 to 8pm for both'.
  { told: new RegExp(String.raw`(?<first>(?:on )?${WEEKDAYS})(?<between> and [^.,;]{3,50}? )(?<second>(?:on )?${WEEKDAYS}),? (?<hours>${HOURS}),? (?:for (?:both|each|all)|both(?: times)?|each time)`, 'giu'), plain: ({ first, between, second, hours }) => `${first!} ${hours!}${between!}${second!} ${hours!}` },
  // 'Two goes at the pool per week, 40 minutes tops'.
  { told: new RegExp(String.raw`(?<count>${COUNT}) (?:goes|visits|trips|turns|outings) (?:at|to|in) (?<what>(?:the |my |our )?\p{L}+)(?: per| a| each| every) week(?:, (?<length>\d+ (?:minutes|mins|min)) (?<most>tops|max|maximum|at most)(?: each)?)?`, 'giu'), plain: ({ count, what, length }) => `${what!} ${TIMES[count!.toLowerCase()] ?? `${count!} times`} a week${length === undefined ? '' : `, at most ${length} each`}` },
  // 'On the three evenings right before (27th, 28th, 29th)'.
  { told: new RegExp(String.raw`on the (?:two|three|four|five|\d) (?:evenings|mornings|afternoons|nights|days) (?:right |just |immediately |directly )?before \((?<dates>${DATE}(?:(?:,| and|, and|/) ?${DATE})+)\)`, 'giu'), plain: ({ dates }) => `on the ${dates!.replace(/^the /iu, '').replace(/,(?! and)(?=[^,]*$)/u, ' and')}` },
  { told: new RegExp(String.raw`(?<=(?<!\p{L})(?:the|our|my) \p{L}+ )(?:has|have|gets|needs|takes)(?: the)? whole of (?=${DATE} (?:to|till|until|-|–) )`, 'giu'), plain: () => 'comes ' },
  // 'Two weekends in a row 15-16 and 22-23 May': the days that there are for the work.
  { told: new RegExp(String.raw`(?:,? (?:on|over|during) |, ?| - )?(?:the |these |those )?(?:(?:two|three|four|\d) )?weekends(?: in a row| running| for (?:it|this))?[,:]? (?:of )?(?<dates>\d{1,2} ?[-–] ?\d{1,2}(?:(?:,| and|, and) \d{1,2} ?[-–] ?\d{1,2})+ \p{L}{3,9})`, 'giu'), plain: ({ dates }) => `. I'm only free ${dates!}` },
  // 'Training on two evenings, 5 October and 12 October, each 18:00-20:00'.
  { told: new RegExp(String.raw`(?<!\p{L})on (?:two|three|four|both|\d) (?:evenings|mornings|afternoons|days|nights),? (?<one>${DATE}) and (?<two>${DATE})(?:,? (?:each|both|always|each time) (?<hours>${HOURS}))?(?=[.,;!?\n]|$)`, 'giu'), plain: ({ one, two, hours }) => (hours === undefined ? `on ${one!} and ${two!}` : `on ${one!} and ${two!}, ${hours}`) },
  // 'On the 23rd, at some hour between 14:00 and 16:00'.
  { told: new RegExp(String.raw`,? at some (?:hour|time|point) (?=between ${CLOCK} and ${CLOCK})`, 'giu'), plain: () => ' ' },
  // 'In the warm part of the day between 11 and 3'.
  { told: new RegExp(String.raw`(?<!\p{L})in the (?:\p{L}+ )?(?:part|half|hours) of the day,? (?=${HOURS})`, 'giu'), plain: () => ' ' },
  // 'Wednesday the 11th is a beach day, no driving at all'.
  { told: new RegExp(String.raw`(?<=(?:^|[.;!?\n,]|and|but) ?)(?<date>${DATE}) (?:is|will be|shall be) (?:a|an|our|my) (?!rest|day|holiday|public|bank|family|off|free|school|work|training)(?<what>\p{L}{3,12}) day(?:, (?:with )?no \p{L}+(?: at all| then| that day)?)?(?=[.,;!?\n]|$)`, 'giu'), plain: ({ date, what }) => `${what!.charAt(0).toUpperCase()}${what!.slice(1)} day on ${date!.replace(/^the /iu, '')}` },
  // '13 and 20 Feb drop out (skiing)'.
  { told: new RegExp(String.raw`(?<=(?:^|[.;!?\n,]|and|but) ?)(?<dates>${DATE}(?:(?:,| and|, and) ${DATE})*) (?:drops? out|falls? through|(?:is|are) (?:cancelled|canceled|called off|skipped)|do(?:es)?n['’]t (?:happen|take place|count))(?: \([^()]{0,30}\))?(?=[.,;!?\n]|$)`, 'giu'), plain: ({ dates }) => `Nothing on ${dates!}` },
  // 'Absolutely no swimming 26 to 31 May'.
  { told: /(?<!\p{L})(?:absolutely|definitely|strictly|under no circumstances|really|absolut|auf gar keinen fall|absolutamente|absolument) (?<no>no|nothing|never|not|kein\p{L}*|nichts|nicht|nada|ningún\p{L}*|pas|aucun\p{L}*|nenhum\p{L}*)(?!\p{L})/giu, plain: ({ no }) => no! },
  // 'From 28 February on no workouts any more'.
  { told: new RegExp(String.raw`(?<!\p{L})from (?<date>${DATE})(?: on| onwards?)?(?: \([^)\n]{1,40}\))?,? no (?:more (?<one>\p{L}+)|(?<two>\p{L}+) (?:any ?more|more|at all))(?!\p{L})`, 'giu'), plain: ({ date, one, two }) => `no ${(one ?? two)!} from ${date!} on` },
  // 'The feast is 10, 11 and 12 March, leave that completely empty please'.
  { told: new RegExp(String.raw`(?<=(?:^|[.;!?\n]) ?)(?:the |my |our )?\p{L}+ (?:is|are) (?:on )?(?<dates>(?:\d{1,2}(?:, | and | & |-))*${DATE}),? (?:so |and )?(?:please )?(?:leave|keep) (?:it |them |this |that |those |these (?:days )?|those days )?(?:completely |totally |entirely |all )?(?:empty|free|clear)`, 'giu'), plain: ({ dates }) => `Nothing on ${dates!}` },
  // 'At a conference 7-11 June, so that Tuesday and Thursday are out': which days of those it is.
  { told: new RegExp(String.raw`(?<=\d[^.;!?\n]{0,60}),? so (?:(?:that|this|the|those) )?${WEEKDAYS}(?:(?:,| and| \+|, and) ${WEEKDAYS})* (?:is|are|falls?) out(?!\p{L})`, 'giu'), plain: () => ' ' },
  // 'With a break 5-16 April', 'pausing from 5 to 16 April'.
  { told: new RegExp(String.raw`,? ?(?:(?:but |and )?(?:with|then) (?:an? |one )?(?:\p{L}+ )?(?:break|pause|gap)|(?:but |and )?pausing)(?: (?:of \w+ \w+|for (?!\d)[\p{L} ]{3,20}))?,? (?:from |on |between |during )?(?=(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|\p{L}{3,9} \d{1,2})(?:\s?[-–]|\s(?:to|until|till|and|\p{L}{3,9})(?!\p{L})))`, 'giu'), plain: () => ', but not ' },
  { told: /,? ?(?:mit (?:einer )?Pause|con (?:una )?pausa|avec (?:une )?pause|com (?:uma )?pausa),? (?=(?:vom|von|del|du|de|entre) \d)/giu, plain: () => ', ' },
  // 'Am 3.3. fällt es aus', 'el 3 de marzo se cancela': nothing then, in four languages.
  { told: new RegExp(String.raw`(?<=(?:^|[.;!?\n,] ?))(?<when>[^.;!?\n,]{2,12}?\d{1,2}\.? ?(?:\d{1,2}\.|\p{L}{3,10})?) (?:fällt|fallen) (?:(?:es|das|die|der|sie|er|alles)(?: \p{L}+)? )?aus(?=[.,;!?\n]|$)`, 'giu'), plain: ({ when }) => `nichts ${when!.replace(/^(?:Am|In|Im|Vom)(?= )/u, (word) => word.toLowerCase())}` },
  // 'The week of the 8th to the 14th has to be empty'.
  { told: new RegExp(String.raw`(?<when>the week of (?:the )?${DATE}(?: (?:to|till|until|-|–) (?:the )?${DATE})?|(?:from )?${DATE} (?:to|till|until|-|–) (?:the )?${DATE}) (?:has to|have to|must|should|needs? to) (?:be|stay|remain) (?:empty|clear|blank|free)(?!\p{L})`, 'giu'), plain: ({ when }) => `nothing ${when!.replace(/^the week of (?:the )?(?=.*(?: to | till | until | - |–))/iu, 'from ').replace(/^the week/iu, 'in the week')}` },
  // '12 hours altogether, done as one hour every Saturday': so many times.
  { told: new RegExp(String.raw`(?<count>\d{1,2}) hours (?:altogether|in all|in total),? (?:done |taken |spread )?(?:as|in) (?:one hour|an hour|1 hour|blocks of an hour)(?<every>,? (?:every|each|on) [^.;]+?)(?:[.;] (?:the )?first \p{L}+ (?:is|on|being) (?<first>${DATE}))?(?=[.;!?\n]|$)`, 'giu'), plain: ({ count, every, first }) => `${count!} sessions of one hour, ${every!.replace(/^,? /u, '').replace(/, any ?time/u, '')}${first === undefined ? '' : `, first on ${first}`}` },
]

/** Series, stretches and days that are skipped, in the words that every reader knows. */
export function seriesInOwnWords(text: string): Said[] {
  return FORMS.flatMap(({ told, plain }) => [...text.matchAll(told)].flatMap(({ 0: words, index, groups }) => {
    const said = plain(groups ?? {})
    return said === null ? [] : [{ text: said, start: index, end: index + words.length }]
  }))
}
