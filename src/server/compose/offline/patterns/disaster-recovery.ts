import { disasterRecoveryChoices } from './disaster-recovery-choices.ts'
import type { Pattern } from './pattern.ts'

export const disasterRecovery: Pattern = {
  id: 'disaster-recovery',
  name: 'Disaster recovery',
  noun: 'recovery service',
  practice: 'operation',
  approach:
    'For each service it is agreed how much may be lost and how long it may be away; copies lie where an attacker and a fire cannot reach both, and recovery counts only when it has been rehearsed and timed.',
  calledBy: [
    { words: /\bdisaster[- ]recovery\b|\bbusiness continuity\b/i, weight: 6 },
    { words: /\bransomware\b|\bimmutable (?:backups?|copies|storage)\b|\bcyber[- ](?:recovery|resilience)\b/i, weight: 5 },
    {
      words:
        /\b(?:recovery (?:site|exercise|test|plan|environment|region)|secondary (?:site|data cent(?:re|er))|failback|DR (?:site|test|plan|exercise))\b/i,
      weight: 4,
    },
    { words: /\b(?:RPO|recovery point)\b[\s\S]{0,120}\b(?:RTO|recovery time)\b/i, weight: 2 },
    { words: /\bback(?:ed)?[- ]?ups?\b|\brestor(?:e|ed|es|ing)\b/i, weight: 2 },
    { words: /\b(?:Veeam|Commvault|Rubrik|Cohesity|Zerto|Azure Site Recovery|AWS Backup)\b/, weight: 3 },
  ],
  elements: [{ capability: 'backup-vault' }, { capability: 'recovery-orchestration' }, { capability: 'edge', optional: true }],
  relations: [
    {
      from: 'backup-vault',
      to: 'recovery-orchestration',
      label: 'Supplies the last copy that passed its checks',
      technology: 'Restore over a private network',
      synchronous: true,
    },
    {
      from: 'recovery-orchestration',
      to: 'observability',
      label: 'Reports each step and its time',
      technology: 'OpenTelemetry',
      synchronous: false,
    },
    {
      from: 'operational-store',
      to: 'backup-vault',
      label: 'Is copied on schedule and before each release',
      technology: 'Encrypted snapshots',
      synchronous: false,
    },
    { from: 'lake', to: 'backup-vault', label: 'Is copied on schedule', technology: 'Encrypted snapshots', synchronous: false },
    {
      from: 'warehouse',
      to: 'backup-vault',
      label: 'Is copied on schedule',
      technology: 'Encrypted snapshots',
      synchronous: false,
      unless: 'lake',
    },
  ],
  dataEntities: [
    {
      name: 'Recovery point',
      description: 'A copy of a store at a moment, with the proof that it can be restored.',
      store: 'backup-vault',
      classification: 'personal',
      fields: [
        ['store', 'text', 'Of what', 'internal'],
        ['taken_at', 'timestamp', 'When', 'internal'],
        ['locked_until', 'date', 'Before which nobody can delete it', 'internal'],
        ['checked_at', 'timestamp', 'When it was last restored and compared', 'internal'],
        ['digest', 'text', 'By which a change would show', 'internal'],
      ],
    },
    {
      name: 'Recovery order',
      description: 'Which service comes back after which, with its agreed loss and time.',
      store: 'backup-vault',
      classification: 'internal',
      fields: [
        ['service', 'text', 'Which', 'internal'],
        ['tier', 'text', 'Of four, by the harm of its absence', 'internal'],
        ['after', 'list of text', 'What must be back before it', 'internal'],
        ['last_rehearsed', 'date', 'When, and in what time', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Recovery control',
      provider: 'recovery-orchestration',
      consumers: ['backup-vault', 'observability', 'edge'],
      operations: [
        {
          name: 'Recover',
          request: 'Services, point in time, place, and whether it is a rehearsal',
          response: 'Steps with their times; services checked and ready for traffic',
          errors: [
            'Copy not clean: an older one is offered',
            'Two people must agree: only one has',
            'Order broken: a service it needs is not back',
          ],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'The system is recovered after a disaster',
      trigger: 'Two people who may declare a disaster do so.',
      steps: [
        ['person', 'recovery-orchestration', 'Declares the disaster and names the point in time'],
        ['backup-vault', 'recovery-orchestration', 'Supplies the last copies that passed their checks'],
        ['recovery-orchestration', 'operational-store', 'Restores and compares counts and sums'],
        ['recovery-orchestration', 'edge', 'Sends traffic to the recovered system'],
        ['recovery-orchestration', 'observability', 'Reports each step and its time'],
      ],
      failure: {
        when: 'The last copy is damaged or holds the attacker’s work.',
        response:
          'The copy is put aside as evidence; older ones are restored in a closed network, the newest clean one is taken, and its loss is told to the service’s owner before traffic returns.',
      },
      shows: /\b(?:recover\w*|restor\w+|back(?:ed)?[- ]?ups?|ransomware|disaster|RPO|RTO|fail ?over)\b/i,
    },
  ],
  targets: [
    {
      topic: 'recovery',
      proposal: 'by tier: RPO 15 minutes and RTO 4 hours for the first, 24 hours and 2 days for the rest',
      reason: 'agreed with each service’s owner from the harm of its absence',
      basis: 'method of NIST SP 800-34, business impact analysis',
    },
    {
      topic: 'retention',
      proposal: 'daily copies for 35 days and monthly ones for 12 months, locked',
      reason: 'intruders are often inside for weeks before they show',
    },
  ],
  questions: [
    {
      asks: 'The brief does not rank its services. Which must be back first, and what does each hour cost?',
      unless: /\b(?:tiers?|tier \d|critical services?|business impact|most critical|priority (?:1|one))\b/i,
      proposal: 'Four tiers from a business impact analysis in the first month',
      reason: 'everything first means that nothing is first',
      basis: 'NIST SP 800-34',
      owner: 'Business continuity manager',
    },
    {
      asks: 'The brief does not say how often recovery is rehearsed. How often, and how far?',
      unless:
        /\b(?:rehears\w+|exercises?|tested (?:once|twice|every|each|quarterly|yearly|annually)|(?:recovery|DR|restore) tests?)\b/i,
      proposal: 'One service restored each month, the whole first tier twice a year, timed and written up',
      reason: 'a recovery that was never tried is a hope',
      owner: 'Business continuity manager',
    },
  ],
  ...disasterRecoveryChoices,
}
