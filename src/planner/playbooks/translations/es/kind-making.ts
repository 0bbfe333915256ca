import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MAKING_ES: PlaybookWords = {
  title: 'hacer algo',
  templates: {
    shape: ['{Topic}: medir, dibujar y reunir el material', 'Dibuja {topic} con medidas o partes, di qué debe aguantar o lograr y ten todo el material delante antes de empezar.', 'no falta nada para {topic} y el boceto tiene todas las medidas'],
    make: ['{Topic}: hacerlo, primero las partes ocultas', 'Empieza por lo que sostiene el resto o no se podrá alcanzar después; comprueba tamaño y encaje tras cada paso, no al final.', 'no falta ninguna parte de «{topic}» y todo encaja en su sitio'],
    try: ['{Topic}: probar y arreglar', 'Usa {topic} como en la vida real, con el doble de exigencia, y arregla lo primero que ceda.', 'la prueba de uso para {topic} está superada'],
    'make-use': ['{Subject}: quién lo usará, dónde y qué tiene que poder hacer', 'Escribe tres frases y las medidas o los límites de su sitio; mira el sitio con un metro o una cámara en la mano.', 'podrías rechazar un resultado que no cumpla esto'],
    'make-examples': ['{Subject}: mirar de cerca tres ejemplos que ya existen', 'Toma dos buenos y uno que falló. Apunta cómo están montados, qué se gasta primero y qué harías de otra manera.', 'un boceto muestra qué adoptas y qué dejas'],
    'make-skill': ['{Subject}: practicar el paso más difícil con material de desecho', 'Averigua qué paso no has hecho nunca, mira cómo lo hace alguien y repítelo con restos hasta que salga dos veces seguidas.', 'el paso difícil ha salido dos veces seguidas'],
    'make-plan': ['{Subject}: dibujarlo con medidas y lista de piezas', 'Todas las vistas que muestran una unión o una conexión; una lista de piezas con tamaño, cantidad y procedencia; el orden en que se montan.', 'otra persona podría comprar las piezas con tu lista'],
    'make-rules': ['{Subject}: revisar seguridad, permisos y presupuesto', 'De quién son el terreno o los derechos, qué carga o qué tiempo soportará, a quién podría hacer daño y la suma con un diez por ciento de margen.', 'cada permiso necesario está pedido'],
    'make-material': ['{Subject}: reunir material y herramientas', 'Encarga primero lo que más tarda; un diez por ciento más de lo que se corta o se estropea; pide prestada la herramienta que se usa una vez.', 'todo lo de la lista de piezas está delante y contado'],
    'make-sample': ['{Subject}: un modelo tosco o una muestra de la parte crítica', 'Basta con cartón, restos o una página: comprueba tamaño, alcance y conexiones antes de cortar material bueno.', 'lo que mostró la muestra está en el dibujo'],
    'make-base': ['{Subject}: hacer lo que sostiene el resto', 'Primero el armazón, la base o el núcleo; recto, nivelado y completo, porque ahí empiezan todos los fallos posteriores. Compáralo con el dibujo antes de seguir.', 'aguanta y todas sus medidas están dentro de lo que permitiste'],
    'make-body': ['{Subject}: añadir las piezas una a una y comprobar cada encaje', 'Preséntalas sin fijar antes de unirlas para siempre; recoge al final de cada sesión y apunta dónde te quedaste.', 'todas las piezas están en su sitio y no sobra ninguna'],
    'make-try': ['{Subject}: probarlo en condiciones reales', 'Carga completa, personas reales, tiempo real o datos reales; deja que lo use alguien que no lo ha hecho y no digas nada.', 'hay tres hallazgos apuntados, el peligroso primero'],
    'make-mend': ['{Subject}: arreglar lo que mostró la prueba', 'Primero la seguridad, luego lo que impide usarlo y al final lo que solo es feo; repite la misma prueba tras cada arreglo.', 'la misma prueba ha pasado sin ningún hallazgo importante'],
    'make-finish': ['{Subject}: acabar la superficie y los bordes', 'Lo que se ve y se toca cada día: cantos, uniones, etiquetas, recubrimiento; deja secar o asentar cada capa lo que diga el fabricante.', 'lo enseñarías sin excusas'],
    'make-hand': ['{Subject}: ponerlo en uso, con una nota sobre su cuidado', 'Llévalo a su sitio, enséñalo a quienes lo usarán y escribe qué hay que limpiar, engrasar, renovar o copiar y cuándo.', 'está en uso y alguien más que tú puede cuidarlo'],
  },
  names: {},
}
