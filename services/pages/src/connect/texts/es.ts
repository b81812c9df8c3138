import type { ConnectTexts } from './connect-texts.ts';

export const es: ConnectTexts = {
  language: 'Español',
  chooseLanguage: 'Idioma',
  dataTypes: {
    sleep: 'sueño',
    resting_heart_rate: 'frecuencia cardíaca en reposo',
    heart_rate_variability: 'variabilidad de la frecuencia cardíaca',
    steps: 'pasos',
  },
  choose: {
    title: 'Conecte su dispositivo',
    intro: '{account} solicita leer datos de salud de un dispositivo que usted utiliza. Usted decide.',
    reads: 'Lee {types}',
    connect: 'Conectar {provider}',
    aboutTitle: 'Qué ocurre al conectar',
    about: [
      'Se lee un valor al día de cada tipo de dato indicado junto a su dispositivo: los últimos 30 días y, después, los días nuevos cada 6 horas aproximadamente.',
      'Los valores se envían a {account}. Puede pedirles que borren lo que se haya leído.',
      'Usted inicia sesión en la página del fabricante. Aquí nunca se ve su contraseña.',
      'Puede desconectar en cualquier momento con este mismo enlace.',
    ],
    declineTitle: 'No es obligatorio',
    declineText: 'Si prefiere no hacerlo, no se lee nada y este enlace deja de funcionar.',
    decline: 'No conectar',
    until: 'Puede usar este enlace hasta el {date}.',
  },
  leaving: {
    title: 'Continuar a {provider}',
    text: 'Le llevamos a {provider}, donde inicia sesión y autoriza el acceso. Después volverá aquí.',
  },
  connected: {
    title: '{provider} está conectado',
    text: '{account} recibe: {types}; un valor al día de cada uno.',
    since: 'Conectado el {date}',
    lastRead: 'Última lectura: {date}',
    notRead: 'Todavía no se ha leído nada. Los primeros valores llegarán en unos minutos.',
    endTitle: 'Desconectar',
    endText: 'Después de desconectar no se lee nada más. Lo leído hasta ahora permanece en {account}.',
    end: 'Desconectar {provider}…',
    endConfirm: 'Sí, desconectar {provider}',
  },
  received: {
    title: 'Lo que ha llegado',
    note: 'Días con un valor. Los valores no se muestran en esta página.',
    none: 'ningún día todavía',
    earlier: 'antes, desde el {date}: {count}',
  },
  declined: {
    title: 'No se ha conectado ningún dispositivo',
    text: 'Ha decidido no conectar un dispositivo. No se ha leído nada. Si cambia de opinión, pida un enlace nuevo a {account}.',
  },
  disconnected: {
    title: '{provider} está desconectado',
    text: 'Ya no se lee nada de su dispositivo. Para conectarlo de nuevo, pida un enlace nuevo a {account}.',
  },
  endedByProvider: {
    title: '{provider} está desconectado',
    text: 'El acceso se anuló en {provider}. Ya no se lee nada. Para conectarlo de nuevo, pida un enlace nuevo a {account}.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'No se ha conectado nada. Pida un enlace nuevo a {account}.',
  },
  withdrawn: {
    title: 'Este enlace ya no es necesario',
    text: '{account} ha retirado la solicitud. No se ha conectado nada.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto. Ábralo de nuevo desde el mensaje en que lo recibió o pida uno nuevo a quien se lo envió.',
  },
  refused: {
    title: 'No se ha conectado nada',
    text: 'Este paso no se inició en este navegador, ya se había realizado o tardó más de 15 minutos. Abra de nuevo su enlace y vuelva a empezar.',
  },
  notices: {
    cancelled: 'No ha autorizado el acceso en {provider}. No se ha conectado nada.',
    failed:
      'No se ha podido contactar con {provider} o no ha completado la conexión. Inténtelo de nuevo en unos minutos.',
  },
  privacy:
    'Esta página no carga nada de otros sitios ni rastrea a nadie. Usa una sola cookie mientras se conecta.',
};
