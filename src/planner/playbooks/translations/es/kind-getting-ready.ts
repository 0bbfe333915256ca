import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GETTING_READY_ES: PlaybookWords = {
  title: 'prepararse para algo',
  templates: {
    need: ['{Topic}: qué hace falta y para cuándo', 'Escribe qué debe estar resuelto ese día para {topic}, qué lo está ya y qué tarda más en conseguirse.', 'cada cosa que falta para {topic} tiene fecha'],
    do: ['{Topic}: dejarlo hecho y probarlo una vez', 'Empieza por lo que tienen que entregar otros; después prueba {topic} una vez en las mismas condiciones que ese día.', 'la prueba para {topic} ha salido bien una vez, en las mismas condiciones que ese día'],
    'ready-day': ['{Subject}: recorrer el día en sí, hora por hora', 'Qué pasa, dónde, con quién, qué se pregunta o se comprueba; apunta todo lo que debe estar allí o poder hacerse.', 'la lista cubre el día desde la puerta hasta la vuelta a casa'],
    'ready-rules': ['{Subject}: leer las condiciones de quienes deciden', 'Normas, formularios, medidas, certificados, plazos, costes; en su propia página o por teléfono, con la fecha en que lo leíste.', 'cada condición tiene su fecha y su fuente'],
    'ready-long': ['{Subject}: empezar lo que más tarda: citas, papeles, encargos', 'Cuenta hacia atrás desde ese día: lo que necesita semanas se empieza hoy, con una segunda vía por si lo niegan o se retrasa.', 'todo lo que tiene espera está en camino'],
    'ready-state': ['{Subject}: probar cómo está hoy', 'Haz una prueba pequeña en las condiciones de ese día; apunta qué sale, qué casi sale y qué no.', 'se conocen las tres carencias mayores'],
    'ready-first': ['{Subject}: trabajar la carencia mayor', 'Avanza con pasos cortos y pausas entre ellos; pide ayuda a alguien que lo hace a menudo.', 'la carencia mayor se ha vuelto pequeña'],
    'ready-second': ['{Subject}: trabajar la segunda y la tercera', 'Altérnalas; repite lo que ya sale para que no se pierda.', 'ninguna de las tres lo haría fracasar'],
    'ready-things': ['{Subject}: reunir las cosas y probarlas una a una', 'Lo nuevo se estrena, se carga o se usa antes de ese día; un repuesto para lo que pueda romperse; etiquetas con nombre y teléfono.', 'cada cosa se ha usado una vez'],
    'ready-others': ['{Subject}: ponerse de acuerdo con todos los que participan', 'Quién hace qué, cómo se localiza a cada uno y qué pasa si alguien llega tarde o enferma.', 'cada uno ha repetido su parte'],
    'ready-rehearsal': ['{Subject}: un ensayo completo en condiciones reales', 'La misma hora del día, la misma duración, las mismas cosas; sin parar; apunta qué salió mal y repite solo eso.', 'el ensayo ha salido entero sin ayuda'],
    'ready-papers': ['{Subject}: comparar papeles, fechas y nombres con las condiciones', 'Originales y copias, nombres escritos como en el pasaporte, validez ese día, confirmaciones impresas y en el teléfono.', 'una segunda persona ha marcado la lista'],
    'ready-plan-b': ['{Subject}: qué harás si algo sale mal', 'Los tres problemas más probables: a quién llamar, qué decir y cuánto dinero y tiempo se reserva para ello.', 'hay tres frases y tres números en una tarjeta'],
    'ready-eve': ['{Subject}: todo preparado y a la vista, y luego descansar', 'Según la lista y junto a la puerta; alarma, camino y tiempo comprobados; hoy no se empieza nada nuevo.', 'solo queda salir por la puerta'],
    'ready-after': ['{Subject}: después, apuntar qué harías de otra manera', 'Mientras está fresco: qué faltó y qué sobró; envía agradecimientos y facturas.', 'la nota está donde la encontrarás la próxima vez'],
  },
  names: {},
}
