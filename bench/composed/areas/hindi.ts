import type { Area } from '../compose-goals.ts'
import { away, before, busy, by, calendar, capacity, fixed, from, habit, mentions, minutesADay, minutesEach, neverOn, onlyOn, part, people, phrase, sprint, sprints, timesAWeek, within } from '../demands.ts'

const skeletons = [
  calendar('pariksha', 'मेरी बैंक परीक्षा 14 मार्च को सुबह 10 बजे है। मुझे गणित, अंग्रेज़ी, तर्कशक्ति और सामान्य ज्ञान पढ़ना है', [fixed('परीक्षा', '03-14', '10:00'), mentions('गणित', 'अंग्रे', 'तर्क', 'सामान्य ज्ञान'), by('03-14')], { except: 'परीक्षा' }),
  habit('guitar', 'मैं 8 हफ़्ते में गिटार बजाना सीखना चाहता हूँ', [{ type: 'title', match: 'गिटार' }, { type: 'count', min: 8 }]),
  calendar('ghar', 'होली से पहले 15 मार्च तक घर की सफ़ाई करनी है: रसोई, पर्दे, अलमारी और बालकनी', [mentions('रसोई', 'पर्दे', 'अलमारी', 'बालकनी'), by('03-15')]),
  sprint('app', '11 जनवरी से 2 हफ़्ते के 3 स्प्रिंट में किराना ऐप बनाना है। टीम: अमित (बैकएंड), नेहा (फ्रंटएंड) और राहुल (डिज़ाइन)। काम: लॉगिन, कैटलॉग, भुगतान और सूचनाएँ', [sprints(3, 14, '01-11'), people('अमित', 'नेहा', 'राहुल'), mentions('लॉगिन', 'कैटलॉग', 'भुगतान', 'सूचना')], { weeks: 2, who: ['अमित', 'नेहा', 'राहुल'], parts: [part('कैटलॉग', 'कैटलॉग'), part('भुगतान', 'भुगतान'), part('सूचनाएँ', 'सूचना')] }),
]

const phrases = [
  phrase('shaam', 'hours', 'सिर्फ़ शाम 7 से 9 बजे तक', [within('19:00', '21:00')], { clash: ['busy'] }),
  phrase('subah', 'hours', 'सुबह 6 बजे से 8 बजे के बीच', [within('06:00', '08:00')], { clash: ['busy'] }),
  phrase('raat10', 'hours', 'रात 10 बजे के बाद कुछ नहीं', [within('00:00', '22:00')]),
  phrase('mg', 'days', 'केवल मंगलवार और गुरुवार को', [onlyOn('tue thu')]),
  phrase('ravi', 'days', 'रविवार को छुट्टी रखनी है', [neverOn('sun')]),
  phrase('budh', 'days', 'बुधवार को नहीं कर सकता', [neverOn('wed')]),
  phrase('45', 'length', 'हर बार 45 मिनट', [minutesEach(45, 45)]),
  phrase('1h', 'length', 'एक बार में एक घंटे से ज़्यादा नहीं', [minutesEach(0, 60)]),
  phrase('delhi', 'absence', '8 से 12 फ़रवरी तक मैं दिल्ली में हूँ, तब कुछ नहीं', [away('02-08', '02-12')]),
  phrase('shaadi', 'absence', '23 और 24 जनवरी को शादी में जाना है, उन दिनों छुट्टी', [away('01-23', '01-24')]),
  phrase('office', 'busy', 'सोमवार से शुक्रवार 9 से 6 बजे तक ऑफ़िस रहता है', [busy(['wk', '09:00', '18:00'])]),
  phrase('2h', 'perday', 'दिन में ज़्यादा से ज़्यादा 2 घंटे', [minutesADay(120)]),
  phrase('3x', 'perweek', 'हफ़्ते में 3 बार', [timesAWeek(3, 3)], { clash: ['absence', 'days', 'start'] }),
  phrase('shuru', 'start', '11 जनवरी से शुरू', [from('01-11'), { type: 'starts_by', date: '2027-01-15' }]),
  phrase('chhutti', 'leave', (team) => `${team.who[0]} 25 से 29 जनवरी तक छुट्टी पर है`, (team) => [away('01-25', '01-29', { assignee: team.who[0] })]),
  phrase('20h', 'cap', (team) => `${team.who[1]} हफ़्ते में सिर्फ़ 20 घंटे काम करती है`, (team) => [capacity({ [team.who[1]]: 40 }, 'assignee_sprint')]),
  phrase('shukra', 'sdays', 'शुक्रवार को काम नहीं होगा', [onlyOn('mon tue wed thu')]),
  phrase('pehle', 'order', (team) => `${team.parts[1].say} ${team.parts[0].say} के बाद`, (team) => [before(team.parts[0].rx, team.parts[1].rx)]),
]

/** Goals and constraints as people type them in Hindi. */
export const HINDI: Area = { skeletons, phrases, zone: 'Asia/Kolkata' }
