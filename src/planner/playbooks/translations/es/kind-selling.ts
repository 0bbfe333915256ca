import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SELLING_ES: PlaybookWords = {
  title: 'vender',
  templates: {
    ready: ['{Topic}: limpiar, completar, fotografiar y describir', 'Reúne las piezas y los papeles de «{topic}»; luz de día, cada lado, cada defecto; medidas y antigüedad en la primera línea.', 'la descripción de «{topic}» no deja preguntas al comprador'],
    sell: ['{Topic}: ofrecer, responder y entregar contra pago', 'Responde el mismo día; no reserves {topic} a nadie sin señal; primero el dinero, luego la entrega, con recibo.', 'la venta de «{topic}» está hecha y cobrada'],
    'sell-list': ['{Subject}: mirarlo todo y escribir una lista', 'Qué es, fabricante, antigüedad, estado, qué lo acompaña; sepáralo en lo que vale, lo que vale poco y lo que se regala. Aparta lo que alguien de la familia quiera.', 'cada pieza está en uno de los tres grupos'],
    'sell-right': ['{Subject}: comprobar que se puede vender y quién puede hacerlo', 'De quién es, quién debe aceptar, prueba de compra o herencia, normas para vender algo así e impuestos sobre la ganancia.', 'nadie podría oponerse después a la venta'],
    'sell-learn': ['{Subject}: averiguar por cuánto se vendió de verdad algo parecido', 'Busca precios pagados y no pedidos: subastas cerradas, listas de comerciantes, una asociación de coleccionistas. Apunta el estado junto a cada precio.', 'las diez mejores piezas tienen una horquilla de precio con su fuente'],
    'sell-value': ['{Subject}: hacer tasar lo mejor por dos personas que no compran', 'Pregunta por los honorarios y para qué se tasa (venta, seguro, herencia); pídelo por escrito; nada sale de casa sin recibo.', 'dos tasaciones escritas están junto a tu propia horquilla'],
    'sell-way': ['{Subject}: elegir la vía: subasta, tienda, particular, en lote o por piezas', 'Compara comisiones, tiempo, riesgo y suma probable; lo mejor y el resto suelen ir por vías distintas.', 'cada grupo tiene su vía y su precio mínimo'],
    'sell-ready': ['{Subject}: limpiar, completar y fotografiar', 'Limpia solo lo que lo aguanta, porque hay cosas que pierden valor; luz de día, todos los lados, defectos de cerca, marcas legibles.', 'fotos y piezas están reunidas'],
    'sell-text': ['{Subject}: una descripción honesta con medidas y defectos', 'Qué es, fabricante, antigüedad, tamaño, estado, qué incluye, por qué se vende y cómo se paga y se envía.', 'a un desconocido no le quedó ninguna pregunta'],
    'sell-offer': ['{Subject}: publicar la oferta o entregarla para la venta', 'Hazlo a la hora y en la época en que miran los compradores; precio con margen para una rebaja; en subastas, lee reserva y comisiones antes de firmar.', 'está donde miran sus compradores'],
    'sell-answer': ['{Subject}: responder, enseñar, negociar', 'El mismo día y con la misma frase amable; en un lugar público o con alguien a tu lado; tu precio mínimo se queda en tu cabeza.', 'hay comprador y suma acordados por escrito'],
    'sell-hand': ['{Subject}: cobrar y entregar', 'Primero ve el dinero en la cuenta o en la mano, luego entrega; si se envía, paquete asegurado y con número; un recibo con los dos nombres.', 'está pagado, entregado y firmado'],
    'sell-rest': ['{Subject}: lo que queda: una rebaja y después regalarlo', 'Al cabo de un mes baja el precio una vez, luego véndelo en lote y al final dáselo a alguien que se alegre; reparte el dinero como acordasteis y apúntalo para los impuestos.', 'no queda nada por medio y el dinero está repartido'],
  },
  names: {},
}
