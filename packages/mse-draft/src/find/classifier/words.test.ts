import { expect, it, test } from 'vitest';
import { draftMseSelection } from '../../draft-mse-selection.ts';
import { wordsOf } from './words.ts';

test.each([
  ["He told his wife she'll be fine.", "She told her husband he'll be fine."],
  ["My mother's brother, sir.", "My father's sister, ma'am."],
  ['The lads and the man himself', 'The lads and the woman herself'],
])('"%s" is read as "%s"', (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

it('neither a shell nor a shed is a woman', () => {
  expect(wordsOf('a shell in the shed')).toEqual(['a', 'shell', 'in', 'the', 'shed']);
});

it('a visit of a man and of a woman is drafted alike', () => {
  const visit = (he: string, his: string, husband: string): string =>
    [
      'Clinician: What brings you in?',
      `Patient: My ${husband} says I have changed. ${he} is right, I cry every morning.`,
      'Clinician: How long?',
      `Patient: Since ${his} accident in March. I feel low and I sleep badly.`,
      'Clinician: Any thoughts of ending your life?',
      'Patient: I thought about taking all my tablets last week. I counted them.',
      'Clinician: What stopped you?',
      `Patient: The children, and ${husband === 'wife' ? 'her' : 'his'} face at breakfast.`,
      'Clinician: Do you hear voices?',
      'Patient: No, nothing like that.',
      'Clinician: And now?',
      'Patient: I want help. I know that I am ill.',
      'Clinician: Who is at home?',
      `Patient: My ${husband}, all weekend.`,
    ].join('\n');
  const { selection } = draftMseSelection({ transcript: visit('He', 'his', 'husband') });
  expect(draftMseSelection({ transcript: visit('She', 'her', 'wife') }).selection).toEqual(selection);
  expect(selection.risk?.values).not.toEqual([]);
});
