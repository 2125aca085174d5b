import type { Recording } from './recording.ts'

/** Invoices of a city's suppliers: matching, coding, archive. */
export const supplierInvoices: Recording = {
  brief: 'supplier-e-invoices',
  documentType: 'hld',
  asked: '0690ade9b93a',
  labels: [
    { segment: 'S2', kind: 'given', measures: [['64 %', 'on paper or as PDF', 'exactly']] },
    {
      segment: 'S3',
      kind: 'rule',
      force: 'must',
      systems: [['Peppol', 'source']],
      dates: [['1 January 2028', 'all have to arrive by Peppol', 'deadline']],
    },
    { segment: 'S5', kind: 'need', force: 'must', verb: 'receive', object: 'invoices', systems: [['Peppol network', 'source']] },
    { segment: 'S6', kind: 'given', says: 'no' },
    { segment: 'S7', kind: 'need', force: 'must', actor: 'contractor', verb: 'propose', people: [['contractor', false]] },
    { segment: 'S8', kind: 'given', systems: [['SAP S/4HANA', 'source']] },
    { segment: 'S9', kind: 'rule', force: 'must', verb: 'book', object: 'invoice', systems: [['SAP', 'sink']] },
    { segment: 'S12', kind: 'rule', force: 'must', actor: 'buyer', verb: 'decide', people: [['buyer', true]] },
    { segment: 'S13', kind: 'rule', says: 'no', force: 'must', object: 'tolerance in quantity' },
    {
      segment: 'S16',
      kind: 'need',
      force: 'must',
      verb: 'show',
      people: [
        ["treasurer's office", true],
        ['supplier', false],
      ],
    },
    { segment: 'S17', kind: 'rule', force: 'must', verb: 'keep', measures: [['10 years', 'kept', 'at-least']] },
    {
      segment: 'S18',
      kind: 'need',
      force: 'must',
      verb: 'deliver',
      object: 'PDF with an index file',
      systems: [['scanning service of bpost', 'source']],
      dates: [['31/12/2027', 'paper continues', 'end']],
    },
    { segment: 'S21', kind: 'residency', force: 'must' },
    { segment: 'S23', kind: 'rule', force: 'must', people: [['suppliers', false]] },
    {
      segment: 'S29',
      kind: 'money',
      says: 'no',
      measures: [
        ['310.000 EUR', 'Ceiling', 'at-most'],
        ['4 years', 'over', 'exactly'],
        ['0,55 EUR', 'running cost', 'at-most'],
      ],
    },
  ],
  assemble: {
    // Code holds on to these as rules; they bound the work and its price, and no part answers them.
    agreed: ['S29'],
    picks: [
      {
        card: 'reconciliation',
        answers: {
          S4: 'each invoice line is brought to its order line and its receipt; where number, price and quantity agree within the tolerance it is matched without hands, and the share and the days until payment are counted each week',
          S11: 'the price of each line is compared with the order: up to 2 % and at most 50 EUR passes, the smaller of the two bounds counts',
          S13: 'a quantity that differs from the receipt stops the line whatever its price, and shows both quantities side by side',
          S8: 'orders and receipts are read from SAP each hour, so that an invoice finds its order line on the day it arrives',
        },
      },
      {
        card: 'message-mediator',
        answers: {
          S5: 'the access point hands over each BIS Billing 3.0 message; it is validated against the schema of the network, confirmed to the sender and turned into one form for matching',
          S6: 'the point of access is rented as a service until the city wants one of its own',
          S7: 'a certified access point is rented as a service, named in the offer with its certificate, and swapped without a change behind the mediator',
          S3: 'from that day the intake of PDF and paper is switched off, and a supplier who still sends them gets a message how to register for Peppol',
        },
      },
      {
        card: 'document-extraction',
        answers: {
          S2: 'PDF and scans are read into the same form as Peppol messages, each field with its confidence; a doubtful field is shown beside the page to a clerk',
          S22: 'reading runs on the own server with a fixed model, so that no page and no correction leaves it or trains anything',
        },
      },
      {
        card: 'file-exchange',
        answers: {
          S18: 'the box of the scanning service is polled over SFTP; each PDF is counted against its line in the index file, and a page that is missing is claimed the same day',
        },
      },
      {
        card: 'approval-flow',
        answers: {
          S10: 'an invoice without order number goes to the work list of the department that the supplier names; it is coded there, and after 2 working days it is escalated to the head',
          S12: 'a difference over the tolerance goes to the buyer of the order, who accepts, asks for a credit note or refuses, with a reason that is kept',
        },
      },
      {
        card: 'duplicates-found',
        answers: {
          S14: 'supplier, number and amount form one key over both ways in; a second invoice with that key is held beside the first before it is matched or booked',
        },
      },
      {
        card: 'proposes-only',
        answers: {
          S15: 'the account on the invoice is compared with the one in SAP and never written; a difference blocks the payment',
        },
      },
      {
        card: 'person-notified',
        answers: {
          S16: "the treasurer's office gets the case with the old and the new account and the telephone number from SAP, and records the call before the block is lifted",
        },
      },
      {
        card: 'write-back',
        answers: {
          S9: 'a matched or coded invoice is posted into SAP through its own interface, the document number comes back, and no ledger is kept anywhere else',
        },
      },
      {
        card: 'archive',
        answers: {
          S17: 'the message or PDF is stored unchanged with its hash on arrival, locked against change for 10 years, and destroyed after them by list',
        },
      },
      {
        card: 'reporting',
        answers: {
          S19: 'matching, coding and payment dates feed the report about terms of payment by department and month',
        },
      },
      {
        card: 'stays-in-place',
        answers: {
          S21: 'all stores, copies and the support of the access point stay in the European Union; the contract and the policy of the hosting refuse others',
        },
      },
      {
        card: 'languages',
        answers: {
          S23: 'screens are in Dutch; each message to a supplier has a Dutch and a French text, chosen by the language kept with the supplier',
        },
      },
      {
        card: 'blackout-calendar',
        answers: { S28: 'releases and changes of rules are refused by the pipeline from 15/12/2027 to 15/01/2028' },
      },
    ],
    open: [],
    flows: [
      ['Peppol', 'message-mediator', 'invoices', null],
      ['scanning service of bpost', 'file-exchange', 'PDF with index file', 'SFTP'],
      ['file-exchange', 'document-extraction', 'scanned invoices', null],
      ['document-extraction', 'reconciliation', 'invoice lines', null],
      ['message-mediator', 'reconciliation', 'invoice lines', null],
      ['SAP S/4HANA', 'reconciliation', 'orders and receipts', null],
      ['reconciliation', 'approval-flow', 'differences', null],
      ['approval-flow', 'write-back', 'coded invoices', null],
      ['reconciliation', 'write-back', 'matched invoices', null],
      ['write-back', 'SAP S/4HANA', 'postings', null],
      ['approval-flow', 'buyer', 'differences to decide', null],
      ['message-mediator', 'archive', 'invoices as received', null],
      ['document-extraction', 'archive', 'PDF as received', null],
      ['reconciliation', 'reporting', 'payment dates', null],
    ],
  },
  argue: {
    decisions: [
      {
        tension: 'automatic-approval',
        title: 'Matching without hands against a person’s decision',
        context:
          'At least 70 % of the invoices are to be matched without hands, today 22 % are; over the tolerance the buyer decides, and no quantity may differ.',
        options: [
          {
            name: 'Match by rule within the tolerance, everything else to a person',
            merit: 'each match can be explained by price, quantity and order',
            drawback: 'the share depends on how many suppliers give the order number',
          },
          {
            name: 'Guess the missing order by likeness',
            merit: 'a higher share from the first month',
            drawback: 'a wrong guess pays a wrong invoice',
          },
        ],
        outcome: 'Rules match; suppliers who leave out the order number are written to first.',
        consequences:
          'The 70 % are reached only when most suppliers give an order number; the share is counted by supplier from the pilot on.',
        requirements: [],
      },
      {
        tension: 'date-work',
        title: 'All departments before the year closing',
        context:
          'All departments begin on 01/10/2027, and nothing may change from 15/12/2027 to 15/01/2028, while Peppol counts from 1 January 2028.',
        options: [
          {
            name: 'All ways in are live by 01/10/2027',
            merit: 'ten weeks of practice before the closing',
            drawback: 'paper and Peppol run side by side until the end of the year',
          },
          {
            name: 'Peppol goes live in January',
            merit: 'one way in at a time',
            drawback: 'it falls into the closing, in which nothing may change',
          },
        ],
        outcome: 'All ways in are live by 01/10/2027.',
        consequences: 'Paper ends by a date in the calendar, without a release in the closing.',
        requirements: [],
      },
    ],
    risks: [
      {
        text: 'Suppliers leave out the order number, and the share matched without hands stays far below 70 %',
        likelihood: 'high',
        impact: 'high',
        mitigation: 'The 20 suppliers of the test are counted by share; who leaves the number out is written to before 01/10/2027',
        owner: 'Head of accounts',
      },
      {
        text: 'A changed bank account reaches SAP by another way than the invoice',
        likelihood: 'medium',
        impact: 'high',
        mitigation: "Changes of account in SAP are listed to the treasurer's office each day",
        owner: 'Treasurer',
      },
      {
        text: 'The running cost of the access point and the scans passes 0,55 EUR per invoice while paper continues',
        likelihood: 'medium',
        impact: 'medium',
        mitigation: 'The price of each way in is reported per invoice and month',
        owner: 'Product owner',
      },
    ],
    questions: [
      {
        text: 'Does the tolerance of 2 % and 50 EUR hold per line or per invoice, and before or after tax?',
        proposal: 'Per line, before tax.',
        owner: 'Head of accounts',
        about: [],
      },
      { text: 'Which interface of SAP may post invoices, and who releases it?', proposal: null, owner: 'SAP team', about: [] },
      {
        text: 'How many invoices come without an order number today, and from which suppliers?',
        proposal: null,
        owner: 'Head of accounts',
        about: [],
      },
      {
        text: 'Who keeps the index of the scans until the end of paper, and what does a missing page cost?',
        proposal: null,
        owner: 'Product owner',
        about: [],
      },
    ],
    walks: [],
  },
}
