import type { Playbook } from '../playbook.ts'

/** Somebody's letters, a menu, a page: short texts from one language into another. */
export const TRANSLATING: Playbook = {
  id: 'kind-translating',
  title: 'translating papers and short texts',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: { strong: ['translat', 'subtitle', 'ubersetz', 'traducir', 'traduire', 'traduzir'], weak: ['letter', 'menu', 'language', 'original', 'glossary'] },
  tags: ['translation'],
  tasks: [
    { id: 'tra-for', at: 0, minutes: 30, priority: 'high', title: '{Subject}: say who reads it, what for, and whether it must be certified', how: 'Family wants the voice, guests want the dish, an office wants a sworn translator and every stamp. Ask the office for its list before you pay anybody.', done: 'reader, use and form stand in three sentences' },
    { id: 'tra-sworn', at: 0.06, minutes: 40, priority: 'high', when: { mentions: ['certificate', 'diploma', 'degree', 'embassy', 'birth', 'court', 'authorit', 'office', 'visa'] }, title: '{Subject}: three sworn translators from the court’s list: price, days, from original or copy', how: 'Apostille first, translation after it, where both are asked for. Spelling of names as in the passport.', done: 'one has confirmed price and day' },
    { id: 'tra-count', at: 0.06, minutes: 30, priority: 'high', title: '{Subject}: scan or copy all of it, number the pages and count the words', how: 'Work from copies. 250 words an hour for a first version of handwriting, 400 of print; add a third for revision.', done: 'each page has a number and the hours are known' },
    { id: 'tra-read', at: 0.12, minutes: 75, priority: 'high', after: ['tra-count'], title: '{Subject}: read the whole once and list names, places, abbreviations and what you do not understand', how: 'Old hands: write out the alphabet of that hand first. Dialect and period words into a column of their own.', done: 'the list of questions has page numbers' },
    { id: 'tra-words', at: 0.2, minutes: 60, after: ['tra-read'], title: '{Subject}: settle the words that come again, and how names, money, measures and forms of address are treated', how: 'One table: original, yours, why. Dictionaries of that time, a regional one, a native speaker for what no book has.', done: 'twenty words are settled and the rule for names stands' },
    { id: 'tra-trial', at: 0.26, minutes: 60, after: ['tra-words'], title: '{Subject}: translate one page as a trial, and have it read by somebody of each language', how: 'How close, how smooth, which century? One who knows only the target language marks what sounds foreign.', done: 'the tone is agreed on that page' },
    { id: 'tra-first', at: 0.4, minutes: 180, priority: 'high', after: ['tra-trial'], title: '{Subject}: first version of the first half, gaps marked and not filled', how: 'Sentence by sentence, page numbers of the original in the margin; [?] for what cannot be read. An hour and a half at a time is enough.', done: 'the half stands and each gap has its mark' },
    { id: 'tra-second', at: 0.56, minutes: 180, priority: 'high', after: ['tra-first'], title: '{Subject}: first version of the second half', how: 'Read the last page of yesterday first. New words go into the table at once.', done: 'no page is left out' },
    { id: 'tra-time', at: 0.6, minutes: 120, when: { mentions: ['subtitle', 'film', 'video'] }, title: '{Subject}: set the times: two lines, 42 signs each, one to seven seconds, never across a cut', how: 'At most 17 signs a second: cut words and not sense. Free subtitle programs show the waveform.', done: 'every line can be read once in its time' },
    { id: 'tra-ask', at: 0.66, minutes: 45, after: ['tra-first'], title: '{Subject}: take the questions to somebody who grew up with the language', how: 'Ten at a time, with the sentence around each; older relatives know what no dictionary has. Write down who said it.', done: 'each mark is solved or stays with a note' },
    { id: 'tra-beside', at: 0.76, minutes: 90, priority: 'high', after: ['tra-second'], title: '{Subject}: compare line by line with the original: nothing missing, no number changed', how: 'Finger on both. Dates, sums, names, negations; allergens in a menu.', done: 'each page is ticked on both sides' },
    { id: 'tra-aloud', at: 0.86, minutes: 60, after: ['tra-beside'], title: '{Subject}: put the original away and read it aloud', how: 'After a night. Where you stumble, the other language shows through. A second reader has the last word on commas.', done: 'it reads as if written in that language' },
    { id: 'tra-give', at: 0.96, minutes: 60, title: '{Subject}: set it with notes, original beside it, and give it to those it is for', how: 'Who, where, when, what the family words mean, in short notes. One file in two houses.', done: 'it is handed over and the original is back in its place' },
  ],
}

/** From handwriting or sound to text. */
export const TRANSCRIBING: Playbook = {
  id: 'kind-transcribing',
  title: 'transcribing',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: { strong: ['transcri', 'type up', 'typing up', 'abtippen', 'mecanografiar', 'retranscrire', 'transcrever'], weak: ['interview', 'diary', 'register', 'handwriting', 'recording'] },
  tags: ['transcription'],
  tasks: [
    { id: 'scr-rule', at: 0, minutes: 45, priority: 'high', title: '{Subject}: settle how exact: every “um” and old spelling, or smoothed', how: 'Who uses it decides. One page of rules: abbreviations, what is crossed out, [?], [illegible], page breaks, speakers, pauses.', done: 'the rules fit on a page with an example of each' },
    { id: 'scr-copy', at: 0.06, minutes: 60, priority: 'high', title: '{Subject}: copy, number and name all of it, and lock the originals away', how: 'Photographs by side light, sound as WAV; a file name is number, date, person. Two copies in two houses. Was consent given, and for what?', done: 'the list of files is complete and nothing is done on an original' },
    { id: 'scr-count', at: 0.1, minutes: 30, priority: 'high', after: ['scr-copy'], title: '{Subject}: time one page or five minutes of sound, and count the hours from it', how: 'An hour of talk takes four to six, with a machine’s first version two to three; old script ten to thirty minutes a page.', done: 'hours for the whole and pages a week stand' },
    { id: 'scr-tool', at: 0.16, minutes: 45, title: '{Subject}: try the tools: recognition of speech or handwriting, slow playback, foot pedal', how: 'On the worst five minutes and not the best. Does it leave your computer? Confidential talk stays on your own machine.', done: 'one tool is chosen by its errors on a page' },
    { id: 'scr-key', at: 0.2, minutes: 60, title: '{Subject}: make a key: letters of that hand, names, places, words of the trade', how: 'Copy each letter from a word you are sure of. Lists of parish names and old maps solve more than guessing.', done: 'the key lies beside the keyboard' },
    { id: 'scr-first', at: 0.3, minutes: 180, priority: 'high', after: ['scr-rule', 'scr-copy'], title: '{Subject}: the first quarter, and have its first pages checked by somebody else', how: 'Ninety minutes at a time; time stamp or page number at each paragraph. Never fill a gap by what ought to stand there.', done: 'a second reader found fewer than five faults a page' },
    { id: 'scr-second', at: 0.46, minutes: 180, priority: 'high', after: ['scr-first'], title: '{Subject}: the second quarter', how: 'Rules that had to be changed are changed backwards as well. Save a dated version each evening.', done: 'half is done and the rules are final' },
    { id: 'scr-third', at: 0.6, minutes: 180, priority: 'high', after: ['scr-second'], title: '{Subject}: the third quarter', how: 'You know the hand or voice by now: go back to the [?] of the beginning while it is fresh.', done: 'old marks are half as many' },
    { id: 'scr-fourth', at: 0.72, minutes: 180, priority: 'high', after: ['scr-third'], title: '{Subject}: the last quarter', how: 'The end is often hurried by the writer and by you: the same pace.', done: 'the last line stands' },
    { id: 'scr-check', at: 0.82, minutes: 150, priority: 'high', after: ['scr-fourth'], title: '{Subject}: check against the original with a second person, one reads and one looks', how: 'Numbers, dates and names letter by letter. Tenth pages for a long one: if one is bad, all around it.', done: 'the number of faults a page is known and small' },
    { id: 'scr-names', at: 0.9, minutes: 60, title: '{Subject}: replace or release names, add a head with source, date, who, rules', how: 'Living people are asked or made unrecognisable; the key to names is kept apart.', done: 'somebody in twenty years could tell where it came from' },
    { id: 'scr-give', at: 0.97, minutes: 40, title: '{Subject}: save as text and PDF beside the copies, and send it to those who spoke or own it', how: 'Let the interviewed correct facts within two weeks. An archive may want both.', done: 'it lies in two places and has been sent' },
  ],
}

/** A way into a book or a run of papers. */
export const INDEXING: Playbook = {
  id: 'kind-indexing',
  title: 'making an index',
  plannerTypes: ['calendar'],
  usualWeeks: 4,
  matches: { strong: ['=index', 'indexing', 'make an index', 'compile an index'], weak: ['book', 'magazine', 'entries', 'keywords', 'pages'] },
  tags: ['index'],
  tasks: [
    { id: 'idx-who', at: 0, minutes: 30, priority: 'high', title: '{Subject}: ask what readers will look for, and how long the index may be', how: 'Names, places, subjects, pictures? Three to five per cent of the pages is usual. The publisher’s or archive’s rules before your own.', done: 'kinds of entries and length stand on a slip' },
    { id: 'idx-final', at: 0.08, minutes: 30, priority: 'high', title: '{Subject}: make sure that pages are final, or choose numbers that do not move', how: 'Page proofs, or issue and page for a magazine, paragraph for an e-book. An index of moving pages is made twice.', done: 'the copy you work from is numbered for good' },
    { id: 'idx-tool', at: 0.12, minutes: 40, title: '{Subject}: choose the tool: index program, table or marks in the text', how: 'A table needs heading, subheading, number, see also. Sort letter by letter or word by word: decide once.', done: 'ten trial entries sort as they should' },
    { id: 'idx-read', at: 0.2, minutes: 120, priority: 'high', after: ['idx-final'], title: '{Subject}: read through once and mark only what is said of a thing', how: 'Not each mention: would a reader be glad to be sent here? Themes that are never named by their word are the worth of an index.', done: 'each page has its marks or a dash' },
    { id: 'idx-first', at: 0.36, minutes: 180, priority: 'high', after: ['idx-read', 'idx-tool'], title: '{Subject}: enter the first half', how: 'Nouns, plural for what is counted; people by surname; the words of readers with a see from those of the author.', done: 'half of the pages are entered' },
    { id: 'idx-second', at: 0.52, minutes: 180, priority: 'high', after: ['idx-first'], title: '{Subject}: enter the second half', how: 'Look up before you invent a heading: yesterday it may have been called otherwise.', done: 'the last page is entered' },
    { id: 'idx-edit', at: 0.66, minutes: 120, priority: 'high', after: ['idx-second'], title: '{Subject}: edit: merge doubles, split what has more than six numbers, drop what nobody seeks', how: 'Subheadings for long rows of numbers; each see leads somewhere, no circle. Names spelt as in the text.', done: 'no heading has more than six bare numbers' },
    { id: 'idx-test', at: 0.78, minutes: 60, after: ['idx-edit'], title: '{Subject}: let two readers look for ten things each, and note where they looked first', how: 'Where they failed a see reference is missing.', done: 'nine of ten are found at the first or second place' },
    { id: 'idx-check', at: 0.86, minutes: 60, priority: 'high', after: ['idx-edit'], title: '{Subject}: check each tenth number at its page', how: 'One wrong of thirty: check all of that stretch.', done: 'the sample is without a fault' },
    { id: 'idx-set', at: 0.95, minutes: 45, after: ['idx-check'], title: '{Subject}: set it, with a note on what is and is not in it, and hand it over', how: 'Two columns, hanging lines, continued headings at the top of a column. Keep the table for the next edition.', done: 'whoever prints or keeps it has confirmed' },
  ],
}

/** The last look before print. */
export const PROOFREADING: Playbook = {
  id: 'kind-proofreading',
  title: 'reading proofs',
  plannerTypes: ['calendar'],
  usualWeeks: 3,
  matches: { strong: ['proofread', 'proof read', 'read the proofs', 'copy edit', 'korrekturlesen', 'korrektur lesen'], weak: ['yearbook', 'thesis', 'spelling', 'print'] },
  tags: ['proofs'],
  tasks: [
    { id: 'prf-ask', at: 0, minutes: 25, priority: 'high', title: '{Subject}: agree on what you may change: slips only, or style as well', how: 'By when, in which file, with tracked changes or signs on paper; which spelling and dictionary; who decides where you doubt.', done: 'one sentence says what you correct and what you only mark' },
    { id: 'prf-sheet', at: 0.08, minutes: 40, priority: 'high', title: '{Subject}: style sheet: names, capitals, hyphens, numbers, dates, quotation marks', how: 'Take the choice that comes most often in the text itself. Names of people from the official list.', done: 'half a page of decisions lies beside you' },
    { id: 'prf-time', at: 0.12, minutes: 15, title: '{Subject}: read five pages by the clock and count the sittings', how: 'Eight to twelve pages an hour; after ninety minutes the eye fills in what is missing.', done: 'pages a sitting and the last day stand' },
    { id: 'prf-form', at: 0.2, minutes: 45, title: '{Subject}: look at everything but the text: headings, page numbers, contents, captions, photographs', how: 'Contents against headings, caption against picture, left against right, footers, blank pages.', done: 'all that is not a sentence is checked' },
    { id: 'prf-one', at: 0.34, minutes: 150, priority: 'high', after: ['prf-sheet'], title: '{Subject}: first reading, first half: slowly, line by line, a ruler under it', how: 'On paper or in another typeface. Endings, doubled words, missing not, wrong but real words. Do not follow the story.', done: 'each mark has its place and its correction' },
    { id: 'prf-two', at: 0.48, minutes: 150, priority: 'high', after: ['prf-one'], title: '{Subject}: first reading, second half', how: 'Begin with the page where you were tired last time.', done: 'the last page has been read' },
    { id: 'prf-facts', at: 0.58, minutes: 60, priority: 'high', title: '{Subject}: names, dates, sums, addresses and links apart from the rest', how: 'Letter by letter from the list, click each link, add up each column. A wrong name is what people remember.', done: 'each name has a tick' },
    { id: 'prf-back', at: 0.68, minutes: 40, title: '{Subject}: send the queries to whoever decides, numbered, with your proposal', how: '“p. 14, line 3: Anne or Anna? List says Anna.” Yes or no is enough as an answer.', done: 'each query has its answer or a date' },
    { id: 'prf-again', at: 0.82, minutes: 90, priority: 'high', after: ['prf-two'], title: '{Subject}: second reading of the corrected version, backwards by paragraph', how: 'Corrections make new faults: read the line before and after each. Title, cover and first page three times.', done: 'each correction is in and broke nothing' },
    { id: 'prf-go', at: 0.95, minutes: 20, after: ['prf-again'], title: '{Subject}: release it in writing, with what was left as it is', how: 'Version, date, pages. Keep the style sheet for next year.', done: 'the release is sent and answered' },
  ],
}
