import { brief, made, stream } from './make-facts.ts'

export const givenDesignPlan = {
  decisions: [
    {
      id: 'DEC-1',
      source: made,
      title: 'Entries first on the device',
      context: 'Decks have no connection',
      options: [
        { name: 'On the device first', merit: 'Works at sea', drawback: 'Two clocks' },
        { name: 'Satellite link', merit: 'One clock', drawback: 'EUR 900 a month and ferry' },
      ],
      outcome: 'Entries are kept on the device and handed over in the harbour',
      consequences: 'Clocks of devices are set at each berth',
      status: 'proposed',
      requirements: ['FR-1'],
      tension: 'openness-isolation',
    },
  ],
  risks: [
    {
      id: 'RSK-1',
      source: made,
      text: 'One mechanic knows the paper codes',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Codes are written down in week 2',
      owner: 'head of yard',
    },
  ],
  assumptions: [{ id: 'ASM-1', source: brief('assumptions', 'Each ferry has a tablet'), text: 'Each ferry has a tablet' }],
  questions: [
    {
      id: 'OQ-1',
      source: made,
      kind: 'contradiction',
      text: 'Ten minutes or one hour for the list: which holds?',
      about: ['FR-2'],
      owner: 'harbour master',
    },
    {
      id: 'OQ-2',
      source: made,
      kind: 'interface',
      text: 'By which protocol does MarineParts take orders?',
      about: ['EL-9'],
      owner: 'purchasing',
      proposal: 'a nightly file',
    },
    {
      id: 'OQ-3',
      source: made,
      kind: 'need',
      text: 'Which parts are ordered without a person?',
      about: ['FR-3'],
      owner: 'head of yard',
    },
  ],
  workstreams: [
    stream(
      'WS-1',
      { name: 'Record and store', weeks: [1, 6] },
      {
        kind: 'build',
        effort: [
          { role: 'Developer', days: [30, 42] },
          { role: 'Architect', days: [6, 8] },
        ],
      },
    ),
    stream(
      'WS-2',
      { name: 'Deck app', weeks: [7, 8] },
      {
        kind: 'build',
        dependsOn: ['WS-1'],
        deliverables: ['DEL-1'],
        effort: [{ role: 'Developer', days: [40, 56] }],
      },
    ),
    stream(
      'WS-3',
      { name: 'Trial on two ferries', weeks: [17, 4] },
      {
        kind: 'parallel-run',
        dependsOn: ['WS-2'],
        effort: [{ role: 'Trainer', days: [5, 5] }],
      },
    ),
    stream('WS-4', { name: 'Care after launch', weeks: [21, 12] }, { kind: 'operation', dependsOn: ['WS-3'] }),
  ],
  milestones: [
    { id: 'MS-1', source: made, name: 'Start', week: 0, date: '2027-01-04', kind: 'start' },
    { id: 'MS-2', source: made, name: 'Summer timetable', week: 21, date: '2027-06-01', kind: 'deadline' },
  ],
  windows: [
    {
      id: 'WIN-1',
      source: made,
      text: 'no change over Easter',
      kind: 'freeze',
      from: '2027-03-26',
      to: '2027-03-29',
      recurs: true,
    },
  ],
  sizes: [
    {
      id: 'SIZ-1',
      source: made,
      text: 'inspections at peak',
      value: 3.1,
      unit: 'a minute',
      basis: '31,000 a week over 168 hours',
    },
  ],
  prohibitions: [{ id: 'BAN-1', source: made, text: 'No public cloud', name: 'public cloud' }],
  costs: [
    { id: 'CST-1', source: made, item: 'Developer', quantity: 98, unit: 'day', unitPrice: 800, currency: 'EUR', period: 'once' },
    { id: 'CST-2', source: made, item: 'Tablets', quantity: 12, unit: 'tablet', period: 'once' },
    {
      id: 'CST-3',
      source: made,
      item: 'Harbour server',
      element: 'EL-6',
      quantity: 1,
      unit: 'server',
      unitPrice: 150,
      currency: 'EUR',
      period: 'month',
    },
  ],
}
