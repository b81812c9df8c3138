import { defineStates } from './define-state.ts';

const LIMB = '(?:arms?|legs?|limbs?|hands?|feet|foot|toes|fingers|soles)';

/** Movement, muscle and feeling. */
export const MUSCLES = defineStates([
  {
    key: 'rigidity',
    label: 'muscle rigidity',
    says: [
      '(?<!cognitive )(?<!cognitively )(?<!morning )(?<!joint )(?<!neck )(?<!back )(?<!knee )(?<!shoulder )(?<!hip )(?:rigid(?:ity)?(?! (?:abdomen|belly|abdo|thinking|routines?|rules?|about|in (?:his|her|their) (?:thinking|routine|views)|beliefs|attitudes?|personality|diet|thought|schedule|views))|stiff(?:ness)?(?! (?:neck|back|knees?|hips?|shoulders?|joints?|fingers?|upper|drink|competition|(?:in|of) (?:the |her |his )?(?:morning|mornings|knees?|joints?|back|neck|hips?|shoulders?|hands? in the morning)|from (?:the |sitting|gardening|gym|running|travel)|after (?:the |a |her |his )?(?:gym|run|football|gardening|workout|match|exercise|flight|sleeping))))(?: all over| a board| a plank| a poker| muscles| limbs| arms| legs)?|lead pipe|cogwheel(?:ing)?|muscle (?:rigidity|stiffness)|increased tone|hypertoni[ac]|(?:can not|could not|hard to) (?:bend|straighten) (?:her|his|the|my) (?:arms?|legs?|elbows?|limbs)|(?:arms?|legs?|limbs) (?:will|would|do|did) not bend|seized up(?! (?:engine|car|computer))',
    ],
  },
  {
    key: 'clonus',
    label: 'clonus or brisk reflexes',
    says: [
      'clonus|hyper ?reflexi[ac]|brisk reflexes|(?:knee jerks?|reflexes) (?:(?:are|is|were|all|very) ){0,2}(?:brisk|exaggerated)|myoclon(?:us|ic)(?! (?:epilepsy|seizures))|(?:feet|foot|ankles?) (?:keeps? |kept )?(?:beating|bouncing)',
    ],
  },
  {
    key: 'twitching',
    label: 'twitching or jerking',
    says: [
      '(?<!eye )(?<!eyelid )(?<!a )twitch(?:es|y|ing|ed)?(?! (?:in (?:her|his|my) eye|eye|eyelid|account|stream))|(?<!knee )(?<!ankle )(?<!hypnic )(?<!a )(?<!sleep )jerk(?:s|y|ing|ed)(?: (?:limbs|legs|arms|movements))?|(?:legs?|arms?|limbs|muscles) (?:(?:is|are|keeps?|kept) ){0,2}(?:jumping|jerking|twitching|jumpy)',
    ],
  },
  {
    key: 'coarse_tremor',
    label: 'coarse or worse tremor',
    insteadOf: 'tremor',
    says: [
      '(?:tea|coffee|soup|water|drink|drinks|cup|peas|food) (?:go|going|goes|gone|went|ends up|ending up|slops|slopping|spilling|spills|flies|flying) (?:all )?(?:over|down|everywhere|off)(?! (?:[^ ]+ ){0,3}(?:when the|cat|dog|bumped|knocked))|hands? (?:(?:is|are|going|go|gone|shaking|a|the) )*(?:leaf|leaves|jelly)|(?:pen|spoon|fork|cup|key|razor|needle) (?:keeps?|kept) (?:skating|slipping|sliding|jumping|rattling|dancing|missing)|(?:can not|could not|will not|would not|unable to|not able to|struggles? to|struggling to|can hardly|can barely|hardly able to|not) (?:get|keep|hold|carry|bring|lift) (?:a|the|his|her|my) (?:spoon|cup|mug|fork|glass|pen|tea|key|plate) (?:[^ ]+ ){0,2}(?:to|steady|in|straight|still)|(?:can not|could not|will not|would not|unable to|not able to|struggles? to|struggling to|can hardly|can barely|hardly able to|not) (?:sign|write) (?:(?:for|her|his|my|own) )*(?:name|giro|cheque|form|card)|handwriting (?:(?:is|has|gone|got|all) ){0,3}(?:spidery|shaky|unreadable|illegible|all over)',
      'coarse(?:ning)? (?:hand )?tremors?|tremors? (?:(?:is|are|was|now|much|getting|has become|have become|become|has got|got|have got) ){0,3}(?:coarse|coarser|worse|worsening|marked|severe|violent)|(?:worse|worsening|increas(?:ed|ing)|marked|gross|severe|violent|new|bad|big|wild) (?:hand )?(?:tremors?|shakes)|(?:can not|could not|can hardly|struggles to|unable to|too shaky to) hold (?:a|her|his|the) (?:cup|mug|glass|pen|spoon|fork|phone)|spill(?:s|ing|t) (?:her|his|my|the) (?:tea|coffee|drink|cup|water|soup)|asterixis|flapping (?:tremor|hands)|shake (?:so (?:much|badly|hard)|uncontrollabl[a-z]+|violently|all over)',
    ],
  },
  {
    key: 'tremor',
    label: 'tremor',
    says: [
      '(?<!essential )tremors?(?! (?:of joy))|tremulous|trembl(?:e|es|ing)|shaky|the shakes|(?<!protein )(?<!milk )(?<!hand )(?<!meal )shake(?! (?:hands?|her|his|my|their|head|heads|the|off|up|it|well|well|vac|a leg|on it|before))|shook all|hands? (?:(?:are|were|is|was|keep) ){0,2}(?:shaking|shaky|trembling)|jittery',
    ],
  },
  {
    key: 'ataxia',
    label: 'unsteadiness or slurred speech',
    says: [
      'slurr(?:y|ily)|slurred|(?:talk|talking|talks|speak|speaks|speaking|sounds) (?:[^ ]+ ){0,6}(?:marble|plum|sock|potato|cotton wool|peg) in (?:his|her|the|my) (?:mouth|nose)|(?:words?|speech|sentences) (?:(?:is|are|come|comes|coming|came|have|has|keep) ){0,2}(?:out )?(?:back to front|wrong|jumbled|mixed up|backwards|thick|muddled|in the wrong order|mashed|sticking)|(?:wide|drunk|drunken|sailor) (?:as )?(?:a )?(?:sailor |gait )?(?:she|he|walk|walks|walking)(?: walks?)?|(?:walk|walks|walking|walked) (?:(?:is|all|sideways|wide|the|a|on) ){0,4}(?:sailor|crab|drunk|sideways|wide|plank|duck|on a boat|deck of a ship)|(?:bump|bumps|bumped|walk|walks|walked|walking|crash|crashes) (?:(?:his|her|the|my) [^ ]+ )?into (?:people|door ?frames?|doors?|things|walls?|furniture|everybody|everyone|the (?:wall|door|table))|(?:hold|holds|holding|hang|hangs|hanging) on(?:to)? (?:to )?(?:the )?(?:walls?|furniture|banister) (?:to|when|all|just)|furniture walking|furniture walks|(?:see|sees|seeing|has|with) (?:two of|everything twice|things twice|two [^ ]+ (?:on|where)|everything double|doubles?)|(?:has|with) two (?:of everything|heads|faces)|two [^ ]+ and they (?:are|is) wobbling|(?:see|sees|seeing) (?:everything |things )?(?:in )?(?:double|twos)',
      'ataxi[ac]|unstead(?:y|ily|iness)|stagger(?:s|ing|ed)(?! (?:dose|doses|dosing|overdose|withdrawal|by the))|slur(?:s|red|ring)(?: (?:speech|words?|her words|his words))?|(?:speech|words) (?:(?:is|was|are|has|have|become|became|gone|got|sounds?|very|getting) ){0,3}(?:slurred|slurring|garbled|thick)|dysarthri[ac]|nystagmus|eyes (?:are |keep )?(?:flicking|jumping|flickering|darting)|wobbly(?! (?:table|tooth|moment))|off balance|lost (?:her|his) balance|poor balance|balance (?:is )?(?:off|gone|poor|bad)|walk(?:s|ing)? (?:as if|as though|like) (?:she|he) (?:is )?drunk|(?:looks?|seems?|appears?|sounds?|walks?|as if|as though) (?:she |he |they )?(?:is |was )?drunk(?! (?:again|after|from|on))|legs? (?:(?:are|of|have gone to|to|feel) )?jelly|jelly legs|double vision|diplopia|seeing double|bumping into (?:things|walls|doors?|furniture)|can not walk (?:straight|in a line|unaided)|broad based gait|veering',
    ],
  },
  {
    key: 'dystonia',
    label: 'acute dystonia',
    says: [
      '(?:neck|jaw|tongue|eyes?|head|back) (?:[^ ]+ ){0,2}(?:wrenched|wry|cricked over|pulled (?:right )?(?:back|sideways|round|over)|bent back|thrown back|arch(?:ed|ing)(?! (?:of|supports?))|stuck (?:up|to|looking|open|sideways|out|in)|gone (?:stuck|sideways|to one side|into spasm)|rolled up|staring up|up in (?:her|his|my) head)|(?:arched|arching|arches) (?:off|backwards)|jaw (?:(?:is|has|will|gone|keeps|all) ){0,3}(?:not (?:open|close|shut)|stuck|locked|clamped|dislocated|sliding|pulled|pulling|to one side|wrenched)|(?:tongue|jaw) (?:(?:is|has|gone|feels|keeps|coming|so) ){0,3}(?:thick|pushing out|poking out|twisting|curling|stiff)|(?:go|goes|going|walk|walks|walking|lean|leans|leaning|bent|sits|listing) (?:[^ ]+ ){0,3}(?:to|over to|towards) (?:the )?(?:one|left|right) side(?: (?:a|tree|tower))|pisa|eyes (?:(?:are|is|keep|kept|have|has|gone|going|went) ){0,3}(?:rolling|up into|upwards|to the ceiling|fixed (?:up|on the ceiling))',
      '(?<!cervical )(?<!tardive )dystoni[ac]s?(?: reactions?)?|oculogyric(?: crisis)?|(?:acute )?torticollis|(?:neck|jaw|tongue|eyes?|head) (?:(?:is|are|was|were|keeps?|has|have|gone|been) ){0,3}(?:twist(?:ed|ing)|lock(?:ed|ing)|stuck|pull(?:ing|ed) (?:to|over|back|round)|rolling (?:up|back)|rolled (?:up|back)|cramp(?:ed|ing)|in spasm|spasm(?:ing)?|turned (?:up|to one side)|fixed upwards|thick(?:ened)? and|going into spasm)|lock ?jaw|trismus|laryngospasm|eyes (?:are |were )?(?:stuck|rolled (?:up|back)|looking up and)|tongue (?:sticking|stuck|hanging) out|can not (?:open|close|shut) (?:her|his|their|my) (?:mouth|jaw)|opisthotonus|arching (?:her|his|their) back|neck (?:bent|pulled) (?:back|sideways|to one side)',
    ],
  },
  {
    key: 'akathisia',
    label: 'akathisia',
    says: [
      '(?:pacing|walking|on (?:her|his) feet|marching|up and down) (?:the [^ ]+ )?(?:since|all) (?:the )?(?:[^ ]+ ){0,2}(?:(?:six|five|four|seven|[0-9]+) o clock|this morning|[0-9]+ ?am|night|tuesday|monday|breakfast|dawn|yesterday|day)|(?:chew|saw|cut) (?:his|her|my) (?:own )?(?:feet|legs) off|(?:can not|could not|will not) (?:get|make) (?:(?:them|her|his|my|legs|feet) ){1,2}(?:to )?(?:stay|keep|lie) (?:put|still|quiet)|(?:legs|feet) (?:will|would|can|could) not (?:stay|stop|keep|rest|lie)|wearing (?:a (?:track|path|hole) in|out) the (?:carpet|lino|floor)',
      'akathisi[ac]|inner restlessness|(?:can not|could not|unable to|will not|struggles to|not able to) (?:sit|stand|keep|stay) still|(?:can not|unable to) sit (?:down|through|for)|can not settle|pacing (?:all|day|constantly|since|up|the (?:room|floor|corridors?|ward|hall|house|flat)|around|about|back|for hours)|up and down like|crawl(?:ing)? out of (?:her|his|my|their) skin|jump(?:ing)? out of (?:her|his|my|their) skin|ants in (?:her|his|my) pants|legs (?:will|would) not stay still|has to keep moving|constantly (?:moving|on the move)|rocking from foot to foot|marching on the spot',
    ],
  },
  {
    key: 'weakness',
    label: 'muscle weakness',
    says: [
      `(?:muscle|limb|leg|arm|generali[sz]ed|profound|proximal|marked|progressive) weakness|weak(?:ness)? (?:in|of) (?:the |her |his |my |both )*${LIMB}|${LIMB} (?:are |feel |have gone |so |very |have become )*weak|(?:can not|could not|can hardly|unable to|too weak to) (?:lift|move|raise|hold up) (?:(?:her|his|my|their|the) )?(?:head|arms?|legs?|hands?)|(?:can not|could not|can hardly|unable to|too weak to) (?:stand(?! (?:it|the|her|him|people|being))|get up(?! (?:in the morning|early|for|before))|climb|get out of (?:the |a )?chair)|off (?:her|his) legs|paralyz(?:ed|sis)|head (?:is )?(?:drop(?:ped|ping)|lolling)`,
    ],
  },
  {
    key: 'numbness',
    label: 'numbness or loss of feeling',
    says: [
      '(?:lips?|mouth|fingers|face|tongue) (?:(?:is|are|were|all|keep|keeps|gone) ){0,2}tingl(?:ing|y|e|es)|tingly (?:lips?|mouth|fingers|face|tongue)',
      `numb(?:ness)? (?:(?:in|of|and|to|tingling|both|the|her|his|my|from|all|over) ){0,4}(?:${LIMB}|waist|knees?|face|lips|ankles?)|${LIMB} (?:(?:are|is|feel|feels|have|has|gone|going|went|both|and|completely|keep|keeps) ){0,4}numb|pins and needles|par(?:a)?esthesias?|tingling|(?:can not|could not|can hardly) feel (?:(?:her|his|my|the|both) )?${LIMB}|electric shocks? down|lhermitte|loss of (?:sensation|feeling)|peripheral neuropathy|sensory loss|glove and stocking`,
    ],
  },
  {
    key: 'saddle_numbness',
    label: 'signs of pressure on the lower cord',
    says: [
      'saddle (?:ana?esthesia|numbness|anesthesia|area|region)|cauda equina|numb (?:between|around) (?:(?:the|her|his|my) )?(?:legs|bottom|back passage|genitals|buttocks|groin)|cord compression|(?:lost|no) (?:control of|feeling in) (?:her|his|my|the) (?:bladder and bowels?|bowels? and bladder)',
    ],
  },
  {
    key: 'muscle_pain',
    label: 'muscle pain',
    says: [
      'fingers curl(?:ing|ed|s)?(?: in)?|hands? (?:claw|clawed|clawing|curled)',
      'myalgias?|muscle (?:pains?|aches?|cramps?|soreness|tenderness|spasms?)|aching (?:muscles|all over|legs|thighs|limbs)|muscles (?:are |feel |all |were )*(?:aching|sore|tender|painful)|(?:sore|tender|painful) (?:muscles|thighs|calves)|thighs? (?:ache|sore|hurt)|ach(?:es|y|ing) all over',
    ],
  },
  {
    key: 'muscle_breakdown',
    label: 'signs of muscle breakdown',
    says: [
      'rhabdo(?:myolysis)?|(?:dark|brown|black|cola ?(?:colou?red)?|coke ?(?:colou?red)?|tea ?(?:colou?red)?|port wine) (?:coloured |colored )?(?:urine|wee|pee|water)(?! bottle)|(?:urine|wee|pee) (?:(?:is|was|looks?|the|color|of|has|have|gone|turned|very|like) ){0,5}(?:dark|brown|black|cola|coke|tea|coca cola)|(?:raised|high|elevated|rising|climbing) (?:ck|creatine kinase|cpk)|(?:ck|creatine kinase|cpk) (?:(?:is|was|of|at|now|very|level|over|came|back) ){0,3}(?:raised|high|elevated|rising|up|through the roof|[0-9]{4,}|[0-9]{1,3} [0-9]{3}|in the thousands)',
    ],
  },
  {
    key: 'swallowing_trouble',
    label: 'trouble with swallowing',
    says: [
      '(?:food|dinner|tea|water|tablets?|pills?|everything|bread|drink) (?:[^ ]+ ){0,2}(?:stuck|sticking|sticks|catching|goes down the wrong|going down the wrong|coming (?:back )?(?:down|out of|through) (?:her|his|the) nose)|(?:cough|coughs|coughing|splutter|splutters|spluttering|gag|gags|gagging) (?:(?:on|at|with|over|every) )+(?:(?:the|her|his|every|all|each) )*(?:tea|sip|sips|spoonful|mouthful|meals?|drink|drinks|water|soup|food|swallow|tablets?)|chin on (?:her|his|the) chest|(?:face|head) (?:in|into) (?:the|her|his) (?:soup|dinner|plate|food|porridge|cereal)|chok(?:e|es|ed|ing)(?= (?:at|on|over|every))|pouch(?:es|ing) (?:her |his )?food',
      '(?<!o?esophageal )dysphagia|chok(?:e|es|ed|ing) (?:on (?:(?:her|his|my|their|the|every) )?(?:food|fluids?|water|drinks?|dinner|saliva|tea|pills|meals?|everything|liquids?)|when (?:eating|drinking|swallowing|she|he)|with (?:food|fluids?|drinks)|at (?:meals?|dinner))|(?:difficulty|trouble|problems?|struggl(?:e|es|ing)|hard|difficult|unsafe) (?:with |to |in )?swallow(?:ing)?|(?:can not|could not|unable to|not able to|can hardly) swallow|swallow(?:ing)? (?:is |has become |has got )?(?:difficult|unsafe|poor|worse|impaired)|cough(?:s|ing) (?:when|on|while) (?:eating|drinking|swallowing|food|fluids)|pooling saliva|food (?:gets|is getting|getting) stuck|aspirat(?:ed|ion|ing)',
    ],
  },
  {
    key: 'drooling',
    label: 'drooling',
    says: [
      'drool(?:ing|s|ed)?|dribbl(?:ing|es|ed)(?! (?:urine|the ball|a ball|past))|hypersalivat[a-z]+|sialorrh(?:o)?ea|saliva (?:running|pouring|everywhere|all over)|pillow (?:is )?(?:wet|soaked)|(?:wet|soaked) pillow',
    ],
    quiet: true,
  },
]);
