import type { EnquiryState } from '#shared/enquiry-limits.ts'

export const stateNames: Record<EnquiryState, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }
