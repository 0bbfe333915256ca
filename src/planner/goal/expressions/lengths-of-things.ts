import type { Source } from '../../time/grammar/source.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const SECONDS_PER_DAY = 86_400
const OLD = /^[ -](?:old|olds|jährige[nrs]?|jahre alt|ans$|años$)(?![\p{L}])/iu
/** Verbs of 'cut my screen time from 5 hours to 2 hours a day'. */
const CHANGING = /\b(?:cut|reduce|lower|bring|drop|shorten|limit|decrease|trim|increase|raise|extend|build|grow|improve|get|go|lengthen|reduzieren|senken|reducir|bajar|aumentar|réduire|passer|augmenter|reduzir|diminuir)\b/iu

/** Takes out lengths that say nothing of when the plan is worked on: how old somebody is, and how much of something there is to be. */
export function withoutLengthsOfThings(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const dropped = new Set<TimeExpression>()
  for (const [index, expression] of expressions.entries()) {
    if (isPlaceInOrder(source, expression) || isAge(source, expression) || isLengthOfOccasion(source, expression) || isWorkingWeek(source, expression) || isTimeAway(source, expression) || isDistance(source, expression) || isCountOfThings(source, expression)) dropped.add(expression)
    const next = expressions[index + 1]
    if (next && isChange(source, expression, next)) {
      dropped.add(expression)
      dropped.add(next)
    }
  }
  return expressions.filter((expression) => !dropped.has(expression))
}

/** The third of 'on the 3rd floor', 'in 2nd place'. */
function isPlaceInOrder(source: Source, { days, clock, recurrence, words, end }: TimeExpression): boolean {
  return days !== null && clock === null && recurrence === null && /(?:\d(?:st|nd|rd|th)|\d\.)$/iu.test(words) && /^[ -](?:floor|storey|story|place|attempt|edition|trimester|grade|class|form|row|page|line|chapter|stage|round|birthday|anniversary|year|child|stock|etage|klasse)(?!\p{L})/iu.test(source.text.slice(end, end + 14))
}

/** 'Find a childminder (3 mornings)', 'two trial mornings at the nursery': how many there are, and not when the plan is worked on. */
function isCountOfThings({ text }: Source, { days, clock, recurrence, duration, words, start, end }: TimeExpression): boolean {
  if (days !== null || duration !== null || (recurrence?.weekdays ?? null) !== null || clock !== null && (clock.from !== null || clock.to !== null) || !PARTS.test(words)) return false
  const before = text.slice(Math.max(0, start - LONGEST_COUNT), start)
  return COUNT_IN_BRACKET.test(before) && text[end] === ')' || COUNTED_KIND.test(before)
}

const PARTS = /^(?:mornings|afternoons|evenings|nights|vormittage|nachmittage|abende|mañanas|tardes|noches|matins|après-midis|soirs|manhãs|noites)$/iu
const LONGEST_COUNT = 30
const COUNT_IN_BRACKET = /\((?:\d|two|three|four|five|six|zwei|drei|vier|dos|tres|deux|trois|dois|três) $/iu
const COUNTED_KIND = /(?:^|[,;:(] |\n|and )(?:\d|two|three|four|five) (?!free|spare|week|more|other|whole|full|quiet|early|late|consecutive|separate|different|long|short)\p{Ll}{3,} $/iu

/** 'my 14-year-old son', 'a 9 month old puppy', 'a 30-year-old house', 'our kitten (9 weeks, black)', 'a festa de 40 anos do Paulo'. */
function isAge(source: Source, { duration, start, end }: TimeExpression): boolean {
  if (duration === null || duration.high < SECONDS_PER_DAY) return false
  if (duration.unit === 'year' && FEAST_OF.test(source.text.slice(Math.max(0, start - LONGEST_FEAST), start))) return true
  return OLD.test(source.text.slice(end, end + 16)) || /^ ?[,)]/u.test(source.text.slice(end, end + 2)) && LIVING.test(source.text.slice(Math.max(0, start - 20), start))
}

/** 'One-day conference on rivers, Thursday 22 April', 'half-day seminar': what sort of occasion it is, behind which its day stands. */
function isLengthOfOccasion({ text }: Source, { duration, start, end, words }: TimeExpression): boolean {
  if (duration === null || duration.high > 2 * SECONDS_PER_DAY || start > 12 || !/^(?:an? )?(?:one|half|full|1|½|two|2|\d{1,2}|two|three|four)[ -](?:a[ -])?day$/iu.test(words)) return false
  return /^ (?:\p{L}+ ){0,3}(?:conference|seminar|symposium|workshop|hackathon|fair|festival|summit|congress|convention|tournament|open day|event|show|market)(?!\p{L})/iu.test(text.slice(end, end + 60))
}

const LONGEST_FEAST = 40
const FEAST_OF = /(?<!\p{L})(?:festas?|festinha|anivers[áa]rio|fiesta|cumplea[ñn]os|aniversario|f[êe]te|anniversaire|bodas?|celebrar|comemorar|festejar|f[êe]ter)(?: \p{L}+)? (?:d[eo]s?|del?|d[eo] (?:los|seus|sus)|des|os|los|les|pelos|(?:de |para )?(?:mis|meus|mes))\s*$/iu

const LIVING = /(?<!\p{L})(?:pup|puppy|puppies|kitten|kittens|dog|cat|foal|pony|lamb|calf|chicks?|baby|babies|twins|infant|toddler|son|daughter|girl|boy|kid|child|nephew|niece|grandson|granddaughter|sohn|tochter|kleine[rns]?|junge|mädchen|kind|enkel(?:in|kind)?|zwillinge|hund|hündin|welpe|kater|katze|kätzchen|hij[oa]|beb[ée]|beb[êe]|niñ[oa]|peque|niet[oa]|mellizos|gemelos|perr[oa]|cachorr[oa]|gat[oa]|gatit[oa]|fils|fille|bébé|petite?|enfant|jumeaux|chien(?:ne)?|chiot|chat(?:te)?|chaton|filh[oa]|menin[oa]|net[oa]|gêmeos|gémeos|cão|cadela|filhote) ?(?:\(|, )$/iu

/** 'I live an hour away', 'two hours' drive from here', 'vivo a una hora': how far something is. */
function isDistance({ text }: Source, { duration, clock, words, start, end }: TimeExpression): boolean {
  const isLength = duration === null ? clock !== null && AN_HOUR.test(words) : duration.high < SECONDS_PER_DAY
  const behind = text.slice(end, end + LONGEST_DISTANCE)
  return isLength && (DISTANCE.test(behind) || LIVES.test(text.slice(Math.max(0, start - LONGEST_DISTANCE), start)) && FAR.test(behind))
}

const LONGEST_DISTANCE = 40
/** What the grammar of times takes for one o'clock. */
const AN_HOUR = /^(?:à|a) (?:une|una|uma) (?:heure|hora)$/iu
const DISTANCE = /^['’]?(?: or so)? (?:away(?! (?:on|from \d|until|in|at)(?!\p{L}))|from (?:home|here|town|me|us|where)|entfernt|weit weg|(?:drive|ride|journey|train ride)(?:,| away| from)|de (?:là|distance|chez)|de distancia)(?!\p{L})/iu
const FAR = /^(?:$|\s*[,.;)]| (?:y|e|et|und|and|so|but|by|on the|up the|down the)(?!\p{L}))/iu
const LIVES = /(?<!\p{L})(?:live|lives|living|wohne|wohnt|wohnen|lebe|habite|habitons|vis|vivo|vivimos|moro|moramos)(?: (?:about|around|roughly|some|over|nearly|more than|etwa|rund|à|a|ca\.?|environ|unos|cerca de))*\s*$/iu

/** '…, and one weekend away in October': among other things, how long that one is. */
function isTimeAway({ text }: Source, { duration, days, start, end }: TimeExpression): boolean {
  const isLong = duration !== null && days === null && /^(?:weekend|night|day|week)$/u.test(duration.unit)
  return isLong && /^ (?:away|out|trip|break)(?![\p{L}-])/u.test(text.slice(end, end + 7)) && /[,.;:]/u.test(text.slice(0, start))
}

/** 'a four-day week', 'la semaine de quatre jours': how long people work. */
function isWorkingWeek(source: Source, { duration, start, end }: TimeExpression): boolean {
  if (duration === null || duration.unit !== 'day' && duration.unit !== 'hour') return false
  return /^[ -](?:(?:work|working) )?week(?![\p{L}])/iu.test(source.text.slice(end, end + 16)) || /(?:semana (?:laboral )?|semaine )de $/iu.test(source.text.slice(Math.max(0, start - 20), start))
}

/** 'from 5 hours to 2 hours a day': what the goal changes. */
function isChange(source: Source, { duration, start, end }: TimeExpression, next: TimeExpression): boolean {
  const before = source.text.slice(Math.max(0, start - 60), start).split(/[.!?;\n]/u).at(-1)!
  const isRate = next.recurrence?.amount !== null && next.recurrence !== null || next.duration !== null
  return duration !== null && duration.high < SECONDS_PER_DAY && isRate && /\b(?:from|von|de)(?: (?:about|around))? $/iu.test(before) && CHANGING.test(before) && /^ (?:(?:a|per) day )?(?:down |up )?(?:to|auf|a|à|para)(?: (?:about|under|at most))? $/iu.test(source.text.slice(end, next.start))
}
