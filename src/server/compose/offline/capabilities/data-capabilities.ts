import type { CapabilityFact } from './capability-fact.ts'

export const dataCapabilities = {
  'batch-ingestion': {
    name: 'Batch ingestion',
    kind: 'container',
    zone: 'data',
    technology: { azure: 'Azure Data Factory', aws: 'AWS Glue', google: 'Cloud Composer', neutral: 'Apache Airflow' },
    responsibility: 'Extracts changed records on a schedule, checks their schema and counts, and lands them unchanged.',
    answers:
      /\b(?:data from [A-Z]\w+|be read from|flu surveillance|nightly file|ingest\w*|extract\w*|every night|nightly|(?:must|should|shall|to) be loaded|(?:is|are) loaded|loaded every|load(?:ed)?(?: [^ .]+){0,6} from|historical|join this with|source systems?|import\w*|batch)\b/i,
  },
  'change-capture': {
    name: 'Change capture',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Debezium on Azure Container Apps',
      aws: 'AWS Database Migration Service',
      google: 'Datastream',
      neutral: 'Debezium',
    },
    responsibility: 'Reads the transaction logs of source databases and passes on each change in order.',
    answers: /\b(?:change data capture|CDC|delta loads?|change records?|replicat\w+|in step with|in sync)\b/i,
  },
  'file-transfer': {
    name: 'File transfer',
    kind: 'container',
    zone: 'data',
    technology: { azure: 'Azure Blob Storage SFTP', aws: 'AWS Transfer Family', google: 'SFTPGo on Cloud Run', neutral: 'SFTPGo' },
    responsibility: 'Receives and sends files over SFTP, scans them and records who sent what when.',
    answers: /\b(?:SFTP|file transfers?|flat files?|CSV|XML files?|EDI)\b/i,
  },
  'event-stream': {
    name: 'Event stream',
    kind: 'queue',
    zone: 'data',
    technology: {
      azure: 'Azure Event Hubs',
      aws: 'Amazon Kinesis Data Streams',
      google: 'Google Cloud Pub/Sub',
      neutral: 'Apache Kafka',
    },
    responsibility: 'Accepts events as they happen, keeps them in order for each key and lets consumers read them again.',
    answers:
      /\b(?:events?|collect\w*|consent\w*|near[- ]real[- ]time|real[- ]time|streaming|telemetry|page views|clicks|clickstream)\b/i,
  },
  'stream-processing': {
    name: 'Stream processing',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Azure Databricks Structured Streaming',
      aws: 'Amazon Managed Service for Apache Flink',
      google: 'Dataflow',
      neutral: 'Apache Flink',
    },
    responsibility: 'Joins, deduplicates and aggregates events by their own time and writes results within seconds.',
    answers:
      /\b(?:within \d+ (?:seconds|ms)|near[- ]real[- ]time|real[- ]time|right now|live dashboard|older than \d+ seconds|streaming|aggregat\w+)\b/i,
  },
  'schema-registry': {
    name: 'Schema registry',
    kind: 'store',
    zone: 'data',
    technology: {
      azure: 'Azure Event Hubs Schema Registry',
      aws: 'AWS Glue Schema Registry',
      google: 'Pub/Sub schemas',
      neutral: 'Apicurio Registry',
    },
    responsibility: 'Keeps every version of each event’s schema and refuses a change that would break its readers.',
    answers:
      /\b(?:schema (?:registry|changes?|evolution|versions?|drift)|(?:Avro|Protobuf) schemas?|compatib(?:le|ility) of (?:events|schemas))\b/i,
  },
  'device-gateway': {
    name: 'Device gateway',
    kind: 'container',
    zone: 'data',
    technology: { azure: 'Azure IoT Hub', aws: 'AWS IoT Core', google: 'EMQX on Google Kubernetes Engine', neutral: 'EMQX' },
    responsibility: 'Admits each device by its own certificate, takes its readings and delivers commands to it.',
    answers:
      /\b(?:devices?|sensors?|MQTT|OPC[ -]?UA|LoRaWAN|meter readings?|meters|telematics|firmware|certificates? (?:per|for each|of each) device|provision\w* (?:of )?devices?)\b/i,
  },
  'edge-gateway': {
    name: 'Edge gateway',
    kind: 'container',
    zone: 'data',
    technology: { azure: 'Azure IoT Edge', aws: 'AWS IoT Greengrass', google: 'EdgeX Foundry', neutral: 'EdgeX Foundry' },
    responsibility:
      'Speaks the protocols of a site, keeps readings while the line is down, and sends them in order when it is back.',
    answers:
      /\b(?:edge|on site|offline|store[- ]and[- ]forward|connectivity|los[es]s? (?:of )?(?:the )?(?:signal|connection|line)|line is down|buffer\w*|OPC[ -]?UA|Modbus|PLCs?|SCADA)\b/i,
  },
  'time-series-store': {
    name: 'Time-series store',
    kind: 'store',
    zone: 'data',
    technology: {
      azure: 'Azure Data Explorer',
      aws: 'Amazon Timestream for InfluxDB',
      google: 'Bigtable',
      neutral: 'TimescaleDB',
    },
    responsibility: 'Keeps readings by device and time, thins them out as they age, and answers questions over a span of time.',
    answers: /\b(?:time[- ]series|readings?|historian|trends?|hourly (?:averages?|aggregates?)|downsampl\w+|sampled?)\b/i,
  },
  lake: {
    name: 'Lake storage',
    kind: 'store',
    zone: 'data',
    technology: {
      azure: 'Azure Data Lake Storage Gen2 with Delta Lake',
      aws: 'Amazon S3 with Apache Iceberg',
      google: 'Cloud Storage with Apache Iceberg',
      neutral: 'MinIO with Apache Iceberg',
    },
    responsibility: 'Keeps raw, cleansed and curated tables as separate layers, versioned, so that any figure can be rebuilt.',
    answers:
      /\b(?:retain\w*|retention(?! team)|histor\w+|closed claims|years of|data lake|lakehouse|reproducib\w+|archiv\w+|kept for|deleted?|deletion|erasure)\b/i,
  },
  transformation: {
    name: 'Transformation',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Azure Databricks',
      aws: 'AWS Glue for Apache Spark',
      google: 'Dataproc Serverless',
      neutral: 'Apache Spark with dbt',
    },
    responsibility:
      'Cleanses, matches and conforms records between the layers; records that fail a check go to quarantine with the reason.',
    answers:
      /\b(?:join\w*|cleans\w+|conform\w*|match\w*|dedup\w+|transform\w*|curated|linked|finish within|agrees? with|segments?)\b/i,
  },
  warehouse: {
    name: 'Serving warehouse',
    kind: 'store',
    zone: 'data',
    technology: { azure: 'Microsoft Fabric Warehouse', aws: 'Amazon Redshift', google: 'BigQuery', neutral: 'PostgreSQL' },
    responsibility: 'Serves curated tables in a dimensional model over SQL, with row-level security.',
    answers:
      /\b(?:closed period|restatements?|postings|bi-temporal|SQL|quer(?:y|ied)|warehouse|dimensional|figures|reports?|reporting|dashboards?|segments?|subscriber numbers)\b/i,
  },
  dashboards: {
    name: 'Reporting',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Power BI', aws: 'Amazon QuickSight', google: 'Looker', neutral: 'Apache Superset' },
    responsibility: 'Presents agreed measures in dashboards and scheduled reports, each with its definition and time of refresh.',
    answers:
      /\b(?:drill\w*|metrics per|be visible to|public map|live map|committee pack|control room|small cell|dashboards?|reports|report(?! a\b)|reporting|excel|KPIs?|visuali[sz]\w+|see what|see which|segments?|A\/B tests?|numbers that agree)\b/i,
  },
  catalogue: {
    name: 'Data catalogue',
    kind: 'store',
    zone: 'control',
    technology: {
      azure: 'Microsoft Purview',
      aws: 'Amazon DataZone',
      google: 'Dataplex Universal Catalog',
      neutral: 'OpenMetadata',
    },
    responsibility: 'Records each data set with its owner, meaning, classification and lineage, and grants access on request.',
    answers:
      /\b(?:catalog(?:ue)?|lineage|traceab\w+|data owners?|classif(?:y|ied|ication) (?:of )?data|glossary|metadata|GDPR|special category|definitions?|consent\w*)\b/i,
  },
  'data-quality': {
    name: 'Data quality checks',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Great Expectations',
      aws: 'AWS Glue Data Quality',
      google: 'Dataplex data quality',
      neutral: 'Great Expectations',
    },
    responsibility: 'Runs the agreed rules on every load, publishes the results and stops a load that breaks a blocking rule.',
    answers: /\b(?:data quality|quality rules|agree with|reconcil\w+|completeness|accura(?:te|cy) of (?:the )?data|to within)\b/i,
  },
  'operational-store': {
    name: 'Operational store',
    kind: 'store',
    zone: 'application',
    technology: {
      azure: 'Azure Database for PostgreSQL',
      aws: 'Amazon Aurora PostgreSQL',
      google: 'Cloud SQL for PostgreSQL',
      neutral: 'PostgreSQL',
    },
    responsibility: 'Keeps the application’s own records and their history in one transactional database.',
    answers:
      /\b(?:conflicting writes|transcripts?|records? (?:are|must be) (?:kept|stored)|stored|saved|history of|kept for|deleted after)\b/i,
  },
  reconciliation: {
    name: 'Reconciliation',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Azure Databricks',
      aws: 'AWS Glue for Apache Spark',
      google: 'Dataproc Serverless',
      neutral: 'Apache Spark with dbt',
    },
    responsibility: 'Compares counts, sums and sampled records between old and new, and reports every difference with its cause.',
    answers: /\b(?:reconcil\w+|migrat\w+|agree(?:s)? with|cut-?over|parallel run)\b/i,
  },
  'migration-pipeline': {
    name: 'Migration pipeline',
    kind: 'container',
    zone: 'data',
    technology: {
      azure: 'Azure Data Factory',
      aws: 'AWS Database Migration Service',
      google: 'Database Migration Service',
      neutral: 'Apache Airflow',
    },
    responsibility: 'Moves history in restartable waves, keeps the mapping from old to new keys and logs each rejected record.',
    answers: /\b(?:numbers? must not change|migrat\w+|decommission\w*|legacy|move(?:d)? from|histor\w+|closed claims)\b/i,
  },
} satisfies Record<string, CapabilityFact>
