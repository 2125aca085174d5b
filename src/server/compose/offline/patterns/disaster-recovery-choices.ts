import type { Choices } from './pattern.ts'

/** What the disaster recovery pattern decides, risks, costs and delivers. */
export const disasterRecoveryChoices: Choices = {
  decisions: [
    {
      title: 'Recover by tier, rather than everything alike',
      context: 'All services can get the same protection, each its own, or one of a few tiers.',
      options: [
        {
          name: 'Four tiers with agreed loss and time',
          merit: 'Money goes where the harm is; people know the order on the day.',
          drawback: 'Owners must agree that theirs is not the first.',
        },
        {
          name: 'The best for everything',
          merit: 'No discussion.',
          drawback: 'A multiple of the cost for services that could wait a week.',
        },
        {
          name: 'Each service by itself',
          merit: 'Fits exactly.',
          drawback: 'Services that need each other come back at different points in time.',
        },
      ],
      outcome: 'Each service has a tier; {recovery-orchestration} brings them back in the order of tiers and needs.',
      consequences: 'Tiers are reviewed yearly. A service may not depend on one of a lower tier.',
      answers: /\b(?:RPO|RTO|recover\w*|critical|tiers?|services?)\b/i,
    },
    {
      title: 'Copies that nobody can change, under other credentials',
      context: 'Attackers delete copies before they encrypt what is live.',
      options: [
        {
          name: 'Locked copies in another account and place',
          merit: 'Neither a fire nor a stolen administrator reaches both.',
          drawback: 'A mistaken copy cannot be deleted before its time either.',
        },
        { name: 'Copies beside the live system', merit: 'Quick and cheap to restore.', drawback: 'Lost together with it.' },
        { name: 'Tapes off site', merit: 'Out of every network’s reach.', drawback: 'Days to restore, and seldom tried.' },
      ],
      outcome: '{backup-vault} keeps three copies, on two kinds of storage, one of them elsewhere and locked (the 3-2-1 rule).',
      consequences: 'The vault has administrators of its own. Copies are restored and compared by machine each week.',
      answers: /\b(?:back(?:ed)?[- ]?ups?|ransomware|immutable|copies|restor\w+|protect\w*)\b/i,
      needs: 'backup-vault',
    },
    {
      title: 'Rebuild from code, restore only data',
      context: 'The recovery place can stand ready, be kept warm, or be built when it is needed.',
      options: [
        {
          name: 'Data copied always, the rest built from code',
          merit: 'Costs little, and the code is proved with every release.',
          drawback: 'Building takes an hour or more.',
        },
        { name: 'A warm second place', merit: 'Minutes.', drawback: 'About half of the running cost, for the first tier only.' },
        {
          name: 'A cold site with machines',
          merit: 'Known from the data centre.',
          drawback: 'Machines age unused and differ from the live ones on the day.',
        },
      ],
      outcome:
        '{recovery-orchestration} builds the place from the release’s own code and restores data into it; the first tier is kept warm where its time asks for it.',
      consequences: 'Capacity in the recovery place is reserved. Names and certificates are part of the code.',
      answers: /\b(?:RTO|recovery time|fail ?over|site|region|rebuild|warm|cold|standby)\b/i,
    },
  ],
  risks: [
    {
      text: 'Copies are taken for years, and the first restore fails.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Restore and compare one store a week by machine; a copy that was never restored is not counted.',
      owner: 'Operations lead',
    },
    {
      text: 'People, passwords and telephone numbers are not at hand on the day.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Keep the plan and emergency accounts outside the systems they recover, and rehearse with those who were not there last time.',
      owner: 'Business continuity manager',
    },
    {
      text: 'A supplier or a shared service has no recovery of its own.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Ask each for its last test and its times, and write down what is done without it.',
      owner: 'Procurement lead',
    },
  ],
  costs: [
    { item: 'Copies stored', capability: 'backup-vault', measuredBy: 'data volume', unit: 'environment', period: 'month' },
    { item: 'Recovery place and rehearsals', capability: 'recovery-orchestration', unit: 'service', period: 'year' },
  ],
  workstreams: [
    {
      name: 'Tiers and copies',
      share: 0.25,
      deliverables: ['Business impact analysis with tiers agreed', 'Locked copies of every store'],
      after: [],
    },
    {
      name: 'Recovery rehearsals',
      share: 0.25,
      deliverables: ['Recovery from code', 'Two timed rehearsals with findings closed'],
      after: ['Tiers and copies'],
      answers: /\b(?:every test|each test|rehears\w*|exercis\w+)\b/i,
    },
  ],
  terms: [
    ['Recovery point', 'The moment to which data can be brought back.'],
    ['Tier', 'A class of services with the same agreed loss and time.'],
  ],
}
