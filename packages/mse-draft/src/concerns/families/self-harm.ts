import { defineConcern, words } from '../define-concern.ts';

const HURTING = words(
  'cut, carv*, slic*, slash*, slit, burn, scald*, brand, branded, branding, scratch, claw*, goug*, dig, dug, digging, bite, bites, bit, biting, hit, punch*, bang*, bash*, slam*, smash*, slap*, thump*, headbang*, headbutt*, ripp*, rip, tear at, tore, pluck*, prick*, pierc*, stab*, jab*, stapl*, pinch*, bruis*, hurt, harm, injur*, punish*, sandpaper*, chok*, strangl*, starv*, purg*, vomit*',
);
const BODY = words(
  'my (?:left |right |own |upper |inner |whole |bare )*(?:arm|arms|forearm|forearms|wrist|wrists|leg|legs|thigh|thighs|stomach|belly|tummy|skin|hip|hips|ankle|ankles|calf|calves|head|face|hair|hand|hands|knuckle|knuckles|chest|breasts?|neck|scalp|feet|foot|fingers?|nails?|shoulder|shoulders|palm|palms|lip|lips|gums|eyebrows|eyelashes|cheek|cheeks|flesh|body|tongue|shins?|knees?|ribs?|toes?)',
  'myself, himself, herself, themself, his (?:arm|arms|wrists?|legs?|thighs?|head|skin), her (?:arm|arms|wrists?|legs?|thighs?|head|skin), own (?:skin|arm|arms|flesh|hair)',
);
const TOOL = words(
  'razor, razors, blade, blades, scalpel, compass, lighter, lighters, cigarette, cigarettes, fag, fags, cigarette ends?, curling iron, straighteners, iron, hob, stove, match, matches, candle, boiling water, hot water, kettle, hot (?:spoon|knife|metal), glass, broken glass, shard, mirror, needle, needles, safety pin, pin, pins, stapler, staples, scissors, tweezers, rubber band, elastic band, sharpener, craft knife, stanley knife, box cutter, penknife, knife, nail, nails, nail file, nail scissors, pen, drawing pin, tack, can lid, wire, wool, pumice, sandpaper, bleach, acid, ice, salt, brick, hammer, door, wall, walls, belt',
);
const MARKER = words(
  'on purpose, deliberate*, punish*, bleed, bleeds, bled, blood, stitches, scar, scars, scarring, marks, bandage*, plasters?, long sleeves, sleeves, urge, urges, gave in, give in, relaps*, slipped, feel (?:something|real|better|anything|calm|alive), release, relief, calms? me, calm down, cope, coping, clears? my head, instead of cry*, when i hate myself, hate myself, when it gets, when i am stressed, when i get stressed, when it builds, when it is too much, every night, since i was, in secret, secret*, hide it, hidden, cover*, where (?:no one|nobody) (?:can )?see*, deserv*, numb, to stop the, until (?:it|they|i)',
);

/** Hurting oneself without a stated wish to die, however it is put. */
export const SELF_HARM_CONCERN = defineConcern({
  name: 'selfHarm',
  topic: 'self-harm',
  against: ['risk'],
  says: [
    '(?:open|opening|opened|pull*|pick*|rip*|tear*) (?:it|them|the (?:wound|cut|scab|stitches)|my (?:stitches|scabs?|wounds?|cuts?)) (?:back )?(?:up|open|apart|out|off)(?= |$)|not let (?:it|them) heal|stop (?:it|them) (?:healing|from healing)|like the (?:sting|pain|blood|burn|feeling of (?:it|pain))|fresh ones|new ones|old ones and|wanted to feel (?:something|anything|it|pain)|to feel (?:something|anything|real)|feel the pain|see the blood|watch* (?:it|myself|the blood) (?:bleed|drip|run)|(?:i )?do (?:them|it) myself|did (?:them|it|those|that|this) (?:myself|to me)',
    'i cut(?= |$)(?! (?:back|down|out|off|the|my (?:hair|hours|nails|finger|thumb|losses)|it (?:short|in)|sugar|carbs|class|a|some|corners|through|across|grass|hair|wood|him|her|them|up the|and (?:paste|dye)))|(?:used to|still|started|been|keep|stop|stopped|only|need to|had to|want to|wanted to|feel like) cut(?= |$)(?! (?:back|down|out|off|the|my (?:hair|hours|nails)|it|grass|hair|wood))',
    'did (?:it|them|that|this) (?:to {self}|{self}|on purpose|with (?:a|my|the) [^ ]+)|do (?:it|them|that) (?:to {self}|on purpose|with (?:a|my|the) [^ ]+)(?= |$)|self (?:harm|harms|harmed|harming|injur*|inflict*|mutilat*|punish*|lacerat*)|sib(?= |$)|sh(?= |$)|nssi|old and new (?:scars?|cuts?|marks)|fresh (?:cuts?|scratch|burn|marks|wounds|scars?)|superficial',
    '(?:gave|give|giving) in (?:on|again|last|to (?:it|the urge)|yesterday|today|twice|once)|(?:relapsed|slipped(?: up)?|back to|went back to|back on) (?:on|with|the|my|last|again|it|cutting|this|and)? ?(?:blades?|razors?|cutting|friday|saturday|sunday|monday|tuesday|wednesday|thursday|week|night|cut|old habits?)',
    '(?:until|till|so) (?:it|they|i|my|you|that) {gap}(?:bleed*|bled|hurt*|blood|bruise*|numb|raw|scar*|pass out|passed out|break*|broke|sting*|go(?:es)? numb|could not (?:feel|read|see)|stop feel*|black out)',
    '(?:it is|it was|that is|they are|those are|just|only|some|few|couple of|new|these) {gap}(?:scratch|scratches|cuts?|burns?|scars?|marks|bruises|lines)(?= |$) {gap6}(?:i|myself|on purpose|did|do|made|old|nothing|deep|fine|no big|not deep|heal*)',
    '(?:pain|blood|cutting|burning|blade|razor|hurt|hurting|sting|it) {gap}(?:is|was|feel|make|makes|helps?|take|takes|clears?|calms?|let|lets|give|gives|stop|stops|bring|brings|keep|keeps) {gap}(?:better than|the only|me feel|me calm|calm|relief|release|edge off|real|quiet|let it out|out of my head|everything|the noise|feeling|me sane|me down|grounded)(?! (?:me feel (?:sick|ill|drowsy|tired)))',
    '(?:carry|keep|hide|hid|have|got|kept) (?:a |my |the |some )*(?:razor|razors|blade|blades|scalpel|sharpener blade)(?: [^ ]+)?',
    '(?:long sleeves?|sleeves|bracelets?|wristbands?|make ?up|foundation|tights|plasters) {gap6}(?:hide|cover|so (?:no one|nobody|they|my|you)|see|marks|scars?|cuts?|arms)|(?:hide|cover*) {gap}(?:marks|scars?|cuts?|arms|legs|wrists?|thighs?|them up)',
    '(?:make|made|making) (?:myself|himself|herself) (?:sick|throw up|vomit|bleed|hurt|suffer|pay)|punish(?:ed|ing|es)? (?:myself|himself|herself|my body)|(?:starv*|not eat|not eating|stopped eating) {gap6}(?:punish*|deserve*|hurt myself|control)|(?:deserve|deserved|earned) (?:the |it |to )?(?:pain|hurt|punish*|bleed)',
    '(?:take|took|taking|swallow*) {gap}(?:too many|extra|more|batteries|pins?|glass|coins|screws|blades?) {gap6}(?:to hurt|not to die|make myself ill|make myself sick|to feel|to sleep through|punish*|harm|get sick)|(?:swallow*|insert*) {gap}(?:batteries|battery|pins?|glass|screws|blades?|nails|cutlery|magnets|pens?)',
    '(?:run|ran|running|exercise*|exercising|train*) (?:until|till) {gap}(?:collapse*|drop*|faint*|injur*|bleed*|pass out)|stand* in (?:the )?(?:freezing|scalding|boiling)|(?:freezing|scalding|boiling|hot|burning) (?:shower|bath|water|tap) {gap6}(?:burn*|red|scald*|punish*|feel|hurt)',
  ],
  pairs: [
    [TOOL, BODY],
    [
      words(
        'cut, carv*, slic*, slash*, burn, scald*, brand*, claw*, goug*, bite, bites, biting, punch*, bang*, bash*, slam*, headbutt*, rip*, pluck*, prick*, stab*, jab*, stapl*, pinch*, bruis*, scrub*, headbang*, snap*, dig, digging, dug, stub*',
      ),
      BODY,
    ],
    [HURTING, MARKER],
    [TOOL, MARKER],
  ],
  hints: [
    ...HURTING,
    ...TOOL,
    'my (?:arms?|wrists?|legs?|thighs?|stomach|skin|hips?|knuckles)|on purpose|bleed|blood|stitches|scars?|marks|urges?|gave in',
  ],
  asks: [
    '(?:your|the) (?:arm|arms|forearm|forearms|wrists?|thighs?|knuckles|stomach|sleeves?|skin|cuts?|burns?|wounds?|scars?|scratches|marks|bruises|stitches|bandages?|dressing)(?= |$)(?! (?:still (?:sore|hurt)|pain|x ray|surgery|better|operation))|bandage*|plasters|long sleeves|wound|picking at|accidental|on purpose|deliberate*|(?:with|by) (?:the|a) (?:iron|lighter|knife|glass|compass|scissors|cigarette)|did you do (?:that|this|those)|you do that (?:you keep|when)|winc*|self inflicted|the urge|urges',
    '(?:hurt|harm|cut|burn|injur*|punish*|scratch|hit) (?:yourself|your self)|hurt yourself on purpose|self (?:harm*|injur*|mutilat*)|cutting(?! (?:back|down|out))|(?:are|do|did|have) you (?:still )?cut(?= |$)(?! (?:back|down|out|the))|urges? to (?:hurt|harm|cut|burn)|take (?:it|things) out on yourself|physically hurt|cause yourself pain|marks? on your|scars? on your|cuts? on your|razor|blades?',
  ],
  leads: [
    'your (?:arm|arms|forearm|forearms|wrist|wrists|leg|legs|thigh|thighs|hand|hands|knuckles?|stomach|head|face|hair|skin|neck|sleeves?|shins?|body|hip|hips|lip|fingers?)|sleeves?|bandage*|plaster|wound|wounds|bruis*|scratch*|burn*|marks?|scars?|limp*|winc*|stitches|long sleeves|secret|cope|coping|stress*|calm|breakup|break up|upset|angry|release|deal with|overwhelm*|how did (?:that|this) happen|what happened (?:to|there|here)|when (?:it|things) gets?|cover*',
  ],
  asksOpposite: [],
});
