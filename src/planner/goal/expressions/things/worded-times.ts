import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { worded, type TimeOfThing } from './time-of-thing.ts'

/** Whose work is told by a year, a quarter or a month. */
const ACCOUNTED = String.raw`\b(?:budgets?|books?|accounts?|accounting|forecasts?|strategy|targets?|okrs?|goals|roadmap|curriculum|syllabus|rota|roster|menus?|calendar|taxes|tax returns?|audit|payroll|invoices|statements?|report|catalogue|haushalt|etat|jahresplanung|budgetplan|steuererkl\p{L}+|abschluss|b(?:ü|u)cher|presupuestos?|cuentas|presupuestario|comptes|bilan|or(?:ç|c)amento|contas)\b`

/** What appears every so often. */
const ISSUE = '(?:informe|bolet[ií]n|resumen|factura|reporte|correo|rapport|bulletin|lettre|bilan|facture|relat[óo]rio|boletim|resumo|fatura|affichage|suivi|tableau|sauvegarde|publication|copia|balance)s?'
const EVERY_SO_OFTEN = '(?:mensua(?:l|is)|mensa(?:l|is)|semana(?:l|is)|diari[oa]s?|trimestra(?:l|is)|mensuel(?:le)?s?|hebdomadaires?|quotidien(?:ne)?s?|trimestriel(?:le)?s?)'
const comesBack = ({ recurrence, clock }: TimeExpression) => recurrence !== null && clock === null

const TOLD = /\b(?:called|rang|phoned|emailed|mailed|messaged|texted|wrote|told|asked|informed|reminded|contacted|spoke|mentioned|heard from|checked with)(?: (?:to|me|us|him|her|them|with|in|on|it|\p{Lu}\p{Ll}+)){0,3} $/u

/** Lengths that something has, whoever works on it and however long. */
const MEASURED = /^ ?(?:of |de |d['’])?(?:(?:total|planned|unplanned|average|maximum|max|zero|data|service) )?(?:downtime|outage|latency|interruption|(?:(?:page|image|first|cold) )?(?:response|load|loading|build|boot|start-?up|queueing|cycle|recovery|resolution|checkout) times?|warranty|guarantee|time-?out|battery life|ausfall\p{L}*|(?:lade|antwort|durchlauf|stillstands)zeit(?:en)?|(?:tiempos? de|temps d['’e] ?|tempos? de) ?(?:inactividad|espera|carga|respuesta|arrêt|attente|réponse|chargement|inatividade|carregamento|resposta)|inactividad|indisponibilit[éy]|indisponibilidade?)(?!\p{L})/iu
/** Who makes something shorter names how long it is, and how long it shall be. */
const SHORTENED = String.raw`(?<!\p{L})(?:cut|cutting|reduce|reducing|bring|bringing|lower|lowering|shorten|shortening|drop|slash|trim|speed up|get|senken|verkürzen|reduzieren|drücken|reducir|bajar|acortar|réduire|baisser|raccourcir|reduzir|baixar|encurtar)(?: down)? [^.;!?\n]{1,60}(?<!\p{L})(?:from|von|de)`

/** What is kept or handed in about a time that is over. */
const OF_ACCOUNTS = /(?<!\p{L})(?:book-?keeping|accounts?|accounting|books|vat|tax(?:es)?|receipts|invoices|expenses|payroll)(?: return)?(?:,| for| of)?(?: the)? $/iu

export const WORDED_TIMES: readonly TimeOfThing[] = [
  { says: 'Hold a second-hand book sale', isOfThing: worded({ words: /(?:^| )seconds?$/iu, behind: /^[ -]hand(?![\p{L}])/iu }) },
  // What is planned or closed, not when.
  { says: 'Close the books for the year', isOfThing: worded({ is: ({ days, bound, clock }) => days !== null && /^(?:year|half-year|quarter|month|season)$/u.test(days.grain) && bound === null && clock === null, words: /^(?:for|für|pour|para) /iu, before: new RegExp(String.raw`${ACCOUNTED}[^.!?;\n]*$`, 'iu') }) },
  { says: 'Draw up our budget 2028', isOfThing: worded({ words: /^20\d\d$/u, before: new RegExp(String.raw`${ACCOUNTED}.{0,12}(?<=\p{L}) $`, 'iu') }) },
  // How long ago, how much, how often: of a thing.
  { says: 'Digitise 20 years of family photos', isOfThing: worded({ is: ({ duration }) => duration?.unit === 'year' || duration?.unit === 'decade', behind: /^ (?:of|an|de|d['’]|voller) ?(?!\p{L}*(?: \p{L}*)?(?:exp|erfahrung|praxis|practice|use|work|study|training|warranty|school))\p{L}/iu }) },
  { says: 'Play twice a day the first two weeks after we moved', isOfThing: worded({ words: /^(?:\d+|two|three|four|five|six|eight) (?:days|weeks|months) after$/iu, before: /\bfirst $/iu }) },
  { says: 'Choose 30 photos one per year', isOfThing: worded({ is: ({ recurrence }) => recurrence !== null, words: /^\d+ \p{L}+ ?,? one (?:per|for (?:each|every)) year$/iu }) },
  { says: 'Lower the sugar from 8 % to 4 %', isOfThing: worded({ is: ({ clock, days, recurrence, words }) => clock !== null && days === null && recurrence === null && !words.includes(':'), words: /\d$/u, behind: /^ ?(?:%|€|£|°|(?:percent|prozent|kg|km|cm|mm|euros?|points?)(?![\p{L}]))/iu }) },
  { says: 'Write a weekly sales report', isOfThing: worded({ is: comesBack, words: /^(?:an? |the )?(?:daily|weekly|monthly|quarterly|yearly|annual)$/iu, behind: /^ (?:\p{L}+ )?(?:reports?|newsletters?|digests?|statements?|invoices?|summar(?:y|ies)|bulletins?|exports?|backups?|statistics|dashboards?|figures|berichte?|rundbriefe?|auswertung(?:en)?)(?! (?:on|every|each)\b)(?![\p{L}])/iu }) },
  { says: 'Escribir un informe mensual', isOfThing: worded({ is: comesBack, words: new RegExp(`^(?:(?:una?|une|uma?|el|le|la|o|a) )?${ISSUE} ${EVERY_SO_OFTEN}$`, 'iu') }) },
  { says: 'Préparer le rapport hebdomadaire', isOfThing: worded({ is: comesBack, words: new RegExp(`^${EVERY_SO_OFTEN}$`, 'iu'), before: new RegExp(`(?:^|[ \\n])${ISSUE} $`, 'iu') }) },
  { says: 'Move the database with under ten minutes of downtime', isOfThing: worded({ is: ({ duration }) => duration !== null, behind: MEASURED }) },
  { says: 'Cut our build from 40 minutes to 10', isOfThing: worded({ is: ({ duration }) => duration !== null, before: new RegExp(String.raw`${SHORTENED} (?:about |over |\p{L}{1,9} )?$`, 'iu'), behind: /^ (?:down )?(?:to|auf|a|à|para) /iu }) },
  { says: 'Reduce the waiting from 3 days to one day', isOfThing: worded({ is: ({ duration }) => duration !== null, before: new RegExp(String.raw`${SHORTENED} [^.;!?\n]{1,24} (?:down )?(?:to|auf|a|à|para) (?:under |below |about |less than )?$`, 'iu') }) },
  // Days and parts of days that name something.
  { says: 'Sell our flat; the day of a viewing counts for both', isOfThing: worded({ words: /^(?:about )?the day$/iu, behind: /^(?: (?:of|on which|that|when|is|will be|would be|in question) |:)/iu }) },
  { says: 'Einen Tag der offenen Tür vorbereiten', isOfThing: worded({ is: ({ duration }) => duration?.unit === 'day' && duration.value === 1, words: /^(?:einen?|eine[mr]?|un|une|um) (?:tag|d[ií]a|jour)$/iu, behind: /^ (?:der|des|de|do|da|du) \p{L}/iu }) },
  { says: 'Set up an evening clinic', isOfThing: worded({ words: /^(?:the )?(?:night|day|evening|morning|afternoon|late|early)$/iu, behind: /^(?! (?:shift|service|market|school)s? ?(?:$|[\d(]))[ -](?:shift(?!s? (?:on|from|every|until)\b)|clinic|school|market|bus|buses|train|nurse|worker|porter|team|staff|crew|mode|surgery|ward|desk|handover|briefing|edition|care|menu|rate|watch|service|routine for)s?(?![\p{L}])/iu }) },
  { says: 'Study on night-flight rules', isOfThing: worded({ is: ({ days, recurrence }) => days === null && recurrence === null, words: /^(?:(?:on|of|in|for|with) )?(?:night|day|evening|morning|afternoon|late|early)$/iu, behind: /^-(?!times?\b)\p{L}{3,}/u }) },
  { says: 'Draw the day/night cycle', isOfThing: worded({ is: ({ days }) => days === null, words: /^(?:the |a )?(?:day|night|day ?\/ ?night)$/iu, before: /(?:^|[^\p{L}]|\bday ?\/ ?)$/iu, behind: /^(?: ?\/ ?night)? (?:cycles?|rhythm|modes?|themes?|switch|settings?)(?![\p{L}])/iu }) },
  { says: 'Move our 14 nightly imports', isOfThing: worded({ is: comesBack, words: /^(?:(?:an?|the|our|all|\d{1,4}) )*(?:nightly|hourly|daily|weekly|monthly)$/iu, behind: /^ (?:\p{L}+ )?(?:jobs?|batch(?:es)?|imports?|builds?|loads?|scripts?|feeds?|syncs?|extracts?|deployments?|releases?|closings?)(?! (?:on|every|each|at)\b)(?![\p{L}])/iu }) },
  { says: 'Hang the picture of the month', isOfThing: worded({ words: /^(?:of )?the (?:day|week|month|year)$/iu, before: /(?<!\p{L})(?!(?:first|second|third|fourth|last|end|beginning|start|rest|middle|remainder|part|half|quarter|day|days|week|weeks|weekend|weekends|month|out|most|all|course|time|times|once|twice|each|every|one|none|\p{L}*days?)(?!\p{L}))\p{L}{4,} (?:of )?$/iu, behind: /^\s*(?:$|[,.;:!?)\n]| (?:and|with|on|in|at|for)\b)/iu, is: ({ clock, bound }) => clock === null && bound === null }) },
  { says: 'Hop from one to the next', isOfThing: worded({ is: ({ clock }) => clock !== null, words: /^(?:from )?one$/iu, behind: /^ (?:\p{L}+ ){0,2}?to (?:the (?:next|other|following)|another)\b/iu }) },
  { says: 'Freelance bookkeeping, Jan-Mar quarter', isOfThing: worded({ words: /^\p{L}{3,9}\.? ?(?:-|–|to) ?\p{L}{3,9}$/iu, before: OF_ACCOUNTS, behind: /^ quarter(?=\s*(?:$|[.,;:!?)\n]))/iu }) },
  { says: 'VAT return for the first quarter', isOfThing: worded({ words: /^(?:(?:for|of) )?(?:the )?(?:q[1-4]|(?:first|second|third|fourth|last) quarter|last year)$/iu, before: OF_ACCOUNTS, behind: /^(?=\s*(?:$|[.,;:!?)\n]))/iu }) },
  { says: 'Entregar el informe el viernes como muy tarde', isOfThing: worded({ words: /^tard[ea]r?$/iu, before: /(?:como (?:muy|m[áa]s)|a m[áa]s|lo m[áa]s|mais|au plus) ?$/iu }) },
  { says: 'Translate the app, DE in the first sprint, the others in the second', isOfThing: worded({ words: /^(?:in |on )?the (?:first|second|third|fourth|fifth|last)$/iu, before: /\b(?:first|second|third|last) (?:sprint|iteration|block)\b[^.;\n]*$/iu }) },
  { says: 'Buy swimwear and sun cream', isOfThing: worded({ words: /^(?:(?:the|some|on) )?sun$/u, behind: /^[ -](?:creams?|screen|block|hats?|lotion|shade|loungers?|glasses|protection|umbrella|sail|deck|bed|burn)(?!\p{L})/u }) },
  // How it was, when it was said, and what is no time at all.
  { says: 'Get home by noon instead of 5pm', isOfThing: worded({ before: /(?<![\p{L}])(?:instead of|rather than|anstatt|statt|en vez de|en lugar de|au lieu de|em vez de)(?: at| on| um| a las| à| às)? $/iu, behind: /^\s*(?:$|[.,;:!?)\n])/u }) },
  { says: 'Good morning Anna, tidy the cellar', isOfThing: worded({ is: ({ days, recurrence }) => days === null && recurrence === null, words: /^(?:morning|afternoon|evening|day)$/iu, before: /(?:^|[.!?\n] *)(?:(?:hello|hi|hey)[ ,]+(?:and )?)?good $/iu, behind: /^(?:[!,.]| \p{Lu}|\s*\n| (?:all|everyone|everybody|team|there|to you))/u }) },
  { says: 'Ana called me this morning. Tidy the cellar', isOfThing: worded({ words: /^(?:this (?:morning|afternoon|evening|week)|earlier today|today|yesterday|just now|last (?:night|week))$/iu, before: TOLD }) },
]
