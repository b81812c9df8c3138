import { defineSafetyTopic } from '../define-topic.ts';

/** Weapons within reach, and fire set or threatened. Ours. */
export const WEAPONS = defineSafetyTopic({
  key: 'weapon',
  label: 'a weapon within reach',
  groups: [
    {
      ofOthers: true,
      wordings: [
        '(?:buy|bought|purchased|order|ordered|acquired|acquire|obtained|obtain|get|got|getting|stole|stolen|borrowed|borrow|took|taken|take|brought|bring|carries|carry|carrying|carried|keeps?|kept|has|have|had|own|owns|owned|hides?|hidden|hid|loaded|load|loading|bringing|holding|holds|sleeps with|sits with|sitting with|sat with|applied for|trying to (?:get|buy)|wants to buy|made|building|built|printing|pulled|producing|produced|found|access to|with access to|arsenal of|collects|collecting|been looking at|looking at|armed with|possession of|asked (?:his|her|my) [a-z]+ for|looking for|looking to buy|got himself) (?:himself |herself |myself |out |up |for |with )?(?:a |an |the |two |three |several |some |many |any |multiple |his |her |my |their |unlicensed |licensed |new |old |loaded |legally |illegal |unlocked |unsecured )*(?:[a-z]+ )?(?:s )?(?:loaded |hunting |service |semi ?automatic |air |sawn off |father s |fathers? |dad s |brother s |unlicensed |legal |antique |deactivated |double barrelled )*(?:gun|shotgun|rifle|pistol|firearms?|air ?gun|air rifle|crossbow|cross bow|ammunition|ammo|bullets|weapons?|cartridges|glock|sawn off|ak47|machete|machetes|samurai sword|sword|hunting knife|zombie knife|grenade|pipe bomb|explosives|petrol bomb|molotov|bomb)',
        'clean(?:ing|ed|s)? (?:a |the |his |her |my )?(?:[a-z]+ )?(?:gun|shotgun|rifle|pistol) {gap6}(?:every|night|nightly|since|again|over and over|table|bed|loaded|drunk|staring)',
        '(?:gun|shotgun|rifle|pistol|firearms?|weapons?|ammunition) (?:is |are |kept |stored |were |was |[0-9]+ )*(?:at home|in (?:the |his |her |my )?(?:house|home|bedroom|car|closet|attic|garage|bag|locker|nightstand|drawer|bedside|lap|hand|farm ?house|truck|wardrobe|kitchen|unlocked)|under (?:the |his |her )?(?:bed|pillow)|loaded|unlocked|unsecured|not (?:locked|secured|in a safe)|access|within reach|is for me|nearby|beside|on the farm|by the (?:bed|door))|(?:access|firearms?|gun|weapons?) (?:to )?(?:firearms?|gun|weapons?|access)? ?(?:yes|positive|confirmed|available|present|easily available)(?![^ ])|(?:unlocked|unsecured|loaded|unlicensed|easy access to|ready access to|recent access to) (?:[a-z]+ )?(?:gun|rifle|shotgun|pistol|firearms?|weapons?)|(?:gun|rifle|shotgun|pistol|firearm|weapon) (?:licen[cs]e|certificate) (?:application|applied|revok[a-z]+|withdrawn|concern)|(?:gun|rifle|pistol|shotgun|crossbow) (?:pointed|aimed|trained|out|with him|with her)|(?:armed|gunman|gun man)(?! (?:forces|police|services|guard|response|robbery in))',
        '(?:sits?|sitting|sat|stands?|standing|stood|patrol[a-z]*|waits?|waiting|sleeps?|sleeping|answers the door|goes (?:to bed|around|round)|walks? (?:round|around)|going (?:round|around)) {gap6}with (?:a |an |his |the |her |my )?(?:[a-z]+ )?(?:{gun}|{knife})',
        '(?:found|discovered|hid|hides|hidden|hiding|police found|removed|seized|confiscated|took) (?:a |an |the |two |three |several |some )?(?:[a-z]+ )?(?:knife|machete|axe|hammer|sword|gun|blade|weapon|weapons|firearms?|screwdriver|scissors) {gap1}(?:in|under|behind|on|from) (?:the |his |her |my |a )?(?:[a-z]+ )?(?:bag|bed|pillow|mattress|room|locker|coat|pocket|car|person|sleeve|bedroom|rucksack|school ?bag|waistband|drawer|boot|him|her)(?! (?:safe|amnesty))',
      ],
      unless: [
        'nerf|water gun|toys?|nail gun|glue gun|heat gun|massage gun|bb gun|paintball|replica|video ?games?|gaming|clay pigeons?|gun dog|gundog|shooting club|rifle club|pistol club|range|biathlon|olympic[a-z]*|season|fencing|re ?enactment|museum|collector of antique|ceremonial|police officer|soldier|army|armou?r|gamekeeper|hunting season|deer|pheasants?|stalking (?:deer|trip)|sold|handed in|surrendered|locked|secured|secure|in (?:a|the|his) (?:gun )?safe|removed|given up|amnesty|licensed and|film|movie|novel|series|documentary|top gun|jump the gun|sports? shooting|club|competition|kitchen|chef|butcher|cutlery|cooking|scouts|confiscated (?:in|by police in) (?:[12][0-9]{3})|secret weapon|bullet (?:journal|points?)|massage',
      ],
    },
  ],
});

export const FIRE = defineSafetyTopic({
  key: 'fire',
  label: 'fire',
  groups: [
    {
      ofOthers: true,
      wordings: [
        '(?:set|sets|setting|lit|light|lights|lighting|start|started|starts|starting|make|made|making) (?:several |small |a |another |the |two |three |deliberate |more )*(?:fire|fires|alight|ablaze|on fire) ?(?:to|in|at|under|on|with|outside|beside|again|last|this|yesterday|deliberately|in)?|(?:set|sets|setting|lit|light|put) {gap6}(?:on fire|alight|ablaze|a ?flame)|(?:set|sets|setting) {gap1}fire to|fire ?setting|fire ?setter|fire ?raising|arson|arsonist|pyromani[a-z]+|self immolat[a-z]+',
        '(?:burn|burns|burned|burnt|burning|torch|torched|torching|torches|blow up|petrol bomb|petrol bombed|firebomb[a-z]*|fire bomb[a-z]*) (?:down )?(?:the|his|her|my|their|our|that|this|a) (?:[a-z]+ )?(?:house|flat|home|place|building|ward|shed|barn|car|school|church|mosque|office|shop|unit|hostel|apartment|caravan|pub|bed|mattress|curtains|sofa|hospital|clinic|kitchen|garage|belongings|clothes)(?: down)?|burn (?:it|everything|everyone|them|us|him|the place) (?:all )?(?:down|alive|to the ground|in (?:their|his|the) beds?)',
        '(?:pour|poured|pours|pouring|doused|douse|dousing|splash|splashed|spread|sprayed|threw|throw|bought|buying|has|with|covered (?:in|with)|stored|storing|stockpile) (?:the |himself (?:in|with) |herself |{self} (?:in|with) |it (?:in|with) |the place (?:in|with) |a can of |cans of |some |everything (?:in|with) |floor with |house with |bed with |sofa with |curtains with )*(?:petrol|gasoline|kerosene|paraffin|lighter fluid|white spirit|accelerant|diesel|turps)(?: (?:over|on|around|round|in|through|and|all|to (?:burn|set|do)|from))?(?! (?:car|lawn|mower|station|in the (?:car|mower)|for the (?:mower|car|generator|tractor|lawn)|prices?|money))',
        '(?:lit|light|lights|lighting|burn|burned|burnt|burning|burns|ignit[a-z]+|strik[a-z]+|flick[a-z]+|throws? lit|drops? lit|dropp[a-z]+ lit) (?:bits of |some |all |lots of |a |the |her |his |my |lit )*(?:papers?|newspapers?|matches|tissues?|toilet (?:paper|roll)|rubbish|curtains?|clothes|bedding|mattress|bins?|cushions?|letters|photos|furniture|carpet|lighters?|cigarettes?|candles?) (?:in (?:the |his |her )?(?:bed|bedroom|room|house|flat|kitchen|living room|toilet|sink|ward|hallway|bathroom|cell|bin)|on the (?:stove|hob|cooker|floor|bed|carpet|ward|sofa)|and (?:falls?|fell|leaves?|forgets?|drops?)|under|unattended|beside|to (?:burn|cleanse|purify|set|get rid))|(?:smok[a-z]+|cigarettes?) (?:in bed|beside (?:the )?oxygen|on oxygen|with oxygen)|burn marks (?:on|in) (?:the |his |her )?(?:bed|carpet|mattress|sofa|chair|clothes|bedding|floor|armchair)|(?:fire brigade|fire service|firemen|fire crew|fire engine) {gap1}(?:called|attended|had to|came|out|twice|again|x ?[0-9])|(?:cigarette burns|burn holes|scorch marks) (?:in|on) (?:the |his |her )?(?:bed|carpet|mattress|sofa|chair|bedding|floor|clothes)|(?:fire|house fire|kitchen fire|small fire) (?:started|caused|set|lit) (?:by|deliberately)|(?:caused|had|started) (?:a|another|small|two) (?:small |kitchen |house )*fires?(?! (?:drill|place|pit|alarm test))',
      ],
      unless: [
        'barbecues?|bbq|camp ?fires?|bonfires?|fire ?place|fire ?pit|wood ?burner|log burner|stove to (?:heat|keep)|chimenea|chiminea|heart|world on fire|fire drill|fire alarm test|fireworks|candles? for|birthday cake|incense|garden (?:waste|rubbish)|hedge cuttings|turf|scouts|guy fawkes|halloween|diwali|hanukkah|firefighter|fire ?fighter|fire warden|sewing|career|films?|novel|game|burn calories|prices|hot water|advent|fire in the (?:grate|hearth|sitting room|living room|stove)|the lawn|for (?:mass|prayer)|in church|nightmares?|dreams?',
      ],
    },
  ],
});
