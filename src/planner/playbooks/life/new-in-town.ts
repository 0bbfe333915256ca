import type { Keyword, Playbook } from '../playbook.ts'

const KIDS: Keyword[] = ['kids', 'children', 'son', 'daughter', 'baby', 'toddler']
const LANGUAGE: Keyword[] = ['abroad', 'language', 'speak', 'country']
const EVENINGS: Keyword[] = ['group', 'evening', 'class', 'club', 'event']

/** Arriving where one knows nobody: places that come again, and people who stay. */
export const NEW_IN_TOWN: Playbook = {
  id: 'new-in-town',
  title: 'making friends in a new place',
  plannerTypes: ['calendar'], usualWeeks: 10,
  tags: ['friends'],
  matches: {
    strong: ['know nobody here', 'know nobody', 'don t know anyone here', 'don t know anybody here', 'know no one here', 'make friends in', 'making friends in', 'new friends in', 'make new friends', 'making new friends', 'find friends', 'find new friends', 'meet people in', 'meet new people', 'build a circle of friends', 'new in town', 'new to the city', 'settle into a new city', 'settle in a new city', 'feel at home in', 'i feel lonely', 'feeling lonely', 'less lonely', 'neue freunde', 'freunde finden', 'hacer amigos', 'nuevos amigos', 'me faire des amis', 'nous faire des amis', 'fazer amigos', 'novos amigos', 'moved to a new city', 'moved here', 'and know nobody', 'and know no one', 'and don t know anyone', 'and don t know anybody'],
    weak: ['city', 'neighbours', 'moved', 'club', 'lonely', 'people', 'evening'],
    not: ['dating', 'partner', 'imaginary friends', '=app', 'social network', 'school friends for', 'reunion', 'removal van', 'boxes', 'customers', 'investors'],
  },
  tasks: [
    { id: 'nt-want', always: true, at: 0, minutes: 30, priority: 'high', title: 'Write whom you miss: somebody for films, for the hill, for the bad evening', how: 'Three kinds of company are found in three kinds of place. How many evenings a week do you have strength for?', done: 'three lines and a number of evenings stand' },
    { id: 'nt-map', always: true, at: 0.02, minutes: 60, title: 'Walk the neighbourhood for an hour and note five places you would go to again', how: 'Café, park bench, market, library, bakery: places with the same faces at the same hour. Notice boards on the way.', done: 'five places are marked with their best hour' },
    { id: 'nt-door', always: true, at: 0.04, minutes: 30, title: 'Ring at two neighbours’ doors with your name and something small', how: 'Early evening, three sentences, a question about the bins. Names go on a list at home.', done: 'two neighbours are known by name' },
    { id: 'nt-groups', always: true, at: 0.05, minutes: 60, priority: 'high', scale: { units: EVENINGS, minutesEach: 12, atMost: 240 }, about: ['groups', 'clubs'], title: 'Find three groups that meet every week: sport, choir, craft, language, helping', how: 'Weekly is the point: friends come from the sixth meeting, hardly from the first. People who have time in the evening as you have.', done: 'three stand with evening, place and contact' },
    { id: 'nt-known', always: true, at: 0.06, minutes: 30, title: 'Ask everybody you know whom they know there', how: 'One message to thirty people: “Who lives in …, or has lived there?” A cousin’s colleague is a beginning.', done: 'the message is out and two names have come' },
    { id: 'nt-first', always: true, after: ['nt-groups'], at: 0.1, minutes: 120, priority: 'high', title: 'Go to the first group, come early and help set out chairs', how: 'Three names, one question that you ask again next time. Stay for the drink.', done: 'you were there and know three names' },
    { id: 'nt-second', after: ['nt-groups'], at: 0.16, minutes: 120, title: 'Go to the second group', how: 'On another day of the week. Which of the two did you leave lighter?', done: 'both can be compared' },
    { id: 'nt-opening', when: { levels: ['beginner'] }, at: 0.08, minutes: 20, title: 'Prepare three openings and two ways to leave', how: '“How did you come to this?”, “what should I see here?”, “may I join you?”; “I must go, see you on Tuesday.”', done: 'each was said once to a stranger' },
    { id: 'nt-small', when: { levels: ['beginner'] }, at: 0.12, minutes: 20, title: 'Say a sentence to somebody on each of five days: till, bus stop, lift', how: 'It is practice, it need not lead anywhere.', done: 'five days are ticked' },
    { id: 'nt-week', always: true, at: 0.2, everyWeeks: 1, minutes: 120, priority: 'high', title: 'The same evening again, week {week}: one name more, one question further', how: 'Sit beside somebody else. Remember what they told you last time.', done: 'you were there and one talk went on where it had stopped' },
    { id: 'nt-ask', always: true, at: 0.28, minutes: 20, priority: 'high', title: 'Ask one of them for something outside the group: a coffee, a walk, the market', how: 'A day, a place, an hour, and an easy no. People wait to be asked.', done: 'a date stands, or somebody else was asked' },
    { id: 'nt-go', after: ['nt-ask'], at: 0.34, minutes: 120, title: 'The first meeting of two', how: 'An hour and a half is enough. Say at the end what you would do next time.', done: 'it took place' },
    { id: 'nt-help', at: 0.36, minutes: 120, title: 'Give a morning to something: repair café, park day, food bank, school fair', how: 'Side by side is easier than face to face.', done: 'you helped once and know who runs it' },
    { id: 'nt-work', at: 0.3, minutes: 60, title: 'Eat lunch with a colleague from another team, once a week', how: 'Ask the one who has been new most recently: they know.', done: 'the first lunch took place' },
    { id: 'nt-kids', at: 0.22, minutes: 60, when: { mentions: KIDS }, title: 'Playground at the same hour, and one family to tea', how: 'Parents of the same class or group are in the same need.', done: 'one family was there' },
    { id: 'nt-language', at: 0.18, minutes: 60, when: { mentions: LANGUAGE }, title: 'Find a language exchange: an hour yours, an hour theirs', how: 'Library, university board, neighbours; the first time in a café with cake.', done: 'the first hour took place' },
    { id: 'nt-far', at: 0.25, minutes: 45, optional: true, title: 'Fix a call with an old friend for every other week', how: 'Old friends carry you until new ones do. With a fixed evening they do not get less.', done: 'two calls are in both calendars' },
    { id: 'nt-invite', at: 0.5, minutes: 180, priority: 'high', when: { minWeeks: 5 }, title: 'Invite four to five home: soup, a game, an end that is said', how: 'Mix the groups. Who invites becomes the middle of something.', done: 'they were there and one asked for the next time' },
    { id: 'nt-choose', at: 0.58, minutes: 25, when: { minWeeks: 5 }, title: 'Look at the list: whom do you look forward to, what can be dropped', how: 'Two or three people are enough to feel at home. Drop the group that only tires you.', done: 'one group and three names are kept' },
    { id: 'nt-root', when: { levels: ['advanced'] }, at: 0.66, minutes: 60, title: 'Take on something that would be missed without you: a key, a course, a rota', how: 'Whoever is needed is asked along.', done: 'you have a task with a day' },
    { id: 'nt-ritual', at: 0.75, minutes: 45, when: { minWeeks: 8 }, title: 'Make one meeting a habit: the last Friday, the Sunday walk', how: 'Same day, same place, whoever can. It needs no message any more.', done: 'it has taken place twice' },
    { id: 'nt-look', at: 0.97, minutes: 20, title: 'Look back: whom could you ring at ten in the evening', how: 'One name is a great deal. What brought it about? Do that again.', done: 'the next two steps have a date' },
  ],
}
