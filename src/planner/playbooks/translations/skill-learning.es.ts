import type { PlaybookWords } from './playbook-words.ts'

export const SKILL_LEARNING_ES: PlaybookWords = {
  templates: {
    'gear-and-safety': ['Lo que hace falta para empezar: material prestado, un lugar, la regla de seguridad', 'Pide prestado o compra usado; pregunta a alguien con experiencia qué lesionan o estropean los principiantes.', 'todo está listo y la regla es una frase'],
    'film-yourself': ['Grábate junto a alguien dos niveles mejor y marca cinco diferencias', 'La misma situación, a cámara lenta; postura, momento, lo que omite; ordena por lo que cuesta.', 'la primera diferencia tiene su ejercicio'],
    'target-picture': ['Decir qué es «suficientemente bueno» y registrar cómo estás hoy', 'Una prueba que puedas repetir al final; grábala o puntúala hoy sin practicar; busca profesor, club o compañero.', 'el resultado de hoy está guardado y hay una persona a quien preguntar'],
    parts: ['Desmontarlo: las cinco habilidades que más aportan, en orden', 'Mira a dos buenos, anota qué hacen distinto y elige lo poco que importa.', 'cinco habilidades en orden, con cómo practicar cada una'],
    watch: ['{Topic}: verlo bien hecho y copiarlo despacio', 'Un ejemplo corto tres veces, nombrando los pasos; luego cópialo a media velocidad.', 'sabes nombrar los pasos y hacerlos despacio'],
    drill: [['{Topic}: practicar un detalle cada vez', '{Topic}: practicar con respuesta: espejo, cámara o aplicación', '{Topic}: practicar rápido y otra vez despacio'], 'Rondas de diez minutos, un detalle en cada una, pausa corta; para mientras aún salga bien.', 'ocho de diez intentos salen bien'],
    play: [['{Topic}: usarlo en una ronda real', '{Topic}: usarlo contra alguien algo mejor', '{Topic}: usarlo con una regla más difícil'], 'Lo real con una sola intención; apunta los dos momentos que decidieron.', 'dos momentos están apuntados con qué harías distinto'],
    fix: ['{Topic}: corregir el error que más cuesta', 'El error más frecuente de tus notas; más lento, busca la causa, veinte repeticiones buenas.', 'el error no apareció en la ronda siguiente'],
    'slow-week': ['Volver a lo básico, ronda {round}: lento, correcto, poco', 'Los tres movimientos en que se apoya todo, a media velocidad, hasta que aburran.', 'cada uno salió bien diez veces seguidas'],
    constraint: ['Restricción, ronda {round}: sin tu recurso favorito', 'Prohíbete lo que haces siempre; mira qué crece en su lugar.', 'una solución nueva está anotada'],
    free: ['Por diversión, ronda {round}: sin meta, probar algo absurdo', 'La variación lo mantiene vivo; fíjate en lo que ya sale solo.', 'te has reído o sorprendido una vez'],
    teacher: ['Una hora con alguien mejor, ronda {round}: tres preguntas', 'Muestra, no cuentes; pregunta qué practicaría en tu lugar.', 'hay algo que dejar y algo que empezar, por escrito'],
    pressure: ['Ensayar bajo presión: reloj, público o rival', 'Tan parecido a la ocasión real como puedas; espira antes de empezar.', 'lo terminaste sin parar'],
    'same-test': ['Repetir la prueba del primer día y comparar', 'Mismas condiciones; el vídeo o la nota junto a los primeros.', 'la diferencia está escrita y algo que conservar, elegido'],
    'light-before': ['Víspera tranquila: solo lo básico, dormir pronto', 'Solo lo que sale bien; deja listo lo necesario.', 'acabas con una buena'],
  },
  names: {
    'first basics': 'primeros fundamentos',
    'the moves used most': 'los movimientos más usados',
    'common mistakes': 'errores frecuentes',
    'doing it for real': 'hacerlo de verdad',
    'basics, cleaned up': 'fundamentos, pulidos',
    'the situations that come up most': 'las situaciones más frecuentes',
    'your weakest part': 'tu parte más débil',
    'doing it under pressure': 'hacerlo bajo presión',
    'fine points': 'los matices',
    'your style': 'tu estilo',
    'performing under pressure': 'rendir bajo presión',
  },
}
