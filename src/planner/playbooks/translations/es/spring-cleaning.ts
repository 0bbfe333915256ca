import type { PlaybookWords, TemplateWords } from '../playbook-words.ts'

const STORES = { garage: 'Garaje', attic: 'Desván', basement: 'Sótano', shed: 'Cobertizo' }

function storeWords(id: string, place: string): Record<string, TemplateWords> {
  return {
    [`${id}-aim`]: [`${place}: para qué sirve, foto de cada pared, viaje al punto limpio reservado`, 'Entra con un bloc: zonas para lo que se queda, lo que es de otros, horario del punto limpio y una fecha con quien tenga que decidir contigo.', 'un croquis de las zonas cuelga en la puerta y el viaje tiene fecha'],
    [`${id}-sort`]: [`${place}: primera mitad fuera, cuatro montones: guardar, dar, vender, tirar`, 'Un rincón cada vez, ninguna caja vuelve sin abrir; cada cosa una sola vez en la mano, lo dudoso a una caja con fecha; cincuenta minutos de reloj y diez de descanso.', 'la primera mitad está vacía y barrida y cada montón tiene su sitio'],
    [`${id}-sort-2`]: [`${place}: segunda mitad fuera, los mismos cuatro montones`, 'Lo más pesado primero y con otro par de manos; lo que es de otros se avisa con fecha de recogida.', 'no queda nada en el suelo sin decidir'],
    [`${id}-hazard`]: [`${place}: pintura, aceite, pilas, gas y aparatos al punto de recogida`, 'De pie en una caja, con tapa, nunca por el desagüe; pregunta qué aceptan y qué día; borra lo que haya en aparatos viejos.', 'no queda nada peligroso y la visita está tachada'],
    [`${id}-clean`]: [`${place}: del techo al suelo, humedad, ratones, luz, enchufes`, 'Telarañas, estantes y el suelo al final; busca manchas de humedad, excrementos y cables pelados mientras está vacío; una lámpara potente.', 'el suelo está barrido y cada fallo, arreglado o en una lista'],
    [`${id}-store`]: [`${place}: estantes y zonas, lo pesado abajo, etiquetas en dos lados`, 'Lo de temporada arriba, lo diario a la altura de la mano, la pared para herramientas; cajas con tapa contra la humedad; un estante libre.', 'cada cosa tiene su zona y puedes pasar o aparcar'],
    [`${id}-sell`]: [`${place}: vender lo poco que vale la pena y regalar el resto`, 'Foto con luz de día, medida y defecto, precio para que salga en una semana; pon la fecha en que se regala.', 'cada cosa está vendida, prometida o en el coche'],
    [`${id}-tip`]: [`${place}: el viaje al punto limpio y el de donaciones`, 'Carga en el orden de descarga, lona y correas, justificante de domicilio; lo donado, limpio y entero.', 'el coche está vacío y nada espera en la puerta'],
  }
}

export const SPRING_CLEANING_ES: PlaybookWords = {
  title: 'limpieza y orden',
  templates: {
    clean: ['{Topic}', 'Primero vacía (tirar, regalar, va en otro sitio), después limpia de arriba abajo y del fondo a la puerta; deja actuar el producto mientras haces lo siguiente.', 'todo está limpio ({topic}), cada cosa en su sitio y las bolsas fuera de casa'],
    supplies: ['Material listo: trapos, antical, desengrasante, bolsas, tres cajas', 'En las cajas pone: va en otro sitio, regalar, basura. Mira qué hay bajo el fregadero antes de comprar.', 'todo está en un cubo'],
    'kitchen-cold': ['Cocina: nevera, congelador, horno y armarios', 'Primero el limpiahornos; después vacía la nevera balda a balda, tira lo caducado y lava las baldas en agua templada; el horno al final.', 'nevera y horno brillan y el congelador tiene una lista'],
    'kitchen-surfaces': ['Cocina: encima de los armarios, campana, azulejos, suelo tras los aparatos', 'El filtro en agua con jabón, desengrasa de arriba abajo, aparta lo que tenga ruedas.', 'un trapo blanco pasa por arriba y sigue blanco'],
    bathrooms: ['Baños: cal, juntas, desagües, armario, toallas', 'El antical actúa mientras ordenas el armario; un cepillo de dientes viejo para las juntas; los medicamentos caducados, a la farmacia.', 'grifos y cristal están claros y el desagüe traga bien'],
    bedrooms: ['Dormitorios: colchones, debajo de las camas, ropa de cama, polvo de arriba', 'Quita las sábanas lo primero para que la lavadora trabaje; aspira y gira colchones, limpia lámparas y marcos, y el suelo bajo la cama al final.', 'las camas están recién hechas y no hay nada debajo'],
    wardrobe: ['Vaciar el armario: probar, guardar, arreglar, dar', 'Un solo tipo de prenda cada vez sobre la cama; lo que no vale o no se ha usado en un año se va; cuelga por tipos.', 'cada prenda te vale y las bolsas para dar están atadas'],
    donate: ['Donar: llevar las bolsas y anotar tres cosas que vale la pena vender', 'Mira qué acepta la tienda y cuándo abre; para vender, foto con luz de día.', 'las bolsas han salido de casa'],
    living: ['Salón: estanterías, sofá, cables, lámparas', 'Libros fuera, polvo, otra vez dentro; aspira los cojines; etiqueta los cables y quita los que no sirven.', 'las estanterías respiran y no hay ningún cable suelto'],
    windows: ['Ventanas: primero marcos, después cristal, repisas y persianas', 'Con cielo nublado, dos cubos, rasqueta desde arriba; marcos y gomas antes que el cristal.', 'no hay rayas a contraluz y las repisas están limpias'],
    'store-sort': ['Trastero o garaje: media parte fuera, ordenar, barrer', 'Pinturas y químicos al punto limpio, herramientas a la pared, lo de temporada arriba, las bicis junto a la puerta.', 'puedes aparcar o pasar'],
    'store-shelves': ['Trastero o garaje: estantes, etiquetas y lo que va al punto limpio', 'Lo pesado abajo, etiquetas en dos lados, un estante libre.', 'cada caja tiene etiqueta y el viaje está hecho o con fecha'],
    ...Object.fromEntries(Object.entries(STORES).flatMap(([id, place]) => Object.entries(storeWords(id, place)))),
    paper: ['Papeles y escritorio: archivar, destruir, una sola bandeja', 'Impuestos por año, contratos, el resto a la trituradora; escanea lo que buscas cuando estás fuera.', 'una bandeja contiene todo lo pendiente'],
    textiles: ['Cortinas, alfombras y fundas: lavar o airear', 'Lee las etiquetas, lava por tandas repartidas en los días, tiende húmedo.', 'todo está colocado y seco'],
    safety: ['Ya que estás: detectores de humo, filtros, goma de la nevera, botiquín', 'Pulsa cada detector, cambia pilas y sustituye lo caducado.', 'todos los detectores han pitado'],
    hall: ['Recibidor y entrada: abrigos, zapatos, felpudo, interruptores', 'Lo de invierno fuera, un gancho por persona, limpia interruptores y tiradores.', 'lo primero que ve una visita es el suelo'],
    'keep-it': ['Mantenerlo: quince minutos al día y un cajón por semana', 'Acordad quién hace qué y qué día; la lista cuelga dentro de un armario.', 'la lista está colgada y todos tienen su línea'],
    'cleaning-order': ['Aprender el orden que ahorra trabajo: seco antes que mojado, de arriba abajo, dejar actuar', 'Rociar, hacer otra cosa, pasar el paño; un color para el baño y otro para la cocina. Nunca mezcles la lejía con nada.', 'has hecho un estante así y conoces tus dos productos'],
    'one-drawer': ['Empezar por un cajón y terminarlo', 'Vaciar, limpiar, cuatro montones, vuelve solo lo que se usa.', 'se cierra con un dedo'],
    'deep-jobs': ['Lo que espera desde hace años: interior de la campana, desagüe de la ducha, detrás de la lavadora', 'Haz una foto antes de desatornillar; descalcifica con ácido, aclara y seca.', 'el agua baja deprisa y el tambor no huele a nada'],
    'repair-basket': ['La cesta de arreglos: botones, bisagras, chirridos, bombillas', 'Veinte minutos de reloj cada vez; lo que falla dos veces se va.', 'la cesta está vacía'],
    'seasonal-swap': ['Cambio de temporada: abrigos, edredones, cosas del jardín', 'Lava antes de guardar, cedro en lugar de bolas, etiqueta con el mes.', 'solo esta temporada está a mano'],
    'memory-box': ['Fotos y recuerdos: una caja por persona', 'Lo último de todo, cuando decidir ya es fácil; fotografía lo que sea demasiado grande.', 'todas las cajas cierran'],
  },
  names: { 'kitchen': 'cocina', 'bathroom': 'baño', 'bedrooms': 'dormitorios', 'living room': 'salón' },
}
