import * as z from 'zod';
import { PRODUCTS } from '../analysis/product-keys.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { DEVELOPER, ofAccount, OWN_SETTINGS } from './console-values.ts';

const Json = z.record(z.string(), z.unknown());

/** Products that have an agent beside the analysis. */
const AGENT_PRODUCTS = ['medication', 'biomarker', 'outcome', 'relapse'] as const;

const Tried = z.strictObject({
  answer: Json.describe('What the API answers to a test key: of an analysis the `data` of its envelope'),
  durationMs: z.number().describe('How long it took, milliseconds'),
  left: z.number().describe('Tries in the playground left today: they count as those of one key'),
});

/** Trying the products: counted against the sandbox of the account, and nothing of it is stored. */
export const PLAYGROUND_CONSOLE_ENDPOINTS = {
  listPlaygroundProducts: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/playground',
    pathParams: ofAccount,
    summary: 'What can be tried, with the schema of its input and examples',
    data: z.strictObject({
      products: z
        .array(
          z.strictObject({
            kind: z.enum(['analysis', 'agent']).describe('An analysis of numbers, or an agent over texts'),
            product: z.enum(PRODUCTS).describe('The product'),
            operation: z.string().describe('Operation id'),
            path: z.string().describe('Path below the origin'),
            title: z.string().describe('What it is called'),
            summary: z.string().describe('What it answers'),
            inputSchema: Json.describe('JSON Schema of the body'),
            examples: z
              .array(
                z.strictObject({
                  name: z.string().describe('What it shows'),
                  body: Json.describe('A whole body'),
                }),
              )
              .describe('Bodies that can be sent as they are'),
          }),
        )
        .describe('In the order of the reference'),
    }),
  },
  tryProduct: {
    ...DEVELOPER,
    unrecorded: 'nothing of what is tried is kept',
    method: 'POST',
    path: '/accounts/{accountId}/playground/{product}',
    pathParams: { ...ofAccount, product: z.enum(PRODUCTS).describe('The product') },
    summary: 'Analyse a body as a test key would; counted, and nothing is stored',
    body: Json,
    data: Tried,
  },
  tryAgent: {
    ...DEVELOPER,
    unrecorded: 'nothing of what is tried is kept',
    method: 'POST',
    path: '/accounts/{accountId}/playground/agents/{product}',
    pathParams: {
      ...ofAccount,
      product: z.enum(AGENT_PRODUCTS).describe('The product of the agent'),
    },
    summary: 'Ask an agent as a test key would; counted, and nothing is stored',
    body: Json,
    data: Tried,
  },
} as const satisfies Record<string, ConsoleEndpoint>;
