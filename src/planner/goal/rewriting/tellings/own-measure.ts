import type { Said } from '../said.ts'

/** Opens a sentence or a clause of its own. */
const OPENS = String.raw`(?<=(?:^|[.;!?,\n(]|[.;!?,] (?:and|but|so|und|aber|y|pero|et|mais|e|mas)|[–—]) ?)`
const CLOSES = String.raw`(?=\s*(?:[.;!?,)\n]|$))`

/** What somebody has of time, or can take at once; the amount is `$1`. */
type Measure = { told: RegExp; plain: string }

function measure(told: string, plain: string): Measure {
  return { told: new RegExp(`${OPENS}${told}${CLOSES}`, 'giu'), plain }
}

const SOME = String.raw`\d{1,3}(?:[.,]\d{1,2})?|\p{L}{2,12}`
const DE = String.raw`((?:(?:einer?|einen) )?(?:${SOME}) (?:stunden?|minuten|std\.?|min\.?)|(?:eine )?halbe stunde)`
const ES = String.raw`((?:${SOME}) (?:horas?|minutos)|media hora)`
const FR = String.raw`((?:${SOME}) ?(?:heures?|h|minutes|min)|une demi-heure)`
const PT = String.raw`((?:${SOME}) (?:horas?|minutos)|meia hora)`
const EN = String.raw`((?:${SOME}) (?:hours?|minutes|mins?)|half an hour)`

const MEASURES: readonly Measure[] = [
  measure(String.raw`(?:mir|uns) bleiben (?:etwa |ungefähr |rund |circa |ca\.? |nur |vielleicht )?${DE} (?:in der|pro|die) woche`, 'Höchstens $1 pro Woche'),
  measure(String.raw`pro (woche|tag) (?:sind|ist|gehen|geht) (?:etwa |ungefähr |rund |maximal |höchstens |nur )?${DE} (?:drin|möglich|machbar)`, 'Höchstens $2 pro $1'),
  measure(String.raw`(?:mehr|länger) als ${DE} am stück (?:schaffe|kann|will|halte|geht|mag) (?:(?:ich|wir|bei mir|bei uns) )?(?:das )?(?:nicht|nie)(?: durch| aus| mehr)?`, 'Höchstens $1 am Stück'),
  measure(String.raw`(?:am liebsten|gern|gerne|lieber|bitte|am besten) in (?:häppchen|portionen|blöcken|einheiten|abschnitten) (?:von|zu) (?:je )?${DE}`, 'Sitzungen von $1'),
  measure(String.raw`(?:le |les )?(?:puedo|podemos) dedicar(?:le|les)? (?:unas |unos |como |hasta )?${ES} (?:por|a la) semana`, 'Como mucho $1 a la semana'),
  measure(String.raw`(?:mejor |prefiero |a ser posible )?en (?:ratos|bloques|sesiones|tandas) de ${ES}`, 'Sesiones de $1'),
  measure(String.raw`no (?:aguanto|rindo|puedo|resisto) más de ${ES} (?:seguidas?|de un tirón|de una vez)`, 'Sesiones de $1 como mucho'),
  measure(String.raw`(?:j['’]ai|nous avons|on a|je dispose d['’e]|il me reste) ?(?:environ |à peu près |à peine |seulement |peut-être )?${FR} par semaine`, 'Au maximum $1 par semaine'),
  measure(String.raw`(?:je n['’]ai|nous n['’]avons|on n['’]a) (?:guère )?(?:que |qu['’])${FR} par (jour|semaine)`, 'Au maximum $1 par $2'),
  measure(String.raw`(?:plutôt |si possible |de préférence )?(?:par|en) (?:tranches|séances|blocs|morceaux) de ${FR}`, 'Des séances de $1'),
  measure(String.raw`(?:eu )?(?:tenho|temos|sobram-me|me sobram) (?:umas |uns |cerca de |mais ou menos |só )?${PT} (?:por|na) semana`, 'No máximo $1 por semana'),
  measure(String.raw`(?:de preferência |melhor |prefiro )?em (?:blocos|sessões|pedaços) de ${PT}`, 'Sessões de $1'),
  measure(String.raw`(?:nie|niemals|nicht|keine) zwei (?:davon )?am (?:selben|gleichen) tag`, 'Höchstens eine pro Tag'),
  measure(String.raw`(?:nunca|no) (?:haya )?dos el mismo día`, 'Como mucho una al día'),
  measure(String.raw`(?:jamais|pas) deux le même jour`, 'Au maximum une par jour'),
  measure(String.raw`(?:nunca|não) (?:haja )?(?:dois|duas) no mesmo dia`, 'No máximo uma por dia'),
  measure(String.raw`(?:no|never|not) two (?:of (?:them|these|those) |\p{L}+ )?(?:on|in) (?:the same|one|a single|any one) day`, 'At most one a day'),
  measure(String.raw`(?:i |we )?(?:need|want|would like|prefer|'d like) (?:it|this|them|everything) in (?:chunks|blocks|sittings|slots|bits) of ${EN}`, 'Sessions of $1'),
]

/** How much time somebody says to have, in the words that every reader knows: 'J’ai environ 6 heures par semaine'. */
export function tellingsOfOwnMeasure(text: string): Said[] {
  return MEASURES.flatMap(({ told, plain }) => [...text.matchAll(told)].map((match) => ({
    text: plain.replace(/\$(\d)/gu, (_, group: string) => match[Number(group)]!), start: match.index, end: match.index + match[0].length,
  })))
}
