import { continuousDeliveryChoices } from './continuous-delivery-choices.ts'
import type { Pattern } from './pattern.ts'

export const continuousDelivery: Pattern = {
  id: 'continuous-delivery',
  name: 'Continuous delivery',
  noun: 'delivery platform',
  practice: 'operation',
  approach:
    'Each change is small, reviewed, built once, tested by machine and carried as the same artefact through all environments; releasing is dull, and taking back takes minutes.',
  calledBy: [
    { words: /\bCI ?\/ ?CD\b|\bcontinuous (?:integration|delivery|deployment)\b/i, weight: 6 },
    { words: /\b(?:DevOps|DevSecOps|GitOps|platform engineering|internal developer platform)\b/i, weight: 5 },
    { words: /\b(?:release|deployment|build|delivery) pipelines?\b/i, weight: 4 },
    {
      words: /\b(?:GitHub Actions|GitLab(?: CI)?|Jenkins|Azure DevOps|Azure Pipelines|Argo ?CD|TeamCity|Bamboo|CircleCI)\b/,
      weight: 3,
    },
    {
      words:
        /\b(?:feature (?:flags?|toggles?)|blue[-/ ]green|canary (?:releases?|deployments?)|trunk[- ]based|lead time for changes|change failure rate)\b/i,
      weight: 3,
    },
    {
      words: /\breleas\w+ (?:every|each|once|twice|takes?|daily|weekly|monthly|quarterly)\b|\bmanual (?:deployments?|releases?)\b/i,
      weight: 3,
    },
    { words: /\b(?:infrastructure as code|SBOM|software bill of materials|signed (?:builds|images))\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'delivery-pipeline' },
    { capability: 'artefact-registry' },
    { capability: 'provisioning', optional: true },
  ],
  relations: [
    {
      from: 'delivery-pipeline',
      to: 'artefact-registry',
      label: 'Stores each build once, signed',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'delivery-pipeline',
      to: 'provisioning',
      label: 'Runs infrastructure code after review',
      technology: 'HTTPS',
      synchronous: true,
    },
    {
      from: 'observability',
      to: 'delivery-pipeline',
      label: 'Reports the health of a release, by which it goes on or back',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Release',
      description: 'What went to which environment when, from which change, with its checks.',
      store: 'artefact-registry',
      classification: 'internal',
      fields: [
        ['release_id', 'text', 'Its number', 'internal'],
        ['commit', 'text', 'The change it was built from', 'internal'],
        ['artefact_digest', 'text', 'Exactly what ran', 'internal'],
        ['approved_by', 'text', 'Who reviewed it, never its author alone', 'personal'],
        ['result', 'text', 'Live, taken back, and why', 'internal'],
      ],
    },
    {
      name: 'Component list',
      description: 'Every component of an artefact with version and licence (SBOM).',
      store: 'artefact-registry',
      classification: 'internal',
      fields: [
        ['artefact_digest', 'text', 'Of which artefact', 'internal'],
        ['component', 'text', 'Name and version', 'internal'],
        ['licence', 'text', 'Under which it may be used', 'internal'],
        ['known_faults', 'list of text', 'Published vulnerabilities, checked daily', 'confidential'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Release control',
      provider: 'delivery-pipeline',
      consumers: ['artefact-registry', 'observability', 'provisioning'],
      operations: [
        {
          name: 'Release',
          request: 'Artefact digest, environment and share of traffic',
          response: 'Release with the checks that it must pass',
          errors: [
            'Refused: not signed, or not proved in the environment before',
            'Frozen: a change stop is in force; its owner is named',
            'Known fault: a component must be renewed first',
          ],
        },
        {
          name: 'Take back',
          request: 'Release',
          response: 'The one before is live',
          errors: ['Not possible: the schema has gone on; a correction is released forwards'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A change goes live',
      trigger: 'A reviewed change is merged.',
      steps: [
        ['person', 'delivery-pipeline', 'Merges a change that another has reviewed'],
        ['delivery-pipeline', 'artefact-registry', 'Builds, tests and scans once, and stores the signed artefact'],
        ['delivery-pipeline', 'provisioning', 'Brings the environment into the state that the code names'],
        ['delivery-pipeline', 'domain-services', 'Gives the release a small share of traffic, then all'],
        ['observability', 'delivery-pipeline', 'Reports errors and speed of the release'],
      ],
      failure: {
        when: 'Errors or times rise while the release has its first share of traffic.',
        response:
          'The pipeline gives the traffic back to the release before within five minutes, without asking; the change is marked, its author is told, and the next release waits for the cause.',
      },
      shows: /\b(?:releas\w+|deploy\w*|pipeline|CI|rolled? ?back|tests?|built from code)\b/i,
    },
  ],
  targets: [
    { topic: 'recovery', proposal: 'a release taken back within 5 minutes', reason: 'the release before is kept ready' },
    {
      topic: 'retention',
      proposal: 'artefacts and records of releases for 24 months',
      reason: 'so that what ran can be shown to an auditor',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say how often software is released today and should be. What is the aim?',
      unless:
        /\b(?:releas\w+|deploy\w*)\b[^.]{0,60}\b(?:daily|weekly|monthly|quarterly|every|each|a (?:day|week|month|year)|per (?:day|week|month))\b|\blead time\b/i,
      proposal:
        'Releases on demand, at least weekly, with a change live within a day of its merging and fewer than one in ten taken back',
      reason: 'high performers reach these figures',
      basis: 'DORA, Accelerate State of DevOps',
      owner: 'Head of engineering',
    },
    {
      asks: 'The brief does not say who must agree to a release. Does a change board have to, and for which changes?',
      unless: /\b(?:change (?:advisory )?board|CAB|approv\w+|four[- ]eyes|segregation)\b/i,
      proposal: 'A second person’s review for every change; the board sees only those that cannot be taken back',
      reason: 'boards slow releases without making them safer',
      basis: 'DORA, Streamlining change approval',
      owner: 'Head of operations',
    },
  ],
  ...continuousDeliveryChoices,
}
