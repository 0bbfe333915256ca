import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SEARCHING_ES: PlaybookWords = {
  title: 'encontrar a alguien o algo',
  templates: {
    'search-what': ['{Subject}: describirlo para que otros puedan reconocerlo', 'Qué es seguro, qué es probable y qué lo descarta; el último lugar o la última fecha que se conoce; una foto, si la hay.', 'alguien que no sabe nada podría buscar contigo'],
    'search-known': ['{Subject}: reunir todas las pistas que ya tienes', 'Papeles, mensajes, fotos, nombres de quienes pueden saber algo; apunta fecha y fuente junto a cada pista.', 'todas las pistas están en una hoja y en su orden'],
    'search-where': ['{Subject}: listar dónde y a quién preguntar, empezando por lo más probable', 'Registros, archivos, asociaciones, empresas, vecinos, grupos en internet; apunta horarios, tasas y qué necesitan de ti.', 'hay quince direcciones en orden'],
    'search-rules': ['{Subject}: qué puedes preguntar y publicar', 'Piensa en la intimidad de los afectados, en quién se enterará de que buscas y en qué harás si alguien no quiere que lo encuentren.', 'sabes qué no vas a hacer'],
    'search-letter': ['{Subject}: una petición corta y fácil de responder', 'Quién eres, qué buscas y por qué, una sola pregunta y cómo localizarte; media página, y una llamada unos días después.', 'otra persona la respondería en dos minutos'],
    'search-first': ['{Subject}: preguntar a los cinco primeros', 'Uno tras otro, con la fecha y el nombre de quien respondió en la lista; termina cada charla con: ¿a quién más debería preguntar?', 'has preguntado a cinco y hay nombres nuevos en la lista'],
    'search-second': ['{Subject}: seguir las nuevas pistas y preguntar a los diez siguientes', 'Lo que más cuenta es lo que dos fuentes dicen por separado; abandona lo que no lleva a nada tras dos intentos.', 'cada pista está seguida o cerrada'],
    'search-remind': ['{Subject}: recordar a quienes no han respondido', 'A los diez días, con amabilidad y con la primera carta debajo; prueba otra vía (llamar en vez de escribir).', 'todos han recibido un recordatorio'],
    'search-wide': ['{Subject}: ampliar: un anuncio, un grupo, alguien que lo hace por oficio', '¿Dónde se reúne la gente que podría saberlo? Pregunta el precio antes de encargar nada.', 'has probado tres vías nuevas'],
    'search-check': ['{Subject}: comprobar lo encontrado', 'Compáralo con lo que es seguro; pide una segunda prueba; ve despacio con el dinero y con los datos personales.', 'dos señales independientes dicen que la búsqueda ha acertado'],
    'search-meet': ['{Subject}: establecer contacto o asegurar lo encontrado', 'Un lugar donde ambas partes se sientan a gusto, un primer paso que se pueda deshacer y todo lo acordado por escrito.', 'el primer encuentro o la entrega ha tenido lugar'],
    'search-close': ['{Subject}: dar las gracias a quienes ayudaron y archivar las pistas', 'Unas líneas a cada persona que respondió; la lista se queda contigo por si la búsqueda sigue.', 'nadie sigue buscando por ti'],
  },
  names: {},
}
