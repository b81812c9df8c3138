import type { Analyte } from './define-analyte.ts';
import { defineYesOrNo } from './plain-analyte.ts';

const SCREEN =
  'a screen can be falsely positive, and a prescribed medicine explains some. Ask whether it was confirmed';
const REACTIVE = 'a reactive screen needs a confirming test before it is told';

const screen = (key: string, label: string, ...aliases: string[]): Analyte =>
  defineYesOrNo({ key: `urine_${key}`, label: `${label}, urine`, aliases, group: 'substances', any: SCREEN });

const serology = (key: string, label: string, any: string, ...aliases: string[]): Analyte =>
  defineYesOrNo({ key, label, aliases, group: 'infection-and-immunity', any });

/** Tests that are answered with yes or no: classes of a drug screen, serology, antibodies. */
export const YES_OR_NO: readonly Analyte[] = [
  screen(
    'amphetamines',
    'Amphetamines',
    'amphetamines',
    'amphetamine',
    'methamphetamine',
    'amphetamine screen',
    'urine amphetamines',
  ),
  screen(
    'benzodiazepines',
    'Benzodiazepines',
    'benzodiazepines',
    'benzodiazepine',
    'benzodiazepine screen',
    'urine benzodiazepines',
    'benzos',
  ),
  screen(
    'cannabinoids',
    'Cannabinoids',
    'cannabinoids',
    'cannabis',
    'thc',
    'cannabinoid screen',
    'urine cannabinoids',
    'marijuana',
  ),
  screen(
    'cocaine',
    'Cocaine metabolite',
    'cocaine',
    'cocaine metabolite',
    'benzoylecgonine',
    'urine cocaine',
    'cocaine screen',
  ),
  screen('opiates', 'Opiates', 'opiates', 'opiate', 'opiate screen', 'urine opiates', 'opioids'),
  screen(
    'methadone',
    'Methadone',
    'methadone',
    'eddp',
    'methadone metabolite',
    'urine methadone',
    'methadone screen',
  ),
  screen('buprenorphine', 'Buprenorphine', 'buprenorphine', 'norbuprenorphine', 'urine buprenorphine'),
  screen('fentanyl', 'Fentanyl', 'fentanyl', 'norfentanyl', 'urine fentanyl'),
  screen('oxycodone', 'Oxycodone', 'oxycodone', 'urine oxycodone'),
  screen('barbiturates', 'Barbiturates', 'barbiturates', 'barbiturate', 'urine barbiturates'),
  screen('phencyclidine', 'Phencyclidine', 'phencyclidine', 'pcp', 'urine phencyclidine'),
  screen('mdma', 'MDMA', 'mdma', 'ecstasy', 'urine mdma'),
  screen('ketamine', 'Ketamine', 'ketamine', 'norketamine', 'urine ketamine'),
  screen('ethyl_glucuronide', 'Ethyl glucuronide', 'ethyl glucuronide', 'etg', 'urine etg'),
  serology(
    'syphilis',
    'Syphilis antibody',
    REACTIVE,
    'syphilis serology',
    'syphilis',
    'treponema antibody',
    'treponema pallidum antibody',
    'rpr',
    'vdrl',
    'tppa',
    'tpha',
    'syphilis screen',
  ),
  serology(
    'hiv',
    'HIV-1 and HIV-2 antigen and antibody',
    REACTIVE,
    'hiv',
    'hiv ag/ab',
    'hiv antibody',
    'hiv screen',
    'hiv 1/2',
    'hiv serology',
    'hiv 1 and 2',
  ),
  serology(
    'hepatitis_b_surface_antigen',
    'Hepatitis B surface antigen',
    REACTIVE,
    'hbsag',
    'hep b surface antigen',
    'hepatitis b',
  ),
  serology(
    'hepatitis_c_antibody',
    'Hepatitis C antibody',
    REACTIVE,
    'anti hcv',
    'hcv antibody',
    'hep c antibody',
    'hepatitis c',
    'hcv',
  ),
  serology(
    'ana',
    'Antinuclear antibodies',
    'can go with lupus, which can present as psychosis; common in health, and on chlorpromazine',
    'antinuclear antibody',
    'ana screen',
  ),
  serology(
    'anti_dsdna',
    'Antibodies to double-stranded DNA',
    'can go with lupus, which can present as psychosis',
    'anti dsdna',
    'dsdna antibody',
    'ds dna antibodies',
  ),
  serology(
    'nmdar_antibodies',
    'NMDA receptor antibodies',
    'autoimmune encephalitis can present as psychosis, catatonia or seizure',
    'anti nmda receptor antibodies',
    'nmdar antibody',
    'nmda receptor antibody',
    'anti nmdar',
    'nmdar ab',
  ),
  serology(
    'coeliac',
    'Coeliac serology',
    'can go with low mood and lack of iron, folate and vitamin D',
    'celiac serology',
    'ttg iga',
    'tissue transglutaminase antibody',
    'ttg',
  ),
];
