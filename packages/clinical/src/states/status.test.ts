import { describe, expect, it } from 'vitest';
import { findStates } from './find-states.ts';

const YEAR = 2026;

/** The states a text says are so now. */
const presentIn = (text: string): string[] => [
  ...new Set(
    findStates(text, YEAR)
      .filter(({ status }) => status === 'present')
      .map(({ state }) => state.key),
  ),
];
const statusOf = (text: string, key: string): string | undefined =>
  findStates(text, YEAR).find(({ state }) => state.key === key)?.status;

describe('what is so now [D:read whole]', () => {
  it.each([
    ['Vomiting and diarrhoea for three days.', 'volume_loss'],
    ['D&V since Tuesday', 'volume_loss'],
    ['No better, vomiting since last night', 'volume_loss'],
    ['No bowel motion for six days, abdominal pain, vomiting.', 'volume_loss'],
    ['No fever but vomiting since last night', 'volume_loss'],
    ['Denies drinking. Vomits every morning.', 'volume_loss'],
    ['Mother says he vomits after every meal', 'volume_loss'],
    ['Wife reports that he had a seizure this morning', 'seizure'],
    ['His partner found him having a seizure', 'seizure'],
    ['had a fit this morning', 'seizure'],
    ['Epilepsy, last seizure in May', 'epilepsy'],
    ['known epileptic', 'epilepsy'],
    ['T 38.6, stiff', 'fever'],
    ['Not drinking alcohol now but smokes 20 a day', 'smoking'],
    ['Stopped drinking two days ago', 'alcohol_withdrawal'],
    ['Last drink 30 hours ago', 'alcohol_withdrawal'],
    ['sober for 3 days', 'alcohol_withdrawal'],
    ['Gave up smoking ten days ago', 'smoking_stopped'],
    ['quit smoking last week', 'smoking_stopped'],
    ['?seizure overnight', 'seizure'],
    ['possible seizure overnight', 'seizure'],
    ['No improvement in the rash', 'rash'],
    ['Rash no better', 'rash'],
    ['rash still there, started four months ago', 'rash'],
    ['chest pain on and off since Sunday', 'chest_pain'],
    ['c/o chest pain', 'chest_pain'],
    ['Alzheimer dementia, 84-year-old woman', 'dementia'],
    ['Two falls this month', 'falls'],
    ['His wife cannot rouse him', 'unrousable'],
    ['blotchy rash all over', 'rash'],
    ['No bowel movement 9 days, belly distended', 'ileus'],
    ['Stopped speaking two days ago', 'mutism'],
    ['Cirrhosis, Child-Pugh C', 'liver_severe'],
  ])('%s', (text, key) => {
    expect(presentIn(text)).toContain(key);
  });
});

describe('a year beside an illness [D:read whole]', () => {
  it.each([
    ['Sepsis (1977)', 'sepsis', 'past'],
    ['Pneumonia (2019), atrial fibrillation (2020)', 'infection', 'past'],
    ['Sepsis, 1977', 'sepsis', 'past'],
    ['Sepsis (2026)', 'sepsis', 'present'],
    ['Chronic kidney disease stage 3 (2018)', 'kidney_reduced', 'present'],
    ['Cirrhosis (2019)', 'liver_severe', 'present'],
    ['Asthma (2004)', 'asthma', 'present'],
    ['ROS neg for rash, fever', 'fever', 'absent'],
  ])('%s', (text, key, status) => {
    expect(statusOf(text, key)).toBe(status);
  });
});

describe('what is denied [D:read whole]', () => {
  it.each([
    'No vomiting.',
    'No fever, rash or vomiting.',
    'has had no vomiting and no diarrhoea',
    'Denies chest pain, palpitations or syncope.',
    'denied any seizures',
    'never had a seizure',
    'The patient herself has never had an eating disorder, a seizure or a head injury and does not drink alcohol.',
    'No history of seizures, head injury or eating disorder.',
    'seizures: none',
    'Nil chest pain',
    'without rash',
    'No rash or mouth ulcers seen',
    'rash excluded',
    'Chest pain denied.',
    'no longer vomiting',
    'Non-smoker, no alcohol',
    'Never smoked',
    'Drinks no alcohol.',
    'does not drink alcohol',
    'Not drinking any alcohol',
    'No sore throat, no mouth ulcers, no fever.',
    'no evidence of psychosis',
    'afebrile, no rigidity, no clonus',
    'Seizure free since 2015',
    'has not vomited',
    'neither vomiting nor diarrhoea',
    'No palpitations, no fainting.',
    'no sign of rash anywhere',
    'negative for fever',
    'no recent falls',
    'chest pain - no',
    'Enquired about sore throat, fever, constipation: none.',
    'Asked about chest pain, palpitations, breathlessness: denies all.',
    'Psychosis and epilepsy excluded.',
  ])('%s', (text) => {
    expect(presentIn(text)).toEqual([]);
  });
});

describe('what is over [D:read whole]', () => {
  it.each([
    ['Diarrhoea resolved last week', 'volume_loss'],
    ['The rash has settled', 'rash'],
    ['Vomiting stopped on Monday and he is eating again', 'volume_loss'],
    ['Had a sore throat last winter', 'sore_throat'],
    ['Rash in 2021, healed in two weeks', 'rash'],
    ['Seizure as a child', 'seizure'],
    ['childhood febrile convulsion', 'seizure'],
    ['history of seizures', 'seizure'],
    ['recovered from pneumonia in March last year', 'infection'],
    ['Ex-smoker, quit 10 years ago', 'smoking'],
    ['sober for 4 years', 'alcohol'],
    ['used to drink heavily', 'alcohol'],
    ['chest pain two years ago, investigated', 'chest_pain'],
    ['previous DVT', 'thrombosis'],
    ['Tremor in the first week, gone now', 'tremor'],
    ['Slight stiffness in the first month, procyclidine stopped, none since', 'rigidity'],
    ['Constipated before, fine now', 'constipation'],
    ['Fainted once at a blood test as a student', 'syncope'],
    ['Had covid in January, recovered', 'infection'],
  ])('%s', (text, key) => {
    expect(presentIn(text)).toEqual([]);
    expect(statusOf(text, key)).toBe('past');
  });
});

describe('what is somebody else’s [D:read whole]', () => {
  it.each([
    'Mother has epilepsy.',
    'Her husband smokes 20 a day.',
    'Her sister was treated for bulimia.',
    'Partner was treated for alcohol dependence two years ago',
    'Father had a heart attack at 50',
    'family history of epilepsy',
    'FH: epilepsy, stroke',
    'Looks after her mother who has dementia',
    'The vomiting bug was in her sister’s house and she did not catch it.',
    'It is his wife who gave up smoking last month',
    'Worried about her son, who has a rash',
    'Baby has a fever',
    'His brother died of a heart attack',
    'Norovirus on the ward: two other patients are vomiting',
    'lives with a smoker',
    'Her toddler had diarrhoea last week',
    'Sister in law has vomiting',
  ])('%s', (text) => {
    expect(presentIn(text)).toEqual([]);
  });
});

describe('what is watched for, a condition or only planned [D:read whole]', () => {
  it.each([
    'Advised to stop if rash.',
    'Knows to ring us if she gets a sore throat.',
    'Warned about constipation',
    'to report any fever or sore throat',
    'monitor for seizures',
    'Risk of falls discussed',
    'Leaflet on dehydration given',
    'Wants to stop smoking next month',
    'Planning to quit smoking in January',
    'If vomiting, omit lithium and call',
    'Return if chest pain',
    'Flu vaccine given',
    'Afraid of having a seizure',
    'takes it to prevent migraine',
    'asked about chest pain',
  ])('%s', (text) => {
    expect(presentIn(text)).toEqual([]);
  });
});

describe('a manner of speaking [D:read whole]', () => {
  it.each([
    'Fit and well',
    'fit for work',
    'fell asleep in front of the TV',
    'fell in love',
    'stroke of luck',
    'sick leave until Friday',
    'sick of the commute',
    'shook hands on leaving',
    'heartbroken about the cat',
    'Speed limit on his road',
  ])('%s', (text) => {
    expect(presentIn(text)).toEqual([]);
  });
});

describe('what is as it was for long', () => {
  const daysOf = (text: string) => findStates(text, YEAR)[0]?.days ?? 0;

  it.each(['Muddled at night as ever, no worse', 'Confused as usual', 'Tremor unchanged'])(
    '%s is no sign of these days',
    (text) => {
      expect(daysOf(text)).toBeGreaterThan(100);
    },
  );

  it.each(['More confused than usual', 'Unsteady as never before', 'Tremor worse since Monday'])(
    '%s is one',
    (text) => {
      expect(daysOf(text)).toBeLessThan(100);
    },
  );
});
