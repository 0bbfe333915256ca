import { ANY_WEEKDAY } from '../weekday-names.ts'

const MONTHS = [
  'jan(?:uary|uar|vier|eiro)?|enero|ene', 'feb(?:ruary|ruar|rero)?|févr(?:ier)?|fev(?:ereiro)?', 'mar(?:ch|zo|s|ço)?|märz', 'apr(?:il)?|abr(?:il)?|avr(?:il)?', 'may|mai|mayo|maio', 'june?|juni|junio|juin|junho',
  'jul(?:y|i|io|ho)?|juil(?:let)?', 'aug(?:ust)?|ago(?:sto)?|août', 'sept?(?:ember|iembre|embre)?|set(?:embro|iembre)?', 'o[ck]t(?:ober|ubre|obre)?|out(?:ubro)?', 'nov(?:ember|iembre|embre|embro)?', 'dec(?:ember)?|dez(?:ember|embro)?|dic(?:iembre)?|déc(?:embre)?',
].join('|')

/** A part of an expression that matches a day of a month in any of five languages: 'Friday 9 July', 'dem 9. Juli', 'el 9 de julio', 'July 9th', with or without a year. */
export const ANY_DATE = String.raw`(?:(?:${ANY_WEEKDAY})\.?,? )?(?:(?:the|dem|den|el|le|o|a|dia|día) )?(?:\d{1,2}(?:st|nd|rd|th|er|\.|º)? ?(?:of |de |d['’])?(?:${MONTHS})(?!\p{L})\.?|(?:${MONTHS})(?!\p{L})\.? \d{1,2}(?:st|nd|rd|th)?(?![\d:]|\.\d))(?:,? (?:de |do )?20\d{2}(?!\d))?`

/** A part of an expression that matches an hour of the clock which no other number looks like: '17:00', '5pm', '17h30', '17 Uhr'. */
export const SURE_CLOCK = String.raw`(?:\d{1,2}[:h.]\d{2}(?: ?(?:am|pm|uhr|h)(?!\p{L}))?|\d{1,2} ?(?:am|pm|uhr|h)(?![\p{L}\d]))`

/** A part of an expression that matches an English hour, or any number that may be one: '7', '7:30', '7pm'. */
export const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm)(?!\p{L}))?`
