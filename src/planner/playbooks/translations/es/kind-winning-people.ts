import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINNING_PEOPLE_ES: PlaybookWords = {
  title: 'ganar a la gente para algo',
  templates: {
    'win-ask': ['{Subject}: una sola cosa que se pide a la gente, y para cuándo', 'Quién exactamente, qué exactamente, hasta cuándo y cómo lo cuentas; un deseo sobre el que nadie puede actuar no es una petición.', 'un desconocido podría repetir qué se le pide'],
    'win-who': ['{Subject}: quién decide, quién está a favor, quién en contra, a quién le da igual', 'Nombres con su motivo; los indecisos son tu público y cada uno escucha a alguien.', 'hay veinte nombres en cuatro grupos'],
    'win-listen': ['{Subject}: escuchar a cinco indecisos', 'Qué les preocupa, qué palabras usan, qué tendría que cumplirse para un sí; todavía sin discutir.', 'sus tres motivos están escritos con sus palabras'],
    'win-facts': ['{Subject}: tres datos firmes, con fuentes, y una historia', 'Cifras que repetirías ante alguien en contra; una persona a la que le afecta y que acepta que se diga su nombre.', 'cada dato ha resistido ante alguien que está en contra'],
    'win-message': ['{Subject}: el mensaje en tres frases', 'Su preocupación, lo que se propone y lo único que hay que hacer; pruébalo con tres de ellos y cambia aquello en lo que tropiecen.', 'tres personas podrían repetirlo al día siguiente'],
    'win-first': ['{Subject}: ganar a los diez primeros en persona', 'Quienes están casi convencidos y a quienes otros escuchan; pide a cada uno un sí y un nombre más.', 'diez han dicho que sí con su nombre'],
    'win-material': ['{Subject}: una página, una imagen y respuesta a las cinco objeciones habituales', 'Que se lea en un minuto, con dónde firmar o apuntarse; cada objeción se responde con cortesía y con una fuente.', 'los diez lo usan por su cuenta'],
    'win-places': ['{Subject}: ir donde están los indecisos', 'Tres sitios y horas en que tienen tiempo de escuchar; siempre dos personas; apunta cada pregunta.', 'se ha ido a tres sitios y se conoce el recuento'],
    'win-public': ['{Subject}: que hablen otros: prensa local, un grupo, alguien respetado', 'Algo nuevo, una fecha y una imagen hacen noticia; escríbelo de forma que se pueda imprimir tal cual.', 'ha salido en dos sitios que no son tuyos'],
    'win-count': ['{Subject}: contar y cambiar lo que no funciona', 'Cuenta los síes por sitio y por forma de pedirlo; deja lo más flojo y duplica lo mejor.', 'las dos próximas semanas van allí donde se consiguen los síes'],
    'win-deciders': ['{Subject}: llevarlo ante quienes deciden', 'Una página corta, cuántas personas lo apoyan y qué pasa después; pide una fecha para la respuesta.', 'hay fecha para la decisión'],
    'win-close': ['{Subject}: contar a quienes ayudaron cómo acabó', 'El resultado, las gracias por su nombre y qué les pides ahora; guarda los contactos de quienes quieren seguir.', 'todos los que dijeron que sí conocen el resultado'],
  },
  names: {},
}
