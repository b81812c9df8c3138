import { describe, expect, it } from 'vitest';
import { checkInteractions } from '../agents/medication/check-interactions.ts';
import { evaluatePanel } from '../agents/biomarker/evaluate-panel.ts';
import { scoreInstruments } from '../agents/outcome/score-instruments.ts';
import { withContext } from './with-context.ts';

const NOW = Date.UTC(2026, 10, 28);
const low = scoreInstruments([{ instrument: 'PHQ-9', total: 2 }]);
const beside = (context: string) => withContext(low, context, NOW);

describe('words beside scales, signs and readings [D:read whole]', () => {
  it('without any the evaluation is the same', () => {
    expect(withContext(low, undefined)).toBe(low);
    expect(withContext(low, '  ')).toBe(low);
  });

  it('raise the risk where somebody has to look, whatever the scale says', () => {
    const { risk, warnings, contextRead } = beside('Last drink 30 hours ago, seeing insects on the wall.');
    expect(risk).toMatchObject({ flag: true, level: 'high' });
    expect(risk.labels[0]).toContain('alcohol withdrawal');
    expect(warnings[0]).toContain('"seeing insects on the wall"');
    expect(contextRead).toContainEqual({
      text: 'Last drink 30 hours ago',
      readAs: 'alcohol withdrawal',
      state: 'present',
    });
  });

  it('names them before the labels that quote the caller too', () => {
    const unknown = { ...low, quotedLabels: ['"moon phase" not checked'] };
    const { quotedLabels } = withContext(
      unknown,
      'Last drink 30 hours ago, seeing insects on the wall.',
      NOW,
    );
    expect(quotedLabels?.[0]).toContain('alcohol withdrawal');
    expect(quotedLabels?.at(-1)).toBe('"moon phase" not checked');
  });

  it.each([
    'No drink for four years. Mood good.',
    'Mother drinks. Seen at home, walking daily.',
    'Denies chest pain, palpitations or syncope.',
    'potassium 4.1, sodium 139',
  ])('stay calm where nothing follows: %s', (context) => {
    expect(beside(context).risk).toEqual(low.risk);
  });

  it('name a value that a laboratory would telephone', () => {
    const { risk, warnings } = beside('sodium 114 this morning');
    expect(risk).toMatchObject({ flag: true, level: 'high' });
    expect(warnings[0]).toContain('"sodium 114"');
  });

  it('find the pair of a medicine and a habit named in them', () => {
    const { risk } = withContext(
      evaluatePanel([{ analyte: 'Sodium', value: 140 }]),
      'On clozapine 300 mg, stopped smoking 5 days ago.',
      NOW,
    );
    expect(risk).toMatchObject({ flag: true, level: 'moderate' });
    expect(risk.labels).toContain('clozapine with smoking stopped');
  });

  it('find signs of toxicity beside a level inside its range', () => {
    const panel = evaluatePanel([{ analyte: 'Lithium', value: 0.78, unit: 'mmol/L' }]);
    const signs = 'Slurred speech and a coarse tremor since Thursday.';
    expect(withContext(panel, signs, NOW, ['Lithium']).risk).toMatchObject({ flag: true, level: 'high' });
    expect(withContext(panel, 'No tremor, speech clear.', NOW, ['Lithium']).risk).toEqual(panel.risk);
  });

  it('take nothing away', () => {
    const severe = scoreInstruments([{ instrument: 'PHQ-9', total: 25 }]);
    const said = withContext(severe, 'No vomiting. Feels well, walks daily.', NOW);
    expect(said.risk).toEqual(severe.risk);
    expect(said.findings).toEqual(severe.findings);
  });
});

describe('what was not understood [D:read whole]', () => {
  it('is quoted back as it was sent', () => {
    expect(beside('Seen today. Zorbed the grelp twice.').contextNotRead).toEqual(['Zorbed the grelp twice']);
    expect(checkInteractions(['sertraline 50 mg'], { context: 'Zorbed the grelp.' }).contextNotRead).toEqual([
      'Zorbed the grelp',
    ]);
  });

  it('asks where it looks like medicine, beside medicines', () => {
    const { risk } = checkInteractions(['sertraline 50 mg'], {
      context: 'New osteosarcoma, gagging and limping.',
    });
    expect(risk).toMatchObject({ flag: true });
    expect(risk.labels).toContain('words of the context that are not known here and may matter');
  });

  it.each(['Skin normal, mouth clear.', 'Sister has glioblastoma.', 'Hernia repair planned in May.'])(
    'asks for nobody where it is well, over or of somebody else: %s',
    (context) => {
      expect(checkInteractions(['sertraline 50 mg'], { context }).risk.flag).toBe(false);
    },
  );
});

describe('a fact means the same wherever it stands [D:read whole]', () => {
  it.each([
    ['lithium 800 mg', 'vomiting for three days'],
    ['clozapine 300 mg', 'stopped smoking 5 days ago'],
    ['diazepam 10 mg', 'alcohol'],
    ['bupropion 300 mg', 'epilepsy'],
    ['clozapine 300 mg', 'constipation'],
  ])('%s: %s in the list and in the context', (medicine, fact) => {
    const inList = checkInteractions([medicine, fact], { now: NOW });
    const inContext = checkInteractions([medicine], { context: fact, now: NOW });
    expect(inContext.risk.level).toBe(inList.risk.level);
    expect(inContext.assessment?.interactions).toEqual(inList.assessment?.interactions);
    expect(inContext.assessment?.notes).toEqual(inList.assessment?.notes);
    expect(inList.assessment?.unrecognized).toEqual([]);
  });

  it('a complaint that a medicine is given for is treated, an illness is one of the person', () => {
    const risk = (...lines: string[]) => checkInteractions(lines, { now: NOW }).risk.level;
    expect(risk('bupropion 300 mg', 'levetiracetam 500 mg for seizures')).toBe('high');
    expect(risk('clozapine 300 mg', 'senna 15 mg for constipation')).toBe(
      risk('clozapine 300 mg', 'senna 15 mg'),
    );
  });
});
