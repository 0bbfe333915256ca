/** What stands above a list of things to do; the keys of the heading without its day. */
export const HEADS_ERRANDS = /^(?:(?:my|the|our|some|meine|mis|mes|minhas) )*(?:errands?|to ?do(?:s| list)?|todos?|to - do(?:s| list)?|things to do|tasks|chores|jobs|list|reminders?|besorgungen|erledigungen|zu erledigen|aufgaben|recados|tareas|pendientes|cosas que hacer|courses|a faire|à faire|taches|tâches|afazeres|tarefas|recados)(?: (?:for|on|this|fur|für|para|pour|am|le|el|na|no))?$/u

/** The beginning of a sentence that goes on with the first thing. */
export const LEADS_ERRANDS = /^(?:(?:i|we) (?:need|have|want|must|should|ought|plan|still need|still have|also need)(?: to)?|i've got to|i gotta|gotta|need to|have to|must|remember to|don't forget to|ich muss|wir mussen|tengo que|tenemos que|hay que|je dois|il faut|tenho que|preciso|temos que) /u

/** Somebody or something that a sentence tells of; an errand begins with a verb or a noun. */
export function isToldOf(keys: readonly string[]): boolean {
  return TELLS.test(keys[0] ?? '') || keys.some((key) => VERB_OF_SENTENCE.test(key))
}

const TELLS = /^(?:i|i'm|i've|i'd|we|we're|we've|he|she|they|you|it|it's|there|this|that|these|those|no|not|never|nothing|nobody|everybody|everyone|please|if|when|because|but|only|except|from|until|between|ich|wir|er|sie|es|nicht|kein|keine|nur|yo|nosotros|no|solo|je|nous|ne|pas|eu|nao|so)$/u
const VERB_OF_SENTENCE = /^(?:is|are|was|were|has|have|had|can|can't|cannot|must|should|will|won't|works|wants|needs|would|could|don't|doesn't|ist|sind|hat|haben|kann|muss|soll|tiene|puede|debe|est|sont|peut|doit|tem|pode|deve)$/u

const ERRANDS: Readonly<Record<string, RegExp>> = {
  en: /^(?:call|phone|ring|text|email|e-mail|message|mail|post|write to|reply|thank|pick up|collect|fetch|drop|return|take|bring|buy|get|order|book|make|renew|register|pay|cancel|submit|send|file|sign|fill|print|copy|scan|clean|tidy|wash|hoover|vacuum|iron|mow|water|feed|walk|fix|repair|change|charge|replace|check|empty|put|hang|clear|pack|unpack|return|visit|see|meet|prepare|finish|prep|draft|review|read|go|ask|remind|schedule|arrange|cook|bake|shop|withdraw|deposit|update|back|confirm|dentist|doctor|gp|vet|haircut|gym|groceries|shopping|laundry|lunch|dinner|coffee|breakfast|dishes|yoga|run|swim|meeting|post office|pharmacy|bank) /u,
  de: / (?:anrufen|abholen|bringen|kaufen|besorgen|einkaufen|bezahlen|überweisen|buchen|reservieren|schreiben|schicken|abgeben|zurückbringen|putzen|waschen|aufräumen|gießen|machen|gehen|holen|kündigen|verlängern|treffen) $|^ (?:zahnarzt|arzt|friseur|einkaufen|sport|mittagessen|abendessen|post|apotheke) /u,
  es: /^(?:llamar|recoger|comprar|pagar|enviar|devolver|llevar|ir|limpiar|lavar|reservar|pedir|escribir|hacer|renovar|quedar|comer|cenar|dentista|médico|medico|peluquería|gimnasio|compra) /u,
  fr: /^(?:appeler|acheter|récupérer|recuperer|chercher|payer|envoyer|rendre|déposer|deposer|aller|nettoyer|laver|réserver|reserver|prendre|écrire|ecrire|faire|renouveler|voir|dentiste|médecin|medecin|coiffeur|sport|courses|déjeuner|dejeuner|dîner|diner) /u,
  pt: /^(?:ligar|buscar|comprar|pagar|enviar|devolver|levar|ir|limpar|lavar|reservar|marcar|escrever|fazer|renovar|ver|dentista|médico|medico|cabeleireiro|academia|ginásio|mercado|almoço|almoco|jantar) /u,
}

/** Whether such words begin something to do (in German, end it). */
export function beginsErrand(keys: readonly string[], language: string): boolean {
  return ERRANDS[language]?.test(`${language === 'de' ? ' ' : ''}${keys.join(' ')} `) ?? false
}
