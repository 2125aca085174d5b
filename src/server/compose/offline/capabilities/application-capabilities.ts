import type { CapabilityFact } from './capability-fact.ts'

export const applicationCapabilities = {
  'document-ingestion': {
    name: 'Document ingestion',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Search indexers',
      aws: 'AWS Lambda with Apache Tika',
      google: 'Cloud Run with Apache Tika',
      neutral: 'Apache Tika',
    },
    responsibility:
      'Fetches new and changed documents with their permissions, reads text and tables, splits them into passages and removes what was withdrawn.',
    answers: /\b(?:documents?|PDFs?|web pages|policies|knowledge|document collection|contracts? \()\b/i,
  },
  'search-index': {
    name: 'Search index',
    kind: 'store',
    zone: 'intelligence',
    technology: { azure: 'Azure AI Search', aws: 'Amazon OpenSearch Service', google: 'Vertex AI Search', neutral: 'OpenSearch' },
    responsibility: 'Holds passages with their embeddings, source, language and permissions for combined word and vector search.',
    answers:
      /\b(?:search\w*|passages?|find(?:s)? no|citations?|cite|links? to|changed document|retriev\w+|document collection|similar (?:items?|articles?|products?)|candidates?|vectors?)\b/i,
  },
  'answer-service': {
    name: 'Answer service',
    kind: 'container',
    zone: 'intelligence',
    technology: { azure: 'Azure Container Apps', aws: 'Amazon ECS on AWS Fargate', google: 'Cloud Run', neutral: 'Kubernetes' },
    responsibility:
      'Turns a question into a search, asks the language model to answer from the passages found, checks each citation and refuses where there is no support.',
    answers:
      /\b(?:answers?|questions?|assistant|chat|conversation\w*|hand-?over|masked|grounded|plain English|Welsh|languages?)\b/i,
  },
  'language-model': {
    name: 'Language model',
    kind: 'model',
    zone: 'intelligence',
    technology: {
      azure: 'Azure OpenAI Service',
      aws: 'Amazon Bedrock',
      google: 'Gemini on Vertex AI',
      neutral: 'vLLM with an open-weight model',
    },
    responsibility:
      'Writes an answer from the passages that it is given and nothing else; its prompts and version are released like code.',
    answers: /\b(?:LLM|language model|generative|summar\w+|grounded|Welsh|plain English|begin within)\b/i,
  },
  'model-lifecycle': {
    name: 'Model lifecycle',
    kind: 'container',
    zone: 'intelligence',
    technology: { azure: 'Azure Machine Learning', aws: 'Amazon SageMaker', google: 'Vertex AI', neutral: 'MLflow on Kubernetes' },
    responsibility:
      'Trains and validates models, keeps each version with its code, data version and parameters, and releases it after approval.',
    answers:
      /\b(?:rollback must|from a notebook|label(?:l)?ed data sets?|retrain\w*|train(?:ed|ing)? (?:the |a )?model|models?|A\/B tests?|reproducib\w+|predict\w*|drift|champion|experiments?|churn)\b/i,
  },
  'feature-store': {
    name: 'Feature store',
    kind: 'store',
    zone: 'intelligence',
    technology: {
      azure: 'Azure Machine Learning managed feature store',
      aws: 'Amazon SageMaker Feature Store',
      google: 'Vertex AI Feature Store',
      neutral: 'Feast on Redis',
    },
    responsibility:
      'Serves the same features for training and scoring, current values within milliseconds and past values as they stood.',
    answers: /\b(?:features? store|features for|within \d+ (?:ms|seconds)[^.]*scor|linked people|anonymous readers)\b/i,
  },
  scoring: {
    name: 'Scoring service',
    kind: 'model',
    zone: 'intelligence',
    technology: {
      azure: 'Azure Machine Learning online endpoint',
      aws: 'Amazon SageMaker endpoint',
      google: 'Vertex AI endpoint',
      neutral: 'KServe',
    },
    responsibility:
      'Answers a request with a score, its reasons and the model’s version, and falls back to rules when the model cannot answer.',
    answers:
      /\b(?:scor\w+|recommend\w*|predict\w*|reasons|false positives?|fraud model|reach the fraud model|ranking|declined|by the model)\b/i,
  },
  'web-application': {
    name: 'Web application',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Azure App Service',
      aws: 'Amazon ECS on AWS Fargate',
      google: 'Cloud Run',
      neutral: 'Node.js on Kubernetes',
    },
    responsibility: 'Gives people their screens, signs them in, and shows what an answer or figure rests on.',
    answers:
      /\b(?:as an? [a-z ]{3,30}, I (?:want|can)|(?:customers?|residents?|patients?|brokers?|buyers?|requesters?) (?:must|should|can|may)(?: be)? (?:able to )?(?:see|make|follow|pay|adjust|book|verify)|notes and tasks|website|web chat|screens?|portal|WCAG|accessib\w+|mobile|open a claim|ask a question|user[- ]friendly|easy to use|user interface)\b/i,
  },
  'api-gateway': {
    name: 'API gateway',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Azure API Management', aws: 'Amazon API Gateway', google: 'Apigee', neutral: 'Kong Gateway' },
    responsibility: 'Publishes versioned interfaces, checks the caller’s token and quota, and logs each call.',
    answers:
      /\b(?:APIs?|interfaces? for|partners?|endpoints?|looked up in|third[- ]part(?:y|ies)|send them to|creates a request in|in Guidewire \w+ *\.?$|give the list to)\b/i,
  },
  'domain-services': {
    name: 'Application services',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Azure Container Apps', aws: 'Amazon ECS on AWS Fargate', google: 'Cloud Run', neutral: 'Kubernetes' },
    responsibility: 'Carry the rules of the business as services with their own data, and publish what happened as events.',
    answers:
      /\b(?:discounts?|rate changes?|without a release|renewal invitations|quotes?|endorsements?|commission|referrals? of|pay invoices|booked at|be booked|renewed automatically|mid-term|reinstatement|be refused|business rules|calculat\w+|validate\w*|process(?:es)? (?:orders|applications|payments)|report a|creates a request|looked up|blocked|age rating)\b/i,
  },
  'event-broker': {
    name: 'Event broker',
    kind: 'queue',
    zone: 'application',
    technology: {
      azure: 'Azure Service Bus',
      aws: 'Amazon EventBridge with Amazon SQS',
      google: 'Google Cloud Pub/Sub',
      neutral: 'RabbitMQ',
    },
    responsibility: 'Delivers each business event at least once to every subscriber and parks what cannot be delivered.',
    answers:
      /\b(?:dead[- ]letter|exactly once|order of (?:the )?messages|publish FHIR|HL7|publish\w* events?|subscrib(?:e|es) to|message queue|asynchronous\w*|notif(?:y|ied|ications?)|decoupl\w+)\b/i,
  },
  workflow: {
    name: 'Workflow',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Azure Logic Apps', aws: 'AWS Step Functions', google: 'Workflows', neutral: 'Temporal' },
    responsibility: 'Runs steps that take hours or days, waits for people, and makes good what was begun when a step fails.',
    answers: /\b(?:workflow|approv(?:e|al)|four[- ]eyes|escalat\w+|case management|orchestrat\w+)\b/i,
  },
  'search-service': {
    name: 'Search service',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Azure Container Apps', aws: 'Amazon ECS on AWS Fargate', google: 'Cloud Run', neutral: 'Kubernetes' },
    responsibility:
      'Understands the words of a query, ranks what the caller may see, suggests corrections and records which results are opened.',
    answers:
      /\b(?:search(?:es|ed|ing)?|search (?:results?|box|terms?|quer(?:y|ies))|facets?|filters?|relevan\w+|ranking|synonyms?|autocomplete|type-?ahead|misspel\w+|find products)\b/i,
  },
  'index-feed': {
    name: 'Index feed',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Azure AI Search indexers',
      aws: 'Amazon OpenSearch Ingestion',
      google: 'Vertex AI Search data stores',
      neutral: 'Apache NiFi',
    },
    responsibility:
      'Fetches new, changed and withdrawn items of each source with their permissions and brings them into the form that is searched.',
    answers:
      /\b(?:index(?:ed|ing)|crawl\w*|new (?:items|documents|products) (?:must|should)|(?:findable|searchable|appear in search) within|sources? (?:of|for) search)\b/i,
  },
  'mobile-application': {
    name: 'Mobile application',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: '.NET MAUI',
      aws: 'React Native with AWS Amplify',
      google: 'Flutter with Firebase',
      neutral: 'Flutter',
    },
    responsibility:
      'Gives people their work on a telephone or tablet, keeps what they enter while there is no network, and sends it when there is.',
    answers:
      /\b(?:must be told within|push|battery|in the app|mobile apps?|native apps?|iOS|Android|iPhones?|iPads?|tablets?|handhelds?|offline|no (?:signal|network|coverage)|biometric\w*|app stores?|camera|photo\w*|barcodes?|GPS)\b/i,
  },
  'device-store': {
    name: 'Device store',
    kind: 'store',
    zone: 'application',
    technology: {
      azure: 'SQLite with SQLCipher',
      aws: 'SQLite with SQLCipher',
      google: 'SQLite with SQLCipher',
      neutral: 'SQLite with SQLCipher',
    },
    responsibility:
      'Keeps on the device, encrypted, the work of the day and what has not been sent yet, and can be wiped from afar.',
    answers:
      /\b(?:offline|no (?:signal|network|coverage)|without (?:a )?(?:signal|network|coverage)|poor (?:signal|coverage)|lost devices?|wiped?)\b/i,
  },
  notifications: {
    name: 'Notifications',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Azure Notification Hubs with Azure Communication Services',
      aws: 'AWS End User Messaging with Amazon SES',
      google: 'Firebase Cloud Messaging',
      neutral: 'Novu',
    },
    responsibility:
      'Sends e-mails, texts and push messages in the form and language that each person chose, once each, and records what arrived.',
    answers:
      /\b(?:push (?:notifications?|messages?)|notif(?:y|ies|ied|ications?)|reminders?|SMS|text messages?|e-?mails? (?:to|the customer)|(?:told|informed|contacted) (?:by|when|of)|by (?:e-?mail|text)|alerted by)\b/i,
  },
  'content-management': {
    name: 'Content management',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Umbraco on Azure App Service',
      aws: 'Strapi on Amazon ECS',
      google: 'Strapi on Cloud Run',
      neutral: 'Strapi',
    },
    responsibility: 'Lets editors write, translate, approve and publish pages and help texts without a release.',
    answers:
      /\b(?:content (?:editors?|management|team|pages)|CMS|publish (?:pages|articles|news)|editorial|translations?|help (?:texts?|pages))\b/i,
  },
  edge: {
    name: 'Edge and traffic routing',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Azure Front Door with Web Application Firewall',
      aws: 'Amazon CloudFront with AWS WAF and Amazon Route 53',
      google: 'Cloud Load Balancing with Cloud CDN and Cloud Armor',
      neutral: 'NGINX with Coraza',
    },
    responsibility:
      'Takes every request from the internet near its caller, turns away attacks, serves what may be cached and sends the rest to a healthy region.',
    answers:
      /\b(?:CDN|DDoS|web application firewall|WAF|cach(?:e|ed|ing)|peak (?:traffic|visits)|nearest region|regions?\b[^.]*\bfail\w*|fail(?:s|ed)? over|failover|traffic|worldwide)\b/i,
  },
} satisfies Record<string, CapabilityFact>
