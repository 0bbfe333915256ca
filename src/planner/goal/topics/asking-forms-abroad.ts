import type { Asked, Form } from './asking-forms.ts'

/** How a language begins a thing, ends an infinitive, wants something, and says that nothing is asked; in the spelling of wordKey. */
type Asking = { determiner: RegExp; infinitive: RegExp; wants: RegExp; told: RegExp }

const ROMANCE_NOUNS = /^(?:lugar|taller|alquiler|hogar|mujer|ayer|par|bar|mar|primer|tercer|celular|familiar|escolar|militar|popular|hier|hiver|janvier|fevrier|dernier|premier|papier|papiers|atelier|quartier|chantier|cahier|mer|soir|avoir|noir|espoir|couloir|livre|septembre|octobre|novembre|decembre|autre|notre|votre|quatre|entre|contre|titre|centre|maire|affaire|particulier|entier|leger|lugar|andar|ar|colher|mulher|qualquer|ontem|ser|estar|ir|tener|poder|haber|etre|ter|haver|dormir|salir|volver|partir|sair|voltar|querer|trabajar|travailler|trabalhar|estudiar|etudier|estudar)$/u

const ASKINGS: Readonly<Record<string, Asking>> = {
  es: {
    determiner: /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestr[oa]s?|al|a|dos|tres|cuatro|cinco|seis|diez|\d+)$/u, infinitive: /^\p{L}{2,}(?:ar|er|ir)$/u,
    wants: /^(?:(?:yo )?(?:necesito|necesitamos)|(?:ya |aun |todavia )?(?:me |nos )?(?:faltan?|hacen? falta|quedan?)(?: por)?)(?= )/u,
    told: /^(?:no|ni|nunca|sin|solo|si|cuando|porque|que|es|son|esta|estan|tiene|tienen|puede|pueden|hay|yo|nosotros|ella|ellos|dias?|semanas?|horas?|tiempo|plan|calendario)$/u,
  },
  fr: {
    determiner: /^(?:le|la|les|l|l'\p{L}+|un|une|des|du|mon|ma|mes|notre|nos|son|sa|ses|aux?|a|deux|trois|quatre|cinq|six|dix|\d+)$/u, infinitive: /^\p{L}{2,}(?:er|ir|re)$/u,
    wants: /^(?:il (?:me |nous )?(?:faut|manque)|j'ai besoin (?:de|d')|nous avons besoin (?:de|d')|on a besoin (?:de|d')|il reste a)(?= )/u,
    told: /^(?:ne|n|pas|sans|jamais|seulement|si|quand|parce|que|qui|est|sont|ont|peut|peuvent|je|j|tu|nous|vous|ils|elles|jours?|semaines?|heures?|temps|plan|planning|calendrier)$/u,
  },
  pt: {
    determiner: /^(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|seu|sua|ao|aos|dois|duas|tres|quatro|cinco|seis|dez|\d+)$/u, infinitive: /^\p{L}{2,}(?:ar|er|ir|or)$/u,
    wants: /^(?:(?:eu )?(?:preciso|precisamos) de|(?:ainda )?faltam?)(?= )/u,
    told: /^(?:nao|nem|nunca|sem|so|apenas|se|quando|porque|que|e|sao|esta|estao|tem|pode|podem|eu|nos|ela|eles|dias?|semanas?|horas?|tempo|plano|calendario)$/u,
  },
  de: {
    determiner: /^(?:der|die|das|den|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|neue?n?|zwei|drei|vier|funf|sechs|zehn|noch|\d+)$/u, infinitive: /^$/u,
    wants: /^(?:(?:ich|wir) (?:brauche|brauchen)(?: noch| auch| dringend)*|(?:es )?(?:fehlt|fehlen)(?: (?:noch|auch|mir|uns))*|(?:mir|uns) (?:fehlt|fehlen)(?: noch| auch)*)(?= )/u,
    told: /^(?:nicht|nichts|kein\p{L}*|nie|ohne|nur|wenn|weil|dass|ist|sind|hat|haben|kann|konnen|muss|mussen|soll|sollen|wird|werden|ich|wir|er|sie|es|man|tage?n?|wochen?|stunden?|zeit|plan|kalender)$/u,
  },
}

const MOST_WORDS = 10

/** 'Avisar o síndico', 'résilier l'électricité': an order in the infinitive, with its thing. */
const undertaken: Form = ({ context: { language }, words, keys }) => {
  const asking = ASKINGS[language]!
  const [verb = '', ...rest] = keys
  const at = rest.findIndex((key) => !/^(?:aussi|tambien|tambem|ainda|todavia|encore|otra|outra)$/u.test(key))
  const isOrder = asking.infinitive.test(verb) && !ROMANCE_NOUNS.test(verb) && asking.determiner.test(rest[at] ?? '') && rest.length > at + 1
  return isOrder && !isTold(keys, asking) ? words : null
}

/** 'Nachmieter suchen', among other things to do: German ends with what is done. */
const doneAtEnd: Form = ({ context: { source: { tokens } }, words, keys, isAmong }) => {
  const last = tokens[words.to - 1]!
  const isDone = keys.length > 1 && /^\p{Ll}{2,}(?:en|ern|eln)$/u.test(last.text) && !/^(?:zusammen|eben|neben|gegen|wegen|morgen|zwischen|oben|unten|draussen|innen|aussen|selten|sieben|dagegen|deswegen|hingegen|unterwegs|offen|eigen|trocken|eigenen|kommen|gehen|wohnen|arbeiten|schlafen|helfen|essen|fahren|bleiben|liegen|stehen|laufen|eintragen|einplanen|planen|beachten|berucksichtigen)$/u.test(last.key)
  return isDone && !isTold(keys, ASKINGS['de']!) && isAmong() ? words : null
}

/** 'Uns fehlen noch drei Zelte', 'falta el permiso': what is wanted is to be got. */
const wantedAbroad: Form = ({ context: { language, source }, words, keys }) => {
  const asking = ASKINGS[language]!
  const lead = asking.wants.exec(`${keys.join(' ')} `)?.[0].trim().split(' ').length
  if (lead === undefined || keys.length <= lead || isTold(keys.slice(lead), asking)) return null
  const [first, from] = [keys[lead]!, words.from + lead]
  const isThing = asking.determiner.test(first) || asking.infinitive.test(first) && !ROMANCE_NOUNS.test(first) || language === 'de' && /^\p{Lu}/u.test(source.tokens[from]!.text)
  return isThing ? { from, to: words.to } : null
}

function isTold(keys: readonly string[], { told }: Asking): boolean {
  return keys.length > MOST_WORDS || keys.some((key) => told.test(key))
}

export const FORMS_ABROAD: Readonly<Record<string, readonly Form[]>> = { es: [undertaken, wantedAbroad], fr: [undertaken, wantedAbroad], pt: [undertaken, wantedAbroad], de: [doneAtEnd, wantedAbroad] }

/** Whether a clause of another language than English says a deed by itself. */
export function isDeedAbroad(asked: Asked): boolean {
  return (asked.context.language === 'de' ? doneAtEnd : undertaken)({ ...asked, isAmong: () => true }) !== null
}
