import { retrievalAugmentedGenerationChoices } from './retrieval-augmented-generation-choices.ts'
import type { Pattern } from './pattern.ts'

export const retrievalAugmentedGeneration: Pattern = {
  id: 'retrieval-augmented-generation',
  name: 'Retrieval-augmented generation',
  noun: 'answering assistant',
  approach:
    'A question is first answered by a search over approved documents; a language model then words the answer from the passages found, cites them, and says so when there are none.',
  calledBy: [
    { words: /\b(?:retrieval[- ]augmented|RAG)\b/, weight: 6 },
    { words: /\b(?:assistant|chat ?bot|copilot|virtual agent)\b/i, weight: 4 },
    { words: /\banswers? (?:residents|questions|only from)|\bask (?:a )?questions?\b|\bnatural[- ]language\b/i, weight: 4 },
    { words: /\b(?:LLM|language models?|generative AI|GPT|OpenAI|Bedrock|Claude|Gemini)\b/, weight: 2 },
    { words: /\b(?:citations?|cites?|passages?|grounded)\b/i, weight: 3 },
    { words: /\b(?:document collection|knowledge base|policy documents|\d[\d,]* documents)\b/i, weight: 3 },
  ],
  elements: [
    { capability: 'web-application' },
    { capability: 'answer-service' },
    { capability: 'search-index' },
    { capability: 'language-model' },
    { capability: 'document-ingestion' },
    {
      capability: 'operational-store',
      responsibility:
        'Keeps conversations with their citations and feedback, masked before they are stored, and deletes them when their time is over.',
    },
  ],
  relations: [
    {
      from: 'document-ingestion',
      to: 'document-extraction',
      label: 'Has scanned pages and tables read',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'web-application',
      to: 'answer-service',
      label: 'Sends a question and shows the answer as it is written',
      technology: 'HTTPS, server-sent events',
      synchronous: true,
    },
    {
      from: 'answer-service',
      to: 'search-index',
      label: 'Searches passages that the asker may see',
      technology: 'HTTPS, words and vectors',
      synchronous: true,
    },
    {
      from: 'answer-service',
      to: 'language-model',
      label: 'Asks for an answer from the passages found',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'answer-service',
      to: 'operational-store',
      label: 'Records the masked conversation, citations and feedback',
      technology: 'SQL over TLS',
      synchronous: false,
    },
    {
      from: 'document-ingestion',
      to: 'search-index',
      label: 'Adds, replaces and withdraws passages',
      technology: 'Bulk index',
      synchronous: false,
    },
    {
      from: 'document-ingestion',
      to: 'language-model',
      label: 'Requests embeddings for new passages',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'answer-service',
      to: 'api-gateway',
      label: 'Looks up records and raises requests in other systems',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'operational-store',
      to: 'dashboards',
      label: 'Supplies topics, refusals and feedback for reports',
      technology: 'SQL over TLS',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Passage',
      description: 'A piece of an approved document that can be found and cited on its own.',
      store: 'search-index',
      classification: 'internal',
      fields: [
        ['passage_id', 'text', 'Stable as long as its words are', 'internal'],
        ['document_url', 'text', 'Where the reader finds the original', 'internal'],
        ['text', 'text', 'The words', 'internal'],
        ['embedding', 'vector', 'For search by meaning', 'internal'],
        ['allowed_groups', 'list of text', 'Who may see it, from the source', 'internal'],
        ['approved_until', 'date', 'After this day it is no longer used', 'internal'],
      ],
    },
    {
      name: 'Conversation',
      description: 'Questions and answers of one session, masked, with what each answer cited.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['conversation_id', 'text', 'Random, tells nothing about the person', 'internal'],
        ['turns', 'list of structured', 'Masked question, answer and cited passages', 'personal'],
        ['feedback', 'text', 'Helpful or not, and why', 'personal'],
        ['handed_over_at', 'timestamp', 'When a person took over', 'internal'],
        ['delete_after', 'date', 'When it is deleted', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Question and answer',
      provider: 'answer-service',
      consumers: ['web-application'],
      operations: [
        {
          name: 'Ask',
          request: 'Question, language and conversation id',
          response: 'Answer in parts, each with the passages it cites',
          errors: [
            'No support: no passage answers this; hand-over offered',
            'Refused: outside what the assistant may answer',
            'Busy: the model’s quota is used up; try again after the time given',
          ],
        },
        {
          name: 'Hand over',
          request: 'Conversation id and consent',
          response: 'Reference of the case and expected wait',
          errors: ['Closed: nobody is there at this hour; call-back offered'],
        },
        {
          name: 'Give feedback',
          request: 'Answer’s id, helpful or not, reason',
          response: 'Acknowledgement',
          errors: ['Unknown answer'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A question is answered with its sources',
      trigger: 'Somebody asks a question.',
      steps: [
        ['person', 'web-application', 'Asks in their own words'],
        ['web-application', 'answer-service', 'Passes the question on with language and session'],
        ['answer-service', 'search-index', 'Finds the passages that fit best and that this person may see'],
        ['answer-service', 'language-model', 'Has an answer written from these passages only'],
        ['answer-service', 'operational-store', 'Checks that each citation bears out its sentence, and records the masked turn'],
      ],
      failure: {
        when: 'No passage fits, a citation does not bear out its sentence, or the model does not answer in time.',
        response:
          'The assistant says that it has no reliable answer, shows the nearest pages and offers a person; the question goes to the list for the content’s owner.',
      },
      shows: /\b(?:answers?|ask a question|passage|grounded|begin within|languages?|Welsh|hand-?over|respond)\b/i,
    },
    {
      name: 'A changed document reaches the answers',
      trigger: 'A document is published, changed or withdrawn at its source.',
      steps: [
        ['source', 'document-ingestion', 'Reports the change, or is found changed by the regular comparison'],
        ['document-ingestion', 'language-model', 'Obtains embeddings for the new passages'],
        ['document-ingestion', 'search-index', 'Replaces the document’s passages in one step'],
      ],
      failure: {
        when: 'A document cannot be read, or its owner’s approval has run out.',
        response: 'Its old passages are withdrawn rather than left to answer wrongly, and the owner gets a note with the reason.',
      },
      shows: /\b(?:changed document|documents?|collection|within \d+ hours?|content)\b/i,
    },
  ],
  targets: [
    {
      topic: 'freshness',
      proposal: 'a changed document reaches the answers within 1 hour, a withdrawn one within 15 minutes',
      reason: 'an answer from a withdrawn page does more harm than one that is missing',
    },
    {
      topic: 'response time',
      proposal: '95 % of answers begin within 3 seconds',
      reason: 'people leave a chat that stays silent longer',
    },
    {
      topic: 'accuracy',
      proposal: '90 % of answers judged correct and borne out by their citations on an agreed test set',
      reason: 'a release threshold that pilots of this kind have used',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly, with the ordinary search as the fallback',
      reason: 'a hosted language model is part of the chain',
    },
    { topic: 'freshness', proposal: 'a changed document is reflected within 24 hours', reason: 'one full comparison a day' },
    {
      topic: 'retention',
      proposal: '90 days for conversations, then counts only',
      reason: 'long enough to review quality, short enough for data protection',
    },
    { topic: 'recovery', proposal: 'RPO 24 hours and RTO 8 hours', reason: 'the index can be rebuilt from the documents' },
    {
      topic: 'volume',
      proposal: 'documents and questions counted in the first two weeks',
      reason: 'index and model quota are sized from them',
    },
  ],
  ...retrievalAugmentedGenerationChoices,
}
