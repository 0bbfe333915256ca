import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MENDING_ES: PlaybookWords = {
  title: 'reparar algo',
  templates: {
    'mend-see': ['{Subject}: describir el fallo: cuándo, dónde, desde cuándo, cada cuánto', 'Fotos o notas de tres veces que ocurrió, y qué era distinto cuando no ocurrió.', 'alguien que nunca lo ha visto podría reconocerlo'],
    'mend-safe': ['{Subject}: hacerlo seguro y frenar más daños', 'Corta agua, corriente o paso donde haga falta, pon un aviso y cubre o apuntala lo que sufre.', 'esperar una semana no empeoraría nada'],
    'mend-whose': ['{Subject}: garantía, seguro, casero, fabricante', 'Busca recibo, contrato y póliza; comunícalo por escrito y con fotos antes de abrir nada.', 'se sabe quién debe pagar y qué puedes hacer por tu cuenta'],
    'mend-cause': ['{Subject}: encontrar la causa, primero lo más sencillo', 'Haz la lista de lo que puede haber detrás, la comprobación más barata primero; cambia una cosa cada vez y mira si el fallo se mueve.', 'puedes provocar y detener el fallo a voluntad'],
    'mend-choice': ['{Subject}: decidir: por tu cuenta, un profesional o comprar otro', 'Compara el precio de piezas y horas con la mitad de lo que cuesta uno nuevo; dos presupuestos por escrito si lo hacen otros.', 'la vía, la suma y el día están decididos'],
    'mend-parts': ['{Subject}: piezas, herramientas y el día', 'Pide por número y no por aspecto; busca prestada la herramienta especial; ten a alguien cerca donde no bastan dos manos.', 'todas las piezas están delante y comparadas con las viejas'],
    'mend-do': ['{Subject}: hacer la reparación', 'Fotografía cada paso antes de soltar nada; arregla la causa y no solo su huella; no fuerces nada.', 'vuelve a funcionar y no sobra ninguna pieza'],
    'mend-test': ['{Subject}: probarlo en las condiciones del fallo', 'Con el mismo calor, agua, duración o ruido que cuando falló; míralo otra vez al cabo de un día.', 'el fallo no ha vuelto con lo que antes lo provocaba'],
    'mend-damage': ['{Subject}: arreglar lo que el fallo había dañado', 'Secar, rellenar, pintar, datos, confianza: lo que aún se nota, lo más grande primero.', 'nada recuerda ya el fallo'],
    'mend-prevent': ['{Subject}: evitar que vuelva', '¿Qué lo habría mostrado antes? Una revisión en la agenda, una pieza pequeña de reserva, un número en la pared.', 'la próxima revisión tiene fecha y alguien que la hace'],
    'mend-papers': ['{Subject}: recibos, reclamación y nota para la próxima vez', 'Archiva la factura con su garantía, envía la reclamación y apunta los números de pieza y quién trabajó bien.', 'la reclamación está enviada y la nota se encuentra'],
  },
  names: {},
}
