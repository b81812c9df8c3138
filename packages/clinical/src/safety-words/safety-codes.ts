import { CODE_SYSTEMS } from '@svc/contracts';
import { snomed, type ConceptCode } from '../evidence/terminology.ts';

/**
 * SNOMED CT concepts that are about safety by themselves, whatever words stand beside the code. Seen with their names in
 * the Global Patient Set (HL7/UTG), the CMS value sets of canvas-medical/canvas-plugins, OHDSI/PhenotypeLibrary and Synthea.
 */
const CONCEPTS: readonly ConceptCode[] = [
  snomed('6471006', 'Suicidal thoughts'),
  snomed('225457007', 'Feeling suicidal'),
  snomed('267073005', 'Suicidal'),
  snomed('247650009', 'Planning suicide'),
  snomed('304594002', 'Suicidal intent'),
  snomed('425104003', 'Suicidal behavior'),
  snomed('41501003', 'Threatening suicide'),
  snomed('82313006', 'Suicide attempt'),
  snomed('225444004', 'At risk for suicide'),
  snomed('44301001', 'Suicide'),
  snomed('287182007', 'Attempted suicide - suffocation'),
  snomed('102911000', 'Thoughts of self harm'),
  snomed('401229000', 'Thoughts of deliberate self harm'),
  snomed('401230005', 'Plans for deliberate self harm without intent'),
  snomed('248061004', 'Self-harm'),
  snomed('248062006', 'Self-injurious behavior'),
  snomed('401206008', 'At risk for deliberate self harm'),
  snomed('401232002', 'Unknown risk of deliberate self harm'),
  snomed('129709009', 'At risk for self-directed violence'),
  snomed('59274003', 'Intentional drug overdose'),
  snomed('55680006', 'Drug overdose'),
  snomed('65108000', 'At risk for violence'),
  snomed('129707006', 'At risk for other-directed violence'),
  snomed('248004009', 'Physical aggression'),
  snomed('424241004', 'Homicidal behavior'),
];

const DISPLAYS: ReadonlyMap<string, string> = new Map(CONCEPTS.map(({ code, display }) => [code, display]));

interface CodeFamily {
  /** Part of the address or OID of the code system, in lower case. */
  readonly system: RegExp;
  readonly codes: RegExp;
  readonly name: string;
}

const ICD_10 = /icd-?10|\.6\.90$|\.6\.3(?:\.\d)?$/;
const ICD_9 = /icd-?9|\.6\.103$/;
/** The address of ICPC-2, or its OIDs, the Norwegian one too. */
const ICPC = /icpc|\.6\.139$|\.4\.1\.1\.7170$/;
const ICD_11 = /icd-?11|id\.who\.int|\.6\.347$/;

/** Families of the classifications of diseases: their chapters say by code alone what was meant. */
const FAMILIES: readonly CodeFamily[] = [
  { system: ICD_10, codes: /^R45\.?851$/i, name: 'suicidal ideation' },
  { system: ICD_10, codes: /^R45\.?850$/i, name: 'homicidal ideation' },
  { system: ICD_10, codes: /^R45\.?88$/i, name: 'self-harm without suicidal intent' },
  { system: ICD_10, codes: /^R45\.?6$/i, name: 'violent behaviour' },
  { system: ICD_10, codes: /^T14\.?91/i, name: 'suicide attempt' },
  { system: ICD_10, codes: /^X(?:6\d|7\d|8[0-4])/i, name: 'intentional self-harm' },
  // T36 to T65 of ICD-10-CM: the sixth character 2 is "intentional self-harm".
  {
    system: ICD_10,
    codes: /^T(?:3[6-9]|4\d|5\d|6[0-5])\.?[\dX][\dX]2[ADX]?$/i,
    name: 'poisoning, intentional self-harm',
  },
  { system: ICD_9, codes: /^E95\d/i, name: 'suicide and self-inflicted injury' },
  { system: ICD_9, codes: /^V62\.?84$/i, name: 'suicidal ideation' },
  { system: ICD_9, codes: /^V62\.?85$/i, name: 'homicidal ideation' },
  { system: ICD_11, codes: /^MB26\.A/i, name: 'suicidal ideation' },
  { system: ICD_11, codes: /^MB23\.R/i, name: 'suicide attempt' },
  { system: ICD_11, codes: /^MB23\.E/i, name: 'self-injury without suicidal intent' },
  { system: ICPC, codes: /^P77$/i, name: 'suicide or suicide attempt' },
];

/** Longer than any code of these systems. */
const LONGEST_CODE = 20;

/**
 * What a code says about suicide, self-harm, overdose, violence or killing; undefined for any other code. The code decides
 * without words: a sender need not give any.
 *
 * @example
 * ```ts
 * import { safetyOfCode } from '@svc/clinical';
 *
 * safetyOfCode('http://hl7.org/fhir/sid/icd-10-cm', 'R45.851'); // → 'suicidal ideation'
 * safetyOfCode('http://hl7.org/fhir/sid/icd-10-cm', 'F32.1'); // → undefined
 * ```
 */
export function safetyOfCode(system: string, code: string): string | undefined {
  if (code.length > LONGEST_CODE) return undefined;
  if (system === CODE_SYSTEMS.snomed || system.endsWith('.6.96')) return DISPLAYS.get(code);
  const of = system.slice(-100).toLowerCase();
  return FAMILIES.find(({ system: known, codes }) => known.test(of) && codes.test(code))?.name;
}
