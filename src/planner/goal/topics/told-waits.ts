import { labelOf } from '../labels.ts'
import { textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSomebodyWord } from '../scope/words-for-others.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Who has a thing meanwhile, so that nobody here works on it. */
const OTHERS = String.raw`suppliers?|\p{L}+ people|vendors?|manufacturers?|factory|fab|foundry|printers?|print shop|bindery|engraver|framer|shop(?:keeper)?|store|dealer|company|agency|council|county|city|state|town hall|office|ministry|authority|embassy|consulate|immigration|bank|lender|lab|vet|court|registry|notary|post|courier|legal|finance|compliance|procurement|security|client|customer|they|buyers?|consignee|insurer|landlord|utility|lieferant|hersteller|werk|druckerei|amt|beh[öo]rde|gemeinde|firma|bank|notar|rechtsabteilung|proveedor|f[áa]brica|imprenta|ayuntamiento|banco|embajada|notar[íi]a|empresa|fournisseur|usine|imprimerie|mairie|pr[ée]fecture|banque|notaire|fornecedor|gr[áa]fica|c[âa]mara|prefeitura|cart[óo]rio`
/** What goes on by itself or with others, and takes its time. */
const PROCESSES = String.raw`(?:objection|notice|appeals?|cooling-off|waiting|consultation|review|inspection|quarantine|incubation|publication|comment) periods?|consultation|certification|(?:pcb|board|wafer) fab|assembly|tooling|galvani[sz]ing|shipping|deliver(?:y|ies)|tender(?:ing)?|bidding|licita[çc][ãa]o|licitaci[óo]n|ausschreibung|appel d['’]offres|post(?:age)?|transport|vetting|clearance|processing|production|manufactur\p{L}*|fabrication|printing|engraving|binding|framing|approvals?|sign-?offs?|permits?|permission|licen[cs]e|registration|certificat\p{L}+|visas?|passports?(?: renewals?)?|renewals?|(?:plan|planning|permit|building|legal|security|client|external|store|app|ethics|board|vendor|medical|peer|background|customer)[ -](?:reviews?|checks?|scans?|approvals?|audit|clearance)|review by \p{L}+|cure|curing|drying|setting|firing|ferment\p{L}*|ripening|germination|results?|lieferung|versand|genehmigung|pr[üu]fung durch \p{L}+|trocknung|zulassung|env[íi]o|entrega|producci[óo]n|permiso|aprobaci[óo]n|tr[áa]mite|licencia|secado|curado|livraison|fabrication|autorisation|agr[ée]ment|s[ée]chage|envio|produ[çc][ãa]o|licen[çc]a|alvar[áa]|aprova[çc][ãa]o|secagem|cura`
const TAKES = String.raw`(?:(?:can|may|will|could|usually|typically|normally|often) )?(?:takes?|lasts?|needs?)|takes?|taking|needs?|wants?|requires?|asks? for|says?|said|quotes?|quoted|promises?|has|have|is|are|['’]s|braucht|brauchen|dauert|will|sagt|tarda|tardan|necesita|pide|dice|lleva|prend|prennent|demande|met|dit|demora|demoram|leva|levam|precisa|pede|diz`
const ABOUT = String.raw`(?: (?:about|around|roughly|approx\.?|approximately|up to|at least|usually|currently|some|another|a further|just|now|etwa|ca\.?|rund|bis zu|mindestens|unos|unas|cerca de|hasta|al menos|environ|jusqu['’]à|au moins|uns|umas|at[ée]|pelo menos))*`
/** What says of a length that it has to be reckoned with: 'allow', 'count on', 'I'm told'. */
const RECKONED = String.raw`allow(?:ing)?(?: (?:them|him|her|it|for|yourself|us))?|count(?:ing)? on|figure(?: on)?|reckon(?: on| with)?|expect|bank on|assume|give (?:them|it|him|her)|(?:i['’]m|we['’]re|i was|we were) (?:told|quoted)|rechne[n]? mit|einplanen|hay que contar(?: con)?|cuenta con|calcula|compte[zr]?|il faut compter|pr[ée]voir|contar com|conta(?:r)? com`

/** Whose or from whom it is: 'alvará da prefeitura', 'approval by the board'. */
const OF_WHOM = String.raw`(?: (?:of|from|by|on|at|with|for|da|do|dos|das|de|del|du|des|der|vom|von|beim) (?:\p{L}+ ?){1,4}?)?`
const LEADS = String.raw`(?:(?:and|but|so|with|which|that|und|aber|y|pero|que|et|mais|qui|e|mas|com|con|avec|mit|die|das|der) )*(?:(?:the|our|my|a|an|their|der|die|das|unser\p{L}*|el|la|los|las|le|les|o|os|as|nuestr\p{L}+|notre|nossa?) )?`
const MEANWHILE = new RegExp(String.raw`^${LEADS}(?:(?<pointing>those|these|that|this|it|das|eso|esto|[çc]a|isso)|(?<process>(?:\p{L}+ ){0,2}?(?:${PROCESSES})${OF_WHOM})|(?<others>${OTHERS})(?: \p{L}+)?)(?: (?:has|have) to (?:sign|approve|review|check|confirm)(?: \p{L}+)?,?)? ?(?:${TAKES})${ABOUT}$`, 'diu')
const TO_RECKON = new RegExp(String.raw`^(?:(?:and|so|but|please|und|y|et|e) )*(?:${RECKONED})${ABOUT}$`, 'iu')
/** 'Concrete cures 48 hours', 'der Lack muss drei Tage trocknen' the other way round. */
const DRIES = new RegExp(String.raw`^${LEADS}(?<thing>(?:\p{L}+ ){1,3}?)(?:(?:has|have|needs?|must) (?:to )?)?(?:cures?|dry|dries|sets?|settles?|rests?|proves?|ferments?|ripens?|hardens?|trocknet|trocknen|h[äa]rtet|s[èe]che(?:nt)?|seca[n]?|cura[n]?|fragua)(?: for)?${ABOUT}$`, 'diu')
/** 'Timber has to sit', 'the hive must be painted and air': what stands by itself, where it is a must. */
const STANDS = new RegExp(String.raw`^${LEADS}(?<thing>(?:\p{L}+ ){1,3}?)(?:has|have|needs?|must)(?: to)? (?:be \p{L}+(?: \p{L}+)? and )?(?:then )?(?:airs?|sit|stand|acclimati[sz]e|mature|soak|cool|chill|weather|ferment|soften|steep|infuse)(?: (?:outside|outdoors|inside|indoors))?(?: for)?${ABOUT}$`, 'diu')
/** 'The draft comes back in ten days'. */
const COMES_BACK = new RegExp(String.raw`^${LEADS}(?<thing>(?:\p{L}+ ){1,4}?)(?:comes?|arrives?|gets?|is|are) (?:back|through|delivered|returned|ready|here)? ?(?:in|within|after)${ABOUT}$`, 'diu')
const WHICH_TAKES = new RegExp(String.raw`(?:^|(?<= )(?:an?|the|our|my|eine?n?|un|une|una|uma|um) )(?<thing>(?:[\p{L}-]+ ){0,2}[\p{L}-]+),? (?:which|that|die|das|der|que|qui) (?:takes?|needs?|dauert|braucht|tarda|lleva|prend|demora|leva)${ABOUT}$`, 'diu')
/** What may stand behind the length of a wait, before the clause ends or another begins. */
const BEHIND = new RegExp(String.raw`^(?:['’]? ?(?:now|though|ugh|min(?:imum)?|max(?:imum)?|these days|usually|corridos|(?:every|each) time|each|already)|['’]? ?(?:of )?(?:notice|lead[- ]?times?|delivery|turn ?around|review|processing|waiting|voting|publication)|(?:at|from|with|in) (?:the|our) (?:${OTHERS})|(?:to|for) (?:\p{L}+ ){0,2}?(?:come(?: back| through)?|arrive|clear|process|approve|approval|sign(?: off)?|review|print|deliver|ship|make|order|dry|cure|set|return|reply|answer|it|them|this|that)|with (?:every|each) \p{L}+|by (?:post|mail|courier|rail|sea|air)|in the post|per post|por correo|par la poste|pelo correio|(?:vorlauf|lieferzeit|bearbeitung|r[üu]cklauf)\p{L}*|(?:de|d['’]) ?(?:plazo|antelaci[óo]n|d[ée]lai|prazo|anteced[êe]ncia|producci[óo]n|produ[çc][ãa]o))?(?:$|[,;]| ?(?:and|so|but|or|because|which|from|once|und|y|et|e)(?= |$))`, 'iu')
/** What says behind a length that it is waited for, whatever takes it: 'take 12 days to arrive', 'tarda diez días en secar', '7 days cure'. */
const WAITED = String.raw`(?:to|for|en|à|para|zum|pour) (?:\p{L}+ ){0,2}?(?:come(?: back| through)?|arrive|clear|process|ship|deliver|dry|cure|set|harden|ferment|air|settle|rest|prove|print|engrave|secar|curar|fraguar|llegar|s[ée]cher|durcir|arriver|chegar|trocknen|aush[äa]rten|abbinden)|(?:of )?(?:lead[- ]?times?|turn[- ]?around(?: time)?|deliver(?:y|ies)(?: times?)?|shipping|drying(?: time)?|curing(?: time)?|cure|lieferzeit|trocknungszeit|trockenzeit|de secado|de s[ée]chage|de secagem|de d[ée]lai|de plazo|de prazo)|in (?:the |a )?(?:press|kiln|oven|clamps?|mould|mold|workshop|shed|garage|house|room|sun|dark|fridge|cellar|attic)`
/** 'Boards take four weeks at the fab': it is with others meanwhile. */
const AT_OTHERS = new RegExp(String.raw`^(?:at|with) (?:the|our|an?) (?:\p{L}+ )?(?:${OTHERS})(?:$|[,;]| (?:and|so|but|before|then)(?= ))`, 'iu')
const IS_WAITED = new RegExp(String.raw`^(?:${WAITED})(?:$|[,;]| ?(?:and|so|but|before|then|und|y|et|e)(?= |$))`, 'iu')
const TAKES_SO_LONG = new RegExp(String.raw`^${LEADS}(?<thing>(?:[\p{L}\p{N}-]+ ){1,4}?)(?:${TAKES})${ABOUT}$`, 'diu')
/** 'Carpet lead time six weeks', 'Lieferzeit der Latten'. */
const LEAD_TIME = /^(?:(?:the|our|my|der|die|das) )?(?<thing>(?:[\p{L}\p{N}-]+ ){1,4}?)(?:lead[- ]?time|turn[- ]?around(?: time)?|delivery(?: time)?|shipping(?: time)?|drying(?: time)?|curing(?: time)?|lieferzeit|trocknungszeit|trockenzeit)(?: (?:is|are|ist|of|about|around|:))*$/diu
/** 'Ask 6 weeks ahead', 'gravel has to be ordered two weeks in advance': how long before. */
const TO_ASK = new RegExp(String.raw`^(?:(?:to )?(?:ask|book|order|apply|reserve|request|buchen|bestellen|pedir|reservar|encargar|r[ée]server|commander|encomendar)(?: (?:it|them|this|that|for it|for them))?|${LEADS}(?<thing>(?:[\p{L}\p{N}-]+ ){1,4}?)(?:has|have|must|needs?|should)(?: to)? be (?:ordered|booked|asked for|requested|applied for|reserved))${ABOUT}$`, 'diu')
const AHEAD = /^(?:ahead|in advance|beforehand|out|vorher|im voraus|antes|de antelación|con antelación|à l['’]avance|de antecedência)(?: (?:at least|minimum|min))?(?:$|[,;])/iu
/** A length that is told of what stands before it: ', takes 6 weeks'. */
const BARE_TAKES = new RegExp(String.raw`^(?:${TAKES})${ABOUT}$`, 'iu')
/** A bracket of a length alone, behind what is with others. */
const IS_PROCESS = new RegExp(String.raw`(?:^| )(?:${PROCESSES})$`, 'iu')

/** '(10 working days at the fab)', '(20 dias de produção)': what the time goes by with. */
const SAYS_WHY = /^(?!(?:each|every|already|max|min|now)(?:\P{L}|$))\p{L}/iu

/** 'The supplier says four weeks', 'allow five working days', 'shipping takes 10 days': what the clause says is waited for. */
type ToldWait = { of: 'before' } | { of: 'own'; thing: string }

/** The thing that waits as long as a clause says without any work here: the one named before, or what the clause itself names. Null for all other lengths. */
export function waitedFor(context: ReadingContext, group: TimeGroup, segment: Segment): string | null {
  const told = toldWait(context, group, segment)
  if (told === null) return null
  const before = thingBefore(context, segment)
  // 'Order the helmets, shipping is ten days': of what was named, where something was.
  return told.of === 'own' && !(before !== null && NO_NAME.test(told.thing)) ? told.thing : before
}

const NO_NAME = /^(?:it|that|this|they|those|these|es|sie|[çc]a|eso|isso|shipping|deliver(?:y|ies)|post(?:age)?|transport|processing|production|clearance|lieferung|versand|env[íi]o|entrega|livraison|envio)(?:['’]s)?$/iu

/** What the same sentence named last before the clause. */
export function thingBefore(context: ReadingContext, segment: Segment): string | null {
  const { tokens } = context.source
  const at = context.segments.indexOf(segment)
  const before = context.segments.slice(0, at).findLast(({ depth, sentence, from }) => sentence === segment.sentence && depth <= segment.depth && (segment.depth === 0 || depth < segment.depth) && !RELATIVE.test(tokens[from]!.key) && tokens[from]!.kind !== 'digits')
  if (before === undefined) return null
  const named = context.readings.findLast((reading) => reading.kind === 'topic' && reading.start >= tokens[before.from]!.start && reading.end <= tokens[before.to - 1]!.end)
  if (named?.kind === 'topic') return named.label
  const timed = context.groups.find(({ from }) => from > before.from && from < before.to)
  return labelOf(context, { from: before.from, to: timed?.from ?? before.to }, 4)
}

const RELATIVE = /^(?:who|which|that|where|die|der|das|que|quien|qui|dont)$/u

/** What takes as long as a clause says without any work here: the thing named before, or what the clause itself names. Null for all other lengths. */
function toldWait(context: ReadingContext, group: TimeGroup, segment: Segment): ToldWait | null {
  const left = textOf(context, { from: segment.from, to: group.from }).replace(/^(?:and then|then|and|plus)$/iu, '')
  const right = textOf(context, { from: group.to, to: segment.to })
  const isWaited = IS_WAITED.test(right) || AT_OTHERS.test(right)
  const isAhead = AHEAD.test(right) && TO_ASK.test(left)
  const isBeforeWork = BEFORE_WORK.test(right)
  if (!BEHIND.test(right) && !isWaited && !isAhead && !isBeforeWork || left.length > LONGEST_CLAUSE || LETS.test(left)) return null
  if (isWaited && left === '' && segment.lead === ',' || BARE_TAKES.test(left) && IS_PROCESS.test(withoutTurn(itemBefore(context, segment)))) return { of: 'before' }
  if (left === '') return segment.depth > 0 && (SAYS_WHY.test(right) || IS_PROCESS.test(itemBefore(context, segment))) ? { of: 'before' } : null
  for (const pattern of isBeforeWork ? [DRIES, STANDS] : [WHICH_TAKES, MEANWHILE, DRIES, STANDS, COMES_BACK, LEAD_TIME, ...(isWaited ? [TAKES_SO_LONG] : []), ...(isAhead ? [TO_ASK] : [])]) {
    const found = pattern.exec(left)
    if (found === null || pattern === STANDS && isSomebodyWord(found.groups?.['thing']?.trim().split(' ').at(-1)?.toLowerCase() ?? '')) continue
    const thing = found.indices!.groups?.['thing'] ?? found.indices!.groups?.['process']
    return thing === undefined ? { of: 'before' } : ownThing(context, segment, thing)
  }
  return TO_RECKON.test(left) ? { of: 'before' } : null
}

/** 'Before I cut anything', 'before painting'. */
const BEFORE_WORK = /^before (?:i|we|you|they|it is|it['’]s|\p{L}{3,}ing)(?= |$)/iu

/** The passport of 'passport renewal goes first'. */
function withoutTurn(text: string): string {
  return text.replace(/ (?:(?:goes|comes|is|must be|has to be) )?(?:first|asap|now|zuerst|primero|d['’]abord|primeiro)$/iu, '')
}

/** 'Let the plaster dry a week' is said of what comes then. */
const LETS = /^(?:(?:and|but|then|und|aber|y|pero|et|mais|e|mas) )*(?:let|leave|lass|lasse[nt]?|deja|dejar|laisse[rz]?|deixa|deixar)(?= )/iu
/** In characters. */
const LONGEST_CLAUSE = 120

/** The words right before a bracket. */
function itemBefore(context: ReadingContext, segment: Segment): string {
  const before = context.segments[context.segments.indexOf(segment) - 1]
  return before === undefined || before.sentence !== segment.sentence ? '' : textOf(context, before)
}

/** Named by the characters of the clause that these are. */
function ownThing(context: ReadingContext, segment: Segment, [from, to]: readonly [number, number]): ToldWait {
  const { tokens } = context.source
  const start = tokens[segment.from]!.start
  const words = { from: tokens.findIndex((token) => token.start >= start + from), to: tokens.findLastIndex((token) => token.start < start + to) + 1 }
  const thing = words.to > words.from ? labelOf(context, words, 4) : null
  return thing === null ? { of: 'before' } : { of: 'own', thing }
}
