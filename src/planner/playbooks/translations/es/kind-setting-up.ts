import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTING_UP_ES: PlaybookWords = {
  title: 'poner algo en marcha',
  templates: {
    settle: ['{Topic}: decidir cómo debe ser y quién tiene que aceptarlo', 'Escribe una frase sobre lo que debe lograrse con {topic} un día normal; pregunta a quienes tienen el terreno, el dinero o las normas.', 'el acuerdo sobre {topic} está por escrito'],
    build: ['{Topic}: montar y probar', 'Busca la forma más sencilla que funcione; prueba {topic} con dos futuros usuarios antes de acabarlo todo.', 'dos personas se han apañado con {topic} sin ti'],
    run: ['{Topic}: fijar quién se ocupa', 'Apunta qué hay que hacer para {topic} cada día, cada semana y cada año, quién lo hace y cuánto cuesta.', 'hay un nombre junto a cada tarea'],
    'setup-need': ['{Subject}: preguntar a cinco personas que lo usarían', 'Qué hacen hoy en su lugar, cuándo lo usarían, qué les echaría atrás. Escucha más de lo que explicas.', 'tres de cinco lo usarían y sabes para qué'],
    'setup-seen': ['{Subject}: visitar algo parecido que funciona y preguntar qué exige', 'Costes del primer año, horas por semana, qué se rompió, de qué prescindirían, quién estaba en contra y por qué.', 'hay una lista de sus consejos, con cifras'],
    'setup-scope': ['{Subject}: la forma más pequeña que sirve, y qué viene después', 'Una frase sobre qué ofrece, cuándo y dónde; tres cosas que a propósito no hará el primer medio año.', 'la frase está probada con dos desconocidos'],
    'setup-permit': ['{Subject}: permiso, responsabilidad, seguro', 'Dueño del sitio, oficina, vecinos, normas de incendios e higiene; quién responde si alguien se hace daño; todo por escrito.', 'cada permiso está concedido o tiene fecha'],
    'setup-money': ['{Subject}: costes de arranque y de un año, y quién paga', 'Tres ofertas para lo más caro, una décima parte de reserva y donaciones o préstamos antes que compras.', 'el dinero para empezar está prometido, con nombres'],
    'setup-people': ['{Subject}: encontrar a dos personas que lo lleven contigo', 'Pide algo concreto (una hora los jueves), no ayuda en general; acordad quién decide qué.', 'dos han dicho que sí a algo concreto'],
    'setup-place': ['{Subject}: fijar el sitio y medirlo', 'Acceso, luz, corriente, intemperie, vecinos, espacio para guardar; dibuja dónde va cada cosa.', 'el dibujo tiene medidas y el dueño está de acuerdo'],
    'setup-order': ['{Subject}: encargar y pedir prestado lo necesario', 'Primero lo que tiene plazo de entrega; lo resistente antes que lo bonito; repuestos para lo que se gasta.', 'todo tiene fecha de entrega antes de los días de montaje'],
    'setup-build': ['{Subject}: montarlo', 'Con ayudantes en un día fijo, cada uno con su tarea; primero la seguridad de quien lo use; fotos de lo que quedará tapado.', 'está en pie, funciona y no hace daño a nadie'],
    'setup-rules': ['{Subject}: cinco normas y un cartel que lo explique', 'Qué se puede hacer, qué no, quién se ocupa y cómo localizarlo; legible a dos metros.', 'alguien que pasaba lo ha entendido sin preguntar'],
    'setup-trial': ['{Subject}: una prueba discreta con diez personas', 'Deja que lo usen unos días, mira dónde se paran y arregla las dos cosas por las que se pregunta dos veces.', 'las dos cosas están arregladas'],
    'setup-tell': ['{Subject}: darlo a conocer: cartel, grupo del barrio, de palabra', 'Donde ya están quienes lo usarían; una imagen, una frase, la fecha; pide a diez personas que traigan a alguien.', 'la fecha se ha visto en tres sitios'],
    'setup-open': ['{Subject}: abrirlo', 'Una hora corta en un momento en que pasa gente; enseña cómo se usa; da las gracias por su nombre a quienes ayudaron y dieron algo.', 'lo han usado desconocidos'],
    'setup-care': ['{Subject}: turnos para cuidarlo y un balance al mes', 'Qué se hace cada día, cada semana y cada temporada, y quién; un buzón para quejas; una fecha en que decidís cómo sigue.', 'las próximas cuatro semanas tienen nombres'],
  },
  names: {},
}
