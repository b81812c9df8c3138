/** What a clinician makes of one answer about one patient, written from the record before the answer was read. */
export interface ClinicalReading {
  /** Every status, direction or level that a careful clinician would let pass. */
  readonly accept: readonly string[];
  /** Whether a clinician must be asked to look; absent where either would do. */
  readonly review?: boolean;
  /** What the answer has to name, in any case. */
  readonly names?: readonly string[];
  /** Marked by hand: what the answer finds is of real use to a clinician. */
  readonly useful?: true;
  /** What to make of it, in words of somebody who has read the record. */
  readonly sentence: string;
}

export type AnsweredBy =
  | 'biomarker'
  | 'outcome'
  | 'relapse'
  | 'medication'
  | 'biomarkerAgent'
  | 'medicationAgent';

export type PatientReadings = Readonly<Record<AnsweredBy, ClinicalReading>>;

const SEVERITY_KNOWN = ['moderate', 'elevated', 'high'];
const NO_CHANGE_TO_READ = ['insufficient_data', 'stable'];
const NO_RESPONSE_TO_READ = ['insufficient_data'];
const NO_RESPONSE_SEEN = ['insufficient_data', 'not_responding', 'mixed'];

/**
 * The hand-written column of the table: by patient, then by engine or agent. It is never bent to an answer: an answer
 * outside it fails the test.
 */
const CLINICAL_READINGS: Readonly<Record<string, PatientReadings>> = {
  // Woman of 58, familial Alzheimer's disease, pneumonia the day before.
  'syn-0c694c6511': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence:
        'HbA1c 6.4 % is the known prediabetes. Nothing urgent; no blood was taken for the pneumonia of 2020-04-06.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      review: true,
      names: ['MMSE'],
      sentence:
        'Mood and anxiety are quiet (GAD-7 2). The illness is the dementia: MMSE 21 in 2012, 1 in 2018. Look at that.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      review: true,
      names: ['MMSE'],
      sentence:
        'No sign of a psychiatric relapse. See the patient for the pneumonia and the decline, not for this score.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      sentence:
        'Memantine since 2013; MMSE fell from 12 to 1 under it. No score near the start, so nothing to credit or blame.',
    },
    biomarkerAgent: {
      accept: ['low', 'moderate'],
      names: ['HbA1c'],
      sentence: 'Prediabetes, diastolic pressure 86. Routine.',
    },
    medicationAgent: {
      accept: ['none', 'low'],
      sentence: 'One medicine, nothing to interact with. Ask whether memantine still helps at MMSE 1.',
    },
  },
  // Man of 31, coronary disease, myocardial infarction the day before.
  'syn-436b9eac72': {
    biomarker: {
      accept: ['within_normal', 'watch'],
      sentence:
        'Lipids and pressure of three weeks ago are unremarkable; BMI 27.6. The infarction of 2004-03-21 is not in these numbers.',
    },
    outcome: {
      accept: ['insufficient_data'],
      sentence:
        'One score each: no change can be read. GAD-7 12 is moderate anxiety; repeat it after the infarction.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence:
        'One GAD-7 of 12 and new heart medicines. Low is no all-clear: depression after an infarction is common, ask.',
    },
    medication: {
      accept: NO_RESPONSE_TO_READ,
      sentence: 'No psychiatric medicine, nothing to compare. Right to say so.',
    },
    biomarkerAgent: { accept: ['none', 'low'], sentence: 'Unremarkable.' },
    medicationAgent: {
      accept: ['low', 'moderate'],
      names: ['simvastatin', 'amlodipine'],
      useful: true,
      sentence:
        'With amlodipine, simvastatin 20 mg is the most allowed, and after an infarction it is too little: change the statin.',
    },
  },
  // Woman of 59, colon cancer 2004, partner violence on record.
  'syn-47bcc2dfdc': {
    biomarker: {
      accept: ['watch', 'critical'],
      review: true,
      names: ['do not fit together', 'Creatinine'],
      sentence:
        'Creatinine 3.1 after 0.96 in January, yet a filtration rate of 82 the same day: one of them is wrong. Repeat now.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      sentence: 'Newest GAD-7 (4) is from 2006: nothing recent to judge. Ask for a new one.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence:
        'Nothing points to relapse, but nothing is recent either. HARK was 3 in 2003: ask about violence again.',
    },
    medication: {
      accept: NO_RESPONSE_TO_READ,
      sentence: 'Simvastatin only; no psychiatric medicine to judge.',
    },
    biomarkerAgent: {
      accept: ['moderate', 'high'],
      names: ['Creatinine'],
      sentence: 'Creatinine 3.1: repeat with the filtration rate before anything else.',
    },
    medicationAgent: {
      accept: ['none', 'low', 'moderate'],
      names: ['simvastatin', 'kidney'],
      useful: true,
      sentence:
        'The question is right: should creatinine 3.1 be true, keep simvastatin low and watch the muscles.',
    },
  },
  // Woman of 48, chronic pain, osteoarthritis of the knee.
  'syn-4df124ad06': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence: 'HbA1c 6.0 %: prediabetes. LDL 167 a year ago is due again. Nothing urgent.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      sentence:
        'GAD-7 3 and 4, five years apart, the newest two years old: no change. Pain 9 to 0 is not mood.',
    },
    relapse: {
      accept: ['low'],
      sentence: 'No symptom and no reason for concern on record; the newest symptom scale is two years old.',
    },
    medication: {
      accept: NO_RESPONSE_TO_READ,
      sentence: 'Pain fell from 9 to 1 nine months after naproxen: too far apart to credit it.',
    },
    biomarkerAgent: {
      accept: ['low', 'moderate'],
      names: ['HbA1c'],
      sentence: 'Prediabetes and overweight. Routine.',
    },
    medicationAgent: {
      accept: ['none', 'low'],
      sentence: 'No interaction to act on. Ask whether naproxen, ordered in 2017, is still taken.',
    },
  },
  // Man of 48, coronary disease, diabetes, an untreated severe PHQ-9 a year ago.
  'syn-5645249c46': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['do not fit together', 'Creatinine', 'Diastolic', '116'],
      sentence:
        'Pressure 159/116 and creatinine 2.7 (1.5 two weeks before; filtration rate 85 does not fit). See soon. 123 in 2020 is history.',
    },
    outcome: {
      accept: ['worsening', 'insufficient_data'],
      review: true,
      names: ['PHQ-9', '20'],
      sentence:
        'PHQ-9 20 on 2021-07-17, severe and never repeated. Repeat it now; pain ratings say nothing here.',
    },
    relapse: {
      accept: SEVERITY_KNOWN,
      review: true,
      names: ['PHQ-9'],
      sentence:
        'The last full scale was severe and no treatment followed. Call the patient in; low would be wrong.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      review: true,
      names: ['PHQ-9'],
      sentence:
        'Nothing here treats the depression of PHQ-9 20. Less pain after naproxen in 2015 is no response of the patient.',
    },
    biomarkerAgent: {
      accept: ['moderate', 'high'],
      names: ['Creatinine', 'Diastolic'],
      sentence: 'Diastolic 116 and creatinine 2.7: act on both.',
    },
    medicationAgent: {
      accept: ['moderate', 'high'],
      names: ['clopidogrel', 'naproxen', 'simvastatin', 'amlodipine'],
      useful: true,
      sentence:
        'Stop naproxen (clopidogrel, kidney, pressure); simvastatin is ordered twice, 30 mg beside amlodipine.',
    },
  },
  // Woman of 71, diabetes, osteoporosis.
  'syn-735d2c9fbe': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['LDL'],
      sentence: 'LDL 194 on simvastatin: is it taken? Creatinine 0.63 replaces the 3.0 of March.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      review: true,
      names: ['HARK'],
      sentence:
        'GAD-7 11 in 2018, 1 now: well, but four years apart. HARK 1 is new: ask about violence at home, alone.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      review: true,
      names: ['HARK'],
      sentence: 'Symptoms are low. The positive HARK is the reason to see her.',
    },
    medication: {
      accept: NO_RESPONSE_TO_READ,
      sentence: 'Metformin, simvastatin, alendronate: no psychiatric response to read.',
    },
    biomarkerAgent: { accept: ['low', 'moderate'], names: ['LDL'], sentence: 'LDL 194 is what to act on.' },
    medicationAgent: {
      accept: ['none', 'low'],
      sentence: 'No interaction among the three. Kidney function allows metformin and alendronate.',
    },
  },
  // Woman of 101, atrial fibrillation.
  'syn-8383699657': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['oxygen saturation'],
      sentence:
        'Saturation 82 % and fever are of COVID-19 in March 2021; pulse 192 is superseded by 75. Measure saturation once. INR was never sent.',
    },
    outcome: { accept: NO_CHANGE_TO_READ, sentence: 'GAD-7 1 and 1, two years apart: unchanged and low.' },
    relapse: { accept: ['low'], sentence: 'Agreed: no symptom, seen yesterday.' },
    medication: {
      accept: NO_RESPONSE_TO_READ,
      sentence: 'Heart medicines only; no psychiatric response to read.',
    },
    biomarkerAgent: {
      accept: ['low', 'moderate'],
      sentence:
        'Diastolic 91 and HbA1c 6.0 at 101 years: no action. Creatinine 0.37 is little muscle, not a good kidney.',
    },
    medicationAgent: {
      accept: ['moderate', 'high'],
      names: ['digoxin', 'verapamil'],
      useful: true,
      sentence: 'Verapamil raises digoxin and slows the pulse. Digoxin level, ECG and INR now.',
    },
  },
  // Man of 56, one visit.
  'syn-8702a050d9': {
    biomarker: { accept: ['within_normal', 'watch'], sentence: 'Normal lipids and pressure; BMI 27.' },
    outcome: {
      accept: ['insufficient_data'],
      sentence: 'One visit. PHQ-2 5 and PHQ-9 3 of the same day contradict each other: repeat the PHQ-9.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence: 'One visit, first scores, PHQ-2 positive: too little to call. Repeat the PHQ-9.',
    },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'No medicine on record: nothing to answer.' },
    biomarkerAgent: { accept: ['none', 'low'], sentence: 'Unremarkable.' },
    medicationAgent: { accept: ['not sent'], sentence: 'Nothing to check.' },
  },
  // Man of 75.
  'syn-89cdfef00c': {
    biomarker: {
      accept: ['watch', 'critical'],
      review: true,
      names: ['do not fit together', 'Creatinine'],
      sentence:
        'Creatinine 3.2 beside a filtration rate of 71: repeat. Protein 75 g/dL is a wrong unit (g/L).',
    },
    outcome: {
      accept: ['insufficient_data'],
      sentence: 'No symptom scale was ever done: nothing to say. PHQ-2 0.',
    },
    relapse: { accept: ['low'], sentence: 'Nothing known for or against; symptoms were not assessed.' },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'Simvastatin only.' },
    biomarkerAgent: {
      accept: ['moderate', 'high'],
      names: ['Creatinine'],
      sentence: 'Creatinine 3.2: repeat with the filtration rate.',
    },
    medicationAgent: {
      accept: ['none', 'low', 'moderate'],
      names: ['simvastatin', 'kidney'],
      useful: true,
      sentence:
        'The question is right: should creatinine 3.2 be true, keep simvastatin low and watch the muscles.',
    },
  },
  // Man of 70, epilepsy, heart failure.
  'syn-902656ae07': {
    biomarker: {
      accept: ['watch', 'critical'],
      review: true,
      names: ['do not fit together', 'filtration'],
      sentence:
        'Filtration rate 27 with creatinine 0.73 of the same day: one is wrong; repeat before dosing anything.',
    },
    outcome: {
      accept: ['insufficient_data'],
      sentence: 'Only pain was ever rated. Nothing can be said about mood.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence: 'Symptoms were not assessed; low rests on visits and medicines alone.',
    },
    medication: {
      accept: NO_RESPONSE_TO_READ,
      sentence: 'No scale for epilepsy or mood: no response to read.',
    },
    biomarkerAgent: {
      accept: ['moderate', 'high'],
      names: ['filtration'],
      sentence: 'Filtration rate 27 decides doses: repeat it.',
    },
    medicationAgent: {
      accept: ['low', 'moderate', 'high'],
      names: ['diazepam', 'diphenhydramine', 'carbamazepine', 'furosemide'],
      useful: true,
      sentence:
        'Two sedatives at 70, carbamazepine lowering others and sodium with a diuretic; furosemide stands twice.',
    },
  },
  // Girl of 15.
  'syn-9d79c0530a': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['oxygen saturation'],
      sentence:
        'Fever 41.3 and saturation 85 % are of COVID-19 in 2020; neutrophils 389 (2015) is a wrong unit. Today 131/80 is high for 15 years.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      sentence:
        'GAD-7 13, then 10 a year later: within measurement error, still moderate. PHQ-A was not repeated.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence: 'Moderate anxiety that has not changed. Offer treatment; no emergency.',
    },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'A contraceptive ring only.' },
    biomarkerAgent: {
      accept: ['none', 'low', 'moderate'],
      sentence: 'Adult limits: a pressure of 131/80 is high at 15, and a BMI of 17.3 is normal at 15.',
    },
    medicationAgent: {
      accept: ['none', 'low'],
      sentence: 'One medicine. Pressure 131/80 on an oestrogen: measure again.',
    },
  },
  // Woman of 68, hypertension.
  'syn-a8470139a0': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence:
        'HbA1c 6.1 %: prediabetes. Creatinine 0.8 replaces the 3.2 of April. Protein 74 g/dL is a wrong unit.',
    },
    outcome: { accept: ['insufficient_data'], sentence: 'One PHQ-2 of 2: nothing to compare.' },
    relapse: { accept: ['low'], sentence: 'Nothing points to relapse; symptoms were only screened.' },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'Heart medicines only.' },
    biomarkerAgent: {
      accept: ['low', 'moderate'],
      names: ['HbA1c'],
      sentence: 'Prediabetes, overweight. Routine.',
    },
    medicationAgent: {
      accept: ['none', 'low', 'moderate'],
      names: ['lisinopril', 'hydrochlorothiazide'],
      useful: true,
      sentence:
        'Intended pair; at 107/77 and after creatinine 3.2 in April: check pressure, potassium and creatinine.',
    },
  },
  // Woman of 85, Alzheimer's disease, atrial fibrillation.
  'syn-aef00d1526': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence:
        'HbA1c 6.2 %, HDL 35: routine. Creatinine 0.48 replaces the 3.2 of June. INR and digoxin level were never sent.',
    },
    outcome: {
      accept: ['insufficient_data'],
      names: ['MMSE'],
      sentence:
        'No mood scale. MMSE 23, 14, 11 in two years is the dementia going on; less pain is not improvement.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence: 'No psychiatric symptom was assessed. Follow the dementia.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      sentence:
        'Donepezil with memantine since 2019-06: MMSE 14 then, 11 after 15 months. Not shown to help.',
    },
    biomarkerAgent: { accept: ['low', 'moderate', 'none'], sentence: 'Nothing to act on.' },
    medicationAgent: {
      accept: ['moderate', 'high'],
      names: ['digoxin', 'verapamil', 'simvastatin', 'donepezil'],
      useful: true,
      sentence:
        'Verapamil with digoxin and donepezil slows the heart, and raises simvastatin. ECG, digoxin level, INR.',
    },
  },
  // Woman of 23, chronic pain on two opioids since 18.
  'syn-b468824ac5': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence: 'HbA1c 6.3 % at 23 years: prediabetes, after a pregnancy with preeclampsia. Follow up.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      sentence: 'Newest GAD-7 5 (from 2) is two years old and within measurement error. Ask for new scales.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      sentence: 'Nothing recent. AUDIT-C 5 in 2017 beside two opioids: ask about alcohol.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      sentence: 'Opioids for pain: no psychiatric response to read; pain is 2 before and after.',
    },
    biomarkerAgent: { accept: ['low', 'moderate', 'none'], sentence: 'HbA1c 6.3 %: follow up.' },
    medicationAgent: {
      accept: ['low', 'moderate', 'high'],
      names: ['oxycodone'],
      useful: true,
      sentence: 'Oxycodone stands twice, short and long acting, for years. Review the total, offer naloxone.',
    },
  },
  // Man of 53, hypertension, osteoarthritis, overdose in 1992.
  'syn-b7208702a5': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence:
        'HbA1c 6.3 %, potassium 5.1, creatinine 1.3 after 2.6 three weeks before: repeat kidney values.',
    },
    outcome: { accept: ['stable'], sentence: 'GAD-7 1, 3, 2 in nine months: unchanged and low.' },
    relapse: { accept: ['low'], sentence: 'Agreed: low symptoms, seen yesterday.' },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'No psychiatric medicine.' },
    biomarkerAgent: {
      accept: ['low', 'moderate'],
      names: ['HbA1c'],
      sentence: 'Prediabetes, ALT 56. Repeat potassium and creatinine.',
    },
    medicationAgent: {
      accept: ['moderate', 'high'],
      names: ['naproxen', 'lisinopril', 'hydrochlorothiazide'],
      useful: true,
      sentence: 'Naproxen with lisinopril and a thiazide, the kidney just at 2.6. Stop naproxen.',
    },
  },
  // Man of 89, Alzheimer's disease, stroke 2003, pneumonia the day before.
  'syn-c4d326a961': {
    biomarker: {
      accept: ['watch', 'critical'],
      review: true,
      names: ['do not fit together', 'Creatinine'],
      sentence:
        'Creatinine 3.4 after 0.6 in January, filtration rate 76 the same day: repeat today, he has pneumonia.',
    },
    outcome: {
      accept: ['insufficient_data'],
      review: true,
      names: ['MMSE'],
      sentence: 'No mood scale. MMSE 19 in 1999, 1 in 2004: severe dementia. Pain 3 says nothing of it.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      review: true,
      names: ['MMSE'],
      sentence: 'No psychiatric symptom was assessed. He is ill for other reasons.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      sentence: 'MMSE went from 13 to 1 on donepezil 23 mg: ask whether to go on.',
    },
    biomarkerAgent: {
      accept: ['moderate', 'high'],
      names: ['Creatinine'],
      sentence: 'Creatinine 3.4: repeat today.',
    },
    medicationAgent: {
      accept: ['none', 'low', 'moderate'],
      names: ['simvastatin', 'kidney'],
      useful: true,
      sentence:
        'Creatinine 3.4 matters for simvastatin. What is missing matters more: a stroke, atrial fibrillation and no anticoagulant.',
    },
  },
  // Man of 53, HIV, new protease inhibitors two weeks ago.
  'syn-d1567971ca': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['Bilirubin', 'filtration'],
      sentence:
        'Haemoglobin 6.9 and filtration rate 10 are of 1995; haemoglobin 14, creatinine 1.1 since. Bilirubin 9.4 was never repeated: do so.',
    },
    outcome: {
      accept: NO_CHANGE_TO_READ,
      review: true,
      names: ['HARK'],
      sentence: 'Newest GAD-7 (3) is of 1995: ask again. HARK 3 in December: ask about violence.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      review: true,
      names: ['HARK'],
      sentence: 'No symptom scale is recent. HARK 3 and new medicines are reasons to see him.',
    },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'No psychiatric medicine.' },
    biomarkerAgent: {
      accept: ['none', 'low', 'moderate'],
      sentence:
        'Lipids and HbA1c a little up. CD4 580 and 13,386 copies are read by nobody here: the HIV clinic.',
    },
    medicationAgent: {
      accept: ['moderate', 'high'],
      names: ['stavudine', 'didanosine'],
      useful: true,
      sentence:
        'Stavudine with didanosine risks pancreatitis and lactic acidosis; ritonavir raises much. HIV clinic now.',
    },
  },
  // Boy of 11, epilepsy.
  'syn-f3d2801ae7': {
    biomarker: {
      accept: ['watch'],
      review: true,
      sentence:
        'Pressure 134/74 at ten years is high, white cells 3.8 a little low; all seven months old. Measure again.',
    },
    outcome: { accept: ['insufficient_data'], sentence: 'Only pain was rated: nothing to say.' },
    relapse: {
      accept: ['low', 'moderate'],
      sentence: 'Symptoms were not assessed; low rests on visits alone.',
    },
    medication: { accept: NO_RESPONSE_TO_READ, sentence: 'Diazepam for seizures: no scale counts them.' },
    biomarkerAgent: { accept: ['not sent'], sentence: 'Nothing recent enough to send.' },
    medicationAgent: {
      accept: ['none', 'low', 'moderate'],
      sentence: 'Diazepam ordered at two years, still active at eleven: rescue or daily? Ask.',
    },
  },
  // Woman of 23, opioid abuse on record.
  'syn-f74850fb53': {
    biomarker: {
      accept: ['watch'],
      review: true,
      sentence:
        'BMI 18.1: ask about eating. Haematocrit 49 is high for a woman: this engine is not told the sex, the agent is.',
    },
    outcome: {
      accept: ['worsening', 'insufficient_data'],
      review: true,
      names: ['PHQ-9', '24'],
      sentence: 'PHQ-9 24, severe, first time; GAD-7 up from 2 to 7. See now, ask about suicide.',
    },
    relapse: {
      accept: SEVERITY_KNOWN,
      review: true,
      names: ['PHQ-9'],
      sentence: 'Severe depression two days ago and no treatment: see now.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      review: true,
      names: ['PHQ-9'],
      sentence: 'Allergy medicines only. PHQ-9 24 is untreated.',
    },
    biomarkerAgent: {
      accept: ['low', 'moderate'],
      names: ['Haematocrit'],
      sentence: 'Repeat the blood count.',
    },
    medicationAgent: {
      accept: ['none', 'low'],
      sentence: 'No interaction. Before an antidepressant: opioid use, contraception.',
    },
  },
  // Man of 87, Alzheimer's disease, prostate cancer, pneumonia the day before.
  'syn-fa83e70abc': {
    biomarker: {
      accept: ['watch'],
      review: true,
      names: ['HbA1c'],
      sentence:
        'HbA1c 5.8 % at 87: no matter. Creatinine 0.6 replaces the 3.0 of 2018. No blood count since 2016 on docetaxel.',
    },
    outcome: {
      accept: ['insufficient_data'],
      review: true,
      names: ['MMSE'],
      sentence: 'No mood scale. MMSE 6 in 2018: severe dementia, a year old.',
    },
    relapse: {
      accept: ['low', 'moderate'],
      review: true,
      names: ['MMSE'],
      sentence: 'No psychiatric symptom was assessed; the pneumonia is the matter.',
    },
    medication: {
      accept: NO_RESPONSE_SEEN,
      sentence: 'MMSE fell from 17 to 6 on memantine: not shown to help.',
    },
    biomarkerAgent: { accept: ['none', 'low', 'moderate'], sentence: 'Nothing to act on.' },
    medicationAgent: {
      accept: ['moderate', 'high'],
      names: ['docetaxel'],
      useful: true,
      sentence: 'Is docetaxel, ordered in 2009, still given? Then a blood count today: he has pneumonia.',
    },
  },
};

/** The patients that somebody has read. */
export const READ_PATIENTS: readonly string[] = Object.keys(CLINICAL_READINGS);

/** The hand-written readings of one patient. Throws for a patient that nobody has read. */
export function readingsOf(id: string): PatientReadings {
  const readings = CLINICAL_READINGS[id];
  if (readings === undefined) throw new Error(`no clinical reading of ${id}`);
  return readings;
}
