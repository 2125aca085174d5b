import type { CapabilityFact } from './capability-fact.ts'

export const speechCapabilities = {
  'call-intake': {
    name: 'Call intake',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Azure Communication Services',
      aws: 'Amazon Chime SDK Voice Connector',
      google: 'SIPREC recorder on Google Kubernetes Engine',
      neutral: 'SIPREC recorder on Kubernetes',
    },
    responsibility:
      'Receives the audio of each call with its two sides apart, pauses while a card is read out, and passes it on with the call’s particulars.',
    answers:
      /\b(?:calls? (?:are|is|must|a day|per)|recordings?|telephony|audio|stereo|SIPREC|pause and resume|card (?:number|details))\b/i,
  },
  'speech-to-text': {
    name: 'Speech to text',
    kind: 'model',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Speech',
      aws: 'Amazon Transcribe',
      google: 'Google Cloud Speech-to-Text',
      neutral: 'Whisper',
    },
    responsibility:
      'Turns speech into words with speaker, time and confidence, while the call runs or after it, with the client’s own vocabulary.',
    answers:
      /\b(?:calls? from|English|Welsh|languages?|transcri(?:be|bes|bed|ption|ptions|pts?)|speech|spoken|dictat\w+|word error rate|WER|accents?|subtitles?|captions?)\b/i,
  },
  'text-redaction': {
    name: 'Redaction',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Language',
      aws: 'Amazon Comprehend',
      google: 'Google Cloud Sensitive Data Protection',
      neutral: 'Microsoft Presidio',
    },
    responsibility:
      'Finds names, card and account numbers and other personal details in text and audio, and masks them before anything is stored.',
    answers: /\b(?:redact\w*|mask(?:s|ed|ing)?|PCI[- ]DSS|personal details|card (?:numbers?|details))\b/i,
  },
  'conversation-analysis': {
    name: 'Conversation analysis',
    kind: 'container',
    zone: 'intelligence',
    technology: { azure: 'Azure Container Apps', aws: 'Amazon ECS on AWS Fargate', google: 'Cloud Run', neutral: 'Kubernetes' },
    responsibility:
      'Has each call summarised, sorted by reason and outcome and scored against the quality form, checks every statement against the transcript, and delivers the note.',
    answers:
      /\b(?:summar(?:y|ies|i[sz]\w*)|call reasons?|reasons? for (?:the )?calls?|sentiment|after[- ]call|wrap[- ]up|call notes?|quality (?:form|score|assurance)|vulnerable customers?)\b/i,
  },
} satisfies Record<string, CapabilityFact>
