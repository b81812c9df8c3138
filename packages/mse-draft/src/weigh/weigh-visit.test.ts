import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { OUTPUTS } from '../find/classifier/outputs.ts';
import type { Scores } from '../find/classifier/classify.ts';
import { draftMseSelection } from '../draft-mse-selection.ts';
import { extract } from '../extract-findings.ts';
import { readTranscript } from '../segment/read-transcript.ts';
import { clipped, columnsOf, countsOf } from './visit-evidence.ts';
import { RULED, SPREADS, VISIT_WEIGHTS } from './visit-weights.ts';
import { ANY_RISK, speaksMostFor, weighVisit } from './weigh-visit.ts';

const scores = (over: Partial<Scores> = {}): Scores =>
  ({ ...Object.fromEntries(OUTPUTS.map((output) => [output, -2])), ...over }) as Scores;
const NOTHING = { statements: [], answers: [], observations: [], ruled: new Map<string, number>() };

describe('what a visit is weighed by', () => {
  it('is a column for each weight that is learned', () => {
    expect(columnsOf(NOTHING, RULED)).toHaveLength(SPREADS.length);
  });

  it('is the highest and the mean score of each output, no further than 4 from nothing', () => {
    const columns = columnsOf({ ...NOTHING, statements: [scores({ risk: 9 }), scores({ risk: -1 })] }, []);
    expect([columns[0], columns[OUTPUTS.length]]).toEqual([4, 1.5]);
    expect([clipped(9), clipped(-9), clipped(1)]).toEqual([4, -4, 1]);
  });

  it('holds more observations than one call takes', () => {
    const [one] = extract(readTranscript(QUIET.join('\n')), QUIET.join('\n')).statements;
    const observations = Array.from({ length: 200_000 }, () => one?.scores as never);
    expect(columnsOf({ ...NOTHING, observations }, RULED)).toHaveLength(SPREADS.length);
  });

  test.each([
    [[false], 1],
    [[true], 0.5],
    [[false, true], 1.5],
    [[false, false, false], 2],
  ])('counts findings of one option, hedged ones half and two at most: %j is %d', (hedged, count) => {
    const findings = hedged.map((isHedged) => ({
      domain: 'mood' as const,
      value: 'sad',
      quote: '',
      start: 0,
      end: 0,
      speaker: 'patient' as const,
      basis: 'patient_statement' as const,
      provenance: 'patient_reported' as const,
      hedged: isHedged,
      isRisk: false,
      screen: [],
    }));
    expect(countsOf(findings).get('mood.sad')).toBe(count);
  });
});

describe('a visit as a whole', () => {
  it('is weighed for every option, answer and level that is learned, each with a number', () => {
    const weighed = weighVisit(NOTHING);
    expect([...weighed.keys()]).toEqual(Object.keys(VISIT_WEIGHTS));
    expect([...weighed.values()].every(Number.isFinite)).toBe(true);
  });

  it('has more risk the more of it is said', () => {
    const of = (risk: number): number =>
      weighVisit({ ...NOTHING, statements: [scores({ risk }), scores()] }).get(ANY_RISK) ?? Number.NaN;
    expect(of(3)).toBeGreaterThan(of(0));
    expect(of(0)).toBeGreaterThan(of(-3));
  });

  it('names the statement that speaks most for an option, and none where nothing was said', () => {
    const statements = [scores(), scores({ 'option:mood.depressed': 3 }), scores()];
    expect(speaksMostFor('mood.depressed', statements)).toBe(1);
    expect(speaksMostFor('mood.depressed', [])).toBe(-1);
    expect(speaksMostFor('mood.unheard_of', statements)).toBe(-1);
  });
});

const QUIET = [
  'Clinician: How have you been since the spring?',
  'Patient: Good, thanks. The new job suits me and I am sleeping well.',
  'Clinician: And your mood?',
  'Patient: Steady. I laugh again, my wife says so too.',
  'Clinician: Any thoughts of ending your life?',
  'Patient: No, never.',
  'Clinician: Or of hurting anybody?',
  'Patient: Only whoever designed the car park. No, nobody.',
  'Clinician: Do you hear voices, or see things that others do not?',
  'Patient: No, nothing like that.',
  'Clinician: And the tablets?',
  'Patient: Every morning, with the porridge.',
  'Clinician: How do you see the next months?',
  'Patient: We want to paint the kitchen.',
];

describe('a draft of a whole visit [D:draft agent]', () => {
  it('takes a no with a joke for a denial where the visit is quiet', () => {
    const { selection, toClarify } = draftMseSelection({ transcript: QUIET.join('\n') });
    expect(selection.risk?.values).toContain('denies_si_hi');
    expect(toClarify).toEqual([]);
  });

  it('takes denials of a wish to be dead and of harming oneself together for one of suicide', () => {
    const transcript = QUIET.join('\n').replace(
      'Any thoughts of ending your life?',
      'Do you ever wish that you were dead?\nPatient: No.\nClinician: Any thoughts of harming yourself?',
    );
    expect(draftMseSelection({ transcript }).selection.risk?.values).toContain('denies_si_hi');
  });

  it('takes a denial of a wish to be dead for none of suicide', () => {
    const transcript = QUIET.join('\n').replace(
      'Any thoughts of ending your life?',
      'Do you ever wish that you were dead?',
    );
    expect(draftMseSelection({ transcript }).selection.risk?.values ?? []).not.toContain('denies_si_hi');
  });

  test.each([
    ['Have you ever acted on one of the pictures?', 'Never. I have not so much as slapped anybody.'],
    ['And do you ever want to do it, or feel you might?', 'God, no. I would not hurt a fly.'],
    ['Do you want to do any of it?', 'God, no. It is the last thing I would ever want.'],
  ])(
    'takes a denial of harm to others for one only where it is asked about by name: "%s"',
    (question, answer) => {
      const transcript = QUIET.join('\n')
        .replace('Or of hurting anybody?', question)
        .replace('Only whoever designed the car park. No, nobody.', answer);
      expect(draftMseSelection({ transcript }).selection.risk?.values ?? []).not.toContain('denies_si_hi');
    },
  );

  test.each([
    ['Or of hurting anybody?'],
    ['Any thoughts of harming another person?'],
    ['Is there anybody you want to harm?'],
    ['Do you ever feel like hurting your sister?'],
  ])('takes a no for a denial of harm to others where it answers "%s"', (question) => {
    const transcript = QUIET.join('\n')
      .replace('Or of hurting anybody?', question)
      .replace('Only whoever designed the car park. No, nobody.', 'No, nobody.');
    expect(draftMseSelection({ transcript }).selection.risk?.values).toContain('denies_si_hi');
  });

  test.each([
    ['I am saving up my tablets for when I need them.'],
    ['I bought a rope and I know where I will do it.'],
    ['I want to kill myself.'],
    ['I have the pills counted out.'],
    ['I wrote the letters to the kids last night.'],
    ['Sometimes I think they would be better off without me.'],
    ['I went up on the bridge on Tuesday.'],
    ['I took forty paracetamol last month.'],
    ['I keep a gun under the bed.'],
    ['I am going to make him pay for it, I have the hammer in the car.'],
    ['I gave my dog away so it is all sorted.'],
  ])('is not reassured where "%s" is said among all that', (said) => {
    const { selection, toClarify } = draftMseSelection({
      transcript: [...QUIET, 'Clinician: Anything else?', `Patient: ${said}`].join('\n'),
    });
    expect(selection.risk?.values ?? []).not.toContain('denies_si_hi');
    expect([...(selection.risk?.values ?? []), ...toClarify]).not.toEqual([]);
  });

  it('cites words of the transcript for every option that is weighed in', () => {
    const visit = new URL('../../test/transcripts/depression-moderate.json', import.meta.url);
    const { text: transcript } = JSON.parse(readFileSync(visit, 'utf8')) as { text: string };
    const { findings } = extract(readTranscript(transcript), transcript);
    expect(findings.length).toBeGreaterThan(0);
    for (const { quote, start, end } of findings) expect(transcript.slice(start, end)).toBe(quote);
  });

  it('weighs no visit whose speakers are not known, and none of a few words', () => {
    const short = QUIET.slice(0, 4).join('\n');
    const unknown = QUIET.map((line) => line.replace(/^\w+: /, '')).join(' ');
    for (const transcript of [short, unknown])
      expect(draftMseSelection({ transcript }).selection.risk?.values ?? []).not.toContain('denies_si_hi');
  });
});
