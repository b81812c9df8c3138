import { describe, expect, it } from 'vitest';
import { instrumentsIn, nameInWords } from './name-in-words.ts';

/** Key and kind, with the item. */
function named(words: string): string | undefined {
  const { instrument, is, item } = nameInWords(words) ?? {};
  return instrument && [instrument.key, is, item].filter((each) => each !== undefined).join(' ');
}

describe('words that name an instrument', () => {
  it.each([
    ['PHQ-9 Total Score', 'phq9 total'],
    ['PHQ9 score', 'phq9 total'],
    ['PHQ9_TOTAL', 'phq9 total'],
    ['Patient Health Questionnaire-9: total', 'phq9 total'],
    ['Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]', 'phq9 total'],
    ['Depression screening: PHQ-9', 'phq9 total'],
    ['GAD-7 Summe', 'gad7 total'],
    ['EPDS score', 'epds total'],
    ['Edinburgh Postnatal Depression Scale', 'epds total'],
    ['PCL-5 Total Severity Score', 'pcl5 total'],
    ['AUDIT-C total score', 'auditc total'],
    ['Montgomery-Åsberg Depression Rating Scale', 'madrs total'],
    ['PHQ-9 modified for teens, total', 'phqa total'],
  ])('%s is a total: %s', (words, expected) => {
    expect(named(words)).toBe(expected);
  });

  it.each([
    ['PHQ-9 item 9', 'phq9 item 9'],
    ['PHQ-9 Question 9: self-harm', 'phq9 item 9'],
    ['EPDS Q10', 'epds item 10'],
    ['MADRS item 10 score', 'madrs item 10'],
    ['PHQ-9 item', 'phq9 item'],
    ['PHQ-9 difficulty', 'phq9 other'],
    ['PHQ-9 percentile', 'phq9 other'],
    ['PHQ-9 severity', 'phq9 other'],
    ['PHQ-9 interpretation', 'phq9 other'],
    ['PHQ-9 screening status', 'phq9 other'],
    ['Mother PHQ-9 score', 'phq9 other'],
    ['GAD-7 change', 'gad7 other'],
    ['PHQ-9 zebra', 'phq9 unclear'],
  ])('%s is no total: %s', (words, expected) => {
    expect(named(words)).toBe(expected);
  });

  it.each([
    '',
    'Quality audit score',
    'Goals and aims',
    'Total score',
    'Blood pressure',
    'PHQ-9 and GAD-7',
    'auditory hallucinations',
    'phq',
  ])('%s names none, or several', (words) => {
    expect(named(words)).toBeUndefined();
  });

  it('is a name beside its own words, although it is a word', () => {
    expect(named('AUDIT total score')).toBe('audit total');
    expect(instrumentsIn('quality-audit')).toEqual([]);
    expect(instrumentsIn('audit-questionnaire').map(({ key }) => key)).toEqual(['audit']);
  });

  it('can name several', () => {
    expect(instrumentsIn('PHQ-9 and GAD-7 intake').map(({ key }) => key)).toEqual(['phq9', 'gad7']);
  });
});
