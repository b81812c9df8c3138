/** What a reason or an advice is about: the second text about the same is not said again. */
interface SaidTopic {
  readonly topic: string;
  readonly words: RegExp;
}

/** What can be wrong with a pair, by the words of the mechanisms. */
export const REASON_TOPICS: readonly SaidTopic[] = [
  { topic: 'serotonin', words: /seroton|antidepressants together/i },
  { topic: 'breathing', words: /respirat|breathing/i },
  { topic: 'sedation', words: /sedat|drows|respirat|breathing/i },
  { topic: 'QT', words: /\bQT\b|torsades|sudden death/i },
  { topic: 'bleeding', words: /bleed|\bINR\b|anticoagulant effect (?:can )?rises?/i },
  { topic: 'weaker anticoagulant', words: /anticoagulant effect (?:can )?falls?/i },
  { topic: 'seizures', words: /seizure/i },
  {
    topic: 'high pressure',
    words: /hypertensi|blood pressure (?:can )?rises?|raised blood pressure|pressor/i,
  },
  { topic: 'low pressure', words: /hypotensi|low blood pressure|blood pressure falls/i },
  { topic: 'slow pulse', words: /slow pulse|bradycard|heart rate falls|heart block/i },
  { topic: 'high potassium', words: /high potassium|hyperkal|potassium rises/i },
  { topic: 'low potassium', words: /low potassium/i },
  { topic: 'low sodium', words: /hyponatr/i },
  { topic: 'anticholinergic', words: /anticholinergic|ileus|constipation|retention/i },
  { topic: 'blood count', words: /neutropen|agranulocyt|white cell|marrow/i },
  { topic: 'muscle', words: /rhabdo|muscle (?:toxicity|injury)/i },
  { topic: 'liver', words: /\bliver\b|hepat/i },
  { topic: 'kidney', words: /\bkidney\b/i },
  { topic: 'low glucose', words: /low glucose|hypoglyc/i },
  { topic: 'withdrawal', words: /withdrawal/i },
  { topic: 'contraception', words: /contracepti/i },
  { topic: 'opposed', words: /oppose/i },
  { topic: 'neurotoxicity', words: /neurotox/i },
  { topic: 'vessels', words: /ergotism|ischaem|vasoconstr|vasospasm|coronary/i },
  { topic: 'movement', words: /parkinsonism|extrapyramidal|dyskines/i },
  { topic: 'two of a kind', words: /^Two (?!opioids)/ },
];

/** A level and the way it goes, with the name it is said of. */
export const LEVEL_SAID = /(?<![^:,;])([^:,;]{1,80}?) levels? (?:can )?(rise|fall)/gi;

/** What is to be considered, by the words of the recommendations, where it is worth asking for beside another advice. */
export const ADVICE_TOPICS: readonly SaidTopic[] = [
  { topic: 'ECG', words: /\bECG\b/ },
  { topic: 'potassium', words: /potassium|magnesium/i },
  { topic: 'sodium', words: /\bsodium\b/i },
  { topic: 'INR', words: /\bINR\b|bleeding checks/ },
  { topic: 'stomach', words: /gastroprotection|proton pump/i },
  { topic: 'glucose', words: /glucose/i },
  { topic: 'pressure', words: /blood pressure/i },
  { topic: 'pulse', words: /heart rate|pulse/i },
  { topic: 'count', words: /blood count/i },
  { topic: 'liver', words: /\bliver\b/i },
  { topic: 'kidney', words: /creatinine|kidney/i },
  { topic: 'gap', words: /washout|\bgap\b/i },
  { topic: 'bowel', words: /bowel/i },
  { topic: 'contraception', words: /contracept|barrier/i },
  { topic: 'level', words: /\blevels?\b/i },
  { topic: 'serotonin', words: /serotonin/i },
  { topic: 'dose', words: /\bdoses?\b/i },
];

/** What names another medicine, or one of the two: said once of a pair. */
export const INSTEAD =
  /\banother\b|alternative|in place of|one agent|one of the|stopping|paracetamol|pantoprazole|azithromycin|pravastatin|lorazepam|sertraline|bisoprolol|famotidine|whether both/i;
