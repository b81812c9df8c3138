import type { LabPanelList } from '@svc/contracts';
import { describeLabPanel, LAB_PANELS } from '@svc/clinical';
import { parseQuery } from '@svc/server-kit';
import { answerData } from '../../answer.ts';
import type { HandlerFactory } from '../../handler.ts';

const PANELS = LAB_PANELS.map(describeLabPanel);

/** The catalog, or one category of it. */
export const listPanels: HandlerFactory =
  (endpoint, { checkResponse }) =>
  (request, reply) => {
    const { category } = parseQuery<{ category?: string }>(endpoint, request.query);
    const panels = category === undefined ? PANELS : PANELS.filter((panel) => panel.category === category);
    const data: LabPanelList = { object: 'list', resource: 'lab_panel', count: panels.length, panels };
    return answerData(reply, data, endpoint, { checkResponse });
  };
