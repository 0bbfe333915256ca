import type { Playbook } from '../playbook.ts'

/** What is cooked for the week is not cooked again every evening. */
const BOXES = ['meal prep', 'prep', 'batch', 'cook ahead', 'vorkoch', 'vorgekocht', 'marmita', 'batch cooking']
const DIET = ['dairy', 'lactose', 'gluten', 'vegan', 'allerg', 'halal', 'kosher', 'low carb', 'protein', 'laktose', 'lactosa', 'eiweiss', 'proteina', 'milchfrei', 'sin gluten', 'sans gluten', 'sem gluten']

export const MEAL_PREP: Playbook = {
  id: 'meal-prep', title: 'meal planning and cooking', plannerTypes: ['calendar'], tags: ['food'],
  matches: { strong: ['dinners for', 'vegetarian dinner', 'weekly menu', 'menu for the week', 'family dinners', 'lunches for', 'packed lunch', 'week of dinners', 'week of meals', 'meals for', 'vorkochen', 'essensplan', 'essen vorbereiten', 'menu semanal', 'planificar comidas', 'comidas de la semana', 'repas de la semaine', 'cuisine d avance', 'marmita', 'refeicoes', 'cardapio', 'meal prep', 'meal plan', 'cook', 'cooking', 'eat healthier', 'healthy eating', 'diet', 'vegetarian meals', 'vegan meals', 'recipes', 'batch cook', 'lunch boxes', 'nutrition', 'kochen', 'cocinar', 'cuisiner', 'cozinhar', 'baking for'], weak: ['dinner', 'breakfast', 'shopping', 'calories', 'protein', 'freezer', 'family'], not: ['lose the winter', 'lose the extra', 'lose the last', 'kilos by', 'kilos until', 'kilos before', 'pounds by', 'pounds before', 'lose weight', 'losing weight', 'cookbook', 'recipe book', 'write down', 'recipe book', 'handwritten recipes', 'handwritten', 'type them up', 'print a book', 'party', 'wedding', 'restaurant opening', 'trip', 'translate', 'digiti', 'cook off', 'cookbook', 'write a', 'cooking class'] },
  series: [
    { id: 'prep', about: ['meal prep', 'batch', 'prep', 'vorkochen', 'marmita'], name: 'meal prep', perWeek: 1, minutes: 120, tags: ['cooking'], priority: 'high', sessions: [
      { id: 'bowls', title: 'Meal prep, week {week}: grain, two trays of vegetables, one protein, one sauce', how: 'Oven first at 200 degrees, grain beside it, sauce while both run; cool within an hour, box by meal.', done: 'eight boxes are labelled and cold' },
      { id: 'stew', title: 'Meal prep, week {week}: one big stew and breakfast jars', how: 'Double quantity, half into the freezer flat; oats in five jars, with whatever milk or plant drink you use.', done: 'four dinners and five breakfasts are ready' },
      { id: 'bake', title: 'Meal prep, week {week}: tray bake, soup from the rest, snack box', how: 'Wash everything once, cut everything once; soup from what is left.', done: 'fridge is full and bin is light' },
      { id: 'curry', title: 'Meal prep, week {week}: curry base for two dishes, salad that keeps', how: 'One onion-spice base, half with lentils, half with vegetables; dressing separate.', done: 'six portions stand and one lunch is eaten at the table' },
    ] },
    { id: 'boxes', when: { mentions: BOXES }, about: ['lunch', 'breakfast', 'snack', 'dinner', 'supper', 'mittagessen', 'abendessen', 'fruhstuck', 'almuerzo', '=cena', '=cenas', 'comida', 'dejeuner', 'diner', 'almoco', 'jantar'], name: 'meals', perWeek: 5, minutes: 15, tags: ['meals'], onlyIfAsked: true, sessions: [
      { id: 'box-hot', title: '{name}, week {week}: from the box, heated right through, something fresh on top', how: 'Steaming hot in the middle, stirred once; herbs, lemon, raw vegetables or seeds only now. What was heated once is not heated again.', done: 'it is eaten and the empty box is rinsed' },
      { id: 'box-cold', title: '{name}, week {week}: cold from the box, dressing added last', how: 'Out of the fridge ten minutes before; boxes of Sunday are for the first three days. With rice or chicken keep them below five degrees until you eat.', done: 'it is eaten and the list on the fridge has one box less' },
      { id: 'box-freezer', title: '{name}, week {week}: a freezer box, moved to the fridge the evening before', how: 'For the days from Thursday on. Write down if a portion was too small or too large, so that the next cooking day fits.', done: 'it is eaten and tomorrow’s box lies in the fridge' },
    ] },
    { id: 'dinner', when: { unless: BOXES }, about: ['cook', 'dinner', 'home cooked', 'kochen', 'cocinar', 'cuisiner', 'cozinhar', 'abendessen', '=cena', '=cenas', 'diner', 'jantar'], name: 'cook at home', perWeek: 3, minutes: 45, tags: ['cooking'], onlyIfAsked: true, sessions: [
      { id: 'pan', title: 'Cook, week {week}: one pan, one vegetable, one protein, twenty minutes', how: 'Cut first, hot pan, season at the end with something sour.', done: 'it was on the table within half an hour' },
      { id: 'pasta', title: 'Cook, week {week}: pasta with a sauce from the cupboard', how: 'Tin, garlic, pasta water; finish in the pan.', done: 'two plates are empty and a lunch is left' },
      { id: 'tray', title: 'Cook, week {week}: tray in the oven while you do something else', how: '200 degrees, everything the same size, one sheet.', done: 'only one tray to wash' },
      { id: 'soup', title: 'Cook, week {week}: soup or dal from the pulses shelf', how: 'Onion first, spice in fat, water, patience; double it.', done: 'two portions are in the freezer' },
      { id: 'wish', title: 'Cook, week {week}: somebody’s wish, cooked together', how: 'One cuts, one stirs; taste before the salt.', done: 'the wisher would have it again' },
    ] },
    { id: 'plan-shop', about: ['shop', 'plan', 'groceries', 'einkauf', 'compra', 'courses'], name: 'menu and shopping', perWeek: 1, minutes: 60, tags: ['shopping'], sessions: [
      { id: 'from-stock', title: 'Menu and shopping, week {week}: look in fridge and freezer first', how: 'Three things that must go decide three dinners; list by aisle; who is home when.', done: 'the menu hangs on the fridge and the list is bought' },
      { id: 'season', title: 'Menu and shopping, week {week}: two vegetables in season, one new recipe', how: 'Market first, recipe second; swap instead of buying a spice for one spoon.', done: 'everything for the week is home, within the sum you set' },
    ] },
    { id: 'new-dish', about: ['recipe', 'new dish', 'learn to cook', 'bread', 'bake'], name: 'new dish', perWeek: 1, minutes: 60, tags: ['cooking'], sessions: [
      { id: 'knife', to: 0.3, title: 'New dish, week {week}: knife skills and a pan of vegetables', how: 'Claw grip, flat side down, same size; hot pan, do not stir, salt at the end.', done: 'the cut is even and nothing is grey' },
      { id: 'eggs', to: 0.5, title: 'New dish, week {week}: eggs three ways', how: 'Low heat, stop early; taste at each stage.', done: 'the omelette folds and the yolk is as you like it' },
      { id: 'sauce', from: 0.2, title: 'New dish, week {week}: pasta or rice with a sauce from the pan', how: 'Salt the water, keep a cup of it, finish in the sauce.', done: 'the sauce clings and the plate is empty' },
      { id: 'roast', from: 0.4, title: 'New dish, week {week}: roast with its own gravy or a bean bake', how: 'Dry surface, thermometer, rest; taste and write what to change.', done: 'you would serve it to a guest' },
    ] },
  ],
  tasks: [
    { id: 'knife-lesson', at: 0.06, minutes: 45, when: { levels: ['beginner'] }, title: 'First lessons: hold the knife, boil rice, roast vegetables, taste for salt and acid', how: 'Each once with a timer; write what you would do otherwise.', done: 'rice, vegetables and an egg have each come out right' },
    { id: 'safe-food', at: 0.08, minutes: 20, when: { levels: ['beginner'] }, title: 'Food safety: cool fast, fridge order, what keeps three days and what three months', how: 'Raw below cooked, rice cold within an hour, date on every box.', done: 'the list hangs on the fridge' },
    { id: 'component-system', at: 0.1, minutes: 45, when: { levels: ['advanced'] }, title: 'Component system: two grains, two proteins, three sauces, crossed over the week', how: 'Sauces change the country, the rest stays; plan for texture.', done: 'the table gives ten different plates' },
    { id: 'quantities', at: 0.09, minutes: 30, title: 'Portions for everybody at the table: pots, boxes, shopping sums', how: 'Raw weights a head: grain 75 g, pulses 80 g, vegetables 250 g, protein 120 g; times days; check the largest pot.', done: 'the sums stand on the shopping list', scale: { units: ['people', 'person', 'adult', 'child', 'kid', 'pessoa', 'kind', 'nino'], minutesEach: 12, atMost: 120 } },
    { id: 'week-log', at: 0, minutes: 30, title: 'Write down what was eaten last week and why', how: 'Hungry, hurried, sad, bored; no judging; circle three moments to change.', done: 'three moments are circled' },
    { id: 'pantry', at: 0.03, minutes: 60, title: 'Stock the pantry: ten basics, five spices, boxes that close', how: 'Pulses, grain, tins, oil, vinegar, nuts; throw away what is old; boxes of one size.', done: 'you could cook three dinners without shopping' },
    { id: 'goals-food', at: 0.05, minutes: 30, title: 'Targets that fit you: portions, protein, allergies; ask a doctor where needed', how: 'Half the plate vegetables; see a professional for illness, pregnancy or medicines.', done: 'two targets are on the fridge' },
    { id: 'diet-list', at: 0.04, minutes: 30, when: { mentions: DIET }, about: ['diet', 'allerg', 'protein', 'dairy', 'gluten'], priority: 'high', title: 'Write the rules of this kitchen: what stays out, its names on labels, what replaces it', how: 'Milk hides as whey, casein and lactose, wheat as malt, semolina and couscous. Note an exchange one for one, and the amount of protein by meal where it matters: 25 to 35 g are 120 g of chicken or fish, 200 g of firm tofu, 300 g of cooked lentils or four eggs.', done: 'the list hangs on the fridge and nothing in the first week breaks it' },
    { id: 'freezer-plan', at: 0.4, minutes: 45, title: 'Freezer in order: list on the door, oldest first', how: 'Flat bags, date, portion size.', done: 'the list is right' , optional: true },
    { id: 'taste-table', at: 0.6, minutes: 45, title: 'Family tasting: everyone votes keep, change, never', how: 'Three small dishes, no arguing.', done: 'ten dishes are on the keep list', optional: true },
    { id: 'keep-food', at: 0.96, minutes: 30, title: 'Keep it: standard week, emergency dinner, shopping day', how: 'Seven dinners in rotation, two swaps; what you cook when tired.', done: 'the standard week hangs on the door' },
  ],
}
