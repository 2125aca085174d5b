import type { Choices } from './pattern.ts'

/** What the cloud landing zone pattern decides, risks, costs and delivers. */
export const landingZoneChoices: Choices = {
  decisions: [
    {
      title: 'One account for each workload and environment',
      context: 'Workloads can share accounts, get one each, or be divided by department.',
      options: [
        {
          name: 'One for each workload and environment',
          merit: 'A fault, an intrusion and a bill each stay within one account.',
          drawback: 'Dozens of accounts, which only code can keep alike.',
        },
        {
          name: 'One for each department',
          merit: 'Few accounts, which follow the organisation.',
          drawback: 'Production and tests meet, and a reorganisation moves everything.',
        },
        { name: 'One shared account', merit: 'Nothing to set up.', drawback: 'Limits, rights and cost cannot be kept apart.' },
      ],
      outcome: '{provisioning} builds an account for each workload and environment, with the rules of its class.',
      consequences: 'A new account must take less than a day, or teams will share. Every account has an owner and an end.',
      answers: /\b(?:accounts?|subscriptions?|environments?|isolat\w+|separat\w+|landing zone)\b/i,
      needs: 'provisioning',
    },
    {
      title: 'Rules refuse, rather than remind',
      context: 'Rules of the organisation can be written in a handbook, be reported on, or be enforced at the moment of change.',
      options: [
        {
          name: 'Enforce few rules, report on the rest',
          merit: 'What must never happen cannot happen; the rest leaves teams free.',
          drawback: 'Exceptions need a quick way and an end date.',
        },
        { name: 'Report only', merit: 'Nobody is stopped.', drawback: 'Findings are mended after the data was public.' },
        {
          name: 'A review board for each change',
          merit: 'A person looks.',
          drawback: 'Weeks of waiting, and the board sees papers, not what was built.',
        },
      ],
      outcome:
        '{organisation-policies} refuses forbidden regions, public stores, missing encryption and missing owners; all else is reported.',
      consequences: 'Each rule has an owner and a reason. Rules are tested in an account of their own before they bind.',
      answers: /\b(?:polic\w+|guard ?rails?|complian\w+|govern\w+|encrypt\w*|regions?|tags?)\b/i,
      needs: 'organisation-policies',
    },
    {
      title: 'One network hub with private lines',
      context: 'Workloads need each other, the data centre and the internet.',
      options: [
        {
          name: 'Hub that all traffic between zones passes',
          merit: 'One place to see and stop traffic; lines to the data centre are shared.',
          drawback: 'The hub costs by the gigabyte and must not fail.',
        },
        {
          name: 'Each workload joined to each it needs',
          merit: 'Short ways and no shared part.',
          drawback: 'Nobody has the whole picture, and joins grow with the square of workloads.',
        },
        {
          name: 'Over the internet with strong identity',
          merit: 'No private network at all.',
          drawback: 'Old systems in the data centre cannot be reached that way.',
        },
      ],
      outcome: '{network-hub} joins workloads and {sources}; it lets through only what a rule names.',
      consequences: 'Address ranges are planned once, for three years. The hub runs in more than one zone.',
      answers: /\b(?:network|ExpressRoute|Direct Connect|VPN|private|firewall|data cent(?:re|er)|on[- ]prem\w*|connect\w*)\b/i,
      needs: 'network-hub',
    },
  ],
  risks: [
    {
      text: 'The landing zone is perfected for months while teams build beside it.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Have the first workload live in it by the middle of the plan and let its needs order the rest.',
      owner: 'Platform owner',
    },
    {
      text: 'Address ranges overlap with the data centre or with an acquired company.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Settle the address plan with the network team in the first two weeks and reserve ranges for three years.',
      owner: 'Network lead',
    },
    {
      text: 'Changes are made by hand in the console, and the code no longer tells what is there.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Give people reading rights only, lend the rest for a task, and report drift daily.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Network hub and private lines', capability: 'network-hub', unit: 'service', period: 'month' },
    { item: 'Audit log storage', capability: 'log-archive', measuredBy: 'data volume', unit: 'environment', period: 'month' },
    { item: 'Rule evaluation', capability: 'organisation-policies', unit: 'service', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Accounts, rules and log',
      share: 0.4,
      deliverables: [
        'Account structure and first accounts from code',
        'Rules that refuse, tested',
        'Audit log that cannot be changed',
      ],
      after: [],
    },
    {
      name: 'Network and private lines',
      share: 0.4,
      deliverables: ['Address plan', 'Hub with lines to the data centre'],
      after: [],
    },
    {
      name: 'First workloads',
      share: 0.4,
      deliverables: ['Three workloads live in the landing zone', 'A new account within one working day, shown'],
      after: ['Accounts, rules and log', 'Network and private lines'],
    },
  ],
  terms: [
    ['Landing zone', 'The prepared place for workloads in a cloud: accounts, network, rules, log and a way to get more.'],
    ['Guardrail', 'A rule of the organisation that the cloud itself enforces.'],
    ['Drift', 'A difference between what the code says and what is there.'],
  ],
}
