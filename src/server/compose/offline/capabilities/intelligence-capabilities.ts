import type { CapabilityFact } from './capability-fact.ts'
import { speechCapabilities } from './speech-capabilities.ts'

export const intelligenceCapabilities = {
  'agent-runtime': {
    name: 'Agent runtime',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Foundry Agent Service',
      aws: 'Amazon Bedrock AgentCore',
      google: 'Vertex AI Agent Engine',
      neutral: 'LangGraph on Kubernetes',
    },
    responsibility:
      'Runs a task as a series of recorded steps, asks the language model for the next one, and stops at its limits of steps, time and money.',
    answers:
      /\b(?:\d+ steps|talk to a (?:machine|person)|reach a person|stop all agents|agents? (?:must|should|can|may|shall|to|that|which|runs?)|AI agents?|agentic|multi-step|tasks?|steps? (?:limit|of)|autonom\w+|on behalf of)\b/i,
  },
  guardrails: {
    name: 'Guardrails',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Content Safety',
      aws: 'Amazon Bedrock Guardrails',
      google: 'Model Armor',
      neutral: 'NeMo Guardrails',
    },
    responsibility:
      'Examines what goes into the language model and what comes out for hidden instructions, personal data and forbidden subjects, and blocks or masks it.',
    answers: /\b(?:guard ?rails?|prompt injection|injected|jailbreak\w*|harmful|toxic\w*|hidden instructions?|OWASP)\b/i,
  },
  'tool-gateway': {
    name: 'Tool gateway',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure Container Apps with Open Policy Agent',
      aws: 'Amazon Bedrock AgentCore Gateway',
      google: 'Cloud Run with Open Policy Agent',
      neutral: 'Open Policy Agent on Kubernetes',
    },
    responsibility:
      'Offers each tool with its schema, checks arguments, rights and limits of every call, holds back what needs approval, and makes the call with a credential of its own.',
    answers:
      /\b(?:tools?(?! used)|function calls?|MCP|refunds?|bookings?|actions?|look(?:s|ed)? up|update\w* (?:the )?(?:record|case|order))\b/i,
  },
  'document-pipeline': {
    name: 'Document pipeline',
    kind: 'container',
    zone: 'intelligence',
    technology: { azure: 'Azure Functions', aws: 'AWS Lambda', google: 'Cloud Run', neutral: 'Apache Camel' },
    responsibility:
      'Takes documents in from mail, scan and upload, has them read, checks the fields against rules and master data, and sends each on: straight through, to a person or back.',
    answers:
      /\b(?:straight[- ]through|scans?|scanned|invoices?|mailbox|e-?mail attachments?|incoming (?:documents|post|mail)|duplicate (?:documents|invoices)|validat\w+|purchase orders?)\b/i,
  },
  'document-extraction': {
    name: 'Document extraction',
    kind: 'model',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Document Intelligence',
      aws: 'Amazon Textract',
      google: 'Document AI',
      neutral: 'Docling with Tesseract',
    },
    responsibility:
      'Reads text, tables and handwriting, tells which kind of document it is, and returns each field with its place on the page and a confidence.',
    answers:
      /\b(?:extract(?:s|ed|ion)? (?:\w+ ){0,4}(?:fields?|data|values?|line items?|amounts?)|OCR|handwrit\w+|line items?|classif(?:y|ies|ied|ication) (?:\w+ ){0,3}(?:documents?|letters?|forms?|pages?)|confidence)\b/i,
  },
  'review-workbench': {
    name: 'Review workbench',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Azure Container Apps',
      aws: 'Amazon ECS on AWS Fargate',
      google: 'Cloud Run',
      neutral: 'Node.js on Kubernetes',
    },
    responsibility:
      'Shows a person what a model proposes beside the evidence for it, takes the decision and the reason, and keeps both.',
    answers:
      /\b(?:redact\w*|no decision (?:to \w+ )?may|findings (?:must|should) have|review(?:ers?|(?:s|ed)? (?:by|each|every|fields?|cases?|documents?|images?))|overrid\w+|overrul\w+|approv(?:e|es|ed|al)(?! documents?)|human[- ]in[- ]the[- ]loop|decided by a (?:person|human)|correct(?:s|ed)? (?:\w+ ){0,3}(?:fields?|values?|summar\w+|notes?|transcripts?)|corrections?|judg(?:e|es|ed)|second look|work ?queues?)\b/i,
  },
  forecasting: {
    name: 'Forecasting engine',
    kind: 'model',
    zone: 'intelligence',
    technology: {
      azure: 'Azure Machine Learning automated ML',
      aws: 'Amazon SageMaker with AutoGluon',
      google: 'Vertex AI tabular forecasting',
      neutral: 'StatsForecast on Kubernetes',
    },
    responsibility:
      'Forecasts each series for its horizon with quantiles, makes the levels of a hierarchy add up, and compares itself with a plain baseline on past data.',
    answers:
      /\b(?:(?:absolute|percentage) (?:percentage )?error|\d+% interval|improve the error|forecast\w*|predict(?:s|ed)? (?:the )?(?:demand|load|sales|volumes?|staffing)|back-?tests?|quantiles?|prediction intervals?|MAPE|WAPE|horizon|seasonal\w*|promotions?|replenish\w*)\b/i,
  },
  'recommendation-service': {
    name: 'Recommendation service',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure Kubernetes Service',
      aws: 'Amazon ECS on AWS Fargate',
      google: 'Cloud Run',
      neutral: 'Kubernetes',
    },
    responsibility:
      'Collects candidates, takes out what is blocked or unsuitable, has the rest ranked, mixes in a share to learn from, and falls back to a prepared list.',
    answers:
      /\b(?:recommend\w*|personali[sz]\w+|block(?:s|ed)? (?:products?|articles?|items?)|blocked|new (?:products?|items?|articles?)|age ratings?|suggest(?:s|ed|ions)?|next best|similar (?:items?|articles?|products?)|anonymous|cold[- ]start|diversity)\b/i,
  },
  experimentation: {
    name: 'Experiments',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure App Configuration',
      aws: 'AWS AppConfig',
      google: 'Firebase A/B Testing',
      neutral: 'GrowthBook',
    },
    responsibility:
      'Assigns each person to one arm for as long as a test runs, records who saw what, and reports the effect with its uncertainty.',
    answers: /\b(?:A\/B(?:\/n)? tests?|split tests?|experiments?|in each arm|control group|headline testing|uplift)\b/i,
  },
  'image-inference': {
    name: 'Image inference',
    kind: 'model',
    zone: 'intelligence',
    // One server everywhere: the same model package runs beside the camera and in the cloud.
    technology: {
      azure: 'NVIDIA Triton Inference Server',
      aws: 'NVIDIA Triton Inference Server',
      google: 'NVIDIA Triton Inference Server',
      neutral: 'NVIDIA Triton Inference Server',
    },
    responsibility:
      'Says what an image shows: class, place and certainty of each finding, with the model’s version; an uncertain image is never passed as good.',
    answers:
      /\b(?:blur\w*|number plates?|marked areas?|images?|photos?|photographs?|cameras?|defects?|scratch\w*|visual\w*|computer vision|machine vision|detect(?:s|ed)? (?:\w+ ){0,3}(?:defects?|objects?|damage)|missed defects?|inspect\w*)\b/i,
  },
  'edge-node': {
    name: 'Edge node',
    kind: 'container',
    zone: 'site',
    technology: {
      azure: 'Azure IoT Edge',
      aws: 'AWS IoT Greengrass',
      google: 'Google Distributed Cloud',
      neutral: 'K3s on NVIDIA Jetson',
    },
    responsibility:
      'Stands beside the camera, takes the image, runs the released model within the cycle, signals the result and keeps what it cannot send until the network is back.',
    answers:
      /\b(?:edge|on the line|at the line|line stops?|conveyor|belt|cycle time|cameras?|on[- ]site|without (?:a )?(?:network|connection)|offline|PLC|Jetson)\b/i,
  },
  labelling: {
    name: 'Labelling',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure Machine Learning data labeling',
      aws: 'Amazon SageMaker Ground Truth',
      google: 'Label Studio on Cloud Run',
      neutral: 'Label Studio',
    },
    responsibility:
      'Gives examples to people to label by a written guide, has a share labelled twice, measures how far they agree, and releases versioned label sets.',
    answers: /\b(?:label(?:s|led|ed|ling|ing|lers?|ers?)?|annotat\w+|ground truth)\b/i,
  },
  'evaluation-service': {
    name: 'Evaluation service',
    kind: 'container',
    zone: 'intelligence',
    technology: {
      azure: 'Azure AI Foundry evaluation',
      aws: 'Amazon SageMaker Model Monitor',
      google: 'Vertex AI evaluation',
      neutral: 'MLflow with Evidently',
    },
    responsibility:
      'Runs versioned test sets and attacks against each candidate, samples live answers, compares inputs and results with those of the release, and gives a verdict.',
    answers:
      /\b(?:test sets?|evaluat\w+|drift\w*|red[- ]team\w*|benchmark\w*|bias|fairness|regressions? test\w*|hallucinat\w+|model quality|quality of (?:the )?(?:answers|models?)|LLM[- ]as[- ]a[- ]judge)\b/i,
  },
  ...speechCapabilities,
  'decision-service': {
    name: 'Decision service',
    kind: 'container',
    zone: 'application',
    technology: {
      azure: 'Drools on Azure Container Apps',
      aws: 'Drools on Amazon ECS',
      google: 'Drools on Cloud Run',
      neutral: 'Drools on Kubernetes',
    },
    responsibility:
      'Applies versioned rules and thresholds to score and case, answers let through, hold or decline with reasons, and sends what is held to a person.',
    answers:
      /\b(?:(?:score|screen|assess)s? (?:every|each|all)|decision(?:s|ing)?|declin\w+|block(?:s|ed)? (?:the )?(?:payments?|transactions?|orders?)|thresholds?|rules|hold (?:the )?(?:payment|order)|next best (?:offer|action)|held)\b/i,
  },
} satisfies Record<string, CapabilityFact>
