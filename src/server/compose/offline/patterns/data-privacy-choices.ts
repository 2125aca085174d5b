import type { Choices } from './pattern.ts'

/** What the privacy pattern decides, risks, costs and delivers. */
export const dataPrivacyChoices: Choices = {
  decisions: [
    {
      title: 'Carry requests to every store by machine, with proof',
      context:
        'A person’s data lies in many stores, streams and backups, and the answer is due within one month (UK GDPR, article 12(3)).',
      options: [
        {
          name: 'Orchestrated deletion in each store, and destruction of the person’s key for what cannot be rewritten',
          merit: 'Complete within days, counted store by store, and backups need not be opened.',
          drawback:
            'Each store needs a small adapter, and personal fields in streams and backups must be encrypted by person from the start.',
        },
        {
          name: 'Tickets to each system’s team',
          merit: 'Can begin tomorrow, with people who know their system.',
          drawback: 'Forgotten systems, no proof, and cost that grows with each request.',
        },
        {
          name: 'Key destruction alone',
          merit: 'One step erases everywhere.',
          drawback: 'Only reaches data encrypted by person, which systems that were bought cannot do.',
        },
        {
          name: 'Anonymise in place',
          merit: 'Totals stay right.',
          drawback: 'Free text and rare combinations still point to the person.',
        },
      ],
      outcome:
        '{erasure-orchestration} asks each store that the inventory names; the person’s key in {pseudonymisation} is destroyed.',
      consequences: 'A store that is not in the inventory may not hold personal data; a new store is released with its adapter.',
      answers: /\b(?:eras\w+|delet\w+|forgotten|subject|requests?|DSARs?|GDPR|CCPA|backup\w*)\b/i,
      needs: 'erasure-orchestration',
    },
    {
      title: 'Pseudonymise on the way in, with keys in a vault',
      context: 'Analysts and models need to tell people apart, hardly ever to know who they are.',
      options: [
        {
          name: 'Random tokens from a vault, different by purpose',
          merit: 'No way back without the vault, which logs each use; purposes cannot be joined behind people’s backs.',
          drawback: 'The vault stands in the path of every load and must not fail.',
        },
        {
          name: 'Keyed hash of the identifier',
          merit: 'Fast, and needs no look-up.',
          drawback: 'One leaked key reveals everyone, and erasing one person is not possible.',
        },
        {
          name: 'Masking when data is read',
          merit: 'Nothing changes in storage.',
          drawback: 'The identifiers are still there for whoever reads the files or a backup.',
        },
      ],
      outcome:
        'Direct identifiers are replaced before data lands, and the way back is kept in {pseudonymisation}; only named roles may go it, with a reason.',
      consequences: 'Pseudonymised data is still personal data (UK GDPR, recital 26): rights and periods go on to apply to it.',
      answers: /\b(?:pseudonym\w+|anonym\w+|token\w*|mask\w*|identif\w+|personal data|analys\w+)\b/i,
      needs: 'pseudonymisation',
    },
    {
      title: 'One register answers whether a purpose is allowed',
      context: 'Consent is collected in several channels and used in several systems.',
      options: [
        {
          name: 'One register, asked at the time of use and published as events',
          merit: 'A withdrawal takes effect everywhere, and what was agreed to can be shown, wording included.',
          drawback: 'Each consumer must ask or follow the events.',
        },
        {
          name: 'A flag copied into each system',
          merit: 'No call at the time of use.',
          drawback: 'Copies differ within weeks.',
        },
        {
          name: 'The banner tool’s own record alone',
          merit: 'Comes with the website.',
          drawback: 'Knows browsers rather than people, and nothing of what is said on paper or in person.',
        },
      ],
      outcome:
        'The register in {consent-register} is the only source; systems keep a short-lived copy and refuse when it is too old.',
      consequences:
        'Purposes get names that lawyers, engineers and users of the data share; a new purpose needs its wording first.',
      answers: /\b(?:consent\w*|purposes?|withdraw\w*|opt\w*|preferences?|marketing)\b/i,
      needs: 'consent-register',
    },
  ],
  risks: [
    {
      text: 'A store with personal data is not in the inventory, and erasure misses it.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Scan for personal data each month, block releases of unlisted stores, and test with planted persons whose erasure is then searched for.',
      owner: 'Data protection officer',
    },
    {
      text: 'A wrong retention rule erases records that the law asks to keep.',
      likelihood: 'low',
      impact: 'high',
      mitigation:
        'Two people approve a rule, a dry run counts what it would erase, and a run far above the usual count stops by itself.',
      owner: 'Records manager',
    },
    {
      text: 'Somebody obtains another person’s data by a false request.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Prove identity through the account or a second factor, deliver through the portal only, and log each disclosure.',
      owner: 'Security lead',
    },
    {
      text: 'Keys are destroyed or lost by mistake, and data of many people becomes unreadable.',
      likelihood: 'low',
      impact: 'high',
      mitigation:
        'Keep destroyed keys recoverable for a short, stated time under two-person control, and rehearse the restore of the vault.',
      owner: 'Security lead',
    },
  ],
  costs: [
    { item: 'Request handling', capability: 'erasure-orchestration', measuredBy: 'requests', unit: 'request', period: 'month' },
    { item: 'Store adapters', capability: 'erasure-orchestration', measuredBy: 'systems', unit: 'store', period: 'once' },
    { item: 'Consent and request register', capability: 'consent-register', unit: 'environment', period: 'month' },
    {
      item: 'Pseudonym vault and keys',
      capability: 'pseudonymisation',
      measuredBy: 'customers',
      unit: 'person on record',
      period: 'month',
    },
  ],
  workstreams: [
    {
      name: 'Personal data inventory',
      share: 0.25,
      deliverables: ['Stores, keys, purposes and periods, confirmed by owners', 'Data protection impact assessment'],
      after: [],
    },
    {
      name: 'Consent and pseudonyms',
      share: 0.35,
      deliverables: ['Register with purposes and wordings', 'Vault in the path of the first loads'],
      after: ['Personal data inventory'],
    },
    {
      name: 'Requests and retention',
      share: 0.4,
      deliverables: ['Adapters of all stores', 'Erasure test with planted persons', 'Retention runs, first as dry runs'],
      after: ['Personal data inventory'],
    },
  ],
  terms: [
    ['Data subject', 'The person whom data is about.'],
    ['Pseudonymisation', 'Replacing what names a person by a token, with the way back kept apart.'],
    ['Purpose', 'What data is used for; consent and lawful basis hold for one purpose each.'],
    ['Legal hold', 'A duty to keep data that would otherwise be erased.'],
    ['Crypto-shredding', 'Erasing data by destroying the key it is encrypted with.'],
  ],
}
