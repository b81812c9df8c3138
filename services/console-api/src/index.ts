export { buildConsoleApi } from './console-api.ts';
export type { ConsoleApiDeps, ConsoleApiSettings, OidcSettings } from './deps.ts';
export { developmentLinks } from './sign-in/development.ts';
export { buildSignIn } from './sign-in/sign-in-routes.ts';
