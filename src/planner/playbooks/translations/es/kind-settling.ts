import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_SETTLING_ES: PlaybookWords = {
  title: 'resolver un asunto con otros',
  templates: {
    papers: ['{Topic}: quién lo decide, qué necesita y para cuándo', 'Busca el formulario y la norma en la página oficial; papeles, tasa, cuánto tarda y qué pasa si te retrasas con {topic}.', 'una carpeta contiene todo lo necesario para {topic}'],
    send: ['{Topic}: enviarlo completo, con justificante, y apuntar la fecha de respuesta', 'Una frase inicial que diga qué quieres; copias de todo; un recordatorio para el día en que toca respuesta.', 'los papeles para {topic} les han llegado y el justificante está archivado'],
    'settle-want': ['{Subject}: escribir qué quieres y lo mínimo que aceptarías', 'Una frase para cada cosa; al lado, qué quiere la otra parte y qué harás si no hay acuerdo.', 'las dos frases están escritas y todos los de tu lado están de acuerdo'],
    'settle-story': ['{Subject}: poner los hechos en orden, con pruebas', 'Una lista con fechas: qué pasó, quién dijo qué, cuánto cuesta; fotos, cartas y recibos con el mismo número.', 'cada línea de la lista tiene su prueba o dice que no la hay'],
    'settle-rule': ['{Subject}: averiguar quién decide, con qué norma y hasta cuándo', 'La oficina o persona responsable, el formulario, la norma que aplica, plazos y tasas; en un centro de asesoramiento suelen saberlo en diez minutos.', 'se conocen el nombre, la norma y el último día posible'],
    'settle-advice': ['{Subject}: preguntar a alguien que conozca el asunto', 'Centro de asesoramiento, asociación, seguro con defensa jurídica o alguien que ya pasó por ello; lleva la lista y dos preguntas.', 'las dos preguntas tienen respuesta y el siguiente paso está claro'],
    'settle-papers': ['{Subject}: conseguir los papeles que faltan', 'Pide primero los certificados y justificantes, que es lo que más tarda; haz compulsar las copias donde lo exijan.', 'la carpeta está completa según la lista de la oficina'],
    'settle-talk': ['{Subject}: hablar antes de escribir', 'Pregunta cómo lo ven, di en una frase qué necesitas y propón algo; apunta el mismo día lo que se dijo y envíaselo.', 'conoces su punto de vista y la charla está confirmada por escrito'],
    'settle-send': ['{Subject}: enviar la petición completa y con acuse de recibo', 'En la primera frase, lo que quieres; después hechos, norma y una fecha para la respuesta; guarda copia de cada página.', 'hay prueba de que la han recibido'],
    'settle-wait': ['{Subject}: preguntar cómo va', 'Con el número de expediente: quién lo tiene, qué falta, cuándo se decidirá. Apunta el nombre y la hora.', 'sabes quién lo tiene y cuál es la próxima fecha'],
    'settle-more': ['{Subject}: entregar lo que pidan, la misma semana', 'Responde a cada punto por su número; si algo es imposible, di qué puedes ofrecer a cambio.', 'ninguna de sus preguntas queda abierta'],
    'settle-push': ['{Subject}: si nada se mueve, subir un escalón', 'Da una última fecha por escrito; después acude a quien está por encima, al defensor del pueblo, a un arbitraje o a un concejal; mantén la cortesía, porque otros lo leerán.', 'está decidido o lo tiene la siguiente instancia'],
    'settle-check': ['{Subject}: comparar la respuesta con lo que pediste', 'Qué se concede, desde cuándo, con qué condiciones y qué plazo hay para recurrir; compara sumas y nombres.', 'está aceptada o el recurso ha salido a tiempo'],
    'settle-close': ['{Subject}: ver que se cumple y archivarlo', 'Dinero recibido, trabajo hecho, registro cambiado: compruébalo tú; luego, una sola carpeta y la fecha hasta la que hay que guardarla.', 'lo prometido se ha cumplido'],
  },
  names: {},
}
