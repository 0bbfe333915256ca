/**
 * Words of a clause in which somebody speaks of himself or says how things are: no item of a list has them, whatever
 * it is about. In the spelling of wordKey; English clauses are told apart by their openings.
 */
const SPOKEN = new Set((
  'tengo tenemos estoy estamos estare estaremos puedo podemos quiero queremos voy vamos empiezo empezamos llevo recojo viajo viajamos operan opero prefiero preferimos es son hay hare haremos sera seran dispongo trabajamos queda quedan llega llegan libra libran ocupa ocupan encarga encargan dejamos metas pongas '
  + 'bin sind ist habe hab hat kann muss geht gehts werd werde wird ich wir kummert kommt kommen schaff schaffe schaffen brauch brauche hol hole stosst '
  + "suis sommes j'ai avons peux pouvons veux voulons c'est vais allons pars partons est sont serai serons commence travaillons passe nous-memes j'emmene j'amene n'arrive mets mettez bosse bossons "
  + 'estou estamos estarei estaremos tenho temos posso podemos quero queremos vou vamos comeco comecamos consigo conseguimos viajo viajamos faco fazemos busco fica ficam levo levamos coloca coloque chega chegam folga folgam '
  + 'हूँ हूं है हैं रहूँगा रहूँगी रहेंगे'
).split(' '))

/** How such a clause begins: what forbids, narrows or asks for a time. */
const OPENERS = /^(?:no|nada|nunca|solo|siempre|nadie|sin|ni|mejor|porfa|tendria|tendrian|empezar|cada|tambien|ademas|pero|nicht|nichts|nie|niemals|nur|immer|kein|keine|keinen|ohne|hochstens|maximal|ab|bitte|aber|ausserdem|ne|pas|jamais|rien|aucun|aucune|sans|que|uniquement|seulement|toujours|tous|on|je|nao|nunca|so|apenas|sempre|sem|ninguem|केवल|सिर्फ)$/u

/** Where, when or in which order, behind a list that is complete without it: ', na biblioteca', ', dann der Umbau', ', par créneaux …'. */
const ASIDES = /^(?:saliendo|nomas|veinte|en|con|durante|entre|desde|hasta|antes|despues|por|primero|luego|mas|maximo|minimo|in|im|am|bei|beim|zwischen|von|vom|bis|vor|erst|zuerst|dann|danach|pro|je|mit|au|aux|chez|dans|pendant|durant|entre|avant|apres|par|depuis|jusque|puis|ensuite|d'abord|avec|no|na|nos|nas|ao|em|com|ate|depois|primeiro|vai|sera|demo|presentacion|prasentation|apresentacao|presentation)$/u

export function isAside(keys: readonly string[], texts: readonly string[]): boolean {
  // The Portuguese article 'a' is no French 'à'.
  return ASIDES.test(keys[0] ?? '') || /^à$/iu.test(texts[0] ?? '')
}

/** 'me faltan …', 'il reste …': what is still to do. */
export const LACKING = /^(?:(?:me|nos|il|ainda|todavia|aun|solo|so|es|mir|uns|noch|encore|nur) )*(?:faltan?|faltam|quedan?|restam?|restent?|reste|manquent?|fehlt|fehlen) /u

/** What there is to do, which may open a list of its own: 'tengo que repasar …', 'il faut …'. */
const DUTY = /(?:^| )(?:(?:tengo|tenemos|hay|tenho|temos|tem) que|necesito|necesitamos|preciso|precisamos|faltan?|quedan?|quiero|queremos|quero|queremos|muss|mussen|will|wollen|mochte|il (?:me )?faut|faut|dois|devons|veux|voulons|reste(?:nt)?|करना|करनी|करने|चाहता|चाहती|पढना)(?: |$)/u

export function isSpokenClause(keys: readonly string[], texts: readonly string[] = []): boolean {
  return keys.some((key) => SPOKEN.has(key)) || OPENERS.test(keys[0] ?? '') || texts.some((text) => text === 'é' || text === 'É')
}

export function namesDuty(keys: readonly string[]): boolean {
  return DUTY.test(keys.join(' '))
}
