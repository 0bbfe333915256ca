export type Relation = 'household' | 'child' | 'kin' | 'friend' | 'colleague' | 'superior' | 'helper'

/** How somebody who is not named stands to the user, in every language at once. */
const RELATIVES: readonly (readonly [Relation, string])[] = [
  ['household', 'partner|partnerin|wife|husband|boyfriend|girlfriend|spouse|mum|mom|mother|dad|father|parents|sister|brother|roommate|flatmate|frau|mann|bruder|schwester|frere|soeur|sœur|mujer|esposa|marido|esposo|novia|novio|hermano|hermana|femme|mari|copine|copain|irmao|irma|namorada|namorado'],
  ['child', 'son|daughter|sohn|tochter'],
  ['kin', 'cousin|uncle|aunt|grandma|niece|nephew'],
  ['friend', 'friend|freund|freundin|amigo|amiga|ami|amie'],
  ['colleague', 'colleague|coworker|teammate|co-founder|cofounder|kollege|kollegin|socio|socia|collegue'],
  ['superior', 'boss|manager|chef|chefin|jefe'],
  ['helper', 'nanny|babysitter|trainer|coach|tutor|teacher|neighbour|neighbor'],
]

const RELATION_OF: ReadonlyMap<string, Relation> = new Map(RELATIVES.flatMap(([relation, words]) => words.split('|').map((word) => [word, relation] as const)))

/** Whether a word names somebody by what they are to the user; only in these relations, if any are given. */
export function isRelative(key: string, ...relations: readonly Relation[]): boolean {
  const relation = RELATION_OF.get(key)
  return relation !== undefined && (relations.length === 0 || relations.includes(relation))
}
