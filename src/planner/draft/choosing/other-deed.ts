import type { Playbook } from '../../playbooks/playbook.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { hasKeyword, plainWords, wordsOfKeyword } from '../wording.ts'
import { bareGoal, goalWithVerb } from './goal-head.ts'
import { nearKeywords } from './near-keywords.ts'

/** What somebody does with a thing that others make, or at an occasion that others hold, by the verbs that say so, plain and in their forms. */
type OtherDeed = {
  verbs: readonly string[]
  /** Only where the goal names one of these. */
  with?: RegExp
}

const OCCASION = /\b(?:weddings?|christening|baptism|funeral|memorial|anniversary|birthday|party|parties|ball|gala|fair|fete|festival|concert|gig|ceremony|graduation|reunion|conference|congress|summit|symposium|convention|competition|contest|tournament|show|match|race|market|dinner|service|hochzeit|taufe|konferenz|kongress|messe|boda|bautizo|congreso|mariage|bapteme|congres|casamento|batizado|congresso)\b/u

const OTHER_DEEDS: readonly OtherDeed[] = [
  // Whoever goes there organises nothing.
  { verbs: ['attend', 'go to', 'going to', 'travel to', 'travelling to', 'traveling to', 'fly to', 'drive to', 'be a guest at', 'visit', 'teilnehmen', 'asistir', 'ir a', 'assister a', 'aller a', 'participar', 'ir ao', 'ir a um'], with: OCCASION },
  // Who does one thing there.
  { verbs: ['photograph', 'film', 'video', 'play at', 'play the', 'sing at', 'perform at', 'cater', 'cater for', 'officiate', 'judge', 'speak at', 'read at', 'decorate', 'stream', 'record', 'usher at', 'steward', 'help at', 'volunteer at', 'bartend', 'fotografieren', 'filmen', 'fotografiar', 'photographier', 'fotografar'], with: OCCASION },
  { verbs: ['buy', 'choose', 'find', 'wrap', 'make', 'get'], with: /\b(?:presents?|gifts?|geschenke?|regalos?|cadeaux?|presentes?)\b/u },
  // A thing is kept in order.
  { verbs: ['wash', 'wax', 'polish', 'clean', 'deep clean', 'hose', 'oil', 'grease', 'descale', 'defrost', 'winterise', 'winterize', 'repaint', 'paint', 'varnish', 'stain', 'seal', 'sand', 'strip', 'refelt', 'regrout', 'reseal', 'tune', 'restring', 'alter', 'take in', 'take up', 'putzen', 'streichen', 'olen', 'lackieren', 'schleifen', 'limpiar', 'pintar', 'barnizar', 'lijar', 'nettoyer', 'repeindre', 'vernir', 'poncer', 'limpar', 'envernizar', 'lixar'] },
  { verbs: ['mend', 'repair', 'fix', 'patch', 'patch up', 'reparieren', 'flicken', 'reparar', 'arreglar', 'reparer', 'consertar'] },
  // Somebody else's text.
  { verbs: ['proofread', 'type up', 'translate', 'print', 'bind', 'mark', 'korrigieren', 'ubersetzen', 'corregir', 'traducir', 'corriger', 'traduire', 'corrigir', 'traduzir'] },
  { verbs: ['review', 'check', 'comment on', 'read through'], with: /\b(?:proposal|paper|manuscript|thesis|dissertation|essay|report|contract|applications?|drafts?|chapters?|cv|novel|article)\b/u },
  // It leaves the house, or is only carried.
  { verbs: ['give away', 'donate', 'get rid of', 'throw out', 'throw away', 'dispose of', 'return', 'lend', 'ship', 'fetch', 'pick up', 'insure', 'verschenken', 'spenden', 'entsorgen', 'regalar', 'donar', 'donner', 'doar'] },
  { verbs: ['recover', 'restore', 'retrieve', 'wiederherstellen', 'recuperar', 'recuperer'], with: /\b(?:website|site|blog|files?|photos?|pictures|data|account|password|drive|disk|laptop|phone|backup|emails?|messages|documents?|daten|dateien|fotos?|konto|archivos|datos|cuenta|fichiers|donnees|compte|arquivos|dados|conta)\b/u },
  { verbs: ['pack for', 'pack my', 'pack the', 'pack our', 'packen'], with: /\b(?:trip|holiday|holidays|vacation|journey|weekend|honeymoon|camp|hike|suitcases?|rucksack|backpack|bags?|reise|urlaub|koffer)\b/u },
]

/** 'Get the piano tuned', 'have my dress altered': done by somebody who knows how. */
const HAD_DONE = /^(?:get|getting|have|having) (?:(?:the|my|our|his|her|their|an?|both|all) )?(?:\S+ ){1,5}?(?!\p{L}*(?:shed|seed|weed|feed|speed|breed|need|deed|hundred|married|engaged|moved|started|organised|organized|prepared)(?: |$))(?<verb>\p{L}{3,}ed|rebuilt|reshod)(?= |$)/u
/** 'Help my son revise': who studies is somebody else. */
const HELPED = /^help (?:(?:my|our|the|a|his|her) )?(?!me\b|us\b|myself\b)\p{L}+ (?:to )?(?:revise|study|learn|pass|practise|practice|cram|memorise|memorize)\b/u
/** Forms of one verb begin alike. */
const STEM = 7

/**
 * Whether the verb of the goal asks for another deed than the playbook is about: who photographs a wedding invites nobody, who
 * oils a deck builds none, who has a piano tuned does not practise. A playbook knows a deed that one of its phrases asks for.
 */
export function isOtherDeed(playbook: Playbook, frame: PlanFrame): boolean {
  if (isOfPossessor(playbook, frame)) return true
  const deeds = deedsOfGoal(frame)
  const knows = ({ verb, with: named }: Said) => hasKeyword(wordsOfKeywords(playbook), verb) && (named === undefined || playbook.matches.strong.some((keyword) => hasKeyword(wordsOfKeyword(keyword), verb) && named.test(keyword)))
  return deeds.length > 0 && !deeds.some(knows)
}

const wordsByPlaybook = new WeakMap<Playbook, readonly string[]>()

/** Each word of its hundreds of phrases once. */
function wordsOfKeywords(playbook: Playbook): readonly string[] {
  const known = wordsByPlaybook.get(playbook)
  if (known !== undefined) return known
  const words = [...new Set(playbook.matches.strong.flatMap((keyword) => wordsOfKeyword(keyword)))]
  wordsByPlaybook.set(playbook, words)
  return words
}

/** 'My mother's piano' moves no mother: nothing in the goal asks for the playbook once it is left out whose things they are. */
function isOfPossessor(playbook: Playbook, frame: PlanFrame): boolean {
  const possession = possessionIn(frame)
  if (possession === null) return false
  const { owners, said, left, near } = possession
  const met = near(playbook).strong.filter((keyword) => hasKeyword(said, keyword))
  return met.length > 0 && met.every((keyword) => owners.has(wordsOfKeyword(keyword).at(-1) ?? '') && !hasKeyword(left, keyword))
}

/** Whose things the goal names, its words with the keywords that they may hold, and those that are left without their owners; null where nothing is anybody's. */
const possessionIn = oncePerFrame(({ brief: { prompt } }) => {
  const bare = prompt.replaceAll(POSSESSOR, ' ')
  if (bare === prompt) return null
  const owners = new Set(Array.from(prompt.matchAll(POSSESSOR), ({ 1: owner }) => plainWords(owner!).at(-1)!))
  const said = plainWords(prompt)
  return { owners, said, left: plainWords(bare), near: nearKeywords(said) }
})

const POSSESSOR = /(?<![\p{L}'’])(?:(?:my|our|his|her|their|the) )?(?:late |old )?(\p{L}{2,})['’]s (?=\p{L})/giu

type Said = { verb: string; with?: RegExp | undefined }

const deedsOfGoal = oncePerFrame((frame): Said[] => {
  const words = plainWords(bareGoal(goalWithVerb(frame)))
  const said = words.join(' ')
  if (HELPED.test(said)) return [{ verb: 'help' }]
  const had = HAD_DONE.exec(said)?.groups!['verb']
  if (had !== undefined) return [{ verb: had.replace(/e?d$/u, '').slice(0, STEM) }]
  const isSaid = (verb: string) => said.startsWith(`${verb} `) || frame.brief.language === 'de' && words.length > 1 && words.at(-1) === verb
  return OTHER_DEEDS.filter(({ with: named }) => named?.test(said) ?? true).flatMap(({ verbs, with: named }) => verbs.filter(isSaid).map((verb) => ({ verb: verb.split(' ')[0]!.slice(0, STEM), with: named })))
})
