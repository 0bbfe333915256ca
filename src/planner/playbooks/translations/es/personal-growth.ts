import type { PlaybookWords } from '../playbook-words.ts'

export const PERSONAL_GROWTH_ES: PlaybookWords = {
  title: 'crecimiento personal',
  strong: ['tener mas confianza', 'mas confianza en mi', 'confianza en mi mismo', 'confianza en mi misma', 'mas seguro de mi mismo', 'mas segura de mi misma', 'seguridad en mi mismo', 'seguridad en mi misma', 'autoestima', 'hablar en publico', 'miedo escenico', 'procrastinar', 'procrastinacion', 'tener mas paciencia', 'ser mas paciente', 'escuchar mejor', 'ser mejor jefe', 'ser mejor jefa', 'ser mejor lider', 'ser mas asertivo', 'ser mas asertiva', 'asertividad', 'gestion del tiempo', 'organizarme mejor', 'ser mas productivo', 'ser mas productiva', 'hacer amigos', 'comunicarme mejor', 'decir que no', 'crecimiento personal', 'desarrollo personal'],
  templates: {
    'one-behaviour': ['Convertir el deseo en una conducta que se pueda grabar', 'No «ser mejor», sino qué dices o haces, cuándo y con quién; lo bastante pequeño para mañana.', 'un extraño podría contarla'],
    'why-now': ['Escribir por qué ahora y de qué te protege lo de antes', 'Toda costumbre paga algo; ¿qué perderías?', 'el precio de cambiar es una frase sincera'],
    'blind-spot': ['Preguntar a alguien que no te ahorra nada: ¿qué sigo sin ver?', 'Alguien con más años o crítico, una situación, sin explicarte.', 'está escrito con sus palabras'],
    scene: ['Describir una escena de la semana pasada tal como fue y como la querías', 'Quién dijo qué, qué sentiste en el cuerpo, qué hiciste; luego la misma en tu mejor versión.', 'la diferencia es una frase que empieza por un verbo'],
    'ask-three': ['Preguntar a tres personas: qué mantengo, qué dejo, qué empiezo', 'Gente que te quiere bien; escucha, da las gracias y no te defiendas.', 'hay nueve respuestas y un patrón rodeado'],
    observe: [['{Topic}: observarte un día y llevar la cuenta', '{Topic}: observar a alguien que lo hace bien'], 'Una raya cada vez; ¿qué había justo antes? Cinco líneas por la noche.', 'el desencadenante más frecuente tiene nombre'],
    learn: ['{Topic}: aprender una técnica y decirla con tus palabras', 'Un capítulo o una charla, una técnica; cuándo, dónde y cómo la usarás.', 'una frase «si … entonces …» cuelga donde la ves'],
    rehearse: [['{Topic}: ensayarlo en voz alta, dos veces', '{Topic}: ensayarlo con alguien que haga de la otra parte'], 'De pie, con palabras y pausas de verdad; la segunda más despacio.', 'sale sin leer'],
    use: [['{Topic}: usarlo en una conversación o tarea real', '{Topic}: usarlo donde suele salir mal', '{Topic}: usarlo dos veces el mismo día'], 'Elige antes la ocasión; después: qué hice, qué pasó, qué viene ahora.', 'hay tres líneas escritas'],
    mentor: ['Ayudar a otra persona con ello, ronda {round}', 'Primero escucha, una pregunta, ningún consejo sin que lo pida.', 'ha hecho algo y tú has aprendido una cosa'],
    'week-page': ['Página de la semana {round}: qué fue bien, qué evité, a quién dar las gracias', 'Hechos antes que juicios; da esas gracias.', 'la página está escrita y las gracias, dadas'],
    harder: ['Un punto más difícil, ronda {round}', 'Lo mismo con un desconocido, un jefe o menos tiempo.', 'lo has hecho, saliera como saliera'],
    'ask-again': ['Preguntar otra vez a las mismas tres personas', '¿Qué habéis notado? ¿Qué falta aún?', 'sus respuestas están junto a las primeras'],
    setback: ['Prever una recaída: qué harás el día en que falle', 'El día más probable, la primera señal, el siguiente paso más pequeño, a quién contarlo.', 'la frase «cuando falle, yo …» está escrita'],
    rule: ['Convertirlo en regla propia y fecha para revisarla', 'Una frase, un recordatorio, una persona que te lo pueda recordar.', 'la fecha está en el calendario'],
  },
  names: { noticing: 'darse cuenta', 'one new way of doing it': 'una forma nueva de hacerlo', 'in easy company': 'en compañía fácil', 'when it is hard': 'cuando cuesta' },
}
