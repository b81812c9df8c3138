import { defineStates } from './define-state.ts';

const BELLY = '(?:abdomen|abdominal|abdo|belly|tummy|stomach|gut)';
const SEVERE =
  '(?:severe|bad|terrible|awful|agonising|agonizing|excruciating|constant|intense|acute|sudden|unbearable|worsening|worst)';
const MOTION = '(?:bowel (?:motion|movement|action)s?|bms?|stools?|motions?|poos?|poops?|number two)';
/** A bug that is in the house, the school or the ward is nobody's illness yet. */
const NOT_HERS =
  '(?! (?:(?:is|was|have|had|have been|had been) )?(?:closed|outbreak|(?:going|go) (?:around|round)|(?:in|on|at|through) (?:her|his|my|the|their|our|bay|another|next)))';

/** Loss of fluid, food and bowel. */
export const FLUID_AND_BOWEL = defineStates([
  {
    key: 'volume_loss',
    label: 'vomiting, diarrhoea or dehydration',
    says: [
      '(?:keep|kept|keeps|keeping) (?:nothing|little|no food|no fluids?) down|nothing(?: will)? (?:stay|stays|stayed) down|(?:bringing|brought|bring|brings) (?:up )?(?:everything|it all|the lot|whatever [^ ]+ [^ ]+)(?: back)?(?: up)?|everything (?:comes|coming|came) (?:back )?up|sick (?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten) times|(?:run|running|runs|ran) to the (?:loo|toilet|bathroom|jacks)|(?:there is|and) puke',
      'vomit(?:ing|ed|s|ted)?(?! (?:bug|phobia)| blood)|throw(?:s|ing|n)? up|threw up|hyperemesis|(?:d|n) (?:and )?v|dv|puk(?:e|es|ing|ed)|retch(?:es|ing|ed)?|dry heav(?:es|ing)|heaving|spew(?:s|ing|ed)?|barf(?:s|ing|ed)?|chunder(?:ing|ed)|chuck(?:ing|ed)? up|bok(?:ing|ed)',
      `vomiting bug${NOT_HERS}`,
      'being sick(?! of| and tired| leave| pay| note| day)|been sick(?! of| leave| with worry| pay| and tired| for (?:months|years))|(?:was|were) sick (?:twice|once|(?:two|three|four|five|six|[0-9]+) times|x|in|all night|all day|all morning|overnight|this morning|last night|yesterday|again|after)|sick (?:all night|after (?:tea|dinner|lunch|breakfast|food|eating|every (?:meal|tablet))|twice|(?:three|four|five|six|[0-9]+) times|into (?:the|a))',
      '(?:be|been|keep|kept|is|was|started) get sick(?! (?:of|with|pay|leave|in winter|easily|note|more|every winter))|get sick (?:all (?:day|night)|into|twice|(?:three|four|[0-9]+) times|since|everything)',
      '(?:brought|bringing|bring|brings) up (?:all |everything|her food|his food|my food|food|bile|her dinner|his dinner|her tablets|his tablets|her pills|his pills|every)|(?:can not|could not|not|unable to|struggles to) (?:keep|hold|kept) (?:anything|any|food|fluids?|water|it|them|tablets|medication|a thing)(?: [^ ]+)? down|nothing (?:stays|is staying|staying) down',
      'diarrhea|diarhoea|the (?:trots|scutters|skitters|squits)|loose (?:stools?|motions?|bowels?|bms?)|watery (?:stools?|motions?|bms?)|(?:bowels?|stools?|motions?) (?:are |is |have been |very )?(?:loose|watery)|(?:have|has|had|got|with) the run(?! of| in)|gastro ?enteritis|(?:have|had|got|caught|with) (?:a )?gastro(?! clinic| doctor| review| appointment| team)|food poisoning|delhi belly|(?:upset|dicky) (?:stomach|tummy)|(?:stomach|tummy) upset|type (?:6|7|six|seven) stools?|purging and vomiting',
      `(?:stomach|tummy|gastric|winter vomiting) (?:bug|flu)${NOT_HERS}|(?<!outbreak of )norovirus${NOT_HERS}`,
      'dehydrat(?:ed|ion|ing)|volume deplet(?:ed|ion)|hypovol[ae]?emi[ac]|fluid (?:loss|losses|deplet(?:ed|ion)|restrict(?:ed|ion))|dry (?:as a bone|mucous membranes|tongue and|lips and)|(?:clinically|looks?|bit|bone|intravascularly) dry(?! (?:skin|eyes|mouth|hands|hair|cough))|sunken eyes|poor skin turgor|not drinking (?:enough|any|much|water|fluids|a thing)(?! (?:alcohol|beer|wine|spirits|vodka|caffeine|coffee))|poor (?:oral |fluid )+intake|(?:reduced|minimal|inadequate) (?:oral |fluid )+intake|barely drinks?(?: anything| water| fluids)?|drinks? hardly (?:anything|any water)|high output (?:stoma|ileostomy)|bowel prep(?:aration)?|heat ?stroke|heat exhaustion|sweating (?:heavily|buckets|profusely) (?:in|at|on|from) |(?:on|needs|needed|given) (?:a drip|iv fluids)',
    ],
    exposure: 'volume_loss',
  },
  {
    key: 'fasting',
    label: 'fasting or hardly eating',
    says: [
      'fasting(?! (?:glucose|bloods?|lipids?|sugar|sample|level|plasma|insulin|cholesterol|blood))|fasted|ramadan|hunger strike|crash diet(?:ing)?|juice (?:cleanse|fast)|low (?:sodium|salt) diet|salt free diet|keto(?:genic)? diet|cut(?:ting)? out salt|nil by mouth|npo|very low calorie|extreme diet(?:ing)?|sauna(?:s)?',
      'hardly eat(?:ing|s|en)?|barely eat(?:ing|s|en)?|not eat(?:ing|en)?(?: or drink(?:ing)?)?(?! (?:disorder|well|meat|pork|out|gluten|dairy|fish|eggs|nuts|after|before|much sugar))|stopped eating(?! (?:meat|sugar|bread|gluten))|eats? nothing|refus(?:es|ing|ed) (?:all )?(?:food|meals)|off (?:her|his|their) food',
    ],
    exposure: 'low_sodium_diet',
  },
  {
    key: 'constipation',
    label: 'constipation',
    says: [
      'constipat(?:ed|ion)|hard stools?|bowels? (?:once|twice) a week|blocked up(?! nose| sinuses| ears)|bunged up(?! (?:with|nose|from|head))|backed up (?:bowels?|since|again)|straining (?:at|on|to (?:go|pass))|sluggish bowels?|type (?:1|one) stools?|overflow diarrhea|(?:have not|not) been (?:regular|properly)',
    ],
  },
  {
    key: 'no_stool',
    label: 'no bowel motion for days',
    insteadOf: 'constipation',
    says: [
      '(?:not|never) (?:gone|been|went|passed|produced|performed|opened|shifted|move|moved|had (?:a )?(?:go|clear ?out)|poo|pooed|poohed) (?:(?:properly|once|anything|right) )?(?:since|for|in) (?:(?:the|over|about|nearly|a|an|well|last) )*(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten|week|fortnight|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|(?:last|not) (?:went|been|gone|opened|moved|had (?:them|it)) (?:the|on|last|since|a) (?:[^ ]+ )?(?:week|before last|fortnight|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|soil(?:s|ing) (?:round|around)|(?:nothing|no stool|none|zero|no result|no bowels?|no bo|blank|nil) (?:[^ ]+ ){0,3}(?:charted|on the (?:stool|bowel|bristol) chart|recorded|since the|out the (?:back|other) end)(?! (?:concerns?))|(?:stool|bowel|bristol) chart (?:is |has been |still |been )?(?:blank|empty|nil|zero|unmarked)|(?:nothing|not) (?:[^ ]+ ){0,2}(?:out|moved|shifted|passed) (?:down below|the back|below|at the back)',
      `(?:no|not a|not any|not had (?:a|any)|not had (?:her |his )?|without a|nil) (?:proper |decent )?${MOTION}(?! (?:today|in (?:the )?night|this morning|problems?|changes?|issues?|concerns?|softener|urgency|or urin))`,
      `not (?:have|had|pass|passed|passing|done) (?:a |any )?(?:proper |decent )?(?:${MOTION}|wind|flatus|dump|poo)`,
      'not (?:open(?:ed|ing)? (?:her |his |their |the |my )?bowels?|been (?:to (?:the )?(?:toilet|loo)(?! (?:at night|yet|today|this morning))|for a (?:poo|poop|number two)))|(?:not|have not) gone (?:to (?:the )?(?:toilet|loo)|number two)|bowels? (?:have |has |are |were |had )?not (?:been )?(?:open(?:ed)?|moved?|worked|working|budged|shifted)|not moved (?:her |his |their |my )?bowels?|bno|nbo|(?:f(?:a)?ecal|stool) (?:impaction|loading)|f(?:a)?ecally loaded|impacted (?:stools?|f(?:a)?eces|bowel)',
      `last (?:${MOTION}|(?:opened|moved) (?:(?:his|her|their|my) )?bowels?|bowels? open(?:ed)?|(?:time )?(?:she|he) went)(?! (?:[^ ]+ ){0,2}(?:today|this morning|yesterday|last night|normal|tonight|this afternoon))`,
    ],
  },
  {
    key: 'ileus',
    label: 'ileus or bowel obstruction',
    says: [
      '(?:bag|stoma|stomas?|colostomy|ileostomy) (?:[^ ]+ ){0,3}(?:empty|not (?:working|worked|filled|active|moved)|stopped|nothing|no output)|(?:belch|belches|belching|burp|burps|burping|breath|taste|tastes|tasting|vomit|sick) (?:[^ ]+ ){0,3}(?:foul|toilet|poo|faeces|feces|drains|sewer|sewage|rotten|brown)|(?:belly|tummy|stomach|abdomen) (?:[^ ]+ ){0,3}(?:drum|football|pregnant|tight as|hard as|balloon|rock)',
      `ileus|bowel obstruct(?:ion|ed)|obstructed bowel|intestinal obstruction|sbo|pseudo ?obstruction|ogilvie|toxic megacolon|megacolon|(?:distended|swollen|rigid|tense|tight|drum ?like) ${BELLY}|${BELLY} (?:(?:is|was|looks?|feels?|very|all|getting|now|and|has become|become) ){0,3}(?:distended|swollen|swelling|rigid|tense|hard|tight|blown up|a drum)|(?:abdominal|abdo) distension|tinkling bowel sounds|absent bowel sounds|no bowel sounds|not pass(?:ed|ing)? (?:wind|flatus|gas)|no (?:wind|flatus)(?! (?:farm|power))|f(?:a)?eculent|(?:green|bilious|f(?:a)?ecal) vomit(?:ing|s)?|dilated (?:bowel )?loops`,
    ],
    pastCounts: true,
  },
  {
    key: 'gastroparesis',
    label: 'gastroparesis',
    says: ['gastroparesis|delayed gastric emptying'],
    pastCounts: true,
  },
  {
    key: 'abdominal_pain',
    label: 'abdominal pain',
    says: [
      `${BELLY} (?:pains?|cramps?|cramping|aches?|tenderness|discomfort)|epigastric (?:pains?|discomfort)|(?:belly|tummy|stomach) ?ache|pains? in (?:the |her |his |my |upper |lower )*${BELLY}|colicky|gripes|griping|sore (?:tummy|stomach|belly)|(?:tummy|stomach|belly) (?:is |was )?(?:sore|hurts?|hurting|painful|in bits)|bloated (?:abdomen|belly|tummy|stomach)|(?:abdomen|belly|tummy|stomach) (?:is |was |feels )?bloated|holding (?:her|his) (?:tummy|stomach|belly)`,
    ],
  },
  {
    key: 'severe_abdominal_pain',
    label: 'severe abdominal pain',
    insteadOf: 'abdominal_pain',
    says: [
      '(?:sore|pain|pains|ache|tummy|stomach|belly) (?:[^ ]+ ){0,3}(?:through|straight) to (?:the|her|his|my) back|(?:curl|curled|curling|bent) (?:up |over |double )?(?:in a ball|double|in two|holding) (?:[^ ]+ )?(?:with|her|his|the|my)? ?(?:tummy|stomach|belly|pain)',
      `${SEVERE} (?:upper |lower |central |right |left |sided |epigastric |cramping )*(?:${BELLY} )?(?:pains?|cramps?|ache) (?:in |across |of )?(?:the |her |his |my |upper |lower )*${BELLY}|${SEVERE} (?:upper |lower |central |right |left |sided |cramping )*(?:${BELLY}|epigastric) (?:pains?|cramps?|ache)|(?:${BELLY}|epigastric) pains? (?:(?:is|was|that|which|now|and) ){0,2}(?:${SEVERE}|radiating|radiates|going|go|boring|straight|through)|(?:agony|torture|unbearable pain) in (?:the |her |his |my |upper |lower )*${BELLY}|(?:abdomen|belly|tummy|stomach) (?:in )?agony|doubled (?:up|over)(?: (?:with|in) pain)?(?! (?:laugh|with laughter|the dose|her dose|his dose))|acute abdomen|peritoniti(?:s|c)|guarding|rebound tenderness|rigid abdomen|pain (?:through|radiating|going) (?:in)?to (?:the |her |his |my )?back`,
    ],
  },
  {
    key: 'pancreatitis',
    label: 'pancreatitis',
    says: [
      'pancreatitis|(?:lipase|amylase) (?:is |was |of |at )?(?:raised|high|up|elevated|[3-9][0-9]{2}|[0-9]{4})',
    ],
    pastCounts: true,
  },
  {
    key: 'gi_bleed',
    label: 'bleeding from the gut',
    says: [
      '(?:tar|treacle|marmite|liquorice|coal) (?:it was|[^ ]+ ){0,4}(?:bowl|toilet|pan|nappy|pad|stool|motion|poo)|(?:stool|poo|motion|number two|toilet|bowels) (?:[^ ]+ ){0,3}(?:tar|treacle|liquorice|sticky and black|coal)|tar it was|black and (?:sticky|tarry|stinking|smelly)|(?:bowl|pan|toilet|loo) (?:[^ ]+ ){0,2}(?:full of|red with|all) blood|(?:fill|filled|fills|filling|soak|soaked|soaking|soaks) (?:a|the|two|three|her|through a|through) (?:pads?|towels?|tampons?)(?: (?:in|an|every|within|each|and) (?:an |a |half an )?(?:hour|hours|half hour))|clots the size',
      'mel(?:a)?ena|(?:black|tarry) (?:(?:tarry|sticky|smelly|loose|runny|and) ){0,3}(?:stools?|poos?|poops?|motions?|bms?|bowel motions?)|(?:stools?|poos?|poop|motions?) (?:(?:is|are|was|were|have|has|gone|going|turned|look|looks) ){0,3}(?:black|tarry)|h(?:a)?ematemesis|vomit(?:ing|ed|s)? (?:up )?(?:fresh )?blood|(?:brought|bringing|threw|throwing) up (?:fresh |some )?blood|blood in (?:the |his |her |my )?vomit|coffee grounds?|blood in (?:the |his |her |my )?(?:stools?|poo|motions|toilet bowl)|bloody (?:stools?|diarrhea|motions?)|(?:gi|gastrointestinal|gastric|upper gi|lower gi|rectal) (?:bleed(?:ing|s)?|h(?:a)?emorrhage)|bleeding (?:ulcer|peptic|varices)|variceal bleed|pr bleed(?:ing)?|(?:pr|fresh) blood (?:pr|in)|bleeding from (?:the |her |his )?(?:back passage|bottom|rectum|bowel)',
    ],
    pastCounts: true,
  },
  {
    key: 'peptic_ulcer',
    label: 'peptic ulcer',
    says: [
      '(?:peptic|gastric|duodenal|stomach) ulcers?|peptic ulcer disease|pud(?=$| )|ulcer in (?:the |her |his )?(?:stomach|duodenum)',
    ],
    pastCounts: true,
  },
  {
    key: 'gastric_bypass',
    label: 'bariatric surgery',
    says: [
      'gastric (?:bypass|sleeve|band)|bariatric (?:surgery|operation)|sleeve gastrectomy|roux en y|short bowel|ileostomy|weight loss surgery|stomach stapled',
    ],
    pastCounts: true,
  },
]);
