import type { Clause } from './clauses.ts'

/** What joins a thing to its time, before the time or behind it. */
const JOINING = String.raw`(?:on|at|from|is|are|['’]s|will be|being|the|in the|for|am|um|ab|ist|sind|von|im|der|die|das|el|los|las|a las?|de|es|son|le|les|la|à|au|dès|est|sont|o|os|no dia|no|na|nos|às?|das|é|são)`
const LEADS = String.raw`(?:and|then|so|also|plus|but|und|dann|y|luego|et|puis|e|depois|instead|stattdessen|en su lugar|à la place|em vez disso|${JOINING})`
const BEHIND = new RegExp(String.raw`(?:[\s,]{1,3}${LEADS}){1,4}$`, 'iu')
const BEFORE = new RegExp(String.raw`^(?:${LEADS}\s{1,2})+(?=\p{L})`, 'iu')
/** Where, with whom or what for: it may stand behind the time. */
const PLACED = /^(?:at|in|with|to|for|from|by|via|near|outside|bei|beim|mit|im|in|nach|zu|zum|en|con|para|à|au|aux|chez|avec|pour|com|no|na|em)\s/iu
const MOST_WORDS = 10
/** 'Except 24 July, when I have a stall at 9': what keeps somebody then. */
const WHEN_THERE_IS = /^(?:when|where|because|since|as|weil|da|cuando|porque|car|parce que|quand|quando) (?:i|we|there|ich|wir|es|hay|tengo|tenemos|j['’]ai|on a|il y a|tenho|temos|há)(?:['’]ve|['’]s| have| has| is| are| habe| haben| gibt| got| the| an?| my| our| eine?n?| una?| une?| uma?)*\s/iu

/** The words of a clause beside its times, in one piece: 'tea at the club' of 'then tea at the club 15:30-17:30'. '' where there are none; null where they stand apart and do not make one. */
export function wordsOf(text: string, { start, end, moments }: Pick<Clause, 'start' | 'end' | 'moments'>): string | null {
  let from = start
  const gaps: string[] = []
  for (const moment of [...moments, { start: end, end }]) {
    gaps.push(text.slice(from, Math.max(from, moment.start)).trim())
    from = Math.max(from, moment.end)
  }
  const [first, second, third] = gaps.map((said) => ({ said, words: bare(said) })).filter(({ words }) => /\p{L}/u.test(words))
  if (second === undefined) return first?.words ?? ''
  return third === undefined && PLACED.test(second.said) ? `${first!.words} ${second.said}` : null
}

/** What a clause with times names; null where that is nothing, or too much. */
export function thingOf(text: string, clause: Pick<Clause, 'start' | 'end' | 'moments'>): string | null {
  const label = wordsOf(text, clause)?.replace(WHEN_THERE_IS, '') ?? null
  return label === null || !/\p{L}{2}/u.test(label) || label.split(/\s+/u).length > MOST_WORDS ? null : label
}

/** Whether a clause says why somebody has no time on the day before it. */
export function isReason(clause: Pick<Clause, 'text'>): boolean {
  return WHEN_THERE_IS.test(clause.text)
}

function bare(words: string): string {
  return ` ${words}`.replace(BEHIND, '').trim().replace(BEFORE, '')
}

/** Who is free, and what bounds, denies or comes back. */
const RULES = String.raw`there['’]?s?|before|until|till|after|since|between|every|each|all|both|any|same|rest|ruhe\p{L}*|descanso|repos|always|usually|daily|weekly|monthly|only|not?|never|nothing|nobody|except|without|unless|if|when|while|because|free|busy|(?<!drop )off|away|available|closed|shut|dark|blocked|taken|unavailable|tied up|es gibt|jede\p{L}*|immer|nur|kein\p{L}*|nicht|nie|bis|vor|nach|zwischen|frei|cada|todos|todas|siempre|nunca|solo|sólo|hasta|antes|después|desde|entre|libre|sin|chaque|tous|toutes|toujours|jamais|seulement|jusqu\S*|avant|après|sauf|sempre|só|até|depois|livre|sem|weeks?|weekends?|weekdays?|days|months?|mornings|afternoons|evenings|nights|woche|wochen|semanas?|semaines?`
const RULED = new RegExp(String.raw`(?<![\p{L}'’])(?:${RULES})(?![\p{L}'’])`, 'iu')
/** Who tells of themselves rather than of a thing. */
const TOLD = /(?<![\p{L}'’])(?:i|i['’]m|i['’]ve|i['’]ll|we|we['’]re|we['’]ve|he|she|they|you|it|it['’]s|sleep|bed|bedtime|wake|under|sub|target|pb|page|chapter|version|room|must|should|could|might|may|can|can['’]t|cannot|have|has|want|wants|need|needs|like|prefer|ich|wir|er|sie|muss|soll|yo|nosotros|je|nous|on|il|elle|eu|nós)(?![\p{L}'’])/iu
/** What is done again and again where it has hours: 'gym 18-19', 'study 9-12'. */
const HABITS = /^(?:gym|study|studying|practi[cs]e|practi[cs]ing|rehearse|rehearsals?|revise|revision|train|training|trainings|run|runs|running|work|working|school|college|uni|office|shift|shifts|lessons?|classes|sessions?|standup|stand-?up|read|reading|write|writing|yoga|swim|swimming|walk|walks|cook|cooking|meds|pills?|feeds?|nap|naps|budget|cost|price|lernen|üben|training|proben|estudiar|entrenar|entreno|ensayos?|réviser|révisions|répétitions?|treino|treinar|estudar|ensaios?)(?:\s|$)/iu

/** 'Vera is in meetings', 'Hugo can': how it is with somebody. */
const STATED = /^\p{Lu}\p{Ll}+ (?:is|are|has|can|could|works?|only)(?!\p{L})/u

/** Whether words name something that there is on one day. */
export function isThing(label: string): boolean {
  return !RULED.test(label) && !STATED.test(label) && !TOLD.test(label) && !HABITS.test(label)
}

const WORKS = /(?<!\p{L})(?:work|works|working|arbeite\p{L}*|trabaj\p{L}*|travaill\p{L}*|trabalh\p{L}*)(?!\p{L})/iu
const SUBJECT = /^(?:i|we|they|he|she|it|you|wir|sie|nosotros|nous|on|ils|elles|nós|eles)(?:['’](?:ll|re|d))?\s(?:(?:then|also|all|both|will|shall)\s)*(?!(?:am|are|is|was|can|could|might|may|have|has|had|want|need|like|prefer|do|don['’]t)\s)/iu
/** 'I've got leave so zoo day with me': the reason before it. */
const REASON = /^(?:i|we|he|she|they)(?:['’]\p{L}+)?\s.{2,40}?,?\s(?:so|and so)\s/iu
const CAN = /^(?<who>(?:my |our |the )?\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?) (?:can|could|will|would|['’]ll) (?<deed>(?!only |not |be )\p{Ll}{2,})(?=\s)/u

/** What somebody does on a day, without who tells it: 'clean' of 'we clean', 'Grandma takes the kids' of 'Grandma can take the kids'. Null for what names no deed. */
export function deedOf(label: string): string | null {
  const said = label.replace(REASON, '').replace(SUBJECT, '').replace(CAN, (_, who: string, deed: string) => `${who} ${deed}${/(?:s|x|ch|sh|o)$/u.test(deed) ? 'es' : 's'}`)
  return RULED.test(said) || TOLD.test(said) || WORKS.test(said) || !/\p{L}{3}/u.test(said) ? null : said
}
