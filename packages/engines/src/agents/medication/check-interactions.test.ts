import { MedicationAssessment } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

const notesOf = (...lines: string[]) => checkInteractions(lines).assessment?.notes ?? [];

describe('the risk follows the worst interaction [D:agent risk]', () => {
  it.each([
    [['phenelzine 15 mg tid', 'sertraline 50 mg daily'], 'high', true, '1 contraindicated interaction'],
    [['sertraline', 'tramadol'], 'moderate', true, '1 major interaction'],
    [['sertraline', 'ibuprofen'], 'low', false, '1 moderate interaction'],
    [['lithium', 'aspirin'], 'none', false, '1 minor interaction'],
  ] as const)('%j is %s', (lines, level, flag, label) => {
    expect(checkInteractions(lines).risk).toEqual({ flag, level, labels: [label] });
  });

  it('is none without a label when nothing interacts', () => {
    expect(checkInteractions(['sertraline', 'acetaminophen']).risk).toEqual({
      flag: false,
      level: 'none',
      labels: [],
    });
  });

  it('counts several, worst first', () => {
    const { labels } = checkInteractions(['phenelzine', 'sertraline', 'ibuprofen', 'tramadol']).risk;
    expect(labels).toEqual([
      '2 contraindicated interactions',
      '1 major interaction',
      '1 moderate interaction',
    ]);
  });
});

describe('fifty entries of 500 characters', () => {
  const fill = (text: string): string => text.repeat(Math.ceil(500 / text.length)).slice(0, 500);
  const entries = [
    'SERTRALINE 100MG LITHIUM 900MG QUETIAPINE 200MG ',
    'sertralin 50 mg, quetiapin 100 mg, litium 300 mg; ',
    '💊 venlafaxine 150 💊 mirtazapine 30 ',
    'Сертралин 50 мг утром, кветиапин 200 мг ',
    '舍曲林 50 ',
    'сердце болит ',
    'ظهر ',
    'xylazine and tranq, half a bag ',
    'zzzz ',
    '1,2;3|4 ',
  ].map(fill);
  const fifty = Array.from({ length: 50 }, (_, at) => `${entries[at % entries.length] ?? ''}`.slice(0, 500));

  it('are each recognised, or named as not checked with what to write instead', () => {
    const { assessment, warnings } = checkInteractions(fifty);
    expect(assessment?.recognized).toEqual(
      expect.arrayContaining([
        'sertraline',
        'lithium',
        'quetiapine',
        'venlafaxine',
        'mirtazapine',
        'xylazine',
      ]),
    );
    const unrecognised = new Set(assessment?.unrecognized);
    expect(unrecognised.size).toBe(5);
    expect(warnings.filter((text) => text.includes('write the ingredient'))).toHaveLength(5);
  });
});

describe('a brand that means several drugs', () => {
  it.each([
    ['Serenase 2 mg', ['haloperidol', 'lorazepam']],
    ['Benadryl at night', ['acrivastine', 'cetirizine', 'diphenhydramine']],
    ['Benadril at night', ['acrivastine', 'cetirizine', 'diphenhydramine']],
    ['Benadryl 25 mg', ['diphenhydramine']],
    ['Flomax 0.4 mg', ['tamsulosin']],
    ['Zantac 150 mg', ['ranitidine']],
  ])('%s is checked as %j', (line, names) => {
    const { assessment } = checkInteractions([line]);
    expect(assessment?.recognized.toSorted()).toEqual(names);
  });

  it('is named with what it is where, and nothing is chosen in silence', () => {
    expect(checkInteractions(['Serenase']).warnings[0]).toBe(
      '"Serenase" is sold as haloperidol in Italy and Denmark, lorazepam in Belgium: all were checked; write the ingredient',
    );
    expect(checkInteractions(['Cartia XT 240 mg']).warnings[0]).toBe(
      '"Cartia" is sold as diltiazem in the USA (Cartia XT), aspirin in Australia: read as diltiazem by the strength; write the ingredient',
    );
  });

  it('in a script that is not read, asks for Latin letters', () => {
    expect(checkInteractions(['舍曲林 50 mg']).warnings[0]).toContain(
      'write the ingredient in Latin letters',
    );
  });
});

describe('what is not recognised [1:4.7 unrecognised medications]', () => {
  it('is named, warned about and counted in a label', () => {
    const { assessment, risk, warnings } = checkInteractions(['sertraline', 'blue pill 5', 'tramadol']);
    expect(assessment).toMatchObject({
      recognized: ['sertraline', 'tramadol'],
      unrecognized: ['blue pill 5'],
    });
    expect(risk.labels).toEqual(['1 major interaction', '1 of 3 entries not recognised and not checked']);
    expect(warnings[0]).toBe('"blue pill 5": not recognised, so not checked; write the ingredient');
  });

  it('alone leaves nothing to assess: that is not a low risk', () => {
    const answer = checkInteractions(['blue pill', 'green pill']);
    expect(answer.assessment).toBeNull();
    expect(answer.risk).toEqual({
      flag: false,
      level: 'none',
      labels: ['Not assessable', '2 of 2 entries not recognised and not checked'],
    });
    expect(answer.findings).toEqual([]);
    expect(answer.warnings).toHaveLength(3);
    expect(answer.notChecked).toContain('2 entries not recognised');
  });

  it('of an empty list is not assessable', () => {
    expect(checkInteractions([])).toMatchObject({ assessment: null, risk: { labels: ['Not assessable'] } });
  });

  it('is cut short in a warning', () => {
    const [warning] = checkInteractions(['q'.repeat(300)]).warnings;
    expect(warning).toContain('…": not recognised');
    expect(warning?.length).toBeLessThan(130);
  });

  it('a misspelling that is read as a medication is named', () => {
    const { assessment, warnings } = checkInteractions(['sertralin 50 mg', 'tramadol']);
    expect(assessment?.recognized).toEqual(['sertraline', 'tramadol']);
    expect(warnings[0]).toBe('"sertralin" was read as sertraline: check the spelling');
  });
});

describe('one entry', () => {
  it.each([
    ['sertraline 50 mg daily', 'sertraline (Zoloft)'],
    ['sertraline (SSRI)', 'SSRI: sertraline'],
  ])('%s and its like name one thing: no interaction with itself', (one, other) => {
    expect(checkInteractions([one]).assessment?.interactions).toEqual([]);
    expect(checkInteractions([other]).assessment?.interactions).toEqual([]);
  });

  it('a class word in another line is a second one', () => {
    expect(checkInteractions(['sertraline', 'an SSRI']).assessment?.interactions[0]?.ruleIds).toContain(
      'D030',
    );
  });

  it('a depot is written as an injection', () => {
    const [found] =
      checkInteractions(['Zyprexa Relprevv 300 mg IM', 'lorazepam']).assessment?.interactions ?? [];
    expect(found).toMatchObject({ severity: 'major' });
  });
});

describe('doubled therapy', () => {
  it('the same medication ten times counts once, with a note', () => {
    const once = checkInteractions(['sertraline 50 mg daily', 'tramadol']);
    const tenTimes = checkInteractions([
      ...Array.from({ length: 10 }, () => 'sertraline 50 mg daily'),
      'tramadol',
    ]);
    expect(tenTimes.assessment?.interactions).toEqual(once.assessment?.interactions);
    expect(tenTimes.risk).toEqual(once.risk);
    expect(tenTimes.assessment?.notes).toEqual([
      {
        kind: 'duplicate_therapy',
        subject: 'sertraline',
        note: 'sertraline is named 10 times and counts once; check whether more than one is intended',
      },
    ]);
  });

  it.each([
    [['Prozac', 'fluoxetine'], 'fluoxetine', 'as fluoxetine, prozac'],
    [['Symbyax', 'fluoxetine'], 'fluoxetine', 'hold the same ingredient, fluoxetine'],
    [['Lipitor', 'simvastatin'], 'statins', 'atorvastatin and simvastatin are both statins'],
    [['lisinopril', 'ramipril'], 'ACE inhibitors', 'are both ACE inhibitors'],
    [['gabapentin', 'pregabalin'], 'gabapentinoids', 'are both gabapentinoids'],
  ])('%j has a note', (lines, subject, text) => {
    expect(notesOf(...lines)).toContainEqual(
      expect.objectContaining({ kind: 'duplicate_therapy', subject, note: expect.stringContaining(text) }),
    );
  });

  it.each([
    [['sertraline', 'paroxetine'], 'D030'],
    [['venlafaxine', 'duloxetine'], 'X040'],
    [['lorazepam', 'diazepam'], 'D156'],
    [['risperidone', 'olanzapine'], 'D171'],
    [['morphine', 'oxycodone'], 'X291'],
    [['ibuprofen', 'naproxen'], 'X088'],
  ])('%j is an interaction already: no note', (lines, id) => {
    const { assessment } = checkInteractions(lines);
    expect(assessment?.interactions[0]?.ruleIds).toContain(id);
    expect(assessment?.notes).toEqual([]);
  });

  it('one opioid in two products is more than nothing', () => {
    const lines = ['Percocet 10/325', 'OxyContin 10 mg'];
    expect(checkInteractions(lines).risk).toMatchObject({ level: 'low' });
    expect(notesOf(...lines)).toContainEqual(expect.objectContaining({ subject: 'oxycodone', level: 'low' }));
  });

  it('two products with one ingredient between them are not two of a class', () => {
    expect(notesOf('Caduet', 'atorvastatin').map(({ subject }) => subject)).toEqual(['atorvastatin']);
  });
});

describe('pairs outside psychiatry that stand in many lists', () => {
  it.each([
    ['simvastatin 20 mg', 'amlodipine 5 mg', 'X464', 'moderate', 'at most 20 mg'],
    ['stavudine 40 mg', 'didanosine 400 mg', 'X465', 'contraindicated', 'HIV clinic'],
    ['saquinavir 500 mg', 'ritonavir 100 mg', 'X466', 'moderate', 'ECG'],
    ['digoxin 0.125 mg', 'verapamil 40 mg', 'X467', 'major', 'digoxin level'],
    ['lisinopril 10 mg', 'hydrochlorothiazide 25 mg', 'X468', 'minor', 'creatinine'],
  ])('%s with %s: %s, %s', (one, other, ruleId, severity, advice) => {
    const [found] = checkInteractions([one, other]).assessment?.interactions ?? [];
    expect(found).toMatchObject({ severity });
    expect(found?.ruleIds).toContain(ruleId);
    expect(found?.recommendation).toContain(advice);
  });
});

describe('doses above the listed maximum', () => {
  it.each([
    ['sertraline 200 mg daily', undefined],
    ['sertraline 201 mg daily', '201 mg/day'],
    ['sertraline 100 mg tid', '300 mg/day'],
    ['sertraline 100 mg bid', undefined],
    ['sertraline 250 mg', '250 mg/day'],
    ['sertraline', undefined],
  ])('%s: %s', (line, daily) => {
    const note = `${daily} is above the usual maximum of 200 mg/day listed here; check the intended dose`;
    expect(notesOf(line)).toEqual(
      daily === undefined ? [] : [{ kind: 'maximum_dose', subject: 'sertraline', note, level: 'moderate' }],
    );
  });

  it.each([
    ['citalopram 40 mg daily', '72 years old', 'moderate'],
    ['citalopram 20 mg daily', '72 years old', 'none'],
    ['citalopram 40 mg daily', '45 years old', 'none'],
    ['escitalopram 20 mg daily', 'aged 70', 'moderate'],
  ])('%s, %s: %s', (line, context, level) => {
    expect(checkInteractions([line], { context }).risk.level).toBe(level);
  });

  it('different doses of one medication add up, the same written twice does not', () => {
    const kinds = (...lines: string[]) => notesOf(...lines).map(({ kind }) => kind);
    expect(kinds('sertraline 150 mg daily', 'sertraline 100 mg daily')).toContain('maximum_dose');
    expect(kinds('sertraline 150 mg daily', 'sertraline 150 mg daily')).not.toContain('maximum_dose');
  });

  it('a dose of something that is not taken daily is a dose that was given', () => {
    const { notChecked } = checkInteractions(['citalopram 60 mg qod', 'sertraline']);
    expect(notChecked).toContain('doses not given (sertraline)');
  });

  it.each([
    ['citalopram 60 mg qod', undefined],
    ['citalopram 60 mg every other day', undefined],
    ['citalopram 60 mg on alternate days', undefined],
    ['citalopram 60 mg every 48 hours', undefined],
    ['citalopram 60 mg three times a week', undefined],
    ['citalopram 60 mg daily', '60 mg/day'],
    ['citalopram 100 mg qod', '50 mg/day on average'],
    ['citalopram 60 mg twice weekly, citalopram 40 mg daily', '57.1429 mg/day on average'],
  ])('compares what is not daily with its average a day: %s', (line, daily) => {
    const found = notesOf(...line.split(', '))
      .filter(({ kind }) => kind === 'maximum_dose')
      .map(({ note }) => note);
    expect(found).toEqual(
      daily === undefined
        ? []
        : [`${daily} is above the usual maximum of 40 mg/day listed here; check the intended dose`],
    );
  });

  it('a depot injection has no daily dose', () => {
    expect(notesOf('haloperidol decanoate 150 mg IM monthly')).toEqual([]);
  });

  it.each(['fluoxetine 90 mg weekly', 'fluoxetine 90 mg once a week', 'fluoxetine 90 mg every 2 weeks'])(
    '%s is no daily dose',
    (line) => {
      expect(notesOf(line)).toEqual([]);
    },
  );

  it.each([
    ['sertraline 200 mg daily', 'none'],
    ['sertraline 250 mg daily', 'moderate'],
    ['citalopram 40 mg twice daily', 'high'],
    ['citalopram 60 mg', 'moderate'],
    ['lithium 2700 mg/day in 2 divided doses', 'moderate'],
    ['sertraline 100 mg tablets, 4 tablets daily', 'high'],
    ['sertraline 3 x 100 mg daily', 'moderate'],
    ['sertraline 100 mg, four tablets daily', 'high'],
    ['sertraline 100 mg (2 tablets of 50 mg) daily', 'none'],
    ['methotrexate 15 mg daily', 'high'],
    ['methotrexate 15 mg weekly', 'none'],
    // How often is not written: no daily dose is said to be known.
    ['methotrexate 15 mg', 'none'],
    ['paracetamol 2 g qid', 'high'],
    ['paracetamol 1 g qid', 'none'],
    ['take 3 tablets of 100 mg sertraline daily', 'moderate'],
  ])('are a finding with a level: %s is %s', (line, level) => {
    const { risk, findings } = checkInteractions([line]);
    expect(risk).toMatchObject({ level, flag: level !== 'none' });
    expect(findings.map(({ citation }) => citation)).toEqual(
      level === 'none' ? [] : ['checkInteractions.notes[0]'],
    );
  });
});

describe('combinations that are worse than their pairs', () => {
  it.each([
    [['methadone 60 mg', 'diazepam 10 mg', 'pregabalin 300 mg'], 'high'],
    [['oxycodone 10 mg', 'alprazolam 1 mg', 'alcohol'], 'high'],
    [['oxycodone 10 mg', 'alprazolam 1 mg'], 'moderate'],
    [['ramipril 5 mg', 'furosemide 40 mg', 'ibuprofen 400 mg'], 'moderate'],
    [['lisinopril/HCTZ 20/12.5', 'naproxen 500 mg'], 'moderate'],
  ])('%j: %s', (lines, level) => {
    expect(checkInteractions(lines).risk.level).toBe(level);
  });

  it.each([
    ['haloperidol, citalopram, ondansetron', 'three medicines that prolong QT'],
    ['citalopram, furosemide, donepezil', 'QT with low potassium and a slow pulse'],
    ['sertraline, tramadol, sumatriptan', 'three serotonergic medicines'],
    ['amitriptyline, oxybutynin, benztropine', 'three anticholinergic medicines'],
    ['apixaban, ibuprofen, sertraline', 'anticoagulant with two more that cause bleeding'],
    ['lorazepam, olanzapine, mirtazapine', 'three sedatives'],
    ['bupropion, clozapine, tramadol', 'three medicines that lower the seizure threshold'],
    [
      'ramipril, spironolactone, trimethoprim',
      'blocker of the renin-angiotensin system with two more that raise potassium',
    ],
    ['lithium, ibuprofen, lisinopril', 'lithium with two more that raise its level'],
  ])('%s: the sum names its medicines', (list, subject) => {
    const lines = list.split(', ');
    const { assessment } = checkInteractions(lines);
    const note = assessment?.notes?.find((it) => it.subject === subject);
    expect(lines.filter((line) => !note?.note.includes(line))).toEqual([]);
    const two = checkInteractions(lines.slice(0, 2)).assessment?.notes ?? [];
    expect(two.map((it) => it.subject)).not.toContain(subject);
  });
});

it('an entry that names only a class is quoted, and said not to be checked as itself', () => {
  const { warnings, notChecked } = checkInteractions(['sertraline 50 mg', 'little white sleeping tablet']);
  expect(warnings[0]).toMatch(/^"little white sleeping tablet": read as sleeping pill, a class/);
  expect(notChecked).toContain('1 entry naming only a class');
});

describe('findings', () => {
  it('cite the interaction or note they speak of, worst first', () => {
    const { assessment, findings } = checkInteractions([
      'phenelzine',
      'sertraline 300 mg daily',
      'ibuprofen',
    ]);
    expect(findings.map(({ citation }) => citation)).toEqual([
      'checkInteractions.interactions[0]',
      'checkInteractions.notes[0]',
      'checkInteractions.interactions[1]',
    ]);
    expect(findings[0]?.subject).toBe('phenelzine + sertraline');
    expect(findings[0]?.sentences).toEqual([
      'phenelzine with sertraline is listed as a contraindicated interaction.',
      `Mechanism: ${assessment?.interactions[0]?.mechanism}.`,
      `${assessment?.interactions[0]?.recommendation}.`,
    ]);
  });
});

it('the answer has the shape of the contract', () => {
  const { assessment } = checkInteractions(['phenelzine', 'sertraline 300 mg daily', 'Prozac', 'Symbyax']);
  expect(MedicationAssessment.parse(assessment)).toEqual(assessment);
});
