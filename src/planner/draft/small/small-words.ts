import type { Language } from '../../playbooks/playbook.ts'
import { isVerb } from '../choosing/kinds-of-work.ts'
import type { Said, SmallMatter } from '../../playbooks/small/small-matter.ts'

/** What the thing is called, where the goal is one of this matter, else null; a date loses the verb that arranges it. */
export function titleOf(goal: string, { said, mentions }: SmallMatter, language: Language, { isKnown }: { isKnown: boolean }): string | null {
  const own = said[language]
  if (own === undefined || OF_MANY.test(goal) || isKnown && LARGER_WORK.test(goal)) return null
  const { nouns, verbs, larger, things } = patternsOf(own, language)
  if (nouns !== null) {
    const date = goal.replace(ARRANGING, '').replace(ARTICLES, '')
    // 'Prepare a conference talk', 'host a dinner': work for it.
    const isBare = nouns.exec(date)?.groups?.modifiers === '' || mentions !== undefined
    return nouns.test(date) && (isBare || !isWork(date.split(' ')[0]!.toLowerCase())) ? date : null
  }
  const isOpen = verbs?.test(goal) === true && larger?.test(goal) !== true && !IS_SKILL.test(goal) && (namesItsObject(goal) || larger !== null || !isKnown && !NOUN_TOO.test(goal) && goal.split(' ').length <= MOST_WORDS_OF_ERRAND)
  return isOpen || things?.test(goal) === true ? goal : null
}

/** Done to a room, or for a feast, the same deed takes weeks. */
const LARGER_WORK = /^(?:replace|install|change)(?: [\p{L}-]+){0,3} (?:kitchen|bathroom|bath|shower|carpets?|floors?|windows|roof)(?! [\p{L}]*(?:filter|bulb|light|tap|head|blind|curtain))|^bake (?:[\p{L}-]+ ){0,3}(?:wedding|christening|communion|tiered|three-tier) /iu

/** Whoever prepares, gives or hosts it does more than go there. */
function isWork(word: string): boolean {
  return isVerb(word) || isPrepared(`${word} `)
}

/** 'Prepare our board meeting'. */
export function isPrepared(goal: string): boolean {
  return /^(?:prepar(?:e|ing)|giv(?:e|ing)|hold(?:ing)?|run(?:ning)?|lead(?:ing)?|host(?:ing)?|improv(?:e|ing)|vorbereiten|preparar|préparer) /iu.test(goal)
}

/** Whether the goal begins with getting an appointment or a place. */
export function isArranged(goal: string): boolean {
  return BOOKED.test(goal)
}

const MOST_WORDS_OF_ERRAND = 4
/** 'Text adventure', 'contact sheet': a verb only where somebody or something certain follows. */
const NOUN_TOO = /^(?:text|message|contact|post|mail|call for) /iu

type Patterns = { nouns: RegExp | null; verbs: RegExp | null; larger: RegExp | null; things: RegExp | null }

const known = new Map<Said, Patterns>()

function patternsOf(said: Said, language: Language): Patterns {
  const made = known.get(said) ?? makePatterns(said, language)
  known.set(said, made)
  return made
}

/** Up to two words before the noun; behind it only with whom, where, for how many and what about. */
const MODIFIERS = `(?<modifiers>(?:[\\p{L}\\d’'-]{1,20} ){0,2}?)`
const BEHIND = `(?=$|,| (?:with|for|at|about|to|in|on|by|from|re|regarding|mit|bei|beim|für|im|in|nach|wegen|über|con|para|en|sobre|de|del|al|a|avec|pour|chez|à|au|sur|com|no|na|do|da)(?: |$))`
/** What stands between the verb and the thing: 'a new', 'two', 'Lena's'. */
const BETWEEN = `(?: [\\p{L}\\d’'-]{1,20}){0,4}?`

function makePatterns({ nouns, verbs, butNotOf, verbsOfThings, things }: Said, language: Language): Patterns {
  const isVerbLast = language === 'de'
  const ofThings = verbsOfThings === undefined || things === undefined ? null : isVerbLast ? `(?:^| )(?:${things})(?: .{1,40})? (?:${verbsOfThings})$` : `^(?:${verbsOfThings})${BETWEEN} (?:${things})(?=$|[ ,])`
  return {
    nouns: nouns === undefined ? null : new RegExp(`^${MODIFIERS}(?:${nouns})${BEHIND}`, 'iu'),
    verbs: verbs === undefined ? null : new RegExp(isVerbLast ? ` (?:${verbs})$` : `^(?:${verbs}) \\S`, 'iu'),
    larger: butNotOf === undefined ? null : new RegExp(`(?<!\\p{L})(?:${butNotOf})(?!\\p{L})`, 'iu'),
    things: ofThings === null ? null : new RegExp(ofThings, 'iu'),
  }
}

/** The verb before something that is to happen: 'schedule a call with Ann', 'go to the dentist'. */
const ARRANGING = /^(?:book|schedule|arrange|set up|plan|organi[sz]e|have|attend|go to|go for|get|meet for|hacer|tener|pedir|organizar|aller au|aller à|aller chez|avoir|prendre|ir al?|ter|marcar) /iu
const ARTICLES = /^(?:an?|the|my|our|ein|eine[nmr]?|der|die|das|mein\p{L}{0,2}|unser\p{L}{0,2}|una?|une|el|la|le|mi|mon|ma|uma?|o|minha|meu) /iu
const BOOKED = /^(?:book|make|arrange|schedule|reschedule|reserve|marcar|agendar|pedir|reservar|prendre|réserver) |(?:vereinbaren|ausmachen|reservieren|buchen)$/iu

/** Forty customers are no errand. */
const OF_MANY = /^\p{L}+(?: (?:up|off|back|out|to|the|all))* (?:[5-9]|\d{2,}) /iu

/** 'Pick up the parcel', 'call Ana': a certain thing or somebody. */
function namesItsObject(goal: string): boolean {
  return CERTAIN.test(goal) || NAMED.test(goal)
}

const CERTAIN = /^\p{L}+(?: (?:up|off|back|out|to|by|on|through))* (?:the|my|our|his|her|their|your|an?|mum|mom|dad|gran|granny|grandma|grandpa|el|la|los|las|mi|un|una|al|le|les|ma|mon|une|o|a|os|as|meu|minha|um|uma) /iu
const NAMED = /^\p{L}+(?: (?:up|off|back|out|to|by))* \p{Lu}/u

/** 'Pick up Spanish again' learns it. */
const IS_SKILL = /^(?:pick up|return to) (?:my |the |our )?(?:[A-Z]\p{L}*(?:ish|ese|ian)|French|German|Dutch|Greek|Arabic|Hindi|Korean|Thai|Welsh|guitar|piano|violin|drums|speed|running|knitting|drawing|the pace)(?= |$)/iu
