/** What somebody says of himself before he names the thing, and what closes such a clause; in the spelling of wordKey, by language. */
const LEAD_INS: Readonly<Record<string, string>> = {
  en: "please remind me to|remind me to|remind us to|remind me about|remind me of|please don't let me forget to|don't let me forget to|don't let me forget|please don't forget to|don't forget to|do not forget to|remember to|i must remember to|must remember to|i have to remember to|i need to remember to|reminder to",
  es: 'recuerdame que tengo que|recuerdame|no olvidar|no me dejes olvidar|acuerdame de|me he apuntado a|nos hemos apuntado a|me apunte a|estoy apuntado a|estoy apuntada a|estoy inscrito en|estoy inscrita en|me he inscrito en|me gustaria|nos gustaria|tengo que|tenemos que|tengo q|tenemos q|hay que|necesito|necesitamos|quiero|queremos|quisiera|voy a|vamos a|me toca|toca|doy|damos|tengo|tenemos',
  de: 'erinner mich bitte daran|erinnere mich bitte daran|erinner mich daran|erinnere mich daran|bitte nicht vergessen|nicht vergessen|ich darf nicht vergessen|mir fehlen noch|mir fehlt noch|uns fehlen noch|es fehlen noch|es fehlt noch|noch|es geht um|geht um|es geht darum|ich will|ich mochte|ich muss|ich soll|ich habe|ich hab|wir wollen|wir mochten|wir mussen|wir haben|hab ich|habe ich|haben wir|will|mochte|muss|ich lerne fur|ich lerne auf|ich bereite mich auf|ich trainiere fur|lernen muss ich|soll|sollen',
  fr: "rappelle moi de|rappelle-moi de|rappelle moi d'|n'oublie pas de|ne pas oublier de|penser a|il faut que je revoie|faut que je revoie|il faut que je revise|faut que je revise|il faut que je bosse|faut que je bosse|il faut que je|faut que je|il y a|je veux|je voudrais|j'aimerais|j'aimerai|je dois|je souhaite|on veut|on voudrait|on doit|on aimerait|nous voulons|nous devons|nous aimerions|il faut que|il me faut|il nous faut|faut que|il faut|j'ai|on a|je passe|je donne|donne|j'organise|on organise|nous organisons|je prepare|on prepare|je me suis inscrit a|je me suis inscrite a|je suis inscrit a|je suis inscrite a",
  pt: 'me lembre de|me lembra de|lembre-me de|lembra-me de|nao esquecer de|nao posso esquecer de|eu quero|quero|queremos|gostaria de|gostariamos de|gostava de|gostavamos de|eu preciso|preciso de|preciso|precisamos|tenho que|temos que|tenho de|tenho|temos|dou|damos|eu vou|vou|vamos|me inscrevi na|me inscrevi no|me inscrevi em|estou inscrito na|estou inscrita na',
  hi: 'मुझे|मैं|हम|हमें|मेरी|मेरा',
}

const CLOSINGS: Readonly<Record<string, string>> = {
  es: 'es|sera|son|tiene que estar|tiene que estar listo|tiene que estar lista|debe estar listo|debe estar lista|esta',
  de: 'ist|sind|muss weg|muss|mussen|soll|sollen|soll fertig sein|fertig sein|fertig werden|muss fertig sein|steht an|findet statt',
  fr: 'est|sera|sont|soit prete|soit pret|soient pretes|soient prets|est a rendre|est a remettre|doit etre prete|doit etre pret|doit etre rendu|doit etre rendue|a lieu',
  pt: 'e|sera|sao|tem que estar pronto|tem que estar pronta|precisa estar pronto|precisa estar pronta|deve estar pronto|fica pronto',
  hi: 'चाहता हूँ|चाहती हूँ|चाहते हैं|चाहता हूं|चाहती हूं|करनी है|करना है|पढना है|है|हैं|हूँ|सीखना चाहता हूँ|सीखना चाहती हूँ',
}

const phrasesOf = (table: Readonly<Record<string, string>>) => new Map(Object.entries(table).map(([language, phrases]) => [language, phrases.split('|').map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length)]))
const [LEADING, CLOSING] = [phrasesOf(LEAD_INS), phrasesOf(CLOSINGS)]

/** How many of the keys only lead in: 2 of 'tengo que pintar el salón'; 0 where nothing would remain. */
export function leadInLength(keys: readonly string[], language: string): number {
  const joint = /^(?:y|e|und|et|और)$/u.test(keys[0] ?? '') ? 1 : 0
  const phrase = LEADING.get(language)?.find((words) => words.every((word, index) => keys[joint + index] === word))
  return phrase !== undefined && joint + phrase.length < keys.length ? joint + phrase.length : 0
}

/** How many of the keys say who wishes it together: 5 of 'mi marido y yo queremos salir', all of 'meine Frau und ich wollen'. */
export function pairLength(keys: readonly string[]): number {
  const who = bothLength(keys)
  const wish = who > 0 && WISHES_OF_BOTH.test(keys[who] ?? '') ? 1 : 0
  return who + wish
}

/** The four of 'mi marido y yo', 'meine Frau und ich'. */
function bothLength(keys: readonly string[]): number {
  const whose = /^(?:mi|meine?|unsere?|ma|mon|minha|meu|nuestr[ao])$/u.test(keys[0] ?? '') ? 1 : 0
  return /^(?:y|und|et|e)$/u.test(keys[whose + 1] ?? '') && /^(?:yo|ich|moi|eu)$/u.test(keys[whose + 2] ?? '') ? whose + 3 : 0
}

const WISHES_OF_BOTH = /^(?:wollen|mochten|mussen|voulons|aimerions|devons|queremos|tenemos|temos)$/u

/** How many of the last keys only close the clause: 3 of 'mémoire est à rendre'; 0 where nothing would remain. */
export function closingLength(keys: readonly string[], language: string): number {
  const phrase = CLOSING.get(language)?.find((words) => words.every((word, index) => keys[keys.length - words.length + index] === word))
  return phrase !== undefined && phrase.length < keys.length ? phrase.length : 0
}

/** Verbs that are the name of an event: 'nos mudamos el 27' is the move. */
const NAMED_BY_VERB: readonly (readonly [RegExp, string])[] = [
  [/^(?:nos |me )?(?:mudamos|mudo)(?: de (?:casa|piso))?$/iu, 'Mudanza'], [/^(?:nos |me )?(?:casamos|caso)$/iu, 'Boda'],
  [/^(?:wir |ich )?(?:ziehen|ziehe)(?: wir| ich)?(?: um)?$/iu, 'Umzug'], [/^(?:wir |ich )?(?:heiraten|heirate)(?: wir| ich)?$/iu, 'Hochzeit'],
  [/^(?:on |nous |je )?d[eé]m[eé]nage(?:ons)?$/iu, 'Déménagement'], [/^(?:on se |nous nous |je me )?mari(?:e|ons)$/iu, 'Mariage'],
  [/^(?:vamos (?:nos )?mudar|vou me mudar|mudo|nos mudamos)(?: de casa)?$/iu, 'Mudança'], [/^(?:(?:vamos |vou |a gente )?(?:nos |me )?(?:casar|caso)|a gente (?:se )?casa)$/iu, 'Casamento'],
]

/** An operation is called so, after what is operated on: 'me operan de la rodilla'. */
const OPERATED: readonly (readonly [RegExp, string])[] = [
  [/^(?:me |nos |le )?operan (?<what>del? .{3,40})$/iu, 'Operación $<what>'], [/^(?:on )?(?:m['’]|me )?op[eè]re (?<what>(?:de |du |des |d['’]).{3,40})$/iu, 'Opération $<what>'],
  [/^(?:werde (?:ich )?|wird )?(?:.{0,40} )?(?<what>(?:am|an der|an den) \p{Lu}\p{L}+) operiert$/iu, 'Operation $<what>'], [/^(?:vou )?(?:ser )?operad[oa] (?<what>(?:ao|à|aos|às|do|da|dos|das) .{3,40})$/iu, 'Operação $<what>'],
  [/^(?:having|get|getting|have) (?:my|his|her) (?<what>\p{L}+(?: \p{L}+)?) operated(?: on)?$/iu, '$<what> operation'],
]

/** The name of an event that is told by its verb; else the title itself. */
export function namedByVerb(title: string, language: string): string {
  const operation = OPERATED.find(([said]) => said.test(title))
  if (operation) return title.replace(operation[0], operation[1])
  if (language === 'en') return title
  const row = language === 'pt' ? NAMED_BY_VERB.slice(-2) : NAMED_BY_VERB
  return row.find(([verb]) => verb.test(title))?.[1] ?? title
}
