import { defineStates } from './define-state.ts';

/** Metabolism, glands and hormones. */
export const GLANDS_AND_METABOLISM = defineStates([
  {
    key: 'diabetes',
    label: 'diabetes',
    says: [
      '(?<!pre )(?<!gestational )diabet(?:es|ic)(?! (?:insipidus|ketoacidosis|retinopathy|foot check))|t[12]dm|type (?:1|2|one|two) (?:dm|diabet(?:es|ic))|iddm|niddm',
    ],
    pastCounts: true,
  },
  {
    key: 'ketoacidosis',
    label: 'ketoacidosis or its signs',
    says: [
      'ketoacidosis|dka|ketones? (?:(?:of|are|is|was|were|in|urine|blood|the|at) ){0,3}(?:[3-9]|high|raised|positive|up|\\+\\+)|(?:raised|high|positive) ketones|breath (?:(?:is|smells?|smelling|smelled|of|like) ){0,3}(?:pear drops|fruity|acetone|sweet|nail (?:varnish|polish)(?: remover)?)|(?:pear drops|fruity|acetone|ketotic) (?:on (?:her|his) )?breath|kussmaul|deep (?:sighing|rapid) breathing|hyperosmolar|hhs(?=$| )',
    ],
  },
  {
    key: 'high_glucose_signs',
    label: 'signs of high glucose',
    says: [
      '(?:drinking|drinks|drink|drank|drain|drains|draining) (?:[^ ]+ ){0,3}(?:from the tap|jug after jug|[0-9]+ litres?|the tap|bottles? of water|dry)(?= (?:all|a|and|every|night|day))|thirst (?:that|will not|nothing)|(?:can not|could not) (?:stop|get enough) (?:drinking|water|to drink)',
      'polyuri[ac]|polydipsi[ac]|(?:always |constantly |raging |so |terribly )?thirsty|(?:constant|excessive|raging|terrible|unquenchable|increased) thirst|thirst(?= and)|drink(?:s|ing)? (?:gallons|buckets|(?:liters|pints|jugs)(?: and pints)? of (?:water|squash|pop|coke|fluid))|(?:pee|wee|urinat)(?:ing|s|es)? (?:constantly|a lot|more|loads|every (?:hour|half hour|ten minutes)|all night)|(?:passing|passes) (?:a lot|lots|more|loads|liters) (?:of )?(?:urine|water)|up (?:all night|[4-9] times|five times|six times|every hour) (?:to (?:pee|wee|pass|the (?:toilet|loo))|peeing)|blood (?:sugars?|glucose) (?:(?:of|is|are|was|were|up|at|running|very|in the|over|now|has been|have been) ){0,3}(?:high|twenties|thirties|hi|[2-9][0-9])|hyperglyc(?:a)?emi[ac]|bms? (?:of |is |are |was |were |running |in the )*(?:high|hi|[2-3][0-9])(?! [0-9])|sugars (?:are |is |were |have been |through |the )*(?:high|sky high|roof|all over)',
    ],
  },
  {
    key: 'low_glucose',
    label: 'low glucose',
    says: [
      'hypoglyc(?:a)?emi[ac]|hypos?(?= |$)(?! (?:awareness|treatment|box))|low (?:blood )?(?:sugar|glucose)s?|blood (?:sugars?|glucose) (?:(?:of|is|was|were|down|at|to|dropped|only) ){0,3}(?:low|[12])(?! [0-9]{2})|bm (?:of |is |was |down to )*(?:low|lo|[12])(?=$| [0-9](?=$| ))',
    ],
  },
  {
    key: 'low_sodium_words',
    label: 'low sodium',
    says: [
      'hyponatr(?:a)?emi[ac]|low (?:serum )?(?:sodium|na)(?! (?:diet|salt))|(?:sodium|na) (?:(?:is|was|has|have|very|still|come back|came back|gone) ){0,2}(?:low|dropped|falling|down)|siadh',
    ],
    pastCounts: true,
  },
  {
    key: 'lactic_acidosis',
    label: 'lactic acidosis',
    says: [
      'lactic acidosis|(?:raised|high|elevated) lactate|lactate (?:of |is |was |at )?(?:[4-9]|1[0-9])(?! [0-9]{2})|metabolic acidosis',
    ],
    pastCounts: true,
  },
  {
    key: 'hyperthyroid',
    label: 'overactive thyroid',
    says: ['hyperthyroid(?:ism)?|thyrotox(?:ic|icosis)|graves(?: disease)?|overactive thyroid|thyroid storm'],
    pastCounts: true,
  },
  {
    key: 'hypothyroid',
    label: 'underactive thyroid',
    says: [
      'hypothyroid(?:ism)?|hashimotos?(?: thyroiditis)?|underactive thyroid|thyroid disease|goitre|goiter|myx(?:o)?edema|thyroid (?:problems?|removed|nodules?)|thyroidectomy',
    ],
    pastCounts: true,
    quiet: true,
  },
  {
    key: 'medullary_thyroid_cancer',
    label: 'medullary thyroid cancer or MEN 2',
    says: ['medullary thyroid (?:cancer|carcinoma)|men ?2|multiple endocrine neoplasia'],
    pastCounts: true,
  },
  {
    key: 'diabetes_insipidus',
    label: 'diabetes insipidus',
    says: ['(?:nephrogenic )?diabetes insipidus|avp resistance|arginine vasopressin'],
    pastCounts: true,
  },
  {
    key: 'addison',
    label: 'adrenal insufficiency',
    says: [
      'addisons?(?: disease| crisis)?|adrenal (?:insufficiency|crisis|failure|suppression)|steroid dependent',
    ],
    pastCounts: true,
  },
  {
    key: 'prolactin_signs',
    label: 'signs of raised prolactin',
    says: [
      'galactorrh(?:o)?ea|amenorrh(?:o)?e(?:a|ic)|gyn(?:a)?ecomastia|(?:milk|fluid) (?:from|leaking from|coming (?:from|out of)) (?:(?:the|her|his|my|both) )?(?:breasts?|nipples?)|leaking milk|(?:breasts?|nipples?) (?:are |have been |tender |sore |swollen |and )*(?:leaking|discharging|producing milk)|lactating (?:unexpectedly|but not pregnant)|prolactinoma|hyperprolactin(?:a)?emia|(?:no|missed|lost her|not had (?:a|her)) periods?(?! (?:pain|of|pains?|problems?|issues?|trouble))|periods? (?:have |has )?(?:stopped|gone|not come)|(?:high|raised|elevated) prolactin|prolactin (?:is |was |of |at )?(?:high|raised|elevated|up|[1-9][0-9]{3})|man boobs|(?:his|tender) (?:chest|breasts?) (?:have |has )?(?:grown|growing|swollen|getting bigger)|breast (?:growth|enlargement)',
    ],
    pastCounts: true,
  },
  {
    key: 'breast_cancer',
    label: 'cancer that hormones drive',
    says: [
      'breast cancer|ca breast|on tamoxifen|(?:o)?estrogen receptor positive|er positive|hormone (?:sensitive|dependent) cancer|endometrial cancer|womb cancer',
    ],
    pastCounts: true,
  },
  {
    key: 'low_weight',
    label: 'very low weight',
    says: [
      'bmi (?:(?:of|is|was|at|down|to|now|only|dropped|under|below) ){0,3}1[0-7](?! ?[0-9]{2})|underweight|emaciated|cachectic|skin and bone|(?:severe(?:ly)? )?malnourished|malnutrition|refeeding(?: syndrome)?|skeletal(?! muscle)',
    ],
  },
  {
    key: 'weight_loss',
    label: 'weight loss',
    says: [
      '(?:skirt|trousers|jeans|ring|rings|belt|clothes|uniform|watch|dress) (?:[^ ]+ ){0,3}(?:turned round|falling (?:off|down)|hanging|slid(?:es|ing)? off|slip(?:s|ping|ped)? off|new hole|twice (?:round|at the waist)|down round|held up)|(?:ribs|bones|shoulder blades) (?:[^ ]+ )?(?:showing|sticking out|to count|counted)',
      'weight (?:(?:is|has|have|keeps?|kept|been|still|was) ){0,2}(?:drop(?:ping|ped|s)|falling|fallen|going down|coming off|plummet(?:ing|ed)?|down)(?! (?:nicely|as planned|with (?:semaglutide|diet|exercise|slimming)|on (?:semaglutide|mounjaro|ozempic)))|(?:lost|losing|loss of|dropped|shed) (?:a lot of |too much |loads of |[0-9]+ |half a |a |two |three |four |five |six )*(?:stone|kilos?|kgs?|pounds?|lbs|weight)(?! (?:training|by (?:diet|exercise)|with (?:slimming|diet)|on (?:purpose|semaglutide|mounjaro|ozempic|wegovy)|intentionally))|weight loss(?! (?:injections?|jabs?|drugs?|medications?|clinic|group|surgery|programme?|class|plan|goals?|pills?))|clothes (?:are |is )?hanging off|wasting away',
    ],
    quiet: true,
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
      '(?:color of|yellow as|look) (?:[^ ]+ ){0,2}(?:custard|lemon|banana|mustard)',
      '(?<!neonatal )jaundic(?:e|ed)|yellow(?:ing|ish)? (?:tinge |tint |color )*(?:skin|eyes|sclera|whites|of (?:the|her|his|my) (?:skin|eyes|whites)|tinge)|(?:skin|eyes|whites(?: of (?:her|his|my|the) eyes)?|sclera|face|she|he) (?:(?:is|are|have|has|gone|turned|going|look|looks|looking|a bit|bit|very|been|all) ){0,3}yellow(?:ish|er)?(?! (?:jumper|dress|top|hair|badge|card))|yellow(?=$)|dark urine and pale|pale (?:stools?|poos?|motions)|acute liver(?: failure| injury)?|(?:drug induced )?liver (?:failure|injury)|hepatotoxicity|icter(?:us|ic)',
    ],
  },
  {
    key: 'transplant',
    label: 'a transplant',
    says: [
      '(?:kidney|renal|liver|heart|lung|bone marrow|stem cell) transplant(?:ed|ation)?|transplant (?:recipient|patient|team)',
    ],
    pastCounts: true,
  },
]);
