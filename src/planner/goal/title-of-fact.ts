/** Who or what it is about, before the verb. */
const WHOSE = "(?:my|our|the|his|her|their|this)"
const SOMEBODY = String.raw`${WHOSE} (?:[\p{L}\p{N}'’-]+ ){1,4}?`
const HAPPENS = String.raw`(?:is|are|was|has|have|had|does|do|will|can|can['’]t|must|needs?|wants?|starts?|begins?|ends?|expires?|closes?|opens?|comes?|arrives?|visits?|retires?|graduates?|marries|marry|moves?|turns?|runs?|floods?|broke|leaks?|barks?|keeps?|lost|gets?|stays?|plays?|says?|wakes?|leaks?|drips?|smells?|stinks?|hurts?|aches?|fails?|blew|came|fell|burst|collapsed|tore|jams?|crash(?:es|ed)?|overflows?|still|never)`
const FACT = new RegExp(String.raw`^${SOMEBODY}${HAPPENS}(?!\p{L})`, 'iu')
/** 'My son has exams': what he has is what it is about; 'has to', 'has been' say something else. */
const HAS = new RegExp(String.raw`^(?:(?:${WHOSE} )?(?:[\p{L}\p{N}'’-]+ ){1,4}?)?(?:has|have) (?:got )?(?:(?:an?|the|its|his|her|their|my|our|some) )?(?!(?:to|been|no|not|never|always|already|just|become|had|lost|got|gone|made|done|\p{L}+ed) )(?=\p{L})`, 'iu')
/** Where another clause begins. */
const NEXT_CLAUSE = new RegExp(String.raw`,? (?:and|but|so|because|while|although) (?:(?:i|we|he|she|they|it|there|nobody|nothing|somebody)(?:['’]\p{L}+)? |(?:i|we)(?:['’]\p{L}+)|(?:finally|recently) |(?:work|live|have|am|are|can|cannot|can['’]t|don['’]t|do not|want|need|haven['’]t|has|is) |${SOMEBODY}${HAPPENS}(?!\p{L})).*$`, 'iu')

/** The verb of 'my marathon is in 12 weeks', 'deadlines are 15 January and …', whose day was cut off. */
const TELLS_WHEN = /(?: whose (?:deadlines|dates))? (?:is|are|was|will be|takes place|take place)$/iu

/** 'The wedding is on 20 June and we still need a venue': what it is all for. */
const LACKING_FOR = /^(?:the|our|my) (?<what>[^.,;:!?\d]{3,30}?) (?:is|are) (?:on|in|at)(?!\p{L})[^.;!?]{0,40}? (?:and|but) (?:we|i) (?:still )?(?:need|lack|have no|don['’]t have) (?!to )/iu
/** What only says that there is something, or who asked for it. */
const LEADS_IN = /^(?:(?:my|our|the) (?:[\p{L}’'-]+ ){1,3}?(?:(?:has|have|needs?) to|must) (?!be )|(?:[\p{L}’'-]+ ){1,2}?(?:has|have) to (?!be )|there(?:['’]s| is| are) (?:an? )?|having an? |(?:(?:so )?(?:i|we)(?:['’]ve| have)? )?(?:said yes to|agreed to|volunteered (?:to|for)|signed up (?:to|for)|let (?:myself|ourselves|me|us) in for) (?:the |an? )?|(?:been )?(?:asked|told) to |(?:my |our |the )?[\p{L}\p{N}&’'.-]+(?: [\p{L}’'-]+)? (?:has |have |had )?(?:landed|saddled|lumbered|stuck|tasked|entrusted) (?:me|us) with (?:the |an? |our )?|(?:the )?\p{Lu}[\p{L}&.-]{0,12} (?:needs|wants) an? )/iu

/** The quilt of 'promised my niece a baby quilt'. */
const TO_WHOM = /^(?:(?:my|our|his|her) )?(?:niece|nephew|mum|mom|mother|dad|father|son|daughter|sister|brother|grandson|granddaughter|grandma|grandad|gran|aunt|uncle|cousin|wife|husband|friend|neighbour|neighbor|boss) an? (?=\p{L})/iu

/** 'No alcohol', 'give up sugar': without it the title would be what is given up. */
const GIVEN_UP = /(?:^|[.;!?\n] ?)((?:no(?: more)?|without|give up|giving up|quit|cut out|cut down on|less|fewer) )$/iu

/**
 * The name of what a plain statement is about, for a title: 'Exams in maths' of 'my son has exams in maths', 'My lease ends' of
 * 'lease ends'; `words` as they are where the prompt states no fact. English.
 */
export function titleOfFact(words: string, prompt: string): string {
  const own = words.replace(NEXT_CLAUSE, '').replace(TELLS_WHEN, '') || words
  const lacking = LACKING_FOR.exec(prompt)?.groups!['what']
  if (lacking !== undefined && !words.includes(lacking)) return lacking
  const leading = own.replace(LEADS_IN, '').replace(TO_WHOM, '')
  if (leading !== own) return leading
  const at = prompt.indexOf(own)
  const denied = at > 0 ? GIVEN_UP.exec(prompt.slice(0, at))?.[1] : undefined
  if (denied !== undefined) return `${denied}${own}`
  const said = at > 0 ? `${/(?:^|[.;,:!?]\s|\n)((?:my|our|the|his|her|their|this) )$/iu.exec(prompt.slice(0, at))?.[1] ?? ''}${own}` : own
  return FACT.test(said) || HAS.test(said) ? withoutWhoHas(said) : own
}

/** Who tells a fact, what happens in it, and where it is left for what is wanted: in the other languages. */
const TOLD_IN: Readonly<Record<string, { who: RegExp; happens: RegExp; next: RegExp }>> = {
  de: { who: /(?:^|[.;!?]\s)((?:meine?r?|unsere?r?|der|die|das) )$/iu, happens: /(?<!\p{L})(?:kommt|kommen|wird|werden|ist|sind|hat|haben|wurden?|zieht|ziehen|endet|enden|beginnt|beginnen|heiratet|heiraten|läuft|geht|besucht|besuchen)(?!\p{L})/u, next: / (?:und|aber|denn) (?:ich|wir|er|sie|es|der|die|das|habe|haben|will|wollen|möchte|muss)(?!\p{L}).*$/u },
  es: { who: /(?:^|[.;!?]\s)((?:mis?|nuestr[oa]s?|el|la|los|las|me|nos|se) )$/iu, happens: /(?<!\p{L})(?:cumplen?|vienen?|llegan?|empiezan?|terminan?|acaban?|es|está|están|tiene|tienen|ha|han|mudo|mudamos|caso|casamos|jubilo|casan?|vence|nace|entran?|vuelven?|se incorporan?|visitan?)(?!\p{L})/u, next: / (?:y|pero) (?:yo|me|nos|no|el|la|los|las|quiero|queremos|tengo|tenemos|necesito|debo)(?!\p{L}).*$/u },
  fr: { who: /(?:^|[.;!?]\s)((?:mon|ma|mes|notre|nos|le|la|les|je|nous|on) )$/iu, happens: /(?<!\p{L})(?:vient|viennent|arrivent?|fête|fêtent|est|sont|a|ont|commence|finit|dors|dort|se|déménage|va|vont|entre)(?!\p{L})/u, next: / (?:et|mais) (?:je|j['’]|nous|on|il|elle|ils|le|la|les)(?!\p{L}).*$/u },
  pt: { who: /(?:^|[.;!?]\s)((?:(?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?)|o|a|os|as) )$/iu, happens: /(?<!\p{L})(?:faz|fazem|vem|vêm|chegam?|começam?|terminam?|acabam?|é|está|estão|tem|têm|foi|casa|casam)(?!\p{L})/u, next: / (?:e|mas) (?:eu|nós|o|a|os|as|não|quero|queremos|tenho|temos|preciso)(?!\p{L}).*$/u },
}
/** 'Ich fange am 1. März eine neue Stelle an': the verb alone is no name. */
const VERB_ALONE = /^(?:ich|wir) (?<verb>\p{Ll}+)(?= )/iu
const LONGEST_CLAUSE = 70

/** 'Mis padres vienen' of 'padres vienen', in German, Spanish, French and Portuguese. */
export function titleOfFactIn(language: string, words: string, prompt: string): string {
  const told = TOLD_IN[language]
  if (told === undefined) return words
  const own = words.replace(told.next, '') || words
  const [clause = ''] = prompt.trim().split(/(?<!\d)[.!?\n;]|,\s/u)
  if (VERB_ALONE.exec(clause)?.groups!['verb']?.toLowerCase() === own.toLowerCase()) return clause.length <= LONGEST_CLAUSE ? clause : own
  const at = prompt.indexOf(own)
  const who = at > 0 && told.happens.test(own) ? (told.who.exec(prompt.slice(0, at))?.[1] ?? '') : ''
  return `${who}${own}`
}

/** 'Our heating broke' of 'our heating broke and the plumber can only come on Tuesday'. */
export function firstClause(prompt: string): string {
  return prompt.split(/[.!?\n]/u)[0]!.replace(NEXT_CLAUSE, '')
}

/** Whether a sentence tells how something is, and asks for nothing. */
export function tellsFact(sentence: string): boolean {
  return FACT.test(sentence)
}

/** The mould of 'my flat has mould and …'; null where nobody is said to have it. */
export function whatIsHad(sentence: string): string | null {
  const had = withoutWhoHas(sentence)
  return had === sentence ? null : had
}

/** The concert of 'the choir has its concert'. */
export function withoutWhoHas(words: string): string {
  return /^(?:has|have)(?!\p{L})/iu.test(words) ? words : words.replace(HAS, '').replace(/^(?:promised|asked|told|invited) to (?=\p{L})/iu, '')
}

/** 'We fly to Tokyo', as said by whoever will be away, and the words that name such a journey. */
const JOURNEYS: readonly { told: RegExp; named: string }[] = [
  { told: /^(?:(?:we|i)(?:['’](?:re|m)| are| am)? )?(?:fly|flying|going|travel|travell?ing|leave|leaving|set(?:ting)? off|driv(?:e|ing)|head(?:ing)?|sail(?:ing)?|off) (?:out |off )?(?:to|for) (?<place>(?:the )?\p{Lu}[^,.;:!?]*?)(?= (?:on|from|in|for|next|this|at) |[,.;:!?]|$)/iu, named: 'Trip to ' },
  { told: /(?<!\p{L})spend(?:ing)? (?:the |our |my )?(?<place>(?:(?:an?|two|three|four|five|six|seven|eight|ten|twelve|fourteen|some|\d+) )?\p{L}+ (?:in|on) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u, named: '' },
  { told: /^(?:Wir|Ich) (?:flieg|fahr|reis)en? (?:[^,;:!?]{0,60}? )?nach (?<place>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u, named: 'Reise nach ' },
  { told: /^(?:Nous|On|Je) (?:part|vol|all|vai|va)\p{L}* (?<place>(?:à|au|aux|en) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u, named: 'Voyage ' },
]

/** The trip to Tokyo of 'we fly to Tokyo'; null where the goal tells of no journey. */
export function titleOfJourney(prompt: string): string | null {
  for (const { told, named } of JOURNEYS) {
    const place = told.exec(prompt.trim())?.groups!['place']
    if (place !== undefined) return capitalised(`${named}${place}`)
  }
  return null
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
