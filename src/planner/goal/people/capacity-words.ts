/** Words that speak of how many hours there are, without diacritics, in five languages. */

export const HOURS = /^(?:h|hrs?|hours?|std|stunden?|horas?|heures?)$/u
export const OF_SPRINT = /^(?:sprints?|iterations?|iteracion|iteracao)$/u
export const OF_WEEK = /^(?:weeks?|weekly|wk|woche|wochentlich|semana|semanales|semanais|semaine|hebdomadaires)$/u
export const OF_FORTNIGHT = /^(?:fortnights?|fortnightly|quincena|quinzaine|quinzena)$/u
export const OF_DAY = /^(?:day|daily|tag|taglich|dia|jour)$/u
/** Of all there is to do. */
export const OF_ALL = /^(?:total|altogether|overall|whole|entire|all|budget|insgesamt|gesamt|total|todo|tudo|tout)$/u
export const EACH = /^(?:each|apiece|both|everyone|everybody|person|people|head|nobody|noone|none|je|jeweils|jede[rs]?|beide|niemand|cada|ambos|nadie|chacun|chacune|personne|persona|pessoa|ninguem|ambas)$/u
export const TOGETHER = /^(?:together|between|combined|shared|sharing|team|jointly|zusammen|gemeinsam|juntos|juntas|equipo|ensemble|equipe|equipa)$/u
export const EXCEPT = /^(?:except|excepting|but|bar|only|ausser|nur|excepto|salvo|sauf|menos|exceto)$/u
/** That there are so many, or no more. */
export const GIVEN = /^(?:has|have|had|can|could|give|gives|spare|spares|works?|manages?|puts?|available|availability|capacity|budget|max|maximum|most|more|than|up|limit|limited|exceed|hours|there|hat|haben|kann|konnen|maximal|hochstens|verfugbar|kapazitat|tiene|tienen|tenemos|maximo|disponible|disponibles|capacidad|a|ont|avons|peut|peuvent|maximum|disponible|disponibles|capacite|tem|temos|podem|pode|disponivel|capacidade|apiece|each)$/u
const FILLING = /^(?:the|an?|of|in|on|at|for|from|to|with|and|or|as|by|per|every|each|any|one|two|is|are|be|was|will|would|may|must|should|do|does|don't|can't|cannot|can|not|no|only|just|about|around|roughly|approx|ca|helps?|out|they|them|their|we|our|i|my|me|mine|it|this|that|who|he|she|his|her|hers|himself|herself|i've|i'm|we've|got|get|gets|spends?|count|us|time|work|thing|project|plan|please|while|whereas|eat|take|takes|into|use|both|part|than|at|least|reserved|allowed|into|nothing|beyond|der|die|das|den|dem|und|pro|im|in|am|fur|wir|sie|er|ich|es|sind|ist|mit|von|aber|nicht|mehr|als|zeit|projekt|el|la|los|las|de|del|por|para|y|en|que|con|no|mas|solo|tiempo|proyecto|le|les|du|des|par|pour|et|dans|nous|ils|elle|il|ne|pas|plus|que|temps|projet|o|os|as|do|da|dos|e|em|um|uma|nao|mais|apenas|so|tempo|projeto|x|hours)$/u

/** Whether a word says nothing but how much time there is. */
export function isCapacityWord(key: string): boolean {
  return [FILLING, GIVEN, HOURS, OF_SPRINT, OF_WEEK, OF_FORTNIGHT, OF_DAY, OF_ALL, EACH, TOGETHER, EXCEPT].some((words) => words.test(key))
}
