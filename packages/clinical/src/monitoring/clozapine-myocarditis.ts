import { type Evidence, memory, verified } from '../evidence/evidence.ts';

/** A reading that can belong to a myocarditis on clozapine. In the analyte's own unit. */
export interface MyocarditisSign {
  /** Keys of the analytes, each of which is that sign. */
  readonly analytes: readonly string[];
  /** Raised above this; of a troponin above the limit of its assay, which the laboratory gives. */
  readonly above?: number;
  /** Above this it is looked at even where it stands alone. */
  readonly alone?: number;
}

/** What is looked for together on clozapine, and from where the monitoring protocol advises cessation. */
interface MyocarditisMonitoring {
  readonly drug: string;
  /** Worst first. */
  readonly signs: readonly MyocarditisSign[];
  readonly troponins: ReadonlySet<string>;
  readonly cessation: { readonly troponinTimesLimit: number; readonly crpMgPerL: number };
  readonly evidence: Evidence;
  readonly signEvidence: Evidence;
}

const TROPONINS = ['troponin_t', 'troponin_i', 'troponin'];

export const CLOZAPINE_MYOCARDITIS: MyocarditisMonitoring = {
  drug: 'clozapine',
  signs: [
    { analytes: TROPONINS },
    { analytes: ['crp', 'hs_crp'], above: 10, alone: 50 },
    { analytes: ['resting_heart_rate'], above: 100, alone: 120 },
    { analytes: ['body_temperature'], above: 37.9 },
    { analytes: ['eosinophils'], above: 0.5 },
  ],
  troponins: new Set(TROPONINS),
  cessation: { troponinTimesLimit: 2, crpMgPerL: 100 },
  evidence: verified(
    'Ronaldson 2011, monitoring protocol for clozapine myocarditis, abstract (pubmed 21524186)',
  ),
  signEvidence: memory(
    'rates, fever and counts at which one looks: from practice, in the sense of the protocol',
  ),
};
