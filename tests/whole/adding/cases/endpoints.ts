import type { Case } from '../case.ts';

/** An endpoint in a group: its entry, its handler, its line among the handlers. */
export const endpointInGroup: Case = {
  name: 'endpoint in a group',
  most: 3,
  files: {
    'services/developer-api/src/handlers/labs/count-panels.ts': `import { LAB_PANELS } from '@svc/clinical';
import { dataText, handler } from '@svc/server-kit';
import type { HandlerFactory } from '../../handler.ts';

/** How many panels can be ordered. */
export const countPanels: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: () => undefined,
    compute: () => ({ object: 'panel_count', count: LAB_PANELS.length }),
    write: (data) => dataText(data, endpoint, deps),
  });
`,
  },
  edits: [
    {
      file: 'packages/contracts/src/labs/lab-endpoints.ts',
      after: 'export const LAB_ENDPOINTS = {\n',
      text: `  countLabPanels: {
    ...shared,
    id: 'countLabPanels',
    method: 'GET',
    path: '/v1/labs/panel-count',
    summary: 'How many panels can be ordered',
    response: success(z.looseObject({ object: z.literal('panel_count'), count: z.int() })),
  },
`,
    },
    {
      file: 'services/developer-api/src/handlers/labs/index.ts',
      after: "import { createOrder } from './create-order.ts';\n",
      text: "import { countPanels } from './count-panels.ts';\n",
    },
    {
      file: 'services/developer-api/src/handlers/labs/index.ts',
      after: '  listLabPanels: listPanels,\n',
      text: '  countLabPanels: countPanels,\n',
    },
  ],
};

/** The first endpoint of a new group: its contract file and the line that joins it, its handler and the line of that. */
export const newGroup: Case = {
  name: 'endpoint in a new group',
  most: 4,
  files: {
    'packages/contracts/src/notes/note-endpoints.ts': `import * as z from 'zod';
import { type Endpoint, success } from '../endpoint/endpoint.ts';

/** Every endpoint of notes. */
export const NOTE_ENDPOINTS = {
  checkNote: {
    tag: 'Notes',
    auth: 'secret',
    stability: 'beta',
    id: 'checkNote',
    method: 'POST',
    path: '/v1/notes/check',
    summary: 'How long a note is',
    body: z.object({ note: z.string().max(4000).describe('The note') }),
    response: success(z.looseObject({ object: z.literal('note_check'), length: z.int() })),
  },
} as const satisfies Record<string, Endpoint>;
`,
    'services/developer-api/src/handlers/notes.ts': `import { dataText, handler, parseBody } from '@svc/server-kit';
import type { HandlerFactory } from '../handler.ts';

export const checkNote: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => parseBody<{ note: string }>(endpoint, request.body),
    compute: ({ note }) => ({ object: 'note_check', length: note.length }),
    write: (data) => dataText(data, endpoint, deps),
  });
`,
  },
  edits: [
    {
      file: 'packages/contracts/src/endpoints/endpoints.ts',
      after: "import { WEARABLE_ENDPOINTS } from '../wearables/wearable-endpoints.ts';\n",
      text: "import { NOTE_ENDPOINTS } from '../notes/note-endpoints.ts';\n",
    },
    {
      file: 'packages/contracts/src/endpoints/endpoints.ts',
      after: '  ...WEARABLE_ENDPOINTS,\n',
      text: '  ...NOTE_ENDPOINTS,\n',
    },
    {
      file: 'services/developer-api/src/handlers/index.ts',
      after: "import { ping } from './ping.ts';\n",
      text: "import { checkNote } from './notes.ts';\n",
    },
    {
      file: 'services/developer-api/src/handlers/index.ts',
      after: '  ping,\n',
      text: '  checkNote,\n',
    },
  ],
};
