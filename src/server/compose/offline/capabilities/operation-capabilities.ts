import type { CapabilityFact } from './capability-fact.ts'

/** What keeps a system running and changing, and the work around it. */
export const operationCapabilities = {
  'backup-vault': {
    name: 'Backup vault',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure Backup with immutable vaults',
      aws: 'AWS Backup with Vault Lock',
      google: 'Google Cloud Backup and DR Service',
      neutral: 'Velero with restic',
    },
    responsibility:
      'Keeps copies of every store under other credentials and in another place, unchangeable for a set time, and restores them.',
    answers: /\b(?:back(?:ed)?[- ]?ups?|restor(?:e|ed|es|ing)|ransomware|RPO|recovery point|data loss|immutable cop(?:y|ies))\b/i,
  },
  'recovery-orchestration': {
    name: 'Recovery orchestration',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Site Recovery',
      aws: 'AWS Elastic Disaster Recovery',
      google: 'Workflows with Terraform',
      neutral: 'Ansible',
    },
    responsibility:
      'Rebuilds the system in the recovery place in a rehearsed order, checks each step, and brings it back afterwards.',
    answers:
      /\b(?:\d+ hours?, \d+ (?:minutes?|hours?)|disaster|fail(?:s|ed)? ?over|failover|failback|RTO|recovery (?:time|exercise|test|site|plan)|rehears\w+|secondary site)\b/i,
  },
  'delivery-pipeline': {
    name: 'Delivery pipeline',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Pipelines',
      aws: 'AWS CodePipeline with AWS CodeBuild',
      google: 'Cloud Build with Cloud Deploy',
      neutral: 'GitLab CI/CD with Argo CD',
    },
    responsibility:
      'Builds each change once, tests and scans it, and carries the same artefact through the environments to production or back.',
    answers:
      /\b(?:DORA|database migrations|one region at a time|CI\/CD|pipelines?|continuous (?:integration|delivery|deployment)|deploy(?:ed|ment|ments|s)?|releas(?:e|es|ed)\b[^.]*\b(?:day|week|month|production|rolled)|roll(?:ed)? ?back|build time|automated tests?|code reviews?|pull requests?)\b/i,
  },
  'artefact-registry': {
    name: 'Artefact registry',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure Container Registry',
      aws: 'Amazon Elastic Container Registry',
      google: 'Artifact Registry',
      neutral: 'Harbor',
    },
    responsibility: 'Keeps what was built, signed and with its list of components, so that any release can be traced or run again.',
    answers:
      /\b(?:art[ei]facts?|SBOM|software bill of materials|signed (?:builds|images|releases)|supply chain|container images?|vulnerabilit\w+)\b/i,
  },
  'telemetry-store': {
    name: 'Telemetry store',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure Monitor Logs',
      aws: 'Amazon CloudWatch Logs',
      google: 'Google Cloud Logging',
      neutral: 'Grafana Loki and Mimir',
    },
    responsibility:
      'Keeps logs, measures and traces under one request id, the recent ones ready for questions and the older ones cheaply.',
    answers: /\b(?:logs|traces?|tracing|metrics|telemetry (?:data|volume)|log (?:volume|search|retention)|root causes?)\b/i,
  },
  'incident-alerting': {
    name: 'Incident alerting',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Monitor alerts and action groups',
      aws: 'Amazon CloudWatch alarms with Amazon SNS',
      google: 'Cloud Monitoring alerting',
      neutral: 'Prometheus Alertmanager',
    },
    responsibility:
      'Calls the person on duty when a service level is in danger, joins alerts of one cause, and keeps the course of each incident.',
    answers:
      /\b(?:on[- ]call|paged?|pager\w*|incidents?|alerts?|escalat\w+|false alarms?|alert fatigue|runbooks?|time to (?:detect|restore|repair))\b/i,
  },
  'cost-records': {
    name: 'Cost records',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Microsoft Cost Management exports',
      aws: 'AWS Data Exports with Amazon Athena',
      google: 'Cloud Billing export to BigQuery',
      neutral: 'OpenCost',
    },
    responsibility:
      'Keeps every day’s bill by service, tag and owner in one form, so that each cost has somebody who answers for it.',
    answers:
      /\b(?:FOCUS|billing (?:accounts?|data)|forecast per|cloud (?:spend\w*|costs?|bills?)|costs?|spend(?:ing)?|bills?|budgets?|chargeback|showback|savings?|forecasts? of (?:cost|spend)|unit costs?|reserv(?:ed|ation)s?|idle|rightsiz\w+)\b/i,
  },
  'architecture-register': {
    name: 'Architecture register',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure DevOps Boards and Wiki',
      aws: 'Backstage on Amazon ECS',
      google: 'Backstage on Cloud Run',
      neutral: 'Backstage',
    },
    responsibility:
      'Keeps systems, owners, findings, decisions and initiatives as linked records, each with its date and evidence.',
    answers:
      /\b(?:quick wins?|(?:target|future)[- ](?:state|architecture)|(?:board|steering group) decides|business cases?|interviews?|evidence|which team|inventor(?:y|ies)|assess\w*|findings?|maturity|roadmaps?|initiatives?|business cases?|priorit\w+|recommendations? (?:for|on)|applications? portfolio|owners? of (?:each|every)|RACI|responsib\w+|operating model|governance|service catalogue)\b/i,
  },
  'learning-platform': {
    name: 'Learning platform',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Microsoft Viva Learning',
      aws: 'Moodle on Amazon ECS',
      google: 'Google Classroom',
      neutral: 'Moodle',
    },
    responsibility:
      'Offers each role its lessons and exercises on made-up data, and records who has shown that they can do the task.',
    answers:
      /\b(?:train(?:ed|ing)?\b(?! data| set| the model| a model)|courses?|learn(?:ing|ers?)|onboarding|adoption|e-?learning|super-?users?|champions|certif(?:y|ied|ication) of staff|skills?)\b/i,
  },
} satisfies Record<string, CapabilityFact>
