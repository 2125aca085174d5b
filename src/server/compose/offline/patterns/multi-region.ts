import { multiRegionChoices } from './multi-region-choices.ts'
import type { Pattern } from './pattern.ts'

export const multiRegion: Pattern = {
  id: 'multi-region',
  name: 'Multi-region operation',
  noun: 'multi-region service',
  approach:
    'The service runs in two regions from the same code; each record has one region that writes it and a copy in the other, and traffic moves when a region is ill, by a rule that is rehearsed rather than by a decision at night.',
  calledBy: [
    { words: /\bmulti[- ]region\w*\b|\bactive[-/ ]active\b|\bactive[-/ ]passive\b|\bgeo[- ]redundan\w+\b/i, weight: 6 },
    {
      words:
        /\b(?:two|second|several|multiple|across|three) (?:cloud |Azure |AWS |Google Cloud )?regions\b|\bsecond region\b|\bregion(?:al)? (?:fails|outage|failure)\b/i,
      weight: 5,
    },
    { words: /\bfail(?:s|ed)? ?over (?:to|between|within|automatically)\b|\bregional failover\b/i, weight: 3 },
    { words: /\b99\.99\d* ?%/, weight: 2 },
    {
      words:
        /\b(?:users|customers) (?:worldwide|around the world|on (?:two|three|four|several) continents)\b|\bglobal (?:users|traffic|service)\b/i,
      weight: 3,
    },
    { words: /\bdata residency\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'edge' },
    {
      capability: 'domain-services',
      responsibility:
        'Run in both regions from one release, keep no state of their own, and bear that a call is repeated in the other region.',
    },
    {
      capability: 'operational-store',
      responsibility:
        'Keeps each record in the region that writes it and a copy in the other, with the lag between them known at any time.',
    },
    {
      capability: 'recovery-orchestration',
      responsibility: 'Moves writing from one region to the other in a rehearsed order, and back.',
    },
    { capability: 'event-broker', optional: true },
    { capability: 'backup-vault', optional: true },
  ],
  relations: [
    {
      from: 'edge',
      to: 'domain-services',
      label: 'Sends each call to a healthy region, the nearest first',
      technology: 'HTTPS',
      synchronous: true,
      unless: 'api-gateway',
    },
    {
      from: 'domain-services',
      to: 'operational-store',
      label: 'Writes in the record’s region and reads nearby',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'recovery-orchestration',
      to: 'operational-store',
      label: 'Makes the copy the one that is written',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'recovery-orchestration',
      to: 'edge',
      label: 'Takes a region out of traffic and brings it back',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'observability',
      to: 'recovery-orchestration',
      label: 'Reports that a region is ill, from outside it',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Region state',
      description: 'Which region takes traffic and which one writes, as all parts must agree.',
      store: 'operational-store',
      classification: 'internal',
      fields: [
        ['region', 'text', 'Its name', 'internal'],
        ['role', 'text', 'Writing, reading or out', 'internal'],
        ['term', 'number', 'Grows with each change, so that an old writer is refused', 'internal'],
        ['lag_seconds', 'number', 'How far its copy is behind', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Region control',
      provider: 'recovery-orchestration',
      consumers: ['edge', 'operational-store', 'observability'],
      operations: [
        {
          name: 'Move writing',
          request: 'From region, to region, reason and present term',
          response: 'New term, and records that had not been copied',
          errors: [
            'Not agreed: fewer than two of three observers see the region as ill',
            'Lag too great: more would be lost than allowed; a person decides',
            'Under way: another move is not finished',
          ],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A region fails',
      trigger: 'Two of three observers outside the region report it as ill for a minute.',
      steps: [
        ['observability', 'recovery-orchestration', 'Reports the region as ill'],
        ['recovery-orchestration', 'edge', 'Takes the region out of traffic'],
        ['recovery-orchestration', 'operational-store', 'Makes the other region’s copy the writer under a new term'],
        ['edge', 'domain-services', 'Sends calls to the remaining region'],
      ],
      failure: {
        when: 'The regions can no longer see each other but both run.',
        response:
          'Only the region that two observers see keeps writing; the other refuses writes because its term is old. It is better that some callers are refused than that two truths arise.',
      },
      shows: /\b(?:regions?|fail\w*|availab\w+|outage|RTO|RPO|recover\w*)\b/i,
    },
    {
      name: 'A failed region comes back',
      trigger: 'The region has been healthy for an hour.',
      steps: [
        ['recovery-orchestration', 'operational-store', 'Copies what changed and compares'],
        ['recovery-orchestration', 'edge', 'Gives it a tenth of the traffic, then its share'],
      ],
      failure: {
        when: 'Records were written in the failed region that had not been copied.',
        response:
          'They are set aside and put before their owners with the present records beside them; nothing is merged by itself.',
      },
      shows: /\b(?:failback|restor\w+|return|resum\w+)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.99 % measured monthly at the edge',
      reason: 'what two regions with an automatic move can keep; each region alone is usually offered at 99.9 to 99.95 %',
      basis: 'Azure and AWS publish 99.99 % for their global entry (Azure Front Door SLA) and less for single services',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 1 minute and RTO 15 minutes for the loss of a region',
      reason: 'copies run a few seconds behind, and moving takes minutes',
    },
    {
      topic: 'response time',
      proposal: '95 % of reads within 300 ms from the nearest region',
      reason: 'reads need not cross regions',
    },
    { topic: 'volume', proposal: 'each region sized for the whole traffic', reason: 'after a move there is only one' },
  ],
  questions: [
    {
      asks: 'The brief does not say what an hour without the service costs. What is it worth to survive the loss of a region?',
      unless: /\b(?:cost of (?:an? )?(?:outage|downtime)|per hour of|lost revenue|loses? [£$€]|penalt\w+)\b/i,
      proposal: 'Only what customers wait for runs in two regions; the rest is rebuilt from copies within a day',
      reason: 'a second region about doubles running cost and adds to every release',
      owner: 'Sponsor',
    },
    {
      asks: 'The brief does not say which records may leave their region. Which must stay?',
      unless: /\b(?:residen\w+|must (?:stay|remain|not leave)|leave the|within the (?:EU|UK|European|country)|GDPR)\b/i,
      proposal: 'Both regions in the same legal area; no record leaves it',
      reason: 'a copy abroad is a transfer, even when nobody reads it',
      owner: 'Data protection officer',
    },
  ],
  ...multiRegionChoices,
}
