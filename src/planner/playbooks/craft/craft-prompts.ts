import { alone, project } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const CRAFT_PROMPTS: Record<string, PromptSet> = {
  'book-writing': alone('Write a novel', ['of 20000 words', 'of 90000 words'], ['over 6 weeks', 'over 30 weeks']),
  knitting: alone('Crochet a blanket', ['of 40 squares', 'of 120 squares']),
  sewing: project('Sew a quilt', ['of 20 blocks', 'of 60 blocks']),
  woodworking: project('Build wooden chairs from solid oak', ['with 2 chairs', 'with 8 chairs']),
  brewing: project('Brew beer', ['of 2 batches', 'of 6 batches']),
  'bread-baking': alone('Bake sourdough bread', ['6 loaves', '40 loaves']),
  'occasion-cake': project('Bake a wedding cake', ['for 20 guests', 'for 120 guests']),
  pottery: project('Make a pottery tea set', ['with 4 cups', 'with 24 cups']),
  'painting-pictures': project('Paint a series of watercolours', ['of 3 pictures', 'of 12 pictures']),
  'photo-project': project('Photography project', ['with 10 pictures', 'with 40 pictures']),
  'short-film': project('Make a short film', ['with 3 scenes', 'with 8 scenes']),
  digitising: project('Digitise old photos', ['300 photos', '1500 photos']),
  'family-history': project('Research our family history', ['with 3 generations', 'with 8 generations']),
  'theatre-production': project('Stage a play', ['with 6 scenes', 'with 16 scenes']),
  'music-recording': project('Record an album', ['with 4 songs', 'with 12 songs']),
  'photo-book': project('Make a photo book', ['with 30 pages', 'with 100 pages']),
  'board-game': project('Design a board game', ['with 4 playtests', 'with 10 playtests']),
  'band-concert': { goal: 'Organise a concert of our band {amount} {span}. {level}.', levels: ['It is my first time', 'I am experienced and have done this often'], spans: ['over 3 weeks', 'over 20 weeks'], amounts: ['for 40 guests', 'for 400 guests'] },
  'drawing-practice': alone('Improve my drawing', ['2 times a week', '6 times a week']),
}
