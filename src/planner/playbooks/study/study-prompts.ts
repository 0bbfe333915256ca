import { alone, project } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const STUDY_PROMPTS: Record<string, PromptSet> = {
  'sign-language': alone('Learn sign language', ['with 50 signs', 'with 300 signs']),
  'exam-study': alone('Study for my biology exam', ['covering 4 chapters', 'covering 16 chapters']),
  'language-test': alone('Prepare for the IELTS', ['with 2 practice tests', 'with 8 practice tests']),
  'language-learning': alone('Learn Spanish', ['2 times a week', '6 times a week']),
  'music-practice': alone('Practise guitar', ['2 times a week', '6 times a week']),
  reading: alone('Work through my reading list', ['of 4 books', 'of 12 books']),
  'research-study': project('Run a research study', ['with 20 participants', 'with 300 participants']),
  'skill-learning': alone('Learn to juggle', ['2 times a week', '6 times a week']),
  thesis: alone('Write my thesis', ['of 8000 words', 'of 60000 words'], ['over 6 weeks', 'over 24 weeks']),
  'thesis-defence': alone('Prepare my thesis defence', ['on 3 chapters', 'on 8 chapters']),
  programming: alone('Learn to program in Python', ['with 6 exercises', 'with 40 exercises']),
  'course-design': project('Plan a teaching unit on the water cycle for my class', ['of 4 lessons', 'of 12 lessons']),
  essay: project('Write an essay on the French Revolution', ['of 1500 words', 'of 6000 words']),
  memorising: alone('Memorise a long poem', ['of 20 lines', 'of 160 lines']),
  'school-subject': alone('Catch up in maths', ['with 4 chapters', 'with 14 chapters']),
  'science-fair': project('Do a science fair project', ['with 10 measurements', 'with 40 measurements']),
  homeschooling: alone('Homeschool my son', ['2 times a week', '5 times a week']),
  chess: alone('Improve my chess', ['2 times a week', '6 times a week']),
  'journal-article': project('Submit a paper to a journal', ['of 3000 words', 'of 9000 words']),
  'conference-poster': project('Make a conference poster', ['with 2 figures', 'with 10 figures']),
  'policy-brief': project('Write a policy brief', ['of 2 pages', 'of 8 pages']),
  debating: alone('Prepare for a debate competition', ['with 2 motions', 'with 8 motions']),
  'stand-up': alone('Write and perform a stand-up comedy set', ['of 3 minutes', 'of 10 minutes']),
  'touch-typing': alone('Learn touch typing', ['with 10 lessons', 'with 40 lessons']),
  'admission-test': alone('Prepare for the GRE', ['with 4 practice tests', 'with 12 practice tests']),
  'book-club': project('Set up a book club', ['with 3 books', 'with 10 books']),
  marking: project('Mark exams', ['with 24 papers', 'with 150 papers'], ['over 1 week', 'over 6 weeks']),
  'nature-watching': project('Start birdwatching', ['with 20 species', 'with 80 species']),
}
