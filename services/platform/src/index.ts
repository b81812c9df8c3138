export { composePlatform, type ComposeOptions } from './compose.ts';
export { type Config, readConfig } from './config/read-config.ts';
export { type InProcess, openInProcess } from './open-in-process.ts';
export { openPlatform, type Platform } from './open-platform.ts';
export { createServices, type Services } from './services.ts';
