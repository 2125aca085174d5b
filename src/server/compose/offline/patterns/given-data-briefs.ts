type GivenBrief = { project: string; technicalRequirements: string }

/** Briefs as clients write them, each with the patterns it calls for; the first leads. */
export const givenDataBriefs: [patterns: string[], GivenBrief][] = [
  [
    ['lakehouse'],
    {
      project: 'Northstar',
      technicalRequirements: `- Bring policies from Guidewire PolicyCenter, claims from ClaimCenter and postings from SAP into one governed data lake on Azure.
- Raw data must be kept for 7 years so that any figure can be rebuilt.
- Curated tables must be ready by 07:00 on each working day.
- Data scientists read the same tables as the analysts.`,
    },
  ],
  [
    ['data-warehouse'],
    {
      project: 'Finance Insight',
      technicalRequirements: `- Build a finance data warehouse in Snowflake with dbt, fed nightly from Oracle E-Business Suite and Salesforce.
- Reports must show the region a customer belonged to at the time of the sale.
- Figures must agree with the ledger at month-end.
- Analysts must be able to query the marts in SQL.
- Ninety-five per cent of dashboards must open within 4 seconds.
- Financial records must be kept for 7 years.`,
    },
  ],
  [
    ['change-data-capture'],
    {
      project: 'Core Replica',
      technicalRequirements: `- Replicate every insert, update and delete from the Oracle Database of the core banking system by change data capture.
- Changes must reach the replica within 30 seconds.
- The solution must not slow the source database.
- Schema changes at the source must not stop other tables.
- Counts must be reconciled with the source each night.`,
    },
  ],
  [
    ['master-data-management'],
    {
      project: 'One Customer',
      technicalRequirements: `- Match and merge customer records from Salesforce, SAP ECC and Zendesk into golden records.
- Data stewards must review doubtful matches and be able to undo a wrong merge.
- Customer service must find a customer by name and postcode within 1 second.
- Other systems must be told when a golden record changes.
- At least 98% of automatic matches must be correct.`,
    },
  ],
  [
    ['data-mesh'],
    {
      project: 'Domain Data',
      technicalRequirements: `- Business domains must own and publish their data as data products with data contracts.
- Domain teams must set up a new data product through self-service within 1 day.
- A breaking change must be announced 60 days ahead.
- Analysts must find products in a catalogue and request access for a purpose.
- The platform runs on AWS.`,
    },
  ],
  [
    ['data-governance'],
    {
      project: 'Known Data',
      technicalRequirements: `- Introduce data governance with data stewards, a business glossary and a data catalogue.
- Auditors must see column-level lineage of each reported figure back to SAP S/4HANA and Snowflake.
- Every data set must have a data owner and a classification.
- Access requests must be approved by the data owner within 2 working days.`,
    },
  ],
  [
    ['data-privacy'],
    {
      project: 'Trust',
      technicalRequirements: `- Handle data subject requests for access and erasure across Salesforce, SAP SuccessFactors and Zendesk within 30 days.
- Record consent given and withdrawn by purpose; a withdrawal must take effect within 15 minutes.
- Customers must submit and follow a request in a portal.
- Analysts may see pseudonymised data only.
- The privacy team must see overdue requests and show proof of each deletion.
- The retention schedule must be applied each day.`,
    },
  ],
  [
    ['data-quality'],
    {
      project: 'Right First Time',
      technicalRequirements: `- Introduce data quality rules for the nightly policy and claims loads from Guidewire.
- Records that fail a rule must go to quarantine with the reason, and be corrected by their data owner.
- Totals must be reconciled with the ledger to the penny.
- Quality scores must be shown on a dashboard by data set and owner.
- A load with more than 2% of failed records must not be published.`,
    },
  ],
  [
    ['iot-telemetry'],
    {
      project: 'Pump Watch',
      technicalRequirements: `- Collect readings from 12,000 sensors in pumping stations over MQTT every 10 seconds.
- An alarm must reach the maintenance engineers within 15 seconds.
- Stations lose connectivity for up to 8 hours; no readings may be lost.
- Readings must be kept at full rate for 90 days and as hourly averages for 10 years.
- A stolen device must be shut out within 5 minutes.
- The platform runs on Azure.`,
    },
  ],
  [
    ['streaming'],
    {
      project: 'Live Orders',
      technicalRequirements: `- Order events from the web shop arrive at 3,000 events per second at peak over Kafka.
- Totals on the live dashboard must be no older than 5 seconds.
- Events must be readable again for 14 days after a fault.
- Events that cannot be processed must be set aside and reported.`,
    },
  ],
  [
    ['batch-integration'],
    {
      project: 'Interfaces',
      technicalRequirements: `- Nightly batch interfaces between Workday and the payroll bureau over SFTP.
- Runs must finish within the batch window of 4 hours.
- A failed run must be repeatable without paying anybody twice.
- Counts and sums must be reconciled after each run.`,
    },
  ],
  [
    ['data-warehouse', 'change-data-capture', 'master-data-management'],
    {
      project: 'Retail Warehouse',
      technicalRequirements: `- Build a data warehouse with a dimensional model and data marts for sales, stock and margin on Google Cloud.
- Capture changes from the Oracle Database by change data capture; load NetSuite nightly.
- Keep one golden record for each customer and supplier by matching records from both systems.
- Data stewards decide doubtful matches.
- Reports must agree with the ledger and show history as it stood.`,
    },
  ],
  [
    ['data-mesh', 'data-governance'],
    {
      project: 'Domain Platform',
      technicalRequirements: `- Each business domain publishes data products with data contracts on Azure, using Databricks and Collibra.
- Data governance with data stewards, a business glossary and lineage across products.
- Sensitive columns must be masked unless access is granted for a purpose.
- Domain teams set up products through self-service.`,
    },
  ],
  [
    ['data-privacy', 'streaming'],
    {
      project: 'Consented Audience',
      technicalRequirements: `- Collect clickstream events at 2,000 events per second with Kinesis on AWS.
- Use consent records by purpose; events without consent must be dropped within 60 seconds of withdrawal.
- Data subject requests for erasure must reach every store within 30 days.
- Identifiers must be pseudonymised before analysts see them.
- The right to be forgotten must also cover past events.`,
    },
  ],
  [
    ['lakehouse', 'data-quality', 'data-governance'],
    {
      project: 'Trusted Lakehouse',
      technicalRequirements: `- Build a data lakehouse on Databricks that brings six systems into one governed platform, among them SAP S/4HANA and Salesforce.
- Data quality rules must quarantine bad records and reconcile totals with the source.
- A data catalogue with data owners and lineage is needed.
- Data stewards correct quarantined records.`,
    },
  ],
  [
    ['iot-telemetry', 'streaming', 'data-warehouse'],
    {
      project: 'Fleet Telemetry',
      technicalRequirements: `- IoT telemetry from 4,000 telematics units at 800 events per second must be visible in near real time.
- Store time-series readings in TimescaleDB and use Apache Kafka as the stream.
- A data warehouse joins trips with orders from Dynamics 365 for weekly reports.
- Planners watch a live dashboard.`,
    },
  ],
  [
    ['data-privacy', 'data-warehouse'],
    {
      project: 'Patient Insight',
      technicalRequirements: `- A data warehouse in BigQuery for reporting on waiting times, loaded daily from TPP SystmOne.
- Patient identifiers must be pseudonymised before loading; re-identification needs approval.
- Subject access requests and the right to erasure must be honoured in every store.
- Consent records must be checked before data is used for research.`,
    },
  ],
]
