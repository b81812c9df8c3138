import { defineConcern, words } from '../define-concern.ts';

const FUTURE = words(
  'future, tomorrow, next year, five years, ahead, end of the tunnel, tunnel, light, hope, way out, way forward, way through, way back, improve*, recover*, get well, get better, be better, better, mend*, heal*, fix, fixed, repair*, cure, cured, good days?, a life, change, difference, things, horizon, road, door, doors',
);
/** No way forward, however it is put. */
export const HOPELESSNESS_CONCERN = defineConcern({
  name: 'hopelessness',
  topic: 'hopelessness',
  against: ['risk'],
  says: [
    '(?:no|not see|not see any|not believe in|not believe there is|without|lost all|losing all|zero|little|see no|there is no|no such thing as|not (?:have|got|feel) (?:any|much|a)) (?:(?!one |idea |thank)[^ ]+ )?(?:light|hope|end to (?:it|this|the)|way (?:out|forward|back|through|round|around)|future|tomorrow|cure|fix|fixing|escape|exit|coming back|getting better|getting over|point|use|purpose|chance(?: of (?:getting|it|things|being|recover*|this)| for me)|answer for me|improvement|happy ending|good end)(?= |$)(?! (?:of (?:phoning|calling|going|the bus|fighting the)|in (?:phoning|calling|going (?:there|early))|system|at the moment for the))',
    '(?:past|beyond) (?:help|helping|hope|hoping|caring|saving|fixing|repair|the point)|(?:lost|a lost|hopeless) (?:cause|case)|write me off|written (?:me |myself )?off|write off|too far gone|broken (?:beyond|for good|forever|person|inside)|(?:i am|i feel|i have been|am just|me|life is|it is all|everything is) {gap1}(?:damaged|ruined|broken|finished|doomed|cursed|washed up|done for|screwed|spent|used up|lost|an empty shell|a shell|dead inside|a ghost)(?= |$)(?! (?:with|the|it|my|up|in (?:the|traffic)|on|for (?:the|today)|from work|by))|go(?:ing)? through the motions|(?:given|gave|give|giving) up(?=$| is| really| on (?:it|me|everything|life|myself|things|getting|ever))',
    '(?:same|grey|gray|black|dark|darkness|blackness|misery|pain|hell|like this|downhill|one thing after another|worse|this) {gap6}(?:till the end|until the end|to the end|till i die|until i die|forever|for the rest of|all there is|never end*|no end|not end*|always be|always will)',
    '(?:all|only|everything|it|life|each day|it all) {gap1}(?:goes?|going|is|look|feel|seem|been|gets?|turn*) {gap1}(?:downhill|to (?:ruin|dust|pieces|pot|nothing|ash)|nowhere|black|bleak|empty|meaningless|worthless|wasted|a waste|dead|grey|gray|broken|over|too late|for nothing|in vain|lost|ruined|finished|pointless)',
    '(?:what|where|why|who) {gap}(?:is left|would be the point|the point|good would|difference|does it matter|even bother|bother|try|for|use is)(?: {gap1}(?:do|make|in|of|if|hoping|trying|carrying|getting))?(?= (?:it|trying|hoping|any|in (?:it|any|trying|going)|of (?:it|any|trying|going|getting|anything|all|life|me)|me|getting|even|carrying)|$)(?<!(?:what|where|why|who) (?:is|was|are) (?:that|this|it|the [^ ]+) for)',
    '(?:nothing|no one|nobody|none of it|no (?:pill|therapy|treatment|medication|doctor|amount)|not (?:one|any) (?:thing|pill|doctor)) {gap}(?:help|helps|helped|helping|work|works|worked|working|touch|touches|change|changes|fix|fixes|save|saves|saved|going to|left|ahead|good|matters?|make a difference|makes a difference|shift|reach|reaches|can|could|will|would)(?! (?:me (?:decide|laugh)))',
    '(?:i|it|this|things|life|nothing|we|that|they) {gap}(?:will|would|going to|can|could|is|am|are) (?:not|never) (?:going to |be able to |gonna )?(?:improve|improv*|get better|getting better|change|be ok|be right|be happy|be normal|be well|recover|heal|mend|lift|pass|end|go away|be different|get out of this|climb out|come back from|come good|see the end|get over|amount to)(?= |$)(?! (?:it by|the (?:bus|car|shift)|until|unless|by itself if))',
    '(?:give|gave|given|giving|lost|lose|losing) (?:up )?(?:on )?(?:hope|heart|faith|trying|hoping|the will|interest in everything|myself|it all|fighting|the fight|everything|believing)|(?:stopped|stop|quit|done|tired of|no longer) (?:hop*|believ*|trying|try|fighting|fight|expecting|caring|planning|dreaming)(?! (?:to|that the|the (?:bus|traffic)|with (?:him|her|my)|about the))',
    '(?:can not|could not|not|never) (?:see|imagine|picture|think of|believe) {gap}(?:getting (?:better|out|through|past)|past (?:this|tomorrow|today|next)|beyond (?:this|tomorrow|today|next)|a day when|anything (?:good|change|changing|better)|anything ahead|an end|it ending|it getting|it changing|anything better|ahead|tomorrow|next (?:year|month|week)|myself (?:getting|being|happy|well|there|at|in)|a reason|coming out|point)',
    '(?:i am|i feel|feeling|me|just|been|life is|like being|like i am) {gap1}(?:stuck|trapped|sinking|drowning|buried|at the bottom)(?= |$)(?! (?:in (?:my head|traffic|meetings|work|paperwork|a (?:meeting|queue|lift)|the (?:lift|mud|queue|snow|house with))|with the|on the (?:crossword|level|bus)))|in a (?:hole|pit|well|cage|dark place|tunnel)|bottom of (?:a|the) (?:hole|pit|well|sea|ocean|barrel)|abyss|bottomless|end of the road|end of the line|brick wall|quicksand|no exit|walls closing|walled in|rock bottom',
    '(?:every|all|each|both|any) (?:door|doors|way|ways|road|path|option|options) {gap1}(?:is|are|was|has|have|get|got|lead*|end*|seem) {gap1}(?:shut|closed|locked|slammed|blocked|gone|nowhere|used|tried|run out|the same)|tried everything|(?:future|tomorrow|next year|ahead) {gap}(?:is|look|feel|seem|just) {gap1}(?:a )?(?:black|blank|dark|bleak|empty|grey|gray|wall|nothing|void|fog|shut|over|gone|hopeless)',
    'despair*|hopeless*|desolat*|futil*|bleak|demorali[sz]*|resigned to|nihilis*|worse every|only (?:get|gets|going to get) worse|get* worse (?:and worse|from here|until|every)|wasted (?:my )?life|life (?:is|was) (?:over|wasted|a waste|finished|ruined|done)|(?:this|that|here) is (?:it|all|all there is) (?:for me|now|from here)|too late for me|(?:not|never) (?:for|happen* (?:to|for)|work* for) (?:me|people like me|someone like me|the likes of me)|not (?:the )?kind (?:of person )?(?:that|who) get',
    '(?:what|who) (?:am|would|should|do|did|was) i (?:be )?(?:[^ ]+ ){1,4}for$|what for$|^(?:whatever|who cares|so what|not that it matters)$|not that it matters|(?:nothing|none of it|not) matters? (?:now|any ?more|after)|after that (?:nothing|none)',
    'not worth (?:hoping|trying|fixing|saving|the effort|helping|it|your time)|waste of (?:your )?time|wasting your time|do not bother with me|no good will come|not (?:meant|made) to be happy|happiness is (?:for|not)',
  ],
  pairs: [
    [
      FUTURE,
      words(
        'black, blank, bleak, grey, gray, dark, empty, brick wall, shut, closed, too late, given up, gave up, used up, ran out, impossible, not believe, not see, can not see, not imagine, not expect, not think',
      ),
    ],
  ],
  hints: [
    'no light|no hope|no end|same|grey|gray|black|bleak|empty|blank|forever|till the end|never|not really|doubt it|not for me|why bother|what for|worse|pointless|point|not see|nothing|given up|gave up|no|wall|dead|lost|useless|no use|no way|if there was|too late|tried everything|not believe|motions',
  ],
  asks: ['hopeless*|despair*|no hope|lost hope|pointless*|given up|giving up|no way out|no point|no future'],
  leads: [
    'make it better|anything (?:help|better|change)|future|ahead|hope*|improve*|treatment help|light at|tunnel|look forward|goals?|see yourself|five years|next few months|what is it like|how is your mood|lost interest|keep trying|giving up|point',
  ],
  asksOpposite: [
    'hope(?:ful)?(?! you)|(?:do|can|could|is|see|any|about|what) {gap6}(?:future|light|end of the tunnel|way (?:out|forward|through))|(?:improve|get better|getting better|be better(?! off)|change for the better|turn around|recover|get well)|(?:treatment|therapy|medication|we|anything|something|this) {gap}(?:help|work|make (?:it|things) better|make a difference)|look(?:ing)? forward|optimis*',
  ],
});
