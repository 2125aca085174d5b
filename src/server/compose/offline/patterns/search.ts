import { searchChoices } from './search-choices.ts'
import type { Pattern } from './pattern.ts'

export const search: Pattern = {
  id: 'search',
  name: 'Search',
  noun: 'search service',
  approach:
    'Content of all sources is brought into one index that is built again whenever its rules change; queries are understood, ranked and cut to what the caller may see, and what people open teaches the ranking.',
  calledBy: [
    { words: /\b(?:enterprise|site|product|full[- ]text|catalogue?|faceted|semantic|federated|unified) search\b/i, weight: 6 },
    { words: /\bsearch (?:engine|platform|service|experience|results?|relevance|box|index|quality)\b/i, weight: 4 },
    { words: /\b(?:facets?|autocomplete|type-?ahead|synonyms?|misspell\w*|typos?)\b/i, weight: 4 },
    { words: /\b(?:Elasticsearch|OpenSearch|Solr|Algolia|Coveo|Azure AI Search|Vertex AI Search)\b/, weight: 3 },
    { words: /\bsearch (?:for|across|all|over|by)\b|\bfind (?:products|documents|records|items|matters|cases)\b/i, weight: 3 },
    { words: /\bsearch(?:es|ing|able|ed)?\b/i, weight: 1 },
  ],
  elements: [
    { capability: 'search-service' },
    {
      capability: 'search-index',
      responsibility:
        'Holds the searchable form of each item with its facets, freshness and permissions; it can be built again from the sources at any time.',
    },
    { capability: 'index-feed' },
    { capability: 'web-application', optional: true },
  ],
  relations: [
    {
      from: 'index-feed',
      to: 'search-index',
      label: 'Adds, replaces and withdraws items',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
    {
      from: 'search-service',
      to: 'search-index',
      label: 'Finds what fits and what the caller may see',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'web-application',
      to: 'search-service',
      label: 'Sends queries and shows results',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
  ],
  dataEntities: [
    {
      name: 'Search item',
      description: 'One thing that can be found, in the form in which it is searched.',
      store: 'search-index',
      classification: 'confidential',
      fields: [
        ['item_id', 'text', 'Key of the item in its source', 'internal'],
        ['title', 'text', 'What is shown first', 'confidential'],
        ['facets', 'list of text', 'By which results are narrowed', 'internal'],
        ['allowed_groups', 'list of text', 'Who may see it, as its source says', 'internal'],
        ['changed_at', 'timestamp', 'When it last changed at the source', 'internal'],
      ],
    },
    {
      name: 'Query record',
      description: 'What was searched for, what was shown and what was opened, without the person’s name.',
      store: 'search-index',
      classification: 'internal',
      fields: [
        ['query', 'text', 'The words, cut of names and numbers', 'internal'],
        ['shown', 'list of text', 'Items of the first page in their order', 'internal'],
        ['opened', 'text', 'Which one was opened; empty for none', 'internal'],
        ['ranking', 'text', 'Version of the ranking that answered', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Search',
      provider: 'search-service',
      consumers: ['web-application', 'api-gateway', 'mobile-application'],
      operations: [
        {
          name: 'Search',
          request: 'Words, filters, page and the caller’s identity',
          response: 'Items in order with the words that matched, facets with counts, and a corrected spelling',
          errors: [
            'Too many filters: at most twenty',
            'Out of reach: results end after page fifty',
            'Degraded: answered without ranking by use',
          ],
        },
        {
          name: 'Suggest',
          request: 'First letters',
          response: 'Up to eight completions that lead to results',
          errors: ['Nothing: fewer than two letters'],
        },
      ],
    },
    {
      name: 'Index intake',
      provider: 'index-feed',
      consumers: ['search-index'],
      operations: [
        {
          name: 'Put an item',
          request: 'Item with key, version and permissions',
          response: 'Accepted; searchable after the next refresh',
          errors: ['Older: a newer version is there', 'Invalid: which field and why'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A person finds something',
      trigger: 'Somebody types words into the search box.',
      steps: [
        ['person', 'web-application', 'Types and narrows by facets'],
        ['person', 'search-service', 'Types and narrows by facets', 'web-application'],
        ['web-application', 'search-service', 'Sends words, filters and identity'],
        ['search-service', 'search-index', 'Finds what fits and what this person may see'],
        ['search-index', 'search-service', 'Answers with items, facets and counts'],
      ],
      failure: {
        when: 'Nothing fits, or the ranking does not answer in time.',
        response:
          'For nothing found, the nearest spelling and the widest matching category are offered, and the query goes on the weekly list. Without ranking, results come in the order of plain word matches; only the log tells.',
      },
      shows: /\b(?:search\w*|find|results?|facets?|relevan\w+|suggest\w*)\b/i,
    },
    {
      name: 'A changed item becomes findable',
      trigger: 'An item changes at its source.',
      steps: [
        ['source', 'index-feed', 'Hands over the changed item with its permissions'],
        ['index-feed', 'search-index', 'Replaces it, or withdraws it where it is gone'],
      ],
      failure: {
        when: 'The source delivers nothing, or the feed stops.',
        response:
          'Search goes on with what it has; the age of the newest item is watched for each source and an alert names the source that is late.',
      },
      shows: /\b(?:updated?|changed?|fresh\w*|appear\w*|indexed?|withdrawn|removed)\b/i,
    },
  ],
  targets: [
    {
      topic: 'response time',
      proposal: '95 % of searches within 500 ms and of suggestions within 150 ms',
      reason: 'suggestions must keep up with typing',
      basis: 'Nielsen, Response Times: The 3 Important Limits',
    },
    { topic: 'freshness', proposal: 'changes findable within 5 minutes', reason: 'who has just saved something looks for it' },
    { topic: 'availability', proposal: '99.9 % measured monthly', reason: 'for many it is the only way in' },
    { topic: 'recovery', proposal: 'RPO none, RTO 4 hours', reason: 'the index is built again from its sources' },
  ],
  questions: [
    {
      asks: 'The brief does not say who may find what. Do results have to follow the permissions of each source?',
      unless: /\b(?:permissions?|access rights|may see|entitle\w+|public(?:ly)?|confidential|role)\b/i,
      proposal: 'An item is shown only to those who may open it at its source',
      reason: 'a title alone can betray what is confidential',
      owner: 'Chief information security officer',
    },
    {
      asks: 'The brief does not say how good results must be. On which queries is that judged, and by whom?',
      unless: /\b(?:judged|relevan\w+|precision|recall|click[- ]through|first (?:page|three|five|ten)|zero[- ]result)\b/i,
      proposal:
        'Two hundred queries from today’s logs, judged by those who know the content; for 80 % of them the wanted item stands among the first five',
      reason: 'without such a set each change of ranking is a matter of taste',
      owner: 'Product owner',
    },
  ],
  ...searchChoices,
}
