export { buildCapturePage } from './capture-page/capture-page.ts';
export type { CapturePageSettings } from './capture-page/page-html.ts';
export type { CapturePageTexts } from './capture-page/texts/capture-page-texts.ts';
export { buildConnectPage } from './connect/connect-routes.ts';
export type { PagesDeps } from './deps.ts';
export { buildDocs } from './docs/docs.ts';
export type { RetinaPageSettings } from './retina-page/page-html.ts';
export { buildRetinaPage } from './retina-page/retina-page.ts';
export type { RetinaScriptTexts } from './retina-page/script-texts.ts';
