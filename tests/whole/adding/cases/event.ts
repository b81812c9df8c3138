import type { Case } from '../case.ts';

/** An event: its entry. Who records it calls `eventOf` where the change is made. */
export const event: Case = {
  name: 'event',
  most: 1,
  files: {},
  edits: [
    {
      file: 'packages/contracts/src/events/event-table.ts',
      after: 'export const EVENTS = {\n',
      text: `  'lab_order.note_added': {
    stream: 'account',
    when: 'a note was added to the order',
    data: LabOrderSubject,
    example: { ...LAB_ORDER, status: 'collected' },
  },
`,
    },
  ],
};
