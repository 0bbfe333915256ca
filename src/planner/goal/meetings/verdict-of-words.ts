import type { Bound } from '../../time/grammar/clock-span.ts'

/** What is said of a time: nobody can have the person then, somebody can, or the person has to be gone by then. */
export type Verdict = 'closed' | 'open' | 'gone-by'

/** Concluded from what the words deny, turn away and ask for; null where they do none of it. `bound` is that of the time itself. */
export function verdictOf(keys: readonly string[], bound: Bound | null): Verdict | null {
  const text = ` ${keys.join(' ')} `
  if (ASKED_FOR.test(text)) return 'open'
  const isDenied = keys.some((key) => DENIAL.test(key))
  if (/ only /u.test(text) && !isDenied) return isAway(text, bound) ? 'gone-by' : 'open'
  if (CANNOT_BEAR.test(text)) return 'closed'
  if (INDIFFERENT.test(text)) return 'open'
  if (AVERSE.test(text) || KEPT_FREE.test(text)) return isDenied && !isWish(keys) ? 'open' : 'closed'
  if (isAway(text, bound)) return isDenied ? 'closed' : 'gone-by'
  if (BUSY.test(text) || WANTED_FREE.test(text)) return isDenied && !isWish(keys) ? 'open' : 'closed'
  if (isDenied) return 'closed'
  return WELCOME.test(text) || isWish(keys) ? 'open' : null
}

/** Who wishes may be overruled; who is busy may not. */
export function isWish(keys: readonly string[]): boolean {
  return WISH.test(` ${keys.join(' ')} `)
}

/** 'Requires a time from 3 pm on', 'needs the meeting to be after ten'. */
const ASKED_FOR = / (?:requires?|needs?|wants?|asks? for|insists? on) (?:an?|any) (?:time|slot|meeting|call|appointment) (?:to (?:be|start|begin|take place) )?(?:from|after|starting|no earlier|not before) /u
const DENIAL = /^(?:not|never|no|nothing|none|nobody|noone|without|neither|nor|cannot|cant|dont|doesnt|wont|isnt|shouldnt)$|n't$/u

const WISH = / (?:wish|wishes|wished|wants?|wanted|prefers?|preferred|preferably|preference|likes?|liked|rather|asks?|asked|asking|requests?|requested|hopes?|hoped|hoping|begs?|begged|grateful|glad|happy|happier|appreciates?|appreciated|please|pls|keen|fond|fan|ideally|sooner|loves?|loved|favou?rs?|care|cares|enjoys?|fancy|feels?|possible|nice|good|great|convenient|suitable|better|best|ideal|avoids?|avoiding|dislikes?|hates?) /u

const CANNOT_BEAR = / (?:can't|cannot|can not|couldn't|doesn't|does not|do not|don't) (?:really )?(?:stand|bear|abide|fancy|want|like|enjoy|work|suit|fit) /u
const INDIFFERENT = / (?:doesn't|does not|don't|do not|wouldn't|would not|won't) (?:mind|object|matter) | no (?:problems?|objections?|issues?|trouble|conflicts?|restrictions?|commitments?|plans) | nothing (?:against|on|planned|booked|scheduled|listed|at all) /u

/** Whoever is kept out, spared or left alone. */
const AVERSE = new RegExp(` (?:${[
  'avoid|avoids|avoided|avoiding|skip|skips|skipping|spare|spares|spared|hates?|dislikes?|loathes?|detests?|refuses?|refused|declines?|declined|rejects?|objects?|opposes?|opposed|resents?|struggles?|protects?|guards?',
  'reluctant|unwilling|loath|averse|unhappy|against|alone|undisturbed|uninterrupted|excused|exempt|sacred|off ?- ?limits|no ?- ?go|taboo|excluded|exclude|barred|ruled out|out of the question|out of bounds|cut off',
  'unsuitable|inconvenient|awkward|difficult|impossible|bad|hard|tough|rough|tricky|tight|awful|terrible|horrible|hopeless|problems?|problematic|trouble|too (?:early|late|soon)',
  '(?:out|clear|free|rid|away) (?:of|from) (?:any |all |the |other )?(?:meetings?|calls?|appointments?|it|them|commitments?|bookings?)|meetings? ?- ?free|meetings? free|call ?- ?free',
  '(?:an?|some|any) ?(?:other|different) (?:day|time|slot|hour)|another (?:day|time|slot|hour)|(?:to|for) (?:him|her|them)sel(?:f|ves)|for (?:the |his |her |their )?(?:family|kids|children)|sulk|sulks|annoys?|bothers?|grumpy|asleep|a bit much|too much',
  '(?:stay|stays|staying|keep|keeps|keeping|steer|steers) (?:away|clear|off|out)',
].join('|')}) `, 'u')

/** 'keep Monday free', 'leave the afternoon open'. */
const KEPT_FREE = / (?:keep|keeps|kept|keeping|leave|leaves|left|leaving|have|having|hold|set|block) (?:[^ ]+ ){0,6}?(?:free|clear|open|empty|off|unbooked|blank|untouched|unscheduled|alone|aside) /u

/** 'would like to be free', 'wants Monday off'. */
const WANTED_FREE = / (?:wants?|would like|'d like|prefers?|hopes?|wishes|likes?|needs?|asks?|asked|would love|rather) (?:for |to )?(?:be |stay |remain |have )?(?:[^ ]+ ){0,4}?(?:free|off|clear|unbooked|unscheduled) /u

const BUSY = / (?:busy|booked|blocked|blocks|taken|unavailable|occupied|engaged|tied|tied up|committed|elsewhere|absent|away|travell?ing|teaching|unreachable|asleep|out|off|in a meeting|in meetings|(?:has|have|got|attends?|attending) (?:an? |another |other |some |a few )?(?:meetings?|calls?|class|classes|appointments?|commitments?|lessons?|stuff)) /u

const WELCOME = / (?:available|free|can|could|able|works?|suits?|fine|good|great|ok|okay|open|welcome|perfect|convenient|there|here|around|in|reachable|starts?|begins?|arrives?|joins?|comes?|stay|stays) /u

/** Done, gone or home when the time comes. */
function isAway(text: string, bound: Bound | null): boolean {
  if (bound !== 'by' && bound !== 'before') return false
  return DONE.test(text) || bound === 'by' && / (?:out|gone|home|off|away|elsewhere|free) /u.test(text) || HAS_TO_BE_OUT.test(text)
}

const DONE = / (?:done|finished|finish|finishes|finishing|through|over|ends?|ended|ending|leave|leaves|leaving|wrap|wraps|wrapped|stops?|quits?|concludes?|concluded|closes?|closed|complete|completed|go|goes|knock off|knocks off|clock off|clocks off|set off|depart|departs) /u
const HAS_TO_BE_OUT = / (?:has to|have to|must|needs to|wants to|would like to|'d like to|should|hopes to|prefers to) (?:be |get )?(?:out|gone|home|off|away|on) /u
