import type { Reading, ReadingOf } from '../brief.ts'
import { isPostWord } from '../people/post-words.ts'
import { isTitle, personNamed } from '../people/people-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isDeed } from './deed-forms.ts'

type Topic = Reading & ReadingOf<'topic'>

/**
 * Whether what was taken for a part of a team's work is a piece of a sentence that names none: a clause about somebody or
 * about how things are, a reason, a condition, so many sprints, or somebody of the team.
 */
export function isClauseForPart(topic: Topic, context: ReadingContext): boolean {
  const { label } = topic
  if (LIMIT.test(label) && (topic.minutes !== null || topic.amount !== null || /\d/u.test(topic.words)) || UNIT.test(label)) return true
  return [OF_PRONOUN, CONDITION, SOME_SPRINTS, SAYS_THAT, OF_BODY, OF_PARTICIPLE, OF_OWNERS, OF_STATUS, WHOLE, ABSENCE].some((told) => told.test(label)) || isPredicate(topic, context) || isPastime(topic, context) || isReason(topic, context) || isOfPeople(topic, context)
}

/** "I'm slightly panicking", "we're behind", 'there are two of them'. */
const OF_PRONOUN = /^(?:i|we|you|he|she|they|it|there|this|that)(?:['’](?:m|re|s|ve|d|ll)| (?:am|are|is|was|were|have|had|do|did|will|would|can['’]?t|cannot|feel|think|guess|hope|know|want|need)) /iu
/** 'Either app starts on unlocking', 'whoever is on duty', 'unless they agree'. */
const CONDITION = /^(?:either|neither|whoever|whatever|whichever|whether|unless|because|although|though|as soon as|so that|in case|provided|if) \p{L}/iu
/** 'One sprint', 'the last two iterations', 'one more sprint after'. */
const SOME_SPRINTS = /^(?:(?:the|an?|one|two|three|four|five|six|\d{1,2}|first|last|final|extra|more|spare|additional|another|half|each|every|same|next|\d-?week|(?:one|two|three|four)-week) ){1,3}(?:sprints?|iterations?|fortnights?|cycles?)(?: (?:after|afterwards|before|later|more|extra))?$/iu
/** Whether words name sprints and nothing that is done in them. */
export function isSomeSprints(words: string): boolean {
  return SOME_SPRINTS.test(words)
}

/** 'The council decided that …', 'the board hopes to'. */
const SAYS_THAT = /^(?:[\p{L}’'-]+ ){1,4}(?:decided|said|told us|announced|promised|insists?|hopes?|thinks?|believes?|reckons?|fears?|knows?|agreed) (?:that|to|on|about|we|it|they|the)(?= )/iu
/** 'The council must approve the booking': what a body has to say to it. */
const OF_BODY = /^(?:[\p{L}’'-]+ ){1,4}(?:must|has to|have to|should|needs? to) (?:approve|agree|decide|vote|sign off)(?= |$)/iu
/** 'Moved over by country', 'running next to the old one': how a thing is that was named before. */
const OF_PARTICIPLE = /^(?:(?:[\p{L}]{2,}ed|built|made|written|run|kept|done|sent|shown|sold) (?:over )?(?:by|from|into|as|alongside|next to)(?= )|\p{L}{2,}ing (?:next to|alongside|beside|instead of|on top of) (?:the|our|an?) (?:old|new|current|existing|other) (?:ones?)$)/iu
/** 'Teams come into ours'. */
const OF_OWNERS = / (?:ours|theirs|mine|yours)$/iu

/** 'Bo (tester, external)': how somebody is employed. */
const OF_STATUS = /^(?:(?:people )?(?:external|internal|freelance|remote|junior|senior|paid|unpaid|full|half|temporary|new)|part[- ]time)$/iu

/** The nervous of "I'm slightly nervous", the physical of 'nothing physical exists'; 'we're moving the archive' is work. */
function isPredicate(topic: Topic, { prompt }: ReadingContext): boolean {
  const at = placeOf(topic)
  return !/^\p{L}+ing(?: |$)/iu.test(topic.label) && /(?<!\p{L})(?:i['’]m|we['’]re|i am|we are|nothing|nobody|no one)(?: (?:a bit|quite|really|so|very|pretty))? $/iu.test(prompt.slice(Math.max(0, at - LONGEST_REASON), at))
}

/** 'Max downtime 90 min': how much it may be at most. */
const LIMIT = /^(?:max(?:imum)?|min(?:imum)?(?! viable)|at (?:most|least)|up to|no more than)\.? \p{L}/iu
/** The TB of '2.3 TB'. */
const UNIT = /^(?:\d[\d.,]* ?)?(?:[KMGTP]i?B|Mbit|Gbit)$/u

/** 'Sunniva can work on the old boards meanwhile': what somebody does while they wait; 'firmware sleep mode meanwhile' is work. */
function isPastime(topic: Topic, { prompt }: ReadingContext): boolean {
  const at = placeOf(topic)
  return MEANWHILE.test(topic.label) && /(?<!\p{L})(?:can|could|may) (?:also )?work on (?:the |our |an? )?$/iu.test(prompt.slice(Math.max(0, at - LONGEST_REASON), at))
}

/** Behind a part, when it is done. */
export const MEANWHILE = / (?:meanwhile|in the meantime)$/iu

/** The deliveries of 'Ty does deliveries', where somebody of the team is named with what they do; null in any other name. */
export function thingOfSomebody(label: string, context: ReadingContext): string | null {
  const said = /^(?<who>\p{Lu}[\p{L}'’-]+) (?:does|handles|runs|takes care of|looks after|is in charge of|is responsible for) (?:all |the )*(?<thing>\p{L}.+)$/u.exec(label)?.groups
  return said !== undefined && personNamed(context, said['who']!) !== null ? said['thing']! : null
}

/** 'Marta runs the project': all of it. */
const WHOLE = /^(?:the |our |this )?(?:whole )?(?:project|whole thing)$/iu
/** 'Then he is on paternity leave'. */
const ABSENCE = /^(?:(?:on|her|his|their|the) )?(?:(?:paternity|maternity|parental|sick|annual|study|unpaid) leave|vacation|annual holidays?)$/iu

/** Whether words name somebody's time off and nothing that is done. */
export function isTimeOff(words: string): boolean {
  return ABSENCE.test(words)
}

/** 'Out by the 26th because the season starts in March': what stands behind the word that gives a reason. */
function isReason(topic: Topic, { prompt }: ReadingContext): boolean {
  const at = placeOf(topic)
  return /(?<!\p{L})(?:because|since (?=(?:the|our|we|it|they|there|marketing|sales)(?!\p{L})))(?! of)[^,.;:!?\n()]*$/iu.test(prompt.slice(Math.max(0, at - LONGEST_REASON), at))
}

/** Where in the prompt its name stands. */
function placeOf({ start, words, label }: Topic): number {
  return start + Math.max(0, words.toLowerCase().indexOf(label.toLowerCase()))
}

/** In characters. */
const LONGEST_REASON = 60

/** 'Paul from facilities full time', 'Dr Halloran leads', 'nurse educators Bea and Tunde', the Mr of 'Mr de Bruin', the student of 'a PhD student, Lotte'. */
function isOfPeople(topic: Topic, context: ReadingContext): boolean {
  const { label } = topic
  const words = label.split(' ')
  const isSomebody = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word) && personNamed(context, word) !== null
  if (TITLE.test(label)) return true
  const name = words.findIndex((word) => !TITLE.test(word))
  if (isSomebody(words[name]) && TOLD_OF.test(words.slice(name + 1).join(' '))) return true
  const isPair = words.length > 3 && isSomebody(words.at(-1)) && /^(?:and|&)$/u.test(words.at(-2)!) && isSomebody(words.at(-3)) && !isDeed(words[0]!.toLowerCase())
  if (words.length > 1 && words.every((word) => /^(?:and|&|\+)$/iu.test(word) || isSomebody(word))) return true
  // 'And a contractor who starts on 1 February': somebody, and nothing to do.
  if (words.length <= 2 && isPost(words.at(-1)!, context) && isIntroduced(topic, context)) return true
  return isPair && isPost(words.at(-4)!.replace(/s$/u, ''), context) || isPost(words.at(-1)!, context) && isNamedBehind(context, topic)
}

const TITLE = /^(?:mr|mrs|ms|dr|prof|professor|sister|matron|captain|sergeant)\.?$/iu
const TOLD_OF = /^(?:(?:from|in|at|of|with|only|full|half|part|who|is|has|can|will|leads?|helps?|works?|joins?|reviews?|decides|approves|signs) ?)(?:\p{L}|$)/iu

function isPost(word: string, { language }: ReadingContext): boolean {
  return /^(?:student|trainee|intern|apprentice|assistant|colleague|volunteer|freelancer|contractor|educator|postdoc|vendor|supplier)$/iu.test(word) || isPostWord({ key: word.toLowerCase(), text: word.toLowerCase() }, language)
}

/** 'Plus a contractor, from 1 February', 'an intern who helps'. */
function isIntroduced(topic: Topic, { prompt }: ReadingContext): boolean {
  const at = placeOf(topic)
  return /(?:^|[.,;:(\n]\s?|(?<!\p{L})(?:and|plus|with|have|also) )(?:an?|another|one|our) $/iu.test(prompt.slice(Math.max(0, at - 24), at)) && /^,? ?(?:\(?(?:from|until|starting|half|full|part|\d)|who |(?:starts?|joins?|leaves?|helps?|works?|is|has|can) )/iu.test(prompt.slice(at + topic.label.length, at + topic.label.length + 24))
}

/** 'A PhD student, Lotte,': the name right behind it, and an article before it. */
function isNamedBehind(context: ReadingContext, { start, end }: Topic): boolean {
  const { tokens } = context.source
  if (!/(?<!\p{L})(?:an?|one|our|my|the)(?: \p{L}+)? $/iu.test(context.prompt.slice(Math.max(0, start - 24), start))) return false
  const comma = tokens.findIndex((token) => token.start >= end)
  if (comma < 0 || tokens[comma]!.key !== ',') return false
  const name = isTitle(context, comma + 1) ? comma + 2 : comma + 1
  return personNamed(context, tokens[name]?.text ?? '') !== null
}
