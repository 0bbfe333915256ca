import { firstClause, tellsFact, whatIsHad } from '../../goal/title-of-fact.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { withoutArticle } from './goal-head.ts'

/** What people complain of: broken, lost, too much, never. */
const WRONG = /(?<!\p{L})(?:broke|broken|leak\p{L}*|drips?|holes?|cracks?|cracked|mou?ld\p{L}*|damp|floods?|flooded|stinks?|smells?|nois[ey]\p{L}*|rust\p{L}*|rots?|rotten|rats|mice|stopped working|(?:doesn|don|won|can|isn|aren|hasn|haven)['’]t|(?:does|do|will|can) not|cannot|no longer|keeps? \p{L}+ing|hurts?|aches?|fail(?:s|ed|ing)?|stuck|dying|died|lost|missing|too (?:much|many|little|few|late|high|small|loud|cold|hot)|nobody|never|complains?|quarrels?|argu(?:e|es|ing)|fight(?:s|ing)?|a mess|chaos|overdue|unhappy|refus(?:es|ed)|ignor(?:es|ed)|barks?|barking|jams?|jammed|crash(?:es|ed)?|peeling|blew (?:down|off|away)|came (?:off|loose|down)|fell (?:down|off|over)|burst|collapsed|tore|torn|damaged|blocked|clogged|overflow\p{L}*|slow|full|dry|taken away|falling (?:apart|off|down))(?!\p{L})/iu
/** Who or what it is, up to the verb. */
const SUBJECT = /^(?:my|our|the|his|her|their|this) (?<thing>(?:[\p{L}\p{N}'’-]+ ){1,3}?)(?:is|are|was|has|have|had|does|do|will|can|must|needs?|broke|leaks?|drips?|smells?|stinks?|hurts?|aches?|keeps?|fails?|stopped|floods?|barks?|died|doesn['’]t|don['’]t|won['’]t|can['’]t|isn['’]t|jams?|crash(?:es|ed)?|makes?|blew|came|fell|burst|collapsed|tore|overflows?|still|never)(?!\p{L})/iu
const THERE_IS = /^there(?:['’]s| is| are) (?<thing>[^,.;!?]{3,40})/iu
const LONGEST_NAME = 40

/** What has stopped working, as the other languages tell it. */
const BROKEN: Readonly<Record<string, readonly RegExp[]>> = {
  de: [/^(?:meine?|unsere?|der|die|das) (?<thing>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:ist|sind|geht|gehen|läuft|funktioniert|funktionieren|tropft|leckt)(?: [\p{L}]+){0,4}? ?(?:kaputt|defekt|undicht|ausgefallen|verstopft|gebrochen|gerissen|nicht mehr|tropft|leckt)(?!\p{L})/iu, /^(?:meine?|unsere?|der|die|das) (?<thing>[\p{L}-]+) (?:tropft|leckt|stinkt|klemmt|schimmelt)(?!\p{L})/iu],
  es: [/^se (?:me|nos) ha (?:roto|estropeado|averiado|atascado) (?:el|la|los|las|mi|nuestr[oa]) (?<thing>[\p{L}]+(?: (?:de|del) [\p{L}]+)?)/iu, /^(?:mi|nuestr[oa]|el|la) (?<thing>[\p{L}]+(?: (?:de|del) [\p{L}]+)?) (?:está (?:rot|averiad|estropead|atascad)[oa]|no (?:funciona|va|enciende|arranca)|gotea|pierde agua|se ha (?:roto|estropeado|averiado))/iu],
  fr: [/^(?:mon|ma|mes|notre|nos|le|la|les) (?<thing>[\p{L}-]+(?: (?:de|du|des|à) (?:la )?[\p{L}-]+)?) (?:(?:est|sont) (?:en panne|cassée?s?|bouchée?s?|bloquée?s?|hors service)|fuit|fuient|ne (?:marche|fonctionne|démarre|chauffe)(?:nt)? (?:plus|pas)|s['’]est cassée?)/iu],
  pt: [/^(?:(?:[oa] )?(?:meu|minha|nosso|nossa)|[oa]) (?<thing>[\p{L}-]+(?: (?:de|do|da) [\p{L}-]+)?) (?:quebrou|estragou|avariou|entupiu|está (?:quebrad|avariad|estragad|entupid)[oa]|não (?:funciona|liga|aquece)|vaza|pinga)/iu],
}

/** The refrigerator of 'mein Kühlschrank ist kaputt'; null in English, and where nothing has stopped working. */
export function brokenThing({ brief }: PlanFrame): string | null {
  if (brief.plannerType !== 'calendar') return null
  for (const told of BROKEN[brief.language] ?? []) {
    const thing = told.exec(brief.prompt.trim())?.groups!['thing']
    if (thing !== undefined) return thing
  }
  return null
}

/**
 * What is wrong, by the name under which it is put right: the heating of 'our heating broke and the plumber can only come on
 * Tuesday'; '' where it has no name, null where the goal tells of no trouble. English.
 */
export function troubleOf({ brief }: PlanFrame): string | null {
  const sentence = firstClause(brief.prompt)
  const there = THERE_IS.exec(sentence)?.groups!['thing']
  if (brief.language !== 'en' || brief.plannerType !== 'calendar' || there === undefined && !tellsFact(sentence) || !WRONG.test(sentence)) return null
  const had = whatIsHad(sentence)
  const name = there ?? (had !== null && WRONG.test(had) ? had : SUBJECT.exec(sentence)?.groups!['thing']) ?? ''
  return name.length > LONGEST_NAME ? '' : withoutArticle(name.trim())
}
