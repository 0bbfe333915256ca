/** How well a time or an amount suits: it names nothing that is done. */
const RATING = /^(?:(?:is|are|seems?|sounds?|would be|about|quite|very|most|more|only|probably|perhaps|maybe|what['’]?s|i think|ist|sind|es|est|w[aä]re|ser[ií]a|serait|seria) )*(?:realistic(?:ally)?|doable|feasible|manageable|achievable|workable|sustainable|attainable|reasonable|plausible|practicable|likely|comfortable|my limit|realistisch(?:erweise)?|machbar|drin|schaffbar|realistas?|factible|viable|vi[aá]vel|poss[ií]vel|asumible|r[eé]alistes?|faisable|jouable|tenable)(?:,? (?:for (?:me|us)|(?:i|we) (?:can |could )?(?:manage|do|have|get)|f[uü]r (?:mich|uns)|para (?:m[ií]|mim|nosotros|n[oó]s)|pour (?:moi|nous)))?$/iu

/** 'Three evenings a week is realistic', 'realistisch sind zwei Abende': so much there is time for. */
export function isRating(label: string): boolean {
  return RATING.test(label)
}
