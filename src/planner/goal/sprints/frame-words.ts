/** Words that speak of how many sprints there are, how long, from when and until when; without diacritics, in five languages. */

/** What is cut into equal lengths, whatever the prompt calls it. */
export const SPRINT_NOUNS = /^(?:e?sprint(?:s|es)?|iterations?|iterationen|iteracion(?:es)?|iteracao|iteracoes)$/u
/** Sprints to a team that names no other ones, where a length stands beside them. */
export const OTHER_NOUNS = /^(?:cycles?|blocks?|rounds?|stages?|timeboxes|zyklus|zyklen|etappen?|bloques?|ciclos?|etapas?|etapes?|blocos?)$/u
/** Two weeks that are counted like sprints. */
export const FORTNIGHTS = /^(?:fortnights|quinzaines|quincenas|quinzenas)$/u
/** Of a sprint that was named before. */
export const POINTING = /^(?:ones?|them|those|these|such|that|davon|deles|dessen)$/u
export const EACH = /^(?:each|apiece|every|per|je|jeweils|jede[rs]?|cada|chacun|chaque|pro|por|par)$/u
export const TOTAL = /^(?:total|altogether|all|number|insgesamt|gesamt|stuck|zahl|nombre|numero)$/u
/** Behind a number that nothing else stands beside. */
export const ENOUGH = /^(?:should|will|would|must|do|be|is|are|enough|suffice|plenty|fine|reichen|genugen|bastan|suffisent|chegam|bastam)$/u
export const START = /^(?:start|starts|starting|started|begin|begins|beginning|kick|kicks|kick-off|kickoff|kicking|open|opens|opening|go|goes|going|gets|getting|underway|commence|commences|commencing|beginn|beginnt|beginnen|startet|starten|los|auftakt|empieza|empiezan|empezamos|comienza|comienzan|comenzamos|inicio|arranca|arrancamos|commence|commencent|commencons|debut|debute|debutent|demarre|demarrons|comeca|comecam|comecamos|comecar|arranque)$/u
export const FIRST = /^(?:first|erste[rn]?|primer[ao]?|premiere?|primeir[ao])$/u
export const LAST = /^(?:last|final|ends?|ending|finish|finishes|over|endet|enden|ende|letzte[rn]?|termina|terminan|terminamos|acaba|acabam|fin|final|finit|finissent|dernier|ultim[ao])$/u
/** That there are so many. */
export const HAVE = /^(?:there|are|is|have|had|want|need|do|run|make|plan|use|be|got|sind|haben|wollen|brauchen|machen|son|hay|tenemos|queremos|haremos|hacemos|a|avons|voulons|faisons|sao|ha|temos|fazemos)$/u
/** A length or a count in the manner of a form. */
export const HEADS = /^(?:length|duration|cadence|rhythm|lange|dauer|takt|duracion|duree|duracao)$/u
/** What may stand beside these without saying anything further. */
const FILLING = /^(?:the|a|an|our|of|in|on|at|for|from|to|with|and|so|then|it|we|they|you|us|let|let's|that|which|will|shall|should|would|can|may|last|lasts|lasting|take|takes|taking|run|runs|running|being|is|are|was|be|long|full|whole|equal|consecutive|back|week|weeks|day|days|date|work|works|working|plan|please|pls|split|cut|into|happens|done|time|one|as|by|mon|monday|off|way|under|right|off|number|count|kind|no|rather|just|exactly|agreed|follow|when|here|onwards?|get|give|make|up|longer|not|has|have|der|die|das|den|dem|es|wir|sie|ein|eine|einen|von|zu|am|ab|mit|und|dann|dauern|dauert|sind|ist|geht|geht's|jeder|lang|gleich|arbeiten|el|la|los|las|lo|un|una|uno|unos|de|del|desde|con|y|se|son|es|duran|dura|trabajamos|dia|lunes|le|les|l|des|d|du|et|en|on|nous|il|y|ils|durent|dure|travaillons|lundi|au|jour|o|os|as|e|em|no|na|do|dos|da|com|sao|duram|trabalhamos|segunda|partir|longs|chacune|uma|um)$/u

/** Whether a word says nothing but the frame of the sprints. */
export function isFrameWord(key: string): boolean {
  return [FILLING, SPRINT_NOUNS, POINTING, EACH, TOTAL, ENOUGH, START, FIRST, LAST, HAVE, HEADS].some((words) => words.test(key))
}
