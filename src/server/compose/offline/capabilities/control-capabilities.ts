import type { CapabilityFact } from './capability-fact.ts'

export const controlCapabilities = {
  identity: {
    name: 'Identity and access',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Microsoft Entra ID',
      aws: 'AWS IAM Identity Center',
      google: 'Google Cloud Identity',
      neutral: 'Keycloak',
    },
    responsibility: 'Signs in people and services and gives each only the roles that its work needs.',
    answers:
      /\b(?:single sign-on|SSO|sign(?:ed)?[- ]in|role[- ]based|access must|access control|authenticat\w+|MFA|multi-factor|permissions?|least privilege|Entra|One Login)\b/i,
  },
  secrets: {
    name: 'Keys and secrets',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure Key Vault',
      aws: 'AWS Secrets Manager with AWS KMS',
      google: 'Secret Manager with Cloud KMS',
      neutral: 'HashiCorp Vault',
    },
    responsibility: 'Keeps encryption keys, certificates and credentials, rotates them and records each use.',
    answers: /\b(?:encrypt\w*|keys held|customer[- ]managed keys|secrets?|certificates?|TLS)\b/i,
  },
  observability: {
    name: 'Observability',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Monitor',
      aws: 'Amazon CloudWatch',
      google: 'Google Cloud Observability',
      neutral: 'Prometheus and Grafana with OpenTelemetry',
    },
    responsibility:
      'Collects logs, measures and traces, compares them with the agreed levels and calls somebody when one is missed.',
    answers:
      /\b(?:monitor\w*|alert\w*|logg(?:ed|ing)|audit (?:trail|log)|availability|available \d|uptime|RPO|RTO|recovery (?:point|time)|highly available)\b/i,
  },
} satisfies Record<string, CapabilityFact>
