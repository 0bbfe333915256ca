/** Whom somebody writes to, how they begin, and what they say before they come to it; in the five languages. */
const ADDRESSES = /^(?:(?:oh|so|right|now),? )?(?:dear(?:est)?|hi|hello|hey|gentlemen|ladies|madam|sirs?|colleagues|honou?red|esteemed|sorry|apologies|apologise|forgive|(?:i )?beg your pardon|(?:look|listen|well|yes|no|right|thanks?|thank you)(?=[,.!]|$)|right then|ok(?:ay)?|whom|to whom|whoever|note to self|grateful|the undersigned|undersigned|season['’]?s greetings|good (?:morning|afternoon|evening)|liebe[rs]?|sehr geehrte\p{L}?|hallo|hola|buen[ao]s (?:d[ií]as|tardes|noches)|estimad[oa]s?|querid[oa]s?|nota mental|bonjour|bonsoir|ch[eè]re?s?|salut|oi|ol[aá]|bo[am] (?:tarde|dia|noite)|prezad[oa]s?|car[oa]s (?:colegas?|amig\p{L}+)|ora bem|equip[ae](?=[,.!]|$))(?![\p{L}'’-])/iu
/** What opens a clause and names nothing. */
const OPENS_CLAUSE = /^(?:and|but|or|because|although|though|if|unless|while|when(?:['’]s)?|why|how|what(?:['’]s)?|which|whose|who|where|as (?:you|we|i|discussed|agreed)|can|could|would|should|is|are|was|were|does|did|i|we|you|he|she|it|they|this is|that['’]?s?|there(?:['’]s| is| are)|nobody|(?:somebody|someone|anybody|anyone|everybody|everyone|one thing)(?! to )|says|said|asked|told|known how|know how|known|ahead of|brought to|comes|goes|meant to be)(?![\p{L}-])/iu
/** Somebody speaks, or something is told of what was named. */
const TELLS = /(?<![\p{L}-])(?:i (?:am|have|had|do|did|don['’]t|can|will|would|need|want|was|see|get|got|never|only|keep|put|take|think|know|just|must|should|could|hope|noticed)|we|(?<!thank )you|they|he|she|(?:\p{L}+ed|sent|gave|got|made) me|myself|i['’](?:m|ve|ll|d)|\p{L}+n['’]t|here['’]s|\p{L}+['’]s (?:lost|got|been|had)|am|was|were|says?|said|told|asked|(?<=\p{L} )will (?:only )?\p{L}+|would|could|should)(?![\p{L}-])/iu
/** One word that says when, how or who, and not what. */
const ONE_WORD = /^(?:along|away|ahead|last(?:ed|ly)?|first(?:ly)?|early|late|gone|mine|ours|yours|far|then|so|also|already|today|tomorrow|tonight|same|sis|bro|mum|dad|sacred|half|yes|no|why|surveyed|agreed|seen|said|held|given|five|ten|three|two|things?|stuff|former|however|therefore|hence|likewise|moreover|otherwise|instead|proper|compulsory|pick|\p{L}{3,}(?<![ebsp]e)ed|appointments?|meetings?|deadlines?|visits?|calls?|sessions?|events?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/iu
/** 'The onion fest needs', 'reading group celebrates': cut off behind its verb. */
const CUT_OFF: ReadonlySet<string> = new Set('needs says falls celebrates starts begins wants happens is are has have gets only that which with for of to the and from as a an goes comes opens closes starting round around about roughly is at in on by monday tuesday wednesday thursday friday saturday sunday'.split(' '))
/** 'Re bell ringers' outing', 'reference to the matter of the exhibition'. */
const REGARDING = /^(?:re|regarding|concerning|with regard to|(?:with )?reference to|about|notes (?:on|about)|thinking aloud about)(?: the (?:matter|question|subject|case) of)?:? (?=\p{L})/iu

/**
 * The name in what a goal was read as, without what only leads up to it or is left of its sentence; null where the words
 * greet somebody, excuse themselves or tell something, and name nothing that a plan could be called by.
 *
 * @example nameIn('Re the choir outing') // 'The choir outing'
 * @example nameIn('Apologies for the length') // null
 */
export function nameIn(words: string, language = 'en'): string | null {
  if (language !== 'en') return ADDRESSES.test(words) ? null : words
  if (words.length > LONGEST + 40) return null
  const name = withoutItsVerb(words.trim().replace(REGARDING, ''))
  return name === '' || ADDRESSES.test(name) || OPENS_CLAUSE.test(name) || ONE_WORD.test(name) || TELLS.test(name) ? null : name
}

function withoutItsVerb(words: string): string {
  const end = words.lastIndexOf(' ')
  return end >= SHORTEST && CUT_OFF.has(words.slice(end + 1).toLowerCase()) ? withoutItsVerb(words.slice(0, end)) : words
}

/** In characters. */
const LONGEST = 70
const SHORTEST = 4
