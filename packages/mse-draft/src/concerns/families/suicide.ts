import { defineConcern, words } from '../define-concern.ts';
import {
  APPROACHING,
  DEATH,
  DRUGS,
  ENDING,
  GATHERING,
  INTENT,
  LETHAL,
  LIVING,
  PLACES,
  PREPARING,
  WEARY,
  WISH,
} from '../ideas.ts';

/** What could end a life without one's doing. */
const MISHAP = words(
  'truck, lorry, bus, car, train, plane, lightning, cancer, tumor, tumour, illness, disease, heart attack, stroke, crash*, accident, biopsy, scan, results, diagnos*, flood, storm, bullet, meteor, brick, aneurysm, infection, pneumonia, virus, covid, anaesthetic, anesthetic, surgery, operation, ticker, heart, clot, earthquake, bomb, fire, ceiling, roof, cold, fall, fever',
);
/** Not keeping it off. */
const LETTING = words(
  'ok with, fine with, not mind, not care, not bother*, not move, not get out of the way, not jump out, not dodge, hit me, hits me, take me, takes me, took me, get me, gets me, finish me, kill me, kills me, relief, relieved, disappoint*, hope, hoped, wish, let it, not fight, not treat, no treatment, refuse*, not stop, shame, gutted, wanted, pray*, bring it on, do me a favor, do me a favour, favor, favour, good riddance, so be it, come for me, come and get, so much the better, not be sorry, not be sad, not upset',
);
/** The dead, and where they are. */
const THE_DEAD = words(
  'heaven, up there, the other side, his grave, her grave, my late, my dead, my mother, my mom, my father, my dad, my wife, my husband, my son, my daughter, my brother, my sister, my baby, my nan, my gran, my grandmother, my grandad, my friend, him again, her again, them again, where he is, where she is, where they are, the angels, the lord, with god, jesus, my boy, my girl, my man',
);
const JOINING = words(
  'join, joins, joining, joined, be with, being with, reunit*, follow, following, go to be, see {gap1}again, together again, waiting for me, wait for me, call* me, come for me, meet {gap1}again, next to, beside him, beside her, alongside, catch up with, get back to',
);
/** Others being better off. */
const OTHERS_FREE = words(
  'burden, dead weight, drain on, waste of space, waste of air, waste of oxygen, in the way, weight on, weight off, leech, millstone, useless to, no use to, no good to, cost them, costing them, ruin* their, hold* them back, drag* them down, hurting them by being, trouble to, nuisance, insurance, pension, pay out, payout, off their hands, one less, one mouth less, less to worry, better mother, better father, better wife, better husband, find someone better, better off, manage without, cope without, forget me, get over me, get over it, move on, get on with, moved on, not notice, not miss, nobody notice, no one notice, nobody would, no one would, world would',
);
const ME_GONE = words(
  'without me, if i (?:was|were|am) (?:not|gone), if i (?:go|went|left|die|died|disappear|vanish|stop), me not, me gone, me out, when i am gone, once i am gone, i am gone, not around, rid of me, see the back of me, no me, my absence, empty chair, where i was, not here, being here, being alive, be around, miss me, by being',
);

/** Wishing to be dead or not to go on, however it is put. */
export const PASSIVE_CONCERN = defineConcern({
  name: 'passive',
  topic: 'wish to be dead',
  against: ['risk'],
  says: [
    'do not (?:bring|let them bring|resuscitate|revive|save) me(?: back)?|not be (?:saved|revived|brought back|resuscitated)',
    'why (?:am i|i am|was i|has god|did god|god) (?:here|kept|keep|left|leave|spared|wake|woke|waking|get up|getting up)|why (?:do|did) i (?:get|wake|keep|bother|survive|have to wake)',
    '(?:god|lord|death|the reaper|grim reaper|the angel) (?:has |have )?(?:forgot|forgotten|forget|passed me|missed me|overlooked|skipped|not want me|come for me|take|takes|took|close|closes|call|calls)',
    '(?:death|dying) (?:is|was|would|feel|sound|look|seem|be) {gap1}(?:a )?(?:friend|comfort*|relief|release|answer|solution|nice|peace*|escape|welcome|kind|easier|beautiful|better|gift|rest|reward|holiday|quiet|warm|sweet)',
    '(?:would|could|will|should) {gap}(?:sleep|lie down|lay down|close my eyes|walk off|walk away|drift off|nod off|curl up) {gap}(?:and|without|for) {gap1}(?:not|never|good|stay|ever|a (?:hundred|thousand)|always|that be it|that is it)',
    '(?:switch|turn|shut) (?:me|it all|everything|myself|the lights) off|press a button|pause button|off switch|stop the (?:world|ride|bus)|get off the (?:ride|world|planet)|be erased|be deleted|be nothing|be no one|be dust|turn to dust|dissolve|evaporate|melt away|be swallowed up|not have been (?:born|made)|un born|unborn|never existed|never have existed|stop being a person',
    '(?:a|one|long|proper|real|eternal|permanent|final|last|big) (?:rest|sleep|goodbye|journey|trip|nap)(?= |$)(?! (?:at|in the garden|after lunch|yesterday|home|to (?:spain|london)))',
    'my (?:last|final) (?:christmas|birthday|winter|summer|spring|autumn|easter|year|one)|(?:winter|summer|spring|christmas|birthday|year) (?:is|was|were|be) (?:my|the) last',
    '(?:not|never) (?:plan|planned|expect|expected|think|thought|intend*|meant|mean|see myself|picture myself|imagine myself|going|want|wanted) {gap}(?:to )?(?:get this far|be (?:here|around|alive) (?:for|by|at|next|in|when|to)|see (?:thirty|forty|fifty|next|another|christmas|spring|summer|the end|[0-9]+)|(?:get|grow|live|last|make it) (?:old|to|past|till|until|that long|this long|any further|much longer)|make it|last)(?! (?:in time|tonight to|today to|to (?:work|school|the)))',
    '(?:look*|feel*|am|just) forward to (?:that part|the end|not|being gone|it all ending|it being over|death)',
    'feel nothing (?:forever|again)|(?:everything|everybody|everyone) (?:getting|get|go|going) on {gap6}(?:me not|without me)',
    '(?:if|when) (?:it|this|something|anything|the worst) (?:happen|happens|happened|come|comes|goes wrong|kills me|takes me|took me|stops) {gap6}(?:so be it|fine|ok|good|relief|not mind|not care|good riddance|let it|all the better|no loss|it stops)',
    '(?:leave it|left it|leaving it|let|letting|let it) (?:to )?(?:nature|the illness|the cancer|the disease|god|fate|it) {gap1}(?:take|run|do|decide|$|kill|finish)|nature take (?:its|it) course',
    '(?:stop|stopped|stopping|refus*|not take|not taking|quit|skip|skipped|skipping) {gap}(?:insulin|dialysis|chemo|heart pill|heart medication|blood thinners|treatment|transplant|operation|oxygen|eating) {gap6}(?:die|death|over|end|nature|hope|so that|see what happens|quicker|sooner|hurry|go faster|on purpose)',
    '(?:waiting|wait|biding|killing time|passing time|marking time|sitting here|hanging on|counting the days) {gap}(?:to|for|until|till) {gap}(?:die|my turn|my time|the end|it to end|it to be over|death|go|god|my number|be called)',
    '(?:not|never|no longer) (?:feel|care|mind|bothered|worry|look|bother) {gap}(?:whether|if|when|about) {gap}(?:live|survive|make it|wake|come back|seatbelt|safe|cross|crossing|road|hit|crash)',
    '(?:crossing|cross|crossed) {gap}(?:without looking|not look|not bother|not checking)|not (?:look|check) (?:when|before|as) i cross|(?:drive|driving|drove|ride|riding|rode) {gap}(?:without a (?:helmet|seatbelt|seat belt)|eyes (?:closed|shut)|no (?:helmet|seatbelt))',
    '(?:wish|hope|pray|want|wanted|begg*|asked) {gap}i {gap}(?:be |were |was |been |got |get |had |would )+(?:hit|struck|shot|murdered|killed|run over|in (?:that|the) (?:car|crash|fire|grave)|in (?:his|her|their|my (?:brother|sister|friend|son|mom|dad)) (?:place|seat|shoes|stead))',
    'instead of (?:him|her|them|my (?:brother|sister|son|daughter|friend|wife|husband|mother|father))|(?:wrong|should have been the) (?:one|twin|brother|sister|person) (?:died|dead|went|was taken|to die)|survivor|not (?:supposed|meant) to (?:be here|survive|make it|live|wake)',
    '(?:had|have had|got) (?:my |a good |a fair |enough )(?:innings|run|life|time)|(?:outlived|outstayed|overstayed) (?:my|everyone|them|your)|(?:time|turn) (?:is|was|has) (?:up|over|come)|no more (?:birthdays|christmases|mornings|tomorrows)',
    '(?:want|need|like|wish|crave|long) {gap}(?:oblivion|nothingness|blackness|darkness|the dark|silence|emptiness|out|away from (?:it all|everything|life|all of it)|to (?:vanish|evaporate|dissolve|be unborn|sink|drift away|float away|fade))(?! of)',
    'passive (?:suicid*|si|death|ideation|thought)|death wish|thought of death|wish to (?:be dead|die)|life not worth|life weariness|taedium vitae|better off dead',
    '(?:deserve*|need|better with|happier with|better off with) (?:a |an |another |someone |somebody )?(?:better |different |new |proper )?(?:mother|mom|father|dad|wife|husband|parent|partner|son|daughter|person|one)? ?(?:that |who )(?:is|am|are|was) not (?:me|broken|ill|like this)|world (?:is|would be) (?:a )?better (?:place )?without|(?:not|never) (?:asked|ask) to be (?:born|here)|(?:sink|sinking|slide|sliding) (?:away|under|down) (?:and|for|into)|(?:let|letting) (?:myself )?(?:go|slip|drift|sink|fall)(?: away| under)?$',
    'ready to be with|be with (?:him|her|them|my [^ ]+) (?:now|again|soon)|(?:should|could|wish|why|ought to|supposed to|wanted) {gap6}let me (?:go|die|slip|be|pass)|left me (?:to die|there to die|in the water)|pull(?:ed)? the plug on me',
    '(?:gutted|disappointed|sorry|annoyed|upset|cross|let down|cheated|angry|furious|sad|devastated|shame) {gap}(?:i (?:got better|woke|survived|pulled through|made it|came (?:round|through|to)|recovered|was (?:fine|ok|saved|found)|am (?:still )?(?:here|alive))|it (?:came back|was|is) (?:clear|benign|negative|nothing|gone)|they (?:saved|found|revived|brought))',
    '(?:come|came|coming) (?:and |to |for )?(?:take|get|fetch|collect) me|take me (?:already|now|with you|too|home|instead|away|as well)|(?:happens?|comes?|goes?) it (?:happens?|comes?|goes?)|be (?:a|doing me a|do me a) (?:favor|favour|mercy|kindness|relief|blessing)',
    '(?:outstayed|overstayed|outlived) |(?:keep|keeps|kept|leave|leaves|left|hold|holds) me (?:hang*|here|waiting|going on|down here|alive|lingering)|hang about down here|linger*',
    '(?:done|finished|through|over|fed up|had it|had enough|had my fill) (?:of|with) (?:it all|all of it|everything|breathing|live|living|life|being here|people and|this world|all this)|^all of it(?: man| really)?$|^breathing$|just done$|i am done$',
    '(?:nothing|not (?:have )?(?:nothing|anything|anyone|anybody)|no one|nobody) (?:left )?(?:here|for me|to stay for|to stick around for|holding me here|keeping me here|to get up for|to come home to)|not (?:want|wanted|need|needed|supposed|meant) here',
    '(?:not|never|stopped|quit) (?:look|looking|looked)(?: both ways| before i cross*| when i cross*| at the (?:road|lights))?$|(?:wish|wished|hope|hoped|want|wanted) (?:i |it |they |he |she |we )?(?:had|would|could|did) (?:not )?(?:kill*|finish*|die|died|end|ended|let|left|drop*|stop*|crash*|miss*|gone off|been me|taken me|work(?:ed)?)(?! (?:out|well|at))',
    '(?:rather|prefer|sooner) (?:be |i were |i was )?(?:dead|not |gone|anywhere but alive|a (?:tree|rock|ghost|corpse))|rather not (?:be|exist|live|wake|have)|(?:not|never) (?:be|being|been) (?:living|here anymore|alive anymore)|go to sleep and that is it|that be (?:it|that|the end)$|that is me done|call it (?:a day|quits)$|bow out|slip off quietly|go quietly|quietly slip',
    '(?:day|night|morning|time)s? (?:when |where |that )?i (?:think|wish|feel|pray|hope) {gap}(?:why bother|i were|i was not|it would end|not|it would stop|for the end)',
  ],
  pairs: [
    [DEATH, WISH],
    [LIVING, WEARY],
    [MISHAP, LETTING],
    [JOINING, THE_DEAD],
    [OTHERS_FREE, ME_GONE],
    [
      words('nobody, no one, not one, who'),
      words('miss me, notice, care if i, come to my funeral, cry for me, blink'),
    ],
  ],
  hints: [
    ...DEATH,
    'end|ends|ending|over with|stop it all|let me go|gutted|way out|all of it|breathing|had enough|burden|no reason|not bother*|not care|tired of|any ?more|nothing here|nothing left|insurance|heaven|alone forever|better off|be sorry|what for|giving up|useless|not needed|in the way|disappear|vanish|black|dark|empty',
  ],
  asks: [
    '(?:wish|will|desire|want|reason) to (?:live|die|go on|be here)|giving up a bit|went quiet|cross roads|crossing roads|last (?:wish|wishes)|what keeps you going|your grave|heaven|your funeral|afterlife',
    '(?:dead|die|death|dying|not (?:to )?(?:be|being) (?:here|around|alive)|not (?:want|wanted|wanting) to (?:be here|live|go on|wake|be alive)|not wake|never wake|not waking|fall asleep|asleep and|sleep and not|go to sleep for good)',
    '(?:better off|happier|easier) (?:without you|if you (?:was|were|are) (?:not|gone)|dead)|(?:family|others|people|everyone|kids|they) {gap}better off|without you|burden',
    '(?:life|live|living|alive|go on|going on|carry on|keep going|exist|existing) {gap6}(?:worth|point|tired|enough|bear|interest|stop|wish|mean|pointless|too hard|too much)|(?:worth|tired of|point of|point in|reason for|reasons for|want to stop|give up on|interest in|weary of|sick of) {gap1}(?:live|living|life|being alive|going on)',
    '(?:wish|wished|wishing|hope|pray) {gap}(?:you|that you) {gap}(?:were|was|could|had|would|might|not) (?:dead|not|die|disappear|never|gone|not (?:here|alive|born))|disappear|not exist',
    '(?:dark|black|morbid|bad|scary|frightening|worst|negative) (?:thought|place|moments?)|thought (?:like that|of that kind|that scare|about (?:life|not))|low(?:est)? (?:point|moment)|at your (?:worst|lowest)|how (?:bad|dark|low|far) (?:does|do|did|has) it (?:get|got|gone|go)|(?:get|gets|got) (?:that|so|really) (?:bad|dark|low)',
  ],
  leads: [
    'wish*|go(?:es)? through your (?:head|mind)|on your mind|think about when|see yourself|frighten*|scare*|the worst|hardest|turning|mean by|mean when|done with|the news|results|biopsy|roads?|keep you going|anniversary|letter|note|worried about|giving up|alive|survive*|stroke|cancer|diagnos*|treatment|grave|church|pray*|funeral|what do you want|lie awake|at night|drive home|wake up',
  ],
  asksOpposite: [
    '(?:want|wanting|glad|happy|reason|reasons) to (?:live|be alive|go on|be here|wake up)|(?:glad|happy|pleased|grateful) (?:to be|you are|that you are|you) (?:alive|here|survived)|worth (?:living|going on|it)|reasons? (?:for|to) (?:live|living|be)|enjoy (?:life|being alive)|value your life',
  ],
});

/** Thinking of, preparing or meaning to kill oneself, however it is put. */
export const ACTIVE_CONCERN = defineConcern({
  name: 'active',
  topic: 'suicidal thoughts',
  against: ['risk'],
  says: [
    '(?:look after|mind|take care of|feed) {gap1}[^ ]+ for me(?= |$)(?! (?:while|this|when|on|at|until|till|tonight|tomorrow))|(?:switch*|turn*) (?:my|his|her|the) phone off',
    '(?:made|make) (?:up my mind|a decision|my decision|my peace|a pact|a deal with|peace with)|my mind (?:is|was) made up|(?:it|that) (?:is|was) (?:all )?(?:decided|settled|all arranged|all sorted|final|a done deal)|already decided|decided (?:it|on it|that)|i have decided',
    '(?:finish|complete|do) (?:the|that|my) job|(?:next|this) (?:time|chance|go|one) (?:i |it |there )?{gap1}(?:will|would|going|get|am|not)|get it right next|second time lucky|third time lucky|not mess it up|do it properly|do it right',
    '(?:i )?(?:know|knew|going|mean|want|wanted|intend*|need|ready|got|have|plan|decid*|think|thought|promis*|serious|swear|tempted) {gap}(?:going )?to (?:do it|be the one|make it happen|make it look|act on|go ahead|go through|see it through)(?! (?:again tomorrow|properly at work|for the exam))',
    '(?:would|will|going to) (?:not )?(?:be needing|need) (?:them|it|those|that|any of|my) {gap6}(?:where|soon|any ?more|after|by then|longer)|where i am going|by then i will|not (?:be|going to be) (?:there|here|around|needing|at) {gap}(?:next|by|then|love|for|when|to see|in (?:january|spring|summer|a|six))|(?:book|cancel*|no need|no point) {gap6}not be (?:there|here|around)',
    '(?:say|said|saying) {gap}(?:goodbye|good bye|my goodbyes|farewell|sorry) {gap6}(?:not know|last|for good|already|in case|without|forever|to (?:everyone|them|my|her|him|the))|one last (?:time|hug|look|visit|call|meal|christmas|holiday)|last (?:hug|visit|goodbye|words|meal|wishes)',
    '(?:put|putting|getting|got|get|set|setting) {gap}(?:affairs|papers|paperwork|things|house|accounts|passwords|finances|life insurance|everything) {gap1}(?:in order|straight|sorted|together|ready)(?! (?:for (?:the (?:move|holiday|mortgage|baby|exam|move))|to move))|(?:will|funeral|burial) (?:is |was |has )?(?:been )?(?:written|made|sorted|paid|planned|arranged|updated|chosen)|(?:wrote|written|write|update|updated|sort*|chang*|made|planned|plan|paid for|chosen|chose|picked) (?:out )?(?:my|the) (?:own )?(?:will|funeral|obituary|burial|coffin|plot|hymns|gravestone|suicide note)',
    '(?:letter|letters|note|notes|video|videos|email|emails|message|voicemail|list|recording|card|cards) (?:for|to|so) (?:each|them|my (?:kids|children|wife|husband|mom|mother|parents|sister|brother|daughter|son|girls|boys|family)|when|after|everyone) {gap6}(?:gone|after|find|when|open|sorry|why|explain*|read|left|leave|drawer|hidden|goodbye|$)',
    '(?:give|gave|given|giving|gift*|hand*|leave|left|sold|sell*|rehom*|find* a home for|found a home for|pass* on) {gap}(?:dog|cat|pet|things|guitar|records|tools|watch|ring|jewellery|jewelry|car|collection|books|clothes|stuff|belongings|possessions|bike|savings|fish|birds|horse) {gap}(?:away|to (?:my|a|the)|not need|no longer need|someone)',
    '(?:anniversary|birthday|date|the day|the same day|same day|same way|day i|when (?:i|she|he|my) (?:finish|leave|go|goes|am gone|is gone|dies?|are grown)) {gap6}(?:same way|do it|go too|going too|end|follow|my turn|i go|picked|chosen|circled|marked)|circled (?:a|the|it)|same (?:day|way|place|spot|tree|bridge) (?:as )?(?:him|her|he|she|my|same way)',
    '(?:after|once|when|until|till|as soon as) (?:my |the )?(?:mother|mom|mum|dad|father|dog|cat|kids|children|wife|husband|exams?|christmas|wedding|birthday|house|nan|gran|funeral|girls|boys|baby|holidays?) {gap}(?:is|are|was|were|has|have|goes?|dies?|in the ground|gone|over|grown|finish*|out of the way|settled|done) {gap6}(?:i (?:will|would|can|am)|then|nothing stop*|free to|do it|yes|go|end)',
    '(?:only|just) (?:thing|person|one|reason) {gap6}(?:stop*|keep*|hold*|between) {gap}(?:me|is|was)|(?:stop*|keep*|hold*|held) me (?:from|back)|(?:too (?:much of a )?coward|chicken|scared|afraid|lazy|tired|weak) to (?:do it|go through|kill|end|jump|finish)|not (?:have|got|had) the (?:guts|nerve|courage|bottle|balls|energy) to|(?:lack|need|find|work up|pluck up|got|have) the (?:guts|nerve|courage|bottle)',
    '(?:one|two|few|single|another|last) (?:step|steps|push|slip|pull|click|second|twist|turn of the wheel) (?:away|from|over|off|and)|(?:touch|turn|twist|jerk|flick) of the wheel|let go of the wheel|(?:take|took) my hands off the wheel|close my eyes (?:and|when|while|on) (?:drive|driving|the motorway|the road)|(?:swerve|swerv*|veer*|plough*|plow*|wrap*) {gap6}(?:tree|wall|lorry|truck|bridge|barrier|oncoming|pole|pillar|lamp ?post)',
    '(?:not|never|can not|could not|will not|would not) (?:promise|guarantee|say (?:that|i|if)|swear|be sure|trust myself|keep myself|stay safe|be safe|be alone|be left alone|answer for)(?: (?:that|you|it|what|to|not|safe|alone|with|around|near|if|i))*$|can not (?:promise|guarantee|swear) (?:you )?(?:that|anything|it|i|to)',
    '(?:not|never) (?:safe|trust myself) {gap}(?:alone|myself|home|house|there|knives|kitchen|pill|medication|bridge|near|around|on my own|tonight|driving|with)|(?:hide|hid|lock*|take|give|gave|put) (?:the |my |all the )?(?:knife|pill|medication|razors?|rope|belt|sharps?|keys) (?:away )?(?:from|so|because|in case) {gap6}(?:me|i|not|would|might|do)',
    '(?:policy|insurance) (?:[^ ]+ ){0,2}pay*|(?:run|ran|running|done|did|do|doing) the (?:numbers|sums|maths|math|arithmetic)|consecrated|last rites',
    '(?:who|what) (?:would|will|happens?|is going) {gap1}(?:get|have|to|keep|take|become of) (?:my|her|his|the) (?:deposit|cat|dog|things|room|car|house|flat|money|pets?|kids|children|stuff)|(?:my|her|his) side (?:warm|of it)|on (?:his|her|the other) side',
    'rest of it|(?:planned|got it planned|have it planned|got it worked|have it worked|got it figured|thought it through|thought it all through|know how|know where|know when|know exactly|know which)(?= |$)(?: (?:i would|i will|it|it is|out|it all|how|where|when|which|already))* (?:do it|out|kept|go|end|use|through)',
    '(?:would|will|going to|could|might|plan to|thought (?:of|about)|think (?:of|about)|thinking (?:of|about)|idea of|urge to|tempted to|try|tried|picture|imagine|want to|wanted to) (?:go|going|walk|walking|step|stepping|jump|jumping|climb|climbing|dive|diving|throw myself|throwing myself|fling*|lie|lying|wade|wading|swim|swimming|drive|driving|steer*|turn|roll|fall|falling|lean*) {gap}(?:out|into|in front|off|under|over|on|onto|through) {gap}(?:window|traffic|train|tracks|rails|river|sea|canal|lake|ocean|water|reservoir|bridge|roof|balcony|edge|cliff|tree|wall|lorry|truck|bus|car|motorway|road|pier|platform|far enough|railing|rail|barrier)(?! (?:to (?:work|school)|for (?:a swim|exercise)))',
    '(?:try|tried|try to|want|wanted|used to|think|thought) {gap}(?:drink|starve|work|smoke|eat) (?:myself|himself|herself) (?:to death|to an early grave|into)',
    '(?:am|are|will be|be|is|was|been) (?:check*|bow*|opt*|tap*|punch*|clock*|log*|sign*) (?:out|off)(?= |$)(?! (?:of (?:the hotel|work)|at (?:five|work)|the (?:book|till)|my (?:homework|timesheet)))|how (?:long|high|fast|much|many|deep|quick) (?:it|i|they|the|would it|does it|do you|you) {gap}(?:take|takes|need|needs|be|last|feel|hurts?|die)(?! (?:to get (?:there|here|home)))|end up (?:in a wheelchair|a vegetable|brain damaged|paralysed|paralyzed|on a machine)|wheelchair and not|(?:that|this) same day$',
    '(?:take|taking|took) (?:myself|himself|herself) (?:out|off|away)|check(?:ing)? out (?:whenever|early|for good|of (?:life|this world))|(?:so|that|who|they|someone|stranger|police|maid|cleaner|not) {gap6}(?:find|found|finds|finding) (?:me|my body|the body)|(?:find|found) me in the (?:garage|bath|woods|car|loft|shed|morning)|not leaving anything left|anything left to hurt',
    '(?:bought|got|ordered|have|gathered|hidden|picked up) (?:all )?(?:the|my|what i need|everything i need|some) ?(?:stuff|things|equipment|kit|supplies|materials)?(?= |$) {gap}(?:shoebox|under the bed|hidden|ready|drawer|wardrobe|shed|boot|for it|to do it|waiting)|the ending (?:one|bit|part)|only the (?:ending|killing|suicide|first|dying)',
    '(?:set|fix*|pick*|chose|chosen|got|have) (?:a |the |my )?(?:day|date|hour|time|night)$|down to the (?:hour|minute|day|last detail)|to the (?:hour|minute) |(?:undertaker|funeral director|funeral plan|burial plot)|(?:someone|somebody|home|person|place) (?:to take|for|who will take|to have) (?:the|my) (?:cat|dog|cats|dogs|budgie|bird|horse)',
    '(?:not|never|no point|stopped|why) (?:bought|buy|buying|book*|plan|planning|renew*|mak(?:e|ing)|ordering|bother*) {gap6}(?:christmas|birthday|presents|holiday|summer|next year|calendar|diary|plans|season ticket|new)(?= |$)|(?:wait|waiting|waited) (?:until|till|for) (?:they|he|she|everyone|the kids|my [^ ]+|the house) {gap}(?:at|out|asleep|away|gone|empty|left|school|work|bed)|(?:when|while|once) (?:the house is empty|everyone is (?:out|asleep)|no one is (?:home|in)|nobody is (?:home|in)|they are (?:all )?(?:asleep|out|away))',
    '(?:then|and|after|with|before) (?:me|myself)(?: after| too| next| last| as well)?$|(?:then|and then) (?:turn|use) (?:it|the (?:gun|knife)) on (?:me|myself)|(?:him|her|them|kids|children|us) (?:first )?(?:and|then|with) (?:me|myself)(?= |$)|take (?:them|him|her|the (?:kids|children|baby)) with me|all of us together|stones in (?:the|my) pockets?|go out (?:the|of the|a) window|the (?:easy|only|quick) way out|my way out|out of here for good',
    'see(?:n)? to (?:things|it all|myself|it)|sort(?:ed)? {self} out for good|(?:can not|could not|will not|would not) (?:tell|say) (?:you )?(?:i (?:do|am|have|would) not|no|that i)|the s word|i said it|say it out loud|write the word',
    '(?:si|s i)(?: with| w| no| without| plan| endorsed| present| intermittent| chronic| daily|$)|ideation|suicid*|kys|self delete|game over|game end myself|log off (?:for good|permanently|life)|catch the bus|caught the bus|yeet myself|minecraft|sewer slide|self terminat*|exit bag|dignitas|euthan*|assisted (?:dying|suicide)|switzerland|right to die',
  ],
  pairs: [
    [ENDING, INTENT],
    [LETHAL, PREPARING],
    [DRUGS, GATHERING],
    [PLACES, APPROACHING],
    [
      words('weapon, method, methods, way, ways, spot, place, date, note'),
      words(
        'pick*, chosen, chose, choose, found, got, planned, plan, ready, prepared, mind, work* out, google*, look up, research*',
      ),
    ],
  ],
  hints: [
    ...LETHAL,
    ...DRUGS,
    ...PLACES,
    ...ENDING,
    'decided|mean it|meant it|tonight|going ahead|the bath|down to the hour|date|letters?|note|the stuff|shoebox|under the bed|find me|found me|top floor|undertaker|set a day|do it|done it|option|by then|goodbye|drawer|wardrobe|been there|stop me|talk me out|coward|promise|same day|same way|there is a bag|bag packed|not wait|any day now',
  ],
  asks: [
    'suicid*|kill(?:ing)? (?:yourself|your self)|(?:end|ending|ended|take|taking|finish) {gap}(?:your (?:own )?life|it all|things|yourself|everything)|end(?:ing)? it(?! with)|self destruct*|harm your ?self|(?:hurt|harm) yourself|do(?:ing)? (?:anything|something) (?:to (?:yourself|hurt|harm|end)|about it|rash|silly|stupid|drastic)|before (?:do|doing) anything',
    '(?:act|acted|acting|follow|followed|following) (?:on|through|it through) ?(?:it|them|that|those|these|with|on)?|go(?:ing)? (?:through|ahead) with|go further than|(?:intend|intent|intention|intending)(?: to| of)?|(?:thought|worked out|know|decided|plan|planned|think) {gap}how you|how would you (?:do|go|end|kill)|how you would (?:do|go|end|kill)|means to|method|a plan|(?:specific|suicide|made|have|got|have a|of a|any) plan(?:s)?(?= |$)(?! for (?:the|today|your|work|christmas|dinner|tonight|retirement|your holiday))',
    'safe (?:to|at|with|from|if|on your own|going|tonight|until|by yourself)|keep (?:yourself )?safe|stay safe|promise (?:me|to|us|that)|change your mind|stops? you|stopping you|hold(?:ing)? you back|how (?:serious|close|likely|near|strong|far) (?:are|were|is|did|have|has|do|about)|any doubt|be honest with me|(?:rehears|practis|practic)*(?:rehearsed|practised|practiced)|look(?:ed)? (?:it |that |things )?up|search(?:ed|ing)?|(?:giving|gave|given|give) {gap}(?:things|stuff|belongings|possessions|dog|cat|away) ?(?:away)?|goodbye|note|will(?= \\?)|what would (?:you|it) use|would you (?:use|do it|jump|hang|take)|for when',
    'where and when|when and where|where would you|when would you|something you (?:would|might|could) do|would you do it|research*|search history|browser history|on your (?:laptop|phone|computer|tablet)|bridge|roof|rooftop|cliff|quarry|railway|tracks|platform|canal|river|garage|rope|noose|ligature|belt|exhaust|hose|razor|blade|pills saved|stash|poison|weedkiller|bleach|overdose|trigger|wrists?|the other (?:option|eight|nine|half|part)|the window|multi storey|car park|letters?(?= |$)(?! (?:from (?:the|your) (?:gp|hospital|doctor)))',
    'details|arrangements|how likely|a thought|just thought|more than (?:a )?thought|how (?:bad|dark) (?:it|things) (?:has|have|is|are|got)|rather not (?:be )?(?:living|alive|here)|say out loud|know how|the stuff|(?:what|when|where) (?:stopped|stops|would stop) you|the (?:other|second|last|only) (?:option|way|choice|thought)|(?:mean|meant) by (?:the|that|over|it|option|gone|finish|end|stop|leave|leaving)|the (?:thought|urge|idea|feeling) (?:of|to|about|come|came|still|back|there)|those thought|these thought|thought come|how often',
  ],
  leads: [
    'significance|makes? this|different|what do you mean|mean by|told the|told them|wrote|write|written|text message|message|letters?|note|search*|online|browser|spare|garage|bridge|roof|train|rope|book you|next appointment|see you|alone|tonight|frighten*|scare*|window|going to do|stop you|hold|decid*|serious|details|arrangements|hotel|reason|keeping it|wrote on|reminder|say out loud|know how|why there|what was it for|what is it for|what are they for',
  ],
  asksOpposite: [
    '(?:can|could|will|would|able|able to) (?:you )?{gap}(?:keep yourself safe|stay safe|promise|guarantee|be safe|trust yourself|call (?:us|someone)|tell (?:us|someone|me) (?:if|before|when)|reach out|commit to)|feel safe|are you safe|trust yourself|safe at home|safe to go',
  ],
});
