/** What travellers come for, in the words of the gazetteer and beginnings of words in the planner's other languages. */
const INTERESTS: readonly [english: string, beginnings: readonly string[]][] = [
  ['museum', ['muse']], ['art', ['kunst', 'arte']], ['history', ['geschicht', 'histori']], ['ancient', ['antik', 'antig', 'antiqu']], ['architecture', ['architekt', 'arquitect', 'arquitet']],
  ['market', ['markt', 'mercad', 'march']], ['food', ['essen', 'kulinar', 'gastronom', 'comid', 'cuisine', 'culinari']], ['seafood', ['meeresfrucht', 'marisco', 'frutos', 'fruits']],
  ['wine', ['wein', 'vino', 'vin', 'vinho']], ['beach', ['strand', 'strande', 'playa', 'plage', 'praia']], ['sea', ['meer', 'mar', 'mer']], ['park', ['parque', 'parc']], ['garden', ['garten', 'jardin', 'jardim']],
  ['church', ['kirche', 'iglesia', 'eglise', 'igreja']], ['cathedral', ['dom', 'kathedral', 'catedral']], ['castle', ['burg', 'schloss', 'castillo', 'chateau', 'castelo']], ['palace', ['palast', 'palacio', 'palais']],
  ['music', ['musik', 'musica', 'musique']], ['concert', ['konzert', 'concierto', 'concerto']], ['theatre', ['theater', 'teatro']], ['view', ['aussicht', 'blick', 'vista', 'vue', 'mirador', 'miradouro', 'panoram']],
  ['sunset', ['sonnenuntergang', 'atardecer', 'coucher', 'poente']], ['shopping', ['einkauf', 'bummel', 'compras', 'tiendas', 'boutique']], ['kids', ['kinder', 'nino', 'nina', 'enfant', 'crianca']],
  ['bike', ['rad', 'fahrrad', 'bici', 'velo']], ['boat', ['boot', 'schiff', 'barco', 'bateau']], ['walk', ['spazier', 'paseo', 'promenade', 'passeio']], ['tile', ['fliesen', 'kacheln', 'azulejo']], ['craft', ['handwerk', 'artesan', 'artisan']],
  ['old', ['altstadt']], ['bath', ['therme', 'termas', 'thermes']], ['cafe', ['kaffee', 'cafeter']], ['science', ['wissenschaft', 'cienc', 'sciences']], ['nature', ['natur']], ['design', ['diseno']], ['painting', ['gemalde', 'malerei', 'pintura', 'peinture']],
  ['sculpture', ['skulptur', 'escultur']], ['ruin', ['ruine', 'ruina']], ['bridge', ['brucke', 'puente', 'pont', 'ponte']], ['river', ['fluss', 'riviere', 'fleuve']], ['dinner', ['abendessen', 'cena', 'diner', 'jantar']],
]
/** Shorter beginnings stand for whole words only: 'mar' is no 'Marsch'. */
const LEAST_BEGINNING = 5

/** The words, and beside them the gazetteer's words for what they speak of. */
export function interestsIn(words: readonly string[]): string[] {
  const speaksOf = (beginnings: readonly string[]) => beginnings.some((beginning) => words.some((word) => (beginning.length < LEAST_BEGINNING ? word === beginning || word === `${beginning}s` || word === `${beginning}e` || word === `${beginning}en` : word.startsWith(beginning))))
  return [...words, ...INTERESTS.filter(([english, beginnings]) => !words.includes(english) && speaksOf(beginnings)).map(([english]) => english)]
}
