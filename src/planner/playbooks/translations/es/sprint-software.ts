import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_ES } from './software-words.ts'

export const SPRINT_SOFTWARE_ES: PlaybookWords = {
  title: 'producto de software',
  templates: {
    ...SOFTWARE_WORDS_ES,
    'story-map': ['Mapa de historias: quién hace qué primero, la mínima parte útil', 'Los pasos del usuario principal de izquierda a derecha y una línea de corte: por encima está este lanzamiento. Recórrelo con un usuario real.', 'un usuario ha reconocido su día y la línea está acordada'],
    skeleton: ['Esqueleto andante en staging: una llamada de punta a punta, una fila, desplegado por CI', 'Sin funciones todavía; pruebas, formato, vistas previas y avisos de error desde la primera hora.', 'un cambio integrado llega a staging en quince minutos y un error provocado aparece en los avisos'],
    'data-model': ['Modelo de datos y permisos en una página', 'Nombres como los dicen los usuarios, de quién es cada fila, qué se borra cuándo, zonas horarias.', 'tres casos reales incómodos caben en el modelo'],
    'design-kit': ['Pantallas del camino principal y los pocos componentes que hacen falta', 'Contenido real, el teléfono más pequeño, teclado; reutilizar un kit.', 'cinco personas se orientaron en un prototipo navegable'],
    'calendar-feature': ['Calendario: huecos libres, sin reservas dobles, zonas horarias, cambios y cancelaciones', 'Restricción de exclusión en la base de datos, reserva provisional de unos minutos al elegir, pruebas del cambio de hora.', 'de dos reservas simultáneas del mismo hueco queda una'],
    'calendar-ui': ['Calendario: vista semanal, elegir hueco, mover y cancelar desde el móvil', 'La vista de lista vale lo mismo, teclado, deshacer.', 'un cliente reserva en menos de un minuto desde el móvil'],
    'accounts-feature': ['Cuentas: invitación, acceso, perfil, darse de baja y llevarse los datos', 'Una biblioteca en lugar de criptografía propia, la misma respuesta para direcciones conocidas y desconocidas, borrado probado.', 'alta, contraseña olvidada y baja funcionan sin ayuda'],
    'accounts-ui': ['Cuentas: formularios que gustan a gestores de contraseñas y lectores de pantalla', 'Etiquetas, autocompletado, errores que dicen qué hacer.', 'dos gestores lo rellenan y entra alguien con lector de pantalla'],
    messages: ['Recordatorios y mensajes: cola, proveedor, horas de silencio, baja', 'Tabla de salida, entorno de pruebas del proveedor, estados de entrega, coste con tope, hora del destinatario.', 'cada mensaje se envía una vez y a su hora, y la baja se respeta'],
    'messages-text': ['Recordatorios y mensajes: redacción, vista previa, prueba en teléfonos reales', 'Quién, qué, cuándo y cómo cambiarlo, en 160 caracteres.', 'tres personas lo entendieron de un vistazo'],
    'reports-feature': ['Informes: las tres preguntas del lunes de quien dirige', 'Primero acordar a mano los números de diez filas; exportación.', 'la suma hecha a mano coincide con la pantalla'],
    'search-feature': ['Búsqueda: lo que la gente escribe, con erratas', 'Registrar las palabras sin resultado; antes un índice que un servicio.', 'veinte palabras reales encuentran lo suyo'],
    'payments-feature': ['Pagos: proveedor, webhooks, devoluciones, recibos', 'El estado solo sale de webhooks verificados, idempotente, tarjetas de prueba en una tabla.', 'pagado, fallido y devuelto acaban bien en modo de prueba'],
    'admin-feature': ['Administración: lo que soporte necesita el primer día', 'Buscar a una persona, ver qué pasó, deshacer; cada cambio queda registrado.', 'soporte resolvió solo tres casos ensayados'],
    usability: ['Ronda de usabilidad con cinco usuarios en staging', 'Tareas, silencio, notas; arreglar los tres peores fallos.', 'los tres peores están arreglados y probados otra vez con un usuario'],
    'regression-suite': ['Pruebas de punta a punta de los caminos principales y una hora de romper cosas', 'Caminos del mapa de historias; datos raros, red lenta, dos pestañas, botón atrás.', 'los caminos principales corren en CI y no queda ningún hallazgo grave'],
    'privacy-backup': ['Copia restaurada una vez, página de privacidad veraz, accesos revisados', 'Restaurar en un entorno vacío con cronómetro; qué se guarda dónde y cuánto tiempo.', 'la restauración funcionó y la página nombra todos los servicios usados'],
    'vertical-lesson': ['Construir juntos un botón a través de todas las capas, en una pantalla compartida', 'De la base de datos al píxel, de la prueba al despliegue; cambiar de teclado.', 'cada uno ha llevado una parte y está en staging'],
    'ask-user': ['Sentarse una hora junto a un futuro usuario sin decir nada', 'Anotar tiempos, suspiros, papelitos.', 'cinco notas contradicen la lista de deseos'],
    nfr: ['Números para lo invisible: latencia, carga, recuperación, conservación', 'Una prueba de cada uno en CI o cada noche.', 'cada número tiene una prueba que puede fallar'],
    modular: ['Límites entre módulos y los eventos entre ellos, como reglas que se ejecutan', 'Un solo proceso, módulos que solo hablan por interfaces y eventos con nombre; la regla de importación corre en CI.', 'una importación prohibida falla'],
    'pilot-users': ['Piloto: cinco usuarios reales durante una semana, nota diaria', 'Interruptor, línea directa, gracias cada semana.', 'lo usaron cuatro de cinco días'],
    'screen-work': ['{Part}: datos reales, vacío, error, lento, teclado', 'Desde la línea de arriba del mapa de historias; una aceptada antes de empezar la siguiente.', 'cada una fue usada una vez por alguien de fuera del equipo'],
  },
  names: {
    'sign-in': 'acceso',
    'main task': 'tarea principal',
    'overview page': 'página de resumen',
    'settings': 'ajustes',
    'screens': 'pantallas',
  },
}
