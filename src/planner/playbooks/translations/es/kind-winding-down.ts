import type { PlaybookWords } from '../playbook-words.ts'

export const KIND_WINDING_DOWN_ES: PlaybookWords = {
  title: 'cerrar algo',
  templates: {
    'end-date': ['{Subject}: fijar el último día y quién debe aceptarlo', 'Cuenta hacia atrás desde preavisos, temporadas y compromisos en curso; escribe el último día para cada grupo afectado.', 'quienes pueden decidirlo han decidido el último día'],
    'end-obligations': ['{Subject}: listar contratos, promesas, deudas y cobros pendientes', 'Una línea para cada uno: con quién, hasta cuándo, preaviso, importe, qué hay que devolver; repasa un año de pagos para no olvidar ninguno.', 'en un año de pagos no hay nada que falte en la lista'],
    'end-law': ['{Subject}: averiguar qué hay que comunicar, guardar o pagar', 'Pregunta a las oficinas donde está registrado y a un asesor: bajas, cuentas finales, cuánto tiempo se guardan los papeles y qué datos hay que borrar.', 'cada obligación tiene su fecha y su formulario'],
    'end-tell': ['{Subject}: avisar a los afectados, primero a los más cercanos', 'En persona donde a alguien le cueste algo; después por escrito: el último día, qué deben hacer y adónde pueden acudir.', 'ningún afectado se entera por otros'],
    'end-alternatives': ['{Subject}: organizar qué viene después para quienes cuentan con ello', 'Pregunta a otros dos que podrían hacerse cargo de ellos; acordad un traspaso con nombres y fechas.', 'cada persona que cuenta con ello tiene cómo seguir'],
    'end-notice': ['{Subject}: dar de baja contratos, suscripciones y cuentas', 'Hazlo por escrito, con fecha y número de referencia; apunta la confirmación y el último pago junto a cada línea de la lista.', 'cada línea tiene su confirmación'],
    'end-money': ['{Subject}: cobrar lo pendiente y pagar lo debido', 'Recuérdalo una vez con amabilidad y otra con fecha; mejor acordar plazos que esperar; guarda una reserva para lo que llegue tarde.', 'todo cobro y toda deuda tiene fecha'],
    'end-things': ['{Subject}: regalar, vender o devolver lo que pertenece a ello', 'Ordena por dueño y por valor; quien ayudó elige primero; fotografía lo que sale.', 'cada cosa tiene un nuevo sitio y un recibo si tenía valor'],
    'end-records': ['{Subject}: guardar lo que hay que guardar, borrar lo que no se puede tener', 'Guarda los papeles en cajas por año con la fecha en que se pueden tirar; exporta los datos una vez y bórralos en origen; anula las contraseñas.', 'otra persona encontraría los papeles del año pasado en cinco minutos'],
    'end-last': ['{Subject}: el último día: cerrar, dar las gracias, entregar las llaves', 'Apaga en el orden de tu lista, lee los contadores, cuelga el aviso con la nueva dirección y da las gracias a quienes lo sostuvieron.', 'nada sigue en marcha y nadie se queda ante una puerta cerrada sin respuesta'],
    'end-after': ['{Subject}: cuentas finales y reenvío de lo que aún llegue', 'Activa el reenvío de correo y llamadas; apunta en la agenda los últimos plazos de oficinas y devoluciones.', 'lo que aún llega le llega a alguien'],
  },
  names: {},
}
