import type { Pattern } from './pattern.ts'
import { recommendationChoices } from './recommendation-choices.ts'
import { recommendationRelations } from './recommendation-relations.ts'

export const recommendation: Pattern = {
  id: 'recommendation',
  name: 'Recommendation',
  noun: 'recommendation service',
  approach:
    'A few hundred candidates are found for each request, what may not be shown is taken out, a model ranks the rest, a small share is explored, and each change is proved in a test before all see it.',
  calledBy: [
    {
      words:
        /\brecommend(?:er|ation (?:engine|service|system)s?)\b|\brecommend(?:s|ed|ing|ations?)?(?: (?:of|for|better|related|the|new|next|best|more|relevant))* (?:articles?|products?|items?|content|stor(?:y|ies)|offers?|titles?|courses?|videos?|films?|jobs?)\b|\b(?:article|product|content|item) recommend\w+/i,
      weight: 5,
    },
    { words: /\brecommend(?:ations?|ed|s|ing)?\b(?! (?:that|to (?:the|our)|a |an |against|approach|with its))/i, weight: 3 },
    { words: /\bpersonali[sz](?:e|ed|es|ing|ation)\b/i, weight: 4 },
    {
      words:
        /\b(?:next best (?:product|article|item|content)|similar (?:items?|articles?|products?)|customers who|you may also|because you (?:read|watched|bought))\b/i,
      weight: 4,
    },
    {
      words:
        /\b(?:collaborative filtering|candidate generation|re-?rank\w*|cold[- ]start|click-?through|two-tower|Amazon Personalize|Merlin)\b/i,
      weight: 4,
    },
    { words: /\bA\/B(?:\/n)? tests?|\bmulti-?armed bandits?\b|\bexploration\b/i, weight: 1 },
  ],
  elements: [
    { capability: 'recommendation-service' },
    {
      capability: 'feature-store',
      responsibility:
        'Serves what is known of person, item and moment, the same for training and ranking, and forgets a person on request.',
    },
    { capability: 'api-gateway' },
    { capability: 'model-lifecycle' },
    {
      capability: 'lake',
      responsibility:
        'Keeps what was shown, where it stood, by which rule and what followed, from which models learn and tests are read.',
    },
    {
      capability: 'scoring',
      optional: true,
      responsibility:
        'Ranks the candidates of one request by the value agreed for the place, with the model’s version; answers in milliseconds or not at all.',
    },
    {
      capability: 'search-index',
      optional: true,
      responsibility:
        'Holds each item with its vector, rights, age rating and blocks, and finds candidates near a person’s interests or an item.',
    },
    { capability: 'event-stream', optional: true },
    { capability: 'experimentation', optional: true },
    { capability: 'evaluation-service', optional: true },
  ],
  relations: recommendationRelations,
  dataEntities: [
    {
      name: 'Item',
      description: 'Something that can be recommended, with all that decides whether it may be shown.',
      store: 'feature-store',
      classification: 'internal',
      fields: [
        ['item_id', 'text', 'As in the source of the content or goods', 'internal'],
        ['vector', 'vector', 'Its place among the others, of one model version', 'internal'],
        ['blocked', 'structured', 'By whom, where and until when', 'internal'],
        ['audience', 'text', 'Age rating and other limits on who may see it', 'internal'],
        ['available', 'structured', 'Times, places and rights, or stock', 'internal'],
      ],
    },
    {
      name: 'Impression',
      description: 'One item shown to one person in one place, and what followed.',
      store: 'lake',
      classification: 'personal',
      fields: [
        ['impression_id', 'text', 'Returned with each list, so that a click can name it', 'internal'],
        ['person_key', 'text', 'Pseudonym of the person or the visit', 'personal'],
        ['item_id', 'text', 'What was shown', 'internal'],
        ['place_and_position', 'text', 'Where it stood', 'internal'],
        ['chosen_by', 'text', 'Model version, exploration, editor or fallback', 'internal'],
        ['probability', 'number', 'How likely it was to be shown, for fair comparison later', 'internal'],
        ['arm', 'text', 'Arm of the running test', 'internal'],
        ['outcome', 'text', 'Click, time spent, purchase or nothing', 'personal'],
      ],
    },
    {
      name: 'Interest profile',
      description: 'What is known of a person’s interests, as features that expire.',
      store: 'feature-store',
      classification: 'personal',
      fields: [
        ['person_key', 'text', 'Pseudonym of the person or the visit', 'personal'],
        ['recent_items', 'list of text', 'What was read, watched or bought last', 'personal'],
        ['interests', 'vector', 'Derived from them', 'personal'],
        ['consent', 'text', 'What the person has agreed to, and when', 'personal'],
        ['expires_at', 'timestamp', 'When it is forgotten unless renewed', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Recommendation interface',
      provider: 'recommendation-service',
      consumers: ['api-gateway', 'web-application'],
      operations: [
        {
          name: 'Get recommendations',
          request: 'Place, person key or visit, consent, what is on screen, number wanted',
          response: 'Items in order with impression ids, reasons and arm',
          errors: [
            'Unknown place',
            'Fallback: the prepared list of this place, marked as such',
            'No consent: a list that rests on the item on screen alone',
          ],
        },
        {
          name: 'Block an item',
          request: 'Item, places, until when, reason',
          response: 'Time at which the last cache forgets it',
          errors: ['Unknown item', 'Not allowed for this role'],
        },
        { name: 'Forget a person', request: 'Person key', response: 'Reference of the deletion', errors: ['Unknown person'] },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A list is recommended while the page loads',
      trigger: 'A page, screen or message asks for a list.',
      steps: [
        ['source', 'api-gateway', 'Asks with place, person key and consent'],
        ['api-gateway', 'recommendation-service', 'Passes the request on'],
        ['recommendation-service', 'search-index', 'Finds candidates, without what is blocked, unsuitable or already seen'],
        ['recommendation-service', 'feature-store', 'Finds candidates that may be shown, reads features and ranks them', 'scoring'],
        ['recommendation-service', 'scoring', 'Has the candidates ranked'],
        ['scoring', 'feature-store', 'Reads features of person, items and moment'],
        ['recommendation-service', 'event-stream', 'Publishes what was shown, in which position and why'],
        ['recommendation-service', 'lake', 'Records what was shown, in which position and why', 'event-stream'],
      ],
      failure: {
        when: 'Candidates or ranking do not answer in time, or too few items are left.',
        response:
          'The list prepared for this place is returned within the limit, blocks applied to it too, and the response is marked so that it does not count in a test.',
      },
      shows: /\b(?:recommend\w*|personali[sz]\w*|blocked|age rating|anonymous|returned in|home page|suggest\w*)\b/i,
    },
    {
      name: 'A new ranking is tested and released',
      trigger: 'A candidate model is better on past data.',
      steps: [
        ['lake', 'model-lifecycle', 'Supplies impressions with their probabilities'],
        ['person', 'model-lifecycle', 'Compares the candidate with the present model, by group and place'],
        ['model-lifecycle', 'scoring', 'Releases it beside the present one'],
        ['model-lifecycle', 'recommendation-service', 'Releases it beside the present one', 'scoring'],
        ['recommendation-service', 'experimentation', 'Gives each person one arm for as long as the test runs'],
        ['recommendation-service', 'event-stream', 'Gives each person one arm, and publishes arm and outcome', 'experimentation'],
        ['experimentation', 'lake', 'Reads outcomes by arm and compares them with their uncertainty'],
      ],
      failure: {
        when: 'A guard measure falls, such as subscriptions, complaints or diversity, or the arms are not of the planned size.',
        response: 'The test stops and everybody gets the present model; a test with uneven arms is thrown away, not explained.',
      },
      shows: /\b(?:A\/B tests?|experiments?|arms?|headline testing|retrain\w*|uplift|click-?through)\b/i,
    },
  ],
  targets: [
    {
      topic: 'response time',
      proposal: '99 % of lists within 200 ms, then the prepared list',
      reason: 'lists are part of a page whose main content should stand within 2.5 seconds (Core Web Vitals)',
    },
    {
      topic: 'accuracy',
      proposal: 'a measured gain over the most popular list in a test, with no loss on the agreed guard measures',
      reason: 'offline measures order candidates and do not prove value',
    },
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly, prepared lists included',
      reason: 'a page without its list looks broken',
    },
    {
      topic: 'freshness',
      proposal: 'new items can be recommended within 5 minutes, and a block holds within 1 minute',
      reason: 'news and stock age quickly, and a block is urgent',
    },
    {
      topic: 'retention',
      proposal: '13 months of impressions under a pseudonym, interests forgotten after 90 days without a visit',
      reason: 'a year to compare seasons; interests fade sooner',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 1 hour and RTO 1 hour, with prepared lists meanwhile',
      reason: 'features can be rebuilt from events',
    },
    {
      topic: 'volume',
      proposal: 'requests a second at peak, items and monthly visitors counted in the first two weeks',
      reason: 'index and ranking are sized from them',
    },
  ],
  ...recommendationChoices,
}
