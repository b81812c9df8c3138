import { handler, sessionCookie } from '@svc/server-kit';
import { endPatientSession } from '@svc/store';
import type { HandlerFactory } from '../handler.ts';
import { flatText } from '../patient-call.ts';

/** Ends the session of the cookie, here and wherever else it was copied to. */
export const signOutPatient: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => request.patient?.token ?? '',

    async compute(token) {
      await endPatientSession(deps.database.db, token);
    },

    write: () => ({
      text: flatText({ signedOut: true }, endpoint, deps),
      headers: { 'set-cookie': sessionCookie('', { origin: deps.origin(), seconds: 0 }) },
    }),
  });
