import type { Requirement } from '#server/solution/solution.ts'

export type Characteristic = NonNullable<Requirement['characteristic']>

/** Words that say which quality of ISO/IEC 25010:2023 a sentence is about; each pattern that is met counts once. */
export const qualityWords: [Characteristic, RegExp[]][] = [
  [
    'Reliability',
    [
      /\bavailab(?:le|ility) (?:of )?\d|\bavailability\b|\buptime\b|\b24\s?[/x×]\s?7\b|\bround the clock\b/i,
      /\bhigh(?:ly)? availab\w+|\balways on\b|\bno downtime\b/i,
      /\b(?:RPO|RTO|recovery (?:point|time))\b/i,
      /\b(?:failover|disaster|back-?ups?|resilien\w+|fault[- ]toleran\w+|reliab\w+|robust\w*|no single point of failure)\b/i,
      /\bno (?:message|record|event|data)s? (?:may|must|can|shall) be lost\b/i,
    ],
  ],
  [
    'Security',
    [
      /\bencrypt\w*\b/i,
      /\b(?:single sign-on|SSO|MFA|multi-factor|authenticat\w+|authori[sz](?:ation|ed))\b/i,
      /\b(?:role[- ]based|RBAC|least privilege|access control|access must be|segregat\w+)\b/i,
      /\b(?:mask(?:ed|ing)?|pseudonymi\w+|anonymi[sz]\w+|tokeni[sz]\w+|confidential\w*)\b/i,
      /\b(?:audit (?:trail|log)s?|logged|tamper\w*|non-repudiation)\b/i,
      /\b(?:penetration|vulnerabilit\w+|TLS|intrusion|secure(?! file)|security)\b/i,
    ],
  ],
  [
    'Performance efficiency',
    [
      /\b(?:p\d\d|percentile|latency|throughput|response times?)\b/i,
      /\b(?:concurrent|simultaneous)\b/i,
      /\b(?:fast|quick(?:ly)?|performan(?:ce|t)|responsive(?! (?:design|layout|web)))\b/i,
      /\bscale to \d/i,
    ],
  ],
  [
    'Interaction capability',
    [
      /\b(?:WCAG|accessib(?:le|ility)(?! from)|screen readers?|EN 301 549|Section 508)\b/i,
      /\b(?:user[- ]friendly|easy to (?:use|learn)|ease of use|intuitive\w*|usab(?:le|ility))\b/i,
      /\bavailable in (?:English|Welsh|French|German|Polish|\w+ languages)\b|\bmulti-?lingual\b/i,
    ],
  ],
  [
    'Maintainability',
    [
      /\b(?:infrastructure as code|CI\/CD|maintainab\w+|modular\w*|test coverage|automated tests?|testab\w+)\b/i,
      /\b(?:reproducib\w+|(?<!existing )(?:well )?documented|versioned)\b/i,
    ],
  ],
  [
    'Compatibility',
    [
      /\b(?:interoperab\w+|open (?:standards?|formats?)|backwards? compatib\w+|compatible with|FHIR|HL7)\b/i,
      /\b(?:agree with|reconcile with)\b/i,
    ],
  ],
  [
    'Flexibility',
    [
      /\b(?:portab\w+|exit plan|vendor lock-in|configurable|extensib\w+|future[- ]proof|adaptab\w+|new (?:sources?|titles?|regions?) (?:must|should|can) be added)\b/i,
      /\bgrow(?:th)? (?:to|by|of)\b|\bscalab\w+|\belastic(?:ally|ity)?\b(?! ?search| cloud)/i,
    ],
  ],
  ['Safety', [/\b(?:safety|harm(?:s|ed)?|hazards?|fail[- ]safe|clinical risk)\b/i]],
  ['Functional suitability', [/\b(?:accura(?:te|cy)|correctness|grounded)\b/i]],
]
