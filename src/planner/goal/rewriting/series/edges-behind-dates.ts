import { ANY_WEEKDAY } from '../../weekday-names.ts'
import type { Said } from '../said.ts'

const MONTH = String.raw`(?:jan|jän|ene|feb|fév|fev|mar|mär|apr|abr|avr|may|mai|jun|jui|jul|aug|ago|aoû|sep|set|oct|okt|out|nov|dec|dez|déc|dic)\p{L}{0,7}`
const DATE = String.raw`(?:(?:(?:on |el |le |am |a |em )?(?:${ANY_WEEKDAY}),? )?(?:(?:the |el |le |o |a )?\d{1,2}(?:st|nd|rd|th|er|\.)?(?: of| de)? ${MONTH}|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?))(?!\p{L})`
const ONE = String.raw`(?: (?:one|time|turn|session|date|class|lesson|of them|of these|of those|vez|sesión|fois|séance|termin|sessão))?`
const END = String.raw`(?=\s{0,2}(?:[.,;!?)\n]|$)|\s(?:and|but|so|und|y|et|e)(?!\p{L}))`

type Form = { told: RegExp; plain: (groups: Readonly<Record<string, string | undefined>>) => string }

const FORMS: readonly Form[] = [
  // 'Every other Friday, the next two calls being 10 September and 24 September'.
  { told: new RegExp(String.raw`(?<=(?:every|each|weekly|fortnightly|monthly)[^.;]{0,40},) the (?:next|first)(?: (?:two|three|four|few))?(?: (?!of)\p{L}+)? (?:being|are|is|will be) (?<date>${DATE})(?:(?:,| and|, and) ${DATE})*${END}`, 'giu'), plain: ({ date }) => ` first on ${date!}` },
  // '2 July being the first and 17 September the last'.
  { told: new RegExp(String.raw`(?<![\p{L}\d])(?<date>${DATE}),? (?:(?:being|is|was|will be|as) )?the (?<side>first|last|final)${ONE}${END}`, 'giu'), plain: ({ date, side }) => `${side!.toLowerCase()} one on ${date!}` },
  { told: new RegExp(String.raw`(?<![\p{L}\d])(?:siendo )?(?<date>${DATE}) (?<side>el primero|la primera|el último|la última)${ONE}${END}`, 'giu'), plain: ({ date, side }) => `${side!.toLowerCase().split(' ')[1]!.replace(/o$/u, 'a')} vez ${date!}` },
  { told: new RegExp(String.raw`(?<![\p{L}\d])(?<date>${DATE})(?: étant)? (?:la|le) (?<side>première?|premier|dernière?|dernier)${ONE}${END}`, 'giu'), plain: ({ date, side }) => `${/^p/iu.test(side!) ? 'première' : 'dernière'} fois ${date!}` },
  { told: /(?<!\p{L})(?<side>erstmals|erstmalig|zum ersten mal|letztmals|letztmalig|zum letzten mal) (?=(?:am|den) )/giu, plain: ({ side }) => `${/erst/iu.test(side!) ? 'erster' : 'letzter'} Termin ` },
  // 'Up to and including 3 August'.
  { told: new RegExp(String.raw`(?<!\p{L})(?:right )?(?:(?:up )?(?:to|until|till) and including|right up (?:to|until|till)) (?=${DATE})`, 'giu'), plain: () => 'until ' },
  { told: /(?<!\p{L})bis (?:einschlie(?:ß|ss)lich|inklusive|und mit|inkl\.) (?=(?:zum |\p{L}{4,10}, )?\d)/giu, plain: () => 'bis ' },
  { told: new RegExp(String.raw`(?<=(?:hasta|até|ao?|jusqu['’]au|bis|bis zum) ${DATE}),? (?:inclusive|incluido|inclusivé|inclus|compris|einschlie(?:ß|ss)lich|inklusive)(?!\p{L})`, 'giu'), plain: () => ' ' },
]

/** '17 July being the first time and 7 August the last', 'erstmals am 7. September': the first and the last of what recurs, told from the date. */
export function edgesBehindDates(text: string): Said[] {
  return FORMS.flatMap(({ told, plain }) => [...text.matchAll(told)].map(({ 0: words, index, groups }) => ({ text: plain(groups ?? {}), start: index, end: index + words.length })))
}
