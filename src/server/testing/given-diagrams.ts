import type { BlockOf, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'

type Diagram = BlockOf<'diagram'>

type Kind = DiagramNode['kind']
const node = ([id, kind, label]: [string, Kind, string], more: Partial<DiagramNode> = {}): DiagramNode => ({
  id,
  kind,
  label,
  ...more,
})
const edge = ([from, to, label]: [string, string, string], more: Partial<DiagramEdge> = {}): DiagramEdge => ({
  from,
  to,
  label,
  ...more,
})

export const contextDiagram: Diagram = {
  id: 'diagram-context',
  type: 'diagram',
  caption: 'Context of the claims platform',
  alt: 'The claims platform between claims handlers, policyholders and four systems around it.',
  direction: 'down',
  groups: [],
  nodes: [
    node(['handler', 'person', 'Claims handler'], { description: 'Assesses and settles claims' }),
    node(['holder', 'person', 'Policyholder'], { description: 'Reports a loss and follows it' }),
    node(['platform', 'system', 'Claims platform'], { description: 'Takes claims in, scores and routes them' }),
    node(['policy', 'external-system', 'Policy administration'], { technology: 'Guidewire' }),
    node(['payments', 'external-system', 'Payment provider'], { technology: 'BACS' }),
    node(['fraud', 'external-system', 'Fraud bureau']),
    node(['identity', 'external-system', 'Identity provider'], { technology: 'Entra ID' }),
  ],
  edges: [
    edge(['handler', 'platform', 'Decides claims'], { technology: 'HTTPS' }),
    edge(['holder', 'platform', 'Reports a loss'], { technology: 'HTTPS' }),
    edge(['platform', 'policy', 'Reads cover'], { technology: 'REST' }),
    edge(['platform', 'payments', 'Orders payment'], { asynchronous: true, technology: 'SFTP' }),
    edge(['platform', 'fraud', 'Asks for a check'], { technology: 'REST' }),
    edge(['platform', 'identity', 'Signs people in'], { technology: 'OpenID Connect' }),
  ],
}

export const containerDiagram: Diagram = {
  id: 'diagram-containers',
  type: 'diagram',
  caption: 'Containers of the claims platform',
  alt: 'Portal, claims service, scoring, event log and stores, and what passes between them.',
  direction: 'down',
  groups: [
    { id: 'platform', label: 'Claims platform' },
    { id: 'scoring', label: 'Scoring', parent: 'platform' },
  ],
  nodes: [
    node(['handler', 'person', 'Claims handler']),
    node(['portal', 'container', 'Claims portal'], {
      technology: 'React',
      group: 'platform',
      description: 'Shows claims and takes decisions',
    }),
    node(['service', 'container', 'Claims service'], {
      technology: 'Java, Spring Boot',
      group: 'platform',
      description: 'Keeps the state of every claim',
    }),
    node(['store', 'store', 'Claims database'], { technology: 'PostgreSQL', group: 'platform' }),
    node(['events', 'queue', 'Claim events'], { technology: 'Kafka', group: 'platform' }),
    node(['features', 'store', 'Feature store'], { technology: 'Redis', group: 'scoring' }),
    node(['scorer', 'container', 'Scoring service'], { technology: 'Python', group: 'scoring' }),
    node(['model', 'model', 'Severity model'], { technology: 'Gradient boosting', group: 'scoring' }),
    node(['documents', 'store', 'Document archive'], { technology: 'Object storage', group: 'platform' }),
    node(['policy', 'external-system', 'Policy administration'], { technology: 'Guidewire' }),
    node(['payments', 'external-system', 'Payment provider'], { technology: 'BACS' }),
  ],
  edges: [
    edge(['handler', 'portal', 'Works in'], { technology: 'HTTPS' }),
    edge(['portal', 'service', 'Reads and changes claims'], { technology: 'JSON over HTTPS' }),
    edge(['service', 'store', 'Keeps claims'], { technology: 'SQL' }),
    edge(['service', 'events', 'Publishes changes'], { asynchronous: true }),
    edge(['events', 'scorer', 'Delivers changes'], { asynchronous: true }),
    edge(['scorer', 'features', 'Reads features']),
    edge(['scorer', 'model', 'Scores a claim']),
    edge(['scorer', 'service', 'Returns the score'], { technology: 'REST' }),
    edge(['service', 'documents', 'Files evidence'], { technology: 'S3 API' }),
    edge(['service', 'policy', 'Reads cover'], { technology: 'REST' }),
    edge(['service', 'payments', 'Orders payment'], { asynchronous: true, technology: 'SFTP' }),
  ],
}

export const dataFlowDiagram: Diagram = {
  id: 'diagram-data-flow',
  type: 'diagram',
  caption: 'Flow of claim data',
  alt: 'Claim data flows from the sources through the landing zone and the refined zone to reports.',
  direction: 'right',
  groups: [{ id: 'lake', label: 'Lakehouse' }],
  nodes: [
    node(['policy', 'external-system', 'Policy administration']),
    node(['claims', 'external-system', 'Claims core']),
    node(['landing', 'store', 'Landing zone'], { technology: 'Delta', group: 'lake' }),
    node(['refined', 'store', 'Refined zone'], { technology: 'Delta', group: 'lake' }),
    node(['curated', 'store', 'Curated zone'], { technology: 'Delta', group: 'lake' }),
    node(['quality', 'component', 'Quality checks'], { technology: 'Great Expectations', group: 'lake' }),
    node(['reports', 'system', 'Reporting'], { technology: 'Power BI' }),
  ],
  edges: [
    edge(['policy', 'landing', 'Nightly extract, 40 GB'], { asynchronous: true }),
    edge(['claims', 'landing', 'Change stream'], { asynchronous: true, technology: 'Debezium' }),
    edge(['landing', 'quality', 'Is checked by']),
    edge(['quality', 'refined', 'Passes rows that hold']),
    edge(['refined', 'curated', 'Is modelled into']),
    edge(['curated', 'reports', 'Is read by'], { technology: 'SQL' }),
  ],
}

export const deploymentDiagram: Diagram = {
  id: 'diagram-deployment',
  type: 'diagram',
  caption: 'Production environment',
  alt: 'Two availability zones of the region UK South, each with an application node and a database node.',
  direction: 'down',
  groups: [
    { id: 'region', label: 'Region UK South' },
    { id: 'zone-1', label: 'Availability zone 1', parent: 'region' },
    { id: 'zone-2', label: 'Availability zone 2', parent: 'region' },
  ],
  nodes: [
    node(['gateway', 'node', 'Application gateway'], { technology: 'WAF v2', group: 'region' }),
    node(['app-1', 'node', 'Kubernetes node pool'], {
      technology: 'AKS, 3 × D4s v5',
      group: 'zone-1',
      description: 'Claims service, scoring service',
    }),
    node(['app-2', 'node', 'Kubernetes node pool'], {
      technology: 'AKS, 3 × D4s v5',
      group: 'zone-2',
      description: 'Claims service, scoring service',
    }),
    node(['db-1', 'store', 'Primary database'], { technology: 'PostgreSQL 16', group: 'zone-1' }),
    node(['db-2', 'store', 'Standby database'], { technology: 'PostgreSQL 16', group: 'zone-2' }),
  ],
  edges: [
    edge(['gateway', 'app-1', 'Routes'], { technology: 'HTTPS' }),
    edge(['gateway', 'app-2', 'Routes'], { technology: 'HTTPS' }),
    edge(['app-1', 'db-1', 'Reads and writes']),
    edge(['app-2', 'db-1', 'Reads and writes']),
    edge(['db-1', 'db-2', 'Replicates'], { asynchronous: true }),
  ],
}
