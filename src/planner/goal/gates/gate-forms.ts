import { HOLDER } from './gate-words.ts'

/** Forms in which it is said that others take their time, as regular expressions over the words before and behind a length. */

const LEAD = String.raw`(?:(?:and|but|so|also|first|then|plus|note|note that|und|aber|dann|y|pero|luego|et|mais|puis|e|mas|depois|however|oh) |[,–•*-] ?){0,4}`
const ARTICLE = String.raw`(?:(?:the|our|my|your|his|her|their|a|an|any|every|each|der|die|das|den|dem|unser[enr]?|eine?[nrm]?|el|la|los|las|nuestr[oa]s?|le|les|notre|nos|un|une|l['’]|o|a|os|as|noss[oa]s?|um|uma) ?(?<=[ '’]))?`
const WORD = String.raw`[\p{L}\p{N}&/+'’.-]+`
const NAME = String.raw`${WORD}(?: ${WORD}){0,5}?`
const MODAL = String.raw`(?: (?:will|can|may|could|should|usually|typically|normally|often|currently|now|always|officially|kann|puede|peut|pode))?`
const TAKES = String.raw`(?:takes?|taking|needs?|lasts?|wants?|requires?|asks? for|is|are|runs?|has|have|dauert|braucht|brauchen|ben[öo]tigt|tarda|tardan|lleva|necesita|prend|prennent|demande|met|dure|demora|leva|precisa)`

function form(source: string): RegExp {
  return new RegExp(String.raw`^${LEAD}${source}\s?$`, 'iu')
}

/** 'The privacy assessment takes', 'our auditors need', 'approval is'. */
export const TAKES_SO_LONG = form(String.raw`${ARTICLE}(?<name>${NAME})${MODAL} ${TAKES}`)
/** ' which the council says is' at the end, behind what it is said of. */
export const WHICH_TAKES = new RegExp(String.raw`^(?<name>.{2,160}?)(?<clause>,? (?:which|that|die|das|der|que|qui)(?: (?:the |our )?(?<holder>${WORD}(?: ${WORD})?) says?)?${MODAL} ${TAKES}) $`, 'iu')
/** 'The panels come', before '3 weeks after the deposit'. */
export const ARRIVES = form(String.raw`${ARTICLE}(?<name>${NAME})${MODAL} (?:comes?|arrives?|ships?|(?:is|are|gets?) (?:delivered|shipped|there|back)|lands?)`)
/** Behind a length: what it is counted from. */
export const SINCE_ORDER = /^ (?:after|from|of) (?:(?:the|our|your|we|i|you) )?(?:order(?:ing|ed)?|deposit|payment|pay(?:ing)?|approval|booking|sign(?:ing|ature)?)(?!\p{L})/iu
/** Behind a length: with whom it is. */
export const AT_HOLDER = new RegExp(String.raw`^ (?:at|with) (?:the|our|an?) (?<holder>${HOLDER})(?!\p{L})`, 'iu')
/** 'Our auditors look at it for', 'der Betriebsrat prüft'. */
export const LOOKS_AT_IT = form(String.raw`${ARTICLE}(?<holder>${HOLDER})${MODAL} (?:reviews?(?: (?:it|them))?|checks?(?: (?:it|them))?|looks? at (?:it|them|that)|pr[üu]f(?:t|en)|revisa[n]?|examinen?t?|analisa[m]?)(?: (?:for|during|durante|pendant|por))?`)
/** 'The network operator has to say yes to the connection', right before a bracket with a length. */
export const HAS_TO_AGREE = form(String.raw`${ARTICLE}(?<holder>${HOLDER}) (?:must|has to|have to|needs? to|muss) (?:first )?(?<deed>say yes to|agree to|approve|sign off(?: on)?|accept|clear|confirm|review|check|decide on|authori[sz]e|grant) (?:the |our |my |all |any )*(?<object>${WORD}(?: ${WORD}){0,5}?)`)
/** 'The dress has a lead time of'. */
export const HAS_LEAD = form(String.raw`${ARTICLE}(?<name>${NAME}) (?:has|have|hat|haben) (?:a |an |eine )?(?:lead[- ]?time|delivery time|turn ?around(?: time)?|lieferzeit) (?:of|von)`)
/** 'App store review', before a bare length. */
export const BARE_NAME = form(String.raw`${ARTICLE}(?<name>${NAME})[:=]?`)
/** 'The store quotes', 'they say' before the length of what was named last. */
export const SAYS = form(String.raw`${ARTICLE}(?<name>${WORD}(?: ${WORD}){0,2}) (?:says?|said|quotes?|quoted|told (?:me|us)|promise[sd]?|estimates?|reckons?|claims?|sagt|sagen|dice|dicen|dit|disent|diz|dizem)(?: (?:it['’]s|it is|it takes|that['’]s|they need))?`)
/** 'Has to be ordered from Lisbon, which takes' of the thing before the bracket, and 'then translated'. */
export const HAS_TO_BE = form(String.raw`(?:(?:it |that )?(?:has|have|must|needs?|is|are)(?: to)?(?: be)? )?(?<deed>\p{L}{2,}(?:ed|t|n)(?: for)?)(?<where> (?:from|at|in|with|by|through|via) ${WORD}(?: ${WORD}){0,3})?(?:,| and)?(?: (?:which|that|and|it))?(?: ${TAKES})?`)
/** 'The hall has to be booked', before '6 weeks ahead'. */
export const TO_BE_ASKED = form(String.raw`${ARTICLE}(?<name>${NAME}) (?:has|have|must|needs?|should|can only|will have)(?: to)? be (?<deed>booked|ordered|requested|reserved|asked for|applied for|registered|announced|arranged|scheduled|submitted|handed in|notified|posted|filed)`)
/** 'Die Prüfung muss', before 'drei Wochen vorher gebucht werden'. */
export const TO_BE_ASKED_ABROAD = form(String.raw`${ARTICLE}(?<name>${NAME}) (?:muss|müssen|hay que|hay que reservarl[oa]|debe|deben|doit|doivent|deve|devem|il faut|tem que)(?: (?:reservar(?:l[oa])?|pedir(?:l[oa])?|solicitar(?:l[oa])?|ser (?:reservad[oa]|pedid[oa]|solicitad[oa]|agendad[oa])|reservarse|solicitarse|être (?:réservée?|demandée?|commandée?)))?(?: (?:con|mit|avec|com))?`)
/** 'Hay que reservarlo con' says by itself that the length is one ahead. */
export const WITH_SO_MUCH = / (?:con|avec|com|mit) $/iu

const DEEDS = String.raw`sign(?:ing)?[ -]?off(?: on)?|sign|review(?:ing)?|check(?:ing)?|approv(?:e|ing)|vet(?:ting)?|audit|assess|look (?:over|at|through)|clear|test|process|certify|decide(?: on)?|deliver|make|print|produce|provide|prepare|set up|provision|build|ship|translate`
/** Behind a length: what is done meanwhile, and with what. */
export const TO_DO = new RegExp(String.raw`^ (?:to|for) (?:(?:the|its|their) )?(?<deed>${DEEDS})(?: of)?(?: (?:the |our |my |all |any )*(?<object>(?!after |before |once |when |from |and |so |but |if |it(?!\p{L})|them(?!\p{L})|us(?!\p{L}))${WORD}(?: (?!after |before |once |when |and |so |but |if )${WORD}){0,5}))?`, 'iu')
/** The same in other languages: 'tarda dos meses en dar la licencia'. */
export const TO_DO_ABROAD = new RegExp(String.raw`^ (?:en|para|pour|à) (?<deed>dar|conceder|otorgar|emitir|expedir|entregar|aprobar|revisar|firmar|accorder|d[ée]livrer|livrer|valider|examiner|signer|v[ée]rifier|aprovar|assinar|analisar) (?:el |la |los |las |le |les |l['’]|o |a |os |as |un |una |une |um |uma )?(?<object>${WORD}(?: (?!y |e |et |pero |mais |mas )${WORD}){0,4})`, 'iu')
/** 'Für die Prüfung des Vertrags'. */
export const FOR_ITS = new RegExp(String.raw`^ (?:für|para|pour) (?:die|das|la|le|l['’]|a|o) ?(?<phrase>(?<noun>prüfung|freigabe|genehmigung|abnahme|revisi[óo]n|aprobaci[óo]n|validation|v[ée]rification|approbation|revis[ãa]o|aprova[çc][ãa]o) (?:des|der|von|del|de la|de l['’]|de|du|da|do) ?(?:la |los |las |les )?(?<object>${WORD}(?: (?!und |y |et |e )${WORD}){0,3}))`, 'iu')
/** Behind a length: it is how long before something has to be asked for. */
export const NOTICE = /^(?:['’]s?|s['’])? (?:of )?(?:advance )?(?:notice|warning|vorlauf|de antelaci[óo]n|de pr[ée]avis|de anteced[êe]ncia)(?! period)(?: (?:for|of) (?:the |our |a |an |any )?(?<thing>[\p{L}\p{N}'’-]+(?: (?!to |before |and |so |but )[\p{L}\p{N}'’-]+){0,4}))?/iu
export const AHEAD = /^ (?:ahead(?: of time)?|in advance|beforehand|earlier|before(?=\s*(?:$|[.,;!)]))|out(?=\s*(?:$|[.,;!)]))|vorher|vorab|im voraus|antes|de antelaci[óo]n|de antelaci[óo]n|à l['’]avance|de anteced[êe]ncia)(?: (?:gebucht|bestellt|beantragt|angemeldet|reserviert)(?: werden)?)?/iu
/** Behind a length: nothing more, or what it is counted from. */
export const ENDS = /^(?: (?:lead[- ]?time|turn ?around|delivery|processing|waiting(?: time)?|wait|to (?:come(?: back| through)?|arrive|clear|process|process it|be (?:processed|approved|issued)|issue|grant|decide|answer|get|hear back)|for (?:delivery|processing|approval|a decision|an answer)|(?:now|these days|at the moment|usually|at least|minimum|min|max(?:imum)?)|(?:after|from) (?:(?:the|we|you|i|it|they) ?)?(?:[\p{L}]+ ?){1,4}|once (?:[\p{L}]+ ?){1,4}|at (?:the|our) \p{L}+|by post|de plazo|de d[ée]lai|bearbeitung\p{L}*|lieferzeit))?(?=\s*(?:$|[.,;:!?)\n–—]| (?:and|but|so|then|or|und|y|et|e)(?= )))/iu
/** ' and has to be booked three weeks ahead' behind another length, up to the second one. */
export const AND_BOOKED = /^,? (?:and|but|und|y|et|e) (?:(?:it|that|this) )?(?:has to be|have to be|must be|needs to be|need to be|should be|is|muss|debe|hay que|doit|deve)(?: ser| être)?(?: (?:booked|requested|scheduled|ordered|arranged|reserved|asked for|applied for|reservarl[oa]|reservarse|reservad[oa]|solicitarse|solicitad[oa]|réservée?|demandée?|agendad[oa]))?(?: (?:con|mit|avec|com))? $/iu

const OBJECT = String.raw`(?<object>${WORD}(?: ${WORD}){0,5}?)`
const GOES = String.raw`(?<opens>[\p{L}-]+(?: [\p{L}-]+){0,3}?)`
/** 'Finance must sign off the invoices before go-live' and its passive, as whole statements. */
export const SIGN_OFFS: readonly RegExp[] = [
  form(String.raw`${ARTICLE}(?<holder>${HOLDER}) (?:must|has to|have to|needs? to|should|will have to|is to|wants? to) (?:first )?(?<deed>sign off(?: on)?|approve|accept|review|clear|check|ok|okay|confirm|sign) (?:the |our |my |all |any |every )*${OBJECT},? (?:before|prior to|ahead of) (?:the |our |my |we |it |they |any(?:thing)? )?${GOES}`),
  form(String.raw`(?:the |our |my |all |any |every )*${OBJECT} (?:must|has to|have to|needs? to|should) be (?<deed>signed off|approved|accepted|reviewed|cleared|checked|confirmed|signed) by ${ARTICLE}(?<holder>${HOLDER}),? (?:before|prior to|ahead of) (?:the |our |my |we |it |they )?${GOES}`),
  form(String.raw`${ARTICLE}(?<holder>${HOLDER}) (?:muss|müssen) ${ARTICLE}${OBJECT} (?:vor dem|vor der|vor|bis zum|bis zur) ${GOES} (?<deed>freigeben|genehmigen|abnehmen|pr[üu]fen|absegnen|unterschreiben)`),
  form(String.raw`${ARTICLE}(?<holder>${HOLDER}) (?:debe|deben|tiene que|doit|doivent|deve|devem|tem que) (?<deed>aprobar|firmar|revisar|validar|valider|approuver|signer|v[ée]rifier|aprovar|assinar|revisar) ${ARTICLE}${OBJECT} (?:antes d(?:el|e la|e|o|a)|avant (?:le|la|les|l['’]|de)|antes da?) ?${GOES}`),
]

/** 'Run old and new side by side for', before a length; behind it ' before switching off the old one'. */
export const SIDE_BY_SIDE: readonly RegExp[] = [
  form(String.raw`(?:(?:we|i|please|let['’]s|must|have to|need to|want to|will|should|then) )*(?:run|keep|operate|leave)(?: running)? (?<what>${NAME})(?: running)?(?:,)? (?:in parallel|side by side|alongside each other|next to each other|together)(?: for| during)?`),
  form(String.raw`(?<what>${NAME})(?: (?:must|has to|have to|should|will|need to))? (?:runs?|stays?|go(?:es)? on|work|continue)(?: on)? (?:in parallel|side by side|alongside each other)(?: for| during)?`),
  form(String.raw`(?<what>${NAME}) (?:laufen|sollen|müssen|laufen lassen)`),
  form(String.raw`(?:(?:mantener|tener|dejar|manter|deixar|laisser|garder|faire tourner)) (?<what>${NAME}) (?:en paralelo|em paralelo|en parallèle)(?: durante| pendant| por)?`),
]
export const BEFORE_END = new RegExp(String.raw`^(?: parallel(?: laufen)?)?,? (?:before|until|and only then|and then|then|bevor|und dann|antes de|avant de|antes de) (?:we |they |you |i |it is |it['’]s |wir |die |das )?(?<then>${WORD}(?: ${WORD}){0,5})`, 'iu')
