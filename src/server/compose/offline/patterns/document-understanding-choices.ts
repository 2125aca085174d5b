import type { Choices } from './pattern.ts'

/** What the document understanding pattern decides, risks, costs and delivers. */
export const documentUnderstandingChoices: Choices = {
  decisions: [
    {
      title: 'A field goes straight through by its own threshold and by rules',
      context: 'One threshold for everything either sends too much to people or lets too much through.',
      options: [
        {
          name: 'Threshold by field and kind, with rules and master data',
          merit: 'An amount that adds up and a supplier that exists may pass at lower confidence than a bank account.',
          drawback: 'Thresholds have to be set on labelled documents and kept up.',
        },
        {
          name: 'One threshold for the document',
          merit: 'Simple to explain.',
          drawback: 'A single weak field that nobody needs sends the whole document to a person.',
        },
        {
          name: 'A person sees every document',
          merit: 'Nothing wrong passes unseen, as far as people see it.',
          drawback: 'The effort stays, and tired reviewers overlook what the model had right.',
        },
      ],
      outcome: 'The document pipeline applies thresholds and rules by field; only fields in doubt reach the review workbench.',
      consequences: 'A random share of what went straight through is reviewed all the same, so that the true error rate is known.',
      answers: /\b(?:straight[- ]through|confidence|threshold|review\w*|accura\w+|correct\w*|errors?)\b/i,
      needs: 'document-pipeline',
    },
    {
      title: 'Prebuilt readers first, an own model where they fall short',
      context: 'Forms, invoices and free letters differ in how far a bought reader knows them.',
      options: [
        {
          name: 'Prebuilt reader, trained further on the client’s kinds',
          merit: 'Results in weeks; a few dozen labelled documents for each kind are a beginning.',
          drawback: 'Priced by page, and its releases are the vendor’s.',
        },
        {
          name: 'Language model that reads pages into a schema',
          merit: 'Copes with free wording and with kinds never seen before.',
          drawback: 'May invent a plausible value, gives no honest confidence, and costs more a page.',
        },
        {
          name: 'Own model on open software',
          merit: 'Runs anywhere, with no price by page.',
          drawback: 'Needs many labelled pages and people who keep it alive.',
        },
      ],
      outcome: '{document-extraction} reads what has a layout; free wording is added where the test set shows a gain.',
      consequences: 'Every value must have a place on the page, whoever read it; a value without one goes to review.',
      answers: /\b(?:extract\w*|OCR|handwrit\w*|invoices?|letters?|contracts?|classif\w+|languages?)\b/i,
      needs: 'document-extraction',
    },
    {
      title: 'The original is kept apart from what was read',
      context: 'Fields are corrected and models change; what the sender wrote does not.',
      options: [
        {
          name: 'Original unchanged in the store, fields in the database with their place',
          merit: 'Any value can be shown on its page years later, and read again by a better model.',
          drawback: 'Two places to delete from.',
        },
        {
          name: 'Fields only, original thrown away',
          merit: 'Little to keep and to protect.',
          drawback: 'A dispute cannot be settled, and many records schedules forbid it.',
        },
        {
          name: 'All in the target system as attachment',
          merit: 'One place for users.',
          drawback: 'Documents that were returned or never matched have no home there.',
        },
      ],
      outcome: '{lake} keeps originals under the records schedule; {operational-store} keeps fields, corrections and releases.',
      consequences: 'Deletion runs over both by document id, and is proved by a report.',
      answers: /\b(?:retain\w*|kept|archiv\w+|originals?|audit|delet\w+|records)\b/i,
      needs: 'lake',
    },
  ],
  risks: [
    {
      text: 'The straight-through rate is forced up and wrong values reach the ledger or the case.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Set thresholds by the accepted error rate, review a random sample of what passed, and raise the rate only when that sample allows it.',
      owner: 'Process owner',
    },
    {
      text: 'A sender changes a layout or a new kind of document arrives, and accuracy falls unnoticed.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Watch confidence and corrections by sender and kind each week; send an unknown kind to a person rather than to the nearest known one.',
      owner: 'Model owner',
    },
    {
      text: 'A forged or changed document passes, for instance an invoice with another bank account.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Compare bank details with master data, never update master data from a document, and show every change of account to a second person.',
      owner: 'Fraud lead',
    },
    {
      text: 'There are too few examples of the rare kinds of document.',
      likelihood: 'high',
      impact: 'low',
      mitigation: 'Begin with the few kinds that make up most of the volume, and keep the rest with people until there are enough.',
      owner: 'Delivery lead',
    },
  ],
  costs: [
    { item: 'Documents read', capability: 'document-pipeline', measuredBy: 'throughput', unit: 'documents', period: 'month' },
    { item: 'Document pipeline', capability: 'document-pipeline', unit: 'environment', period: 'month' },
    { item: 'Reviewers’ time', capability: 'review-workbench', unit: 'review team', period: 'month' },
    { item: 'Storage of originals', capability: 'lake', measuredBy: 'data volume', unit: 'TB', period: 'month' },
    { item: 'Labelling the first document set', capability: 'document-extraction', unit: 'document set', period: 'once' },
  ],
  workstreams: [
    {
      name: 'Document kinds and test set',
      share: 0.3,
      deliverables: [
        'Schema of fields for each kind, with rules',
        'Labelled test set by kind and sender',
        'Baseline of effort and errors today',
      ],
      after: [],
    },
    {
      name: 'Reading and checking',
      share: 0.45,
      deliverables: [
        'Intake from each channel with malware check',
        'Extraction by kind with calibrated confidence',
        'Rules and master data checks',
      ],
      after: ['Document kinds and test set'],
    },
    {
      name: 'Review and straight-through',
      share: 0.4,
      deliverables: [
        'Review workbench with queues',
        'Thresholds approved by the process owner',
        'Delivery to the target systems',
        'Report of straight-through and error rate',
      ],
      after: ['Reading and checking'],
    },
  ],
  terms: [
    ['Straight-through rate', 'The share of documents that nobody had to touch.'],
    ['Confidence', 'How sure a model is of a value; calibrated where it agrees with the share that turns out right.'],
    ['OCR', 'Optical character recognition: turning the picture of a text into text.'],
    ['Extraction', 'Reading named fields from a document.'],
  ],
}
