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
    name: 'Retrieval index',
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
      /\b(?:retrain\w*|train(?:ed|ing)? (?:the |a )?model|models?|A\/B tests?|reproducib\w+|predict\w*|drift|champion|experiments?|churn)\b/i,
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
      /\b(?:website|web chat|screens?|portal|WCAG|accessib\w+|mobile|open a claim|ask a question|user[- ]friendly|easy to use|user interface)\b/i,
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
      /\b(?:business rules|calculat\w+|validate\w*|process(?:es)? (?:orders|applications|payments)|report a|creates a request|looked up|blocked|age rating)\b/i,
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
    answers: /\b(?:publish\w* events?|subscrib(?:e|es) to|message queue|asynchronous\w*|notif(?:y|ied|ications?)|decoupl\w+)\b/i,
  },
  workflow: {
    name: 'Workflow',
    kind: 'container',
    zone: 'application',
    technology: { azure: 'Azure Logic Apps', aws: 'AWS Step Functions', google: 'Workflows', neutral: 'Temporal' },
    responsibility: 'Runs steps that take hours or days, waits for people, and makes good what was begun when a step fails.',
    answers: /\b(?:workflow|approv(?:e|al)|four[- ]eyes|escalat\w+|case management|orchestrat\w+)\b/i,
  },
} satisfies Record<string, CapabilityFact>
