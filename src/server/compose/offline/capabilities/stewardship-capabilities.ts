import type { CapabilityFact } from './capability-fact.ts'

/** What keeps data right, known, shared and lawful. */
export const stewardshipCapabilities = {
  matching: {
    name: 'Matching and survivorship',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Splink on Azure Databricks',
      aws: 'AWS Entity Resolution',
      google: 'BigQuery entity resolution',
      neutral: 'Splink on Apache Spark',
    },
    responsibility:
      'Standardises source records, scores which of them are the same thing, and builds one golden record from the best value of each attribute.',
    answers:
      /\b(?:match(?:es|ed|ing)?|merg(?:e|es|ed|ing)|duplicates?|dedup\w+|survivorship|golden records?|same (?:customer|person|supplier|product)|house-?hold\w*|entity resolution)\b/i,
  },
  'master-data-hub': {
    name: 'Master data hub',
    kind: 'store',
    zone: 'data',
    technology: {
      azure: 'Azure SQL Database',
      aws: 'Amazon Aurora PostgreSQL',
      google: 'AlloyDB for PostgreSQL',
      neutral: 'PostgreSQL',
    },
    responsibility: 'Keeps golden records, the source records behind each, their cross-references and every merge and split.',
    answers:
      /\b(?:golden records?|master (?:data|records?)|MDM|cross-?references?|single (?:customer )?view|hierarch(?:y|ies)|un-?merg\w+|split|one (?:record|identifier) (?:for|per))\b/i,
  },
  'stewardship-desk': {
    name: 'Stewardship desk',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Power Apps', aws: 'AWS Amplify', google: 'AppSheet', neutral: 'Appsmith' },
    responsibility: 'Shows stewards what a machine could not decide, with the evidence beside it, and records their decision.',
    answers:
      /\b(?:data stewards?|stewards?|stewardship|review(?:ed)? (?:queue|by|each|doubtful)|doubtful|manual(?:ly)? (?:review|correct)\w*|correct\w* (?:and released?|by)|work ?lists?|exceptions?)\b/i,
  },
  'quality-store': {
    name: 'Quality and quarantine store',
    kind: 'store',
    zone: 'data',
    technology: {
      azure: 'Azure Data Lake Storage Gen2 with Delta Lake',
      aws: 'Amazon S3 with Apache Iceberg',
      google: 'BigQuery',
      neutral: 'PostgreSQL',
    },
    responsibility: 'Keeps the result of every rule on every load, and the records that wait in quarantine with their reason.',
    answers:
      /\b(?:quarantin\w+|reject\w*|fail(?:s|ed|ing)? (?:a |the )?(?:rules?|checks?|validation|records?)|results? of (?:each|every) (?:rule|check)|quality (?:score|trend|history)\w*)\b/i,
  },
  'metadata-scanner': {
    name: 'Metadata scanner',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Microsoft Purview Data Map scans',
      aws: 'AWS Glue crawlers',
      google: 'Dataplex discovery',
      neutral: 'OpenMetadata ingestion',
    },
    responsibility: 'Reads schemas, usage and the lineage of each run from the systems, never the rows but for agreed samples.',
    answers: /\b(?:scan(?:s|ned|ning)?|crawl\w*|harvest\w*|discover\w*|lineage|metadata|impact analysis|column[- ]level)\b/i,
  },
  'access-policies': {
    name: 'Access policies',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Unity Catalog',
      aws: 'AWS Lake Formation',
      google: 'BigQuery policy tags',
      neutral: 'Apache Ranger',
    },
    responsibility:
      'Turns granted purposes and classifications into row, column and table rights in each store, and logs each use.',
    answers:
      /\b(?:row[- ]level|column[- ]level security|attribute[- ]based|access (?:requests?|policies|rights|grants?|approvals?)|grant(?:s|ed)? access|request access|purpose[- ]based|for (?:this|that|each|one) purpose|masked?)\b/i,
  },
  'contract-registry': {
    name: 'Data contract registry',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Data Contract CLI with Azure DevOps',
      aws: 'Data Contract CLI with AWS CodePipeline',
      google: 'Data Contract CLI with Cloud Build',
      neutral: 'Data Contract CLI with GitLab',
    },
    responsibility:
      'Keeps each product’s contract under version control and tests schema, rules and service levels against it before a release.',
    answers:
      /\b(?:data contracts?|contracts? (?:for|between|of|with) (?:each|every|producers?|data|consumers?)|service levels? of (?:each|every|the) (?:data )?product|breaking changes?|versions? of (?:a|each|the) (?:data )?product)\b/i,
  },
  'self-serve-platform': {
    name: 'Self-serve data platform',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Deployment Environments',
      aws: 'AWS Service Catalog',
      google: 'Infrastructure Manager',
      neutral: 'Backstage with Terraform',
    },
    responsibility: 'Gives a domain team storage, pipeline, monitoring and budget for a new data product from one template.',
    answers:
      /\b(?:self-?serv(?:e|ice)|data products?|domain teams?|domains?|template\w*|without (?:a ticket|waiting for|the help of)|provision\w*)\b/i,
  },
  'consent-register': {
    name: 'Consent and request register',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure Cosmos DB',
      aws: 'Amazon DynamoDB',
      google: 'Firestore',
      neutral: 'PostgreSQL',
    },
    responsibility:
      'Keeps who consented to which purpose and when, each request of a data subject, and the proof of what was done.',
    answers:
      /\b(?:consents?|consented|opt(?:s|ed)?[- ](?:in|out)|preferences?|lawful bas[ie]s|purposes?|withdraw\w*|object(?:s|ed)? to|CCPA|records? of processing)\b/i,
  },
  'erasure-orchestration': {
    name: 'Privacy request orchestration',
    kind: 'container',
    zone: 'control',
    technology: {
      azure: 'Azure Durable Functions',
      aws: 'AWS Step Functions',
      google: 'Workflows',
      neutral: 'Fides',
    },
    responsibility:
      'Carries a request for access, correction, restriction or erasure to every store, in order, and collects the proof.',
    answers:
      /\b(?:never deleted automatically|subject (?:access )?requests?|SARs?|DSARs?|right to (?:erasure|be forgotten|access|rectification)|eras(?:e|ed|ure)|deletion requests?|data to be deleted|delet(?:e|ed|ion) (?:of|in|from|across|on request|everywhere)|forgotten|portab\w+|retention (?:rules?|schedules?|periods?))\b/i,
  },
  pseudonymisation: {
    name: 'Pseudonym register',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Azure SQL Database with Always Encrypted',
      aws: 'Amazon DynamoDB with AWS KMS',
      google: 'Sensitive Data Protection',
      neutral: 'PostgreSQL with pgcrypto',
    },
    responsibility:
      'Replaces direct identifiers with keyed tokens, keeps the way back apart from the data, and logs each use of it.',
    answers:
      /\b(?:pseudonymi[sz]\w+|anonymi[sz]\w+|tokeni[sz]\w+|de-?identif\w+|re-?identif\w+|masked?|masking|direct identifiers?)\b/i,
  },
} satisfies Record<string, CapabilityFact>
