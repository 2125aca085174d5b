import type { Capability } from './capabilities.ts'
import { intelligenceRoles } from './intelligence-roles.ts'

export type Role = {
  name: string
  words: RegExp
  does: string
  /** Where this person meets the system: the first of these that the design has. */
  meets: Capability[]
  /** A more general role that this one makes superfluous. */
  insteadOf?: string[]
  /** The system outside in which this person meets the design's results. */
  outside?: string
}

const reading: Capability[] = ['dashboards', 'web-application', 'warehouse', 'api-gateway']
const asking: Capability[] = ['web-application', 'answer-service', 'api-gateway', 'dashboards']

/** Roles that briefs name, with what such a person does with a system of this kind. */
export const roles: Role[] = [
  ...intelligenceRoles,
  {
    name: 'Resident',
    words: /\b(?:residents?|citizens?)\b/i,
    does: 'Asks about a council service and acts on the answer.',
    meets: asking,
  },
  {
    name: 'Reader',
    words: /\breaders?\b(?! account)/i,
    does: 'Reads the titles, gives or withdraws consent, and sees what is recommended.',
    meets: asking,
    insteadOf: ['Subscriber', 'Customer'],
    outside: 'Websites and mobile apps',
  },
  { name: 'Subscriber', words: /\bsubscribers?\b/i, does: 'Pays for a title and may cancel.', meets: asking },
  {
    name: 'Patient',
    words:
      /(?<!\bper )\bpatients?\b(?![- ](?:(?:level|related|specific|identifi\w+|identity|administration|records?|data|flow|safety|numbers?|ids?|index|information|demographics|lists?|care|pathways?|master|notes?|files?)\b))/i,
    does: 'Is treated, and is the subject of the data.',
    meets: asking,
  },
  {
    name: 'Customer',
    // "Customer service" is a department, and "the region a customer belonged to" a property of a record.
    words:
      /(?<!\b(?:per|cost us|dimensions? for|payments to|(?:data|names?|addresses|region|tenant|label) of(?: (?:a|an|the|all|eu|uk|our))?) |\d |\b(?:one|two|three) )\bcustomers?\b(?![- ](?:data|records?|services?|relationships?|due|facing|ids?|numbers?|names?|managed|master|dimensions?|base|centre|tables?|belong(?:s|ed)?)\b|[’']s? (?:\w+ )?(?:records?|regions?|address(?:es)?|data|names?)\b)/i,
    does: 'Uses the service from outside the organisation.',
    meets: asking,
  },
  {
    name: 'Claims handler',
    words: /\b(?:claims? handlers?|claims? adjusters?)\b/i,
    does: 'Works a claim from first notification to settlement and decides on it.',
    meets: ['web-application', 'review-workbench', 'scoring', 'dashboards', 'api-gateway'],
  },
  {
    name: 'Fraud investigator',
    words: /\b(?:fraud investigators?|fraud analysts?|special investigations unit)\b/i,
    does: 'Investigates suspicious cases and records whether fraud was confirmed.',
    meets: ['review-workbench', 'web-application', 'dashboards', 'scoring'],
  },
  {
    name: 'Claims manager',
    words: /\bclaims managers?\b/i,
    does: 'Watches open claims, reserves and leakage, and steers the teams.',
    meets: reading,
  },
  {
    name: 'Actuary',
    words: /\bactuar(?:y|ies)\b/i,
    does: 'Queries curated data with SQL for reserving and pricing.',
    meets: ['warehouse', 'dashboards'],
  },
  { name: 'Underwriter', words: /\bunderwriters?\b/i, does: 'Assesses and prices risks.', meets: ['review-workbench', ...reading] },
  {
    name: 'Contact centre adviser',
    words: /\b(?:contact centre (?:advisers?|agents?|staff)|call centre (?:agents?|staff)|advisers?)\b/i,
    does: 'Takes over what the assistant cannot answer and closes the case.',
    meets: ['web-application', 'domain-services', 'answer-service'],
  },
  {
    name: 'Case worker',
    words: /\bcase ?workers?\b/i,
    does: 'Works cases and decides on them.',
    meets: ['review-workbench', ...asking],
  },
  {
    name: 'Knowledge editor',
    words: /\b(?:knowledge editors?|content owners?|document owners?)\b/i,
    does: 'Approves documents and closes the gaps that unanswered questions show.',
    meets: ['dashboards', 'document-ingestion', 'web-application'],
  },
  {
    name: 'Editor',
    words: /\b(?<!knowledge )editors?\b/i,
    does: 'Decides what is published and where, and may block an article from being recommended.',
    meets: reading,
  },
  { name: 'Journalist', words: /\bjournalists?\b/i, does: 'Looks up how the own articles are read.', meets: reading },
  {
    name: 'Service manager',
    words: /\bservice managers?\b/i,
    does: 'Watches volumes and topics of the service and steers it.',
    meets: reading,
  },
  {
    name: 'Commercial team',
    words: /\b(?:commercial team|advertising team|sales team)\b/i,
    does: 'Builds audience segments and offers them to advertisers.',
    meets: reading,
  },
  {
    name: 'Retention team',
    words: /\bretention team\b/i,
    does: 'Speaks to subscribers who are likely to leave.',
    meets: ['review-workbench', ...reading],
  },
  {
    name: 'Finance',
    words: /\bfinance(?: team| department| controllers?)?\b(?! system)/i,
    does: 'Closes the month on figures that agree with the ledger.',
    meets: reading,
  },
  { name: 'Planner', words: /\bplanners?\b/i, does: 'Plans capacity and movements on current figures.', meets: reading },
  {
    name: 'Clinician',
    words: /\b(?:clinicians?|doctors?|nurses?|consultants? physicians?)\b/i,
    does: 'Treats patients and relies on the record.',
    meets: asking,
  },
  {
    name: 'Lawyer',
    words: /\b(?:lawyers?|solicitors?|fee earners?)\b/i,
    does: 'Searches matters and precedents and answers for the advice.',
    meets: asking,
  },
  { name: 'Branch colleague', words: /\bbranch (?:colleagues?|staff)\b/i, does: 'Serves customers in a branch.', meets: asking },
  {
    name: 'Data scientist',
    words: /\bdata scien(?:tists?|ce team)\b/i,
    does: 'Builds, validates and releases models.',
    meets: ['model-lifecycle', 'lake', 'warehouse'],
  },
  {
    name: 'Data steward',
    words: /\bdata (?:stewards?|owners?)\b/i,
    does: 'Answers for the meaning, quality and access of a data set.',
    meets: ['stewardship-desk', 'catalogue', 'data-quality', 'dashboards'],
  },
  {
    name: 'Privacy officer',
    words: /\b(?:privacy (?:officers?|team|office)|data protection (?:officers?|team)|DPO)\b/,
    does: 'Answers for requests of data subjects, consents and retention, and decides what is disputed.',
    meets: ['erasure-orchestration', 'consent-register', 'web-application', 'catalogue'],
  },
  {
    name: 'Domain team',
    words: /\b(?:domain (?:data )?teams?|data product (?:owners?|teams?|managers?)|business domains?)\b/i,
    does: 'Owns data products from source to contract, and keeps what they promise.',
    meets: ['self-serve-platform', 'contract-registry', 'catalogue'],
  },
  {
    name: 'Field engineer',
    words: /\b(?:field|maintenance|site|network|reliability|plant|asset) engineers?\b|\btechnicians?\b/i,
    does: 'Fits and mends devices and acts on alarms.',
    meets: ['dashboards', 'web-application', 'device-gateway', 'observability'],
  },
  {
    name: 'Analyst',
    words: /\b(?:business |data )?analysts?\b(?<!fraud analysts?)/i,
    does: 'Explores curated data and builds reports.',
    meets: reading,
  },
  {
    name: 'Partner developer',
    words:
      /\b(?:partners?|third[- ]part(?:y|ies)|external developers?|suppliers?)\b(?= (?:api|can|must|should|developers?|submit|call|integrat))/i,
    does: 'Builds an application against the published interfaces.',
    meets: ['api-gateway', 'event-broker'],
  },
  {
    name: 'Manager',
    words: /\b(?:directors?|executives?|board members?|department heads?)\b/i,
    does: 'Decides on the figures.',
    meets: reading,
  },
  {
    name: 'Auditor',
    words: /\b(?:internal audit|auditors?)\b/i,
    does: 'Traces a reported figure to its source record.',
    meets: ['catalogue', 'dashboards', 'warehouse'],
  },
  {
    name: 'Operations engineer',
    words: /\b(?:operations (?:team|engineers?)|support team|digital team|data engineers?|SRE)\b/i,
    does: 'Runs the platform and answers its alerts.',
    meets: ['observability'],
  },
  { name: 'User', words: /\b(?:end[- ]?)?users?\b/i, does: 'Uses the system in daily work.', meets: [...asking] },
]
