import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_INTRODUCING_ES: PlaybookWords = {
  title: 'introducir algo nuevo',
  templates: {
    now: ['{Topic}: cómo es hoy y qué no debe perderse', 'Recorre {topic} con dos personas que conviven hoy con ello; apunta qué funciona, qué no y quién lo necesita.', 'quienes lo necesitan han confirmado la página sobre {topic}'],
    new: ['{Topic}: fijar la nueva forma y probarla en un solo sitio', 'Escribe la nueva forma con ejemplos, móntala para un grupo o una sala y úsala unos días con casos reales.', 'el grupo de prueba no querría volver atrás'],
    all: ['{Topic}: llevarlo a todas partes y retirar lo antiguo', 'Ve grupo por grupo, cada uno con su fecha; hay alguien localizable los primeros días; lo antiguo se apaga, se retira o se cierra un día que todos conocen.', 'en todas partes se trabaja con {topic} y lo antiguo ya no está'],
    'intro-why': ['{Subject}: decir qué mejora, para quién y cómo se notará', 'En una página: el problema de hoy, quién lo tiene, qué será distinto y una cifra o señal que muestre que funcionó.', 'quien decide ha aceptado la página'],
    'intro-survey': ['{Subject}: ver cómo es hoy, sitio por sitio', 'Haz la lista de cada lugar, grupo o caso afectado, con sus condiciones propias; míralo tú en vez de preguntar de oídas.', 'la lista está completa y cada entrada tiene una persona de contacto'],
    'intro-people': ['{Subject}: hablar con quienes pierden algo con ello', 'Pregunta qué temen y qué necesitarían; apunta sus condiciones y responde a cada una, aunque sea con un no.', 'cada objeción tiene una respuesta que ellos han oído'],
    'intro-rules': ['{Subject}: revisar normas, contratos y permisos', 'Mira seguridad, protección de datos, normas laborales y de accesibilidad, preavisos de lo que se sustituye y quién debe aprobarlo o saberlo.', 'cada permiso necesario se ha pedido por escrito'],
    'intro-design': ['{Subject}: decidir la nueva forma, excepciones incluidas', 'Escríbela con ejemplos de un día normal, un día de mucho trabajo y un caso raro; di qué se queda como está.', 'dos personas de grupos distintos entienden lo mismo en los ejemplos'],
    'intro-supply': ['{Subject}: encargar lo que tiene plazo de entrega', 'Material, licencias, aparatos, impresos, empresas externas: pide tres ofertas para lo más caro, fechas de entrega por escrito y algo de reserva.', 'todo está encargado y la última entrega llega antes de la prueba'],
    'intro-pilot-prepare': ['{Subject}: preparar una prueba en un solo sitio', 'Elige un sitio que no sea ni el más fácil ni el más difícil. Acuerda cuánto dura, qué se mide y cómo se vuelve atrás.', 'el grupo de prueba sabe qué día empieza y a quién llamar'],
    'intro-pilot': ['{Subject}: hacer la prueba y seguir de cerca los primeros días', 'Procura estar presente al principio; apunta cada pregunta que sale dos veces y cada rodeo para evitar la nueva forma: ahí se ve lo que falla.', 'la prueba ha durado lo acordado y las notas están ordenadas'],
    'intro-adjust': ['{Subject}: corregir lo que mostró la prueba y decidir si se sigue', 'Separa lo que hay que cambiar, lo que puede esperar y lo que se entendió mal; pon las cifras junto a la señal de la primera página.', 'la decisión está tomada y sus motivos, escritos'],
    'intro-guide': ['{Subject}: una guía de una página y una práctica corta para todos', 'Qué es nuevo, qué hacer en los tres casos más comunes y a quién preguntar; practicad media hora con casos reales en vez de ver diapositivas.', 'alguien ajeno a la prueba ha resuelto los tres casos con la página'],
    'intro-rollout': ['{Subject}: avanzar grupo por grupo, cada uno con su fecha', 'Primero los grupos pequeños, nunca dos el mismo día y nada en los días de más trabajo; hay alguien localizable cada primer día.', 'cada grupo ha tenido su primer día y sus puntos pendientes están en una lista'],
    'intro-old': ['{Subject}: retirar la forma antigua', 'Anuncia el día con dos semanas de antelación, guarda lo que exige la ley, recoge o apaga el resto y mira dónde se sigue usando a escondidas.', 'nadie puede volver a la forma antigua por descuido'],
    'intro-settle': ['{Subject}: ver si está la señal de éxito y dejarlo en otras manos', 'Mide como se acordó en la primera página, pregunta a cinco personas y deja el cuidado en manos de alguien con nombre y con los puntos pendientes.', 'quienes dieron el sí al principio conocen el resultado y hay una persona responsable'],
  },
  names: {},
}
