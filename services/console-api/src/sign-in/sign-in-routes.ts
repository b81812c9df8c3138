import { acceptForms, type Api } from '@svc/server-kit';
import type { SignInDeps, SignInSettings } from '../deps.ts';
import { addDevelopmentRoutes } from './development-routes.ts';
import { addInvitationRoutes } from './invitation-routes.ts';
import { createOidcProvider } from './provider.ts';
import { addProviderRoutes } from './provider-routes.ts';
import { addSignOutRoutes } from './sign-out-routes.ts';

/**
 * How people get into the console and out of it: with a provider where one is set, by links and a page of choices on a
 * server under development.
 */
export function buildSignIn(deps: SignInDeps, settings: SignInSettings): Api {
  const { oidc, production } = settings;
  const provider = oidc === null ? null : createOidcProvider(oidc, { insecure: !production });
  return {
    routes(app) {
      acceptForms(app);
      if (provider !== null) addProviderRoutes(app, deps, { ...settings, provider });
      if (!production) addDevelopmentRoutes(app, deps, { ...settings, hasProvider: provider !== null });
      addInvitationRoutes(app, deps);
      addSignOutRoutes(app, deps, provider);
    },
  };
}
