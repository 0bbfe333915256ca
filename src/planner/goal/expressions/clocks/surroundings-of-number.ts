import { keyAt, senseAt } from '../../../time/grammar/source.ts'
import type { Source } from '../../../time/grammar/source.ts'
import type { Candidate, Form } from './clock-candidates.ts'

/** Words behind which a number counts on ('chapter 7', 'room 12'), measures ('size 10', 'costs 4.50') or counts ('for 8', 'need 4'). */
const NUMBERED: ReadonlySet<string> = new Set([
  ...'chapter chapters ch page pages p pp unit units room rooms no nos nr number numbers numero num size sizes age aged ages year years yr yrs grade key stage form week weeks day days level levels version v release build step steps phase part parts module modules lesson lessons section sections volume vol book books episode season series act scene'.split(' '),
  ...'sprint sprints iteration milestone ticket tickets issue story stories item items option draft take race heat round rounds game games match question questions q exercise exercises figure fig paper topic tier band group groups team teams class table tables lane court pitch platform bus route road line zone district floor flat apartment apt house block plot gate bay'.split(' '),
  ...'dock terminal pier channel type model lot clause rule annex appendix article windows python node java ios android macos ubuntu php ruby junction highway exit track hymn psalm song opus symphony pack box case batch wave cohort ward hole stand stall pen kiln shelf bed tank hive row seat seats tent hut cabin lodge hall studio screen site sheet slide corner ex'.split(' '),
  ...'tag tage dia dias jour jours kapitel seite klasse zimmer raum haus gruppe teil artikel saal capitulo pagina paginas tema temas aula articulo chapitre salle etage sala turma ano curso grado artigo'.split(' '),
  ...'sets reps laps goals points copies chairs adults kids children people guests pax places covers words sessions players boys girls men women'.split(' '),
  ...'max maximum min minimum maximal maximo minimo hochstens mindestens of for than least most x times cost costs price priced worth fee pay paid charge score scored scores won lost lose loses win wins beat gpa ratio rate average mean mark marks weigh weighs target goal rating pace pb pr plus minus total sum top under over about maybe only just up down with without per'.split(' '),
  ...'the an a my our your his her its their this that these those all both some any every each another other others first last next'.split(' '),
  ...'not nor never nicht pas nao budget budgets budget\'s saved fact reason point rule tip'.split(' '),
  ...'need needs needed have has had got get gets buy order ordered bring make makes made read write do does did invite invited serve serves sleep sleeps feed feeds want wants takes give gives add adds finish cover learn sell print bake plant run runs ran walk walks swim ride cycle into in by to and or is are was were be been around at from before after until till til since between near'.split(' '),
  ...'als von de du des da das dos del mit con avec com fur para pour por pro par el la los las le les der die den dem os as o um em en zu bis ab seit nach vor desde hasta depuis ate apos'.split(' '),
])
/** Of these a number with minutes may be told all the same: 'race 7.30', 'the match 19.30', 'takes us 9.15'. */
const WITH_MINUTES = /^(?:at|in|race|heat|game|games|match|class|lesson|lessons|round|release|story|stories|song|bus|team|teams|tables|guests|kids|children|people|adults|players|boys|girls|men|women|hall|stall|step|steps|build|session|sessions|make|get|wants?|want|bring|takes?|this|that|last|first|next|is|are|was|be|all|both|sitters|gate|studio|stand|day|tent|group|only|just|about|maybe|run|runs|walk|ride|swim|up|down)$/u
/** What may stand right behind an hour, so that its clause ends with it. */
const BEHIND_HOUR = /^(?:and|or|then|at|in|on|with|from|sharp|prompt|but|plus|by|before|after|is|was|as|so|if|when|where|while|because|which|who|that|it|we|i|he|she|they|till|until|til|if|to|the|my|our|his|her|their|this|same|both|not|no|latest|onwards|outside|inside|indoors|und|mit|im|in|am|y|con|en|et|avec|e|com|em|pour|para|weil|dann|luego|puis|depois|please|ready|start|via|off|precisely|exactly|roughly|approx|though|although|however|like|next|tomorrow|today|tonight|every|each|for)$/u
/** What is counted, weighed or paid. */
const COUNTED = /^(?:each|per|percent|of|more|others?|x|times|people|kids|children|men|women|persons|guests?|pax|a|an|degrees?|points?|million|billion|thousand|hundred|dozen|k|quid|euros?|eur|dollars?|pounds?|gbp|usd|pence|grand|year|month|km|kms?|kg|g|m|mm|cm|ml|l|litres?|miles?|mi|ft|feet|foot|inch|inches|lb|lbs|oz|gb|mb|tb|sqm|acres?|stone|personas?|personnes?|pessoas?|leute|personen|out|off|over|under|left|extra|new|old|big|small|large|mal|fois|veces|vezes|prozent|grad|euro|stuck|hour|hours|hrs?|min|mins|minutes?|sec|secs?|nights?|days?|weeks?|months?|years?|sets?|reps?|courses?|rounds?|sessions?)$/u
const WITH_WHAT = /^(?:with|without|mit|ohne|con|sin|avec|sans|com|sem)$/u
const CLAUSE_SIGNS = /^[,.;:!?()/•*"“”'’–—-]$/u

/** Whether a clause begins with the token, behind a sign, a line's end or the start. */
export function beginsClause(source: Source, index: number): boolean {
  const before = source.tokens[index - 1]
  return before === undefined || before.kind === 'break' || before.kind === 'symbol' && CLAUSE_SIGNS.test(before.key) && source.tokens[index]!.spaced || before.kind === 'symbol' && /^["“‘(]$/u.test(before.text)
}

/** Whether nothing belongs to the number behind it: a sign, the end, or a word that goes on. */
export function endsClause(source: Source, next: number): boolean {
  const token = source.tokens[next]
  if (token === undefined || token.kind === 'break') return true
  if (token.kind === 'symbol') return CLAUSE_SIGNS.test(token.key) || /^[[\]+&→=>]$/u.test(token.key)
  return BEHIND_HOUR.test(token.key) && !COUNTED.test(token.key) || /^(?:day|weekday|month)$/u.test(source.entries[next]?.[0]?.sense.type ?? '')
}

/** Whether what stands around the number counts, measures or numbers something. */
export function countsSomething(source: Source, candidate: Candidate): boolean {
  return isNumberedBefore(source, candidate) || isCountedBehind(source, candidate)
}

const HAS_MINUTES: ReadonlySet<Form> = new Set<Form>(['dotted', 'half', 'loose', 'spoken', 'run'])

/** A heading that says what its numbers count. */
const IN_UNITS = /\((?:in )?(?:minutes|mins?|hours|days|minuten|stunden|minutos|horas|heures)\)/iu

function isNumberedBefore(source: Source, { index, next, form }: Candidate): boolean {
  const [token, own] = [source.tokens[index - 1], source.tokens[index]!]
  const before = keyAt(source, index - 1)
  const hasMinutes = HAS_MINUTES.has(form)
  // 'Distances (in minutes): harbour to mill: 6'.
  if (before === ':' && form === 'whole' && IN_UNITS.test(source.text)) return true
  // 'Sets: 5'.
  if (before === ':' && form === 'whole' && NUMBERED.has(keyAt(source, index - 2))) return true
  const isPointedDay = before === 'day' && /^(?:that|same|following|next)$/u.test(keyAt(source, index - 2))
  if (token?.kind === 'word' && NUMBERED.has(before) && !isPointedDay && !(hasMinutes && WITH_MINUTES.test(before))) return true
  // '2. Blood test' heads a line of a list.
  const isAtHead = token === undefined || token.kind === 'break' || before === '('
  if (form === 'whole' && (isAtHead && /^[.)]$/u.test(keyAt(source, next)) || isNumberedElsewhere(source, index))) return true
  if (/^[£$€#=×+<>~@&%]$/u.test(before) || /^[-/]$/u.test(before) && !own.spaced) return true
  return token?.kind === 'digits' && !hasMinutes && keyAt(source, index - 2) === '.'
}

function isCountedBehind(source: Source, { index, next, form, isRange }: Candidate): boolean {
  const [behind, second] = [source.tokens[next], source.tokens[next + 1]]
  if (behind === undefined || behind.kind === 'break') return false
  const isGluedPair = !behind.spaced && second !== undefined && !second.spaced && second.kind !== 'break'
  if (/^[%€$£°×+]$/u.test(behind.key) || /^[-/]$/u.test(behind.key) && isGluedPair || behind.kind === 'digits' && !HAS_MINUTES.has(form)) return true
  if (behind.kind !== 'word') return false
  // '12 loaves on 3 June, 6 with seeds'.
  if (!HAS_MINUTES.has(form) && !isRange && WITH_WHAT.test(behind.key) && beginsClause(source, index)) return true
  // 'Three Saturdays', 'dos sábados'.
  if (senseAt(source, next, 'weekday')?.value.plural === true || COUNTED.test(behind.key) || senseAt(source, next, 'unit') !== null) return true
  if (senseAt(source, next, 'number') !== null && !isRange) return true
  return form !== 'dotted' && form !== 'half' && isPluralAhead(source, next, form === 'run' ? 1 : 2)
}

/** '3 friends', '6 new chairs'. */
function isPluralAhead(source: Source, next: number, words: number): boolean {
  for (let at = next; at < next + words; at += 1) {
    const token = source.tokens[at]
    if (token?.kind !== 'word' || BEHIND_HOUR.test(token.key) || source.entries[at]!.some(({ sense }) => sense.type === 'weekday' || sense.type === 'month')) return false
    if (/[^sui']s$/u.test(token.key) && token.key.length > 3) return true
  }
  return false
}

/** 'Interview 1 … interview 2': the word before stands before another small number as well. */
function isNumberedElsewhere({ tokens }: Source, index: number): boolean {
  const [before, own] = [tokens[index - 1], tokens[index]!.text]
  return before?.kind === 'word' && tokens.some(({ key, kind }, at) => kind === 'word' && key === before.key && at !== index - 1 && tokens[at + 1]?.kind === 'digits' && tokens[at + 1]!.text !== own && tokens[at + 1]!.text.length <= 2 && !(/^[.:]$/u.test(tokens[at + 2]?.key ?? '') && !tokens[at + 2]!.spaced))
}
