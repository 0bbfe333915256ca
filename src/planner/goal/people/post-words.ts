import { isDepartment, ROLE_WORDS } from './people-words.ts'
import { occupationOf } from './roles.ts'

/** Endings of posts that no list holds: archivist, librarian, engineer, brewer. */
const ENDING = /^\p{Ll}+(?:[^l]ist|nalist|ian|eer|tor|[bcdfghklmnprstvwy]er|ant|ress|keeper|man|woman)$/u
/** Its first word may have a capital where it begins a sentence: these are posts and hardly names. */
const CAPITAL_ENDING = /^\p{Lu}\p{Ll}{2,}(?:[^l]ist|nalist|rarian|ician|eer|tor|cher|ger)$/u
/** 'Archivarin', 'archivera', 'cheffe', 'informaticien': the same in the other languages, German with its capital. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?:(?:ar|er|or|ist|ent|ekt|eur|ant|oge|irt|ik|iker|ian)in|architekt|erzieher|pädagoge|leiter|leitung|lehrer|pfleger|arzt|ärztin|archivar|techniker|entwickler|berater|planer|fahrer|gärtner|tischler|maler|koch|köchin|ingenieur|manager|redakteur|sekretär|assistent|assistenz|praktikant|meister|halter|jurist|informatiker|elektriker|schlosser|schreiner|bäcker|vorstand|wirt|winzer|imker|förster|azubi|lehrling|hilfe|kraft|chef|chefin|büro)$/u,
  es: /(?:[ei]ra|ero|dora?|tora?|ista|ic[oa]|ente|ante|loga|logo|aria|ario|efe|efa)$/u,
  fr: /(?:eur|euse|trice|iste|ière|ier|icien|icienne|aire|able|che?f|cheffe|ante?|ogue)$/u,
  pt: /(?:eir[oa]|dora?|tora?|ista|ic[oa]|ente|ante|log[oa]|ári[oa]|efe)$/u,
}

/** Posts that no ending tells. */
const PLAIN = new Set('apprentice trainee deputy rep representative chair chairman chairwoman secretary trustee warden principal head vet steward foreman forewoman aide temp ceo cfo coo cio cmo md gp registrar mayor nurse surveyor tailor'.split(' '))

/** Whether a word says what somebody is: 'archivist', 'QA', 'brewer', 'Archivarin'. */
export function isPostWord({ key, text }: { key: string; text: string }, language: string): boolean {
  if (ROLE_WORDS.has(key) || isDepartment(text) || occupationOf(key) !== null || language === 'en' && PLAIN.has(key)) return true
  const own = ENDINGS[language]
  // German writes what somebody is with a capital.
  return (key.length > 4 || language === 'de' && key.length > 3) && (own ? own.test(text.toLowerCase()) && (language !== 'de' || /^\p{Lu}/u.test(text)) : ENDING.test(text) || CAPITAL_ENDING.test(text))
}
