import { stems, wordBase } from '../matcher.ts'
import { hasTime, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isInGoal } from '../scope/things-of-clause.ts'
import { ANY_WEEKEND } from './time-entries.ts'
import { plansTrip } from './elsewhere.ts'
import { hasDates } from './clause-of-time.ts'
import type { ClauseOfTime } from './clause-of-time.ts'

/** 'Sunday is a day of rest', 'Mondays are my rest days'; 'a day' is a time to the grammar, so the words of the clause count. */
export function isDayOfRest({ context, around: { segment, right, leftKeys, rightKeys } }: ClauseOfTime): boolean {
  if (!segment) return false
  // 'Wed fri rest'.
  if (leftKeys.filter((key) => key !== ',').length === 0 && /^(?:=|:|-|are|is)? ?(?:rest|resting|rest days?|recovery|nothing|nothing at all)$/u.test(rightKeys.join(' '))) return true
  const behind = keysOf(context, { from: right.from, to: Math.min(segment.to, right.from + 7) }).join(' ')
  if (HOLY.test(behind)) return true
  return /^(?:is|are) (?:(?:a|my|our|the|always) )*(?:day of rest|days of rest|rest days?|days? off|off)\b/u.test(behind)
}

/** 'Sonntag ist heilig', "le dimanche c'est repos", 'domingo é da família'. */
const HOLY = /^(?:ist|sind|es|son|e|sao|c'est|est) (?:(?:de|del|da|do|para|pra|la|le|el|der|die|fur|mein|mi|meu|mon|jour|dia|tag|immer|siempre|sempre|toujours) )*(?:heilig|ruhetag|ruhe|familientag|pause|familie|sagrado|sagrada|familia|repos|sacre|famille|descanso|descansar|folga|frei|tabu)(?: |$)/u

/** 'rest on Mondays', 'I lose every Wednesday to meetings'. */
export function isRest({ around: { leftKeys } }: ClauseOfTime): boolean {
  const last = leftKeys.findLast((key) => key !== 'on' && key !== 'the')
  if (/^(?:rest|recovery|deload|holiday) (?:week|weekend|days?)$/u.test(leftKeys.join(' '))) return true
  // 'The rest in the evenings' is what is left to do.
  if (last === 'rest' && /(?:^| )the rest$/u.test(leftKeys.filter((key) => key !== 'on').join(' '))) return false
  return last === 'rest' || last === 'resting' || last === 'lose' || last === 'descanso' || last === 'repos' || last === 'ruhetag'
}

/** 'the week of 11 October is fall break'. */
export function isBreakTime({ context, around: { right, segment } }: ClauseOfTime): boolean {
  return segment !== null && /^(?:is|are) (?:the |our |my |a |also )?(?:(?:fall|spring|winter|summer|autumn|school|christmas|easter|mid-term|midterm) break|half-term|half term|half - term|reading week|school holidays?|recess)\b/u.test(keysOf(context, { from: right.from, to: Math.min(segment.to, right.from + 6) }).join(' '))
}

/** 'Hut trip 4-10 October', 'Christmas break 18 Dec to 2 Jan', alone in a clause behind the goal, where the goal is no such thing. */
export function isNamedBreak({ context, around: { leftKeys, rightKeys, segment }, entry }: ClauseOfTime): boolean {
  if (context.plannerType !== 'calendar' || segment === null || segment.from === 0 || rightKeys.length > 0 || !hasDates(entry)) return false
  const isStretch = entry.spans.length === 1 && entry.spans[0]!.last > entry.spans[0]!.first && entry.windows.length === 0 && entry.expressions[0]!.bound === null
  const name = NAMED_BREAK.exec(leftKeys.join(' '))?.[1]
  return isStretch && name !== undefined && !plansTrip(context) && !isInGoal(context, name)
}

const NAMED_BREAK = /^(?:(?:and|but|,|my|our|the|a|short|long|family|school|work|business|hut|ski|skiing|camping|city|fishing|sailing|hiking|climbing|christmas|easter|winter|spring|summer|autumn|fall|mid-term|midterm|reading|half-term|half) )*(break|recess|trip|retreat|cruise|pilgrimage|term)(?: (?:is|from|on))?$/u

/** 'El 24 de febrero es fiesta local': what is said behind the day that it is. */
export function isPublicHoliday({ around: { rightKeys }, entry }: ClauseOfTime): boolean {
  return hasDates(entry) && PUBLIC_HOLIDAY.test(rightKeys.join(' '))
}

const PUBLIC_HOLIDAY = /^(?:is|are|es|son|est|ist|e|sont) (?:(?:an?|the|our|ein|un|um|jour|dia|día|bei|uns|chez|nous|aqui) )*(?:(?:public|bank|national|local|municipal) )?(?:holidays?|fiesta(?: local| nacional)?|festivos?|feriados?|ferie|ferié|feries|feiertage?|bruckentag|chome|ponto facultativo|puente)(?: |$)/u

/** 'In den Osterferien (29. März bis 9. April) passiert nichts': what is said behind the bracket. */
export function isIdleSpan({ context, around: { segment }, entry }: ClauseOfTime): boolean {
  if (segment === null || !hasDates(entry)) return false
  if (areAllOff(context, segment)) return true
  const behind = behindBracket(context, segment)
  if (behind === undefined) return false
  if (OFF_ALONE.test(keysOf(context, behind).join(' '))) return true
  return segment.lead === '(' && !hasTime(context, behind) && NOTHING_DONE.test(` ${keysOf(context, behind).join(' ')} `)
}

const OFF_ALONE = /^(?:(?:is|are|all) )?(?:off|closed|free|frei|zu|libres?|cerrado|fermé|fermés|livres?|fechado|folga)$/u

const NOTHING_DONE = / (?:ruht|ruhen|pausiert|pausieren) | (?:passiert|geht|läuft|lauft|arbeitet|arbeiten|ist|sind|findet|haben) (?:\p{L}+ ){0,2}(?:nichts|niemand|keiner|geschlossen|zu|frei) | (?:nothing|nobody|no one|none of us) | (?:is|are|we're|we are) (?:closed|off|away|shut) | (?:no|nadie) (?:se )?(?:trabaja|trabajamos|hacemos|hay) | (?:on ne|personne ne) \p{L}+ | (?:não|nao|ninguem) (?:se )?(?:trabalha|trabalhamos|fazemos|ha) | (?:school|shop|office|site|plant|kitchen) (?:is )?(?:closed|shut) /u

/** What goes on in the sentence where the brackets around the segment close. */
function behindBracket({ segments }: ReadingContext, segment: Segment): Segment | undefined {
  const open = segment.depth > 0 ? segments.indexOf(segment) : -1
  const next = open < 0 ? undefined : segments.slice(open + 1, open + 6).find(({ lead, depth }) => lead === ')' && depth < segment.depth)
  return next?.sentence === segment.sentence ? next : undefined
}

/** 'The national holiday 26 October and All Saints, 1 November, are off for all of us': said of all the dates of the sentence. */
function areAllOff(context: ReadingContext, segment: Segment): boolean {
  const sentence = sentenceOf(context, segment)
  const [first, last] = [keysOf(context, sentence[0]!), keysOf(context, sentence.at(-1)!)]
  const isOne = context.plannerType === 'sprint' && /(?:^| )(?:is|ist|es|est|e) (?:(?:an?|also|auch|ein|un|um) )*(?:day off|free|off|frei|(?:public |bank )?holiday|feiertag|festivo|feriado|libre|livre|ferie)(?: for (?:us all|all|all of us|everybody|everyone|us))?$/u.test(last.join(' ')) && !first.some((key) => context.people.has(key[0]!.toUpperCase() + key.slice(1)))
  if (isOne || closesForAll(context, sentence)) return true
  const isSubject = !first.some((key) => /^(?:i|we|she|he|they|is|if|when|ich|wir|wenn)$/u.test(key))
  return isSubject && context.groups.filter(({ from, to }) => from >= sentence[0]!.from && to <= sentence.at(-1)!.to).length > 1 && /(?:^| )(?:are|sind|son|sont|sao) (?:all |both |alle |beide )?(?:off|free|frei|holidays|public holidays|closed|days off|libres|fiestas|festivos|feriados|feries|geschlossen|feiertage)(?: for (?:us all|all|all of us|everybody|everyone|us))?$/u.test(last.join(' '))
}

/** 'Company outing (25 March), Good Friday (26 March) and weekends nobody works': said of every day of a list of names. */
function closesForAll(context: ReadingContext, sentence: readonly Segment[]): boolean {
  const parts = sentence.map((segment) => keysOf(context, segment))
  return parts.length > 1 && NOBODY_WORKS.test(parts.at(-1)!.join(' ')) && parts.slice(0, -1).every((keys, index) => sentence[index]!.depth > 0 || keys.filter((key) => /^\p{L}/u.test(key)).length <= 4)
}

const NOBODY_WORKS = /(?:^| )(?:(?:nobody|no one|none of us) (?:works|is working|is (?:in|here|there|available))|(?:arbeitet|ist) (?:niemand|keiner)(?: da)?|wird nicht gearbeitet|personne ne travaille|(?:nadie trabaja|no trabaja nadie)|ninguem trabalha)$/u

/** 'afternoons are for my daughter', 'Sundays belong to the family'. */
export function isReserved({ context, around: { rightKeys, right }, entry }: ClauseOfTime): boolean {
  // 'The meeting on 5 May is for parents' reserves no day.
  if (entry?.expressions.some(({ days, words }) => days !== null && (days.bareWeekday === null || days.isRelative) && !ANY_WEEKEND.test(words))) return false
  const text = ` ${rightKeys.slice(0, 4).join(' ')} `
  if (/^(?:is|are) for$/u.test(rightKeys.slice(0, 2).join(' ')) && isWorkOfPlan(context, right.from + 2)) return false
  return / (?:are|is) (?:for|reserved|taken|with|family|mine|ours|sacred|holy|off limits|off - limits|out of bounds|taboo|church|chapel|mass|mosque|temple|synagogue|kids|football|school|work|busy|full|out|impossible|manic|hectic|mad|chaos|blocked|spoken) /u.test(text) || / belongs? to /u.test(text)
}

/** 'Mondays are for writing' in a plan for a thesis that is to be written. */
function isWorkOfPlan({ prompt, source: { tokens } }: ReadingContext, at: number): boolean {
  const [named] = stems(tokens[at]?.text ?? '').map(wordBase)
  return named !== undefined && named.length > 3 && stems(prompt.slice(0, tokens[at]!.start)).map(wordBase).includes(named)
}

/** 'the kit is being repaired from 1 to 5 February', 'the hall is out of order 8-10 March'. */
export function isOutOfUse({ around: { leftKeys, segment }, entry }: ClauseOfTime): boolean {
  const said = leftKeys.join(' ')
  const isUser = /^(?:i|we|i'm|we're|ich|wir)$/u.test(leftKeys[0] ?? '')
  return segment !== null && segment.sentence > 0 && !isUser && entry !== null && entry.spans.length > 0 && /(?:^| )(?:is|are|will be|gets?) (?:being (?:repaired|renovated|serviced|painted|cleaned|refurbished|used|replaced|rebuilt|tuned)|under (?:repair|renovation|construction)|out of (?:order|action|use)|in for (?:a )?(?:service|repairs?|servicing|maintenance|an? upgrade)|in (?:repair|use)|fully booked|at the (?:garage|workshop|repair shop)|repaired|renovated|serviced)(?: \p{L}+)?$/u.test(said)
}
