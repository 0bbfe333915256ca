import type { PlaybookWords } from './playbook-words.ts'

export const THESIS_ES: PlaybookWords = {
  templates: {
    'good-theses': ['Leer al revés dos buenos trabajos de tu departamento: conclusión, resultados, pregunta', 'Pregunta cuáles a quien te dirige; apunta la extensión de los capítulos, el tipo de pruebas y lo que promete la primera página.', 'sabes decir por qué salió bien cada uno'],
    citing: ['Practicar en una página: citar, parafrasear y referenciar', 'El mismo pasaje de tres formas; compáralo con las normas; que lo mire la biblioteca.', 'la biblioteca no marca nada en la página'],
    contribution: ['Escribir la aportación como la atacaría un revisor, y dónde podría publicarse cada capítulo', 'Tres objeciones, el experimento o argumento que las responde y una revista por capítulo.', 'quien te dirige ha aceptado el plan de artículos'],
    question: ['Pregunta de investigación y argumento en una página, acordados con la dirección', 'Una pregunta, por qué importa, qué contaría como respuesta y qué queda fuera. Envíala antes de escribir nada más largo.', 'la dirección ha respondido a la página'],
    outline: ['Esquema hasta el párrafo, con figuras y número de palabras', 'Un título por página futura y una frase debajo; figuras y tablas como cajas vacías; cada capítulo con su número de palabras.', 'el esquema se lee como una historia y las palabras cuadran'],
    setup: ['Preparar plantilla, gestor de referencias, copia de seguridad y estilo de citas', 'Plantilla del departamento, una biblioteca con notas y PDF, copia cada noche en dos sitios; exporta una cita de prueba.', 'un trabajo vacío se genera con una referencia correcta'],
    gather: [['{Topic}: leer y anotar las fuentes clave', '{Topic}: cubrir huecos de material y datos', '{Topic}: ordenar notas por apartados'], 'Primero la pregunta y después leer: afirmación, prueba, punto débil y relación con lo tuyo, cinco líneas por fuente con páginas.', 'cada apartado de {topic} tiene debajo sus notas y fuentes'],
    'outline-chapter': [['{Topic}: plan de párrafos', '{Topic}: prueba y figura para cada párrafo'], 'Una frase por párrafo y en orden; dilo en voz alta hasta que encaje.', 'cada párrafo de {topic} tiene su primera frase'],
    draft: [['{Topic}: primer borrador', '{Topic}: primer borrador, núcleo', '{Topic}: primer borrador, pruebas y figuras', '{Topic}: primer borrador, cierre y enlaces', '{Topic}: cerrar los corchetes del borrador'], 'Escribe hacia delante desde el plan, 400-600 palabras por sesión, sin corregir; [corchetes] para lo que falte. Para a mitad de frase para que mañana sea fácil.', 'los párrafos previstos existen y las palabras están anotadas'],
    revise: [['{Topic}: revisar estructura y argumento', '{Topic}: revisar frases, figuras y pies', '{Topic}: incorporar los comentarios de la dirección'], 'Imprímelo. Escribe al margen la idea de cada párrafo; mueve o quita los que no tienen. Después las figuras: eje, unidad, pie que se entiende solo.', 'alguien de fuera puede resumir {topic}'],
    send: ['Enviar lo que hay a la dirección con tres preguntas (ronda {round})', 'Un PDF limpio de lo terminado, media página con los cambios y las tres decisiones que necesitas.', 'está enviado y la reunión tiene fecha'],
    bibliography: ['Referencias y figuras: limpiar lo hecho hasta ahora (ronda {round})', 'Cada afirmación con su fuente, cada fuente con su ficha; figuras en formato y carpeta finales.', 'no queda ninguna «[cita]» en lo terminado'],
    assemble: ['Montar el borrador completo: índice, numeración, referencias cruzadas', 'Todos los capítulos en un archivo; lee de una vez solo títulos y primeras frases.', 'el borrador se lee como un solo texto'],
    'full-draft': ['Borrador completo a la dirección', 'PDF con líneas numeradas y la lista de tus dudas; acuerda una fecha para los comentarios.', 'la recepción está confirmada'],
    abstract: ['Resumen, título y agradecimientos', 'Problema, hueco, método, resultado con una cifra, significado: una frase cada uno; título de menos de quince palabras.', 'alguien que no lo ha leído sabe decir qué encontraste'],
    remarks: ['Trabajar los comentarios: primero los grandes', 'Una tabla: comentario, qué hice, dónde. Estructura antes que frases.', 'cada comentario tiene respuesta'],
    proofread: ['Corregir en voz alta, capítulo a capítulo', 'Escucha con lector de voz y una regla bajo la línea; nombres, cifras, unidades, tiempos. Otra persona lee resumen y conclusión.', 'las últimas diez páginas no necesitaron cambios'],
    formatting: ['Formato: márgenes, páginas, calidad de figuras, declaración', 'Línea a línea con la lista del departamento; imprime dos páginas con figuras.', 'cada línea de la lista está marcada'],
    'submit-test': ['Prueba de impresión o subida, control de plagio, PDF final', 'Incrusta fuentes, comprueba tamaño y nombre, súbelo al área de pruebas si la hay; reserva la encuadernación.', 'el archivo que se entrega está cerrado y copiado'],
  },
  names: { introduction: 'introducción', 'literature review': 'estado de la cuestión', methods: 'métodos', results: 'resultados', discussion: 'discusión' },
}
