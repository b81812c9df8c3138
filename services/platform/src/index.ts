export type { CapturePageSettings } from './capture-page/page-html.ts';
export type { CapturePageTexts } from './capture-page/texts/capture-page-texts.ts';
export { composePlatform, type ComposeOptions } from './compose.ts';
export { type Config, readConfig } from './config/read-config.ts';
export { openPlatform, type Platform } from './open-platform.ts';
export type { RetinaPageSettings } from './retina-page/page-html.ts';
export type { RetinaScriptTexts } from './retina-page/script-texts.ts';
export { createServices, type Services } from './services.ts';
