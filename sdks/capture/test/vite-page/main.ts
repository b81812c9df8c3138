import { createCapture } from '@svc/capture';
import { type CaptureElement, defineCaptureElement } from '@svc/capture/ui';

defineCaptureElement();
const element = document.querySelector<CaptureElement>('svc-capture');
if (element !== null) element.session = createCapture({ consent: { required: false } });
