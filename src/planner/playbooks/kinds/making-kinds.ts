import type { Playbook } from '../playbook.ts'

/** One thing that is made and then used. */
export const MAKING: Playbook = {
  id: 'kind-making',
  title: 'making something',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['build', 'make', 'create', 'construct', 'design', 'craft', 'develop', 'produce', 'assemble', 'invent', 'prototype', 'carve', 'weld', 'sculpt', 'bauen', 'basteln', 'herstellen', 'entwerfen', 'entwickeln', 'anfertigen', 'construir', 'crear', 'disenar', 'hacer un', 'fabricar', 'elaborar', 'construire', 'creer', 'fabriquer', 'concevoir', 'realiser', 'criar', 'projetar', 'produzir', 'fazer um'],
    weak: ['model', 'material', 'wood', 'tools', 'prototype'],
  },
  tags: ['making'],
  topicStages: [
    { id: 'shape', titles: ['{Topic}: measure, sketch, gather the material'], share: 1.5, how: 'Draw {topic} with its measures or parts, say what it must withstand or achieve, and have all its material lying there before you begin.', done: 'nothing for {topic} is missing and the sketch has all measures' },
    { id: 'make', titles: ['{Topic}: make it, the hidden parts first'], share: 3, priority: 'high', how: 'Begin with what carries the rest or can no longer be reached later; check size and fit after each step, not at the end.', done: '{topic} is whole and fits what it belongs to' },
    { id: 'try', titles: ['{Topic}: try it out and mend'], share: 1, how: 'Use {topic} the way it will really be used, twice as hard, and mend the first thing that gives way.', done: '{topic} has stood up to being used' },
  ],
  tasks: [
    { id: 'make-use', at: 0, minutes: 45, priority: 'high', title: '{Subject}: who will use it, where, and what it must be able to do', how: 'Three sentences and the measures or limits of the place it is for; look at the place with a tape or a camera in hand.', done: 'you could refuse a result that does not do this' },
    { id: 'make-examples', at: 0.06, minutes: 60, title: '{Subject}: look closely at three that exist', how: 'Take two good ones and one that failed. Note how they are put together, what wears out first, and what you would do in another way.', done: 'a sketch shows what you take over and what you leave' },
    { id: 'make-skill', at: 0.1, minutes: 90, when: { levels: ['beginner'] }, title: '{Subject}: practise the hardest step on scrap', how: 'Find out which step you have never done, watch somebody do it, and repeat it on waste material until it comes out twice in a row.', done: 'the hard step has worked twice running' },
    { id: 'make-plan', at: 0.14, minutes: 90, priority: 'high', role: 'design', after: ['make-use'], title: '{Subject}: draw it with measures and a list of parts', how: 'All views that show a joint or a connection; a list of parts with size, number and source; the order in which they go together.', done: 'somebody else could buy the parts from your list' },
    { id: 'make-rules', at: 0.18, minutes: 30, title: '{Subject}: check safety, permission and budget', how: 'Who owns the ground or the rights, what load or weather it meets, who could be hurt by it, and the sum with a tenth to spare.', done: 'each permission that is needed has been asked for' },
    { id: 'make-material', at: 0.24, minutes: 90, priority: 'high', after: ['make-plan'], title: '{Subject}: get material and tools together', how: 'Order first what takes longest to come; a tenth more of what gets cut or spoilt; borrow the tool that is used once.', done: 'everything on the list of parts lies there and has been counted' },
    { id: 'make-sample', at: 0.34, minutes: 90, after: ['make-plan'], title: '{Subject}: a rough model or sample of the critical part', how: 'Cardboard, scrap or a page is enough: check size, reach and how it connects before good material is cut.', done: 'what the sample showed is in the drawing' },
    { id: 'make-base', at: 0.44, minutes: 180, priority: 'high', after: ['make-material', 'make-sample'], title: '{Subject}: make what carries the rest', how: 'Frame, base or core first; true, level and complete, because every later fault begins here. Check it against the drawing before you go on.', done: 'it holds and all its measures are within what you allowed' },
    { id: 'make-body', at: 0.58, minutes: 240, priority: 'high', after: ['make-base'], title: '{Subject}: add the parts one after the other and check each fit', how: 'Dry-fit before anything is fixed for good; clean up at the end of each sitting, and write down where you stopped.', done: 'all parts are in place and nothing is left over' },
    { id: 'make-try', at: 0.74, minutes: 90, priority: 'high', after: ['make-body'], title: '{Subject}: try it under real conditions', how: 'Full load, real users, real weather or real data; let somebody use it who has not made it, and say nothing.', done: 'three findings are written down, the dangerous one first' },
    { id: 'make-mend', at: 0.82, minutes: 90, after: ['make-try'], title: '{Subject}: mend what the trial showed', how: 'Safety first, then what stops its use, then what is only ugly; try the same thing again after each repair.', done: 'the same trial has passed without a finding that matters' },
    { id: 'make-finish', at: 0.9, minutes: 90, after: ['make-mend'], title: '{Subject}: finish its surface and its edges', how: 'What is seen and touched every day: edges, joints, labels, coating; let each layer dry or settle as long as its maker says.', done: 'you would show it without an excuse' },
    { id: 'make-hand', at: 0.98, minutes: 45, title: '{Subject}: put it into use, with a note on how to look after it', how: 'Bring it to its place, show it to those who will use it, and write down what to clean, oil, renew or back up and when.', done: 'it is in use and somebody other than you can look after it' },
  ],
}

/** A document that somebody has to act on. */
export const DRAWING_UP: Playbook = {
  id: 'kind-drawing-up',
  title: 'writing a document',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['write', 'draft', 'compile', 'draw up', 'edit', 'author', 'put together a report', 'schreib', 'verfass', 'entwurf', 'erstellen', 'escrib', 'redact', 'elaborar un informe', 'ecrire', 'redig', 'escrev', 'redigir'],
    weak: ['report', 'guide', 'handbook', 'manual', 'proposal', 'plan', 'document', 'brochure', 'article', 'statement', 'letter'],
  },
  tags: ['writing'],
  topicStages: [
    { id: 'notes', titles: ['{Topic}: gather material and write its points in order'], share: 1.5, how: 'What the reader has to know about {topic}, in the order of their questions; a source or an example beside each point.', done: 'the points for {topic} stand in order and each has its evidence' },
    { id: 'text', titles: ['{Topic}: write it through'], share: 3, priority: 'high', how: 'From the first point to the last without going back; leave a mark where something is missing.', done: '{topic} is written to its end' },
    { id: 'cut', titles: ['{Topic}: shorten and check'], share: 1.5, how: 'Read it aloud, cut a fifth, check each number, name and quotation of {topic} at its source.', done: 'each figure in {topic} has been checked and nothing is said twice' },
  ],
  tasks: [
    { id: 'doc-reader', at: 0, minutes: 45, priority: 'high', title: '{Subject}: who reads it, and what they should do afterwards', how: 'Name one real reader, what they know already, the decision they have to take, and how many pages they will read.', done: 'one sentence says what the reader does after the last page' },
    { id: 'doc-model', at: 0.06, minutes: 45, title: '{Subject}: read two good ones of its kind and note the rules for it', how: 'Length, form, parts that may not be missing, how sources are given, who has to sign it and by when.', done: 'the rules stand on half a page' },
    { id: 'doc-material', at: 0.14, minutes: 120, priority: 'high', title: '{Subject}: gather the facts and ask those who know', how: 'List what you know, what you assume and what is missing; send the questions today, because answers take longest.', done: 'each open question has a person and a date' },
    { id: 'doc-outline', at: 0.24, minutes: 60, priority: 'high', after: ['doc-reader'], title: '{Subject}: outline with one sentence for each part', how: 'Headings that already say the result; put what the reader needs first at the front; show it to somebody before you write.', done: 'the headings alone tell the whole of it' },
    { id: 'doc-first', at: 0.36, minutes: 150, priority: 'high', after: ['doc-outline'], title: '{Subject}: write the first half without polishing', how: 'Begin with the part you know best; leave a mark where something is missing instead of stopping.', done: 'half of the outline is text' },
    { id: 'doc-second', at: 0.48, minutes: 150, priority: 'high', after: ['doc-first'], title: '{Subject}: write the second half, the summary last', how: 'Same way; then the summary in five sentences that stand without the rest.', done: 'there is text under every heading' },
    { id: 'doc-figures', at: 0.58, minutes: 90, title: '{Subject}: tables, pictures and figures that say one thing each', how: 'A title that states the finding, units, source, and the same order everywhere.', done: 'each figure can be understood without the text' },
    { id: 'doc-rest', at: 0.64, minutes: 90, after: ['doc-second'], title: '{Subject}: revise after a day’s rest, order first and words last', how: 'Does each part belong, is anything missing, what is said twice; then sentences; cut a fifth.', done: 'it is a fifth shorter and nothing is missing' },
    { id: 'doc-readers', at: 0.74, minutes: 60, priority: 'high', after: ['doc-rest'], title: '{Subject}: give it to two readers with three questions', how: 'Where did you stop, what do you not believe, what would you do now? Give them a date, and a week’s time.', done: 'both have answered the three questions' },
    { id: 'doc-mend', at: 0.84, minutes: 90, after: ['doc-readers'], title: '{Subject}: work in what they said', how: 'What both say is changed; what one says is weighed; write down what you leave as it is and why.', done: 'each remark is worked in or has its reason' },
    { id: 'doc-check', at: 0.9, minutes: 60, title: '{Subject}: check names, numbers, sources and form', how: 'Last page first, so that you read words and not sense; links, page numbers, attachments, the form it has to be handed in.', done: 'a second person found no mistake on two pages taken at random' },
    { id: 'doc-hand-in', at: 0.97, minutes: 30, priority: 'high', title: '{Subject}: hand it in or send it, with proof', how: 'A day before it has to be there; keep the confirmation and the version that was sent; say in the message what you expect and by when.', done: 'its receipt is confirmed' },
  ],
}

/** Many pieces that go through the same hands. */
export const COLLECTING: Playbook = {
  id: 'kind-collecting',
  title: 'collecting and putting in order',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['organise my', 'organize my', 'organizar mi', 'organizar mis', 'organizar meu', 'organizar minha', 'organizar os', 'organizar as', 'organizar a', 'organiser mes', 'organiser mon', 'put in order', 'collect', 'catalog', 'inventor', 'index', 'label', 'archive', 'sort', 'digiti', 'transcrib', 'herbarium', 'collection of', 'document all', 'record all', 'sammeln', 'katalog', 'sortier', 'ordnen', 'archivier', 'erfassen', 'recopil', 'clasific', 'ordenar', 'archiv', 'rassembl', 'classer', 'inventori', 'reunir'],
    weak: ['pieces', 'items', 'photos', 'letters', 'books', 'collection', 'boxes'],
  },
  tags: ['collection'],
  topicStages: [
    { id: 'through', titles: ['{Topic}: go through all of it, piece by piece'], share: 3, priority: 'high', how: 'Each piece of {topic} once in the hand: done by the rule, marked, put away; doubtful ones on one pile for the end.', done: 'all of {topic} is done but for the doubtful pile' },
    { id: 'check', titles: ['{Topic}: look at ten finished ones and settle the doubtful'], share: 1, how: 'Take ten of {topic} at random and compare them with the rule; decide the doubtful ones in one sitting.', done: 'ten out of ten are right and the pile is empty' },
  ],
  tasks: [
    { id: 'collect-what', at: 0, minutes: 45, priority: 'high', title: '{Subject}: what belongs in it, what does not, and what it is for', how: 'One sentence on its use decides how exact each piece has to be. Count roughly how many there are, or how many you want.', done: 'for ten pieces chosen at random you know at once whether they belong' },
    { id: 'collect-rule', at: 0.06, minutes: 60, priority: 'high', after: ['collect-what'], title: '{Subject}: a form for each piece: name, date, place, source', how: 'As few fields as its use needs, the same spelling everywhere, a number on each piece that also stands in the list.', done: 'five different pieces fit the form without a remark' },
    { id: 'collect-tools', at: 0.1, minutes: 60, title: '{Subject}: place, tools and material to keep it safe', how: 'Light, table, boxes or folders that do no harm, a copy of the list in a second place; ask what material of this kind does not bear.', done: 'the next sitting can begin within a minute' },
    { id: 'collect-trial', at: 0.16, minutes: 90, priority: 'high', after: ['collect-rule'], title: '{Subject}: do ten pieces to the end, with the clock running', how: 'From finding to putting away, as good as it has to be; then mend the form, and reckon the hours for all of it.', done: 'the time for one piece and for all of them is known' },
    { id: 'collect-quarter-1', at: 0.26, minutes: 240, priority: 'high', after: ['collect-trial'], title: '{Subject}: the first quarter', how: 'In one order that is not left; doubtful pieces go on a pile and are not pondered over.', done: 'a quarter of it is done by the form' },
    { id: 'collect-look', at: 0.38, minutes: 45, after: ['collect-quarter-1'], title: '{Subject}: check ten finished pieces and mend the rule', how: 'Look at them as a stranger would; what goes wrong twice is changed in the form, and the finished ones are put right at once.', done: 'ten out of ten are right' },
    { id: 'collect-quarter-2', at: 0.46, minutes: 240, priority: 'high', after: ['collect-quarter-1'], title: '{Subject}: the second quarter', how: 'Same order, same form; write down at the end of each sitting where you stopped.', done: 'half of it is done' },
    { id: 'collect-quarter-3', at: 0.6, minutes: 240, priority: 'high', after: ['collect-quarter-2'], title: '{Subject}: the third quarter', how: 'What turned out to be rare or hard comes now, while there is still time to look for it or to ask.', done: 'three quarters are done' },
    { id: 'collect-gaps', at: 0.7, minutes: 90, title: '{Subject}: find what is missing', how: 'Compare the list with what ought to be there; ask three people or places that may have it, with a date.', done: 'each gap is filled, asked for or accepted' },
    { id: 'collect-quarter-4', at: 0.78, minutes: 240, priority: 'high', after: ['collect-quarter-3'], title: '{Subject}: the last quarter', how: 'To the end, before anything is made beautiful.', done: 'all of it is done but for the doubtful pile' },
    { id: 'collect-doubtful', at: 0.88, minutes: 90, after: ['collect-quarter-4'], title: '{Subject}: decide the doubtful pile', how: 'In one sitting, with somebody who knows; what remains unknown is marked as unknown and kept.', done: 'the pile is empty' },
    { id: 'collect-show', at: 0.97, minutes: 90, title: '{Subject}: make it findable, secure a copy, and show it', how: 'A page at the front that says what is where and how to read it; a copy in another place; let somebody find three pieces.', done: 'a stranger has found three pieces in two minutes' },
  ],
}

/** Something broken that is to work again. */
export const MENDING: Playbook = {
  id: 'kind-mending',
  title: 'mending something',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['repair', 'fix', 'mend', 'restring', 'rewire', 'regrout', 'repoint', 'rehang', 'reglaze', 'resole', 'darn', 'patch up', 'refurbish', 'overhaul', 'get rid of', 'stop the', 'reparier', 'beheb', 'loswerden', 'reparar', 'arreglar', 'eliminar', 'reparer', 'se debarrasser', 'consertar', 'arrumar', 'acabar com'],
    weak: ['broken', 'leak', 'fault', 'damp', 'noise', 'damage'],
  },
  tags: ['repair'],
  tasks: [
    { id: 'mend-see', at: 0, minutes: 45, priority: 'high', title: '{Subject}: describe the fault: when, where, since when, how often', how: 'Photographs or notes of three occurrences, and what was different when it did not occur.', done: 'somebody who has never seen it could recognise it' },
    { id: 'mend-safe', at: 0.05, minutes: 30, priority: 'high', title: '{Subject}: make it safe and stop further damage', how: 'Turn off water, current or access where needed, put up a warning, cover or prop what suffers.', done: 'waiting a week would make nothing worse' },
    { id: 'mend-whose', at: 0.1, minutes: 30, title: '{Subject}: guarantee, insurance, landlord, maker', how: 'Look for receipt, contract and policy; report it in writing with photographs before anything is opened.', done: 'it is known who has to pay and what you may do yourself' },
    { id: 'mend-cause', at: 0.2, minutes: 90, priority: 'high', after: ['mend-see'], title: '{Subject}: find the cause, the simplest first', how: 'List what could be behind it, cheapest check first; change one thing at a time and look whether the fault moves.', done: 'the fault can be brought about and stopped at will' },
    { id: 'mend-choice', at: 0.32, minutes: 45, after: ['mend-cause'], title: '{Subject}: decide: yourself, a tradesperson, or a new one', how: 'Price of parts and hours against half the price of a new one; two offers in writing where others do it.', done: 'the way, the sum and the day are decided' },
    { id: 'mend-parts', at: 0.4, minutes: 60, after: ['mend-choice'], title: '{Subject}: parts, tools and the day', how: 'Order by number and not by looks; borrow the special tool; have somebody at hand where two hands are not enough.', done: 'all parts lie there and have been compared with the old ones' },
    { id: 'mend-do', at: 0.56, minutes: 180, priority: 'high', after: ['mend-parts'], title: '{Subject}: carry out the repair', how: 'Photograph each step before you loosen it; the cause is mended and not only its trace; nothing is forced.', done: 'it works again and no part is left over' },
    { id: 'mend-test', at: 0.72, minutes: 60, priority: 'high', after: ['mend-do'], title: '{Subject}: test it under the conditions of the fault', how: 'As hot, as wet, as long, as loud as when it failed; then look at it again after a day.', done: 'the fault has stayed away through what used to bring it about' },
    { id: 'mend-damage', at: 0.82, minutes: 90, after: ['mend-do'], title: '{Subject}: put right what the fault had damaged', how: 'Drying, filling, painting, data, trust: what is still visible of it, largest first.', done: 'nothing reminds of it' },
    { id: 'mend-prevent', at: 0.92, minutes: 45, title: '{Subject}: keep it from coming back', how: 'What would have shown it earlier? A look in the calendar, a small part in stock, a number on the wall.', done: 'the next check has a date and somebody does it' },
    { id: 'mend-papers', at: 0.97, minutes: 30, title: '{Subject}: receipts, claim and note for next time', how: 'File the bill with its guarantee, send the claim, write down part numbers and who did good work.', done: 'the claim is sent and the note can be found' },
  ],
}
