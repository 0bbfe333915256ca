import type { StageKind } from '../../playbooks/general-stages.ts'
import { MATTERS } from '../../playbooks/matters.ts'
import type { Matter } from '../../playbooks/matters.ts'
import { DIGITAL_PARTS } from '../../playbooks/parts/digital-parts.ts'
import { OWN_MATTERS, TELLING } from '../../playbooks/own-matters.ts'
import type { Stage } from '../../playbooks/playbook.ts'
import { bareGoal, fromLastVerb, goalWithVerb, withoutArticle } from './goal-head.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { DETERMINERS, PHRASE_ENDS, hasAnyKeyword, plainWords, wordsOfKeyword } from '../wording.ts'

/** A goal's verb stands among its first words: 'We need to set up …'. */
const WORDS_WITH_THE_VERB = 6

/** The kind of work that a topic is: learning where the goal is learnt, else by its own verb, the goal's, or a word of it that tells. */
export function stageKind(topic: Topic, frame: PlanFrame): StageKind {
  if (topic.kind !== undefined) return topic.kind
  const goal = kindIn(plainWords(bareGoal(goalWithVerb(frame))).slice(0, 1)) ?? kindIn(plainWords(frame.brief.subject)) ?? kindIn(verbsAmong(frame.words.slice(0, WORDS_WITH_THE_VERB)))
  if (goal === 'learn') return goal
  return kindIn(topic.words.slice(0, 2)) ?? (goal !== null && OF_THE_WHOLE.has(goal) ? null : goal) ?? kindIn(topic.words) ?? 'settle'
}

/** The fix of 'our fix ends in May' and the move of 'my move' are things. */
function verbsAmong(words: readonly string[]): string[] {
  return words.filter((word, index) => !(NOUNS_TOO.has(word) && DETERMINERS.has(words[index - 1] ?? '')))
}

const NOUNS_TOO = new Set(['fix', 'move', 'report', 'plant', 'study', 'practice', 'design', 'film', 'record', 'craft', 'paint'])

/** What there is to do about a matter that people list in goals of any kind; null for others, and in languages it is not written in. */
export function matterStages({ words, kind }: Topic, { language }: PlanFrame): readonly Stage[] | null {
  if (language !== 'en' || kind !== undefined || words.length > MOST_WORDS_OF_A_MATTER) return null
  return stagesOfMatter(MATTERS, words)
}

/** The steps of the first of these that the name of a topic ends in. */
function stagesOfMatter(matters: readonly Matter[], words: readonly string[]): readonly Stage[] | null {
  return matters.find(({ about }) => about.some((keyword) => isCalled(words, wordsOfKeyword(keyword))))?.stages ?? null
}

const MOST_WORDS_OF_A_MATTER = 4

/** Steps of what nobody builds, whatever the goal's playbook would do with its parts: a pilot, interviews, a word to the neighbours. */
export function ownMatterStages({ words, kind }: Topic, { language, brief }: PlanFrame): readonly Stage[] | null {
  if (language !== 'en' || kind !== undefined) return null
  const isTold = TELL.has(words[0] ?? '') && words.length > 1 || brief.plannerType === 'calendar' && words.every((word) => TOLD.has(word))
  if (isTold) return TELLING.stages
  return stagesOfMatter(OWN_MATTERS, words)
}

/** Steps of a part of a product that every product has: a form, an export, a dashboard. In English. */
export function digitalStages({ words, kind }: Topic, { language }: PlanFrame): readonly Stage[] | null {
  if (language !== 'en' || kind !== undefined) return null
  const named = words.filter((word) => !/^\d/u.test(word))
  return stagesOfMatter(DIGITAL_PARTS, named)
}

const TELL = new Set(['tell', 'inform', 'notify', 'announce'])
const TOLD = new Set(['patients', 'customers', 'clients', 'guests', 'parents', 'residents', 'tenants', 'neighbours', 'neighbors', 'staff', 'employees', 'colleagues', 'all', 'our', 'the', 'and', 'tell', 'inform'])

/** 'School forms' are forms; the exhibition of 'exhibition of old photos' is no photo. */
function isCalled(words: readonly string[], matter: readonly string[]): boolean {
  const until = words.findIndex((word) => PHRASE_ENDS.has(word))
  const end = (until === -1 ? words : words.slice(0, until)).slice(-matter.length).map(singular)
  return end.length === matter.length && matter.every((word, index) => end[index] === singular(word))
}

function singular(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')
}

/** Of work beside the goal's topics, which shares the goal's kind only where all of it is learnt or written. */
export function kindBeside(topic: Topic, frame: PlanFrame): StageKind {
  const kind = stageKind(topic, frame)
  return kindIn(topic.words) ?? (kind === 'learn' || kind === 'write' ? kind : 'settle')
}

/** The photos of a house that is sold are not sold. */
const OF_THE_WHOLE: ReadonlySet<StageKind> = new Set(['sell', 'apply', 'host', 'teach'])

/** The kind of work that a word of these says, if one does. */
export function kindIn(words: readonly string[]): StageKind | null {
  return KIND_WORDS.find(({ keywords }) => hasAnyKeyword(words, keywords))?.kind ?? null
}

const KIND_WORDS: { kind: StageKind; keywords: string[] }[] = [
  { kind: 'learn', keywords: ['learn', 'study', 'master', 'understand', 'practi', 'revise', 'course', '=lernen', 'aprender', 'estudiar', 'apprendre', 'estudar'] },
  { kind: 'write', keywords: ['writ', 'draft', 'essay', 'report', 'article', 'novel', 'schreib', 'escrib', 'ecrire', 'escrever'] },
  { kind: 'setUp', keywords: ['set up', 'setting up', 'install', 'configur', 'wire up', 'back up', 'automat', 'einrichten', 'installier', 'instalar', 'configurar', 'installer', 'configurer'] },
  { kind: 'repair', keywords: ['repair', 'fix', 'mend', 'reparier', 'reparar', 'arreglar', 'reparer', 'consertar'] },
  { kind: 'move', keywords: ['migrat', 'transfer', 'switch', 'move', 'consolidat', 'umziehen', 'wechseln', 'migrar', 'trasladar', 'cambiar de', 'migrer', 'transferer', 'mudar'] },
  { kind: 'buy', keywords: ['buy', 'purchas', 'choose', 'shop for', 'kaufen', 'aussuchen', 'comprar', 'elegir', 'acheter', 'choisir', 'escolher'] },
  { kind: 'sell', keywords: ['sell', 'verkauf', 'vender', 'vendre'] },
  { kind: 'apply', keywords: ['apply', 'application for', 'renew', 'register', 'beantrag', 'bewerb', 'solicitar', 'renovar', 'demander', 'renouveler', 'requerer'] },
  { kind: 'teach', keywords: ['=teach', '=teaches', '=teaching', 'train our', 'train the', 'train my team', 'training', 'workshop', 'coach', 'schulung', 'schulen', 'unterricht', 'capacitar', 'capacitacion', 'taller', 'former', 'formation', 'atelier', 'treinamento', 'ensinar', 'ensenar', 'enseigner'] },
  { kind: 'tidy', keywords: ['clean', 'tidy', 'declutter', 'sort out', 'clear out', '=clear', 'empty', 'paint', 'renovat', 'putz', 'aufraum', 'ausraum', 'ausmist', 'entrumpel', 'limpiar', 'vaciar', 'ordenar', 'despejar', 'nettoyer', 'vider', 'debarrasser', 'ranger', 'limpar', 'esvaziar', 'arrumar', 'desocupar'] },
  { kind: 'make', keywords: ['build', 'make', 'create', 'develop', 'design', 'launch', 'start', 'grow', 'plant', 'produce', 'brew', 'bake', 'cook', 'sew', 'knit', 'crochet', 'carve', 'weld', 'film', 'record', 'compose', 'craft', 'assemble', 'construct', 'prototype', 'publish', 'nahen', 'backen', 'brauen', 'coser', 'hornear', 'coudre', 'brasser', 'bauen', 'crear', 'construir', 'creer', 'criar'] },
  { kind: 'arrange', keywords: ['plan', 'organise', 'organisi', 'organiz', 'host', 'party', 'trip', 'event', 'wedding', 'celebrat', 'visit', 'feier', 'fiesta', 'festa', 'fete'] },
]

/** Verbs that are a task as they stand. */
const INSTRUCTION_VERBS = ['dig', 'pour', 'mow', 'weed', 'prune', 'fell', 'level', 'drain', 'bleed', 'grease', 'tighten', 'caulk', 'repoint', 'point the', 'scrub', 'wire', 'unblock', 'winterise', 'top up', 'top off', 'rake', 'stack', 'split', 'insure', 'photograph', 'trim', 'cut back', 'take down', 'take out', 'rip out', 'bring', 'borrow', 'return', 'hand in', 'hand over', 'chase', 'cancel', 'add', 'apply', 'arrange', 'ask', 'assemble', 'attend', 'back up', 'bake', 'book', 'build', 'buy', 'call', 'cancel', 'change', 'check', 'choose', 'clean', 'close', 'collect', 'compare', 'confirm', 'contact', 'cook', 'create', 'cut', 'decide', 'declutter', 'decorate', 'deliver', 'donate', 'draft', 'email', 'file', 'fill', 'find', 'finish', 'fix', 'get', 'give', 'hang', 'hire', 'install', 'invite', 'label', 'learn', 'list', 'make', 'measure', 'meet', 'move', 'open', 'order', 'organise', 'organize', 'pack', 'paint', 'pay', 'pick', 'plan', 'plant', 'practice', 'practise', 'prepare', 'print', 'publish', 'put', 'read', 'record', 'register', 'renew', 'rent', 'repair', 'replace', 'research', 'return', 'review', 'run', 'scan', 'sell', 'sand', 'send', 'set', 'share', 'sign', 'sort', 'start', 'submit', 'switch', 'take', 'talk', 'tell', 'test', 'update', 'upload', 'visit', 'wash', 'watch', 'write', 'encargar', 'comprar', 'decorar', 'preparar', 'avisar', 'reservar', 'llamar', 'acheter', 'reserver', 'appeler', 'preparer', 'reservar', 'ligar']

/** Whether the word is one of the verbs that say what is done. */
export function isVerb(word: string): boolean {
  return INSTRUCTION_VERBS.includes(word) || kindIn([word]) !== null
}

/** 'Order the laptop' is a task as it stands; 'Kitchen' is not. */
export function isInstruction(topic: Pick<Topic, 'words'>): boolean {
  return topic.words.length > 1 && INSTRUCTION_VERBS.some((verb) => `${topic.words.join(' ')} `.startsWith(`${verb} `))
}

/** 'Sort, label, pack': verbs alone, of which each is a task as it stands, done to what the goal is done to. */
export function isBareDeed(topic: Topic, topics: readonly Topic[]): boolean {
  const isBare = ({ words }: Topic) => words.length === 1 && INSTRUCTION_VERBS.includes(words[0]!)
  return isBare(topic) && topics.filter(isBare).length > 1
}

/** Where another part of the goal may begin. */
const BETWEEN_DEEDS = /([,;]\s*(?:(?:and|und|y|et|e)\s+)?|\s(?:and|und|y|et|e)\s+)/iu
const VERB = /^\p{L}+(?: up| out| for)?\s+/u

/** What a goal asks to be done: its object as the label, its kind by its verb. Eulogy and reception of 'write a eulogy and organise the reception'. */
export function deedsOf({ brief }: PlanFrame): Topic[] {
  const deeds: string[] = []
  const [first, ...rest] = fromLastVerb(bareGoal(brief.subject)).split(BETWEEN_DEEDS)
  if (first === undefined || !beginsDeed(first)) return []
  deeds.push(first)
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const part = rest[index + 1]!
    if (beginsDeed(part)) deeds.push(part)
    else deeds[deeds.length - 1] += `${rest[index]!}${part}`
  }
  return deeds.map((deed) => {
    const kind = deedKind(plainWords(deed))
    // Its step is the work itself: 'Clean out the shed', and not 'Shed'.
    return { ...namedTopic(kind === 'tidy' ? deed.trim() : objectOf(deed)), kind }
  })
}

/** 'First batch of beer' of 'brew my first batch of beer at home and have it ready for a tasting'. */
function objectOf(deed: string): string {
  const object = withoutArticle(endsInVerb(deed) ? deed.replace(LAST_WORD, '') : deed.replace(VERB, ''))
  const head = object.split(TURNS_ASIDE)[0]!.trim()
  return head.length >= SHORTEST_OBJECT ? head : object
}

/** 'Gebrauchtwagen kaufen'. */
function endsInVerb(deed: string): boolean {
  const words = plainWords(deed)
  return words.length > 1 && kindIn(words.slice(0, 1)) === null && kindIn(words.slice(-1)) !== null && words.at(-1)!.endsWith('en')
}

const LAST_WORD = /\s+\S+$/u
const SHORTEST_OBJECT = 4
const TURNS_ASIDE = /,? (?:in|before|for|with|at|by|until|so that|over|during|and (?:have|get|make|then)|bis|vor|für|mit|para|antes|con|avant|pour|avec|até|com) /iu

/** To arrange something as a whole is to host it. */
function deedKind(words: readonly string[]): StageKind {
  const kind = kindIn(words.slice(0, 2)) ?? kindIn(words.slice(-1)) ?? 'settle'
  return kind === 'arrange' ? 'host' : kind
}

function beginsDeed(part: string): boolean {
  if (endsInVerb(part)) return true
  const words = plainWords(part)
  const kind = words.length > 1 ? kindIn(words.slice(0, 2)) : null
  return kind !== null && (INSTRUCTION_VERBS.includes(words[0]!) || kindIn(words.slice(0, 1)) === kind) && objectOf(part) !== ''
}

const TRAINING = ['staff training', 'user training', 'team training', 'training for', 'training of', 'training session', 'workshop', 'schulung', 'capacitacion', 'treinamento']
const DOCUMENTS = ['documentation', '=docs', 'user guide', 'handbook', '=manual', 'runbook', '=faq', 'release notes', 'tutorial', '=chapter', '=chapters', '=section', 'brochure', 'white paper', 'newsletter', 'press release', '=article', '=articles', 'dokumentation', 'handbuch', 'documentacion']
const LEARNING_MACHINES = ['model', 'dataset', 'neural', 'machine learning']

/** What is taught or written in a sprint has no screens and no API; null for what is built. */
export function unbuiltKind({ words }: Topic, frame: PlanFrame): StageKind | null {
  if (hasAnyKeyword(words, DOCUMENTS)) return 'write'
  const isTraining = hasAnyKeyword(words, TRAINING) || words.join(' ') === 'training'
  return isTraining && !hasAnyKeyword(frame.words, LEARNING_MACHINES) ? 'teach' : null
}
