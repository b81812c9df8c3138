import { type Biomarker, normalForm } from '@svc/contracts';

const NAMES = new Set([
  'bloodpressure',
  'bp',
  'nibp',
  'arterialbloodpressure',
  'bloodpressuresittingsystolicdiastolic',
  'bloodpressuresystolicdiastolic',
]);
const PAIR = /^(\d{2,3}) ?\/ ?(\d{2,3})(?: ?mm ?\[?hg\]?)?$/i;

/** A blood pressure sent as one text (`120/80`) as the two readings it is. */
export function splitBloodPressure({ name, value }: Biomarker): Biomarker[] | undefined {
  if (typeof value !== 'string' || value.length > 20) return undefined;
  const [, systolic, diastolic] = PAIR.exec(value.trim()) ?? [];
  if (systolic === undefined || diastolic === undefined) return undefined;
  const plain = normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  if (!NAMES.has(plain)) return undefined;
  return [
    { name: 'systolic_bp', value: Number(systolic), unit: 'mmHg' },
    { name: 'diastolic_bp', value: Number(diastolic), unit: 'mmHg' },
  ];
}
