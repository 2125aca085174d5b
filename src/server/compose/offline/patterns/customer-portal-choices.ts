import type { Choices } from './pattern.ts'

/** What the customer portal pattern decides, risks, costs and delivers. */
export const customerPortalChoices: Choices = {
  decisions: [
    {
      title: 'Records stay in the systems that own them',
      context:
        'The portal needs records of {sources}. It can copy them, read them at the moment they are shown, or take over owning them.',
      options: [
        {
          name: 'Read when shown, with a short cache',
          merit: 'What a customer sees is what the organisation sees, and there is no second truth.',
          drawback: 'Pages depend on the systems behind; each needs a limit of time and a fallback.',
        },
        {
          name: 'Copy every night',
          merit: 'Quick pages that depend on nothing.',
          drawback: 'A payment made today shows tomorrow, and people call.',
        },
        {
          name: 'Move the records into the portal',
          merit: 'One store.',
          drawback: 'Becomes the replacement of each system behind, which nobody asked for.',
        },
      ],
      outcome:
        '{domain-services} reads from the owners through {api-gateway}; {operational-store} keeps only what begins in the portal.',
      consequences: 'Each system behind gets a limit of time, a cache rule and a sentence for when it is missing.',
      answers: /\b(?:view|see|show|statements?|bills?|balances?|records?|systems?|history|integrat\w+)\b/i,
      needs: 'domain-services',
    },
    {
      title: 'Pages rendered on the server, interactive where it helps',
      context: 'Pages can be rendered on the server, in the browser, or bought as a portal product.',
      options: [
        {
          name: 'Rendered on the server, enhanced in the browser',
          merit: 'Quick on old telephones, readable for assistive technology, and works while scripts still load.',
          drawback: 'Two places in which code runs.',
        },
        {
          name: 'Single-page application',
          merit: 'Feels like an application once it is loaded.',
          drawback: 'First page is slow on weak devices, and accessibility has to be rebuilt by hand.',
        },
        {
          name: 'Portal product',
          merit: 'Accounts, pages and forms are there on the first day.',
          drawback: 'Journeys bend to the product, and licences grow with visitors.',
        },
      ],
      outcome: '{web-application} renders pages; scripts add to them and are never needed to read or to send.',
      consequences: 'Each journey is tested with a keyboard, a screen reader and scripts switched off.',
      answers: /\b(?:accessib\w+|WCAG|mobile|responsive|browser|devices?|load|pages?|user[- ]friendly)\b/i,
      needs: 'web-application',
    },
  ],
  risks: [
    {
      text: 'Customers do not move to the portal, and calls stay.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Begin with the three most frequent reasons to call, watch where people give up, and let advisers send a link to the very page.',
      owner: 'Service owner',
    },
    {
      text: 'An account is joined to the wrong customer, who then sees another’s data.',
      likelihood: 'low',
      impact: 'high',
      mitigation:
        'Join only on two facts and a code to a known address, show nothing until it is confirmed, and log each join for review.',
      owner: 'Data protection officer',
    },
    {
      text: 'Systems behind are too slow or closed at night for a service around the clock.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Measure each in the first month, agree hours and limits with its owner, and design the page for its absence.',
      owner: 'Integration lead',
    },
  ],
  costs: [
    { item: 'Portal compute', capability: 'web-application', unit: 'environment', period: 'month' },
    { item: 'Edge, cache and attack filter', capability: 'edge', measuredBy: 'throughput', unit: 'environment', period: 'month' },
    { item: 'Service compute', capability: 'domain-services', unit: 'environment', period: 'month' },
    { item: 'Operational database', capability: 'operational-store', unit: 'environment', period: 'month' },
    { item: 'Messages to customers', capability: 'notifications', measuredBy: 'messages', unit: 'service', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Journeys and design',
      share: 0.3,
      deliverables: ['Three journeys tested with customers', 'Design system with accessible components'],
      after: [],
    },
    {
      name: 'Portal and services',
      share: 0.5,
      deliverables: ['Journeys live behind sign-in', 'Each system behind joined with limit and fallback'],
      after: ['Journeys and design'],
    },
    {
      name: 'Accessibility and launch',
      share: 0.2,
      deliverables: ['Accessibility audit with findings closed', 'Launch in steps, with help desk prepared'],
      after: ['Portal and services'],
    },
  ],
  terms: [['Journey', 'What a customer does from the first page to the outcome.']],
}
