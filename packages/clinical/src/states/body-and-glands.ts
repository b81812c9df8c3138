import { defineStates } from './define-state.ts';

/** Metabolism, glands, eyes, bladder and sexual function. */
export const BODY_AND_GLANDS = defineStates([
  {
    key: 'diabetes',
    label: 'diabetes',
    says: ['diabet(?:es|ic)|t[12]dm|type (?:1|2|one|two) dm|iddm|niddm|hba1c (?:of )?(?:[7-9]|1[0-9])'],
    pastCounts: true,
  },
  {
    key: 'high_glucose_signs',
    label: 'signs of high glucose',
    says: [
      'ketoacidosis|dka|polyuri[ac]|polydipsi[ac]|(?:very |always |constantly )?thirsty|(?:constant|excessive|raging|terrible) thirst|pee(?:ing)? (?:all the time|constantly|a lot|more)|passing (?:a lot|lots|more) (?:of )?(?:urine|water)|blood sugars? (?:of |is |was |up |at )?(?:high|[2-9][0-9])|hyperglyc(?:a)?emi[ac]',
    ],
  },
  {
    key: 'low_glucose',
    label: 'low glucose',
    says: [
      'hypoglyc(?:a)?emi[ac]|hypos?(?=$| )|low (?:blood )?(?:sugar|glucose)s?|blood sugars? (?:of |is |was )?(?:low|[12]\\b)',
    ],
  },
  {
    key: 'low_sodium_words',
    label: 'low sodium',
    says: ['hyponatr(?:a)?emi[ac]|low sodium(?! diet)|sodium (?:is |was )?low|siadh'],
    pastCounts: true,
  },
  {
    key: 'thyroid_disease',
    label: 'thyroid disease',
    says: [
      'hypothyroid(?:ism)?|hyperthyroid(?:ism)?|thyrotox(?:ic|icosis)|graves(?: disease)?|hashimoto(?:s)?|underactive thyroid|overactive thyroid|goitre|goiter|myx(?:o)?edema',
    ],
    pastCounts: true,
  },
  {
    key: 'glaucoma',
    label: 'angle-closure glaucoma',
    says: [
      '(?:narrow|closed|acute) angle(?: closure)?(?: glaucoma)?|angle closure|glaucoma|(?:eye pain|painful eye|red painful eye|halos)|painful red eye',
    ],
    pastCounts: true,
  },
  {
    key: 'urinary_retention',
    label: 'urinary retention or a large prostate',
    says: [
      'urinary retention|retention of urine|can not (?:pee|pass (?:urine|water)|wee)|(?:not|unable to) (?:pass(?:ed|ing)? (?:urine|water)|pee|wee)|(?:in )?retention(?: of urine)?|bph|(?:enlarged|large) prostate|prostatic (?:hyperplasia|hypertrophy)|prostatism|residual (?:volume )?of [3-9][0-9][0-9]|catheter(?:is|iz)?(?:ed)?',
    ],
    pastCounts: true,
  },
  {
    key: 'priapism',
    label: 'priapism',
    says: ['priapism|erection (?:for|lasting|that will not|over|more than)|prolonged erections?'],
    pastCounts: true,
  },
  {
    key: 'prolactin_signs',
    label: 'signs of raised prolactin',
    says: [
      'galactorrh(?:o)?ea|amenorrh(?:o)?ea|gyn(?:a)?ecomastia|milk from|leaking milk|lactating unexpectedly|prolactinoma|hyperprolactin(?:a)?emia|missed periods|periods? (?:have )?stopped',
    ],
    pastCounts: true,
  },
  {
    key: 'breast_cancer',
    label: 'cancer that hormones drive',
    says: ['breast cancer|ca breast|on tamoxifen|oestrogen receptor positive|estrogen receptor positive'],
    pastCounts: true,
  },
  {
    key: 'low_weight',
    label: 'very low weight',
    says: [
      'bmi (?:of |is |was |at |down to )?1[0-7](?![0-9])|underweight|emaciated|cachectic|severe(?:ly)? malnourished|malnutrition|refeeding',
    ],
  },
  {
    key: 'porphyria',
    label: 'porphyria',
    says: ['porphyri(?:a|as)|aip'],
    pastCounts: true,
  },
  {
    key: 'osteoporosis',
    label: 'osteoporosis',
    says: ['osteopor(?:osis|otic)|osteopenia|fragility fractures?'],
    pastCounts: true,
  },
  {
    key: 'jaundice',
    label: 'jaundice or signs of liver injury',
    says: [
      'jaundic(?:e|ed)|yellow(?:ing)? (?:skin|eyes|of (?:the|her|his) (?:skin|eyes))|(?:skin|eyes) (?:is |are |have |has )?(?:gone |turned |going )?yellow|dark urine and pale|pale stools?|acute liver|liver (?:failure|injury)|hepatotoxicity',
    ],
  },
  {
    key: 'transplant',
    label: 'a transplant',
    says: [
      '(?:kidney|renal|liver|heart|lung|bone marrow) transplant(?:ed)?|transplant (?:recipient|patient)',
    ],
    pastCounts: true,
  },
]);
