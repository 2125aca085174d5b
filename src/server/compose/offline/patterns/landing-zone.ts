import { landingZoneChoices } from './landing-zone-choices.ts'
import type { Pattern } from './pattern.ts'

export const landingZone: Pattern = {
  id: 'landing-zone',
  name: 'Cloud landing zone',
  noun: 'cloud landing zone',
  approach:
    'Before the first workload there is a place for it: accounts by purpose, one network, rules that refuse what must not be, one log that nobody can change, and a way to get a new account within a day, all built from code.',
  calledBy: [
    { words: /\blanding zones?\b/i, weight: 6 },
    { words: /\bcloud (?:foundations?|adoption|governance|platform team|operating environment)\b/i, weight: 4 },
    {
      words:
        /\b(?:account|subscription|project) vending\b|\bmulti-account\b|\bmanagement groups?\b|\bControl Tower\b|\borgani[sz]ational units?\b|\bpolicy as code\b/i,
      weight: 4,
    },
    {
      words: /\b(?:ExpressRoute|Direct Connect|Cloud Interconnect|Transit Gateway|Virtual WAN|hub[- ]and[- ]spoke network)\b/i,
      weight: 4,
    },
    {
      words:
        /\bmov(?:e|ing) (?:\w+ ){0,4}(?:applications|workloads|servers|estate)\b[^.]{0,40}\bto (?:the (?:public )?cloud|Azure|AWS|Google Cloud)\b/i,
      weight: 4,
    },
    { words: /\b(?:Terraform|Bicep|OpenTofu|Pulumi|infrastructure as code)\b/i, weight: 2 },
  ],
  elements: [
    { capability: 'provisioning' },
    { capability: 'organisation-policies' },
    { capability: 'network-hub' },
    { capability: 'log-archive' },
    { capability: 'privileged-access', optional: true },
    { capability: 'cost-records', optional: true },
    { capability: 'backup-vault', optional: true },
  ],
  relations: [
    {
      from: 'provisioning',
      to: 'network-hub',
      label: 'Builds networks and joins them',
      technology: 'Infrastructure code',
      synchronous: false,
    },
    {
      from: 'provisioning',
      to: 'organisation-policies',
      label: 'Attaches rules to each new account',
      technology: 'Infrastructure code',
      synchronous: false,
    },
    {
      from: 'provisioning',
      to: 'log-archive',
      label: 'Switches on the audit log of each new account',
      technology: 'Infrastructure code',
      synchronous: false,
    },
    {
      from: 'organisation-policies',
      to: 'log-archive',
      label: 'Records what was refused or has drifted',
      technology: 'Log export',
      synchronous: false,
    },
    {
      from: 'network-hub',
      to: 'log-archive',
      label: 'Hands over records of connections',
      technology: 'Log export',
      synchronous: false,
    },
  ],
  dataEntities: [
    {
      name: 'Account record',
      description: 'An account or subscription with its purpose, owner, budget and the rules that hold in it.',
      store: 'log-archive',
      classification: 'internal',
      fields: [
        ['account_id', 'text', 'Its key at the vendor', 'internal'],
        ['purpose', 'text', 'Workload and environment', 'internal'],
        ['owner', 'text', 'Role that answers for it', 'personal'],
        ['cost_centre', 'text', 'Who pays', 'internal'],
        ['baseline', 'text', 'Version of the code that built it', 'internal'],
      ],
    },
    {
      name: 'Audit log entry',
      description: 'Who changed what in which account, kept where nobody can alter it.',
      store: 'log-archive',
      classification: 'confidential',
      fields: [
        ['account_id', 'text', 'Where', 'internal'],
        ['actor', 'text', 'Person or service', 'personal'],
        ['action', 'text', 'What was called', 'internal'],
        ['at', 'timestamp', 'When', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Account requests',
      provider: 'provisioning',
      consumers: ['delivery-pipeline', 'organisation-policies'],
      operations: [
        {
          name: 'Request an account',
          request: 'Purpose, environment, owner, cost centre and class of data, as a reviewed change of code',
          response: 'Account with network, roles, rules, log and budget',
          errors: [
            'Refused: the class of data is not allowed in that region',
            'No owner: the role is not held by anybody',
            'Address range used up',
          ],
        },
        {
          name: 'Close an account',
          request: 'Account and the owner’s consent',
          response: 'Resources removed; logs stay for their time',
          errors: ['In use: which resources still take traffic'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A team gets a new account',
      trigger: 'A team asks for an account for a workload.',
      steps: [
        ['person', 'provisioning', 'Proposes the account as a change of code'],
        ['provisioning', 'organisation-policies', 'Creates the account and attaches the rules of its class'],
        ['provisioning', 'network-hub', 'Gives it addresses and joins it to the network'],
        ['provisioning', 'log-archive', 'Switches on its audit log'],
      ],
      failure: {
        when: 'A step fails half way.',
        response:
          'The run is repeated from the same code until the account agrees with it; an account that does not agree is kept closed to workloads, and nobody mends it by hand.',
      },
      shows: /\b(?:accounts?|subscriptions?|environments?|landing zone|provision\w*|self[- ]service|built from code)\b/i,
    },
    {
      name: 'A forbidden change is refused',
      trigger: 'Somebody tries to open a store to the internet.',
      steps: [
        ['organisation-policies', 'log-archive', 'Refuses the change and records who tried what'],
        ['observability', 'log-archive', 'Watches refusals and drift'],
      ],
      failure: {
        when: 'The change was made by a way that the rule does not see.',
        response:
          'The daily comparison with the code finds it as drift within 24 hours, the owner is told, and it is undone after one working day unless an exception with an end date is granted.',
      },
      shows: /\b(?:polic\w+|guard ?rails?|complian\w+|public|drift|tags?|encrypt\w*|regions?)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.95 % measured monthly for the private lines, over two of them',
      reason: 'every workload behind them depends on them',
    },
    { topic: 'recovery', proposal: 'RPO none and RTO 4 hours for network and rules', reason: 'they are built again from code' },
    {
      topic: 'retention',
      proposal: 'audit logs for 12 months, three of them at hand',
      reason: 'an intrusion is often found months later',
      basis: 'PCI DSS 4.0, requirement 10.5.1',
    },
    {
      topic: 'volume',
      proposal: 'workloads, accounts and addresses planned for three years',
      reason: 'address ranges are hard to change later',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say which workloads come first. Which three are to move into the landing zone?',
      unless: /\b(?:first (?:workloads?|applications?|wave)|pilot|wave (?:1|one))\b/i,
      proposal: 'One simple, one with a private line to the data centre and one with personal data',
      reason: 'the three kinds show whether network, rules and access are right',
      owner: 'Head of infrastructure',
    },
    {
      asks: 'The brief does not say who runs the platform afterwards. Which team, and with how many people?',
      unless:
        /\b(?:platform team|operations team|cloud team|run by|managed by|centre of excellence|center of excellence|operated by)\b/i,
      proposal: 'A platform team of the client, working with the builders from the first week',
      reason: 'rules that nobody owns are switched off at the first obstacle',
      owner: 'Chief information officer',
    },
  ],
  ...landingZoneChoices,
}
