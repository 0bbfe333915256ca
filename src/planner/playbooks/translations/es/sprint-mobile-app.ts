import type { PlaybookWords } from '../playbook-words.ts'
import { SOFTWARE_WORDS_ES } from './software-words.ts'

/** The steps of each part; an app is released in its own way. */
const { 'definition-of-done': _done, 'release-rehearsal': _rehearsal, release: _release, ...STEPS } = SOFTWARE_WORDS_ES

export const SPRINT_MOBILE_APP_ES: PlaybookWords = {
  title: 'aplicación móvil',
  templates: {
    ...STEPS,
    'accounts-stores': ['Cuentas de las tiendas, identificadores, firma y una versión en un teléfono real', 'Los programas de desarrollo pueden tardar días en aprobar: empieza ya. Firma automática en CI, claves en un almacén, una app vacía instalada en los teléfonos.', 'una versión de CI se abre en un teléfono real'],
    'app-languages': ['Idiomas: textos fuera del código, palabras largas, plural, derecha a izquierda, cambio dentro de la app', 'Claves con nota para quien traduce, un idioma ficticio en la compilación, sonido e imágenes cargados según idioma; la ficha de la tienda en cada uno.', 'cada pantalla se ha visto en el idioma más largo y no asoma ninguna clave'],
    'app-beacons': ['Avisos por lugar: baliza, código o etiqueta, medidos en el sitio y con alternativa manual', 'Recorre las salas reales con tres teléfonos: distancia, paredes, gente, batería; pide el permiso cuando haga falta y di por qué; un número o una lista lleva siempre al mismo contenido.', 'nueve de diez paradas saltaron en su sitio y todas a mano'],
    'app-offline': ['Sin conexión: elegir y descargar, reanudar, liberar espacio, decir de cuándo es', 'Paquetes con su tamaño antes de descargar; modo avión a mitad; actualizar solo lo que cambió; la memoria llena se avisa antes y no después.', 'una visita entera en modo avión salió bien tras una descarga'],
    navigation: ['Estructura de la app: navegación, tema, pantalla de error, aviso de fallos', 'Pestañas o pila según las dos tareas principales, modo oscuro y texto grande desde el principio, fallos con su versión.', 'un fallo provocado aparece en el informe'],
    'local-data': ['Almacenamiento local con migraciones, primero sin conexión', 'Escribe en local, sincroniza después; versión del esquema y actualización probada; fechas en días locales, no en marcas de tiempo.', 'todo funciona en modo avión y tras actualizar'],
    login: ['Acceso: enlace por correo o cuenta de la plataforma, token en el llavero', 'Entrar con Apple es obligatorio si se ofrece otro acceso social; cerrar sesión y borrar la cuenta dentro de la app.', 'entrar, salir y borrar funcionan en los dos sistemas'],
    'login-edge': ['Acceso: sesión caducada, sin red, segundo dispositivo', 'No pierdas nunca lo escrito cuando acaba la sesión; cola y reintento.', 'los tres casos acaban sin pantalla muerta'],
    'create-item': ['{topic}: formulario en menos de diez segundos, con valores sensatos', 'Un pulgar, tres toques; nombre, cada cuánto, cuándo; validación al escribir, deshacer en vez de «¿seguro?».', 'alguien nuevo añade uno en diez segundos sin ayuda'],
    'create-item-rules': ['{topic}: reglas de horarios, cambios y borrado, con pruebas unitarias', 'Qué pasa con el historial al cambiar el horario, zonas horarias, cambio de hora, años bisiestos.', 'las reglas son una tabla y cada fila es una prueba'],
    reminders: ['Recordatorios: notificaciones locales, permiso pedido en buen momento', 'Pregunta tras la primera utilidad, no al abrir; reprograma tras reinicio y cambio de zona; horas de silencio.', 'los recordatorios llegan en los dos sistemas tras reiniciar'],
    'push-server': ['Push: certificados, renovación de tokens, baja por tipo', 'Los tokens son de un dispositivo, no de un usuario; bórralos al salir; prueba con el teléfono bloqueado.', 'un aviso llega al teléfono bloqueado y abre la pantalla correcta'],
    'streak-logic': ['Rachas: reglas de conteo con pruebas (día perdido, cambio de zona, relleno)', 'Decide con ejemplos: qué es un día, si una pausa la rompe, si ayer aún se puede marcar.', 'veinte ejemplos pasan'],
    'streak-screen': ['Pantalla de rachas: calendario, mejor racha, palabras amables tras un corte', 'Legible sin color, rápida con dos años de datos, resumen del mes para lector de pantalla.', 'se desplaza con fluidez en el teléfono más viejo'],
    widget: ['Widget de inicio con «hecho» de un toque', 'Almacenamiento compartido, el estado antiguo se muestra como tal.', 'un toque en el widget está en la app un segundo después'],
    'a11y-mobile': ['Accesibilidad: VoiceOver, TalkBack, texto máximo, movimiento reducido', 'Haz la tarea principal con los ojos cerrados; etiquetas, orden, botones de 44 puntos.', 'la tarea principal se hace por voz en los dos sistemas'],
    'friends-test': ['Cinco personas la usan tres días: mirar y luego preguntar', 'No digas nada mientras empiezan; anota dónde se paran; una pregunta al día.', 'los tres peores tropiezos están arreglados o planificados'],
    'store-listing': ['Ficha de la tienda: nombre, capturas, etiquetas de privacidad, dirección de soporte', 'Capturas de la app real en dos tamaños; las respuestas de privacidad deben coincidir con lo que envía el código.', 'la ficha pasa las comprobaciones de la consola'],
    'beta-build': ['Versión de TestFlight y de pruebas internas, con notas y enlace para opinar', 'Número de versión en CI, las notas dicen qué probar y qué se sabe; la revisión de beta puede tardar un día.', 'quienes prueban la han instalado y uno ha respondido'],
    'platform-tour': ['Vuelta por la plataforma: una pantalla de la plantilla al teléfono de un amigo', 'Firma, permisos, registros, fallo; cada uno una vez.', 'cada uno ha instalado su propia versión en un teléfono'],
    guidelines: ['Leer las guías de la plataforma para las tres pantallas que construyes', 'Volver, gestos, tamaños de letra, zonas seguras; en qué se diferencian las dos.', 'las diferencias están marcadas en los bocetos'],
    'startup-budget': ['Límites: arranque en frío, memoria, batería, tamaño, comprobados en CI', 'El dispositivo viejo del cajón es la referencia.', 'un empeoramiento hace fallar la compilación'],
    'sync-conflicts': ['Sincronización: conflictos, relojes, borrado, media red', 'Pruebas de propiedades con dos dispositivos.', 'ninguna escritura perdida en diez mil ejecuciones al azar'],
    'staged-release': ['Lanzamiento por etapas: 5, 20 y 100 % con umbral de fallos', 'Escribe la regla de parada y su número antes de la primera etapa; mira dos veces al día; para parar no hace falta permiso.', 'la primera etapa lleva dos días por encima del umbral'],
    'screen-batch': ['{Part}: contenido real, carga, vacío, error, sin conexión', 'Primero el teléfono más pequeño, texto máximo, oscuro; conectar al final.', 'se llega a cada estado en un dispositivo viejo y en uno nuevo'],
  },
  names: {
    'onboarding and sign-in': 'bienvenida y acceso',
    'main screen': 'pantalla principal',
    'adding an entry': 'añadir una entrada',
    'settings': 'ajustes',
    'screens': 'pantallas',
    'reminders': 'recordatorios',
  },
}
