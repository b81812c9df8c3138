import { defineStates } from './define-state.ts';

/** What decides how any medicine is taken: pregnancy, breast-feeding, kidney, liver, QT interval. */
export const PERSON = defineStates([
  {
    key: 'pregnancy',
    label: 'pregnancy',
    fact: { kind: 'pregnancy' },
    says: [
      '(?:test|clear ?blue|stick) (?:had|has|have|showed|shows|with|came up|come up) (?:two|2|the second|a second|a blue|a pink) lines?|two (?:pink |blue )?lines|(?:[0-9]{1,2}|two|three|four|five|six|seven|eight|nine) (?:months?|weeks) (?:gone|late|along|pregnant)|(?:period|periods|monthlies|time of the month|monthly) (?:[^ ]+ )?(?:not come|not came|not arrived|not shown|has not|have not|no show|missing|late)|late by (?:[0-9]+|two|three|four|five|six|seven|eight|nine) weeks|(?:not|no) (?:seen|had|seen her) (?:a |her |my |the )?(?:period|monthlies) (?:since|for|in)|(?:miss|missed) (?:two|three|a|her|my|the|last) (?:periods?|months?)|in the family way|bun in the oven|(?:booking|booked|scan|dating) at [0-9]{1,2} weeks|morning sickness|(?:sick|queasy|throwing up) every morning|baby (?:kicking|moving)|eating for two|with child',
      '(?:[0-9]{1,2}(?: [0-9])? (?:weeks?|wks?|months?) )?pregnan(?:t|cy)(?! prevention)|gravid|(?:first|second|third|1st|2nd|3rd) trimester|trimester|gestation(?:al age)?|[0-9]{1,2}(?: [0-9])? (?:weeks?|wks?|months?) (?:gestation|along|gone)|[0-9]{1,2}(?: [0-9])? 40 (?:gestation)?|g[0-9] ?p[0-9](?: at)? [0-9]{1,2}(?: [0-9])? ?(?:weeks?|wks?)|antenatal|expect(?:ing|s)? (?:a|her|their|our|my) (?:baby|child|first|second|third)|trying (?:for a baby|to (?:conceive|get pregnant))|try (?:for a baby|to (?:conceive|get pregnant))|(?:planning|plan|wants?|want) (?:a|to get|to become|to conceive)? ?(?:pregnancy|pregnant|conceive)|wants? to conceive|(?:hcg|pregnancy test) (?:is |was |came back |strongly )?positive|positive (?:hcg|pregnancy test)|two lines on (?:the|a|her) test|period (?:is |was )?(?:[^ ]+ ){0,3}(?:late|overdue)|up the duff|ivf|lmp (?:[^ ]+ )?(?:weeks|months) ago|(?:home )?test (?:is |was |came back |came up )?positive(?: at home)?(?! for)|positive (?:home )?test(?! for)|booking (?:appointment|scan|visit|bloods)|midwife (?:appointment|booking|visit)|dating scan|missed (?:a|her|my|two|last) periods?',
    ],
  },
  {
    key: 'breast_feeding',
    label: 'breast-feeding',
    fact: { kind: 'breast_feeding' },
    says: [
      'breast ?fe(?:ed|eds|eding|d)|breast feed(?:s|ing)?|breast fed|lactat(?:ing|ion)|nursing (?:mother|her|an? infant|an? baby)|expressing milk|pumping milk',
    ],
  },
  {
    key: 'kidney_severe',
    lasts: true,
    label: 'severely reduced kidney function',
    fact: { kind: 'kidney', degree: 'severe' },
    says: [
      '(?:h(?:a)?emo|peritoneal )?dialysis|esrd|eskd|end ?stage (?:kidney|renal)(?: (?:disease|failure))?|(?:kidney|renal) failure|kidneys? (?:have |has |are |is )?(?:failed|failing|packed up)|ckd (?:stage )?(?:[45]|g[45])',
    ],
    pastCounts: true,
  },
  {
    key: 'kidney_reduced',
    lasts: true,
    label: 'reduced kidney function',
    fact: { kind: 'kidney', degree: 'reduced' },
    says: [
      '(?:chronic |acute )?(?:kidney|renal) (?:impairment|disease|insufficiency|injury|dysfunction)|(?:reduced|impaired|poor|declining) (?:kidney|renal) function|(?:kidney|renal) function (?:is |was |has )?(?:reduced|impaired|poor|declining|down|worse|worsening|worsened)|nephropathy|aki|ckd(?: (?:stage )?(?:[123][ab]?|g[123][ab]?))?|one kidney|single kidney|nephrectomy',
    ],
  },
  {
    key: 'kidney_normal',
    label: 'normal kidney function',
    fact: { kind: 'kidney', isNormal: true },
    says: [
      'normal (?:kidney|renal) function|(?:kidney|renal)(?: and (?:liver|thyroid))? (?:function|bloods|tests?|profile) (?:is |are |was |were )?(?:normal|fine|ok|unremarkable)|normal u es|u es? (?:is |are |were |was )?(?:normal|fine|ok|unremarkable)|kidneys? (?:is |are )?(?:fine|normal|ok)',
    ],
  },
  {
    key: 'liver_normal',
    label: 'normal liver function',
    fact: { kind: 'liver', isNormal: true },
    says: [
      'normal (?:liver function|lfts?|liver tests?)|(?:liver function|lfts?|liver (?:tests?|bloods|enzymes|panel)) (?:is |are |was |were )?(?:normal|fine|ok|unremarkable)',
    ],
  },
  {
    key: 'liver_severe',
    lasts: true,
    label: 'severe liver disease',
    fact: { kind: 'liver', degree: 'severe' },
    says: [
      'cirrho(?:sis|tic)|(?:hepatic|liver) failure|child ?pugh [bc]|hepatic encephalopathy|decompensated liver|jaundiced?|ascites|variceal|varices',
    ],
    pastCounts: true,
  },
  {
    key: 'liver_reduced',
    lasts: true,
    label: 'liver disease',
    fact: { kind: 'liver', degree: 'reduced' },
    says: [
      '(?:hepatic|liver) (?:impairment|disease|insufficiency|dysfunction)|hepatitis(?: [abc])?(?! (?:b )?vaccin)|child ?pugh a|fatty liver|nafld|nash|masld|(?:raised|elevated|deranged|abnormal|high) (?:alt|ast|lfts?|ggt|transaminases|liver (?:enzymes|tests|function))|(?:alt|ast|lfts?|ggt|transaminases|liver (?:enzymes|tests)) (?:is |are |was |were )?(?:raised|elevated|deranged|abnormal|high|up|rising)|gilberts?',
    ],
  },
  {
    key: 'long_qt',
    label: 'a long QT interval',
    fact: { kind: 'ecg' },
    says: [
      'long qtc?(?: syndrome)?|lqts|(?:prolonged|borderline|lengthened) qtc?(?: interval)?|qtc?(?: interval)? (?:is |was |has been )?(?:long|prolonged|borderline|lengthened|up|too long)|qtc? prolongation|torsades?(?: de pointes)?',
    ],
    pastCounts: true,
  },
]);
