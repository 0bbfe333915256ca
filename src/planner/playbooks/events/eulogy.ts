import type { Keyword, Playbook } from '../playbook.ts'

const CEREMONY: Keyword[] = ['church', 'crematorium', 'chapel', 'humanist', 'priest', 'vicar', 'celebrant', 'mass', 'kirche', 'iglesia', 'eglise']
const SHARED: Keyword[] = ['with my brother', 'with my sister', 'siblings', 'together with', 'we both', 'share it']
const LENGTH: Keyword[] = ['minute', 'page']

/** Words for somebody who has died, written and spoken within days. */
export const EULOGY: Playbook = {
  id: 'eulogy',
  title: 'a eulogy',
  plannerTypes: ['calendar'], usualWeeks: 1,
  tags: ['eulogy'],
  matches: {
    strong: ['eulogy', 'eulogies', 'funeral speech', 'speech at the funeral', 'speech for the funeral', 'speak at the funeral', 'speak at my', 'words for the funeral', 'funeral reading', 'memorial speech', 'tribute to my late', 'trauerrede', 'grabrede', 'elogio funebre', 'discurso funebre', 'palabras en el funeral', 'eloge funebre', 'discours d enterrement', 'discours pour les obseques', 'palavras no funeral', 's funeral on', 'speech at my father s', 'speech at my mother s', 'speech at my grandmother s', 'speech at my grandfather s', 'speech at my friend s funeral', 'speech at his funeral', 'speech at her funeral'],
    weak: ['funeral', 'memorial', 'remember', 'memories', 'stories', 'coffin', 'chapel', 'celebrant', 'died'],
    not: ['plan the funeral', 'plan a funeral', 'organise the funeral', 'arrange the funeral', 'organise a memorial', 'wedding', 'birthday', 'speak at my conference', 'speak at my company', 'speak at my school', 'speak at my friend'],
  },
  tasks: [
    { id: 'eu-frame', at: 0, minutes: 25, priority: 'high', title: 'Ask whoever leads the ceremony: minutes, place in the order, microphone, who else speaks', how: 'Usual are three to five minutes, four hundred to six hundred words. Ask whether it is said at the lectern or the grave, and until when they want the text.', done: 'length, place and the day for the text are written down' },
    { id: 'eu-family', at: 0.04, minutes: 60, priority: 'high', about: ['memories', 'stories', 'family'], title: 'Ring four people who knew them at other times, and ask for one scene each', how: 'Childhood friend, colleague, neighbour, grandchild: “when do you see them before you?” Take their words down as they say them.', done: 'four scenes stand in the tellers’ own words' },
    { id: 'eu-dates', at: 0.08, minutes: 30, title: 'Put dates and names in order, and have two people check them', how: 'Birth, places, work, partner, children, what came hard. Say every name aloud the way the family says it.', done: 'a line of life fits on half a page and is right' },
    { id: 'eu-own', at: 0.12, minutes: 40, priority: 'high', title: 'Write for twenty minutes what you would tell them yourself', how: 'Without stopping and for nobody. Smell, hands, sayings, what made them cross. Stop for tears, and come back.', done: 'two pages lie there, with three lines marked' },
    { id: 'eu-thread', after: ['eu-own'], at: 0.2, minutes: 30, priority: 'high', title: 'Choose one sentence that the whole speech shows', how: '“She never let anybody go home hungry.” Two or three scenes that prove it; what does not belong goes to the table afterwards.', done: 'the sentence stands above, with its scenes' },
    { id: 'eu-careful', at: 0.24, minutes: 20, title: 'Decide what is left out, and how the hard thing is said', how: 'Illness, quarrel, how they died: one true and gentle sentence, or none. Ask the nearest about it.', done: 'the nearest have said what they want and what not' },
    { id: 'eu-draft', after: ['eu-thread'], at: 0.35, minutes: 60, priority: 'high', scale: { units: LENGTH, minutesEach: 8, atMost: 180 }, title: 'Write the draft: who you are, the sentence, two scenes, what stays, goodbye', how: 'Short sentences as you speak. Say their name. Something to smile at early on is a gift. The last sentence is said to them.', done: 'the draft reads from beginning to end' },
    { id: 'eu-shared', at: 0.28, minutes: 40, when: { mentions: SHARED }, title: 'Divide it with whoever speaks with you: a time of life or a side each', how: 'Different scenes, one beginning and one end; who stands where and who goes on if the other cannot.', done: 'each has a part and the other’s text' },
    { id: 'eu-words', at: 0.3, minutes: 30, optional: true, when: { mentions: CEREMONY }, title: 'Choose a verse, prayer or poem with whoever leads the ceremony', how: 'Short, and something they knew. Read aloud before it is chosen.', done: 'it is chosen and agreed' },
    { id: 'eu-rest', after: ['eu-draft'], at: 0.45, minutes: 20, title: 'Leave it for a night and go outside', how: 'Nothing is changed today. Eat with somebody.', done: 'a night lies between draft and cutting' },
    { id: 'eu-cut', after: ['eu-rest'], at: 0.55, minutes: 45, priority: 'high', title: 'Read it aloud with a clock, and cut to the minutes', how: 'Out goes what is praise without a scene, what only two people understand, every second adjective.', done: 'it lasts as long as was asked, or less' },
    { id: 'eu-hear', after: ['eu-cut'], at: 0.64, minutes: 30, title: 'Read it to one of the nearest', how: 'Ask: is it true, does it hurt anybody, what is missing. Change what they stumble over.', done: 'one of the nearest has heard it and is content' },
    { id: 'eu-print', after: ['eu-hear'], at: 0.72, minutes: 20, title: 'Print it large on numbered sheets with pauses marked', how: 'Fourteen point or more, wide gaps, a full sentence at each foot. A stroke where you breathe.', done: 'two copies are printed' },
    { id: 'eu-practise', after: ['eu-print'], at: 0.78, minutes: 40, priority: 'high', title: 'Practise standing, three times, more slowly than feels right', how: 'Look up at the end of sentences. Find the line where your voice breaks and put a breath before it.', done: 'it was spoken three times from beginning to end' },
    { id: 'eu-second', after: ['eu-print'], at: 0.84, minutes: 20, priority: 'high', title: 'Give the second copy to somebody who will read on if you cannot', how: 'They sit in the first row; agree on the sign. Most need it never, all are calmer for it.', done: 'somebody has the copy and has read it once' },
    { id: 'eu-bring', at: 0.9, minutes: 15, title: 'Lay it out: sheets, glasses, handkerchief, water, the clothes', how: 'In the inner pocket, not in a telephone.', done: 'everything hangs on one hook' },
    { id: 'eu-copy', at: 0.97, minutes: 20, optional: true, title: 'Send the text to those who could not come, and lay a sheet in the family box', how: 'With the date. Children will read it one day.', done: 'the text is sent and kept' },
    { id: 'eu-listen', at: 0.16, minutes: 30, when: { levels: ['beginner'] }, title: 'Listen to two eulogies and note what stayed with you', how: 'It is nearly always one scene. Nobody remembers the list of posts held.', done: 'two scenes are noted, with why they stayed' },
    { id: 'eu-plain', at: 0.6, minutes: 20, when: { levels: ['beginner'] }, title: 'Strike out every sentence that you would not say at a kitchen table', how: 'Written words sound hollow in a full room. Say it as you would to a friend.', done: 'nothing sounds like print' },
    { id: 'eu-room', at: 0.7, minutes: 30, when: { levels: ['advanced'] }, title: 'Shape it for the room: a silence, a turn to the family, one line that is said twice', how: 'Mark the three places in the margin, and try the silence for its full length.', done: 'the three places are marked and were tried' },
    { id: 'eu-pictures', at: 0.5, minutes: 60, optional: true, when: { minWeeks: 2 }, title: 'Look through letters and photographs for one detail that nobody knows', how: 'A note on the back, a ticket kept for forty years. Ask before it is told.', done: 'one detail is found and may be told' },
    { id: 'eu-place', at: 0.66, minutes: 45, optional: true, when: { minWeeks: 2 }, title: 'Go and see the place once, and speak two sentences there', how: 'Where you stand, where you put the sheets, how it echoes.', done: 'you have stood there' },
    { id: 'eu-letter', at: 0.4, minutes: 30, optional: true, when: { minWeeks: 2 }, title: 'Write the part that is only for them on another sheet', how: 'It may go into the grave or the drawer, and it keeps the speech free.', done: 'the sheet is in an envelope' },
    { id: 'eu-weekly', at: 0.38, everyWeeks: 1, minutes: 20, when: { minWeeks: 3 }, title: 'A quiet look at the text, week {week}: one line better, one line less', how: 'At the same hour, then put it away.', done: 'one line is better' },
  ],
}
