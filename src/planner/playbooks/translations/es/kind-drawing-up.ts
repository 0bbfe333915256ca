import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_DRAWING_UP_ES: PlaybookWords = {
  title: 'redactar un documento',
  templates: {
    notes: ['{Topic}: reunir material y escribir los puntos en orden', 'Apunta lo que el lector debe saber sobre {topic}, en el orden de sus preguntas; una fuente o un ejemplo junto a cada punto.', 'los puntos sobre {topic} están en orden y cada uno tiene su prueba'],
    text: ['{Topic}: escribirlo de principio a fin', 'Ve del primer punto al último sin volver atrás; deja una marca donde falte algo.', 'el texto sobre {topic} está escrito hasta el final'],
    cut: ['{Topic}: acortar y comprobar', 'Lee en voz alta, quita una quinta parte y comprueba en su fuente cada cifra, nombre y cita sobre {topic}.', 'cada cifra sobre {topic} está comprobada y nada se dice dos veces'],
    'doc-reader': ['{Subject}: quién lo lee y qué debe hacer después', 'Nombra a un lector real, qué sabe ya, qué decisión debe tomar y cuántas páginas leerá.', 'una frase dice qué hace el lector después de la última página'],
    'doc-model': ['{Subject}: leer dos buenos ejemplos y apuntar las normas', 'Extensión, forma, partes que no pueden faltar, cómo se citan las fuentes, quién lo firma y para cuándo.', 'las normas caben en media página'],
    'doc-material': ['{Subject}: reunir los datos y preguntar a quienes saben', 'Haz la lista de lo que sabes, lo que supones y lo que falta; envía hoy las preguntas, porque las respuestas son lo que más tarda.', 'cada pregunta abierta tiene persona y fecha'],
    'doc-outline': ['{Subject}: esquema con una frase por parte', 'Títulos que ya digan el resultado; delante, lo que el lector necesita primero; enséñaselo a alguien antes de escribir.', 'los títulos solos lo cuentan todo'],
    'doc-first': ['{Subject}: escribir la primera mitad sin pulir', 'Empieza por la parte que mejor conoces; deja una marca donde falte algo en vez de pararte.', 'la mitad del esquema es texto'],
    'doc-second': ['{Subject}: escribir la segunda mitad y, al final, el resumen', 'Sigue igual; después, el resumen en cinco frases que se entiendan sin el resto.', 'hay texto debajo de cada título'],
    'doc-figures': ['{Subject}: tablas, imágenes y gráficos que digan una sola cosa', 'Un título que diga el hallazgo, unidades, fuente y el mismo orden en todas partes.', 'cada figura se entiende sin el texto'],
    'doc-rest': ['{Subject}: revisar tras un día de reposo, primero el orden y luego las palabras', 'Mira si cada parte es necesaria, si falta algo y qué se dice dos veces; después las frases; quita una quinta parte.', 'es una quinta parte más corto y no falta nada'],
    'doc-readers': ['{Subject}: darlo a dos lectores con tres preguntas', '¿Dónde te paraste, qué no te crees, qué harías ahora? Dales una fecha y una semana de tiempo.', 'los dos han respondido a las tres preguntas'],
    'doc-mend': ['{Subject}: incorporar lo que dijeron', 'Lo que dicen los dos se cambia; lo que dice uno se sopesa; apunta qué dejas como está y por qué.', 'cada comentario está incorporado o tiene su motivo'],
    'doc-check': ['{Subject}: comprobar nombres, números, fuentes y forma', 'Empieza por la última página, para leer palabras y no sentido; enlaces, números de página, anexos y el formato en que hay que entregarlo.', 'una segunda persona no ha encontrado errores en dos páginas al azar'],
    'doc-hand-in': ['{Subject}: entregarlo o enviarlo, con justificante', 'Un día antes del plazo; guarda la confirmación y la versión enviada; di en el mensaje qué esperas y para cuándo.', 'la recepción está confirmada'],
  },
  names: {},
}
