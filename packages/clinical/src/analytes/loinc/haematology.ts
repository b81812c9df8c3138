import type { AnalyteCodes } from './analyte-codes.ts';
import { mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Blood counts by machine, by hand or estimated. */
export const HAEMATOLOGY_CODES: AnalyteCodes = {
  hemoglobin: [
    [
      '105300-8',
      'Hemoglobin [Moles/volume] in Mixed venous blood',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '105040-0',
      'Hemoglobin [Mass/volume] in Mixed venous blood by calculation',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '105274-5',
      'Hemoglobin [Mass/volume] in Venous blood by calculation',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '97556-5',
      'Hemoglobin [Mass/volume] in Capillary blood by Oximetry',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    ['14775-1', 'Hgb BldA Oximetry-mCnc', SAMPLE_PATIENTS],
    ['20509-6', 'Hgb Bld Calc-mCnc', SAMPLE_PATIENTS],
    ['30313-1', 'Hgb BldA-mCnc', SAMPLE_PATIENTS],
    ['30350-3', 'Hgb BldV-mCnc', SAMPLE_PATIENTS],
    ['30351-1', 'Hgb BldMV-mCnc', SAMPLE_PATIENTS],
    ['30352-9', 'Hgb BldC-mCnc', SAMPLE_PATIENTS],
    ['55782-7', 'Hgb Bld Oximetry-mCnc', SAMPLE_PATIENTS],
    ['59260-0', 'Hgb Bld-sCnc', SAMPLE_PATIENTS],
    [
      '75928-2',
      'Hemoglobin [Moles/volume] in Arterial blood',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '93846-4',
      'Hemoglobin [Moles/volume] in Venous blood',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '76768-1',
      'Hemoglobin [Mass/volume] in Mixed venous blood by Oximetry',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '76769-9',
      'Hemoglobin [Mass/volume] in Venous blood by Oximetry',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
    [
      '42243-6',
      'Deprecated Hemoglobin [Mass/volume] in Blood',
      mii('decision_dashboards/hemoglobin_binary_decision_dashboard.html'),
    ],
  ],
  hematocrit: [
    ['4545-0', 'Hct VFr Bld Spun', SAMPLE_PATIENTS],
    ['20570-8', 'Hct VFr Bld', SAMPLE_PATIENTS],
    ['31100-1', 'Hct VFr Bld Imped', SAMPLE_PATIENTS],
    ['32354-3', 'Hct VFr BldA', SAMPLE_PATIENTS],
    ['41654-5', 'Hct VFr BldV', SAMPLE_PATIENTS],
    ['41655-2', 'Hct VFr BldMV', SAMPLE_PATIENTS],
    ['42908-4', 'Hct VFr BldC', SAMPLE_PATIENTS],
    ['48703-3', 'Hct VFr Bld Est', SAMPLE_PATIENTS],
  ],
  wbc: [
    ['804-5', 'WBC # Bld Manual', SAMPLE_PATIENTS],
    ['49498-9', 'WBC # Bld Est', SAMPLE_PATIENTS],
    [
      '12227-5',
      'Leukocytes [#/volume] corrected for nucleated erythrocytes in Blood',
      mii('decision_dashboards/leukocytes_decision_dashboard.html'),
    ],
    [
      '33256-9',
      'Leukocytes [#/volume] corrected for nucleated erythrocytes in Blood by Automated count',
      mii('decision_dashboards/leukocytes_decision_dashboard.html'),
    ],
  ],
  anc: [
    [
      '752-6',
      'Deprecated Neutrophils [#/volume] in Blood by Automated count',
      mii('valuesets/valueset-interpolar-loinc-7518.json'),
    ],
    ['753-4', 'Neutrophils # Bld Manual', SAMPLE_PATIENTS],
  ],
  eosinophils: [
    ['712-0', 'Eosinophil # Bld Manual', SAMPLE_PATIENTS],
    ['26449-9', 'Eosinophil # Bld', SAMPLE_PATIENTS],
  ],
  platelets: [
    ['778-1', 'Platelet # Bld Manual', SAMPLE_PATIENTS],
    [
      '5907-1',
      'Deprecated Platelets [#/volume] in Blood by Automated count',
      mii('valuesets/valueset-interpolar-loinc-265157.json'),
    ],
    ['26515-7', 'Platelet # Bld', SAMPLE_PATIENTS],
    ['49497-1', 'Platelet # Bld Est', SAMPLE_PATIENTS],
    [
      '74464-9',
      'Platelets [#/volume] in Capillary blood by Manual count',
      mii('decision_dashboards/platelets_decision_dashboard.html'),
    ],
    [
      '97995-5',
      'Platelets [#/volume] in Blood by Automated count.optical',
      mii('decision_dashboards/platelets_decision_dashboard.html'),
    ],
  ],
  mcv: [
    [
      '30428-7',
      'MCV [Entitic mean volume] in Red Blood Cells',
      mii('decision_dashboards/mcv_decision_dashboard.html'),
    ],
  ],
  inr: [
    ['34714-6', 'INR Bld', SAMPLE_PATIENTS],
    ['38875-1', 'INR XXX', SAMPLE_PATIENTS],
    ['46418-0', 'INR BldC', SAMPLE_PATIENTS, 'capillary blood, as a rule by a meter'],
  ],
};
