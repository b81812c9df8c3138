import { PRODUCT_ENDPOINTS, PRODUCTS, type ProductKey } from '@svc/contracts';
import type * as z from 'zod';
import type { FhirRequests } from './build-requests.ts';
import type { ReadingReport } from './bundle/reading-report.ts';

/**
 * Requests that their endpoints take. A field out of its bounds is left out and said: one bad number never loses a record. A
 * request that cannot be mended so is left out whole, and said too.
 */
export function withinBounds(requests: FhirRequests, report: ReadingReport): FhirRequests {
  return Object.fromEntries(
    PRODUCTS.flatMap((product) => {
      const request = requests[product];
      const kept = request === undefined ? undefined : fitting(product, request, report);
      return kept === undefined ? [] : [[product, kept]];
    }),
  ) as FhirRequests;
}

function fitting(product: ProductKey, request: object, report: ReadingReport): object | undefined {
  const schema: z.ZodType = PRODUCT_ENDPOINTS[product].body;
  const first = schema.safeParse(request);
  if (first.success) return request;
  const fields = new Set(first.error.issues.map(({ path }) => String(path[0] ?? '')));
  for (const field of fields) {
    const { [field]: value } = request as Record<string, unknown>;
    const shown = typeof value === 'number' ? ` ${value}` : '';
    report.review(`Bundle: ${field}${shown} is out of its bounds: not used for ${product}`);
  }
  const kept = Object.fromEntries(Object.entries(request).filter(([field]) => !fields.has(field)));
  return schema.safeParse(kept).success ? kept : undefined;
}
