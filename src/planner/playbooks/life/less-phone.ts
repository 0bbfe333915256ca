import type { Keyword, Playbook } from '../playbook.ts'

const WORK: Keyword[] = ['work', 'email', 'mails', 'office', 'slack', 'teams']
const NIGHT: Keyword[] = ['bed', 'night', 'sleep', 'morning']
const APPS: Keyword[] = ['app', 'apps', 'account', 'game', 'feed']

/** Fewer hours at one's own screen: measuring, making it harder, and something in its place. */
export const LESS_PHONE: Playbook = {
  id: 'less-phone',
  title: 'less time on the phone',
  plannerTypes: ['calendar'], usualWeeks: 6,
  tags: ['screen-time'],
  matches: {
    strong: ['hours a day on my phone', 'time on my phone', 'on my phone and', 'phone less', 'use my phone', 'use the phone less', 'my screen time', 'reduce screen time', 'less screen time', 'cut screen time', 'halve my screen time', 'digital detox', 'phone addict', 'addicted to my phone', 'off my phone', 'stop scrolling', 'stop doomscrolling', 'doomscroll', 'scroll less', 'quit social media', 'less social media', 'off social media', 'quit instagram', 'quit tiktok', 'weniger handy', 'weniger am handy', 'bildschirmzeit', 'menos movil', 'menos pantalla', 'moins de telephone', 'moins d ecran', 'menos celular', 'menos tela', 'spend too much time on my phone', 'too much time on my phone'],
    weak: ['phone', 'screen', 'scroll', 'instagram', 'tiktok', 'youtube', 'notifications', 'attention'],
    not: ['kids', 'children', 'my son', 'my daughter', 'our son', 'our daughter', 'campaign', 'followers', 'build an app', 'sprint', 'marketing', 'phone bill', 'phone contract'],
  },
  tasks: [
    { id: 'lp-measure', always: true, at: 0, minutes: 25, priority: 'high', title: 'Read the last seven days off the device: hours, pick-ups, the three that take most', how: 'Settings show it by day and hour. Write it down without judging; note which hour was the longest and how you felt before it.', done: 'a page shows hours, pick-ups, the three and the worst hour' },
    { id: 'lp-why', always: true, after: ['lp-measure'], at: 0.02, minutes: 30, priority: 'high', title: 'Write what each of the three gives you: news, company, rest, flight from something', how: 'A pull that is understood can be given elsewhere. What would you miss after a week, what not?', done: 'beside each stands what it gives and what could give it instead' },
    { id: 'lp-goal', always: true, after: ['lp-measure'], at: 0.03, minutes: 20, priority: 'high', title: 'Set the number, the hours without, and what the time won is for', how: 'Half is a good first aim. “No phone until nine” works better than “less”. The time needs an owner: who waits for it, what lies ready?', done: 'number, two hours without, and one thing for the time stand on a card' },
    { id: 'lp-clean', always: true, at: 0.05, minutes: 45, priority: 'high', scale: { units: APPS, minutesEach: 4, atMost: 180 }, about: ['apps', 'home screen'], title: 'Clear the first screen: delete two, move the rest one screen back, sign out', how: 'What is left in front is a tool: map, camera, telephone, tickets. Feeds only in the browser, with a password each time.', done: 'the first screen holds nothing that has a feed' },
    { id: 'lp-notify', always: true, at: 0.06, minutes: 30, about: ['notifications'], title: 'Turn off every notification that is not from a person', how: 'No badges, no previews; calls from five people always come through. Tell those five.', done: 'a day passes with fewer than ten notifications' },
    { id: 'lp-place', always: true, at: 0.08, minutes: 20, title: 'Give it a place: a shelf by the door, a charger outside the bedroom', how: 'Out of sight is worth more than any timer. A cable that stays there.', done: 'it has slept outside the bedroom once' },
    { id: 'lp-alarm', at: 0.09, minutes: 30, when: { mentions: NIGHT }, title: 'Buy an alarm clock and put a book where the phone lay', how: 'Light on paper, nothing that answers. Set a last look an hour before sleep.', done: 'you woke by the clock twice' },
    { id: 'lp-grey', at: 0.12, minutes: 15, title: 'Try it grey and with a limit of your own on the worst of the three', how: 'Somebody else sets the code for the limit.', done: 'both have run for two days and one is kept' },
    { id: 'lp-first', when: { levels: ['beginner'] }, at: 0.1, minutes: 20, title: 'Start with one hour: choose the easiest of the day and keep it for three days', how: 'Meal, walk or bath. Three days of a small thing beat one of a great one.', done: 'three days are ticked' },
    { id: 'lp-urge', when: { levels: ['beginner'] }, at: 0.14, minutes: 15, title: 'Practise the pause: hand on it, ten breaths, “what for?”', how: 'Answer aloud. With an answer you may; without, it goes back.', done: 'you put it back five times in a day' },
    { id: 'lp-work', at: 0.15, minutes: 40, when: { mentions: WORK }, title: 'Agree at work when you answer and by what they reach you otherwise', how: 'Two or three hours of mail a day, a call for what burns. Work accounts leave the private phone.', done: 'it is agreed and stands in your status' },
    { id: 'lp-instead', always: true, at: 0.16, minutes: 60, title: 'Lay ready what takes its place: instrument, book, wool, shoes, a list of ten short things', how: 'For waiting, for tiredness, for loneliness each one. It must be quicker to reach than the phone.', done: 'three lie ready where you usually scroll' },
    { id: 'lp-people', at: 0.18, minutes: 30, title: 'Tell those at home, and ask for one rule that all keep', how: 'The table, the bedroom or the first hour. Somebody may say “phone” without a quarrel.', done: 'one rule holds for everybody' },
    { id: 'lp-week', always: true, at: 0.2, everyWeeks: 1, minutes: 20, priority: 'high', title: 'Reckoning, week {week}: hours, pick-ups, the best hour that was won', how: 'Off the device, into the same page. One thing is changed for the coming week, not five.', done: 'a line with two numbers and one change stands' },
    { id: 'lp-day', always: true, at: 0.35, minutes: 45, title: 'Plan a whole day without: whom to tell, how to find the way, what to do', how: 'A paper with two telephone numbers and a time. Saturday is easier than Monday.', done: 'the day has a date and two people know' },
    { id: 'lp-day-do', after: ['lp-day'], at: 0.42, minutes: 30, partOfDay: 'evening', title: 'The day without, and in the evening half a page on how it was', how: 'When did the hand reach for it? What came in the empty half hour?', done: 'the day is over and noted' },
    { id: 'lp-relapse', when: { minWeeks: 4 }, at: 0.5, minutes: 20, title: 'Write what you do after a bad day: no sermon, back to the shelf, look for the trigger', how: 'Illness, quarrel, rain: three situations and a sentence for each.', done: 'three sentences stand' },
    { id: 'lp-return', when: { minWeeks: 4 }, at: 0.6, minutes: 30, title: 'Decide for each of the three: gone, by the week, or back with a rule', how: 'What did you miss after all? Take back only that.', done: 'each of the three has its rule' },
    { id: 'lp-weekend', when: { minWeeks: 5 }, at: 0.75, minutes: 40, title: 'A weekend with the phone switched off from Saturday noon to Sunday noon', how: 'Away from home is easiest. Camera and map on paper.', done: 'twenty-four hours passed' },
    { id: 'lp-harder', when: { levels: ['advanced'] }, at: 0.3, minutes: 60, title: 'Take the hard way for a fortnight: a simple phone, or no browser on it', how: 'Ticket, bank and map on another device at home. What really could not be done?', done: 'fourteen days are begun, with a list of what was missing' },
    { id: 'lp-close', always: true, at: 0.97, minutes: 30, title: 'Compare with the first page, and set the two rules that stay', how: 'Hours won times a year: what shall they become? A look at the number on the first of each month.', done: 'two rules and the monthly look are in the calendar' },
  ],
}
