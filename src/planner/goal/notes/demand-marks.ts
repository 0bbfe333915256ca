import { CLAUSE_JOINT, JOINT } from '../joining-words.ts'
import { isName } from '../people/people-words.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isDeed } from '../topics/deed-forms.ts'

/** What a clause asks about: when something happens, who does it, or what and how it shall be, which a task can simply say. */
export type Demand = 'when' | 'who' | 'what'

/**
 * What a clause that no reading touches asks for, by the words that mark a demand: an order of things, a duty, a rule for
 * every one of them, something to do, and in a team who does what. Null where none of these stands in it.
 */
export function demandOf(context: ReadingContext, clause: Words): Demand | null {
  const keys = keysOf(context, clause)
  if (keys.length < 2) return null
  const said = ` ${keys.filter((key) => !POLITE.test(key)).join(' ')} `.replace(/ (?:(?:i'm|we're|i am|we are) after|(\S+) after \1|should like) /u, ' ')
  if (ORDERS.some((order) => order.test(said)) && !isFirstOfItsKind(keys)) return 'when'
  if (context.plannerType === 'sprint' && sharesWork(context, clause)) return 'who'
  return isDuty(keys) || keys.length > 3 && RULES.test(said) || context.language === 'en' && keys.length > 2 && isOrder(keys) ? 'what' : null
}

/** 'First sample check', 'last stage rehearsal': which of several, and no place in an order. */
function isFirstOfItsKind([head, next, ...rest]: readonly string[]): boolean {
  const isNamed = /^(?:first|last)$/u.test(head!) && rest.length < 3 && !isDeed(next!) && !/^(?:the|an?|my|our|his|her|their|this|that|we|i|you|all|of|on|in|at|by|with|for|comes?|things?|day|week|month|to)$/u.test(next!)
  return isNamed && !rest.some((key) => /^(?:then|before|after|only|first|last)$/u.test(key))
}

/** Before or behind what: at the edges of a clause, or with something behind it. */
const ORDERS: readonly RegExp[] = [
  / (?:first|last|last of all|afterwards|meanwhile|in between|early|earlier|ahead|after|before|prior|at the end|danach|primero|despues|al final|d'abord|ensuite|apres|primeiro|depois|por ultimo|antes|avant) $/u,
  / (?:beforehand|in advance|at a time|one after the other|vorher|zuerst|zuletzt|im voraus|con antelacion|a l'avance|com antecedencia) /u,
  / every other $/,
  / every (?:second|third|fourth|other|\d+(?:nd|rd|th)) \S/u,
  / (?:alternates?|alternating|in one go|in one sitting|at the same time|simultaneously|gleichzeitig|zur gleichen zeit|zur selben zeit|a la vez|al mismo tiempo|a la fois|en meme temps|ao mesmo tempo|in einem rutsch|abwechselnd|de una vez|de una sentada|d'un coup|d'une traite|de uma vez) /u,
  / (?:the (?:day|night|evening) before|am vortag|am tag davor|la vispera|la veille|na vespera|no dia anterior|until the end|till the end|bis zum schluss|zum schluss|ganz am ende|hasta el final|jusqu'au bout|ate ao fim) /u,
  / (?:no final|no fim|al final|a la fin|en dernier|en ultimo lugar|por ultimo|ganz zuletzt|am ende|(?:e|sao|is|are|son|es|sont|est|ist|sind) (?:the |a |as |os |o |la |las |los |les |le |die |der |das )?(?:last|ultim[ao]s?|dernier[es]?s?|dernieres?|letzten?)) $/u,
  / (?:at the end of (?:each|every)|am ende jede[srn]|al final de cada|a la fin de chaque|(?:no|ao) fim de cada|no final de cada) \S/u,
  / once (?:it|they|he|she|all|everything|the|my|our|his|her|their)(?:'s)? \S/u,
  / (?:when|cuando|quando|quand|lorsque) (?:the|it's|they're|el|la|los|las|a|o|as|os|le|les|l'\p{L}+|esta|esten) \S+ \S/u,
  / (?:lo primero|primera cosa|primeira coisa|first thing|das erste) /u,
  / (?:on|in|during) (?:an?|one|any) (?:\S+ )?(?:weekend|weekday|weeknight|evening|morning|afternoon) /u,
  /^ (?:and |but |so |und |y |et |e )?(?:first|last|lastly|finally|afterwards|then|meanwhile|erst|zuerst|danach|anschliessend|zuletzt|zum schluss|primero|luego|despues|al final|d'abord|ensuite|puis|enfin|primeiro|depois|por ultimo|no fim) \S/u,
  / (?:only (?:when|once|if|after)|not until|erst (?:wenn|nach|nachdem)|nur wenn|seulement (?:quand|lorsque|si|apres)|(?:solo|solamente) (?:cuando|si|despues)|so (?:quando|depois|sai depois)) \S/u,
  / (?:last|first|final|letzte[nr]?|erste[nr]?|ultim[ao]s?|primer[ao]?s?|primeir[ao]s?|dernier|derniere|premier|premiere) (?:\S+ )?(?:days?|nights?|weeks?|months?|fortnight|tage?n?|wochen?|dias?|semanas?|jours?|semaines?) /u,
  / (?:before|after|until|till|til|as soon as|prior to|ahead of|in between|upon|precedes|precedant|(?:vor|nach) (?:dem|der|den|jedem|jeder)|bevor|nachdem|sobald|antes de|antes del|antes que|despues de|despues del|en cuanto|avant de|avant que|avant le|avant la|apres le|apres la|des que|antes do|antes da|depois de|depois do|depois da|assim que) \S/u,
  / (?:day|days|week|weekend|morning|afternoon) off $/u,
  / (?:immediately|right away|straight away|asap|sofort|umgehend|inmediatamente|ya mismo|immediatement|tout de suite|imediatamente) /u,
  /^ (?:and |but )?once (?!an? |every |per |in |each )\S+ \S/u,
]

const DUTIES = / (?:must|should|shall|has to|have to|needs? to|needs|has got to|'s got to|ought to|mandatory|required|muss|mussen|soll|sollen|darf|durfen|debe|deben|hay que|tiene que|tienen que|doit|doivent|faut|deve|devem|tem de|tem que|tem-se|precisa|precisam) /u
const RULES = / (?:always|at all times|throughout|immer|stets|siempre|toujours|sempre) |^ (?:and |but )?(?:whoever |whatever |whichever |every|each|all|both|jeder|jede|jedes|alle|beide|cada|todos|todas|chaque|tous|toutes) /u

/** 'Each one by two people': what holds for every one of them. */
export function isOfEach(keys: readonly string[]): boolean {
  return keys.length > 3 && /^(?:each|every|both|jeder?|jedes|beide|cada|chaque)$/u.test(keys[0]!)
}

export function isDuty(keys: readonly string[]): boolean {
  return DUTIES.test(` ${keys.join(' ')} `)
}

/** 'Keep the clinic open throughout': something to do, and nothing that is asked of whoever plans. */
function isOrder(keys: readonly string[]): boolean {
  const [first, second] = keys.slice(keys.findIndex((key) => !CLAUSE_JOINT.test(key) && !POLITE.test(key)))
  return first !== undefined && (isDeed(first) || COMMANDS.test(first)) && !FOR_PLANNER.test(first) && !/^(?:me|us|it|to|is|are|was|for|of|by)$/u.test(second ?? '')
}

const POLITE = /^(?:please|pls|plz|kindly|bitte|porfa|stp|svp)$/u
const COMMANDS = /^(?:keep|use|leave|avoid|remember|allow|include|reserve|respect|mind|stick|start|finish|run|reduce|increase|cap|limit|split|alternate|rotate|count|treat)$/u
/** What the plan is to look like is for the plan itself to show. */
const FOR_PLANNER = /^(?:plan|list|tell|give|show|break|arrange|schedule|organi[sz]e|make|help|suggest|set|email|text|print|ask|explain)$/u

/** 'Mara and Ugo on testing', 'Lina = sponsors', 'me on uniforms': who of a team does what. */
function sharesWork(context: ReadingContext, { from, to }: Words): boolean {
  const { tokens } = context.source
  let at = from
  while (at < to && (isName(context, at) || at > from && JOINT.test(tokens[at]!.key))) at += 1
  if (at === from && /^(?:me|i)$/u.test(tokens[from]!.key)) at += 1
  const verb = tokens[at]
  if (at === from || verb === undefined || at + 1 >= to) return false
  return /^(?:on|=|does|do|takes?|handles?|owns?|covers?|leads?|runs?|signs?|writes?|builds?|tests?|checks?|reviews?|hooks?|approves?|is on|prueft|macht|ubernimmt|hace|lleva|s'occupe|fait|cuida|faz)$/u.test(verb.key)
}
