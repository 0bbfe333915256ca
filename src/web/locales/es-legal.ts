import type { Catalogue } from './catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Política de privacidad',
  lead: ({ product }) => `Qué guarda ${product} sobre ti, dónde y durante cuánto tiempo, quién más lo ve, y cómo te lo llevas o lo haces borrar.`,
  sections: (facts) => [
    {
      heading: 'Quién es responsable',
      paragraphs: [
        facts.operator === null
          ? 'Quien gestiona esta instalación es responsable de tus datos. No ha dado su nombre aquí; la página de contacto le llega.'
          : `${facts.operator}${facts.address === null ? '' : `, ${facts.address}`} gestiona esta instalación y es responsable de tus datos.`,
        ...(facts.email === null ? [] : [`Preguntas sobre tus datos: ${facts.email}.`]),
        ...(facts.sandbox ? ['Esta instalación es de prueba: el inicio de sesión, Google Calendar y Jira son imitaciones en la misma máquina, y nada sale de ella hacia Google o Atlassian.'] : []),
      ],
    },
    {
      heading: 'Qué se guarda en el servidor',
      paragraphs: [
        'Tu cuenta: nombre, correo electrónico y dirección de la imagen tal como los da tu proveedor de acceso, su identificador de ti, y tu zona horaria, idioma y ajustes.',
        'Tus planes: cada petición que envías con el plan hecho a partir de ella, sus pasos y horas, para que lo encuentres en tu historial. Cada uso y devolución de un crédito se anota con su motivo, y el uso diario de un modelo de lenguaje en tokens.',
        'Lo que tus peticiones dicen una y otra vez (horas, días libres, duración de las sesiones), para que planes posteriores puedan tomarlo como supuesto. Lo ves y lo quitas en tu perfil.',
        'Los mensajes del formulario de contacto con el nombre, la dirección y el teléfono que das allí.',
      ],
    },
    {
      heading: 'Qué se guarda en tu navegador',
      paragraphs: [
        'El almacenamiento local contiene tu registro de usuario, tu token de identidad, el tema y el idioma elegidos, y cuándo cerraste el aviso de créditos. La base IndexedDB planwright-identity contiene los tokens de tu proveedor de acceso.',
        'El almacenamiento de sesión, que pertenece a una pestaña, contiene la petición que estás escribiendo, el último plan mostrado, la solicitud en curso con su clave y la página a la que volver tras iniciar sesión.',
        'Al cerrar sesión se eliminan tu registro de usuario, los tokens y lo que contiene el almacenamiento de sesión. No hay cookies de publicidad ni de seguimiento, y ningún tercero mide tu visita.',
      ],
    },
    {
      heading: 'Google Calendar y Jira',
      paragraphs: [
        'Allí no se lee ni se escribe nada mientras no conectes el servicio en tu perfil y exportes un plan.',
        'A Google se le pide un permiso: ver y editar eventos (calendar.events). Sirve para crear, actualizar y retirar los eventos de los planes que exportas. Tus demás eventos no se leen.',
        'A Jira se le piden estos: read:jira-user, read:jira-work, write:jira-work, manage:jira-project y offline_access y, donde el responsable lo haya configurado, ver tableros y sprints. Sirven para listar tus proyectos y sprints y para crear, encontrar y retirar las incidencias de los planes que exportas.',
        'Los tokens de acceso se guardan cifrados solo en el servidor y nunca llegan a tu navegador. Desconectar en tu perfil los borra y, donde el servicio lo permite, retira allí el permiso.',
        'Por cada tarea exportada el servidor guarda el identificador del servicio, para que nada se cree dos veces y todo se pueda retirar.',
      ],
    },
    {
      heading: 'Modelos de lenguaje',
      paragraphs:
        facts.model === null
          ? ['Los planes los hace el planificador de este programa. En esta instalación no hay ningún modelo de lenguaje configurado, y tus peticiones no van a nadie más.']
          : [
              `Los planes los hace el planificador de este programa y ${facts.model.name} en ${facts.model.host ?? 'un servidor de esta instalación'} puede mejorarlos. Allí se envían: tu petición, lo que se leyó en ella, qué preferencias de tus peticiones anteriores se usaron y el borrador del plan; después, como mucho una vez, su propia respuesta con las comprobaciones que no superó. Tu nombre, tu dirección y tus tokens no.`,
              'Puedes desactivarlo en tu perfil; tus planes se hacen entonces sin el modelo.',
            ],
    },
    {
      heading: 'Quién más lo ve',
      paragraphs: [
        'Tu proveedor de acceso sabe que inicias sesión aquí. Tu imagen de perfil se carga desde su servidor. Quien tenga la dirección privada de una suscripción de calendario que crees puede leer ese plan hasta que la revoques. Nadie más recibe tus datos de este programa, y no se venden.',
      ],
    },
    {
      heading: 'Cuánto tiempo se guarda',
      paragraphs: [
        'Los planes se guardan hasta que los borres o borres tu cuenta. La petición de una solicitud que falló o se canceló se guarda 30 días. Los mensajes del formulario de contacto se guardan un año. Las copias de seguridad y los registros del servidor siguen las reglas del responsable; los registros de este programa no contienen peticiones ni tokens.',
      ],
    },
    {
      heading: 'Llevártelo y borrarlo',
      paragraphs: [
        'Ambas cosas están en tu perfil: «Exportar mis datos» te da un archivo con todo lo que se guarda sobre ti, y «Eliminar cuenta» lo borra todo de una vez y para siempre; durante siete días queda un hash de tu inicio de sesión, para que ninguna pestaña antigua recupere la cuenta. Borrar un registro del historial elimina esa petición y su plan.',
        'Lo que se exportó a Google Calendar o Jira se queda allí; retíralo antes de borrar si también debe desaparecer. Los mensajes del formulario de contacto no pertenecen a ninguna cuenta; pide su borrado por correo.',
      ],
    },
  ],
}

export const terms: Catalogue['terms'] = {
  title: 'Condiciones de uso',
  lead: ({ product }) => `Las condiciones con las que puedes usar esta instalación de ${product}.`,
  sections: (facts) => [
    {
      heading: 'El servicio',
      paragraphs: [
        `Describes un objetivo y recibes un plan. El servicio lo ofrece ${facts.operator ?? 'quien gestiona esta instalación'}.`,
        'Generar un plan gasta un crédito; los créditos se renuevan 24 horas después de usar el primero. Un crédito vuelve cuando no se pudo hacer ningún plan.',
        'Los planes son sugerencias. Las fechas se calculan y se comprueban con tus palabras, y lo supuesto se muestra; el contenido es conocimiento general y no asesoramiento profesional. Juzga un plan antes de fiarte de él, sobre todo en salud, derecho o dinero.',
      ],
    },
    {
      heading: 'Tu cuenta',
      paragraphs: ['Inicias sesión con la cuenta de un proveedor de acceso y eres responsable de lo que se haga con ella. Puedes exportar tus datos y eliminar tu cuenta en cualquier momento en tu perfil.'],
    },
    {
      heading: 'Tu contenido',
      paragraphs: ['Tus peticiones y planes son tuyos. El responsable los guarda y procesa para prestar el servicio, como dice la política de privacidad, y para nada más.'],
    },
    {
      heading: 'Servicios conectados',
      paragraphs: ['Cuando exportas un plan, se crean en tu nombre eventos en Google Calendar o incidencias en Jira. Allí rigen las condiciones de esos servicios. Puedes retirar una exportación y desconectar en cualquier momento.'],
    },
    {
      heading: 'Uso correcto',
      paragraphs: ['No uses el servicio para infringir la ley, dañar a otros, eludir sus límites ni perturbarlo para los demás. El responsable puede cerrar las cuentas que lo hagan.'],
    },
    {
      heading: 'El programa y la responsabilidad',
      paragraphs: [
        'El programa se publica con la licencia Apache 2.0 y sin garantía. El responsable puede cambiar o terminar esta instalación; exporta lo que quieras conservar.',
        'El responsable responde donde la ley no permite excluirlo y, por lo demás, solo por dolo y negligencia grave.',
      ],
    },
    {
      heading: 'Ley y contacto',
      paragraphs: [
        ...(facts.law === null ? [] : [`Estas condiciones siguen la ley de ${facts.law}, sin quitar la protección que los consumidores tienen donde viven.`]),
        facts.operator === null
          ? 'Quien gestiona esta instalación no ha dado su nombre aquí; la página de contacto le llega.'
          : `${facts.operator}${facts.address === null ? '' : `, ${facts.address}`}${facts.email === null ? '' : `, ${facts.email}`}`,
      ],
    },
  ],
}
