import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

/** What wants legs on snow. */
export const ON_SNOW: Keyword[] = [...wordings(['fit for', 'fit for a', 'fit for our', 'fit for my', 'in shape for', 'in shape for our', 'in shape for a'], ['week s skiing', 'week of skiing', 'week s snowboarding', 'week of snowboarding', 'ski', 'snowboard', 'snowboarding']), 'ski fit', 'skifit', 'ski fitness', 'fit for skiing', 'fit for the ski', 'fit for ski', 'fit to ski', 'legs ready for skiing', 'legs for skiing', 'in shape for skiing', 'in shape for the ski', 'ready for skiing', 'ready for the ski season', 'ready for ski season', 'ready for the slopes', 'fit for the slopes', 'fit for the piste', 'fit for snowboarding', 'snowboard fit', 'fit for the snow', 'train for skiing', 'train for ski', 'training for skiing', 'prepare for skiing', 'strong enough to ski', 'ski conditioning', 'fit furs skifahren', 'fit fur eine woche ski', 'en forme pour une semaine de ski', 'en forme pour une semaine au ski', 'en forma para una semana de esqui', 'em forma para uma semana de esqui', 'fit fur die piste', 'fit fur den skiurlaub', 'skigymnastik', 'en forma para esquiar', 'en forme pour le ski', 'preparation ski', 'preparation physique ski', 'em forma para esquiar']
const TOURING: Keyword[] = ['touring', 'ski tour', 'off piste', 'freeride', 'backcountry', 'skitour']

export const SKI_FITNESS: Playbook = {
  id: 'ski-fitness', title: 'getting fit for skiing', plannerTypes: ['calendar'], usualWeeks: 8, atItsHours: true, tags: ['fitness'],
  matches: {
    strong: ON_SNOW,
    weak: ['ski', 'skiing', 'snowboard', 'slopes', 'piste', 'legs', 'knees', 'fit', 'february', 'holiday', 'season'],
    not: ['learn to ski', 'ski school', 'ski hire', 'water ski', 'jet ski', 'wax', 'roller ski race', 'cross country race', 'vasaloppet'],
  },
  series: [
    {
      id: 'sf-legs', about: ['strength', 'legs', 'training', 'workout', 'session', 'gym', 'kraft', 'fuerza'], name: 'legs and trunk', perWeek: 2, minutes: 40, priority: 'high', tags: ['strength'],
      sessions: [
        { id: 'sf-learn', to: 0.3, title: 'Legs, week {week}: squat, lunge and hip hinge, 3 x 12, slowly down', how: 'Knees over the toes and not inwards, heels on the floor. Three seconds down, one up; a minute of rest.', done: 'three rounds are done and the knees stayed over the feet' },
        { id: 'sf-single', from: 0.2, title: 'Legs, week {week}: one leg at a time – split squat, step-up, single-leg bridge, 3 x 10', how: 'The weaker side first. A chair of knee height, up without a push from the lower foot.', done: 'both sides did the same number' },
        { id: 'sf-wall', title: 'Legs, week {week}: wall sit 5 x 45 seconds, then calves and side plank', how: 'Thighs level, back on the wall, hands off the legs; ten seconds more each week up to ninety: that is a long run.', done: 'five sits are done and their seconds noted' },
        { id: 'sf-eccentric', from: 0.35, title: 'Legs, week {week}: slow descents – five seconds down on squats and steps, 4 x 8', how: 'Skiing is braking: what burns on the second day is the way down. Sore for two days after the first time is usual.', done: 'each descent took five seconds to the last' },
        { id: 'sf-jumps', from: 0.5, to: 0.95, title: 'Legs, week {week}: side jumps over a line, landings soft, 6 x 20 seconds', how: 'Only when three sessions of strength were free of knee pain. Land on bent knees, quiet, hips low.', done: 'the last landing was as quiet as the first' },
        { id: 'sf-easy', from: 0.93, title: 'Legs, week {week}: half the sets, light, then stretch hips and calves', how: 'The last hard session is six days before the first run: tired legs tear.', done: 'the legs feel fresh on the day after' },
      ],
    },
    {
      id: 'sf-endurance', about: ['endurance', 'cardio', 'run', 'bike', 'cycle', 'stairs', 'ausdauer'], name: 'endurance', perWeek: 1, minutes: 45, tags: ['endurance'],
      sessions: [
        { id: 'sf-steady', title: 'Endurance, week {week}: 45 minutes by bike, run or brisk hill walk, able to talk', how: 'It carries you through the afternoon, when most falls happen. Five minutes more each second week.', done: 'the time is full and you could have gone on' },
        { id: 'sf-runs', from: 0.3, title: 'Endurance, week {week}: like runs on a slope – 8 x 90 seconds hard, two minutes easy', how: 'Stairs, hill or bike, legs burning at the end of each; as on the piste, with the lift as the rest.', done: 'the eighth was as fast as the second' },
        { id: 'sf-stairs', from: 0.2, title: 'Endurance, week {week}: stairs – ten storeys up, walk down slowly, four rounds', how: 'Down is the training: soft knees, no jumping steps.', done: 'four rounds are done without holding the rail' },
      ],
    },
    {
      id: 'sf-balance', about: ['balance', 'mobility', 'stretch', 'yoga'], name: 'balance and mobility', perWeek: 2, minutes: 15, tags: ['balance'],
      sessions: [
        { id: 'sf-stand', title: 'Balance, week {week}: on one leg with eyes closed, then on a cushion, 4 x 30 seconds each', how: 'While brushing teeth counts. Knee soft, throw a ball to make it harder.', done: 'thirty seconds stood on both sides' },
        { id: 'sf-hips', title: 'Mobility, week {week}: ankles, hips, upper back, ten minutes', how: 'Knee to the wall with the heel down, deep squat hold, couch stretch, turns on all fours. Stiff ankles send the load to the knees.', done: 'the knee reached the wall further than last time' },
        { id: 'sf-turns', from: 0.3, title: 'Balance, week {week}: slow turns without skis in a low stance, 5 x one minute', how: 'Weight on the outer foot, shins forward, shoulders down the hill; poles or broomstick in front.', done: 'five minutes low without standing up' },
      ],
    },
  ],
  tasks: [
    { id: 'sf-test', at: 0, minutes: 30, priority: 'high', title: 'Test the start: wall sit, one-leg stand, squats in a minute, pulse after three minutes of steps', how: 'Write the four numbers down; a wall sit under 45 seconds says where to begin.', done: 'four numbers stand with the date' },
    { id: 'sf-doctor', at: 0.01, minutes: 20, title: 'Have knees, back or heart looked at if they hurt, or if you are over 45 and out of practice', how: 'An old ligament tear wants its own exercises and perhaps a brace, which takes weeks to fit.', done: 'nothing stands against it, or the exercises for it are in the plan' },
    { id: 'sf-plan', at: 0.02, minutes: 15, title: 'Fix the days: two for legs, one to get out of breath, five minutes of balance daily', how: 'A day between the two leg days. Eight weeks are good, four are far better than none.', done: 'the days stand in the calendar' },
    { id: 'sf-boots', at: 0.3, minutes: 60, title: 'Try the boots on at home for an hour, in ski socks', how: 'Liners get stiff, feet get longer. Pressure now means a fitter in the valley town now and not on day one.', done: 'they fit for an hour, or the fitter or hire is booked' },
    { id: 'sf-gear', at: 0.5, minutes: 45, title: 'Take own skis to the service: edges, wax, bindings set to weight, boot sole and level', how: 'Queues are long before the holidays. Bindings are set anew when weight or boots have changed; hire is booked online.', done: 'skis are serviced or hire is booked with your sizes' },
    { id: 'sf-helmet', at: 0.55, minutes: 20, title: 'Look at helmet, goggles, gloves and back protector', how: 'A helmet that has had a hard knock, or is older than some eight years, is replaced.', done: 'all fit together on the head and in the bag' },
    { id: 'sf-insurance', at: 0.6, minutes: 25, title: 'Check insurance: mountain rescue, treatment abroad, liability', how: 'A helicopter costs thousands and is often not covered; alpine clubs and cards sell it for the season.', done: 'the policy is read and its number is in the phone' },
    { id: 'sf-first', at: 0.04, minutes: 20, when: { levels: ['beginner'] }, title: 'Learn the five exercises with somebody who looks: squat, lunge, bridge, plank, wall sit', how: 'A trainer, a physiotherapist or a good friend with a camera; knees over toes.', done: 'all five were called clean once' },
    { id: 'sf-course', at: 0.06, minutes: 20, when: { levels: ['beginner'] }, title: 'Look for a ski-fitness class in a club or adult education centre', how: 'Many begin in autumn and let you join; somebody corrects you and it is fun.', done: 'one trial evening is booked or you know why not' },
    { id: 'sf-power', at: 0.45, minutes: 40, when: { levels: ['advanced'] }, title: 'Add power: box jumps 5 x 5 and loaded split squats 4 x 6, once a week', how: 'After a full warm-up and never tired; step down from the box.', done: 'five clean sets were done twice' },
    { id: 'sf-tour', at: 0.4, minutes: 150, when: { mentions: TOURING }, title: 'Two hours uphill with the rucksack, and practise the transceiver search', how: 'Five to eight kilos, steady. Search for a hidden one until it takes under three minutes; new batteries.', done: 'two hours were steady and the search took under three minutes' },
    { id: 'sf-half', at: 0.5, minutes: 25, when: { minWeeks: 5 }, title: 'Half-way test: the same four numbers, and which leg is behind', how: 'The side that is more than a tenth weaker gets one set more.', done: 'the numbers stand beside the first' },
    { id: 'sf-dry', at: 0.7, minutes: 120, when: { minWeeks: 6 }, optional: true, title: 'Half a day on skates, in a ski hall or on a short slope', how: 'Edges and balance come back in two hours; better there than on the first day.', done: 'you have stood on edges once before the holiday' },
    { id: 'sf-cold', at: 0.65, minutes: 45, when: { minWeeks: 6 }, title: 'Train once outside in the cold, in the layers of the piste', how: 'See what is too warm; drink although you are not thirsty.', done: 'the layers are chosen' },
    { id: 'sf-weeks', at: 0.25, minutes: 15, everyWeeks: 3, when: { minWeeks: 4 }, title: 'Look back, week {week}: sessions done, knees, what to raise', how: 'Two weeks without pain: ten per cent more. Pain in front of the knee: shallower and slower.', done: 'one thing is raised or lowered for the coming weeks' },
    { id: 'sf-retest', at: 0.92, minutes: 25, priority: 'high', title: 'Test again beside the first day, then only light', how: 'Wall sit of 90 seconds and even legs: ready. Below it the days on snow begin shorter.', done: 'the four numbers stand beside those of the start' },
    { id: 'sf-days', at: 1, minutes: 20, title: 'Write the rule for the snow: warm up at the top, blue first, stop when the thighs shake', how: 'Ten squats and arm swings before the first run, an early lunch, day three shorter: most accidents happen tired, on the last run.', done: 'those who ski with you know it too' },
  ],
}
