/** Forms of the verbs that people tell their days with and that no rule leads back. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fais: 'faire', fait: 'faire', faisons: 'faire', vais: 'aller', va: 'aller', allons: 'aller', pars: 'partir', part: 'partir', partons: 'partir', prends: 'prendre', prend: 'prendre', prenons: 'prendre',
  viens: 'venir', vient: 'venir', venons: 'venir', reviens: 'revenir', revient: 'revenir', revenons: 'revenir', finis: 'finir', finit: 'finir', rends: 'rendre', rend: 'rendre', rendons: 'rendre',
  vends: 'vendre', vend: 'vendre', vendons: 'vendre', mets: 'mettre', met: 'mettre', mettons: 'mettre', cours: 'courir', court: 'courir', courons: 'courir', lis: 'lire', lit: 'lire', lisons: 'lire',
  écris: 'écrire', écrit: 'écrire', écrivons: 'écrire', reçois: 'recevoir', reçoit: 'recevoir', recevons: 'recevoir', sors: 'sortir', sort: 'sortir', sortons: 'sortir', apprends: 'apprendre', apprend: 'apprendre', apprenons: 'apprendre',
  vois: 'voir', voit: 'voir', voyons: 'voir', réunit: 'réunir', choisit: 'choisir', vis: 'vivre', vit: 'vivre', vivons: 'vivre', boit: 'boire', accueillons: 'accueillir', accueille: 'accueillir', ouvrons: 'ouvrir', ouvre: 'ouvrir', offrons: 'offrir', offre: 'offrir', appelle: 'appeler', rappelle: 'rappeler', jette: 'jeter', achète: 'acheter', emmène: 'emmener', amène: 'amener', ramène: 'ramener', lève: 'lever', promène: 'promener', pèse: 'peser',
}

const ENDINGS: readonly (readonly [form: RegExp, infinitive: string])[] = [
  [/issons$/u, 'ir'], [/geons$/u, 'ger'], [/çons$/u, 'cer'], [/ons$/u, 'er'], [/([oau])ie$/u, '$1yer'], [/è(\p{L})e$/u, 'é$1er'], [/e$/u, 'er'],
]
/** An ending of its own says who does it; nouns end so, too, and are told apart by what stands before them. */
const VERB = /^(?<own>(?:me |m['’]|nous |se |s['’]|l['’]|les |le |la |y )?)(?<form>\p{Ll}+)(?=[\s,.;:!?]|$)/u

/** 'Faire les courses' of 'fait les courses', 'déménager' of 'déménageons'; null where the verb is not known. */
export function inInfinitive(words: string): string | null {
  const { own = '', form = '' } = VERB.exec(words)?.groups ?? {}
  const ending = ENDINGS.find(([pattern]) => pattern.test(form))
  const infinitive = IRREGULAR[form] ?? (form.length > SHORTEST_VERB && ending ? form.replace(...ending) : null)
  return infinitive === null ? null : `${own}${infinitive}${words.slice(own.length + form.length)}`
}

/** In letters: 'une' and 'mon' end like verbs. */
const SHORTEST_VERB = 4
