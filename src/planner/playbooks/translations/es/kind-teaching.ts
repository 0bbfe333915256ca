import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_TEACHING_ES: PlaybookWords = {
  title: 'enseñar a otros',
  templates: {
    show: ['{Topic}: enseñarlo, hacerlo juntos, dejar que lo hagan', 'Muestra {topic} cinco minutos con un caso real, después codo con codo y luego a solas mientras miras.', 'cada persona ha practicado {topic} una vez a solas'],
    again: ['{Topic}: otra vez a los pocos días, de memoria', 'No expliques nada primero: deja que empiecen con {topic}, ayuda solo donde se paren y apunta qué hay que repetir.', 'se manejan con {topic} sin ayuda'],
    'teach-aim': ['{Subject}: qué sabrán hacer al final y cómo lo verás', 'Tres frases como máximo que empiecen por «sabe»; una pequeña prueba con un caso real que lo muestre.', 'las tres frases y la prueba están escritas'],
    'teach-start': ['{Subject}: averiguar en qué punto están', 'Deja que cada persona haga un trozo pequeño y mira: qué sabe ya, qué le da miedo, para qué lo quiere.', 'para cada persona hay un primer paso ni demasiado fácil ni demasiado difícil'],
    'teach-order': ['{Subject}: dividirlo en pasos de una sesión cada uno', 'Del conjunto a la parte: cada sesión acaba con algo que sirve; el paso más difícil va en medio, no al final.', 'cada paso tiene un ejercicio y una señal de que se entendió'],
    'teach-material': ['{Subject}: ejemplos de su propia vida y cosas que tocar', 'Tres casos reales suyos, herramientas u hojas para cada persona; prueba antes un ejercicio con alguien.', 'una persona ha hecho el ejercicio sin tu ayuda'],
    'teach-first': ['{Subject}: la primera sesión, con un logro al final', 'Una décima parte hablando, el resto haciendo; acaba con algo que cada persona pueda enseñar en casa o en el trabajo.', 'cada persona ha hecho algo que funciona'],
    'teach-second': ['{Subject}: la segunda sesión empieza por la primera, de memoria', 'Diez minutos recordando sin ayuda y después el siguiente paso; apunta cada error que cometen dos personas.', 'el primer paso ha vuelto a salir sin ayuda'],
    'teach-hard': ['{Subject}: el paso difícil, en trozos pequeños', 'Muéstralo despacio, luego en voz alta con sus palabras y luego a solas; elogia lo que hicieron y no cómo son.', 'cada persona ha logrado una vez el paso difícil'],
    'teach-practice': ['{Subject}: práctica entre sesiones: poco y a menudo', 'Diez minutos al día con una tarea que se corrige sola; acordad cuándo y dónde, y miradlo en la próxima sesión.', 'hay cuatro días de práctica antes de la próxima sesión'],
    'teach-together': ['{Subject}: todo junto en un caso real', 'Un caso entero de principio a fin; no digas nada hasta que pregunten; después comentad una sola cosa.', 'el caso se ha terminado sin tus manos'],
    'teach-explain': ['{Subject}: que se lo expliquen a otra persona', 'Quien explica nota lo que falta: haz que cada persona enseñe un paso a un compañero.', 'cada paso lo ha explicado uno de ellos'],
    'teach-test': ['{Subject}: la pequeña prueba acordada y lo que queda pendiente', 'Con un caso nuevo; compáralo con las tres frases; para lo pendiente, una repetición más corta con fecha.', 'se sabe qué le sale a cada persona y qué hay que repetir'],
    'teach-keep': ['{Subject}: una página de consulta y una cita dentro de un mes', 'Los pasos, los tres errores habituales y a quién preguntar; dentro de un mes, diez minutos para probarlo otra vez.', 'la página está colgada donde hace falta y la cita está fijada'],
  },
  names: {},
}
