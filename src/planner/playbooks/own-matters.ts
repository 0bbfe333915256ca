import { matter } from './matters.ts'
import type { Matter } from './matters.ts'

/** Whoever in a team answers for it; with nobody of that kind, anybody. */
const by = (role: string, { about, stages }: Matter): Matter => ({ about, stages: stages.map((stage) => ({ ...stage, role, always: true })) })
/** Somebody has to live with it for some days before it can be judged. */
const afterDays = (id: string, waitDays: number, { about, stages }: Matter): Matter => ({ about, stages: stages.map((stage) => (stage.id === id ? { ...stage, waitDays } : stage)) })

const TALKS = ['interviews', 'focus group', 'focus groups', 'usability test', 'usability tests', 'usability testing', 'user test', 'user tests', 'user testing', 'field test', 'field tests', 'diary study', 'screen reader tests', 'accessibility tests', 'site visits', 'observations', 'shadowing']

/** What keeps its own steps in whatever goal it is listed: nobody builds it, buys it or draws it. In English; the first that fits a topic's words. */
export const OWN_MATTERS: readonly Matter[] = [
  by('product', afterDays('decide', 5, matter(['pilot', 'pilot phase', 'pilot run', 'beta', 'beta test', 'closed beta', 'field trial', 'trial phase', 'soft launch'],
    ['who', 'who takes part, what they will do, and what would stop it', 'People of each kind and not only friends of the project; dates, a person to ring, the way back; three numbers with their values today and the value at which it ends.', 'names, dates, numbers and the way back are on a page that those who take part have', 1],
    ['run', 'be there on the first day, then keep one list of remarks', 'Watch without helping for the first hour; each remark with who, where and how often; mend small things the same day and say so.', 'every remark has an answer or an owner, and the numbers are taken', 2],
    ['decide', 'decide by the numbers whether to go on, mend first or stop', 'Beside the values from before; ask those who took part whether they would go back; write down what has to change before everybody gets it.', 'the decision and its conditions are written, and those who took part have heard them', 0.6]))),
  matter(TALKS,
    ['guide', 'task or question sheet, consent, and one trial run', 'What you want to decide with it; what people shall do or tell, in their words; consent, recording, thanks for their time; tried once on somebody from outside the team.', 'the trial ran in its time, and every leading question is gone', 1],
    ['invite', 'find people of each kind and fix dates', 'Criteria by behaviour, a fifth more than needed; permission for the place, the way there and what somebody needs to take part; confirm two days before.', 'each place has a name, a date and a reserve', 1],
    ['hold', 'hold them, with notes on the same day', 'One speaks, one writes down words and not opinions; nobody explains or helps; at most four a day, ten minutes behind each for what surprised.', 'notes of each lie under a code, without names', 3],
    ['find', 'sort what was seen, and say what follows from it', 'One observation a line with its code; patterns need three people; rank by how many were stopped; each finding with a picture or a sentence and what to do about it.', 'the five that matter most have an owner or a reason why not', 1.4]),
  by('design', matter(['cover art', 'cover design', 'front cover', 'book cover', 'key visual'],
    ['brief', 'what it has to say, its sizes, three that do it well', 'The one thing seen first; where it stands and how small; title and names as they must be; printer’s or platform’s rules; who decides.', 'one page with text, sizes and who decides is agreed', 1],
    ['draw', 'three sketches at real size, one worked out', 'Side by side and small, among those it will stand beside; type and picture from sources that may be used.', 'one is chosen by whoever decides', 4],
    ['files', 'final files, checked at full size', 'Every size and colour space; spelling of each name read aloud; a print or a screen as it will be seen; sources filed.', 'the files are delivered and were accepted where they go', 1.5])),
  by('data', matter(['funnel numbers', 'usage numbers', 'baseline numbers', 'usage data', 'funnel analysis', 'data analysis', 'usage analysis', 'log analysis', 'metrics', 'kpis'],
    ['count', 'what is counted, from where, since when', 'The question each number answers; source, period, who is in and who is out; the definition that others use already.', 'each number has its definition and its source', 1],
    ['pull', 'pull the numbers, and check some by hand', 'A query that can be run again; twenty cases by hand against it; by group and by week, not only the sum.', 'the numbers can be pulled again and twenty cases agree', 3],
    ['say', 'say what they mean, and what they do not', 'One page: the two largest drops, what could explain them, what only asking people will tell.', 'those who decide have seen the page and know what is still unknown', 1.5])),
  by('management', matter(['works council', 'staff council', 'employee council', 'board approval', 'ethics approval', 'ethics vote', 'ethics committee', 'permit', 'permits'],
    ['papers', 'what they decide on, which papers, and their next dates', 'Ask whoever prepares their meetings for form, deadline and the questions they always have; count back from that date, with one meeting in reserve.', 'the list of papers and the date to hand them in stand in the plan', 0.8],
    ['hand-in', 'hand in complete, be there for questions, note the answer', 'Reasons, alternatives and what changes for whom on one page; a name to ring; conditions of the answer go into the plan as tasks.', 'the answer is there in writing, and each condition has an owner', 1.2])),
  matter(['security review', 'legal review', 'legal check', 'privacy review', 'data protection review', 'compliance review', 'penetration test', 'pen test'],
    ['scope', 'agree on scope and date, and hand over what they need to see', 'What is new, which data, who can reach it; drawings, texts, test access; what counts as a reason to stop; a date with a week behind it for mending.', 'the reviewer has confirmed scope, access and date', 0.8],
    ['findings', 'mend the findings by weight and have them looked at again', 'What stops the release first; each finding with owner and date, the rest accepted in writing by whoever may do so.', 'nothing that would stop the release is open, and the second look is on file', 1.6]),
  matter(['electrician', 'plumber', 'painter', 'tiler', 'plasterer', 'builder', 'bricklayer', 'carpenter', 'joiner', 'roofer', 'floor layer', 'decorator', 'heating engineer', 'glazier', 'scaffolder', 'groundworker', 'kitchen fitter'],
    ['offers', 'three offers for the same work, and a job of theirs seen', 'The drawing or list with measures goes to all three; what is not included, when they could begin, how long they need; ring somebody they worked for last year.', 'three offers stand beside each other line by line', 1],
    ['order', 'order in writing, with day, price and what has to be ready', 'Start and end, stages of payment, who clears away, what another trade has to finish first and what must stay open for them; insurance and registration seen.', 'it is signed by both, and the trades before and after know their days', 0.8],
    ['site', 'be there at the start and the end, photograph, test, then pay', 'Walk through the order on the first morning; photographs with a rule before anything is closed; test it together, list what is left with a date, keep back the last part until it is done.', 'it is tested, photographed and the list of faults is empty or dated', 1.2]),
  matter(['translation', 'translations', 'proofreading of translations'],
    ['prepare', 'fix the text, the word list and who decides in doubt', 'Freeze the wording, count it, give pictures of where each piece stands; fifty words with their translation, form of address, what stays as it is; ask for the days that it takes.', 'text, word list and delivery dates are confirmed by whoever translates', 0.8],
    ['check', 'read it where it stands, with a native speaker', 'On the screen or page itself: cut-off lines, numbers, dates, wrong places, tone; corrections go into the word list too.', 'a native speaker has been through all of it and nothing serious is open', 1.2]),
  matter(['hypercare', 'floor walking', 'floor walkers', 'go live support', 'launch support', 'first days support'],
    ['plan', 'who is where at which hour, and how to call them', 'Where most people begin and where it went wrong in the trial; easily seen, with a short list of answers; somebody behind them who can change things.', 'the plan with names, hours and number hangs where people need it', 0.7],
    ['be-there', 'be there, keep one list, end it on purpose', 'Each question once on the list with its answer; twice the same becomes a notice; hand what is left to whoever helps from then on.', 'two days passed without a new question, and the list has been handed over', 1.4]),
  matter(['drill', 'fire drill', 'evacuation drill', 'emergency drill', 'emergency exercise', 'tabletop exercise'],
    ['plan', 'what happens, who watches, and what is written down', 'One surprise in it, such as a blocked door or a missing key holder; people who cannot walk; warn fire control and neighbours; watchers with a clock at three places.', 'watchers have their sheets, and those who must know have been told', 0.8],
    ['hold', 'hold it, talk it over at once, mend three things', 'Times from alarm to all counted; ten minutes standing right afterwards; three changes with a name and a date, and the plan corrected.', 'times are on file and the three changes have owners', 1]),
  matter(['go no go', 'go or no go', 'go live decision', 'release decision'],
    ['decide', 'decide by the list that was agreed beforehand', 'Each point green or red with its proof; who decides is named; a red point has a date or stops it; the way back is part of it.', 'the decision is written with its reasons, and everybody it touches has heard it', 1]),
]

/** To let people know, by the verb; and those who have to know, where nothing else is said of them. */
export const TELLING: Matter = by('management', matter([],
  ['message', 'what changes for them, from when, and what they have to do', 'Three sentences in their words, the one thing to do first; what stays as it is; where to ask. Read by somebody it concerns before it goes out.', 'one of them could say in a sentence what changes and when', 0.8],
  ['send', 'by two ways, and a check that it arrived', 'In writing and aloud, or on the door and by post; who cannot be reached that way gets a call; a reminder shortly before; questions that come twice go onto a page.', 'ten asked at random knew it, and those who did not have been told', 1]))
