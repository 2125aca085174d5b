import type { Pattern } from './pattern.ts'

export const observability: Pattern = {
  id: 'observability',
  name: 'Observability',
  noun: 'observability platform',
  practice: 'operation',
  approach:
    'Logs, measures and traces carry one request id and one set of names; alerts follow from what users notice, against agreed service levels, and each one that wakes somebody names what to do.',
  calledBy: [
    { words: /\bobservab\w+\b/i, weight: 6 },
    { words: /\b(?:distributed tracing|OpenTelemetry|error budgets?|SLOs?|SLIs?|service[- ]level objectives?)\b/i, weight: 5 },
    {
      words: /\b(?:alert (?:fatigue|noise)|on[- ]call|mean time to (?:detect|restore|repair|recover\w*|resolve)|MTTR|MTTD)\b/i,
      weight: 4,
    },
    { words: /\b(?:Datadog|Splunk|Dynatrace|New Relic|Grafana|Prometheus|PagerDuty|Opsgenie|Honeycomb)\b/, weight: 3 },
    { words: /\b(?:root causes?|logs and (?:metrics|traces)|monitoring tools?|site reliability|SRE)\b/i, weight: 3 },
    { words: /\balerts?\b|\bmonitor(?:ed|ing)\b/i, weight: 1 },
  ],
  elements: [
    {
      capability: 'observability',
      responsibility:
        'Collects logs, measures and traces under one request id, compares them with the service levels and shows each service in one view.',
    },
    { capability: 'telemetry-store' },
    { capability: 'incident-alerting' },
  ],
  relations: [
    {
      from: 'observability',
      to: 'telemetry-store',
      label: 'Writes logs, measures and traces under one request id',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
    {
      from: 'observability',
      to: 'incident-alerting',
      label: 'Reports a service level in danger',
      technology: 'HTTPS, JSON',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Service level',
      description: 'What users of a service may count on, how it is measured, and who is called when it is in danger.',
      store: 'telemetry-store',
      classification: 'internal',
      fields: [
        ['service', 'text', 'Which service', 'internal'],
        ['indicator', 'text', 'What is measured, where the user would notice', 'internal'],
        ['objective', 'number', 'Share of good events in the window', 'internal'],
        ['window_days', 'number', 'Over how many days', 'internal'],
        ['owner', 'text', 'Role that is called', 'internal'],
      ],
    },
    {
      name: 'Telemetry record',
      description: 'A log line, a measure or a span of a trace, without personal data.',
      store: 'telemetry-store',
      classification: 'internal',
      fields: [
        ['trace_id', 'text', 'The request it belongs to', 'internal'],
        ['service', 'text', 'Who wrote it', 'internal'],
        ['release', 'text', 'Version that ran', 'internal'],
        ['attributes', 'structured', 'Named by the common convention; names of people are cut', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Telemetry intake',
      provider: 'observability',
      consumers: ['telemetry-store', 'incident-alerting', 'domain-services', 'web-application', 'api-gateway'],
      operations: [
        {
          name: 'Send telemetry',
          request: 'Batch of logs, measures and spans by the open convention',
          response: 'Accepted',
          errors: ['Slow down: the sender keeps a sample', 'Refused: an attribute that may hold personal data'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A service level is in danger',
      trigger: 'Errors use up the month’s allowance many times too fast.',
      steps: [
        ['observability', 'incident-alerting', 'Reports the service, the pace and the first request that failed'],
        ['incident-alerting', 'person', 'Calls the person on duty with the runbook'],
        ['observability', 'telemetry-store', 'Keeps the traces of failed requests whole'],
      ],
      failure: {
        when: 'The monitoring itself fails.',
        response:
          'A heartbeat from outside raises an alert when it misses three beats; services go on and keep the last minutes of telemetry to send later.',
      },
      shows: /\b(?:alert\w*|on[- ]call|incidents?|monitor\w*|SLOs?|service level|detect\w*|restor\w*)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: 'each service’s own level, measured where users notice, over 28 days',
      reason: 'an average over everything hides the one that fails',
    },
    {
      topic: 'retention',
      proposal: 'traces for 14 days, logs for 90 days and measures for 13 months',
      reason: 'causes are looked for within days, seasons compared after a year',
    },
    { topic: 'volume', proposal: 'telemetry by service measured for two weeks', reason: 'it is what the bill follows' },
  ],
  questions: [
    {
      asks: 'The brief names no service levels by service. Which services matter most, and what do their users notice?',
      unless: /\b(?:SLOs?|SLIs?|service[- ]level objectives?|error budgets?)\b/i,
      proposal: 'Three services first, each with one level for success and one for speed, agreed with their owners',
      reason: 'alerts without an agreed level are opinions',
      basis: 'Google, The Site Reliability Workbook, chapter 2',
      owner: 'Service owner',
    },
    {
      asks: 'The brief does not say who is called outside working hours. Is there a rota, and what may it do?',
      unless: /\b(?:rota|roster|on[- ]call|24 ?[/x] ?7|around the clock|out of hours)\b/i,
      proposal: 'Two people on a weekly rota for what customers notice; everything else waits for the morning',
      reason: 'nobody stays who is woken for nothing',
      owner: 'Head of operations',
    },
  ],
  decisions: [
    {
      title: 'Open telemetry in the code, whatever product receives it',
      context: 'Services must be instrumented once; products that receive telemetry change every few years.',
      options: [
        {
          name: 'OpenTelemetry in the services',
          merit: 'The product behind can be changed without touching a service.',
          drawback: 'Some views of a vendor’s own agent are missing.',
        },
        {
          name: 'The vendor’s agent',
          merit: 'Rich views on the first day.',
          drawback: 'Every service is tied to the vendor and its prices.',
        },
        { name: 'Logs only', merit: 'There already.', drawback: 'A slow request through six services cannot be followed.' },
      ],
      outcome: 'Services speak OpenTelemetry; {observability} receives it and {telemetry-store} keeps it.',
      consequences: 'One list of attribute names holds for all teams. Personal data is cut before it leaves the service.',
      answers: /\b(?:trac\w+|logs?|metrics|monitor\w*|instrument\w*|OpenTelemetry|observab\w+)\b/i,
    },
    {
      title: 'Alert on what users notice, by the pace at which the allowance is used',
      context:
        'Alerts can follow causes (processor, memory), symptoms, or the pace at which the agreed allowance of errors is used up.',
      options: [
        {
          name: 'Pace of the error allowance, two windows',
          merit: 'Few alerts, each of which matters; slow leaks are found too.',
          drawback: 'Needs agreed service levels first.',
        },
        { name: 'Fixed limits on symptoms', merit: 'Easy to set up.', drawback: 'Calls for a short peak and misses a slow leak.' },
        {
          name: 'Limits on causes',
          merit: 'There in every tool.',
          drawback: 'A busy processor is no fault, and an idle one no proof of health.',
        },
      ],
      outcome:
        '{incident-alerting} calls somebody when the allowance is used 14.4 times too fast over one hour, and raises a ticket for slower leaks (Google, The Site Reliability Workbook, chapter 5).',
      consequences: 'Alerts on causes become views. An alert that led to nothing twice is changed or deleted.',
      answers: /\b(?:alert\w*|on[- ]call|false alarms?|noise|SLOs?|incidents?)\b/i,
    },
    {
      title: 'Keep failed and slow traces whole, sample the rest',
      context: 'Keeping every trace costs more than most services; keeping none leaves faults unexplained.',
      options: [
        {
          name: 'Keep failed and slow ones, sample the rest',
          merit: 'What is looked for is there, at a part of the cost.',
          drawback: 'The decision falls at the end of a request and needs a buffer.',
        },
        { name: 'Keep a fixed share', merit: 'Simple.', drawback: 'The one request that a customer asks about is mostly missing.' },
        { name: 'Keep everything', merit: 'Nothing is missing.', drawback: 'Cost grows with traffic and nobody reads it.' },
      ],
      outcome: '{telemetry-store} keeps every failed or slow trace and one in a hundred of the others.',
      consequences: 'Shares are set by service and shown beside the cost.',
      answers: /\b(?:trac\w+|retention|volume|cost|logs?)\b/i,
    },
  ],
  risks: [
    {
      text: 'So many alerts that people stop reading them.',
      likelihood: 'high',
      impact: 'high',
      mitigation: 'Allow two calls a shift; look at every call weekly, and change or delete those that led to nothing.',
      owner: 'Operations lead',
    },
    {
      text: 'Personal data or secrets stand in logs.',
      likelihood: 'high',
      impact: 'high',
      mitigation: 'Allow attributes by list, scan samples daily, and treat a finding as an incident.',
      owner: 'Data protection officer',
    },
    {
      text: 'Telemetry costs more than the services it watches.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Show volume and cost by service monthly and give each team a budget.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    {
      item: 'Telemetry stored',
      capability: 'telemetry-store',
      measuredBy: 'data volume per time',
      unit: 'environment',
      period: 'month',
    },
    { item: 'On-call licences', capability: 'incident-alerting', unit: 'service', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Service levels and telemetry',
      share: 0.3,
      deliverables: ['Levels of the first three services agreed', 'Traces through all services'],
      after: [],
    },
    {
      name: 'Alerts and on-call',
      share: 0.2,
      deliverables: ['Alerts with runbooks; old ones deleted', 'Rota with a rehearsed incident'],
      after: ['Service levels and telemetry'],
    },
  ],
  terms: [
    ['Service level objective', 'The share of good events that users may count on over a window.'],
    ['Error allowance', 'What a service level leaves for faults; also called error budget.'],
    ['Trace', 'The way of one request through all parts, with times.'],
  ],
}
