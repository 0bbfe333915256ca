import type { Playbook } from '../playbook.ts'

export const SIGN_LANGUAGE: Playbook = {
  id: 'sign-language',
  title: 'sign language',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: { strong: ['sign language', '=bsl', '=asl', '=isl', 'auslan', 'fingerspelling', 'gebardensprache', 'lengua de signos', 'lengua de senas', 'langue des signes', 'libras', 'learn to sign'], weak: ['deaf', 'learn', 'signs', 'neighbour', 'course', 'conversation', 'level 1'], not: ['interpreter booking', '=app', 'website'] },
  tags: ['signing'],
  sessions: {
    minutes: 40, perWeek: 4, atLeastPerWeek: 3, topicMinutes: { beginner: 240, intermediate: 210, advanced: 180 }, usualAmount: { units: ['sign', 'unit', 'topic', 'lesson'], value: 100 }, order: 'blocks',
    topics: {
      beginner: ['greetings and names', 'fingerspelling', 'numbers, days and times', 'family and home', 'questions with the face', 'food and drink', 'feelings and health', 'places and the way there', 'work and hobbies', 'small talk with your neighbour'],
      intermediate: ['questions with the face', 'describing people and things', 'telling what happened', 'placing people in space', 'plans and invitations', 'misunderstandings and asking again', 'opinions and jokes'],
      advanced: ['role shift in stories', 'classifiers and movement', 'fast fingerspelling', 'regional signs', 'news and debate'],
    },
    opening: [
      { id: 'sign-teacher', title: 'Find a deaf teacher or course, and the sign language of your country', how: 'Sign languages differ from country to country and region to region: ask the person you want to talk with which signs they use; choose videos made by deaf signers.', done: 'one course with a deaf teacher is chosen and your neighbour’s region is noted', priority: 'high' },
      { id: 'sign-eyes', when: { levels: ['beginner', 'intermediate'] }, title: 'Eyes first: look at the face, light on hands, no voice', how: 'Ten minutes of a signed video without sound or subtitles; watch eyebrows, mouth and shoulders and guess the question; plain top, light from the front.', done: 'you can tell questions from statements by the face' },
    ],
    stages: [
      { id: 'watch', titles: ['{Topic}: ten signs from a deaf signer, seen five times each', '{Topic}: the next signs, in whole sentences'], share: 3, how: 'Watch, look away, sign it, watch again: hand shape, place, movement, direction of the palm, face. Write a picture or a word for where you go wrong.', done: 'you sign the ten without the video and the face belongs to it' },
      { id: 'mirror', titles: ['{Topic}: in the mirror and filmed, beside the original'], share: 2, how: 'Film twenty seconds, play both side by side; one thing to change, film again. No speaking while signing: the order of words is another one.', done: 'the second film is nearer and the one thing is right' },
      { id: 'receive', titles: ['{Topic}: understand it without subtitles'], share: 2, how: 'Short clips at natural speed, other signers than your teacher; guess from context, watch again, only then the subtitles.', done: 'you could retell the clip in your own signs' },
      { id: 'chat', titles: ['{Topic}: a conversation of five minutes without voice'], share: 2, lag: 1, how: 'With a classmate, by video or with your neighbour: ask again by sign instead of by writing; agree on two minutes longer each time.', done: 'five minutes were signed and three new signs came back with you' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'spell-race', title: 'Fingerspelling, round {round}: read names, not letters', how: 'Ten names spelled by others; look for the shape of the word, ask again after the first and last letter.', done: 'eight of ten were right at the second look' },
      { id: 'cards-hands', title: 'Signs that will not stay, round {round}: twenty with closed eyes, then filmed', how: 'Cards with pictures, sign without looking; those missed twice get a sentence of your own.', done: 'no sign was missed three times' },
      { id: 'deaf-world', title: 'Deaf life, round {round}: a film, a history, a club evening', how: 'How to get attention, doors and light, why “hearing impaired” is not everybody’s word; go to one meeting as a guest.', done: 'one custom is noted and used with your neighbour' },
      { id: 'real-talk', title: 'With your neighbour, round {round}: one thing to tell, two things to ask', how: 'Arrange it, good light, facing each other; let them correct you and pay them with time or cake.', done: 'the three were understood without paper' },
    ] },
    closing: [
      { id: 'story', title: 'Tell a story of two minutes without voice and film it', how: 'Beginning, place in space, two people, an end; compare with your first film.', done: 'somebody who signs could retell it' },
      { id: 'afternoon', title: 'An hour of talk without paper, and what comes next', how: 'Coffee, news of the street; agree on a weekly day; look at the next course level.', done: 'the hour is over, the weekly day is set and the next step is booked', priority: 'high' },
    ],
  },
  tasks: [
    { id: 'sign-goal', at: 0.05, minutes: 20, when: { levels: ['beginner'] }, title: 'Learn your name sign’s rule, hello, sorry, again, slowly, thank you', how: 'A name sign is given to you by deaf people; until then spell your name. Practise asking for repetition first.', done: 'you can begin and save a conversation' },
    { id: 'sign-space', at: 0.3, minutes: 30, when: { levels: ['advanced'] }, title: 'Have a film of yours corrected by a deaf teacher: space, eyes, rhythm', how: 'Two minutes unprepared; ask for the three corrections that would help most.', done: 'the three stand on a card and are in the next film' },
    { id: 'sign-club', at: 0.45, minutes: 60, when: { minWeeks: 6 }, title: 'Visit a deaf club or signing café', how: 'Ask beforehand; watch more than you sign; stay to the end.', done: 'you have met two people and know the next date' },
    { id: 'sign-phone', at: 0.6, minutes: 30, when: { minWeeks: 8 }, title: 'Set up video calls and captions for both sides', how: 'Camera at chest height, plain wall, waist and hands in the picture.', done: 'one call was signed from beginning to end' },
    { id: 'sign-level', at: 0.85, minutes: 45, when: { minWeeks: 10 }, title: 'Look at the first level’s examination: what you have, what is missing', how: 'Mock questions on video; decide whether a certificate would help you.', done: 'three gaps are listed and the decision stands' },
  ],
}
