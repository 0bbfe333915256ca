import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_MOVING_OVER_ES: PlaybookWords = {
  title: 'trasladar algo',
  templates: {
    sort: ['{Topic}: listar, limpiar y decidir qué se lleva', 'Repasa {topic} una vez: qué se lleva, qué se tira, qué está repetido y qué se cita desde otros sitios.', 'la lista para {topic} tiene una decisión en cada línea'],
    trial: ['{Topic}: trasladar una parte pequeña de prueba', 'Toma diez piezas típicas y las tres más raras; comprueba cada una en su nuevo sitio con alguien que la usa.', 'las piezas de prueba están completas y se pueden usar en el nuevo sitio'],
    move: ['{Topic}: trasladar el resto y comprobarlo', 'Sigue el orden de la lista, cuenta antes y después, y deja el sitio antiguo consultable hasta acabar la comprobación.', 'las cuentas cuadran y quienes usan {topic} han mirado una muestra'],
    'move-list': ['{Subject}: listar lo que hay, con cantidades y responsables', 'Escribe una línea por tipo: cuánto, dónde, quién lo usa, con qué está conectado y para cuándo debe estar trasladado.', 'los responsables han confirmado la lista'],
    'move-target': ['{Subject}: mirar el nuevo sitio: espacio, forma, normas, costes', 'Comprueba que caben las piezas más grandes y las más raras, quién puede entrar o ver qué y cuánto cuesta mantenerlo.', 'nada de la lista se queda sin sitio'],
    'move-clean': ['{Subject}: tirar, unir lo repetido y arreglar lo roto', 'No se lleva nada que nadie haya necesitado en años. Pregunta una vez al responsable, con una fecha desde la que el silencio es un no.', 'la lista es más corta y no tiene nada repetido'],
    'move-map': ['{Subject}: decidir para cada tipo adónde va y en qué forma', 'Haz una tabla de lo antiguo a lo nuevo con un ejemplo por línea; marca qué se pierde por el camino y haz que alguien lo acepte.', 'cada línea tiene un ejemplo que ha mirado alguien que lo usa'],
    'move-copy': ['{Subject}: guardar el estado antiguo y probar a recuperar algo', 'Haz una copia completa, fotos o un inventario y guárdalo aparte; recupera una pieza para tener la certeza.', 'una pieza ha vuelto entera desde la copia'],
    'move-trial': ['{Subject}: trasladar una muestra de prueba', 'Toma diez piezas típicas y las tres más raras con el reloj en marcha, para saber cuánto durará el traslado de verdad.', 'la muestra se puede usar en el nuevo sitio y se conocen las horas para el total'],
    'move-fix': ['{Subject}: corregir lo que mostró la prueba', 'Cambia la tabla o la manera de trasladar, no las piezas una a una; vuelve a trasladar la misma muestra.', 'la segunda prueba no necesitó arreglos a mano'],
    'move-tell': ['{Subject}: decir a todos el día, qué les cambia y a quién preguntar', 'Avisa dos semanas y dos días antes: qué se cierra y cuándo, cuál es la nueva dirección o el nuevo sitio y qué debe hacer cada uno.', 'el día del traslado no sorprendería a nadie que lo usa'],
    'move-over': ['{Subject}: trasladarlo todo, con el sitio antiguo cerrado', 'En el sitio antiguo no se cambia nada desde la hora en que empiezas; marca cada línea de la lista; para y vuelve atrás a la hora que fijaste de antemano.', 'cada línea de la lista está marcada y las cuentas cuadran'],
    'move-check': ['{Subject}: pedir a quienes lo usan que lo comprueben en el nuevo sitio', 'Da a cada responsable cinco piezas para buscar y usar; apunta qué falta, qué está mal o va más lento que antes.', 'cada responsable ha encontrado sus cinco piezas'],
    'move-links': ['{Subject}: cambiar direcciones, rótulos y referencias al sitio antiguo', 'Membretes, enlaces, carteles, contratos, reenvíos: busca el nombre antiguo en todos los sitios donde pueda estar.', 'al buscar el nombre antiguo no aparece nada en uso'],
    'move-close': ['{Subject}: cerrar el sitio antiguo', 'Guarda la copia el tiempo que pida la ley o la prudencia, da de baja los contratos y devuelve llaves y cuentas.', 'ya no se paga nada por el sitio antiguo'],
  },
  names: {},
}
