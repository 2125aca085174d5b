const sample = {
  documentType: 'hld',
  client: 'aldgate',
  projectName: 'Claims Lakehouse',
  requirements: {
    businessObjective:
      'The objective is to bring claims, policy and payment data into one governed platform, so that fraud losses fall by 20% in the first year.',
    constraints: 'The solution must run in the UK South region of Microsoft Azure.',
    timeline: 'Start on 4 January 2027, live by 30 September 2027.',
    budget: '£420,000 for design and build.',
  },
} as const

const sampleRequirements = [
  'Claims managers must see open claims and reserves in one dashboard.',
  'Claims data must be retained for 7 years after closure.',
  'Availability of the platform must be at least 99.9% measured monthly.',
  'All personal data must be encrypted at rest and in transit.',
]

const sampleBrief = (sentence: string) => ({
  ...sample,
  requirements: { ...sample.requirements, technicalRequirements: [sentence, ...sampleRequirements].join('\n') },
})

/** Two briefs of one project, a sentence apart; the landing page shows what that sentence changes in the design. */
export const sampleBriefs = {
  before: sampleBrief('New claims must be loaded from the claims system every night, within 4 hours.'),
  after: sampleBrief('Every claim event from the claims system must reach the platform within 30 seconds.'),
}
