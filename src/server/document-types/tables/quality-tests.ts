import type { Requirement } from '#server/solution/solution.ts'

/** `where` names the parts that answer for the quality, `place` the environment that tests run in. */
type Setting = { where: string; place: string }
type QualityTest = {
  words: RegExp
  /** What happens to the system. */
  stimulus: (setting: Setting) => string
  /** How it is shown that the measure is met. */
  verification: (setting: Setting) => string
}

const tests: QualityTest[] = [
  {
    words: /\bagrees? with\b|reconcil/i,
    stimulus: ({ where }) => `The same figure is drawn from ${where} and from its source`,
    verification: () => 'Both figures are compared over a full period, and every difference is explained',
  },
  {
    words: /recovery (time|point)|\bRTO\b|\bRPO\b|disaster|data loss|restor/i,
    stimulus: ({ where }) => `The site that runs ${where} is lost`,
    verification: ({ place }) => `Restore exercise in ${place}, timed, with the last record compared`,
  },
  {
    words: /availability|uptime|\bSLA\b|highly available|available .{0,14}\d/i,
    stimulus: ({ where }) => `A node under ${where} fails in working hours`,
    verification: () => 'A probe from outside, reported each month; one failover exercise before go-live',
  },
  {
    words: /accessib|wcag|screen reader|keyboard/i,
    stimulus: ({ where }) => `A person uses ${where} with a keyboard and a screen reader`,
    verification: () => 'Automated scan of every page, then a manual test with assistive technology',
  },
  {
    words: /encrypt|\bTLS\b|\bkeys?\b/i,
    stimulus: ({ where }) => `Somebody listens on a connection of ${where}, or gets hold of a disk`,
    verification: () => 'Configuration scan of every store and connection; penetration test before go-live',
  },
  {
    words: /role|single sign-on|\bSSO\b|\bMFA\b|multi-factor|access control|authoris|permission|least privilege/i,
    stimulus: ({ where }) => `Somebody without the role asks ${where} for a record`,
    verification: ({ place }) => `Access tests for each role in ${place}, allowed and refused`,
  },
  {
    words: /reproduc|rebuil[dt]/i,
    stimulus: ({ where }) => `An old version has to be built again from what ${where} keeps`,
    verification: ({ place }) => `A past version is built again in ${place} and its results are compared`,
  },
  {
    words: /\bmigrat/i,
    stimulus: ({ where }) => `The existing records are moved into ${where}`,
    verification: ({ place }) => `A rehearsal in ${place}: counts and totals of source and target are compared for every load`,
  },
  {
    words: /\b(audit|logged|log of|traceab|lineage)/i,
    stimulus: ({ where }) => `An auditor asks how a record in ${where} came about and who saw it`,
    verification: () => 'A sample of records and reads is traced from end to end with the auditor',
  },
  {
    words: /\bmask|pseudonym|anonym/i,
    stimulus: ({ where }) => `A record with personal details reaches ${where}`,
    verification: ({ place }) => `Planted personal details are sent through ${place}, and what is kept is searched for them`,
  },
  {
    words: /\b(languages|English|Welsh|translat\w*)\b/i,
    stimulus: ({ where }) => `People use ${where} in each of the stated languages`,
    verification: () => 'A speaker of each language judges a sample',
  },
  {
    words: /consent|GDPR|data protection|subject access|erasure|privacy/i,
    stimulus: ({ where }) => `A person asks what is held about them in ${where}, or withdraws consent`,
    verification: ({ place }) =>
      `Requests of each kind are run in ${place} on invented people; the data protection officer reviews`,
  },
  {
    words: /retain|retention|deleted?|deletion|erase/i,
    stimulus: ({ where }) => `A record in ${where} reaches the end of its period`,
    verification: ({ place }) => `Back-dated records are put into ${place} and their deletion is checked`,
  },
  {
    words: /accura|precision|recall|false positive|grounded|hallucinat|error rate|at least \d+ ?% of/i,
    stimulus: ({ where }) => `Cases with a known answer are put to ${where}`,
    verification: () => 'Evaluation on cases held back from training, repeated before each release',
  },
  {
    words: /fresh|older than|stale|lag|within .* of (the )?(event|change|registration)|refreshed|up to date|by \d\d:\d\d|reach/i,
    stimulus: ({ where }) => `A record changes in its source, and the change has to reach ${where}`,
    verification: ({ place }) => `Time stamps at source and at the reader are compared in ${place} for a full day`,
  },
  {
    words:
      /response time|respond|latency|seconds?|milliseconds?|\bp9\d\b|load (in|within)|pages?|concurrent|users|peak|per (second|hour|day)|throughput|volume|\b[GT]B\b/i,
    stimulus: ({ where }) => `The stated load arrives at ${where}`,
    verification: ({ place }) => `Load test in ${place} with the stated volumes, slowest answers reported`,
  },
  {
    words: /United Kingdom|\bUK\b|region|residen|European|\bEU\b|cross-border/i,
    stimulus: () => 'Somebody sets up a resource or a copy in another country',
    verification: () => 'A policy that refuses other regions, and a monthly list of every resource with its region',
  },
  {
    words: /infrastructure as code|pipeline|CI\/CD|deploy|release|document|maintain|tests? cover/i,
    stimulus: ({ where }) => `A change to ${where} is ready for release`,
    verification: () => 'The records of the release pipeline, and one environment rebuilt from code',
  },
  {
    words: /scal|grow|extend|new (source|channel|model)|portab|lock-in|cloud-agnostic/i,
    stimulus: ({ where }) => `A source or a class of users is added to ${where}`,
    verification: ({ place }) => `One addition is made in ${place} and the changed parts are counted`,
  },
]

const byCharacteristic: Partial<Record<NonNullable<Requirement['characteristic']>, QualityTest['words']>> = {
  Reliability: /availability/,
  Security: /role/,
  'Performance efficiency': /latency/,
  Maintainability: /release/,
  Flexibility: /grow/,
  'Interaction capability': /keyboard/,
}

const general: Omit<QualityTest, 'words'> = {
  stimulus: ({ where }) => `A case that the requirement describes arises in ${where}`,
  verification: ({ where, place }) => `Acceptance test of ${where} in ${place}`,
}

const rule: Omit<QualityTest, 'words'> = {
  stimulus: () => 'Somebody plans to work otherwise',
  verification: () => 'Review of design and built system by whoever set the constraint',
}

function testFor(requirement: Requirement): Omit<QualityTest, 'words'> {
  const subjects = requirement.measures.map(({ subject }) => subject).join(' ')
  const words = byCharacteristic[requirement.characteristic ?? 'Safety']
  return (
    tests.find((test) => test.words.test(subjects)) ??
    tests.find((test) => test.words.test(requirement.text)) ??
    tests.find((test) => words && test.words.source.includes(words.source)) ??
    (requirement.kind === 'constraint' ? rule : general)
  )
}

/** How a requirement is put to the test: a function by the runs it takes part in, everything else by what it measures. */
export function planTest(requirement: Requirement, setting: Setting & { runs: string[] }) {
  const isPlain = requirement.kind === 'functional' && requirement.measures.length === 0
  const { stimulus, verification } = isPlain ? general : testFor(requirement)
  return {
    stimulus: stimulus(setting),
    verification:
      isPlain && setting.runs.length > 0
        ? `${setting.runs.join(' and ')} played through in ${setting.place}, failure included`
        : verification(setting),
  }
}
