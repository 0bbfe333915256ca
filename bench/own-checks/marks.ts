/** What a mark of a demand asks: a time or a length, an order, a bound or a ban, a condition, a duty, something of each. */
export type Family = 'time' | 'order' | 'bound' | 'condition' | 'duty' | 'each'

export const FAMILIES: readonly Family[] = ['time', 'order', 'bound', 'condition', 'duty', 'each']

const COUNT = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|dois|duas|três)`
const UNIT = String.raw`(?:h|hrs?|hours?|min|mins|minutes|days?|nights?|weeks?|wks?|months?|weekends?|evenings?|mornings?|afternoons?|stunden|tage|tagen|wochen|monate|horas|días|semanas|meses|heures|jours|semaines|mois|dias)`

const TIMES = [
  String.raw`\d{1,2}[:h]\d\d(?:\s?[ap]m|\s?uhr|h)?`, String.raw`\d{1,2}(?:[.:][0-5]\d)?\s?(?:am|pm|uhr)`, String.raw`${COUNT}[\s-]?${UNIT}(?![\s-](?:olds?|validity))`, String.raw`\d+(?:st|nd|rd|th)`,
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?', 'january|february|march|april|june|july|august|september|october|november|december', 'weekdays|weekends|the weekend|public holidays?|bank holidays?',
]

/** By what a word asks; English stands in many a goal of other languages. */
const WORDS: Readonly<Record<string, Partial<Record<Family, string>>>> = {
  en: {
    order: "before|(?<!look )(?<!['’]m )after(?!noon)|until|till|til|once(?! an? )|afterwards|beforehand|meanwhile|(?:goes|comes?|go|dead) (?:first|last)|first (?=(?:the|a|an|my|our|we|i|do|get|all|because) )|(?:first|last)(?=$| of all)|last (?:days?|weeks?|months?)|prior",
    bound: "not|never|no|nothing|nobody|none|without|except|excepting|excluding|excluded|can['’]t|cannot|won['’]t|don['’]t|doesn['’]t|mustn['’]t|only|at most|at least|no more than|max|maximum|min|minimum|in a row|consecutive|consecutively|back to back|avoid|at once|at a time|limited to|capped",
    condition: 'unless|provided|as long as|only if|only when|if|depending on|in case|whenever|wherever|whoever|while(?! in)',
    duty: 'must|(?<!i )should(?! like)|shall|has to|have to|needs? to|gotta|mandatory|required|ought to', each: 'every|each|per|apiece|together',
  },
  de: {
    time: '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?', order: 'bevor|nachdem|sobald|zuerst|danach|zuletzt|vorher|nachher|am Vortag|zum Schluss|gleichzeitig', bound: 'nicht|nie|niemals|kein\\p{L}{0,2}|keinesfalls|nur|bloß|ohne|außer|ausgenommen|höchstens|mindestens|maximal',
    condition: 'falls|wenn|sofern|solange', duty: 'muss|müssen|soll|sollen|darf|dürfen', each: 'jeder|jede|jedes|jeweils|pro',
  },
  es: {
    time: 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?', order: 'antes de|antes del|antes que|después|primero|hasta que|luego|al final|a la vez', bound: 'no|nunca|jamás|sin|salvo|excepto|solo|sólo|solamente|máximo|mínimo|nadie',
    condition: 'siempre que|a menos que|mientras|cuando|si(?! da tiempo| se puede)', duty: 'debe|deben|hay que|tiene que|tienen que', each: 'cada',
  },
  fr: {
    time: '(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?', order: "avant|après|dès que|ensuite|d['’]abord|en dernier|à la fin|à la fois", bound: 'jamais|pas|sans|sauf|hormis|seulement|uniquement|aucune?', condition: "tant que|à condition|si|s['’]ils?", duty: 'doit|doivent|faut', each: 'chaque',
  },
  pt: {
    time: '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?s?|sábados?|domingos?', order: 'antes d[aeo]|depois|primeiro|assim que|no final|no fim|por último|ao mesmo tempo', bound: 'não|nunca|sem|exceto|apenas|somente|ninguém', condition: 'desde que|a menos que|se(?! (?:faz|usa|mexe|pinta))|enquanto|quando', duty: 'deve|devem|tem que|têm de|tem de', each: 'cada',
  },
}

export function marksOf(language: string): RegExp {
  // Portuguese 'no' is 'in the'.
  const english = language === 'pt' ? { ...WORDS.en, bound: WORDS.en!.bound!.replace('|no|', '|') } : WORDS.en!
  const rows = [english, ...(language === 'en' ? [] : [WORDS[language] ?? {}])]
  const groups = FAMILIES.map((family) => `(?<${family}>${[...(family === 'time' ? TIMES : []), ...rows.flatMap((row) => row[family] ?? [])].join('|')})`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${groups.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

/** Reasons, who somebody is, what has been, and talk: nothing that is asked. */
export function isTalk(words: string): boolean {
  return TALK.test(words.replace(/^[-\s]+/u, ''))
}

const TALK = /^(?:and |but |so )?(?:what['’]s |because|cos|since|as (?:he|she|it|they|we|i|the|my)\b|weil|denn|porque|ya que|car|parce que|puisque|pois|i'm an? |i am an? |we're an? |ich bin|wir sind|soy|somos|je suis|nous sommes|sou )|(?<!\p{L})(?:was|were|been|had|thanks?|danke|gracias|merci|obrigad[oa]|not sure|not needed|not necessary|it['’]s an? \p{L}+day$|^\p{L}+day(?:['’]s)?(?: is)?(?: a)? holiday$|^(?:and )?i (?:leave|get up|wake up) (?:at|for)|i['’]m up at|^(\p{L}+) after \1$|my last (?:month|week|day) of|no idea|no rush|no panic|don't know|not only|if not|or not|if needed|if possible|if you can|not kidding|passed away|died|never mind|no wait|wait no|thats it|that['’]s it|gave me|(?:doesn|don)['’]t clash|(?:she|he|it)['’]s \d+ weeks|no worries|never (?:done|been|had|tried)|years? olds?)(?!\p{L})/iu
