/** Characters; `list`: rows. Without a schema, so that the landing page can import them at build time. */
export const enquiryLimits = { name: 200, email: 254, organisation: 200, message: 4000, list: 100 } as const

export const enquiryStates = ['new', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]
