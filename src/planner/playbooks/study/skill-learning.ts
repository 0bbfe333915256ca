import type { Playbook } from '../playbook.ts'

export const SKILL_LEARNING: Playbook = {
  id: 'skill-learning', title: 'learning a skill', plannerTypes: ['calendar'], atItsHours: true, usualWeeks: 8, tags: ['skill'],
  matches: { strong: ['parkour', 'morse code', 'learn excel', 'learn powerpoint', 'handstand', 'zeichnen', 'jonglier', 'stricken', 'fotografieren', 'dibujar', 'malabar', 'tejer', 'dessiner', 'echecs', 'jongler', 'tricoter', 'desenhar', 'xadrez', 'tricotar', 'fuhrerschein', 'carnet de conducir', 'permis de conduire', 'learn to', 'learn how', 'juggl', 'knitting', 'crocheting', 'photography', '=ski', 'skiing', 'driving', 'calligraphy', 'magic', 'sewing', 'woodwork', 'rubik', 'lernen wie', 'aprender a', 'apprendre a', 'painting', 'pottery', 'yo yo', 'sourdough', 'bake bread', 'baking bread', 'skate', 'learn photoshop', 'learn lightroom', 'learn illustrator', 'learn indesign', 'learn blender', 'learn autocad', 'learn cad', 'learn video editing', 'learn premiere', 'learn davinci', 'learn figma', 'learn photo editing', 'fly a drone', 'rubik s cube', 'rubiks cube', 'improve my memory', 'learn bridge', 'learn poker', 'learn origami', 'learn mahjong', 'learn backgammon', 'learn wordpress', 'learn canva', 'learn notion', 'learn to solve'], weak: ['practice', 'practise', 'beginner', 'lessons', 'beat', 'club', 'teacher'], not: ['forfaits', '=esf', 'semaine au ski', 'vacances au ski', 'sejour au ski', 'ski week', 'week skiing', 'skiurlaub', 'semana en la nieve', 'semana na neve', 'learn to drive', 'learning to drive', 'driving lessons', 'stop driving', 'give up driving', 'to sail', 'to surf', 'to windsurf', 'to kitesurf', 'to kayak', 'to row', 'touch typ', 'to type', 'typing', 'swim', 'learn spanish', 'learn french', 'piano', 'guitar', 'exam', 'cook', 'marathon', '=app', 'apps', 'learn to code', 'repaint', 'paint the', 'test drive', 'buy a', 'buy an', 'buy and', 'driving licence', 'licence was'] },
  sessions: {
    minutes: 60, perWeek: 3, atLeastPerWeek: 1, topicMinutes: { beginner: 300, intermediate: 300, advanced: 240 }, order: 'blocks',
    topicsFor: [{
      mentions: ['sourdough', 'bread', 'sauerteig', 'masa madre', 'levain', 'fermentacao natural'],
      topics: [
        { en: 'a lively starter', de: 'ein lebendiger Sauerteig', es: 'una masa madre activa', fr: 'un levain actif', pt: 'um fermento ativo' },
        { en: 'a plain tin loaf', de: 'ein einfaches Kastenbrot', es: 'un pan de molde sencillo', fr: 'un pain en moule simple', pt: 'um pão de forma simples' },
        { en: 'dough by feel: water, folding, time', de: 'Teig nach Gefühl: Wasser, Falten, Zeit', es: 'la masa al tacto: agua, pliegues, tiempo', fr: 'la pâte au toucher : eau, rabats, temps', pt: 'a massa pelo toque: água, dobras, tempo' },
        { en: 'shaping and cold proof', de: 'Formen und kalte Gare', es: 'formado y fermentación en frío', fr: 'façonnage et pousse à froid', pt: 'modelagem e fermentação a frio' },
        { en: 'scoring, steam and your oven', de: 'Einschneiden, Dampf und dein Ofen', es: 'greñado, vapor y tu horno', fr: 'grignage, vapeur et ton four', pt: 'cortes, vapor e o seu forno' },
        { en: 'your own loaf, twice the same', de: 'dein eigenes Brot, zweimal gleich', es: 'tu propio pan, dos veces igual', fr: 'ton propre pain, deux fois pareil', pt: 'o seu próprio pão, duas vezes igual' },
      ],
    }],
    topics: { beginner: ['first basics', 'the moves used most', 'common mistakes', 'doing it for real'], intermediate: ['basics, cleaned up', 'the situations that come up most', 'your weakest part', 'doing it under pressure'], advanced: ['fine points', 'your style', 'performing under pressure'] },
    opening: [
      { id: 'gear-and-safety', when: { levels: ['beginner'] }, title: 'What you need to begin: borrowed gear, a place, the one rule of safety', how: 'Borrow or buy second-hand; ask somebody experienced what beginners hurt or spoil first.', done: 'everything lies ready and the rule is a sentence' },
      { id: 'film-yourself', when: { levels: ['advanced'] }, title: 'Film yourself beside somebody two levels better and mark five differences', how: 'Same situation, slow motion; posture, timing, what is left out; rank by what it costs.', done: 'the first difference has a drill' },
      { id: 'target-picture', title: 'Say what “good enough” is and record where you are now', how: 'One test you can repeat at the end; film or score it today without practice; find a teacher, club or partner to ask.', done: 'the test result of today is saved and one person to ask is named' },
      { id: 'parts', title: 'Take it apart: the five sub-skills that give most, in order', how: 'Watch two good people, list what they do differently from you, choose the few that matter.', done: 'five sub-skills stand in order with how to practise each' },
    ],
    stages: [
      { id: 'watch', titles: ['{Topic}: watch it done well and copy slowly'], share: 1, how: 'One short example three times, naming the steps aloud; then copy at half speed.', done: 'you can name the steps and do them slowly' },
      { id: 'drill', titles: ['{Topic}: drill one detail at a time', '{Topic}: drill with feedback — mirror, camera or app', '{Topic}: drill at speed, then slowly again'], share: 3, how: 'Ten-minute rounds, one detail each, short pause; stop while it is still good.', done: 'eight of ten tries are right' },
      { id: 'play', titles: ['{Topic}: use it in a real round', '{Topic}: use it against somebody slightly better', '{Topic}: use it with one rule made harder'], share: 3, how: 'The real thing with one intention only; note the two moments that decided it.', done: 'two moments are noted with what to do differently' },
      { id: 'fix', titles: ['{Topic}: mend the mistake that cost most'], share: 1, lag: 0.8, how: 'From your notes the commonest mistake; slow it down, find its cause, twenty right repetitions.', done: 'the mistake did not happen in the next round' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'slow-week', when: { levels: ['beginner'] }, title: 'Back to the basics, round {round}: slow, correct, few', how: 'The three movements everything rests on, at half speed, until they bore you.', done: 'each was right ten times in a row' },
      { id: 'constraint', when: { levels: ['advanced'] }, title: 'Constraint, round {round}: without your favourite move', how: 'Forbid what you always do; see what grows instead.', done: 'one new solution is noted' },
      { id: 'free', title: 'Play for fun, round {round}: no goals, try something silly', how: 'Variation keeps it alive; notice what works by itself now.', done: 'you laughed once or surprised yourself' },
      { id: 'teacher', title: 'An hour with somebody better, round {round}: three questions', how: 'Show, do not tell; ask what they would practise in your place.', done: 'one thing to stop and one to start are written' },
    ] },
    closing: [
      { id: 'pressure', title: 'Rehearse under pressure: clock, audience or opponent', how: 'As close to the real occasion as you can make it; breathe out before you begin.', done: 'you finished it without stopping' },
      { id: 'same-test', title: 'Repeat the test from the first day and compare', how: 'Same conditions, film or score beside the first.', done: 'the difference is written down and one thing to keep is chosen' },
      { id: 'light-before', title: 'Easy day before: basics only, early night', how: 'Only what goes well; lay out what you need.', done: 'you stop with a good one' },
    ],
  },
  tasks: [],
}
