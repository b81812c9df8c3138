import { describe, expect, it } from 'vitest';
import { interactionsAmong } from './interactions-among.ts';
import { takenOf } from './test-taken.ts';

const among = (a: string, b: string) => interactionsAmong([takenOf(a), takenOf(b)])[0];

describe('rules of enzyme classes', () => {
  it.each([
    ['itraconazole', 'budesonide', 'major'],
    ['clarithromycin', 'maraviroc', 'major'],
    ['erythromycin', 'maraviroc', 'moderate'],
    ['verapamil', 'felodipine', 'moderate'],
    ['enzalutamide', 'maraviroc', 'major'],
    ['efavirenz', 'felodipine', 'moderate'],
    ['duloxetine', 'tolterodine', 'moderate'],
    ['cinacalcet', 'nebivolol', 'moderate'],
    ['amiodarone', 'glimepiride', 'moderate'],
    ['verapamil', 'edoxaban', 'moderate'],
  ])('%s with %s is %s', (a, b, severity) => {
    expect(among(a, b)?.severity).toBe(severity);
    expect(among(b, a)?.evidence).toBe('provisional');
  });

  it.each([
    ['azithromycin', 'felodipine'],
    ['azithromycin', 'buspirone'],
    ['pantoprazole', 'diazepam'],
    ['pantoprazole', 'clopidogrel'],
    ['sertraline', 'tizanidine'],
    ['sertraline', 'melatonin'],
    ['sertraline', 'nebivolol'],
    ['citalopram', 'felodipine'],
    ['cetirizine', 'ketoconazole'],
    ['fluoxetine', 'rabeprazole'],
    ['lorazepam', 'itraconazole'],
    ['pravastatin', 'clarithromycin'],
    ['darunavir', 'ritonavir'],
  ])('near misses are silent on enzymes: %s with %s', (a, b) => {
    expect(among(a, b)?.ruleIds?.some((id) => id.startsWith('X60') || id.startsWith('X61')) ?? false).toBe(
      false,
    );
  });

  it('give way to a rule that names the pair', () => {
    expect(among('clarithromycin', 'simvastatin')?.ruleIds).not.toContain('X600');
    expect(among('fluvoxamine', 'tizanidine')?.ruleIds).toEqual(['D107']);
  });
});
