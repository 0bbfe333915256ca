/** What somebody does, in the infinitive, and to what. */
export type Deed = { verb: string; object: string }

/** Verbs in the third person whose infinitive ends as that of others does: 'pinta' is of 'pintar'. */
const REGULAR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    ar: 'pinta monta compra busca prepara decora limpia arregla instala saca cocina hornea dibuja revisa contrata reserva alquila graba edita coloca cuelga diseña configura imprime lava plancha planta riega corta pega forma negocia llama gestiona empaqueta embala transporta carga traslada adorna',
    er: 'cose barre recoge vende', ir: 'escribe imprime sube',
  },
  fr: {
    er: "rédige dessine monte démonte achète commande réserve décore prépare cuisine installe pose répare peint range nettoie loue filme imprime écrit configure traduit forme négocie invite appelle apporte ramène branche photographie anime joue tond arrose garde emballe déplace transporte débarrasse vérifie enregistre tourne assemble coupe colle",
  },
  pt: {
    ar: 'pinta monta compra busca prepara decora limpa arranja instala tira cozinha desenha revisa contrata reserva aluga grava edita coloca pendura configura lava planta rega corta negoceia negocia assa arruma conserta embala carrega transporta monta desmonta fotografa filma encomenda treina forma redige',
    er: 'escreve varre recolhe vende', ir: 'imprime',
  },
}
const IRREGULAR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    sucht: 'suchen', backt: 'backen', bäckt: 'backen', baut: 'bauen', streicht: 'streichen', holt: 'holen', bringt: 'bringen', leiht: 'leihen', legt: 'legen', kocht: 'kochen', grillt: 'grillen', schneidet: 'schneiden', näht: 'nähen', druckt: 'drucken',
    schreibt: 'schreiben', fotografiert: 'fotografieren', filmt: 'filmen', besorgt: 'besorgen', kauft: 'kaufen', bestellt: 'bestellen', bucht: 'buchen', reserviert: 'reservieren', dekoriert: 'dekorieren', putzt: 'putzen', räumt: 'räumen', spielt: 'spielen',
    hält: 'halten', malt: 'malen', tapeziert: 'tapezieren', verlegt: 'verlegen', montiert: 'montieren', schließt: 'schließen', repariert: 'reparieren', gießt: 'gießen', füttert: 'füttern', packt: 'packen', fährt: 'fahren', mietet: 'mieten', lädt: 'laden',
    richtet: 'richten', stellt: 'stellen', hängt: 'hängen', bereitet: 'bereiten', schneidert: 'schneidern', mäht: 'mähen', pflanzt: 'pflanzen', bastelt: 'basteln', testet: 'testen', schult: 'schulen', wäscht: 'waschen', misst: 'messen', reißt: 'reißen',
  },
  es: { trae: 'traer', lleva: 'llevar', elige: 'elegir', pide: 'pedir', cuelga: 'colgar', riega: 'regar', consigue: 'conseguir', escribe: 'escribir', imprime: 'imprimir', sube: 'subir', mide: 'medir' },
  fr: { peint: 'peindre', nettoie: 'nettoyer', achète: 'acheter', écrit: 'écrire', traduit: 'traduire', tond: 'tondre', appelle: 'appeler', ramène: 'ramener', choisit: 'choisir', construit: 'construire', conduit: 'conduire', fournit: 'fournir', prend: 'prendre', vend: 'vendre', coud: 'coudre', cuit: 'cuire' },
  pt: { traz: 'trazer', escolhe: 'escolher', imprime: 'imprimir', redige: 'redigir', negoceia: 'negociar', constrói: 'construir', pede: 'pedir', conduz: 'conduzir', vende: 'vender', traduz: 'traduzir', mede: 'medir' },
}

/** The rest of a separable German verb stands at the end: 'sucht die Armaturen aus'. */
const SEPARABLE = /^(?:aus|auf|ab|an|ein|mit|vor|um|weg|her|zu|nach|hin|durch|zusammen|vorbei|bereit|fertig|heraus|raus)$/u

const INFINITIVES = new Map(Object.keys(IRREGULAR).map((language) => [language, new Map([
  ...Object.entries(REGULAR[language] ?? {}).flatMap(([ending, forms]) => forms.split(' ').map((form) => [form, `${form.replace(/[ae]$/u, '')}${ending}`] as const)),
  ...Object.entries(IRREGULAR[language]!),
])]))

/** The deed of words such as 'sucht die Armaturen aus' or 'tira as fotos'; null where they begin with no verb that is known. */
export function infinitiveOf(said: string, language: string): Deed | null {
  const [form = '', ...behind] = said.split(' ')
  const verb = INFINITIVES.get(language)?.get(form)
  if (verb === undefined) return null
  const particle = language === 'de' && SEPARABLE.test(behind.at(-1) ?? '') ? behind.pop()! : ''
  return { verb: `${particle}${verb}`, object: behind.join(' ') }
}
