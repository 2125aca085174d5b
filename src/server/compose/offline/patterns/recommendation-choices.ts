import type { Choices } from './pattern.ts'

/** What the recommendation pattern decides, risks, costs and delivers. */
export const recommendationChoices: Choices = {
  decisions: [
    {
      title: 'Candidates first, then ranking',
      context: 'All items cannot be ranked for each request in the time that a page allows.',
      options: [
        {
          name: 'Candidates from several sources, ranked on request',
          merit: 'Reacts to what somebody did a minute ago, and each stage can be tested alone.',
          drawback: 'Two models and an index to run, within a tight time.',
        },
        {
          name: 'Lists computed each night',
          merit: 'Cheap, and served from a cache.',
          drawback: 'Knows nothing of today; new visitors and new items get nothing of their own.',
        },
        {
          name: 'A bought recommendation service',
          merit: 'Runs in weeks.',
          drawback: 'Blocks, exploration and measures are the vendor’s, and behaviour leaves the platform.',
        },
      ],
      outcome:
        'The recommendation service finds candidates, has them ranked by a model from {model-lifecycle}, and keeps the time and the rules.',
      consequences:
        'Each stage has a share of the time and a fallback. The most popular list by place stays ready, and is the baseline of every test.',
      answers: /\b(?:recommend\w*|personali[sz]\w*|returned in|signed-in|anonymous|similar)\b/i,
      needs: 'recommendation-service',
    },
    {
      title: 'Blocks and limits are rules outside the model',
      context: 'Editors, law and contracts forbid items in places. A model only makes such an item unlikely.',
      options: [
        {
          name: 'Filter before ranking, and once more before the answer',
          merit: 'A block holds whatever the model thinks, also in lists from a cache.',
          drawback: 'Attributes have to be right in the index, or good items vanish.',
        },
        {
          name: 'Teach the model',
          merit: 'One mechanism.',
          drawback: 'Takes effect at the next training and never with certainty.',
        },
        {
          name: 'Hide on the page',
          merit: 'Works with any service behind it.',
          drawback: 'Leaves gaps, and every page has to know every rule.',
        },
      ],
      outcome: 'The recommendation service applies blocks, age ratings, rights and consent as rules, before and after ranking.',
      consequences:
        'Each block has an owner, a reason and an end. A daily check counts blocked items that were shown; it must find none.',
      answers: /\b(?:block\w*|age rating|consent\w*|must not (?:show|recommend)|rights|children|unsuitable)\b/i,
      needs: 'recommendation-service',
    },
    {
      title: 'A small share of what is shown is explored',
      context: 'A model that learns only from what it showed itself goes on showing the same, and new items never get a chance.',
      options: [
        {
          name: 'A fixed small share, drawn with known probability',
          merit: 'New items are seen, and past data can judge a new model fairly.',
          drawback: 'A share of lists is a little worse than it could be.',
        },
        {
          name: 'No exploration',
          merit: 'Every list is the best known.',
          drawback: 'Popular items get more popular, and tests on past data mislead.',
        },
        {
          name: 'A bandit that sets the share itself',
          merit: 'Explores where it pays.',
          drawback: 'Harder to explain, and it disturbs tests that run beside it.',
        },
      ],
      outcome: 'The recommendation service draws the share from a few positions and records the probability of each item.',
      consequences: 'The share is set by place with the owner of the page, and is nought where a mistake costs much.',
      answers: /\b(?:explor\w+|new (?:items|articles|products)|cold[- ]start|A\/B tests?|diversity|most-read|popular)\b/i,
      needs: 'recommendation-service',
    },
  ],
  risks: [
    {
      text: 'The model raises clicks and lowers what the client lives from, such as trust or subscriptions.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Agree the value of each place and two or three guard measures before the first test; stop a test when one of them falls.',
      owner: 'Product owner',
    },
    {
      text: 'Everybody sees ever more of the same, and some groups or items are never shown.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation:
        'Measure variety by person and exposure by group of items; set a least share where it matters; keep exploration on.',
      owner: 'Editorial or category lead',
    },
    {
      text: 'A blocked or unsuitable item is shown from a cache.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Apply blocks when a list is served, not only when it is made, and test the time a block takes each day.',
      owner: 'Service owner',
    },
    {
      text: 'Profiles are built without consent, or are kept after it is withdrawn.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Carry consent with every request, let profiles expire, and delete by pseudonym in features, events and training sets.',
      owner: 'Data protection officer',
    },
  ],
  costs: [
    {
      item: 'Recommendation serving',
      capability: 'recommendation-service',
      measuredBy: 'throughput',
      unit: 'requests at peak',
      period: 'month',
    },
    { item: 'Ranking compute', capability: 'recommendation-service', unit: 'environment', period: 'month' },
    { item: 'Candidates', capability: 'search-index', measuredBy: 'items', unit: 'items', period: 'month' },
    { item: 'Feature store', capability: 'feature-store', unit: 'environment', period: 'month' },
    { item: 'Training runs', capability: 'model-lifecycle', unit: 'model retrained', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Items, events and baseline',
      share: 0.35,
      deliverables: [
        'Items with blocks, limits and vectors',
        'Impressions and outcomes with position',
        'Most popular lists as baseline and fallback',
      ],
      after: ['Lake foundation', 'Event intake and processing'],
    },
    {
      name: 'Candidates and ranking',
      share: 0.45,
      deliverables: [
        'Candidate sources with coverage report',
        'Ranking model with its report by group',
        'Recommendation interface within its time, under load',
      ],
      after: ['Items, events and baseline'],
    },
    {
      name: 'Tests and roll-out',
      share: 0.35,
      deliverables: ['First test against the baseline with guard measures', 'Screens to block and promote', 'Roll-out by place'],
      after: ['Candidates and ranking'],
    },
  ],
  terms: [
    ['Candidate', 'An item that could be shown, before ranking.'],
    ['Impression', 'One showing of one item to one person in one place.'],
    ['Exploration', 'Showing a small share of items to learn about them rather than because they rank high.'],
    ['Guard measure', 'A measure that must not fall while another is raised.'],
    ['Cold start', 'The state of a person or item about which nothing is known yet.'],
  ],
}
