/** What stands before a colon and a list of what is not to be done, without diacritics. */
const HEADS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:explicitly|deliberately|definitely|clearly|things|what is|what's) )?(?:not in scope|out of scope|out|not included|not covered|excluded|exclusions|non ?-? ?goals|not wanted|leave out|left out|not needed|won't do|explicitly not|without|no|parked|postponed|on hold|for later|for another time|not (?:now|yet|for now|this time|this year|planned|ours|our job|our part)|(?:later|only later) ,? ?not now|not part|not part of (?:it|this|the plan|the project|the scope|the work|this \w+)|not (?:in|within|during) (?:this|the|our|scope)(?: (?:first|next|current))?(?: \w+)?|(?:it |this |that )?(?:does not|doesn't|do not) include|(?:we )?(?:don't|do not|won't|will not) (?:do|touch|include|build))$/u,
  de: /^(?:(?:ausdrucklich|bewusst) )?(?:nicht dabei|nicht enthalten|nicht inbegriffen|nicht teil(?: davon| des \w+| der \w+)?|nicht in (?:diesem|dieser) \w+|nicht im umfang|nicht vorgesehen|nicht geplant|nicht jetzt|ohne|aussen vor|ausgeschlossen|ausgenommen|erst spater|kein thema|bleib(?:t|en) (?:draussen|aussen vor|weg)|fall(?:t|en) weg)$/u,
  es: /^(?:no incluid[oa]s?|no incluye|no entran?|fuera(?: del? alcance)?|sin|excluid[oa]s?|no en este \w+|quedan? fuera|para mas adelante|no forman? parte|no por ahora)$/u,
  fr: /^(?:hors perimetre|hors projet|pas inclus|non inclus|n'inclut pas|exclus?|sans|pas dans ce \w+|ne (?:fait|font) pas partie|pour plus tard|pas maintenant)$/u,
  pt: /^(?:fora(?: do (?:escopo|ambito))?|nao inclui(?:do|dos|da|das)?|sem|excluid[oa]s?|nao neste \w+|ficam? de fora|para depois|nao faz(?:em)? parte)$/u,
}

/** Whether a clause is the head of a list that is left out: 'Not in this sprint', 'Nicht dabei', 'Queda fuera'. */
export function isHeadOfOmission(keys: readonly string[], language: string): boolean {
  return HEADS[language]?.test(keys.join(' ')) ?? false
}
