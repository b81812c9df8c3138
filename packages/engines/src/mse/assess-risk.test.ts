import { MSE_RISK_LEVELS, MseRisk, type MseSelection } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { assessMseRisk } from './assess-risk.ts';
import { DECIDED_OPTIONS } from '../../../clinical/test/mse/catalog.ts';
import { answersOf } from '../../test/mse/cssrs.ts';

/** `perception.illusions` for each recorded option. */
function exam(options: string, cssrs?: string): MseSelection {
  const selection: MseSelection = {};
  for (const path of options.split(' ').filter(Boolean)) {
    const [domain = '', value = ''] = path.split('.');
    (selection[domain] ??= { values: [] }).values.push(value);
  }
  if (cssrs !== undefined) (selection['risk'] ??= { values: [] }).cssrs = answersOf(cssrs);
  return selection;
}

describe('one recorded option [2:2.4 level]', () => {
  it.each(DECIDED_OPTIONS)('$domain $value alone is $level', ({ domain, value, level }) => {
    const risk = assessMseRisk(exam(`${domain}.${value}`));
    expect(risk).toMatchObject({ flag: level !== 'none', level, riskAssessed: domain === 'risk' });
    expect(risk.labels).toHaveLength(level === 'none' ? 0 : 1);
  });
});

describe('several findings [2:2.4 level]', () => {
  it.each([
    ['nothing', '', undefined, 'none'],
    ['findings without risk', 'mood.depressed perception.illusions', undefined, 'none'],
    ['one moderate finding elsewhere', 'mood.hopeless', undefined, 'low'],
    ['the same beside findings without risk', 'mood.hopeless mood.depressed', undefined, 'low'],
    [
      'two moderate findings of one domain',
      'orientation.confused orientation.lethargic',
      undefined,
      'moderate',
    ],
    ['two moderate findings of two domains', 'mood.hopeless insight.absent', undefined, 'moderate'],
    [
      'many moderate findings',
      'mood.hopeless insight.absent risk.self_harm memory.amnesia',
      undefined,
      'moderate',
    ],
    ['one high among moderate ones', 'mood.hopeless behavior.aggressive', undefined, 'high'],
    ['a low finding and a C-SSRS of low', 'mood.hopeless', 'yn---n', 'low'],
    ['a low finding and a C-SSRS of moderate', 'mood.hopeless', 'nyynnn', 'moderate'],
    ['a low finding and a C-SSRS of high', 'mood.hopeless', 'nn---y', 'high'],
    ['a high finding and a complete C-SSRS without yes', 'risk.active_si', 'nn---n', 'high'],
    ['a high finding and a low C-SSRS', 'risk.active_si', 'yn---n', 'high'],
    ['no finding and an incomplete C-SSRS without yes', '', 'n-----', 'none'],
    ['denial and a C-SSRS yes', 'risk.denies_si_hi', 'nyynnn', 'moderate'],
    [
      'denial and a risk finding',
      'risk.none_identified risk.denies_si_hi risk.si_with_plan',
      undefined,
      'high',
    ],
  ])('%s', (_, options, cssrs, level) => {
    const risk = assessMseRisk(exam(options, cssrs));
    expect(risk.level).toBe(level);
    expect(risk.flag).toBe(level !== 'none');
    expect(MseRisk.parse(risk)).toEqual(risk);
  });

  it('counts an option named twice once', () => {
    expect(assessMseRisk({ mood: { values: ['hopeless', 'hopeless'] } }).level).toBe('low');
  });

  it('reads C-SSRS answers in the risk domain only', () => {
    expect(assessMseRisk({ mood: { values: [], cssrs: { q6: 'yes' } } }).level).toBe('none');
  });

  it('leaves what is no domain aside', () => {
    const stray = JSON.parse(
      '{"__proto__":{"values":["active_si"]},"constructor":{"values":[]}}',
    ) as MseSelection;
    expect(assessMseRisk(stray)).toEqual({ flag: false, level: 'none', labels: [], riskAssessed: false });
  });
});

describe('what is named [2:2.4 labels]', () => {
  it.each([
    ['nothing', '', undefined, []],
    [
      'risk findings by domain, then the C-SSRS level',
      'risk.active_si mood.hopeless perception.illusions',
      'nyyynn',
      ['Hopeless', 'Active suicidal ideation', 'C-SSRS High risk'],
    ],
    ['a moderate screen', '', 'nyynnn', ['C-SSRS Moderate risk']],
    ['a low screen', '', 'yn---n', ['C-SSRS Low risk']],
    ['a low screen with open questions', '', 'y-----', ['C-SSRS Low risk', 'C-SSRS screen incomplete']],
    ['an incomplete screen without yes', '', 'nn----', ['C-SSRS screen incomplete']],
    ['an empty screen', '', '------', ['C-SSRS screen incomplete']],
    ['a complete screen without yes', '', 'nn---n', []],
    [
      'findings that need their domain to be understood',
      'insight.absent judgment.grossly_impaired',
      undefined,
      ['Insight absent', 'Judgment grossly impaired'],
    ],
  ])('%s', (_, options, cssrs, labels) => {
    expect(assessMseRisk(exam(options, cssrs)).labels).toEqual(labels);
  });
});

describe('riskAssessed [D:risk not examined]', () => {
  it.each([
    ['an empty exam', {}, false],
    ['other domains only', exam('thought_content.suicidal_thoughts'), false],
    ['a risk entry without values', { risk: { values: [] } }, false],
    ['a risk note alone', { risk: { values: [], text: 'Declined to answer' } }, false],
    ['any risk option', exam('risk.protective_factors_present'), true],
    ['a denial', exam('risk.none_identified'), true],
    ['a complete C-SSRS without yes', exam('', 'nn---n'), true],
    ['an incomplete C-SSRS without yes', exam('', 'nn----'), false],
    ['an empty C-SSRS', exam('', '------'), false],
    ['an incomplete C-SSRS with a yes', exam('', '-----y'), true],
    ['a q2 yes without its follow-up questions', exam('', 'ny---n'), true],
  ])('%s: %j is %s', (_, selection, assessed) => {
    expect(assessMseRisk(selection).riskAssessed).toBe(assessed);
  });
});

it('levels stand from the lowest to the highest', () => {
  expect(MSE_RISK_LEVELS).toEqual(['none', 'low', 'moderate', 'high']);
});
