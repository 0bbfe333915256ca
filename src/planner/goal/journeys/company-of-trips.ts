import type { ReadingContext } from '../reading-context.ts'

/** Who comes along, in every language at once. */
const COMPANION = 'oma|opa|omi|opi|gro(?:ß|ss)eltern|eltern|mama|papa|mutter|vater|frau|mann|partnerin|freundin|freunde?n?|kind(?:er|ern)?|baby|tochter|töchtern?|sohn|söhnen?|enkel(?:n|in|kind(?:er|ern)?)?|hund|familie|schwester|bruder|'
  + 'grandma|grandpa|gran|granny|nan|grandparents?|parents?|mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|friends?|kids?|child|children|baby|toddlers?|teens?|teenagers?|daughters?|sons?|twins|dog|family|sisters?|brothers?|cousins?|colleagues?|mother-in-law|in-laws|adults?|'
  + 'abuel[ao]s?|padres|madre|padre|mujer|marido|esposa|esposo|novi[ao]|pareja|amig[ao]s?|niñ[ao]s?|hij[ao]s?|perro|familia|herman[ao]s?|bebé|adultos?|'
  + 'grand-mère|grand-père|grands-parents|mère|père|femme|mari|copine|copain|ami(?:e|s|es)?|enfants?|bébé|fille|fils|filles|chien|famille|sœur|frère|adultes?|'
  + 'avó|avô|avós|pais|mãe|pai|mulher|esposa|filh[ao]s?|crianças?|cachorro|família|irmão|irmã'
const COUNT = '\\d{1,2}|an?|one|two|three|four|five|six|my|our|the|both|ein\\p{L}*|zwei|drei|vier|mein\\p{L}*|unser\\p{L}*|un[ao]?|dos|tres|cuatro|mi|mis|nuestr[ao]s?|une|deux|trois|quatre|mon|ma|mes|nos|notre|duas?|dois|três|meus?|minhas?'
const COMPANY = new RegExp(`^(?:(?:with|mit|con|avec|com|und|and|y|et|e) )?(?:(?:${COUNT}) )*(?:(?:little|small|young|old|klein\\p{L}*|pequeñ[ao]s|petits?) )?(?:${COMPANION})(?: \\(?\\d{1,2}(?:,? (?:and|und|y|et|e) \\d{1,2})?\\)?)?$`, 'iu')

/** 'Family holiday on Rügen: cliffs, steam train': the trip is none of its own parts. */
const ITSELF = /^(?:\p{L}+ ){0,2}(?:\p{L}*(?:urlaub|reise|ferien)|holidays?|trip|vacation|getaway|break|vacaciones|viaje|vacances|voyage|séjour|férias|viagem) (?:auf|in|an|am|nach|to|on|at|en|a|à|au|aux|em|no|na|para) \p{Lu}/u

/** 'Mit Oma und zwei Kindern': who comes along is nothing to do there, unless one goes to see them. */
export function settleCompany(context: ReadingContext): void {
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !(reading.start === 0 && ITSELF.test(reading.label)))
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !COUNTED_PEOPLE.test(reading.label.trim()))
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.start === 0 || !COMPANY.test(reading.label.trim()) || !isBehindWith(context.prompt, reading.start))
}

/** '38 pupils + 4 staff' go there. */
const COUNTED_PEOPLE = /^(?:\d{1,3} )?(?:pupils|students|staff|teachers|adults|children|kids|teens|people|persons|scouts|teenagers|passengers|travellers|schüler(?:innen)?|lehrer(?:innen)?|erwachsene|kinder|personen|leute|alumnos|profesores|adultos|niños|personas|élèves|professeurs|adultes|enfants|personnes|alunos|professores|crianças|pessoas)$/iu

/** 'With', or a list that begins with it. */
function isBehindWith(prompt: string, start: number): boolean {
  return /(?<!\p{L})(?:with|mit|con|avec|com)\s[^.!?:;]{0,60}$/iu.test(prompt.slice(Math.max(0, start - 70), start))
}
