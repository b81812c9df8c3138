export { type CaptureElement, defineCaptureElement } from './capture-element.ts';
export { CONSENT_TEXT_VERSION } from './interview.ts';
