/** A brief of one page, as short as first drafts in practice. */
export const sampleBrief = {
  documentType: 'hld',
  client: 'aldgate',
  projectName: 'Claims Lakehouse',
  requirements: {
    businessObjective:
      'The objective is to bring claims, policy and payment data into one governed platform, so that fraud losses fall by 20% in the first year.',
    constraints: 'The solution must run in the UK South region of Microsoft Azure.',
    timeline: 'Start on 4 January 2027, live by 30 September 2027.',
    budget: '£420,000 for design and build.',
    technicalRequirements: 'Every claim event from the claims system must reach the platform within 30 seconds.',
  },
} as const
