import type { Pattern } from './pattern.ts'
import { speechAndConversationChoices } from './speech-and-conversation-choices.ts'
import { speechAndConversationRelations } from './speech-and-conversation-relations.ts'

export const speechAndConversation: Pattern = {
  id: 'speech-and-conversation',
  name: 'Speech and conversation',
  noun: 'conversation platform',
  approach:
    'Calls are transcribed by speaker, masked before they are stored, summarised and sorted by reason, each statement checked against the transcript, and the note is delivered to the case before the next call.',
  calledBy: [
    {
      words:
        /\b(?:transcri(?:be|bes|bed|bing|ptions?)|speech[- ](?:to[- ]text|recognition|analytics)|voice (?:analytics|transcription)|call transcripts?)\b/i,
      weight: 6,
    },
    {
      words:
        /\b(?:summar(?:y|ies|i[sz]\w*))\b[^.\n]{0,50}\b(?:calls?|conversations?|meetings?|consultations?|interviews?)\b|\b(?:calls?|conversations?|meetings?|consultations?)\b[^.\n]{0,50}\bsummar(?:y|ies|i[sz]\w*)/i,
      weight: 5,
    },
    {
      words:
        /\b(?:call recordings?|recorded calls|conversation analytics|call reasons?|after[- ]call work|wrap[- ]up|agent assist)\b/i,
      weight: 4,
    },
    { words: /\b(?:Whisper|Amazon Transcribe|Azure (?:AI )?Speech|Deepgram|Speechmatics|word error rate)\b/, weight: 4 },
    { words: /\b(?:contact|call) cent(?:re|er)s?\b|\btelephony\b|\b(?:Genesys|Amazon Connect|Avaya|CXone|Five9)\b/i, weight: 1 },
    { words: /\b(?:dictat\w+|ambient (?:scribe|documentation)|voice notes?|quality assurance of calls)\b/i, weight: 3 },
  ],
  elements: [
    { capability: 'speech-to-text' },
    { capability: 'conversation-analysis' },
    { capability: 'call-intake' },
    { capability: 'text-redaction' },
    {
      capability: 'language-model',
      responsibility:
        'Words the note from the transcript alone, in the agreed form; its prompts and version are released like code.',
    },
    {
      capability: 'operational-store',
      responsibility: 'Keeps masked transcripts, notes, call reasons and corrections, and deletes them when their time is over.',
    },
    {
      capability: 'review-workbench',
      responsibility: 'Shows the note beside the transcript and the sound, and takes corrections and quality scores.',
    },
    { capability: 'dashboards', optional: true },
    {
      capability: 'lake',
      optional: true,
      responsibility: 'Keeps recordings apart from transcripts, encrypted, for as long as the law or the contract asks.',
    },
    { capability: 'evaluation-service', optional: true },
    { capability: 'search-index', optional: true },
  ],
  relations: speechAndConversationRelations,
  dataEntities: [
    {
      name: 'Call',
      description: 'One conversation with its particulars.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['call_id', 'text', 'As in the telephone system', 'internal'],
        ['started_at', 'timestamp', 'When it began', 'internal'],
        ['customer_key', 'text', 'Case or customer it belongs to', 'personal'],
        ['agent_key', 'text', 'Who took it, under a pseudonym outside the team', 'personal'],
        ['announced', 'yes or no', 'Whether recording was announced and not refused', 'internal'],
        ['reason', 'text', 'From the agreed list of call reasons', 'internal'],
      ],
    },
    {
      name: 'Transcript',
      description: 'What was said, by speaker and time, masked before it was stored.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['call_id', 'text', 'The call', 'internal'],
        ['turns', 'list of structured', 'Speaker, words, start, confidence', 'personal'],
        ['masked', 'list of structured', 'Kind and place of what was masked, without the value', 'internal'],
        ['language', 'text', 'As recognised', 'internal'],
        ['model_version', 'text', 'Of speech and vocabulary', 'internal'],
      ],
    },
    {
      name: 'Call note',
      description: 'What a colleague needs to know of a call, each statement with its place in the transcript.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['call_id', 'text', 'The call', 'internal'],
        ['statements', 'list of structured', 'Matter, what was agreed, next step; each with its turns', 'personal'],
        ['corrected', 'structured', 'What a person changed, and who', 'personal'],
        ['delivered_to', 'text', 'Case in which it stands', 'internal'],
        ['prompt_version', 'text', 'Version of the form and the prompt', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Conversation interface',
      provider: 'conversation-analysis',
      consumers: ['review-workbench', 'api-gateway'],
      operations: [
        {
          name: 'Get the note of a call',
          request: 'Call id',
          response: 'Note, reason and outcome, each statement with its place in the transcript',
          errors: [
            'Not ready: with the expected time',
            'Not transcribed: refused, too short or unintelligible',
            'Not allowed for this role',
          ],
        },
        {
          name: 'Correct a note',
          request: 'Call id, statement and correction',
          response: 'New version',
          errors: ['Already delivered: a correction is added to the case'],
        },
        {
          name: 'Delete a call',
          request: 'Call or customer and ground',
          response: 'Reference of the deletion',
          errors: ['On hold: kept for a dispute, and for how long'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A call ends and its note stands in the case',
      trigger: 'A customer is connected to an agent.',
      steps: [
        ['source', 'call-intake', 'Sends both sides of the call once recording has been announced'],
        ['call-intake', 'speech-to-text', 'Passes the audio on, paused while a card is read out'],
        ['speech-to-text', 'text-redaction', 'Supplies words with speaker, time and confidence'],
        ['text-redaction', 'conversation-analysis', 'Passes on the transcript with personal details masked'],
        ['conversation-analysis', 'language-model', 'Has the note worded in the agreed form'],
        ['conversation-analysis', 'operational-store', 'Drops statements without a place in the transcript, and keeps the rest'],
        ['conversation-analysis', 'review-workbench', 'Presents the note to whoever took the call'],
      ],
      failure: {
        when: 'The line is bad, the language is not supported, or the model does not answer in time.',
        response:
          'The agent gets an empty note with the reason and writes it as today; the call is transcribed again from the recording where that is allowed.',
      },
      shows:
        /\b(?:transcri\w*|summar\w*|notes?|calls? (?:must|should|are|is)|after (?:each|the|a) call|wrap[- ]up|within \d+ (?:seconds|minutes))\b/i,
    },
    {
      name: 'A sample of calls is judged for quality',
      trigger: 'The weekly sample is drawn, with every call that mentions a complaint or distress.',
      steps: [
        ['conversation-analysis', 'review-workbench', 'Presents calls with the proposed score and the turns it rests on'],
        ['person', 'review-workbench', 'Listens where in doubt, and confirms or changes the score'],
        ['review-workbench', 'operational-store', 'Records the score, the change and the reason'],
        ['operational-store', 'dashboards', 'Supplies reasons, outcomes and quality by period'],
      ],
      failure: {
        when: 'Proposed and given scores differ more than agreed for a question of the form.',
        response:
          'The proposal is switched off for that question until its wording has been tested again; no agent is judged by a proposal alone.',
      },
      shows:
        /\b(?:quality|sample\w*|score\w*|coach\w*|complain\w*|vulnerab\w*|call reasons?|team leaders?|supervisors?|compliance)\b/i,
    },
  ],
  targets: [
    {
      topic: 'response time',
      proposal: '95 % of notes within 20 seconds from the end of the call',
      reason: 'the time in which an agent would begin to type',
    },
    {
      topic: 'accuracy',
      proposal:
        'a word error rate of at most 15 % on the client’s own calls by accent and line, and 98 % of statements in notes borne out by the transcript',
      reason: 'names and numbers matter more than the average; both are measured on a test set of real calls',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly in opening hours; calls go on without it',
      reason: 'the note is a help, and the telephone must not depend on it',
    },
    {
      topic: 'retention',
      proposal: 'recordings as the law or the contract asks, transcripts 90 days, reasons and counts 24 months',
      reason: 'text is searched more easily than sound and is the greater risk',
    },
    { topic: 'recovery', proposal: 'RPO 15 minutes and RTO 8 hours', reason: 'recordings stay in the telephone system meanwhile' },
    {
      topic: 'volume',
      proposal: 'calls at the same time at peak, minutes a month and languages counted from the last twelve months',
      reason: 'speech is priced by the minute and sized by the peak',
    },
  ],
  ...speechAndConversationChoices,
}
