/**
 * What a German verb at the end of its clause names: the thing with it ('Tischkarten abholen' of 'Tischkarten noch
 * diese Woche abholen'), or nothing, where it only says of somebody or something how it is ('die nur am Samstag kommt',
 * 'dauert eine Woche'); undefined for any other name.
 */
export function nameOfFinalVerb(name: string, words: string): string | null | undefined {
  if (!/^\p{Ll}{3,}$/u.test(name)) return undefined
  if (SAYS_HOW.test(name) || name.endsWith('t') && RELATIVE.test(words) && words.endsWith(` ${name}`)) return null
  const thing = name.endsWith('en') && words.endsWith(` ${name}`) ? THING.exec(words)?.[1] : undefined
  return thing === undefined ? undefined : `${thing} ${name}`
}

const SAYS_HOW = /^(?:dauert|dauern|kommt|bleibt|steht|liegt|fehlt|beginnt|endet|öffnet|schließt|schliesst)$/u
const RELATIVE = /^(?:und |aber )?(?:der|die|das|den|dem|deren|dessen|wer|wo) \p{Ll}\S* \S+ /u
/** Nouns have capitals; what is said of time follows. */
const THING = /^(?:(?:die|den|das|alle|meine|unsere) )?(\p{Lu}\p{Ll}[\p{L}-]*) (?:noch|schon|diese|nächste|bis|vor|in|im|am|ab|erst|spätestens|gleich|heute|morgen) /u
