import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_GATHERING_ES: PlaybookWords = {
  title: 'reunir a la gente',
  templates: {
    choose: ['{Topic}: tres posibilidades y decidirse por una', 'Pide a tres sitios precio, capacidad y qué incluye para {topic}; pregunta a alguien que ya los conozca.', 'la decisión sobre {topic} está tomada y se conoce el precio'],
    fix: ['{Topic}: confirmar por escrito y comprobarlo la semana antes', 'Nombre, día, hora, suma y el número al que llamar ese día; pregunta otra vez una semana antes.', 'la confirmación para {topic} ha llegado dos veces'],
    'gather-why': ['{Subject}: qué debe llevarse la gente a casa, para cuántos, por cuánto', 'Una frase sobre la ocasión, un número de personas con margen, una suma que se puede gastar y quién decide.', 'la frase, el número y la suma están acordados'],
    'gather-date': ['{Subject}: fijar el día y ver que está libre para quienes importan', 'Festivos, otros actos, quienes no pueden faltar y una segunda fecha por mal tiempo o enfermedad.', 'quienes no pueden faltar han dicho que sí'],
    'gather-place': ['{Subject}: ver y reservar el sitio', 'Sala, aseos, acceso sin escaleras, calefacción, sonido, aparcamiento, horas para montar y recoger; cuánto cuesta con todo.', 'está reservado por escrito para las horas necesarias'],
    'gather-run': ['{Subject}: el desarrollo, minuto a minuto en la primera media hora', 'Llegada, bienvenida, lo principal, una pausa, el final; quién lo conduce; algo que hacer para quienes no conocen a nadie.', 'dos personas lo han recorrido mentalmente y no han visto huecos'],
    'gather-invite': ['{Subject}: invitar, con un día límite para responder', 'Qué, cuándo, dónde, cuánto dura, qué traer, cómo llegar, comida y accesibilidad; unas palabras personales a quienes más importan.', 'todas las invitaciones han salido'],
    'gather-helpers': ['{Subject}: encontrar ayudantes, cada uno con una tarea', 'Montaje, puerta, comida, sonido, recogida; da a cada uno una tarea, una hora y el nombre de a quién preguntar.', 'cada tarea tiene un nombre y un suplente'],
    'gather-food': ['{Subject}: comida y bebida por persona, con lo que algunos no pueden comer', 'Cantidades por persona, caliente o frío, quién lo trae, platos y vasos, agua para todos.', 'está encargado o prometido, con cantidades'],
    'gather-things': ['{Subject}: sonido, luz, asientos, carteles, botiquín', 'Haz la lista de lo que hay y lo que falta; prueba sonido e imagen en el sitio; piensa en lluvia, oscuridad y frío.', 'todo está probado o tiene a alguien que lo trae'],
    'gather-count': ['{Subject}: preguntar a quienes no han respondido y fijar el número', 'Un mensaje amable a cada uno; después, di el número al sitio y a la cocina.', 'el número está fijado y comunicado'],
    'gather-rain': ['{Subject}: qué hacer si llueve, vienen pocos o demasiados, o se va la luz', 'Quién decide y hasta qué hora, cómo se entera todo el mundo y de qué se prescinde primero.', 'hay cuatro frases escritas y los ayudantes las conocen'],
    'gather-briefing': ['{Subject}: repasar el desarrollo con todos los ayudantes', 'En el propio sitio si se puede: quién está dónde y cuándo; los teléfonos en una tarjeta.', 'cada ayudante ha dicho su parte en voz alta'],
    'gather-setup': ['{Subject}: montar y probarlo todo', 'Asientos, carteles desde la calle, sonido, agua, aseos; todo acabado una hora antes de que lleguen los primeros.', 'una hora antes podrías abrir la puerta'],
    'gather-after': ['{Subject}: recoger, dar las gracias, pagar y apuntar lo aprendido', 'Antes de dos días: agradecimiento con una foto, facturas, cosas devueltas y cinco líneas para la próxima vez.', 'no se debe nada, no falta nada y las cinco líneas están escritas'],
  },
  names: {},
}
