import type { Choices } from './pattern.ts'

/** What the speech pattern decides, risks, costs and delivers. */
export const speechAndConversationChoices: Choices = {
  decisions: [
    {
      title: 'Calls are transcribed while they run, and the note is made at their end',
      context: 'Help during a call and a note after it need different speed, and differ in cost and accuracy.',
      options: [
        {
          name: 'Streaming transcript, note at the end',
          merit: 'The note is there when the line is free, and help during the call can be added later.',
          drawback: 'Streams have to be sized for the peak, and early words are less certain.',
        },
        {
          name: 'Recordings transcribed in batches',
          merit: 'Cheapest, and most accurate with the whole call at hand.',
          drawback: 'The note comes when the agent has already typed one.',
        },
        {
          name: 'The telephone vendor’s own summaries',
          merit: 'Switched on within days.',
          drawback: 'Form, masking and measures are the vendor’s, and other channels stay outside.',
        },
      ],
      outcome: '{speech-to-text} works on the stream; the conversation analysis makes the note from the finished transcript.',
      consequences: 'Recordings are transcribed again in batches where the stream was poor. Both ways use one vocabulary.',
      answers: /\b(?:transcri\w*|within \d+ (?:seconds|minutes)|real[- ]time|after (?:each|the|a) call|recordings?|live)\b/i,
      needs: 'speech-to-text',
    },
    {
      title: 'Personal details are masked before anything is stored or sent to a model',
      context:
        'People say names, card numbers and illnesses on the telephone. PCI DSS forbids keeping a card’s security code after the payment.',
      options: [
        {
          name: 'Pause while a card is read, and mask the rest before storage',
          merit: 'What is not stored cannot be lost, and transcripts can be used more widely.',
          drawback: 'Masking errs both ways and has to be measured; a masked value cannot be brought back.',
        },
        {
          name: 'Store all, restrict access',
          merit: 'Nothing is lost for later questions.',
          drawback: 'Every use needs its own rights, and the whole store falls under card rules.',
        },
        {
          name: 'Keep notes only',
          merit: 'Least to protect.',
          drawback: 'Notes cannot be checked, and quality cannot be judged.',
        },
      ],
      outcome: '{call-intake} pauses for cards; {text-redaction} masks words and silences sound before storage.',
      consequences: 'What masking misses is measured each month on a sample, by kind. Only masked text reaches {language-model}.',
      answers: /\b(?:mask\w*|redact\w*|card|PCI|personal (?:details|data)|privacy|GDPR|stored)\b/i,
      needs: 'text-redaction',
    },
    {
      title: 'Each statement of a note has its place in the transcript',
      context: 'A note that reads well and says what nobody said does harm in the case.',
      options: [
        {
          name: 'Fixed form, each statement with its turns, unfounded ones dropped',
          merit: 'Can be checked by a click, and errors can be counted.',
          drawback: 'Notes are a little drier, and some true inferences are lost.',
        },
        {
          name: 'Free summary',
          merit: 'Reads best.',
          drawback: 'Leaves out or adds without a trace.',
        },
        {
          name: 'Sentences picked from the transcript',
          merit: 'Nothing can be invented.',
          drawback: 'Spoken sentences are long and hard to read out of their place.',
        },
      ],
      outcome: 'The conversation analysis asks for the agreed form and drops what the transcript does not bear out.',
      consequences: 'The agent sees the note before it counts, and their corrections are the weekly measure of its quality.',
      answers: /\b(?:summar\w*|notes?|accura\w*|correct\w*|hallucinat\w*|wrap[- ]up|agents? (?:must|can|should))\b/i,
      needs: 'conversation-analysis',
    },
  ],
  risks: [
    {
      text: 'Some accents, dialects or lines are understood worse, and these customers get worse notes.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Measure the word error rate by accent and line on the client’s own calls, extend the vocabulary, and mark notes from poor transcripts.',
      owner: 'Service owner',
    },
    {
      text: 'Recording or analysis lacks a legal ground, or agents feel watched.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Announce it in the call, assess it with data protection and the employees’ representatives before the first call, and judge no one by a machine’s score alone.',
      owner: 'Data protection officer',
    },
    {
      text: 'Masking misses card numbers or health details.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Pause for cards at the source, test masking by kind each month, and keep transcripts short and encrypted all the same.',
      owner: 'Security lead',
    },
    {
      text: 'Call reasons differ from those the business steers by, and nobody uses the figures.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Agree a short list of reasons with the teams, test it on calls that two people sorted, and change it at most twice a year.',
      owner: 'Contact centre manager',
    },
  ],
  costs: [
    { item: 'Speech recognition', capability: 'speech-to-text', measuredBy: 'throughput', unit: 'calls', period: 'month' },
    { item: 'Language model for notes', capability: 'language-model', measuredBy: 'calls', unit: 'calls', period: 'month' },
    { item: 'Call intake', capability: 'call-intake', unit: 'environment', period: 'month' },
    { item: 'Storage of transcripts', capability: 'operational-store', unit: 'environment', period: 'month' },
    { item: 'Building and judging the test calls', capability: 'review-workbench', unit: 'test set', period: 'once' },
  ],
  workstreams: [
    {
      name: 'Calls and transcripts',
      share: 0.4,
      deliverables: [
        'Audio by speaker from the telephone system',
        'Vocabulary and word error rate on test calls',
        'Masking with its measured misses',
      ],
      after: [],
    },
    {
      name: 'Notes and reasons',
      share: 0.45,
      deliverables: [
        'Form of the note and list of reasons agreed with the teams',
        'Notes in the case system',
        'Share of statements borne out, measured',
      ],
      after: ['Calls and transcripts'],
    },
    {
      name: 'Pilot team and roll-out',
      share: 0.35,
      deliverables: [
        'Pilot with one team, time after calls before and after',
        'Quality sample in the review workbench',
        'Training of agents and team leaders',
      ],
      after: ['Notes and reasons'],
    },
  ],
  terms: [
    ['Transcript', 'What was said in a call, as text, by speaker and time.'],
    ['Word error rate', 'Words that were missed, added or mistaken, as a share of the words spoken.'],
    ['Redaction', 'Masking personal details in text or sound so that they cannot be brought back.'],
    ['Call reason', 'Why somebody called, from an agreed list.'],
    ['SIPREC', 'A standard by which a telephone system hands a copy of a call’s audio to a recorder.'],
  ],
}
