import type { Playbook } from '../playbook.ts'

/** Perimenopause and menopause: know the symptoms, get treated, adapt nights, days, sport and work. */
export const MENOPAUSE: Playbook = {
  id: 'menopause',
  title: 'getting through the menopause',
  plannerTypes: ['calendar'],
  usualWeeks: 12,
  matches: {
    strong: ['menopause', 'perimenopause', 'menopausal', 'perimenopausal', 'hot flush', 'hot flash', 'night sweats', '=hrt', 'hormone replacement', 'hormone therapy', 'wechseljahre', 'hitzewallung', 'menopausia', 'sofocos', 'bouffees de chaleur', 'menopausa'],
    weak: ['hormone', 'sleep', 'mood', 'strength', 'bones', 'gp', 'symptoms', 'brain fog', 'weight', 'cycle', 'flushes'],
    not: ['=app', 'apps', 'workshop', 'policy', 'website', 'campaign', 'talk', 'podcast', 'research', 'thesis', 'cancer', 'staff handbook', 'course for', 'transition to', 'trans '],
  },
  tags: ['menopause'],
  partsByKind: true,
  topicStages: [
    { id: 'try', titles: ['{Topic}: try one change for a fortnight and look at the diary'], share: 1, how: 'Only one change at a time, else you do not know what helped. A number from 0 to 10 each evening.', done: 'you know whether it stays' },
  ],
  series: [
    {
      id: 'mp-lift', about: ['strength', 'strength training', 'gym', 'weights', 'lift'], name: 'Strength', perWeek: 2, minutes: 45, onlyIfAsked: true,
      sessions: [
        { id: 'mp-lift-a', title: 'Strength A: squat, row, bridge, carry: 3 sets of 8 to 12', how: 'Five minutes of warm-up. The last two repetitions are hard and still clean; write weight and repetitions. Add the smallest weight when 12 are done in all sets.', done: 'three sets of each are in the log' },
        { id: 'mp-lift-b', title: 'Strength B: hip hinge, push, step-up, calf raise: 3 sets of 8 to 12', how: 'Hinge with a flat back, push at a bench or on the floor, step to knee height. Bones need load that rises over the months, and balance on one leg while you brush your teeth.', done: 'three sets of each are in the log' },
        { id: 'mp-lift-jump', from: 0.35, title: 'Strength C: deadlift or squat heavier, 5 repetitions, and ten small jumps', how: 'Only if pelvic floor and joints allow; else heel drops. Long pauses of two minutes. Stop at leaking, pressure or pain and ask the physiotherapist.', done: 'four sets are done and nothing hurts the next morning' },
      ],
    },
  ],
  tasks: [
    { id: 'mp-diary', at: 0, minutes: 30, priority: 'high', about: ['symptoms', 'diary', 'flushes', 'hot flushes', 'flashes'], title: 'Begin a diary of symptoms: flushes, sleep, mood, bleeding, joints, head', how: 'One line each evening with numbers from 0 to 10; what came before it: wine, coffee, stress, warm room.', done: 'fourteen lines stand' },
    { id: 'mp-book', at: 0.02, minutes: 20, priority: 'high', about: ['gp', 'gp appointment', 'doctor', 'gynaecologist', 'appointment'], title: 'Book a long appointment with family doctor or gynaecologist', how: 'Say that it is about the menopause and ask who in the practice knows it best. Heavy bleeding, bleeding a year after the last period, or chest pain: earlier.', done: 'the appointment stands' },
    { id: 'mp-prepare', at: 0.14, minutes: 40, priority: 'high', about: ['gp', 'gp appointment', 'doctor', 'hrt', 'appointment'], title: 'Prepare one page for the appointment: diary, history, medicines, three questions', how: 'Migraine, thrombosis, breast cancer, blood pressure in the family and yourself; last smear and mammogram. What is worst, what do you want?', done: 'the page is printed' },
    { id: 'mp-visit', at: 0.18, minutes: 60, priority: 'high', after: ['mp-prepare'], about: ['gp', 'gp appointment', 'doctor', 'appointment'], title: 'Go to the appointment and come home with a plan and a date for review', how: 'Patch, gel, tablet or none; with a womb also progestogen; local oestrogen; other medicines if hormones are out. What to watch for, when to come back?', done: 'treatment or the next test stands in writing with a date' },
    { id: 'mp-decide', at: 0.24, minutes: 60, about: ['hrt', 'hrt or not', 'hormones', 'hormone'], title: 'Decide on hormones with a page of for and against for you', how: 'Benefit for flushes, sleep and bones, risk by age, kind and history in absolute figures from a national menopause society or health service; no forums at night.', done: 'the decision stands with the day on which you look at it again' },
    { id: 'mp-room', at: 0.06, minutes: 60, about: ['bedroom', 'bedroom cooler', 'sleep', 'nights'], title: 'Make the bedroom cool: 17 degrees, layers, fan, towel, water', how: 'Two thin covers in place of one, cotton or wool, own blanket beside your partner; spare top within reach.', done: 'the first night is in the diary with the times you woke' },
    { id: 'mp-sleep', at: 0.1, minutes: 40, about: ['sleep', 'no sleep', 'insomnia'], title: 'Set the nights: same hour to rise, last coffee at noon, wine only at weekends', how: 'Awake for twenty minutes: up, dim light, dull book. Cognitive therapy for sleep works here too, as a course or with a therapist.', done: 'two weeks have the same hour of rising' },
    { id: 'mp-triggers', at: 0.12, minutes: 30, about: ['flushes', 'hot flushes', 'hot flashes'], title: 'Find the triggers of flushes: alcohol, spice, caffeine, heat, hurry', how: 'Leave out one for four days and count. Slow breathing, six a minute, at the first sign.', done: 'two triggers have a rule' },
    { id: 'mp-strength', at: 0.16, minutes: 60, priority: 'high', about: ['strength', 'strength training', 'exercise', 'gym', 'weights'], title: 'Begin strength training twice a week', how: 'Squat, push, pull, hinge, carry: two or three sets of eight to twelve, the last two hard; first sessions with a trainer. It keeps muscle and bone.', done: 'four sessions are done with weights noted' },
    { id: 'mp-move', at: 0.22, minutes: 30, about: ['cardio', 'walk', 'exercise'], title: 'Add movement that makes you breathe: thirty minutes, three to five times a week', how: 'Brisk walk, bicycle, dancing; one hill. Jumps only if pelvic floor and joints allow.', done: 'a week with three such times is ticked' },
    { id: 'mp-pelvic', at: 0.3, minutes: 30, about: ['pelvic floor', 'bladder'], title: 'Pelvic floor and dryness: exercises, cream, physiotherapist', how: 'Common and treatable; local oestrogen on prescription, lubricant, ten minutes of exercises a day.', done: 'what applies to you has been said to the doctor or ruled out' },
    { id: 'mp-food', at: 0.26, minutes: 45, about: ['food', 'weight', 'diet', 'eating'], title: 'Adapt food: protein at every meal, calcium, fibre, less alcohol', how: 'A palm of protein three times, yoghurt or fortified drink, beans twice a week; vitamin D by the doctor’s advice.', done: 'a week of breakfasts and dinners stands' },
    { id: 'mp-bones', at: 0.4, minutes: 45, about: ['bones', 'heart', 'blood pressure'], title: 'Have heart and bones looked at: blood pressure, lipids, sugar, bone density if at risk', how: 'Early menopause, fractures in the family, steroids or low weight speak for a bone scan.', done: 'values and the next check are noted' },
    { id: 'mp-mood', at: 0.34, minutes: 40, about: ['mood', 'anxiety', 'brain fog', 'rage'], title: 'Mood and fog: separate what hormones do from what life does', how: 'Two weeks of low mood, or thoughts of not wanting to live: doctor this week. Lists, one task at a time, no meetings before nine after bad nights.', done: 'three aids for foggy days are in use' },
    { id: 'mp-work', at: 0.36, minutes: 45, about: ['work', 'boss', 'talk to my boss', 'employer', 'job'], title: 'Talk to your boss or occupational health about two concrete changes', how: 'Fan or window seat, later start after bad nights, breaks, camera off; you need not tell more than you want. Put it into a mail afterwards.', done: 'two changes run for a trial of six weeks' },
    { id: 'mp-home', at: 0.2, minutes: 40, about: ['partner', 'family', 'husband', 'kids'], title: 'Tell those at home what it is and what helps', how: 'Three sentences: what happens, what I need, what is not meant against you. Window, blanket, evening alone.', done: 'they can say what to do on a bad day' },
    { id: 'mp-sex', at: 0.48, minutes: 30, optional: true, about: ['sex', 'libido', 'relationship'], title: 'Talk about closeness: what hurts, what is nice, what the doctor can do', how: 'Not in bed. Pain has treatments.', done: 'one thing is changed or asked for' },
    { id: 'mp-contraception', at: 0.28, minutes: 20, title: 'Clear contraception and bleeding with the doctor', how: 'Hormone therapy is no contraception; ask until when you need one, and which bleeding must be looked at.', done: 'the answer stands on the page' },
    { id: 'mp-review', at: 0.85, minutes: 45, priority: 'high', about: ['hrt', 'review', 'gp'], title: 'Review after three months: diary, doses, side effects, what stays', how: 'Averages of the first and last fortnight side by side; patches can be changed, doses too.', done: 'the next half year has a plan and a date' },
    { id: 'mp-look', at: 0.96, minutes: 30, title: 'Look back: three numbers, three things that stay in the week', how: 'Sleep, flushes, mood; what helped most for least effort?', done: 'three habits stand in the calendar' },
    { id: 'mp-read', at: 0.04, minutes: 45, when: { levels: ['beginner'] }, title: 'Read what happens and how long: stages, symptoms, treatment', how: 'A national health service or menopause society; mark what you have. Joints, heartbeat and anger belong to it too.', done: 'you can explain it in five sentences' },
    { id: 'mp-friend', at: 0.32, minutes: 45, when: { levels: ['beginner'] }, title: 'Talk to two women who have been through it', how: 'What helped, which doctor, what they would have done earlier?', done: 'three hints are on the page' },
    { id: 'mp-switch', at: 0.3, minutes: 45, when: { levels: ['advanced'] }, title: 'Compare treatments you have had: kind, dose, effect, why ended', how: 'Table for the specialist; route and progestogen are the first things to change.', done: 'the table lies in the folder for the specialist' },
    { id: 'mp-sessions', at: 0.4, minutes: 45, batch: { units: ['session', 'appointment', 'week', 'workout'], unit: 'sessions', usual: 0, of: 3, atMost: 8, until: 0.9 }, title: 'Train {part}: same lifts, a little more weight', how: 'When twelve are easy, add the smallest plate. Worse nights mean the same weight again.', done: 'weights and repetitions are noted' },
    { id: 'mp-week', at: 0.12, minutes: 15, everyWeeks: 2, title: 'Read the diary, week {week}: better, the same or worse, one change next', how: 'Averages of two weeks, not of single nights.', done: 'one change for the next fortnight is written down' },
    { id: 'mp-specialist', at: 0.5, minutes: 45, when: { minWeeks: 8 }, title: 'Ask for a menopause specialist if it is no better after two months', how: 'Page, diary, treatments tried; waiting lists are long, so book now and cancel later.', done: 'you are referred or no longer need it' },
    { id: 'mp-group', at: 0.6, minutes: 60, when: { minWeeks: 6 }, title: 'Go to a group, talk or course once', how: 'Clinic, adult education, work; it helps not to be alone with it.', done: 'you were there and know whether you go again' },
    { id: 'mp-travel', at: 0.7, minutes: 30, when: { minWeeks: 10 }, title: 'Prepare for hard days: presentation, wedding, summer heat, flight', how: 'Layers, fan, cold bottle, prescription for the journey, seat by the aisle.', done: 'the next two such days have a plan' },
  ],
}
