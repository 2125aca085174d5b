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
      /\b(?:passkeys?|WebAuthn|step-up|SAML|OpenID|locked[- ]out|read-only access|mixed between (?:customers|tenants)|only cleared \w+|single sign-on|SSO|sign(?:ed)?[- ]in|role[- ]based|access must|access control|authenticat\w+|MFA|multi-factor|permissions?|least privilege|Entra|One Login)\b/i,
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
      /\b(?:traceable end to end|active series|cardinality|scrub\w*|monitor\w*|service[- ]levels?(?: objectives?)?|SLOs?|trac(?:es|ing)|alert\w*|logg(?:ed|ing)|audit (?:trail|log)|availability|available \d|uptime|RPO|RTO|recovery (?:point|time)|highly available)\b/i,
  },
  'identity-governance': {
    name: 'Identity governance',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Microsoft Entra ID Governance',
      aws: 'midPoint on Amazon ECS',
      google: 'midPoint on Cloud Run',
      neutral: 'midPoint',
    },
    responsibility:
      'Grants and withdraws access as people join, move and leave, takes requests to their approvers and has every grant reviewed.',
    answers:
      /\b(?:joiners?|movers?|leavers?|access (?:reviews?|requests?|rights|certification)|recertif\w+|provision\w*|deprovision\w*|entitlements?|segregation of duties|orphan(?:ed)? accounts?|removed within)\b/i,
  },
  'access-policy': {
    name: 'Policy decision point',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Open Policy Agent on Azure Container Apps',
      aws: 'Amazon Verified Permissions',
      google: 'Open Policy Agent on Cloud Run',
      neutral: 'Open Policy Agent',
    },
    responsibility: 'Decides from written rules who may do what with which record, the same in every application, and tells why.',
    answers:
      /\b(?:attribute[- ]based|fine[- ]grained|polic(?:y|ies) (?:engine|decision)|authori[sz]ation|consent to|delegat\w+|on behalf of)\b/i,
  },
  'privileged-access': {
    name: 'Privileged access',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Microsoft Entra Privileged Identity Management',
      aws: 'AWS Systems Manager Session Manager',
      google: 'Google Cloud Privileged Access Manager',
      neutral: 'Teleport',
    },
    responsibility: 'Gives administrators their rights for one task and a few hours, after approval, and records the session.',
    answers:
      /\b(?:privileged|administrators?|admin (?:rights|access|accounts?)|just[- ]in[- ]time|break[- ]glass|root accounts?)\b/i,
  },
  'network-hub': {
    name: 'Network hub',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Virtual WAN with Azure Firewall',
      aws: 'AWS Transit Gateway with AWS Network Firewall',
      google: 'Network Connectivity Center with Cloud Next Generation Firewall',
      neutral: 'OPNsense with WireGuard',
    },
    responsibility: 'Joins workloads, offices and data centres over private lines and lets through only what a rule names.',
    answers:
      /\b(?:network\w*|ExpressRoute|Direct Connect|VPN|private (?:links?|connectivity|endpoints?)|firewalls?|egress|data cent(?:re|er)s?|on[- ]prem\w*|IP (?:ranges|addresses))\b/i,
  },
  'organisation-policies': {
    name: 'Organisation policies',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Policy',
      aws: 'AWS Control Tower with service control policies',
      google: 'Google Cloud Organization Policy Service',
      neutral: 'OPA Gatekeeper',
    },
    responsibility:
      'Refuses what breaks a rule of the organisation (region, encryption, public access, tags) and reports what drifted.',
    answers:
      /\b(?:guard ?rails?|polic(?:y|ies) as code|tagg(?:ed|ing)|tags?|compliance rules?|public(?:ly)? (?:accessible|exposed|access)|drift(?:ed)?|CIS|ISO 27001|approved regions?|complian\w+)\b/i,
  },
  provisioning: {
    name: 'Provisioning',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Bicep with Azure Verified Modules',
      aws: 'AWS Control Tower Account Factory for Terraform',
      google: 'Terraform with Cloud Foundation Toolkit',
      neutral: 'OpenTofu',
    },
    responsibility:
      'Builds accounts, networks and environments from reviewed code, each with its owner, budget and guardrails from the first day.',
    answers:
      /\b(?:infrastructure as code|built from code|landing zones?|subscriptions?|accounts? (?:for|in|within)|new (?:environments?|accounts?|projects?)|self[- ]service (?:environments?|infrastructure)|Terraform|vending)\b/i,
  },
  'log-archive': {
    name: 'Log archive',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure Blob Storage with immutable retention',
      aws: 'Amazon S3 with Object Lock',
      google: 'Cloud Storage with Bucket Lock',
      neutral: 'MinIO with object locking',
    },
    responsibility: 'Keeps audit logs of all accounts where nobody can change or delete them before their time.',
    answers:
      /\b(?:audit (?:logs?|trails?|records?)|tamper\w*|immutable|log retention|logs? (?:must |should |shall |are |be ){1,2}(?:kept|retained|stored)|logged,? and (?:be )?(?:kept|retained|stored))\b/i,
  },
} satisfies Record<string, CapabilityFact>
