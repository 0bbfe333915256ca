import { parseNumber } from '../../time/grammar/parse-number.ts'
import { sayingWords } from '../empty-words.ts'
import { isIdle } from '../idle-words.ts'
import { JOINT } from '../joining-words.ts'
import { sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import type { TimeEntry } from './time-entries.ts'
import { isProject, isWorkOnce } from './whose-days.ts'

/** Words before hours or days; `label` is what they would name, `said` what they say without commas. */
type Clause = { around: Surroundings; group: TypedTime['group']; entry: TimeEntry | null; label: string; said: string }

type Circumstance = { tells: string; says: string; holds: (context: ReadingContext, clause: Clause) => boolean }

/** What words before hours may tell beside what is done then. Such hours are those of the goal. */
export const CIRCUMSTANCES: readonly Circumstance[] = [
  { tells: 'that there is time', says: 'spare time', holds: (_context, { label }) => isNoActivity(label) },
  { tells: 'how well somebody does it', says: 'total beginner', holds: (_context, clause) => LEVEL.test(clause.label) && !isGroup(clause) },
  { tells: 'how somebody is', says: 'both clumsy', holds: (_context, { label, said }) => !/^(?:vegan|vegetarian|veggie)(?: on)?$/iu.test(said) && (STATE.test(label) || STATE.test(said)) || DOER.test(label) },
  { tells: 'how much else somebody works', says: 'I work full time', holds: behindComma((_context, { said }) => WORKS.test(said)) },
  { tells: 'what it may cost', says: 'budget 8000 euros', holds: (_context, { label }) => COST.test(label) },
  { tells: 'how much of it', says: '25 bricks max', holds: (_context, { label, entry }) => entry !== null && entry.weekdays === null && PACE.test(label) },
  { tells: 'how large it is', says: '30 m2', holds: (_context, { label }) => AREA.test(label) },
  { tells: 'how things are', says: 'the shed is full', holds: behindComma((_context, { said }) => COPULA.test(said)) },
  { tells: 'how it is to be', says: 'I want it quiet', holds: (_context, { around }) => isWishForGoal(around) },
  { tells: 'who does it', says: 'my sister and I', holds: (_context, { said, label }) => OURSELVES.test(said) || WORKERS.test(said) || WITH_RELATIVE.test(said) || GROUP.test(label) },
  { tells: 'who joins in', says: 'my husband joins', holds: (_context, { said }) => JOINING.test(said) },
  { tells: 'how many they are', says: '2 adults 3 kids', holds: (_context, { said }) => HEADS.test(said) },
  { tells: 'what there is for it', says: 'I own a mixer', holds: behindComma((_context, { said }) => OWNED.test(said)) },
  { tells: 'what there is to do', says: 'stones to sort', holds: behindComma((_context, { said, around }) => around.left.from > 0 && TO_DO.test(said)) },
  { tells: 'what is to be ready', says: 'get the barn ready', holds: behindComma((_context, { said }) => MADE_READY.test(said) || isWorkOnce(said)) },
  { tells: 'several things', says: 'recipes for two, menus, shopping', holds: behindComma((_context, { around: { left, leftKeys } }) => left.from > 0 && leftKeys.filter((key) => key === ',').length > (leftKeys.some((key) => RECURRING.test(key)) ? 2 : 1)) },
  { tells: 'the last of several things', says: 'gate, steps and pond', holds: behindComma(isEndOfList) },
  { tells: 'the end of a list behind a colon', says: 'three songs: prelude, march and waltz', holds: isEndOfHeadedList },
  { tells: 'what comes of it', says: 'a bench and four steps', holds: behindComma(isMadeThing) },
  { tells: 'where or with what', says: 'old barn', holds: isThingOfProject },
  { tells: 'what stands before weekends or workdays', says: 'the whole thing, weekends too', holds: isSetBetweenCommas },
]

/** Whether the words before hours or days name nothing that is done then. */
export function namesNothingDone(context: ReadingContext, { around, group, entry }: Pick<TypedTime, 'around' | 'group'> & { entry: TimeEntry | null }, label: string): boolean {
  const clause = { around, group, entry, label, said: around.leftKeys.filter((key) => key !== ',').join(' ') }
  return CIRCUMSTANCES.some(({ holds }) => holds(context, clause))
}

/** All that was said stands in the clause before: 'I own a loom, mornings Mon and Wed'. */
function behindComma(holds: Circumstance['holds']): Circumstance['holds'] {
  return (context, clause) => {
    const { segment, left } = clause.around
    return segment !== null && segment.lead === ',' && left.from < segment.from && left.to <= segment.from + 1 && holds(context, clause)
  }
}

/** Whether a label only says that time is there or joins another clause. */
export function isNoActivity(label: string): boolean {
  return NO_ACTIVITY.test(label) || NO_ACTIVITY.test(sayingWords(label)) || !/\p{L}/u.test(label) || /^\p{Script=Latin}$/u.test(label) || isIdle(label)
}

const NO_ACTIVITY = /^(?:(?:(?:weather|time|work|health) permitting|if possible|straight|right|immediately|directly|shortly|soon|working|trabalhando|trabajando|travaillant|as[ií] que|s[oó]lo|seulement|uniquement|[uú]nicamente|apenas|also|together|nur|deshalb|only|just|libres?|livres?|frei|zeit|disponibles?|dispon[ií]vel|free|available|open|possible|mine|ours|keep|reserve|use|plus|any ?time|whenever|suits?|hours|slots?|one|all day|fine|good|ok|okay|best|great|ideal|weekdays?|weekends?|spare|time|wfh|puedo|podemos|peux|pouvons|posso|podemos|kann|k[oö]nnen|habe|hab|haben|tengo|tenemos|j['’]ai|ai|avons|tenho|temos|other|hybrid|remote|remotely|onsite|on-site|in the office|otherwise|instead|afterwards?|thereafter|from then on|after that|sonst|sinon|jeweils|plane|planen|planifico|planifie|planejo)(?:\s+|$))+$/iu

/** How well somebody does it already, which is nothing to do. */
export function isLevel(label: string): boolean {
  return LEVEL.test(label)
}

const LEVEL = /^(?:(?:complete|total|absolute|a|an|komplette?r?|v[oö]llige?r?|absolute?r?|totale?r?|blutige?r?|grande?|une?|ein|eine|um|uma|un|bin|soy|sou|je suis) )*(?:beginner|novice|newbie|amateur|intermediate|advanced|anf[aä]nger(?:in)?|principiante|d[eé]butante?|iniciante)s?(?: total| absolut[oa]| complet[oa]| complète)?$/iu

/** 'beginners on Tuesdays 18:00-19:30': those that are taught, not how well the writer does it. */
function isGroup({ label, entry }: Clause): boolean {
  return entry !== null && (entry.windows.length > 0 || entry.point !== null) && /s$|^advanced$|^intermediate$/iu.test(label)
}

/** Whether the words tell how somebody is: 'anxious', 'total beginner'. */
export function isState(text: string): boolean {
  return STATE.test(text)
}

const STATE = /^(?:(?:i'm|i am|we're|we are|we're both|both|all|all of us|quite|very|rather|really|fairly|pretty|a bit|bit|a|still|total|complete|absolute) )*(?:hopeless|useless|terrible|awful|brilliant|decent|confident|comfortable|competent|new|allergic|short|tall|vegan|vegetarian|veggie|left handed|clumsy|slow|shy|nervous|scared|afraid|terrified|frightened|unfit|fit|rusty|tired|stiff|self-taught|left-handed|impatient|forgetful|untidy|messy|disorgani[sz]ed|retired|pregnant|deaf|blind|lazy|anxious|overweight|busy|beginner|novice|new to (?:it|this)|(?:slow|weak|poor|bad|first-time|nervous|hobby|casual|keen|total|complete|late) (?:runner|swimmer|reader|speller|sleeper|starter|dancer|cook|singer|rider|driver|beginner|writer|climber|cyclist))(?: (?:of|with|at|about|in) [^,]+)?$/iu
/** 'occasional gardener', 'both beginners'. */
const DOER = /^(?:both|all) (?:beginners|novices)$|^(?:(?:very|quite|rather|pretty|fairly|a) )?(?:experienced|trained|professional|skilled|seasoned|published|qualified|amateur|hobby|slow|fast|weak|keen|average|nervous|occasional|casual|rusty|lapsed|former|poor|bad|good|decent|reluctant|first-time) \p{L}+(?:er|ist)s?$/iu

/** 'I work full time', 'full-time job': beside what there is time for the plan. */
const WORKS = /^(?:(?:and|but|as|since|because|i|we|both|also|still|have|having|with|working|work|a|my|our|both of us) )*(?:full|part)(?:-| - | )time(?: job| work| position)?(?: only)?$/u

/** 'I work full time, Saturdays only': the days behind the comma are not those of the job. */
export function isBehindJob({ segment, left, leftKeys }: Surroundings): boolean {
  return segment !== null && segment.lead === ',' && left.from < segment.from && WORKS.test(leftKeys.filter((key) => key !== ',' && key !== '-').join(' '))
}

/** 'budget 8000 euros', 'cost max 300 euros': an amount is nothing to do. */
const COST = /^(?:(?:budget|cost|costs|max|maximum|at most|up to|under|about|ca|kosten|presupuesto|coste|gasto|co[uû]t|or[cç]amento|custo|of|is|de|von|for|m[aá]ximo|maximal|h[oö]chstens)[ :]*)*[€$£]?\d[\d.,]*(?: ?(?:k|€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|reais|pesos))?(?: (?:max|maximum|at most|in total|total))?$/iu
/** '25 pages a day at most': how much, which the hours are not only for. */
const PACE = /^\d[\d.,]* \p{L}+(?: (?:a|per|pro|par|por|al))?(?: (?:day|tag|jour|d[ií]a|dia))?(?: (?:max|maximum|at most|most|tops))?$/iu
/** '300 m2', '2.5 acres'. */
const AREA = /^\d[\d.,]* ?(?:x ?\d[\d.,]* ?)*(?:m2|m²|sqm|sq m|sq ft|square (?:metres|meters|feet)|acres?|hectares?|ha|qm|m 2|(?:cm|m|mm|ft|feet|inch(?:es)?|metres?|meters?|km|miles?|kg|litres?)(?: (?:each way|round|across|wide|long|high|deep|in total|in all))?)$/iu
/** "mum's is Polish", 'the floor is uneven'. */
const COPULA = /^(?:(?:and|but|as|since|because) )?(?!(?:it|this|that|all|everything) )(?:[\p{L}'’]+ ){1,4}(?:is|are|was|were)(?: (?!on$|at$|in$|every|each)[\p{L}'’-]+){1,4}$/u
const OURSELVES = /^(?:(?:and|so|but) )?(?:i|we|i'll|we'll|i'm|we're)(?: can| will| are| am)? (?:do|doing|build|building|make|making|handle|manage|plan|cook|paint|run) (?:it |this |that |all |everything |most of it )*(?:(?:by )?(?:myself|ourselves)|together|as a (?:family|couple|team))(?: on| at)?$/u
/** 'my wife and I', 'two of us', 'committee of 5': those who do it. */
const WORKERS = /^(?:(?:my|our|the) \p{L}+(?: \p{L}+)? (?:and|&) (?:i|me)|\p{L}+ (?:and|&) i|(?:i|me) and (?:my|our) \p{L}+)(?: (?:have|can|meet|work|are free|do it|do this|do the work|do (?:the |our |all )?planning|plan|sit down))*(?: on| at)?$|^(?:the |our |a |an )?(?:committee|team|group|crew|board|panel|band|choir|volunteers|helpers|\p{L}+)(?: of us| of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))(?: people| members| volunteers| of us)?$/u
/** 'hubby joins', 'my sister joins me': both have time then. */
const JOINING = /^(?:(?:and|also) )?(?:(?:my|our|the) )?\p{L}+(?: (?!only )\p{L}+)? (?:joins?|joining|can join)(?: (?:me|us|in))?(?: on)?$/u
const WITH_RELATIVE = /(?:^| )(?:(?:my|our) \p{L}+(?: \p{L}+)? and (?:i|me)|(?:me|i) and (?:my|our) \p{L}+|(?:two|three|four|five|six|both) of us)$/u
const GROUP = /^(?:an? |our |the )?(?:\p{L}+ )?(?:committee|team|group|crew|board|jury|circle) of \S+$/iu
/** '2 adults 3 kids', 'four people and a dog'. */
const HEADS = /^(?:,|and|&|plus|\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|adults?|kids?|children|people|persons|boys?|girls?|teens?|teenagers?|toddlers?|bab(?:y|ies)|dogs?|cats?|of us|small|little|big|grown-ups?|parents?)(?: (?:,|and|&|plus|\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|adults?|kids?|children|people|persons|boys?|girls?|teens?|teenagers?|toddlers?|bab(?:y|ies)|dogs?|cats?|of us|small|little|big|grown-ups?|parents?))+$/u
const OWNED = /^(?:(?:and|but|also) )?(?:i|we|i've|we've)(?: do| also| already| only)? (?:have|own|got|bought|hired|rent|borrowed|am|are)(?: got)? (?:a|an|the|my|our|one|two|no|all|access|enough) /u
/** 'papers to sort': what there is to do, not when. */
const TO_DO = /^(?!(?:need|needs|want|have|has|like|going|plan|hope|able|try) )(?:\p{L}+ ){1,3}to (?!the |my |our |work$|school$|bed$)\p{L}+$/u

/** 'get the barn ready', 'put the papers in order': the work of the goal. */
const MADE_READY = /^(?:(?:and|so|to) )?(?:get|have|put|make|set|bring) (?:\S+ ){1,6}(?:ready|in order|sorted|together|organi[sz]ed|prepared|done|finished|straight|tidy|on board)(?: before| beforehand| in time)?$/u

/** 'I want it amicable, 2 hours every Saturday': how it is to be, before the comma, names nothing that is done. */
function isWishForGoal({ left, leftKeys, segment }: Surroundings): boolean {
  if (segment === null || left.from >= segment.from) return false
  const said = `${leftKeys.join(' ')} `
  // 'Je fume 15 cigarettes par jour et je veux arrêter, …': a story and what is wanted.
  if (/^(?:i|we|ich|wir|yo|je|nous|eu) /u.test(said) && / (?:and|und|et|y|e|but|aber|mais|pero|mas) (?:i |we |ich |je |nous |eu )?(?:want|need|would like|will|mochte|veux|voudrais|quiero|queremos|quero|preciso) /u.test(said)) return true
  if (/^(?:i|we|ich|wir|yo|je|nous|eu)? ?(?:smoke|drink|eat|weigh|sleep|spend|rauche|trinke|esse|wiege|fume|bois|mange|pese|fumo|bebo|como|peso|fumamos|bebemos) /u.test(said) && / \d/u.test(said)) return true
  return /^(?:(?:and|but) )?(?:i|we|it|this|that|ich|wir|yo|je|eu) ?(?:\S+ ){0,2}(?:want|need|like|keep|prefer|is|be|should|must|has) (?:it|this|that|them|everything|to be|be|all) /u.test(said)
}

/** Several items and then ', Saturdays': nothing says that the last item alone is done then. */
function isEndOfList(context: ReadingContext, { around: { segment, leftKeys }, group }: Clause): boolean {
  const sentence = sentenceOf(context, segment!)
  const at = sentence.indexOf(segment!)
  const isOnly = context.groups.every((other) => other.from >= segment!.from && other.to <= segment!.to || other.from < sentence[0]!.from || other.from >= sentence.at(-1)!.to || other.expressions.every(({ recurrence, days }) => !recurrence?.weekdays && (days?.bareWeekday ?? null) === null))
  const isAnnounced = segment!.sentence === 0 || sentence.slice(0, at).some(({ lead }) => lead === ':')
  return isOnly && isAnnounced && at >= 3 && sentence[at - 1]!.lead === ',' && sentence[at - 2]!.lead === ',' && segment!.from === group.from && leftKeys.every((key) => !RECURRING.test(key))
}

/** 'strength, balance and stretching, after 20:30', '… - after 20:30': the last two things of a headed list have no hours without the others. */
function isEndOfHeadedList(context: ReadingContext, { around: { segment, left, leftKeys }, group }: Clause): boolean {
  if (segment === null || segment.from !== group.from || !/^(?:,|;|-|–|—)$/u.test(segment.lead) || left.from >= segment.from || left.to > segment.from + 1) return false
  const sentence = sentenceOf(context, segment)
  const at = sentence.indexOf(segment)
  const colon = sentence.findLastIndex(({ lead }, index) => lead === ':' && index < at)
  const isLast = at >= 1 && leftKeys.some((key, index) => JOINT.test(key) && index > 0 && index < leftKeys.length - 1)
  return colon > 0 && isLast && at - colon >= 2 && sentence.slice(colon + 1, at).every(({ lead }) => lead === ',')
}

/** 'a teapot and four cups, Tuesdays 19-21': what comes of it. */
function isMadeThing(context: ReadingContext, { around: { left, leftKeys } }: Clause): boolean {
  const isCounted = /^an?$/u.test(leftKeys[0] ?? '') || parseNumber(context.source, left.from) !== null
  return isCounted && leftKeys.length > 1 && leftKeys.some((key) => JOINT.test(key)) && leftKeys.every((key) => !RECURRING.test(key))
}

/** What is done again and again. */
const RECURRING = /^(?:\p{L}{3,}ing|runs?|rides?|swims?|walks?|hikes?|class|classes|course|sessions?|lessons?|calls?|meetings?|workouts?|reviews?|gym|yoga|pilates|choir|rehearsals?|practi[cs]e|drills?|tests?|mocks?|exams?|clubs?|games?|matches|dinners?|lunch(?:es)?|breakfasts?|visits?|chapters?|pages?|minutes?|hours?|mins?|lectures?|seminars?|shifts?|therapy|physio|football|tennis|piano|guitar|maths?|theory|vocabulary|grammar|ballet|judo|karate)$/u

/** 'Organise an open-air cinema, farm field, Tuesday evenings': behind a comma, the hours are those of the goal. */
function isThingOfProject(context: ReadingContext, { around: { segment, left }, label }: Clause): boolean {
  const isBehindComma = segment !== null && segment.sentence === 0 && segment.lead === ',' && left.from < segment.from && left.to <= segment.from + 1
  return isBehindComma && context.segments.indexOf(segment) > 1 && isProject(context) && !DONE_REGULARLY.test(label)
}

const DONE_REGULARLY = /(?:ing|class|classes|lessons?|course|club|choir|practi[cs]e|rehearsals?|sessions?|meetings?|calls?|yoga|gym|pilates|football|tennis|runs?|walks?|swims?|rides?|work|shifts?|market|kurs|clase|cours|aula)$/iu

/** '…, weekends' and '…, weekday evenings' after a comma: when there is time, whatever stood before the comma. */
function isSetBetweenCommas(_context: ReadingContext, { around, entry }: Clause): boolean {
  const days = entry?.weekdays?.toSorted((a, b) => a - b).join('')
  return around.segment !== null && around.segment.lead === ',' && around.left.from < around.segment.from && around.left.to <= around.segment.from + 1 && (days === '67' || days === '12345')
}

/** 'Learn to juggle, total beginner, Tuesday 20:00': an hour of a weekday behind what is learnt is every week's. */
export function isHourOfLearning(context: ReadingContext, { around: { segment, left, leftKeys }, group, entry }: Pick<TypedTime, 'around' | 'group' | 'entry'>): boolean {
  const isTimed = entry.windows.length > 0 || entry.point !== null
  const isPlain = entry.expressions.every(({ days, words }) => days === null || days.bareWeekday !== null && !/^(?:on |this |next |coming )/iu.test(words))
  if (segment === null || segment.sentence !== 0 || segment.lead !== ',' || segment.from !== group.from || segment.to !== group.to || !isTimed || !isPlain) return false
  const isBehindState = left.from > 0 && STATE.test(leftKeys.filter((key) => key !== ',').join(' '))
  return LEARNT.test(context.source.tokens[0]?.key ?? '') && (left.from === 0 || isBehindState)
}

const LEARNT = /^(?:learn|learning|practise|practice|practising|train|training|improve|master|study|studying)$/u
