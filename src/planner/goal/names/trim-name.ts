import { isOf, opensClause, wordsOf } from './word-classes.ts'

/** A name without the words that only join its clause to another, and without what its clause says of it; '' when it names nothing. */
export function trimName(name: string, language: string): string {
  const said = withoutLeads(name, language).replace(WISH, '').replace(language === 'pt' ? WISH_TO_HAVE : '', '')
  return withoutEnds(withoutLeads(withoutAsking(said).replace(JOINING, ''), language), language)
}

/** The name of what a plan is asked for: 'prepare a timetable for my exam', 'map out our book tour'. */
export function withoutAsking(text: string): string {
  return text.replace(ASKING_FOR, '').replace(PLAN_FOR, '')
}

const ASKING_FOR = /^(?:(?:kindly|please|help me|able to) )*(?:(?:prepare|make|create|draw up|give me|set out|lay out|work out) (?:me )?(?:an?|the|my|our) (?:\p{L}+ ){0,2}(?:timetable|schedule|plan|programme|calendar|roadmap) for|map out|(?:in )?charge of) (?:(?:my|our|the) )?(?=\p{L})/iu
/** 'What's a realistic plan for two beginners to hike the dales', 'sprint plan for moving the pharmacy'. */
const PLAN_FOR = /^(?:what(?:['’]s| is) an? \p{L}+ (?:plan|schedule|timetable) for |(?:a )?(?:sprint |project )?plan for (?=\p{L}+ing )|(?:sprint|release) (?:plan|planning)(?: please| pls)? for (?:(?:the|our|my) )?(?=\p{L}))/iu

/** 'Prior to the field day', 'cos of church', 'during the fair': how a clause leans on what is named. */
const JOINING = /^during (?:(?:the|my|our) )?(?=\p{L})|^(?:cos|because|prior|ahead|due|owing|thanks) (?:of|to) (?:(?:the|my|our) )?(?=\p{L})/iu

/** 'We'd like boards in the ground'. */
const WISH = /^(?:i|we) (?!am|are|have|had|was|were|will|can|could|do|don)(?:(?:would )?(?:like|love|want|need)(?: to)? )?(?=\p{Ll}{3})|^(?:i|we)['’]d (?:like|love)(?: to)? (?=\p{L})/iu

/** 'Gostava de ter a chave'. */
const WISH_TO_HAVE = /^(?:gost[aá]va(?:mos)?|gostaria(?:mos)?|queria(?:mos)?|quero|queremos)(?: de)? ter (?:(?:os?|as?|uma?) )?(?=\p{L})/iu

function withoutLeads(name: string, language: string): string {
  const words = name.split(' ')
  const first = words.findIndex((word) => !isOf('leads', word.replace(/(?<![,:…])[,:…]+$/u, ''), language))
  return first < 0 ? '' : words.slice(first).join(' ')
}

function withoutEnds(name: string, language: string): string {
  const words = name.replace(NO_LATER, '').split(' ')
  // 'Ward A', 'Plan B'.
  const last = words.findLastIndex((word) => /^\p{Lu}$/u.test(word) || !isOf('ends', word, language))
  return last === words.length - 1 || last < 0 ? words.join(' ') : words.slice(0, last + 1).join(' ').replace(/(?<![,:;])[,:;]+$/u, '')
}

/** What is left of 'no later than 21 days before', 'on each of the three Sundays', and who does it in 'soup we make ourselves'. */
const NO_LATER = / (?:(?:that |which )?(?:we|i) (?:\p{L}+ ){1,2}(?:ourselves|myself)|no (?:later|sooner|earlier)|at (?:least|most|the latest)|on (?:each|either|every|one|all)(?: of)?|up to|in between|between(?: (?!and )\p{L}+){0,2})$/iu

/** What a clause says of its subject: 'the scan is reserved at the lab', 'prep has to slide', 'Einzug wäre'. */
const PREDICATES: Readonly<Record<string, RegExp>> = {
  en: / (?:(?:is|are|was|were)(?: (?:also|only|now|still|already))?(?: (?:booked|reserved|scheduled|planned|expected|needed|required|due|free|open|closed|shut|available|set|fixed|arranged|confirmed|pencilled|held|meant|supposed|possible|anywhere|sometime|on|at)(?: .*)?)?|(?:has|have|needs?) to (?:slide|move|start|begin|happen|take)(?: .*)?|(?:must|should|will|shall) (?:slide|move|start|begin|happen|take)(?: .*)?|(?:which |who |that )?(?:falls|goes))$/iu,
  de: / (?:wird|werden|wurde|ist|sind|war|wäre|wären|muss|müssen|soll|sollen|kann|können)(?: .*)?$/iu,
  es: / (?:es|son|está|están|será|serán|tienen? que|deben?)(?: .*)?$/iu,
  fr: / (?:est|sont|sera|seront|doit|doivent)(?: .*)?$/iu,
  pt: / (?:é|são|está|estão|será|tem que|têm que|devem?)(?: .*)?$/iu,
}

/** Its subject alone, where a name runs on into what is said of it. */
export function subjectOfName(name: string, language: string): string {
  const announced = /^\p{L}[\p{L}'’-]* (?:is|are) (?:the|our|my) (?=\p{Lu})/u.exec(name)
  if (language === 'en' && announced !== null) return name.slice(announced[0].length)
  const predicate = PREDICATES[language]?.exec(name)
  const subject = predicate ? name.slice(0, predicate.index) : name
  const [first = ''] = wordsOf(subject)
  return subject === '' || isOf('persons', first, language) || opensClause(first, language) || QUESTION.test(first) ? name : subject
}

const QUESTION = /^(?:what|whatever|when|where|which|how|if|as|since|while|was|wer|wo|wenn|que|qué|cuando|ce|quand|quando)$/iu
