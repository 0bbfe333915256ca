/** What a phrase says of the things on its two sides: which of them is done first, or that what stands behind it is lacked or needed. */
export type OrderWord = 'before' | 'after' | 'until' | 'when' | 'without' | 'needs' | 'with'

/** What joins two things of an order, by language; words as the keys of tokens. */
export const ORDER_WORDS: Readonly<Record<string, Readonly<Partial<Record<OrderWord, string>>>>> = {
  en: {
    before: "before | ahead of | prior to | in advance of | in time for | by the time | precedes | precede | is followed by | are followed by | followed by | and then | then | and only then | only then | and after that | and afterwards | blocks | block | unblocks | gates | is needed for | are needed for | is a must for",
    after: 'after | only after | only once | only when | only if | once | as soon as | following | not before | not until | until after | follows | follow | depends on | depend on | relies on | rely on | hinges on | waits for | wait for | waits on | wait on | builds on | build on | comes out of',
    until: 'until | till', when: 'when', without: 'without', needs: 'needs | need | requires | require', with: 'with',
  },
  de: {
    before: 'vor | bevor | ehe | noch vor | und dann | dann | und danach | und erst dann',
    after: 'nach | nachdem | sobald | erst nach | erst nachdem | erst wenn | erst sobald | folgt auf | folgen auf',
    until: 'bis', when: 'wenn | sobald', without: 'ohne', needs: 'braucht | brauchen | benotigt | benotigen', with: 'mit',
  },
  es: {
    before: 'antes de que | antes de | antes del | antes que | previo a | y luego | luego | y despues',
    after: 'despues de que | despues de | despues del | tras | una vez que | una vez | en cuanto | tan pronto como | solo cuando | solo despues de | solo despues del | solo tras | depende de | depende del | dependen de',
    until: 'hasta que | hasta', when: 'cuando', without: 'sin', needs: 'necesita | necesitan | requiere | requieren', with: 'con',
  },
  fr: {
    before: "avant que | avant de | avant d' | avant | et puis | puis | et ensuite",
    after: "apres que | apres | une fois que | une fois | qu'une fois | des que | sitot | seulement quand | seulement apres | qu'apres | que lorsque | depend de | depend du | dependent de",
    until: "jusqu'a ce que | jusqu'a | tant que", when: 'quand | lorsque', without: 'sans', needs: 'necessite | necessitent', with: 'avec',
  },
  pt: {
    before: 'antes que | antes de | antes da | antes do | antes das | antes dos | e depois | e a seguir',
    after: 'depois que | depois de | depois da | depois do | depois das | depois dos | apos | uma vez | assim que | logo que | so quando | so depois de | so depois da | so depois do | so apos | depende da | depende do | depende de',
    until: 'ate que | ate', when: 'quando', without: 'sem', needs: 'precisa da | precisa do | precisa de | requer | exige', with: 'com',
  },
}

/** What says that a clause comes after the thing named last, alone at either end of the clause. */
export const NEXT_WORDS: Readonly<Record<string, string>> = {
  en: 'then | only then | after that | after this | after which | after these | after those | after them | after it | afterwards | only after that | only afterwards | next | from there | following that | once that is done | when that is done | once that is there | once those are done | follow | follows | come next | comes next | come after | comes after | come afterwards | comes afterwards',
  de: 'dann | erst dann | danach | erst danach | anschliessend | hinterher | hiernach | im anschluss | folgen | folgt | folgen danach | folgt danach',
  es: 'luego | despues | solo despues | a continuacion | y luego | tras eso | despues de eso',
  fr: "puis | ensuite | apres | apres cela | apres ca | seulement apres | seulement ensuite",
  pt: 'depois | so depois | em seguida | a seguir | depois disso | apos isso',
}

/** What says that a thing opens the order, alone at either end of its clause. */
export const FIRST_WORDS: Readonly<Record<string, string>> = {
  en: 'first | first of all | to begin with | first off',
  de: 'erst | zuerst | zunachst | als erstes',
  es: 'primero | en primer lugar',
  fr: "d'abord | en premier",
  pt: 'primeiro | em primeiro lugar',
}

/** What bars a deed: together with 'before', 'until' and 'without' the thing behind those is done first. */
export const BARS: Readonly<Record<string, RegExp>> = {
  en: /^(?:no|not|nothing|never|none|cannot|nor|waits?|waiting|hold|holds|\p{L}+n['’]t)$/u,
  de: /^(?:kein\p{L}*|nicht|nichts|nie|niemals|warten|wartet)$/u,
  es: /^(?:no|nada|nunca|ningun\p{L}*|espera|esperan|esperar)$/u,
  fr: /^(?:pas|rien|jamais|aucune?|ne|n['’]\p{L}+|attend|attendent|attendre)$/u,
  pt: /^(?:nao|nada|nunca|nenhuma?|espera|esperam|esperar)$/u,
}

/** What narrows a 'when' to an order: 'only when', 'erst … wenn'. */
export const ONLY: Readonly<Record<string, RegExp>> = {
  en: /^(?:only|just)$/u, de: /^(?:erst|nur)$/u, es: /^(?:solo|solamente|unicamente)$/u, fr: /^(?:seulement|uniquement|que)$/u, pt: /^(?:so|somente|apenas)$/u,
}

/** Behind a comma, that a 'when' is an order: 'not earlier', 'nicht früher'. */
export const NOT_EARLIER = /^(?:(?:and |but |und |aber |y |et |e )?(?:not|never|no|nicht|keinesfalls|pas|nao)(?: (?:any|a day))? (?:earlier|sooner|before|before that|before then|fruher|vorher|eher|antes|avant|plus tot|mais cedo))$/u

/** All the others, where something is said to come before or behind them. */
export const ALL_OTHERS = /^(?:(?:(?:and|absolutely|any|all|of|the|these|those|them|it|that|anything|everything|every|everyone|rest|other|others|else|one|parts?|steps?|items?|tasks?|things?|work|allem?|andere[nmrs]?|ubrigen?|restlichen?|todos?|todas?|demas|nada|lo|los|las|el|tudo|resto|os|as|o|a|tout|toute|tous|toutes|le|la|les|reste|autres?|outr[oa]s|otr[oa]s|change|changes|code|module|modules|building|testing)(?: |$)){1,5})$/u

/** Of such words those that speak of all: 'the others', 'any of it'; 'the work' alone is a thing. */
export const SAYS_ALL = /(?:^| )(?:all|any|everything|anything|every|everyone|rest|others?|else|these|those|them|allem?|andere[nmrs]?|ubrigen?|restlichen?|todos?|todas?|demas|nada|tudo|resto|tout|toutes?|tous|reste|autres?|outr[oa]s|otr[oa]s)(?= |$)/u

/** An order word that is part of another phrase. */
export const NO_ORDER: Readonly<Record<string, readonly { before?: RegExp; word: RegExp; behind?: RegExp }[]>> = {
  en: [
    { before: /^(?:looks?|looking|looked|named|takes?|called|day|days|week|weeks|year|years|month|months|hours?|minutes?|time|ever|shortly|right|soon|long|hours|morning|evening|night|run|runs|going)$/u, word: /^(?:after|before)/u },
    { word: /^after/u, behind: /^(?:all|another|dark|school|work|lunch|dinner|breakfast|hours|effects|care|party|sales|life|nap|church|bedtime|tea)$/u },
    { word: /^before/u, behind: /^(?:work|school|lunch|dinner|breakfast|bed|bedtime|dark|and|then|long|hand|church)$/u },
    { before: /^(?:by|before|since|until|till|from|back|every|now|and)$/u, word: /^then$/u, behind: /^(?:,|$)/u },
    { before: /^(?:by|before|since|until|till|from|back|now)$/u, word: /^then$/u },
    { before: /^(?:the|a|an|my|our|each|every|this|that|next|first|second|new)$/u, word: /^(?:following|needs?|block|blocks|gates|follow|wait|requires?)$/u },
    { word: /^once/u, behind: /^(?:a|an|per|every|each|more|again|weekly|daily|monthly|in)$/u },
    { word: /^(?:needs?|requires?)$/u, behind: /^(?:to|about|around|at|no|only|more|some|doing|\d+)$/u },
    { word: /^(?:with|without)$/u, behind: /^(?:me|us|him|her|them|you|fail|problems?|stress|rush|hurry)$/u },
    { word: /^follow/u, behind: /^(?:up|the recipe|instructions|our|a)$/u },
  ],
  de: [
    { before: /^(?:reise|fahrt|flug|umzug|ausflug|reisen|fahren|fliegen|ziehen|auswandern|tour|wandern|immer|je)$/u, word: /^nach/u },
    { word: /^nach$/u, behind: /^(?:hause|wie|und|feierabend|\d+)$/u },
    { word: /^vor$/u, behind: /^(?:ort|und|\d+)$/u },
    { before: /^(?:wenn|falls|von|alles|und)$/u, word: /^dann$/u, behind: /^$/u },
  ],
  es: [{ word: /^hasta$/u, behind: /^(?:el|la|las|los|\d+)$/u }, { word: /^(?:tras|antes de|despues de)/u, behind: /^(?:clase|comer|cenar|trabajar|\d+)$/u }],
  fr: [{ word: /^(?:apres|avant)/u, behind: /^(?:midi|l['’]ecole|le travail|tout|\d+)$/u }],
  pt: [{ word: /^ate$/u, behind: /^(?:o|a|as|os|ao|\d+)$/u }, { word: /^(?:depois|antes|apos)/u, behind: /^(?:aula|trabalho|jantar|almoco|escola|\d+)$/u }],
}
