/**
 * LOINC codes of single items, in the order of the instrument, each with its alternatives: an answer to one of them is no
 * score. Each was read in a public source (HL7 US Core, the Personal Health Records guide, value sets of HL7 Portugal, the
 * PACIO guide for the interview of US nursing homes, a LOINC table of about 2020).
 */
export const ITEM_CODES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  phq9: [
    ['44250-9', '54637-4'],
    ['44255-8', '54639-0'],
    ['44259-0', '54641-6'],
    ['44254-1', '54643-2'],
    ['44251-7', '54645-7'],
    ['44258-2', '54647-3'],
    ['44252-5', '54649-9'],
    ['44253-3', '54651-5'],
    ['44260-8', '54653-1'],
  ],
  gad7: [['69725-0'], ['68509-9'], ['69733-4'], ['69734-2'], ['69735-9'], ['69689-8'], ['69736-7']],
  audit: [
    ['68518-0'],
    ['68519-8'],
    ['68520-6'],
    ['97734-8'],
    ['97735-5'],
    ['97736-3'],
    ['97737-1'],
    ['97738-9'],
    ['97739-7'],
    ['97740-5'],
  ],
  phq15: [
    ['69671-6'],
    ['69672-4'],
    ['69673-2'],
    ['69674-0'],
    ['69717-7'],
    ['69675-7'],
    ['69676-5'],
    ['69677-3'],
    ['69678-1'],
    ['69679-9'],
    ['69680-7'],
    ['69681-5'],
    ['69682-3'],
    ['69731-8'],
    ['69732-6'],
  ],
  hark: [['76500-8'], ['76501-6'], ['76502-4'], ['76503-2']],
  // For each question the past month, then lifetime or the last three months.
  cssrs: [
    ['93246-7', '93299-6'],
    ['93247-5', '93298-8'],
    ['93248-3', '93297-0'],
    ['93249-1', '93296-2'],
    ['93250-9', '93295-4'],
    ['93267-3', '93269-9'],
  ],
};

/**
 * Instruments that share the first items of a longer one. Which of them was asked is told by its name or its total, else
 * by the items themselves.
 */
export const FAMILIES: readonly {
  readonly items: string;
  /** Read as this when any item beyond those of the short form is there. */
  readonly long: string;
  /** Read as this when only its items are there. */
  readonly short?: { readonly key: string; readonly items: number };
  /** Read as these only when they are named, or their total is there. */
  readonly named: readonly string[];
}[] = [
  { items: 'phq9', long: 'phq9', short: { key: 'phq2', items: 2 }, named: ['phqa', 'phq8'] },
  { items: 'gad7', long: 'gad7', short: { key: 'gad2', items: 2 }, named: [] },
  { items: 'audit', long: 'audit', short: { key: 'auditc', items: 3 }, named: [] },
  { items: 'phq15', long: 'phq15', named: [] },
  { items: 'hark', long: 'hark', named: [] },
  { items: 'cssrs', long: 'cssrs', named: [] },
];

/** Totals of other ways to ask an instrument: the interview of US nursing homes (PACIO guide). */
export const OTHER_TOTALS: Readonly<Record<string, string>> = { '54654-9': 'phq9' };

/** Panels of other ways to ask an instrument. */
export const OTHER_PANELS: Readonly<Record<string, string>> = {
  '54635-8': 'phq9',
  '86844-8': 'phq9',
  '93245-9': 'cssrs',
  '93485-1': 'cssrs',
  '76499-3': 'hark',
};

/**
 * Items that only ask whether a symptom was there: no is the answer 0 of the item, yes leaves open how often (interview of
 * US nursing homes, PACIO guide).
 */
export const PRESENCE_CODES: Readonly<Record<string, readonly string[]>> = {
  phq9: ['54636-6', '54638-2', '54640-8', '54642-4', '54644-0', '54646-5', '54648-1', '54650-7', '54652-3'],
};

/** Neither item nor total: how difficult the problems made life, what the score is called, a question of another screen. */
export const NO_ITEM_CODES: ReadonlySet<string> = new Set(['69722-7', '44262-4', '68517-2']);

/**
 * Answers of yes or no, or numbers, about suicide and self-harm beside the six questions of the Columbia screen (LOINC
 * table of about 2020, PACIO guide): anything but no and zero asks.
 */
export const SELF_HARM_CODES: Readonly<Record<string, string>> = {
  '54652-3': 'PHQ-9 item 9, thoughts of self-harm present',
  '54673-9': 'PHQ-9-OV, wishes for death or self-harm present',
  '54674-7': 'PHQ-9-OV, wishes for death or self-harm, how often',
  '93253-3': 'actual suicide attempt',
  '93255-8': 'actual suicide attempt',
  '93254-1': 'actual suicide attempts',
  '93256-6': 'actual suicide attempts',
  '93257-4': 'self-injury without suicidal intent',
  '93258-2': 'self-injury without suicidal intent',
  '93259-0': 'interrupted suicide attempt',
  '93261-6': 'interrupted suicide attempt',
  '93260-8': 'interrupted suicide attempts',
  '93262-4': 'interrupted suicide attempts',
  '93263-2': 'aborted suicide attempt',
  '93265-7': 'aborted suicide attempt',
  '93264-0': 'aborted suicide attempts',
  '93266-5': 'aborted suicide attempts',
  '93268-1': 'preparatory acts or suicidal behaviours',
  '93270-7': 'preparatory acts or suicidal behaviours',
  '93278-0': 'suicidal ideation',
  '93293-9': 'most severe suicidal ideation',
  '93294-7': 'most severe suicidal ideation',
  '93304-4': 'suicidal behaviour',
  '95404-0': 'suicidal behaviour',
  '94034-6': 'suicidal intent',
  '94035-3': 'suicide plan',
  '94037-9': 'suicidal ideation',
  '65959-9': 'suicidality',
  '65513-4': 'thoughts of death or suicide in the past week',
};

/** Levels of suicide risk (LOINC table of about 2020; 93374-7 also in guides of the Columbia screen). */
export const RISK_LEVEL_CODES: Readonly<Record<string, string>> = {
  '93374-7': 'Suicide risk level',
  '89559-9': 'Suicide risk',
  '89560-7': 'Suicide risk',
  '42823-5': 'Suicide risk',
  '28241-8': 'Violence risk',
  '93373-9': 'C-SSRS screener',
  '93245-9': 'C-SSRS',
  '93485-1': 'C-SSRS',
};

/** Whether somebody was screened for depression, and with what result (US quality measures). */
export const SCREEN_CODES: Readonly<Record<string, string>> = {
  '73832-8': 'Adult depression screening',
  '73831-0': 'Adolescent depression screening',
  '44262-4': 'PHQ-9 interpretation',
  '94023-9': 'Depression severity',
  '94025-4': 'Anxiety severity',
};

type Points = Readonly<Record<string, number>>;

/** Points of the answers that PHQ and GAD items share, as several public guides and tables give them with their LOINC codes. */
const FREQUENCY_POINTS: Points = {
  'LA6568-5': 0,
  'LA6569-3': 1,
  'LA6570-1': 2,
  'LA18938-3': 2,
  'LA6571-9': 3,
  // The interview of US nursing homes: days of the last fourteen.
  'LA10997-7': 0,
  'LA10998-5': 1,
  'LA10999-3': 2,
  'LA11000-9': 3,
};

/** Points of the answers of AUDIT and AUDIT-C, as the questionnaire of HL7 US Core and several public guides give them. */
const DRINKING_POINTS: Points = {
  'LA18926-8': 1,
  'LA18927-6': 2,
  'LA18928-4': 3,
  'LA18929-2': 4,
  'LA32-8': 0,
  'LA32279-4': 2,
  'LA32280-2': 4,
  'LA15694-5': 0,
  'LA15695-2': 1,
  'LA18930-0': 2,
  'LA18931-8': 3,
  'LA18932-6': 4,
  'LA6270-8': 0,
  'LA18933-4': 1,
  'LA18876-5': 2,
  'LA18891-4': 3,
  'LA18934-2': 4,
};

/** Words of those answers, without case and punctuation. */
const FREQUENCY_WORDS: Points = {
  'not at all': 0,
  never: 0,
  'never or 1 day': 0,
  'several days': 1,
  '2 6 days several days': 1,
  'more than half the days': 2,
  'more than half of the days': 2,
  'over half the days': 2,
  'more days than not': 2,
  '7 11 days half or more of the days': 2,
  'nearly every day': 3,
  'almost every day': 3,
  '12 14 days nearly every day': 3,
};

const DRINKING_WORDS: Points = {
  never: 0,
  '1 or 2': 0,
  '3 or 4': 1,
  '5 or 6': 2,
  '7 to 9': 3,
  '7 8 or 9': 3,
  '10 or more': 4,
  '2 to 4 times a month': 2,
  '2 4 times a month': 2,
  '2 to 3 times a week': 3,
  '2 3 times a week': 3,
  '4 or more times a week': 4,
  no: 0,
  'yes but not in the last year': 2,
  'yes during the last year': 4,
  'monthly or less': 1,
  'less than monthly': 1,
  monthly: 2,
  weekly: 3,
  'daily or almost daily': 4,
};

/** Points of the answers of PHQ-15, as a public questionnaire gives them. */
const BOTHER: AnswerPoints = {
  codes: { 'LA18334-5': 0, 'LA18335-2': 1, 'LA18336-0': 2 },
  words: { 'not bothered': 0, 'not bothered at all': 0, 'bothered a little': 1, 'bothered a lot': 2 },
};

/** How the answers of an instrument are read where they carry no number. */
export interface AnswerPoints {
  readonly codes: Points;
  readonly words: Points;
}

const FREQUENCY: AnswerPoints = { codes: FREQUENCY_POINTS, words: FREQUENCY_WORDS };
const DRINKING: AnswerPoints = { codes: DRINKING_POINTS, words: DRINKING_WORDS };

/** By instrument; others are read by numbers and weights alone. */
export const ANSWER_POINTS: Readonly<Record<string, AnswerPoints>> = {
  phq15: BOTHER,
  phq9: FREQUENCY,
  phqa: FREQUENCY,
  phq8: FREQUENCY,
  phq4: FREQUENCY,
  phq2: FREQUENCY,
  gad7: FREQUENCY,
  gad2: FREQUENCY,
  audit: DRINKING,
  auditc: DRINKING,
};

/** Answers to how difficult the problems made life: never points of an item (US Core, PHQ-9 example). */
export const DIFFICULTY_ANSWERS: ReadonlySet<string> = new Set([
  'LA6572-7',
  'LA6573-5',
  'LA6574-3',
  'LA6575-0',
]);
