import type { Pattern } from './pattern.ts'

export const eventDriven: Pattern = {
  id: 'event-driven',
  name: 'Event-driven services',
  noun: 'event-driven application',
  approach:
    'Services announce what happened and others react in their own time, so that one may be down or changed without stopping the rest; long-running cases are driven by a workflow that survives failures.',
  calledBy: [
    { words: /\bevent[- ]driven\b/i, weight: 6 },
    { words: /\b(?:message (?:queue|broker|bus)|publish(?:es)?\/subscribe|pub-?sub)\b/i, weight: 4 },
    { words: /\b(?:RabbitMQ|Service Bus|EventBridge|IBM MQ|Event Grid)\b/, weight: 4 },
    { words: /\b(?:case management|workflow|orchestrat\w+|long-running)\b/i, weight: 3 },
    { words: /\b(?:notif(?:y|ied|ications?)|approv(?:al|e) process|decoupl\w+)\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'event-broker' },
    { capability: 'domain-services' },
    { capability: 'operational-store' },
    { capability: 'workflow' },
    { capability: 'web-application', optional: true },
  ],
  relations: [
    { from: 'domain-services', to: 'event-broker', label: 'Publishes what happened', technology: 'Messages', synchronous: false },
    { from: 'event-broker', to: 'workflow', label: 'Starts and resumes cases', technology: 'Messages', synchronous: false },
    { from: 'workflow', to: 'domain-services', label: 'Runs the steps of a case', technology: 'HTTPS, JSON', synchronous: true },
    {
      from: 'domain-services',
      to: 'operational-store',
      label: 'Writes the change and its event in one transaction',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'web-application',
      to: 'domain-services',
      label: 'Reads and changes records for its user',
      technology: 'HTTPS, JSON',
      synchronous: true,
      unless: 'api-gateway',
    },
  ],
  dataEntities: [
    {
      name: 'Business event',
      description: 'Something that happened in the business, told once and kept.',
      store: 'operational-store',
      classification: 'confidential',
      fields: [
        ['event_id', 'text', 'By which a repeat is known', 'internal'],
        ['event_type', 'text', 'What happened, with the version of its schema', 'internal'],
        ['subject_id', 'text', 'To which case or record', 'confidential'],
        ['occurred_at', 'timestamp', 'When', 'internal'],
      ],
    },
    {
      name: 'Case',
      description: 'A piece of work with its state, steps and deadlines.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['case_id', 'text', 'Its key', 'internal'],
        ['state', 'text', 'Where it stands', 'internal'],
        ['waiting_for', 'text', 'Person or system that is to act', 'internal'],
        ['due_at', 'timestamp', 'By when', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Business events',
      provider: 'event-broker',
      consumers: ['workflow', 'domain-services'],
      operations: [
        {
          name: 'Publish',
          request: 'Event with id, type and subject',
          response: 'Acknowledged once stored',
          errors: ['Unknown type or version', 'Too large: over 256 kB'],
        },
        {
          name: 'Receive',
          request: 'Subscription',
          response: 'Events at least once, in order for each subject',
          errors: ['Parked: five attempts failed; waits for a person'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A case moves on an event',
      trigger: 'Something happens that a case waits for.',
      steps: [
        ['person', 'web-application', 'Enters what happened'],
        ['web-application', 'domain-services', 'Passes it on'],
        ['domain-services', 'operational-store', 'Writes the change and its event in one transaction'],
        ['domain-services', 'event-broker', 'Publishes the event'],
        ['event-broker', 'workflow', 'Resumes the case that waits for it'],
        ['workflow', 'domain-services', 'Runs the next step'],
      ],
      failure: {
        when: 'A receiver is down or refuses an event.',
        response:
          'The event is delivered again with growing pauses and parked after five attempts; the case shows what it waits for, and an alert names the parked event.',
      },
      shows: /\b(?:notif\w+|workflow|approv\w+|case|events?)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly for accepting events',
      reason: 'work waits in the queue while a receiver is down',
    },
    { topic: 'response time', proposal: '95 % of events delivered within 5 seconds', reason: 'usual for a managed broker' },
    { topic: 'recovery', proposal: 'RPO 5 minutes and RTO 4 hours', reason: 'an accepted event must not be lost' },
  ],
  decisions: [
    {
      title: 'Events between services, calls only where somebody waits',
      context: 'Services can call each other, or announce what happened and let others react.',
      options: [
        {
          name: 'Events, and calls where an answer is needed at once',
          merit: 'A service that is down delays its part and stops nothing else.',
          drawback: 'Results show a little later, and a run is spread over several logs.',
        },
        { name: 'Calls only', merit: 'Easy to follow.', drawback: 'The chain is only as available as all its links together.' },
        {
          name: 'One shared database',
          merit: 'No messages at all, and always consistent.',
          drawback: 'A changed table breaks everybody, and nobody knows who reads what.',
        },
      ],
      outcome: '{event-broker} carries events; {workflow} keeps the state of what takes longer.',
      consequences: 'Every receiver bears repeats. One request id travels through all parts.',
      answers: /\b(?:events?|notif\w+|workflow|approv\w+|decoupl\w+)\b/i,
      needs: 'event-broker',
    },
    {
      title: 'The change and its event are written together',
      context: 'A service changes its record and announces it. If one of the two fails, others believe something that is not so.',
      options: [
        {
          name: 'Event kept beside the record, published afterwards',
          merit: 'Neither is ever there without the other, whatever fails in between.',
          drawback: 'An event may be published twice, so receivers must bear repeats.',
        },
        {
          name: 'Publish, then write',
          merit: 'Nothing to add to the database.',
          drawback: 'Announces what then did not happen.',
        },
        {
          name: 'One transaction over database and broker',
          merit: 'Exact.',
          drawback: 'Few products offer it, and both must be up for either to work.',
        },
      ],
      outcome:
        '{operational-store} keeps each event with its change; a publisher passes them on to {event-broker} in order for each record.',
      consequences: 'The age of the oldest unpublished event is watched. Receivers remember the ids that they have handled.',
      answers: /\b(?:events?|consisten\w+|lost|exactly once|record(?:ed)?|audit)\b/i,
      needs: 'operational-store',
    },
    {
      title: 'Long cases are kept by a workflow engine',
      context:
        'Cases wait for people for days and cross several services. Their state can lie in an engine, in the services, or in the events alone.',
      options: [
        {
          name: 'A workflow engine holds the state',
          merit: 'Anybody can see where a case stands, deadlines included, and a failed step is taken up again.',
          drawback: 'One more part to run, and its language to learn.',
        },
        {
          name: 'Each service reacts to events',
          merit: 'No part in the middle.',
          drawback: 'Where a case stands is known only by reading all logs.',
        },
        {
          name: 'A state column and a nightly job',
          merit: 'Everybody understands it.',
          drawback: 'Deadlines are met once a day, and each exception becomes a special case in code.',
        },
      ],
      outcome: '{workflow} holds the state, the deadlines and what is undone when a later step fails.',
      consequences:
        'Each kind of case is drawn and agreed with those who work it. Running cases finish under the version in which they began.',
      answers: /\b(?:workflow|approv\w+|case|deadline|escalat\w+|steps|orchestrat\w+)\b/i,
      needs: 'workflow',
    },
  ],
  risks: [
    {
      text: 'Parked events are forgotten, and cases stand still unseen.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Alert on the first parked event and on every case past its due time; an owner clears the list daily.',
      owner: 'Operations lead',
    },
    {
      text: 'An event’s form is changed and receivers misread it without failing.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Keep forms in a register, allow additions only, and run the receivers’ tests before a publisher is released.',
      owner: 'Integration lead',
    },
  ],
  costs: [
    { item: 'Workflow runs', capability: 'workflow', unit: 'environment', period: 'month' },
    { item: 'Messages', capability: 'event-broker', measuredBy: 'throughput', unit: 'environment', period: 'month' },
    { item: 'Service compute', capability: 'domain-services', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    { name: 'Events and services', share: 0.6, deliverables: ['Events named and owned', 'Services that bear repeats'], after: [] },
    { name: 'Workflow', share: 0.4, deliverables: ['Cases with states, deadlines and screens'], after: ['Events and services'] },
  ],
  terms: [['Parked event', 'An event that could not be delivered and waits for a person.']],
}
