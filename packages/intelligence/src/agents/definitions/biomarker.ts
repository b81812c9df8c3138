import { BiomarkerAgentRequest } from '@svc/contracts';
import { evaluatePanel, withContext } from '@svc/engines';
import { findAnalyte } from '@svc/clinical';
import { type Agent, type Agents, DISCLAIMER_END } from '../agent.ts';

type Request = Agents['biomarker']['request'];

export const biomarkerAgent: Agent<Request> = {
  product: 'biomarker',
  input: BiomarkerAgentRequest,
  task: 'The request is a panel of laboratory readings, set against reference and critical limits.',
  lookUps: [
    {
      name: 'getPanels',
      description: 'The analytes of the request as the catalogue knows them: group, unit and reference.',
      run: panelsOf,
    },
  ],
  engineTool: {
    name: 'evaluatePanel',
    description: 'Evaluates every reading of the request against its range and its critical limits.',
  },
  evaluate: ({ panel, sex, ageYears, context }, now) =>
    withContext(
      evaluatePanel(panel, {
        ...(sex === undefined ? {} : { sex }),
        ...(ageYears === undefined ? {} : { ageYears }),
        ...(context === undefined ? {} : { context }),
      }),
      context,
      now,
      medicinesMeasured(panel),
    ),
  disclaimer: `Decision support for clinician review: readings set against reference ranges and fixed critical limits, not a diagnosis. Ranges differ between laboratories; the one on the report applies. ${DISCLAIMER_END}`,
};

/** A measured level of a medicine means that it is taken. */
function medicinesMeasured(panel: Request['panel']): string[] {
  return panel.flatMap(({ analyte }) => {
    const known = findAnalyte(analyte);
    return known?.group.endsWith('-levels') ? [known.label] : [];
  });
}

/** Without the values, and without names the catalogue does not know. */
function panelsOf({ panel }: Request) {
  const known = new Set(panel.flatMap(({ analyte }) => findAnalyte(analyte) ?? []));
  return {
    analytes: [...known].map(({ label, group, unit, referenceText }) => ({
      analyte: label,
      group,
      unit,
      reference: referenceText,
    })),
  };
}
