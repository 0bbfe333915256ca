import type { Said } from '../said.ts'

const WHOM = String.raw`(?: (?:zusammen|leute|alle|allerseits|ihr lieben|an alle|team|todos|a todos|a todas|gente|chic[oa]s|equipo|amig[oa]s|à tous|à toutes|tout le monde|les amis|l['’]équipe|pessoal|galera|malta|amig[oa]s|there|all|everyone|everybody|folks|guys))?`
const HELLO = String.raw`(?:hallo|hall[öo]chen|hi|hey|hiya|hello|howdy|hullo|yo|salaa?m|salaam aleikum|assalamu alaikum|shalom|namaste|ciao|hej|hei|ahoj|kia ora|g['’]day|aloha|sawubona|jambo|habari|moin(?: moin)?|servus|gr[üu](?:ß|ss) (?:gott|dich|euch)|gr[üu]ezi|tach|guten (?:morgen|tag|abend)|good (?:morning|afternoon|evening|day)|hola|buenas(?: tardes| noches)?|buenos d[ií]as|buen d[ií]a|qu[eé] tal|saludos|bonjour|bonsoir|salut|coucou|ol[áa]|oi+|e a[ií]|bom dia|boa (?:tarde|noite)|boas|fala|opa|malta|gente|pessoal|galera|leute|folks|guys)`
/** Behind a greeting that is no part of a sentence. */
const SET_OFF = String.raw`(?:\s*[,!.…]+|\s*[\u{1F300}-\u{1FAFF}]+\s*[,!.…]*|\s+[-–—])\s*`
const GREETING = new RegExp(String.raw`^\s*(?:${HELLO}${WHOM}${SET_OFF})+(?=\S)`, 'iu')

/** 'Guten Abend!', 'Bonjour à tous,', 'Fala!': a greeting names no goal, and its evening is none of the plan. */
export function withoutGreeting(text: string): Said[] {
  const greeting = [GREETING, TAKEN_BACK, PASSED_ON, ASKED_FOR].reduce((length, lead) => length + (lead.exec(text.slice(length))?.[0].length ?? 0), 0)
  if (greeting === 0 || greeting >= text.length) return planNeeded(text)
  return [{ text: text[greeting]!.toUpperCase(), start: 0, end: greeting + 1 }, ...planNeeded(text)]
}

/** 'Passing on the brief from our publisher: …' */
const PASSED_ON = /^\s*(?:(?:just )?(?:passing on|forwarding|sharing|pasting)|here(?:['’]s| is| are)|below (?:is|are)|this is) (?:the|a|an|this|our|my|what) (?:brief|notes?|message|mail|e-?mail|request|list|summary|text)(?: (?:from|of|for|by) [^:.,\n]{2,50})?:\s*(?=\S)/iu
/** 'Repaint the hall? No, that's done already. What we need: …': what is asked and taken back is no goal, and the next one is. */
const TAKEN_BACK = /^\s*[^.!?\n]{3,160}[?.!…]+ (?:(?:oh|hm+|wait|sorry|actually)[,.]? )?(?:no|nope|nein|non|não|scratch that|forget (?:it|that)|never ?mind)(?:[,.!:–-]+ |[,.!]? (?=actually|wait|we|that|it|das|wir))[^.!?\n]{0,60}?(?:(?:done|did|do|have|had) (?:that|it)|(?:is|['’]s|are|['’]re) (?:already )?(?:done|sorted|over|off)|scratch|forget|never mind|changed our minds?|haben wir (?:schon|bereits)|ist (?:schon )?erledigt|ya (?:está|lo)|c['’]est (?:déjà )?fait|já (?:está|foi))[^.!?\n]{0,40}[.!…]+ (?:(?:so |but |now )?what (?:we|i) (?:actually |really |do )?(?:need|want)(?: now| instead)?(?: is)?[:,]? |instead[:,] |was wir brauchen(?: ist)?[:,] )?(?=\S)/iu
/** 'Need a sprint plan to move our whole ERP.' */
const ASKED_FOR = /^\s*(?:(?:we|i) )?(?:need|want|would like|(?:am|are) looking for) (?:a |an |the )?(?:(?:rough|simple|detailed|clear|good|quick|realistic) )?(?:(?:sprint|project|calendar) )?plan to (?=\p{Ll})/iu
/** 'Exhibition sprint plan needed!!' */
const NEEDED = /(?<=^[^.!?\n:]{3,50}) (?:sprint |project )?plan (?:needed|wanted|required|please)(?:\s?[!.]+|(?=\s*$|\s*\n))/iu

function planNeeded(text: string): Said[] {
  const needed = NEEDED.exec(text)
  return needed === null ? [] : [{ text: '.', start: needed.index, end: needed.index + needed[0].length }]
}
