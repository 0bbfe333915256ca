const MAKES = 'toyota|honda|ford|vw|volkswagen|bmw|audi|mercedes(?:[ -]benz)?|opel|vauxhall|renault|peugeot|citro[eë]n|fiat|seat|[šs]koda|kia|hyundai|nissan|mazda|subaru|volvo|mini cooper|tesla|chevrolet|chevy|dodge|jeep|lexus|suzuki|mitsubishi|dacia|land rover|range rover|jaguar|porsche|alfa romeo'
const MODELS = 'corolla|camry|yaris|prius|rav4|civic|accord|cr-v|golf|polo|passat|tiguan|focus|fiesta|mondeo|f-150|astra|corsa|clio|m[ée]gane|twingo|kangoo|panda|punto|octavia|fabia|qashqai|micra|outback|forester|silverado|wrangler|sandero|model 3|beetle|defender'
/** A year, a make and a model, or two of these: 'Ford' alone is also a name, and 'golf' a game. */
const CAR = new RegExp(String.raw`(?<!\p{L})(?:(?:19|20)\d{2} (?:${MAKES}|${MODELS})(?: (?:${MODELS}|[a-z]?\d{1,3}[a-z]?))?|(?:${MAKES}) (?:${MODELS}|[a-z]?\d{1,3}[a-z]{0,2}))(?![\p{L}\d])`, 'giu')

/** 'Sell my 2016 Corolla' says what 'sell my car' does. */
export function carsByName(text: string): string {
  return text.replace(CAR, 'car')
}
