import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_SPRINT_ES: PlaybookWords = {
  title: 'sprint',
  templates: {
    scope: ['Alcance, responsable y definición de hecho: {subject}', 'Una página: el resultado, quién decide, qué queda fuera y una definición de hecho con revisión, pruebas, documentación y entrega.', 'quien decide ha aceptado la página por escrito'],
    risks: ['Primero los riesgos: qué podría hundirlo y probar el mayor', '¿Qué lo retrasaría o lo haría inútil? Para los tres mayores, una señal temprana y una respuesta.', 'el mayor riesgo tiene un experimento barato en el sprint 1'],
    'working-space': ['Preparar el espacio: tablero, carpeta, acceso para todos', 'Un lugar para tareas, otro para resultados; comprobad que cada uno abre y cambia ambos.', 'cada uno ha movido una tarjeta y guardado un archivo'],
    'midpoint-demo': ['Mostrar una parte que funciona a sus destinatarios', 'Que la usen, callad, anotad dónde se paran; preguntad qué echarían de menos.', 'tres hallazgos están ordenados en el backlog'],
    'handover-notes': ['Notas de entrega: usarlo sin quienes lo hicieron', 'Cómo se arranca, cómo se ve que va, qué falla y qué hacer.', 'otra persona las siguió sin preguntar'],
    'whole-check': ['Recorrido completo como usuario: {subject}', 'Desde cero, con el producto real y los ejemplos al lado.', 'cada ejemplo se cumple y lo demás está arreglado o anotado'],
    release: ['Entregar y acompañar el primer uso: {subject}', 'Elegid un momento tranquilo, conoced la vuelta atrás, quedaos cerca las primeras horas.', 'los primeros usuarios lo lograron sin vuelta atrás'],
    define: ['{Topic}: acordar ejemplos de aceptación', 'Escribid los ejemplos de aceptación de {topic} con quien lo pidió: el caso normal, el vacío, el erróneo. Fuera lo que nadie pueda ejemplificar.', 'tres ejemplos están escritos y acordados'],
    build: ['{Topic}', 'Tomad el camino más fino de {topic} que funcione de principio a fin y ensanchadlo ejemplo a ejemplo; que alguien lo lea mientras es pequeño.', 'todos los ejemplos pasan y está revisado e integrado'],
    verify: ['{Topic}: probarlo con los ejemplos y arreglar', 'Quien no lo construyó recorre los ejemplos de {topic} y luego intenta romperlo media hora.', 'no queda nada grave y el resto tiene responsable'],
  },
  names: {
    '{subject}, first usable version': '{subject}, primera versión utilizable',
    '{subject}, complete': '{subject}, completo',
    '{subject}, with what its users asked for': '{subject}, con lo que pidieron sus usuarios',
  },
}
