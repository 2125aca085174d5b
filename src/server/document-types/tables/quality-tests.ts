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

const underLoad: QualityTest = {
  words:
    /response time|respond|latency|seconds?|milliseconds?|\bp9\d\b|load (in|within)|pages?|concurrent|users|peak|per (second|hour|day)|throughput|volume|\b[GT]B\b/i,
  stimulus: ({ where }) => `The stated load arrives at ${where}`,
  verification: ({ place }) => `Load test in ${place} with the stated volumes, slowest answers reported`,
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
    words: /log retention/,
    stimulus: ({ where }) => `An auditor asks who saw a record, and an entry of ${where} reaches the end of its period`,
    verification: ({ place }) =>
      `Looks at planted records are found in the log of ${place} with person and time; nobody can alter an entry, and only back-dated ones past their period go`,
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
  underLoad,
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

/** Measures that a running system can be put to; money, people and days of work are not among them. */
const inOperation =
  /availab|recovery|response time|freshness|batch window|concurrent users|throughput|data volume|accuracy|utilisation|retention|deletion|hours of service/

/** True for what binds the work or the money rather than the system, so that no run of the system shows that it is kept. */
export const isOfWork = ({ kind, measures, text }: Requirement) =>
  kind === 'constraint' &&
  !measures.some(({ subject }) => inOperation.test(subject)) &&
  reviews.some(({ words }) => words.test(text))

/** How constraints on the work are checked: in papers, by who answers for them. */
const reviews: QualityTest[] = [
  {
    words: /\b(?:contracts?|suppliers?|vendors?|procure\w*|purchas\w+|tender\w*|licen[cs]es?|framework agreements?)\b/i,
    stimulus: () => 'Something has to be bought or licensed',
    verification: () => 'Review of every contract and purchase before it is signed, with the approval that it needs on file',
  },
  {
    words: /\b(?:budget|costs?|spend\w*|price|CAPEX|OPEX)\b|[£€$]\s?\d/i,
    stimulus: () => 'A month’s costs come in, or the plan is changed',
    verification: () => 'Cost report against the budget each month, spent and still to come, read by the steering group',
  },
  {
    words:
      /\bgo[- ]?live\b|\bdeadline\b|\b(?:no later than|not later than|before|by|until) (?:the )?(?:end of |\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|Q[1-4])/i,
    stimulus: () => 'The plan is changed, or a milestone slips',
    verification: () => 'Review of the plan against the day, at each meeting of the steering group',
  },
  {
    words:
      /\b(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|few|small)\b[^.;]{0,40}\b(?:people|persons|staff|FTE|team|(?:\w+ )?(?:engineers?|developers?|analysts?|experts?|administrators?)|colleagues)\b|\b(?:works council|redundanc\w+|headcount)\b/i,
    stimulus: () => 'The plan asks for more people or hours than there are',
    verification: () => 'Review of the plan: the people and hours that it asks for, held against those who are there',
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
  if (isOfWork(requirement)) return reviews.find((review) => review.words.test(requirement.text)) ?? rule
  const fitting =
    requirement.kind === 'constraint' && !inOperation.test(subjects) ? tests.filter((test) => test !== underLoad) : tests
  const words = byCharacteristic[requirement.characteristic ?? 'Safety']
  return (
    fitting.find((test) => test.words.test(subjects)) ??
    fitting.find((test) => test.words.test(requirement.text)) ??
    fitting.find((test) => words && test.words.source.includes(words.source)) ??
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
