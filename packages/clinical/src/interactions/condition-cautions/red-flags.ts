import { memory } from '../../evidence/evidence.ts';
import { defineCautions } from './define-caution.ts';

/** A medicine and symptoms that together want somebody to look now. */
export const RED_FLAGS = defineCautions([
  {
    id: 'C101',
    states: ['constipation', 'no_stool', 'ileus'],
    members: ['clozapine'],
    level: 'high',
    why: 'slowed bowel can become ileus, obstruction and perforation',
    advice:
      'look at the abdomen now where there is pain, vomiting, distension or no stool for days; ask about every motion',
    evidence: memory('MHRA 2017 and FDA 2020 on clozapine and constipation'),
  },
  {
    id: 'C102',
    states: ['rash', 'mucosal_ulcers', 'severe_skin_reaction', 'angioedema', 'swollen_glands'],
    onlyNow: true,
    members: [
      'lamotrigine',
      'carbamazepine',
      'oxcarbazepine',
      'phenytoin',
      'phenobarbital',
      'modafinil',
      'armodafinil',
    ],
    level: 'high',
    why: 'a serious skin reaction until shown otherwise, above all with fever or sores of the mouth',
    advice:
      'look at skin, mouth, eyes and temperature now; usually stopped at the first rash unless it is clearly not due to it',
    evidence: memory('label of lamotrigine'),
  },
]);
