import { defineStates } from './define-state.ts';

/** The heart. */
export const HEART = defineStates([
  {
    key: 'chest_pain',
    label: 'chest pain',
    says: [
      '(?:chest|breastbone) (?:[^ ]+ ){0,4}(?:(?:sit|sitting|sits|standing) on (?:me|her|him)|vice|squeez(?:ed|ing)|crushed|clamped)|pains? (?:go|goes|going|shoots?|creeps?|runs?) (?:up |down )?(?:into|to|in) (?:the |her |his |my )?(?:jaw|(?:left )?arm|shoulder blades?|neck and arm)',
      'chest (?:pains?|pressure|heaviness|ache)|chest (?:(?:is|was|feels|felt|has|been|really|very) ){0,3}(?:heavy|sore|hurting|hurts|painful|aching)|pains? (?:in|across|over|down) (?:(?:the|her|his|my|left|right|centre|center|of|side) ){0,5}chest|(?:sore|painful) chest|pleuritic(?: chest)? pain|crushing (?:central )?(?:chest )?pain|(?:weight|elephant) on (?:her|his|my|the) chest|cp(?= (?:since|on|with|and|radiating|today))|retrosternal pain',
    ],
  },
  {
    key: 'chest_tightness',
    label: 'tightness of the chest',
    says: [
      'chest (?:tightness|discomfort)|tight(?:ness)? (?:in |across |of )?(?:the |her |his |my )?chest|chest (?:is |was |feels |felt |goes |gets )?tight|band (?:around|across) (?:her|his|my|the) chest',
    ],
  },
  {
    key: 'heart_pain_signs',
    label: 'pain of the arm or jaw with chest pain',
    besides: true,
    says: [
      '(?:radiating|radiates|spreading|going|goes|shooting|into|down|up) (?:in)?(?:to )?(?:(?:the|her|his|my|left|right) ){0,3}(?:arm|jaw)|(?:pain|ache|numbness) (?:in|down) (?:the |her |his |my )?left arm|crushing|(?:and|with) (?:left )?(?:arm|jaw) pain|gray and clammy|clammy and gray',
    ],
  },
  {
    key: 'palpitations',
    label: 'palpitations or a fast pulse',
    says: [
      'heart (?:[^ ]+ ){0,2}(?:going (?:the clappers|a train|nineteen)|hammer[a-z]*|gallop[a-z]*|flip ?flop[a-z]*|somersault[a-z]*|banging|thudding|through (?:her|his|my) (?:vest|chest|shirt|ribs|jumper))|(?:pulse|hr|heart rate) (?:[^ ]+ ){0,3}1[3-9][0-9](?! [0-9])',
      'palpitations?|heart (?:(?:is|was|keeps|kept|been|feels|felt|has|have|started) ){0,3}(?:racing|race|races|pounding|pounds|fluttering|hammering|thumping|skipping|jumping|missing|going (?:mad|like|(?:at )?1[1-9][0-9]))|racing heart|tachycardi[ac]|tachy(?! ?brady)|(?:fast|rapid|racing|thready|irregular) (?:pulse|heart ?beat|heart rate)|(?:pulse|hr|heart rate|p) (?:(?:of|is|was|at|up|to|rate|running|over|resting|now|around|about) ){0,3}1[1-9][0-9](?! [0-9])|(?:missed|skipped|skipping|extra) beats',
    ],
  },
  {
    key: 'syncope',
    label: 'fainting or collapse',
    says: [
      '(?:lights?|everything|world|room) (?:[^ ]+ ){0,2}(?:went|go|goes|going|gone) (?:brown|black|dark|gray|white|dim|far away)|(?:went|going|goes|gone) (?:down|over) (?:a sack|a tree|like a)|(?:dropped|drops|dropping) (?:a stone|to the floor|where (?:she|he) stood)|legs went from under|woke (?:up )?on the (?:floor|bathroom|kitchen|lino|carpet)|found (?:[^ ]+ ){0,2}on the (?:bathroom |kitchen |hall )?(?:floor|lino|tiles)|white as a (?:sheet|ghost)|(?:color of|i am the color of|gray as|white as) (?:the )?(?:wall|putty|ash|paper|chalk)',
      'syncop(?:e|al)|faint(?:ed|s|ing)(?! (?:smell|at (?:the )?(?:sight|needles|blood)|when (?:she|he) (?:sees|has) (?:blood|needles)|hearted))|black(?:ed|s|ing)? out(?! (?:blinds?|curtains?|the windows?|when drunk|from drink(?:ing)?))|blackouts?(?! (?:(?:in|during) the (?:power|storm|war|blitz)|blinds?|curtains?|tattoo|from drink|when drinking|drinking))|(?<!business )(?<!marriage )(?<!relationship )(?<!company )(?<!firm )collaps(?:ed|e|es|ing)(?! (?:lungs?|veins?|into bed|laughing|in (?:laughter|tears|a heap laughing)|on (?:the|her|his) (?:sofa|bed)|of (?:her|his|the)|scaffold|vertebra))|passed out(?! (?:drunk|of (?:school|training)|from drink|parade|leaflets?))|passing out|keeled over|(?:lost|loss of) consciousness|loc(?! (?:services|meeting))|went down (?:like a|on the (?:floor|pavement))|hit the deck|grayed out',
    ],
  },
  {
    key: 'dizziness',
    label: 'dizziness',
    says: [
      'dizz(?:y|iness)(?! (?:on|when) stand(?:ing|s)?)|light ?headed(?:ness)?(?! (?:on|when) stand(?:ing|s)?)|presyncop(?:e|al)|gidd(?:y|iness)|(?:head|room) (?:is |was )?spinning|woozy|near(?:ly)? faint(?:ed|ing|s)?|feels? faint|felt faint|almost faint(?:ed|ing)',
    ],
    quiet: true,
  },
  {
    key: 'myocardial_infarction',
    label: 'heart attack',
    says: [
      'heart attacks?(?! (?:risk|on a plate))|myocardial infarct(?:ion)?|mi (?:in|last|two|three|four|five|six|ten|a|[0-9]+|at|aged?)(?! (?:group|session|technique|therap))|(?:recent|previous|old|post|had an?|acute|inferior|anterior|silent|lateral) mi(?! (?:session|training|techniques?|approach|work|style))|n?stemi|acute coronary syndrome|acs(?=$| )|heart attack',
    ],
    pastCounts: true,
  },
  {
    key: 'coronary_disease',
    label: 'coronary or other heart disease',
    says: [
      'angina|(?:serious |known |severe )?heart (?:disease|condition|trouble)|cardiac disease|coronary (?:artery |heart )?(?:disease|bypass|spasm)|cabg|(?<!ureteric )(?<!biliary )(?<!ureteral )(?<!bile duct )stents?(?: placed| inserted)?|coronary stents?|isch(?:a)?emic heart disease|ihd|pci|prinzmetal|(?:heart|triple|quadruple) bypass|peripheral (?:arterial|vascular) disease|pvd|claudication',
    ],
    pastCounts: true,
  },
  {
    key: 'heart_failure',
    label: 'heart failure',
    says: [
      'heart failure|ccf|chf|hfref|hfpef|(?:lv)?ef (?:(?:of|is|was|at|down|to|only) ){0,3}[1-4][0-9]|reduced ejection fraction|lvsd|(?:dilated |isch(?:a)?emic |alcoholic )?cardiomyopathy|ejection fraction (?:(?:of|is|was|at|down|to|only) ){0,3}[1-4][0-9]|pulmonary (?:o)?edema|fluid on (?:the|her|his) lungs',
    ],
    pastCounts: true,
  },
  {
    key: 'heart_block',
    label: 'heart block',
    says: [
      'heart block|av block|(?:left |right )?bundle branch block|[lr]bbb|bifascicular(?: block)?|trifascicular(?: block)?|sick sinus(?: syndrome)?|sinus node disease|(?:first|second|third|1st|2nd|3rd) degree (?:av |heart )?block|mobitz|complete heart block|wenckebach|(?:prolonged|long) pr(?: interval)?|pr (?:interval )?(?:of |is )?[23][0-9]{2}',
    ],
    pastCounts: true,
  },
  {
    key: 'bradycardia',
    label: 'slow pulse',
    says: [
      '(?:pulse|heart|heart rate) (?:[^ ]+ ){0,4}(?:went|gone|dropped|down) (?:down )?to (?:2[0-9]|3[0-9]|4[0-4])(?! [0-9])',
      'bradycardi[ac]|brady(?=$| )|slow (?:pulse|heart rate|heart ?beat)|(?:pulse|hr|heart rate|p) (?:(?:of|is|was|at|down|to|rate|running|resting|only|now|around|about) ){0,3}(?:[34][0-9])(?! [0-9])|(?:pulse|heart rate|hr) (?:in the|in) (?:30s|40s|thirties|forties)',
    ],
  },
  { key: 'brugada', label: 'Brugada syndrome', says: ['brugada(?: syndrome| pattern)?'], pastCounts: true },
  {
    key: 'arrhythmia',
    label: 'arrhythmia',
    says: [
      'arrhythmi(?:a|as|c)|atrial (?:fibrillation|flutter)|a ?fib|af(?=$| (?:on|with|since|and|for|in|rate|rvr))|paf|svt|ventricular (?:tachycardia|fibrillation|ectopics)|vt(?=$| )|vf(?=$| )|(?:had |after |previous |post )?cardiac arrest|wpw|wolff parkinson white|icd (?:in situ|fitted|implanted)|sudden cardiac death',
    ],
    pastCounts: true,
  },
  {
    key: 'pacemaker',
    label: 'a pacemaker',
    says: ['pacemaker|paced rhythm|ppm in situ'],
    pastCounts: true,
    quiet: true,
  },
  {
    key: 'structural_heart',
    label: 'structural heart disease',
    says: [
      'hypertrophic (?:obstructive )?cardiomyopathy|hocm|hcm|congenital heart(?: (?:disease|defect))?|tetralogy|aortic (?:stenosis|regurgitation)|mitral (?:stenosis|regurgitation|valve (?:prolapse|disease))|heart valve|valve (?:disease|replacement)|(?:mechanical|prosthetic|metal) valve|left ventricular hypertrophy|lvh|marfan(?:s)?|hole in (?:the|her|his) heart',
    ],
    pastCounts: true,
  },
  {
    key: 'aneurysm',
    label: 'aneurysm or malformed vessels',
    says: [
      'aneurysms?|aortic dissection|aaa(?=$| )|a ?v malformation|arteriovenous malformation|avm|cerebral h(?:a)?emorrhage|subarachnoid(?: h(?:a)?emorrhage)?',
    ],
    pastCounts: true,
  },
  {
    key: 'myocarditis',
    label: 'inflammation of the heart',
    says: [
      'myocarditis|pericarditis|myopericarditis|clozapine cardiomyopathy|troponin (?:is |was |of |at )?(?:raised|high|up|elevated|positive|rising)|(?:raised|high|elevated|rising|positive) troponin',
    ],
    pastCounts: true,
  },
  {
    key: 'low_potassium_words',
    label: 'low potassium or magnesium',
    says: [
      'hypokal(?:a)?emi[ac]|low (?:serum )?(?:potassium|k|magnesium|mg)(?! (?:diet|dose|salt))|(?:potassium|magnesium|k) (?:is |was |very |still |come back |came back )*(?:low|depleted|in (?:her|his) boots)|hypomagnes(?:a)?emi[ac]|k ?2 [0-9]|k (?:is |was |of )?2(?=$| [0-9])',
    ],
  },
]);
