import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { addDayEvent } from './add-day-event.ts'

type Horizon = ReadingOf<'horizon'>

/** Nearer days are the plan's own: there is no time to lead up to them. */
const SHORTEST_LEAD_DAYS = 7

const PREPARING = /(?:^| )(?:prepare|preparing|prep|preparation|preparations|(?:get|getting|make|be) (?:\p{L}+ ){0,4}ready|ready for|pack|packing|bereite|bereiten|vorbereiten|vorbereitung|vorzubereiten|preparer|preparons|preparar|preparativos|preparacion|preparacao|preparatifs)(?= |$)/u
/** What begins on a day, whatever days one prepares it on. */
const BEGINNING = /(?:^| )\S*(?:leave|sabbatical|year|semester|internship|school|kindergarten|nursery|stay|season|kita|eingewohnung|elternzeit|praktikum|schule|rentree|creche|colegio|escuela|guarderia|escola|move|umzug|guests)(?= |$)/u
/** Somebody's first day somewhere. */
const STARTING = /(?:^| )(?:starts|begins) (?:(?:in|at|with|a|an|the|his|her|their|new|big|primary|secondary|high) )*(?:school|kindergarten|nursery|preschool|college|university|uni|job|work|apprenticeship|reception|year one)(?! on)(?= |$)/u
/** Somebody who comes to live with those who plan. */
const COMING_TO_LIVE = /(?:^| )(?:is |are |will be |will )?(?:come|comes|coming|move|moves|moving) (?:back )?(?:(?:over )?to (?:live|stay) (?:with|at)|in with|back home|home (?:to|with)) (?:us|me|our|my)(?= |$)/u
/** What holds from a day on, and is made ready before it. */
const NEW_FROM = /^(?:(?:our|my|the|a) )?(?:new|revised|updated|changed) (?:\p{L}+ ){1,6}(?:from|as of|live|in force|starting)(?= |$)/u
const IN_FORCE = /(?:^| )(?:(?:live|in force|in effect|in use|valid|effective|on sale|in operation|up and running|on air) (?:from|as of|on)|comes? into (?:force|effect))(?= |$)/u
/** A habit that is new from a day on is lived from then on. */
const HABIT = /(?:^| )(?:habits?|routines?|plan|training|exercise|workouts?|programme|program|challenge|regime|diet|hobby|course|class|lessons?|year|term|week|month)(?= |$)/u
/** What begins is led up to where the goal asks to have things ready before. */
const READY_BEFORE = /(?:^| )(?:before(?:hand)?|by then|until then|in advance|ahead of (?:it|that|time))$|(?:^| )(?:get|have|put|make) (?:\p{L}+ ){1,5}(?:ready|in order|sorted|together|organi[sz]ed|prepared)(?= |$)/u
/** 'Learn to ski: first week on snow 13-20 February, get legs ready'. */
const GETS_READY = /(?:^| )get (?:\p{L}+ ){0,3}(?:ready|fit|in shape|prepared)(?: for (?:it|that)| before| beforehand)?$/u
/** Who is taken on is got ready for. */
const TAKING_ON = /(?:^| )(?:take|taking) on (?:\p{L}+ ){0,3}(?:apprentice|trainee|lodger|au pair|tenant|foster child|employee|assistant|intern)(?= |$)|(?:^| )(?:hire|adopt|foster) (?:an?|my|our|the|two|three) /u
/** 'Kidding season for our goats from 1 March'. */
const SEASON = /^(?:\p{L}+ ){0,2}(?:kidding|lambing|calving|hatching|breeding|harvest|market|camping|bathing|tourist|swarming|hay) season(?= |$)/u
const BEGINS = /(?:^| )(?:starts|begins|opens|commences)(?= |$)/u
const ASKS_TO_PREPARE = /(?:^| )(?:help (?:me|us) (?:to )?(?:get ready|prepare)|(?:prepare (?:me|us)|get (?:me|us) ready) for it)(?= |$)/u
/** What goes on for days and is got ready before them. */
const LASTING = /(?:^| )\S*(?:trip|holidays?|vacation|camp|camping|festival|exchange|retreat|tour|expedition|leave|sabbatical|year|semester|internship|conference|fair|market|school|kindergarten|nursery|pilgrimage|camino|hike|trek|cruise|safari|stay|visit|crossing|voyage|move|reise|urlaub|freizeit|lager|fahrt|eingewohnung|elternzeit|praktikum|messe|markt|tagung|umzug|besuch|wanderung|voyages?|vacances|sejour|camps?|colonie|foire|congres|rentree|visite|viajes?|vacaciones|campamento|intercambio|estancia|feria|congreso|mudanza|visita|viagem|viagens|ferias|acampamento|feira|congresso|mudanca)(?= |$)/u
/** What is held for others. */
const HELD = /(?:^| )(?:\S*(?:camp|zeltlager|ferienlager|freizeit|klassenfahrt|festival|campamento|acampamento|colonie)|retreat|conference|congress|symposium|hackathon|fair|bazaar|tagung|kongress|basar|(?:school|class|study|student) (?:trip|exchange)|exchange (?:student|pupil|week|visit)\S*|feria|foire|congreso|congresso|intercambio)(?= |$)/u
/** A journey that one organises for others. */
const FOR_OTHERS = /(?:^| )(?:trip|excursion|tour|outing|visit|exchange|camp) (?:for|with|of) (?:(?:my|our|the|all|about|some) )*(?:\p{N}+|\p{L}+)(?: of)?(?: (?:our|the|my))?(?: year)? ?(?:\p{N}+ )?(?:pupils?|students?|children|kids|scouts|teenagers|members|employees|colleagues|seniors|pensioners|players|singers|musicians|classes|class)(?= |$)/u
const HOLDING = /^(?:\p{L}+ ){0,3}(?:organi[sz]e|organi[sz]ing|arrange|hold|put on|set up|plan|planning|run|running|lead|stage|organisieren|organisiere|plane|planen|ausrichten|veranstalten|organiser|monter|organizar|montar)(?= |$)/u
const HOSTING = /^(?:[\p{L}'’]+ ){0,3}(?:host|hosting|let out|rent out|sublet|subletting|vermiete|vermieten|untervermieten|beherbergen|accueillir|accueillons|heberger|acoger|acogemos|alojar|acolher|hospedar)(?= |$)/u
const MOVING = /^(?:\S+ ){0,4}(?:(?:moving|move) (?:house|home|abroad|overseas)|emigrat(?:e|ing)|umzug|umziehen|auswandern|demenager|demenagement|demenageons|mudanza|mudarnos|mudarme|mudanca|emigrar)(?= |$)|^(?:\S+ ){0,2}zieh(?:en|e|t) (?:\S+ ){1,8}um(?= |$)/u
/** 'to Canada', 'into a bigger flat'; 'to a plant-based diet' is no place. */
const MOVING_THERE = /^\s*(?:\S+ ){0,5}(?:[Mm]ove|[Mm]oving|[Rr]elocat(?:e|ing|ion)) (?:in)?to (?:\p{Lu}|(?:an?|the|our|my) (?:\p{L}+ ){0,2}(?:flat|house|home|apartment|city|country|town|village|place)(?!\p{L}))/u
const ABSENCE_OF_LONG = /(?:^| )(?:(?:gap|exchange|sabbatical) (?:year|semester)|sabbatical|semester abroad|year abroad|(?:maternity|paternity|parental) leave|auslandssemester|auslandsjahr|elternzeit|sabbatjahr|annee sabbatique|conge (?:parental|sabbatique)|ano sabatico|baja (?:maternal|paternal)|licenca (?:maternidade|parental))(?= |$)/u
const FINDING = /^(?:\p{L}+ ){0,2}(?:find|finding|rent|look for|looking for|search for|suche|suchen|trouver|chercher|buscar|encontrar|procurar) (?:\p{L}+ ){0,3}(?:room|flat|apartment|house|place|nursery|childminder|nanny|sublet|wohnung|zimmer|kitaplatz|chambre|appartement|logement|creche|piso|habitacion|guarderia|quarto|apartamento)(?= |$)/u
/** Who comes is got ready for before. */
const VISITORS = /(?:^| )(?:pupils|students|guests|visitors|delegation|exchange partners|partner class|in-laws|relatives|in laws|cousins|grandparents|friends|family|families) (?:\p{L}+ )?(?:visit|visits|visiting|come|comes|coming|stay|stays|staying|arrive)(?= |$)/u
/** 'the tax office audits our firm', 'the roofers come': what others do to those who plan, for some days. */
const DONE_TO_US = /^(?:the|our|my|a|an) (?:\p{L}+ ){1,3}(?:audits?|inspects?|visits?|assesse?s?|reviews|examines?) (?:my|our|us|the)(?= |$)/u
/** 'Going to be an au pair in Lyon from 1 September', 'I'll be working abroad from March'. */
const BECOMING = /(?:^| )(?:going to (?:be|live|work|study)|(?:want|like|plan|hope|decided) to (?:be|become|go|turn) (?:an? )?(?:vegan|vegetarian|freelance|freelancer|self employed|part time|solo|(?:car|meat|gluten|plastic|sugar|smoke|dairy) free)|(?:i|we)['’]?(?:ll| will) be (?:an? |in |living|working|studying)|(?:starting|start|starts) (?:work |a job |my job |uni(?:versity)? |college )?(?:as an?|at|in))(?= |$)/u
/** 'Learn enough Italian for our trip', 'in shape for the sailing week': what is learnt, trained or made is there before what it is for. */
const WORKED_FOR = /^(?:\S+ ){0,8}?(?:learn|learning|study|studying|revise|revising|practi[cs]e|practi[cs]ing|train|training|brush up|refresh|improve|(?:get|getting) (?:\p{L}+ ){0,3}(?:fit|fitter|stronger|shape|better)|sew|sewing|knit|knitting|bake|baking|build|building|write|writing|paint|painting|save|lernen|lerne|uben|ube|trainieren|trainiere|auffrischen|nahen|backen|sparen|verbessern|apprendre|reviser|ameliorer|entrainer|coudre|economiser|aprender|mejorar|melhorar|estudiar|entrenar|coser|ahorrar|estudar|treinar|costurar|poupar)(?= |$)/u
const FOR_WHAT = /(?:^| )(?:for|fur|pour|para) (?:my|our|the|an?|his|her|their|\p{L}*mein\p{L}*|\p{L}*unser\p{L}*|de[nrs]|die|das|ma|mon|mes|notre|nos|las?|les|mis?|nuestr[ao]s?|minhas?|nossas?|os?|as) ((?:\p{L}+ ?){1,4})/gu
const OCCASIONS = /(?:^| )\S*(?:exams?|finals|resits|prufungen|klausuren|examens|examenes|exames|carnival|karneval|fasching|carnaval|\S+ (?:week|woche|semaine|semana))(?= |$)/u
/** Weeks ahead, the time until then is what is planned. */
const LONG_LEAD_DAYS = 21
/** A stall in a market, an inn on a trip: what is done on these days. */
const DOING = /(?:^| )(?:stall|stand|rota|roster|shifts|itinerary|day by day|study|learn|practi[cs]e|train|training|write|read)(?= |$)/u

/**
 * 'Prepare for a hiking holiday 5-12 June', 'moving to Canada in September': the days belong to what the goal leads up to,
 * and the plan ends where they begin. 'Family holiday in Puglia from 5 to 12 June' is done on its days.
 */
export function settlePreparedSpans(context: ReadingContext): void {
  const horizon = context.plannerType === 'calendar' ? spanOfGoal(context) : undefined
  if (!horizon) return
  const said = goalKeys(context)
  if (!leadsUp(context, said, horizon)) return
  const days = { first: horizon.first!, last: lastDayOf(context, horizon) }
  const words = wordsOf(context, horizon)
  const isOfGoal = words.from < context.segments[0]!.to
  const title = (isOfGoal || !IN_FORCE.test(said) ? titleOfGoal(context, words) : null) ?? (isExact(context, horizon) ? phraseOf(context, context.segments[0]!, 6) : null)
  if (title === null) return
  // 'My dad (78) is coming to live with us from 1 April, convert the study, …': whoever comes is no thing to do.
  const isOfIt = (reading: ReadingContext['readings'][number]) => reading.kind === 'topic' && COMING_TO_LIVE.test(said) && reading.end <= horizon.end
  // 'from 8 March for three days': the first day, read apart from its length.
  const isStartOf = (reading: ReadingContext['readings'][number]) => reading.kind === 'horizon' && reading.source === 'stated' && reading.first === days.first && (reading.last === null || reading.appliesTo === null && reading.last <= days.last + 1)
  context.readings = context.readings.filter((reading) => reading !== horizon && !isOfIt(reading) && !isLengthOf(reading, horizon) && !isStartOf(reading))
  if (isExact(context, horizon)) addDayEvent(context, words, { title, days })
  if (context.readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null && reading.latest <= days.first * MINUTES_PER_DAY)) return
  addReading(context, words, { value: { kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title }, text: `${title}: ready by ${describeDay(days.first)}` })
}

/** The days that the first sentence gives to the whole plan, the narrowest of them. */
function spanOfGoal(context: ReadingContext): Horizon | undefined {
  const goalEnds = context.segments.findLast(({ sentence }) => sentence === 0)?.to ?? 0
  const end = context.source.tokens[goalEnds - 1]?.end ?? 0
  return context.readings
    .filter((reading): reading is Horizon => reading.kind === 'horizon' && reading.source === 'stated' && (reading.appliesTo === null || VISITORS.test(reading.words.toLowerCase()) || COMING_TO_LIVE.test(reading.words.toLowerCase()) || reading.start < (context.source.tokens[context.segments[0]!.to - 1]?.end ?? 0)) && reading.first !== null && reading.start < end)
    .filter(({ first }) => first! >= context.today + SHORTEST_LEAD_DAYS)
    .toSorted((a, b) => (a.last ?? Infinity) - a.first! - ((b.last ?? Infinity) - b.first!))[0]
}

function goalKeys(context: ReadingContext): string {
  const [first] = context.segments
  return first ? sentenceOf(context, first).flatMap((segment) => keysOf(context, segment)).filter((key) => /[\p{L}\p{N}]/u.test(key)).join(' ') : ''
}

function leadsUp(context: ReadingContext, said: string, { first, last }: Horizon): boolean {
  const asks = ASKS_TO_PREPARE.test(context.source.tokens.map(({ key }) => key).join(' '))
  if (asks && !/(?:^| )(?:exam|exams|test|tests|race|marathon|interview)(?= |$)/u.test(said)) return true
  if (PREPARING.test(said) && (last === null && hasRhythm(context) ? BEGINNING : LASTING).test(said)) return true
  if (HOSTING.test(said) || MOVING.test(said) || MOVING_THERE.test(context.prompt) || last === null && FINDING.test(said)) return true
  if (DONE_TO_US.test(said)) return true
  if (last === null && (NEW_FROM.test(said) && !HABIT.test(said) || IN_FORCE.test(said))) return true
  if (last !== null && first! >= context.today + LONG_LEAD_DAYS && isWorkedFor(said)) return true
  if (last !== null && GETS_READY.test(said) && first! >= context.today + LONG_LEAD_DAYS) return true
  if (last === null && first! >= context.today + LONG_LEAD_DAYS && (TAKING_ON.test(said) || SEASON.test(said))) return true
  if (last === null && BEGINS.test(said) && READY_BEFORE.test(said)) return true
  if (last !== null && VISITORS.test(said) || HOLDING.test(said) && FOR_OTHERS.test(said)) return true
  if (last === null && BECOMING.test(said) && first! >= context.today + LONG_LEAD_DAYS) return true
  if (STARTING.test(said) || last === null && COMING_TO_LIVE.test(said) || last === null && ABSENCE_OF_LONG.test(said)) return true
  return !DOING.test(said) && HELD.test(said) && (HOLDING.test(said) || isForMany(said) && last !== null)
}

function isWorkedFor(said: string): boolean {
  return WORKED_FOR.test(said) && [...said.matchAll(FOR_WHAT)].some(([, what]) => LASTING.test(what!) || OCCASIONS.test(what!))
}

/** 'Prepare for the fair from 1 March, Saturdays 10-12': with days of its own, the work rather than the fair begins then. */
function hasRhythm({ readings }: ReadingContext): boolean {
  return readings.some((reading) => (reading.kind === 'rhythm' || reading.kind === 'availability') && reading.source === 'stated')
}

/** 'Zeltlager mit 40 Kindern', 'summer camp for twenty scouts'. */
function isForMany(said: string): boolean {
  return /(?:^| )(?:for|with|mit|fur|pour|avec|para|con|com) (?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty) /u.test(said)
}

/** 'four weeks from 5 March': the length that was read apart from its first day. */
function isLengthOf(reading: ReadingContext['readings'][number], { last }: Horizon): boolean {
  return last === null && reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first === null
}

function lastDayOf({ readings }: ReadingContext, horizon: Horizon): number {
  const length = readings.find((reading) => isLengthOf(reading, horizon))
  return horizon.last ?? (length?.kind === 'horizon' ? Math.max(horizon.first!, length.last!) : horizon.first!)
}

/** 'in September' says when at the earliest, not on which days. */
function isExact({ expressions }: ReadingContext, { first, start, end }: Horizon): boolean {
  const said = expressions.find((expression) => expression.days?.first === first && expression.start >= start && expression.end <= end)
  return said === undefined || said.days!.grain === 'day' || said.days!.grain === 'range'
}

function wordsOf({ source: { tokens } }: ReadingContext, { start, end }: Horizon): Words {
  return { from: tokens.findIndex((token) => token.start >= start), to: tokens.findLastIndex((token) => token.end <= end) + 1 }
}

/** The words of the goal before its days, without the verb that prepares it. */
function titleOfGoal(context: ReadingContext, words: Words): string | null {
  const group = context.groups.find(({ from, to }) => from >= words.from && to <= words.to)
  const keys = keysOf(context, words)
  const forWhat = WORKED_FOR.test(keys.join(' ')) ? keys.findLastIndex((key) => /^(?:for|fur|pour|para)$/u.test(key)) : -1
  const from = words.from + (forWhat >= 0 ? forWhat + 1 : /^(?:bereite|bereiten|preparer|preparar)$/u.test(keys[0]!) ? 1 : /^(?:pack|packing)$/u.test(keys[0]!) && keys[1] === 'for' ? 2 : 0)
  return phraseOf(context, { from, to: group?.from ?? words.to }, 6)
}
