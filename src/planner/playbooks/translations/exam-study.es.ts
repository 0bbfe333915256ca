import type { PlaybookWords } from './playbook-words.ts'

export const EXAM_STUDY_ES: PlaybookWords = {
  templates: {
    'how-marked': ['Entender cómo se corrige este examen: formato, peso, verbos clave', 'Temario, criterios de corrección y un examen corregido, uno al lado del otro: ¿qué da un punto y qué no da nada? Escribe los verbos con lo que piden.', 'en una página pone cuántos puntos da cada cosa'],
    'vocabulary-first': ['Reunir las cincuenta palabras de la asignatura antes de la teoría', 'Primero glosario y títulos; un ejemplo propio por palabra y, desde entonces, diez tarjetas al día.', 'hay cincuenta tarjetas y hoy aciertas treinta'],
    ceiling: ['Buscar el último diez por ciento: preguntas más difíciles de cinco años, por contenido', 'Nada de exámenes completos: solo lo que suele costarte puntos a ti o a tu promoción.', 'la lista ordenada de puntos débiles sustituye al temario como plan'],
    diagnostic: ['Diagnóstico: hacer un examen anterior sin preparar y ver los huecos', 'Haz un examen anterior o de muestra sin apuntes, en la mitad de tiempo si hace falta. Corrígelo y marca cada tema en rojo, ámbar o verde; consigue el temario y los criterios.', 'cada tema tiene su color y conoces los rojos'],
    learn: [['{Topic}: reconstruir la teoría', '{Topic}: hoja resumen de memoria'], 'Lee una vez el apartado de {topic}, cierra el libro y escribe de memoria definiciones, resultados y un ejemplo. Compara, corrige en otro color y repite lo que faltaba.', 'tienes una página sobre {topic} escrita sin mirar'],
    'worked-examples': ['{Topic}: ejemplos resueltos y luego sin ayuda', 'Tapa la solución de cada ejemplo, predice el paso siguiente y destapa. Después resuélvelo en una hoja en blanco.', 'sabes decir por qué sigue cada paso'],
    practise: [['{Topic}: ejercicios de fácil a difícil', '{Topic}: preguntas de exámenes anteriores', '{Topic}: preguntas de exámenes anteriores contra reloj'], 'Sin apuntes, como mucho diez minutos por pregunta antes de mirar. Comprueba cada respuesta al momento y anota cada error con su causa.', 'las tres últimas salen sin ayuda y el registro de errores está al día'],
    review: [['{Topic}: repaso espaciado desde cero', '{Topic}: segundo repaso, solo los errores'], 'Días después de la primera vuelta: hoja en blanco, todo lo que sabes de {topic} y dos preguntas que fallaste.', 'lo que faltaba está marcado y ahora aciertas ambas'],
    teach: ['Explicarlo, ronda {round}: el tema más difícil en diez minutos a alguien que pregunta', 'Sin notas, en una pizarra; apunta cada pregunta que no supiste responder al instante.', 'cada pregunta abierta tiene respuesta en la hoja'],
    'tutor-hour': ['Preguntar, ronda {round}: las tres cosas que no entiendes, a un tutor o compañero', 'Lleva tu intento, no solo la pregunta; explícalo tú antes de irte.', 'has resuelto sin ayuda una pregunta de cada tipo'],
    interleaved: ['Mezcla {round}: preguntas de todo lo visto, en desorden', 'Saca preguntas de todos los temas acabados al azar para tener que reconocer el tipo. Cuarenta minutos y corriges.', 'la nota está apuntada y cada fallo está en el registro'],
    'error-log': ['Registro de errores, ronda {round}: rehacer cada fallo', 'Recorre el registro y resuelve cada punto desde cero; táchalo solo cuando salga bien dos días distintos.', 'ningún punto tiene más de una semana sin intentarse'],
    'formula-recall': ['Definiciones y fórmulas: escribir toda la lista de memoria', 'Una hoja, sin libro. Comprueba y pasa lo olvidado a tarjetas para los últimos días.', 'faltan menos de tres'],
    'mock-1': ['Simulacro 1: examen completo, tiempo real, sin apuntes', 'A la misma hora que el examen si puedes, el móvil en otra habitación, solo lo permitido.', 'está corregido con los criterios oficiales y sabes qué tres tipos cuestan más'],
    'mock-1-repair': ['Arreglar lo que mostró el simulacro 1', 'Los tres tipos que más puntos costaron: hoja de teoría, un ejemplo resuelto y tres preguntas de cada uno.', 'una pregunta de cada tipo sale bien y a tiempo'],
    'mock-2': ['Simulacro 2: otro examen, con tu orden de ataque', 'Lee todo primero, haz lo seguro, deja diez minutos para revisar. Practica la estrategia tanto como la materia.', 'está corregido y te sobró tiempo para revisar'],
    taper: ['Víspera: resúmenes, mochila, ruta, dormir pronto', 'Nada nuevo. Repasa por encima hojas y errores, prepara documento, material permitido y agua, mira el aula.', 'la mochila está en la puerta y te acuestas a tiempo'],
    'on-a-page': [['{Topic}: en una página, de memoria: dibujo, tabla o línea del tiempo'], 'Dibuja u ordena {topic} en una hoja en blanco con todos los nombres que sepas, compara con el libro en otro color y haz tarjetas solo de lo que faltaba. Al día siguiente, otra vez desde cero.', 'en la segunda hoja faltan menos de cinco nombres'],
    questions: [['{Topic}: tarjetas y luego preguntas en frases completas', '{Topic}: preguntas de otros años, primero en notas, luego en voz alta', '{Topic}: preguntas de otros años contra el reloj'], 'Quince minutos de tarjetas, solo las que tocan; luego preguntas del tipo que caerá, sin apuntes. Corrige enseguida y apunta cada error con su causa.', 'las tres últimas respuestas lo tenían todo y el registro de errores está al día'],
    'oral-1': ['Simulacro oral 1: veinte minutos con alguien que repregunta', 'Temas al azar, treinta segundos para pensar, responde en tres pasos: qué es, cómo se relaciona, un ejemplo o caso. La otra persona apunta dónde te paraste, adivinaste o te fuiste.', 'los puntos flojos están apuntados y aguantaste el silencio'],
    'oral-2': ['Simulacro oral 2: los temas que temes, con repreguntas, con la ropa del día', 'Entrar, saludar, sentarse, empezar; muestra en papel o modelo mientras hablas; practica dos frases para «no lo sé, pero empezaría por…».', 'lo hiciste sin notas y sabes tu primera frase'],
    'terms-recall': ['Términos clave: escribir toda la lista de memoria, tema por tema', 'Una hoja, sin libro. Compara y pasa lo que faltó a tarjetas para los últimos días.', 'faltan menos de cinco'],
  },
  names: {
    'the topics worth most marks': 'los temas que más puntúan',
    'your hardest topic': 'tu tema más difícil',
    'definitions and formulas': 'definiciones y fórmulas',
    'applied questions': 'preguntas aplicadas',
  },
}
