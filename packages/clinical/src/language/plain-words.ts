/**
 * Everyday words and words of case notes that say nothing a medicine, a scale or a laboratory value would hang on. A clause of
 * these alone needs no reader. Data.
 */
const PLAIN = [
  'a an the and or but so as at by for from in into of off on onto out over to under up with within without about after again all also',
  'am any are away back be because been before being between both can could did do does doing done down during each either else even ever',
  'every few first get gets getting go goes going gone good got had half has have having he her here hers herself him himself his how i if',
  'is it its itself just keep keeps kept last least less let like little long look looks lot made make makes many may me might more most',
  'much must my myself near nearly need needs never new next no none nor not nothing now often once one only other others our own per put',
  'quite rather s said same say says see seen self she should since some soon still such than that their them then there these they thing',
  'things this those though through till time times today together told tomorrow tonight too took two three four five six seven eight nine',
  'ten eleven twelve twenty thirty hundred use used uses using usual usually very want wants was way we week weeks day days month months',
  'year years hour hours minute minutes morning evening night afternoon nightly daily weekly monthly yesterday ago were what when where',
  'which while who whole why will would yes yet you your second third late later lately recent recently early earlier since until',
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november',
  'december spring summer autumn fall winter christmas easter am pm',
  'patient pt client service user man woman male female boy girl person lady gentleman mr mrs ms dr doctor gp nurse cpn pharmacist team',
  'clinic clinician ward hospital surgery practice appointment visit review reviewed reviews follow followed following seen asked asks',
  'refer referred referral letter phone phoned rang call called calls note notes record records admitted admission discharge discharged',
  'home house flat work works working job school college university class office shop shopping bus car train garden holiday weekend club',
  'mother father mom dad mam mum brother sister partner wife husband boyfriend girlfriend friend friends family son daughter children kids',
  'baby parents grandmother grandfather uncle aunt cousin neighbour neighbor flatmate carer carers keyworker staff colleague boss teacher',
  'student retired teacher engineer driver old aged age live lives living lived married single divorced widowed caucasian black white asian',
  'well fine ok okay better best happy settled stable steady calm cheerful bright relaxed pleasant engaged engaging comfortable healthy fit',
  'normal unremarkable clear usual regular regularly routine annual ordinary unchanged same baseline nil none negative fully full plan plans',
  'planned planning start started starts starting continue continues continued continuing change changed changes increase increased reduce',
  'reduced stop stopped finish finished begin began begun take takes taking taken tablet tablets pill pills capsule dose doses medication',
  'medications medicine medicines meds drug drugs prescribed prescription prescriber script depot injection treatment therapy therapist cbt',
  'counselling counsellor psychologist psychiatrist psychiatry mental health community inpatient outpatient care coordinator support group',
  'reports reported report describes described denies denied states stated feels feel felt feeling thinks think thought wonders wonder knows',
  'know known agree agrees agreed discuss discussed discussing advice advised aware understand understands enjoys enjoy enjoying enjoyed likes',
  'sleep sleeps sleeping slept eat eats eating ate meals meal breakfast lunch dinner supper drinks drink drinking water tea coffee cup mug',
  'walk walks walking run running swim swimming gym exercise football bike cycling yoga cook cooking cooks clean cleaning wash washing',
  'appetite energy mood concentration memory motivation weight height bmi blood bloods test tests tested result results ecg ekg scan monitoring',
  'pressure pulse heart rate temperature level levels check checked checks checking date due up-to-date history background past previous',
  'previously current currently present presenting presented attends attended attending came come comes brought bring able unable asking',
  'side effects effect effective tolerated tolerating tolerates helps helped helping help improved improving improves improvement recovered',
  'recovery recovering response responding responded benefit really mostly sometimes always bit lots plenty quite enough almost around',
  'approximately about roughly maybe perhaps probably likely possible possibly sure certain clearly okay anyway however despite besides',
  'mg mcg ml g kg tds bd od nocte prn om on qds tid bid qhs qam mane stat iu unit units cm mm x',
  'diagnosis diagnosed diagnoses prognosis insight capacity risk risks assessment assessed assess examination exam exams interview denying contact contacts letters smiling laughing',
  'joking joked laughed jokes film movie book books music television tv news game games party wedding birthday trip travel travelled flight',
  'money rent bills bank benefits housing landlord court police solicitor volunteer volunteering course training church mass dog cat dogs',
  'number total score scores scored scale scales points questionnaire filled form forms answered answers question questions item items',
  'right left big small young older younger great nice lovely quiet busy easy hard difficult important worth whether unless instead along',
  'alone someone somebody anyone anybody everyone everybody nobody something anything everything them theirs ours yours whose whom cant',
  'dont doesnt didnt isnt arent wasnt wont wouldnt hasnt havent hadnt ive im hes shes its theyre were lets thats whats there’s id ill',
] as const;

export const PLAIN_WORDS: ReadonlySet<string> = new Set(PLAIN.flatMap((line) => line.split(' ')));

const ENDINGS =
  /(?:itis|osis|emia|aemia|uria|oma|omas|pathy|plegia|paresis|algia|rrhage|rrhagia|rrhoea|rrhea|ectomy|ostomy|trophy|sclerosis|stenosis|plasia|penia|cytosis|megaly|phagia|phasia|praxia|lepsy|spasm|thrombo\w+|embol\w+|infarct\w*|ischa?emi\w*|necrosis|fibrosis|cirrh\w+|toxic\w*|syndrome|lesion|tumou?r|abscess|ulcerat\w*|oedema|edema|effusion|fracture|rupture|perforat\w*|obstruct\w*|aneurysm)$/;
const WORDS: ReadonlySet<string> = new Set(
  [
    'tumour tumor lymphoma leukaemia leukemia poisoning paralysed paralyzed limp drooling choking gagging cyanosed cyanotic collapse collapsed',
    'floppy incontinent jaundiced apnoea apnea desaturating gasping breathless anaphylaxis overdosed toxicity toxic withdrawing thready',
    'transplant dialysis chemo chemotherapy radiotherapy miscarried delirious delirium unrousable rousable unconscious unresponsive convulsing',
    'deteriorating deteriorated resus intubated swollen swelling bleeding urine stools blurred blurry numbness weakness spasms spasm stiffness',
    'gait sweating clammy twitching drenched confused confusion drowsy wheezing tingling burning shivering',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether a word looks like one of medicine: what is not read and looks so might have mattered.
 *
 * @example
 * ```ts
 * import { looksClinical } from '@svc/clinical';
 *
 * looksClinical('encephalopathy'); // → true
 * looksClinical('garden'); // → false
 * ```
 */
export function looksClinical(word: string): boolean {
  return WORDS.has(word) || (word.length > 5 && ENDINGS.test(word));
}
