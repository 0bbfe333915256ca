import type { PlaybookWords } from '../playbook-words.ts'

export const GENERAL_TEAM_ES: PlaybookWords = {
  title: 'sprint',
  templates: {
    scope: ['Repasar todo una vez: orden, fechas, quién hace qué, qué hay que pedir primero', 'En una página: cuándo está hecha cada parte y quién decide; dinero, normas y fechas fijas; lo que otros deben entregar o permitir se pide hoy.', 'cada parte tiene un nombre y un día, y quien decide ha dicho que sí a la página'],
    'who-else': ['Preguntar a quien no es del equipo: qué necesita y cuánto tarda', 'Autoridades, proveedores, otros departamentos, los destinatarios; hoy una llamada a cada uno, porque van más despacio que el equipo.', 'cada uno ha dado una fecha y la espera más larga está en el plan'],
    risks: ['Primero los riesgos: qué podría hundirlo y probar el mayor', '¿Qué lo retrasaría o lo haría inútil? Para los tres mayores, una señal temprana y una respuesta.', 'el mayor riesgo tiene una prueba barata en el primer sprint'],
    'midpoint-demo': ['A mitad de camino: enseñar lo hecho a sus destinatarios', 'Lo real y no diapositivas; preguntad qué echarían de menos si acabara aquí y qué se puede quitar.', 'tres hallazgos están ordenados en el plan y una cosa se ha quitado'],
    'whole-check': ['Mirar el conjunto una vez más: que no falte nada ni nada choque', 'Están todas las partes, ninguna contradice a otra, nombres, cifras y fechas correctos; si se puede, lo mira alguien que no hizo nada de ello.', 'lo que falta está arreglado o se ha dejado fuera a propósito'],
    'handover-notes': ['Dejar escrito quién lo lleva después y cómo', 'Una página: dónde está todo, quién lo cuida desde ahora, qué vuelve cada mes, qué hacer si algo falla.', 'quien lo cuida desde ahora la ha leído y ha preguntado'],
    release: ['Entregar y preguntar a los pocos días', 'En persona a sus destinatarios; un nombre y unas horas para preguntas; a los tres días, dos preguntas: qué ayuda y qué estorba.', 'lo usan y el primer obstáculo está resuelto'],
    define: ['{Topic}: acordar cuándo estará hecho', 'Preguntad a quien usará o firmará {topic} por el caso normal, el difícil y lo que nunca debe pasar; apuntad qué deben entregar otros antes y pedidlo hoy.', 'han aceptado media página y todo lo que se espera tiene nombre y fecha'],
    build: ['{Topic}', 'Primero completo y después fino; enseñadlo a medio camino a un destinatario; lo que falte va el mismo día a quien puede decidir.', 'un destinatario ha repasado todo {topic} y ha dicho qué falta'],
    verify: ['{Topic}: revisar y dar por bueno', 'Lo que está mal antes que lo mejorable; nombres, cifras y fechas otra vez en su fuente; el caso difícil probado de verdad.', 'quien juzga {topic} lo ha aceptado con su nombre y el resto tiene responsable'],
  },
  names: {
    '{subject}, first part': '{subject}, primera parte',
    '{subject}, main part': '{subject}, parte principal',
    '{subject}, finish': '{subject}, cierre',
  },
}
