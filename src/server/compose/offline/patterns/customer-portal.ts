import { customerPortalChoices } from './customer-portal-choices.ts'
import type { Pattern } from './pattern.ts'

export const customerPortal: Pattern = {
  id: 'customer-portal',
  name: 'Customer portal',
  noun: 'portal',
  approach:
    'People see what concerns them and do by themselves what they would otherwise call for; the portal shows records of the systems that own them, keeps only what begins in it, and works on any device and with assistive technology.',
  calledBy: [
    {
      words:
        /\b(?:customer|client|citizen|resident|patient|member|supplier|broker|agent|tenant|student|employee|self[- ]service|web) portals?\b/i,
      weight: 6,
    },
    { words: /(?<!developer )\bportals?\b/i, weight: 3 },
    {
      words:
        /\b(?:online accounts?|online services?|digital services?|e-?commerce|web ?shop|new website|rebuild (?:of )?(?:the|our) website)\b/i,
      weight: 4,
    },
    {
      words:
        /\b(?:view|see|pay|download|manage|track|change) (?:their|his or her) (?:\w+ ){0,2}(?:bills?|invoices?|statements?|orders?|polic(?:y|ies)|appointments?|details|accounts?|claims?|documents?|contracts?)\b/i,
      weight: 4,
    },
    { words: /\bself[- ](?:service|serve)\b/i, weight: 2 },
    { words: /\b(?:WCAG|accessibility|responsive|browser)\b/i, weight: 1 },
  ],
  elements: [
    {
      capability: 'web-application',
      responsibility:
        'Gives customers their pages on any device, tells plainly what happens next, and keeps a half-filled form until they return.',
    },
    {
      capability: 'domain-services',
      responsibility:
        'Carry out what customers ask for: check it, keep it until the system that owns the record has taken it, and tell the outcome.',
    },
    {
      capability: 'operational-store',
      responsibility:
        'Keeps requests, drafts, consents and preferences that begin in the portal; other records stay where they are owned.',
    },
    { capability: 'api-gateway' },
    { capability: 'edge' },
    { capability: 'notifications', optional: true },
    { capability: 'content-management', optional: true },
    { capability: 'search-service', optional: true },
  ],
  relations: [
    { from: 'edge', to: 'web-application', label: 'Passes on requests that are clean', technology: 'HTTPS', synchronous: true },
    {
      from: 'web-application',
      to: 'api-gateway',
      label: 'Calls the published interfaces for its user',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
    {
      from: 'domain-services',
      to: 'operational-store',
      label: 'Keeps requests, drafts and preferences',
      technology: 'SQL over TLS',
      synchronous: true,
    },
    {
      from: 'domain-services',
      to: 'notifications',
      label: 'Has customers told of each step',
      technology: 'HTTPS, JSON',
      synchronous: false,
      unless: 'event-broker',
    },
    {
      from: 'content-management',
      to: 'web-application',
      label: 'Supplies published pages and help texts',
      technology: 'HTTPS, JSON',
      synchronous: true,
    },
  ],
  dataEntities: [
    {
      name: 'Portal request',
      description: 'What a customer asked for, from the first keystroke to the outcome.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['request_id', 'text', 'Number that the customer is told', 'internal'],
        ['customer_id', 'text', 'Whose it is', 'personal'],
        ['kind', 'text', 'What is asked for', 'internal'],
        ['state', 'text', 'Draft, sent, taken, done or refused with its reason', 'internal'],
        ['owner_reference', 'text', 'Its key in the system that carries it out', 'internal'],
      ],
    },
    {
      name: 'Contact preference',
      description: 'How and in which language a person wants to be told, and what they agreed to.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['customer_id', 'text', 'Whose it is', 'personal'],
        ['channel', 'text', 'E-mail, text, push or letter', 'personal'],
        ['language', 'text', 'In which language', 'personal'],
        ['agreed_at', 'timestamp', 'When they agreed, and to which wording', 'personal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Portal interface',
      provider: 'domain-services',
      consumers: ['web-application', 'api-gateway', 'mobile-application'],
      operations: [
        {
          name: 'Show what concerns me',
          request: 'The customer’s token',
          response:
            'Records of each system with the time they were read; those of a system that did not answer are named as missing',
          errors: [
            'Further proof needed: these records ask for a stronger sign-in',
            'Nothing: the identity is joined to no customer yet',
          ],
        },
        {
          name: 'Send a request',
          request: 'Request, its version and idempotency key',
          response: 'Its number and what happens next; a repeat gets the same number',
          errors: [
            'Invalid: which field, in words that help',
            'Already open: a request of that kind is being worked on',
            'Too late: the deadline has passed',
          ],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A customer sends a request',
      trigger: 'A customer fills in a form and sends it.',
      steps: [
        ['person', 'web-application', 'Fills in the form; it is kept as a draft on the way'],
        ['web-application', 'api-gateway', 'Sends the request with the customer’s token'],
        ['api-gateway', 'domain-services', 'Checks token and quota and passes it on'],
        ['domain-services', 'operational-store', 'Checks the rules, writes the request and gives it a number'],
        ['domain-services', 'notifications', 'Has the customer told what happens next'],
      ],
      failure: {
        when: 'The system that owns the record is down.',
        response:
          'The request is taken and numbered all the same and handed over when the system is back; the page says that the outcome will follow, and the customer is told when it has.',
      },
      shows: /\b(?:submit|send|apply|request|report|book|pay|upload|form|change|update)\w*\b/i,
    },
    {
      name: 'A customer looks something up',
      trigger: 'A signed-in customer opens their overview.',
      steps: [
        ['person', 'web-application', 'Opens the overview'],
        ['web-application', 'api-gateway', 'Asks for what concerns this customer'],
        ['api-gateway', 'domain-services', 'Passes the call on with the customer’s identity'],
        ['domain-services', 'operational-store', 'Reads requests and their state'],
      ],
      failure: {
        when: 'One of several systems behind the page does not answer.',
        response:
          'The page shows the rest at once, names what is missing and offers to send it later; it never shows an empty list as if there were nothing.',
      },
      shows: /\b(?:view|see|look up|track|download|check|statements?|bills?|history|status)\b/i,
    },
  ],
  targets: [
    {
      topic: 'availability',
      proposal: '99.9 % measured monthly, around the clock',
      reason: 'customers use it in the evening and at weekends',
    },
    {
      topic: 'response time',
      proposal: 'largest content of a page within 2.5 seconds for 75 % of visits',
      reason: 'beyond that visitors leave',
      basis: 'web.dev, Core Web Vitals',
    },
    { topic: 'recovery', proposal: 'RPO 5 minutes and RTO 2 hours', reason: 'a request that was confirmed must not be lost' },
    {
      topic: 'retention',
      proposal: 'drafts for 30 days and finished requests for 13 months',
      reason: 'the record itself is kept where it is owned',
    },
    {
      topic: 'volume',
      proposal: 'visits and requests at peak taken from today’s calls and website',
      reason: 'sizes and the size of the help desk follow from them',
    },
  ],
  questions: [
    {
      asks: 'The brief does not say which level of accessibility is needed. Which one?',
      unless: /\b(?:WCAG|EN 301 ?549|Section 508|accessib\w+|Equality Act)\b/i,
      proposal: 'WCAG 2.2 at level AA, tested with people who use assistive technology',
      reason: 'the law asks for it in public services and, since June 2025, of many private ones in the European Union',
      basis: 'European Accessibility Act, Directive (EU) 2019/882',
      owner: 'Product owner',
    },
    {
      asks: 'The brief does not say how a customer proves who they are at the first visit. How are identity and customer record joined?',
      unless:
        /\b(?:identity (?:check|proof\w*|verif\w+)|verif\w+|One Login|one-time|activation (?:code|letter)|sign[- ]?(?:in|up|on)|regist\w+|SSO)\b/i,
      proposal: 'Two facts of the record and a code sent to an address that is already held',
      reason: 'an account joined to the wrong customer shows their data to a stranger',
      owner: 'Data protection officer',
    },
  ],
  ...customerPortalChoices,
}
