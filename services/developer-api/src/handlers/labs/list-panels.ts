import { describeLabPanel, LAB_PANELS } from '@svc/clinical';
import type { LabPanelList } from '@svc/contracts';
import { dataText, handler, parseQuery } from '@svc/server-kit';
import type { HandlerFactory } from '../../handler.ts';

const PANELS = LAB_PANELS.map(describeLabPanel);

/** The catalog, or one category of it. */
export const listPanels: HandlerFactory = (endpoint, deps) =>
  handler({
    parse: ({ request }) => parseQuery<{ category?: string }>(endpoint, request.query),

    compute({ category }): LabPanelList {
      const panels = category === undefined ? PANELS : PANELS.filter((panel) => panel.category === category);
      return { object: 'list', resource: 'lab_panel', count: panels.length, panels };
    },

    write: (data) => dataText(data, endpoint, deps),
  });
