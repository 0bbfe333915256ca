import { alone, project } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const HOME_PROMPTS: Record<string, PromptSet> = {
  'bicycle-repair': project('Repair my old bicycles', ['with 2 bikes', 'with 6 bikes']),
  painting: project('Paint the flat', ['with 2 rooms', 'with 7 rooms'], ['over 1 week', 'over 8 weeks']),
  'dog-training': alone('Train my dog', ['3 times a week', '12 times a week']),
  gardening: project('Start a vegetable garden', ['with 2 raised beds', 'with 8 raised beds']),
  'house-move': project('Our house move', ['from a flat with 1 bedroom', 'from a house with 5 bedrooms']),
  'meal-prep': alone('Meal prep', ['for 1 person', 'for 6 people']),
  'pet-care': project('Welcome a new puppy', ['with 1 pet', 'with 3 pets']),
  renovation: project('Renovate our flat', ['with 1 room', 'with 6 rooms']),
  restoration: project('Restore old furniture', ['with 1 chair', 'with 8 chairs']),
  'spring-cleaning': project('Spring clean the house', ['with 1 bathroom', 'with 4 bathrooms'], ['over 1 week', 'over 6 weeks']),
  'home-buying': project('Buy a flat', ['with 4 viewings', 'with 12 viewings']),
  'home-selling': project('Sell our house', ['with 3 bedrooms', 'with 7 bedrooms']),
  'flat-hunting': project('Find a flat to rent', ['with 4 viewings', 'with 12 viewings']),
  'garden-shed': project('Build a garden shed', ['with 2 bikes', 'with 8 bikes']),
  'deck-patio': project('Lay a patio', ['of 10 square metres', 'of 40 square metres']),
  'fence-wall': project('Build a fence', ['of 8 metres', 'of 40 metres']),
  'home-letting': project('Rent out our flat', ['with 1 room', 'with 5 rooms']),
  'energy-upgrade': project('Make our house energy efficient', ['with 4 rooms', 'with 14 rooms']),
  'car-buying': project('Buy a used car', ['after 2 test drives', 'after 8 test drives']),
  'car-selling': project('Sell my car', ['after 2 viewings', 'after 7 viewings']),
  'car-care': project('Car maintenance', ['for 1 car', 'for 4 cars']),
  'digital-tidy': project('Digital declutter', ['with 1 computer', 'with 5 computers']),
  campervan: project('Convert a van into a camper', ['with 2 seats', 'with 6 seats']),
  'overgrown-plot': project('Clear an overgrown garden', ['of 100 square metres', 'of 700 square metres']),
  'christmas-home': project('Christmas at home', ['with 8 gifts', 'with 20 gifts']),
  'emergency-prep': project('Emergency preparedness for our household', ['for 2 people', 'for 7 people']),
}
