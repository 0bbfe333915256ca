/** The closed classes of words that decide what a name may be, in the spelling of people, by language. */
type Classes = {
  /** Join a clause to the one before it or say how certain it is: they begin no name. */
  leads: string
  /** Articles, prepositions, auxiliaries and adverbs of degree: they end no name. */
  ends: string
  /** Pronouns, numbers and articles: alone they point at something that was named before. */
  points: string
  /** Somebody or something pointed at, which a clause goes on from: 'she's in on Tuesdays'. */
  persons: string
  /** Deeds of things that open and end, alone: 'opens Wed 5 May'. */
  deeds: string
}

const WORDS: Readonly<Record<string, Classes>> = {
  en: {
    leads: 'and but or so also then plus oh ok okay hmm please sorry beforehand afterwards afterward meanwhile otherwise instead anyway maybe perhaps possibly probably ideally hopefully actually obviously basically roughly approximately about finally because though although currently hello hi thanks',
    ends: 'the a an of to at for with from and or but so as than if that which who whose is are was were be been must should could would has have had not my our your its their per until before after when while because since beforehand afterwards somewhere sometime actually within during between among obviously obvs ofc asap lol please',
    points: 'it its this that these those them they he she we i you us him her me one ones both all each any some none neither either other others another rest same such everything everyone everybody nobody somebody something anything nothing mine ours yours theirs his hers two three four five six seven eight nine ten eleven twelve second third half the a an of in for about per',
    persons: 'i we he she it they that there who you',
    deeds: 'opens ends closes arrives finishes retires expires reopens held',
  },
  de: {
    leads: 'und aber oder dann danach anschließend außerdem zusätzlich auch noch schon nur erst dabei dazu sonst wenn weil nachdem also bitte vorher nachher spätestens höchstens mindestens hallo',
    ends: 'der die das den dem des ein eine einen einem einer und oder mit für von zu zum zur im am wird werden wurde ist sind war wäre waren hat haben kann muss soll spätestens höchstens mindestens nur noch erst während binnen zuerst zuletzt',
    points: 'er sie es das dies diese dieser ihn ihm ihr beide beides alle alles eins einer eine eines keiner andere anderen der die den man wir ich zwei drei vier fünf sechs zweite dritte davon von',
    persons: 'er sie es das wir ich man der',
    deeds: 'beginnt endet öffnet schließt startet',
  },
  es: {
    leads: 'y e o pero también además luego entonces ya solo sólo que si cuando porque aunque hola son hay',
    ends: 'el la los las un una unos unas y o que del de con por para en al se es son está están solo sólo durante entre primero',
    points: 'el la los las lo uno una unos unas otro otra otros otras esto eso ese esa ello ellos ellas ambos ambas dos tres cuatro cinco seis segundo segunda todo todos todas de',
    persons: 'yo él ella ellos ellas eso esto',
    deeds: 'empieza termina abre cierra acaba',
  },
  fr: {
    leads: "et ou mais puis ensuite aussi encore déjà seulement si quand donc alors enfin également parce bonjour",
    ends: "le la les un une des du de et ou que qui en dans pour par avec sur au aux est sont à sera pendant durant entre d'abord d’abord ensemble",
    points: "le la les un une des de il elle ils elles on ça cela ce ceci celui celle ceux celles autre autres deux trois quatre cinq six deuxième tout tous toutes lequel laquelle",
    persons: 'je il elle on ils elles ça cela',
    deeds: 'commence finit ouvre ferme termine',
  },
  pt: {
    leads: 'e ou mas também depois então já só que se quando porque ainda além disso olá são há',
    ends: 'o os as um uma de do da dos das e ou que em no na nos nas com por para ao é são foi está só já durante entre primeiro',
    points: 'o a os as um uma uns umas isto isso esse essa este esta ele ela eles elas ambos ambas outro outra outros outras dois duas três quatro cinco seis segundo segunda tudo todos todas de',
    persons: 'eu ele ela eles elas isso isto',
    deeds: 'começa termina abre fecha acaba',
  },
}

type ClassName = keyof Classes
const SETS = new Map(Object.entries(WORDS).map(([language, classes]) => [language, new Map<string, ReadonlySet<string>>(Object.entries(classes).map(([name, words]) => [name, new Set(words.split(' '))]))]))

/** 'IT' and 'US' are names. */
export function isOf(name: ClassName, word: string, language: string): boolean {
  return !/^\p{Lu}{2,}$/u.test(word) && (SETS.get(language) ?? SETS.get('en')!).get(name)!.has(word.toLowerCase())
}

export function wordsOf(name: string): string[] {
  return name.split(' ').map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter((word) => word !== '')
}

/** "He's", "that's", "we'll": a clause about what was named before begins with it. */
export function opensClause(word: string, language: string): boolean {
  const [pronoun, rest] = word.toLowerCase().split(/['’]/u)
  return rest !== undefined && /^(?:s|m|re|ll|d|ve)$/u.test(rest) && language === 'en' && isOf('persons', pronoun!, language)
}

const IRREGULAR = 'built|sent|rung|bought|sold|paid|chosen|taken|written|sewn|hung|made|given|shown|drawn|begun|done|told|lent|laid'
const PARTICIPLE = new RegExp(String.raw`^(?:\p{L}{3,}(?<!e)ed|${IRREGULAR})$`, 'iu')

/** 'Planted around Easter', 'opens Wednesday': a deed alone, whose thing was named before. */
export function isLoneDeed(name: string, language: string): boolean {
  return isOf('deeds', name, language) || language === 'en' && PARTICIPLE.test(name)
}
