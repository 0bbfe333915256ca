import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_BUYING_ES: PlaybookWords = {
  title: 'elegir y comprar',
  templates: {
    needs: ['{Topic}: imprescindibles, deseos y límite', 'Escribe tres imprescindibles que descartan opciones y el resto por orden; el precio máximo para {topic} con todo lo que lleva consigo.', 'la lista para {topic} está hecha y tiene una suma'],
    compare: ['{Topic}: comparar tres ofertas y quedarse con una', 'Haz las mismas preguntas a tres vendedores, pide ofertas por escrito y mira los costes de toda la vida útil; lee las condiciones para devolver {topic}.', 'la elección para {topic} está hecha y la oferta está por escrito'],
    take: ['{Topic}: encargar, revisar a la llegada y archivar los papeles', 'Revísalo antes de firmar la entrega; guarda recibo, garantía y el último día para devolver {topic}.', 'la compra de «{topic}» ha llegado, todo funciona y los papeles están archivados'],
    'buy-needs': ['{Subject}: imprescindibles, deseos y límite', 'Escribe para qué se usará un día normal. Tres imprescindibles como máximo; el resto por orden; la suma con todo lo que lleva consigo.', 'la lista tiene una raya por debajo de la cual no se mira nada'],
    'buy-measure': ['{Subject}: medir y comprobar dónde tiene que encajar', 'Espacio, puertas, conexiones, piezas que ya hay, personas; guarda las medidas en el teléfono.', 'cada límite tiene una cifra'],
    'buy-market': ['{Subject}: conocer el mercado: tipos, precios, qué se rompe', 'Lee dos pruebas independientes, mira el precio de segunda mano y pregunta a tres personas que ya lo tienen qué elegirían hoy.', 'conoces el precio habitual y los dos fallos habituales'],
    'buy-list': ['{Subject}: tres ofertas con todos sus costes', 'Entrega, instalación, gasto de cinco años y lo que valdrá después; las mismas preguntas a cada vendedor, por escrito.', 'las tres ofertas están una al lado de la otra'],
    'buy-try': ['{Subject}: ver y probar las dos mejores opciones', 'Lleva la lista y a alguien que no se enamore a primera vista; prueba lo que harás más a menudo; mira donde se esconden los defectos.', 'cada imprescindible está probado y no solo prometido'],
    'buy-seller': ['{Subject}: comprobar el vendedor y los papeles', 'Mira de quién es, la dirección, las opiniones que cuentan problemas, la garantía, el derecho a devolver y, si es de segunda mano, la prueba de compra.', 'no hay nada que tengas que creer a ciegas'],
    'buy-price': ['{Subject}: cerrar precio y condiciones', 'Di tu cifra y su motivo, pide extras en vez de descuento y cuenta con poder marcharte; todo lo acordado va por escrito.', 'precio, fecha y condiciones están por escrito'],
    'buy-sleep': ['{Subject}: consultarlo con la almohada y decidir', 'Compáralo una vez más con la lista; ¿de qué te arrepentirías dentro de un año?', 'a la mañana siguiente la decisión es la misma'],
    'buy-do': ['{Subject}: encargar, pagar con seguridad y fijar la entrega', 'Elige una forma de pago que se pueda reclamar; no pagues el total antes de verlo; asegúralo desde el día en que sea tuyo.', 'encargo y fecha están confirmados por escrito'],
    'buy-check': ['{Subject}: revisar a la llegada y ponerlo en uso', 'Compáralo con el pedido antes de firmar; prueba cada función una vez los primeros días; comunica los fallos enseguida y por escrito.', 'cada función ha funcionado una vez'],
    'buy-papers': ['{Subject}: archivar recibo y garantía, y dar salida a lo viejo', 'Apunta en la agenda el último día para devolverlo y el fin de la garantía; vende o regala lo que sustituye.', 'los papeles se encuentran y lo viejo ya no está'],
  },
  names: {},
}
