/** What a clause says of its time: that it is there, or taken, until what hour somebody is out, or what else is held then. */
export type Meaning = {
  says: 'free' | 'taken' | 'home' | 'held'
  said: RegExp
  /** Said of every day as well: 'vormittags bin ich in der Uni'. */
  isDaily?: true
}

/** How a language says so in words that every reader knows. */
export type PlainWeek = { free: (when: string) => string; taken: (when: string) => string; works: (when: string) => string; held: (what: string, when: string) => string; before: string }

/** Of a week that is told every Wednesday is one. */
const ONE_DAY = /^(?:on |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)$/iu

/** Of a week that is told so is a bare 'terça', 'el jueves', 'am Freitag'. */
function everyWeek(when: string): string {
  return when.replace(BARE_DAY, (_, fair: string | undefined, weekday: string | undefined, german: string | undefined, spanish: string | undefined) =>
    fair !== undefined ? `às ${fair}s` : weekday !== undefined ? `aos ${weekday}s` : german !== undefined ? `${german.toLowerCase()}s` : `los ${spanish!}`)
}

const BARE_DAY = /(?<![\p{L}-]|de |a )(?:(?:na |à )?(segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:no )?(sábado|domingo)|am ((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|el (lunes|martes|miércoles|jueves|viernes))(?![\p{L}-]| a )/giu

export const PLAIN: Readonly<Record<string, PlainWeek>> = {
  en: { free: (when) => `I am free ${when.replace(ONE_DAY, 'on $1s')}`, taken: (when) => `Not ${when}`, works: (when) => `I work ${when}`, held: (what, when) => `I have ${what} ${when}`, before: 'before' },
  de: { free: (when) => `Ich habe ${when} Zeit`, taken: (when) => `Nicht ${when}`, works: (when) => `Ich arbeite ${when}`, held: (what, when) => (/\d/u.test(when) ? `${everyWeek(when)} ist ${what}` : `Ich habe ${when} ${what}`), before: 'vor' },
  es: { free: (when) => `Puedo ${when}`, taken: (when) => `No ${everyWeek(when)}`, works: (when) => `Trabajo ${when}`, held: (what, when) => `Tengo ${what} ${when}`, before: 'antes de' },
  fr: { free: (when) => `Je suis disponible ${when}`, taken: (when) => `Pas ${when}`, works: (when) => `Je travaille ${when}`, held: (what, when) => `J’ai ${what} ${when}`, before: 'avant' },
  pt: { free: (when) => `Estou disponível ${everyWeek(when)}`, taken: (when) => `Não ${everyWeek(when)}`, works: (when) => `Trabalho ${everyWeek(when)}`, held: (what, when) => `Tenho ${what} ${everyWeek(when)}`, before: 'antes d' },
}

/** What joins a clause to the one before. */
const LEAD = '(?:(?:so|but|and|because|as|since|also|plus|und|aber|denn|weil|da|deshalb|daher|y|pero|porque|por eso|así que|et|mais|car|donc|du coup|e|mas|por isso|então) )*'

/** `§` is a time of the week, or its hours behind what is said; the whole clause has to say so, and the first that does counts. */
function clause(says: Meaning['says'], ...forms: string[]): Meaning[] {
  return forms.map((form) => ({ says, said: new RegExp(`^${LEAD}${form.replaceAll('§', '\u0001')}$`, 'iu') }))
}

/** What keeps somebody where they say they are, whatever the goal. */
function there(...forms: string[]): Meaning[] {
  return clause('taken', ...forms).map((meaning) => ({ ...meaning, isDaily: true }))
}

const UP_TO = (words: number) => String.raw`(?: [\p{L}'’-]+){0,${words}}`
const WORD = String.raw`[\p{L}-]+`
const WHAT = String.raw`(?<what>[\p{L}'’-]+${UP_TO(4)})`

export const MEANINGS: Readonly<Record<string, readonly Meaning[]>> = {
  en: [
    ...clause('free', '§ (?:is|are) (?:my|our) only (?:free |spare )?(?:days?|evenings?|mornings?|time)(?: off| free)?', 'only (?:the )?§ (?:is|are) (?:mine|ours|free)', '(?:my|our) only (?:free |spare )?(?:days?|evenings?|time)(?: off)? (?:is|are) §'),
    ...clause('home', String.raw`(?:on )?§,? (?:i|we) (?:only )?(?:get|come|am|'m|are|'re) (?:home|back|in|off|off work|back home)(?: from (?:work|school|uni))? §`, '(?:i|we) (?:only )?(?:get|come) (?:home|back|off work)(?: from work)? § §'),
    ...clause('taken',
      String.raw`(?:on )?§,? (?:i|we) (?:usually |always |also )?(?:work|temp) (?:in|at|for|on) [\p{L}'’-]+${UP_TO(3)}(?: §)?`,
      String.raw`(?:(?:on )?§,? )?(?:i|we) (?:usually |always |also |still )?(?:drive (?:the |a |my )?(?:taxi|cab|bus|van|lorry|truck|ambulance)|deliver \p{L}+|do (?:the|a|my|our) (?:market|till|bar|school run|night shift|early shift|late shift|round)|wait tables|tend bar)(?: on)?(?: §)?`,
      String.raw`(?:on )?§,? (?:i|we)(?: am|'m| are|'re) (?:always |usually )?on (?:shift|call|duty|nights|days|earlies|lates)(?: §)?`,
      '(?:(?:on )?§,? )?(?:i|we) have (?:the|my|our) (?:kids|children|boys|girls|grandchildren|grandkids)(?: with (?:me|us))?(?: §)?',
      String.raw`(?:please )?(?:leave|keep) § (?:as )?(?:a |an )?(?:spare|buffer|clear|empty|blank)(?: days?)?`,
      String.raw`§ (?:is|are) (?:(?:a |always a |usually a )?write-offs?|spoken for|sacred)`,
      String.raw`(?:the |our |my )?(?:[\p{L}-]+ ){1,2}(?:is|are) locked(?: on)? §`,
    ),
    ...there(String.raw`(?:(?:in|on) )?(?:the )?§,? (?:i|we)(?:['’]m| am|['’]re| are) (?:(?:at|in) (?:the |my )?(?:office|uni|university|college|school|work|lab|hospital|clinic|shop|studio|class|lectures))(?: §)?`),
    ...clause('held', String.raw`(?:(?:on )?§,? )?(?:the |my |our |both )?(?:kids?|children|boys?|girls?|twins|sons?|daughters?|\d{1,2} ?(?:yo|year[- ]olds?)) (?:have|has)(?: got)? ${WHAT}(?: on)?(?: §)?`),
  ],
  de: [
    ...clause('free', String.raw`(?:ich|wir) komm(?:e|en)? (?:§ )?(?:nur|erst|bloß) §(?: (?:dazu|hin|raus|rüber|heran|ran|zum ${WORD}|zur ${WORD}|ans? (?:den |die |das )?${WORD}|in (?:den |die |das )${WORD}|auf (?:den |die |das )${WORD}))?`, '§ (?:habe|haben) (?:ich|wir) (?:immer |sonst )?frei', 'frei (?:bin|habe|sind|haben) (?:ich|wir) (?:nur |bloß )?§', '(?:nur )?§ (?:bin|sind) (?:ich|wir) frei'),
    ...clause('home', String.raw`§ (?:komme|kommen|bin|sind) (?:ich|wir) (?:erst |immer )?§ (?:heim|nach hause|zu hause|zuhause|daheim|von der arbeit|aus der arbeit)(?: zurück)?`),
    ...clause('taken',
      String.raw`§ (?:arbeite|arbeiten|jobbe|kellnere|unterrichte) (?:ich|wir) (?:auch |immer )?(?:in|im|bei|beim|auf|an|als) [\p{L}-]+${UP_TO(2)}(?: §)?`, '§ (?:arbeite|arbeiten|jobbe|kellnere|unterrichte) (?:ich|wir)(?: immer| auch)?(?: §)?',
      '§ (?:habe|haben) (?:ich|wir) die (?:kinder|enkel|kleinen|großen)(?: §)?',
      '§ (?:ist|sind) (?:immer |bei uns )?(?:ruhetage?|familientage?|tabu|verplant|belegt|heilig|dicht)',
      String.raw`(?:der |die |am )?§ (?:gehört|gehören) (?:der|den|dem|meiner|meinen|meinem|unseren|unserer|nur) \p{L}+${UP_TO(1)}`,
    ),
    ...clause('taken', String.raw`(?:§ )?(?:habe?|haben) (?:ich|wir) (?:§ )?(?:immer )?(?:früh|spät|nacht|tag|wochenend|bereitschafts)?-?(?:schicht|dienst)(?: §)?`, String.raw`ich habe? (?:§ )?(?:immer )?(?:früh|spät|nacht|tag|wochenend|bereitschafts)?-?(?:schicht|dienst)(?: §)?`),
    ...there(String.raw`§ (?:bin|sind) (?:ich|wir) (?:§ )?(?:immer |meist |noch )?(?:im (?:büro|dienst|geschäft|laden|labor|atelier|betrieb|krankenhaus)|in der (?:arbeit|uni|schule|firma|praxis|klinik|werkstatt|kanzlei|berufsschule|vorlesung)|an der (?:uni|hochschule|fh)|auf (?:der )?(?:arbeit|schicht|station)|bei der arbeit)`),
    ...clause('held', String.raw`§ (?:habe?|haben) (?:ich|wir) (?:§ )?(?!zeit|frei|nichts|kein|nur|noch|viel|wenig|mehr|immer|luft|lust|§)${WHAT}(?: §)?`, String.raw`§ (?:bin|sind) (?:ich|wir) (?:§ )?(?:beim|im|in der|auf der) ${WHAT}(?: §)?`, String.raw`(?:(?:die|meine|unsere) (?:kinder|jungs|mädchen|zwillinge)|(?:mein|unser) sohn|(?:meine|unsere) tochter) (?:haben|hat) § ${WHAT}`),
  ],
  es: [
    ...clause('free', '(?:yo |nosotros )?(?:estoy|estamos) (?:libres?|disponibles?) §', '(?:solo |sólo )?(?:me|nos) quedan?(?: libres?)? §', '(?:solo |sólo )?(?:tengo|tenemos|saco|hay) (?:algo de |un poco de |más )?tiempo(?: libre)? §(?: §)?', '§,? (?:tengo|tenemos|saco) (?:algo de |un poco de |más )?tiempo(?: libre)?(?: §)?'),
    ...clause('home', String.raw`§ (?:salgo|salimos|llego|llegamos|termino|acabo)(?: a casa| del trabajo| de trabajar)? §`),
    ...clause('taken',
      String.raw`§ (?:yo |nosotros )?(?:también |siempre |sí )*(?:trabajo|trabajamos|curro|curramos|laburo|laburamos|chambeo|chambeamos|doy clases?)${UP_TO(3)}(?: §)?`,
      '§ (?:tengo|tenemos) a los (?:niños|hijos|nietos|peques)(?: §)?',
      String.raw`§ (?:es|son) para (?:la familia|los niños|mi \p{L}+|mis \p{L}+|descansar)`,
    ),
    ...clause('taken', String.raw`(?:§ )?(?:tengo|tenemos|hago|estoy de) (?:guardia|turno)(?: de (?:mañana|tarde|noche))?(?: §)?`),
    ...there(String.raw`§,? (?:yo |nosotros )?(?:estoy|estamos) (?:en (?:la |el |mi )?(?:oficina|trabajo|uni|universidad|facultad|facu|cole|colegio|escuela|instituto|insti|taller|tienda|hospital|despacho|curro|laburo|academia|clase)|de guardia)(?: §)?`),
    ...clause('held', String.raw`§ (?:tengo|tenemos) (?!tiempo|libres?|que|un rato|ratos?|poco|ganas|hasta|desde)${WHAT}(?: §)?`, String.raw`(?:§ )?(?:los|mis|nuestros) (?:niños|hijos|peques) tienen ${WHAT}(?: §)?`),
  ],
  fr: [
    ...clause('free', String.raw`(?:j['’]ai|nous avons|on a) (?:du|un peu de|le) temps(?: libre)? §(?: §)?`, String.raw`§,? (?:j['’]ai|nous avons|on a) (?:du|un peu de|le) temps(?: libre)?(?: §)?`, 'il (?:me|nous) reste §', '(?:je ne|nous ne) (?:suis|sommes) (?:libres?|disponibles?) que §'),
    ...clause('home', String.raw`§,? (?:je|nous|on) (?:rentre|rentrons|finis|finissons|finit|sors|termine)(?: du travail| du boulot| à la maison)? §`),
    ...clause('taken',
      String.raw`§,? (?:je|nous|on) (?:travaille|travaillons|bosse|bossons|taffe|donne des cours)${UP_TO(4)}(?: §)?`,
      String.raw`§,? c['’]est (?:pour |réservé à )?(?:la|ma|mes|les|le|mon|nos|notre) (?:famille|enfants|repos|grand-mère|mère|père|copine|copain)`,
      '§,? (?:j[\'’]ai|nous avons|on a) les (?:enfants|petits|petits-enfants|filles|garçons)(?: §)?',
      '§ (?:est|sont) prise?s?',
      String.raw`je suis prise? §`,
    ),
    ...there(String.raw`§,? (?:je suis|nous sommes|on est) (?:(?:au|à la|à l['’]|à mon|en|dans la|dans l['’]) ?(?:bureau|travail|boulot|taf|fac|université|école|lycée|collège|hôpital|magasin|atelier|usine|cabinet|labo|clinique|cours|classe|poste)|de garde|d['’]astreinte)(?: §)?`),
    ...clause('held', String.raw`§,? (?:j['’]ai|nous avons|on a) (?!le temps|du temps|libre|congé|plus|deux|trois|un peu|de |une heure|\d)${WHAT}(?: §)?`, String.raw`(?:§,? )?(?:les|mes|nos) enfants ont ${WHAT}(?: §)?`),
  ],
  pt: [
    ...clause('free', '(?:eu )?(?:só |apenas )?(?:tenho|temos|me sobra|sobra-me) (?:um pouco de |algum )?tempo(?: livre)? §(?: §)?', '§,? (?:eu )?(?:só )?(?:tenho|temos) (?:um pouco de |algum )?tempo(?: livre)?(?: §)?', '(?:eu )?(?:só|apenas) (?:tenho|temos|me sobram?|posso|consigo) (?:livres? )?(?:as |os |o |a )?§(?: §)?'),
    ...clause('home', String.raw`§ (?:eu )?(?:saio|saímos|chego|termino|acabo)(?: em casa| a casa| do trabalho)? §`),
    ...clause('taken',
      String.raw`§,? (?:eu |nós |a gente )?(?:também |sempre )?(?:trabalho|trabalhamos|trampo|dou aulas?)${UP_TO(3)}(?: §)?`,
      String.raw`(?:§,? )?(?:eu )?(?:tenho|temos|faço|estou de) (?:plantão|turno)(?: §)?`,
      '§ (?:eu )?(?:fico|estou|ficamos|estamos) com (?:as crianças|os filhos|os netos|os miúdos)(?: §)?',
      String.raw`§ (?:é|são) (?:para|da|do|dos) (?:a |o |os )?(?:família|filhos|meus \p{L}+|minha \p{L}+|descanso)`,
    ),
    ...there(String.raw`§,? (?:eu )?(?:estou|estamos|fico) (?:(?:no|na|em) (?:meu |minha )?(?:escritório|trabalho|serviço|faculdade|facul|universidade|uni|escola|colégio|hospital|loja|oficina|ateliê|aula|aulas)|de plantão)(?: §)?`),
    ...clause('held', String.raw`§,? (?:há|tem) ${WHAT}(?: §)?`, String.raw`§ (?:eu )?(?:tenho|temos) (?!tempo|livres?|que|um pouco|pouco)${WHAT}(?: §)?`, String.raw`(?:§ )?(?:as crianças|os miúdos|meus filhos|os meus filhos) têm ${WHAT}(?: §)?`),
  ],
}

const FOR_IT = String.raw`(?: (?:für|dafür|hierfür|para|pour|por|pra|for)(?: [\p{L}'’]+){0,4})?`

function heads(words: string): RegExp {
  return new RegExp(String.raw`(?<=(?:^|[.;!?\n]) ?)(?:${words})${FOR_IT}(?: (?:sind|son|sont|são))? ?:\s{0,2}(?=\p{L}{1,3}(?:\s\p{L}+)?\s|\p{L}{2,9}[-s]?(?:feira)?\s|\d)`, 'giu')
}

/** What heads all the times that somebody has, and the sentence that every reader knows. */
export const HEADS_OF_OWN_TIMES: readonly { said: RegExp; plain: string }[] = [
  { said: heads('(?:meine|unsere)(?: freien| verfügbaren| möglichen)? (?:zeitfenster|verfügbarkeit(?:en)?)|(?:meine |unsere )?(?:freien?|verfügbaren?|möglichen?) zeiten|verfügbarkeit'), plain: 'Zeit habe ich nur' },
  { said: heads('(?:mis?|nuestr[oa]s?) (?:disponibilidad(?:es)?|huecos|ratos libres|horas libres)|(?:mis? |nuestros? )?horarios? (?:libres?|disponibles?)|disponibilidad'), plain: 'Solo puedo' },
  { said: heads('(?:ma|mes|notre|nos) (?:dispos?|disponibilités?|créneaux|créneaux libres)|disponibilités?|dispos'), plain: 'Je suis disponible seulement' },
  { said: heads('(?:minhas?|nossas?) disponibilidades?|(?:meus?|nossos?) horários?(?: livres?| disponíveis)?|horários (?:livres|disponíveis)|disponibilidade'), plain: 'Estou disponível' },
]
