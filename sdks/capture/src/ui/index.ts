export { CONSENT_TEXT_VERSION, type CaptureElement, defineCaptureElement } from './capture-element.ts';
