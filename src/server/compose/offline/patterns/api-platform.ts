import type { Pattern } from './pattern.ts'

export const apiPlatform: Pattern = {
  id: 'api-platform',
  name: 'API platform',
  noun: 'API platform',
  approach:
    'Capabilities are published as versioned interfaces behind one gateway that checks identity and quota; services behind it own their data and can be released on their own.',
  calledBy: [
    { words: /\bAPI (?:platform|management|programme|strategy|gateway)\b|\bopen banking\b/i, weight: 6 },
    { words: /\b(?:partner|public|external|published) APIs?\b/i, weight: 4 },
    { words: /\b(?:REST|GraphQL|gRPC|OpenAPI)\b/, weight: 3 },
    { words: /\b(?:developer portal|third[- ]party developers|microservices?)\b/i, weight: 4 },
  ],
  elements: [
    { capability: 'api-gateway' },
    { capability: 'domain-services' },
    { capability: 'operational-store' },
    {
      capability: 'web-application',
      optional: true,
      responsibility: 'Gives developers and users their screens: documentation, keys, usage and self-service.',
    },
    { capability: 'event-broker', optional: true },
  ],
  relations: [
    {
      from: 'api-gateway',
      to: 'domain-services',
      label: 'Passes on calls with the caller’s identity',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'domain-services',
      to: 'operational-store',
      label: 'Reads and writes its own records',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'web-application',
      to: 'api-gateway',
      label: 'Calls the published interfaces for its user',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    { from: 'domain-services', to: 'event-broker', label: 'Publishes what happened', technology: 'Messages', synchronous: false },
  ],
  dataEntities: [
    {
      name: 'Consumer',
      description: 'A registered application that may call interfaces, with its owner and quota.',
      store: 'operational-store',
      classification: 'confidential',
      fields: [
        ['consumer_id', 'text', 'Random key of the application', 'internal'],
        ['owner_contact', 'text', 'Who answers for it', 'personal'],
        ['scopes', 'list of text', 'What it may call', 'internal'],
        ['quota', 'number', 'Calls a minute', 'internal'],
      ],
    },
    {
      name: 'Call record',
      description: 'Who called what when, with the result but without the content.',
      store: 'operational-store',
      classification: 'internal',
      fields: [
        ['request_id', 'text', 'Travels through every part', 'internal'],
        ['consumer_id', 'text', 'Who called', 'internal'],
        ['operation', 'text', 'What was called, with its version', 'internal'],
        ['status', 'number', 'Result', 'internal'],
        ['duration_ms', 'number', 'How long it took', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Published interfaces',
      provider: 'api-gateway',
      consumers: ['web-application'],
      operations: [
        {
          name: 'Read a resource',
          request: 'Version, resource key and token',
          response: 'The resource, with its version for later changes',
          errors: ['Not allowed or unknown, told alike', 'Too many requests: the quota is used up'],
        },
        {
          name: 'Change a resource',
          request: 'Resource, expected version and idempotency key',
          response: 'The changed resource; a repeat gets the first answer',
          errors: ['Conflict: somebody changed it in between', 'Invalid: which field and why'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A caller changes a record',
      trigger: 'An application calls an interface for its user.',
      steps: [
        ['person', 'web-application', 'Enters the change'],
        ['web-application', 'api-gateway', 'Calls the interface with the user’s token'],
        ['source', 'api-gateway', 'Calls the interface with its token', 'web-application'],
        ['api-gateway', 'domain-services', 'Checks token, scope and quota and passes the call on'],
        ['domain-services', 'operational-store', 'Checks the rules and writes the change once'],
        ['domain-services', 'event-broker', 'Publishes what happened'],
      ],
      failure: {
        when: 'A service behind the gateway is slow or down.',
        response:
          'The gateway stops calling it for a short time and answers at once with “unavailable, try again after”; the caller repeats with the same key and nothing is done twice.',
      },
      shows: /\b(?:APIs?|portal|submit|create|update|self[- ]service|mobile)\b/i,
    },
  ],
  targets: [
    { topic: 'availability', proposal: '99.9 % measured monthly at the gateway', reason: 'other systems build on it' },
    {
      topic: 'response time',
      proposal: '95 % of reads within 300 ms and of changes within 800 ms, at the gateway',
      reason: 'what a caller on a screen bears without noticing',
      basis: 'Nielsen, Response Times: The 3 Important Limits',
    },
    { topic: 'recovery', proposal: 'RPO 15 minutes and RTO 4 hours', reason: 'changes are made here and nowhere else' },
    {
      topic: 'volume',
      proposal: 'calls at peak, estimated from today’s transactions in the first two weeks',
      reason: 'quotas and sizes follow from them',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say how long an old version stays after its successor. For how long?',
      unless: /\bversion(?:s|ing|ed)?\b/i,
      proposal: 'Twelve months, with its use shown to each caller monthly',
      reason: 'partners plan in years and change once in each',
      owner: 'API product owner',
    },
  ],
  decisions: [
    {
      title: 'One gateway in front of all published interfaces',
      context: 'Callers outside the team need one way to get access, one form of errors and one place for limits.',
      options: [
        {
          name: 'One managed gateway',
          merit: 'Identity, quota, logging and versions are done once and shown in one catalogue.',
          drawback: 'It is in the way of every call and must not fail.',
        },
        {
          name: 'Each service publishes itself',
          merit: 'No shared part, no shared failure.',
          drawback: 'Every team builds access, limits and logs again, each a little otherwise.',
        },
        {
          name: 'A service mesh with a thin entry',
          merit: 'Identity and limits hold between services too, not only at the edge.',
          drawback: 'A mesh has to be run and understood before the first interface is published.',
        },
      ],
      outcome: '{api-gateway} publishes every interface; services are reachable only through it.',
      consequences: 'The gateway runs in more than one zone. A version is kept for an agreed time after its successor.',
      answers: /\b(?:APIs?|partners?|interfaces?|third[- ]part(?:y|ies))\b/i,
      needs: 'api-gateway',
    },
    {
      title: 'The description first, and additions only within a version',
      context:
        'Interfaces outlive the services behind them. Their form can follow the code, be agreed beforehand, or be left to each call.',
      options: [
        {
          name: 'Description agreed first (OpenAPI), additions only',
          merit: 'Callers build at the same time, and a change that breaks them is found by machine before it is released.',
          drawback: 'A week of talking before the first line of code.',
        },
        {
          name: 'Description made from the code',
          merit: 'Always agrees with the code.',
          drawback: 'Inner names and mistakes become promises.',
        },
        {
          name: 'One flexible query interface (GraphQL)',
          merit: 'Each screen fetches exactly what it needs.',
          drawback: 'Limits, caching and rights must be worked out for queries that nobody has seen before.',
        },
      ],
      outcome: 'Each interface on {api-gateway} is described in OpenAPI and reviewed by a caller; a version only grows.',
      consequences:
        'A breaking change is a new version, kept beside the old for at least twelve months. The comparison runs in the release.',
      answers: /\b(?:REST|GraphQL|OpenAPI|versions?|developer portal|document(?:ed|ation)|APIs)\b/i,
      needs: 'api-gateway',
    },
  ],
  risks: [
    {
      text: 'A changed interface breaks callers that nobody knew of.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Register every caller, add but never change within a version, and run the callers’ contract tests before each release.',
      owner: 'API product owner',
    },
    {
      text: 'One caller’s burst takes the capacity of all others.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Give each caller a quota and each service a limit of calls at one time; test with one caller at ten times its quota.',
      owner: 'Platform owner',
    },
    {
      text: 'A call for one customer returns another’s record, because the service trusts the key in the call.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Check in the service itself that the record belongs to the token’s customer, and test each operation with a stranger’s key (OWASP API1:2023).',
      owner: 'Information security officer',
    },
  ],
  costs: [
    { item: 'Gateway calls', capability: 'api-gateway', measuredBy: 'throughput', unit: 'environment', period: 'month' },
    { item: 'Service compute', capability: 'domain-services', unit: 'environment', period: 'month' },
    { item: 'Operational database', capability: 'operational-store', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Interfaces and gateway',
      share: 0.4,
      deliverables: ['Interface descriptions agreed with callers', 'Gateway with identity, quotas and catalogue'],
      after: [],
    },
    {
      name: 'Services',
      share: 0.6,
      deliverables: ['Services with their own data and tests', 'Contract tests with each caller'],
      after: ['Interfaces and gateway'],
    },
  ],
  terms: [['Idempotency key', 'A key sent with a change, by which a repeat is known and not done twice.']],
}
