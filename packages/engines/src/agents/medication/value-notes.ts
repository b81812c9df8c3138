import { suggestUnit } from '@svc/clinical';
import { evaluatePanel } from '../biomarker/evaluate-panel.ts';
import type { ContextNote } from './context-note.ts';
import type { ValueInWords } from '../../context/laboratory-values.ts';
import { quotedText, valueText } from '../../context/wording.ts';

/** Laboratory values said in words that a panel would ask about; one inside its range says nothing. */
export function valueNotes(values: readonly ValueInWords[]): ContextNote[] {
  return values.flatMap(({ analyte, value, unit, quote }): ContextNote[] => {
    const written = unit ?? suggestUnit(analyte, value);
    const reading = { analyte: analyte.label, value, ...(written !== undefined && { unit: written }) };
    const { assessment, risk, warnings } = evaluatePanel([reading]);
    if (risk.level === 'none') return [];
    const said = [...(assessment?.observations.map(({ note }) => note) ?? []), ...warnings];
    const text = valueText(analyte.label, said[0] ?? '');
    return [
      {
        note: {
          kind: 'laboratory',
          subject: `${analyte.label} ${value}${written === undefined ? '' : ` ${written}`}`,
          note: `${text} ${quotedText([quote])}`,
          level: risk.level,
        },
        sentence: `${text}.`,
        statesUsed: [],
      },
    ];
  });
}
