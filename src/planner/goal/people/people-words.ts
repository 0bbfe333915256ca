import type { Duration } from '../../time/grammar/parse-duration.ts'
import type { ReadingOf } from '../brief.ts'
import { isGivenName } from './given-names.ts'
import { isEmptyIn } from '../empty-words.ts'
import { JOINT, JOINT_OR_COMMA } from '../joining-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

export type Person = { name: string; roles: string[]; isUser: boolean; words: Words; capacity: ReadingOf<'person'>['capacity'] }

/** Words that announce who works on something. */
export const TEAM_WORDS = new Set((
  'team people ppl persons members crew staff colleagues devs developers dev developer designers designer engineers engineer writers writer testers tester programmers programmer '
  + 'analysts analyst managers manager volunteers friends folks participants attendees owner owners who assignees resources pupils students apprentices us squad band trio duo committee board family '
  + 'desarrolladoras desarrolladora developpeuses developpeuse desenvolvedoras desenvolvedora entwicklerinnen entwicklerin disenadoras disenadores '
  + 'equipo equipa personas desarrolladores desarrollador equipe personnes developpeurs developpeur pessoas desenvolvedores leute entwickler mitarbeiter टीम लोग'
).split(' '))

/** Words that say what somebody does. */
export const ROLE_WORDS = new Set((
  'embedded hardware software firmware cloud network backend frontend back-end front-end fullstack full-stack qa quality test testing tester design designer ux ui dev developer engineer engineering code coder coding art artist sound music writer copy copywriter '
  + 'founder cofounder co-founder editor pm product manager project owner lead tech scrum master marketing sales legal finance ops operations devops sre data analyst scientist science mobile ios android web infra infrastructure security '
  + 'fe be facilitator moderator owner strategist researchers translator illustrator consultant architect treasurer coordinator organiser organizer cook chef driver carpenter plumber electrician '
  + 'recruiter hiring panel interview interviewer approval approver reviewer support research researcher content video photo photographer animation level graphics accountant coach trainer teacher buddy mentor purchasing procurement facilities logistics intern contractor freelancer apprentice trainee hr nursing medicine curator nurse clerk librarian '
  + 'développe rédige dessine conçoit développement developpement développeur développeuse developpeuse entwicklung desarrollo desenvolvimento '
  + 'diseño diseno móvil movil contenidos conteúdos conteudos contenus rédaction redaction redaktion pflege praxisleitung graphisme'
).split(' '))

/** The IT and HR of 'Ali (IT), Tara (HR)', which lower-case words may be anything. */
export function isDepartment(text: string): boolean {
  return /^(?:IT|HR|PR|QA|PM|PO|UX|UI|BI|ML|AI|R&D|DPO|DBA|SRE|CTO|CIO|CISO|CFO|CEO|COO|TPM|BA|RH|TI|DRH|DSI)$/u.test(text)
}

const TITLES = /^(?:dr|mr|mrs|ms|prof|profa|professor|herr|frau|sra?|dra|mme|rev|pfarrer|doctora?|docteur)$/u
/** Titles that are relatives or other words in small letters. */
const WRITTEN_TITLES = /^(?:Sister|Brother|Father|Fr|Pastor|Matron|Schwester|Pater|Don|Doña|Captain|Capt|Sgt|Sergeant|Lt|Dona|Mme|Opa|Oma|Tante|Onkel|Aunt|Auntie|Uncle|Oncle|Grandma|Grandpa|Granny)$/u

/** The Dr of 'Dr Okoye', the Sister of 'Sister Agnes': said before a name, and part of it. */
export function isTitle({ source: { tokens } }: ReadingContext, index: number): boolean {
  const token = tokens[index]
  return token !== undefined && (TITLES.test(token.key) || WRITTEN_TITLES.test(token.text))
}

/** Somebody known by that word: 'Ana', the Nowak of 'Frau Nowak', the Wei of 'Wei Ling'. */
export function personNamed({ people }: Pick<ReadingContext, 'people'>, word: string): string | null {
  if (people.has(word)) return word
  if (!/^\p{Lu}/u.test(word)) return null
  for (const name of people) {
    const parts = name.split(' ')
    if (parts.length > 1 && (parts.at(-1) === word || parts[0] === word && !TITLES.test(word.toLowerCase()) && !WRITTEN_TITLES.test(word))) return name
  }
  return null
}

/** 'me', 'ich', 'yo'; a Portuguese 'eu' is the EU of a goal in English. */
export function isUserWord({ source: { tokens }, language }: ReadingContext, index: number): boolean {
  const { key = '', text } = tokens[index] ?? {}
  return /^(?:me|i|myself|i'm|yo|ich|moi)$/u.test(key) || key === 'eu' && language === 'pt' && text !== 'EU'
}

export function isName(context: ReadingContext, index: number): boolean {
  const token = context.source.tokens[index]
  if (token?.kind !== 'word' || !/^\p{Lu}(?:\p{Ll}|['’]\p{Lu}\p{Ll})/u.test(token.text)) return false
  if (isOrder(context, index)) return false
  if (context.names.has(index)) return true
  if (/^(?:first|second|third|then|next|also|last|needs?|scope|goals?|sprints?|iterations?|release|phase|milestone|kickoff|demo|review|retro|work|epics?|workstreams?|tasks?|steps?|topics?|features?|pages?|stages?|phases?|budget|deadline|capacity|start|starts|end|ends|finish|due|dates?|hours|team|length|duration|notes?|deliverables?|cadence|backlog|objectives?|requirements?|constraints?|resources?|risks?|timeline|schedule|solo|outcomes?|priority|priorities|important|info|holidays?|urlaub|ferien|elternzeit|teilzeit|vacaciones|conges?|ferias|licencia|licenca|order|daily|weekly|biweekly|fortnightly|monthly|quarterly|yearly|annual|somos|sommes|wir|nous|nosotros|nosotras|wer|quien|quienes|quem)$/u.test(token.key)) return false
  if (isHeadedByNumber(context, index) && !isGivenName(token.text)) return false
  if (COMMANDS.test(token.key) && beginsClause(context, index) || isWordElsewhere(context, index) || hasInnerCapital(token.text)) return false
  if (LANGUAGES.test(token.text) || /^sprint\p{L}/u.test(token.key)) return false
  if (token.text === 'Dev' && isDevSomebody(context, index)) return true
  if (isEmptyIn(context.language, token.key) || ROLE_WORDS.has(token.key) || TEAM_WORDS.has(token.key) || isRoleInPlural(token.key)) return false
  return !(context.source.entries[index] ?? []).some(({ sense }) => sense.type === 'weekday' || sense.type === 'month' || sense.type === 'unit' || sense.type === 'number' || sense.type === 'day' || sense.type === 'part')
}

/** 'Renovate our church hall: Helen does the permits': what begins a sentence with a thing of nobody's behind it is an order. */
function isOrder({ source, language }: ReadingContext, index: number): boolean {
  const next = source.tokens[index + 1]?.key ?? ''
  const isOfThing = /^(?:an?|our|my|some|another)$/u.test(next) || index === 0 && next === 'the'
  const before = source.tokens[index - 1]
  const begins = before === undefined || before.kind === 'break' || /^[.!?]$/u.test(before.key)
  return language === 'en' && isOfThing && begins && !isGivenName(source.tokens[index]!.text)
}

/** The 'Suche' of 'Sprint 2: Suche' and 'Woche 3-4: Suche' is what is done then. */
function isHeadedByNumber({ source: { tokens } }: ReadingContext, index: number): boolean {
  if (tokens[index - 1]?.key !== ':' || tokens[index - 2]?.kind !== 'digits') return false
  const noun = tokens[index - 3]?.key === '-' ? index - 5 : index - 3
  return /^(?:sprints?|iterations?|weeks?|wochen?|semanas?|semaines?|phases?|etappen?)$/u.test(tokens[noun]?.key ?? '')
}

/** 'Dev builds the api', 'Ana and Dev (backend)': somebody of that name; 'Dev team', 'Dev: Ana' and 'UX, Dev, QA' speak of the trade. */
function isDevSomebody(context: ReadingContext, index: number): boolean {
  const { tokens } = context.source
  const [before, next] = [tokens[index - 1]?.key ?? '', tokens[index + 1]]
  if (/^(?:team|teams|pair|lead|ops|work|hours|effort|environment|:|=)$/u.test(next?.key ?? '')) return false
  const doesSomething = next !== undefined && /^(?:builds|codes|writes|does|tests|makes|handles|owns|leads|runs|develops|takes|works|has|is|gets|joins|can|covers|fixes|looks)$/u.test(next.key)
  // 'Margot, Dev, Yusuf': among names.
  const isAmongNames = JOINT_OR_COMMA.test(before) && isGivenName(tokens[index - 2]?.key ?? '') && JOINT_OR_COMMA.test(next?.key ?? '') && isGivenName(tokens[index + 2]?.key ?? '')
  // 'Yvonne does the licences, Dev the food stalls'.
  const isNextDoer = before === ',' && next?.key === 'the' && tokens.slice(0, index).some(({ key }) => isGivenName(key))
  return isAmongNames || isNextDoer || doesSomething || next?.key === '(' || JOINT.test(before) && isName(context, index - 2)
}

/** The Restore of 'Restore tests only at weekends' is a word where the goal writes it small as well. */
function isWordElsewhere(context: ReadingContext, index: number): boolean {
  const { key } = context.source.tokens[index]!
  return context.plannerType === 'sprint' && context.language === 'en' && beginsClause(context, index) && key.length > 3 && context.source.tokens.some(({ text, kind }) => kind === 'word' && text === key)
}

/** 'LoRa', 'SharePoint': products; 'McKay' and 'DeShawn' are people. */
function hasInnerCapital(text: string): boolean {
  return /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) && !/^(?:Mc|Mac|De|Le|La|Da|Di|Du|Van|Von|Fitz|Jo|Mary|Anne|San|Del)\p{Lu}/u.test(text)
}

/** What a sentence asks for, in capitals because it begins with it: 'Keep 20 % of the time free'. */
const COMMANDS = /^(?:let['’]s|keep|leave|reserve|allow|save|hold|block|plan|put|make|give|assign|split|share|let|use|add|build|skip|limit|cap|count|assume|expect|ensure|avoid|book|send|ship|move|run|set|get|take|finish|only|everyone|everybody|nobody|noone|none|nothing|nada|nadie|ninguem|niemand|nichts|keiner|rien|personne|alle|alles|todos|todas|todo|tudo|tous|tout|someone|somebody|anyone|anybody|each|both|either|half|roughly|about|around|maximum|minimum)$/u

function beginsClause({ source: { tokens } }: ReadingContext, index: number): boolean {
  const before = tokens[index - 1]
  return before === undefined || before.kind === 'break' || /^[.!?:;*•–-]$/u.test(before.key)
}

/** What is written or spoken, by nobody of that name. */
export const LANGUAGES = /^(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Turkish|Arabic|Russian|Ukrainian|Chinese|Japanese|Korean|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Hindi|Romanian|Hungarian|Bulgarian|Croatian|Serbian|Bosnian|Slovak|Slovenian|Slovene|Albanian|Latvian|Lithuanian|Estonian|Icelandic|Welsh|Irish|Gaelic|Catalan|Basque|Galician|Persian|Farsi|Dari|Pashto|Urdu|Bengali|Punjabi|Gujarati|Tamil|Vietnamese|Thai|Indonesian|Malay|Hebrew|Somali|Tigrinya|Amharic|Swahili|Kurdish|Mandarin|Cantonese|Latin|Swiss|American|British|Austrian|Belgian|Canadian|Australian|European|Indian|Mexican|Brazilian|Scottish|African|Asian|Scandinavian|Deutsch|Englisch|Französisch|Spanisch|Italienisch|Türkisch|Polnisch|Arabisch)$/u

/** The Founders of 'Founders Mia and Theo'. */
function isRoleInPlural(key: string): boolean {
  return /(?:er|or|ist)s$/u.test(key) && ROLE_WORDS.has(key.slice(0, -1)) || /(?:thor|[ct]or|eer|[^l]ist|cher|cian)s$/u.test(key)
}

/** 'Leo 20 h/week' inside the item. */
export function capacityIn(context: ReadingContext, item: Words): Person['capacity'] {
  const { tokens } = context.source
  if (item.from >= Math.min(item.to, tokens.length)) return null
  const start = tokens[item.from]!.start
  const end = tokens[item.to - 1]!.end
  const rate = context.expressions.find((expression) => expression.recurrence?.amount && expression.start >= start && expression.end <= end)
  if (rate?.recurrence?.amount) return capacityOf(rate.recurrence.amount, rate.recurrence.unit)
  const days = context.expressions.find(({ recurrence, ...expression }) => recurrence?.count && /^\P{L}*\p{L}* ?(?:days?|d\b|tage?|dias?|jours?)/iu.test(expression.words) && expression.start >= start && expression.end <= end)?.recurrence
  if (days?.count && days.unit === 'week') return { minutes: days.count.high * 480, per: 'week' }
  // In brackets behind a name, '2h' is how much time somebody has; elsewhere it may be a sitting.
  const least = context.plannerType === 'sprint' && tokens[item.from - 1]?.key === '(' ? 1 : 4
  const of = context.expressions.find(({ duration, ...expression }) => duration !== null && !duration.isWhole && duration.unit === 'hour' && duration.high >= least * 3600 && expression.start >= start && expression.end <= end)
  if (!of && least === 1) return hoursOfClock(context, { start, end })
  return of ? { minutes: Math.round(of.duration!.high / 60), per: isPerSprint(context.prompt, of.end) ? 'sprint' : 'total' } : null
}

/** French, Spanish and Portuguese write the clock and a length alike: the '20 h' of 'Nuria (archivera, 20 h)'. */
function hoursOfClock({ expressions, prompt }: ReadingContext, { start, end }: { start: number; end: number }): Person['capacity'] {
  const hours = expressions.find((expression) => expression.start >= start && expression.end <= end && /^\d{1,2} ?h(?:oras?|eures?|rs?|s)?$/iu.test(expression.words))
  return hours?.clock ? { minutes: Number.parseInt(hours.words, 10) * 60, per: isPerSprint(prompt, hours.end) ? 'sprint' : 'total' } : null
}

/** The 'per sprint' right behind a length. */
export function isPerSprint(prompt: string, offset: number): boolean {
  return /^ ?(?:each )?(?:\/|per|an?|each|every|pro|por|par) ?(?:sprints?|iteration|it[ée]ration|iteraci[oó]n)\b/iu.test(prompt.slice(offset, offset + 30))
}

export function capacityOf(amount: Duration, unit: string): Person['capacity'] {
  const per = unit === 'day' || unit === 'week' ? unit : null
  return per ? { minutes: Math.round(amount.high / 60), per } : null
}

/** The role that the word before names gives: 'devs' makes developers. */
export function roleOfCue(key: string): string[] {
  const singular = ROLE_WORDS.has(key) ? key : key.replace(/s$/u, '')
  return ROLE_WORDS.has(singular) && !['us', 'team'].includes(key) ? [singular === 'dev' ? 'developer' : singular] : []
}

/** 'The team consists of Ana and Bo'. */
export const MADE_UP = /^(?:consists?|consisting|composed|up)$/u
