import { describe, expect, it, test } from 'vitest';
import { draftMseSelection } from './draft-mse-selection.ts';
import { extractFindings } from './extract-findings.ts';
import { readTranscript } from './segment/read-transcript.ts';

describe('a transcript that is not as expected [D:draft agent]', () => {
  it('in another language is not read, and says so', () => {
    const transcript =
      'Médico: ¿Cómo se ha sentido desde la última vez?\nPaciente: Muy mal, doctor, no duermo y a veces pienso que sería mejor no despertar más, porque ya no puedo con todo esto.';
    const { selection, warnings, toClarify } = draftMseSelection({ transcript });
    expect(selection).toEqual({});
    expect(toClarify).toEqual([]);
    expect(warnings).toContain('Transcript not read: not English.');
  });

  it('through an interpreter is the patient’s', () => {
    const transcript =
      'Dr. Lee: Does she want to die?\nInterpreter: She says, yes. She says she wants to kill herself.\nDr. Lee: Thank you.';
    expect(draftMseSelection({ transcript }).selection.risk?.values).toContain('active_si');
  });

  it('of three speakers marks what a relative says as collateral', () => {
    const transcript =
      'Dr: What happened?\nWife: He said he wanted to kill himself.\nPt: I did not.\nDr: And now?\nPt: I slept.';
    const risks = extractFindings(readTranscript(transcript), transcript).filter(({ isRisk }) => isRisk);
    expect(risks.map(({ attribution }) => attribution?.source)).toContain('collateral');
  });

  test.each([
    ['that ends in the middle', 'Dr: Any thoughts of suicide?\nPt: Well, I'],
    ['without a word', '...\n...\n???'],
    ['of one very long word', 'a'.repeat(200_000)],
  ])('%s is drafted without a reassurance', (_what, transcript) => {
    const { selection } = draftMseSelection({ transcript });
    expect(selection.risk?.values ?? []).not.toContain('denies_si_hi');
  });

  it('that comes twice gives what it gives once', () => {
    const once = 'Dr: How is your mood?\nPt: Low. I want to kill myself.\n';
    const values = (transcript: string) => draftMseSelection({ transcript }).selection.risk?.values;
    expect(values(once + once)).toEqual(values(once));
  });
});
