/** What a goal says of the days that its first sentence gives to the plan. */
type Goal = {
  /** Keys of the first sentence, and of the whole prompt. */
  said: string
  text: string
  prompt: string
  /** Days without an end: 'from 1 May', 'in September'. */
  isOpen: boolean
  isFar: boolean
  /** It has days or hours of its own for the work. */
  hasRhythm: boolean
}

/** Something that a goal leads up to, so that its days end the plan. */
export type LedUpTo = {
  /** A goal that does it; a test holds every row to it. */
  says: string
  holds: (goal: Goal) => boolean
}

const PREPARING = /(?:^| )(?:prepare|preparing|prep|preparation|preparations|(?:get|getting|make|be) (?:\p{L}+ ){0,4}ready|ready for|pack|packing|bereite|bereiten|vorbereiten|vorbereitung|vorzubereiten|preparer|preparons|preparar|preparativos|preparacion|preparacao|preparatifs)(?= |$)/u
/** 'Ready for the arrival of a baby in April': the month is that of what one gets ready for; 'prepare for a week in April' says how long. */
const READY_FOR = /(?:^| )(?:(?:get|getting|make|be) (?:\p{L}+ ){0,5}ready|prepare|preparing|prepared) (?:\p{L}+ ){0,4}?for (?:the|an?|our|my|his|her|their) (?!(?:week|month|fortnight|weekend|day|hour|while|bit|couple|few)(?: |$))(?:\p{L}+ ){1,6}(?:in|at the (?:end|start|beginning) of|this|next) /u
/** What begins on a day, whatever days one prepares it on. */
const BEGINNING = /(?:^| )\S*(?:leave|sabbatical|year|semester|internship|school|kindergarten|nursery|stay|season|kita|eingewohnung|elternzeit|praktikum|schule|rentree|creche|colegio|escuela|guarderia|escola|move|umzug|guests)(?= |$)/u
/** Somebody's first day somewhere. */
const STARTING = /(?:^| )(?:starts|begins) (?:(?:in|at|with|a|an|the|his|her|their|new|big|primary|secondary|high) )*(?:school|kindergarten|nursery|preschool|college|university|uni|job|work|apprenticeship|reception|year one)(?! on)(?= |$)/u
/** Somebody who comes to live with those who plan. */
export const COMING_TO_LIVE = /(?:^| )(?:is |are |will be |will )?(?:come|comes|coming|move|moves|moving) (?:back )?(?:(?:over )?to (?:live|stay) (?:with|at)|in with|back home|home (?:to|with)) (?:us|me|our|my)(?= |$)/u
/** What holds from a day on, and is made ready before it. */
const NEW_FROM = /^(?:(?:our|my|the|a) )?(?:new|revised|updated|changed) (?:\p{L}+ ){1,6}(?:from|as of|live|in force|starting)(?= |$)/u
export const IN_FORCE = /(?:^| )(?:(?:live|in force|in effect|in use|valid|effective|on sale|in operation|up and running|on air) (?:from|as of|on)|comes? into (?:force|effect))(?= |$)/u
/** A habit that is new from a day on is lived from then on. */
const HABIT = /(?:^| )(?:habits?|routines?|plan|training|exercise|workouts?|programme|program|challenge|regime|diet|hobby|course|class|lessons?|year|term|week|month)(?= |$)/u
/** What begins is led up to where the goal asks to have things ready before. */
const READY_BEFORE = /(?:^| )(?:before(?:hand)?|by then|until then|in advance|ahead of (?:it|that|time))$|(?:^| )(?:get|have|put|make) (?:\p{L}+ ){1,5}(?:ready|in order|sorted|together|organi[sz]ed|prepared)(?= |$)/u
/** 'Learn to ski: first week on snow 13-20 February, get legs ready'. */
const GETS_READY = /(?:^| )get (?:\p{L}+ ){0,3}(?:ready|fit|in shape|prepared)(?: for (?:it|that)| before| beforehand)?$/u
/** Who is taken on is got ready for. */
const TAKING_ON = /(?:^| )(?:take|taking) on (?:\p{L}+ ){0,3}(?:apprentice|trainee|lodger|au pair|tenant|foster child|employee|assistant|intern)(?= |$)|(?:^| )(?:hire|adopt|foster) (?:an?|my|our|the|two|three) /u
/** 'Kidding season for our goats from 1 March'. */
const SEASON = /^(?:\p{L}+ ){0,2}(?:kidding|lambing|calving|hatching|breeding|harvest|market|camping|bathing|tourist|swarming|hay) season(?= |$)/u
const BEGINS = /(?:^| )(?:starts|begins|opens|commences)(?= |$)/u
const ASKS_TO_PREPARE = /(?:^| )(?:help (?:me|us) (?:to )?(?:get ready|prepare)|(?:prepare (?:me|us)|get (?:me|us) ready) for it)(?= |$)/u
/** What goes on for days and is got ready before them. */
const LASTING = /(?:^| )\S*(?:trip|holidays?|vacation|camp|camping|festival|exchange|retreat|tour|expedition|leave|sabbatical|year|semester|internship|conference|fair|market|school|kindergarten|nursery|pilgrimage|camino|hike|trek|cruise|safari|stay|visit|crossing|voyage|move|reise|urlaub|freizeit|lager|fahrt|eingewohnung|elternzeit|praktikum|messe|markt|tagung|umzug|besuch|wanderung|voyages?|vacances|sejour|camps?|colonie|foire|congres|rentree|visite|viajes?|vacaciones|campamento|intercambio|estancia|feria|congreso|mudanza|visita|viagem|viagens|ferias|acampamento|feira|congresso|mudanca)(?= |$)/u
/** What is held for others. */
const HELD = /(?:^| )(?:\S*(?:camp|zeltlager|ferienlager|freizeit|klassenfahrt|festival|campamento|acampamento|colonie)|retreat|conference|congress|symposium|hackathon|fair|bazaar|tagung|kongress|basar|(?:school|class|study|student) (?:trip|exchange)|exchange (?:student|pupil|week|visit)\S*|feria|foire|congreso|congresso|intercambio)(?= |$)/u
/** A journey that one organises for others. */
const FOR_OTHERS = /(?:^| )(?:trip|excursion|tour|outing|visit|exchange|camp) (?:for|with|of) (?:(?:my|our|the|all|about|some) )*(?:\p{N}+|\p{L}+)(?: of)?(?: (?:our|the|my))?(?: year)? ?(?:\p{N}+ )?(?:pupils?|students?|children|kids|scouts|teenagers|members|employees|colleagues|seniors|pensioners|players|singers|musicians|classes|class)(?= |$)/u
const HOLDING = /^(?:\p{L}+ ){0,3}(?:organi[sz]e|organi[sz]ing|arrange|hold|put on|set up|plan|planning|run|running|lead|stage|organisieren|organisiere|plane|planen|ausrichten|veranstalten|organiser|monter|organizar|montar)(?= |$)/u
const HOSTING = /^(?:[\p{L}'’]+ ){0,3}(?:host|hosting|let out|rent out|sublet|subletting|vermiete|vermieten|untervermieten|beherbergen|accueillir|accueillons|heberger|acoger|acogemos|alojar|acolher|hospedar)(?= |$)/u
const MOVING = /^(?:\S+ ){0,4}(?:(?:moving|move) (?:house|home|abroad|overseas)|emigrat(?:e|ing)|umzug|umziehen|auswandern|demenager|demenagement|demenageons|mudanza|mudarnos|mudarme|mudanca|emigrar)(?= |$)|^(?:\S+ ){0,2}zieh(?:en|e|t) (?:\S+ ){1,8}um(?= |$)/u
/** 'to Canada', 'into a bigger flat'; 'to a plant-based diet' is no place. */
const MOVING_THERE = /^\s*(?:\S+ ){0,5}(?:[Mm]ove|[Mm]oving|[Rr]elocat(?:e|ing|ion)) (?:in)?to (?:\p{Lu}|(?:an?|the|our|my) (?:\p{L}+ ){0,2}(?:flat|house|home|apartment|city|country|town|village|place)(?!\p{L}))/u
const ABSENCE_OF_LONG = /(?:^| )(?:(?:gap|exchange|sabbatical) (?:year|semester)|sabbatical|semester abroad|year abroad|(?:maternity|paternity|parental) leave|auslandssemester|auslandsjahr|elternzeit|sabbatjahr|annee sabbatique|conge (?:parental|sabbatique)|ano sabatico|baja (?:maternal|paternal)|licenca (?:maternidade|parental))(?= |$)/u
const FINDING = /^(?:\p{L}+ ){0,2}(?:find|finding|rent|look for|looking for|search for|suche|suchen|trouver|chercher|buscar|encontrar|procurar) (?:\p{L}+ ){0,3}(?:room|flat|apartment|house|place|nursery|childminder|nanny|sublet|wohnung|zimmer|kitaplatz|chambre|appartement|logement|creche|piso|habitacion|guarderia|quarto|apartamento)(?= |$)/u
/** Who comes is got ready for before. */
export const VISITORS = /(?:^| )(?:pupils|students|guests|visitors|delegation|exchange partners|partner class|in-laws|relatives|in laws|cousins|grandparents|friends|family|families) (?:\p{L}+ )?(?:visit|visits|visiting|come|comes|coming|stay|stays|staying|arrive)(?= |$)/u
/** 'the tax office audits our firm', 'the roofers come': what others do to those who plan, for some days. */
const DONE_TO_US = /^(?:the|our|my|a|an) (?:\p{L}+ ){1,3}(?:audits?|inspects?|visits?|assesse?s?|reviews|examines?) (?:my|our|us|the)(?= |$)/u
/** 'Going to be an au pair in Lyon from 1 September', 'I'll be working abroad from March'. */
const BECOMING = /(?:^| )(?:going to (?:be|live|work|study)|(?:want|like|plan|hope|decided) to (?:be|become|go|turn) (?:an? )?(?:vegan|vegetarian|freelance|freelancer|self employed|part time|solo|(?:car|meat|gluten|plastic|sugar|smoke|dairy) free)|(?:i|we)['’]?(?:ll| will) be (?:an? |in |living|working|studying)|(?:starting|start|starts) (?:work |a job |my job |uni(?:versity)? |college )?(?:as an?|at|in)|(?:me |nous |se )?(?:mettre a (?:mon|notre|son) compte|installer a (?:mon|notre) compte|(?:mettre|passer|lancer) en freelance)|(?:partir|part|partons|pars) (?:vivre|habiter|m installer|s installer|s'installer|m'installer|nous installer))(?= |$)/u
/** 'Learn enough Italian for our trip', 'in shape for the sailing week': what is learnt, trained or made is there before what it is for. */
export const WORKED_FOR = /^(?:\S+ ){0,8}?(?:know|speak|understand|be able to|be fit|fit enough|enough|up to scratch|up to speed|up to standard|conversational|lose|master|teach (?:myself|ourselves)|learn|learning|study|studying|revise|revising|practi[cs]e|practi[cs]ing|train|training|brush up|refresh|improve|(?:get|getting) (?:\p{L}+ ){0,3}(?:fit|fitter|stronger|shape|better)|sew|sewing|knit|knitting|bake|baking|build|building|write|writing|paint|painting|save|lernen|lerne|uben|ube|trainieren|trainiere|auffrischen|nahen|backen|sparen|verbessern|apprendre|tricoter|crocheter|reviser|ameliorer|entrainer|coudre|economiser|aprender|mejorar|melhorar|estudiar|entrenar|coser|ahorrar|estudar|treinar|costurar|poupar)(?= |$)/u
const FOR_WHAT = /(?:^| )(?:au |aux |beim |(?:for|fur|pour|para|at|a|auf|bei|en) (?:(?:my|our|the|an?|his|her|their|\p{L}*mein\p{L}*|\p{L}*unser\p{L}*|de[nrs]|die|das|ma|mon|mes|notre|nos|las?|les?|mis?|nuestr[ao]s?|minhas?|nossas?|os?|as) |l'))((?:\p{L}+ ?){1,4})/gu
const OCCASIONS = /^(?:week|weekend|fortnight|month|few days|long weekend) (?:in|at|on|with) |(?:^| )(?:exams?|midterms?|finals|resits|prufungen|klausuren|examens|examenes|exames|carnival|karneval|fasching|carnaval)(?= |$)| (?:week|woche|semaine|semana)(?= |$)/u
/** A feast somewhere in a month, whose day nobody has said. */
const FEASTS = /(?: (?:qui nait|qui arrive|who is born|who arrives|das (?:kommt|geboren wird)|que nace|que nasce)(?= |$))|^(?:\p{L}+ )?(?:party|concert|gala|recital|wedding|birthday|fete|spectacle|mariage|anniversaire|\p{L}*fest|\p{L}*feier|konzert|auftritt|hochzeit|fiesta|concierto|boda|cumpleanos|festa|casamento)(?=$| (?:of|at|with|in|on|next|von|mit|bei|im|am|de|du|des|d|chez|avec|en|le|au|del|da|do|con|com|em) )/u
/** A stall in a market, an inn on a trip: what is done on these days. */
/** Days away, and what has to be there before them. */
const JOURNEY = /(?:^| )\S*(?:trips?|holidays?|vacation|tour|expedition|interrail|pilgrimage|camino|trek|cruise|safari|hut|reise|urlaub|fahrt|viaje|voyage|viagem|honeymoon|road ?trip)(?= |$)/u
const NEEDED_BEFORE = /(?:^| )(?:before (?:it|that|then|we (?:go|leave)|i (?:go|leave)) (?:i|we) (?:still )?(?:need|have|must|want)|(?:i|we) still (?:have|need|got) to|(?:need|needs|have|has) to be (?:booked|bought|ordered|reserved|sorted)|(?:we|i) (?:need|have) to (?:buy|book|reserve|get (?:fit|in shape)))(?= |$)/u

/** 'My son has exams', 'our company has a booth': what stands in the calendar already. */
export const HAS_IT = /^(?:(?:i|we)(?: have| ['’]ve|['’]ve)(?: got)?|(?:my|our|the|his|her|their) (?:\p{L}+ ){1,4}?(?:has|have)) (?:(?:an?|the|my|our|his|her|its|their|two|three|four|five|\p{N}+) )?(?:\p{L}+ ){0,3}?(?:exams?|finals|tests|auditions?|audit|inspection|inspectors|booth|stand|exhibition|tournament|championships?|premiere|performances?|visitors|guests|conference|trial|hearing|interviews|assessments?)(?= |$)/u
/** 'I'm retiring', 'the auditors come', 'my scholarship ends': something happens then, and nobody asks to do it on those days. */
export const HAPPENS = /^(?:(?:i['’]m|we['’]re|i am|we are|(?:i|we) will be|(?:i|we)['’]ll be) (?:\p{L}+ly )?(?:retiring|graduating|getting married|marrying|hosting|opening|exhibiting|expecting|relocating|emigrating|having (?:a baby|twins)(?= in \p{L}+ (?:and|so) )|moving (?:in|from|to|into|abroad|house|home|out|away|back))|(?:i|we) (?:retire|graduate|get married|marry|host|open|emigrate|relocate)|(?:my|our|the|his|her|their|an?) (?:exams|finals|auditions|interviews|tests|mocks) (?:is|are)|(?:my|our|the|his|her|their|an?) (?:\p{L}+ ){1,4}?(?:(?:is|are) (?:coming|arriving|visiting|retiring|graduating|marrying|getting married|opening|closing|ending|expiring|due|moving (?:out|away|in|abroad|to)|being (?:audited|inspected|assessed|operated))|comes?|arrives?|visits?|retires?|graduates?|marries|marry|gets? married|closes?|ends?|expires?|runs? out|(?:gets?|is|are) (?:inspected|audited|assessed|operated on|christened|baptised|confirmed)|sends? (?:me|us)|move[s]? (?:out|away|in)))(?= |$)/u
/** The same in the other languages. */
const HAPPENS_ELSEWHERE = /^(?:(?:meine?|unsere?) (?:\p{L}+ ){1,3}?(?:kommt|kommen|besucht|besuchen|endet|enden|heiratet|heiraten)|(?:mis?|nuestr[oa]s?) (?:\p{L}+ ){1,3}?(?:vienen?|llegan?|visitan?|termina|acaba|vence|se casan?|se jubilan?)|(?:mon|ma|mes|notre|nos) (?:\p{L}+ ){1,3}?(?:vient|viennent|arrivent?|se marient?|finit|entre (?:a|au|en) \p{L}+)|(?:(?:os?|as?) )?(?:meus?|minhas?|nossos?|nossas?) (?:\p{L}+ ){1,3}?(?:vem|chegam?|visitam?|termina|acaba|se casam?))(?= |$)/u
const BEGINS_ELSEWHERE = /^(?:je commence|nous commencons|ich beginne|ich starte|empiezo|empezamos|comeco|comecamos) (?:en |dans |em |num )?(?:une? |eine?n? |uma? |m(?:on|a|i|eu|inha) |meinen? )?(?:nouve\p{L}+|neue\p{L}*|nuev[oa]|nov[oa]|travail|trabajo|trabalho|emploi|emprego|poste|job|\p{L}+ (?:nuevo|novo))(?= |$)/u
/** Somebody's first day at a school, whatever hours there are until then. */
const SCHOOL_ELSEWHERE = /^(?:mi|nuestr[oa]|meine?|unsere?|mon|ma|notre|(?:[oa] )?(?:meu|minha|nosso|nossa)) (?:\p{L}+ ){1,2}?(?:empieza|beginnt|commence|comeca) (?:(?:en )?(?:el|la)|die|den|l|a|na|no|en|in)? ?(?:colegio|cole|escuela|instituto|guarderia|kinder|primaria|secundaria|universidad|schule|ausbildung|kita|ecole|college|creche|escola)(?= |$)/u
/** Somebody who joins a team is got ready for. */
const NEWCOMER_ELSEWHERE = /^(?:mi|nuestr[oa]|una?|el|la) (?:nuev[oa] )?(?:companer[oa]|emplead[oa]|becari[oa]|aprendiz|ayudante|trabajador|trabajadora)(?: nuev[oa])?(?: \p{L}+)? (?:empieza|comienza|se incorpora)(?= |$)/u
/** How far, by one's own strength, on a day of which much is told beforehand. */
const RACED = /(?:^| )(?:run|ride|cycle|swim|row|walk) (?:\p{L}+ ){0,2}\d+ ?(?:k|km|kilomet\p{L}+|miles?|metres?)(?= |$)/u
const FOR_WHAT_STARTS = /(?:^| )for (?:my|our|the|an?|his|her) (?:\p{L}+ ){1,4}?(?:(?:that|which) )?(?:starting|beginning|starts|begins)(?= |$)/u
/** What somebody enters for long. */
const ENTERED = /^(?:my|our|his|her|their) (?:\p{L}+ ){0,4}?(?:apprenticeship|internship|traineeship|studies|degree|parental leave|maternity leave|paternity leave|retirement|service|residency|fellowship|secondment)(?: \p{L}+){0,4}? (?:starts?|begins?)(?= |$)/u

const DOING = /(?:^| )(?:stall|stand|rota|roster|shifts|itinerary|day by day|study|learn|practi[cs]e|train|training|write|read)(?= |$)/u
const EXAMINED = /(?:^| )(?:exam|exams|test|tests|race|marathon|interview)(?= |$)/u
/** 'Zeltlager mit 40 Kindern', 'summer camp for twenty scouts'. */
const FOR_MANY = /(?:^| )(?:for|with|mit|fur|pour|avec|para|con|com) (?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty) /u

export const LED_UP_TO: readonly LedUpTo[] = [
  { says: 'Walk the Camino in June, 8 days, help me get ready', holds: ({ said, text }) => ASKS_TO_PREPARE.test(text) && !EXAMINED.test(said) },
  // 'Prepare for the fair from 1 March, Saturdays 10-12': with days of its own, the work rather than the fair begins then.
  { says: 'Prepare for a hiking holiday 5-12 June', holds: ({ said, isOpen, hasRhythm }) => PREPARING.test(said) && (isOpen && hasRhythm ? BEGINNING : LASTING).test(said) },
  { says: 'Get the dog ready for the arrival of a baby in April', holds: ({ said, hasRhythm, isOpen }) => READY_FOR.test(said) && !EXAMINED.test(said) && !(isOpen && hasRhythm) },
  { says: 'Host an exchange student from 5 March to 2 April', holds: ({ said }) => HOSTING.test(said) },
  { says: 'Umzug nach Wien im September', holds: ({ said }) => MOVING.test(said) },
  { says: 'Moving to a bigger flat in September', holds: ({ prompt }) => MOVING_THERE.test(prompt) },
  { says: 'Find a room from 1 March', holds: ({ said, isOpen }) => isOpen && FINDING.test(said) },
  { says: 'The tax office audits our firm 8-10 March', holds: ({ said }) => DONE_TO_US.test(said) },
  { says: 'New bin rota for our house from 1 June', holds: ({ said, isOpen }) => isOpen && NEW_FROM.test(said) && !HABIT.test(said) },
  { says: 'Rewrite the club statutes, in force from 1 May', holds: ({ said, isOpen }) => isOpen && IN_FORCE.test(said) },
  { says: 'Brush up my Greek for our holiday on Crete, 8-22 May', holds: ({ said, isOpen, isFar }) => !isOpen && isFar && isWorkedFor(said) },
  { says: 'Learn the guitar, half an hour a day, to play three songs at the party in June', holds: ({ said, isFar }) => isFar && WORKED_FOR.test(said) && [...said.matchAll(FOR_WHAT)].some(([, what]) => FEASTS.test(what!)) },
  { says: 'Learn to ski: first week on snow 13-20 February, get legs ready', holds: ({ said, isOpen, isFar }) => !isOpen && isFar && GETS_READY.test(said) },
  { says: 'Take on an apprentice from 1 August', holds: ({ said, isOpen, isFar }) => isOpen && isFar && TAKING_ON.test(said) },
  { says: 'Lambing season for our sheep from 1 March', holds: ({ said, isOpen, isFar }) => isOpen && isFar && SEASON.test(said) },
  { says: 'My welding course starts on 12 April, get tools and papers together before', holds: ({ said, isOpen }) => isOpen && BEGINS.test(said) && READY_BEFORE.test(said) },
  { says: '24 French pupils visit our school 10-17 May', holds: ({ said, isOpen }) => !isOpen && VISITORS.test(said) },
  { says: 'Organise a trip for 30 pupils to Ypres from 5 to 8 May', holds: ({ said }) => HOLDING.test(said) && FOR_OTHERS.test(said) },
  { says: 'Going to be an au pair in Lyon from 1 September', holds: ({ said, isOpen, isFar }) => isOpen && isFar && BECOMING.test(said) },
  { says: 'My daughter starts school in September', holds: ({ said }) => STARTING.test(said) },
  { says: 'My aunt is coming to live with us from 3 May', holds: ({ said, isOpen }) => isOpen && COMING_TO_LIVE.test(said) },
  { says: 'Sabbatical from 1 September: money, flat, insurance', holds: ({ said, isOpen }) => isOpen && ABSENCE_OF_LONG.test(said) },
  { says: 'Ski trip to Zell from 6 to 13 March. Boots and a roof box need to be bought', holds: ({ said, text, isOpen, isFar }) => !isOpen && isFar && JOURNEY.test(said) && NEEDED_BEFORE.test(text) },
  { says: 'Our company has a booth at a trade fair from 20 to 24 April', holds: ({ said, isOpen, hasRhythm }) => !isOpen && !hasRhythm && (HAS_IT.test(said) || HAPPENS.test(said)) },
  { says: 'Meine Eltern kommen vom 3. bis 10. April zu Besuch', holds: ({ said, isOpen, hasRhythm }) => !isOpen && !hasRhythm && HAPPENS_ELSEWHERE.test(said) },
  { says: 'Mi hija empieza la guardería el 1 de septiembre', holds: ({ said }) => SCHOOL_ELSEWHERE.test(said) },
  { says: 'Mi nuevo compañero Iván empieza el 1 de febrero', holds: ({ said, isOpen }) => isOpen && NEWCOMER_ELSEWHERE.test(said) },
  { says: 'Je commence un nouveau travail le 1er mars', holds: ({ said, isOpen, isFar, hasRhythm }) => isOpen && isFar && !hasRhythm && BEGINS_ELSEWHERE.test(said) },
  { says: 'Run 10 km in under 50 minutes on 18 April', holds: ({ said, isOpen, isFar, hasRhythm }) => !isOpen && isFar && !hasRhythm && RACED.test(said) },
  { says: 'Learn Python for my new role starting on 1 April', holds: ({ said, isOpen, isFar, hasRhythm }) => isOpen && isFar && !hasRhythm && WORKED_FOR.test(said) && FOR_WHAT_STARTS.test(said) },
  { says: 'My apprenticeship as a carpenter starts on 1 August', holds: ({ said, isOpen, isFar, hasRhythm }) => isOpen && isFar && !hasRhythm && ENTERED.test(said) },
  { says: 'Organise a retreat 5-8 May', holds: ({ said }) => !DOING.test(said) && HELD.test(said) && HOLDING.test(said) },
  { says: 'Zeltlager mit 40 Kindern vom 2. bis 8. August', holds: ({ said, isOpen }) => !DOING.test(said) && HELD.test(said) && !isOpen && FOR_MANY.test(said) },
]

function isWorkedFor(said: string): boolean {
  return WORKED_FOR.test(said) && [...said.matchAll(FOR_WHAT)].some(([, what]) => LASTING.test(what!) || OCCASIONS.test(what!))
}
