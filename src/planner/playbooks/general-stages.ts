import type { Stage } from './playbook.ts'

export type StageKind = 'instruction' | 'learn' | 'write' | 'tidy' | 'make' | 'arrange' | 'settle'

/** Steps for a topic that no playbook knows, by the kind of work the goal's own verb says it is. */
export const GENERAL_STAGES: Record<StageKind, Stage[]> = {
  instruction: [
    {
      id: 'do',
      titles: ['{Topic}'],
      share: 1,
      how: {
        en: 'Have what it needs at hand before you begin, do it in one go, and write down anything it leaves open.',
        de: 'Lege vorher bereit, was du dafür brauchst, mach es in einem Zug und notiere, was offen bleibt.',
        es: 'Ten a mano lo que hace falta antes de empezar, hazlo de una vez y apunta lo que quede pendiente.',
        fr: 'Prépare ce qu’il faut avant de commencer, fais-le d’une traite et note ce qui reste ouvert.',
        pt: 'Deixe à mão o que é preciso antes de começar, faça de uma vez e anote o que ficar em aberto.',
      },
      done: {
        en: '“{topic}” is finished and nothing about it is waiting for you',
        de: '„{topic}“ erledigt ist und nichts mehr auf dich wartet',
        es: '«{topic}» está terminado y nada depende ya de ti',
        fr: '« {topic} » est fini et plus rien ne t’attend',
        pt: '“{topic}” está terminado e nada mais depende de você',
      },
    },
  ],
  learn: [
    { id: 'learn', titles: [{ en: '{Topic}: learn the essentials', de: '{Topic}: die Grundlagen lernen', es: '{Topic}: aprender lo esencial', fr: '{Topic} : apprendre l’essentiel', pt: '{Topic}: aprender o essencial' }, '{Topic}: go deeper where it is unclear'], share: 3, how: 'Work through one good source on {topic} with a pen in hand, then close it and write the main points from memory.', done: 'you can explain {topic} aloud in two minutes without notes' },
    { id: 'practise', titles: [{ en: '{Topic}: practise', de: '{Topic}: üben', es: '{Topic}: practicar', fr: '{Topic} : s’exercer', pt: '{Topic}: praticar' }, '{Topic}: practise the hard parts', '{Topic}: practise against the clock'], share: 3, how: 'Do exercises on {topic} from easy to hard; check each at once and mark what went wrong.', done: 'three in a row come out right without help', lag: 0.3 },
    { id: 'review', titles: [{ en: '{Topic}: review from memory', de: '{Topic}: aus dem Kopf wiederholen', es: '{Topic}: repasar de memoria', fr: '{Topic} : réviser de mémoire', pt: '{Topic}: revisar de memória' }], share: 1, how: 'Start from a blank page: write what you know about {topic}, compare it with your notes, and redo the marked exercises.', done: 'the gaps you found are closed', lag: 1.5 },
  ],
  write: [
    { id: 'outline', titles: ['{Topic}: outline'], share: 1, how: 'Write the one sentence it must prove or tell, then the points that lead there, each with the evidence or scene it needs.', done: 'every point has its evidence and the order makes sense read aloud' },
    { id: 'draft', titles: ['{Topic}: draft', '{Topic}: draft the next part', '{Topic}: finish the draft'], share: 4, how: 'Write forward from the outline without editing; leave brackets where something is missing.', done: 'the outline point is written to its end, brackets and all' },
    { id: 'revise', titles: ['{Topic}: revise', '{Topic}: polish the language'], share: 2, how: 'Read it as a stranger: cut what repeats, fill the brackets, check names and numbers.', done: 'it reads in one go and no bracket is left', lag: 1 },
  ],
  tidy: [
    { id: 'do', titles: [{ en: '{Topic}', de: '{Topic}', es: '{Topic}', fr: '{Topic}', pt: '{Topic}' }], share: 1, how: 'Clear it first, then work from top to bottom and from the far end to the door; bin, give away and keep in three separate boxes.', done: '{topic} is finished, the tools are away and the boxes have left the room' },
  ],
  make: [
    { id: 'prepare', titles: ['{Topic}: decide how it should turn out and get what it needs'], share: 1, how: 'Write what {topic} must do or look like, look at two examples you like, and list material, tools and help.', done: 'the list is bought or borrowed and the first step is obvious' },
    { id: 'make', titles: ['{Topic}: make it', '{Topic}: carry it through'], share: 3, how: 'Do the part that could go wrong first, while changing course is still cheap.', done: '{topic} stands, even if rough' },
    { id: 'check', titles: ['{Topic}: try it out and finish'], share: 1, how: 'Use it the way it will be used, or let somebody else do so, and mend what they stumble over.', done: 'it works for somebody who did not make it' },
  ],
  arrange: [
    { id: 'choose', titles: ['{Topic}: compare options and choose'], share: 2, how: 'Find three options for {topic}, note price, date and what is included, and decide with whoever is paying.', done: 'one is chosen and the others know' },
    { id: 'settle', titles: ['{Topic}: book and confirm'], share: 1, how: 'Book {topic}, get date, price and terms in writing, and put the contact where you will find it on the day.', done: 'you hold a written confirmation of {topic}', lag: 0.5 },
  ],
  settle: [
    { id: 'prepare', titles: [{ en: '{Topic}: what is needed, by when and from whom', de: '{Topic}: klären, was nötig ist', es: '{Topic}: averiguar qué hace falta', fr: '{Topic} : voir ce qu’il faut', pt: '{Topic}: descobrir o que é preciso' }], share: 1, how: 'Note what “{topic}” has to achieve, what is missing for it and who can help; keep it to one page.', done: 'the next action for {topic} is a single sentence' },
    { id: 'do', titles: [{ en: '{Topic}: arrange and settle it', de: '{Topic}: umsetzen', es: '{Topic}: hacerlo', fr: '{Topic} : le faire', pt: '{Topic}: fazer' }], share: 2, how: 'Start with the part that others have to wait for, then the part you are least sure of.', done: '{topic} is finished, or handed over with a date for the answer' },
  ],
}
