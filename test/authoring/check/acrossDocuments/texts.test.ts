import { extras, type Fault, form, itFindsEach, questions } from './editDocuments.ts';

/** Texts, links and numbers that say otherwise than what is beside them, or in another document. */

const faults: readonly Fault[] = [
  [
    'a carrier that a page names, and nobody can choose',
    [['insurance-step-config', '"Humana",', '']],
    /billing-insurance-payment\.json:.* {2}error {2}says-another-choice {2}"Humana" is named among carriers/,
  ],
  [
    'a No that is known as an uncertain answer, and the other way round',
    [
      [questions('dietitian'), /("value": "unsure",\s*"title": )"I am not sure"/, '$1"No "'],
      [questions('dietitian'), /("value": "no",\s*"title": )"No"(?=\s*\}\s*\],)/, '$1"I am not sure"'],
      [questions('dietitian'), '"No "', '"No"'],
    ],
    /dietitian\.json:.* {2}error {2}says-another-choice {2}Guests read "No" and choose "unsure"/,
  ],
  [
    'hours of a day on which no site has any',
    ['frys', 'kroger', 'thelittleclinic'].map((banner) => [
      `site-frame/1.0.0/banners/${banner}`,
      'Saturday and Sunday 9 a.m. to 5 p.m.',
      'Saturday 9 a.m. to 5 p.m.',
    ]),
    /page-texts\.json:.* {2}error {2}numbers-differ {2}The words say "9 a\.m\. to 5 p\.m\." of Sunday, for which no site has hours/,
  ],
  [
    'a choice of clocks that are not those of the state it names',
    [
      ['timezone-values', '"Mountain Time (MT)"', '"Mountain Time, Arizona (MT)"'],
      ['timezone-values', '"Mountain Standard Time, Arizona (MST)"', '"Mountain Standard Time (MST)"'],
    ],
    /timezone-values\.json:.* {2}error {2}wrong-time-zone {2}Guests read "Mountain Time, Arizona \(MT\)" and choose the time zone "MT"/,
  ],
  [
    'the age of an exception as that of all, in words that have both',
    [
      [
        questions('physicals'),
        /12(?=\s*\]\s*\},\s*"submitAction": "failWithErrorMessage",\s*"message": "We see patients)/,
        '18',
      ],
    ],
    /physicals\.json:.* {2}error {2}age-differs {2}The words say 12 months, and the rule compares with 18 months/,
  ],
  [
    'a mail by which the 2nd appointment stays',
    [
      [
        'mail-messages',
        'Canceling the 1st appointment cancels the 2nd as well.',
        'You can cancel each by itself. If you cancel the 1st, the 2nd stays booked.',
      ],
    ],
    /mail-messages\.json:.* {2}error {2}says-the-opposite {2}This text says "If you cancel the 1st, the 2nd stays booked\."/,
  ],
  [
    'terms that may be refused, and without which nobody can book',
    [
      [
        'general-consent/1.0.0/scheduler/standard',
        'by telling a member of the staff.',
        'by telling a member of the staff. You may say no; your care does not depend on it.',
      ],
    ],
    /standard\.json:.* {2}error {2}says-the-opposite {2}These terms say "You may say no/,
  ],
  ...[
    'We can only treat you if you say yes to it.',
    'If you say no, we cannot treat you at the clinic.',
    'By coming to the clinic you agree to this; it cannot be declined.',
  ].map(
    (said): Fault => [
      `terms that may be refused, and say: ${said}`,
      [
        [
          'general-consent/1.0.0/scheduler/standard',
          'You may say no; your care at the clinic does not depend on it.',
          said,
        ],
      ],
      /standard\.json:.* {2}error {2}says-the-opposite {2}These terms say .* can book all the same/,
    ],
  ),
  [
    'a vaccine after which one leaves at once, where others stay',
    [['checklist', 'Plan to stay 15 minutes after your vaccine.', 'You can leave right after your vaccine.']],
    /checklist\.json:.* {2}error {2}says-the-opposite {2}This text says "You can leave right after your vaccine\."/,
  ],
  [
    'weeks of pregnancy that the question for this vaccine does not take',
    [['prescreen-data/1.0.0/scheduler/vaccines', 'between weeks 32 and 36', 'between weeks 24 and 36']],
    /vaccines\.json:.* {2}error {2}numbers-differ {2}The words say "weeks 24 and 36" of "RSV"/,
  ],
  [
    'pain in the chest as a reason for a visit by video',
    [['notes-data', '"Cold or flu",', '"Cold or flu", "Chest pain or trouble breathing",']],
    /notes-data\.json:.* {2}error {2}says-the-opposite {2}"Chest pain or trouble breathing" is a reason here/,
  ],
  [
    'two questions for the form of one number',
    [[questions('dot-physicals'), 'form MCSA-5870', 'form MCSA-5871']],
    /dot-physicals\.json:.* {2}warning {2}numbers-differ {2}.* asks for "MCSA-5871", too/,
  ],
  [
    'a link to cancel for walk-ins, by the way',
    [
      [
        'confirmation-texts',
        '<p>Please check in at the pharmacy counter for an approximate wait time.</p>',
        '<p>Please check in at the pharmacy counter for an approximate wait time.</p><p>If you cannot come, cancel with the link in your mail.</p>',
      ],
    ],
    /confirmation-texts\.json:.* {2}error {2}words-of-another-flow {2}Guests of INSTANT_VACCINE are walk-ins, and read ", cancel/,
  ],
  [
    'a document named like a banner that has it, too',
    [['amp-config', '"kroger": {', '"frys": { "financial-consent": "kroger" }, "kroger": {']],
    /amp-config\.json:.* {2}warning {2}document-of-another-banner {2}The banner "frys" has "financial-consent\/kroger"/,
  ],
  ...['leaves the others booked', 'does not cancel the 2nd'].map(
    (said): Fault => [
      `the 1st, whose cancellation ${said}`,
      [
        [
          'cancel-messages',
          'Canceling the 1st appointment cancels all of them.',
          `Canceling the 1st appointment ${said}.`,
        ],
      ],
      /cancel-messages\.json:.* {2}error {2}says-the-opposite {2}This text says "Canceling the 1st appointment /,
    ],
  ),
  [
    'a visit by video from any state',
    [
      [
        'checklist',
        'Be in the state you gave when you booked; your provider is licensed there.',
        'You may be in any state during the visit.',
      ],
    ],
    /checklist\.json:.* {2}error {2}says-the-opposite {2}This text says "You may be in any state/,
  ],
  [
    'pain in the chest, with which guests are told to book',
    [[questions('health-screenings'), 'Please call 911 now. Do not wait for an appointment.', 'Please book a visit.']],
    /health-screenings\.json:.* {2}error {2}says-the-opposite {2}Guests with this answer also read "If you may be having/,
  ],
  [
    'months in a question, in place of the days of its setting',
    [['medical-information', 'In the past {bloodProductDays} days', 'In the past 6 months']],
    /medical-information\.json:.* {2}error {2}says-another-limit {2}The words say 6 months, .* "bloodProductDays", which is 365/,
  ],
  [
    'a first dose that is asked of some vaccines with two, and not of all',
    [
      [questions('vaccines'), /\{\s*"in": \[\s*"109",\s*\{\s*"var": "steps\.selection\.vaccines"\s*\}\s*\]\s*\},/, ''],
      ['expected-guests/1.0.0/scheduler/vaccines', '["109"], ', ''],
    ],
    /vaccines\.json:.* {2}error {2}says-another-choice {2}This asks for the first dose, and not of who chose .*Hepatitis B dose 1/,
  ],
  [
    'a dietitian to be seen in person, in another document than "by video only"',
    [
      [
        questions('dietitian'),
        /("is": false,\s*"submitAction": "failWithErrorMessage")(?=\s*\}\s*\],\s*"messages": \[\s*\{\s*"type": "info",\s*"location": "question",\s*"text": "The visit is a video call\.")/,
        '$1, "message": "Without a camera you can see the dietitian in person instead."',
      ],
    ],
    /dietitian\.json:.* {2}error {2}says-the-opposite {2}This text says "Without a camera you can see the dietitian in person/,
  ],
  [
    'a question for one state that is named for crossing their lines',
    [[questions('dot-physicals'), 'Will you drive across state lines?', 'Will you drive within one state only?']],
    /dot-physicals\.json:.* {2}error {2}swapped-words {2}"crossesStates", and what its answers are told, speak of "crosses"/,
  ],
  [
    'the refusal of an age where another answer is refused, and the other way round',
    [
      [
        questions('vaccines'),
        /"Please wait until the rash has healed\."([\s\S]*?)("The shingles vaccine is for adults of 50 years or older[^"]*")/,
        '$2$1"Please wait until the rash has healed."',
      ],
    ],
    /vaccines\.json:.* {2}error {2}swapped-words {2}The rule compares with 19 and 50, its words say "Please wait until the rash has healed\."/,
  ],
  [
    'a certificate that "has expired" where it has not',
    [[questions('dot-physicals'), /("Your certificate has expired[^"]*")([\s\S]*?)("You are early[^"]*")/, '$3$2$1']],
    /dot-physicals\.json:.* {2}error {2}says-the-opposite {2}The words say "Your certificate has expired\.", and the rule is for a later day\./,
  ],
  [
    'a state that is said to be that of the home, where that of the visit counts',
    [['checklist', 'Be in the state you gave when you booked', 'Be in the state of your home address']],
    /checklist\.json:.* {2}error {2}sent-as-another {2}The words say "home address"/,
  ],
  [
    'help that asks for the own name, where the name of the patient is asked',
    [
      [
        form('signature'),
        "By typing the patient's legal name you sign",
        'By typing your own legal name, also when you sign for another, you sign',
      ],
    ],
    /signature\.json:.* {2}error {2}voice-of-another {2}"Patient's Legal Name" is of the patient, and its help says "your own"/,
  ],
  [
    'a consent to what is done to the guest, who may have come with a child',
    [['vaccine-consent/1.0.0/scheduler/standard', 'given to the patient?', 'given to you?']],
    /standard\.json:.* {2}error {2}voice-of-another {2}This text speaks of "you" where "vaccine-consent\/walk-in" says "the patient"/,
  ],
  [
    'a mail that sends walk-ins to the front desk of a clinic',
    [['mail-messages', 'Check in at the pharmacy counter', 'Check in at the front desk of the clinic']],
    /mail-messages\.json:.* {2}error {2}words-of-another-flow {2}Guests of INSTANT_VACCINE come to a pharmacy, and read "front desk"/,
  ],
  [
    'a question whether guests would rather not, whose No is refused',
    [
      [
        questions('medicare-check'),
        'Is that all right with you?',
        'Would you rather leave that problem out of this visit?',
      ],
    ],
    /medicare-check\.json:.* {2}error {2}says-the-opposite {2}.* asks whether guests would rather do without/,
  ],
  [
    'terms that offer a visit in person, while who declines them is told "by video only"',
    [
      [
        'financial-consent-telemedicine/1.0.0/scheduler/standard',
        /(a medicine because of it\.[\s\S]*?withdraw this consent at any time)\./,
        '$1, and see the dietitian in person instead.',
      ],
    ],
    /standard\.json:.* {2}error {2}says-the-opposite {2}This text says "You may withdraw this consent at any time, and see the dietitian in person instead\."/,
  ],
  [
    'a question for what guests like, sent as what they do not',
    [['dietary-restrictions', 'ingredients {doYou} dislike?', 'ingredients {doYou} like best?']],
    /dietary-restrictions\.json:.* {2}error {2}says-the-opposite {2}"foodsOrIngredientsNotLiked" is asked as .* without a "not"/,
  ],
  [
    'a relation that is asked the other way round',
    [[form('insurance'), "Patient's Relation to Policy Holder", "Policy Holder's Relation to Patient"]],
    /insurance\.json:.* {2}error {2}swapped-words {2}"SECONDARY-relation" has the title .* "Policy Holder's Relation to Patient"/,
  ],
  [
    'weeks before a journey, in words, that another text has in digits',
    [['page/1.0.0/tlc/clinic-services', 'Come four to six weeks before', 'Come about one week before']],
    /service-extra-properties\.json:.* {2}warning {2}numbers-differ {2}"Please come 4 to 6 weeks before you leave\." has another number than "Come about one week/,
  ],
  [
    'a visit in person below "by video only"',
    [
      [
        'financial-consent-telemedicine/1.0.0/scheduler/standard',
        /(by video only, and only with their consent\.<\/p><ul>)/,
        '$1<li>You can be seen in person instead.</li>',
      ],
    ],
    /standard\.json:.* {2}error {2}says-the-opposite {2}This text says "You can be seen in person instead\."/,
  ],
  [
    'a link to a travel visit that leads to dietitians',
    [
      [
        'page/1.0.0/tlc/clinic-services',
        /("Malaria and motion sickness medicine" \}\s*\])/,
        '$1, "links": [{ "label": "Book a travel visit", "href": "/health-services/scheduler/prescreen/1?type=Telenutrition" }]',
      ],
    ],
    /clinic-services\.json:.* {2}error {2}link-differs {2}This link says "Book a travel visit"/,
  ],
  [
    "titles in each other's place above fields that are named otherwise",
    [
      [form('simpleInsurance'), '"title": "Member ID"', '"title": "Group Number (kept)"'],
      [form('simpleInsurance'), '"title": "Group Number"', '"title": "Member ID"'],
      [form('simpleInsurance'), 'Group Number (kept)', 'Group Number'],
    ],
    /simpleInsurance\.json:.* {2}error {2}swapped-words {2}"cardholderIdNumber" \("memberId"\) has the title "Group Number"/,
  ],
  [
    'help that promises more than a setting allows',
    [['appointment-goals', '"Select all that apply."', '"Select up to five that apply."']],
    /appointment-goals\.json:.* {2}error {2}says-another-limit {2}The words say five, and the rule compares with the setting "maximum"/,
  ],
  [
    'hours of every day that the sites do not have at the weekend',
    [
      [
        'textcollection/1.0.0/tlc/page-texts',
        'Monday to Friday from 8 a.m. to 8 p.m., and Saturday and Sunday from 9 a.m. to 5 p.m.',
        'every day from 8 a.m. to 8 p.m.',
      ],
    ],
    /page-texts\.json:.* {2}error {2}numbers-differ {2}The words say "8 a\.m\. to 8 p\.m\." of Saturday/,
  ],
  [
    'a promise to pay in the name of the patient, where somebody else signs',
    [
      [
        'financial-consent/1.0.0/scheduler/standard',
        '</strong> I agree to pay copayments',
        '</strong> {I} agree to pay copayments',
      ],
    ],
    /error {2}voice-of-another {2}"\{I\} agree" would read "my child agree"/,
  ],
  [
    'a question whose Yes denies what is asked after a Yes',
    [
      [
        'dietary-restrictions',
        '{DoYou} have any food allergies or dietary restrictions?',
        'Can {you} eat everything, without any food allergies or dietary restrictions?',
      ],
    ],
    /dietary-restrictions\.json:.* {2}error {2}says-the-opposite {2}.* who answers Yes is asked "Which allergies/,
  ],
  [
    'a question in the place of another that says nothing of either name',
    [
      ['dietitian-survey', 'Which medications, vitamins or supplements {doYou} take?', 'AAA'],
      [
        'dietitian-survey',
        'Is there anything else your dietitian should know?',
        'Which medications, vitamins or supplements {doYou} take?',
      ],
      ['dietitian-survey', 'AAA', 'Is there anything else your dietitian should know?'],
    ],
    /dietitian-survey\.json:.* {2}error {2}swapped-words {2}"currentMedications" .* which speaks of "currentMedications", and not of its own name/,
  ],
  [
    'a question that no longer asks what its refusal is about',
    [[questions('dot-physicals'), 'Do you take insulin?', 'Do you have diabetes?']],
    /dot-physicals\.json:.* {2}error {2}swapped-words {2}"insulin", and what its answers are told, speak of "insulin"/,
  ],
  [
    'a Yes that says there is nothing, and is refused',
    [
      [
        questions('physicals'),
        'Is the patient still recovering from a concussion?',
        'Has the patient recovered from any concussion, or never had one?',
      ],
    ],
    /physicals\.json:.* {2}error {2}says-the-opposite {2}.* who answers Yes, and has nothing, is refused/,
  ],
  [
    "a desk's number that one banner has otherwise",
    [['banners/kroger', '"dietitian": "888-852-2568"', '"dietitian": "888-852-2578"']],
    /kroger\.json:.* {2}warning {2}phone-of-another-desk {2}888-852-2578 stands here, and 888-852-2568/,
  ],
  [
    "a carrier with another one's address",
    [['insurance-step-config', /("Cigna": (\{[^}]*\})),/, '$1, "Humana": $2,']],
    /insurance-step-config\.json:.* {2}warning {2}same-text-twice {2}"Humana" has the same address as "Cigna"/,
  ],
  [
    'destinations in another order than "farthest down this list" needs',
    [
      [questions('travel-vaccines'), /\{\s*"value": "asia",\s*"title": "South or Southeast Asia"\s*\},\s*/, ''],
      [
        questions('travel-vaccines'),
        /("value": "africa",\s*"title": "[^"]*"\s*\})/,
        '$1, { "value": "asia", "title": "South or Southeast Asia" }',
      ],
    ],
    /travel-vaccines\.json:.* {2}error {2}options-out-of-order {2}.* "yellowFeverArea" is asked of "latinAmerica" and "africa" alone/,
  ],
  [
    'what to prepare for of two services of two entries',
    [
      [extras, '"serviceIds": [72, 75]', '"serviceIds": [73, 75]'],
      [extras, '"serviceIds": [71, 73]', '"serviceIds": [71, 72]'],
    ],
    /service-extra-properties\.json:.* {2}error {2}swapped-words {2}Guests of "Cholesterol Screening" \(72\) are asked "Can you come without eating/,
  ],
  [
    'a question turned round, whose answers were not',
    [
      [
        questions('dot-physicals'),
        'Can you hear a whisper from 5 feet away, with',
        'Is it hard for you to hear a whisper from 5 feet away, even with',
      ],
    ],
    /dot-physicals\.json:.* {2}error {2}says-the-opposite {2}.* who answers No, and has none, is refused\./,
  ],
  [
    'a time of a question with another unit than in its refusal',
    [[questions('dot-physicals'), 'or a stent in the last 3 months?', 'or a stent in the last 3 weeks?']],
    /dot-physicals\.json:.* {2}error {2}says-another-time {2}The question says 3 weeks, .* told 3 months\./,
  ],
  [
    'a minimum age of a state that another prescreen has otherwise',
    [[questions('vaccines'), /("title": "Kentucky",\s*"criteria": \{\s*"minimumAge": )9/, '$15']],
    /vaccines\.json:.* {2}warning {2}numbers-differ {2}"minimumAge" of "KY" is 5 here, and 9 in "eligibility-questions\/travel-vaccines"/,
  ],
  [
    'a time of a question that its refusal has shorter',
    [[questions('dot-physicals'), 'form MCSA-5870 in the last 45 days?', 'form MCSA-5870 in the last 90 days?']],
    /dot-physicals\.json:.* {2}error {2}says-another-time {2}The question says 90 days, .* told 45 days\./,
  ],
  [
    'hours of support that no site has',
    [['tlc/page-texts', 'from 8 a.m. to 8 p.m.', 'from 8 a.m. to 10 p.m.']],
    /page-texts\.json:.* {2}error {2}numbers-differ {2}The words say "8 a\.m\. to 10 p\.m\." of Monday/,
  ],
  [
    "the 1st and the 2nd in each other's place all along",
    [
      [
        'cancel-messages',
        'If you cancel the 1st appointment, the 2nd is canceled too. You can also cancel the 2nd alone.',
        'If you cancel the 2nd appointment, the 1st is canceled too. You can also cancel the 1st alone.',
      ],
    ],
    /cancel-messages\.json:.* {2}error {2}says-the-opposite {2}This text says "2nd", and its example "1st"/,
  ],
  [
    'hours of support without a day that all sites have',
    [['tlc/page-texts', 'Saturday and Sunday from', 'Saturday from']],
    /page-texts\.json:.* {2}error {2}numbers-differ {2}The words say nothing of Sunday/,
  ],
  [
    'a question that two forms of one flow ask',
    [
      [
        form('survey'),
        '"referralSource": {',
        '"foodsNotLiked": { "type": "string", "title": { "$ref": "dietary-restrictions#/dislikes/question" }, "maxLength": 200 }, "referralSource": {',
      ],
      [
        form('survey'),
        '"payload": [',
        '"payload": [{ "from": "/foodsNotLiked", "to": "/questionnaire/additional/foods" },',
      ],
    ],
    /survey\.json:.* {2}error {2}same-text-twice {2}"foodsNotLiked" asks what "foodsOrIngredientsNotLiked" of "form-definition\/dietaryRestrictions" has asked before/,
  ],
  [
    'a required field of a page that guests fill in if they would like to',
    [
      [
        form('patientDetails'),
        /("var": "settings\.providerInfo"\s*\},\s*"schema": \{\s*"type": "object",)/,
        '$1 "required": ["providerPhoneNumber"],',
      ],
    ],
    /patientDetails\.json:.* {2}error {2}says-the-opposite {2}"providerPhoneNumber" is required, and its page begins with "If you would like us/,
  ],
];

itFindsEach(faults);
