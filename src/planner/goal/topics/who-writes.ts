import { occupationOf } from '../people/roles.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isDeed } from './deed-forms.ts'
import { isHouse } from './heads-of-goals.ts'
import { isGreeting } from './segments-beside-goal.ts'

/** By language: who somebody says to be ('I'm a nurse', 'Bin Altenpflegerin'), and what life is like ('I work nights', 'our week is full'). */
const TELLS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:so|ok|okay|hi|well|and|but|also|currently) )*(?:(?:i|we)(?:['’](?:m|re)| am| are)(?: (?:both|all|also|currently|just|still|only))* (?!going |about |trying |hoping |planning |looking |getting |having |moving |meant |supposed |to )(?!(?!working |living |based |studying |teaching |sharing )[\p{L}-]+ing )|im an? |(?:i|we) (?:also |still |just |both |mostly )*(?:do|work|wait|teach|commute|live|run|own|manage|drive|look after|have (?:an?|two|three|four|no|small|young)|(?:get|wake) up|leave|come home|finish work|start work)(?= |$)|(?:the |all )?(?:two|three|four|five|six) of us (?:are|run|own|work|live)(?= )|(?:my|our) (?:whole |working |normal |usual )*(?:week|weeks|weekdays|days?|job|shifts?|rota|roster|schedule|life|hours|calendar|routine)(?: \p{L}+)? (?:is|are)(?= ))/iu,
  de: /^(?:(?:also|und|aber|hallo) )*(?:(?:ich )?bin (?!im begriff)|wir sind |(?:ich )?arbeite |wir arbeiten )/iu,
  es: /^(?:(?:hola|bueno|y|pero) )*(?:(?:yo )?soy |somos |(?:yo )?trabajo |trabajamos |doy clases|damos clases)/iu,
  fr: /^(?:(?:bonjour|alors|et|mais) )*(?:je suis (?!en train)|(?:nous|on) (?:sommes|est) |je travaille |(?:nous travaillons|on travaille) |je donne des cours)/iu,
  pt: /^(?:(?:olá|oi|então|e|mas) )*(?:(?:eu )?sou |somos |(?:eu )?trabalho |trabalhamos |dou aulas)/iu,
}

/** What is asked for, by language; being finished, a plan or a day off is no goal of its own. */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\b(?:i|we)(?: (?:really|also|still|just|both|now|do|only))* |\b(?:and|but|so) )(?:(?:want|wanna|need|wish|hope|aim|plan|intend|must|should)(?: to| for)?(?= [\p{L}\p{N}]|$)|would (?:like|love)(?: to)?(?= )|(?:have|has|got) to(?= )|(?:am |are )?(?:trying|hoping|planning|aiming|looking) (?:to|for)(?= ))|\b(?:i|we)['’]d (?:like|love)(?: to)?(?= )|\b(?:i|we)(?:['’](?:m|re)| am| are) (?:trying|hoping|planning|aiming|looking) (?:to|for)(?= )/iu,
  de: /(?:^|\bich |\bwir |\bund )(?:will|wollen|möchten?|muss|müssen|soll|sollen|brauchen?|würden? gern)(?= )/iu,
  es: /(?:^|\by |\bpero )(?:quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|tengo que|tenemos que|me gustaría|nos gustaría)(?= )/iu,
  fr: /(?:^|\bet |\bmais )(?:je|j['’]|on|nous) ?(?:veux|veut|voulons|voudrais|voudrait|voudrions|dois|doit|devons|aimerais|aimerait|aimerions|souhaite|souhaitons)(?= )/iu,
  pt: /(?:^|\be |\bmas )(?:(?:eu|nós|a gente) )?(?:quero|queremos|quer|preciso|precisamos|gostaria|gostaríamos|tenho que|temos que)(?= )/iu,
}
const ASKS_NO_WORK = /^(?:(?:it|them|this|that|these|those|everything|all|him|her|us|you|be|to be|there|some time|time|(?:an? |the |some )?(?:\p{L}+ ){0,2}(?:plan|schedule|timetable|help|advice|ideas|break|rest|reminder)|put|fit|squeeze|know|stay|keep|have(?! (?:an? )?(?:new|better|bigger|proper) | .* (?:finished|done|ready|completed|built|made|written|printed|installed|running|in place|up and running)(?: |$))|leave|avoid|only|one \p{L}+ (?:a|per)|at (?:least|most)|not|no|nothing|\d)(?= |$)|(?:.* )?(?:free|off|empty)(?: |$))/iu

/** Jobs and posts that open a prompt beside those of a team. */
const POSTS = /^(?:firefighter|roofer|welder|farmer|fisherman|nanny|carer|childminder|waiter|waitress|barista|bartender|cashier|clerk|cleaner|caretaker|hairdresser|barber|butcher|trucker|courier|postie|postman|pilot|sailor|soldier|policeman|guard|leader|emt|gp|vet|dentist|optician|dj|apprentice|trainee|pensioner|landlord|bricklayer|locksmith|tailor|seamstress|florist|beautician|masseur|surgeon|resident|registrar|solicitor|barrister|journalist|dispatcher|miner|sailor|fitter)$/u
const OF_POST = /^(?:on|in|at|for|with|of|from|here|by)$/u
/** 'Out Mon to Thurs', '48 on 96 off', 'done by 2.30', 'booth rental': how the job goes on. */
const OF_SHIFTS = /^(?:(?:and|but) )?(?:out|off|on|done|away|shifts?|next shift|next swing|nights?|days?|full[ -]time|part[ -]time|working|work|home|\d+s? (?:hours? |weeks? |days? )?(?:on|off))(?= |$)/iu

/** Whether a clause tells who asks and what every day is like. What happens on a date of its own is told for its own sake. */
export function tellsOfWriter(context: ReadingContext, segment: Segment): boolean {
  const said = textOf(context, segment)
  return (TELLS[context.language] ?? TELLS['en']!).test(`${said} `) && !isDated(context, segment) && !asks(context, segment) || context.language === 'en' && isPost(context, segment)
}

/** 'Firefighter', 'apprentice plumber', 'nurse on a ward', 'shift worker here': who asks, as the first thing that is said. */
export function isPost(context: ReadingContext, segment: Segment): boolean {
  if (segment !== context.segments.find((other) => !isGreeting(context, other)) || isDated(context, segment) || asks(context, segment)) return false
  const keys = keysOf(context, segment).filter((key) => !/^(?:an?|the|busy|self|-|employed|mobile)$/u.test(key))
  if (/^(?:i|we|my|our)$/u.test(keys[0] ?? '')) return false
  if (keys.at(-1) === 'here') return keys.length <= 5
  const post = keys.findLastIndex((key) => POSTS.test(key) || occupationOf(key) !== null && !/^(?:be|fe|lead|mobile|backend|frontend|fullstack|owner|agent)$/u.test(key))
  // 'The sound desk as a trainee': what it is about stands before.
  if (keys.slice(1, Math.max(1, post)).includes('as')) return false
  // A team's goal may be to hire two cooks.
  const isAlone = post === keys.length - 1 && context.plannerType === 'calendar'
  return post >= 0 && post <= 4 && (isAlone || OF_POST.test(keys[post + 1] ?? '')) && (context.plannerType === 'calendar' || !keys[0]!.endsWith('ing') && !isDeed(keys[0]!) && keys[0] !== 'dear')
}

/** Whether a clause goes on about the job that opened the prompt. */
export function isOfShifts(context: ReadingContext, segment: Segment): boolean {
  return segment.sentence === 0 && (OF_SHIFTS.test(textOf(context, segment)) || keysOf(context, context.segments[0]!).at(-1) === 'here')
}

/** The clause that asks for something to do, of those that stand near the beginning. */
export function askedByWriter(context: ReadingContext): Segment | undefined {
  const [first] = behindGreeting(context)
  if (first === undefined || !tellsOfWriter(context, first) && !isHouseWithPeople(context, first) && (context.plannerType === 'calendar' || !isHouseHere(context, context.segments[context.segments.indexOf(first) - 1]))) return undefined
  return context.segments.find((segment) => segment !== first && segment.sentence <= LAST_SENTENCE && segment.depth === 0 && asks(context, segment))
}

const LAST_SENTENCE = 6

/** A team's goal may stand behind 'hello all' and 'small charity here'. */
function behindGreeting(context: ReadingContext): Segment[] {
  return context.plannerType === 'calendar' ? context.segments : context.segments.filter((segment) => !isGreeting(context, segment))
}

/** 'Small charity here'. */
function isHouseHere(context: ReadingContext, segment: Segment | undefined): boolean {
  return segment !== undefined && keysOf(context, segment).at(-1) === 'here'
}

/** 'Small bakery, 4 staff', 'wedding band, 5 of us': a house and how many work there. */
function isHouseWithPeople(context: ReadingContext, segment: Segment): boolean {
  const next = context.segments[1]
  const last = keysOf(context, segment).at(-1) ?? ''
  return isHouse(last) && segment.to - segment.from <= 3 && next?.lead === ',' && next.sentence === 0 && /^(?:about |around )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:of us|staff|people|persons?|guys|members|employees|volunteers)$/iu.test(textOf(context, next))
}

/** Whether a clause asks for something to be done. */
export function asks(context: ReadingContext, segment: Segment): boolean {
  const wanted = wantedIn(context, segment)
  return wanted !== null && wanted !== '' && !ASKS_NO_WORK.test(wanted)
}

/** Whether all that a clause asks for is to be finished, to have a plan or to be free, or it only leads a list: 'Want: …'. */
export function asksNoWork(context: ReadingContext, segment: Segment): boolean {
  const wanted = wantedIn(context, segment)
  return wanted !== null && (wanted === '' || ASKS_NO_WORK.test(wanted))
}

function wantedIn(context: ReadingContext, segment: Segment): string | null {
  const said = textOf(context, segment)
  const asked = (ASKS[context.language] ?? ASKS['en']!).exec(said)
  return asked === null ? null : said.slice(asked.index + asked[0].length).trim()
}

/** What those who say who they are do or have: behind the 'and' of 'Soy mozo y estudio contador', the 'with' of 'we are three friends with a café', the people of 'we are five people making a game'. */
export function behindWhoWrites(context: ReadingContext, segment: Segment): Segment {
  const said = (TELLS[context.language] ?? TELLS['en']!).test(textOf(context, segment)) ? MORE_OF_THEM.exec(textOf(context, segment))?.[0] : undefined
  const length = said === undefined ? 0 : context.source.tokens.slice(segment.from, segment.to).filter(({ start }) => start < context.source.tokens[segment.from]!.start + said.length).length
  return length > 0 && segment.from + length < segment.to ? { ...segment, from: segment.from + length } : segment
}

const MORE_OF_THEM = /^(?:i['’]?m|i am|we['’]re|we are|(?:ich )?bin|wir sind|(?:yo )?soy|somos|je suis|(?:nous|on) (?:sommes|est)|(?:eu )?sou) (?:[\p{L}\p{N}'’-]+ ){1,6}?(?:(?:and|und|y|et|e) (?:(?:machen?|baue|bauen|mach) (?:\p{Ll}+ )?(?:d[ie][ersn]|das|eine?n?) )?(?=\p{L})|(?:with|mit|con|avec|com) (?:an?|our|eine[rmn]?|una?|une?|uma?) (?=\p{L})|(?:people|friends|students|amigos|amigas|freunde|amis) (?=\p{L}+ing ))/iu

function isDated({ groups }: ReadingContext, { from, to }: Segment): boolean {
  return groups.some((group) => group.from >= from && group.to <= to && group.expressions.some(({ days, words }) => days !== null && days.bareWeekday === null && !days.isRelative && /\d/u.test(words)))
}
