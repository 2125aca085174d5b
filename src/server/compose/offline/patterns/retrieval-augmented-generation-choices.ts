import type { Choices } from './pattern.ts'

/** What the retrieval augmented generation pattern decides, risks, costs and delivers. */
export const retrievalAugmentedGenerationChoices: Choices = {
  decisions: [
    {
      title: 'Answers come from retrieved passages, not from a model trained on the documents',
      context: 'The documents change, have owners and must be cited.',
      options: [
        {
          name: 'Retrieve, then word the answer',
          merit: 'A change shows as soon as the index is refreshed; every sentence can be traced to a passage.',
          drawback: 'Two steps to tune, and an answer is only as good as the search.',
        },
        {
          name: 'Fine-tune a model on the documents',
          merit: 'Short prompts and a house style.',
          drawback: 'Cannot cite, forgets nothing that is withdrawn, and must be trained again at each change.',
        },
        {
          name: 'Search results without generated answers',
          merit: 'Nothing can be made up.',
          drawback: 'The asker has to read and combine pages, which is what they call about today.',
        },
      ],
      outcome: '{search-index} finds passages, {language-model} words the answer, the answer service checks each citation.',
      consequences: 'Quality work goes first into documents and search. A test set and its threshold gate each release.',
      answers:
        /\b(?:answers? (?:only|questions|residents|from)|citations?|cite|grounded|links? to|passages?|changed document|correct)\b/i,
      needs: 'search-index',
    },
    {
      title: 'No supported passage, no answer',
      context: 'A fluent wrong answer harms more than an honest gap. The threshold between answering and refusing has to be set.',
      options: [
        {
          name: 'Refuse below a threshold and offer a person',
          merit: 'Wrong answers are rare, and each refusal shows a gap in the content.',
          drawback: 'Some questions that could have been answered are handed over.',
        },
        {
          name: 'Always answer, with a warning',
          merit: 'Fewer hand-overs.',
          drawback: 'Warnings are not read, and trust is lost at the first wrong answer.',
        },
        {
          name: 'Answer only from a list of approved answers',
          merit: 'Every word has been released by somebody.',
          drawback: 'Covers the few dozen questions that somebody wrote down, and ages with them.',
        },
      ],
      outcome:
        'The threshold is set on the test set so that wrong answers stay below the agreed share, and is reviewed each month.',
      consequences: 'Refusals are counted and sorted by topic, and content owners work the list.',
      answers: /\b(?:no passage|say so|hand-?over|take over|no answer|correct)\b/i,
      needs: 'answer-service',
    },
    {
      title: 'Search by words and by meaning together, with the asker’s rights',
      context:
        'People ask in words that documents do not use, and they ask for names and numbers that mean nothing to a vector. Not everybody may see everything.',
      options: [
        {
          name: 'Words and vectors merged, re-ranked, filtered by rights before the search',
          merit: 'Finds paraphrases and exact references alike; nothing passes that the asker may not open.',
          drawback: 'Rights have to be carried from each source and refreshed when they change.',
        },
        {
          name: 'Vectors alone',
          merit: 'One index and one score.',
          drawback: 'Misses form numbers, product names and clauses, and cannot say why it found something.',
        },
        {
          name: 'Words alone',
          merit: 'Cheap, well understood and easy to explain.',
          drawback: 'Finds nothing where asker and document use different words.',
        },
      ],
      outcome: '{search-index} searches both ways, merges and re-ranks; rights are a filter of the search, not of its result.',
      consequences:
        'Retrieval has its own test set: whether the right passage is among the first few. It is measured before any answer is judged.',
      answers: /\b(?:search\w*|find\w*|permissions?|may see|access|languages?|Welsh|documents? \(|collection)\b/i,
      needs: 'search-index',
    },
  ],
  risks: [
    {
      text: 'The assistant gives a confident wrong answer and people act on it.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Answer from cited passages only, check citations, gate each release on the test set, and review a weekly sample by hand.',
      owner: 'Service owner',
    },
    {
      text: 'Documents contradict each other or are out of date, and the answers with them.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Index only documents with an owner and a review date; list contradictions found in testing and have them settled before launch.',
      owner: 'Content owner',
    },
    {
      text: 'Prompt injection (OWASP LLM01): a text in a document or a question instructs the model to misbehave.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Treat passages and questions as material, give the model no rights of its own, and test with known attacks before each release.',
      owner: 'Security lead',
    },
    {
      text: 'Use grows and the cost of model calls with it.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Set a monthly limit, answer frequent questions from a cache, and report cost for each answered question.',
      owner: 'Service owner',
    },
  ],
  costs: [
    {
      item: 'Language model calls',
      capability: 'language-model',
      measuredBy: 'concurrent users',
      unit: 'concurrent conversations',
      period: 'month',
    },
    { item: 'Retrieval index', capability: 'search-index', measuredBy: 'documents', unit: 'documents', period: 'month' },
    { item: 'Answer service and web chat compute', capability: 'answer-service', unit: 'environment', period: 'month' },
    {
      item: 'Building and judging the test set',
      capability: 'answer-service',
      measuredBy: 'questions',
      unit: 'test questions',
      period: 'once',
    },
  ],
  workstreams: [
    {
      name: 'Content and retrieval',
      share: 0.5,
      deliverables: [
        'Inventory of documents with owners',
        'Index with permissions and withdrawal',
        'Test set agreed with the service areas',
      ],
      after: [],
    },
    {
      name: 'Assistant and hand-over',
      share: 0.5,
      deliverables: ['Web chat with citations', 'Answer service with refusal threshold', 'Hand-over to a person'],
      after: ['Content and retrieval'],
    },
    {
      name: 'Evaluation',
      share: 0.3,
      deliverables: ['Evaluation report against the test set', 'Attack tests and their findings'],
      after: ['Assistant and hand-over'],
    },
  ],
  terms: [
    ['Retrieval-augmented generation (RAG)', 'A language model answers from passages that a search has found, and cites them.'],
    ['Passage', 'A piece of a document that can be found and cited on its own.'],
    ['Embedding', 'A list of numbers that stands for the meaning of a text, so that similar texts can be found.'],
    ['Grounded', 'Borne out by the passages that an answer cites.'],
  ],
}
