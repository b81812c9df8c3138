import { PRODUCT_ENDPOINTS } from '@svc/contracts';
import { ANALYTES } from '@svc/clinical';
import { leaveOut } from '@svc/server-kit';

/** Names under which an earlier input can be compared: a field of a request, or the key of an analyte. */
const COMPARED = new Set([
  ...Object.values(PRODUCT_ENDPOINTS).flatMap(({ body }) => Object.keys(body.shape)),
  ...ANALYTES.map(({ key }) => key),
]);

/** Of `previous.inputs` nothing else is read, and a hostile body holds 87,000 other names. */
export const withoutUnreadInputs: (text: string) => string = leaveOut({
  inside: ['previous', 'inputs'],
  except: [...COMPARED],
});
