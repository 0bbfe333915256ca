import { hasCue } from '../cues.ts'
import { isOfLack } from '../denied-behind-date.ts'
import { hasTime, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'

const NOTHING = /^(?:no|nao|nicht|pas|nothing|nix|nichts|nada|rien|nadie|personne|niemand|keiner|ninguem|libre|libres|livre|frei|off|oublie|oublier|oubliez|esquece|esquecam|esqueca|olvida|olvidate|olvidalo|vergiss|vergesst|fallts|entfallt|impossible|imposible|impossivel|descanso|नहीं|छुट्टी)$/u
const THEN = /^(?:prevoir|prevoyez|prevu|planifier|mettre|einplanen|planen|planear|planejar|planifiques|planeje|marcar|poner|pongas|plan|schedule|arbeitet|arbeiten|kommt|trabaja|trabajamos|curra|trabalha|travaille|bosse|q|que|ca|das|wirds|wird|gehts|nem|pensar|pode|podes|lo|me|te|nisso|disso|tudo|tout|todo|alles|on|so|donc|asi|puedo|podemos|posso|peux|kann|da|that|those|the|day|days|weekend|week|then|at|all|on|please|da|dann|der|die|den|dem|diesem|diesen|an|am|tag|tage|tagen|woche|bitte|also|gar|geht|mache|ich|mehr|fallt|aus|ese|esos|esa|dia|dias|finde|fin|de|semana|entonces|por|favor|porfa|hago|hay|no|y|ce|ces|cet|jour|jours|jour-la|jours-la|la|ne|fais|je|svp|nesse|nesses|nessa|neste|naquele|nao|faco|e|seance|seances|entrainement|sesion|sesiones|entreno|clase|training|study|studying|work|practice|lessons|uben|sessao|treino|aula|donc|portanto|deshalb|तब|उस|उन|दिन|दिनों|कुछ|भी|को|है)$/u

/** ', ese día nada', ', da nichts', ', der Tag fällt aus', ', rien ces jours-là': what is said of the time before the comma. */
function isNothingThen(keys: readonly string[]): boolean {
  const said = keys.filter((key) => key !== '-')
  if (said.join(' ') === 'der tag fallt aus' || said.join(' ') === 'fallt aus') return true
  return said.length <= 7 && said.some((key) => NOTHING.test(key)) && said.every((key) => NOTHING.test(key) || THEN.test(key))
}

/** 'so that week is out', "(can't work on this there)", 'so leave it out', 'so no': what is said behind days that are lost. */
export const NOT_THEN = /^(?:(?:so|and|then|sorry|please|which means|meaning) )*(?:(?:that|this|these|those|the)(?: (?:whole|entire))?(?: (?:week|weekend|days?|dates|bit|one|time|stretch|month))?(?:'s| is| are)? (?:completely |all )?(?:out|off|gone|lost|a write-off|a write - off|no good|not possible|impossible|blocked|taken|dead)|(?:leave|skip|block|miss|cut|keep|count|rule) (?:it|that|this|them|those|these)(?: (?:week|day|days|weekend|bit|one))?(?: (?:out|off|free|clear|empty|alone))?|(?:don't|do not|never) (?:plan|schedule|put|book|add|expect) (?:anything|things|work|stuff|any work|me)(?: (?:in|then|there|on those days))?|(?:please )?forget (?:about )?(?:it|that|this|them|those|these)(?: \p{L}+)?(?: (?:week|days?|weekend|dates))?|(?:i |we )?(?:won't|will not|can't|cannot|don't) (?:get|have) (?:anything|much|a thing|a lot|any work|any time|time)(?: done)?(?: (?:then|for (?:it|this)))?|no|nope|(?:not|nothing) (?:then|there|that (?:day|week)|(?:on|in) (?:those|these) (?:days|weeks?))|(?:i |we )?(?:can't|cannot|can not|won't|will not|couldn't)(?: (?!miss|wait|move|change|postpone|afford|be late|skip|cancel|do without)\p{L}+){0,6} (?:there|then|that week|that day|those days|while i'm there|from there|on those days|on this|on it|at all))(?: please)?$/u

/** 'Fridays 13-16, nothing else', 'Saturdays 9 to 12, nothing on other days': the times before the comma are all there are. */
const NOTHING_ELSE = /^(?:and |but |so )?(?:nothing|none|no|not|never|nichts|nada|rien|nix)(?: \p{L}+){0,2} (?:else|more|others?|further|besides|beyond|outside|sonst|weiter|mas|mais|otros?|outros?|autres?)(?: |$)|^(?:sonst|ansonsten|otherwise|sinon) (?:nichts|nothing|not|nie|rien|gar)(?: |$)/u

/** Of the clause that says so, in words. */
const MOST_OF_AWAY = 6
const AWAY_THEN = /^(?:i|we|i'm|we're|im|i'll|we'll|ich|wir|bin|sind|estoy|estamos|estare|estaremos|je|on|nous|estou|estarei|eu|a gente)(?: |$)/u

/** 'Weights on Tuesdays are fixed, keep them': nothing is left out. */
const KEPT = /^(?:(?:so|and|please|but) )*keep (?:it|that|this|them|those|these)(?: (?:as (?:it is|they are|is)|please|in))?$/u

/** 'Cook on Sundays, nothing spicy'. */
const NOTHING_SUCH = /^nothing (?!(?:then|that|those|these|at|on|in|there|planned|happens|gets|is|will|can|please|doing|done|whatsoever|possible|during|for)(?: |$))\p{L}/u

const LEAVES_NOTHING_OUT = [KEPT, NOTHING_ELSE, NOTHING_SUCH]

/** 'Carnival, 6 to 10 February, I don't practise', 'Carnaval, de 6 a 10, não escrevo', ', da übe ich nicht', ', da fällt das Lernen aus'. */
const NOT_DONE = /^(?:(?:i|we) (?:don't|do not|won't|can't|cannot|will not|am not|are not)(?: \p{L}+){1,3}|(?:eu |yo |nos |a gente )?(?:nao|no) \p{L}{3,}(?: \p{L}+){0,2}|(?:je |on |nous )?(?:n'|ne |n)\p{L}*(?: \p{L}+)? pas(?: \p{L}+){0,2}|(?:da |dann |an dem tag )?\p{L}+ (?:ich|wir) (?:\p{L}+ )?nicht(?: \p{L}+)?|(?:da |dann )?(?:fallt|fallen|entfallt|entfallen)(?: \p{L}+){0,3}(?: aus| flach)?)$/u

/** The 'no' of a place in Portuguese ('no teatro'), and of 'no ifs': neither denies what is done. */
function isNoOfOthers(language: string, keys: readonly string[]): boolean {
  return keys[0] === 'no' && (language === 'pt' || language === 'en' && /^(?:ifs|buts|excuses|exceptions?|pressure|rush|hurry|matter|doubt|problem|worries|later|sooner|earlier|more|less|fewer|longer|discussion|way)$/u.test(keys[1] ?? ''))
}

/** 'Cook on Sundays, no nuts': beside days that come back, only work itself is denied; beside a date it may be anything ('exam on 25 March, no debate'). */
function isNoThing({ language, groups }: ReadingContext, { from, to }: Segment, keys: readonly string[]): boolean {
  if (language !== 'en' || keys[0] !== 'no' || keys.slice(1).some((key) => OF_WORK.test(key))) return false
  return !groups.some((group) => group.from >= from && group.to <= to && group.expressions.some(({ days }) => days !== null && days.grain === 'day' && days.bareWeekday === null))
}

const OF_WORK = /ing$|^(?:work|practice|practise|sessions?|study|studies|school|lessons?|class|classes|runs?|gym|rehearsals?|meetings?|gigs?|games?|matches|exercises?|swims?|rides?|walks?|shifts?|appointments?|visits?|deliveries|calls?)$/u

function isAwayThen(context: ReadingContext, segment: Segment, { lead, keys }: { lead: string; keys: readonly string[] }): boolean {
  const { language } = context
  return lead === ',' && (!isNoOfOthers(language, keys) && !isNoThing(context, segment, keys) && NOT_DONE.test(keys.join(' ')) && !isOfLack(keys) || keys.length <= MOST_OF_AWAY && AWAY_THEN.test(keys.join(' ')) && hasCue(keys, 'away'))
}

/** 'so no tiling or wiring (4 sockets) before that': the clause goes on behind its bracket, and there has a time of its own. */
function hasTimeBehindBracket(context: ReadingContext, sentence: readonly Segment[], clause: Segment): boolean {
  const at = sentence.indexOf(clause)
  const behind = sentence.slice(at + 1).find(({ depth }) => depth === clause.depth)
  return sentence[at + 1]?.lead === '(' && behind?.lead === ')' && hasTime(context, behind)
}

/** 'so keep that free', 'so skip it': the segments behind that hold no time. */
export function consequence(context: ReadingContext, { segment }: Surroundings): string[] {
  if (!segment) return []
  const sentence = sentenceOf(context, segment)
  const behind = sentence.slice(sentence.indexOf(segment) + 1, sentence.indexOf(segment) + 3)
  // 'week-end des 23 et 24 : mariage de ma cousine, rien ces jours-là'.
  const then = behind.find((part, index) => isNothingThen(keysOf(context, part)) && behind.slice(0, index).every((between) => !hasTime(context, between)))
  if (then && /^[,;:-]$/u.test(then.lead)) return ['nothing']
  const next = sentence[sentence.indexOf(segment) + 1]
  if (next && LEAVES_NOTHING_OUT.some((words) => words.test(keysOf(context, next).join(' ')))) return []
  // '15-21 February: away'.
  // 'May 31 is Memorial Day: no work'.
  if (next && /^[:(=-]$/u.test(next.lead) && !hasTime(context, next) && /^(?:so )?(?:no (?:work|training|practice|sessions?|study|studying|school|lessons?)|nothing|closed|free|not available|off)(?: (?:then|that day|at all|planned))?$/u.test(keysOf(context, next).join(' '))) return ['nothing']
  if (next && /^[:(,=-]$|^so$|^–$|^—$/u.test(next.lead) && NOT_THEN.test(keysOf(context, next).join(' '))) return ['nothing']
  const isHeading = next?.lead === ':' && sentence.indexOf(segment) >= 0 && keysOf(context, next).length <= 3 && hasCue(keysOf(context, next), 'away')
  if (next && isHeading && !hasTime(context, next)) return keysOf(context, next)
  if (!next || (next.lead !== 'so' && next.lead !== ',') || hasTime(context, next) || hasTimeBehindBracket(context, sentence, next)) return []
  const keys = keysOf(context, next)
  // 'Easter week, 22 to 28 March, I am away', 'Semana Santa, del 22 al 28 de marzo, estoy fuera'.
  if (isAwayThen(context, segment, { lead: next.lead, keys })) return ['nothing']
  // '22 February is a rehearsal day, nobody available'.
  if (/^(?:so )?(?:nobody|no one|none of us|niemand|nadie|personne|ninguem)(?: (?:is|has|can|will be|works|ist|hat|arbeitet|puede|trabaja|pode|trabalha|ne|n'est))*(?: (?:any |much )?(?:available|around|here|there|free|time|work|in|da|frei|zeit|tiempo|temps|tempo|disponible|libre|disponivel|livre|travaille))?(?: (?:then|at all|that (?:day|week)|those days|dann))?$/u.test(keys.join(' '))) return ['nothing']
  // 'Sexta, 29 de janeiro, é ponto facultativo'.
  if (/^(?:is|es|est|ist|e) (?:an? |ein |un )?(?:public holiday|bank holiday|festivo|feriado|ferie|feiertag|bruckentag|chome|ponto facultativo)$/u.test(keys.join(' '))) return ['nothing']
  if (/ (?:until|till|before) (?:then|that)| know nothing|know (?:so )?little/u.test(` ${keys.join(' ')}`)) return []
  return next.lead === 'so' || keys[0] === 'so' || keys.length <= 5 && (/^no (?:chance|way|time|good|hope)(?: then| at all)?$/u.test(keys.join(' ')) || keys.some((key) => /^(?:skip|keep|leave|bitte|nichts|da|nothing|please)$/u.test(key))) ? keys : []
}
