import type { Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

/** One present for one occasion; what several people are given at Christmas has a playbook. */
export const BUYING_PRESENT: Playbook = {
  id: 'kind-buying-present',
  title: 'finding a present',
  plannerTypes: ['calendar'],
  usualWeeks: 2,
  matches: {
    strong: [...wordings(['buy', 'get', 'choose', 'find', 'pick', 'order', 'organise'], ['a', 'my', 'our', 'the'], ['present', 'gift', 'wedding present', 'wedding gift', 'birthday present', 'birthday gift', 'leaving present', 'christening present', 'anniversary present'])],
    weak: ['present', 'presents', 'gift', 'gifts'],
  },
  tags: ['present'],
  tasks: [
    { id: 'gift-who', at: 0, minutes: 20, priority: 'high', title: '{Subject}: what they wish, have and use up; is there a list?', how: 'Ask the one who lives with them and read your messages with them. Couples and children often have a list: the good things on it go first. Sizes, colours, what they cannot bear.', done: 'five lines on them stand, and the list was looked at or there is none' },
    { id: 'gift-sum', at: 0.06, minutes: 15, priority: 'high', title: '{Subject}: set the sum, and ask whether others join in', how: 'What is usual among you, with card, wrapping and postage. One message with sum, who collects and a last day.', done: 'sum and givers stand' },
    { id: 'gift-ideas', at: 0.14, minutes: 30, priority: 'high', after: ['gift-who', 'gift-sum'], title: '{Subject}: three ideas: something to use up, to do together, a better one of what they use daily', how: 'Nothing that gives them work or has to stand on a shelf. Sleep on it, then take the one you would tell somebody about.', done: 'one idea is chosen and a second stands in reserve' },
    { id: 'gift-time', at: 0.2, minutes: 15, after: ['gift-ideas'], title: '{Subject}: look how long it takes: made, engraved, sent, and until when it can be returned', how: 'Engraving and made to measure take weeks and cannot go back; the period for returning should end after the day.', done: 'the last day for ordering is in the calendar' },
    { id: 'gift-buy', at: 0.34, minutes: 45, priority: 'high', after: ['gift-ideas', 'gift-time'], title: '{Subject}: buy or order it, with a gift receipt', how: 'From the list: tick it off there so that it does not come twice. Names and dates for an engraving are read by a second person.', done: 'it is bought or its day of delivery is confirmed' },
    { id: 'gift-arrived', at: 0.56, minutes: 15, after: ['gift-buy'], title: '{Subject}: unpack it and look: right, whole, complete, cells in, price off', how: 'While there is time for another one; otherwise the second idea.', done: 'it is there and right' },
    { id: 'gift-card', at: 0.7, minutes: 20, after: ['gift-ideas'], title: '{Subject}: write the card: one true sentence and all names', how: 'What you remember with them, what you wish them. Passed round early where many sign.', done: 'everybody has signed and it is in its envelope' },
    { id: 'gift-wrap', at: 0.84, daysBefore: 3, minutes: 25, after: ['gift-buy', 'gift-arrived'], title: '{Subject}: wrap it, with the name on it', how: 'Firm box for the post, cloth or plain paper for the hand; receipt inside.', done: 'it stands wrapped with card and name' },
    { id: 'gift-give', at: 0.94, daysBefore: 1, minutes: 20, priority: 'high', after: ['gift-buy', 'gift-card', 'gift-wrap'], title: '{Subject}: send it in time, or put it where you cannot leave without it', how: 'By post a week before, insured, to somebody who is at home; large things to a wedding go to their house and not to the feast.', done: 'it has arrived, or stands by the door' },
    { id: 'gift-note', at: 0.98, minutes: 10, optional: true, title: '{Subject}: note what you gave and what it cost, and collect the shares', how: 'A line for next year; whoever has not paid gets one friendly reminder.', done: 'the shares are in and the line stands' },
  ],
}
