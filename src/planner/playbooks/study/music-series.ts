import type { SeriesTemplate } from '../playbook.ts'

/** Beside one's own practice, where the goal names it: the lesson, and playing with others. */
export const MUSIC_SERIES: SeriesTemplate[] = [
  {
    id: 'lesson', about: ['lesson', 'teacher', 'unterricht', 'musikstunde', 'clase', 'cours', 'aula'],
    name: { en: 'lesson', de: 'Unterricht', es: 'clase', fr: 'cours', pt: 'aula' },
    perWeek: 1, minutes: 45, tags: ['lesson'], priority: 'high', onlyIfAsked: true,
    sessions: [
      {
        id: 'lesson-questions',
        title: { en: '{name}, week {week}: two questions, and the next passage shown slowly', de: '{name}, Woche {week}: zwei Fragen, und die nächste Stelle langsam gezeigt', es: '{name}, semana {week}: dos preguntas y el próximo pasaje mostrado despacio', fr: '{name}, semaine {week} : deux questions, et le passage suivant montré lentement', pt: '{name}, semana {week}: duas perguntas e o próximo trecho mostrado devagar' },
        how: { en: 'Bring the bar that will not go and the way you practised it. Record the end of the lesson and write the three things for the week into the music.', de: 'Bring den Takt mit, der nicht gelingt, und wie du ihn geübt hast. Nimm das Ende auf und schreibe die drei Dinge für die Woche in die Noten.', es: 'Lleva el compás que no sale y cómo lo has estudiado. Graba el final y apunta en la partitura las tres cosas de la semana.', fr: 'Apporte la mesure qui résiste et ta façon de la travailler. Enregistre la fin et note dans la partition les trois choses de la semaine.', pt: 'Leve o compasso que não sai e como você o estudou. Grave o final e anote na partitura as três coisas da semana.' },
        done: { en: 'three things for the week stand in the music', de: 'drei Dinge für die Woche in den Noten stehen', es: 'las tres cosas de la semana están en la partitura', fr: 'trois choses pour la semaine sont dans la partition', pt: 'três coisas para a semana estão na partitura' },
      },
    ],
  },
  {
    id: 'ensemble', about: ['=orchestra', 'ensemble', 'choir', 'band', 'quartet', 'orchester', 'chor', 'orquesta', 'coro', 'orchestre', 'chorale', 'orquestra'],
    name: { en: 'rehearsal', de: 'Probe', es: 'ensayo', fr: 'répétition', pt: 'ensaio' },
    perWeek: 1, minutes: 120, tags: ['ensemble'], onlyIfAsked: true,
    sessions: [
      {
        id: 'ensemble-rehearsal',
        title: { en: '{name}, week {week}: your part prepared, two places marked to practise', de: '{name}, Woche {week}: Stimme vorbereitet, zwei Stellen zum Üben markiert', es: '{name}, semana {week}: tu parte preparada, dos pasajes marcados para estudiar', fr: '{name}, semaine {week} : ta partie prête, deux passages marqués à travailler', pt: '{name}, semana {week}: sua parte pronta, dois trechos marcados para estudar' },
        how: { en: 'Pencil, tuner, part in order. Listen for who has the tune; what was lost there is practised the next day.', de: 'Bleistift, Stimmgerät, Noten geordnet. Höre, wer die Melodie hat; was dort verloren ging, wird am nächsten Tag geübt.', es: 'Lápiz, afinador, partes en orden. Escucha quién lleva la melodía; lo que se perdió se estudia al día siguiente.', fr: 'Crayon, accordeur, parties en ordre. Écoute qui a la mélodie ; ce qui s’est perdu se travaille le lendemain.', pt: 'Lápis, afinador, partes em ordem. Ouça quem tem a melodia; o que se perdeu é estudado no dia seguinte.' },
        done: { en: 'two places are marked and stand in the next practice', de: 'zwei Stellen markiert sind und beim nächsten Üben drankommen', es: 'dos pasajes están marcados para el próximo estudio', fr: 'deux passages sont marqués pour la prochaine séance', pt: 'dois trechos estão marcados para o próximo estudo' },
      },
    ],
  },
]
