import { describe, expect, test } from 'vitest';
import { extract } from '../extract-findings.ts';
import { readTranscript } from '../segment/read-transcript.ts';

const AROUND = [
  'Clinician: How have you been since the spring?',
  'Patient: Good, thanks. The new job suits me and I am sleeping well.',
  'Clinician: And your mood?',
  'Patient: Steady. I laugh again, my wife says so too.',
  'Clinician: And the tablets?',
  'Patient: Every morning, with the porridge.',
  'Clinician: How do you see the next months?',
  'Patient: We want to paint the kitchen.',
];

/** What an answer denies, in a visit that is weighed as a whole. */
function denied(question: string, answer: string): string[] {
  const transcript = [...AROUND, `Clinician: ${question}`, `Patient: ${answer}`].join('\n');
  return extract(readTranscript(transcript), transcript)
    .topics.filter((topic) => topic.answer === 'denied')
    .flatMap(({ topics }) => topics);
}

describe('what a no denies [D:draft agent]', () => {
  test.each<[question: string, answer: string, topics: string[]]>([
    ['Any thoughts of hurting anybody? The neighbours, say?', 'No. He has a Zimmer frame.', ['others_harm']],
    ['Voices? Visions?', 'No, not one.', ['hearing', 'seeing']],
    ['Any thoughts of suicide, or of hurting someone?', 'Neither.', ['suicide', 'others_harm']],
    ['Any thoughts of suicide? Of hurting anyone?', 'No and no.', ['suicide', 'others_harm']],
    ['Any thoughts of suicide, or of hurting someone?', 'Neither', ['suicide', 'others_harm']],
    ['Any thoughts of hurting anybody?', 'No, I never hurt anybody.', ['others_harm']],
  ])('is all that was asked in "%s" for "%s"', (question, answer, topics) => {
    expect(denied(question, answer)).toEqual(expect.arrayContaining(topics));
  });

  test.each<[question: string, answer: string, topic: string]>([
    ['Any thoughts of suicide? Of hurting anyone?', 'No.', 'suicide'],
    ['Any thoughts of suicide?', "No. Not that one. I'm not answering that one.", 'suicide'],
    ['Any thoughts of suicide?', 'No, ask my solicitor.', 'suicide'],
    ['Have you been cutting, any thought of suicide?', 'No, I have not cut since February.', 'suicide'],
    ['And the lithium, the one against the suicidal thoughts?', 'No.', 'suicide'],
    ['Any thoughts of suicide?', 'No. I have the pills counted out.', 'suicide'],
    ['Do you ever wish that you were dead?', 'No, never.', 'suicide'],
  ])('of "%s" by "%s" is not %s', (question, answer, topic) => {
    expect(denied(question, answer)).not.toContain(topic);
  });
});
