import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { Loading } from './parts/loading.tsx';
import { AccountGate } from './shell/account-gate.tsx';
import { HomePage } from './home-page.tsx';
import { NotFound } from './shell/not-found.tsx';
import { ScreenFailure } from './shell/screen-failure.tsx';
import { Shell } from './shell/shell.tsx';
import { SignedInPage } from './shell/signed-in-page.tsx';
import { parseSearch, writeSearch } from './shell/search-text.ts';

const rootRoute = createRootRoute({ component: Outlet });

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'signed-in',
  component: SignedInPage,
});

const statesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'states',
  component: lazyRouteComponent(() => import('./screens/states/states-screen.tsx'), 'StatesScreen'),
});

const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });

const shellPages = [
  createRoute({ getParentRoute: () => shellRoute, path: '/', component: HomePage }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'me',
    component: lazyRouteComponent(() => import('./screens/me/me-screen.tsx'), 'MeScreen'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'operator/access',
    component: lazyRouteComponent(
      () => import('./screens/operator/access-screen.tsx'),
      'OperatorAccessScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'operator/people',
    component: lazyRouteComponent(
      () => import('./screens/operator/people-screen.tsx'),
      'OperatorPeopleScreen',
    ),
  }),
] as const;

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'accounts/$accountId',
  component: AccountGate,
});
const ofAccount = () => accountRoute;

const accountPages = [
  createRoute({
    getParentRoute: ofAccount,
    path: '/',
    component: lazyRouteComponent(() => import('./screens/overview/overview-screen.tsx'), 'OverviewScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'keys',
    component: lazyRouteComponent(() => import('./screens/keys/keys-screen.tsx'), 'KeysScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'origins',
    component: lazyRouteComponent(() => import('./screens/origins/origins-screen.tsx'), 'OriginsScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'access',
    component: lazyRouteComponent(() => import('./screens/access/access-screen.tsx'), 'AccessScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'webhooks',
    component: lazyRouteComponent(() => import('./screens/webhooks/webhooks-screen.tsx'), 'WebhooksScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'webhooks/$webhookId',
    component: lazyRouteComponent(() => import('./screens/webhooks/webhook-screen.tsx'), 'WebhookScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'deliveries',
    component: lazyRouteComponent(
      () => import('./screens/deliveries/deliveries-screen.tsx'),
      'DeliveriesScreen',
    ),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'events',
    component: lazyRouteComponent(() => import('./screens/events/events-screen.tsx'), 'EventsScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'requests',
    component: lazyRouteComponent(() => import('./screens/requests/requests-screen.tsx'), 'RequestsScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'usage',
    component: lazyRouteComponent(() => import('./screens/usage/usage-screen.tsx'), 'UsageScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'playground',
    component: lazyRouteComponent(
      () => import('./screens/playground/playground-screen.tsx'),
      'PlaygroundScreen',
    ),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'team',
    component: lazyRouteComponent(() => import('./screens/team/team-screen.tsx'), 'TeamScreen'),
  }),
  createRoute({
    getParentRoute: ofAccount,
    path: 'cds',
    component: lazyRouteComponent(() => import('./screens/cds/cds-screen.tsx'), 'CdsScreen'),
  }),
] as const;

const routeTree = rootRoute.addChildren([
  signedInRoute,
  statesRoute,
  shellRoute.addChildren([...shellPages, accountRoute.addChildren([...accountPages])]),
]);

export const router = createRouter({
  routeTree,
  basepath: '/console',
  parseSearch,
  stringifySearch: writeSearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: Loading,
  defaultErrorComponent: ScreenFailure,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
