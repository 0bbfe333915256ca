import type { Area, Constraint, Named, Phrase, Skeleton } from '../compose-goals.ts'

const P = (say: string, rx: string): Named => ({ say, rx })
const m = (...all: string[]): Constraint => ({ type: 'mentions', all })
// oxlint-disable-next-line unicorn/no-thenable -- the scorer's word for what comes later.
const before = (first: string, then: string, more: object = {}): Constraint => ({ type: 'before', first, then, ...more })
const by = (date: string, more: object = {}): Constraint => ({ type: 'ends_by', date, ...more })
const wk = ['mon', 'tue', 'wed', 'thu', 'fri']
const shift = (iso: string, n: number) => new Date(Date.parse(iso) + n * 864e5).toISOString().slice(0, 10)
const all = (parts: readonly Named[]) => m(...parts.map((p) => p.rx))
const sk = (o: Omit<Skeleton, 'type'>): Skeleton => ({ type: 'calendar', ...o })
const quilt = [P('cutting the squares', 'cut'), P('piecing the top', 'piec'), P('basting', 'bast'), P('binding', 'bind')]
const uk = [P('history', 'histor'), P('government', 'govern'), P('geography', 'geograph'), P('traditions', 'tradition')]
const excel = [P('formulas', 'formula'), P('pivot tables', 'pivot'), P('charts', 'chart'), P('macros', 'macro')]
const flat = [P('the dripping tap', 'tap'), P('repainting the hall', 'paint|hall'), P('the gas safety certificate', 'gas'), P('the photos', 'photo'), P('the listing', 'listing')]
const grant = [P('the budget', 'budget'), P('the letters of support', 'letter'), P('the project description', 'descri'), P('the risk register', 'risk')]
const papers = [P('the bank accounts', 'bank'), P('the pension', 'pension'), P('the council tax', 'council'), P('the solicitor', 'solicitor')]
const choir = [P('Introit', 'introit'), P('Offertoire', 'offertoire'), P('Sanctus', 'sanctus'), P('Libera me', 'libera')]
const party = [P('the cake', 'cake'), P('the invitations', 'invit'), P('the music', 'music|playlist'), P('the decorations', 'decorat'), P('the slideshow', 'slideshow|slide show')]
const folio = [P('choosing the pictures', 'choos|select|pick'), P('editing', 'edit'), P('the texts', 'text'), P('the site', 'site'), P('the prints', 'print')]
const siemens = [P('company research', 'research|compan'), P('answers to the usual questions', 'question|answer'), P('the portfolio', 'portfolio'), P('salary talk', 'salary')]
const boat = [P('sanding the hull', 'sand'), P('antifouling', 'antifoul'), P('the rigging', 'rigging'), P('the engine service', 'engine')]
const allot = [P('a shed', 'shed'), P('two raised beds', 'bed'), P('a water butt', 'butt'), P('paths', 'path')]
const skeletons: Skeleton[] = [
  sk({ id: 'quilt', text: 'Finish the baby quilt for my niece by 20 March: cut the squares, piece the top, baste it, quilt it, bind the edges', parts: quilt, end: '2027-03-20', constraints: [all(quilt), by('2027-03-20')] }),
  sk({ id: 'uktest', text: 'My Life in the UK test is on Thursday 25 February at 13:30 in Reading. Topics: history, government, geography, traditions', parts: uk, except: 'test', event: '2027-02-25', end: '2027-02-25', ban: P('no flashcards', 'flash ?card'), constraints: [{ type: 'fixed', match: 'test', date: '2027-02-25', start: '13:30' }, all(uk), by('2027-02-25'), { type: 'location', any: ['reading'] }] }),
  sk({ id: 'swim', text: 'Swim three times a week for the next 10 weeks', constraints: [m('swim'), by('2027-03-29'), { type: 'count', min: 15 }], ban: P('no gym sessions', '\\bgym\\b'), habit: true }),
  sk({ id: 'excel', text: 'Get good at Excel in 5 weeks: formulas, pivot tables, charts and macros', parts: excel, end: '2027-02-08', constraints: [all(excel), by('2027-02-22')], ban: P('no VBA books', 'vba books?') }),
  sk({ id: 'flat', text: 'Before we let the flat out on 1 March I have to\n- fix the dripping tap\n- repaint the hall\n- get the gas safety certificate\n- take photos\n- write the listing', parts: flat, end: '2027-03-01', constraints: [all(flat), by('2027-03-01')] }),
  sk({ id: 'grant', text: 'Write a grant application for our community orchard, deadline 19 February at 5pm. It needs: a budget; letters of support; a project description; a risk register', parts: grant, end: '2027-02-19', constraints: [all(grant), by('2027-02-19'), { type: 'fixed', match: 'deadline|submi|hand|applic', date: '2027-02-19' }, { type: 'title', match: 'grant|orchard|applic' }] }),
  sk({ id: 'bruges', text: 'Long weekend in Bruges from 19 to 22 March with my sister (chocolate, canals, the Belfry, lace)', slots: ['budget', 'ban', 'title', 'name', 'hours'], ban: P('the train and the hotel are booked already', 'book (the |a |your )?(train|hotel)|(train|hotel) book|reserve (the |a |your )?(train|hotel)'), constraints: [m('chocolat', 'canal', 'belfry', 'lace'), { type: 'range', from: '2027-03-19', to: '2027-03-22' }, { type: 'every_day', from: '2027-03-19', to: '2027-03-22' }] }),
  sk({ id: 'papers', text: "I have to sort out my late aunt's affairs (bank accounts, pension, council tax, solicitor)", parts: papers, open: true, constraints: [all(papers)] }),
  sk({ id: 'choir', text: "Our choir sings Fauré's Requiem on Saturday 27 March at 7:30pm in St Mary's. I need to learn the tenor part: Introit, Offertoire, Sanctus, Libera me", parts: choir, except: 'concert|requiem|sing|perform', event: '2027-03-27', end: '2027-03-27', constraints: [{ type: 'fixed', match: 'requiem|concert|choir|perform', date: '2027-03-27', start: '19:30' }, all(choir), by('2027-03-27'), { type: 'location', any: ["st mary"] }] }),
  sk({ id: 'ride', text: "I've entered a 70 km charity bike ride on Sunday 11 April, rolling out at 9am", except: 'charity|event|rid(e|ing) day|70 ?km', event: '2027-04-11', end: '2027-04-11', ban: P('no running', '\\brun(s|ning)?\\b'), constraints: [{ type: 'fixed', match: 'ride|charity', date: '2027-04-11', start: '09:00' }, by('2027-04-11'), { type: 'count', min: 10 }] }),
  sk({ id: 'middlemarch', text: 'Read Middlemarch, all 8 books of it, by the end of February', end: '2027-02-28', constraints: [m('middlemarch', 'book (8|eight)|8'), by('2027-02-28'), { type: 'count', min: 8 }] }),
  sk({ id: 'party', text: "Mum turns 70 on Saturday 6 March. Party at 2pm at the cricket club, about 40 people. To do: cake, invitations, music, decorations, photo slideshow", parts: party, except: 'party|birthday|turns 70', event: '2027-03-06', end: '2027-03-06', ban: P('catering is already sorted, no need to plan it', 'cater'), constraints: [{ type: 'fixed', match: 'party|birthday|70', date: '2027-03-06', start: '14:00' }, all(party), { type: 'location', any: ['cricket'] }] }),
  sk({ id: 'puppy', text: 'Train our new puppy over the next two months - sit, recall, walking on the lead, being alone', parts: [P('sit', '\\bsit\\b'), P('recall', 'recall'), P('the lead', 'lead|leash'), P('being alone', 'alone')], end: '2027-03-05', constraints: [m('\\bsit', 'recall', 'lead|leash', 'alone'), by('2027-03-07')], ban: P('no clicker', 'clicker') }),
  sk({ id: 'folio', text: 'Put together my photography portfolio: choose 30 pictures, edit them, write the texts, build the site and order prints', parts: folio, open: true, constraints: [all(folio), { type: 'title', match: 'portfolio|photo' }] }),
  sk({ id: 'greek', text: 'I want to know enough Greek for our holiday in May', open: true, constraints: [m('greek'), { type: 'count', min: 6 }], ban: P('no grammar drills', 'grammar drill') }),
  sk({ id: 'interview', text: 'Job interview at Siemens on Wednesday 3 February, 11:15, in Munich. I want to prepare company research, answers to the usual questions, my portfolio and the salary talk', parts: siemens, except: 'interview at|siemens', event: '2027-02-03', end: '2027-02-03', constraints: [{ type: 'fixed', match: 'interview', date: '2027-02-03', start: '11:15' }, all(siemens), { type: 'location', any: ['munich|siemens'] }] }),
  sk({ id: 'boat', text: 'Get the boat ready for launching on 10 April: sanding the hull, antifouling, rigging and engine service', parts: boat, except: 'launch', event: '2027-04-10', end: '2027-04-10', constraints: [all(boat)] }),
  sk({ id: 'allot', text: 'Set up our new allotment this winter. We want a shed, two raised beds, a water butt and paths', parts: allot, open: true, constraints: [all(allot)] }),
]
const works = ['flat', 'grant', 'papers', 'party', 'folio', 'boat', 'allot']
const openOnes = skeletons.filter((s) => s.open).map((s) => s.id)
const parted = skeletons.filter((s) => s.parts).map((s) => s.id)
const evented = skeletons.filter((s) => s.event).map((s) => s.id)
const ended = skeletons.filter((s) => s.end && !s.event).map((s) => s.id)
const banned = skeletons.filter((s) => s.ban).map((s) => s.id)
const APPT = 'dentist|physio|parent|plumber|accountant|optician|hair|vet\\b|halfway|check with|test|concert|requiem|party|birthday|turns 70|interview|ride|launch|surgery'
const off = (from: string, to: string): Constraint[] => [{ type: 'blackout', from, to, except: APPT }]
const days = (...dates: string[]): Constraint[] => [{ type: 'blackout', dates, except: APPT }]
const busy = (except: string, ...intervals: object[]): Constraint[] => [{ type: 'busy', intervals, except }]
const away = (id: string, text: string, constraints: Constraint[], more: Partial<Phrase> = {}): Phrase => ({ id, slot: 'absence', text, constraints, ...more })
const range = (from: string) => (s: Skeleton): Constraint[] => [{ type: 'range', from, to: '2027-12-31', ...(s.except ? { except: s.except } : {}) }]
const part = (s: Skeleton, k: number) => s.parts![k]!
const phrases: Phrase[] = [
  // absences
  away('away-dash', "I'm away 25-31 January", off('2027-01-25', '2027-01-31')),
  away('inlaws', 'my in-laws are here 22-25 January so nothing then', off('2027-01-22', '2027-01-25')),
  away('hospital2', "I'm in hospital on 27 January and the two days after I'll be good for nothing", off('2027-01-27', '2027-01-29')),
  away('skip-week', 'skip the week of 1 February', off('2027-02-01', '2027-02-07')),
  away('halfterm', 'half-term is 15-19 February, nothing that week please', off('2027-02-15', '2027-02-19')),
  away('paren-list', '(not around: 30/1, 6/2 and 20/2)', days('2027-01-30', '2027-02-06', '2027-02-20')),
  away('oslo', 'I have a work trip to Oslo 19-21 Jan', off('2027-01-19', '2027-01-21')),
  away('tenerife', 'we fly to Tenerife on 10 February and are back on the 17th', off('2027-02-11', '2027-02-16')),
  away('exams', "my own exams are 18 to 22 January so I can't do anything then", off('2027-01-18', '2027-01-22')),
  away('anniv', "nothing on 14 February, it's our anniversary", days('2027-02-14')),
  away('birthday', 'Jan 20 is my birthday, keep it clear', days('2027-01-20')),
  away('two-days', 'no sessions on Fri 5 Feb or Mon 8 Feb', days('2027-02-05', '2027-02-08')),
  away('wedding', "apart from the weekend of 23-24 January, when we're at a wedding", off('2027-01-23', '2027-01-24')),
  away('daysoff', 'days off: 18 Jan, 3 Feb, 4 Feb', days('2027-01-18', '2027-02-03', '2027-02-04'), { not: ['interview'] }),
  away('nights', "I'm on night shifts the whole first week of February so leave that out", off('2027-02-01', '2027-02-07')),
  away('offgrid', 'on annual leave and off grid from Thursday 28 January till Tuesday 2 February inclusive', off('2027-01-28', '2027-02-02')),
  away('boilerman', 'I lose 21 January to the boiler man', days('2027-01-21')),
  away('thisthufri', "this Thursday and Friday I can't", days('2027-01-07', '2027-01-08'), { clash: ['start'] }),
  away('cornwall', "from the 8th through the 12th of February I'm down in Cornwall helping Dad", off('2027-02-08', '2027-02-12')),
  away('surgery', 'surgery on 12 January, and the doctor says a full week of rest after it', off('2027-01-12', '2027-01-19'), { clash: ['start'] }),
  away('cant-or', "I can't do 16 or 17 January", days('2027-01-16', '2027-01-17')),
  away('inventory', 'no time between 1 and 5 February - inventory at work', off('2027-02-01', '2027-02-05')),
  away('lastwkend', "the last weekend of January doesn't work for me", off('2027-01-30', '2027-01-31')),
  away('slash', "skip 26/01 because of the parents' evening", days('2027-01-26')),
  away('three-trips', 'away three times: 15-17 January, 29-31 January and 12-14 February', days('2027-01-15', '2027-01-16', '2027-01-17', '2027-01-29', '2027-01-30', '2027-01-31', '2027-02-12', '2027-02-13', '2027-02-14')),
  away('jury', 'jury service w/c 18 January, so that week is out', off('2027-01-18', '2027-01-22')),
  away('grandkids', 'grandkids here on the 9th and 10th of February, so no', days('2027-02-09', '2027-02-10')),
  away('abroad', "I'll be out of the country 8.2.-11.2.", off('2027-02-08', '2027-02-11')),
  away('valentine', "leave Valentine's Day free", days('2027-02-14')),
  away('secondweek', "nothing in the second week of February, I'm in Leeds for work", off('2027-02-08', '2027-02-14')),
  away('conf', "conference in Lyon 26-28 Jan (can't work on this there)", off('2027-01-26', '2027-01-28')),
  away('skiing', 'we go skiing from 6 Feb to 13 Feb', off('2027-02-07', '2027-02-12')),
  away('mixed-list', 'days I am not available: 12 January, 22-24 January and also 2 February', days('2027-01-12', '2027-01-22', '2027-01-23', '2027-01-24', '2027-02-02'), { clash: ['start'] }),
  away('trip-reason', "because of a family trip there's a gap from 18 to 20 February", off('2027-02-18', '2027-02-20')),
  away('goodfri', 'nothing on Good Friday or Easter Monday', days('2027-03-26', '2027-03-29')),
  away('bankhols', 'bank holidays are off', days('2027-03-26', '2027-03-29', '2027-05-03')),
  // appointments
  { id: 'dentist', slot: 'appt', text: "I've got the dentist on 19 January from 14:00 to 15:00", constraints: busy('dentist', { date: '2027-01-19', from: '14:00', to: '15:00' }) },
  { id: 'physio', slot: 'appt', text: "I'm at the physio every Wednesday 17:00-17:45", constraints: busy('physio', { days: ['wed'], from: '17:00', to: '17:45' }) },
  { id: 'parents', slot: 'appt', text: "parents' evening is Thursday 28 January 6 to 8pm", constraints: busy('parent', { date: '2027-01-28', from: '18:00', to: '20:00' }) },
  { id: 'plumber', slot: 'appt', text: 'the plumber comes on 26 January between 9 and 12, so not then', constraints: busy('plumber', { date: '2027-01-26', from: '09:00', to: '12:00' }) },
  { id: 'bank-call', slot: 'appt', text: 'call with my accountant on Mon 18 Jan 10:30-11:15, put that in too', constraints: [{ type: 'fixed', match: 'accountant', date: '2027-01-18', start: '10:30' }, ...busy('accountant', { date: '2027-01-18', from: '10:30', to: '11:15' })] },
  { id: 'optician', slot: 'appt', text: 'optician 4 Feb 15:20-16:00', constraints: busy('optician', { date: '2027-02-04', from: '15:20', to: '16:00' }) },
  { id: 'haircut', slot: 'appt', text: 'add a haircut on 23 January at 11am', constraints: [{ type: 'fixed', match: 'hair', date: '2027-01-23', start: '11:00' }], clash: ['absence'] },
  { id: 'vet', slot: 'appt', text: 'vet with the cat on Friday the 22nd of January, 9.30 to 10.15', constraints: busy('vet', { date: '2027-01-22', from: '09:30', to: '10:15' }) },
  // start
  { id: 'start-on', slot: 'start', text: 'start on Monday 11 January', constraints: [{ type: 'starts_on', date: '2027-01-11' }] },
  { id: 'not-before', slot: 'start', text: 'not before 13 January', constraints: range('2027-01-13') },
  { id: 'next-week', slot: 'start', text: 'from next week', constraints: range('2027-01-11') },
  { id: 'cant-until', slot: 'start', text: "I can't start until the 18th", constraints: range('2027-01-18') },
  { id: 'tomorrow', slot: 'start', text: 'starting tomorrow', constraints: [{ type: 'starts_on', date: '2027-01-05' }] },
  { id: 'get-going', slot: 'start', text: "let's get going on Saturday 9 January", constraints: [{ type: 'starts_on', date: '2027-01-09' }], clash: ['days'] },
  { id: 'holiday-until', slot: 'start', text: "I'm still on holiday until 10 January", constraints: range('2027-01-11') },
  { id: 'first-session', slot: 'start', text: 'the first session should be on 12 January', constraints: [{ type: 'starts_on', date: '2027-01-12' }], not: works },
  { id: 'begin-mid', slot: 'start', text: 'we begin on 14 Jan, not earlier', constraints: range('2027-01-14') },
  // end
  { id: 'done-by', slot: 'end', only: openOnes, text: 'all done by 15 March', constraints: [by('2027-03-15')] },
  { id: 'until-feb', slot: 'end', only: openOnes, text: 'until the end of February', constraints: [by('2027-02-28')] },
  { id: 'before-april', slot: 'end', only: openOnes, text: 'finish before 1 April', constraints: [by('2027-03-31')] },
  { id: 'within-7', slot: 'end', only: openOnes, text: 'wrap it up within 7 weeks', constraints: [by('2027-02-22')] },
  { id: 'no-later', slot: 'end', only: openOnes, text: 'no later than 12 March', constraints: [by('2027-03-12')] },
  { id: 'easter', slot: 'end', only: openOnes, text: 'it has to be over by Easter', constraints: [by('2027-03-28')] },
  { id: 'need-finished', slot: 'end', only: openOnes, text: "I'd need it finished on or before the 5th of March", constraints: [by('2027-03-05')] },
  { id: 'deadline-colon', slot: 'end', only: openOnes, text: 'deadline: 26 Feb', constraints: [by('2027-02-26')] },
  // milestones
  { id: 'ms-finish', slot: 'milestone', only: parted, text: (s) => `${part(s, 0).say} must be finished by 24 January`, constraints: (s) => [by('2027-01-24', { match: part(s, 0).rx, any: true })] },
  { id: 'ms-sorted', slot: 'milestone', only: parted, text: (s) => `I want ${part(s, 1).say} sorted before the end of January`, constraints: (s) => [by('2027-01-31', { match: part(s, 1).rx, any: true })] },
  { id: 'ms-behind', slot: 'milestone', only: parted, text: (s) => `${part(s, 2).say} should be behind me by the 22nd of January`, constraints: (s) => [by('2027-01-22', { match: part(s, 2).rx, any: true })], clash: ['order'] },
  { id: 'ms-check', slot: 'milestone', text: 'halfway check with my sister on 1 February', constraints: [{ type: 'fixed', match: 'check|half', date: '2027-02-01' }], not: ['bruges', 'interview'], clash: ['absence'] },
  { id: 'ms-notbefore', slot: 'milestone', only: works, text: (s) => `${part(s, 3).say} not before 25 January`, constraints: (s) => [{ type: 'range', match: part(s, 3).rx, from: '2027-01-25', to: '2027-12-31', ...(s.except ? { except: s.except } : {}) }] },
  { id: 'ms-invites', slot: 'milestone', only: ['party'], text: 'invitations out by 5 February', constraints: [by('2027-02-05', { match: 'invit', any: true })] },
  // order
  { id: 'or-before', slot: 'order', only: parted, text: (s) => `${part(s, 2).say} before ${part(s, 1).say}`, constraints: (s) => [before(part(s, 2).rx, part(s, 1).rx)], not: ['quilt', 'boat', 'interview', 'folio'], clash: ['milestone'] },
  { id: 'or-last', slot: 'order', only: parted, text: (s) => `do ${part(s, 0).say} last`, constraints: (s) => [before(part(s, 1).rx, part(s, 0).rx), before(part(s, 2).rx, part(s, 0).rx)], not: ['quilt', 'folio', 'boat'], clash: ['milestone'] },
  { id: 'or-onlyafter', slot: 'order', only: parted, text: (s) => `${part(s, 3).say} only once ${part(s, 1).say} is out of the way`, constraints: (s) => [before(part(s, 1).rx, part(s, 3).rx)] },
  { id: 'or-startwith', slot: 'order', only: parted, text: (s) => `start with ${part(s, 1).say}`, constraints: (s) => [before(part(s, 1).rx, part(s, 0).rx), before(part(s, 1).rx, part(s, 2).rx)], not: ['quilt', 'folio', 'flat', 'interview', 'boat'], clash: ['milestone', 'start'] },
  // counts
  { id: 'cnt-mock-int', slot: 'count', only: ['interview'], text: 'with three practice interviews', constraints: [{ type: 'count', match: 'mock|practice|practise', min: 3 }] },
  { id: 'cnt-mock-test', slot: 'count', only: ['uktest'], text: 'plus four mock tests', constraints: [{ type: 'count', match: 'mock', min: 4 }] },
  { id: 'cnt-rehearse', slot: 'count', only: ['choir'], text: 'two run-throughs with the organist', constraints: [{ type: 'count', match: 'organist|run-?through', min: 2 }] },
  { id: 'cnt-photos', slot: 'count', only: ['grant'], text: 'three rounds of feedback from the committee', constraints: [{ type: 'count', match: 'feedback|round', min: 3 }] },
  { id: 'cnt-fair', slot: 'count', only: ['party'], text: 'and also two tastings at the bakery', constraints: [{ type: 'count', match: 'tasting', min: 2 }] },
  // buffer
  { id: 'buf-event', slot: 'buffer', only: evented, text: 'leave the last two days before it completely free', constraints: (s) => [{ type: 'blackout', from: shift(s.event!, -2), to: shift(s.event!, -1) }] },
  { id: 'buf-week', slot: 'buffer', only: ended, text: "I'd like to be done a week early just in case", constraints: (s) => [by(shift(s.end!, -7), { except: 'deadline|due|submi|hand' })] },
  { id: 'buf-days', slot: 'buffer', only: ['quilt', 'grant', 'flat', 'middlemarch'], text: 'keep the final three days as a buffer', constraints: (s) => [{ type: 'blackout', from: shift(s.end!, -2), to: shift(s.end!, -1), except: 'buffer|reserve|spare|deadline|submi' }] },
  // bans
  { id: 'ban', slot: 'ban', only: banned, text: (s) => s.ban!.say, constraints: (s) => [{ type: 'absent', in: 'titles', any: [s.ban!.rx] }] },
  // money, names, places
  { id: 'budget', slot: 'budget', text: 'budget: £350', constraints: [m('350')] },
  { id: 'budget2', slot: 'budget', text: 'I can spend 200 pounds on it at most', constraints: [m('200')] },
  { id: 'tomasz', slot: 'name', text: "my friend Tomasz is helping me with it", constraints: [m('tomasz')] },
  { id: 'shed', slot: 'place', text: 'I do all this in the library in Leith', constraints: [{ type: 'location', any: ['leith|library'] }], only: ['uktest', 'excel', 'middlemarch', 'greek', 'papers', 'grant'] },
  // amounts
  { id: 'h-total', slot: 'amount', text: 'about 20 hours altogether', constraints: (s) => [{ type: 'hours_total', min: 15, max: 25, ...(s.except ? { except: s.except } : {}) }], not: ['bruges', 'party', 'interview', 'middlemarch', 'ride', 'swim', 'flat'] },
  { id: 'h-week', slot: 'amount', text: 'I have 4 hours a week for it', constraints: [{ type: 'capacity', hours: 4, per: 'week' }], not: ['bruges', 'party', 'flat', 'middlemarch', 'allot', 'interview', 'boat'] },
  { id: 'h-week2', slot: 'amount', text: 'no more than 6 hours in any week', constraints: [{ type: 'capacity', hours: 6, per: 'week' }], not: ['bruges', 'party', 'flat', 'middlemarch', 'allot', 'interview', 'boat'] },
  // title and length
  { id: 'title', slot: 'title', text: 'call the plan "Project Lighthouse"', constraints: [{ type: 'title', match: 'project lighthouse' }], not: ['folio', 'grant'] },
  { id: 'first4', slot: 'end', only: openOnes, text: 'just plan the first four weeks', constraints: [by('2027-02-01', { except: 'optician|physio|dentist|deadline' })], clash: ['order', 'start', 'milestone'] },
  // some times beside
  { id: 'eve', slot: 'hours', text: 'evenings between 6 and 9', constraints: (s) => [{ type: 'window', from: '18:00', to: '21:00', ...(s.except ? {} : {}) }], not: ['bruges', 'flat', 'boat', 'allot'], clash: ['appt'] },
  { id: 'no-sun', slot: 'days', text: 'Sundays stay free', constraints: [{ type: 'weekdays', allowed: [...wk, 'sat'] }], not: ['bruges'] },
  { id: 'max60', slot: 'len', text: 'an hour at a time at most', constraints: [{ type: 'session_minutes', max: 60 }], not: ['bruges', 'ride', 'flat', 'boat', 'allot', 'party'] },
  { id: 'helper', slot: 'days', only: ['flat', 'boat', 'party'], text: (s) => `${part(s, 1).say} can only happen on weekends because that's when my husband is around`, constraints: (s) => [{ type: 'weekdays', match: part(s, 1).rx, allowed: ['sat', 'sun'] }], not: ['party'] },
  // in haste
  away('h-hols', 'hols 13-20 feb', off('2027-02-13', '2027-02-20')),
  away('h-nothere', 'im not here from fri 22 to mon 25 jan', off('2027-01-22', '2027-01-25')),
  away('h-slash', 'nothing on 2/2 pls', days('2027-02-02')),
  { id: 'h-kickoff', slot: 'start', text: 'kick it off mon 18 jan', constraints: [{ type: 'starts_on', date: '2027-01-18' }] },
  { id: 'h-till', slot: 'start', text: 'cant start till 15 jan', constraints: range('2027-01-15') },
  { id: 'h-gotta', slot: 'end', only: openOnes, text: 'gotta be done by 10th march', constraints: [by('2027-03-10')] },
  { id: 'h-gp', slot: 'appt', text: 'gp appt 27 jan 8:50-9:10', constraints: busy('\\bgp\\b|doctor', { date: '2027-01-27', from: '08:50', to: '09:10' }) },
  { id: 'h-outtheway', slot: 'milestone', only: parted, text: (s) => `get ${part(s, 0).say} out the way by 29 jan`, constraints: (s) => [by('2027-01-29', { match: part(s, 0).rx, any: true })] },
  { id: 'h-b4', slot: 'order', only: parted, text: (s) => `${part(s, 2).say} b4 ${part(s, 1).say}`, constraints: (s) => [before(part(s, 2).rx, part(s, 1).rx)], not: ['quilt', 'boat', 'interview', 'folio'], clash: ['milestone'] },
  away('k-away', 'away 5th-9th feb', off('2027-02-05', '2027-02-09')),
  away('k-not-on', 'not on the 12th or 13th of feb', days('2027-02-12', '2027-02-13')),
  away('k-bday', 'leave 25 jan free (bday)', days('2027-01-25')),
  away('k-nocando', 'no can do 18-22 jan', off('2027-01-18', '2027-01-22')),
  { id: 'k-from', slot: 'start', text: 'from feb 1st on', constraints: range('2027-02-01'), not: ['interview'], clash: ['appt', 'milestone'] },
  { id: 'k-thissat', slot: 'start', text: 'start this sat', constraints: [{ type: 'starts_on', date: '2027-01-09' }], clash: ['days'] },
  { id: 'k-finished', slot: 'end', only: openOnes, text: 'must be finished before march 12', constraints: [by('2027-03-11')] },
  { id: 'k-hair', slot: 'appt', text: 'hairdresser fri 5 feb 2-3pm', constraints: busy('hair', { date: '2027-02-05', from: '14:00', to: '15:00' }), clash: ['absence'] },
  { id: 'k-endofjan', slot: 'milestone', only: parted, text: (s) => `${part(s, 1).say} done by end of jan`, constraints: (s) => [by('2027-01-31', { match: part(s, 1).rx, any: true })], clash: ['start'] },
  { id: 'k-after', slot: 'order', only: parted, text: (s) => `${part(s, 0).say} after ${part(s, 1).say}`, constraints: (s) => [before(part(s, 1).rx, part(s, 0).rx)], not: ['quilt', 'boat', 'interview', 'folio'], clash: ['milestone'] },
]

/** Starts, ends, events, absences, appointments, order, counts and contents of calendar goals, as different people say them. */
export const CALENDAR_DATES: Area = { skeletons, phrases }
