import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_ES } from './software-words.ts'

export const SPRINT_FEATURE_ES: PlaybookWords = {
  title: 'cambio de software',
  templates: {
    ...SOFTWARE_WORDS_ES,
    today: ['Cómo se hace hoy: observar a dos personas, reunir cinco ejemplos reales', 'Qué hacen en su lugar, cuántas veces, dónde duele; guardar los ejemplos sin nombres como datos de prueba.', 'cinco ejemplos con su resultado esperado están en el repositorio'],
    'where-it-lives': ['Encontrar dónde va el cambio: código, datos, ajustes, quién depende de ello', 'Leer los caminos que toca, enumerar llamadas y procesos, escribir pruebas alrededor de lo que no debe cambiar.', 'las pruebas alrededor del código tocado están en verde antes de cambiar nada'],
    'privacy-rules': ['Qué pide la ley: qué datos, cuáles deben quedarse y cuánto, plazo, prueba', 'Enumerar cada tipo de dato personal con su fin y su obligación de conservarlo (facturas, litigios); quién puede pedir, cómo se identifica, qué se responde en un mes.', 'la lista está firmada y cada tipo marcado como entregar, borrar, conservar o anonimizar'],
    'privacy-map': ['Mapa de datos personales: tablas, archivos, registros, búsqueda, copias, otros proveedores', 'Seguir a una persona de prueba por todo el sistema y preguntar a cada proveedor cómo le llega un borrado; las copias tienen una regla para restaurar.', 'cada sitio donde apareció tiene responsable y forma de exportar y borrar'],
    'privacy-proof': ['Demostrarlo con una persona de prueba: todo fuera, todo borrado, nada de otros', 'Exportar antes y después, buscar en cada sitio del mapa, restaurar una copia y mirar de nuevo; intentarlo como otra persona.', 'la búsqueda solo encuentra lo que la ley conserva y la persona equivocada no recibió nada'],
    flag: ['Interruptor de la función, con sus dos posiciones probadas en CI', 'Apagado de serie, encendido primero para el equipo; una fecha en la que se quita.', 'la misma versión corre con el cambio y sin él'],
    'change-watch': ['Registros y dos cifras: si se usa y si falla', 'Una línea por uso sin datos personales, una alerta sobre la tasa de fallos.', 'un fallo provocado hizo saltar la alerta'],
    'change-regression': ['Ronda de regresión sobre todo lo que toca el cambio', 'Los cinco ejemplos reales, la lista de llamadas, datos raros, clientes viejos, dos personas a la vez.', 'no queda ningún hallazgo grave'],
    'change-help': ['Texto de ayuda, nota de versión y lo que debe saber soporte', 'Dos frases en el producto, una imagen, tres preguntas probables con respuesta.', 'alguien ajeno al equipo lo usó solo con el texto'],
    'change-pilot': ['Piloto con tres usuarios reales antes de darlo a todos', 'Activarlo para ellos, observar una vez, preguntar a los dos días.', 'su peor hallazgo está arreglado'],
  },
  names: {},
}
