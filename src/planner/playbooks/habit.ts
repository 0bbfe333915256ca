import type { Playbook } from './playbook.ts'

export const HABIT: Playbook = {
  id: 'habit',
  title: 'habit',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['meditat', 'mindful', 'journal', 'habit', 'every morning', 'every evening', 'daily', 'quit smoking', 'stop smoking', 'screen time', 'drink water', 'drink more water', 'wake up early', 'gratitude', 'floss', 'sleep better', 'gewohnheit', 'habito', 'habitude', 'meditieren', 'meditar', 'mediter', 'cold shower', 'no sugar', 'social media', 'dry january', 'digital detox', 'breathing'],
    weak: ['every day', 'day challenge', '30 days', 'minutes a day', 'routine', 'jeden tag', 'cada dia', 'chaque jour', 'todo dia'],
    not: ['app', 'exam', 'marathon', 'sprint', 'standup'],
  },
  tags: ['habit'],
  series: [
    {
      id: 'meditation', about: ['meditat', 'mindful', 'sit', 'breath', 'meditier', 'meditar', 'mediter'], name: { en: 'meditation', de: 'Meditation', es: 'meditación', fr: 'méditation', pt: 'meditação' }, perWeek: 7, minutes: 10, tags: ['meditation'], when: { mentions: ['meditat', 'mindful', 'breath', 'meditier', 'meditar', 'mediter'] },
      sessions: [
        { id: 'count', to: 0.3, title: { en: 'Meditate: count ten breaths and begin again', de: 'Meditieren: zehn Atemzüge zählen und neu beginnen', es: 'Meditar: contar diez respiraciones y volver a empezar', fr: 'Méditer : compter dix respirations et recommencer', pt: 'Meditar: contar dez respirações e recomeçar' }, how: 'Sit so that the back holds itself. Count each out-breath to ten, start over whenever you notice you were elsewhere: noticing is the exercise.', done: 'the bell rang and you were still sitting' },
        { id: 'breath-place', to: 0.4, title: { en: 'Meditate: find where the breath is clearest', de: 'Meditieren: spüren, wo der Atem am deutlichsten ist', es: 'Meditar: dónde se nota más la respiración', fr: 'Méditer : où le souffle est le plus net', pt: 'Meditar: onde a respiração é mais clara' }, how: 'Nostrils, chest or belly: choose one place and stay with the feeling of air there, without steering it.', done: 'you know your place and came back to it at least three times' },
        { id: 'body-scan', from: 0.1, title: { en: 'Meditate: body scan from feet to scalp', de: 'Meditieren: Körperreise von den Füßen bis zum Scheitel', es: 'Meditar: recorrido del cuerpo de pies a cabeza', fr: 'Méditer : balayage du corps des pieds à la tête', pt: 'Meditar: percorrer o corpo dos pés à cabeça' }, how: 'A minute for each region; let what is tight be tight, just notice it.', done: 'you reached the scalp' },
        { id: 'sounds', from: 0.2, title: { en: 'Meditate: sounds near and far', de: 'Meditieren: Geräusche nah und fern', es: 'Meditar: sonidos cercanos y lejanos', fr: 'Méditer : sons proches et lointains', pt: 'Meditar: sons próximos e distantes' }, how: 'Let sounds come to you without naming them; when you name one, smile and listen again.', done: 'you heard one sound you usually miss' },
        { id: 'noting', from: 0.3, title: { en: 'Meditate: note thoughts as “planning”, “judging”, “remembering”', de: 'Meditieren: Gedanken benennen – „Planen“, „Urteilen“, „Erinnern“', es: 'Meditar: nombrar los pensamientos: «planear», «juzgar», «recordar»', fr: 'Méditer : nommer les pensées : « projet », « jugement », « souvenir »', pt: 'Meditar: nomear pensamentos: “planejar”, “julgar”, “lembrar”' }, how: 'One soft word for each thought, then back to the breath; no following it up.', done: 'you can say which of the three came most' },
        { id: 'kindness', from: 0.4, title: { en: 'Meditate: wish somebody well, then yourself', de: 'Meditieren: jemandem Gutes wünschen, dann dir selbst', es: 'Meditar: desear bien a alguien y luego a ti', fr: 'Méditer : souhaiter du bien à quelqu’un, puis à soi', pt: 'Meditar: desejar o bem a alguém, depois a si' }, how: 'A person you like, then yourself, then somebody neutral: “may you be well”, with their face before you.', done: 'you did not skip yourself' },
        { id: 'open', from: 0.6, title: { en: 'Meditate: open awareness, nothing chosen', de: 'Meditieren: offenes Gewahrsein, nichts gewählt', es: 'Meditar: atención abierta, sin elegir nada', fr: 'Méditer : attention ouverte, sans rien choisir', pt: 'Meditar: atenção aberta, sem escolher nada' }, how: 'Breath, sound, body, thought: whatever is strongest may be there. When lost, ten counted breaths.', done: 'you stayed until the bell' },
      ],
    },
    {
      id: 'reflection', about: ['journal', 'reflect', 'write down', 'diary', 'log', 'review', 'gratitude', 'how it went', 'tagebuch', 'diario', 'note'], name: { en: 'reflection', de: 'Rückblick', es: 'reflexión', fr: 'bilan', pt: 'reflexão' }, perWeek: 1, minutes: 20, tags: ['reflection'],
      sessions: [
        { id: 'facts', title: { en: 'Write down how week {week} went: what happened', de: 'Aufschreiben, wie Woche {week} lief: was war', es: 'Escribir cómo fue la semana {week}: qué pasó', fr: 'Noter la semaine {week} : ce qui s’est passé', pt: 'Escrever como foi a semana {week}: o que houve' }, how: 'Days done, days missed and what came in between, without blame; one sentence on the best day.', done: 'the week stands on half a page' },
        { id: 'pattern', from: 0.2, title: { en: 'Write down how week {week} went: what made it easy or hard', de: 'Aufschreiben, wie Woche {week} lief: was half, was störte', es: 'Escribir cómo fue la semana {week}: qué ayudó y qué costó', fr: 'Noter la semaine {week} : ce qui a aidé ou gêné', pt: 'Escrever como foi a semana {week}: o que ajudou ou atrapalhou' }, how: 'Compare easy and hard days: hour, place, sleep, who was around. Choose one condition to repeat.', done: 'one sentence begins with “it works when …”' },
        { id: 'change', from: 0.5, title: { en: 'Write down how week {week} went: what has changed in you', de: 'Aufschreiben, wie Woche {week} lief: was sich verändert hat', es: 'Escribir cómo fue la semana {week}: qué ha cambiado en ti', fr: 'Noter la semaine {week} : ce qui a changé en toi', pt: 'Escrever como foi a semana {week}: o que mudou em você' }, how: 'Read the first page, write what you would not have noticed then; decide what to keep.', done: 'a sentence on what you keep stands at the end' },
      ],
    },
    {
      id: 'daily', about: ['habit', 'daily', 'routine', 'morning', 'evening', 'water', 'walk', 'read', 'sketch', 'draw', 'write', 'floss', 'tidy', 'cold shower', 'phone', 'no '], name: '{subject}', perWeek: 7, minutes: 15, tags: ['habit'], when: { unless: ['meditat', 'mindful', 'meditier', 'meditar', 'mediter'] },
      sessions: [
        { id: 'tie', to: 0.2, title: { en: '{name}: tie it to something you already do', de: '{name}: an etwas Gewohntes knüpfen', es: '{name}: unirlo a algo que ya haces', fr: '{name} : l’attacher à un geste existant', pt: '{name}: ligar a algo que já faz' }, how: 'Choose the moment right after coffee, teeth or coat, and do the smallest version there.', done: 'it happened straight after the cue' },
        { id: 'tiny', to: 0.3, title: { en: '{name}: the two-minute version counts', de: '{name}: auch zwei Minuten zählen', es: '{name}: la versión de dos minutos cuenta', fr: '{name} : deux minutes comptent', pt: '{name}: dois minutos contam' }, how: 'Do at least the small version even on a bad day; more only if it comes by itself.', done: 'the day has its mark on the wall chart' },
        { id: 'place', from: 0.05, to: 0.5, title: { en: '{name}: lay everything out the evening before', de: '{name}: abends alles bereitlegen', es: '{name}: dejar todo listo la noche antes', fr: '{name} : tout préparer la veille', pt: '{name}: deixar tudo pronto na véspera' }, how: 'Remove one obstacle and one temptation: shoes by the door, phone in the drawer.', done: 'you began without searching for anything' },
        { id: 'if-then', from: 0.15, to: 0.8, title: { en: '{name}: an if-then for the next obstacle', de: '{name}: Wenn-dann für das nächste Hindernis', es: '{name}: un «si… entonces» para el próximo obstáculo', fr: '{name} : un « si… alors » pour l’obstacle', pt: '{name}: um “se… então” para o obstáculo' }, how: 'Name what stopped you last and write “if … then I will …”; then do today’s round.', done: 'the sentence is written and today is done' },
        { id: 'never-twice', from: 0.25, title: { en: '{name}: never miss twice', de: '{name}: nie zweimal auslassen', es: '{name}: nunca fallar dos veces', fr: '{name} : jamais deux oublis de suite', pt: '{name}: nunca falhar duas vezes' }, how: 'If yesterday was missed, today is the most important one; small is fine.', done: 'the chain goes on' },
        { id: 'longer', from: 0.35, to: 0.9, title: { en: '{name}: a little longer or harder today', de: '{name}: heute ein wenig mehr', es: '{name}: hoy un poco más', fr: '{name} : un peu plus aujourd’hui', pt: '{name}: hoje um pouco mais' }, how: 'Add about a tenth, only if the last three days were easy.', done: 'it was more and still fine' },
        { id: 'enjoy', from: 0.4, title: { en: '{name}: notice what you like about it', de: '{name}: merken, was dir daran gefällt', es: '{name}: fíjate en lo que te gusta', fr: '{name} : remarque ce que tu aimes', pt: '{name}: note o que você gosta' }, how: 'Do it without anything else on; say afterwards aloud what was good.', done: 'you can name one pleasant thing' },
        { id: 'identity', from: 0.7, title: { en: '{name}: as somebody who simply does this', de: '{name}: als jemand, der das eben tut', es: '{name}: como alguien que simplemente lo hace', fr: '{name} : comme quelqu’un qui le fait, simplement', pt: '{name}: como alguém que simplesmente faz' }, how: 'No score today; it is just what you do at this hour.', done: 'it took no decision' },
      ],
    },
  ],
  tasks: [],
}
