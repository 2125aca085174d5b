/** Products that are names in any position, in German sentences too. */
export const knownProducts = new Set(
  `Access Airflow Ansible Aridhia Astro Athena Aurora Azure Bicep BigQuery Boomi Camunda Canvas Cassandra Citrix Cloudflare Cognos Collibra Confluence Confluent
  Copilot Cosmos Databricks DataRobot Datadog Debezium Delta Dockerfile Docker Drupal Duo Elasticsearch Entra Excel Exadata Exasol Fabric Fivetran Flink Flutter
  Fortinet Genesys GitHub GitLab Grafana Guidewire Hadoop HashiCorp Helm Hive Hyland Iceberg Informatica Intune Java Jenkins Jira Kafka Keycloak Kubernetes
  Laserfiche Lambda Looker Lotus Mailchimp Marketo Matillion Mendix Metabase Microsoft Mirth Mitel MongoDB MuleSoft MySQL Neo4j Netezza Node Notes Okta OneDrive
  OneStream OpenShift OpenText Opera Oracle Outlook OutSystems Pega Power Prometheus Python Qlik RabbitMQ Redis Redshift Relativity Salesforce SAP SAS ServiceNow
  SharePoint Shibboleth Siebel Sitecore Slack Slate Snowflake Solr Spark Splunk Spring Stripe Sybase Synapse Tableau TeamCity Teams Terraform Teradata Tibco
  Trino Twilio Vault Veeam Visma VMware WhatsApp Windows Word WordPress Workato Workday Yammer Zendesk Zoom`.split(/\s+/),
)

/** Of these, words that also begin ordinary sentences. */
export const ordinaryWords = new Set(
  'Access Astro Aurora Canvas Delta Duo Excel Fabric Flutter Helm Hive Iceberg Lambda Lotus Node Notes Opera Outlook Power Relativity Slate Spark Spring Stripe Teams Vault Windows Word Yammer Zoom'.split(
    ' ',
  ),
)
