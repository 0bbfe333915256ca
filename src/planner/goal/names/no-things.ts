import { isOf, opensClause, wordsOf } from './word-classes.ts'

/** Words that are said and name nothing. */
const SAYINGS = /^(?:well|well no|(?:let['’]?s )?say|sorry|yes|no|right|please|thanks|bonjour|hola|hallo|oi|otherwise|alone|long|enough|lots|though|earlier|later|longer|once|during|through|thereafter|rather|else|outdoors|indoors|ish|erst|donc|disso|why)$/iu

/** 'Ten working days', 'the 18th', 'a fortnight': how long or when, and nothing done. */
const TIME_ALONE = /^(?:(?:\d{1,3}(?:st|nd|rd|th)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|dos|tres|deux|trois|dois|duas|três|the|next|final|working|business|school|clear|calendar) ){0,3}(?:\d{1,2}(?:st|nd|rd|th)|fortnight|weekend|quarter|(?<= )(?:days?|weeks?|months?|nights?|hours?|minutes?|wochen?|monate?|tage?|días|semanas|meses|jours|semaines|mois|dias))$/iu

/** 'Deux adultes', 'two veggie': who comes along, and how they are. */
const COMPANY = /^(?:\d{1,2}|one|two|three|four|five|six|zwei|drei|vier|un|une|una|dos|tres|cuatro|deux|trois|quatre|um|uma|dois|duas|três|quatro) (?:adults?|teens?|teenagers?|toddlers?|bab(?:y|ies)|veggies?|vegetarians?|vegans?|pregnant|erwachsene|jugendliche|kleinkinder|adultos|niños|niñas|adolescentes|adultes|enfants|ados|crianças|adolescentes)$/iu

/** 'Supplier says four weeks': what somebody is quoted with. */
export const QUOTED = / (?:says?|said|tells?|told (?:me|us)|reckons?|thinks?)$/iu

/** 'Except half term', 'nobody else': what is left out. */
const LEAVING_OUT = /^(?:except|unless|apart from|other than|besides|nobody|no one|außer|excepto|salvo|sauf|exceto)(?= |$)/iu

/** 'Limit 60,000 shillings': what it may cost. */
const SUM = /^(?:limit|max(?:imum)?|budget|spend|total(?: spend)?)(?: (?:of|under|up to|is))? [€$£]?\d[\d.,]*(?: \p{L}+)?$/iu

/** 'They may come early', 'stop at the 28th': a verb that says by itself nothing of what is done. */
const BARE_VERB = /^(?:comes?|happens?|minus|plus|keeps?)$/iu

/** 'Water's too cold', 'the kids are still small', 'followed by icing': how something is, or what goes with what was named. */
const STATE = /^[\p{L}’' -]{2,30}?(?:['’](?:s|re)| is| are| was| were) (?:too|not|so|very|still|already|always|rather|quite|pretty|really) |^(?:followed|accompanied|preceded) by /iu

/** 'By phone', 'on Zoom': the way, and not what is said. */
export const MEANS = /^(?:by |on |via |over )?(?:phone|telephone|zoom|teams|skype|whatsapp|video|facetime|e-?mail)$/iu

/** Whether a name names nothing by itself: pronouns, numbers and words that join clauses alone, or a clause that tells of what a pronoun stands for. */
export function isNoThing(name: string, language: string): boolean {
  const words = wordsOf(name)
  if (words.length === 0 || [SAYINGS, TIME_ALONE, COMPANY, QUOTED, LEAVING_OUT, SUM, BARE_VERB, STATE].some((said) => said.test(name)) || opensClause(words[0]!, language)) return true
  return isPointing(name, language) || words.every((word) => isOf('leads', word, language))
}

/** 'Three in March', 'the other', 'one of those', '35': what is counted or meant was named before. */
export function isPointing(name: string, language: string): boolean {
  const words = wordsOf(name)
  return words.length > 0 && words.every((word) => /^\d[\d.,]*$/u.test(word) || isOf('points', word, language)) && !/^\p{Lu}$/u.test(words.at(-1)!)
}
