import type { Choices } from './pattern.ts'

/** What the search pattern decides, risks, costs and delivers. */
export const searchChoices: Choices = {
  decisions: [
    {
      title: 'One index for all sources, rather than asking each source',
      context: 'A search across sources can ask each of them at once or search one index that is fed by all.',
      options: [
        {
          name: 'One index fed by all sources',
          merit: 'One ranking, one speed, facets across everything.',
          drawback: 'Copies content and permissions, which must follow their source within minutes.',
        },
        {
          name: 'Ask every source and merge',
          merit: 'Nothing is copied and permissions are always right.',
          drawback: 'As slow as the slowest source, and rankings cannot be compared.',
        },
        {
          name: 'A search box for each source',
          merit: 'Nothing to build.',
          drawback: 'People must know where something is before they can look for it.',
        },
      ],
      outcome: '{index-feed} brings items of every source into {search-index}; {search-service} is the only one that reads it.',
      consequences:
        'Each source needs an owner, a feed and a rule for withdrawal. The index is rebuilt in a second copy and switched over.',
      answers: /\b(?:search\w*|sources?|across|find|index\w*)\b/i,
      needs: 'search-index',
    },
    {
      title: 'Words and meaning together, measured on judged queries',
      context: 'Ranking can rest on matching words, on vectors of meaning, or on both.',
      options: [
        {
          name: 'Both, merged by rank',
          merit: 'Exact numbers and names are found, and so is what is said in other words.',
          drawback: 'Two indexes to feed and a merge to tune.',
        },
        {
          name: 'Words only',
          merit: 'Quick, cheap and explainable.',
          drawback: 'Misses what is said otherwise; synonyms must be kept by hand.',
        },
        { name: 'Meaning only', merit: 'Little upkeep.', drawback: 'Part numbers and rare names are found badly.' },
      ],
      outcome:
        '{search-service} asks {search-index} both ways and merges by rank; a change is released when the judged set does not get worse.',
      consequences: 'A judged set of queries is kept and grows by those that found nothing.',
      answers: /\b(?:relevan\w+|ranking|synonyms?|misspel\w+|typos?|semantic|meaning|results?)\b/i,
      needs: 'search-service',
    },
  ],
  risks: [
    {
      text: 'Results show what the reader may not see, because permissions in the index are old.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Feed permissions before content, check again at the source when an item is opened, and test nightly with accounts that may see nothing.',
      owner: 'Information security officer',
    },
    {
      text: 'The content itself is bad (duplicates, no titles, outdated), and search is blamed for it.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Report the queries without a useful result to the content’s owners weekly, and give each source an owner before it is joined.',
      owner: 'Content owner',
    },
    {
      text: 'Ranking is changed on single complaints and gets worse for everybody else.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Keep a judged set of queries and release no ranking that loses on it.',
      owner: 'Search product owner',
    },
  ],
  costs: [
    { item: 'Search index', capability: 'search-index', measuredBy: 'data volume', unit: 'environment', period: 'month' },
    { item: 'Search queries', capability: 'search-service', measuredBy: 'throughput', unit: 'environment', period: 'month' },
    { item: 'Index feeds', capability: 'index-feed', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Index and feeds',
      share: 0.45,
      deliverables: ['Feed of each source with permissions and withdrawal', 'Index that is rebuilt without a pause'],
      after: [],
    },
    {
      name: 'Relevance',
      share: 0.35,
      deliverables: ['Judged set of queries', 'Ranking, synonyms and suggestions tuned on it'],
      after: ['Index and feeds'],
    },
    {
      name: 'Search pages',
      share: 0.3,
      deliverables: ['Results, facets and help for nothing found, tested with users'],
      after: ['Index and feeds'],
    },
  ],
  terms: [
    ['Facet', 'A property by which results are narrowed, with the number of items for each value.'],
    ['Judged set', 'Queries for which people have said which results are right.'],
  ],
}
