import { defineStates } from './define-state.ts';

/** Heart, vessels and blood pressure. */
export const HEART_AND_VESSELS = defineStates([
  {
    key: 'chest_pain',
    label: 'chest pain',
    says: [
      'chest (?:pains?|tightness|discomfort|pressure)|tight(?:ness)? (?:in (?:the |her |his |my )?)?chest|pains? in (?:the |her |his |my )?chest|chest (?:is |feels )?(?:tight|heavy)|pleuritic pain|crushing pain',
    ],
  },
  {
    key: 'breathlessness',
    label: 'breathlessness',
    says: [
      'short(?:ness)? of breath|breathless(?:ness)?|sob(?=$| )|dyspn(?:o)?ea|can not (?:catch (?:her|his|my) breath|breathe)|difficulty breathing|struggl(?:es|ing) to breathe|orthopn(?:o)?ea',
    ],
  },
  {
    key: 'palpitations',
    label: 'palpitations or a fast pulse',
    says: [
      'palpitations?|heart (?:is |was )?(?:racing|pounding|fluttering)|racing heart|tachycardi[ac]|(?:fast|rapid|racing) (?:pulse|heart ?beat|heart rate)|(?:pulse|hr|heart rate) (?:of |is |was |at )?1[1-9][0-9]|heart going like mad',
    ],
  },
  {
    key: 'syncope',
    label: 'fainting',
    says: [
      'syncop(?:e|al)|faint(?:ed|ing|s)(?! smell| tremor)?|black(?:ed)? out|blackouts?|collaps(?:ed|e|es|ing)|passed out|passing out|keeled over',
    ],
  },
  {
    key: 'myocardial_infarction',
    label: 'heart attack or coronary disease',
    says: [
      'heart attacks?|myocardial infarct(?:ion)?|mi (?:in|last|two|three|[0-9])|(?:recent|previous|old|post|had an?|acute|inferior|anterior) mi|nstemi|stemi|acs|angina|coronary (?:artery )?(?:disease|stents?|bypass|syndrome)|cabg|stents?(?: placed| inserted)?|isch(?:a)?emic heart disease|ihd|pci',
    ],
    pastCounts: true,
  },
  {
    key: 'heart_failure',
    label: 'heart failure',
    says: [
      'heart failure|ccf|chf|hfref|hfpef|lvef (?:of |is )?[1-4][0-9]|reduced ejection fraction|lvsd|cardiomyopathy|ejection fraction (?:of |is )?[1-4][0-9]',
    ],
    pastCounts: true,
  },
  {
    key: 'heart_block',
    label: 'heart block or a slow pulse',
    says: [
      'heart block|av block|bundle branch block|[lr]bbb|bifascicular|trifascicular|sick sinus|bradycardi[ac]|slow (?:pulse|heart rate)|(?:pulse|hr|heart rate) (?:of |is |was |at )?[34][0-9]|first degree (?:av )?block|mobitz|complete heart block|wenckebach|prolonged pr(?: interval)?|brugada',
    ],
    pastCounts: true,
  },
  {
    key: 'arrhythmia',
    label: 'arrhythmia',
    says: [
      'arrhythmi(?:a|as|c)|atrial (?:fibrillation|flutter)|af(?=$| (?:on|with|since|and|for|in))|paf|svt|ventricular (?:tachycardia|fibrillation|ectopics)|vt|vf|cardiac arrest|wpw|wolff parkinson white|icd in situ|sudden cardiac death',
    ],
    pastCounts: true,
  },
  {
    key: 'low_potassium_words',
    label: 'low potassium or magnesium',
    says: [
      'hypokal(?:a)?emi[ac]|low (?:potassium|k\\+?|magnesium|mg2?\\+?)(?! diet)|(?:potassium|magnesium) (?:is |was )?(?:low|depleted)|hypomagnes(?:a)?emi[ac]',
    ],
  },
  {
    key: 'hypertension',
    label: 'high blood pressure',
    says: [
      'uncontrolled (?:hypertension|bp|blood pressure)|hypertensi(?:on|ve)(?! crisis| emergency)|high (?:blood pressure|bp)|(?:bp|blood pressure) (?:is |was |of |up |still |runs )?(?:high|raised|up|uncontrolled)|htn|on (?:bp|blood pressure) (?:tablets|pills|meds)',
    ],
    pastCounts: true,
  },
  {
    key: 'hypertensive_crisis',
    label: 'very high blood pressure',
    says: [
      'hypertensive (?:crisis|emergency|urgency)|malignant hypertension|(?:bp|blood pressure) (?:of |is |was |at |up at )?(?:1[89][0-9]|2[0-9][0-9])(?: |$)',
    ],
  },
  {
    key: 'hypotension',
    label: 'low blood pressure',
    says: [
      'hypotensi(?:on|ve)|low (?:blood pressure|bp)|postural (?:drop|hypotension|symptoms)|orthostatic(?: hypotension)?|dizzy (?:on|when) stand(?:ing|s)?|light ?headed (?:on|when) standing|(?:bp|blood pressure) (?:of |is |was )?(?:low|[678][0-9] )',
    ],
  },
  {
    key: 'thrombosis',
    label: 'thrombosis',
    says: [
      'dvt|deep vein thrombos[ie]s|pulmonary embol(?:ism|us|i)|blood clots?|clot (?:in|on)|thromboembol(?:ism|ic)|factor v leiden|thrombophilia|swollen (?:calf|leg)|calf (?:pain|swelling)',
    ],
    pastCounts: true,
  },
  {
    key: 'phaeochromocytoma',
    label: 'phaeochromocytoma',
    says: ['ph(?:a)?eochromocytoma|paraganglioma'],
    pastCounts: true,
  },
  {
    key: 'structural_heart',
    label: 'structural heart disease',
    says: [
      'hypertrophic (?:obstructive )?cardiomyopathy|hocm|congenital heart|aortic stenosis|valve (?:disease|replacement)|mechanical valve|aneurysm|aortic dissection|av malformation|myocarditis|pericarditis',
    ],
    pastCounts: true,
  },
]);
