/** What a clause says of its time: that it is there, or taken, until what hour somebody is out, or what else is held then. */
export type Meaning = { says: 'free' | 'taken' | 'home' | 'held'; said: RegExp }

/** How a language says so in words that every reader knows. */
export type PlainWeek = { free: (when: string) => string; taken: (when: string) => string; works: (when: string) => string; held: (what: string, when: string) => string; before: string }

/** Of a week that is told every Wednesday is one. */
const ONE_DAY = /^(?:on |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)$/iu

export const PLAIN: Readonly<Record<string, PlainWeek>> = {
  en: { free: (when) => `I am free ${when.replace(ONE_DAY, 'on $1s')}`, taken: (when) => `Not ${when}`, works: (when) => `I work ${when}`, held: (what, when) => `I have ${what} ${when}`, before: 'before' },
  de: { free: (when) => `Ich habe ${when} Zeit`, taken: (when) => `Nicht ${when}`, works: (when) => `Ich arbeite ${when}`, held: (what, when) => `Ich habe ${when} ${what}`, before: 'vor' },
  es: { free: (when) => `Puedo ${when}`, taken: (when) => `No ${when}`, works: (when) => `Trabajo ${when}`, held: (what, when) => `Tengo ${what} ${when}`, before: 'antes de' },
  fr: { free: (when) => `Je suis disponible ${when}`, taken: (when) => `Pas ${when}`, works: (when) => `Je travaille ${when}`, held: (what, when) => `J’ai ${what} ${when}`, before: 'avant' },
  pt: { free: (when) => `Estou disponível ${when}`, taken: (when) => `Não ${when}`, works: (when) => `Trabalho ${when}`, held: (what, when) => `Tenho ${what} ${when}`, before: 'antes d' },
}

/** What joins a clause to the one before. */
const LEAD = '(?:(?:so|but|and|because|as|since|also|plus|und|aber|denn|weil|da|y|pero|porque|et|mais|car|donc|e|mas) )?'

/** `§` is a time of the week, or its hours behind what is said; the whole clause has to say so, and the first that does counts. */
function clause(says: Meaning['says'], ...forms: string[]): Meaning[] {
  return forms.map((form) => ({ says, said: new RegExp(`^${LEAD}${form.replaceAll('§', '\u0001')}$`, 'iu') }))
}

const UP_TO = (words: number) => String.raw`(?: [\p{L}'’-]+){0,${words}}`
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
    ...clause('held', String.raw`(?:(?:on )?§,? )?(?:the |my |our |both )?(?:kids?|children|boys?|girls?|twins|sons?|daughters?|\d{1,2} ?(?:yo|year[- ]olds?)) (?:have|has)(?: got)? ${WHAT}(?: on)?(?: §)?`),
  ],
  de: [
    ...clause('free', '§ (?:habe|haben) (?:ich|wir) (?:immer |sonst )?frei', 'frei (?:bin|habe|sind|haben) (?:ich|wir) (?:nur |bloß )?§', '(?:nur )?§ (?:bin|sind) (?:ich|wir) frei'),
    ...clause('home', String.raw`§ (?:komme|kommen|bin|sind) (?:ich|wir) (?:erst |immer )?§ (?:heim|nach hause|zu hause|zuhause|daheim|von der arbeit|aus der arbeit)(?: zurück)?`),
    ...clause('taken',
      String.raw`§ (?:arbeite|arbeiten|jobbe|kellnere|unterrichte) (?:ich|wir) (?:auch |immer )?(?:in|im|bei|beim|auf|an|als) [\p{L}-]+${UP_TO(2)}(?: §)?`,
      '§ (?:habe|haben) (?:ich|wir) die (?:kinder|enkel|kleinen|großen)(?: §)?',
      '§ (?:ist|sind) (?:immer |bei uns )?(?:ruhetage?|familientage?|tabu|verplant|belegt|heilig|dicht)',
      String.raw`(?:der |die |am )?§ (?:gehört|gehören) (?:der|den|dem|meiner|meinen|meinem|unseren|unserer|nur) \p{L}+${UP_TO(1)}`,
    ),
    ...clause('held', String.raw`§ (?:habe|haben) (?:ich|wir) (?!zeit|frei|nichts|kein|nur|noch|viel|wenig|mehr|immer)${WHAT}(?: §)?`, String.raw`§ (?:bin|sind) (?:ich|wir) (?:beim|im|in der|auf der) ${WHAT}(?: §)?`, String.raw`(?:(?:die|meine|unsere) (?:kinder|jungs|mädchen|zwillinge)|(?:mein|unser) sohn|(?:meine|unsere) tochter) (?:haben|hat) § ${WHAT}`),
  ],
  es: [
    ...clause('free', '(?:yo |nosotros )?(?:estoy|estamos) (?:libres?|disponibles?) §', '(?:solo |sólo )?(?:me|nos) quedan?(?: libres?)? §'),
    ...clause('home', String.raw`§ (?:salgo|salimos|llego|llegamos|termino|acabo)(?: a casa| del trabajo| de trabajar)? §`),
    ...clause('taken',
      String.raw`§ (?:yo |nosotros )?(?:también |siempre |sí )*(?:trabajo|trabajamos|curro|doy clases?)${UP_TO(3)}(?: §)?`,
      '§ (?:tengo|tenemos) a los (?:niños|hijos|nietos|peques)(?: §)?',
      String.raw`§ (?:es|son) para (?:la familia|los niños|mi \p{L}+|mis \p{L}+|descansar)`,
    ),
    ...clause('held', String.raw`§ (?:tengo|tenemos) (?!tiempo|libres?|que|un rato|ratos?|poco|ganas|hasta|desde)${WHAT}(?: §)?`, String.raw`(?:§ )?(?:los|mis|nuestros) (?:niños|hijos|peques) tienen ${WHAT}(?: §)?`),
  ],
  fr: [
    ...clause('free', 'il (?:me|nous) reste §', '(?:je ne|nous ne) (?:suis|sommes) (?:libres?|disponibles?) que §'),
    ...clause('home', String.raw`§,? (?:je|nous|on) (?:rentre|rentrons|finis|finissons|finit|sors|termine)(?: du travail| du boulot| à la maison)? §`),
    ...clause('taken',
      String.raw`§,? (?:je|nous|on) (?:travaille|travaillons|bosse|donne des cours)${UP_TO(4)}(?: §)?`,
      String.raw`§,? c['’]est (?:pour |réservé à )?(?:la|ma|mes|les|le|mon|nos|notre) (?:famille|enfants|repos|grand-mère|mère|père|copine|copain)`,
      '§,? (?:j[\'’]ai|nous avons|on a) les (?:enfants|petits|petits-enfants|filles|garçons)(?: §)?',
      '§ (?:est|sont) prise?s?',
      String.raw`je suis prise? §`,
    ),
    ...clause('held', String.raw`§,? (?:j['’]ai|nous avons|on a) (?!le temps|du temps|libre|congé|plus|deux|trois|un peu|de |une heure|\d)${WHAT}(?: §)?`, String.raw`(?:§,? )?(?:les|mes|nos) enfants ont ${WHAT}(?: §)?`),
  ],
  pt: [
    ...clause('home', String.raw`§ (?:eu )?(?:saio|saímos|chego|termino|acabo)(?: em casa| a casa| do trabalho)? §`),
    ...clause('taken',
      String.raw`§ (?:eu |nós |a gente )?(?:também |sempre )?(?:trabalho|trabalhamos|dou aulas?)${UP_TO(3)}(?: §)?`,
      '§ (?:eu )?(?:fico|estou|ficamos|estamos) com (?:as crianças|os filhos|os netos|os miúdos)(?: §)?',
      String.raw`§ (?:é|são) (?:para|da|do|dos) (?:a |o |os )?(?:família|filhos|meus \p{L}+|minha \p{L}+|descanso)`,
    ),
    ...clause('held', String.raw`§ (?:eu )?(?:tenho|temos) (?!tempo|livres?|que|um pouco|pouco)${WHAT}(?: §)?`, String.raw`(?:§ )?(?:as crianças|os miúdos|meus filhos|os meus filhos) têm ${WHAT}(?: §)?`),
  ],
}
