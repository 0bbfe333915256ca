import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_TO_KNOW_ES: PlaybookWords = {
  title: 'conocer un tema',
  templates: {
    'know-read': [['{Topic}: leer o ver, con preguntas al lado', '{Topic}: una segunda fuente que lo ve de otra manera'], 'Escribe tres preguntas antes de empezar, busca sus respuestas y cierra el libro después de cada apartado para decirlo con tus palabras.', 'las tres preguntas tienen respuesta sin mirar'],
    'know-note': ['{Topic}: resumirlo en una página, con nombres, fechas y conexiones', 'Haz primero de memoria un dibujo, una línea del tiempo o una tabla; luego llena los huecos con la fuente y marca lo que te faltaba.', 'en una página está lo que querrás recordar dentro de un año'],
    'know-see': ['{Topic}: ver, probar, oír o usar un ejemplo', 'Un museo, un lugar, una cata, una grabación, un experimento o un caso real; apunta qué coincide con lo leído y qué no.', 'tienes un ejemplo propio'],
    'know-recall': ['{Topic}: recordarlo desde una hoja en blanco', 'Escribe durante diez minutos todo lo que sabes, compáralo con tu página y repite solo lo que faltaba.', 'los huecos son menores que la última vez'],
    'know-aim': ['{subject}: qué quieres poder contar o hacer, y qué sabes ya', 'Escribe durante diez minutos todo lo que sabes; después, tres preguntas que te encantaría responder y una ocasión para usarlo.', 'la hoja tiene fecha y hay tres preguntas'],
    'know-guides': ['{subject}: elegir un libro, un curso y alguien a quien preguntar', 'Lee dos reseñas y las primeras páginas; una buena introducción vale más que cinco; pregunta a alguien que entienda con qué empezó.', 'la fuente está a mano y la primera sesión empieza en la página uno'],
    'know-tell': ['{subject}: contárselo a alguien en diez minutos, ronda {round}', 'Sin notas, a alguien que no sabe nada de ello; apunta sus preguntas, porque muestran lo que no has entendido.', 'sus preguntas están apuntadas y una tiene respuesta'],
    'know-mix': ['{subject}: preguntas mezcladas sobre todo lo visto, ronda {round}', 'Diez preguntas de partes distintas en cualquier orden; responde en voz alta, comprueba y devuelve las falladas al montón.', 'ocho de diez han salido bien o las demás están otra vez en el montón'],
    'know-make': ['{subject}: hacer algo con ello: una charla, un paseo, una cena, una página', 'Para dos o tres personas a las que quieras; elige cinco cosas entre todo lo que sabes y una que te sorprendió.', 'está listo para enseñarlo'],
    'know-end': ['{subject}: responder tus tres preguntas y elegir qué viene después', 'Compáralo con la hoja del primer día; decide qué te basta y qué hilo vas a seguir.', 'las tres respuestas están junto a la primera hoja'],
  },
  names: {
    'the overview': 'la visión de conjunto',
    'the words and names used most': 'las palabras y los nombres más usados',
    'the main lines': 'las líneas principales',
    'one part in depth': 'una parte a fondo',
    'the overview, filled in': 'la visión de conjunto, con detalles',
    'where people disagree': 'en qué no hay acuerdo',
    'the sources': 'las fuentes',
    'a question of your own': 'una pregunta propia',
  },
}
