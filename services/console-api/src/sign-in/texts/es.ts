import type { SignInTexts } from './sign-in-texts.ts';

export const es: SignInTexts = {
  language: 'Idioma',
  title: 'Iniciar sesión en la consola',
  signIn: 'Iniciar sesión',
  again: 'Esta acción pide iniciar sesión de nuevo.',
  development:
    'Este servidor está en desarrollo y solo se llega a él desde este equipo: elija quién es. En producción se inicia sesión con un proveedor.',
  signInAs: 'Entrar como {name}',
  other: 'Otra persona',
  email: 'Correo electrónico',
  name: 'Nombre',
  createPerson: 'Entrar como esta persona',
  problem: 'No ha iniciado sesión',
  back: 'Empezar de nuevo',
  invitation: {
    title: 'Tiene una invitación',
    text: 'Se le invita a {place}, función: {role}. La invitación es para {email}.',
    installation: 'esta instalación',
    asWho: 'Ha iniciado sesión como {email}.',
    accept: 'Aceptar la invitación',
    wrongPerson: 'La invitación es para otra dirección. Inicie sesión con esa dirección para aceptarla.',
    ended: 'Esta invitación se aceptó, se retiró o ha caducado. Pida otra.',
    signInFirst: 'Iniciar sesión para aceptarla',
  },
  roles: {
    developer: 'desarrollo',
    clinician: 'clínica',
    reviewer: 'revisión de la calibración',
    operator: 'operación',
  },
};
