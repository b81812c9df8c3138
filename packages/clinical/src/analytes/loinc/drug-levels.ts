import type { AnalyteCodes } from './analyte-codes.ts';
import { ELEXIS_TOP_2000, mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Levels of drugs, also as troughs and by screening methods; peaks are left out. */
export const DRUG_LEVELS_CODES: AnalyteCodes = {
  lithium: [
    ['3719-2', 'Lithium SerPl-mCnc', SAMPLE_PATIENTS],
    [
      '25461-5',
      'Lithium, [Moles/volume] in Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-143347.json'),
      'whole blood: the limits are of serum',
    ],
    ['3723-4', 'Lithium Trough SerPl-mCnc', SAMPLE_PATIENTS],
    [
      '74806-1',
      'Lithium [Moles/volume] in Serum or Plasma --trough',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-143347.json'),
    ],
    [
      '101751-6',
      'Lithium [Moles/volume] in Blood by Inductively Coupled Plasma/Optical Emission Spectrometry (ICP/OES)',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-143347.json'),
      'whole blood: the limits are of serum',
    ],
  ],
  valproate: [
    [
      '14946-8',
      'Valproate [Moles/volume] in Serum or Plasma',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
    ],
    ['4088-1', 'Valproate Trough SerPl-mCnc', SAMPLE_PATIENTS],
  ],
  valproate_free: [['32119-0', 'Valproate Free SerPl-sCnc', SAMPLE_PATIENTS]],
  carbamazepine: [
    ['14639-9', 'Carbamazepine [Moles/volume] in Serum or Plasma', ELEXIS_TOP_2000],
    ['35237-7', 'Carbamazepine SerPl-msCnc', SAMPLE_PATIENTS],
    ['35599-0', 'Carbamazepine SerPl Scn-mCnc', SAMPLE_PATIENTS],
  ],
  oxcarbazepine_mhd: [
    ['48348-7', '10-Hydroxycarbazepine [Moles/volume] in Serum or Plasma', ELEXIS_TOP_2000],
    ['60035-3', '10OH-Carbazepine Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: the limits are of serum'],
  ],
  lamotrigine: [
    [
      '25458-1',
      'lamoTRIgine [Moles/volume] in Serum or Plasma',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
    ],
    ['41761-8', 'Lamotrigine SerPl Scn-mCnc', SAMPLE_PATIENTS],
  ],
  phenytoin: [
    [
      '14877-5',
      'Phenytoin [Moles/volume] in Serum or Plasma',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
    ],
    ['35632-9', 'Phenytoin SerPl Scn-mCnc', SAMPLE_PATIENTS],
  ],
  topiramate: [
    ['25541-4', 'Topiramate SerPl-sCnc', SAMPLE_PATIENTS],
    ['60192-2', 'Topiramate Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: the limits are of serum'],
    ['49517-6', 'Topiramate Trough SerPl-mCnc', SAMPLE_PATIENTS],
  ],
  clozapine: [
    ['14656-3', 'Clozapine SerPl-sCnc', SAMPLE_PATIENTS],
    ['29370-4', 'Clozapine Trough SerPl-mCnc', SAMPLE_PATIENTS],
  ],
  norclozapine: [
    ['12376-0', 'Deprecated Norclozapine SerPl-mCnc', SAMPLE_PATIENTS],
    ['14851-0', 'Norclozapine SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  olanzapine: [
    ['39484-1', 'Olanzapine SerPl-sCnc', SAMPLE_PATIENTS],
    ['60105-4', 'Olanzapine Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: the limits are of serum'],
  ],
  risperidone_total: [
    ['9394-8', 'Risperidone+9OH-Ris SerPl-mCnc', SAMPLE_PATIENTS],
    ['39800-8', 'Risperidone+9OH-Ris SerPl-sCnc', SAMPLE_PATIENTS],
    ['9383-1', '9OH-Risperidone SerPl-mCnc', SAMPLE_PATIENTS],
    ['39455-1', '9OH-Risperidone SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  aripiprazole: [['48354-5', 'Aripiprazole SerPl-sCnc', SAMPLE_PATIENTS]],
  quetiapine: [['55576-3', 'Quetiapine SerPl-sCnc', SAMPLE_PATIENTS]],
  ziprasidone: [['59767-4', 'Ziprasidone Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: the limits are of serum']],
  haloperidol: [['14774-4', 'Haloperidol SerPl-sCnc', SAMPLE_PATIENTS]],
  chlorpromazine: [
    ['3471-0', 'Chlorpromazine SerPl-mCnc', SAMPLE_PATIENTS],
    ['14645-6', 'Chlorpromazine SerPl-sCnc', SAMPLE_PATIENTS],
    ['35601-4', 'Chlorpromazine SerPl Scn-mCnc', SAMPLE_PATIENTS],
  ],
  amitriptyline_total: [
    ['3335-7', 'Amitrip+Nor SerPl-mCnc', SAMPLE_PATIENTS],
    ['14598-7', 'Amitrip+Nor SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  nortriptyline: [
    ['14856-9', 'Nortrip SerPl-sCnc', SAMPLE_PATIENTS],
    ['35627-9', 'Nortrip SerPl Scn-mCnc', SAMPLE_PATIENTS],
  ],
  imipramine_total: [
    ['9627-1', 'Imipramine+Desipr SerPl-mCnc', SAMPLE_PATIENTS],
    ['14794-2', 'Imipramine+Desipr SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  desipramine: [
    ['14691-0', 'Desipramine SerPl-sCnc', SAMPLE_PATIENTS],
    ['35606-3', 'Desipramine SerPl Scn-mCnc', SAMPLE_PATIENTS],
    ['3535-2', 'Desipramine Trough SerPl-mCnc', SAMPLE_PATIENTS],
  ],
  clomipramine_total: [
    ['3493-4', 'Clomipramine+Nor SerPl-mCnc', SAMPLE_PATIENTS],
    ['14654-8', 'Clomipramine+Nor SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  doxepin_total: [
    ['3582-4', 'Doxepin+Nor SerPl-mCnc', SAMPLE_PATIENTS],
    ['10537-9', 'Deprecated Doxepin+Nor SerPl-mCnc', SAMPLE_PATIENTS],
    ['14707-4', 'Doxepin+Nor SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  citalopram: [['25589-3', 'Citalopram SerPl-sCnc', SAMPLE_PATIENTS]],
  fluoxetine_total: [
    ['10339-0', 'Fluoxetine+Nor SerPl-mCnc', SAMPLE_PATIENTS],
    ['10538-7', 'Deprecated Fluoxetine+Nor SerPl-mCnc', SAMPLE_PATIENTS],
  ],
  sertraline: [
    ['6906-2', 'Sertraline SerPl-mCnc', SAMPLE_PATIENTS],
    ['14911-2', 'Sertraline SerPl-sCnc', SAMPLE_PATIENTS],
  ],
  venlafaxine_total: [['48350-3', 'Venlafaxine+Norenlafaxine SerPl-sCnc', SAMPLE_PATIENTS]],
  mirtazapine: [['55554-0', 'Mirtazapine SerPl-sCnc', SAMPLE_PATIENTS]],
};
