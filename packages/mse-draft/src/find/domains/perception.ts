import { defineRules } from '../define-rule.ts';

export const PERCEPTION_RULES = defineRules('perception', [
  [
    'illusions',
    {
      says: ['out of the corner of {my} eyes?'],
      observed: ['illusions?', 'misinterpret(?:s|ed)? (?:shadows|sounds)'],
    },
  ],
  [
    'derealization',
    {
      says: [
        '(?:world|everything|things|people|life|nothing|surroundings|it all) (?:around me )?(?:is|are|do not|does not|feel|seem|look|felt|seemed|did not) {gap1}(?:unreal|not real|dreamlike|foggy and unreal|fake|like a movie|a movie|a dream|two dimensional|behind glass)',
        '(?:world|everything|things|people|life|surroundings|it all) (?:around me )?(?:do not|does not|did not|is not|are not) (?:feel|seem|look)? ?real',
        'nothing (?:feel|seem|look|is) real',
        '(?:in|living in|watch|it is) a (?:dream|movie|fog|film)(?: set)?(?! theat)',
        'behind (?:glass|a pane|a veil)',
        'dereali[sz](?:ation|ed|ing)',
        'like (?:i was |i am )?(?:in|watch) a (?:movie|film|dream) of',
        'like not real',
      ],
      observed: ['dereali[sz]ation'],
    },
  ],
  [
    'depersonalization',
    {
      says: [
        '(?:outside|out of|detached from|disconnected from|leave|left|floating (?:above|outside)|separated from|watch (?:myself|me) from) {gap1}(?:my )?(?:body|self|myself|outside|above|the outside|ceiling)',
        'watch myself (?:from|do|go|live|as if)',
        '(?:feel|am|felt) (?:a )?(?:robot|zombie|not real|unreal|an actor)',
        'depersonali[sz](?:ation|ed|ing)',
        '(?:come|get) back into (?:me|my) body',
        '(?:go|feel|all) floaty',
        '(?:up by|up at|from) the (?:ceiling|light ?bulb|lights?) watch',
      ],
      observed: ['depersonali[sz]ation'],
    },
  ],
  [
    'flashbacks',
    {
      says: [
        'flashback',
        '(?:back|right back) (?:there|in (?:the|that) (?:war|accident|car|room|house|moment|desert|convoy|village|explosion)|in iraq|in afghanistan)(?: again)?',
        '(?:i was|i am|and i was|it is like i am|puts me|took me|back) (?:right |straight )?back (?:there|in it)',
        '(?:smell|hear|see|taste) the (?:diesel|smoke|blood|sand|tyres|tires|metal|crash|aftershave|burning)',
        '(?:thought|like|as if|think|though) (?:i|he|she) (?:was|am|is) back (?:at|in|on|there)',
        '(?:is|was|are) back in the (?:house|war|camp|village|desert|truck|car|room)',
        'not like remember',
        'like it is happening',
      ],
      asks: ['flashback'],
      observed: ['flashback'],
    },
  ],
]);
