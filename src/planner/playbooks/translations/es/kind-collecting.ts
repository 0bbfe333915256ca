import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_COLLECTING_ES: PlaybookWords = {
  title: 'reunir y ordenar',
  templates: {
    through: ['{Topic}: repasarlo todo, pieza por pieza', 'Recorre {topic} con cada pieza una vez en la mano: hecha según la regla, marcada, guardada; las dudosas van a un montón para el final.', 'en {topic} está todo hecho salvo el montón de dudas'],
    check: ['{Topic}: mirar diez piezas acabadas y resolver las dudosas', 'Toma diez piezas al azar entre {topic} y compáralas con la regla; decide las dudosas en una sola sesión.', 'diez de diez están bien y el montón está vacío'],
    'collect-what': ['{Subject}: qué entra, qué no y para qué sirve', 'Una frase sobre su uso decide lo exacta que debe ser cada pieza. Cuenta más o menos cuántas hay o cuántas quieres.', 'ante diez piezas al azar sabes al momento si entran'],
    'collect-rule': ['{Subject}: una ficha por pieza: nombre, fecha, lugar, fuente', 'Solo los campos que su uso pide, la misma ortografía en todas partes y un número en cada pieza que también esté en la lista.', 'cinco piezas distintas caben en la ficha sin comentarios'],
    'collect-tools': ['{Subject}: sitio, herramientas y material para conservarlo', 'Luz, mesa, cajas o carpetas que no dañen y una copia de la lista en otro sitio; pregunta qué no soporta este material.', 'la próxima sesión puede empezar en un minuto'],
    'collect-trial': ['{Subject}: hacer diez piezas hasta el final, con el reloj en marcha', 'Desde encontrarla hasta guardarla, con la calidad necesaria; después corrige la ficha y calcula las horas para el total.', 'se conoce el tiempo de una pieza y el de todas'],
    'collect-quarter-1': ['{Subject}: el primer cuarto', 'Sigue un solo orden sin salirte de él; las piezas dudosas van a un montón y no se les da vueltas.', 'una cuarta parte está hecha según la ficha'],
    'collect-look': ['{Subject}: comprobar diez piezas acabadas y corregir la regla', 'Míralas como lo haría un extraño; lo que falla dos veces se cambia en la ficha y lo ya hecho se corrige enseguida.', 'diez de diez están bien'],
    'collect-quarter-2': ['{Subject}: el segundo cuarto', 'El mismo orden y la misma ficha; apunta al final de cada sesión dónde te quedaste.', 'la mitad está hecha'],
    'collect-quarter-3': ['{Subject}: el tercer cuarto', 'Lo que ha resultado raro o difícil viene ahora, mientras queda tiempo para buscarlo o preguntar.', 'tres cuartas partes están hechas'],
    'collect-gaps': ['{Subject}: encontrar lo que falta', 'Compara la lista con lo que debería haber; pregunta en tres sitios o a tres personas que puedan tenerlo, con una fecha.', 'cada hueco está cubierto, pedido o aceptado'],
    'collect-quarter-4': ['{Subject}: el último cuarto', 'Llega hasta el final antes de embellecer nada.', 'todo está hecho salvo el montón de dudas'],
    'collect-doubtful': ['{Subject}: resolver el montón de dudas', 'En una sola sesión y con alguien que entienda; lo que siga sin saberse se marca como desconocido y se guarda.', 'el montón está vacío'],
    'collect-show': ['{Subject}: que se pueda encontrar, guardar una copia y enseñarlo', 'Una página delante que diga qué hay dónde y cómo leerlo; una copia en otro sitio; pide a alguien que busque tres piezas.', 'un extraño ha encontrado tres piezas en dos minutos'],
  },
  names: {},
}
