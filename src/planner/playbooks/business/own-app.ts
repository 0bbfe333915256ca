import { wordings } from '../wordings.ts'
import type { Keyword, Playbook } from '../playbook.ts'

const GAME: Keyword[] = ['game', 'spiel', 'juego', 'jeu', 'jogo']
const SOLD: Keyword[] = ['sell', 'paid', 'subscription', 'app store', 'play store', 'side project', 'startup', 'customers']
const GROUP: Keyword[] = ['choir', 'club', 'team', 'family', 'friends', 'class', 'school', 'verein', 'band']
const SCREENS: Keyword[] = ['screen', 'feature', 'page', 'level', 'user', 'function']

/** An app by one person in their own time: smallest useful thing, real users, release, upkeep. */
export const OWN_APP: Playbook = {
  id: 'own-app',
  title: 'making one’s own app',
  plannerTypes: ['calendar'], usualWeeks: 12,
  tags: ['app'],
  topicStages: [
    { id: 'sketch', titles: ['{Topic}: sketch it and say when it is finished'], share: 0.5, how: 'Two drawings: it works, it does not. One sentence that a stranger could check.', done: 'drawing and sentence exist' },
    { id: 'code', titles: ['{Topic}: make it work, with one test', '{Topic}: the cases that go wrong'], share: 2, how: 'The plainest way first; commit each evening with what works.', done: 'it does what the sentence says, on a real device' },
    { id: 'show', titles: ['{Topic}: hand it to somebody and watch'], share: 0.5, how: 'No word from you for five minutes.', done: 'their first stumble is mended' },
  ],
  matches: {
    strong: [...wordings(['build', 'make', 'code', 'write', 'program', 'develop'], ['a', 'my own', 'a small', 'my first', 'a little', 'a simple'], ['web app', 'mobile app', 'phone app', 'browser game']), 'make an app', 'make my own app', 'make a mobile app', 'make a small app', 'make a web app', 'make a game', 'make my first game', 'make a video game', 'make a small game', 'build an app for my', 'build an app for our', 'build my own app', 'build my first app', 'build a small app', 'build my app', 'build a side project', 'build a web app by myself', 'create an app', 'create my own app', 'develop an app', 'develop my own app', 'write an app', 'code an app', 'program an app', 'publish my app', 'launch my app', 'finish my app', 'app for my choir', 'app for my club', 'app for my', 'app idea', 'my side project', 'indie game', 'solo developer', 'eigene app', 'app entwickeln', 'app programmieren', 'spiel programmieren', 'crear una app', 'hacer una app', 'crear un videojuego', 'creer une application', 'creer un jeu', 'developper une application', 'criar um aplicativo', 'criar uma app', 'fazer um jogo'],
    weak: ['evenings', 'prototype', 'users', 'store', 'flutter', 'react native', 'swift', 'kotlin', 'unity', 'godot', 'features', 'mvp'],
    not: ['our team', 'sprint', 'sprints', 'backend team', 'our developers', 'hire', 'agency', 'dating app', 'use an app', 'board game', 'card game', 'game night', 'mentorship'],
  },
  tasks: [
    { id: 'oa-who', always: true, at: 0, minutes: 60, priority: 'high', title: 'Talk with three people who would use it: what do they do today, and what goes wrong', how: 'No word of your idea in the first ten minutes. Ask for the last time it happened and what they did.', done: 'three stories stand, and the trouble that all share' },
    { id: 'oa-one', always: true, after: ['oa-who'], at: 0.03, minutes: 45, priority: 'high', title: 'Write one sentence: who does what with it, without which it is not worth opening', how: 'Below it everything that is left out of the first version, by name. The list may be long.', done: 'the sentence stands and the list has ten lines' },
    { id: 'oa-exists', after: ['oa-one'], at: 0.04, minutes: 45, title: 'Try two things that exist, and a paper or spreadsheet way', how: 'Perhaps that is enough. If not, you know what they lack.', done: 'it is decided to build, and why' },
    { id: 'oa-sketch', after: ['oa-one'], at: 0.07, minutes: 75, scale: { units: SCREENS, minutesEach: 8, atMost: 240 }, about: ['design', 'screens'], title: 'Sketch the screens on cards, and let two people tap on them', how: 'A card for each, fingers as taps; you swap the cards. Throw away every card that nobody needed.', done: 'two people got through without a word from you' },
    { id: 'oa-tool', after: ['oa-one'], at: 0.08, minutes: 60, priority: 'high', title: 'Choose what to build with: what you know best, a web page if it can be one', how: 'Store apps cost fees, reviews and updates for ever. Where do the data lie, who may see them, what happens offline?', done: 'language, storage and where it runs are settled in ten lines' },
    { id: 'oa-start', after: ['oa-tool'], at: 0.11, minutes: 120, priority: 'high', title: 'Get an empty app onto a real device by one command', how: 'Repository, build, and one test that runs by itself. Boring now, and quick for all weeks to come.', done: 'a push ends on your own telephone' },
    { id: 'oa-thread', after: ['oa-start', 'oa-sketch'], at: 0.18, minutes: 240, priority: 'high', title: 'Build the one way through, ugly but real: in, stored, shown', how: 'No settings, no log-in if it can wait, real data of one person.', done: 'the sentence is true for you' },
    { id: 'oa-use', after: ['oa-thread'], at: 0.28, minutes: 30, title: 'Use it yourself for a week, and write every annoyance down', how: 'Not mended at once: the list is sorted on Sunday.', done: 'a week and its list' },
    { id: 'oa-first-user', after: ['oa-thread'], at: 0.34, minutes: 60, priority: 'high', title: 'Give it to one of the three, and watch the first five minutes', how: 'Hands off. Ask a week later whether they opened it again.', done: 'you know why they did, or did not' },
    { id: 'oa-next', after: ['oa-first-user'], at: 0.4, minutes: 300, priority: 'high', scale: { units: SCREENS, minutesEach: 45, atMost: 900 }, about: ['features'], title: 'Build the two things that kept them from using it', how: 'Two, not five. Each finished with the case that goes wrong.', done: 'both work on their device' },
    { id: 'oa-data', at: 0.46, minutes: 90, title: 'Make data safe: who sees what, encrypted on the way, a copy that was restored, a way to delete', how: 'Collect as little as possible; what you do not have cannot be lost.', done: 'a copy was restored and an account deleted' },
    { id: 'oa-errors', at: 0.52, minutes: 90, title: 'Make it honest when things fail: no network, full, wrong input, twice tapped', how: 'Say what happened and what to do; nothing typed is lost. Errors reach you by themselves.', done: 'the four were tried on a device' },
    { id: 'oa-access', at: 0.56, minutes: 60, title: 'Try it with large type, a screen reader, one thumb and bright sun', how: 'Labels on buttons, contrast, nothing by colour alone.', done: 'the way through works in all four' },
    { id: 'oa-group', at: 0.3, minutes: 45, when: { mentions: GROUP }, title: 'Agree with the group who looks after it, what it replaces, and who is without a telephone', how: 'One switch-over date; the old list ends on it. A second person has the keys.', done: 'the date stands and a second person has access' },
    { id: 'oa-game', at: 0.22, minutes: 150, when: { mentions: GAME }, title: 'Make one minute that is fun: move, risk, reward, with boxes for pictures', how: 'If a grey box is no fun, art does not help. Change one number at a time.', done: 'two people wanted another go' },
    { id: 'oa-art', at: 0.5, minutes: 180, when: { mentions: GAME }, title: 'Pictures and sound in one style that you can keep up', how: 'Few colours, bought or free sets with their licence noted; sound for each touch.', done: 'the first level looks and sounds like one thing' },
    { id: 'oa-price', at: 0.6, minutes: 60, when: { mentions: SOLD }, title: 'Set price, terms, tax and how somebody gets their money back', how: 'Ask five users what it replaces and what that costs. The store keeps its part.', done: 'a test purchase and a refund went through' },
    { id: 'oa-beta', after: ['oa-next'], at: 0.64, minutes: 90, priority: 'high', title: 'Trial with ten people for two weeks, with one question a week', how: '“When did you last use it and what for?” Count who comes back.', done: 'ten have it, and the returning ones are counted' },
    { id: 'oa-store', at: 0.74, minutes: 120, about: ['app store', 'play store', 'publish'], title: 'Get the listing ready: name, icon, five pictures, two sentences, privacy page', how: 'Store accounts take days to be checked; test accounts for the reviewer.', done: 'the listing is complete and the account is active' },
    { id: 'oa-fix', after: ['oa-beta'], at: 0.8, minutes: 240, priority: 'high', title: 'Mend what the ten stumbled over, and leave the rest on the list', how: 'By how many it hit. New ideas go to the second version.', done: 'no known fault loses data or stops the way through' },
    { id: 'oa-release', after: ['oa-fix'], at: 0.92, minutes: 60, priority: 'high', title: 'Release it, tell those it is for, and be there for two days', how: 'By name first, then where they gather. Answer each within a day.', done: 'it is out and the first ten strangers have it' },
    { id: 'oa-evenings', at: 0.26, everyWeeks: 1, minutes: 30, when: { minWeeks: 4 }, title: 'Sunday look, week {week}: sort the list, choose the next three evenings', how: 'What is not for the sentence waits. An evening ends with something that runs.', done: 'three evenings have one thing each' },
    { id: 'oa-tutorial', at: 0.05, minutes: 120, when: { levels: ['beginner'] }, title: 'Follow one tutorial to its end, and change three things in it', how: 'In the tool that you chose; the changes teach more than the text.', done: 'it runs with your three changes' },
    { id: 'oa-mentor', at: 0.2, minutes: 45, when: { levels: ['beginner'] }, title: 'Find somebody who reads your code once a month', how: 'Meet-up, forum, colleague. Bring one question and the shortest code that shows it.', done: 'the first hour has taken place' },
    { id: 'oa-measure', at: 0.68, minutes: 90, when: { levels: ['advanced'] }, title: 'Measure start time, memory and battery, and put a limit on each into the build', how: 'On the oldest telephone of the ten.', done: 'the build fails when a limit is passed' },
    { id: 'oa-keep', at: 0.97, minutes: 45, when: { minWeeks: 4 }, title: 'Settle its upkeep: an hour a month, updates, costs, and how it would end', how: 'Dates for certificates and store rules. How users get their data out.', done: 'the monthly hour stands in the calendar' },
    { id: 'oa-story', at: 0.86, minutes: 60, optional: true, when: { minWeeks: 6 }, title: 'Write how it came about, with a picture and a short film', how: 'Trouble, try, what works now; thirty seconds of screen.', done: 'it can be read and watched in two minutes' },
  ],
}
