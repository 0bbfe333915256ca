import type { PlaybookWords } from './playbook-words.ts'

export const TRIP_ES: PlaybookWords = {
  templates: {
    papers: ['Pasaportes, visados y seguro: comprobar la validez y pedir lo que falte', 'Muchos países exigen seis meses de validez en el pasaporte; mira los requisitos en la página oficial y guarda copia de todo en el móvil y con otra persona.', 'los documentos de todos los viajeros duran más que el viaje'],
    where: ['Elegir destino: cada uno dice dos; luego clima, camino, precio y qué queréis sentir', 'Calor o fresco, mar o ciudad, descanso o cosas que ver: poneos de acuerdo antes de hablar de lugares. Mirad el tiempo y los festivos de esas semanas, las horas de puerta a puerta y el precio de una cama corriente.', 'hay un lugar elegido y otro por si el primero está lleno'],
    'dates-budget': ['Fijar fechas, ritmo y presupuesto diario', 'Basta con un plan fijo al día; apunta días de clase, calor y fiestas; una décima parte del presupuesto queda libre.', 'todos los que viajan están de acuerdo con las fechas y la cantidad diaria'],
    transport: ['Comparar y reservar el viaje de ida y vuelta', 'De puerta a puerta, no de aeropuerto a aeropuerto; equipaje, asientos juntos, cambios; llega antes de cenar.', 'los billetes están reservados y guardados sin conexión en el móvil'],
    beds: ['Reservar alojamiento a poca distancia a pie de lo que quieres ver', 'Primero el mapa; ascensor, llegada tardía, silencio, cancelación gratuita; como mucho un cambio cada tres noches.', 'cada noche tiene cama con dirección y hora de entrada'],
    'must-tickets': ['Reservar entradas con hora para las dos visitas que se agotan', 'En las páginas oficiales, primer turno de la mañana; el resto queda abierto.', 'las dos entradas están en el móvil'],
    tables: ['Reservar dos cenas y apuntar cinco sitios en cada zona', 'Días de cierre, dietas, uno barato en cada zona; pregunta a los vecinos, no a las listas.', 'hay dos mesas confirmadas'],
    'money-phone': ['Tarjetas, algo de efectivo, roaming o eSIM, mapas sin conexión', 'Avisa al banco, conoce las comisiones, descarga mapas y traducciones.', 'los mapas funcionan en modo avión'],
    wishes: ['Un deseo por persona: lo que daría pena perderse', 'Cada uno dice un sí o sí y un de ninguna manera, también los niños; márcalos en un mapa y mira cuáles están cerca.', 'cada deseo tiene una zona y un día'],
    'days-sketch': ['Esbozar los días: una zona al día, versión con lluvia, tarde de descanso', 'Primero los días de cierre (museos los lunes), lo temprano temprano, nada después de llegar tarde.', 'cada día tiene un plan fijo y media jornada vacía'],
    health: ['Salud: vacunas, recetas, botiquín, número del seguro', 'Algunas vacunas necesitan seis semanas; nombres genéricos de los medicamentos; dosis infantiles.', 'el botiquín y los papeles están completos'],
    'local-words': ['Veinte palabras, propinas, enchufes, costumbres y el número de emergencias', 'Hola, por favor, gracias, sin carne, cuánto cuesta; practica en voz alta.', 'todos saben pedir y disculparse'],
    home: ['Dejar la casa en orden: plantas, correo, mascotas, basura, llaves', 'Media página para quien se ocupe.', 'alguien tiene las llaves y la hoja'],
    pack: ['Hacer la maleta con lista: medicinas, cargadores, zapatos ya usados, chubasquero', 'Extiéndelo todo y quita un tercio; líquidos y papeles arriba.', 'la maleta cierra y pesa lo permitido'],
    'check-in': ['Facturar en línea, mirar el camino al aeropuerto o la estación y poner dos alarmas', 'Tarjetas de embarque sin conexión, noticias de huelgas y tiempo, hora del taxi o tren.', 'todos tienen su tarjeta de embarque o billete sin conexión'],
    'first-journey': ['Repasar el viaje una vez en casa, de puerta a puerta', 'Andén o facturación, control, asiento, pasaporte y el camino hasta la cama: míralo en un plano y apunta qué harás si una parte se retrasa.', 'todos saben decir los cinco pasos y a quién llamar'],
    'practice-day': ['Un día de ensayo cerca de casa con los zapatos, la mochila y la aplicación de billetes', 'Tren o autobús, un museo con hora, comer fuera; ¿qué dolió, qué pesaba, qué no usó nadie?', 'una cosa sale de la mochila y otra entra'],
    'beyond-the-list': ['Fuera de la lista: un barrio, una mesa y una persona que ninguna guía nombra', 'Escribe a alguien que viva allí, a un club o a un taller; ofrece algo a cambio; deja una tarde libre.', 'hay una cita con alguien de allí'],
    'price-watch': ['Vigilar precios: dos rutas, dos fechas, una alerta y la cantidad a la que reservas', 'Compara de puerta a puerta con equipaje; escribe la cantidad antes de volver a mirar.', 'la alerta está puesta y la cantidad acordada'],
    'travel-fund': ['Fondo de viaje: cuánto cuesta todo y cuánto se aparta cada mes', 'Trayecto, camas, comida diaria, entradas y una décima parte para imprevistos; transferencia periódica hasta el último pago.', 'la suma está cubierta en cada fecha de pago'],
    recheck: ['Revisar todas las reservas una vez: fechas, nombres, direcciones, cancelación', 'Nombres como en el pasaporte, llegada antes de que cierre la recepción, último día de cancelación en el calendario.', 'todas las reservas están sin conexión en una carpeta y ninguna fecha contradice a otra'],
    after: ['De vuelta en casa: fotos, reclamaciones y unas líneas a quienes conociste', 'Las veinte mejores fotos; reembolsos mientras tengas los recibos a mano.', 'el álbum y las reclamaciones están hechos'],
  },
  names: {},
}
