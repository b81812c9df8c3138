import type { MemberKey } from './define-rule.ts';

/** What to look at when a level changes. From general clinical knowledge. */
interface LevelCheck {
  readonly members: readonly MemberKey[];
  readonly rises: string;
  readonly falls: string;
}

/** The first that a medicine is in counts. */
export const LEVEL_CHECKS: readonly LevelCheck[] = [
  {
    members: [
      'lithium',
      'valproate',
      'carbamazepine',
      'phenytoin',
      'fosphenytoin',
      'phenobarbital',
      'primidone',
      'lamotrigine',
      'clozapine',
      'digoxin',
      'theophylline',
      'cyclosporine',
      'tacrolimus',
      'sirolimus',
      'everolimus',
      'voriconazole',
    ],
    rises: 'level and symptoms',
    falls: 'level and effect',
  },
  { members: ['TCA'], rises: 'level, ECG and symptoms', falls: 'level and effect' },
  { members: ['VKA'], rises: 'INR and bleeding', falls: 'INR' },
  { members: ['DOAC', 'ticagrelor'], rises: 'bleeding', falls: 'protection from clots' },
  {
    members: ['HORMONAL_CONTRACEPTIVE', 'ESTROGEN_CONTRACEPTIVE', 'ulipristal'],
    rises: 'symptoms',
    falls: 'another protection',
  },
  { members: ['methadone', 'levomethadone'], rises: 'drowsiness, breathing and ECG', falls: 'withdrawal' },
  { members: ['OPIOID'], rises: 'drowsiness and breathing', falls: 'pain and withdrawal' },
  {
    members: [
      'pimozide',
      'thioridazine',
      'mesoridazine',
      'sertindole',
      'citalopram',
      'escitalopram',
      'CLASS_IA_III',
    ],
    rises: 'ECG and symptoms',
    falls: 'effect',
  },
  { members: ['ANTIPSYCHOTIC'], rises: 'sedation, blood pressure and movement', falls: 'return of symptoms' },
  {
    members: ['BZD', 'HYP', 'OREXIN_ANTAGONIST'],
    rises: 'drowsiness and falls',
    falls: 'effect and withdrawal',
  },
  { members: ['STATIN'], rises: 'muscle pain', falls: 'lipids' },
  { members: ['BETA_BLOCKER'], rises: 'pulse and blood pressure', falls: 'pulse and blood pressure' },
  { members: ['ANTIHYPERTENSIVE', 'PDE5'], rises: 'blood pressure', falls: 'effect' },
  { members: ['SULFONYLUREA', 'insulin', 'repaglinide'], rises: 'glucose', falls: 'glucose' },
  { members: ['levothyroxine', 'liothyronine'], rises: 'TSH', falls: 'TSH' },
];
