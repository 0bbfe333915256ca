import type { Playbook } from '../playbook.ts'

/** Food that is made to keep or to ripen: nothing of it is drawn with measures, and much of it is waited for. */
export const MAKING_FOOD: Playbook = {
  id: 'kind-making-food',
  title: 'making food that keeps',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['make food'],
    weak: ['cheese', 'yoghurt', 'yogurt', 'butter', 'kefir', 'sausage', 'salami', 'ham', 'bacon', 'jerky', 'jam', 'marmalade', 'jelly', 'chutney', 'pickle', 'pickled', 'relish', 'preserve', 'vinegar', 'mustard', 'syrup', 'cordial', 'liqueur', 'wine', 'mead', 'tofu', 'tempeh', 'miso', 'soy sauce', 'kimchi', 'chocolate', 'praline', 'pasta', 'noodles', 'ice cream', 'honey', 'olive', 'smoked fish', 'hot sauce', 'ketchup'],
  },
  tags: ['food'],
  tasks: [
    { id: 'food-which', at: 0, minutes: 45, priority: 'high', title: '{Subject}: choose the kind, the amount and the day it has to be ready', how: 'For a first time the kind that forgives most. Count back from the day it is eaten: ripening, drying or standing takes longer than all work together.', done: 'kind, amount and the last day to begin are written down' },
    { id: 'food-recipe', at: 0.06, minutes: 60, after: ['food-which'], title: '{Subject}: compare three recipes and keep to one', how: 'With weights, temperatures, acidity or salt in per cent and times, from somebody who says what went wrong as well. Where two differ, find out why.', done: 'one recipe lies there with every weight, degree and minute' },
    { id: 'food-safe', at: 0.1, minutes: 30, priority: 'high', after: ['food-recipe'], title: '{Subject}: learn what makes it safe, and how one sees that it is not', how: 'Heat, salt, acid, sugar or cold: which of them keeps it, at which value, and what smell, colour, mould or swelling means throwing it away.', done: 'the two values that matter and the signs to stop at stand on the recipe' },
    { id: 'food-tools', at: 0.14, minutes: 60, after: ['food-recipe'], title: '{Subject}: get pot, thermometer, scales, moulds or jars, and a place to keep it', how: 'Borrow what is used once. Measure for two days how warm and damp the place is where it will stand; a refrigerator with a box in it is often the best cellar.', done: 'all of it is there and the place keeps its temperature' },
    { id: 'food-buy', at: 0.2, minutes: 60, after: ['food-tools'], title: '{Subject}: buy the ingredients fresh, and the culture, salt or yeast with a spare', how: 'Ask where it comes from and how it was treated: what was heated too far does not set, what was sprayed does not ferment. Keep it cold on the way.', done: 'everything is weighed, labelled and cold' },
    { id: 'food-trial', at: 0.24, minutes: 180, priority: 'high', after: ['food-buy', 'food-safe'], title: '{Subject}: a small trial batch, by the clock and the thermometer', how: 'Scald everything that touches it. Write down hour, temperature and what it looked like at each step; do not stir, cut or turn earlier than the recipe says.', done: 'the trial batch stands in its place with a label and its notes' },
    { id: 'food-care', at: 0.32, minutes: 20, waitDays: 2, after: ['food-trial'], title: '{Subject}: look after two days: smell, surface, temperature', how: 'Turn, wipe, press, skim or top up as the recipe says; clean hands, clean cloth. One line and one picture.', done: 'it looks as the recipe says or you know what to change' },
    { id: 'food-taste', at: 0.5, minutes: 30, waitDays: 10, priority: 'high', after: ['food-care'], title: '{Subject}: taste the trial and decide on one change', how: 'A little, plain, with somebody who is honest. Salt, sourness, texture, smell: name the one that is furthest off and the step that makes it.', done: 'one change is written on the recipe and everything else stays' },
    { id: 'food-batch', at: 0.56, minutes: 240, priority: 'high', after: ['food-taste'], title: '{Subject}: the real batch, with that one change', how: 'The same order, the same hours, twice the patience; keep a small part of it apart to taste without opening the rest.', done: 'it stands in its place, labelled with day and batch' },
    { id: 'food-turn', at: 0.66, minutes: 20, waitDays: 3, after: ['food-batch'], title: '{Subject}: care while it ripens: turn, wipe, check the place', how: 'On fixed days of the week. What grows where it should not is wiped off with salt water at once, or the piece is given up.', done: 'each piece was touched, looked at and noted' },
    { id: 'food-half', at: 0.8, minutes: 20, after: ['food-turn'], title: '{Subject}: try the part kept apart, and decide whether it needs longer', how: 'Compare with the trial. If the day is too early for it, say so now and plan something beside it.', done: 'the day of serving stands or is moved' },
    { id: 'food-pack', at: 0.93, minutes: 60, after: ['food-half'], title: '{Subject}: portion, pack and label: what, when, keep how, eat until', how: 'Airtight or breathing as its kind needs, in the size that is eaten at once; the allergens belong on the label.', done: 'every piece has a label that somebody else understands' },
    { id: 'food-serve', at: 0.98, minutes: 45, after: ['food-pack'], title: '{Subject}: serve it at its right temperature, and write the recipe anew', how: 'Out of the cold an hour before where its taste needs it. Write what you would do in another way while you still taste it.', done: 'it was eaten and the recipe has your own notes in it' },
  ],
}
