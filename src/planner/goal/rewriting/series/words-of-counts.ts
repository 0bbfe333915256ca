/** How a language counts what comes again, points back at it, and says that something is hard. */
export type WordsOfCounts = {
  joining: string
  /** Who wants it, before a count. */
  wanting: string
  least: string
  number: string
  /** Counts without a noun: 'twice', 'three times'. */
  times: string
  sittings: string
  of: string
  pointed: string
  per: string
  /** A thing pointed at that has its count behind it: 'it needs', 'I want that'. */
  needing: string
  and: string
  /** Behind another thing: 'cardio gets one'. */
  gets: string
  /** The count that `times` says. */
  countOf: (times: string) => string
  write: (count: string, thing: string) => string
  /** Each names as `thing` what is said to be hard. */
  hard: RegExp[]
  /** Words that name nothing that could be worked on. */
  notNamed: RegExp
  /** What is an occasion of its own: 'one long run'. */
  occasion: RegExp
}

const isOne = (count: string) => /^(?:one|1|an?|eine?|una?|une|uma)$/iu.test(count)
const THING = String.raw`(?<thing>\p{L}[\p{L}'’/-]*(?: [\p{L}'’/-]+){0,3}?)`
const START = String.raw`(?<=^|[.,;:!?(\n–—-] ?|(?<!\p{L})(?:and|but|because|aber|und|weil|pero|y|mais|et|mas|e) )`
const hard = (...patterns: string[]) => patterns.map((pattern) => new RegExp(pattern, 'giu'))
const TIME = /(?<!\p{L})(?:days?|weeks?|rest|breaks?|tage?|wochen?|pause|d[ií]as?|semanas?|descanso|jours?|semaines?|repos|that|it|them|those|this|everything|nothing|what|i|time|money|motivation|sleep|works?|jobs?|parking|knees?|back|shoulders?|hips?|health|weather|das|es|eso|todo|ça|tout|isso|tudo)(?!\p{L})/iu

export const WORDS_OF_COUNTS: Readonly<Record<string, WordsOfCounts>> = {
  en: {
    joining: String.raw`(?:so|and|therefore|hence|thus|please|then|that['’]s why|which is why)`,
    wanting: String.raw`(?:i|we)(?:['’]d| would|['’]ll| will| must| should)? ?(?:want|need|like|do|have|plan|fit in|get in|put in|give it)?(?: to (?:do|have|see|get in|fit in|put in|spend))?`,
    least: String.raw`(?:at least|a minimum of|minimum|min\.?|not less than)`,
    number: String.raw`(?:an?|one|two|three|four|five|six|seven|\d)`,
    times: String.raw`(?:once|twice|(?:one|two|three|four|five|six|seven|\d)(?: times?|x))`,
    sittings: String.raw`(?:(?:study |practice )?(?:sessions?|sittings?|blocks?|slots?))`,
    of: String.raw`(?:of|on|for|with)`,
    pointed: String.raw`(?:just )?(?:that|those|these|this|them|it)(?: (?:part|section|subject|topic|one))?`,
    per: String.raw`(?:every|each|a|per) week|weekly`,
    needing: String.raw`(?:(?:it|that|this|they|those|these|which) (?:really )?(?:needs?|gets?|wants?|deserves?|(?:should|must|has to|have to|is to|needs to) (?:get|have|be done|be practi[sc]ed))|(?:(?:i|we)(?:['’]d| would|['’]ll| will| must| should)? ?(?:want|need|like|have)? ?|want |need )(?:to )?(?:do |practi[sc]e |study |have |revise |train |drill |work on )?(?:it|that|this|them|those|these|that one))`,
    and: String.raw`and|plus|\+|&`,
    gets: String.raw`(?:gets?|needs?|has)`,
    countOf: (times) => (/^once/iu.test(times) ? 'one' : /^twice/iu.test(times) ? 'two' : times.replace(/ ?(?:times?|x)$/iu, '')),
    write: (count, thing) => `${count} ${isOne(count) ? 'session' : 'sessions'} of ${thing}`,
    hard: hard(
      String.raw`${START}${THING} (?:is|are)(?!\p{L})[\p{L}'’ ]{0,40}?(?<!\p{L})(?:weak\p{L}*|hard\p{L}*|worst|difficult\p{L}*|problems?|trouble\p{L}*|struggl\p{L}*|nightmare|fear|bad|poor|rusty|awful|terrible|shaky|achilles|downfall|tricky|worry|bane|dread|lets? me down)(?!\p{L})`,
      String.raw`${START}${THING},? (?:i find|gives? me|scares?|worr(?:y|ies)|bothers?|terrif(?:y|ies)|frightens?|confuses?|lets? me down|costs? me|needs? (?:the )?most work|needs? more work)(?!\p{L})`,
      String.raw`(?:weak(?:est)? (?:spot|point|side|area|subject|part)|worst (?:subject|topic|part|section)|(?:main|biggest) (?:problem|worry|weakness)) (?:is|are) ${THING}(?=\s{0,2}(?:[,.;:!?()–—→>-]|$))`,
      String.raw`(?:struggl\p{L}{1,4} (?:most |a lot )?(?:with|at|in)|(?:weak|weakest|bad|worst|poor|rubbish|terrible|shaky|hopeless) (?:at|in|on|with)|hate|dread|trouble with) ${THING}(?=\s{0,2}(?:[,.;:!?()–—→>-]|$))`,
    ),
    notNamed: TIME,
    occasion: /(?:run|ride|swim|walk|hike|test|exam|paper|mock|lesson|class|game|match|race|meeting|call|rehearsal)s?$/iu,
  },
  de: {
    joining: String.raw`(?:also|deshalb|daher|darum|und|bitte|dann)`,
    wanting: String.raw`(?:ich )?(?:will|möchte|brauche|hätte gern)(?: ich)?`,
    least: String.raw`(?:mindestens|wenigstens|minimum)`,
    number: String.raw`(?:eine?|zwei|drei|vier|fünf|sechs|\d)`,
    times: String.raw`(?:(?:ein|zwei|drei|vier|fünf)mal|(?:ein|zwei|drei|vier|fünf|\d)(?: mal|x))`,
    sittings: String.raw`(?:(?:lern|übungs)?(?:einheit(?:en)?|sitzung(?:en)?|blöcke?|block))`,
    of: '', pointed: String.raw`(?:davon|dazu|dafür)`,
    per: String.raw`(?:pro|jede|die|in der) woche|wöchentlich`,
    needing: String.raw`(?:(?:das|die|den|davon|dafür) (?:will|möchte|muss|brauche|hätte|sollte) ich(?: gern)?|(?:das|es|sie) braucht|davon|dafür)`,
    and: String.raw`und|plus|\+|sowie`,
    gets: String.raw`(?:bekommt|braucht)`,
    countOf: (times) => times.replace(/ ?(?:mal|x)$/iu, ''),
    write: (count, thing) => `${isOne(count) || /^ein$/iu.test(count) ? 'eine Einheit' : `${count} Einheiten`} ${thing}`,
    hard: hard(
      String.raw`${START}${THING} (?:ist|sind)(?!\p{L})[\p{L} ]{0,40}?(?<!\p{L})(?:schwäche|schwach\p{L}*|schwächste\p{L}*|problem|schwer|schwierig|schlecht\p{L}*|baustelle)(?!\p{L})`,
      String.raw`${START}${THING} (?:fällt mir|fallen mir|liegt mir nicht|macht mir|kann ich (?:am schlechtesten|nicht|schlecht))(?!\p{L})`,
      String.raw`(?:schwäche|schwachpunkt|schwachstelle|problem) (?:ist|sind) ${THING}(?=\s{0,2}(?:[,.;:!?()–—→>-]|$))`,
    ),
    notNamed: TIME,
    occasion: /(?:lauf|fahrt|test|klausur|stunde|probe|treffen)(?:e|en|s)?$/iu,
  },
  es: {
    joining: String.raw`(?:así que|por eso|y|entonces|por favor)`,
    wanting: String.raw`(?:quiero|necesito|quisiera|me gustaría)(?: hacer| tener)?`,
    least: String.raw`(?:al menos|por lo menos|como mínimo|mínimo)`,
    number: String.raw`(?:una?|dos|tres|cuatro|cinco|\d)`,
    times: String.raw`(?:(?:una|dos|tres|cuatro|cinco|\d) ve(?:z|ces))`,
    sittings: String.raw`(?:sesi(?:ón|ones)|bloques?)`,
    of: String.raw`(?:de|para|con)`, pointed: String.raw`(?:eso|esto|ello|ellas?|ellos|esa parte|esta parte)`,
    per: String.raw`(?:por|a la|cada) semana|semanales`,
    needing: String.raw`(?:(?:eso|esto|la|lo|las|los) (?:lo |la |las |los )?(?:quiero|necesito|tengo que)(?: (?:hacer|practicar|estudiar|trabajar)(?:l[aeo]s?)?)?|(?:eso )?necesita|(?:lo|la|las|los) quiero)`,
    and: String.raw`y|e|más|\+`,
    gets: String.raw`(?:necesita|lleva)`,
    countOf: (times) => times.replace(/ ve(?:z|ces)$/iu, ''),
    write: (count, thing) => `${isOne(count) ? 'una sesión' : `${count} sesiones`} de ${thing}`,
    hard: hard(
      String.raw`${START}${THING} (?:es|son)(?!\p{L})[\p{L} ]{0,40}?(?<!\p{L})(?:débil(?:es)?|difícil(?:es)?|peor|cuesta|problema|flojo)(?!\p{L})`,
      String.raw`${START}${THING} (?:me cuestan?|se me dan? (?:muy )?mal|me preocupan?|la llevo mal|lo llevo mal)(?!\p{L})`,
      String.raw`(?:punto débil|mayor problema) (?:es|son) ${THING}(?=\s{0,2}(?:[,.;:!?()–—→>-]|$))`,
    ),
    notNamed: TIME,
    occasion: /(?:carrera|examen|simulacro|clase|partido|reunión)(?:es|s)?$/iu,
  },
  fr: {
    joining: String.raw`(?:donc|alors|et|du coup|c['’]est pourquoi|s['’]il te plaît)`,
    wanting: String.raw`(?:je veux|je voudrais|j['’]aimerais|il (?:me |m['’]en )?faut|j['’]ai besoin de)(?: faire| avoir)?`,
    least: String.raw`(?:au moins|au minimum|minimum)`,
    number: String.raw`(?:une?|deux|trois|quatre|cinq|\d)`,
    times: String.raw`(?:(?:une|deux|trois|quatre|cinq|\d) fois)`,
    sittings: String.raw`(?:s[ée]ances?|blocs?|sessions?)`,
    of: String.raw`(?:de |d['’]|pour |avec )?`, pointed: String.raw`(?:ça|cela|là-dessus|celle-ci|celui-ci|cette partie)`,
    per: String.raw`(?:par|chaque) semaine|la semaine|hebdomadaires`,
    needing: String.raw`(?:je (?:veux|voudrais|dois) (?:en faire|(?:l['’]|la |le |les )(?:travailler|faire|pratiquer|étudier))|il m['’]en faut|j['’]en veux|ça (?:demande|mérite))`,
    and: String.raw`et|plus|\+`,
    gets: String.raw`(?:demande|mérite)`,
    countOf: (times) => times.replace(/ fois$/iu, ''),
    write: (count, thing) => `${isOne(count) ? 'une séance' : `${count} séances`} ${/^[aeiouyhéèêàâîôû]/iu.test(thing) ? 'd’' : 'de '}${thing}`,
    hard: hard(
      String.raw`${START}${THING} (?:est|sont|c['’]est)(?!\p{L})[\p{L}'’ ]{0,40}?(?<!\p{L})(?:faibles?|difficiles?|bête noire|dur|problème|maîtrise le moins|pire)(?!\p{L})`,
      String.raw`${START}${THING} (?:me posent? problème|me fait peur|m['’]inquiète|ne va pas)(?!\p{L})`,
      String.raw`(?:point faible|du mal),? (?:est|c['’]est|avec|en) ${THING}(?=\s{0,2}(?:[,.;:!?()–—→>-]|$))`,
    ),
    notNamed: TIME,
    occasion: /(?:course|sortie|examen|test|cours|répétition|réunion)s?$/iu,
  },
  pt: {
    joining: String.raw`(?:então|por isso|e|portanto|por favor)`,
    wanting: String.raw`(?:quero|preciso(?: de)?|queria|gostaria de)(?: fazer| ter)?`,
    least: String.raw`(?:pelo menos|no mínimo|mínimo|ao menos)`,
    number: String.raw`(?:uma?|duas|dois|três|quatro|cinco|\d)`,
    times: String.raw`(?:(?:uma|duas|três|quatro|cinco|\d) vez(?:es)?)`,
    sittings: String.raw`(?:sess(?:ão|ões)|blocos?)`,
    of: String.raw`(?:de |para |com )?`, pointed: String.raw`(?:disso|disto|dela?s?|isso|isto|essa parte|dessa parte)`,
    per: String.raw`(?:por|a cada|cada) semana|semanais`,
    needing: String.raw`(?:(?:isso|isto) (?:eu )?(?:quero|preciso|tenho que)(?: (?:fazer|praticar|estudar|treinar))?|(?:isso )?precisa de)`,
    and: String.raw`e|mais|\+`,
    gets: String.raw`(?:precisa de|leva)`,
    countOf: (times) => times.replace(/ vez(?:es)?$/iu, ''),
    write: (count, thing) => `${isOne(count) ? 'uma sessão' : `${count} sessões`} de ${thing}`,
    hard: hard(
      String.raw`${START}${THING} (?:é|são)(?!\p{L})[\p{L} ]{0,40}?(?<!\p{L})(?:fracos?|difícil|difíceis|pior|custa|problema|dificuldade)(?!\p{L})`,
      String.raw`${START}${THING} (?:me preocupa|preocupa-me|não me entra|me custa|custa-me)(?!\p{L})`,
      String.raw`(?:ponto fraco|maior problema|maior dificuldade) (?:é|são|com|em) ${THING}(?=\s{0,2}(?:[,.;:!?()–—→>-]|$))`,
    ),
    notNamed: TIME,
    occasion: /(?:corrida|prova|teste|simulado|aula|treino|reunião)s?$/iu,
  },
}
