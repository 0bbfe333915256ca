import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_FINDING_OUT_ES: PlaybookWords = {
  title: 'averiguar y decidir',
  templates: {
    look: ['{Topic}: qué se sabe, según tres fuentes independientes', 'Apunta de cada fuente quién lo dice, cómo lo sabe y cuándo; marca dónde se contradicen sobre {topic}.', 'lo seguro, lo discutido y lo desconocido sobre {topic} está en una página'],
    ask: ['{Topic}: preguntar o medir lo que ninguna fuente responde', 'Una charla breve con alguien que lo hace, una visita o un recuento propio; escribe la pregunta antes de ir.', 'la pregunta abierta sobre {topic} tiene una respuesta con fecha'],
    say: ['{Topic}: qué se deduce de ello', 'Escribe una frase con el resultado, otra con lo seguro que es y otra con lo que hay que hacer.', 'las tres frases sobre {topic} están escritas'],
    'find-question': ['{Subject}: escribir la pregunta y la decisión que depende de ella', 'Una sola pregunta, qué se haría con cada respuesta posible, quién decide y qué exactitud debe tener la respuesta.', 'quien decide dice: sí, con esa respuesta podría decidir'],
    'find-criteria': ['{Subject}: criterios por orden de peso, y qué descarta una opción', 'De tres a seis criterios, cada uno con su medida; escríbelos antes de mirar la primera opción, para no torcer ninguno a su favor.', 'dos personas ordenarían un ejemplo de la misma manera'],
    'find-sources': ['{Subject}: listar fuentes: personas, cifras, sitios donde mirar', 'Incluye al menos una que no gane nada con la respuesta; cifras oficiales antes que opiniones y las del año pasado antes que las más viejas.', 'cada criterio tiene dos fuentes'],
    'find-long-list': ['{Subject}: una lista larga de posibilidades, incluida no cambiar nada', 'Primero amplitud y luego juicio: pregunta a tres personas que hayan resuelto lo mismo y mira cómo se hace en otros países o en otro oficio.', 'hay diez posibilidades con una línea cada una'],
    'find-short-list': ['{Subject}: reducirla a tres con los criterios que descartan', 'Escribe una línea con el motivo de cada opción que cae, para que nadie la traiga de vuelta.', 'quedan tres y están escritos los motivos de las demás'],
    'find-data': ['{Subject}: cifras para las tres, con todos los costes y riesgos', 'Apunta los costes de toda la vida útil y no solo los del principio; esfuerzo, tiempo y qué podría salir mal; si una cifra es una suposición, dilo.', 'cada casilla de la tabla está llena y con su fuente'],
    'find-see': ['{Subject}: verlo en persona: visita, prueba o charla con quien lo usa', 'Pregunta a quienes lo usan qué harían de otra manera, qué les molesta y cuánto costó de verdad; prueba el uso más importante con tu propio caso.', 'has preguntado a dos personas sobre cada una de las dos mejores'],
    'find-numbers': ['{Subject}: ver si el resultado depende de una sola suposición', 'Cambia en un tercio, hacia arriba y hacia abajo, las dos cifras menos seguras y mira si el orden se mantiene.', 'se sabe qué cifra podría dar la vuelta al resultado'],
    'find-second': ['{Subject}: pedir a alguien que argumente en contra', 'Da la tabla a alguien que prefiera otra opción; apunta su argumento más fuerte y respóndelo.', 'el argumento más fuerte en contra tiene respuesta o ha cambiado el resultado'],
    'find-recommend': ['{Subject}: una recomendación en una página', 'Pregunta, respuesta, por qué, cuánto cuesta, qué hay en contra, qué tiene que pasar ahora y para cuándo.', 'la página se entiende sin ti'],
    'find-decide': ['{Subject}: decidir y escribir por qué', 'Hazlo con quienes pueden decidir; apunta la decisión, sus motivos y la señal que os haría pensarlo de nuevo.', 'la decisión y sus motivos están escritos'],
    'find-next': ['{Subject}: el primer paso y unas palabras a quienes preguntaste', 'Encarga, firma o anuncia el primer paso; da las gracias a quienes ayudaron y cuéntales en qué quedó.', 'el primer paso está dado y nadie espera una respuesta'],
  },
  names: {},
}
