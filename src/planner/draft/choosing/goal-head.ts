import type { PlanFrame } from '../plan-frame.ts'

/** 'to our', 'in the existing', 'für unseren': what follows is what gets changed, not what is made. */
const INTO_WHAT = /\s(?:to|into|onto|in|on|of|for|from|within|inside|zu|zum|zur|in|für|von|aus|auf|a|al|en|de|para|à|dans|pour|em|ao|à)\s+(?:our|my|the|their|an? existing|unser\p{L}*|mein\p{L}*|dem|der|den|nuestr\p{L}*|mi|la|el|notre|nos|mon|ma|le|noss\p{L}*|meu|minha|o)\s/iu
/** 'Füge unserem Webshop eine Anmeldung hinzu': the place comes before what is made. */
const PLACE_FIRST = /^\s*füg\p{L}*\s+(?:unser\p{L}*|mein\p{L}*|de[mr]|ihr\p{L}*)\s+\p{L}[\p{L}-]*\s+([^,.;]+?)\s+hinzu/iu
/** Changes to something that exists. */
const CHANGE = /^\s*(?:please\s+)?(?:(?:we|i)\s+(?:want|need|have)\s+to\s+|(?:we|i)\s+(?:will|must|should)\s+)?(?:add|integrate|implement|introduce|embed|support|offer|enable|ship|put|migrate|port|upgrade|update|replace|improve|speed up|fix|extend|einbau\p{L}*|ergänz\p{L}*|füg\p{L}*|añad\p{L}*|agreg\p{L}*|integr\p{L}*|ajout\p{L}*|adicion\p{L}*)\s/iu

/** 'Offline maps for our hiking app', without a verb. */
const OF_OURS = /\s(?:for|to|in|into)\s+our\s+(?:\p{L}+\s){0,2}(?:app|shop|webshop|store|website|site|platform|portal|tool|system|product|saas)\b/iu

/** 'Learn Portuguese before our move', 'brew a beer ready for my brother's party': what follows says until when or what for. */
const CIRCUMSTANCE = /,?\s(?:(before|in time for|ahead of|bevor|vor|antes d[aeo]|avant)|(after|nach|después del?|después de la|après|depois d[aeo])|(for|about|on the topic of|ready for|as an?|as part of|during|to (?:bring|take|give|wear|show|serve)|at (?:my|our|the|his|her|their)|zu[rm](?= (?:\p{L}+ ){0,2}\p{L}*(?:hochzeit|geburtstag|jubiläum|taufe|konfirmation|kommunion|abschied|einschulung|verlobung|feier|fest)(?!\p{L}))|für|über|als|(?<!(?<!\p{L})(?:mud|viaj|emigr|imigr|migr|traslad|transfer|volt|volver|regress|regres)\p{L}*(?:-\p{L}+)?\s)para|sobre|pour|como|comme))\s/iu
/** With these the occasion is the goal itself: 'prepare for my exam', 'save for a house'. */
/** The thesis of 'a thesis in sociology on food banks': what it is on is its matter, and not what is done. */
const WRITTEN_ON = /(?<!\p{L})(?:thesis|dissertation|essay|term paper|seminar paper|research paper|paper|monograph|article|report|documentary|talk|lecture|presentation|speech|exhibition|podcast|blog|novel|memoir|biography|masterarbeit|bachelorarbeit|doktorarbeit|tesis|mémoire|thèse|dissertação)(?: (?:in|at|for) \p{L}+(?: \p{L}+)?)? (?=(?:on|sobre|sur|über) (?!my own|time)\p{L})/iu

const FOR_THE_OCCASION = /^\s*(?:prep|prepare|preparing|preparation|train|training|stud(?:y|ying)|revis\p{L}+|practi[cs]\p{L}+|rehears\p{L}+|get(?:ting)? (?:ready|fit|in shape)|ready|plan\p{L}*|organi[sz]\p{L}*|arrang\p{L}*|host\p{L}*|sav(?:e|ing)|pack\p{L}*|apply\p{L}*|search\p{L}*|ask|aim|look\p{L}*|sign|register|fit|qualify|vorbereit\p{L}*|trainier\p{L}*|spar\p{L}*|planen|organisier\p{L}*|feiern|prepar\p{L}*|entren\p{L}*|estudi\p{L}*|estud\p{L}*|ahorr\p{L}*|planific\p{L}*|planej\p{L}*|prépar\p{L}*|entraîn\p{L}*|révis\p{L}*|épargn\p{L}*|planifi\p{L}*|trein\p{L}*|poup\p{L}*)\b/iu
const SHORTEST_WORK = 8
/** 'Quero mudar para Portugal' is no longer than 'mudar para Portugal'. */
const WISH = /^\s*(?:quer(?:o|emos|ia)|gostaria de|quiero|quisiera|je veux|nous voulons|je voudrais|ich (?:will|möchte)|wir (?:wollen|möchten))\s+/iu
const MOST_BEFORE = 6

const OPENING = /^(?:please |(?:i|we)['’]d (?:like|love) to |i (?:want|need|have|would like|'d like|plan) to |we (?:want|need|have|would like|plan) to |help (?:me|us) (?:to )?|how to |finally |(?:ich|wir) (?:möchten?|will|wollen|muss|müssen) |(?:yo )?(?:quiero|queremos|necesito|necesitamos|quisiera) |(?:je|nous) (?:veux|voulons|voudrais|voudrions|dois|devons) |(?:eu )?(?:quero|preciso|precisamos|gostaria de) )+/iu

/** Without the words that ask for it. */
export function bareGoal(goal: string): string {
  return goal.replace(OPENING, '')
}

/** 'Choose and buy a car': the last of the verbs says how it ends. */
const TWO_VERBS = /^(?:\p{L}+,\s+)*\p{L}+\s+(?:and|und|y|et|e)\s+(?=\p{L}+(?:\s+up|\s+out)?\s+(?:an?|the|my|our|new|some|\d|ein|mein|unser|un|una|une|le|la|mi|mon|ma|meu|minha)\b)/iu

export function fromLastVerb(goal: string): string {
  return goal.replace(TWO_VERBS, '')
}

const ARTICLE = /^(?:(?:an?|the|my|our|new|all|late|some|about|enough|more|ein\p{L}*|de[rmns]|die|das|mein\p{L}*|unser\p{L}*|un[ae]?s?|uma?s?|las?|les?|los|el|mi|mis|nuestr\p{L}*|mon|ma|mes|notre|nos|os?|as?|meu|minha|nosso|nossa)\s+)+/iu

export function withoutArticle(object: string): string {
  return object.replace(ARTICLE, '').trim()
}

/** The goal with the verb that its subject leaves out: 'Set up a little library' where the subject is 'little library'. */
export function goalWithVerb({ brief }: PlanFrame): string {
  const at = brief.subject === '' ? -1 : brief.prompt.indexOf(brief.subject.slice(0, SHORTEST_WORK))
  const before = at <= 0 ? '' : brief.prompt.slice(0, at).split(/[.!?:;,\n(]/u).at(-1)!.trim()
  return before === '' || before.split(/\s+/u).length > MOST_BEFORE ? brief.subject : `${before} ${brief.subject}`
}

/** The work of a goal apart from what it leads to or comes after; `alone` where that occasion is no reason to take it for the goal. */
export type StatedWork = { work: string; occasion: string; alone: boolean }

/** 'Write thank-you cards' of 'write thank-you cards after our wedding'; null when the goal has no such rest. */
export function statedWork(frame: PlanFrame): StatedWork | null {
  const goal = goalWithVerb(frame)
  const matter = WRITTEN_ON.exec(goal)
  if (matter !== null) return ofMatter(goal, matter.index + matter[0].length)
  const cut = CIRCUMSTANCE.exec(goal)
  const wish = WISH.exec(goal)?.[0].length ?? 0
  if (cut === null || cut.index - wish < SHORTEST_WORK) return null
  const [, until, after] = cut
  const work = goal.slice(0, cut.index).trim()
  const severalWords = work.split(' ').length > 2
  const alone = until === undefined && (after === undefined ? !FOR_THE_OCCASION.test(bareGoal(work)) && work.includes(' ') : severalWords)
  return { work, occasion: goal.slice(cut.index).trim(), alone }
}

function ofMatter(goal: string, at: number): StatedWork {
  return { work: goal.slice(0, at).trim(), occasion: goal.slice(at), alone: true }
}

/** The part of a sprint's goal that says what is made, when the rest only says where: 'sign-in' of 'add sign-in to our shop'. Null when the goal has no such rest. */
export function headOf(frame: PlanFrame): string | null {
  const { brief } = frame
  if (brief.plannerType !== 'sprint' || (!CHANGE.test(brief.prompt) && !OF_OURS.test(brief.subject))) return null
  const named = PLACE_FIRST.exec(brief.prompt)?.[1]
  if (named !== undefined) return named.trim()
  const cut = INTO_WHAT.exec(brief.subject)
  return cut === null || cut.index === 0 ? null : brief.subject.slice(0, cut.index).trim()
}

const STUDY = /^\s*(?:study|studying|revise|review|cover|master|estudiar|repasar|étudier|réviser|estudar|revisar)\s+(?!for\b|to\b|para\b|pour\b)(.+?)(?:\s+(?:for|before|until|by|in|at|para|antes|pour|avant)\s.*)?$/iu
/** 'Train my puppy to walk on a leash and come when called'. */
const TAUGHT = /^\s*(?:train|teach)\s+.{2,40}?\sto\s+(.+)$/iu
const MOST_WORDS_A_SUBJECT = 4

/** What a goal asks to be studied or taught: 'linear algebra' and 'probability' of 'study linear algebra and probability for my exam'. */
export function studiedParts({ brief }: PlanFrame): string[] {
  const parts = (STUDY.exec(brief.subject)?.[1] ?? TAUGHT.exec(brief.subject)?.[1] ?? '').split(/\s*(?:,|;|&|\band\b|\by\b|\bet\b|\be\b)\s*/iu).map((part) => part.replace(/^(?:the|my|la|el|las|los|le|les)\s/iu, '').trim())
  return parts.length > 1 && parts.every((part) => part.length > 2 && part.split(' ').length <= MOST_WORDS_A_SUBJECT) ? parts : []
}

/** 'Replace paper lists with handheld scanners': what comes is made, what goes is not. */
const REPLACED_BY = /^\s*(?:replace|swap|exchange|ersetze\p{L}*|reemplaz\p{L}*|sustitu\p{L}*|remplac\p{L}*|substitu\p{L}*)\s.+?\s(?:with|by|durch|por|par)\s+(.+)$/iu

/** 'An offline inspection app': what people do with it. */
const PRODUCT = /(\p{L}{3,})\s+(?:app|tool|portal|system|platform|tracker|software|planner|manager|database)\b/iu
/** Words before a product that say how it is, not what it is for. */
const KINDS_OF_PRODUCT = /^(?:web|mobile|internal|external|new|simple|small|own|online|offline|desktop|native|custom|public|private|modern|digital|smart|our|the|better|first|android|ios|cross|open|free|cloud|saas|based|friendly|powered|driven|management|tracking|planning|booking|business|company|team|in|house|single|page|phone|tablet|companion|self|service|customer|user|admin|data|content|learning|payment|operating|file|computer|software|whole|old|legacy|existing|current)$/iu

/** What the records of a product are, 'inspection' of 'an inspection app'; null where its name does not say. */
export function recordOf({ brief }: PlanFrame): string | null {
  const record = PRODUCT.exec(brief.subject)?.[1]
  return record === undefined || brief.language !== 'en' || KINDS_OF_PRODUCT.test(record) || /(?:ing|ed)$/u.test(record) ? null : record.toLowerCase()
}

/** What a goal asks to be made, each by its name: 'CSV export' and 'PDF invoices'. */
export function namedParts(frame: PlanFrame): string[] {
  const head = REPLACED_BY.exec(frame.brief.subject)?.[1] ?? (headOf(frame) ?? frame.brief.subject).replace(CHANGE, '')
  const parts = head.split(/\s*(?:,|;|\band\b|\bund\b|\sy\s|\set\s|\se\s)\s*/iu).map((part) => part.replace(/^(?:an?|the|our)\s/iu, '').trim())
  return parts.every((part) => part.length > 2 && part.split(' ').length <= 5) ? parts : [head.trim()]
}
