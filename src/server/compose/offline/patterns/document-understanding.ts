import { documentUnderstandingChoices } from './document-understanding-choices.ts'
import { documentUnderstandingRelations } from './document-understanding-relations.ts'
import type { Pattern } from './pattern.ts'

export const documentUnderstanding: Pattern = {
  id: 'document-understanding',
  name: 'Document understanding',
  noun: 'document processing platform',
  approach:
    'Documents are sorted and read by models, each field is checked against rules and master data, sure ones go straight through and doubtful ones to a person, whose corrections make the next version better.',
  calledBy: [
    {
      words: /\b(?:document (?:understanding|processing|extraction|classification|automation|capture)|intelligent document|IDP)\b/i,
      weight: 6,
    },
    { words: /\bstraight[- ]through\b/i, weight: 5 },
    {
      words:
        /\b(?:OCR|optical character|handwrit(?:ten|ing)|scanned|Textract|Form Recognizer|Document Intelligence|Document AI|Tesseract|ABBYY|Kofax|Rossum)\b/i,
      weight: 4,
    },
    {
      words:
        /\b(?:extract|read|capture|classify|key|keyed|index|digiti[sz]e|process)\w*\b[^.\n]{0,60}\b(?:invoices?|letters?|forms?|contracts?|receipts?|statements?|correspondence|delivery notes|bills of lading|medical reports|applications|attachments?|PDFs?|cheques|checks)\b/i,
      weight: 4,
    },
    {
      words: /\b(?:line items?|field[- ]level|confidence (?:score|level|threshold)|mailroom|post room|shared mailbox)\b/i,
      weight: 2,
    },
    { words: /\b(?:invoices?|claim forms?|delivery notes?|remittance|KYC documents?|passports?|payslips?)\b/i, weight: 1 },
  ],
  elements: [
    { capability: 'document-pipeline' },
    { capability: 'document-extraction' },
    {
      capability: 'review-workbench',
      responsibility:
        'Shows each doubtful field beside its place on the page, takes the correction and its reason, and never asks twice for the same value.',
    },
    {
      capability: 'operational-store',
      responsibility: 'Keeps every document’s state, its fields with confidence and correction, and who released it.',
    },
    {
      capability: 'lake',
      responsibility:
        'Keeps each original unchanged, with the pages as read and the corrected fields from which the next model learns.',
    },
    {
      capability: 'language-model',
      optional: true,
      responsibility: 'Reads free wording, such as clauses and letters, into the agreed fields, each with the words it rests on.',
    },
    { capability: 'dashboards', optional: true },
    { capability: 'labelling', optional: true },
    { capability: 'model-lifecycle', optional: true },
    { capability: 'evaluation-service', optional: true },
    { capability: 'api-gateway', optional: true },
  ],
  relations: documentUnderstandingRelations,
  dataEntities: [
    {
      name: 'Document',
      description: 'One document as it came in, with its kind, state and way through.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['document_id', 'text', 'Given on receipt', 'internal'],
        ['fingerprint', 'text', 'By which a document sent twice is recognised', 'internal'],
        ['received_from', 'text', 'Mailbox, scan station, upload or partner', 'personal'],
        ['kind', 'text', 'What it was sorted as, with the confidence', 'internal'],
        ['state', 'text', 'Received, read, in review, released, returned', 'internal'],
        ['went', 'text', 'Straight through, or the rule that sent it to a person', 'internal'],
      ],
    },
    {
      name: 'Extracted field',
      description: 'One value read from a document, traceable to its place on the page.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['document_id', 'text', 'The document it stands in', 'internal'],
        ['field', 'text', 'Name in the agreed schema of this kind', 'internal'],
        ['value', 'text', 'As read, in a normal form', 'personal'],
        ['confidence', 'number', 'Between nought and one, calibrated on the test set', 'internal'],
        ['place', 'structured', 'Page and box', 'internal'],
        ['corrected_to', 'text', 'What a person put in its place, if anybody did', 'personal'],
        ['corrected_by', 'text', 'Who did', 'personal'],
      ],
    },
    {
      name: 'Original document',
      description: 'The file as received, unchanged, with its pages as read.',
      store: 'lake',
      classification: 'personal',
      fields: [
        ['document_id', 'text', 'The document it belongs to', 'internal'],
        ['content', 'bytes', 'The file as received', 'personal'],
        ['pages', 'list of structured', 'Words with their places', 'personal'],
        ['scanned_clean_at', 'timestamp', 'When the check for malware passed', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Document interface',
      provider: 'document-pipeline',
      consumers: ['api-gateway', 'review-workbench', 'workflow'],
      operations: [
        {
          name: 'Hand in a document',
          request: 'File, sender, expected kind if known, and a key by which repeats are recognised',
          response: 'Document id and state',
          errors: [
            'Unreadable: encrypted, damaged or of an unknown format',
            'Infected: refused by the malware check',
            'Duplicate: the id of the first one',
          ],
        },
        {
          name: 'Read its result',
          request: 'Document id',
          response: 'Kind, fields with confidence and place, state',
          errors: ['Not ready: still being read or in review', 'Unknown document'],
        },
        {
          name: 'Release or return',
          request: 'Document id, corrections and reason',
          response: 'New state',
          errors: ['Rule broken: which, and on which field', 'Already released'],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A document goes straight through',
      trigger: 'A document arrives by mail, scan, upload or interface.',
      steps: [
        ['source', 'document-pipeline', 'Delivers the document'],
        ['document-pipeline', 'lake', 'Stores the original once it has passed the malware check'],
        ['document-pipeline', 'document-extraction', 'Has it sorted and its fields read'],
        ['document-pipeline', 'operational-store', 'Keeps the fields, checked against rules and master data'],
        ['document-pipeline', 'event-broker', 'Announces the released document'],
      ],
      failure: {
        when: 'A page cannot be read, a rule is broken, or a field’s confidence lies below the threshold of its kind.',
        response:
          'The document goes to a person with the doubt marked; nothing is guessed, and the sender is asked only where the page itself lacks the value.',
      },
      shows: /\b(?:straight[- ]through|extract\w*|invoices?|classif\w+|read|scann?\w*|arriv\w*|receiv\w*|forms?|letters?)\b/i,
    },
    {
      name: 'A doubtful document is reviewed, and the model learns from it',
      trigger: 'A document waits in the review queue.',
      steps: [
        ['document-pipeline', 'review-workbench', 'Sends the document with the fields in doubt'],
        ['review-workbench', 'lake', 'Fetches the page to show it beside the field'],
        ['person', 'review-workbench', 'Corrects or confirms the field and releases the document'],
        ['review-workbench', 'document-pipeline', 'Returns the correction with who made it'],
        ['lake', 'model-lifecycle', 'Supplies a month of corrections for training'],
      ],
      failure: {
        when: 'The queue grows older than agreed, or two reviewers correct the same field differently.',
        response:
          'Documents near their due date move to the front and the team leader is told; a field with disputed corrections is left out of training until its rule is clear.',
      },
      shows: /\b(?:review\w*|correct\w*|confirm\w*|confidence|human|clerks?|uncertain|doubt\w*|below)\b/i,
    },
  ],
  targets: [
    {
      topic: 'accuracy',
      proposal: '98 % of fields that go straight through are right, measured weekly on a random sample',
      reason:
        'a wrong value that nobody saw costs more than a review; the straight-through rate follows from this, not the other way round',
    },
    {
      topic: 'response time',
      proposal: '95 % of documents read within 2 minutes of their arrival',
      reason: 'longer documents are read page by page, and nobody waits at a screen',
    },
    {
      topic: 'volume',
      proposal: 'documents by kind and month counted from the last twelve months, with the peak day',
      reason: 'prices are by page, and teams are sized by the peak',
    },
    {
      topic: 'retention',
      proposal: 'originals as the client’s records schedule says; page images for training no longer than 12 months',
      reason: 'the period depends on the kind of document and the law of the country',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly in working hours',
      reason: 'mail waits in its box meanwhile and is read afterwards',
    },
    {
      topic: 'recovery',
      proposal: 'RPO 15 minutes and RTO 8 hours',
      reason: 'originals are still in the mailbox or at the scan station',
    },
  ],
  ...documentUnderstandingChoices,
}
