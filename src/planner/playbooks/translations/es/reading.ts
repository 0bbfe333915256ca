import type { PlaybookWords } from '../playbook-words.ts'

export const READING_ES: PlaybookWords = {
  title: 'lectura',
  templates: {
    'choose-edition': ['Elegir una edición o un curso que puedas seguir: notas, ejercicios, una página que guste', 'Lee la misma página en dos; quédate con aquella en la que querías pasar la hoja. Mira si alguien que conoces lo lee contigo.', 'está preparado y la primera fecha está puesta'],
    map: ['Vista general: índice, primer y último capítulo, tres preguntas que traes', 'Media hora para índice, prólogo y conclusión; escribe lo que quieres saber y lo que ya crees.', 'tres preguntas están en el marcapáginas'],
    read: [['{Topic}: leer con lápiz', '{Topic}: seguir leyendo, preguntas al margen', '{Topic}: las páginas difíciles, despacio'], 'Marca la frase de la que cuelga cada sección, discute al margen y para en un final natural.', 'la parte está leída y su frase principal copiada con tus palabras'],
    apply: [['{Topic}: probarlo con algo tuyo', '{Topic}: ejercicio sin mirar', '{Topic}: explicarlo con un ejemplo de esta semana'], 'Un caso pequeño de tu vida o trabajo; atascarse diez minutos está bien, luego mira.', 'has hecho algo pequeño con ello'],
    retell: ['{Topic}: contarlo de memoria', 'Dos minutos en voz alta con el libro cerrado; abre, corrige, anota lo que faltaba.', 'para contarlo no hizo falta mirar otra vez'],
    vocabulary: ['Términos con tus palabras, ronda {round}: diez que vuelven siempre', 'Una línea cada uno con un ejemplo; pregúntate en qué se diferencian dos de ellos.', 'podrías explicar ocho de los diez sin la página'],
    compare: ['Comparar, ronda {round}: la misma pregunta en otro autor', 'Un pasaje de cada uno, lo que ambos dan por hecho, dónde se separan; ¿cuál defenderías?', 'el desacuerdo ocupa un párrafo'],
    'catch-up': ['Ponerse al día, ronda {round}: páginas sin leer, ejercicios abiertos, qué saltar', 'Ojea lo atrasado y lee bien solo lo que pide la siguiente parte.', 'vuelves a ir según el plan y sabes qué dejaste'],
    source: ['Ir a una fuente o a un crítico, ronda {round}', 'Una reseña en contra, una referencia hasta su origen; ¿qué respondería el autor?', 'la objeción más fuerte está escrita en una frase'],
    notes: ['Notas en orden, ronda {round}: una página hasta ahora', 'Afirmaciones, mejor ejemplo, lo que dudas, lo que hay que buscar.', 'la página te serviría dentro de un año'],
    talk: ['Contárselo a alguien, ronda {round}', 'Un amigo, un foro, un mensaje de voz: la idea que te hizo cambiar de opinión y la que no.', 'volvió una pregunta que aún no sabes contestar'],
    answers: ['Contestar tus tres preguntas del principio', 'Media página cada una con un lugar del texto; ¿qué diría la otra parte?', 'cada respuesta cita un pasaje'],
    reread: ['Releer los tres pasajes que más marcaste', 'Despacio y en voz alta; ¿qué se te escapó la primera vez?', 'uno de ellos está copiado a mano'],
    next: ['Quedarte con lo que importa: cinco frases, una costumbre, el próximo título', '¿Dónde lo usarás en una semana? Regala o presta el libro con una nota.', 'la costumbre tiene fecha y el próximo título está elegido'],
    'prepare-talk': ['Preparar la charla sobre el libro: dos pasajes, dos preguntas, una objeción', 'Marca páginas y escribe preguntas que no se contesten con un sí.', 'la tarjeta está dentro del libro'],
  },
  names: {
    'the foundations': 'los fundamentos',
    'a first small project': 'un primer proyecto pequeño',
    'the usual mistakes': 'los errores habituales',
    'a project of your own': 'un proyecto propio',
    'the parts you half know': 'lo que sabes a medias',
    'a harder project': 'un proyecto más difícil',
    'how good people do it': 'cómo lo hacen los buenos',
    'the primary sources': 'las fuentes primarias',
    'an original piece of work': 'un trabajo original',
  },
}
