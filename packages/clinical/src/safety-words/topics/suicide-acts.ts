import type { WordingGroup } from '../define-topic.ts';

/** Attempts on one's own life, and the places where they are made. Ours. */
export const SUICIDE_ACTS: readonly WordingGroup[] = [
  {
    grade: 'plan',
    wordings: [
      '(?:found|located|seen|spotted|observed|discovered|intercepted|retrieved|removed|rescued|talked down|pulled|taken|brought) (?:by [a-z]+ )?(?:[a-z]+ )?(?:on|from|off|at|near|in|under) (?:the |a )(?:[a-z]+ )?(?:bridge|railway(?: line| tracks?)?|train (?:line|tracks?)|tracks|rail line|roof|rooftop|ledge|cliff edge|cliffs?|parapet|viaduct|level crossing|river|canal|weir|water|platform edge|live rail)(?! (?:walk|bar|restaurant|hotel|cruise|festival|house|taxi|centre|street|road|view))',
      '(?:restrained|stopped|prevented|held back|talked out|dragged back|pulled back|grabbed) (?:by (?:police|staff|gardai?|passers? ?by|[a-z]+) )?(?:him |her )?(?:from |of |before )?(?:he |could )*(?:jump|jumping|hanging|drowning|stepping (?:off|out|in front)|throwing {self}|going over|climbing over|walking into the (?:sea|river|traffic|road))(?! (?:on the|the queue|up and down))',
      '(?:throw|throwing|threw|thrown|fling|flinging|flung|hurl|hurled|hurling|launch|launched|chuck|chucked|chucking|toss|tossed) {self} {gap1}(?:in|into|under|in front of|off|from|over|out of|at|before|onto|down) {gap1}(?:(?:the|a|an|some|moving|oncoming|passing) ){0,3}(?:[a-z]+ )?(?:{water}|{moving}|{high}|tracks?|rails?|wheels?|hospital|upstairs|landing|bridge)(?! (?:work|business))',
      '(?:slitting|slashing|slashes|slits|opening) {my} (?:own )?(?:wrists?|throat|veins?|arms?)',
      '(?:thoughts?|thinking|ideas?|urges?|plans?|planning|planned|intends?|intending|considered|considering|contemplat[a-z]+|wants?|wanted|tempted|going|wishes|decided) (?:of|about|to|on) (?:just |deliberately )?(?:crash|crashing|wreck|smash|driv(?:e|ing)|steer|steering|swerv(?:e|ing)|ram|ramming|plough|ploughing|run|running|veer|veering) (?:the |my |his |her |a )?(?:car|van|bike|motorbike|truck|tractor|lorry|jeep|it)(?: (?:off|into|in to|at|in front|over|on purpose|deliberately)(?![^ ])|$)(?! (?:the |a )?(?:garage|town|work|business|market|ground))',
      '{kill_self}(?! (?:out to dry|in the foot|with (?:work|drugs|drink|alcohol|overtime|cigarettes|stress)|into the ground|off from|from|trying to|over|working|studying|here|to (?:pay|get|finish|make|please|keep)|at (?:work|the gym)|laughing|for forgetting))',
      '(?:end|ended|ending|take|took|taken) {my} own (?:life|lives)',
      '(?:end|ended) {my} life(?! (?:in|as) (?:a|the|politics))|(?<!disease is |drink is |cancer is |job is |addiction is |it is )(?:take|taken|took) {my} life(?! (?:back|forward|seriously|easier|over|in|one|day|story|into))',
      '(?:complete|completed|commit|commits|committed|committing|attempt|attempted) suicide',
      '(?:suicide|suicidal|hanging|hang|strangulation|drowning|asphyxiation|jumping) (?:attempts?|gestures?|acts?|bids?)',
      '(?:attempt|attempted) {gap1}(?:hang|hanging|strangulation|asphyxiation|suffocation|drown|co poison|carbon monoxide|self immolation)',
      '(?:serious|near fatal|near lethal|aborted|interrupted|lethal|high lethality|determined) (?:suicide |suicidal )?(?:attempt|bid)|attempt (?:on|against|at) {my} (?:own )?life|an attempt on (?:his|her) life',
      '(?:use|using|used|turn|turning|turned) (?:it|the [a-z]+|{my} [a-z]+|a [a-z]+) on {self}|pull(?:ed|s|ing)? (?:the|that) trigger(?! on (?:the|a) (?:purchase|deal|move|house))',
      '(?:put|puts|putting|had|stuck|placed|held) (?:a |the |its |his )?(?:barrel|muzzle|gun|pistol|rifle|shotgun) (?:in|into|to|under|against) {my} (?:own )?(?:mouth|head|temple|chin|heart|chest)|(?:tied|stood on|kicked (?:away )?) {gap1}(?:chair|stool) {gap6}(?:rope|noose|belt|beam|hang)',
      'near hanging|near drowning|parasuicide|para suicide|tash|found (?:[a-z]+ ){0,2}hang(?= (?:in|from|by|on|at|$))|cut (?:him |her |me )?down (?:by|from|just in time|after)|hanging from (?:the|a) (?:tree|beam|rafters?|bannister|banister|door|fan)',
      '(?:blow|blew|blown) {my} (?:own )?(?:brains|head|face) (?:out|off)|(?:put|eat|swallow) (?:a )?bullet(?: (?:in|into|through|to) (?:{my} (?:own )?)?(?:head|brain|mouth|temple|skull))?',
      '(?:{gun}|{knife}|blades?|razors?) {gap1}(?:to|in|at|against|into|up to|under) {my} (?:own )?(?:head|temple|mouth|throat|wrists?|neck|chin|heart)',
      '(?:slit|slash|slashed|open|opened) {my} (?:own )?(?:wrists?|throat|veins?)',
    ],
  },
  {
    grade: 'plan',
    wordings: [
      '{intend}{link} (?:jump|leap|leaping|throwing {self}|throw {self}|fling {self}|hurl {self}|climb|step|stepping|fall|let {self} fall) {gap1}(?:off|from|over|out of|out) {high}',
      '(?:jump|jumped|leap|leapt|leaped|throw {self}|throwing {self}|threw {self}|flung {self}|hurled {self}|launched {self}|let {self} fall) {gap1}(?:off|from|over|out of|down) {high}',
      '{intend}{link} (?:jump|leap|throw {self}|fling {self}|step|stepping|walk|run|lie|lay|lying|stand|standing|put {self}|cycle) (?:out |down )?(?:in front of|under|into the path of|into|before|in the way of) {moving}',
      '(?:jump|jumped|leapt|throw {self}|threw {self}|flung {self}|step|stepped|walk|walked|ran|run|lay down|lay|lie down|stood) (?:out |down |straight )?(?:in front of|under|into the path of|in the way of) {moving}',
      '(?:walk|walked|wandered|stepped|run|ran|cycled) (?:straight |out |deliberately )?into (?:the )?(?:busy |oncoming |moving |heavy |fast ){0,5}traffic',
      '(?:lie|lay|lying|sat|sit|walk|walked|stand|stood|standing|found|wandered) (?:down )?(?:on|onto|beside|along|by|near) (?:the )?(?:train|railway|rail|dart|tram|luas|metro) ?(?:tracks?|lines?|bridge|embankment)',
      '(?:drive|drove|driven|steer|steered|crash|crashed|swerve|swerved|rode|ploughed|veered) {gap}(?:into|off|at|under|over) {gap}(?:on purpose|deliberately|intentionally|to die|to end it)',
      '{intend}{link} (?:drive|steer|steering|crash|crashing|swerve|swerving|ride|cycle|veer|let go of the wheel) {gap}(?:into|off|under|in front of|over|at) (?:a |an |the |oncoming |some ){0,5}(?:wall|trees?|lorry|truck|river|sea|canal|lake|bridge|pillar|pole|lamp ?post|traffic|cliffs?|pier|quay|ditch|road|edge|barrier|train|something)|{intend} to crash (?:{my} )?car',
      '(?:walk|walked|wade|waded|jump|jumped|threw {self}|throw {self}|fling {self}|drive|drove) {gap1}into {water}',
      '(?:lie|lay|lying|laid) (?:down )?across (?:the )?(?:railway |train )?(?:line|lines|tracks|rails)|(?:quarry|slipway|harbor|pier|bridge|cliffs?|canal|river) {gap1}(?:to end it|to drive in|with the intention)|{intend}{link} (?:drive|driving|go|going|walk|walking|jump|ride) {gap1}(?:into|off|over) (?:the |a )?(?:[a-z]+ )?(?:quarry|slip|slipway|pier|harbor|quay|canal|river|lake|sea|cliffs?|ravine|gorge|edge)(?! (?:for|with the (?:dog|kids)))',
      '(?:pulled|fished|rescued|saved|dragged|retrieved) {gap1}(?:out of|from) {water}|(?:sea|river|lake|canal|water) {gap1}fully (?:clothed|dressed)|stones in {my} pockets',
      '(?:wrong side of|other side of|over|outside|beyond) (?:the )?(?:[a-z]+ ){0,3}(?:railings?|barriers?|parapet|safety fence|bridge rail|guard ?rail)',
      '(?:talk|talked|coax|coaxed|brought|pulled|grabbed|dragged|persuaded|removed|taken|rescued|retrieved|stopped|led|got) {gap1}(?:down|back|off|away|from) {gap1}(?:from |off |of )?(?:the |a )?(?:[a-z]+ )?(?:edge|ledge|bridge|roof|cliffs?|parapet|railings?|barrier|tracks|railway line|balcony|window ?sill|multi ?storey)',
      '(?:stood|stand|standing|sat|sit|found|seen|located|perched|waiting|dangling|looking over|was|been) {gap1}(?:at|on|near|over|close to|off) (?:the |a )?(?:very )?(?:[a-z]+ )?(?:edge of (?:the|a) (?:cliff|roof|platform|bridge|quay|pier|building|multi ?storey|balcony|tracks)|cliff edge|platform edge|ledge|parapet|railings|window ?sill|viaduct|overpass|motorway bridge|railway bridge)',
      '(?:male|female|man|located|found|standing|stood|sat) {gap1}(?:at|on|off) (?:the |a )?(?:[a-z]+ )?(?:cliff edge|bridge (?:rn|right now|tonight|ready|crying|in tears|threatening|alone|contemplat[a-z]+|for (?:an hour|hours|ages)))',
      '(?:bridge|roof|tracks|cliffs?|platform|multi ?storey|car park|window|balcony|railway line|station) {gap6}(?:to jump|to end it|to die)|(?:nearly|almost) jumped|(?:threatens?|threatened|threatening) to jump(?! (?:rope|in|into|ship))',
      '(?:jump|jumped|throw {self}|threw {self}|get|got|climb|climbed|leap|leapt) (?:out |from )+(?:of )?(?:the |a |{my} )?(?:moving (?:car|vehicle|bus|train|taxi|ambulance|van|lorry|tram|truck)|car while (?:it|i|he) (?:was )?(?:moving|driv[a-z]+))|opened? the (?:car )?door (?:on the motorway|while (?:moving|driving))',
      '(?:climb|climbed|climbing|been|went|gone|got|go|going) {gap1}(?:on to|onto|up on|up to|up) (?:the )?(?:[a-z]+ )?(?:roof|rooftop|parapet|ledge|bridge railings|window ledge|pylon|crane|multi ?storey)',
    ],
    unless: [
      'charity|abseil[a-z]*|bungee|skydiv[a-z]*|parachut[a-z]*|tandem|climbing (?:gym|wall|club|centre)|sailing|diving board|swimming|swim|paddle|triathlon|trampoline|stunts?|theatre|stage|drama (?:group|class|club)|roofer|scaffolder|window cleaner|lifeguard|life guard|coast ?guard|fisherman|fishing|sea dip|aerial|gutters?|satellite dish|chimney|solar panels?|christmas lights|leak|tiles|slates|ball|cat|kite|drone|photos?|view|sunset|fireworks|accident|accidental|accidentally|by mistake|slipped|skidded|aquaplan[a-z]*|black ice|fell asleep|parkour|playground|climbing frame|water slide|into the pool',
    ],
  },
  {
    grade: 'plan',
    wordings: [
      '{rope} {gap1}(?:(?:tied|tight|tightly|fastened|wrapped|placed) )?(?:around|round|about) {gap1}(?:own )?(?:neck|throat)',
      '(?:tie|tied|tying|wrap|wrapped|put|placed|looped|attached|fastened|secured|fixed|strung|hung) {gap1}(?:up )?(?:a |an |the |his |her |my )?(?:[a-z]+ )?{rope} {gap1}(?:around|round|on|over|to|from|through) {gap1}(?:neck|throat|beam|rafters?|bann?isters?|ceiling|curtain rail|rail|shower|door ?handle|door|hook|loft|attic|joist|window bars|bars|window|light fitting|bed|wardrobe|radiator|goal ?post|branch|tree|ceiling fan|fan|vent|hinge)',
      '(?:ligatures?|nooses?)(?: (?:x ?)?[0-9]+| use| marks?| made| tied| removed| incidents?| attempts?| to neck| on ward| again| around| cut| this)|(?:tie|tied|tying|made|make|found|removed|use|used|another|multiple|several|fashioned|fashioning) (?:a |an |the |her |his )?(?:[a-z]+ )?(?:ligatures?|nooses?)|(?:a|the) noose',
      '(?:sat|sitting|sit|found|slept) in (?:the |his |her |a )?(?:car|garage|van) {gap}(?:engine|exhaust|motor|hose) (?:running|on|attached|fitted)?|(?:hose|hosepipe|pipe|tube) {gap1}(?:for|from|to|on|attached to|connected to|over) {gap1}(?:car )?exhaust|(?:carbon monoxide|co|car exhaust|exhaust) (?:poisoning )?(?:attempt|inhalation)|by co poison|by carbon monoxide',
    ],
    together: [
      [
        '(?:pacing|paced|pace|standing|stood|waiting|loitering|hovering|sat|sitting|walked|walking|seen|found) {gap1}(?:on|at|along|by|near|towards|toward) (?:the )?(?:[a-z]+ ){0,2}(?:platform|tracks|railway|station|river|bridge|cliff|cliffs|edge|pier)',
        'until {gap}(?:moved|stopped|brought|talked)|guard|police|gardai|staff|tearful|crying|fast (?:one|train)|express|argument|suicid[a-z]*|helpline|samaritans|wrong side|fence|goodbye',
      ],

      [
        'practi[sc]ed|practi[sc]ing|rehearsed|rehearse|rehearsing|rehearsal|rehearsals|tested|testing|experimented|experimenting|trial run|dry run',
        'rope|noose|cord|belt|ligature|hang|gun|pistol|overdose|jump|suicide|scarf|sheet|tablets|pill',
      ],
      [
        'plastic bag|bin bag|carrier bag|bag',
        '(?:over|on|round|around) (?:his |her |my |the )?(?:own )?head',
      ],
      [
        '{rope}',
        '(?:back of|on) (?:the |a )?(?:[a-z]+ )?(?:door|beam|rafter|fan|hook|bannister)',
        'found|tied|practising|tried|put|left|hung|hanging|attached|made|had',
      ],
      ['suicid[a-z]*|end it|kill (?:himself|myself)|die', 'roof|bridge|ledge|tracks|cliff|platform'],
      [
        'roof|ledge|balcony|bridge|window ?sill',
        'shouting|screaming|had enough|will not come (?:down|back|in)|refus[a-z]+ to come|threatening|police|fire brigade|negotiator|crying|screaming',
      ],
      [
        'load|loads|loaded|loading|put|puts|held|holds|pressed|pressing',
        '{gun}|it',
        '(?:to|in|against|into|at) {my} (?:own )?(?:temple|mouth|chin|forehead|head)',
      ],
    ],
    unless: [
      '(?:no|nil|without) ligature points?|ligature (?:points?|cutters?|free|risk assessment|audit)|for the (?:swing|hammock|dog|washing)',
    ],
  },
];
