import type { RetinaPageTexts } from './retina-page-texts.ts';

export const es: RetinaPageTexts = {
  title: 'Imagen de su retina',
  advisory: 'Esto no es un diagnóstico. Un profesional clínico revisa cada imagen.',
  noScript: 'Esta página necesita JavaScript para la cámara.',
  privacy:
    'Esta página no carga nada de otros sitios ni sigue a nadie. La imagen va solo a este servicio, sin lo que el archivo dice del lugar, la hora y el dispositivo.',
  signedOut: {
    title: 'Inicie sesión',
    portal: 'Inicie sesión en su portal del paciente y vuelva a abrir esta página.',
    development: 'Este servidor está en desarrollo: puede iniciar sesión como su primer paciente de prueba.',
    signIn: 'Iniciar sesión como paciente de prueba',
  },
  setup: {
    title: 'Nueva imagen',
    eye: '¿Qué ojo?',
    eyes: { right: 'Derecho', left: 'Izquierdo', both: 'Los dos, uno tras otro' },
    lens: '¿Cómo la toma?',
    lenses: {
      clip_on_lens: { name: 'Con una lente de clip', note: 'Muestra la retina.' },
      patient_capture: {
        name: 'Solo con la cámara',
        note: 'Muestra el ojo por delante, que no se valora.',
      },
    },
    camera: 'Encender la cámara',
    file: 'Elegir una imagen',
  },
  eyes: { right: 'Ojo derecho', left: 'Ojo izquierdo', both: 'Los dos ojos' },
  live: {
    preview: 'Lo que ve la cámara',
    starting: 'Encendiendo la cámara…',
    take: 'Tomar la imagen ahora',
    light: 'Luz',
    stop: 'Detener',
  },
  hints: {
    wait: 'Ponga la lente delante del ojo. La imagen se toma sola en cuanto es buena.',
    dark: 'Demasiado oscuro: más luz, por favor.',
    bright: 'Demasiado claro: menos luz, por favor.',
    align: 'Alinee: ponga la lente justo delante de la pupila.',
    reflections: 'Reflejos: incline un poco la lente.',
    still: 'No se mueva.',
    focus: 'No es nítida: enfoque cambiando un poco la distancia.',
    haze: 'Turbia: limpie la lente.',
    good: 'Bien. No se mueva…',
    waitAlone: 'Ponga el ojo en el centro y tome la imagen.',
    goodAlone: 'Bien. Tome la imagen ahora.',
  },
  sending: {
    checking: 'Comprobando la imagen…',
    sending: 'Enviando la imagen…',
    share: '{percent} % enviado',
    storing: 'Enviada. Se está guardando la imagen…',
  },
  sent: {
    title: 'La imagen se ha enviado',
    text: 'Un profesional clínico la revisará. Su estado se ve abajo.',
    next: { right: 'Seguir con el ojo derecho', left: 'Seguir con el ojo izquierdo' },
    again: 'Tomar otra imagen',
  },
  problems: {
    noCamera: 'No se ha encontrado ninguna cámara. Puede elegir una imagen.',
    cameraRefused:
      'No se ha permitido la cámara. Permítala para esta página en los ajustes de su navegador, o elija una imagen.',
    cameraBusy:
      'No se ha podido encender la cámara: quizá la esté usando otro programa. Puede elegir una imagen.',
    cameraStopped: 'La cámara se ha detenido. Enciéndala de nuevo.',
    notAPicture: 'Su navegador no puede leer este archivo como imagen. Elija otro.',
    away: 'No se ha podido contactar con el servicio. Compruebe su conexión e inténtelo de nuevo.',
    signedOut: 'Su sesión ha terminado. Inicie sesión de nuevo en otra pestaña y vuelva a intentarlo aquí.',
    refused: 'El servicio no lo ha aceptado. Dice:',
    tooLarge: 'La imagen es demasiado grande. Tome o elija una más pequeña.',
    busy: 'Ahora mismo hay demasiada actividad. Inténtelo de nuevo dentro de {seconds} s.',
    failed: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
    kept: 'Su imagen se conserva aquí.',
    retry: 'Intentar de nuevo',
    discard: 'Empezar de nuevo',
  },
  history: {
    title: 'Sus imágenes',
    empty: 'Todavía no hay ninguna imagen.',
    statuses: {
      ordered: 'A la espera de una imagen',
      image_uploaded: 'Imagen recibida',
      analyzed: 'A la espera de la revisión clínica',
      reviewed: 'Revisada por su profesional clínico',
    },
    picture: 'Imagen del {date}',
    unread: 'No se han podido mostrar sus imágenes.',
  },
  signOut: 'Cerrar sesión',
};
