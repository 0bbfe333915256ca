import { matter } from './matters.ts'
import type { Matter } from './matters.ts'

/**
 * What a team calls the stages of its own way, whatever is made: they follow each other as listed, and nobody writes
 * acceptance criteria for a 'research' or builds a 'launch'. In English; the first that fits a topic's words.
 */
export const PHASES: readonly Matter[] = [
  matter(['discovery', 'research', 'user research', 'requirements', 'analysis', 'scoping', 'investigation', 'fact finding'],
    ['ask', 'the three questions it has to answer, and who knows', 'What would be decided differently by each answer; people, numbers and earlier attempts that know something of it; what is already settled.', 'three questions, their sources and the day of the answer are agreed', 1],
    ['look', 'look, ask and count, then say it on one page', 'Watch the real thing before asking about it; count where counting is possible; what was expected and is not so stands first.', 'everybody who builds on it has read the page, and what is still unknown is named', 3]),
  matter(['concept', 'design', 'designs', 'ux', 'ui', 'wireframes', 'wireframe', 'mockups', 'mock ups', 'sketches', 'specification', 'spec', 'architecture'],
    ['options', 'two ways on paper, and why one of them', 'Rough and fast, with real words and numbers; the awkward cases first: empty, too much, wrong, interrupted; what each would cost to change later.', 'one way is chosen by whoever decides, and the reason is written down', 2],
    ['detail', 'worked out so far that it can be made, seen by those who make it', 'Every state and edge; what stays out; walked through with those who make it and with whoever has to accept it.', 'those who make it have no open question', 2]),
  matter(['prototype', 'prototypes', 'proof of concept', 'poc', 'spike'],
    ['cut', 'what it has to prove, and what it may leave out', 'The one doubt that would change the plan; everything else is pretended.', 'the doubt and what would settle it stand in one sentence each', 0.6],
    ['try', 'make it, try it on real cases, keep the answer and not the code', 'Real data and real users where it can be; stop on the day agreed, with whatever is known then.', 'the doubt is settled in writing, with numbers or pictures', 3]),
  matter(['build', 'development', 'implementation', 'coding', 'programming', 'construction'],
    ['slice', 'the thinnest piece that works from end to end', 'Through every part once, ugly but real, where the others can see and try it.', 'somebody else has used it from end to end', 2],
    ['widen', 'widen it piece by piece, shown every week', 'The most doubtful piece first; tests beside it; small changes, reviewed within a day; what comes up new goes on a list and not in between.', 'everything agreed is in, reviewed and shown', 5]),
  matter(['testing', 'test', 'tests', 'qa', 'quality assurance', 'acceptance', 'acceptance test', 'acceptance testing', 'uat', 'regression', 'bug fixing', 'bugfixing', 'retest'],
    ['cases', 'what has to hold, with data and accounts ready', 'From what was agreed, from what broke before, and from what would hurt most; who tests what, and when the answer is due.', 'each case has its data and a name', 1],
    ['run', 'run them, mend what stops the release, run those again', 'By weight and not by order of finding; what is left stays with a date and an owner.', 'nothing that would stop the release is open', 3]),
  matter(['ab test', 'a b test', 'a b testing', 'split test', 'experiment'],
    ['set', 'one number, its size today, and how long it must run', 'How small a difference would still matter, and how many people that takes; who sees what stays the same on all their devices.', 'number, length and stopping rule are written before it starts', 1],
    ['read', 'let it run whole weeks, then decide', 'No peeking that stops it early; look also at what must not fall; keep, drop or try again with the reason.', 'the decision and its numbers are known to the team', 1.5]),
  matter(['launch', 'release', 'rollout', 'roll out', 'roll-out', 'go live', 'go-live', 'deployment', 'introduction'],
    ['ready', 'who has to know, what has to be ready, and the way back', 'Support, texts, numbers to watch, whom it could hurt; the step back tried once.', 'the list is ticked, and the way back was tried', 1],
    ['go', 'to a few first, then to all, watched by a named person', 'Early in the day and early in the week; one number and one person who may stop it; ask the first users on the same day.', 'it is with everybody, and the first remarks have an owner', 1.5]),
]
