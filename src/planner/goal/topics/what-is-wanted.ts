import { withoutAsking } from '../names/trim-name.ts'

/** Somebody else's wish by language: what the boss, the council or a client wants is the goal, and not that they want it. */
const WISHES: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:i|we|you|it|they|he|she|what|who|that|there|if|when|whatever)\b)(?:[\p{L}\p{N}'’&/-]+ ){1,6}?(?:wants?|would like|is asking for|are asking for|(?:has|have) asked (?:us |me )?(?:for|to)|expects|(?:has|have|needs?|plans|aims|intends|hopes|is going|are going)(?= to (?!be ))|needs(?= (?:an? )?new ))(?: (?:us to|that|to have|to))? (?:(?:the|an?|our|its) )?(?=\p{L})/iu,
  de: /^(?!(?:ich|wir|es|man|wer|was)\b)(?:[\p{L}-]+ ){1,4}?(?:will|wollen|möchte|möchten|wünscht sich) (?:(?:die|den|das|eine?n?) )?(?=\p{L})/iu,
  es: /^(?!(?:yo|lo|que)\b)(?:[\p{L}-]+ ){1,5}?quieren? (?:que )?(?:(?:el|la|los|las|una?) )?(?=\p{L})/iu,
  fr: /^(?!(?:je|on|nous|ce)\b)(?:[\p{L}'’-]+ ){1,5}?(?:veut|veulent|voudrait|souhaite) (?:que )?(?:(?:le|la|les|une?|des) )?(?=\p{L})/iu,
  pt: /^(?!(?:eu|o que)\b)(?:[\p{L}-]+ ){1,5}?(?:quer|querem|gostaria de) (?:que )?(?:(?:os?|as?|uma?) )?(?=\p{L})/iu,
}

/** The goal without who wishes for it and what is asked of the planner: 'the council wants the ferry timetable online'. */
export function whatIsWanted(text: string, language: string): string {
  const wish = WISHES[language]?.exec(text)?.[0] ?? ''
  const wanted = withoutAsking(text.slice(wish.length))
  return wanted.includes(' ') ? wanted : text
}

/** Said to the reader or of the plan, and no goal: 'Right, the loft', 'Surprise!', 'Dear planner'. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text)
}

const ADDRESS = /^(?:right|so|ok|okay|well(?: no)?|hi(?:ya)?|hey|hello|dear \p{L}+|good (?:morning|evening)|surprise|please|thanks|help|fit|realistic|possible|doable|want|decided|seasonal|urgent|question|break down|(?:kindly |please )?(?:arrange|schedule|prepare|organi[sz]e)|oye|hola|buenas|bonjour|salut|hallo|moin|servus|guten tag|oi|olá|ola)$/iu
