import type { Keyword, Playbook } from '../playbook.ts'

const PRESSURE: Keyword[] = ['blood pressure', 'hypertension', 'bluthochdruck']
const SALT: Keyword[] = [...PRESSURE, 'less salt', 'cut down on salt', 'low salt', 'sodium']

export const HEALTH_CHANGE: Playbook = {
  id: 'health-change',
  title: 'eating and moving for health',
  atItsHours: true,
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['prediabet', 'diagnosed with type 2', 'diagnosed with type two', 'type 2 diagnosis', 'type 2 diabetes', 'change how we eat', 'change the way we eat', 'change how i eat', 'change the way i eat', 'eat healthier', 'eat healthier as a family', 'cholesterol down', 'lower my cholesterol', 'colesterol', 'hba1c', 'diabetes', 'blood sugar', 'blood pressure', 'cholesterol', 'fatty liver', 'healthier lifestyle', 'live healthier', 'get healthier', 'heart health', 'change what i eat', 'eat better and move', 'move more', 'walk more', 'insulin resistance', 'triglyceride', 'waist', 'eat more vegetables', 'eat more fruit', 'eat more fibre', 'eat more fiber', 'eat better', 'five a day', 'eat less junk'],
    weak: ['diagnos', 'walk', 'cook', 'eat', 'diet', 'sugar', 'weight', 'doctor', 'vegetables', 'exercise'],
    not: ['surgery', 'marathon', 'charity', 'dog', '=app'],
  },
  tags: ['health'],
  location: 'home',
  series: [
    {
      id: 'walk', about: ['walk', 'steps', 'stroll', 'move', 'spazier', 'caminar', 'marcher', 'caminhar'], name: 'walk', perWeek: 5, minutes: 30, tags: ['walk'],
      progression: { unit: 'min', start: { beginner: 15, intermediate: 20, advanced: 30 }, peak: 45, weeklyGrowth: 1.1, deloadEvery: 0, taperWeeks: 0, roundTo: 5, minutesPerUnit: { beginner: 1, intermediate: 1, advanced: 1 } },
      sessions: [
        { id: 'walk-easy', title: 'Walk: {amount} after a meal, at a pace that lets you talk', how: 'Start within half an hour of eating, that is when it does most; flat, comfortable shoes, arms free.', done: 'the {amount} are done and noted' },
        { id: 'walk-brisk', from: 0.08, title: 'Walk: {amount} with three brisk stretches', how: 'Five minutes easy, then three times as fast as you can still speak a short sentence, easy between.', done: 'you were warm and a little out of breath three times' },
        { id: 'walk-hill', from: 0.25, title: 'Walk: {amount} with stairs or a hill', how: 'Up steadily, whole foot on the ground, down slowly; stop at pain in the chest or dizziness and ask a doctor.', done: 'you came up without stopping' },
        { id: 'walk-company', from: 0.15, title: 'Walk: {amount} with somebody, phone in the pocket', how: 'Ask the evening before; a call counts as company.', done: 'you would do this round again' },
        { id: 'walk-new', from: 0.4, title: 'Walk: {amount} on a way you do not know', how: 'Get off one stop early or turn left where you usually go right.', done: 'you know one more way' },
      ],
    },
    {
      id: 'cook', about: ['cook', 'meal', 'kitchen', 'prep', 'koch', 'cocinar', 'cuisin', 'cozinhar'], name: 'cooking', perWeek: 1, minutes: 90, tags: ['food'],
      sessions: [
        { id: 'cook-plate', title: 'Cook for the week {week}: half the plate vegetables, a quarter protein, a quarter whole grain', how: 'Two trays of vegetables, one pot of beans, lentils or chicken, one of grain; cool fast, four days in the fridge, the rest frozen with a date.', done: 'at least four lunches stand in boxes' },
        { id: 'cook-breakfast', from: 0.1, title: 'Cook for the week {week}: breakfasts that keep you full until noon', how: 'Oats, eggs, plain yoghurt, nuts, berries; no juice; try two and see at eleven o’clock which one held.', done: 'five breakfasts are ready or laid out' },
        { id: 'cook-swap', from: 0.15, title: 'Cook for the week {week}: your favourite dish, made so that it fits', how: 'Same spices, more vegetables and beans, half the white rice, pasta or bread, less salt; taste before you salt.', done: 'everybody ate it and you wrote down what to change' },
        { id: 'cook-soup', from: 0.3, title: 'Cook for the week {week}: a big soup and something crisp for the freezer', how: 'Pulses for fibre, vegetables of the season; portions flat in bags; nuts or raw vegetables for the crisp part.', done: 'six portions with dates lie in the freezer' },
      ],
    },
    {
      id: 'strength', about: ['strength', 'gym', 'muscle', 'kraft', 'fuerza'], name: 'strength at home', perWeek: 2, minutes: 20, tags: ['strength'],
      sessions: [
        { id: 'sit-stand', title: 'Strength at home, week {week}: sit and stand, wall press-ups, heel raises', how: 'Two rounds of eight to twelve, slow down; a chair without wheels against the wall. Breathe out on the effort, never hold it.', done: 'two rounds are done and the last two were hard but clean' },
        { id: 'carry', from: 0.2, title: 'Strength at home, week {week}: step-ups, rows with a bag, carry two bags', how: 'Lowest stair first, flat back, shoulders away from the ears; one more repetition than last week.', done: 'the number is one more than last week or cleaner' },
      ],
    },
  ],
  tasks: [
    { id: 'health-talk', at: 0, minutes: 30, priority: 'high', title: 'Talk with your doctor: values, medicines, what to avoid, when to measure again', how: 'Take the lab sheet; ask which number should change and by how much, whether exercise or medicine has limits for you, and for a dietitian’s referral. This plan does not replace that advice.', done: 'target values, limits and the date of the next test are written down' },
    { id: 'health-baseline', at: 0.02, minutes: 45, priority: 'high', title: 'Starting values: waist, weight, pressure, steps, sleep, the lab numbers', how: 'Morning, same clothes, waist at the navel after breathing out; steps of three ordinary days.', done: 'one line with today’s date stands in the table' },
    { id: 'health-diary', at: 0.04, minutes: 60, title: 'Three days of writing down everything you eat and drink, without changing it', how: 'Photograph or note at once, with time, hunger and place; one weekend day among them.', done: 'the three places where sugar and white flour come in are marked' },
    { id: 'health-three-swaps', at: 0.09, minutes: 40, priority: 'high', title: 'Choose three swaps that cost you least', how: 'Sweet drinks to water first, then bread or breakfast, then the evening snack; no bans, one swap a week.', done: 'three swaps have a week each and the first has begun' },
    { id: 'health-kitchen', at: 0.12, minutes: 60, title: 'Kitchen in order: what tempts goes high, what helps stands in front', how: 'Read labels: sugar under 5 g and fibre over 5 g for 100 g; fruit on the table, biscuits out of the house or in the cellar.', done: 'the shelf at eye level holds only what you want to eat' },
    { id: 'health-list', at: 0.15, minutes: 45, title: 'Shopping list of twenty things and five meals you can make asleep', how: 'Frozen vegetables, tinned pulses, eggs, plain yoghurt, oats; write the meals on the fridge door.', done: 'the list hangs there and the twenty are in the house' },
    { id: 'health-learn', at: 0.07, minutes: 45, when: { levels: ['beginner'] }, title: 'Learn the plate and the label: fibre, sugar, portion', how: 'Lay out a usual plate and measure it once; compare three labels of what you eat most.', done: 'you can say what is on the plate in quarters' },
    { id: 'health-shoes', at: 0.03, minutes: 45, when: { levels: ['beginner'] }, title: 'Shoes, rain jacket and a round of ten minutes from your door', how: 'Walk it once with a watch; a second round for bad weather, indoors if need be.', done: 'both rounds are known and the shoes stand at the door' },
    { id: 'health-salt', at: 0.1, minutes: 40, priority: 'high', when: { mentions: SALT }, about: ['salt', 'less salt', 'sodium'], title: 'Less salt: find the five foods that most of it comes from, and choose what takes their place', how: 'Bread, cheese, sausage, ready meals and sauces hold more than the shaker. Compare by 100 g: over 1.5 g is much, under 0.3 g little; herbs, lemon and pepper on the table. Salt substitutes with potassium only after asking the doctor.', done: 'five foods have another in their place and the shaker is off the table' },
    { id: 'health-pressure', at: 0.03, minutes: 30, priority: 'high', when: { mentions: PRESSURE }, about: ['blood pressure', 'monitor', 'cuff'], title: 'Blood pressure: a tested upper-arm monitor, and the way to measure that the doctor believes', how: 'Five minutes sitting, back and feet supported, arm at the height of the heart, no coffee or cigarette before, twice a minute apart; write down the second. Over 180 to 110 with pain, shortness of breath or trouble speaking: emergency number.', done: 'seven mornings stand in the table, each with two values' },
    { id: 'health-hard-days', at: 0.3, minutes: 45, title: 'Plan for hard days: stress, eating out, parties, being ill', how: '“If … then …” for the three that come most; soup and salad first, share the dessert, ten minutes of walking counts.', done: 'three sentences hang on the fridge' },
    { id: 'health-sleep', at: 0.36, minutes: 20, title: 'Sleep: same hour, an hour without a screen, coffee until two', how: 'Short nights make hungry; begin with getting up at the same time on seven days.', done: 'five of seven nights are within half an hour' },
    { id: 'health-check', at: 0.15, minutes: 20, everyWeeks: 2, title: 'Look back, week {week}: waist, walks, swaps, one thing to change', how: 'Weekly averages rather than single days; what made the good week good?', done: 'one line is in the table and one change is chosen' },
    { id: 'health-people', at: 0.2, minutes: 20, title: 'Tell the people you eat with what helps and what does not', how: 'Ask for one thing only: fruit in the house, a walk on Sunday, no second helping offered.', done: 'one person has said yes to one thing' },
    { id: 'health-sitting', at: 0.42, minutes: 20, title: 'Break up sitting: stand for two minutes every half hour', how: 'A glass that needs refilling, calls on your feet, alarm until it is habit.', done: 'an ordinary workday had ten breaks' },
    { id: 'health-alcohol', at: 0.5, minutes: 20, title: 'Drinks: what they hold, and days without alcohol', how: 'Count a week; juice and beer are food; three days in a row without.', done: 'the three days are marked in the calendar' },
    { id: 'health-restaurant', at: 0.6, minutes: 90, when: { minWeeks: 6 }, title: 'Eat out once on purpose and stay with the plate', how: 'Look at the menu beforehand, order first, half of it may go home.', done: 'you enjoyed it and would do the same again' },
    { id: 'health-plateau', at: 0.7, minutes: 60, when: { minWeeks: 8 }, title: 'When nothing moves: measure three days again and change one thing', how: 'Portions creep, drinks come back; weigh oil and nuts once; longer walk before smaller plate.', done: 'one thing is changed and dated' },
    { id: 'health-strength-up', at: 0.45, minutes: 30, when: { levels: ['advanced'] }, title: 'Raise the training: heavier, one hill day, one long day', how: 'No more than a tenth a week and only in one of the three; recovery walk the day after.', done: 'the next four weeks stand with numbers' },
    { id: 'health-test', at: 0.93, minutes: 45, priority: 'high', title: 'Measure again: lab, waist, pressure – beside the first line', how: 'Same laboratory, fasting if it was so the first time; take the table to the doctor.', done: 'both lines stand one above the other and the doctor has seen them' },
    { id: 'health-keep', at: 0.97, minutes: 40, title: 'Keep it: which two things stay for ever, what comes next', how: 'Choose by what was easy, not by what was right; date of the next test.', done: 'two sentences hang where you see them and the test has a date' },
    { id: 'health-year', at: 0.9, minutes: 40, when: { minWeeks: 12 }, title: 'The year ahead: holidays, winter, feasts', how: 'Three weeks in which it broke last year, a smaller version for each.', done: 'the three have their small version' },
    { id: 'health-kilos', at: 0.55, minutes: 20, batch: { units: ['kilo', '=kg', 'pound', 'meal', 'recipe'], unit: 'kg', usual: 0, of: 3, atMost: 5, until: 0.88 }, title: 'Milestone {part}: what carried you there, what it is worth', how: 'Not food: shoes, an outing, a photograph beside the first one.', done: 'the milestone has its date and its reward' },
  ],
}
