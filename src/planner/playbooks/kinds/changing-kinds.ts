import type { Playbook } from '../playbook.ts'

/** Bringing a number up or down. */
export const IMPROVING: Playbook = {
  id: 'kind-improving',
  title: 'improving something that can be measured',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['reduce', 'cut', 'lower', 'decrease', 'shorten', 'halve', 'minimi', 'increase', 'raise our', 'raise the', 'improv', 'boost', 'double', 'optimi', 'speed up', 'grow our', 'senken', 'verringer', 'reduzier', 'verbesser', 'steiger', 'erhoh', 'verkurz', 'reducir', 'bajar', 'mejorar', 'aumentar', 'acortar', 'reduire', 'baisser', 'ameliorer', 'augmenter', 'raccourcir', 'reduzir', 'diminuir', 'melhorar'],
    weak: ['percent', 'rate', 'waste', 'cost', 'time', 'complaints', 'errors'],
  },
  tags: ['improvement'],
  topicStages: [
    { id: 'causes', titles: ['{Topic}: measure it and find its largest cause'], share: 2, priority: 'high', how: 'Count {topic} for a few ordinary days, note beside each case what led to it, and sort the causes by how much they add.', done: 'a number for {topic} and its largest cause are written down' },
    { id: 'change', titles: ['{Topic}: try one change on a small part'], share: 3, how: 'Change one thing only, in one place or for one week, and go on counting in the same way.', done: 'the number before and after the change stand side by side' },
    { id: 'keep', titles: ['{Topic}: keep what worked and make it the usual way'], share: 1, how: 'Write the new way in three lines where the work is done, say who looks at the number, and undo what did not help.', done: 'the new way has been followed for a week without a reminder' },
  ],
  tasks: [
    { id: 'improve-measure', at: 0, minutes: 60, priority: 'high', role: 'data', title: '{Subject}: agree on the number and how it is counted', how: 'Write down what exactly is counted, where, by whom and in which unit, and what does not count. A number that two people count differently is of no use.', done: 'two people who count the same day come to the same number' },
    { id: 'improve-baseline', at: 0.08, minutes: 90, priority: 'high', role: 'data', after: ['improve-measure'], title: '{Subject}: record the starting point on ordinary days', how: 'Count for at least a week or ten cases before anything is changed; note for each what was going on around it.', done: 'the average and the worst case of an ordinary week are known' },
    { id: 'improve-watch', at: 0.14, minutes: 90, title: '{Subject}: watch where it arises, without changing anything', how: 'Be there when it happens, ask the people who do the work, and write down each step with its time, amount or cost.', done: 'the path it takes is drawn on one page with a number at each step' },
    { id: 'improve-causes', at: 0.2, minutes: 60, priority: 'high', after: ['improve-baseline'], title: '{Subject}: sort the causes by how much each adds', how: 'List all causes with their share. Two or three of them usually make up most of it; the rest is left alone for now.', done: 'the largest causes add up to more than half of the total' },
    { id: 'improve-ideas', at: 0.28, minutes: 60, after: ['improve-causes'], title: '{Subject}: collect remedies for the largest causes and choose three', how: 'Ask those who do the work first. Put effect against effort for each remedy and begin with what is cheap and can be undone.', done: 'three remedies have a person, a first day and an expected effect' },
    { id: 'improve-trial-1', at: 0.38, minutes: 120, priority: 'high', after: ['improve-ideas'], title: '{Subject}: try the first remedy on a small part', how: 'One place, one group or one week; everything else stays as it was, and the counting goes on in the same way.', done: 'there are numbers from before and after, and a decision to keep, change or drop it' },
    { id: 'improve-trial-2', at: 0.52, minutes: 120, after: ['improve-trial-1'], title: '{Subject}: try the second remedy, with the first in place', how: 'Add it only once the first has settled, so that the effect of each can be told apart.', done: 'the effect of the second remedy is known on its own' },
    { id: 'improve-half', at: 0.6, minutes: 45, title: '{Subject}: halfway, compare the number with the target', how: 'Draw the line from the starting point to today and on to the last day. If it misses the target, take the next cause instead of pushing the same remedy harder.', done: 'it is decided which cause comes next and what is stopped' },
    { id: 'improve-side-effects', at: 0.68, minutes: 45, title: '{Subject}: look for what has got worse elsewhere', how: 'Ask three people who are affected; look at quality, complaints and other people’s workload since the first trial.', done: 'each side effect is accepted by somebody or has a remedy' },
    { id: 'improve-widen', at: 0.76, minutes: 120, priority: 'high', after: ['improve-trial-1'], title: '{Subject}: extend what worked to everything', how: 'Show those who were not part of the trial the numbers and the new way, in ten minutes at their own place; stay near on the first day.', done: 'every part works in the new way' },
    { id: 'improve-standard', at: 0.88, minutes: 60, after: ['improve-widen'], title: '{Subject}: write the new way down and name who watches the number', how: 'Half a page at the place where the work is done: what is done now, what no longer, the number to expect, and whom to tell when it slips.', done: 'somebody new has followed the page without asking' },
    { id: 'improve-result', at: 0.97, minutes: 60, priority: 'high', title: '{Subject}: compare the result with the starting point', how: 'Count again in the same way as in the first week; tell everybody who took part, with the number, what did it and what did not.', done: 'the result, its cause and the next cause in line are known to all who took part' },
  ],
}

/** Making something new the usual way for a group of people. */
export const INTRODUCING: Playbook = {
  id: 'kind-introducing',
  title: 'introducing something new',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['introduc', 'introduction', 'roll out', 'rollout', 'implement', 'adopt', 'establish', 'switch to', 'switch our', 'switch the', 'replac', 'standardi', 'pilot', 'transition', 'phase in', 'phase out', 'change over', 'convert our', 'redesign', 'reorganis', 'reorganiz', 'einfuhr', 'umstell', 'ersetz', 'etablier', 'introducir', 'implantar', 'implementar', 'sustituir', 'reemplaz', 'introduire', 'mettre en place', 'remplac', 'instaur', 'introduzir', 'substituir'],
    weak: ['policy', 'pilot', 'process', 'standard', 'scheme'],
  },
  tags: ['change'],
  topicStages: [
    { id: 'now', titles: ['{Topic}: how it is today, and what must not be lost'], share: 1.5, priority: 'high', how: 'Walk through {topic} with two of those who live with it now; write what works, what does not and who depends on it.', done: 'those who depend on {topic} have confirmed the page' },
    { id: 'new', titles: ['{Topic}: settle the new way and try it in one place'], share: 3, priority: 'high', how: 'Write the new way as examples, set it up for one group or one room, and use it on real cases for some days.', done: 'the trial group would not go back' },
    { id: 'all', titles: ['{Topic}: everywhere, and take the old away'], share: 2, how: 'Group by group with a date each; somebody is on call on the first days; the old way is switched off, removed or locked on a day that everybody knows.', done: '{topic} is used everywhere and the old is gone' },
  ],
  tasks: [
    { id: 'intro-why', at: 0, minutes: 60, priority: 'high', role: 'product', title: '{Subject}: say what gets better for whom, and how you will see it', how: 'One page: the trouble with how it is today, who has it, what will be different, and one number or sign that shows it worked.', done: 'whoever decides has agreed to the page' },
    { id: 'intro-survey', at: 0.06, minutes: 90, priority: 'high', title: '{Subject}: take stock of how it is today, place by place', how: 'List every place, group or case that is affected, with its special conditions; look at it yourself instead of asking around.', done: 'the list is complete and each entry has a contact person' },
    { id: 'intro-people', at: 0.12, minutes: 60, title: '{Subject}: talk with those who lose something by it', how: 'Ask what they fear and what they would need; write down their conditions and answer each one, even with a no.', done: 'each objection has an answer that they have heard' },
    { id: 'intro-rules', at: 0.16, minutes: 45, title: '{Subject}: check rules, contracts and permissions', how: 'Safety, data protection, employment and accessibility rules, notice periods of what is replaced, and who has to agree or be informed.', done: 'each approval that is needed has been asked for in writing' },
    { id: 'intro-design', at: 0.22, minutes: 120, priority: 'high', role: 'design', after: ['intro-survey'], title: '{Subject}: decide the new way, down to the exceptions', how: 'Write it as examples of a usual day, a busy day and an odd case; say what stays as it is.', done: 'two people from different groups read the examples in the same way' },
    { id: 'intro-supply', at: 0.3, minutes: 90, after: ['intro-design'], title: '{Subject}: order what has a delivery time', how: 'Material, licences, devices, printed matter, outside firms: three offers for the largest, delivery dates in writing, some spare.', done: 'everything is ordered and its latest date lies before the trial' },
    { id: 'intro-pilot-prepare', at: 0.38, minutes: 90, after: ['intro-design'], title: '{Subject}: prepare a trial in one place', how: 'Choose a place that is neither the easiest nor the hardest. Agree on its length, what is measured, and how to go back.', done: 'the trial group knows its first day and whom to call' },
    { id: 'intro-pilot', at: 0.46, minutes: 120, priority: 'high', after: ['intro-pilot-prepare'], title: '{Subject}: run the trial and watch the first days', how: 'Be there at the start; note every question that comes twice and every way around the new way, for those show what is wrong.', done: 'the trial has run for its agreed time and the notes are sorted' },
    { id: 'intro-adjust', at: 0.58, minutes: 90, after: ['intro-pilot'], title: '{Subject}: mend what the trial showed, and decide whether to go on', how: 'Sort findings into must change, can wait and misunderstood; put the numbers beside the sign from the first page.', done: 'the decision is taken and its reasons are written down' },
    { id: 'intro-guide', at: 0.64, minutes: 90, role: 'writing', after: ['intro-adjust'], title: '{Subject}: a one-page guide and a short practice for everybody', how: 'What is new, what to do in the three commonest cases, whom to ask; practise on real cases for half an hour instead of showing slides.', done: 'somebody who was not part of it managed all three cases with the page' },
    { id: 'intro-rollout', at: 0.74, minutes: 180, priority: 'high', after: ['intro-adjust'], title: '{Subject}: go group by group, with a date for each', how: 'Smaller groups first, never two on one day, nothing on the busiest days; somebody is on call for each first day.', done: 'each group has had its first day and its open points are listed' },
    { id: 'intro-old', at: 0.88, minutes: 60, after: ['intro-rollout'], title: '{Subject}: take the old way away', how: 'Announce the day a fortnight ahead, keep what must be kept by law, collect or switch off the rest, and look where it is still used in secret.', done: 'the old way can no longer be used by accident' },
    { id: 'intro-settle', at: 0.96, minutes: 60, priority: 'high', title: '{Subject}: look whether the sign of success is there, and hand it over', how: 'Measure as agreed on the first page, ask five people, and give the care of it to a named person with the open points.', done: 'the result is known to those who agreed at the start and somebody owns it' },
  ],
}

/** Taking something from one place, owner or form to another. */
export const MOVING_OVER: Playbook = {
  id: 'kind-moving-over',
  title: 'moving something over',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['migrat', 'transfer', 'relocat', '=move', 'moving', 'merge', 'consolidat', 'hand over', 'handover', 'import our', 'import the', 'umziehen', 'ubertrag', 'zusammenfuhr', 'ubergeb', 'migrar', 'trasladar', 'fusionar', 'traspas', 'migrer', 'transferer', 'fusionner', 'deplacer', 'transferir', 'mudar', 'passar para'],
    weak: ['records', 'archive', 'accounts', 'contacts', 'catalogue', 'stock'],
  },
  tags: ['transfer'],
  topicStages: [
    { id: 'sort', titles: ['{Topic}: list, clean and decide what comes along'], share: 2, priority: 'high', how: 'Go through {topic} once: what comes along, what is thrown out, what is doubled, and what others refer to.', done: 'the list of {topic} has a decision in each line' },
    { id: 'trial', titles: ['{Topic}: move a small part as a trial'], share: 1.5, how: 'Take ten typical pieces and the three oddest; check each at its new place with somebody who uses it.', done: 'the trial pieces are complete and usable at the new place' },
    { id: 'move', titles: ['{Topic}: move the rest and check it'], share: 3, priority: 'high', how: 'In the order of the list, count before and after, and keep the old place readable until the check is done.', done: 'the counts agree and a sample of {topic} was looked at by its users' },
  ],
  tasks: [
    { id: 'move-list', at: 0, minutes: 90, priority: 'high', title: '{Subject}: list what is there, with amounts and owners', how: 'One line for each kind: how many, where, who uses it, what it is connected with, and by when it has to be over.', done: 'the owners have confirmed the list' },
    { id: 'move-target', at: 0.08, minutes: 60, title: '{Subject}: look at the new place: room, form, rules, costs', how: 'Check that the largest and the oddest pieces fit, who may enter or see what, and what the running costs are.', done: 'nothing on the list is without a place' },
    { id: 'move-clean', at: 0.16, minutes: 120, after: ['move-list'], title: '{Subject}: throw out, merge doubles, repair what is broken', how: 'Nothing that nobody has needed for years comes along. Ask the owner once, with a date after which silence means no.', done: 'the list has become shorter and has no doubles' },
    { id: 'move-map', at: 0.24, minutes: 90, priority: 'high', role: 'data', after: ['move-list'], title: '{Subject}: decide for each kind where it goes and in which form', how: 'A table from old to new with an example in each line; mark what is lost on the way and have somebody accept it.', done: 'each line has an example that a user has looked at' },
    { id: 'move-copy', at: 0.32, minutes: 60, priority: 'high', title: '{Subject}: secure the old state, and try to get something back from it', how: 'A complete copy, photographs or an inventory kept apart; restore one piece from it to be sure.', done: 'one piece has come back whole from the copy' },
    { id: 'move-trial', at: 0.42, minutes: 120, priority: 'high', after: ['move-map'], title: '{Subject}: move a sample as a trial', how: 'Ten typical pieces and the three oddest, with the clock running, so that the length of the real move is known.', done: 'the sample is usable at the new place and the hours for the whole are known' },
    { id: 'move-fix', at: 0.52, minutes: 90, after: ['move-trial'], title: '{Subject}: mend what the trial showed', how: 'Change the table or the way of moving, not the single pieces; move the same sample again.', done: 'the second trial needed no repair by hand' },
    { id: 'move-tell', at: 0.58, minutes: 45, title: '{Subject}: tell everybody the day, what changes for them and whom to ask', how: 'Two weeks and two days before: what is closed when, what the new address or place is, and what they have to do themselves.', done: 'nobody who uses it would be surprised on the day' },
    { id: 'move-over', at: 0.72, minutes: 240, priority: 'high', after: ['move-fix'], title: '{Subject}: move everything, with the old place locked', how: 'Nothing may change at the old place from the hour you begin; tick each line of the list; stop and go back at the hour that you set beforehand.', done: 'each line of the list is ticked and the counts agree' },
    { id: 'move-check', at: 0.8, minutes: 90, priority: 'high', after: ['move-over'], title: '{Subject}: have its users check it at the new place', how: 'Give each owner five pieces to find and to use; note what is missing, wrong or slower than before.', done: 'each owner has found their five' },
    { id: 'move-links', at: 0.86, minutes: 60, after: ['move-over'], title: '{Subject}: change addresses, labels and references to the old place', how: 'Letterheads, links, signs, contracts, forwarding; search for the old name everywhere it may stand.', done: 'a search for the old name finds nothing in use' },
    { id: 'move-close', at: 0.96, minutes: 60, title: '{Subject}: close the old place', how: 'Keep the copy for as long as the law or prudence asks, cancel contracts, return keys and accounts.', done: 'nothing is paid for at the old place any more' },
  ],
}

/** Ending something in good order. */
export const WINDING_DOWN: Playbook = {
  id: 'kind-winding-down',
  title: 'bringing something to an end',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['close down', 'shut down', 'wind down', 'wind up', 'close my', 'close our', 'close the', 'retire the', 'retire our', 'discontinue', 'dissolve', 'deprecat', 'dismantle', 'end our', 'closure', 'auflos', 'schliess', 'stilllegen', 'abwickel', 'cerrar', 'disolver', 'liquidar', 'fermer', 'dissoudre', 'arreter notre', 'fechar', 'encerrar', 'dissolver'],
    weak: ['customers', 'members', 'contracts', 'final'],
  },
  tags: ['closing'],
  tasks: [
    { id: 'end-date', at: 0, minutes: 45, priority: 'high', title: '{Subject}: fix the last day and who has to agree to it', how: 'Count back from notice periods, seasons and running obligations; write the last day for each group that is affected.', done: 'the last day is decided by those who may decide it' },
    { id: 'end-obligations', at: 0.06, minutes: 90, priority: 'high', title: '{Subject}: list contracts, promises, debts and claims', how: 'One line each: with whom, until when, notice, amount, what must be returned; look through a year of payments so that none is missed.', done: 'a year of payments holds nothing that is not on the list' },
    { id: 'end-law', at: 0.1, minutes: 60, title: '{Subject}: find out what has to be reported, kept or paid', how: 'Ask the offices that registered it and an adviser: deregistration, final accounts, how long papers must be kept, data that must be deleted.', done: 'each duty has its date and its form' },
    { id: 'end-tell', at: 0.2, minutes: 60, priority: 'high', after: ['end-date'], title: '{Subject}: tell those who are affected, the nearest first', how: 'In person where it costs somebody something; then in writing: the last day, what they should do, where they can turn instead.', done: 'nobody who is affected learns it from others' },
    { id: 'end-alternatives', at: 0.3, minutes: 60, title: '{Subject}: arrange what comes instead for those who depend on it', how: 'Ask two others who could take them over; agree on a hand-over with names and dates.', done: 'everybody who depends on it has a way on' },
    { id: 'end-notice', at: 0.36, minutes: 60, after: ['end-obligations'], title: '{Subject}: give notice on contracts, subscriptions and accounts', how: 'In writing with a date and a reference; note the confirmation and the last payment beside each line of the list.', done: 'each line has a confirmation' },
    { id: 'end-money', at: 0.5, minutes: 90, title: '{Subject}: collect what is owed and pay what is due', how: 'Remind once in a friendly way and once with a date; agree on instalments rather than on hope; keep a reserve for what comes late.', done: 'no claim and no debt is without a date' },
    { id: 'end-things', at: 0.6, minutes: 120, title: '{Subject}: give away, sell or return what belongs to it', how: 'Sort by owner and value; whoever helped chooses first; photograph what leaves.', done: 'each thing has a new place and a receipt where it had a value' },
    { id: 'end-records', at: 0.72, minutes: 90, priority: 'high', title: '{Subject}: keep what must be kept, delete what must not', how: 'Papers in boxes by year with the date on which they may go; data exported once and deleted at its source; passwords closed.', done: 'somebody else would find last year’s papers in five minutes' },
    { id: 'end-last', at: 0.9, minutes: 90, priority: 'high', title: '{Subject}: the last day: close, say thank you, hand over the keys', how: 'Switch off in the order of your list, read the meters, put up the notice with the forwarding address, thank those who carried it.', done: 'nothing runs any more and nobody stands before a closed door without an answer' },
    { id: 'end-after', at: 1, minutes: 45, title: '{Subject}: final accounts and forwarding for what still arrives', how: 'Set up forwarding for mail and calls; put the last dates for offices and refunds into the calendar.', done: 'what still arrives reaches somebody' },
  ],
}
